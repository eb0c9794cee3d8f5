//! The turning point of a game is where its winner went ahead and stayed there.

use grimoire::story::{goal, margin, turning_point};
use grimoire::{Deed, Event, Grimoire, Mode};
use table::{Chance, Game, Replay, Seat, Seed, Settings};

fn won(round: u16, chapter: u8, seat: u8) -> Event {
    Event { round, chapter, deed: Deed::ChapterWon { seat: Seat(seat), spell: None, points: 1 } }
}

#[test]
fn the_last_time_the_winner_went_ahead_counts() {
    // B leads, A draws level and goes ahead, B draws level again, A goes ahead for good.
    let log = [won(1, 1, 1), won(1, 2, 0), won(1, 3, 2), won(1, 4, 3), won(1, 5, 2), won(1, 6, 0)];
    let turn = turning_point(&log, Mode::Teams, 0).unwrap();
    assert_eq!((turn.round, turn.chapter, turn.seat), (1, 5, Seat(2)));
    assert_eq!(turning_point(&[], Mode::Teams, 0), None);
}

#[test]
fn margins_are_those_of_whoever_asks() {
    assert_eq!(margin(&[15, 12], 0, 0), 3);
    assert_eq!(margin(&[15, 12], 0, 1), 3);
    assert_eq!(margin(&[4, 11, 8], 1, 1), 3);
    assert_eq!(margin(&[4, 11, 8], 1, 0), 7);
}

/// GRI-8.2, GRI-11.10, GRI-12.14.
#[test]
fn a_game_is_played_to_the_points_of_its_mode() {
    assert_eq!([Mode::Teams, Mode::Duel, Mode::Survival].map(goal), [15, 15, 10]);
}

#[test]
fn every_finished_game_has_one() {
    for (seats, mode) in [(2, "duel"), (3, "survival"), (4, "survival"), (4, "teams")] {
        let options = Grimoire::set_up(seats, &Settings::default().with("mode", mode)).unwrap();
        for luck in 0..30 {
            let mut replay = Replay::<Grimoire>::new(options, Grimoire::RULES, Seed::Fast(luck));
            let (mut chance, mut scratch) = (Chance::fast(luck), Vec::new());
            while let Some(actor) = Grimoire::pending(replay.state()).actors().next() {
                let mv = Grimoire::any_move(replay.state(), actor, &mut chance, &mut scratch);
                replay.play(actor, mv).unwrap();
            }
            let winner = usize::from(replay.state().outcome.unwrap().party);
            let turn = turning_point(replay.past(), options.mode, winner).unwrap();
            assert!((1..=6).contains(&turn.chapter) && turn.round <= replay.state().round);
        }
    }
}
