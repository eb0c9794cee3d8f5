//! Does every piece of content take part in a story? What happens in the stories is asked where it is told; where a piece only
//! lasts, a story must be about it.

use deathmaydie::content::*;
use deathmaydie::ids::Side;
use deathmaydie::scenario::SCENARIOS;
use deathmaydie::{DeathMayDie, Event};
use table::checks;
use table::scenario::{Scenario, Staged};
use table::{Actor, Events, Game};

/// What happens in a story after it is set up.
fn events_of(story: &Scenario) -> Vec<Event> {
    let given: Vec<&str> = story.lines.iter().filter_map(|(_, line)| line.strip_prefix("given ")).collect();
    let Ok(mut state) = DeathMayDie::stage(&given) else { return Vec::new() };
    let mut events = Events::new();
    for (_, line) in &story.lines {
        let Some((actor, words)) = line.split_once(' ') else { continue };
        let (Ok(actor), Ok(mv)) = (actor.parse::<Actor>(), words.parse()) else { continue };
        let _ = DeathMayDie::play(&mut state, actor, mv, &mut events);
    }
    events.take()
}

#[test]
fn every_card_is_drawn_and_every_side_claimed() {
    let stories = checks::scenarios(SCENARIOS);
    let past: Vec<Event> = stories.iter().flat_map(events_of).collect();
    let told = |fits: &dyn Fn(&Event) -> bool| past.iter().any(fits);
    let drawn = |it: &Mythos| told(&|event| matches!(event, Event::MythosDrawn { card } if card == it));
    let struck = |it: &Insanity| {
        told(&|event| matches!(event, Event::InsanityStruck { insanity, .. } if insanity == it))
    };
    let claimed = |it: Discovery, wanted: Side| {
        told(&|event| matches!(event, Event::Claimed { card, side, .. } if (*card, *side) == (it, wanted)))
    };
    let mut idle: Vec<String> = Vec::new();
    idle.extend(Mythos::ALL.iter().filter(|it| !drawn(it)).map(ToString::to_string));
    idle.extend(Insanity::ALL.iter().filter(|it| !struck(it)).map(ToString::to_string));
    for card in Discovery::ALL {
        idle.extend(
            Side::BOTH.into_iter().filter(|it| !claimed(card, *it)).map(|it| format!("{card} {it:?}")),
        );
    }
    assert!(idle.is_empty(), "{} take no part: {idle:?}", idle.len());
}

/// The titles of the stories about content begin with the piece.
#[test]
fn every_piece_has_a_story_of_its_own() {
    let content =
        SCENARIOS.iter().filter(|(name, _)| name.starts_with("content_")).copied().collect::<Vec<_>>();
    let stories = checks::scenarios(&content);
    let begins = |piece: &str| {
        stories.iter().any(|story| {
            let rest = story.title.strip_prefix(piece);
            rest.is_some_and(|rest| rest.starts_with([',', '.']))
        })
    };
    let levels = |name: &str| (1..=4).map(|level| format!("{name} {level}")).collect::<Vec<_>>();
    let mut pieces: Vec<String> = Vec::new();
    pieces.extend(Skill::ALL.iter().flat_map(|it| levels(it.name())));
    pieces.extend(Investigator::ALL.iter().flat_map(|it| levels(it.name())));
    pieces.extend(Insanity::ALL.map(|it| it.to_string()));
    pieces.extend(Relic::ALL.map(|it| it.to_string()));
    pieces.extend(Enemy::ALL.map(|it| it.to_string()));
    pieces.extend(Unknown::ALL.map(|it| format!("unknown-{it}")));
    pieces.extend(Stage::ALL.map(|it| it.to_string()));
    pieces.extend(Mythos::ALL.map(|it| it.to_string()));
    pieces.extend(Episode::ALL.map(|it| it.to_string()));
    pieces.extend(Action::ALL.map(|it| it.to_string()));
    pieces.extend(Rule::ALL.map(|it| it.to_string()));
    pieces.extend(Condition::ALL.map(|it| it.to_string()));
    pieces.extend(Discovery::ALL.map(|it| it.to_string()));
    let idle: Vec<&String> = pieces.iter().filter(|piece| !begins(piece)).collect();
    assert!(idle.is_empty(), "{} have no story: {idle:?}", idle.len());
}

/// What an Item, a Companion, a Condition or a Relic does is shown by somebody who has it from the start.
#[test]
fn every_side_is_held_in_some_story() {
    let all: String = SCENARIOS.iter().map(|(_, text)| *text).collect();
    let held = |words: String| {
        let alone =
            |rest: &str| !rest.starts_with(|letter: char| letter.is_ascii_alphanumeric() || letter == '-');
        all.match_indices(&words).any(|(at, _)| alone(&all[at + words.len()..]))
    };
    let mut idle: Vec<String> = Vec::new();
    for card in Discovery::ALL {
        for (side, name) in [(Side::Left, "left"), (Side::Right, "right")] {
            let words = format!("holds {card} {name}");
            let condition = matches!(card.side(side).held, HeldAs::Condition(_));
            idle.extend((!condition && !held(words.clone())).then_some(words));
        }
    }
    for relic in Relic::ALL {
        let words = [format!("relic {relic}"), format!("relic {relic} transformed")];
        idle.extend(words.into_iter().filter(|words| !held(words.clone())));
    }
    assert!(idle.is_empty(), "{} are never held: {idle:?}", idle.len());
}
