//! Moments of a story: kept, returned to, and compared: can a viewer tell them apart?

use std::collections::BTreeMap;
use std::fmt::Debug;

use super::Staged;
use super::story::{Story, viewer};
use crate::checks::moves_of;
use crate::game::Game;
use crate::script::Lines;
use crate::seat::{Actor, Seat, Viewer};

impl<'a, G: Staged> Story<'a, G> {
    /// The same moment, without the others that were saved.
    fn moment(&self) -> Self {
        Story {
            state: self.state.clone(),
            opening: self.opening.clone(),
            moves: self.moves.clone(),
            script: self.script,
            given: self.given.clone(),
            saved: BTreeMap::new(),
            clocks: BTreeMap::new(),
        }
    }

    pub(super) fn save(&mut self, name: &str) -> Result<(), String> {
        let moment = (self.moment(), self.script.lines());
        let new = self.saved.insert(name.to_owned(), moment).is_none();
        if new { Ok(()) } else { Err(format!("{name} is saved already")) }
    }

    fn saved(&self, name: &str) -> Result<&(Story<'a, G>, Lines), String> {
        self.saved.get(name).ok_or_else(|| format!("nothing was saved as {name}"))
    }

    pub(super) fn back_to(&mut self, rest: &str) -> Result<(), String> {
        let name = rest.strip_prefix("to ").ok_or("back to which moment?")?;
        let (moment, lines) = self.saved(name)?;
        let (moment, lines) = (moment.moment(), lines.clone());
        self.go_on_from(moment);
        self.script.restore(lines);
        Ok(())
    }

    /// The same story from its beginning; what is said besides comes last, and so it counts.
    pub(super) fn begin_again(&mut self, rest: &'a str) -> Result<(), String> {
        let more = rest.strip_prefix("again").ok_or("begin again?")?;
        let more = more.strip_prefix(" with ").map(|clauses| vec![clauses]).unwrap_or_default();
        let given: Vec<&str> = self.given.iter().copied().chain(more).collect();
        let (first, begun) = (self.given.clone(), Story::begin(&given)?);
        self.go_on_from(begun);
        self.given = first;
        Ok(())
    }

    fn go_on_from(&mut self, other: Self) {
        let (saved, clocks) = (std::mem::take(&mut self.saved), std::mem::take(&mut self.clocks));
        *self = Story { saved, clocks, ..other };
    }

    pub(super) fn compare(&self, rest: &str, alike: bool) -> Result<(), String> {
        let (names, viewers) = rest.split_once(": ").ok_or("which two, and to whom?")?;
        let (first, second) = names.split_once(' ').ok_or("two moments are compared")?;
        let ((here, _), (there, _)) = (self.saved(first)?, self.saved(second)?);
        for word in viewers.split_whitespace() {
            let found = difference(here, there, viewer(word).ok_or("who is that?")?);
            match found {
                Some(by) if alike => return Err(format!("{word} can tell them apart by {by}")),
                None if !alike => return Err(format!("{word} cannot tell them apart")),
                _ => {}
            }
        }
        Ok(())
    }
}

/// Whether somebody can tell these moments apart, and by what: everything they see, may do and were told, message by
/// message.
fn difference<G: Staged>(one: &Story<G>, other: &Story<G>, viewer: Viewer) -> Option<String> {
    let (here, there) = (&one.state, &other.state);
    parts("the open view", &G::open(here), &G::open(there))
        .or_else(|| parts("the own view", &G::own(here, viewer), &G::own(there, viewer)))
        .or_else(|| parts("who is awaited", &G::awaited(here, viewer), &G::awaited(there, viewer)))
        .or_else(|| parts("what was told", &one.messages(viewer), &other.messages(viewer)))
        .or_else(|| parts("presence", &G::hides_presence(here), &G::hides_presence(there)))
        .or_else(|| {
            let Viewer::Seat(seat) = viewer else { return None };
            let own = |story: &Story<G>| own::<G>(story, seat);
            parts("what can be done", &own(one), &own(other))
        })
}

type Own<G> = (Vec<<G as Game>::Move>, Option<<G as Game>::Move>, u64, String, String);

fn own<G: Staged>(story: &Story<G>, seat: Seat) -> Own<G> {
    let (state, actor) = (&story.state, Actor::Seat(seat));
    let talk = format!("{:?}", G::talk(state, seat));
    // How many moves would be left is a number nobody is given.
    let back = format!("{:?}", story.take_back(seat)).split(' ').next().unwrap_or_default().to_owned();
    (moves_of::<G>(state, actor), G::whichever(state, actor), G::question(state, seat), talk, back)
}

fn parts<T: PartialEq + Debug>(what: &str, one: &T, other: &T) -> Option<String> {
    (one != other).then(|| format!("{what}:\n    {one:?}\n    {other:?}"))
}
