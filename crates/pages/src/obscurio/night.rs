//! Eyes closed. Most see nothing; two are awake.

use ::obscurio::Move;
use ::obscurio::view::Role;
use maud::{Markup, html};
use words::Speak;
use words::obscurio::hall_words::night_limit;

use super::picture::Look;
use super::{Obscurio, TableScene, art, book, words_of};
use crate::table::move_start;
use crate::why;

/// The same for everybody who sleeps, whatever happens meanwhile.
pub fn asleep(scene: &TableScene) -> Markup {
    let words = words_of(scene);
    html! {
        div.asleep {
            (art("lids", "lids"))
            p { (words.eyes_closed) }
            small { (words.eyes_closed_help) }
            @if let Some(limit) = scene.view.night_limit { small { (night_limit(scene.chrome.lang, limit)) } }
        }
    }
}

/// The open holder: the Traitor picks from it, the Grimoire looks on.
pub fn holder(scene: &TableScene) -> Markup {
    let (chrome, words) = (scene.chrome, words_of(scene));
    let is_traitor = scene.view.own.role == Some(Role::Traitor);
    html! {
        form.night method="post" action={ "/t/" (chrome.id) "/move" } data-live data-still {
            (move_start(chrome))
            div.night-book { (book::secret_exit(scene)) (book::pages(scene)) (picks(scene)) }
            div.holder role="group" aria-label=(words.holder) {
                h3 { (words.holder) @if is_traitor { small { (words.exit_secret) } } }
                div.slots-8 {
                    @for (index, card) in scene.view.own.holder.iter().flatten().enumerate() { (slot(scene, index as u8 + 1, *card)) }
                }
            }
        }
    }
}

fn slot(scene: &TableScene, slot: u8, card: ::obscurio::pictures::Card) -> Markup {
    let (chrome, pick) = (scene.chrome, Move::Pick(slot));
    let look = Look::card(scene, format!("slot-{slot}"), card);
    let label = || Obscurio::move_name(chrome.lang, &chrome.names, scene.view, pick).to_string();
    // The Grimoire looks on and picks nothing.
    let why = why::not(chrome, pick, None).filter(|_| scene.view.own.role == Some(Role::Traitor));
    html! {
        div.slot {
            @if scene.moves.contains(&pick) {
                button class=(look.class()) type="submit" name="move" value=(pick) data-card=(look.place) data-do=(label())
                    aria-label={ (label()) ". " (look.says) } { (look.inside(false)) }
                (look.loupe(scene))
            } @else { (look.missed(why)) }
        }
    }
}

/// What has been put with the Exit so far.
fn picks(scene: &TableScene) -> Markup {
    let (picks, words) = (&scene.view.own.picks, words_of(scene));
    html! {
        @if !picks.is_empty() {
            div.picks {
                h3 { (words.picks) }
                @for (at, card) in picks.iter().enumerate() { (Look::card(scene, format!("pick-{at}"), *card).looked_at()) }
            }
        }
    }
}
