//! What just happened, cause by cause, and the moments that deserve the whole table.

use ::deathmaydie::content::TRACK_LEN;
use ::deathmaydie::end::End;
use ::deathmaydie::events::Deed;
use ::deathmaydie::{DeathMayDie, Event};
use maud::{Markup, html};
use words::Speak;
use words::deathmaydie::sheet_words::{sheet, space_of};
use words::deathmaydie::{card_words as on, ending_words, naming};

use super::log::chip;
use super::press::{foe_art, portrait};
use super::{TableScene, art, dice, mark};
use crate::log;
use crate::page_diff::PageDiff;

type Told = crate::board::Told<Event>;

/// One event as a line, if it says anything.
pub fn line(scene: &TableScene, at: usize, event: &Event) -> Markup {
    let said = DeathMayDie::line(scene.chrome.lang, &scene.chrome.names, event);
    html! { @if let Some(said) = said { (log::line("deathmaydie", at, &said, &chip)) } }
}

pub fn moment(scene: &TableScene, diff: &mut PageDiff) {
    diff.picture("side-story", panel(scene));
    diff.picture("moment", drama(scene));
}

/// What happened since somebody last chose an action: the Mythos card, the fight, the end of the turn.
fn panel(scene: &TableScene) -> Markup {
    let told = since_actions(scene.log);
    html! {
        section #side-story.panel.strikes {
            @if !told.is_empty() {
                details #story-open open {
                    summary { h2 { (mark("mythos")) (sheet(scene.chrome.lang).just_happened) } }
                    div.strike-list { @for part in told.chunk_by(|_, next| !is_cause(&next.1)) { (cause(scene, part)) } }
                }
            }
        }
    }
}

/// From the last Mythos card on, if no action has been taken since the turn after it began; nothing that is old news.
fn since_actions(log: &[Told]) -> &[Told] {
    let Some(start) = log.iter().rposition(|(_, event)| matches!(event, Event::MythosDrawn { .. })) else {
        return &[];
    };
    // A card that makes one draw again is told with the one after it.
    let earlier =
        log[..start].iter().rposition(|(_, event)| matches!(event, Event::TurnBegan { .. }) || is_act(event));
    let first = log[earlier.unwrap_or(0)..=start]
        .iter()
        .position(|(_, event)| matches!(event, Event::MythosDrawn { .. }));
    let start = earlier.unwrap_or(0) + first.unwrap_or(start - earlier.unwrap_or(0));
    let acted = log[start..].iter().position(|(_, event)| is_act(event));
    match acted {
        Some(_) => &[],
        None => &log[start..],
    }
}

/// Whether somebody took an action.
fn is_act(event: &Event) -> bool {
    matches!(event, Event::Acted { deed, .. } if !matches!(deed, Deed::Leave | Deed::Mind))
}

/// What starts a new paragraph of the story.
fn is_cause(event: &Event) -> bool {
    matches!(
        event,
        Event::MythosDrawn { .. }
            | Event::EnemyAttacks { .. }
            | Event::Investigated { .. }
            | Event::Burns { .. }
            | Event::Advanced { .. }
            | Event::StageRevealed { .. }
            | Event::InsanityStruck { .. }
            | Event::Eliminated { .. }
            | Event::TurnBegan { .. }
            | Event::Ended { .. }
    )
}

/// One cause: what it was, the dice it took, then what it did.
fn cause(scene: &TableScene, events: &[Told]) -> Markup {
    let (first, rest) = events.split_at(1);
    let thrown: Vec<_> = rest
        .iter()
        .filter_map(|(_, event)| if let Event::Thrown { die, .. } = event { Some(*die) } else { None })
        .collect();
    let quiet = |event: &Event| matches!(event, Event::Thrown { .. });
    html! {
        div.blow {
            span.blow-face { (face(scene, &first[0].1)) }
            div {
                (line(scene, first[0].0, &first[0].1))
                @if !thrown.is_empty() { ul.dice-row.tiny aria-hidden="true" { @for die in thrown { li { span.die.bonus[die.is_bonus()] { (dice::face(die)) } } } } }
                @for (at, event) in rest.iter().filter(|(_, event)| !quiet(event)) { (line(scene, *at, event)) }
            }
        }
    }
}

