//! Every scenario holds. That every rule is shown, `games` knows.

use deathmaydie::DeathMayDie;
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
