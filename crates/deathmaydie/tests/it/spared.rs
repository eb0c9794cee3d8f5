//! What nobody is asked for comes to the same whatever is answered, tells no secret and stands in nobody's way back; and
//! what is proposed in one go can be done.

use std::collections::BTreeMap;

use deathmaydie::content::{Elder, Episode};
use deathmaydie::frames::Decision;
use deathmaydie::question::Question;
use deathmaydie::{DeathMayDie, Move, Options, State};
use table::{Actor, Events, Game, Replay, Seat, Seed, TakeBack, Viewer};

/// Every position of random games in all pairings in which somebody is asked.
fn wander(games: u64, mut look: impl FnMut(&Replay<DeathMayDie>, Seat)) {
    for number in 0..games {
        for (episode, elder) in Episode::ALL.into_iter().flat_map(|it| Elder::ALL.map(|elder| (it, elder))) {
            let seats = (number + episode as u64) as u8 % 5 + 1;
            let options = Options { unknown: (number % 3) as u8, ..Options::standard(seats, episode, elder) };
            let mut replay = Replay::<DeathMayDie>::new(options, DeathMayDie::RULES, Seed::Fast(number));
            let mut luck = Seed::Fast(number).stream("spared", 0);
            while let Some(actor @ Actor::Seat(seat)) = DeathMayDie::pending(replay.state()).actors().next() {
                look(&replay, seat);
                // Whoever ends every turn at once sees little of the game.
                let mut mv = DeathMayDie::any_move(replay.state(), actor, &mut luck, &mut Vec::new());
                if matches!(mv, Move::EndActions | Move::Leave) {
                    mv = DeathMayDie::any_move(replay.state(), actor, &mut luck, &mut Vec::new());
                }
                replay.play(actor, mv).expect("a legal move");
            }
        }
    }
}

fn options(state: &State, seat: Seat) -> Vec<Move> {
    let mut moves = Vec::new();
    DeathMayDie::moves(state, Actor::Seat(seat), &mut moves);
    moves.retain(|mv| !matches!(mv, Move::Leave | Move::Mind));
    moves
}

/// What everybody can see after this answer, orders put in every order: with nothing but views.
fn seen_after(state: &State, mv: Move, into: &mut Vec<String>) {
    let seat = DeathMayDie::pending(state).seats.iter().next().expect("somebody is asked");
    let mut now = state.clone();
    let mut events = Events::silent();
    DeathMayDie::play(&mut now, Actor::Seat(seat), mv, &mut events).expect("a legal move");
    assert!(!events.is_settled(), "{mv}: chance speaks, and nobody was asked");
    let mut open = DeathMayDie::open(&now);
    if matches!(open.question, Some(Question::Order { .. } | Question::Passing)) {
        return options(&now, seat).into_iter().for_each(|mv| seen_after(&now, mv, into));
    }
    open.decisions = 0;
    into.push(format!("{open:?}"));
}

#[test]
fn whatever_is_answered_where_nobody_is_asked_looks_the_same() {
    let mut spared: BTreeMap<Decision, usize> = BTreeMap::new();
    wander(12, |replay, seat| {
        let state = replay.state();
        let Some(first) = DeathMayDie::whichever(state, Actor::Seat(seat)) else { return };
        let moves = options(state, seat);
        assert!(moves.contains(&first));
        if moves.len() == 1 {
            return;
        }
        let mut seen = Vec::new();
        moves.iter().for_each(|mv| seen_after(state, *mv, &mut seen));
        seen.dedup();
        assert_eq!(seen.len(), 1, "{moves:?}");
        *spared.entry(Decision::of(state).expect("a question")).or_default() += 1;
    });
    println!("{spared:?}");
    for kind in [Decision::Prevent, Decision::Convert, Decision::Pick] {
        assert!(spared.get(&kind).is_some_and(|count| *count > 2), "{spared:?}");
    }
}

/// Whoever is spared a question must not learn from it what lies hidden.
#[test]
fn what_is_spared_depends_on_nothing_hidden() {
    let mut compared = 0;
    let mut luck = Seed::Fast(7).stream("worlds", 0);
    wander(4, |replay, seat| {
        let state = replay.state();
        let here = DeathMayDie::whichever(state, Actor::Seat(seat));
        if here.is_none() && state.decisions % 5 > 0 {
            return;
        }
        let other = DeathMayDie::redeal(state, seat, &mut luck);
        assert_eq!(here, DeathMayDie::whichever(&other, Actor::Seat(seat)));
        let viewer = Viewer::Seat(seat);
        assert_eq!(DeathMayDie::own(state, viewer).proposed, DeathMayDie::own(&other, viewer).proposed);
        compared += usize::from(here.is_some());
    });
    assert!(compared > 100, "only {compared}");
}

/// Taking back leads to a choice: the table would only give the other answers again.
#[test]
fn whoever_is_spared_takes_back_what_they_chose() {
    let mut free = 0;
    wander(4, |replay, seat| {
        let last = replay.moves().iter().rposition(|played| played.actor == Actor::Seat(seat));
        let Some(last) = last.filter(|last| replay.moves()[*last].spared) else { return };
        match replay.take_back(seat, true) {
            TakeBack::Free { keep } => {
                assert!(keep < last && !replay.moves()[keep].spared);
                assert!(replay.moves()[keep..].iter().all(|played| played.actor == Actor::Seat(seat)));
                free += 1;
            }
            TakeBack::Agreed { keep, .. } => assert!(keep < last && !replay.moves()[keep].spared),
            TakeBack::Never => {}
        }
    });
    assert!(free > 0, "nobody could go back freely");
}

#[test]
fn what_is_proposed_can_be_done_in_one_go() {
    let mut kinds: BTreeMap<Decision, usize> = BTreeMap::new();
    wander(40, |replay, seat| {
        let own = |viewer| DeathMayDie::own(replay.state(), viewer).proposed;
        let proposed = own(Viewer::Seat(seat));
        assert!(own(Viewer::Spectator).is_empty(), "only whoever is asked is offered anything");
        if proposed.is_empty() {
            return;
        }
        assert!(proposed.len() > 1, "one answer is one press already");
        let mut state = replay.state().clone();
        let mut events = Events::silent();
        for mv in &proposed {
            assert!(!events.is_settled(), "{proposed:?} reaches past a point where chance speaks");
            let mv = mv.parse().expect("a move");
            DeathMayDie::play(&mut state, Actor::Seat(seat), mv, &mut events).expect("a legal chain");
        }
        let Some(kind) = Decision::of(replay.state()) else { return };
        if kind == Decision::Soak {
            let living = |state: &State| state.living().len();
            assert_eq!(living(&state), living(replay.state()), "nobody is proposed to die");
        }
        *kinds.entry(kind).or_default() += 1;
    });
    println!("{kinds:?}");
    for kind in [Decision::Reroll, Decision::Split, Decision::Soak] {
        assert!(kinds.get(&kind).is_some_and(|count| *count > 2), "{kinds:?}");
    }
}
