//! What gives the Traitor away, and what can be taken back? Whole streams compared, and moves that showed a secret.

use obscurio::cards::TrapSet;
use obscurio::state::{Frame, State};
use obscurio::{Event, Move, Obscurio, Options};
use table::scenario::Staged;
use table::{Actor, Events, Game, Need, Pending, Replay, Seat, Seed, TakeBack, Talk, ViewOf, Viewer};

/// All that one viewer can see at one moment, as a message would have it.
type Sight = (ViewOf<Obscurio>, Pending, Option<Talk>, Vec<Move>, Vec<Event>, bool);

/// What one viewer is sent: a message for every move that changes or tells anything.
struct Stream {
    viewer: Viewer,
    sent: Vec<Sight>,
}

impl Stream {
    fn look(&mut self, state: &State, events: &[Event]) {
        let told: Vec<Event> =
            events.iter().filter_map(|event| Obscurio::tell(state, self.viewer, event)).collect();
        let mut moves = Vec::new();
        let mut talk = None;
        if let Viewer::Seat(seat) = self.viewer {
            Obscurio::moves(state, Actor::Seat(seat), &mut moves);
            talk = Some(Obscurio::talk(state, seat));
        }
        let view = Obscurio::view(state, self.viewer);
        let awaited = Obscurio::awaited(state, self.viewer);
        let sight = (view, awaited, talk, moves, told, Obscurio::hides_presence(state));
        let silent = sight.4.is_empty();
        let unchanged = self.sent.last().is_some_and(|last| {
            (&last.0, last.1, last.2, &last.3, last.5) == (&sight.0, sight.1, sight.2, &sight.3, sight.5)
        });
        if !silent || !unchanged {
            self.sent.push(sight);
        }
    }
}

/// Plays one turn in which this seat is the Traitor and picks these slots; what was laid out lies the same afterwards.
fn streams(traitor: u8, picks: &[u8], timed: bool) -> Vec<Stream> {
    let clock = if timed { "clock sand" } else { "clock untimed" };
    let mut state = Obscurio::stage(&["phase clue", clock, &format!("traitor S{traitor}")]).unwrap();
    let viewers = [Viewer::Seat(Seat(3)), Viewer::Seat(Seat(4)), Viewer::Spectator];
    let mut streams: Vec<Stream> =
        viewers.into_iter().map(|viewer| Stream { viewer, sent: Vec::new() }).collect();
    let mut play = |state: &mut State, actor: Actor, text: &str| {
        let mut events = Events::new();
        Obscurio::play(state, actor, text.parse().unwrap(), &mut events).unwrap();
        let mut told = events.take();
        if state.choosing().is_some() && told.iter().any(|event| matches!(event, Event::EyesOpened { .. })) {
            // Which cards lie where is luck and the Traitor's choice; here it shall be the same.
            let laid = Obscurio::stage(&["phase doors", clock]).unwrap();
            (state.doors, state.deck, state.holder) = (laid.doors, laid.deck, laid.holder);
            told.retain(|event| !matches!(event, Event::DoorOpened { .. }));
        }
        streams.iter_mut().for_each(|stream| stream.look(state, &told));
    };
    for seat in 1..=4 {
        play(&mut state, Actor::Seat(Seat(seat)), "ready");
    }
    play(&mut state, Actor::Seat(Seat(0)), "close eyes");
    for slot in picks {
        play(&mut state, Actor::Seat(Seat(traitor)), &format!("pick {slot}"));
    }
    play(&mut state, Actor::Seat(Seat(traitor)), "close holder");
    if timed {
        play(&mut state, Actor::Clock, "ring eyes-closed");
    }
    for seat in 1..=4 {
        play(&mut state, Actor::Seat(Seat(seat)), &format!("stand {seat}"));
        play(&mut state, Actor::Seat(Seat(seat)), "confirm");
    }
    assert_eq!(state.turn, 2);
    streams
}

#[test]
fn nobody_can_tell_who_the_traitor_is_nor_what_was_picked() {
    for timed in [false, true] {
        let first = streams(1, &[1, 1], timed);
        for other in [streams(2, &[], timed), streams(2, &[8, 3], timed), streams(1, &[4], timed)] {
            for (one, two) in first.iter().zip(&other) {
                assert_eq!(one.sent.len(), two.sent.len(), "{} gets another number of messages", one.viewer);
                // The last move ends the turn: what the deck brings then is luck.
                let shown = one.sent.len() - 1;
                for (at, (one_sight, two_sight)) in one.sent[..shown].iter().zip(&two.sent).enumerate() {
                    assert!(
                        one_sight == two_sight,
                        "{}, message {at}:\n{one_sight:?}\n{two_sight:?}",
                        one.viewer
                    );
                }
            }
        }
    }
}

