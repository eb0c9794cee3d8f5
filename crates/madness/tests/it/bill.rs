//! Is the payment a page proposes always legal, always cheapest, and complete in one go?

use madness::bill::{Bill, own_means, price};
use madness::frames::{Action, Place};
use madness::pay::{Coin, Cost};
use madness::{Ask, Madness, Move, State};
use table::checks::moves_of;
use table::scenario::Staged;
use table::{Actor, Events, Game, Seat, Seed, Settings, Viewer};

fn moves_for(bill: &Bill, declare: Move) -> Vec<Move> {
    let coins = bill.cheapest.iter().filter(|_| !bill.forced).map(|coin| Move::from(*coin));
    [declare].into_iter().chain(coins).collect()
}

/// Declares and pays as proposed; afterwards nobody is asked to pay any more for it.
fn buys(state: &State, seat: Seat, declare: Move) -> State {
    let view = Madness::view(state, Viewer::Seat(seat));
    let bill = Bill::of(&view, seat, declare.action().expect("an Action")).expect("a bill");
    assert!(!bill.cheapest.is_empty(), "{declare} is offered, so it can be paid");
    let mut after = state.clone();
    for mv in moves_for(&bill, declare) {
        let played = Madness::play(&mut after, Actor::Seat(seat), mv, &mut Events::silent());
        assert!(played.is_ok(), "{declare}: {mv} is refused: {played:?}\n{bill:#?}");
    }
    let asked = Madness::view(&after, Viewer::Seat(seat)).own.asked;
    assert!(!asked.is_some_and(|asked| matches!(asked.ask, Ask::Pay { .. })), "{declare} is paid at once");
    after
}

#[test]
fn every_action_can_be_declared_and_paid_at_once() {
    for seed in 0..6 {
        let settings = Settings::default().with("magicians", "random");
        let options = Madness::set_up(2 + seed as u8 % 4, &settings).expect("a valid set-up");
        let mut state = Madness::deal(&options, Madness::RULES, Seed::Fast(seed), &mut Events::silent());
        let mut luck = Seed::Fast(seed).stream("bill", 0);
        while let Some(Actor::Seat(seat)) = Madness::pending(&state).actors().next() {
            for mv in moves_of::<Madness>(&state, Actor::Seat(seat)) {
                if mv.action().is_some() {
                    buys(&state, seat, mv);
                }
            }
            let mv = Madness::any_move(&state, Actor::Seat(seat), &mut luck, &mut Vec::new());
            Madness::play(&mut state, Actor::Seat(seat), mv, &mut Events::silent()).expect("a legal move");
        }
    }
}

fn staged(given: &[&str]) -> State {
    Madness::stage(given).expect("a position")
}

fn bill(state: &State, mv: &str) -> Bill {
    let view = Madness::view(state, Viewer::Seat(Seat(0)));
    Bill::of(&view, Seat(0), mv.parse::<Move>().expect("a move").action().expect("an Action"))
        .expect("a bill")
}

fn proposed(state: &State, mv: &str) -> Vec<String> {
    bill(state, mv).cheapest.iter().map(|coin| Move::from(*coin).to_string()).collect()
}

#[test]
fn the_cheapest_payment_wastes_least_and_spares_support() {
    let state = staged(&["S0 hand fire-1 fire-2 fire-3, S1 support fire-1*2"]);
    assert_eq!(proposed(&state, "cast combustion"), ["pay fire-1"]);
    assert_eq!(proposed(&state, "acquire fire-2"), ["pay fire-2"]);
    assert_eq!(proposed(&state, "acquire fire-3"), ["pay fire-3"]);
    let state = staged(&["S0 hand fire-3, S0 support fire-1, S1 support fire-1"]);
    assert_eq!(proposed(&state, "acquire fire-2"), ["pay fire-1 from S0", "pay fire-1 from S1"]);
    // The hand is filled up again, the support is not.
    let state = staged(&["S0 hand fire-2, S0 support fire-1*2"]);
    assert_eq!(proposed(&state, "acquire fire-2"), ["pay fire-2"]);
}

