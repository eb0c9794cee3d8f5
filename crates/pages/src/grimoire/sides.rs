//! Who plays with whom? Each of two sides has a colour and a mark, and the reader's own is named.

use grimoire::{Grimoire, Mode, View};
use maud::{Markup, html};
use table::Seat;
use words::Speak;
use words::grimoire::ending_words::{Whose, you};

use super::TableScene;
use crate::sprites::icon;

/// Where everybody plays alone there are no sides.
pub fn are_two(view: &View) -> bool {
    view.scores.len() == 2
}

/// The mark of a side: the Sun or the Moon.
pub fn mark(party: usize) -> Markup {
    html! { span.side-mark.{ "side-" (party) } aria-hidden="true" { (icon(if party == 0 { "sun" } else { "moon" })) } }
}

/// Whose side a seat is on, for the reader.
pub fn whose(view: &View, seat: Seat) -> Whose {
    let Some(you) = view.own.you else { return Whose::Neither };
    let party = |seat: Seat| view.own.seats[seat.index()].party;
    match seat {
        _ if seat == you => Whose::You,
        _ if party(seat) == party(you) => Whose::Ours,
        _ if are_two(view) => Whose::Theirs,
        _ => Whose::Neither,
    }
}

pub fn is_ours(view: &View, party: usize) -> bool {
    view.own.you.is_some_and(|seat| view.own.seats[seat.index()].party == party)
}

/// Partners by their names, which says more than a letter.
pub fn name(scene: &TableScene, party: usize) -> String {
    let names = &scene.chrome.names;
    if scene.view.mode == Mode::Teams {
        let partners = scene.view.own.seats.iter().filter(|seat| seat.party == party);
        let named = |seat: Seat| if names.is_you(seat) { you(scene.chrome.lang) } else { names.of(seat) };
        return partners.map(|seat| named(seat.seat)).collect::<Vec<_>>().join(" · ");
    }
    Grimoire::party(scene.chrome.lang, names, scene.options, party as u8).to_string()
}
