//! What happens when one presses a thing on the table: it answers a question, opens its payment, or is looked at.

use std::mem::discriminant;

use ::madness::frames::Place;
use ::madness::{Madness, Move};
use maud::{Markup, html};
use words::Speak;

use super::TableScene;
use crate::hint::Hint;
use crate::why;

/// What a press does.
pub enum Press {
    Send(Move),
    /// Opens the sheet with this id.
    Open(String),
    /// Shows what it is, and why this cannot be done with it now.
    Look(Option<Move>),
}

/// What the first of these moves that is open to the reader makes of a press.
pub fn press(scene: &TableScene, wanted: &[Move]) -> Press {
    match scene.moves.iter().copied().find(|mv| wanted.contains(mv)) {
        Some(mv) if mv.action().is_some() => Press::Open(sheet_id(mv)),
        Some(mv) => Press::Send(mv),
        None => Press::Look(missed(scene, wanted)),
    }
}

/// What one would most likely have meant: an Action in one's turn or before it, otherwise what is being asked about, or the
/// Action all the same.
fn missed(scene: &TableScene, wanted: &[Move]) -> Option<Move> {
    let free = scene.moves.is_empty() || scene.moves.contains(&Move::End);
    let asked = |mv: &&Move| scene.moves.iter().any(|open| discriminant(open) == discriminant(*mv));
    let meant = wanted.iter().find(asked).filter(|_| !free);
    meant.or_else(|| wanted.iter().find(|mv| mv.action().is_some())).copied()
}

/// The sheet on which an Action is paid; all Powers of a Spell share one.
pub fn sheet_id(mv: Move) -> String {
    match mv {
        Move::Cast(spell, _) => format!("pay-{spell}"),
        Move::Cure(Place::Hand) => "pay-cure".to_owned(),
        Move::Cure(place) => format!("pay-cure-{place}"),
        other => format!("pay-{}", other.to_string().replace(' ', "-")),
    }
}

/// Something on the table.
pub struct Pressable<'a> {
    pub id: String,
    pub class: String,
    /// The card it is, to be looked at.
    pub card: Option<&'a str>,
    /// What it is, for those who listen; nothing if its own words say it.
    pub label: Option<String>,
    /// By what name it moves about the page, where it comes from and where it goes.
    pub key: Option<String>,
    pub from: Option<String>,
    pub to: Option<String>,
    pub inside: Markup,
}

/// Whether the thing is what the hint means: it makes the move, or opens the sheet that does.
fn is_hinted(scene: &TableScene, press: &Press) -> bool {
    let hint = scene.chrome.hint.as_ref();
    match press {
        Press::Send(mv) => Hint::means(hint, mv),
        Press::Open(sheet) => {
            let advised = hint.and_then(|hint| hint.mv.parse::<Move>().ok());
            advised.is_some_and(|mv| mv.action().is_some() && sheet_id(mv) == *sheet)
        }
        Press::Look(_) => false,
    }
}

/// Draws it so that a press does what it should.
pub fn pressable(scene: &TableScene, press: &Press, pressable: &Pressable) -> Markup {
    let Pressable { id, class, card, label, key, from, to, inside } = pressable;
    let lit = if is_hinted(scene, press) { "can hinted " } else { "can " };
    match press {
        Press::Send(mv) => {
            let verb = Madness::move_name(scene.chrome.lang, &scene.chrome.names, scene.view, *mv);
            let spoken = label.as_ref().map(|label| format!("{verb}. {label}"));
            html! {
                button id=(id) class={ (lit) (class) } type="submit" name="move" value=(mv) data-card=[*card] data-do=(verb)
                    data-k=[key.as_deref()] data-from=[from.as_deref()] data-to=[to.as_deref()]
                    { @if let Some(spoken) = &spoken { span.unseen { (spoken) ". " } } @if label.is_none() { span.unseen { (verb) ". " } } (inside) }
            }
        }
        Press::Open(sheet) => html! {
            button id=(id) class={ (lit) (class) } type="button" popovertarget=(sheet) data-look=[*card] data-k=[key.as_deref()]
                data-from=[from.as_deref()] data-to=[to.as_deref()] { @if let Some(label) = &label { span.unseen { (label) ". " } } (inside) }
        },
        Press::Look(missed) => {
            let why = missed.and_then(|mv| why::not(scene.chrome, mv, *card));
            look(pressable, why.as_deref())
        }
    }
}

/// Draws it so that a press shows what it is, and says why it does nothing else.
fn look(
    Pressable { id, class, card, label, key, from, to, inside }: &Pressable,
    why: Option<&str>,
) -> Markup {
    let shown = card.map(|card| format!("/cards/madness/{card}"));
    html! {
            @if let Some(leads) = why.or(shown.as_deref()) {
                a id=(id) class=(class) href=(leads) data-why=[why.map(|_| "")] data-card=[*card] data-k=[key.as_deref()]
                    data-from=[from.as_deref()] data-to=[to.as_deref()] { @if let Some(label) = &label { span.unseen { (label) ". " } } (inside) }
            } @else {
                span id=(id) class=(class) role=[label.as_ref().map(|_| "img")] data-k=[key.as_deref()] data-from=[from.as_deref()]
                    data-to=[to.as_deref()] aria-label=[label.as_deref()] { (inside) }
            }
    }
}
