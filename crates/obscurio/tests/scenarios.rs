//! Every scenario holds. That every rule is shown, `games` knows.

use obscurio::Obscurio;
use obscurio::scenario::SCENARIOS;
use table::checks;

#[test]
fn every_scenario_holds() {
    checks::scenarios_hold::<Obscurio>(SCENARIOS);
}

#[test]
fn what_an_example_gives_it_can_expect() {
    table::scenario::examples_agree::<Obscurio>().unwrap();
}
