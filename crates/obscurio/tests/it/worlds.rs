//! What each seat may or may not know, and whether imagined worlds and luck are as open as they should be.

use std::cell::Cell;
use std::collections::BTreeMap;

use crate::common::{check, find_the_way, tables};
use obscurio::cards::Trap;
use obscurio::pictures::Card;
use obscurio::state::{Book, Frame, State};
use obscurio::{Event, Obscurio};
use table::checks::{Check, with_each};
use table::scenario::Staged;
use table::worlds::Secret;
use table::{Actor, Chance, Events, Game, Seat, Seed};

/// Everything that is hidden from somebody at some time.
fn secrets(state: &State, seat: Seat) -> Vec<Secret> {
    let over = state.end.is_some();
    let (grimoire, traitor) = (seat == state.grimoire, state.traitor == Some(seat));
    let begun = matches!(state.stack.top(), Some(Frame::Riddle | Frame::ClueShown));
    let spied = traitor && !begun && state.traps.contains(Trap::Espionage);
    let suspects = state.targets(seat).len();
    let loyal = state.traitor.is_some() && !grimoire && !traitor;
    let chosen = state.is_night() || !state.doors.is_empty();
    let sees_holder = grimoire || traitor && (state.turn > 1 || !begun);
    let turned = !grimoire && state.book == Book::Turned;
    let asleep = state.is_night() && loyal;
    let all = [
        Secret::new("the Traitor", state.traitor, loyal && !state.is_unmasked() && suspects > 1),
        Secret::new("the Exit", state.exit, !grimoire && !spied && !state.resolved),
        Secret::new("the holder", state.holder, state.holder.is_some() && !sees_holder),
        Secret::new("the deck", state.deck.as_slice(), state.deck.len() > 1),
        Secret::new("the picks", state.picks.as_slice(), loyal && chosen),
        Secret::new("the Pages", state.pages, turned),
        Secret::new("the Butterflies", state.butterflies, turned && state.stack.top() == Some(Frame::Riddle)),
        Secret::new("one's own call", state.called.contains(seat), false),
        Secret::new("how far the night is", (state.holder_closed, state.rung), asleep),
        closed_doors(state, (grimoire || spied, grimoire || traitor)),
        answers(state, seat),
        callers(state, seat),
        votes(state, seat),
    ];
    let luck = Secret::new("luck to come", &state.seed, true);
    let known = |secret: Secret| Secret { open: secret.open && !over, ..secret };
    all.into_iter().map(known).chain([luck]).collect()
}

/// What lies behind Doors nobody may look behind. Whoever knows the Exit or the picks may know it of the only one.
fn closed_doors(state: &State, (exit, picks): (bool, bool)) -> Secret {
    let seen: Vec<Card> = (1..=7).filter_map(|door| state.face(door)).collect();
    let behind: Vec<Card> = state.doors.iter().filter(|card| !seen.contains(card)).collect();
    let known =
        |card: &Card| exit && state.exit == Some(*card) || picks && state.picks.iter().any(|it| it == *card);
    let open = behind.len() > 1 || behind.len() == 1 && !known(&behind[0]);
    Secret::new("closed Doors", if state.resolved { Vec::new() } else { behind }, open && !state.resolved)
}

/// Where others hold their tokens under the Watcher, and what they answered to locked Doors.
fn answers(state: &State, seat: Seat) -> Secret {
    let others: Vec<Seat> = state.active().without(seat).iter().collect();
    let choosing = state.choosing().filter(|it| it.watched);
    let placed = others.iter().any(|other| state.standing[other.index()] != [0, 0]);
    let open = choosing.is_some_and(|it| if it.locked { !others.is_empty() } else { placed });
    let passed = |other: &Seat| state.passed.map(|passed| passed.contains(*other));
    let said: Vec<_> = others.iter().map(|other| (state.standing[other.index()], passed(other))).collect();
    Secret::new("what others decided", said, open)
}

/// Who has called for the timer where only how many is told.
fn callers(state: &State, seat: Seat) -> Secret {
    let called = state.called.without(seat).without(state.grimoire);
    let others = state.active().without(seat).len();
    let hushed = state.choosing().is_some_and(|it| it.watched && it.locked);
    Secret::new("who called", called, hushed && !called.is_empty() && called.len() < others)
}

fn votes(state: &State, seat: Seat) -> Secret {
    let others = || state.seats().filter(|other| *other != seat);
    let votes: Vec<_> = others().map(|other| state.votes[other.index()]).collect();
    let open =
        others().filter(|it| state.votes[it.index()].is_some()).any(|other| state.targets(other).len() > 1);
    Secret::new("votes", votes, open)
}

#[test]
fn worlds_differ_where_they_can() {
    let all = tables();
    let some: Vec<&Check<Obscurio>> =
        all.iter().enumerate().filter(|(at, _)| at % 6 < 2).map(|(_, it)| it).collect();
    with_each(&some, |number, table| {
        let met = table.worlds_differ_where_they_can((10 * number as u64, 2, 9), secrets);
        assert!(met["luck to come"] > 6, "{met:?}");
    });
}

/// Where random play seldom comes: every phase with Traps that hide something, with and without the Watcher.
#[test]
fn worlds_differ_in_every_phase() {
    let traps = [
        "no_effect",
        "locked_doors",
        "hidden_door espionage",
        "dark_night black_magic",
        "hidden_door locked_doors",
    ];
    let mut met = BTreeMap::new();
    for phase in ["riddle", "clue", "night", "doors", "debate", "vote"] {
        for (traps, clock) in traps.into_iter().zip(["untimed", "timed"].into_iter().cycle()) {
            for progress in [2, 6] {
                let given = [format!("{clock}, phase {phase}, traps {traps}, progress {progress}, turn 3")];
                let mut state = Obscurio::stage(&[&given[0]]).unwrap();
                go_on(&mut state, &mut met);
            }
        }
    }
    let seldom: Vec<_> =
        met.iter().filter(|(name, times)| **times < 10 && **name != "one's own call").collect();
    assert!(met.len() == 14 && seldom.is_empty(), "{met:?}");
}

