//! What somebody can do and what they carry: skills with their levels, cards by the side that shows, Relics, tokens, the Insanity.

use ::deathmaydie::Move;
use ::deathmaydie::content::{Discovery, HeldAs, Investigator};
use ::deathmaydie::moves::{Ability, Named};
use ::deathmaydie::view::{CardView, SheetView, TokenView};
use maud::{Markup, html};
use words::Lang;
use words::deathmaydie::card_words as on;
use words::deathmaydie::claims;
use words::deathmaydie::naming;
use words::deathmaydie::sheet_words::{level, sheet};

use super::press::{held_mark, press_card, token_art};
use super::{TableScene, mark, words_of};

/// The move a thing of this sheet makes now: what uses most of it.
fn answer(scene: &TableScene, who: Investigator, what: Ability) -> Option<Move> {
    let asked = scene.view.asked.is_some_and(|asked| asked.who == who);
    let of = |mv: &Move| match *mv {
        Move::Use(using) | Move::Convert(using, _) | Move::Prevent(using, _) => using.what == what,
        Move::LevelUp(ability) => ability == what,
        Move::Soak(card) | Move::Pick(Named::Card(card)) => what == Ability::Card(card),
        _ => false,
    };
    scene.moves.iter().copied().rfind(|mv| asked && of(mv))
}

/// A thing with a text of its own: pressed where it answers, looked at where it does not.
fn thing(
    scene: &TableScene,
    who: Investigator,
    what: Ability,
    id: &str,
    class: &str,
    inside: &Markup,
) -> Markup {
    match answer(scene, who, what) {
        Some(mv) => press_card(scene, mv, class, id, inside),
        None => html! { a class=(class) href={ "/cards/deathmaydie/" (id) } data-card=(id) { (inside) } },
    }
}

/// What a skill says at each level.
pub fn texts(lang: Lang, who: Investigator, what: Ability) -> (&'static str, [&'static str; 4]) {
    match what {
        Ability::Skill(skill) => {
            let words = on::skill(lang, skill);
            (words.name, words.levels)
        }
        _ => {
            let words = on::investigator(lang, who);
            (words.skill, words.levels)
        }
    }
}

pub fn id(who: Investigator, what: Ability) -> &'static str {
    match what {
        Ability::Skill(skill) => skill.name(),
        _ => who.name(),
    }
}

/// Every skill with its level.
pub fn of(it: &SheetView) -> impl Iterator<Item = (Ability, u8)> + '_ {
    let common = it.skills.iter().map(|(skill, level)| (Ability::Skill(*skill), *level));
    [(Ability::Signature, it.signature)].into_iter().chain(common)
}

pub fn skills(scene: &TableScene, it: &SheetView) -> Markup {
    let lang = scene.chrome.lang;
    html! {
        ul.skills aria-label=(words_of(scene).skills) {
            @for (what, at) in of(it) {
                @let (name, levels) = texts(lang, it.who, what);
                @let inside = html! {
                    span.skill-name { @if what == Ability::Signature { (mark("level")) } (name) }
                    span.dots role="img" aria-label=(level(lang, at)) { @for dot in 1..=4 { i.full[dot <= at] {} } }
                    // Each level goes on where the one before ended, as on the printed board.
                    small { (levels[..usize::from(at.clamp(1, 4))].join(" ")) }
                };
                li { (thing(scene, it.who, what, id(it.who, what), "skill", &inside)) }
            }
        }
    }
}

/// What strikes at each threshold.
pub fn insanity(scene: &TableScene, it: &SheetView) -> Markup {
    let lang = scene.chrome.lang;
    html! {
        @if let Some(insanity) = it.insanity {
            @let words = on::insanity(lang, insanity);
            a.insanity-chip href={ "/cards/deathmaydie/" (insanity) } data-card=(insanity) title=(sheet(lang).strikes) {
                (mark("insanity")) span { b { (words.name) } small { (words.text) } }
            }
        }
    }
}

/// Cards, Relics and tokens.
pub fn held(scene: &TableScene, it: &SheetView) -> Markup {
    let lang = scene.chrome.lang;
    let tokens: Vec<&TokenView> =
        scene.view.tokens.iter().filter(|token| token.holder == Some(it.who)).collect();
    html! {
        ul.held aria-label=(words_of(scene).holds) {
            @for card in &it.cards {
                li { (thing(scene, it.who, Ability::Card(card.card), card.card.name(), "held-card", &card_inside(lang, card))) }
            }
            @for (relic, turned) in &it.relics {
                @let inside = html! { (mark("relic")) span { b { (naming::relic(lang, *relic, *turned).text()) } } };
                li { (thing(scene, it.who, Ability::Relic(*relic), relic.name(), "held-card relic", &inside)) }
            }
            @for token in &tokens {
                li.held-token title=(on::token(lang, token.token).name) { (token_art(token)) span.unseen { (on::token(lang, token.token).name) } }
            }
        }
    }
}

/// The side that shows, with a Companion's Health; what it does stands under it.
fn card_inside(lang: Lang, it: &CardView) -> Markup {
    let side = it.card.side(it.side);
    html! {
        (mark(held_mark(it.card, it.side)))
        span {
            b { (claims::side(lang, it.card, it.side)) }
            @if let HeldAs::Companion(health) = side.held {
                span.hearts role="img" aria-label={ (it.wounds) "/" (health) } { @for heart in 1..=health { i.lost[heart <= it.wounds] { (mark("health")) } } }
            }
            small { (side_text(lang, it.card, it.side)) }
        }
    }
}

/// What a side does.
pub fn side_text(lang: Lang, card: Discovery, side: ::deathmaydie::ids::Side) -> &'static str {
    let words = on::discovery(lang, card);
    let own = match side {
        ::deathmaydie::ids::Side::Left => words.left,
        ::deathmaydie::ids::Side::Right => words.right,
    };
    match (own, card.side(side).held) {
        (Some(words), _) => words.text,
        (None, HeldAs::Condition(condition)) => on::condition(lang, condition).text,
        (None, _) => "",
    }
}
