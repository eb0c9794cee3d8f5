//! What has the book just done, Curse by Curse and player by player?

use ::madness::Event;
use ::madness::frames::Cause;
use maud::{Markup, html};
use table::Seat;

use super::{TableScene, card, log, words_of};
use crate::sprites::icon;

type Told = crate::board::Told<Event>;

/// The last Monster Phase, from the marker's step to the first free decision.
pub fn panel(scene: &TableScene) -> Markup {
    let words = words_of(scene);
    let (start, phase) = monster_phase(scene.log);
    // Where in the log each paragraph begins: a name that stays.
    let blows = phase.chunk_by(|_, next| !is_blow(&next.1)).scan(start, |next, blow| {
        let at = *next;
        *next += blow.len();
        Some((at, blow))
    });
    html! {
        section #side-strikes.panel.strikes {
            @if !phase.is_empty() {
                details #strikes-open open {
                    summary { h2 { (card::mark("forecast")) (words.just_happened) } }
                    div.strike-list { @for (at, blow) in blows { (blow_of(scene, at, blow)) } }
                    @if !phase.iter().any(|(_, event)| is_blow(event)) { p.small { (words.nothing_happened) } }
                }
            }
        }
    }
}

/// From the last turn's beginning to its first Action, and where in the log that begins.
fn monster_phase(log: &[Told]) -> (usize, &[Told]) {
    let Some(start) = log.iter().rposition(|(_, event)| matches!(event, Event::TurnBegan { .. })) else {
        return (0, &[]);
    };
    let turn = &log[start + 1..];
    let free = |event: &Event| {
        matches!(event, Event::Declared { .. } | Event::AbilityUsed { .. } | Event::ActionsEnded { .. })
    };
    let end = turn.iter().position(|(_, event)| free(event)).unwrap_or(turn.len());
    let begins = turn[..end].iter().position(|(_, event)| matches!(event, Event::MarkerMoved { .. }));
    let begins = begins.unwrap_or(end);
    (start + 1 + begins, &turn[begins..end])
}

/// What starts a new paragraph of the story.
fn is_blow(event: &Event) -> bool {
    matches!(
        event,
        Event::CurseStruck { .. }
            | Event::CurseSlept { .. }
            | Event::Vanquished { .. }
            | Event::Escaped { .. }
            | Event::PageTurned { .. }
            | Event::Begins { .. }
            | Event::RowReached { .. }
            | Event::Ended { .. }
    )
}

/// One blow: what it was, then what it did to whom.
fn blow_of(scene: &TableScene, at: usize, events: &[Told]) -> Markup {
    let (first, rest) = events.split_at(1);
    let keyed = format!("blow-{}-{at}", first[0].0);
    html! {
        div.blow id=(keyed) {
            (picture(&first[0].1))
            div {
                (log::line(scene, first[0].0, &first[0].1))
                @for part in rest.chunk_by(|_, next| !matches!(next.1, Event::Reaches { .. })) { (suffered(scene, part)) }
            }
        }
    }
}

/// What one player had to bear.
fn suffered(scene: &TableScene, events: &[Told]) -> Markup {
    let seat = match events[0].1 {
        Event::Reaches { seat, .. } => Some(seat),
        _ => None,
    };
    let told = events.iter().filter(|(_, event)| !matches!(event, Event::Reaches { .. }));
    html! {
        div.suffered {
            @if let Some(seat) = seat { strong.by { (face(scene, seat)) (scene.chrome.names.of(seat)) } }
            @for (at, event) in told { (log::line(scene, *at, event)) }
        }
    }
}

/// The small portrait of whoever it is about.
pub fn face(scene: &TableScene, seat: Seat) -> Markup {
    let magician = scene.view.own.players.get(seat.index()).and_then(|player| player.magician);
    html! {
        @match magician {
            Some(magician) => (card::art(&format!("magician-{magician}"), "tiny", (200, 240))),
            None => (icon("hand")),
        }
    }
}

fn picture(event: &Event) -> Markup {
    let (id, size) = match *event {
        Event::CurseStruck { curse, .. } => (format!("curse-{curse}"), (200, 140)),
        Event::CurseSlept { .. } => ("curse-back".to_owned(), (200, 140)),
        Event::Vanquished { monster }
        | Event::Escaped { monster }
        | Event::PageTurned { monster, .. }
        | Event::Begins { cause: Cause::Arrival(monster), .. } => (format!("monster-{monster}"), (300, 300)),
        Event::MarkerMoved { .. } => ("marker-invocation".to_owned(), (64, 64)),
        Event::RowReached { .. } => ("marker-round".to_owned(), (64, 64)),
        Event::Ended { .. } => ("book-closed".to_owned(), (400, 500)),
        _ => return html! { span.scene {} },
    };
    card::art(&id, "scene", size)
}
