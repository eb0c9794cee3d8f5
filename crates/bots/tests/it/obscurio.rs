//! Bots of Obscurio: honest, remembering, talking, and never told apart by the time they take.

use std::time::Duration;

use bots::company::Company;
use bots::{Brain, Budget, Strength, choose, honest, say};
use obscurio::cards::Trap;
use obscurio::state::{Book, Frame};
use obscurio::{Move, Obscurio, Options, Remark, Stance, State};
use table::checks::with_each;
use table::scenario::Staged;
use table::{Actor, Chance, Events, Eyes, Game, Memory, Need, Seat, Settings};

const ONE: Budget = Budget::Iterations(1);

fn options(seats: u8, clock: &str) -> Options {
    Obscurio::set_up(seats, &Settings::default().with("clock", clock)).unwrap()
}

#[test]
fn what_a_seat_cannot_see_changes_no_answer() {
    // Random games of many players are long: bigger steps.
    let tables = [(2, "untimed", 3), (3, "sand", 3), (4, "untimed", 29), (5, "sand", 7), (7, "untimed", 211)];
    with_each(&tables, |_, (seats, clock, each)| {
        let looked: usize =
            (0..3).map(|seed| honest::check::<Obscurio>(&options(*seats, clock), seed, *each)).sum();
        assert!(looked > 40, "{seats} players: only {looked} positions");
    });
}

/// A bot's move and what it says with it.
fn decide(company: &Company<Obscurio>, seat: Seat, strength: Strength) -> (Move, Option<Remark>) {
    let eyes = company.eyes(seat);
    let mv = choose(&eyes, strength, ONE, &mut company.chance());
    (mv, say(&eyes, strength, mv).map(|phrase| Remark::read(&phrase).expect("bots make remarks only")))
}

/// Plays until this is so, or the game is over; `look` sees every decision before it is made.
fn play_until(
    company: &mut Company<Obscurio>,
    stop: impl Fn(&State) -> bool,
    mut look: impl FnMut(&State, Actor, Move, Option<Remark>),
) -> bool {
    while !stop(company.state()) {
        let Some(Actor::Seat(seat)) = company.next() else { return false };
        let (mv, said) = decide(company, seat, Strength::Quick);
        look(company.state(), Actor::Seat(seat), mv, said);
        company.play(Actor::Seat(seat), mv, said.map(Remark::phrase));
    }
    true
}

fn at_the_doors(state: &State) -> bool {
    state.choosing().is_some_and(|choosing| !choosing.locked && !choosing.watched)
}

/// Games of five until tokens can be put in front of Doors.
fn halls() -> impl Iterator<Item = Company<Obscurio>> {
    (0..60).filter_map(|seed| {
        let mut company = Company::new(&Options::untimed(5), seed, true);
        play_until(&mut company, at_the_doors, |_, _, _, _| ()).then_some(company)
    })
}

#[test]
fn bots_talk_where_they_may_and_only_there() {
    let (mut opinions, mut reasons, mut doubts, mut suspects) = (0, 0, 0, 0);
    for seed in 0..6 {
        let mut company = Company::new(&Options::untimed(5), seed, true);
        play_until(
            &mut company,
            |_| false,
            |state, actor, _, said| {
                let Actor::Seat(seat) = actor else { return };
                let silent = Obscurio::talk(state, seat).is_silent();
                assert!(said.is_none() || !silent && seat != state.grimoire, "{seat} says {said:?}");
                match said {
                    Some(Remark::Door { stance: Stance::Like, because, .. }) => {
                        opinions += 1;
                        reasons += usize::from(because.is_some());
                    }
                    Some(Remark::Door { .. }) => doubts += 1,
                    Some(Remark::Suspect(whom)) => {
                        assert_ne!(whom, seat);
                        suspects += 1;
                    }
                    _ => {}
                }
            },
        );
        assert!(Obscurio::outcome(company.state()).is_some(), "the game ends");
    }
    assert!(
        opinions > 50 && reasons > 50 && doubts > 5 && suspects > 5,
        "{opinions} {reasons} {doubts} {suspects}"
    );
}

