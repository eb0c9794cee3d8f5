//! How do stories speak of what happened, and of what a numbered answer would do? With the names that moves and `given` use.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use crate::content::{
    Action, Counter, Discovery, Elder, Enemy, Episode, Face, Insanity, Investigator, Mythos, Relic, Skill,
    Space, Stage, Token, Unknown, Value,
};
use crate::figures::kind_name;
use crate::frames::{Cue, Frame};
use crate::ids::Kind;
use crate::moves::Move;
use crate::question;
use crate::state::State;

/// The id of everything content lists, by what Rust calls it: `E1Pub` is `e1-pub`.
static NAMES: LazyLock<BTreeMap<String, String>> = LazyLock::new(|| {
    let mut names = BTreeMap::new();
    macro_rules! add {
        ($($content:ident)*) => {
            $(names.extend($content::ALL.into_iter().map(|it| (format!("{it:?}"), it.to_string())));)*
        };
    }
    add!(Action Counter Discovery Elder Enemy Episode Face Insanity Investigator Mythos Relic Skill Space Stage Token Unknown Value);
    names.extend(Kind::ALL.into_iter().map(|kind| (format!("{kind:?}"), kind_name(kind).to_owned())));
    names
});

/// The text of a value with everything in it called by its id. The first word says what it is and stays.
pub fn spelled(thing: impl std::fmt::Debug) -> String {
    let text = format!("{thing:?}");
    let mut said = String::with_capacity(text.len());
    for piece in text.split_inclusive(|it: char| !it.is_alphanumeric() && it != '_') {
        let word = piece.trim_end_matches(|it: char| !it.is_alphanumeric() && it != '_');
        match NAMES.get(word).filter(|_| !said.is_empty()) {
            Some(name) => said.extend([name.as_str(), &piece[word.len()..]]),
            None => said.push_str(piece),
        }
    }
    said
}

/// What `first 2` lets happen first, or what `option 2` would do.
pub fn meaning(state: &State, mv: Move) -> Option<String> {
    let frames = state.stack.frames();
    match (state.stack.top()?, mv) {
        (Frame::Order { left }, Move::First(number)) if (1..=left).contains(&number) => {
            Some(waiting(state, frames[frames.len() - 1 - usize::from(number)]))
        }
        (Frame::Choose { choices, .. }, Move::Option(number)) => {
            let choice = choices.get(usize::from(number).checked_sub(1)?)?;
            Some(spelled(("option", choice.cost, choice.does)))
        }
        _ => None,
    }
}

fn waiting(state: &State, frame: Frame) -> String {
    match frame {
        Frame::Cue(Cue { ability, ctx, .. }) => {
            spelled((question::origin(state, &ctx), state.name(ctx.you), ability.part))
        }
        Frame::Threshold(who) => spelled(("threshold", state.name(who))),
        frame => spelled(frame),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Event;
    use crate::figures::Foe;

    #[test]
    fn what_was_told_is_called_as_moves_call_it() {
        let died = Event::FoeDied { foe: Foe::ELDER, space: Space::E1Pub, by: Some(Investigator::Agatha) };
        assert_eq!(spelled(died), "FoeDied { foe: elder, space: e1-pub, by: Some(agatha) }");
        let left = Event::NobodyLeft { kind: Kind::Ghast };
        assert_eq!(spelled(left), "NobodyLeft { kind: ghast }");
    }
}
