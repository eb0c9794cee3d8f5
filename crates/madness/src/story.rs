//! How did a finished game go? Where it was decided.

use table::Seat;

use crate::cards::Monster;
use crate::end::End;
use crate::events::Event;

/// What tipped a game that was lost.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TurningPoint {
    /// The first Monster that got away.
    Escape(Monster),
    /// The first player whose mind gave way.
    Eliminated(Seat),
}

/// The first blow that was never made good; none in a game that was won.
pub fn turning_point<'a>(log: impl IntoIterator<Item = &'a Event>, end: End) -> Option<TurningPoint> {
    let blow = |event: &Event| match *event {
        Event::Escaped { monster } => Some(TurningPoint::Escape(monster)),
        Event::Eliminated { seat } => Some(TurningPoint::Eliminated(seat)),
        _ => None,
    };
    log.into_iter().find_map(blow).filter(|_| end != End::Won)
}
