//! Everything printed on cardboard, to be looked at: one card with all its words, and all of them in groups.

use ::deathmaydie::DeathMayDie;
use ::deathmaydie::content::{
    Action, Condition, Dice, Discovery, Elder, Enemy, Episode, Insanity, Investigator, Mythos, Relic, Skill,
    Stage, Unknown,
};
use ::deathmaydie::ids::Side;
use ::deathmaydie::question::Origin;
use maud::{Markup, html};
use table::Game;
use words::deathmaydie::sheet_words::{level, sheet};
use words::deathmaydie::table_words::table;
use words::deathmaydie::{card_words as on, claims, naming};
use words::{Lang, Speak};

use super::press::held_mark;
use super::{TableScene, art, mark, skills};

/// A card as large as there is room, with everything on it.
pub fn card(lang: Lang, id: &str) -> Option<Markup> {
    let words = DeathMayDie::card_words(lang, id)?;
    let (picture, head, body) =
        parts(lang, id).unwrap_or_else(|| (html! {}, html! {}, html! { p { (words.text) } }));
    Some(html! {
        div.card.leaf.big data-card=(id) {
            span.leaf-head { (picture) strong { (words.name) } (head) }
            div.leaf-body { (body) }
        }
    })
}

type Parts = (Markup, Markup, Markup);

/// The picture, what stands beside the name, and the text.
fn parts(lang: Lang, id: &str) -> Option<Parts> {
    if let Ok(it) = id.parse::<Investigator>() {
        let words = on::investigator(lang, it);
        let common = it.row().skills.map(|skill| on::skill(lang, skill).name).join(" · ");
        let head = html! { small { (common) } };
        return Some((
            pic(&format!("investigator-{it}")),
            head,
            html! { p { b { (words.skill) } } (levels(lang, &words.levels)) },
        ));
    }
    if let Ok(it) = id.parse::<Skill>() {
        return Some((small("level"), html! {}, levels(lang, &on::skill(lang, it).levels)));
    }
    if let Ok(it) = id.parse::<Enemy>() {
        let row = it.row();
        let head = numbers(lang, row.health, row.dice);
        return Some((pic(&format!("enemy-{it}")), head, html! { p { (on::enemy(lang, it).text) } }));
    }
    if let Ok(it) = id.parse::<Discovery>() {
        return Some((small("discovery"), html! {}, discovery(lang, it)));
    }
    rest(lang, id)
}

fn rest(lang: Lang, id: &str) -> Option<Parts> {
    if let Ok(it) = id.parse::<Stage>() {
        let row = it.row();
        let head = if row.health > 0 {
            numbers(lang, row.health, row.dice)
        } else {
            html! {}
        };
        return Some((
            pic(&format!("elder-{}", row.elder)),
            head,
            html! { p { (on::stage(lang, it).text) } },
        ));
    }
    if let Ok(it) = id.parse::<Mythos>() {
        let head = html! { @if it.row().symbol { span.sealed { (mark("summoning")) span.unseen { (table(lang).symbols) } } } };
        return Some((small("mythos"), head, html! { p { (on::mythos(lang, it).text) } }));
    }
    if let Ok(it) = id.parse::<Relic>() {
        let words = on::relic(lang, it);
        let body = html! { p { (words.normal.text) } div.turned { b { (words.transformed.name) } p { (words.transformed.text) } } };
        return Some((small("relic"), html! {}, body));
    }
    if let Ok(it) = id.parse::<Insanity>() {
        return Some((
            small("insanity"),
            html! { small { (sheet(lang).strikes) } },
            html! { p { (on::insanity(lang, it).text) } },
        ));
    }
    if let Ok(it) = id.parse::<Episode>() {
        let words = on::episode(lang, it);
        let body = html! {
            p.flavour { (words.flavour) }
            p { b { (table(lang).to_disrupt) ": " } (words.disrupted) }
            p { b { (table(lang).when_it_advances) ": " } (words.advance) }
        };
        return Some((small("ritual"), html! {}, body));
    }
    let unknown = Unknown::ALL.into_iter().find(|it| naming::unknown_id(*it) == id)?;
    let enemy = naming::enemy(unknown.row().kind);
    Some((pic(&format!("enemy-{enemy}")), html! {}, html! { p { (on::unknown(lang, unknown).text) } }))
}

fn pic(id: &str) -> Markup {
    html! { (art("leaf-art", id)) }
}

fn small(id: &str) -> Markup {
    html! { span.leaf-mark { (mark(id)) } }
}

/// Health and dice of an enemy.
fn numbers(lang: Lang, health: u8, dice: Dice) -> Markup {
    html! {
        span.leaf-numbers {
            span { (mark("health")) b { (health) } span.unseen { (table(lang).health) } }
            @for _ in 0..dice.standard { (art("tiny-die", "die-standard")) }
            @for _ in 0..dice.bonus { (art("tiny-die", "die-bonus")) }
        }
    }
}

