//! What do the others think of a door, and because of what? Said with one press, shown where it points.

use ::obscurio::book::Perch;
use ::obscurio::view::{BookView, Phase};
use ::obscurio::{Event, Obscurio, Remark, Stance};
use maud::{Markup, html};
use table::{Seat, Voice};
use words::Speak;

use super::picture::Look;
use super::spots::class_on;
use super::{TableScene, mark, people, words_of};
use crate::chrome::Spoken;

/// Whether the reader may say something about the doors now.
fn may_speak(scene: &TableScene) -> bool {
    let chrome = scene.chrome;
    chrome.live && !chrome.over && chrome.own_seat().is_some() && chrome.talk.to_all != Voice::Silent
}

/// The remarks of this step, the last one of each person about each thing.
fn now<'a>(scene: &'a TableScene) -> impl Iterator<Item = (&'a Spoken, Remark)> {
    let begins = |event: &Event| {
        matches!(event, Event::BookShown { .. } | Event::EyesOpened { .. } | Event::DebateBegan { .. })
    };
    let since = scene.log.iter().rev().find(|(_, event)| begins(event)).map_or(0, |(at, _)| *at);
    let said = scene.chrome.said.iter().filter(move |said| said.at >= since);
    said.filter_map(|said| Some((said, Remark::read(said.phrase.as_ref()?)?)))
}

/// What is said of this door, and a way to say something.
pub fn about_door(scene: &TableScene, number: u8) -> Markup {
    let about = now(scene).filter_map(|(said, remark)| match remark {
        Remark::Door { door, stance, because } if door == number => Some((said, stance, because)),
        _ => None,
    });
    let mut about: Vec<(&Spoken, Stance, Option<Perch>)> = about.collect();
    let latest = |at: usize| !about[at + 1..].iter().any(|(said, _, _)| said.seat == about[at].0.seat);
    let last: Vec<usize> = (0..about.len()).filter(|at| latest(*at)).collect();
    let last: Vec<_> = last.into_iter().map(|at| about[at]).collect();
    about.clear();
    html! {
        @if !last.is_empty() {
            ul.remarks { @for (said, stance, because) in last { (remark(scene, said, stance, because)) } }
        }
        @if may_speak(scene) { (menu(scene, number)) }
    }
}

fn remark(scene: &TableScene, said: &Spoken, stance: Stance, because: Option<Perch>) -> Markup {
    let wizard = scene.view.wizards.iter().find(|wizard| wizard.seat == said.seat);
    html! {
        li.remark.{ (stance.name()) } title={ (said.name) ": " (said.text) } {
            span.unseen { (said.name) ": " (said.text) }
            @if let Some(wizard) = wizard { (people::token_still(scene, wizard, ::obscurio::state::Token::Own)) }
            (mark(stance.name()))
            @if let (Some(perch), Some(book)) = (because, &scene.view.book) { (detail(scene, book, perch)) }
        }
    }
}

/// A Page as small as a stamp, with a ring round the spot that is meant.
fn detail(scene: &TableScene, book: &BookView, perch: Perch) -> Markup {
    let shown = &book.pages[perch.page as usize];
    let look = Look::page(scene, perch.page, shown)
        .with(html! { i class={ "dot " (class_on(shown, perch.spot)) } {} });
    html! { span class={ (look.class()) " stamp" } aria-hidden="true" { (look.inside(false)) } }
}

/// Three things to say of a door, with or without a reason: the Butterflies are at hand, any other spot is chosen on
/// the Pages first.
fn menu(scene: &TableScene, number: u8) -> Markup {
    let words = words_of(scene);
    let marked =
        scene.view.book.iter().flat_map(|book| book.butterflies.iter().map(move |perch| (book, *perch)));
    html! {
        details.say-door id={ "say-" (number) } {
            summary title=(words.say_it) { (mark("speak")) span.unseen { (words.say_it) " " (number) } }
            div.sayings {
                @for stance in Stance::ALL { (say(scene, Remark::Door { door: number, stance, because: None }, html! {})) }
                @for (book, perch) in marked {
                    (say(scene, Remark::Door { door: number, stance: Stance::Like, because: Some(perch) }, detail(scene, book, perch)))
                }
            }
        }
    }
}

