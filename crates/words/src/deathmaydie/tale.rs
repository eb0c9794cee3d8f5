//! What decided a night of Death May Die? How far the investigators had come, and how far the Elder One.

use deathmaydie::content::Investigator;
use deathmaydie::{DeathMayDie, Event, Options, State};

use super::naming;
use crate::Lang;
use crate::speak::{Names, Speak};
use crate::tale::{Course, Feat, Tale, Tally, times};

impl Tale for DeathMayDie {
    fn course(lang: Lang, names: &Names, options: &Options) -> Course {
        Course {
            title: lang.pick("Cuánto camino lleva hecho cada bando", "How far each side has come"),
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
        let enemies = |count| times(count, lang.pick("enemigo", "enemy"), lang.pick("enemigos", "enemies"));
        let cards =
            |count| times(count, lang.pick("hallazgo", "discovery"), lang.pick("hallazgos", "discoveries"));
        let sanity =
            |count| times(count, lang.pick("de cordura", "Sanity"), lang.pick("de cordura", "Sanity"));
        let feats = [
            killed.feat(lang, lang.pick("Más enemigos abatidos", "Most enemies slain"), who, enemies),
            found.feat(lang, lang.pick("Más hallazgos", "Most discoveries"), who, cards),
            mad.feat(lang, lang.pick("Más cordura perdida", "Most Sanity lost"), who, sanity),
        ];
        feats.into_iter().flatten().collect()
    }
}