/// The streams would differ if anything told of a pick: the Grimoire's do.
#[test]
fn who_is_awake_sees_more() {
    let mut state = Obscurio::stage(&["untimed", "phase night"]).unwrap();
    let mut stream = Stream { viewer: Viewer::Seat(Seat(0)), sent: Vec::new() };
    stream.look(&state, &[]);
    Obscurio::play(&mut state, Actor::Seat(Seat(1)), Move::Pick(1), &mut Events::new()).unwrap();
    stream.look(&state, &[]);
    assert_eq!(stream.sent.len(), 2);
}

/// The first who may do that now.
fn seat_of(replay: &Replay<Obscurio>, mv: Move) -> Seat {
    let may =
        |seat: &Seat| table::checks::moves_of::<Obscurio>(replay.state(), Actor::Seat(*seat)).contains(&mv);
    Obscurio::pending(replay.state()).seats.iter().find(may).unwrap()
}

fn play(replay: &mut Replay<Obscurio>, text: &str) -> TakeBack {
    let mv = text.parse().unwrap();
    let seat = seat_of(replay, mv);
    replay.play(Actor::Seat(seat), mv).unwrap();
    replay.take_back(seat, false)
}

/// OBS-6.6: Butterflies stay. Cards that were seen stay seen. Tokens may be moved back as they may be moved.
#[test]
fn what_showed_a_secret_is_never_taken_back() {
    let mut options = Options::untimed(5);
    options.grimoire = Some(Seat(0));
    let mut replay = Replay::<Obscurio>::new(options, Obscurio::RULES, Seed::Fast(6));
    assert!(replay.state().traps != TrapSet::NONE);
    assert_eq!(play(&mut replay, "butterfly left bottom"), TakeBack::Never);
    while replay.state().stack.top() == Some(Frame::Riddle) {
        let mut moves = Vec::new();
        Obscurio::moves(replay.state(), Actor::Seat(Seat(0)), &mut moves);
        replay.play(Actor::Seat(Seat(0)), *moves.last().unwrap()).unwrap();
    }
    assert_eq!(replay.take_back(Seat(0), false), TakeBack::Never);
    assert!(matches!(play(&mut replay, "ready"), TakeBack::Free { .. }));
    (0..3).for_each(|_| _ = play(&mut replay, "ready"));
    assert_eq!(play(&mut replay, "close eyes"), TakeBack::Never);
    assert_eq!(play(&mut replay, "pick 2"), TakeBack::Never);
    assert_eq!(play(&mut replay, "close holder"), TakeBack::Never);
    let locked = replay.state().choosing().unwrap().locked;
    assert!(!locked, "another seed, please");
    assert!(matches!(play(&mut replay, "stand 2"), TakeBack::Free { .. }));
    assert!(matches!(play(&mut replay, "confirm"), TakeBack::Free { .. }));
}

/// OBS-6.9: what is shown does not tell which Butterfly came first.
#[test]
fn the_order_of_butterflies_is_not_told() {
    let shown = |first: &str, second: &str| {
        let mut state = Obscurio::stage(&["untimed", "phase riddle"]).unwrap();
        let mut events = Events::new();
        for text in [first, second, "show"] {
            Obscurio::play(&mut state, Actor::Seat(Seat(0)), text.parse().unwrap(), &mut events).unwrap();
        }
        let viewer = Viewer::Seat(Seat(2));
        let told: Vec<Event> =
            events.take().iter().filter_map(|event| Obscurio::tell(&state, viewer, event)).collect();
        (told, Obscurio::view(&state, viewer))
    };
    assert_eq!(
        shown("butterfly left e1", "butterfly right f"),
        shown("butterfly right f", "butterfly left e1")
    );
}

/// Nobody waits for whoever is sure; when to go on is for people to say (OBS-6.10, OBS-8.6).
#[test]
fn who_has_chosen_is_not_wanted() {
    let mut state = Obscurio::stage(&["untimed", "phase doors"]).unwrap();
    let mut play = |text: &str| {
        Obscurio::play(&mut state, Actor::Seat(Seat(2)), text.parse().unwrap(), &mut Events::new()).unwrap();
        Obscurio::need(&state, Seat(2))
    };
    assert_eq!(
        ["stand 1", "confirm", "withdraw"].map(&mut play),
        [Need::Answer, Need::Nothing, Need::Answer]
    );
    // Whoever is sure is asked to join a call only once there has been time enough (RUL-OBS-37).
    let mut needs = |actor: Actor, text: &str| {
        Obscurio::play(&mut state, actor, text.parse().unwrap(), &mut Events::new()).unwrap();
        Obscurio::need(&state, Seat(2))
    };
    needs(Actor::Seat(Seat(2)), "confirm");
    needs(Actor::Seat(Seat(1)), "stand 1");
    needs(Actor::Seat(Seat(1)), "confirm");
    assert_eq!(needs(Actor::Seat(Seat(1)), "call time"), Need::Nothing);
    assert_eq!(needs(Actor::Clock, "ring patience"), Need::Moment);
    assert_eq!(needs(Actor::Seat(Seat(2)), "call time"), Need::Nothing);
    let clue = Obscurio::stage(&["untimed", "phase clue"]).unwrap();
    assert_eq!(Obscurio::need(&clue, Seat(2)), Need::Moment);
}

