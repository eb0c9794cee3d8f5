//! Does the end of a turn bring what was foretold of it? Enemies that are said to move or appear do, whatever is decided.

use deathmaydie::coming::Coming;
use deathmaydie::foretell::{Forecast, forecast};
use deathmaydie::{DeathMayDie, Event};
use table::checks::hidden_worlds;
use table::{Actor, Events, Game, Replay, Seed, Settings};

fn open(seats: u8, episode: &str, elder: &str, seed: u64) -> Replay<DeathMayDie> {
    let settings = Settings::default().with("episode", episode).with("elder", elder);
    let options = DeathMayDie::set_up(seats, &settings).expect("a valid set-up");
    Replay::new(options, DeathMayDie::RULES, Seed::Fast(seed))
}

/// Whether the forecast of before still stands after this.
fn leaves_all_as_it_was(event: &Event) -> bool {
    use Event::*;
    !matches!(
        event,
        Stepped { .. }
            | Placed { .. }
            | Followed { .. }
            | FoeWounded { .. }
            | FoeDied { .. }
            | FoeMoved { .. }
            | FoePlaced { .. }
            | Summoned { .. }
            | BecameCosmic { .. }
            | MythosDrawn { .. }
            | RitualBroken
            | Ended { .. }
    )
}

fn shown(event: &Event) -> Option<Coming> {
    let all = |foe: deathmaydie::figures::Foe, from, to| Some(Coming { foe: foe.to_string(), from, to });
    match *event {
        Event::FoeMoved { foe, from, to } => all(foe, Some(from), to),
        Event::FoePlaced { foe, to } | Event::Summoned { foe, space: to } => all(foe, None, to),
        _ => None,
    }
}

/// An advance comes when it was foretold as sure, to the space that was named, and never when it was ruled out.
fn advances_as_foretold(forecast: &Forecast, told: &[Event]) {
    let turn =
        told.iter().take_while(|event| !matches!(event, Event::TurnBegan { .. } | Event::Ended { .. }));
    let advanced = turn.clone().find_map(|event| match event {
        Event::Advanced { space } => Some(*space),
        _ => None,
    });
    if let Some(space) = advanced {
        assert_eq!(space, forecast.to, "{forecast:?}");
        assert!(forecast.mythos || forecast.advance == 1000, "{forecast:?} ruled it out");
    } else if told.iter().any(|event| matches!(event, Event::TurnBegan { .. })) {
        assert!(forecast.advance < 1000, "{forecast:?} was sure of it");
    }
}

/// Plays at random; whenever an advance comes and nothing has changed since it was foretold, it must be as foretold.
#[test]
fn what_is_foretold_of_the_end_of_a_turn_comes() {
    let (mut moved, mut appeared) = (0, 0);
    for game in 0..60_u64 {
        let episode = ["e1", "e2", "e3", "e4", "e5", "e6"][game as usize % 6];
        let elder = ["tsathoggua", "azathoth"][game as usize / 6 % 2];
        let mut replay = open(game as u8 % 5 + 1, episode, elder, game);
        let mut luck = Seed::Fast(game).stream("coming", 0);
        // What was foretold, once the advance has begun: until the turn is over.
        let mut due: Vec<Coming> = Vec::new();
        for _ in 0..900 {
            let Some(actor @ Actor::Seat(seat)) = DeathMayDie::pending(replay.state()).actors().next() else {
                break;
            };
            let view = DeathMayDie::open(replay.state());
            let (foretold, forecast) = (view.coming.clone(), forecast(&view));
            for world in hidden_worlds::<DeathMayDie>(replay.state(), seat, 1, game) {
                assert_eq!(DeathMayDie::open(&world).coming, foretold, "what comes tells a secret");
            }
            let mv = DeathMayDie::any_move(replay.state(), actor, &mut luck, &mut Vec::new());
            let (mut state, mut events) = (replay.state().clone(), Events::new());
            DeathMayDie::play(&mut state, actor, mv, &mut events).expect("a legal move");
            let told = events.take();
            if let Some(forecast) = forecast {
                advances_as_foretold(&forecast, &told);
            }
            let advance = told.iter().position(|event| matches!(event, Event::Advanced { .. }));
            if let Some(at) = advance
                && told[..at].iter().all(leaves_all_as_it_was)
            {
                due = foretold;
                moved += due.iter().filter(|it| it.from.is_some()).count();
                appeared += due.iter().filter(|it| it.from.is_none()).count();
            }
            for event in &told {
                due.retain(|it| shown(event).as_ref() != Some(it));
                if let Event::TurnBegan { .. } = event {
                    assert_eq!(due, [], "{episode}, {elder}: foretold and never seen, after {mv}");
                }
                if let Event::Ended { .. } = event {
                    due.clear();
                }
            }
            replay.play(actor, mv).expect("a legal move");
        }
    }
    assert!(moved > 20 && appeared > 20, "{moved} moves and {appeared} arrivals are too few to tell");
}
