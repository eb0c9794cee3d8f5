//! The contract of a game, kept by the smallest game there is; and checks that catch those who break it.

mod lanterns;

use lanterns::{Lanterns, Move, State};
use table::checks::Check;
use table::scenario;
use table::{Actor, Events, Game, Replay, Seat, Seed, TakeBack, Viewer};

fn nine_cards(state: &State) -> Result<(), String> {
    let chosen = state.chosen.iter().flatten().map(|card| 1 << card).sum::<u16>();
    let held: u32 = state.hands.iter().map(|hand| hand.count_ones()).sum();
    let apart = state.hands.iter().fold(state.shown | chosen, |all, hand| all | hand).count_ones();
    let placed = held + (state.shown | chosen).count_ones();
    if apart == placed { Ok(()) } else { Err("a card is in two places".into()) }
}

fn check(seats: u8) -> Check<Lanterns> {
    let universe = (0..=20).map(Move::Light).chain([Move::Ring]).collect();
    Check { options: seats, universe, invariants: nine_cards, longest: 20 }
}

#[test]
fn the_smallest_game_keeps_every_promise() {
    for seats in [2, 3] {
        check(seats).everything(0, 200);
        (0..1000).for_each(|seed| check(seats).plays_out(seed));
    }
}

#[test]
fn all_choose_at_once_and_nobody_learns_what_the_others_chose() {
    let mut replay = Replay::<Lanterns>::new(2, 1, Seed::Fast(3));
    let card = Lanterns::own(replay.state(), Viewer::Seat(Seat(0))).hand[0];
    assert_eq!(Lanterns::pending(replay.state()).seats.len(), 2);
    replay.play(Actor::Seat(Seat(0)), Move::Light(card)).unwrap();
    let told = |seat: u8| format!("{:?}", replay.log(Viewer::Seat(Seat(seat))));
    assert!(told(0).contains(&format!("Some({card})")));
    assert!(!told(1).contains("Some"));
    assert_eq!(replay.take_back(Seat(0)), TakeBack::Free { keep: 0 }, "nobody has learned anything yet");
}

#[test]
fn the_clock_moves_for_those_who_are_late_and_is_in_the_record() {
    let mut replay = Replay::<Lanterns>::new(2, 1, Seed::Fast(3));
    replay.play(Actor::Clock, Move::Ring).unwrap();
    assert_eq!(replay.state().points.iter().sum::<u8>(), 1);
    assert_eq!(replay.at(1).state(), replay.state());
    assert_eq!(replay.take_back(Seat(0)), TakeBack::Never);
}

const STORIES: &str = "
# LAN-1 LAN-3: The highest lantern wins the night, whoever chose first.
given S0 holds 1 5 9
given S1 holds 2 6 7
S0 light 5
S0 cannot light 9: LAN-1
S1 offers light 2 | light 6 | light 7
S1 cannot light 5: LAN-2
S1 light 6
expect points 0 1
S0 light 9
clock ring
expect points 1 1
S1 light 7
S0 light 1
over S1

# LAN-2: Scripted luck deals from the box what the story needs, and hands are listed in order.
given from the box, deck 9 8 7 1 2 3
expect S0 holds 9 8 7
expect S0 holds has 9 7
expect S0 holds lacks 1 2
expect S1 holds counts 3
S0 offers in order light 7 | light 8 | light 9
clock ring
clock ring
clock ring
over S0
";

#[test]
fn stories_are_played() {
    for story in scenario::read(STORIES).unwrap() {
        scenario::run::<Lanterns>(&story).unwrap();
    }
}

#[test]
fn stories_are_strict() {
    let wrong = |text: &str| {
        let stories = scenario::read(text).unwrap();
        scenario::run::<Lanterns>(&stories[0]).unwrap_err()
    };
    let start = "# LAN-1: x.\ngiven S0 holds 1 5 9\ngiven S1 holds 2 6 7\n";
    assert!(wrong(&format!("{start}S0 light 5")).contains("the story ends, but S1 is asked"));
    assert!(wrong(&format!("{start}S0 light 6")).contains("refused by LAN-2"));
    assert!(wrong(&format!("{start}S0 cannot light 5: LAN-2")).contains("accepted"));
    assert!(wrong(&format!("{start}S0 cannot light 6: LAN-9")).contains("refused by LAN-2"));
    assert!(wrong(&format!("{start}S0 offers light 5")).contains("S0 has light 1 | light 5 | light 9"));
    assert!(wrong(&format!("{start}expect points 3 3")).contains("found 0 0"));
    assert!(wrong(&format!("{start}over S1")).contains("is asked"));
    assert!(wrong(&format!("{start}S0 sing")).contains("not a move"));
    assert!(wrong(&format!("{start}S0 offers in order light 5 | light 1 | light 9")).contains("S0 has"));
    assert!(wrong(&format!("{start}expect S0 holds lacks 5")).contains("found 1 5 9"));
    assert!(wrong(&format!("{start}expect S0 holds lacks five")).contains("not understood"));
    assert!(wrong(&format!("{start}expect S0 holds top 1")).contains("no order"));
    assert!(wrong(&format!("{start}given the moon")).contains("nothing of that kind can be given"));
    assert!(wrong(&format!("{start}expect the moon")).contains("nothing of that kind can be expected"));
    assert!(wrong(&format!("{start}given from the box")).contains("nothing else can be given"));
    assert!(wrong("# LAN-1: x.\ngiven from the box, deck 1 10").contains("10 cannot come"));
    assert!(wrong("# LAN-1: x.\ngiven from the box, deck 1, deck 2").contains("never came: deal: 2"));
}

#[test]
fn what_an_example_gives_it_can_expect() {
    scenario::examples_agree::<Lanterns>().unwrap();
    assert!(scenario::words::<Lanterns>().contains("| `S0 holds 1 5 9` | ✓ | ✓ |"));
}

#[test]
fn playthroughs_are_the_same_every_time() {
    let voice = table::playthrough::Voice {
        board: &|state: &State| format!("points {:?}", state.points),
        line: &|event| Some(format!("{event:?}")),
    };
    let text = table::playthrough::write::<Lanterns>(&2, 5, &voice);
    assert_eq!(text, table::playthrough::write::<Lanterns>(&2, 5, &voice));
    assert!(text.contains("? clock: ring") && text.contains("Won by S"), "{text}");
}

/// The checks are worth nothing if they cannot fail: Lanterns with one rule broken each.
mod broken {
    use super::*;

    fn fails(check: impl Fn() + std::panic::UnwindSafe) -> bool {
        std::panic::catch_unwind(check).is_err()
    }

    #[test]
    fn a_card_in_two_places_is_noticed() {
        fn never(_: &State) -> Result<(), String> {
            Err("broken".into())
        }
        assert!(fails(|| Check { invariants: never, ..check(2) }.one_game(1)));
    }

    #[test]
    fn a_game_without_end_is_noticed() {
        assert!(fails(|| Check { longest: 1, ..check(2) }.one_game(1)));
    }

    #[test]
    fn refusals_leave_the_state_alone() {
        let mut state = Lanterns::deal(&2, 1, Seed::Fast(1), &mut Events::silent());
        let before = state.clone();
        for mv in [Move::Light(0), Move::Light(200), Move::Ring] {
            assert!(Lanterns::play(&mut state, Actor::Seat(Seat(0)), mv, &mut Events::silent()).is_err());
            assert_eq!(state, before);
        }
    }
}
