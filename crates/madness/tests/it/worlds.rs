//! What a seat imagines at a table with closed hands: what it cannot know is now so, now otherwise, wherever it lies; what it
//! knows stays.

use std::collections::{BTreeMap, BTreeSet};

use madness::cards::{Card, Element};
use madness::state::State;
use madness::{Madness, Move};
use table::checks::{hidden_worlds, moves_of};
use table::scenario::Staged;
use table::worlds::Secret;
use table::{Actor, Chance, Events, Game, Seat};

use crate::any_game::check;

/// What lies face down in front of another player: the hand, the deck, what its owner alone laid on it, and the discard
/// without its top card.
fn face_down(state: &State, owner: Seat) -> [Vec<Card>; 4] {
    let player = state.player(owner);
    let mut discard = player.discard;
    player.discard_top.iter().for_each(|top| _ = discard.remove(*top));
    let laid = player.known.iter().filter(|(_, open)| !open).map(|(card, _)| card);
    [player.hand.iter().collect(), player.deck.iter().collect(), laid.collect(), discard.iter().collect()]
}

/// Whether dealing these cards out again nearly always gives something else: no kind is more than half of them.
fn varied(pool: &[Card]) -> bool {
    let count = |card: Card| pool.iter().filter(|it| **it == card).count();
    Card::all().all(|card| 2 * count(card) <= pool.len())
}

/// What the others have, place by place, where it could be otherwise: of cards passed unseen it could even be somebody
/// else's. And luck to come.
pub fn secrets(state: &State, seat: Seat) -> Vec<Secret> {
    let closed = !state.options.open_hands && Madness::outcome(state).is_none();
    let others: Vec<Seat> = state.in_play().without(seat).iter().filter(|_| closed).collect();
    let place = |name, at: usize| {
        let alone = others.iter().filter(|owner| !state.mingled.contains(**owner));
        let places = alone.map(|owner| face_down(state, *owner));
        let open = places.filter(|places| {
            let pool = places.concat();
            varied(&pool) && (1..pool.len()).contains(&places[at].len())
        });
        let here: Vec<Vec<Card>> = open.map(|places| places[at].clone()).collect();
        Secret::new(name, &here, !here.is_empty())
    };
    let mingled = others.iter().filter(|owner| state.mingled.contains(**owner));
    let theirs: Vec<Vec<Card>> = mingled
        .map(|owner| {
            let mut cards = face_down(state, *owner).concat();
            cards.sort_unstable();
            cards
        })
        .collect();
    let passed = theirs.len() > 1 && varied(&theirs.concat());
    vec![
        place("hands", 0),
        place("discards", 3),
        Secret::new("what was passed unseen", passed.then_some(theirs), passed),
        place("what was laid on decks unseen", 2),
        Secret::new("luck to come", &state.seed, true),
    ]
}

/// The position after these moves.
fn after(given: &[&str], moves: &[(u8, &str)]) -> State {
    let mut state = Madness::stage(given).expect("a position");
    for (seat, mv) in moves {
        let mv: Move = mv.parse().expect("a move");
        Madness::play(&mut state, Actor::Seat(Seat(*seat)), mv, &mut Events::silent()).expect("a legal move");
    }
    state
}

/// How often such a secret was open to somebody there, in worlds that differ where they can.
fn met(state: &State, name: &str) -> usize {
    let (mut met, mut luck) = (BTreeMap::new(), Chance::fast(1));
    check(state.options).worlds_differ_here(state, &secrets, &mut luck, &mut met);
    met[name]
}

const DECKS: &str =
    "S0 deck fire-2*2 air-2*2 water-2, S1 deck fire-1*2 air-1*2 water-3, S2 deck earth-3 air-3 fire-3";

/// RUL-BBM-45, BBM-4.3: Essence of the Earth lays a card on a deck which only its owner has seen.
#[test]
fn a_card_laid_on_a_deck_unseen_could_be_any_of_its_owners() {
    let hands =
        "open_hands false, seats 3, S0 spells essence-of-the-earth, S1 discard fire-1 air-3 water-2 earth-2";
    let moves = [(0, "cast essence-of-the-earth"), (0, "target S1"), (1, "choose air-3 from discard")];
    let state = after(&[hands, DECKS, "S0 hand earth-1"], &moves);
    assert_eq!(met(&state, "what was laid on decks unseen"), 2, "S0 and S2 have not seen it");
}

/// RUL-BBM-45, BBM-17.8: A card given from hand to hand is known to those two.
#[test]
fn a_card_passed_unseen_could_be_with_either_of_the_two() {
    let hands = "open_hands false, seats 3, S0 spells whisper, S0 hand air-1 madness fire-3 water-1";
    let moves = [(0, "cast whisper"), (0, "target S1"), (0, "choose fire-3")];
    let state = after(&[hands, DECKS], &moves);
    assert_eq!(met(&state, "what was passed unseen"), 1, "S2 has not seen it");
}

/// RUL-BBM-37: What is named for an exchange is heard by everybody, before it changes places.
#[test]
fn a_card_named_for_an_exchange_is_in_that_hand() {
    let hands =
        "open_hands false, S0 is cinder, S1 is gale, S0 hand madness*2 fire-1 air-2, S0 support air-1*3";
    let state = after(&[hands, "S0 deck fire-2*3 air-1*3"], &[(0, "ability"), (0, "choose air-2")]);
    let air = Card::new(Element::Air, 2);
    let worlds = hidden_worlds::<Madness>(&state, Seat(1), 24, 1);
    assert!(worlds.iter().all(|world| world.player(Seat(0)).hand.has(air)));
    let hands: BTreeSet<String> =
        worlds.iter().map(|world| format!("{:?}", world.player(Seat(0)).hand)).collect();
    assert!(hands.len() > 1, "the rest of the hand is always imagined as {hands:?}");
}

/// BBM-9.10: Everybody has heard which Action was declared, so who is paying has the cards for it.
#[test]
fn who_is_paying_can_pay_in_every_world() {
    let hands = "open_hands false, S0 hand fire-1*2 fire-2 water-1*3, S0 deck fire-1 air-1*6 water-1*4";
    let state = after(&[hands], &[(0, "acquire fire-2")]);
    for world in hidden_worlds::<Madness>(&state, Seat(1), 24, 1) {
        assert!(!moves_of::<Madness>(&world, Actor::Seat(Seat(0))).contains(&Move::Done), "{world:?}");
    }
}
