//! What the investigators are up against: the Elder One on its track, the symbols, the Episode's task, and how this turn will end.

use ::deathmaydie::content::{SYMBOLS_TO_ADVANCE, TRACK_FIRST_RED, TRACK_LEN};
use ::deathmaydie::foretell::forecast;
use ::deathmaydie::ids::Face;
use ::deathmaydie::state::Phase;
use maud::{Markup, Render, html};
use words::deathmaydie::sheet_words::{sheet, space_of, symbols};
use words::deathmaydie::{card_words as on, foretold, naming};

use super::log::chip;
use super::{TableScene, art, mark, words_of};
use crate::page_diff::PageDiff;
use crate::sentence::{plain_chip, sentence};

pub fn threat(scene: &TableScene, diff: &mut PageDiff) {
    let words = words_of(scene);
    diff.picture(
        "threat",
        html! {
            section #threat.threat {
                h2.unseen { (words.threat) }
                (elder(scene)) (track(scene)) (seals(scene))
                div.threat-now { (task(scene)) (end_of_turn(scene)) }
                (to_look_up(scene))
            }
        },
    );
}

/// Who is coming, or is here: its name, its Stage, and its Wounds once it can be hurt.
fn elder(scene: &TableScene) -> Markup {
    let (lang, view) = (scene.chrome.lang, scene.view);
    let stage = view.stage_card();
    let there = view.foes.iter().find(|foe| foe.kind.is_none());
    html! {
        div.elder {
            (art("elder-face", &format!("elder-{}", view.elder)))
            div {
                strong { (on::elder(lang, view.elder).name) }
                (plain_chip("deathmaydie", stage.name(), naming::stage_number(lang, view.stage)))
                @if let Some(foe) = there {
                    span.elder-health tabindex="0" data-rule="DMD-14.10" {
                        progress max=(foe.health) value=(foe.wounds) aria-label=(words_of(scene).wounds) {}
                        b aria-hidden="true" { (mark("wounds")) (foe.wounds.min(foe.health)) "/" (foe.health) }
                    }
                }
            }
        }
    }
}

/// Eight spaces: red ones bring it to the map, the last one ends everything.
fn track(scene: &TableScene) -> Markup {
    let (lang, view) = (scene.chrome.lang, scene.view);
    let here = if view.stage == 1 { format!("elder-{}", view.elder) } else { "progression".to_owned() };
    html! {
        div.summoning-track role="img" tabindex="0" data-rule="DMD-14.1" aria-label={ (words_of(scene).summoning) ". " (space_of(lang, view.track, TRACK_LEN)) } {
            @for space in 1..=TRACK_LEN {
                span.red[space >= TRACK_FIRST_RED].past[space < view.track].here[space == view.track].last[space == TRACK_LEN] {
                    @if space == view.track { (art("on-track", &here)) }
                    @else if space == TRACK_LEN { (mark("skull")) }
                    @else { (space) }
                }
            }
        }
    }
}

/// The symbols gathered, and what is left in the decks.
fn seals(scene: &TableScene) -> Markup {
    let (lang, words, view) = (scene.chrome.lang, words_of(scene), scene.view);
    let full = view.symbols >= usize::from(SYMBOLS_TO_ADVANCE);
    html! {
        div.seals {
            span.seal-row.full[full] role="img" tabindex="0" data-rule="DMD-12.6" aria-label=(symbols(lang, view.symbols, SYMBOLS_TO_ADVANCE)) title=(symbols(lang, view.symbols, SYMBOLS_TO_ADVANCE)) {
                @for seal in 0..usize::from(SYMBOLS_TO_ADVANCE) { i.full[seal < view.symbols] { (mark("summoning")) } }
            }
            @if let Some(card) = view.mythos_discard.last() {
                a.top-discard href={ "/cards/deathmaydie/" (card) } data-card=(card) title=(words.discards) { (mark("mythos")) span { (on::mythos(lang, *card).name) } }
            }
            span.deck tabindex="0" title=(words.mythos) data-rule="DMD-9.8" { (mark("mythos")) b { (view.mythos_deck) } span.unseen { (words.mythos) } }
            span.deck tabindex="0" title=(words.discovery) data-rule="DMD-10.4" { (mark("discovery")) b { (view.discovery_deck) } span.unseen { (words.discovery) } }
        }
    }
}

/// The Ritual: how it is broken and how far that is.
fn task(scene: &TableScene) -> Markup {
    let (lang, words, view) = (scene.chrome.lang, words_of(scene), scene.view);
    let episode = on::episode(lang, view.episode);
    html! {
        details.task open {
            summary { (mark(if view.disrupted { "disrupted" } else { "ritual" })) b { (episode.name) } }
            @if view.disrupted { p.broken { (words.ritual) ": " (words.ritual_broken) } }
            @else { p { (episode.disrupted) } }
            (counts(scene))
        }
    }
}

/// Counters and tokens of the Episode, by the side they show.
fn counts(scene: &TableScene) -> Markup {
    let (lang, view) = (scene.chrome.lang, scene.view);
    let mut lying: Vec<(::deathmaydie::content::Token, &'static str, Face, usize)> = Vec::new();
    for token in &view.tokens {
        let look =
            token.value.filter(|_| token.face == Face::Up).map_or(token.face.name(), |value| value.name());
        match lying.iter_mut().find(|(kind, shown, ..)| *kind == token.token && *shown == look) {
            Some((.., count)) => *count += 1,
            None => lying.push((token.token, look, token.face, 1)),
        }
    }
    html! {
        ul.task-counts {
            @for (counter, now) in &view.counters { li { span { (on::counter(lang, *counter).name) } b { (now) } } }
            @for (token, look, face, count) in lying {
                li { (art("chit", &format!("token-{token}-{look}"))) span { (on::token(lang, token).name) @if token.row().faces.len() > 1 { small { (on::face(lang, face).name) } } } b { (count) } }
            }
        }
    }
}

/// How this turn will end.
fn end_of_turn(scene: &TableScene) -> Markup {
    let (lang, more) = (scene.chrome.lang, sheet(scene.chrome.lang));
    let forecast = forecast(scene.view).map(|it| foretold::sentences(lang, &it)).unwrap_or_default();
    html! {
        @if !forecast.is_empty() {
            details.forecast open { summary { (mark("mythos")) b { (more.forecast) } }
                ol { @for told in &forecast { li { (sentence("deathmaydie", told, &chip)) } } } }
        }
    }
}

/// What an advance brings, and the rules of this place: one at a time, beside the column where there is room.
fn to_look_up(scene: &TableScene) -> Markup {
    let (lang, more, view) = (scene.chrome.lang, sheet(scene.chrome.lang), scene.view);
    html! {
        @if view.phase != Phase::SetUp {
            div.threat-more {
                details.advance name="threat-more" { summary { (mark("summoning")) b { (more.if_advances) } }
                    ul { @for (name, text) in foretold::advance_texts(lang, view) { li { (chip_of(&name)) ": " (text) } } } }
                details.rules-here name="threat-more" { summary { (mark("ritual")) b { (more.special_rules) } }
                    ul {
                        @for action in view.episode.actions() { li { (plain_chip("deathmaydie", action.name(), on::action(lang, action).name)) ": " (on::action(lang, action).text) } }
                        @for rule in view.episode.rules(view.rules) { li { (on::rule(lang, rule).text) } }
                    } }
            }
        }
    }
}

fn chip_of(piece: &words::Piece) -> Markup {
    sentence("deathmaydie", &words::Sentence::from(piece.clone()), &chip).render()
}
