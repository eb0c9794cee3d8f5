//! For people who talk elsewhere, on a call or round a real table: no written talk, and large cues instead.

use ::obscurio::view::{Phase, Role};
use maud::{Markup, html};
use words::obscurio::hall_words::hall;

use super::{TableScene, mark, words_of};

/// One for each reader: whoever is on the call turns it on.
pub fn switch(scene: &TableScene) -> Markup {
    html! {
        @if scene.view.own.seat.is_some() && scene.chrome.live {
            label.switch { input #by-voice type="checkbox"; span { (hall(scene.chrome.lang).by_voice) } }
        }
    }
}

/// What to do with one's voice and eyes just now. It shows while the switch is on.
pub fn cue(scene: &TableScene) -> Markup {
    let (sign, says) = what_to_do(scene);
    html! { @if scene.view.end.is_none() { p.cue.{ "cue-" (sign) } { (mark(sign)) strong { (says) } } } }
}

fn what_to_do(scene: &TableScene) -> (&'static str, &'static str) {
    let (view, words) = (scene.view, words_of(scene));
    match view.phase {
        Phase::EyesClosed if !view.own.awake => ("hush", words.cue_close),
        _ if view.own.role == Some(Role::Grimoire) => ("wings", words.cue_guide),
        _ if scene.chrome.talk.is_silent() => ("hush", words.cue_hush),
        Phase::ClueShown => ("loupe", words.cue_look),
        _ => ("speak", words.cue_speak),
    }
}
