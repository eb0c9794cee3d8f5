//! What burns on the table, what was shown, and what is in the box?

use lanterns::view::{Moment, PlayerView};
use lanterns::{Lanterns, Move};
use maud::{Markup, html};
use words::Speak;
use words::lanterns::table_words::{table, unmasked};
use words::page::page;

use super::{TableScene, picture};
use crate::after;
use crate::sprites::icon;
use crate::table::move_start;
use crate::why;

pub fn board(scene: &TableScene) -> Markup {
    let view = scene.view;
    html! {
        section #board.lamps.night[view.moment == Moment::Night] {
            h2 { (table(scene.chrome.lang).players) " · " (Lanterns::progress(scene.chrome.lang, view)) }
            ul.players { @for player in &view.players { (place(scene, player)) } }
            (box_of_lanterns(scene))
            @if view.winner.is_some() { (finale(scene)) }
        }
    }
}

fn place(scene: &TableScene, player: &PlayerView) -> Markup {
    let (chrome, words) = (scene.chrome, table(scene.chrome.lang));
    let own = scene.view.own.lit[player.seat.index()];
    html! {
        li #{ "figure-" (player.seat) }.lit[player.lit] {
            (picture(if player.lit { "lamp" } else { "unlit" }))
            strong { (chrome.names.of(player.seat)) }
            span { @if player.lit { (words.burning) } @else { (words.dark) } @if let Some(lamp) = own { " (" (lamp) ")" } }
            span tabindex="0" data-rule="LAN-7" { b { (player.points) } " " (words.points) }
            @if let Some(last) = player.last { small tabindex="0" data-rule="LAN-7" { (words.shown_last) " " (last) } }
        }
    }
}

/// Three lanterns face down. Only for the Moth they can be pressed, and only its own page shows what it sees there.
fn box_of_lanterns(scene: &TableScene) -> Markup {
    let chrome = scene.chrome;
    html! {
        form.box method="post" action={ "/t/" (chrome.id) "/move" } data-live {
            (move_start(chrome))
            h3 { (table(chrome.lang).the_box) }
            @for (index, lamp) in scene.view.own.in_the_box.iter().enumerate() {
                @let look = Move::Look(index as u8 + 1);
                @if let Some(lamp) = lamp { span.lamp.seen { (picture("lamp")) b { (lamp) } } }
                @else if scene.moves.contains(&look) {
                    button.lamp type="submit" name="move" value=(look)
                        aria-label=(Lanterns::move_name(chrome.lang, &chrome.names, scene.view, look)) { (picture("unlit")) b { "?" } }
                }
                @else if let Some(why) = why::not(chrome, look, None) { a.lamp href=(why) data-why="" { (picture("unlit")) b { "?" } } }
                @else { span.lamp { (picture("unlit")) b { "?" } } }
            }
        }
    }
}

fn finale(scene: &TableScene) -> Markup {
    let (chrome, view) = (scene.chrome, scene.view);
    let moth = view.own.moth.map(|moth| unmasked(chrome.lang, &chrome.names, moth));
    html! {
        form.finale method="post" action={ "/t/" (chrome.id) "/rematch" } data-live {
            p.headline { (icon("crown")) strong { (Lanterns::prompt(chrome.lang, &chrome.names, view)) } }
            @if let Some(moth) = moth { p { (picture("moth")) " " (moth) } }
            @if chrome.live && chrome.rematch.is_none() && !chrome.mine.is_empty() {
                button.gold type="submit" { (icon("swap")) (page(chrome.lang).rematch) }
            }
            (after::ways(chrome))
        }
    }
}
