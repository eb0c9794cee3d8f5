//! What decided a game against the Big Book? The odds, as bots reckon them.

use madness::cards::Card;
use madness::events::Spot;
use madness::{Event, Madness, Options};
use table::Seat;

use super::{en, es};
use crate::lang::{Lang, spoken};
use crate::speak::Names;
use crate::tale::{Course, Feat, Tale, Tally};

impl Tale for Madness {
    const ODDS: bool = true;

    fn course(lang: Lang, _names: &Names, _options: &Options) -> Course {
        Course {
            title: spoken!(lang, tale::COURSE),
            lines: vec![spoken!(lang, tale::ALL).into()],
            unit: " %",
            goal: None,
        }
    }

    fn is_moment(event: &Event) -> bool {
        matches!(event, Event::Vanquished { .. } | Event::Escaped { .. } | Event::Eliminated { .. })
    }

    fn is_routine(event: &Event) -> bool {
        matches!(event, Event::TurnBegan { .. } | Event::MarkerMoved { .. } | Event::ActionsEnded { .. })
    }

    fn feats(lang: Lang, names: &Names, log: &[(usize, Event)]) -> Vec<Feat> {
        let seat = |seat: Seat| names.seat(seat).into();
        let curses = Tally::of(log, |event| match *event {
            Event::CurseDestroyed { seat, .. } => Some((seat, 1)),
            _ => None,
        });
        let cast = Tally::of(log, |event| match *event {
            Event::SpellCast { seat, .. } => Some((seat, 1)),
            _ => None,
        });
        let learned = Tally::of(log, |event| match *event {
            Event::SpellLearned { seat, .. } => Some((seat, 1)),
            _ => None,
        });
        let spells = |count| spoken!(lang, tale::spells(count));
        let broken = |count| spoken!(lang, tale::curses(count));
        let suffered = |count| spoken!(lang, tale::madness(count));
        let feats = [
            curses.feat(lang, spoken!(lang, tale::MOST_CURSES), seat, broken),
            cast.feat(lang, spoken!(lang, tale::MOST_CAST), seat, spells),
            learned.feat(lang, spoken!(lang, tale::MOST_LEARNED), seat, spells),
            taken(log).feat(lang, spoken!(lang, tale::MOST_MADNESS), seat, suffered),
        ];
        feats.into_iter().flatten().collect()
    }
}

/// Who took Madness from the stack, wherever it went.
fn taken(log: &[(usize, Event)]) -> Tally<Seat> {
    Tally::of(log, |event| match *event {
        Event::Moved { card: Some(Card::MADNESS), from: Spot::Stack, to, .. } => match to {
            Spot::Hand(seat) | Spot::Deck(seat) | Spot::Discard(seat) | Spot::Support(seat) => {
                Some((seat, 1))
            }
            Spot::Stack | Spot::Table | Spot::Destroyed | Spot::Box | Spot::Under(_) => None,
        },
        _ => None,
    })
}