/// Looks at a position and a few that may follow from it.
fn go_on(state: &mut State, met: &mut BTreeMap<&'static str, usize>) {
    let check = check(state.options);
    let (mut luck, mut scratch) = (Chance::fast(5), Vec::new());
    for _ in 0..8 {
        if state.end.is_some() {
            return;
        }
        check.worlds_differ_here(state, &secrets, &mut luck, met);
        let actors: Vec<Actor> = Obscurio::pending(state).actors().collect();
        let actor = actors[luck.below(actors.len() as u32) as usize];
        let mv = Obscurio::any_move(state, actor, &mut luck, &mut scratch);
        Obscurio::play(state, actor, mv, &mut Events::silent()).unwrap();
    }
}

/// Traps, Exits and the Doors they lie behind: never twice by the same luck, and every Door can be the Exit's.
#[test]
fn luck_is_fresh_every_turn() {
    let doors = Cell::new([0; 8]);
    let drawn = |event: &Event| match event {
        Event::ExitWas { door, .. } => {
            let mut met = doors.get();
            met[usize::from(*door)] += 1;
            doors.set(met);
            Some(("the Exit's Door", door.to_string()))
        }
        Event::ExitDrawn { card: Some(card), .. } => Some(("the Exit", card.to_string())),
        Event::TrapsDrawn { traps, .. } => Some(("Traps", format!("{traps:?}"))),
        _ => None,
    };
    for (number, table) in tables().iter().enumerate().step_by(5) {
        table.luck_is_fresh(100 * number as u64, 12, drawn);
    }
    let met = doors.get();
    assert!(met[1..=6].iter().all(|times| *times > 20), "{met:?}");
    let most = met[1..=6].iter().max().unwrap();
    assert!(
        met[1..=6].iter().all(|times| 3 * times > *most),
        "{met:?}: some Doors are the Exit's far more often"
    );
}

/// A deck made anew is in another order each time: the same cards, shuffled in two turns, do not lie the same.
#[test]
fn a_deck_is_shuffled_by_new_luck_each_time() {
    let deck_in = |turn: u8| {
        let given = format!("untimed, phase night, turn {turn}, deck I40");
        let mut state = Obscurio::stage(&[&given]).unwrap();
        for text in ["pick 1", "pick 2", "close holder"] {
            let mv = text.parse().unwrap();
            Obscurio::play(&mut state, Actor::Seat(Seat(1)), mv, &mut Events::silent()).unwrap();
        }
        state.deck
    };
    assert_eq!(deck_in(3), deck_in(3));
    assert_ne!(deck_in(3), deck_in(4));
    assert_ne!(deck_in(3), Obscurio::stage(&["untimed", "phase doors"]).unwrap().deck);
}

/// OBS-8.1, OBS-13.21: The Exit and each pick may come to lie at any Door, also at the seventh.
#[test]
fn anything_may_lie_at_any_door() {
    for (traps, doors) in [("no_effect", 6), ("great_room", 7)] {
        let mut met = [[0; 8]; 3];
        for seed in 0..40 * doors {
            let given = format!("untimed, seed {seed}, phase night, traps {traps}");
            let mut state = Obscurio::stage(&[&given]).unwrap();
            let picks = [state.holder.unwrap()[0], state.holder.unwrap()[7]];
            for text in ["pick 1", "pick 8", "close holder"] {
                let mv = text.parse().unwrap();
                Obscurio::play(&mut state, Actor::Seat(Seat(1)), mv, &mut Events::silent()).unwrap();
            }
            let cards = [state.exit.unwrap(), picks[0], picks[1]];
            for (times, card) in met.iter_mut().zip(cards) {
                times[state.doors.iter().position(|it| it == card).unwrap() + 1] += 1;
            }
        }
        for times in met {
            assert!(times[1..=doors].iter().all(|times| (15..=75).contains(times)), "{met:?}");
        }
    }
}

/// Wizards who find the way see the Watcher: there, too, nobody imagines what they cannot know as it is.
#[test]
fn worlds_differ_under_the_watcher() {
    let mut met = BTreeMap::new();
    for (number, table) in tables().iter().enumerate().filter(|(number, _)| number % 7 == 2) {
        let mut luck = Chance::fast(number as u64);
        let mut state =
            Obscurio::deal(&table.options, Obscurio::RULES, Seed::Fast(number as u64), &mut Events::silent());
        let mut scratch = Vec::new();
        for step in 0.. {
            if state.end.is_some() {
                break;
            }
            if state.is_watched() && step % 5 == 0 {
                table.worlds_differ_here(&state, &secrets, &mut luck, &mut met);
            }
            let (actor, mv) = find_the_way(&state, &mut luck).unwrap_or_else(|| {
                let actors: Vec<Actor> = Obscurio::pending(&state).actors().collect();
                let actor = actors[luck.below(actors.len() as u32) as usize];
                (actor, Obscurio::any_move(&state, actor, &mut luck, &mut scratch))
            });
            Obscurio::play(&mut state, actor, mv, &mut Events::silent()).unwrap();
        }
    }
    assert!(met["what others decided"] > 30, "{met:?}");
}
