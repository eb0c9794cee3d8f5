//! What does the contract promise people at a table? Questions that stay good, numbers that betray nothing, time, undo.

use lanterns::{Event, Lamp, Lanterns, Move, Options, State, Wish};
use table::company::{Said, Words};
use table::{Actor, Events, Eyes, Game, Replay, Seat, Seed, TakeBack, Talk, Viewer, forecast, playthrough};

const THREE: Options = Options { seats: 3, nights: 3 };

/// A game in its first night, with the Moth and the two others.
fn first_night() -> (Replay<Lanterns>, Seat, [Seat; 2]) {
    let mut replay = Replay::<Lanterns>::new(THREE, Lanterns::RULES, Seed::Fast(3));
    replay.begin(1_000);
    replay.play_at(Actor::Seat(Seat(0)), Move::Nightfall, 5_000).unwrap();
    let moth = replay.state().moth;
    let others: Vec<Seat> = replay.state().seats().filter(|seat| *seat != moth).collect();
    (replay, moth, [others[0], others[1]])
}

fn light(replay: &mut Replay<Lanterns>, seat: Seat) {
    let lamp = replay.state().hands[seat.index()].iter().next().unwrap();
    replay.play(Actor::Seat(seat), Move::Light(lamp)).unwrap();
}

#[test]
fn a_question_stays_good_whatever_others_do() {
    let (mut replay, moth, [ana, bea]) = first_night();
    let asked = |replay: &Replay<Lanterns>, seat| replay.asked().of(seat).map(|question| question.id);
    let (anas, moths) = (asked(&replay, ana), asked(&replay, moth));
    light(&mut replay, bea);
    replay.play(Actor::Seat(moth), Move::Look(2)).unwrap();
    assert_eq!(asked(&replay, ana), anas);
    assert_ne!(asked(&replay, moth), moths, "its own look changes what it is asked");
}

#[test]
fn a_secret_move_has_no_number_and_leaves_no_trace() {
    let (mut replay, moth, [ana, _]) = first_night();
    let seen = |replay: &Replay<Lanterns>, viewer| {
        (replay.made(viewer), replay.log(viewer), Lanterns::awaited(replay.state(), viewer))
    };
    let viewers = [Viewer::Seat(ana), Viewer::Spectator];
    let before = viewers.map(|viewer| seen(&replay, viewer));
    for place in 1..=3 {
        replay.play(Actor::Seat(moth), Move::Look(place)).unwrap();
        assert_eq!(viewers.map(|viewer| seen(&replay, viewer)), before);
    }
    assert_eq!(replay.made(Viewer::Seat(moth)), 4);
    light(&mut replay, ana);
    assert_eq!(replay.made(Viewer::Spectator), 2);
    assert_eq!(replay.moment(Viewer::Spectator, 2), Some(5));
}

#[test]
fn what_was_seen_at_night_has_to_be_remembered_by_day() {
    let (mut replay, moth, _) = first_night();
    replay.play(Actor::Seat(moth), Move::Look(1)).unwrap();
    replay.play(Actor::Clock, Move::Ring).unwrap();
    let told =
        |events: &[Event]| events.iter().any(|event| matches!(event, Event::Looked { lamp: Some(_), .. }));
    let log: Vec<Event> = replay.log(Viewer::Seat(moth)).into_iter().map(|(_, event)| event).collect();
    assert!(!told(&log), "it can no longer be read");
    let memory = replay.memory(moth, 7, &[]);
    assert!(told(Eyes::<Lanterns>::new(replay.state(), &memory).memory()), "a bot remembers");
}

/// A bot hears what was said between the events it happened between; of free words it understands nothing.
#[test]
fn what_was_said_is_heard_in_its_moment() {
    let (mut replay, _, [ana, bea]) = first_night();
    light(&mut replay, ana);
    let said = |words, at| Said { seat: bea, name: String::new(), words, to: None, at, moves: at };
    let shine = || Words::Phrase("shine 7".parse().unwrap());
    let talk = [said(shine(), 1), said(Words::Free("seven!".to_owned()), 1), said(shine(), 2)];
    let memory = replay.memory(ana, 7, &talk);
    let eyes = Eyes::<Lanterns>::new(replay.state(), &memory);
    let lit = eyes.memory().iter().position(|event| matches!(event, Event::Lit { .. })).unwrap();
    let after: Vec<usize> = eyes.heard().iter().map(|heard| heard.after).collect();
    assert_eq!(after, [lit, eyes.memory().len()]);
}

#[test]
fn a_night_lasts_its_time_whatever_happens_in_it() {
    let (mut replay, _, [ana, _]) = first_night();
    let sand = replay.asked().timers()[0];
    assert_eq!((sand.timer.name, sand.deadline()), ("night", 35_000));
    light(&mut replay, ana);
    assert_eq!(replay.asked().timers(), [sand]);
    replay.play_at(Actor::Clock, Lanterns::ring(replay.state(), sand.timer).unwrap(), 35_000).unwrap();
    assert_eq!(replay.state().points.iter().sum::<u8>(), 1);
    assert_eq!(replay.at(3).state(), replay.state(), "the clock is in the record");
}

