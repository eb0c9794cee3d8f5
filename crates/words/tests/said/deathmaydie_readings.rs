//! What do the pieces of Death May Die do, and what do people read of them? Every text of the game beside its effect.

use std::fmt::Debug;

use deathmaydie::content::{
    Action, Condition, Discovery, Enemy, Episode, Insanity, Investigator, Level, Mythos, Relic, Rule, Skill,
    Stage, Unknown,
};
use deathmaydie::ids::Side;
use words::Lang;
use words::deathmaydie::{card_words as on, claims};

/// What a piece does, and what people read of it: Spanish, then English.
pub struct Reading {
    pub piece: String,
    pub does: String,
    pub texts: [String; 2],
}

fn reading(piece: impl ToString, does: &impl Debug, text: impl Fn(Lang) -> String) -> Reading {
    Reading { piece: piece.to_string(), does: format!("{does:?}"), texts: [Lang::Es, Lang::En].map(text) }
}

/// A level, read after the levels it builds on.
fn levels(
    piece: &str,
    levels: &[Level; 4],
    text: impl Fn(Lang) -> [&'static str; 4] + Copy,
) -> impl Iterator<Item = Reading> {
    (0..4).map(move |level| {
        let read = move |lang| text(lang)[..=level].join(" ");
        reading(format!("{piece} {}", level + 1), &levels[level].does, read)
    })
}

fn sheets() -> impl Iterator<Item = Reading> {
    let common = Skill::ALL
        .into_iter()
        .flat_map(|it| levels(it.name(), &it.row().levels, move |lang| on::skill(lang, it).levels));
    let own = Investigator::ALL
        .into_iter()
        .flat_map(|it| levels(it.name(), &it.row().levels, move |lang| on::investigator(lang, it).levels));
    let insanities = Insanity::ALL
        .into_iter()
        .map(|it| reading(it, &it.row().does, |lang| on::insanity(lang, it).text.to_owned()));
    let relics = Relic::ALL.into_iter().flat_map(|it| {
        let normal = reading(it, &it.row().normal, |lang| on::relic(lang, it).normal.text.to_owned());
        let both = |lang| [on::relic(lang, it).normal.text, on::relic(lang, it).transformed.text].join(" ");
        [normal, reading(format!("{it} transformed"), &it.row().transformed, both)]
    });
    common.chain(own).chain(insanities).chain(relics)
}

pub fn foes() -> impl Iterator<Item = Reading> {
    let enemies = Enemy::ALL
        .into_iter()
        .map(|it| reading(it, &it.row().does, |lang| on::enemy(lang, it).text.to_owned()));
    let unknown = Unknown::ALL.into_iter().map(|it| {
        reading(format!("unknown {it}"), &it.row().advance, |lang| on::unknown(lang, it).text.to_owned())
    });
    let stages = Stage::ALL.into_iter().map(|it| {
        let row = it.row();
        let does = (row.reveal, row.advance, row.end_of_turn, row.lasting);
        reading(it, &does, |lang| on::stage(lang, it).text.to_owned())
    });
    let mythos = Mythos::ALL
        .into_iter()
        .map(|it| reading(it, &it.row().does, |lang| on::mythos(lang, it).text.to_owned()));
    enemies.chain(unknown).chain(stages).chain(mythos)
}

pub fn episodes() -> impl Iterator<Item = Reading> {
    let advances = Episode::ALL
        .into_iter()
        .map(|it| reading(it, &it.row().advance, |lang| on::episode(lang, it).advance.to_owned()));
    let ends = Episode::ALL.into_iter().map(|it| {
        reading(format!("{it} disrupted"), &it.row().disrupted, |lang| {
            on::episode(lang, it).disrupted.to_owned()
        })
    });
    let actions = Action::ALL.into_iter().map(|it| {
        let does = (it.row().needs, it.row().does, it.number());
        reading(it, &does, |lang| on::action(lang, it).text.to_owned())
    });
    let rules = Rule::ALL
        .into_iter()
        .map(|it| reading(it, &it.row().does, |lang| on::rule(lang, it).text.to_owned()));
    let conditions = Condition::ALL
        .into_iter()
        .map(|it| reading(it, &it.row().does, |lang| on::condition(lang, it).text.to_owned()));
    advances.chain(ends).chain(actions).chain(rules).chain(conditions)
}

/// The words of a side that is not a Condition.
pub fn side(lang: Lang, card: Discovery, side: Side) -> Option<on::SideWords> {
    let words = on::discovery(lang, card);
    match side {
        Side::Left => words.left,
        Side::Right => words.right,
    }
}

fn discoveries() -> impl Iterator<Item = Reading> {
    Discovery::ALL.into_iter().flat_map(|card| {
        let sides =
            Side::BOTH.into_iter().filter(move |it| side(Lang::En, card, *it).is_some()).map(move |it| {
                let text =
                    move |lang| side(lang, card, it).map_or_else(String::new, |words| words.text.to_owned());
                reading(format!("{card} {it:?}"), &card.side(it).does(), text)
            });
        sides.chain([reading(card, &card.row().claim, |lang| claims::central(lang, card))])
    })
}

pub fn all() -> impl Iterator<Item = Reading> {
    sheets().chain(foes()).chain(episodes()).chain(discoveries())
}