/// Somebody asked the same thing keeps their question while others act (OBS-8.4).
#[test]
fn a_question_stays_while_others_act() {
    let mut state = Obscurio::stage(&["untimed", "phase doors"]).unwrap();
    let before = Obscurio::question(&state, Seat(2));
    for (seat, text) in [(1, "stand 2"), (3, "stand 4"), (3, "confirm"), (3, "call time"), (1, "stand 5")] {
        Obscurio::play(&mut state, Actor::Seat(Seat(seat)), text.parse().unwrap(), &mut Events::new())
            .unwrap();
        assert_eq!(Obscurio::question(&state, Seat(2)), before, "{text}");
    }
    Obscurio::play(&mut state, Actor::Seat(Seat(2)), "stand 1".parse().unwrap(), &mut Events::new()).unwrap();
    assert_ne!(Obscurio::question(&state, Seat(2)), before);
}

/// What was answered in an earlier turn does not answer the same question of a later one.
#[test]
fn a_question_of_another_turn_is_another() {
    let asked = |phase: &str, turn: u8, seat: u8| {
        let state = Obscurio::stage(&["untimed", &format!("phase {phase}, turn {turn}")]).unwrap();
        Obscurio::question(&state, Seat(seat))
    };
    for (phase, seat) in [("riddle", 0), ("clue", 0), ("clue", 2), ("night", 1), ("doors", 2), ("vote", 2)] {
        assert_eq!(asked(phase, 1, seat), asked(phase, 1, seat), "{phase}");
        assert_ne!(asked(phase, 1, seat), asked(phase, 2, seat), "{phase}");
    }
}

/// Whether somebody has to answer, decides when to go on, or has nothing to do (ruling 16).
#[test]
fn when_to_go_on_is_for_people_to_say() {
    let need = |given: &str, seat: u8| Obscurio::need(&Obscurio::stage(&[given]).unwrap(), Seat(seat));
    assert_eq!(need("untimed, phase riddle, butterflies left-e0 left-e1", 0), Need::Moment);
    assert_eq!(need("untimed, phase clue", 0), Need::Moment);
    assert_eq!(need("untimed, phase night", 1), Need::Moment);
    assert_eq!(need("untimed, phase debate", 1), Need::Moment);
    assert_eq!(need("untimed, phase vote", 1), Need::Answer);
    assert_eq!(need("untimed, seats 2, phase doors", 0), Need::Nothing);
    assert_eq!(need("untimed, seats 2, phase doors", 1), Need::Answer);
}

/// A clock input whose timer no longer runs is ignored (OBS-0.3).
#[test]
fn a_timer_that_was_turned_rings_no_more() {
    let mut state = Obscurio::stage(&["phase doors", "clock sand"]).unwrap();
    let first = state.timer().unwrap();
    let ring = Obscurio::ring(&state, first).unwrap();
    Obscurio::play(&mut state, Actor::Clock, ring, &mut Events::new()).unwrap();
    assert_eq!(Obscurio::ring(&state, first), None);
    assert!(state.timer().is_some_and(|second| second != first && second.name == first.name));
}

/// OBS-12.4: when it is over the Book lies open to all without its filters.
#[test]
fn at_the_end_no_filter_lies_on_the_book() {
    let given = ["untimed, seats 3, phase doors, light 1, traps twilight_corridor"];
    let mut state = Obscurio::stage(&given).unwrap();
    let bare = |state: &State| {
        let book = Obscurio::open(state).book.unwrap();
        book.pages.iter().all(|page| matches!(page, obscurio::view::PageView::Bare(_)))
    };
    assert!(!bare(&state));
    let wrong = if state.exit_door() == Some(1) { 2 } else { 1 };
    for seat in [1, 2] {
        for text in [format!("stand {wrong}"), "confirm".to_owned()] {
            let actor = Actor::Seat(Seat(seat));
            Obscurio::play(&mut state, actor, text.parse().unwrap(), &mut Events::new()).unwrap();
        }
    }
    assert!(state.end.is_some() && bare(&state));
}
