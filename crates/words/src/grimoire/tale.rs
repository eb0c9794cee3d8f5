//! What decided a game of Grimoire? Points, and the Chapters that brought them.

use grimoire::cards::Card;
use grimoire::{Deed, Event, Grimoire, Options, State};
use table::{Game, Seat};

use super::{en, es};
use crate::lang::{Lang, spoken};
use crate::speak::{Names, Speak};
use crate::tale::{Course, Feat, Tale, Tally};

impl Tale for Grimoire {
    fn course(lang: Lang, names: &Names, options: &Options) -> Course {
        let parties = 0..Grimoire::parties(options).len() as u8;
        Course {
            title: spoken!(lang, tale::COURSE),
            lines: parties.map(|party| Grimoire::party(lang, names, options, party)).collect(),
            unit: "",
            goal: Some(grimoire::story::goal(options.mode)),
        }
    }

    fn standing(state: &State) -> Vec<i16> {
        let parties = Grimoire::parties(&state.options).len();
        state.scores.iter().take(parties).map(|score| *score as i16).collect()
    }

    fn is_moment(event: &Event) -> bool {
        matches!(event.deed, Deed::Eliminated { .. })
    }

    fn is_routine(event: &Event) -> bool {
        matches!(event.deed, Deed::Dealt { .. } | Deed::RoundOver { .. } | Deed::TitleRevealed { .. })
    }

    fn feats(lang: Lang, names: &Names, log: &[(usize, Event)]) -> Vec<Feat> {
        let seat = |seat: Seat| names.seat(seat).into();
        let chapters = Tally::of(log, |event| match event.deed {
            Deed::ChapterWon { seat, .. } => Some((seat, 1)),
            _ => None,
        });
        let title = spoken!(lang, tale::MOST_CHAPTERS);
        let won = |count| spoken!(lang, tale::chapters(count));
        let hushed = silencers(log);
        let spells = |count| spoken!(lang, tale::spells(count));
        let silence = spoken!(lang, tale::MOST_SILENCED);
        let feats = [
            chapters.feat(lang, title, seat, won),
            richest(lang, names, log),
            hushed.feat(lang, silence, seat, spells),
        ];
        feats.into_iter().flatten().collect()
    }
}

/// The Chapter that brought most at once, if one stood out.
fn richest(lang: Lang, names: &Names, log: &[(usize, Event)]) -> Option<Feat> {
    let mut best: Option<(usize, Seat, Card, u8)> = None;
    for (at, event) in log {
        if let Deed::ChapterWon { seat, spell: Some(spell), points } = event.deed
            && points > best.map_or(1, |(.., most)| most)
        {
            best = Some((*at, seat, spell.card, points));
        }
    }
    let (at, seat, card, points) = best?;
    let what = spoken!(lang, tale::won_with(card, points));
    Some(Feat { title: spoken!(lang, tale::RICHEST), who: names.seat(seat).into(), what, at })
}

/// Who silenced others' Spells with their own.
fn silencers(log: &[(usize, Event)]) -> Tally<Seat> {
    let mut tally = Tally::new();
    let mut played: Vec<(Card, Seat)> = Vec::new();
    for (at, event) in log {
        match event.deed {
            Deed::Played { seat, card } => {
                played.retain(|(known, _)| *known != card);
                played.push((card, seat));
            }
            Deed::Silenced { by: Some(by), .. } => {
                let whose = played.iter().find(|(card, _)| *card == by);
                whose.into_iter().for_each(|(_, seat)| tally.add(*seat, 1, *at));
            }
            _ => {}
        }
    }
    tally
}
