//! One's own board, and the small boards of the others.

use ::deathmaydie::Move;
use ::deathmaydie::content::{ACTIONS, HEALTH, Investigator, SANITY_SKULL, STRESS_MAX};
use ::deathmaydie::moves::Named;
use ::deathmaydie::state::Phase;
use ::deathmaydie::view::SheetView;
use maud::{Markup, html};
use words::deathmaydie::card_words as on;
use words::deathmaydie::sheet_words::{out_of, sheet};

use super::press::{can, form, portrait, press};
use super::{TableScene, art, mark, skills, tracks, words_of};
use crate::page_diff::PageDiff;

/// The colour of everybody's board.
pub fn hues() -> String {
    let hue = |who: &Investigator| format!(".hue-{who} {{ --hue: {}; }}\n", ::art::deathmaydie::colour(*who));
    Investigator::ALL.iter().map(hue).collect()
}

/// Whose board is large: the reader's; of two, the one who is asked, or whose turn it is. For those who look on, whoever acts.
pub fn mine<'a>(scene: &'a TableScene) -> Option<&'a SheetView> {
    let view = scene.view;
    if view.phase == Phase::SetUp {
        return None;
    }
    let of = |who: Investigator| view.investigators.iter().find(|it| it.who == who);
    let asked = view.asked.and_then(|asked| of(asked.who));
    let active = view.active.and_then(of);
    let Some(seat) = scene.chrome.own_seat() else { return active.or(asked) };
    let own = |it: &&SheetView| it.seat == seat;
    asked.filter(own).or(active.filter(own)).or_else(|| {
        let mut all = view.investigators.iter().filter(|it| it.seat == seat);
        all.clone().find(|it| it.alive).or_else(|| all.next())
    })
}

/// The boards of the others, as small places at the table.
pub fn others(scene: &TableScene, diff: &mut PageDiff) {
    let large = mine(scene).map(|it| it.who);
    let set_up = scene.view.phase == Phase::SetUp;
    let mates = scene.view.investigators.iter().filter(|it| !set_up && Some(it.who) != large);
    diff.picture(
        "others",
        html! {
            section #others.others {
                h2.unseen { (words_of(scene).investigators) }
                (form(scene, "mates", &html! { @for it in mates { (mate(scene, it)) } }))
            }
        },
    );
}

/// What a press on somebody answers, if anything.
fn answer(scene: &TableScene, who: Investigator) -> Option<Move> {
    let wanted = [Move::Pick(Named::Investigator(who)), Move::Carry(who)];
    wanted.into_iter().find(|mv| can(scene, *mv))
}

fn mate(scene: &TableScene, it: &SheetView) -> Markup {
    let (lang, words) = (scene.chrome.lang, words_of(scene));
    let active = scene.view.active == Some(it.who);
    let face = html! { (portrait(it.who)) };
    html! {
        div.mate.gone[!it.alive].active[active] id={ "mate-" (it.who) } {
            @match answer(scene, it.who) {
                Some(mv) => (press(scene, mv, "mate-face", &face)),
                None => span.mate-face { (face) },
            }
            details {
                summary {
                    span.mate-name { b { (on::investigator(lang, it.who).name) } small { (scene.chrome.names.of(it.seat)) } }
                    @if it.alive { (numbers(scene, it)) } @else { small { (words.eliminated) } }
                }
                div.mate-more { (tracks::sanity(scene, it)) (skills::skills(scene, it)) (skills::insanity(scene, it)) (skills::held(scene, it)) }
            }
        }
    }
}

/// Stress, Wounds and Sanity in three numbers.
fn numbers(scene: &TableScene, it: &SheetView) -> Markup {
    let (lang, words) = (scene.chrome.lang, words_of(scene));
    let all = [
        ("stress", words.stress, it.stress, STRESS_MAX, "DMD-6.2"),
        ("wounds", words.wounds, it.wounds, HEALTH, "DMD-6.5"),
        ("sanity", words.sanity, it.sanity, SANITY_SKULL, "DMD-6.7"),
    ];
    html! {
        span.numbers {
            @for (id, name, at, last, rule) in all {
                span.number.(id).near[at + 1 >= last] role="img" aria-label=(out_of(lang, name, at, last)) title=(out_of(lang, name, at, last)) data-rule=(rule) tabindex="0" { (mark(id)) b { (at) } }
            }
            @if it.fire > 0 { span.number.fire title=(words.fire) { (art("chit", "fire")) b { (it.fire) } } }
            @if it.dice > 0 { span.number title=(words.dice_won) { (art("tiny-die", "die-bonus")) b { (it.dice) } } }
        }
    }
}

/// The board of the investigator one plays.
pub fn own(scene: &TableScene, diff: &mut PageDiff) {
    let own = mine(scene);
    diff.picture(
        "sheet",
        html! {
            section #sheet.sheet {
                h2.unseen { (words_of(scene).your_sheet) }
                @if let Some(it) = own { (form(scene, "own-sheet", &large(scene, it))) }
            }
        },
    );
}

fn large(scene: &TableScene, it: &SheetView) -> Markup {
    let (lang, words) = (scene.chrome.lang, words_of(scene));
    let active = scene.view.active == Some(it.who);
    html! {
        div.me.gone[!it.alive].{ "hue-" (it.who) } {
            div.me-face { (portrait(it.who))
                strong { (on::investigator(lang, it.who).name) }
                @if active && it.alive {
                    span.actions role="img" aria-label={ (words.actions_left) ": " (scene.view.actions_left) } title=(words.actions_left) data-rule="DMD-8.2" tabindex="0" {
                        @for action in 0..scene.view.actions_left.max(ACTIONS) { i.full[action < scene.view.actions_left] {} }
                    }
                }
                @if !it.alive { small { (words.eliminated) } }
            }
            (tracks::sanity(scene, it))
            div.meters {
                (tracks::wounds(scene, it)) (tracks::stress(scene, it))
                @if it.dice > 0 { span.won title=(words.dice_won) { (art("tiny-die", "die-bonus")) b { "+" (it.dice) } span.unseen { (words.dice_won) } } }
                @if it.fire > 0 { span.burning title=(words.fire) { (art("chit", "fire")) b { (it.fire) } span.unseen { (words.fire) } } }
                (skills::insanity(scene, it))
            }
            (skills::skills(scene, it))
            div.me-holds { (skills::held(scene, it)) @if it.cards.is_empty() && it.relics.is_empty() { small.none { (words.holds_nothing) } } }
        }
        @if it.alive && active { span.unseen { (sheet(lang).active) } }
    }
}
