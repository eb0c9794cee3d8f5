//! Many stories, and faults that must be found.

use std::collections::{BTreeMap, BTreeSet};
use std::time::{SystemTime, UNIX_EPOCH};

use super::wishes::WORDS;
use super::{Failure, play};
use crate::planted::{Fault, plant};

/// So many stories are told in every run of the tests.
const SEEDS: u64 = 2_000;
/// A planted fault is found within so many.
const ENOUGH: u64 = 400;

fn first_failure(seeds: impl Iterator<Item = u64>) -> Option<Failure> {
    seeds.map(play).find_map(Result::err)
}

#[test]
fn whatever_happens_the_table_stays_whole() {
    let mut done: BTreeMap<&str, usize> = BTreeMap::new();
    for seed in 0..SEEDS {
        let asked = play(seed).unwrap_or_else(|failure| panic!("{failure}"));
        asked.iter().filter(|(_, done)| *done).for_each(|(word, _)| *done.entry(word).or_default() += 1);
    }
    // Neither lessons nor what comes after a game are reached yet: these are only refused.
    let refused = ["answer", "heard", "lead", "remark", "rematch"];
    let words = WORDS.iter().map(|(word, _)| *word).filter(|word| !refused.contains(word));
    let missing: BTreeSet<&str> = words.filter(|word| !done.contains_key(word)).collect();
    assert!(missing.is_empty(), "never done: {missing:?} of {done:?}");
}

/// For `cargo xtask deep hall [SEED]`: a million stories nobody has told before, or that of one seed, in full.
#[test]
#[ignore = "takes hours"]
fn without_end() {
    let only = std::env::var("CONCLAVE_SEED").ok().and_then(|seed| seed.parse::<u64>().ok());
    if let Some(seed) = only {
        let story = super::told(seed);
        println!("{}", story.join("\n"));
        return;
    }
    let since = SystemTime::now().duration_since(UNIX_EPOCH).expect("it is later than 1970");
    let first = since.as_secs() * 1_000_000;
    if let Some(failure) = first_failure(first..first + 1_000_000) {
        panic!("{failure}");
    }
}

/// Plants a fault and returns how it was found.
fn found(fault: Fault) -> String {
    plant(Some(fault));
    let failure = first_failure(0..ENOUGH);
    plant(None);
    failure.unwrap_or_else(|| panic!("{fault:?} is not found in {ENOUGH} stories")).what
}

#[test]
fn a_change_that_is_told_before_it_is_stored_is_found() {
    let what = found(Fault::PublishBeforeAppend);
    assert!(what.contains("entries are stored"), "{what}");
}

#[test]
fn a_change_after_which_nobody_looks_for_what_is_due_is_found() {
    let what = found(Fault::NoWake);
    assert!(what.contains("is due and does not happen"), "{what}");
}

#[test]
fn rights_that_are_looked_at_before_the_lock_are_found() {
    let what = found(Fault::RightsBeforeLock);
    assert!(what.contains("had no right to it"), "{what}");
}

#[test]
fn a_change_that_ends_with_its_caller_is_found() {
    let what = found(Fault::EndsWithCaller);
    assert!(what.contains("entries are stored"), "{what}");
}

#[test]
fn a_clock_that_needs_room_in_somebodys_share_is_found() {
    let what = found(Fault::QuotaStopsClocks);
    assert!(what.contains("is due and does not happen") || what.contains("cannot go on"), "{what}");
}
