//! What can be taken back? Freely what nobody has learned anything from, by consent what others have built on, and never
//! what showed a secret or what a clock has done.

use crate::events::Settled;
use crate::seat::{Actor, Seat};

/// What it takes for a seat to take back its last move. `keep` is how many moves would be left.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TakeBack {
    /// Nothing: nobody has learned anything from it.
    Free { keep: usize },
    /// Others have moved since, so the people among them must agree; if `luck` has spoken, bots cannot agree for them.
    Agreed { keep: usize, luck: bool },
    /// There is no such move, a secret has been seen since, a clock has run out, or everything is open because the game is
    /// over.
    Never,
}

/// What it takes for this seat to take back its last move, after these: who made each, how far it is settled, whether it
/// was spared.
pub(crate) fn judge(made: &[(Actor, Settled, bool)], seat: Seat, spares: bool) -> TakeBack {
    let own = |(actor, ..): &(Actor, Settled, bool)| *actor == Actor::Seat(seat);
    let Some(keep) = made.iter().rposition(|it| own(it) && !(spares && it.2)) else {
        return TakeBack::Never;
    };
    let gone = &made[keep..];
    match gone.iter().map(|(_, settled, _)| *settled).max() {
        Some(Settled::BySecret) => TakeBack::Never,
        Some(Settled::Open) if gone.iter().all(own) => TakeBack::Free { keep },
        settled => TakeBack::Agreed { keep, luck: settled >= Some(Settled::ByLuck) },
    }
}