fn play(state: &mut State, moves: &[&str]) {
    for mv in moves {
        let mv = mv.parse().expect("a move");
        Madness::play(state, Actor::Seat(Seat(0)), mv, &mut Events::silent()).expect("a legal move");
    }
}

/// RUL-BBM-14: a card of the pool pays once for an Avatar.
#[test]
fn under_an_avatar_a_marked_card_is_on_no_bill() {
    let mut state =
        staged(&["S0 spells avatar combustion cauterize", "S0 hand water-3*2 air-3, S1 support fire-1*2"]);
    play(&mut state, &["cast avatar x2", "cast combustion"]);
    assert_eq!(bill(&state, "cast cauterize").coins.len(), 1);
    assert_eq!(bill(&state, "cast cauterize x2").cheapest, []);
}

#[test]
fn what_one_has_is_in_the_hand_and_in_the_own_support() {
    let state = staged(&["S0 hand fire-2 water-1 madness, S0 support fire-1 air-3, S1 support earth-3"]);
    let view = Madness::view(&state, Viewer::Seat(Seat(0)));
    assert_eq!(own_means(&view, Seat(0)), Some([1, 0, 3, 3]));
}

/// BBM-14.1: a cure costs two, also when one is paid.
#[test]
fn the_price_of_a_cure_stays_the_same_while_it_is_paid() {
    let mut state = staged(&["S0 hand madness fire-1*2 air-1*2"]);
    play(&mut state, &["cure", "pay fire-1"]);
    let view = Madness::view(&state, Viewer::Seat(Seat(0)));
    let asked = view.own.asked.as_ref().map(|asked| asked.ask.clone());
    let Some(Ask::Pay { missing, .. }) = asked else { panic!("{asked:?}") };
    assert_eq!(missing, [0, 0, 1, 0]);
    assert_eq!(price(&view, Action::Cure(Place::Hand), missing), [0, 0, 2, 0]);
}

#[test]
fn a_cure_is_paid_with_whichever_element_is_cheapest() {
    let state = staged(&["S0 hand fire-3 water-1*2 madness"]);
    assert_eq!(bill(&state, "cure").cost, Cost::AnyOne(2));
    assert_eq!(proposed(&state, "cure"), ["pay water-1", "pay water-1"]);
}

#[test]
fn the_wild_card_is_proposed_only_where_nothing_else_will_do() {
    let state = staged(&["S0 is zephyr, S1 is nerea", "S0 hand fire-1 air-1"]);
    assert_eq!(proposed(&state, "acquire fire-2"), ["pay fire-1", "pay air-1 as fire"]);
    assert_eq!(proposed(&state, "cast combustion"), ["pay fire-1"]);
    assert_eq!(bill(&state, "acquire fire-2").coins.len(), 2);
    // Nobody else has one.
    let state = staged(&["S0 is gale, S1 is nerea", "S0 hand fire-1 air-1"]);
    assert_eq!(bill(&state, "acquire fire-2").coins.len(), 1);
    assert!(proposed(&state, "acquire fire-2").is_empty());
}

#[test]
fn a_redundant_card_is_refused_by_its_rule() {
    let state = staged(&["S0 hand fire-2*2 fire-3 fire-1"]);
    let mut after = state.clone();
    let play = |state: &mut State, mv: &str| {
        let mv = mv.parse().expect("a move");
        Madness::play(state, Actor::Seat(Seat(0)), mv, &mut Events::silent())
    };
    play(&mut after, "cast combustion x3").expect("declared");
    play(&mut after, "pay fire-2").expect("a part of 2 + 1 or 2 + 2");
    let refused = play(&mut after, "pay fire-3").expect_err("the 2 would not be needed");
    assert_eq!(refused.rule, "RUL-BBM-1");
}

#[test]
fn a_page_sees_the_bill_of_an_action_under_way() {
    let mut state = staged(&["S0 hand fire-1*2 fire-2, S1 support fire-3"]);
    let declare = "cast combustion x2".parse().expect("a move");
    Madness::play(&mut state, Actor::Seat(Seat(0)), declare, &mut Events::silent()).expect("declared");
    let view = Madness::view(&state, Viewer::Seat(Seat(0)));
    let bill = Bill::under_way(&view).expect("a bill");
    assert_eq!(bill.coins.len(), 4);
    assert!(bill.cheapest.iter().all(|coin| coin.from == Place::Hand));
}

