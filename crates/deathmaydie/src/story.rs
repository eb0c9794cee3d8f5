//! How did a finished game go? Where it was decided.

use crate::content::{Investigator, Space};
use crate::end::End;
use crate::events::Event;
use crate::figures::Foe;

/// What decided a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Turning {
    /// Who dealt the Elder One its last Wounds.
    LastBlow { by: Option<Investigator> },
    /// The first investigator who fell.
    Fallen { who: Investigator, space: Space },
    /// It advanced so often.
    TooManySymbols { advances: u8 },
}

/// The blow that decided it, from the log of the game.
pub fn turning<'a>(log: impl IntoIterator<Item = &'a Event>, end: End) -> Option<Turning> {
    let (mut attacker, mut blow, mut fallen, mut advances) = (None, None, None, 0);
    for event in log {
        match *event {
            Event::Attacks { who, target: Foe::ELDER } => attacker = Some(who),
            Event::FoeWounded { foe: Foe::ELDER, .. } => blow = Some(attacker),
            Event::Eliminated { who, space } => fallen = fallen.or(Some((who, space))),
            Event::Advanced { .. } => advances += 1,
            _ => {}
        }
    }
    match end {
        End::Won => blow.map(|by| Turning::LastBlow { by }),
        End::Track => Some(Turning::TooManySymbols { advances }),
        End::TooEarly | End::AllDead => fallen.map(|(who, space)| Turning::Fallen { who, space }),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_last_wound_decides_a_victory_and_the_first_death_a_defeat() {
        let space = Space::ALL[0];
        let log = [
            Event::Attacks { who: Investigator::Mike, target: Foe::ELDER },
            Event::FoeWounded { foe: Foe::ELDER, count: 2, space },
            Event::Eliminated { who: Investigator::Ruth, space },
            Event::Attacks { who: Investigator::Sally, target: Foe::ELDER },
            Event::FoeWounded { foe: Foe::ELDER, count: 3, space },
            Event::Eliminated { who: Investigator::Mike, space },
        ];
        let of = |end| turning(&log, end);
        assert_eq!(of(End::Won), Some(Turning::LastBlow { by: Some(Investigator::Sally) }));
        assert_eq!(of(End::AllDead), Some(Turning::Fallen { who: Investigator::Ruth, space }));
        assert_eq!(of(End::Track), Some(Turning::TooManySymbols { advances: 0 }));
    }
}
