//! Do bots heed a pointing finger, and spend what a friend gave them for a Curse on that Curse?

use bots::{Budget, Strength, choose};
use madness::events::Spot;
use madness::frames::Cause;
use madness::state::Slot;
use madness::{Event, Madness, Move, State};
use table::scenario::Staged;
use table::{Chance, Eyes, Memory, Seat};

const BOT: Seat = Seat(0);
const FRIEND: Seat = Seat(1);
/// Two Curses, and enough in hand for either but not for both.
const EITHER: &str = "space 2, 3L water-grip, 4 fire-grip, S0 hand fire-3 fire-2 water-3 water-2";
/// One Curse that is too dear, and something else the same card could buy.
const TOO_DEAR: &str = "space 2, 4 fire-grip, S0 hand fire-2 madness, S0 spells combustion";

fn staged(given: &str) -> State {
    Madness::stage(&[given]).expect("a position")
}

fn memory(wishes: &[&str]) -> Memory<Madness> {
    let mut memory = Memory::new(BOT, 0);
    for (wish, friend) in wishes.iter().zip([FRIEND, Seat(2), Seat(3)]) {
        memory.listen(friend, wish.parse().expect("a phrase"));
    }
    memory
}

fn answer(state: &State, memory: &Memory<Madness>, strength: Strength) -> Move {
    choose(&Eyes::new(state, memory), strength, Budget::Iterations(40), &mut Chance::fast(1))
}

fn given(state: &State, mut memory: Memory<Madness>) -> Memory<Madness> {
    let card = "fire-2".parse().ok();
    let (from, to) = (Spot::Hand(FRIEND), Spot::Hand(BOT));
    memory.hear(state, &[Event::Moved { card, from, to, cause: Cause::Action, named: false }]);
    memory
}

#[test]
fn a_finger_on_a_curse_decides_which_one_goes() {
    let state = staged(EITHER);
    for strength in [Strength::Quick, Strength::Strong] {
        for (wish, slot) in [("curse 4 fire-grip", Slot::Four), ("curse 3L", Slot::ThreeLeft)] {
            assert_eq!(answer(&state, &memory(&[wish]), strength), Move::Destroy(slot), "{wish}");
        }
    }
}

#[test]
fn a_finger_on_what_is_gone_means_nothing() {
    let state = staged(EITHER);
    let usual = answer(&state, &memory(&[]), Strength::Quick);
    for wish in ["curse 4 air-grip", "curse 5", "curse", "hurry", "spell gold"] {
        assert_eq!(answer(&state, &memory(&[wish]), Strength::Quick), usual, "{wish}");
    }
}

#[test]
fn a_finger_on_a_spell_or_a_card_is_heeded_once() {
    let state = staged("space 2, S0 hand fire-3 earth-3, library fire cauterize");
    let (learn, acquire) = (Move::Learn(madness::cards::Element::Fire), "acquire earth-2".parse().unwrap());
    assert_eq!(answer(&state, &memory(&["spell fire"]), Strength::Quick), learn);
    assert_eq!(answer(&state, &memory(&["stack earth-2"]), Strength::Quick), acquire);
    let mut done = memory(&["spell fire"]);
    let spell = "cauterize".parse().unwrap();
    done.hear(&state, &[Event::SpellLearned { seat: FRIEND, spell }]);
    assert_eq!(
        answer(&state, &done, Strength::Quick),
        answer(&state, &memory(&[]), Strength::Quick),
        "somebody has learned one already"
    );
}

#[test]
fn what_a_friend_gave_for_a_curse_goes_into_that_curse() {
    let state = staged(EITHER);
    for strength in [Strength::Quick, Strength::Strong] {
        let memory = given(&state, memory(&[]));
        assert_eq!(answer(&state, &memory, strength), Move::Destroy(Slot::Four));
    }
}

#[test]
fn what_a_friend_gave_is_kept_until_it_is_enough() {
    let state = staged(TOO_DEAR);
    let spends = |mv: Move| matches!(mv, Move::Cast(..) | Move::Acquire(_) | Move::Learn(_));
    assert!(spends(answer(&state, &memory(&[]), Strength::Quick)), "the bot has a use for the card");
    let memory = given(&state, memory(&["curse 4 fire-grip"]));
    assert!(!spends(answer(&state, &memory, Strength::Quick)));
}
