//! Two moments of a story compared: can a viewer tell them apart?

use std::fmt::Debug;

use super::Staged;
use super::story::Story;
use crate::checks::moves_of;
use crate::game::Game;
use crate::seat::{Actor, Seat, Viewer};

/// Whether somebody can tell these moments apart, and by what: everything they see, may do and were told, message by
/// message.
pub(super) fn difference<G: Staged>(one: &Story<G>, other: &Story<G>, viewer: Viewer) -> Option<String> {
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
