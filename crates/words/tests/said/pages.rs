//! Do people of both languages get the same phrases to say, and do numbers agree with their nouns?

use std::collections::BTreeSet;
use words::page_lines::phrases;
use words::{Lang, page_lines};

#[test]
fn both_languages_offer_the_same_phrases() {
    let ids = |lang| -> Vec<&str> { phrases(lang).iter().map(|(id, _)| *id).collect() };
    assert_eq!(ids(Lang::Es), ids(Lang::En));
    let known: BTreeSet<&str> = ids(Lang::En).into_iter().collect();
    assert_eq!(known.len(), ids(Lang::En).len(), "an id appears twice");
    assert!((12..=16).contains(&known.len()));
}

#[test]
fn numbers_and_nouns_agree() {
    assert_eq!(page_lines::free_seats(Lang::Es, 1), "1 asiento libre");
    assert_eq!(page_lines::free_seats(Lang::Es, 2), "2 asientos libres");
    assert_eq!(page_lines::watchers(Lang::En, 1), "1 person watching");
}