fn face(scene: &TableScene, event: &Event) -> Markup {
    match *event {
        Event::EnemyAttacks { foe, .. } => foe_art(scene, foe),
        Event::Investigated { .. } => html! { (mark("discovery")) },
        Event::Burns { .. } => html! { (art("chit", "fire")) },
        Event::Advanced { .. } => html! { (mark("summoning")) },
        Event::StageRevealed { .. } => html! { (art("figure", &format!("elder-{}", scene.view.elder))) },
        Event::InsanityStruck { who, .. } | Event::Eliminated { who, .. } | Event::TurnBegan { who } => {
            portrait(who)
        }
        _ => html! { (mark("mythos")) },
    }
}

/// What the last move brought about, newest first.
fn just_now<'a>(scene: &'a TableScene) -> impl Iterator<Item = &'a Event> {
    let at = scene.chrome.at;
    scene.log.iter().rev().take_while(move |(then, _)| *then == at).map(|(_, event)| event)
}

/// A large picture that comes and goes by itself and never stands in the way of a press.
fn drama(scene: &TableScene) -> Markup {
    let loudest =
        just_now(scene).filter_map(|event| Some((weight(event)?, event))).max_by_key(|(weight, _)| *weight);
    html! {
        div #moment aria-hidden="true" {
            @if let Some((weight, event)) = loudest.filter(|_| scene.chrome.live && scene.chrome.at > 0) {
                div.moment.brief[weight < 2] id={ "moment-" (scene.chrome.at) } { (picture(scene, event)) }
            }
        }
    }
}

fn weight(event: &Event) -> Option<u8> {
    match event {
        Event::Ended { .. } => Some(8),
        Event::Eliminated { .. } => Some(7),
        Event::StageRevealed { .. } => Some(6),
        Event::RitualBroken => Some(5),
        Event::StageDefeated { .. } => Some(4),
        Event::InsanityStruck { .. } => Some(3),
        Event::Advanced { .. } => Some(2),
        Event::MythosDrawn { .. } => Some(1),
        _ => None,
    }
}

fn picture(scene: &TableScene, event: &Event) -> Markup {
    let (lang, view) = (scene.chrome.lang, scene.view);
    let elder = format!("elder-{}", view.elder);
    let name = |who| on::investigator(lang, who).name;
    html! {
        @match *event {
            Event::Ended { end } => {
                (art(if end == End::Won { "moment-art slain" } else { "moment-art" }, &elder))
                p { (ending_words::headline(lang, end, scene.chrome.own_seat().is_some())) }
            },
            Event::Eliminated { who, .. } => {
                span.fallen { (art("moment-art", &format!("investigator-{who}"))) }
                p { (name(who)) small { (ending_words::leaves(lang, who).to_string()) } }
            },
            Event::StageRevealed { stage } => {
                (art("moment-art looms", &elder))
                p { (on::elder(lang, view.elder).name) small { (naming::stage_number(lang, stage)) } }
            },
            Event::RitualBroken => {
                @let [broken, so] = ending_words::ritual_broken(lang);
                // Two halves of one circle, which part.
                span.sundered { (mark("ritual")) (mark("ritual")) }
                p { (broken) small { (so) } }
            },
            Event::StageDefeated { stage } => {
                (art("moment-art struck", &elder)) p { (naming::stage_number(lang, stage)) small { (on::elder(lang, view.elder).name) } }
            },
            Event::InsanityStruck { who, insanity } => {
                (art("moment-art", "insanity")) p { (on::insanity(lang, insanity).name) small { (name(who)) } }
            },
            Event::Advanced { space } => {
                (art("moment-art", &elder)) p { (on::elder(lang, view.elder).name) small { (space_of(lang, space, TRACK_LEN)) } }
            },
            Event::MythosDrawn { card } => {
                div.mythos-moment { (mark("mythos")) strong { (on::mythos(lang, card).name) } span { (on::mythos(lang, card).text) }
                    @if card.row().symbol { b { (mark("summoning")) } } }
            },
            _ => {},
        }
    }
}
