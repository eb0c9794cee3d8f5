//! Every scenario holds, every rule is shown by one, and every card takes part.

use grimoire::Grimoire;
use grimoire::scenario::SCENARIOS;
use table::scenario::{self, Scenario};

fn every_scenario() -> Vec<(&'static str, Scenario<'static>)> {
    let read = |(name, text): &(&'static str, &'static str)| {
        let scenarios = scenario::read(text).unwrap_or_else(|wrong| panic!("{name}: {wrong}"));
        scenarios.into_iter().map(|scenario| (*name, scenario)).collect::<Vec<_>>()
    };
    SCENARIOS.iter().flat_map(read).collect()
}

#[test]
fn every_scenario_holds() {
    let failed: Vec<String> = every_scenario()
        .iter()
        .filter_map(|(file, scenario)| {
            let wrong = scenario::run::<Grimoire>(scenario).err()?;
            Some(format!("{file}.scn, {} \"{}\"\n    {wrong}", scenario.rules.join(" "), scenario.title))
        })
        .collect();
    assert!(failed.is_empty(), "{} scenarios fail:\n{}", failed.len(), failed.join("\n"));
}
