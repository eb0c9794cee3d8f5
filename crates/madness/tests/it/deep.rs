//! Games played with some sense, so that they reach the last pages: everything still holds there.

use madness::end::End;
use madness::options::{Casting, Difficulty, Edition, Mode, Options};
use madness::state::{DEPTH, State};
use madness::{Event, Madness, Move};
use table::checks::{hidden_worlds, moves_of};
use table::{Actor, Chance, Events, Game, Seat, Seed, Viewer};

/// How eager a player is for a move: break Curses, heal, buy, cast; end the turn when nothing else is left.
fn eagerness(state: &State, mv: Move) -> u32 {
    match mv {
        Move::Destroy(_) => 1000,
        Move::Cure(_) => 60,
        Move::Acquire(_) if state.round < 5 => 25,
        Move::Learn(_) if state.round < 4 => 8,
        Move::Cast(..) => 12,
        Move::Ability => 30,
        Move::End | Move::Pass => 1,
        Move::Skip | Move::No => 2,
        Move::Done => 3,
        _ => 10,
    }
}

fn choose(state: &State, actor: Actor, luck: &mut Chance, moves: &mut Vec<Move>) -> Move {
    moves.clear();
    Madness::moves(state, actor, moves);
    let total: u32 = moves.iter().map(|mv| eagerness(state, *mv)).sum();
    let mut place = luck.below(total);
    for mv in moves.iter() {
        let share = eagerness(state, *mv);
        if place < share {
            return *mv;
        }
        place -= share;
    }
    unreachable!("the shares add up")
}

/// What a whole game came to.
#[derive(Default)]
struct Tally {
    ends: [u32; 4],
    last_pages: u32,
    deepest: usize,
}

fn play(options: Options, seed: u64, tally: &mut Tally) {
    let mut luck = Seed::Fast(seed).stream("deep play", 0);
    let mut events = Events::new();
    let mut state = Madness::deal(&options, Madness::RULES, Seed::Fast(seed), &mut events);
    let (mut moves, mut count, universe) = (Vec::new(), 0, Move::universe());
    while let Some(actor) = Madness::pending(&state).actors().next() {
        let (turn, before) = (state.turn, state.active);
        let mv = choose(&state, actor, &mut luck, &mut moves);
        if seed.is_multiple_of(1000) {
            list_is_exact(&state, actor, &moves, &universe);
            looks_the_same(&state, seed);
        }
        Madness::play(&mut state, actor, mv, &mut events).expect("a listed move is accepted");
        told_honestly(&state, &events.take());
        if state.turn > turn && turn > 0 && state.end.is_none() {
            six_or_out(&state, before);
        }
        tally.deepest = tally.deepest.max(state.frames.frames().len());
        count += 1;
        assert!(count < 20_000, "seed {seed}: the game does not end");
    }
    let end = state.end.expect("nobody is asked only when it is over");
    tally.ends[end.index()] += 1;
    tally.last_pages += u32::from(state.round == 6);
}

/// What is listed is exactly what is accepted.
fn list_is_exact(state: &State, actor: Actor, moves: &[Move], universe: &[Move]) {
    for mv in universe {
        let accepted = Madness::play(&mut state.clone(), actor, *mv, &mut Events::silent()).is_ok();
        assert_eq!(accepted, moves.contains(mv), "{mv}\n{state:?}");
    }
}

/// Worlds a seat imagines look like this one, and go on.
fn looks_the_same(state: &State, seed: u64) {
    for seat in state.seats() {
        for world in hidden_worlds::<Madness>(state, seat, 2, seed) {
            let viewer = Viewer::Seat(seat);
            assert_eq!(Madness::view(state, viewer), Madness::view(&world, viewer));
            plays_on(world, seed);
        }
    }
}

/// An imagined world has no dead end either.
fn plays_on(mut world: State, seed: u64) {
    let mut luck = Seed::Fast(seed).stream("imagined play", 0);
    for _ in 0..60 {
        let Some(actor) = Madness::pending(&world).actors().next() else { return };
        let moves = moves_of::<Madness>(&world, actor);
        assert!(!moves.is_empty(), "a dead end:\n{world:?}");
        let mv = moves[luck.below(moves.len() as u32) as usize];
        Madness::play(&mut world, actor, mv, &mut Events::silent()).expect("a listed move is accepted");
    }
}

/// INV-4, as long as the Monster Phase of the next turn has taken or given nothing.
fn six_or_out(state: &State, seat: Seat) {
    let player = state.player(seat);
    if state.space != 1 && state.cursed().all(|slot| slot.space() != state.space) {
        assert!(player.hand.len() == 6 || !player.in_play, "{} cards after Recuperation", player.hand.len());
    }
}

/// At a table with closed hands nobody is told the face of a card drawn by another.
fn told_honestly(state: &State, events: &[Event]) {
    for event in events {
        let Event::Moved { from: madness::events::Spot::Deck(owner), to, .. } = event else { continue };
        let private = *to == madness::events::Spot::Hand(*owner);
        for seat in state.seats().filter(|seat| seat != owner && private && !state.options.open_hands) {
            let told = Madness::tell(state, Viewer::Seat(seat), event);
            assert!(matches!(told, Some(Event::Moved { card: None, .. })), "{told:?}");
        }
    }
}

/// So many games at every table.
fn sensible_games_reach_the_last_page(games: u64) {
    let mut tally = Tally::default();
    for seats in 2..=5 {
        for mode in Mode::ALL.iter().copied() {
            for edition in Edition::ALL.iter().copied() {
                let open_hands = edition == Edition::English;
                let difficulty = Difficulty::ALL[seats as usize % 3];
                let casting = Casting::Random;
                let usual = Options::usual(seats);
                let options = Options { mode, edition, open_hands, difficulty, casting, ..usual };
                (0..games).for_each(|game| play(options, u64::from(seats) * 1_000_000 + game, &mut tally));
            }
        }
    }
    assert!(tally.last_pages > 0, "no game reached the last page");
    assert!(tally.ends[End::FinalMonsterEscaped.index()] > 0, "no game was decided by the last Monster");
    assert!(tally.deepest * 2 < DEPTH, "effects nest {} deep", tally.deepest);
}

#[test]
fn everything_holds_up_to_the_last_page() {
    sensible_games_reach_the_last_page(60);
}

#[test]
#[ignore = "minutes: cargo xtask deep"]
fn everything_holds_up_to_many_last_pages() {
    sensible_games_reach_the_last_page(2_000);
}
