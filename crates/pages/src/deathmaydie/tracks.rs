//! The tracks of a sheet: Sanity that costs and gives, Stress and Wounds, with what Fatigue has covered.

use ::deathmaydie::Move;
use ::deathmaydie::content::{BONUS_THRESHOLDS, HEALTH, SANITY_SKULL, STRESS_MAX, THRESHOLDS};
use ::deathmaydie::moves::Meter;
use ::deathmaydie::view::SheetView;
use maud::{Markup, html};
use words::deathmaydie::sheet_words::{next_threshold, out_of, sheet};

use super::press::{can, press};
use super::{TableScene, art, mark, words_of};

/// Twenty steps to the end of reason: where an Insanity strikes, and where a die is won.
pub fn sanity(scene: &TableScene, it: &SheetView) -> Markup {
    let (lang, words) = (scene.chrome.lang, words_of(scene));
    let next =
        THRESHOLDS.iter().find(|threshold| **threshold > it.sanity).map(|threshold| threshold - it.sanity);
    let more = sheet(lang);
    html! {
        div.sanity {
            p.track-name tabindex="0" title=(next_threshold(lang, next)) data-rule="DMD-6.7" {
                (mark("sanity")) span { (words.sanity) } b { (it.sanity) "/" (SANITY_SKULL) }
                small { (next_threshold(lang, next)) }
            }
            ol.steps-of-mind aria-hidden="true" {
                @for at in 1..=SANITY_SKULL {
                    li.past[at <= it.sanity].here[at == it.sanity].threshold[THRESHOLDS.contains(&at)].skull[at == SANITY_SKULL]
                        title=[tip(at, more.strikes, more.bonus_die, more.skull)] {
                        @if at == SANITY_SKULL { (mark("skull")) }
                        @else if BONUS_THRESHOLDS.contains(&at) { (art("tiny-die", "die-bonus")) }
                        @else if THRESHOLDS.contains(&at) { (mark("insanity")) }
                    }
                }
            }
        }
    }
}

fn tip(at: u8, strikes: &'static str, die: &'static str, skull: &'static str) -> Option<String> {
    match at {
        _ if at == SANITY_SKULL => Some(skull.to_owned()),
        _ if BONUS_THRESHOLDS.contains(&at) => Some(format!("{at}: {strikes}, {die}")),
        _ if THRESHOLDS.contains(&at) => Some(format!("{at}: {strikes}")),
        _ => None,
    }
}

pub fn stress(scene: &TableScene, it: &SheetView) -> Markup {
    meter(scene, it, Meter::Stress)
}

pub fn wounds(scene: &TableScene, it: &SheetView) -> Markup {
    meter(scene, it, Meter::Wounds)
}

/// A short track; where Fatigue may come or go, the track itself is pressed.
fn meter(scene: &TableScene, it: &SheetView, meter: Meter) -> Markup {
    let (lang, words) = (scene.chrome.lang, words_of(scene));
    let (name, at, last, fatigue, id) = match meter {
        Meter::Stress => (words.stress, it.stress, STRESS_MAX, it.fatigue[0], "stress"),
        Meter::Wounds => (words.wounds, it.wounds, HEALTH, it.fatigue[1], "wounds"),
    };
    let asked = scene.view.asked.is_some_and(|asked| asked.who == it.who);
    let answer = [Move::Fatigue(meter), Move::Refresh(meter)].into_iter().find(|mv| asked && can(scene, *mv));
    let inside = html! {
        span.meter-name { (mark(id)) span { (name) } }
        span.pips-row role="img" aria-label=(out_of(lang, name, at, last)) {
            @for pip in 1..=last {
                i.full[pip <= at].deadly[meter == Meter::Wounds && pip == last].tired[pip <= fatigue] {
                    @if pip <= fatigue { (art("chit", "fatigue")) }
                    @else if meter == Meter::Wounds && pip == last { (mark("skull")) }
                }
            }
        }
        @if fatigue > 0 { small.tired-count { (words.fatigue) " " (fatigue) } }
    };
    html! {
        @match answer {
            Some(mv) => (press(scene, mv, &format!("meter {id}"), &inside)),
            None => div.meter.(id) { (inside) },
        }
    }
}
