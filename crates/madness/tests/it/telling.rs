//! Why a move is good, and what decided a game: what is said about what happened.

use madness::advice::{Advice, Purpose, advice};
use madness::cards::{Curse, Monster};
use madness::end::End;
use madness::story::{TurningPoint, turning_point};
use madness::{Event, Madness, Move};
use table::scenario::Staged;
use table::{Actor, Events, Game, Seat, Viewer};

fn advised(given: &str, mv: &str) -> Option<Advice> {
    let state = Madness::stage(&[given]).expect("a position");
    advice(&Madness::view(&state, Viewer::Seat(Seat(0))), mv.parse().expect("a move"))
}

/// BBM-6.6, BBM-7.5: the last Curse before all, then one that is still to strike, then any.
#[test]
fn the_best_reason_to_destroy_a_curse_is_given() {
    let last = advised("S0 hand fire-2*2, 2 fire-drain", "destroy 2");
    assert_eq!(last, Some(Advice::LastCurse(Curse::FireDrain)));
    let next = advised("S0 hand fire-2*2, 2 fire-drain, 5 air-drain", "destroy 2");
    assert_eq!(next, Some(Advice::Strikes(Curse::FireDrain, Seat(1))));
    let passed = advised("space 3, S0 hand fire-2*2, 2 fire-drain, 5 air-drain", "destroy 2");
    assert_eq!(passed, Some(Advice::FewerCurses(Curse::FireDrain)));
}

/// A text of several parts is one text.
#[test]
fn a_text_begins_once() {
    let mut state = Madness::stage(&["2 shattered-mind"]).expect("a position");
    let mut events = Events::new();
    Madness::play(&mut state, Actor::Seat(Seat(0)), Move::End, &mut events).expect("a legal move");
    let begins = events.take().into_iter().filter(|event| matches!(event, Event::Begins { .. }));
    assert_eq!(begins.count(), 1);
}

/// The first blow counts, and only where it was never made good.
#[test]
fn a_lost_game_has_a_turning_point() {
    let out = Event::Eliminated { seat: Seat(1) };
    let escaped = Event::Escaped { monster: Monster::Banshee };
    let lost = |log: &[Event]| turning_point(log, End::AllEliminated);
    assert_eq!(lost(&[escaped, out]), Some(TurningPoint::Escape(Monster::Banshee)));
    assert_eq!(lost(&[out, escaped]), Some(TurningPoint::Eliminated(Seat(1))));
    assert_eq!(lost(&[]), None);
    assert_eq!(turning_point(&[escaped, out], End::Won), None);
}

/// What each Spell is for: what it does first.
#[test]
fn a_spell_is_cast_for_what_it_does_first() {
    use Purpose::*;
    let spells = [
        (Support, "ice cool-head reservoir frozen-lake arctic-circle"),
        (Sleep, "frost-veil absolute-zero"),
        (Cure, "purifying-spring verdant-sanctuary"),
        (Actions, "avatar telepathy mental-control collective-mind astral-projection"),
        (
            Cards,
            "ice-touch growth essence-of-the-earth abundance deep-roots ancient-grove harvest mother-nature world-tree adrenaline telekinesis levitation",
        ),
        (ThinDeck, "combustion cauterize controlled-burn forge purging-flames meteor"),
        (BetterCards, "phoenix heart-of-the-volcano"),
        (Refresh, "second-wind zephyr-choir"),
        (Help, "calming-herbs power-of-the-inferno eye-of-the-tornado whisper"),
    ];
    let mut told = 0;
    for (purpose, names) in spells {
        for name in names.split(' ') {
            assert_eq!(
                advised("S0 hand fire-1", &format!("cast {name}")),
                Some(Advice::For(purpose)),
                "{name}"
            );
            let refresh = advised("S0 hand fire-1", &format!("refresh {name} of S1"));
            assert_eq!(refresh, Some(Advice::For(purpose)), "{name}");
            told += 1;
        }
    }
    assert_eq!(told, madness::cards::Spell::ALL.len());
}

#[test]
fn every_kind_of_move_has_its_reason() {
    use madness::cards::{Card, Element, Spell};
    let fire = |value| Card::new(Element::Fire, value);
    let turn = [
        ("learn earth", Advice::Learns(Spell::Abundance)),
        ("acquire fire-2", Advice::Buys(fire(2))),
        ("cure", Advice::Cures),
        ("ability", Advice::Free),
        ("end", Advice::NothingBetter),
        ("pass", Advice::NothingBetter),
        ("skip", Advice::NothingBetter),
        ("done", Advice::NothingBetter),
        ("pay fire-1", Advice::CheapestWay),
        ("pay air-1 as fire", Advice::CheapestWay),
        ("take fire", Advice::Needs(Element::Fire)),
        ("target S1", Advice::Best(Seat(1))),
        ("forget ice", Advice::LeastSpell(Spell::Ice)),
        ("neutralize ice", Advice::LeastSpell(Spell::Ice)),
        ("yes", Advice::Accept),
        ("no", Advice::Refuse),
    ];
    for (mv, advice) in turn {
        assert_eq!(
            advised("S0 hand fire-1, library earth abundance harvest world-tree", mv),
            Some(advice),
            "{mv}"
        );
    }
    assert_eq!(advised("S0 hand fire-1", "be flora"), None);
    let asleep = advised("S0 hand fire-1, 2 fire-drain, 5 air-drain", "neutralize curse 2");
    assert_eq!(asleep, Some(Advice::Strikes(Curse::FireDrain, Seat(1))));
}

/// A card goes because it is of the least use where it is, or comes because it is of the most.
#[test]
fn the_worst_card_goes_and_the_best_one_comes() {
    let advised = |given: &str, moves: &[&str], mv: &str| {
        let mut state = Madness::stage(&[given]).expect("a position");
        for mv in moves {
            let seat = Madness::pending(&state).actors().next().expect("somebody is asked");
            Madness::play(&mut state, seat, mv.parse().expect("a move"), &mut Events::silent())
                .expect("legal");
        }
        let viewer = Madness::pending(&state).seats.iter().next().map(Viewer::Seat).expect("a seat");
        advice(&Madness::view(&state, viewer), mv.parse().expect("a move"))
    };
    use madness::cards::Card;
    let air = Card::new(madness::cards::Element::Air, 1);
    let burn = advised("S0 hand fire-1 air-1 earth-1", &["cast combustion"], "choose air-1");
    assert_eq!(burn, Some(Advice::LeastUse(air)), "it is destroyed");
    let spring = "S0 spells purifying-spring, S0 hand water-2, S1 hand madness air-1, S1 support madness";
    let cure = advised(spring, &["cast purifying-spring", "target S1"], "choose madness");
    assert_eq!(cure, Some(Advice::LeastUse(Card::MADNESS)), "it is cured");
    let place = advised("S0 hand water-1 fire-1 air-1", &["cast ice"], "choose air-1");
    assert_eq!(place, Some(Advice::MostUse(air)), "it goes to the support");
}
