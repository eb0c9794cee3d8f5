//! What holds in every game: the shared checks over all set-ups, and nothing lost or twice.

use madness::cards::{Card, Cards, Element, Kind, Spell};
use madness::options::{Casting, Difficulty, Edition, Mode, Options};
use madness::state::{Slot, State};
use madness::{Event, Madness, Move};
use table::checks::{Check, moves_of, with_each};
use table::{Events, Game, Seed, Settings};

use crate::worlds::secrets;

/// Every card is somewhere, and only once (INV-1, INV-2, INV-3, INV-5, INV-7, INV-8, INV-10).
fn invariants(state: &State) -> Result<(), String> {
    cards_are_conserved(state)?;
    curses_are_conserved(state)?;
    for element in Element::ALL {
        let laid: u8 = state.board.iter().map(|spot| spot.tokens[element.index()]).sum();
        if laid + state.tokens[element.index()] != 4 {
            return Err(format!("{element} tokens"));
        }
        let shelf = state.library[element.index()];
        if shelf.top.is_some_and(|spell| spell.element() != element || spell.level() != 4 - shelf.left) {
            return Err(format!("the {element} library is out of order"));
        }
    }
    for player in &state.players {
        if player.spells.len() > player.spell_limit() {
            return Err("too many Spells".to_owned());
        }
        if player.discard_top.is_some_and(|card| !player.discard.has(card)) {
            return Err("a discard shows a card it does not hold".to_owned());
        }
    }
    if state.turn > 31 { Err("turn 32".to_owned()) } else { Ok(()) }
}

fn cards_are_conserved(state: &State) -> Result<(), String> {
    let mut all = Cards::NONE;
    all.add_many(Card::MADNESS, state.madness + state.board.iter().map(|spot| spot.madness).sum::<u8>());
    let mut heaps = vec![state.table, state.destroyed, state.boxed];
    for player in &state.players {
        heaps.extend([player.hand, player.deck, player.discard, player.support]);
        all.add_all(player.known.iter().map(|(card, _)| card));
    }
    heaps.iter_mut().for_each(|heap| all.pour(heap));
    match Card::all().find(|card| all.count(*card) != card.printed()) {
        Some(card) => Err(format!("{} of {card}", all.count(card))),
        None => Ok(()),
    }
}

fn curses_are_conserved(state: &State) -> Result<(), String> {
    for kind in Kind::ALL {
        let on_board = Slot::ALL.iter().filter_map(|slot| state.spot(*slot).curse);
        let gone = state.destroyed_curses.iter();
        let out = on_board.chain(gone).filter(|curse| curse.kind() == kind).count();
        let printed = if kind == Kind::Multi { 12 } else { 9 };
        if out + state.pile(kind).size() != printed {
            return Err(format!("{kind:?} Curses"));
        }
    }
    Ok(())
}

pub fn check(options: Options) -> Check<Madness> {
    Check { options, universe: Move::universe(), invariants, longest: 5_000 }
}

/// Every set-up: player counts, modes, difficulties and editions, open and closed hands.
pub fn tables() -> Vec<Check<Madness>> {
    let mut all = Vec::new();
    for seats in 2..=5 {
        for mode in Mode::ALL.iter().copied() {
            for difficulty in Difficulty::ALL.iter().copied() {
                for edition in Edition::ALL.iter().copied() {
                    for (open_hands, casting) in [(true, Casting::Choose), (false, Casting::Random)] {
                        let usual = Options::usual(seats);
                        all.push(check(Options { difficulty, mode, edition, casting, open_hands, ..usual }));
                    }
                }
            }
        }
    }
    all
}

#[test]
fn worlds_differ_where_they_can() {
    let all = tables();
    let some: Vec<&Check<Madness>> = all.iter().step_by(9).collect();
    with_each(&some, |number, table| {
        let met = table.worlds_differ_where_they_can((50 * number as u64, 1, 11), secrets);
        assert!(met["luck to come"] > 5, "{met:?}");
        assert!(table.options.open_hands || met["hands"] > 0 && met["discards"] > 0, "{met:?}");
    });
}

#[test]
fn luck_is_fresh_every_time() {
    let all = tables();
    let some: Vec<&Check<Madness>> = all.iter().step_by(9).collect();
    with_each(&some, |number, table| {
        let drawn = |event: &Event| match event {
            Event::CursePlaced { curse, .. } => Some(("a Curse", curse.to_string())),
            _ => None,
        };
        let met = table.luck_is_fresh(70 * number as u64, 3, drawn);
        assert!(met["a Curse"] > 6, "{met:?}");
    });
}

#[test]
fn everything_holds_at_every_step() {
    with_each(&tables(), |number, table| {
        // Every third one still has each difficulty, edition and kind of hand with each of the others.
        if number.is_multiple_of(3) {
            table.everything(number as u64, 1);
        }
    });
}

#[test]
fn ten_thousand_games_play_out() {
    with_each(&tables(), |number, table| {
        (0..70).for_each(|game| table.plays_out(1_000 * number as u64 + game));
    });
}

#[test]
#[ignore = "minutes: cargo xtask deep"]
fn everything_holds_in_thousands_of_games() {
    with_each(&tables(), |number, table| table.everything(1_000_000 * (1 + number as u64), 20));
}

#[test]
#[ignore = "minutes: cargo xtask deep"]
fn tens_of_thousands_of_games_play_out() {
    with_each(&tables(), |number, table| {
        (0..500).for_each(|game| table.plays_out(1_000_000 * (1 + number as u64) + game));
    });
}

#[test]
fn a_state_is_small() {
    assert!(size_of::<State>() <= 4096, "{} bytes", size_of::<State>());
}

/// Whatever is offered in some games is among the moves the checks above try, and all of those read back.
#[test]
fn every_move_has_a_name() {
    let universe = Move::universe();
    assert!(universe.is_sorted());
    for mv in &universe {
        assert_eq!(mv.to_string().parse::<Move>(), Ok(*mv), "{mv}");
    }
    for seed in 0..20 {
        let mut state =
            Madness::deal(&Options::usual(5), Madness::RULES, Seed::Fast(seed), &mut Events::silent());
        let mut luck = Seed::Fast(seed).stream("named moves", 0);
        while let Some(actor) = Madness::pending(&state).actors().next() {
            let moves = moves_of::<Madness>(&state, actor);
            let nameless = moves.iter().find(|mv| universe.binary_search(mv).is_err());
            assert_eq!(nameless, None, "is offered");
            let mv = moves[luck.below(moves.len() as u32) as usize];
            Madness::play(&mut state, actor, mv, &mut Events::silent()).expect("a listed move is accepted");
        }
    }
}

#[test]
fn there_are_forty_spells() {
    assert_eq!(Spell::ALL.len(), 40);
}

/// An option that is not offered is refused, never read as another.
#[test]
fn set_ups_are_read_strictly() {
    for (key, value) in [
        ("difficulty", "IV"),
        ("open_hands", "yes"),
        ("first_player", "me"),
        ("edition", "fr"),
        ("pace", "slow"),
    ] {
        let refused = Madness::set_up(3, &Settings::default().with(key, value)).unwrap_err();
        assert_eq!(
            (refused.rule, refused.reason),
            ("BBM-3.11", madness::Reason::UnknownOption),
            "{key} {value}"
        );
    }
}
