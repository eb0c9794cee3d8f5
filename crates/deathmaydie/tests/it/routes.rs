//! Does whoever presses a space get where the map said, with those the map said, and at its price?

use deathmaydie::{DeathMayDie, Event};
use table::scenario::Staged;
use table::{Actor, Events, Game, Replay, Seat, Seed, Settings, Viewer};

fn open(seats: u8, episode: &str, seed: u64) -> Replay<DeathMayDie> {
    let settings = Settings::default().with("episode", episode);
    let options = DeathMayDie::set_up(seats, &settings).expect("a valid set-up");
    Replay::new(options, DeathMayDie::RULES, Seed::Fast(seed))
}

/// Every position of some random games in which this seat is asked.
fn wander(mut look: impl FnMut(&Replay<DeathMayDie>, Actor, Viewer)) {
    for (way, episode) in ["e1", "e2", "e3", "e4", "e5", "e6"].into_iter().enumerate() {
        let mut replay = open(way as u8 % 5 + 1, episode, way as u64);
        let mut luck = Seed::Fast(way as u64).stream("routes", 0);
        for _ in 0..600 {
            let Some(actor) = DeathMayDie::pending(replay.state()).actors().next() else { break };
            if let Actor::Seat(seat) = actor {
                look(&replay, actor, Viewer::Seat(seat));
            }
            let mv = DeathMayDie::any_move(replay.state(), actor, &mut luck, &mut Vec::new());
            replay.play(actor, mv).expect("a legal move");
        }
    }
}

/// Makes these moves at once, as the table would: never past a point where chance has spoken.
fn made(replay: &Replay<DeathMayDie>, actor: Actor, moves: &[String]) -> (deathmaydie::State, Vec<Event>) {
    let mut state = replay.state().clone();
    let mut told = Vec::new();
    let mut events = Events::new();
    for mv in moves {
        assert!(!events.is_settled(), "{moves:?} reaches past a point where chance speaks");
        let mv = mv.parse().expect("a move");
        DeathMayDie::play(&mut state, actor, mv, &mut events).expect("a legal way");
        told.extend(events.take());
    }
    (state, told)
}

#[test]
fn a_way_leads_where_it_says_at_the_price_it_says() {
    let (mut ways, mut followed, mut far) = (0, 0, 0);
    wander(|replay, actor, viewer| {
        let asked = DeathMayDie::open(replay.state()).asked.expect("somebody is asked");
        for route in DeathMayDie::own(replay.state(), viewer).routes {
            let (state, told) = made(replay, actor, &route.moves);
            let after = DeathMayDie::open(&state);
            let sheet = after.investigators.iter().find(|it| it.who == asked.who).expect("a sheet");
            let questioned = after.question.is_some() && sheet.space != route.to;
            assert!(
                sheet.space == route.to || questioned || !sheet.alive,
                "{route:?} ends in {}",
                sheet.space
            );
            let foes: Vec<String> = told
                .iter()
                .filter_map(|event| match event {
                    Event::Followed { foe, .. } => Some(foe.to_string()),
                    _ => None,
                })
                .collect();
            if !questioned {
                assert!(route.follows.iter().all(|foe| foes.contains(foe)), "{route:?}, but {foes:?}");
            }
            ways += 1;
            followed += usize::from(!route.follows.is_empty());
            far += usize::from(route.by.len() > 1);
        }
    });
    assert!(ways > 500 && followed > 50 && far > 200, "{ways} ways, {followed} with company, {far} far");
}

/// Whoever could Sneak is told who comes along if they do not, and what burns: all of it, before they go.
#[test]
fn a_way_out_of_which_one_could_sneak_tells_its_whole_price() {
    let given = "cast ruth mike, ruth at e1-pub, cultist-1 at e1-pub, ghast-1 at e1-pub, e1-pub fire 2";
    let state = <DeathMayDie as Staged>::stage(&[given]).expect("a position");
    let routes = DeathMayDie::own(&state, Viewer::Seat(Seat(0))).routes;
    assert!(!routes.is_empty());
    for route in routes {
        assert_eq!(route.follows, ["cultist-1", "ghast-1"], "{route:?}");
        assert_eq!((route.fire, route.past, route.by.len()), (2, 1, 1), "{route:?}");
    }
}

#[test]
fn a_strike_begins_an_attack_on_whom_it_names() {
    let mut strikes = 0;
    wander(|replay, actor, viewer| {
        for strike in DeathMayDie::own(replay.state(), viewer).strikes {
            let (state, told) = made(replay, actor, &strike.moves);
            let begun = told.iter().any(
                |event| matches!(event, Event::Attacks { target, .. } if target.to_string() == strike.foe),
            );
            let asked = DeathMayDie::open(&state).question.is_some();
            assert!(begun || asked, "{strike:?} begins nothing: {told:?}");
            strikes += 1;
        }
    });
    assert!(strikes > 50, "only {strikes}");
}
