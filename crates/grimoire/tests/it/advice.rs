//! Why a move is good: the reason that counts most, from where its player sits.

use grimoire::advice::{Advice, advice};
use grimoire::cards::Element;
use grimoire::{Grimoire, Move};
use table::scenario::Staged;
use table::{Actor, Events, Game, Seat, Viewer};

/// What the seat that moves next is told of a move, after these.
fn advised(given: &[&str], moves: &[&str], mv: &str) -> Option<Advice> {
    let mut state = Grimoire::stage(given).expect("a position");
    let mover = |state: &_| Grimoire::pending(state).seats.iter().next().expect("somebody moves");
    for mv in moves {
        let (seat, mv) = (mover(&state), Grimoire::read_move(&state, mv).expect("a move"));
        Grimoire::play(&mut state, Actor::Seat(seat), mv, &mut Events::silent()).expect("a legal move");
    }
    let mv: Move = Grimoire::read_move(&state, mv).expect("a move");
    advice(&Grimoire::view(&state, Viewer::Seat(mover(&state))), mv)
}

#[test]
fn a_play_leads_or_wins() {
    let hands =
        "S0 hand has Sediment, S1 hand has Landslide, S2 hand has Collision, S3 hand has EarthFlux Dew";
    let given = ["title Glow", hands];
    assert_eq!(advised(&given, &[], "play Sediment"), Some(Advice::Leads));
    let moves = ["play Sediment", "play Landslide", "play Collision", "target Landslide"];
    assert_eq!(advised(&given, &moves, "play EarthFlux"), Some(Advice::Wins));
    let trump = advised(&["title Pyre", "S0 hand has Flash"], &[], "play Flash");
    assert_eq!(trump, Some(Advice::LeadsWithTrump));
}

/// GRI-9.1: what a partner has played is on one's own side.
#[test]
fn a_card_is_kept_where_the_partner_wins() {
    let given = ["title Glow", "S0 hand has FireFlux, S1 hand has Flash, S2 hand has Pyre Sediment"];
    let told = advised(&given, &["play FireFlux", "play Flash"], "play Sediment");
    assert_eq!(told, Some(Advice::PartnerWins(Seat(0))));
}

#[test]
fn a_target_is_the_leader_a_rival_or_on_the_own_side() {
    let given =
        ["title Halo", "S0 hand has WindFlux, S1 hand has Glow, S2 hand has Breeze, S3 hand has Gust"];
    let moves = ["play WindFlux", "play Glow", "play Breeze", "decline", "play Gust"];
    assert_eq!(advised(&given, &moves, "target Glow"), Some(Advice::HelpsOwn));
    assert_eq!(advised(&given, &moves, "target WindFlux"), Some(Advice::HitsRival(Seat(0))));
    let moves = ["play WindFlux", "play Gust"];
    let given = ["title Halo", "S0 hand has WindFlux, S1 hand has Gust"];
    assert_eq!(advised(&given, &moves, "target WindFlux"), Some(Advice::HitsLeader(Seat(0))));
}

/// GRI-6.6: under a Special Title Spell nothing is Trump.
#[test]
fn a_new_title_spell_makes_its_element_trump_or_none() {
    let given = ["title FireFlux", "S0 hand has Breeze Glow Sediment"];
    let told = |mv| advised(&given, &["play Breeze"], mv);
    assert_eq!(told("swap Sediment"), Some(Advice::NewTrump(Some(Element::Earth))));
    assert_eq!(told("swap Glow"), Some(Advice::NewTrump(None)));
    assert_eq!(told("decline"), Some(Advice::KeepsTitle));
}
