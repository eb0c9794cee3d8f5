//! The parts every sentence is made of: numbers, lists, dates, citations, tallies.

use words::Lang;
use words::grammar::{counted, list};
use words::hall_lines::players;
use words::page_lines::timestamp;
use words::rules::{Piece, Rule, Section, count, find, pieces};
use words::tale::Tally;

#[test]
fn one_number_is_not_a_range() {
    assert_eq!(players(Lang::En, 2, 4), "2–4 players");
    assert_eq!(players(Lang::Es, 4, 4), "4 personas");
    assert_eq!(players(Lang::En, 1, 1), "1 player");
}

#[test]
fn who_did_most_is_found_and_ties_are_shared() {
    let log = [(1, ('a', 1)), (2, ('b', 2)), (5, ('a', 3)), (7, ('b', 2)), (8, ('c', 0))];
    let tally = Tally::of(&log, |(who, much)| Some((*who, *much)));
    assert_eq!(tally.best(), Some((vec!['a', 'b'], 4, 5)));
    assert_eq!(Tally::<char>::new().best(), None);
    let nothing = Tally::of(&[(1, 'a')], |who| Some((*who, 0)));
    assert_eq!(nothing.best(), None);
}

#[test]
fn a_text_is_split_at_the_rules_it_cites() {
    let text = "El 15–14 no acaba (GRI-8.2, RUL-GRI-36). Más en GRI-E1.";
    let expected = [
        Piece::Words("El 15–14 no acaba ("),
        Piece::Cite("GRI-8.2"),
        Piece::Words(", "),
        Piece::Cite("RUL-GRI-36"),
        Piece::Words("). Más en "),
        Piece::Cite("GRI-E1"),
        Piece::Words("."),
    ];
    assert_eq!(pieces(text), expected);
}

#[test]
fn editions_promises_and_decisions_are_cited_too() {
    let cited = ["ED-1", "INV-10", "MOM-2", "RUL-BBM-44"];
    assert!(cited.iter().all(|id| pieces(id) == [Piece::Cite(id)]));
    assert_eq!(pieces("TRES-2, A-1"), [Piece::Words("TRES-2, A-1")]);
}

#[test]
fn a_text_without_citations_stays_whole() {
    assert_eq!(pieces("Dos - tres."), [Piece::Words("Dos - tres.")]);
    assert_eq!(pieces(""), []);
}

#[test]
fn a_rule_is_found_by_its_id() {
    static BOOK: &[Section] =
        &[Section { title: "Set-up", rules: &[Rule { id: "ABC-1.1", text: "Shuffle." }] }];
    assert_eq!(find(BOOK, "ABC-1.1").map(|rule| rule.text), Some("Shuffle."));
    assert_eq!(find(BOOK, "ABC-1.2"), None);
    assert_eq!(count(BOOK), 1);
}

#[test]
fn a_code_leads_back_to_its_language() {
    for lang in Lang::ALL {
        assert_eq!(Lang::from_code(lang.code()), Some(lang));
    }
    assert_eq!(Lang::from_code("fr"), None);
}

#[test]
fn days_are_what_the_calendar_says() {
    assert_eq!(timestamp(0), "1970-01-01T00:00:00Z");
    assert_eq!(timestamp(11_016 * 86_400_000), "2000-02-29T00:00:00Z");
    assert_eq!(timestamp(20_773 * 86_400_000), "2026-11-16T00:00:00Z");
    assert_eq!(timestamp(1_793_000_000_000), "2026-10-26T07:33:20Z");
}

#[test]
fn lists_read_as_people_say_them() {
    let list = |lang, items: &[&'static str]| list(lang, items.iter().copied()).to_string();
    assert_eq!(list(Lang::En, &["Ana", "Bea", "Cid"]), "Ana, Bea and Cid");
    assert_eq!(list(Lang::Es, &["Ana", "Bea", "Cid"]), "Ana, Bea y Cid");
    assert_eq!(list(Lang::Es, &["Bea", "Inés"]), "Bea e Inés");
    assert_eq!(list(Lang::Es, &["Bea", "Hilario"]), "Bea e Hilario");
    assert_eq!(list(Lang::Es, &["Agua", "Hielo"]), "Agua y Hielo");
    assert_eq!(list(Lang::Es, &["Bea", "Ian"]), "Bea y Ian");
    assert_eq!(list(Lang::Es, &["Bea"]), "Bea");
    assert_eq!(list(Lang::En, &[]), "");
}

#[test]
fn words_agree() {
    assert_eq!(counted(1, "punto", "puntos").to_string(), "1 punto");
    assert_eq!(counted(2, "punto", "puntos").to_string(), "2 puntos");
}
