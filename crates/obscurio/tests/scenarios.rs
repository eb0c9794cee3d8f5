//! Every scenario holds. That every rule is shown, `games` knows.

use obscurio::Obscurio;
use obscurio::scenario::SCENARIOS;
use table::{checks, scenario};

#[test]
fn every_scenario_holds() {
    checks::scenarios_hold::<Obscurio>(SCENARIOS);
}

#[test]
fn what_an_example_gives_it_can_expect() {
    scenario::examples_agree::<Obscurio>().unwrap();
}

/// What stories compare, take back, let ring and say was told: each of these can fail.
#[test]
fn stories_are_strict() {
    let wrong = |lines: &str| {
        let text = format!("# OBS-8.4: x.\ngiven untimed, phase doors\n{lines}");
        let stories = scenario::read(&text).unwrap();
        scenario::run::<Obscurio>(&stories[0]).expect_err("it is wrong")
    };
    assert!(wrong("save A\nS1 stand 1\nsave B\nalike A B: S2").contains("S2 can tell them apart"));
    assert!(wrong("save A\nsave B\ndiffer A B: S2").contains("S2 cannot tell them apart"));
    assert!(wrong("save A\nS1 stand 1\nback to A\nexpect S1 token 1").contains("found Centre"));
    assert!(wrong("S1 takes back").contains("may take back: Never"));
    assert!(wrong("S1 stand 1\nS1 takes back by consent").contains("may take back: Free"));
    assert!(wrong("S1 stand 1\nS2 stand 1\nS1 takes back").contains("may take back: Agreed"));
    assert!(wrong("S1 stand 1\nS1 cannot take back").contains("may take back: Free"));
    assert!(wrong("keep clock as old\nold rings in vain").contains("it makes the clock ring patience"));
    assert!(wrong("keep clock as old\nold rings\nold rings").contains("not heeded"));
    assert!(wrong("S1 stand 1\nexpect told nothing Stood S1").contains("it was"));
    assert!(wrong("S1 stand 1\nexpect told Stood S2").contains("it was not"));
    assert!(wrong("S1 stand 1\nS2 stand 1\nexpect told Stood S2 then Stood S1").contains("it was not"));
    assert!(wrong("S1 stand 1\nexpect spectator told nothing Stood").contains("it was"));
}
