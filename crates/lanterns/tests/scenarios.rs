//! Every scenario holds, and stories are strict. That every rule is shown, `games` knows.

use lanterns::Lanterns;
use lanterns::scenario::SCENARIOS;
use table::{checks, scenario};

#[test]
fn every_scenario_holds() {
    checks::scenarios_hold::<Lanterns>(SCENARIOS);
}

#[test]
fn stories_are_strict() {
    let wrong = |lines: &str| {
        let text =
            format!("# LAN-4: x.\ngiven nights 2, moth S2\ngiven S0 holds 1 5\ngiven S1 holds 2 6\n{lines}");
        let stories = scenario::read(&text).unwrap();
        scenario::run::<Lanterns>(&stories[0]).expect_err("it is wrong")
    };
    assert!(wrong("S0 nightfall\nS0 light 5").contains("the story ends, but S1 is asked"));
    assert!(wrong("S0 nightfall\nS0 light 6").contains("refused by LAN-4"));
    assert!(wrong("S0 nightfall\nS0 cannot light 5: LAN-4").contains("accepted"));
    assert!(wrong("S1 cannot nightfall: LAN-9").contains("refused by LAN-3"));
    assert!(wrong("S0 offers nightfall").contains("S0 has wish faintest | nightfall"));
    assert!(wrong("expect points 3 3 3").contains("found 0 0 0"));
    assert!(wrong("over S1").contains("is asked"));
    assert!(wrong("S0 sing").contains("not a move"));
    assert!(wrong("given S2 holds 1 2\nS0 nightfall").contains("each once"));
}

#[test]
fn what_an_example_gives_it_can_expect() {
    scenario::examples_agree::<Lanterns>().unwrap();
    assert!(scenario::words::<Lanterns>().contains("| `S0 holds 1 5 9` | ✓ | ✓ |"));
}

#[test]
fn scripted_luck_comes_out_even() {
    let wrong = |given: &str| {
        let text = format!("# LAN-1: x.\ngiven {given}\nexpect night 1");
        let stories = scenario::read(&text).unwrap();
        scenario::run::<Lanterns>(&stories[0]).expect_err("it is wrong")
    };
    assert!(wrong("from the box, deck 1 20").contains("20 cannot come"));
    assert!(wrong("from the box, deck 1, deck 2").contains("never came: deal: 2"));
    assert!(wrong("moth S1, from the box").contains("nothing else can be given"));
    assert!(wrong("the moon").contains("nothing of that kind can be given"));
}
