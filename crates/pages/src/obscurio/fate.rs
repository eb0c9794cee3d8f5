//! How far are we, how much light is left, and what is set against us? Along the top of the hall.

use ::obscurio::cards::Trap;
use ::obscurio::view::Phase;
use maud::{Markup, html};
use words::obscurio::{card_words, table_words};

use super::{TableScene, art, words_of};

pub fn fate(scene: &TableScene) -> Markup {
    let view = scene.view;
    let low = view.light == 0 && view.dark > 0;
    html! {
        section #fate.fate.in-the-dark[low] {
            (rooms(scene))
            (cohesion(scene))
            (traps(scene))
            (track(scene))
        }
    }
}

/// Six rooms, lit behind us; the Watcher waits at the last one.
fn rooms(scene: &TableScene) -> Markup {
    let view = scene.view;
    let escaped = view.end.as_ref().is_some_and(|end| end.escaped);
    let says = table_words::room(scene.chrome.lang, view.progress, view.last_space);
    html! {
        div.rooms role="img" aria-label=(says) title=(says) data-rule="OBS-4.1" tabindex="0" {
            @for room in 1..=view.last_space {
                span.chamber.here[room == view.progress] {
                    @if room < view.progress || escaped { (art("window", "room-crossed")) }
                    @else if room == view.last_space { (art("window", "watcher")) }
                    @else { (art("window", "room")) }
                }
            }
        }
    }
}

/// One light for each Cohesion token: the bright ones go out first, then it is dark.
fn cohesion(scene: &TableScene) -> Markup {
    let view = scene.view;
    let (light, dark) = scene.options.cohesion();
    let says = table_words::cohesion(scene.chrome.lang, view.light, view.dark);
    html! {
        div.cohesion role="img" aria-label={ (words_of(scene).cohesion) ": " (says) } title=(says) data-rule="OBS-3.8" tabindex="0" {
            span.lights { @for at in 0..light { (art("flame", if at < view.light { "light" } else { "gone" })) } }
            @if dark > 0 {
                span.darks { (art("monster", "monster"))
                    @for at in 0..dark { (art("flame", if at < view.dark { "dark" } else { "gone" })) } }
            }
            b { (view.light + view.dark) }
        }
    }
}

/// The Traps in play; each says what it does when pressed.
fn traps(scene: &TableScene) -> Markup {
    let (view, lang, words) = (scene.view, scene.chrome.lang, words_of(scene));
    html! {
        ul.traps aria-label=(words.traps) {
            @for trap in &view.traps { (trap_token(&format!("trap-{trap}"), card_words::trap(lang, *trap), bites(view.phase, *trap))) }
            @if super::is_watched(view) { (trap_token("watcher", card_words::watcher(lang), true)) }
        }
    }
}

fn trap_token(drawn: &str, words: &card_words::CardWords, now: bool) -> Markup {
    html! {
        li.bites[now] {
            button.trap type="button" popovertarget={ "about-" (words.id) } aria-label={ (words.name) ": " (words.text) } title=(words.text) {
                (art("trap-art", drawn)) span { (words.name) }
            }
            div.about-trap popover id={ "about-" (words.id) } { (art("trap-art", drawn)) strong { (words.name) } p { (words.text) } }
        }
    }
}

/// Whether a Trap matters in this step.
fn bites(phase: Phase, trap: Trap) -> bool {
    use Trap::*;
    match phase {
        Phase::Riddle => matches!(trap, TwilightCorridor | MagicMist | ButterflyUnion | BottomButterfly),
        Phase::ClueShown => matches!(trap, TwilightCorridor | MagicMist | DarkNight),
        Phase::EyesClosed => matches!(trap, BlackMagic | Espionage | DarkNight),
        Phase::Doors | Phase::DoorsLocked { .. } | Phase::DoorsWatched | Phase::DoorsLockedWatched { .. } => {
            matches!(trap, HiddenDoor | EvanescentRoom | GreatRoom | DangerousRoom | LockedDoors)
        }
        Phase::Debate { .. } | Phase::Vote { .. } | Phase::Over => false,
    }
}

/// What slowness costs: where the sand timer stands, and how many more Traps each space brings.
fn track(scene: &TableScene) -> Markup {
    let (view, words) = (scene.view, words_of(scene));
    let running = matches!(super::phase_name(view.phase), "doors");
    html! {
        ol.track aria-label=(words.time_track) {
            @for (at, extra) in view.track.iter().enumerate() {
                @let here = running && at == usize::from(view.space);
                li.here[here] aria-current=[here.then_some("step")] title={ "+" (extra) " " (words.extra_traps) } data-rule="OBS-9.1" tabindex=[here.then_some("0")] {
                    @if here { (art("sand", "sand")) }
                    b { "+" (extra) }
                }
            }
        }
    }
}
