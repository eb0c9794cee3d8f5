//! What lies on the table while the Tome deck is built? Face-down Flux Spells, to be turned over.

use grimoire::Move;
use maud::{Markup, html};
use words::grimoire::table_words::table;

use super::{TableScene, card, card_name, offered, painting};
use crate::hint::Hint;

pub fn tome(scene: &TableScene) -> Markup {
    let words = table(scene.chrome.lang);
    let Some(tome) = &scene.view.tome else { return html! {} };
    html! {
        div #tome.centre.tome-deck {
            p { strong { (words.tome) } small { (words.tome_help) } }
            div.slots {
                @for (slot, face) in tome.slots.iter().enumerate() {
                    @if let Some(element) = face {
                        a.card.spell.{ "el-" (element.name()) } href={ "/cards/grimoire/" (element.flux()) }
                            data-card=(element.flux())
                            aria-label=(card_name(scene.chrome.lang, element.flux())) {
                            (card::inside(scene.chrome.lang, element.flux(), (element.flux().power(), *element)))
                        }
                    } @else {
                        (face_down(scene, slot))
                    }
                }
            }
        }
    }
}

fn face_down(scene: &TableScene, slot: usize) -> Markup {
    let label = format!("{} {}", table(scene.chrome.lang).flux_down, slot + 1);
    html! {
        @if let Some(mv) = offered(scene, |mv| mv == Move::Reveal(slot as u8)) {
            button.card.spell.down.hinted[Hint::means(scene.chrome.hint.as_ref(), &mv)] type="submit" name="move" value=(mv) aria-label=(label) { (painting("", "back")) }
        } @else {
            span.card.spell.down role="img" aria-label=(label) { (painting("", "back")) }
        }
    }
}