fn levels(lang: Lang, levels: &[&'static str; 4]) -> Markup {
    html! { ol.leaf-levels { @for (text, number) in levels.iter().zip(1..) { li { small { (level(lang, number)) } " " (text) } } } }
}

/// The central text, then both sides.
fn discovery(lang: Lang, card: Discovery) -> Markup {
    html! {
        p { (claims::central(lang, card)) }
        div.leaf-sides { @for side in Side::BOTH {
            div { (mark(held_mark(card, side))) b { (claims::side(lang, card, side)) } p { (skills::side_text(lang, card, side)) } }
        } }
    }
}

/// What asks, and what it says.
pub fn origin(scene: &TableScene, of: Origin) -> Option<(String, String)> {
    let lang = scene.chrome.lang;
    let name = naming::origin(lang, scene.view, of)?.text().to_owned();
    let text = match of {
        Origin::Card(card) => {
            let held = scene.view.investigators.iter().flat_map(|it| &it.cards).find(|it| it.card == card);
            held.map_or_else(
                || claims::central(lang, card),
                |it| skills::side_text(lang, card, it.side).to_owned(),
            )
        }
        Origin::Relic(relic) => {
            let mut all = scene.view.investigators.iter().flat_map(|it| &it.relics);
            let words = on::relic(lang, relic);
            let turned = all.any(|(held, turned)| *held == relic && *turned);
            (if turned { words.transformed.text } else { words.normal.text }).to_owned()
        }
        Origin::Skill(skill) => at_level(scene, ::deathmaydie::moves::Ability::Skill(skill)),
        Origin::Signature(_) => at_level(scene, ::deathmaydie::moves::Ability::Signature),
        Origin::Insanity(it) => on::insanity(lang, it).text.to_owned(),
        Origin::Mythos(it) => on::mythos(lang, it).text.to_owned(),
        Origin::Stage(it) => on::stage(lang, it).text.to_owned(),
        Origin::Episode(it) => on::episode(lang, it).advance.to_owned(),
        Origin::Task(it) => on::action(lang, it).text.to_owned(),
        Origin::Unknown(it) => on::unknown(lang, it).text.to_owned(),
        Origin::Enemy(it) => on::enemy(lang, it).text.to_owned(),
        Origin::Rules => return None,
    };
    Some((name, text))
}

/// What a skill of whoever is asked says up to its level.
fn at_level(scene: &TableScene, what: ::deathmaydie::moves::Ability) -> String {
    let sheet =
        scene.view.asked.and_then(|asked| scene.view.investigators.iter().find(|it| it.who == asked.who));
    let Some(it) = sheet else { return String::new() };
    let at = skills::of(it).find(|(ability, _)| *ability == what).map_or(1, |(_, level)| level);
    let (_, levels) = skills::texts(scene.chrome.lang, it.who, what);
    levels[..usize::from(at.clamp(1, 4))].join(" ")
}

/// All cards by id, in groups with a heading.
pub fn shelves(lang: Lang) -> Vec<(String, Vec<&'static str>)> {
    let (words, more) = (table(lang), sheet(lang));
    let mut shelves = vec![
        (more.people_card.to_owned(), Investigator::ALL.iter().map(|it| it.name()).collect()),
        (words.skills.to_owned(), Skill::ALL.iter().map(|it| it.name()).collect()),
        (more.insanities.to_owned(), Insanity::ALL.iter().map(|it| it.name()).collect()),
        (more.enemies.to_owned(), Enemy::ALL.iter().map(|it| it.name()).collect()),
        (words.unknown.to_owned(), Unknown::ALL.iter().map(|it| naming::unknown_id(*it)).collect()),
    ];
    shelves.extend(Elder::ALL.iter().map(|elder| {
        (on::elder(lang, *elder).name.to_owned(), elder.stages().iter().map(|it| it.name()).collect())
    }));
    let mut pieces: Vec<&'static str> = Vec::new();
    for episode in Episode::ALL {
        pieces.push(episode.name());
        pieces.extend(episode.actions().iter().map(|it: &Action| it.name()));
    }
    shelves.push((more.episodes.to_owned(), pieces));
    let mythos = Mythos::ALL.into_iter().filter(|it| it.is_of(DeathMayDie::RULES));
    shelves.push((words.mythos.to_owned(), mythos.map(|it| it.name()).collect()));
    shelves.extend(Episode::ALL.iter().map(|episode| {
        let title = format!("{}: {}", words.discovery, on::episode(lang, *episode).name);
        (title, Discovery::ALL.iter().filter(|it| it.row().episode == *episode).map(|it| it.name()).collect())
    }));
    shelves.push((more.conditions.to_owned(), Condition::ALL.iter().map(|it| it.name()).collect()));
    shelves.push((more.relics.to_owned(), Relic::ALL.iter().map(|it| it.name()).collect()));
    shelves
}
