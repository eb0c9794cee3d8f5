//! Every scenario holds, and every rule is shown by one.

use deathmaydie::DeathMayDie;
use deathmaydie::rules::RULES;
use deathmaydie::scenario::SCENARIOS;
use table::checks;

#[test]
fn every_scenario_holds() {
    checks::scenarios_hold::<DeathMayDie>(SCENARIOS);
}

#[test]
fn what_an_example_gives_it_can_expect() {
    table::scenario::examples_agree::<DeathMayDie>().unwrap();
}

#[test]
fn every_rule_is_shown() {
    let scenarios = checks::scenarios(SCENARIOS);
    let cited: Vec<&str> = scenarios.iter().flat_map(|scenario| scenario.rules.iter().copied()).collect();
    let unknown: Vec<&&str> = cited.iter().filter(|rule| !RULES.contains(rule)).collect();
    assert!(unknown.is_empty(), "no such rules: {unknown:?}");
    let uncited: Vec<&&str> = RULES.iter().filter(|rule| !cited.contains(rule)).collect();
    assert!(uncited.is_empty(), "{} of {} rules are not shown: {uncited:?}", uncited.len(), RULES.len());
}
