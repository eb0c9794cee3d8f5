//! The stage is strict: stories that leave something open, break a rule or tell a falsehood fail.

use grimoire::Grimoire;
use table::scenario;

/// Runs a story that must fail, and returns why.
fn fails(story: &str) -> String {
    let scenarios = scenario::read(story).expect("it can be read");
    scenario::run::<Grimoire>(&scenarios[0]).expect_err("it holds")
}

#[test]
fn a_story_that_leaves_a_question_open_fails() {
    let open = "# GRI-3.7: Gust asks.\ngiven S0 hand has Glow, S1 hand has Gust\nS0 play Glow\nS1 play Gust";
    assert!(fails(open).contains("the story ends, but S1 is asked: target 1"));
}

#[test]
fn a_move_out_of_turn_or_against_the_rules_fails() {
    let story = "# GRI-3.5: One after the other.\ngiven S1 hand has Forge\nS1 play Forge";
    assert!(fails(story).contains("refused by GRI-3.5"));
    let story = "# GRI-3.6: From the hand.\ngiven S1 hand has Forge\nS0 play Forge";
    assert!(fails(story).contains("line 3, \"S0 play Forge\": refused by GRI-3.6"));
    assert!(fails("# GRI-3.6: No such move.\nS0 sings").contains("not a move"));
}

#[test]
fn a_wrong_fact_fails_and_says_what_was_found() {
    let told = |fact: &str| {
        fails(&format!(
            "# GRI-1.1: Wrong.\ngiven title Glow, S0 hand has Forge\nS0 play Forge\nexpect {fact}"
        ))
    };
    assert!(told("Forge fire 5").contains("found fire 7"));
    assert!(told("chain water").contains("found fire"));
    assert!(told("title Halo light").contains("found Glow light"));
    assert!(told("S0 does not see hand of S0").contains("found true"));
    assert!(told("last chain fire").contains("no Chapter has just ended"));
    assert!(told("the moon").contains("not"));
}

#[test]
fn wrong_offers_and_wrong_refusals_fail() {
    let story = "# GRI-3.6: Offers.\ngiven S0 hand Forge Glow\nS0 offers play Forge";
    assert!(fails(story).contains("S0 has play FIR-5 | play LIG-2"));
    let story = "# GRI-3.6: Refusals.\ngiven S0 hand has Forge\nS0 cannot play Forge: GRI-3.6";
    assert!(fails(story).contains("it was accepted"));
    let story = "# GRI-3.6: Refusals.\ngiven S1 hand has Forge\nS0 cannot play Forge: GRI-3.5";
    assert!(fails(story).contains("refused by GRI-3.6"));
}

#[test]
fn a_set_up_must_be_refused_by_the_rule_named() {
    assert!(fails("# GRI-2.1: Four.\ngiven seats 4\ncannot begin: GRI-2.1").contains("it can begin"));
    assert!(fails("# GRI-2.1: Five.\ngiven seats 5\ncannot begin: GRI-9.3").contains("refused by GRI-2.1"));
    assert!(fails("# GRI-2.1: Five.\ngiven seats 5\nS0 play Forge").contains("refused by GRI-2.1"));
}

#[test]
fn a_badly_given_position_is_no_position() {
    let given = |position: &str| fails(&format!("# GRI-19.3: A position.\ngiven {position}"));
    assert!(given("S0 hand has Forge, S1 hand has Forge").contains("Forge is given twice"));
    assert!(given("S0 hand has Frost").contains("not in the deck"));
    assert!(given("S0 hand has Forgery").contains("\"Forgery\" is not understood"));
    assert!(given("S4 hand has Forge").contains("no such seat"));
    assert!(given("mode duel, S3 hand has Forge").contains("does not sit"));
    assert!(given("mode survival, life 0 2 2 2").contains("does not sit"));
    assert!(given("chapter 7").contains("six Chapters"));
    assert!(given("moon full").contains("nothing of that kind"));
    assert!(given("chapter 6, element deck top Forge").contains("only 0 cards"));
    assert!(given("elements fire earth").contains("4 Basic Elements"));
}
