//! Every scenario holds, and every card takes part. That every rule is shown, `games` knows.

use std::collections::BTreeSet;

use grimoire::Grimoire;
use grimoire::cards::Card;
use grimoire::scenario::SCENARIOS;
use table::checks;

#[test]
fn every_scenario_holds() {
    checks::scenarios_hold::<Grimoire>(SCENARIOS);
}

#[test]
fn what_an_example_gives_it_can_expect() {
    table::scenario::examples_agree::<Grimoire>().unwrap();
}

#[test]
fn every_card_takes_part() {
    let played: BTreeSet<String> = checks::scenarios(SCENARIOS)
        .iter()
        .flat_map(|it| it.lines.iter().filter_map(|(_, line)| line.split_once(" play ")))
        .map(|(_, card)| card.to_owned())
        .collect();
    let missing: Vec<_> = Card::all().filter(|card| !played.contains(card.row().name)).collect();
    assert!(missing.is_empty(), "never played: {missing:?}");
}