#[test]
fn small_steps_are_taken_back_up_to_the_last_settled_point() {
    let mut replay = Replay::<Lanterns>::new(THREE, Lanterns::RULES, Seed::Fast(3));
    for wish in [Wish::Faintest, Wish::Brightest] {
        replay.play(Actor::Seat(Seat(0)), Move::Wish(wish)).unwrap();
    }
    for keep in [1, 0] {
        assert_eq!(replay.take_back(Seat(0), false), TakeBack::Free { keep });
        replay.undo_to(keep);
    }
    assert_eq!(replay.take_back(Seat(0), false), TakeBack::Never);
    replay.play(Actor::Seat(Seat(0)), Move::Nightfall).unwrap();
    assert_eq!(replay.take_back(Seat(0), false), TakeBack::Never);
}

/// What a clock has done is done: nobody takes back a move it has rung over, whoever agrees.
#[test]
fn nothing_is_taken_back_behind_a_clock() {
    let mut replay = Replay::<Lanterns>::new(THREE, Lanterns::RULES, Seed::Fast(3));
    replay.play(Actor::Seat(Seat(0)), Move::Nightfall).unwrap();
    let nightfall = replay.moves().len();
    let sand = replay.asked().timers()[0];
    replay.play(Actor::Clock, Lanterns::ring(replay.state(), sand.timer).unwrap()).unwrap();
    assert!(replay.may_return(replay.moves().len()));
    assert!(!replay.may_return(nightfall), "the night that ran out does not come back");
    let mover = Lanterns::pending(replay.state()).seats.iter().next().unwrap();
    assert_eq!(replay.take_back(mover, false), TakeBack::Never);
}

/// Whoever takes back has the time that was left to them, however often: none is won by it, and none is up already.
#[test]
fn taking_back_neither_gives_nor_costs_time() {
    let mut replay = Replay::<Lanterns>::new(THREE, Lanterns::RULES, Seed::Fast(3));
    replay.begin(1_000);
    for (moved, taken_back, since) in [(4_000, 9_000, 6_000), (10_000, 20_000, 16_000)] {
        replay.play_at(Actor::Seat(Seat(0)), Move::Wish(Wish::Faintest), moved).unwrap();
        replay.undo_at(0, taken_back);
        assert_eq!(replay.asked().of(Seat(0)).map(|question| question.since), Some(since));
    }
}

/// A timer that had stopped goes on where it stood; one that still runs was never stopped.
#[test]
fn the_sand_does_not_run_while_a_night_is_over() {
    let (mut replay, moth, [ana, bea]) = first_night();
    for (seat, at) in [(ana, 10_000), (bea, 11_000), (moth, 12_000)] {
        let lamp = replay.state().hands[seat.index()].iter().next().unwrap();
        replay.play_at(Actor::Seat(seat), Move::Light(lamp), at).unwrap();
    }
    assert!(replay.asked().timers().is_empty(), "it is day");
    for (keep, at) in [(3, 20_000), (2, 30_000)] {
        replay.undo_at(keep, at);
        assert_eq!(replay.asked().timers()[0].deadline(), 35_000 + 20_000 - 12_000);
    }
}

#[test]
fn what_will_happen_is_told_up_to_the_next_secret() {
    let mut replay = Replay::<Lanterns>::new(THREE, Lanterns::RULES, Seed::Fast(3));
    replay.play(Actor::Seat(Seat(0)), Move::Wish(Wish::Faintest)).unwrap();
    let told = forecast::<Lanterns>(replay.state(), Viewer::Spectator);
    assert_eq!(told, [Event::NightFell { night: 1, wish: Wish::Faintest }]);
    assert_eq!(Lanterns::talk(replay.state(), Seat(1)), Talk::FREE);
}

#[test]
fn a_refusal_leaves_the_state_alone() {
    let mut state: State = Lanterns::deal(&THREE, 1, Seed::Fast(1), &mut Events::silent());
    let before = state.clone();
    for mv in [Move::Light(Lamp::One), Move::Look(0), Move::Look(200), Move::Ring] {
        assert!(Lanterns::play(&mut state, Actor::Seat(Seat(0)), mv, &mut Events::silent()).is_err());
        assert_eq!(state, before);
    }
}

#[test]
fn playthroughs_are_the_same_every_time() {
    let voice = playthrough::Voice {
        board: &|state: &State| format!("points {:?}", state.points),
        line: &|event| Some(format!("{event:?}")),
    };
    let text = playthrough::write::<Lanterns>(&THREE, 5, &voice);
    assert_eq!(text, playthrough::write::<Lanterns>(&THREE, 5, &voice));
    assert!(text.contains("? clock: ring") && text.contains("Won by S"), "{text}");
}
