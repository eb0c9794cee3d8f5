//! What decided a night of Death May Die? How far the investigators had come, and how far the Elder One.

use deathmaydie::content::Investigator;
use deathmaydie::{DeathMayDie, Event, Options, State};

use super::{en, es, naming};
use crate::lang::{Lang, spoken};
use crate::speak::{Names, Speak};
use crate::tale::{Course, Feat, Tale, Tally};

impl Tale for DeathMayDie {
    fn course(lang: Lang, names: &Names, options: &Options) -> Course {
        Course {
            title: spoken!(lang, tale::COURSE),
            lines: [0, 1].map(|party| DeathMayDie::party(lang, names, options, party)).into(),
            unit: " %",
            goal: Some(100),
        }
    }

    fn standing(state: &State) -> Vec<i16> {
        state.ways().into()
    }

    fn is_moment(event: &Event) -> bool {
        matches!(
            event,
            Event::RitualBroken
                | Event::StageRevealed { .. }
                | Event::StageDefeated { .. }
                | Event::Eliminated { .. }
                | Event::Sacrificed { .. }
        )
    }

    fn is_routine(event: &Event) -> bool {
        matches!(event, Event::TurnBegan { .. })
    }

    fn feats(lang: Lang, _names: &Names, log: &[(usize, Event)]) -> Vec<Feat> {
        let who = |who: Investigator| naming::who(lang, who).into();
        let killed = Tally::of(log, |event| match *event {
            Event::FoeDied { by: Some(who), .. } => Some((who, 1)),
            _ => None,
        });
        let found = Tally::of(log, |event| match *event {
            Event::Claimed { who, .. } => Some((who, 1)),
            _ => None,
        });
        let mad = Tally::of(log, |event| match *event {
            Event::SanityLost { who, count } => Some((who, u16::from(count))),
            _ => None,
        });
        let enemies = |count| spoken!(lang, tale::enemies(count));
        let cards = |count| spoken!(lang, tale::discoveries(count));
        let sanity = |count| spoken!(lang, tale::sanity(count));
        let feats = [
            killed.feat(lang, spoken!(lang, tale::MOST_SLAIN), who, enemies),
            found.feat(lang, spoken!(lang, tale::MOST_FOUND), who, cards),
            mad.feat(lang, spoken!(lang, tale::MOST_SANITY_LOST), who, sanity),
        ];
        feats.into_iter().flatten().collect()
    }
}
