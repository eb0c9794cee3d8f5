//! Every scenario holds, and every card takes part. That every rule is shown, `games` knows.

use madness::cards::{Curse, Magician, Monster, Page, Spell};
use madness::frames::Cause;
use madness::scenario::SCENARIOS;
use madness::{Event, Madness};
use table::checks;
use table::scenario::{Scenario, Staged};
use table::{Actor, Events, Game};

#[test]
fn every_scenario_holds() {
    checks::scenarios_hold::<Madness>(SCENARIOS);
}

/// What happens in a scenario, set-up aside.
fn events_of(scenario: &Scenario) -> Vec<Event> {
    let given: Vec<&str> =
        scenario.lines.iter().filter_map(|(_, line)| line.strip_prefix("given ")).collect();
    let Ok(mut state) = Madness::stage(&given) else { return Vec::new() };
    let mut events = Events::new();
    for (_, line) in &scenario.lines {
        let Some((actor, words)) = line.split_once(' ') else { continue };
        let (Ok(actor), Ok(mv)) = (actor.parse::<Actor>(), words.parse()) else { continue };
        let _ = Madness::play(&mut state, actor, mv, &mut events);
    }
    events.take()
}

#[test]
fn what_an_example_gives_it_can_expect() {
    table::scenario::examples_agree::<Madness>().unwrap();
}

#[test]
fn every_card_takes_part() {
    let scenarios = checks::scenarios(SCENARIOS);
    let past: Vec<Event> = scenarios.iter().flat_map(events_of).collect();
    let begins = |wanted: Cause| {
        past.iter().any(|event| matches!(event, Event::Begins { cause, .. } if *cause == wanted))
    };
    let mut idle: Vec<String> = Vec::new();
    idle.extend(Spell::ALL.iter().filter(|it| !begins(Cause::Spell(**it))).map(ToString::to_string));
    idle.extend(Curse::ALL.iter().filter(|it| !begins(Cause::Curse(**it))).map(ToString::to_string));
    idle.extend(Monster::ALL.iter().filter(|it| !begins(Cause::Arrival(**it))).map(ToString::to_string));
    for page in Page::ALL.iter().copied() {
        idle.extend((!begins(Cause::Bonus(page))).then(|| format!("{page} bonus")));
        idle.extend((!begins(Cause::Failure(page))).then(|| format!("{page} failure")));
    }
    let text: String = SCENARIOS.iter().map(|(_, text)| *text).collect();
    idle.extend(Magician::ALL.iter().filter(|it| !text.contains(it.name())).map(ToString::to_string));
    assert!(begins(Cause::LastArrival), "the final page's arrival is not shown");
    assert!(idle.is_empty(), "{} cards take no part: {idle:?}", idle.len());
}
