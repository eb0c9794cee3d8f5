//! How did it end? The card that sums up the game: what decided it, and what became of everybody.

use ::deathmaydie::DeathMayDie;
use ::deathmaydie::end::End;
use ::deathmaydie::story::turning;
use maud::{Markup, html};
use words::Speak;
use words::deathmaydie::card_words as on;
use words::deathmaydie::ending_words;
use words::page::page;

use super::log::chip;
use super::press::portrait;
use super::{TableScene, art, mark};
use crate::sentence::sentence;
use crate::sprites::icon;

/// The end, over the map.
pub fn finale(scene: &TableScene, end: End) -> Markup {
    let (chrome, view) = (scene.chrome, scene.view);
    let (lang, all) = (chrome.lang, page(chrome.lang));
    let decided = turning(scene.log.iter().map(|(_, event)| event), end);
    let won = end == End::Won;
    html! {
        section.the-end.won[won] {
            (art("end-art", if won { "disrupted" } else { elder_id(scene) }))
            div {
                h3 { @if won { (icon("crown")) } @else { (mark("skull")) } (ending_words::headline(lang, end, chrome.own_seat().is_some())) }
                p { (DeathMayDie::prompt(lang, &chrome.names, view).to_string()) }
                @if let Some(decided) = decided { p.turning { (sentence("deathmaydie", &ending_words::turning(lang, decided), &chip)) } }
                p.small { (ending_words::how_far(lang, view.turn, view.track, view.disrupted).to_string()) }
                ul.fates { @for sheet in &view.investigators {
                    li.gone[!sheet.alive] { (portrait(sheet.who))
                        span { b { (on::investigator(lang, sheet.who).name) } " " small { (chrome.names.of(sheet.seat)) } br; small { (ending_words::fate(lang, sheet)) } } }
                } }
                div.row {
                    @if chrome.live && chrome.rematch.is_none() && !chrome.mine.is_empty() {
                        button.gold type="submit" formaction={ "/t/" (chrome.id) "/rematch" } data-go { (icon("swap")) (all.rematch) }
                    }
                    a.button href={ "/t/" (chrome.id) "/replay" } { (icon("replay")) (all.replay) }
                }
            }
        }
    }
}

fn elder_id(scene: &TableScene) -> &'static str {
    match scene.view.elder {
        ::deathmaydie::content::Elder::Tsathoggua => "elder-tsathoggua",
        ::deathmaydie::content::Elder::Azathoth => "elder-azathoth",
    }
}