/// Three Wizards who all like another Door are heard, once at least.
#[test]
fn a_bot_lets_itself_be_talked_round() {
    let is_talked_round = halls().any(|company| {
        let state = company.state();
        let Some(Actor::Seat(seat)) = company.next() else { return false };
        let (Move::Stand(_, alone), _) = decide(&company, seat, Strength::Quick) else { return false };
        let others = state.active().without(seat);
        (1..=6).filter(|door| *door != alone).any(|door| {
            let mut heard = company.memory(seat).clone();
            for other in others.iter() {
                let remark = Remark::Door { door, stance: Stance::Like, because: None };
                heard.listen(other, remark.phrase());
            }
            answer(state, &heard) == stand(door)
        })
    });
    assert!(is_talked_round);
}

fn stand(door: u8) -> Move {
    format!("stand {door}").parse().unwrap()
}

fn answer(state: &State, memory: &Memory<Obscurio>) -> Move {
    choose(&Eyes::<Obscurio>::new(state, memory), Strength::Quick, ONE, &mut Chance::fast(1))
}

#[test]
fn after_a_dark_night_the_clue_is_still_known() {
    let mut nights = 0;
    for seed in 0..150 {
        let mut company = Company::<Obscurio>::new(&Options::untimed(4), seed, true);
        if !company.state().traps.contains(Trap::DarkNight)
            || !play_until(&mut company, at_the_doors, |_, _, _, _| ())
        {
            continue;
        }
        let Some(Actor::Seat(seat)) = company.next() else { continue };
        let mut lit = company.state().clone();
        assert_eq!(lit.book, Book::Gone);
        lit.book = Book::Shown;
        nights += 1;
        assert_eq!(answer(company.state(), company.memory(seat)), answer(&lit, company.memory(seat)));
    }
    assert!(nights > 3, "only {nights} Dark Nights");
}

/// Who comes in the middle of a turn was told nothing of it, and stands where whoever was there from the start would.
#[test]
fn whoever_comes_later_sees_what_lies_there() {
    let (mut alike, mut all) = (0, 0);
    for company in halls().take(20) {
        let seat = company.state().active().iter().next().expect("a Wizard");
        let there = choose(&company.eyes(seat), Strength::Strong, ONE, &mut Chance::fast(1));
        let late = Memory::new(seat, 1);
        let eyes = Eyes::<Obscurio>::new(company.state(), &late);
        let comes = choose(&eyes, Strength::Strong, ONE, &mut Chance::fast(1));
        assert!(say(&eyes, Strength::Strong, comes).is_some(), "and has an opinion");
        (alike, all) = (alike + usize::from(comes == there), all + 1);
    }
    assert!(all >= 10 && alike * 10 >= all * 6, "{alike} of {all}");
}

fn hesitates(state: &State, memory: &Memory<Obscurio>, mv: Move) -> Duration {
    Obscurio::hesitates(&Eyes::new(state, memory), mv, &mut Chance::fast(7)).expect("time would tell")
}

/// However many cards are picked, the night is as long.
#[test]
fn the_night_does_not_tell_what_was_picked() {
    for seed in 0..10 {
        let mut company = Company::new(&Options::untimed(5), seed, true);
        assert!(play_until(&mut company, State::is_night, |_, _, _, _| ()));
        let traitor = Actor::Seat(company.state().traitor.unwrap());
        let Actor::Seat(seat) = traitor else { unreachable!() };
        let idle = hesitates(company.state(), company.memory(seat), Move::CloseHolder);
        let mut busy = Duration::ZERO;
        for mv in [Move::Pick(3), Move::Pick(5), Move::CloseHolder] {
            busy += hesitates(company.state(), company.memory(seat), mv);
            company.play(traitor, mv, None);
        }
        assert!(busy.abs_diff(idle) < Duration::from_millis(5), "{busy:?} {idle:?}");
        assert!((8..=45).contains(&idle.as_secs()), "{idle:?}");
    }
}

