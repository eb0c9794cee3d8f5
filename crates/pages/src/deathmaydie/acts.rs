//! What can somebody do with an action? Run, Attack, Rest, Trade, the Episode's two actions, and what cards and skills allow.

use ::deathmaydie::Move;
use maud::{Markup, html};
use words::deathmaydie::sheet_words::sheet;

use super::ask::marked;
use super::press::{can, chip, open, say};
use super::{TableScene, odds};

/// The actions, always in the same places; what cannot be done now is there and quiet.
pub fn bar(scene: &TableScene) -> Markup {
    if scene.moves.is_empty() {
        return html! {};
    }
    let basic = [(Move::Run, "run"), (Move::Attack, "attack"), (Move::Rest, "rest"), (Move::Trade, "trade")];
    let last = if can(scene, Move::Done) { Move::Done } else { Move::EndActions };
    html! {
        div.acts role="group" aria-label=(sheet(scene.chrome.lang).acts_now) {
            @for (mv, id) in basic { (marked(scene, mv, id, "act", &html! {})) }
            @for action in scene.view.episode.actions() {
                @let mv = Move::Task(action);
                (marked(scene, mv, "ritual", "act task", &html! { @if let Some(odds) = odds::ahead(scene, mv) { small { (odds) } } }))
            }
            @for mv in open(scene, |mv| matches!(mv, Move::Use(_))) { (chip(scene, mv)) }
            @if can(scene, Move::Mind) { (say(scene, Move::Mind, "quiet mind")) }
            (say(scene, last, if scene.view.actions_left == 0 { "gold end" } else { "end" }))
        }
    }
}
