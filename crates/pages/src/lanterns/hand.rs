//! What can the reader do? Say what will win, choose a lantern and light it, make a sign.

use lanterns::view::Moment;
use lanterns::{Lamp, Lanterns, Move};
use maud::{Markup, html};
use table::{Seat, Voice};
use words::Speak;
use words::lanterns::table_words::table;
use words::page::page;

use super::{TableScene, picture};
use crate::page_diff::PageDiff;
use crate::sprites::icon;
use crate::table::{form_start, move_start};
use crate::why;

/// Drawn from one's own things alone, so that nothing others do touches a choice half made.
pub fn region(scene: &TableScene, diff: &mut PageDiff) {
    let chrome = scene.chrome;
    let question = chrome.question.filter(|_| chrome.is_my_turn());
    let asks = why::may_ask(chrome);
    diff.region(
        "hand",
        (&scene.view.own, scene.view.moment, scene.moves, question, chrome.talk, asks),
        || {
            html! {
                section #hand.hand {
                    @if let Some(seat) = scene.view.own.seat { (own(scene, seat)) }
                    @else { p.watching { (icon("eye")) (page(chrome.lang).watching) } }
                }
            }
        },
    );
}

fn own(scene: &TableScene, seat: Seat) -> Markup {
    let words = table(scene.chrome.lang);
    let is_moth = scene.view.own.moth == Some(seat);
    html! {
        p.role { @if is_moth { (picture("moth")) (words.you_are_the_moth) } @else { (words.you_are_not_the_moth) } }
        @if scene.view.moment == Moment::Dusk { (dusk(scene)) }
        (lanterns(scene, seat))
        @if scene.chrome.talk.to_all == Voice::Phrases { (signs(scene)) }
    }
}

fn dusk(scene: &TableScene) -> Markup {
    let chrome = scene.chrome;
    html! {
        form.row method="post" action={ "/t/" (chrome.id) "/move" } data-live {
            (move_start(chrome))
            @for mv in scene.moves {
                button.gold[*mv == Move::Nightfall] type="submit" name="move" value=(mv) {
                    (Lanterns::move_name(chrome.lang, &chrome.names, scene.view, *mv))
                }
            }
        }
    }
}

/// One lantern is chosen, then lit: until then nobody knows, and nothing that others do unmakes the choice.
fn lanterns(scene: &TableScene, seat: Seat) -> Markup {
    let (chrome, words) = (scene.chrome, table(scene.chrome.lang));
    let held = scene.view.own.hands[seat.index()].iter().flatten();
    let may_light = scene.moves.iter().any(|mv| matches!(mv, Move::Light(_)));
    html! {
        form.row.choose method="post" action={ "/t/" (chrome.id) "/move" } data-live {
            (move_start(chrome))
            fieldset {
                legend { (words.your_lanterns) }
                @for lamp in held {
                    @let light = Move::Light(*lamp);
                    @let inside = html! { img.picture src=(chrome.pictures.of(&format!("glow {lamp}"))) alt=""; b { (lamp) } };
                    @match why::not(chrome, light, None).filter(|_| !may_light) {
                        Some(why) => a.lamp #{ "place-lamp-" (lamp) } href=(why) data-why="" { (inside) },
                        None => label.lamp #{ "place-lamp-" (lamp) } {
                            @if may_light { input type="radio" name="move" value=(light) required; }
                            (inside)
                        },
                    }
                }
            }
            @if may_light { button.gold type="submit" { (icon("candle")) (words.light_it) } }
        }
    }
}

fn signs(scene: &TableScene) -> Markup {
    let chrome = scene.chrome;
    let sign = |lamp: Lamp| {
        let phrase = format!("shine {lamp}").parse().ok()?;
        Some((Lanterns::phrase(chrome.lang, &chrome.names, &phrase)?, phrase))
    };
    html! {
        form.row method="post" action={ "/t/" (chrome.id) "/say" } data-live {
            (form_start(chrome))
            select name="phrase" aria-label=(table(chrome.lang).make_a_sign) {
                @for (said, phrase) in Lamp::up_to(scene.view.brightest).filter_map(sign) { option value=(phrase) { (said) } }
            }
            button type="submit" { (icon("chat")) (table(chrome.lang).make_a_sign) }
        }
    }
}
