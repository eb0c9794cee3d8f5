//! Every scenario holds, every rule is shown by one, and every card takes part.

use std::collections::BTreeSet;

use grimoire::Grimoire;
use grimoire::cards::Card;
use grimoire::scenario::SCENARIOS;
use table::checks;

#[test]
fn every_scenario_holds() {
    checks::scenarios_hold::<Grimoire>(SCENARIOS);
}

/// How many rules each section of the rulebook has; section 17 is the algorithm the others are made of.
const SECTIONS: [(u8, u8); 18] = [
    (1, 8),
    (2, 7),
    (3, 8),
    (4, 9),
    (5, 12),
    (6, 7),
    (7, 5),
    (8, 7),
    (9, 4),
    (10, 9),
    (11, 10),
    (12, 14),
    (13, 9),
    (14, 4),
    (15, 1),
    (16, 9),
    (18, 8),
    (19, 4),
];
const RULINGS: u8 = 50;
const EXAMPLES: u8 = 4;

#[test]
fn every_rule_is_shown() {
    let sections = SECTIONS
        .iter()
        .flat_map(|(section, rules)| (1..=*rules).map(move |rule| format!("GRI-{section}.{rule}")));
    let rulings = (1..=RULINGS).map(|ruling| format!("RUL-GRI-{ruling}"));
    let examples = (1..=EXAMPLES).map(|example| format!("GRI-E{example}"));
    let rules: BTreeSet<String> = sections.chain(rulings).chain(examples).collect();
    let cited: BTreeSet<String> = checks::scenarios(SCENARIOS)
        .iter()
        .flat_map(|it| it.rules.iter().map(|rule| rule.to_string()))
        .collect();
    let missing: Vec<_> = rules.difference(&cited).collect();
    let own_ruling = |rule: &&String| rule.starts_with("RUL-GRI-C");
    let unknown: Vec<_> = cited.difference(&rules).filter(|rule| !own_ruling(rule)).collect();
    assert!(unknown.is_empty(), "no such rules: {unknown:?}");
    assert!(missing.is_empty(), "{} of {} rules are not shown: {missing:?}", missing.len(), rules.len());
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