/// With the same manner and luck, Traitor and loyal Wizards take the same time over everything else.
#[test]
fn time_does_not_tell_the_traitor() {
    for company in halls().take(10) {
        let state = company.state();
        let moves = [stand(1), Move::Confirm, Move::Ready, Move::ReadyToVote, Move::Vote(state.grimoire)];
        for mv in moves {
            let took: Vec<Duration> =
                state.active().iter().map(|seat| hesitates(state, &Memory::new(seat, 9), mv)).collect();
            assert!(took.iter().all(|time| *time == took[0]), "{mv}: {took:?}");
        }
    }
}

/// Who has chosen waits for those who have not, and not much longer.
#[test]
fn bots_wait_for_people_before_they_are_sure() {
    let mut company = halls().next().unwrap();
    let Some(Actor::Seat(first)) = company.next() else { panic!("somebody is asked") };
    company.play(Actor::Seat(first), stand(2), None);
    let waits = hesitates(company.state(), company.memory(first), Move::Confirm);
    for other in company.state().active().without(first).iter() {
        company.play(Actor::Seat(other), stand(3), None);
    }
    let sure = hesitates(company.state(), company.memory(first), Move::Confirm);
    assert!(waits > Duration::from_secs(60) && sure < Duration::from_secs(10), "{waits:?} {sure:?}");
}

/// What the bars of the measurements promise, roughly: `docs/bots.md` has the exact numbers.
#[test]
fn adepts_understand_each_other_most_of_the_time_and_masters_more() {
    let found = |strength: Strength| {
        let (mut right, mut turns) = (0, 0);
        for seed in 0..50 {
            let mut company = Company::<Obscurio>::new(&Options::untimed(3), seed, true);
            while let Some(Actor::Seat(seat)) = company.next()
                && company.state().turn == 1
            {
                let (mv, said) = decide(&company, seat, strength);
                company.play(Actor::Seat(seat), mv, said.map(Remark::phrase));
            }
            turns += 1;
            right += usize::from(company.state().progress > 1);
        }
        right as f64 / turns as f64
    };
    let (adepts, masters) = (found(Strength::Quick), found(Strength::Strong));
    assert!(adepts > 0.55 && masters > 0.7 && masters >= adepts, "{adepts} {masters}");
}

/// The Traitor accuses somebody else, and nobody accuses themselves or the Grimoire.
#[test]
fn an_accusation_comes_to_an_end() {
    let mut votes = 0;
    for seed in 0..12 {
        let mut company = Company::new(&Options::untimed(4), seed, true);
        play_until(
            &mut company,
            |_| false,
            |state, actor, mv, _| {
                if let (Some(Frame::Vote { .. }), Move::Vote(target)) = (state.stack.top(), mv) {
                    votes += 1;
                    assert!(Actor::Seat(target) != actor && target != state.grimoire);
                }
            },
        );
    }
    assert!(votes > 6, "only {votes} votes");
}

/// One person among bots goes on without a Grimoire who is gone: when they have called, the bots join, and not before
/// (RUL-OBS-37).
#[test]
fn bots_join_a_call_to_go_on_without_the_grimoire() {
    for (phase, then) in [("riddle", Frame::ClueShown), ("clue", Frame::TraitorPicks)] {
        let mut state = Obscurio::stage(&["untimed", &format!("phase {phase}")]).unwrap();
        let play = |state: &mut State, actor: Actor, text: &str| {
            Obscurio::play(state, actor, text.parse().unwrap(), &mut Events::silent()).unwrap();
        };
        play(&mut state, Actor::Clock, "ring patience");
        if phase == "clue" {
            state.wizards().iter().for_each(|seat| play(&mut state, Actor::Seat(seat), "ready"));
        }
        let bots = [Seat(2), Seat(3), Seat(4)];
        assert!(bots.iter().all(|seat| Obscurio::need(&state, *seat) == Need::Nothing), "{phase}");
        play(&mut state, Actor::Seat(Seat(1)), "call time");
        for bot in &bots[..2] {
            assert_eq!(Obscurio::need(&state, *bot), Need::Moment, "{phase}");
            assert_eq!(answer(&state, &Memory::new(*bot, 1)), Move::CallTime, "{phase}");
            play(&mut state, Actor::Seat(*bot), "call time");
        }
        assert_eq!(state.stack.top(), Some(then));
    }
}
