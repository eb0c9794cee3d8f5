//! What decided a game of Lanterns? Nights won.

use lanterns::{Event, Lanterns, Options, State};
use table::{Game, Seat};

use super::{en, es};
use crate::lang::{Lang, spoken};
use crate::speak::Names;
use crate::tale::{Course, Feat, Tale, Tally};

impl Tale for Lanterns {
    fn course(lang: Lang, names: &Names, options: &Options) -> Course {
        let lines = Seat::all(Lanterns::seats(options)).map(|seat| names.seat(seat).into()).collect();
        Course { title: spoken!(lang, COURSE), lines, unit: "", goal: None }
    }

    fn standing(state: &State) -> Vec<i16> {
        state.seats().map(|seat| i16::from(state.points[seat.index()])).collect()
    }

    fn is_moment(event: &Event) -> bool {
        matches!(event, Event::Scored { .. })
    }

    fn feats(lang: Lang, names: &Names, log: &[(usize, Event)]) -> Vec<Feat> {
        let bright = Tally::of(log, |event| match event {
            Event::Showed { seat, lamp } => Some((*seat, u16::from(lamp.light()))),
            _ => None,
        });
        let what = |light| spoken!(lang, of_light(light));
        let title = spoken!(lang, MOST_LIGHT);
        bright.feat(lang, title, |seat| names.seat(seat).into(), what).into_iter().collect()
    }
}
