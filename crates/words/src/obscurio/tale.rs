//! What decided a game of Obscurio? Cohesion, and who saw what the pictures meant.

use obscurio::{Event, Obscurio, Options, State};
use table::Seat;

use super::{en, es};
use crate::lang::{Lang, spoken};
use crate::speak::Names;
use crate::tale::{Course, Feat, Tale, Tally};

impl Tale for Obscurio {
    fn course(lang: Lang, _names: &Names, _options: &Options) -> Course {
        Course {
            title: spoken!(lang, tale::COURSE),
            lines: vec![spoken!(lang, tale::WIZARDS).into()],
            unit: "",
            goal: None,
        }
    }

    fn standing(state: &State) -> Vec<i16> {
        vec![i16::from(state.light + state.dark)]
    }

    fn is_moment(event: &Event) -> bool {
        matches!(
            event,
            Event::Advanced { .. } | Event::Unmasked { .. } | Event::Innocent { .. } | Event::AccusationBegan
        )
    }

    fn feats(lang: Lang, names: &Names, log: &[(usize, Event)]) -> Vec<Feat> {
        let seat = |seat: Seat| names.seat(seat).into();
        let found = |count| spoken!(lang, tale::exits(count));
        let astray = |count| spoken!(lang, tale::mistakes(count));
        let fingers = |count| spoken!(lang, tale::fingers(count));
        let missed = Tally::of(log, |event| match *event {
            Event::Lost { seat, count } => Some((seat, u16::from(count))),
            _ => None,
        });
        let pointed = Tally::of(log, |event| match *event {
            Event::Pointed { target, .. } => Some((target, 1)),
            _ => None,
        });
        let feats = [
            eyes(log).feat(lang, spoken!(lang, tale::BEST_EYE), seat, found),
            missed.feat(lang, spoken!(lang, tale::MOST_ASTRAY), seat, astray),
            pointed.feat(lang, spoken!(lang, tale::MOST_POINTED_AT), seat, fingers),
        ];
        feats.into_iter().flatten().collect()
    }
}

/// Who stood at the exit when it was shown.
fn eyes(log: &[(usize, Event)]) -> Tally<Seat> {
    let mut tally = Tally::new();
    let mut standing: Vec<(Seat, u8)> = Vec::new();
    for (at, event) in log {
        match *event {
            Event::Placed { seat, door: Some(door), .. } => standing.push((seat, door)),
            Event::ExitWas { door, .. } => {
                let mut right: Vec<Seat> =
                    standing.iter().filter(|(_, at)| *at == door).map(|(seat, _)| *seat).collect();
                right.dedup();
                right.into_iter().for_each(|seat| tally.add(seat, 1, *at));
                standing.clear();
            }
            _ => {}
        }
    }
    tally
}
