//! What does Grimoire ask, offer and refuse in English?

use grimoire::cards::row::{Amount, NewElement, NewPower, Step};
use grimoire::cards::{Card, Text};
use grimoire::chapter::Chain;
use grimoire::{Mode, Move, Question, Reason, View};
use table::Seat;

use super::{card, element, victory};
use crate::say;
use crate::sentence::{Piece, Sentence};
use crate::speak::Names;

/// Who is being waited for and for what; or how the game ended.
pub fn prompt(names: &Names, view: &View) -> Sentence {
    if let Some(party) = view.winner {
        return ending(names, view, party);
    }
    let Some(asked) = view.asked else { return "The table is getting ready.".into() };
    match asked.question {
        Question::RevealFlux => {
            reveal(names, asked.seat, view.tome.as_ref().is_some_and(|tome| tome.special))
        }
        Question::PlaySpell => turn(names, asked.seat, view.chain),
        Question::ChooseFor(spell) => names.say(
            asked.seat,
            || aim(spell),
            |name| say!("{name} is choosing a Spell for {}.", card(spell)),
        ),
        Question::SwapTitle => names.say(
            asked.seat,
            || "You may swap the Title Spell with a card from your hand, or leave it.",
            |name| say!("{name} is deciding whether to swap the Title Spell."),
        ),
    }
}

fn reveal(names: &Names, seat: Seat, special: bool) -> Sentence {
    let (yours, other): (_, fn(Piece) -> Sentence) = match special {
        true => ("Turn over a Special Flux: its Element joins the deck.", |name| {
            say!("{name} is turning over the Special Element of the deck.")
        }),
        false => ("Turn over a Flux: its Element joins the deck.", |name| {
            say!("{name} is turning over a Flux to build the deck.")
        }),
    };
    names.say(seat, || yours, other)
}

fn turn(names: &Names, seat: Seat, chain: Chain) -> Sentence {
    let yours = || match chain {
        Chain::NotStarted => "Your turn: play any card. The first Basic Spell starts the Chain.".into(),
        Chain::Active(chained) => {
            say!("Your turn: play any card. {} keeps the Chain.", element(chained))
        }
        Chain::Broken => "Your turn: play any card. The Chain is broken: there is nothing to follow.".into(),
    };
    names.say(seat, yours, |name| say!("It is {name}’s turn to play."))
}

/// What the chosen Spell is chosen for.
fn aim(spell: Card) -> Sentence {
    let name = card(spell);
    let steps = match spell.row().text {
        Text::Effect { steps, .. } => steps,
        Text::Nothing | Text::Property(_) | Text::Constant(_) => &[],
    };
    match steps.first() {
        Some(Step::Silence(_)) => say!("{name}: choose the Spell to silence."),
        Some(Step::Add(_, Amount::Plain(loss))) => {
            say!("{name}: choose the Spell that loses {} Power.", loss.unsigned_abs())
        }
        Some(Step::SetPower(_, NewPower::Exactly(power))) => {
            say!("{name}: choose the Spell whose Power becomes {power}.")
        }
        Some(Step::SetElement(_, NewElement::Exactly(new))) => {
            say!("{name}: choose the Spell that becomes {}.", element(*new))
        }
        Some(Step::Restore(_)) => {
            say!("{name}: choose the Spell that returns to its printed Element and Power.")
        }
        Some(Step::ToHand(_)) => say!("{name}: choose the Spell you take into your hand."),
        Some(
            Step::Add(_, Amount::Each(..))
            | Step::SetPower(_, NewPower::OfPrevious)
            | Step::SetElement(_, NewElement::OfTitle)
            | Step::RestoreTitle
            | Step::TitleElement(_)
            | Step::TitleDiscard
            | Step::MayTitleSwap,
        )
        | None => say!("Choose a Spell for {name}."),
    }
}

fn ending(names: &Names, view: &View, party: u8) -> Sentence {
    let own = view.score(party.into());
    match view.mode {
        Mode::Teams | Mode::Duel => {
            let winners = view.own.members(party.into());
            let other = view.score_against(party.into());
            say!("The game is over, {own} to {other}. {}", victory(names, winners))
        }
        Mode::Survival => {
            let other = |name: Piece| say!("The game is over. {name} wins with {own} points.");
            names.say(Seat(party), || say!("The game is over. You win with {own} points!"), other)
        }
    }
}

/// A move as a button says it.
pub fn move_name(names: &Names, view: &View, mv: Move) -> Sentence {
    match mv {
        Move::Reveal(slot) => say!("Turn over Flux {}", slot + 1),
        Move::Play(spell) => say!("Play {}", card(spell)),
        Move::Swap(spell) => say!("Make {} the Title Spell", card(spell)),
        Move::Decline => "Leave the Title Spell".into(),
        Move::Target(index) => match view.spells.get(usize::from(index)) {
            Some(spell) => names.say(
                spell.player,
                || say!("Choose your own {}", card(spell.card)),
                |name| say!("Choose {name}’s {}", card(spell.card)),
            ),
            None => say!("Choose Spell {}", index + 1),
        },
    }
}

/// Why not, and what instead.
pub fn refusal(names: &Names, reason: Reason) -> Sentence {
    match reason {
        Reason::GameOver => "The game is over. You can look back at it or play again.".into(),
        Reason::NotYourTurn(seat) => {
            say!("It is {}’s turn. Yours will come.", names.seat(seat))
        }
        Reason::NotInHand(spell) => {
            say!("{} is not in your hand. Choose one of your own cards.", card(spell))
        }
        Reason::AnswerFirst(Question::RevealFlux) => "First turn over a face-down Flux.".into(),
        Reason::AnswerFirst(Question::PlaySpell) => {
            "It is time to play: choose a card from your hand.".into()
        }
        Reason::AnswerFirst(Question::ChooseFor(spell)) => {
            say!("First choose a Spell in the Chapter for {}.", card(spell))
        }
        Reason::AnswerFirst(Question::SwapTitle) => {
            "First decide about the Title Spell: swap it, or leave it.".into()
        }
        Reason::NotATarget => "That Spell cannot be chosen. Choose one of those that are marked.".into(),
        Reason::NotASlot => "There is no face-down Flux there. Turn over another one.".into(),
        Reason::WrongSeats { seats } => {
            say!("This mode is not for {seats} players. Teams needs 4, Duel 2, Survival 3 or 4.")
        }
        Reason::UnknownOption => say!("That is not one of the options. Choose one of those offered."),
        Reason::TeamTalkWithoutTeams => {
            "Team talk needs teams: switch it off, or choose the Teams mode.".into()
        }
    }
}