/// Whether the rules take all of these cards for an Action and want no more.
fn pays(state: &State, declare: Move, coins: &[Coin]) -> bool {
    let mut after = state.clone();
    let mut play = |mv| Madness::play(&mut after, Actor::Seat(Seat(0)), mv, &mut Events::silent()).is_ok();
    let taken = play(declare) && coins.iter().all(|coin| play(Move::from(*coin)));
    let asked = Madness::view(&after, Viewer::Seat(Seat(0))).own.asked;
    taken && !asked.is_some_and(|asked| matches!(asked.ask, Ask::Pay { .. }))
}

#[test]
fn what_is_said_of_a_choice_is_what_the_rules_do() {
    let bought = [
        ("S0 hand fire-1*2 fire-2 fire-3, S1 support fire-1*2", "acquire fire-3"),
        ("S0 hand fire-1*2 water-1 water-2 madness, S1 support fire-2 air-3", "cure"),
        ("S0 hand water-1*3 fire-2, S1 support fire-1*2 water-2, 2 scapegoat", "destroy 2"),
        ("S0 hand fire-1*3 fire-2*2 fire-3, S1 support fire-3", "cast combustion x3"),
    ];
    for (given, mv) in bought {
        let (state, declare) = (staged(&[given]), mv.parse::<Move>().expect("a move"));
        let bill = bill(&state, mv);
        assert!(!bill.forced, "{mv} leaves a choice");
        let accounts = bill.accounts();
        for subset in 0..1u32 << bill.coins.len() {
            let chosen = (0..bill.coins.len()).filter(|at| subset >> at & 1 == 1).map(|at| bill.coins[at]);
            let chosen: Vec<Coin> = chosen.collect();
            let enough = accounts.iter().all(|account| account.left(&chosen).is_some_and(|left| left <= 0));
            assert_eq!(enough, pays(&state, declare, &chosen), "{mv} with {chosen:?}");
        }
    }
}

#[test]
fn a_bill_says_what_is_missing_and_what_is_lost() {
    let state = staged(&["S0 hand fire-1 fire-3*2"]);
    let bill = bill(&state, "acquire fire-2");
    let [account] = &bill.accounts()[..] else { panic!("one Element is one account") };
    let [one, three, other] = [0, 1, 2].map(|at| bill.coins[at]);
    assert_eq!(account.left(&[]), Some(2));
    assert_eq!(account.left(&[one]), Some(1));
    assert_eq!(account.left(&[three]), Some(-1), "one of three is lost");
    assert_eq!(account.left(&[one, three]), None, "the one would be given for nothing");
    assert_eq!(account.left(&[three, other]), None);
}

/// What others have is theirs: the own support pays before theirs, and as little of theirs as can be.
#[test]
fn others_pay_last() {
    let state = staged(&["S0 hand air-1, S0 support fire-1, S1 support fire-1"]);
    assert_eq!(proposed(&state, "cast combustion"), ["pay fire-1 from S0"]);
    let state =
        staged(&["seats 3, S2 hand fire-1*2, S0 support fire-1, S1 support fire-1, S2 support fire-1"]);
    let view = Madness::view(&state, Viewer::Seat(Seat(2)));
    let bill = Bill::of(&view, Seat(2), Action::Destroy(madness::state::Slot::Two));
    assert!(bill.is_none(), "no Curse lies there");
    let action = "acquire fire-3".parse::<Move>().expect("a move").action().expect("an Action");
    let coins = Bill::of(&view, Seat(2), action).expect("a bill").cheapest;
    let from: Vec<Place> = coins.iter().map(|coin| coin.from).collect();
    assert_eq!(from, [Place::Hand, Place::Hand, Place::Support(Seat(2))]);
    // Two cards of one's own rather than one of somebody else.
    let state = staged(&["S0 hand air-1, S0 support fire-1*2, S1 support fire-2"]);
    assert_eq!(proposed(&state, "acquire fire-2"), ["pay fire-1 from S0", "pay fire-1 from S0"]);
}