fn say(scene: &TableScene, remark: Remark, picture: Markup) -> Markup {
    let chrome = scene.chrome;
    let Remark::Door { stance, .. } = remark else { return html! {} };
    let phrase = remark.phrase();
    html! {
        @if let Some(said) = Obscurio::phrase(chrome.lang, &chrome.names, &phrase) {
            button.chip type="submit" formaction={ "/t/" (chrome.id) "/say" } name="phrase" value=(phrase) {
                (mark(stance.name())) (picture)
                span { (said) }
            }
        }
    }
}

/// Whoever may speak can point at any spot of the Pages as a reason.
pub fn reasons(
    scene: &TableScene,
    page: ::obscurio::book::Page,
    shown: &::obscurio::view::PageView,
) -> Markup {
    use ::obscurio::pictures::Spot;
    use ::obscurio::view::PageView;
    let (spots, places) = match shown {
        PageView::Bare(card) => (card.spots(None).collect(), format!("t-{}", card.row().template)),
        PageView::Filtered(veiled) => {
            let spots: Vec<Spot> = veiled.elements.iter().map(|seen| Spot::Element(seen.spot)).collect();
            (spots, String::new())
        }
    };
    let choosing = matches!(super::phase_name(scene.view.phase), "doors");
    html! {
        @if choosing && may_speak(scene) {
            div class={ "spots reasons " (places) } {
                @for spot in spots {
                    @let perch = Perch { page, spot };
                    label.spot.(class_on(shown, spot)) title=(words_of(scene).because) {
                        input type="checkbox" data-because=(perch.to_string().replace(' ', "-"))
                            aria-label={ (words_of(scene).because) ": " (words::obscurio::pictures::spot_of(scene.chrome.lang, shown, spot)) };
                        i.dot {}
                    }
                }
            }
        }
    }
}

/// The last remark of somebody, beside their name.
pub fn last_of(scene: &TableScene, seat: Seat) -> Markup {
    let last = now(scene).filter(|(said, _)| said.seat == seat).last();
    html! {
        @if let Some((said, remark)) = last {
            span.last-word title=(said.text) {
                @match remark {
                    Remark::Door { door, stance, .. } => { (mark(stance.name())) b { (door) } },
                    Remark::Between(one, other) => { (mark("doubt")) b { (one) " · " (other) } },
                    Remark::Spread | Remark::Together => { (mark("point")) },
                    Remark::Suspect(whom) => { (mark("point")) b { (scene.chrome.names.of(whom)) } },
                }
            }
        }
    }
}

/// Who has said aloud that they suspect this one.
pub fn suspected_by(scene: &TableScene, seat: Seat) -> Vec<Seat> {
    let mut by: Vec<Seat> = now(scene)
        .filter(|(_, remark)| *remark == Remark::Suspect(seat))
        .map(|(said, _)| said.seat)
        .collect();
    by.sort_unstable();
    by.dedup();
    by
}

/// A way to say that one suspects somebody, while that can be said.
pub fn suspect(scene: &TableScene, seat: Seat) -> Markup {
    let chrome = scene.chrome;
    let phrase = Remark::Suspect(seat).phrase();
    let debate = matches!(scene.view.phase, Phase::Debate { .. });
    let may = debate && may_speak(scene) && !chrome.names.is_you(seat);
    html! {
        @if let Some(said) = Obscurio::phrase(chrome.lang, &chrome.names, &phrase).filter(|_| may) {
            button.chip.suspect type="submit" formaction={ "/t/" (chrome.id) "/say" } name="phrase" value=(phrase) {
                (mark("point")) (said)
            }
        }
    }
}
