//! Who is told what each card of a hand would be? That it comes true, `by_hand.rs` knows.

use grimoire::foretell::Foretold;
use grimoire::{Grimoire, Question};
use table::{Actor, Chance, Game, Replay, Seat, Seed, Settings, Viewer};

fn tables() -> Vec<grimoire::Options> {
    let modes = [(2, "duel"), (3, "survival"), (4, "survival"), (4, "teams")];
    let editions = ["light", "eclipse", "light,eclipse"];
    let set_up = |(seats, mode): (u8, &str), editions| {
        let settings = Settings::default().with("mode", mode).with("editions", editions);
        Grimoire::set_up(seats, &settings).unwrap()
    };
    modes.iter().flat_map(|mode| editions.map(|editions| set_up(*mode, editions))).collect()
}

fn foretold(replay: &Replay<Grimoire>, seat: Seat) -> Vec<Foretold> {
    Grimoire::own(replay.state(), Viewer::Seat(seat)).foretold
}

/// Nobody reads the future, and nobody else's: only who has to play is told, and the same in every world they imagine.
#[test]
fn only_what_one_may_know_is_foretold() {
    for (number, options) in tables().into_iter().enumerate() {
        let mut replay = Replay::<Grimoire>::new(options, Grimoire::RULES, Seed::Fast(number as u64));
        let (mut chance, mut scratch) = (Chance::fast(number as u64), Vec::new());
        for _ in 0..200 {
            let Some(actor) = Grimoire::pending(replay.state()).actors().next() else { break };
            let plays = matches!(replay.state().question(), Some((_, Question::PlaySpell)));
            for seat in Seat::all(options.seats) {
                let told = foretold(&replay, seat);
                assert_eq!(told.is_empty(), !(plays && actor == Actor::Seat(seat)));
                let world = Grimoire::redeal(replay.state(), seat, &mut chance);
                assert_eq!(Grimoire::own(&world, Viewer::Seat(seat)).foretold, told);
            }
            assert!(Grimoire::own(replay.state(), Viewer::Spectator).foretold.is_empty());
            let mv = Grimoire::any_move(replay.state(), actor, &mut chance, &mut scratch);
            replay.play(actor, mv).unwrap();
        }
    }
}
