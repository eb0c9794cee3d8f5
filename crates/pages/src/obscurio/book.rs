//! The Book: open before the Grimoire, then before everybody, then small in the middle of the hall.

use ::obscurio::Move;
use ::obscurio::book::{Page, Perch};
use ::obscurio::pictures::{Card, Spot};
use ::obscurio::view::PageView;
use maud::{Markup, html};
use words::obscurio::hall_words::hall;
use words::obscurio::pictures;

use super::picture::{Look, side};
use super::spots::{butterflies, class};
use super::{TableScene, art, mark, people, picture, remarks, words_of};
use crate::table::move_start;

/// Where the Grimoire works: the Exit in secret, and two Pages with spots that light up.
pub fn workshop(scene: &TableScene) -> Markup {
    let (chrome, words) = (scene.chrome, words_of(scene));
    let Some(pages) = scene.view.own.pages else { return html! {} };
    let veiled = picture::is_veiled(scene.view);
    let may_land = scene.moves.iter().any(|mv| matches!(mv, Move::Butterfly(_)));
    html! {
        div.workshop {
            (secret_exit(scene))
            form.open-book method="post" action={ "/t/" (chrome.id) "/move" } data-live data-still {
                (move_start(chrome))
                fieldset.pages {
                    legend.unseen { (words.place_butterfly) }
                    @for page in Page::BOTH { (work_page(scene, page, pages[page as usize])) }
                }
                @if may_land {
                    p.landing {
                        button.gold type="submit" { (mark("wings")) (words.place_butterfly) }
                        small { (hall(scene.chrome.lang).final_landing) }
                    }
                }
            }
            @if veiled { label.lift { input #lift type="checkbox"; span { (words.lift_filters) } } }
        }
    }
}

fn work_page(scene: &TableScene, page: Page, card: Card) -> Markup {
    let look = Look::card(scene, side(page), card).with(butterflies(&scene.view.own.butterflies, page, &PageView::Bare(card)));
    let bottom = Perch { page, spot: Spot::Bottom };
    html! {
        div.page {
            div.face {
                (look.looked_at())
                @if picture::is_veiled(scene.view) { img.painted.veil src=(picture::veiled(scene, page)) alt=""; }
                div class={ "spots t-" (card.row().template) } {
                    @for spot in card.spots(None) { (place(scene, card, Perch { page, spot })) }
                }
                (look.loupe(scene))
            }
            div.under {
                (whole_page(scene, &scene.view.own.butterflies, page))
                @if scene.moves.contains(&Move::Butterfly(bottom)) {
                    label.spot.bottom id={ "place-" (side(page)) "-bottom" } {
                        input type="radio" name="move" value=(Move::Butterfly(bottom)) required;
                        span.hover { (art("wings", "butterfly")) } (hall(scene.chrome.lang).whole_page)
                    }
                }
            }
        }
    }
}

/// A spot of a Page: choosing it lets the Butterfly hover there.
fn place(scene: &TableScene, card: Card, perch: Perch) -> Markup {
    let land = Move::Butterfly(perch);
    let name = pictures::spot(scene.chrome.lang, card, perch.spot);
    html! {
        @if scene.moves.contains(&land) {
            label.spot.(class(perch.spot)) id={ "place-" (side(perch.page)) "-" (&class(perch.spot)[3..]) } {
                input type="radio" name="move" value=(land) required aria-label={ (page_name(scene, perch.page)) ": " (name) };
                span.hover { (art("wings", "butterfly")) }
            }
        }
    }
}

fn page_name(scene: &TableScene, page: Page) -> &'static str {
    let words = words_of(scene);
    if page == Page::Left { words.left_page } else { words.right_page }
}

/// The Butterflies under a Page: both may lie under one.
fn whole_page(scene: &TableScene, landed: &[Perch], page: Page) -> Markup {
    let below = landed.iter().filter(|perch| **perch == Perch { page, spot: Spot::Bottom }).count();
    html! {
        @if below > 0 {
            span.butterfly.at-bottom {
                @for _ in 0..below { (art("wings", "butterfly")) }
                (hall(scene.chrome.lang).whole_page)
            }
        }
    }
}

/// The Exit, while this viewer may look at it.
pub fn secret_exit(scene: &TableScene) -> Markup {
    let Some(exit) = scene.view.own.exit else { return html! {} };
    let words = words_of(scene);
    let look = Look::card(scene, "exit", exit);
    html! {
        figure.secret-exit {
            (look.looked_at())
            figcaption { (mark("exit")) strong { (words.exit) } small { (words.exit_secret) } }
        }
    }
}

/// The Book shown to all: the moment to look and talk.
pub fn shown(scene: &TableScene) -> Markup {
    html! {
        div.shown-book data-still {
            (secret_exit(scene))
            (pages(scene))
            (people::who_has_looked(scene))
        }
    }
}

/// The two Pages as this viewer sees them, with their Butterflies; nothing if a Dark Night took them.
pub fn pages(scene: &TableScene) -> Markup {
    let words = words_of(scene);
    html! {
        div.pages.as-shown role="group" aria-label=(words.book) {
            @if let Some(book) = &scene.view.book {
                @for page in Page::BOTH { (page_shown(scene, page, &book.pages[page as usize], &book.butterflies)) }
            } @else { p.no-book { (art("turned", "book-turned")) span { (words.book_gone) } } }
        }
    }
}

fn page_shown(scene: &TableScene, page: Page, shown: &PageView, landed: &[Perch]) -> Markup {
    let words = words_of(scene);
    let marked: Vec<&Perch> = landed.iter().filter(|perch| perch.page == page).collect();
    let look = Look::page(scene, page, shown).with(butterflies(landed, page, shown));
    let lang = scene.chrome.lang;
    html! {
        div.page id={ "place-" (side(page)) } {
            div.face { (look.looked_at()) (remarks::reasons(scene, page, shown)) }
            @if marked.iter().any(|perch| perch.spot == Spot::Bottom) {
                div.under { (whole_page(scene, landed, page)) }
            }
            // For those who do not see it: where the Butterflies sit.
            @if !marked.is_empty() {
                p.unseen { (words.butterfly) " "
                    @for perch in marked { (pictures::spot_of(lang, shown, perch.spot)) ". " } }
            }
        }
    }
}
