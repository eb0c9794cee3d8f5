//! Properties that hold for any game, each a function a game's tests call: play at random, and look at every step.

use std::collections::BTreeMap;
use std::sync::atomic::{AtomicUsize, Ordering};

use crate::chance::{Chance, Seed};
use crate::events::Events;
use crate::game::Game;
use crate::leaks;
use crate::pending::Need;
use crate::replay::Replay;
use crate::scenario::{self, Scenario, Staged};
use crate::seat::{Actor, Seat, Viewer};

/// What a game adds to the general checks.
pub struct Check<G: Game> {
    pub options: G::Options,
    /// Every move that could ever be named, legal now or not: the legal list is compared with all of them.
    pub universe: Vec<G::Move>,
    /// The game's own invariants: nothing lost, nothing twice.
    pub invariants: fn(&G::State) -> Result<(), String>,
    /// Longest game tolerated, in moves.
    pub longest: usize,
}

impl<G: Game> Check<G> {
    /// Plays `games` random games from `first_seed` on and checks everything at every step.
    pub fn everything(&self, first_seed: u64, games: u64) {
        for seed in first_seed..first_seed + games {
            self.one_game(seed);
        }
    }

    /// No dead end, exact and sorted legal lists, invariants, text of moves, no leaks; then replay and undo.
    pub fn one_game(&self, seed: u64) {
        self.led_game(seed, |_, _| None);
    }

    /// The same, led where chance alone seldom gets: a move that `lead` names is made instead of any other.
    pub fn led_game(&self, seed: u64, lead: impl Fn(&G::State, &mut Chance) -> Option<(Actor, G::Move)>) {
        let seed = seed + seed_shift();
        let mut replay = Replay::<G>::new(self.options.clone(), G::RULES, Seed::Fast(seed));
        let mut twin = Replay::<G>::new(self.options.clone(), G::RULES, Seed::Fast(seed));
        let mut luck = Seed::Fast(seed).stream("random play", 0);
        while let Some(any) = self.step(replay.state(), &mut luck) {
            let (actor, mv) = lead(replay.state(), &mut luck).unwrap_or(any);
            assert!(replay.moves().len() < self.longest, "seed {seed}: the game does not end");
            assert_eq!(offers::<G>(replay.state()), offers::<G>(twin.state()), "seed {seed}: offers differ");
            leaks::nothing_hidden_is_seen(self, &replay, (actor, mv), &mut luck);
            let (before, then) = (leaks::observe_all(&replay), replay.state().clone());
            replay.play(actor, mv).expect("a listed move is accepted");
            twin.play(actor, mv).expect("a listed move is accepted");
            leaks::nothing_secret_is_noticed(&before, &replay);
            leaks::nothing_unnoticed_counts(&then, &replay);
        }
        let again = replay.at(replay.moves().len());
        assert_eq!(again.state(), replay.state(), "seed {seed}: a replay ends elsewhere");
        // Dealt anew: undoing begins with what was kept of the deal.
        let start = Replay::<G>::new(self.options.clone(), G::RULES, Seed::Fast(seed));
        let half = replay.moves().len() / 2;
        replay.undo_to(half);
        assert_eq!(replay.moves().len(), half);
        replay.undo_to(0);
        assert_eq!(start.state(), replay.state(), "seed {seed}: undoing everything is not the start");
    }

    /// Positions of different games that look the same from a seat are imagined the same. A redeal cannot be asked to doubt
    /// what it never draws anew, so this takes truths that differ by themselves. Returns how many pairs were met: small
    /// games meet many, large ones none.
    pub fn imagines_by_sight(&self, first_seed: u64, games: u64) -> usize {
        let mut met = 0;
        let mut known: BTreeMap<(Seat, String), G::State> = BTreeMap::new();
        for seed in first_seed..first_seed + games {
            let mut luck = Seed::Fast(seed).stream("random play", 0);
            let mut state = G::deal(&self.options, G::RULES, Seed::Fast(seed), &mut Events::silent());
            while let Some(actor) = any_actor::<G>(&state, &mut luck) {
                for seat in Seat::all(G::seats(&self.options)) {
                    let moves = moves_of::<G>(&state, Actor::Seat(seat));
                    let sight = format!("{:?} {moves:?}", G::view(&state, Viewer::Seat(seat)));
                    let Some(other) = known.insert((seat, sight), state.clone()) else { continue };
                    met += 1;
                    let imagined = |truth: &G::State| G::redeal(truth, seat, &mut Chance::fast(seed));
                    let alike = imagined(&state) == imagined(&other);
                    assert!(alike, "{seat} sees the same and imagines something else\n{state:?}\n{other:?}");
                }
                let mv = G::any_move(&state, actor, &mut luck, &mut Vec::new());
                G::play(&mut state, actor, mv, &mut Events::silent()).expect("any_move is legal");
            }
        }
        met
    }

    /// Plays only; for tens of thousands of games.
    pub fn plays_out(&self, seed: u64) {
        let seed = seed + seed_shift();
        let mut events = Events::silent();
        let mut luck = Seed::Fast(seed).stream("random play", 0);
        let mut state = G::deal(&self.options, G::RULES, Seed::Fast(seed), &mut events);
        let mut scratch = Vec::new();
        for _ in 0..self.longest {
            let Some(actor) = any_actor::<G>(&state, &mut luck) else { return };
            (self.invariants)(&state).unwrap_or_else(|broken| panic!("seed {seed}: {broken}\n{state:?}"));
            let mv = G::any_move(&state, actor, &mut luck, &mut scratch);
            G::play(&mut state, actor, mv, &mut events).expect("any_move is legal");
        }
        panic!("seed {seed}: the game does not end");
    }

    /// Checks the question, then picks an answer at random. `None` when the game is over.
    fn step(&self, state: &G::State, luck: &mut Chance) -> Option<(Actor, G::Move)> {
        (self.invariants)(state).unwrap_or_else(|broken| panic!("{broken}\n{state:?}"));
        let pending = G::pending(state);
        assert_eq!(pending.is_nobody(), G::outcome(state).is_some(), "dead end or afterlife:\n{state:?}");
        let seats = G::seats(&self.options);
        for actor in Seat::all(seats).map(Actor::Seat).chain([Actor::Clock]) {
            let moves = moves_of::<G>(state, actor);
            assert_eq!(
                pending.awaits(actor),
                !moves.is_empty(),
                "{actor} and its moves disagree:\n{state:?}"
            );
            self.list_is_exact(state, actor, &moves);
        }
        let wanted = pending.seats.iter().any(|seat| G::need(state, seat) != Need::Nothing);
        let waits = !pending.is_nobody() && pending.timers.is_empty();
        assert!(wanted || !waits, "all may wait for each other for ever:\n{state:?}");
        for timer in pending.timers.iter() {
            let rings = G::ring(state, timer);
            assert!(
                rings.is_some_and(|mv| moves_of::<G>(state, Actor::Clock).contains(&mv)),
                "{timer:?} runs out and nothing happens"
            );
        }
        for seat in Seat::all(seats) {
            let known = G::awaited(state, Viewer::Seat(seat)).seats.contains(seat);
            assert_eq!(known, pending.seats.contains(seat), "{seat} does not know whether it is asked");
        }
        let actor = any_actor::<G>(state, luck)?;
        let moves = moves_of::<G>(state, actor);
        Some((actor, moves[luck.below(moves.len() as u32) as usize]))
    }

    fn list_is_exact(&self, state: &G::State, actor: Actor, moves: &[G::Move]) {
        assert!(moves.is_sorted_by(|a, b| a < b), "unsorted or repeated moves: {moves:?}");
        let mut events = Events::silent();
        for &mv in moves {
            assert!(
                mv.to_string().parse::<G::Move>().is_ok_and(|read| read == mv),
                "{mv} does not read back"
            );
            let mut next = state.clone();
            assert!(G::play(&mut next, actor, mv, &mut events).is_ok(), "{mv} is listed but refused");
        }
        for mv in self.universe.iter().filter(|mv| moves.binary_search(mv).is_err()) {
            let mut next = state.clone();
            assert!(G::play(&mut next, actor, *mv, &mut events).is_err(), "{mv} is accepted but not listed");
            assert!(next == *state, "refusing {mv} changed the state");
        }
    }
}

/// Does the same with each of these, on all cores.
pub fn with_each<T: Sync>(all: &[T], work: impl Fn(usize, &T) + Sync) {
    let next = AtomicUsize::new(0);
    let worker = || {
        let take = || next.fetch_add(1, Ordering::Relaxed);
        std::iter::repeat_with(take)
            .map_while(|index| Some((index, all.get(index)?)))
            .for_each(|(index, one)| work(index, one));
    };
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    std::thread::scope(|threads| (0..cores).for_each(|_| _ = threads.spawn(worker)));
}

/// What is added to every seed. A test plays the same games in every run; `cargo xtask deep games SHIFT` sets this, to play
/// games that no run has played before and to repeat them.
fn seed_shift() -> u64 {
    let shift = std::env::var("CONCLAVE_SEED_SHIFT").ok();
    shift.map_or(0, |shift| shift.parse().expect("CONCLAVE_SEED_SHIFT is a number"))
}

/// Every scenario in these files, by name and text.
pub fn scenarios(files: &[(&str, &'static str)]) -> Vec<Scenario<'static>> {
    let read = |(name, text): &(&str, &'static str)| {
        scenario::read(text).unwrap_or_else(|wrong| panic!("{name}: {wrong}"))
    };
    files.iter().flat_map(read).collect()
}

/// Plays them all, then tells of all that fail.
pub fn scenarios_hold<G: Staged>(files: &[(&str, &'static str)]) {
    let failed = |story: &Scenario| {
        let wrong = scenario::run::<G>(story).err()?;
        Some(format!("{} \"{}\"\n    {wrong}", story.rules.join(" "), story.title))
    };
    let failed: Vec<String> = scenarios(files).iter().filter_map(failed).collect();
    assert!(failed.is_empty(), "{} scenarios fail:\n{}", failed.len(), failed.join("\n"));
}

/// Worlds this seat cannot tell apart from `state`: pages and streams must not tell them apart either.
pub fn hidden_worlds<G: Game>(state: &G::State, seat: Seat, count: u32, seed: u64) -> Vec<G::State> {
    let mut luck = Seed::Fast(seed).stream("hidden worlds", seat.0.into());
    (0..count).map(|_| G::redeal(state, seat, &mut luck)).collect()
}

pub fn moves_of<G: Game>(state: &G::State, actor: Actor) -> Vec<G::Move> {
    let mut moves = Vec::new();
    G::moves(state, actor, &mut moves);
    moves
}

fn offers<G: Game>(state: &G::State) -> Vec<(Actor, Vec<G::Move>)> {
    G::pending(state).actors().map(|actor| (actor, moves_of::<G>(state, actor))).collect()
}

pub(crate) fn any_actor<G: Game>(state: &G::State, luck: &mut Chance) -> Option<Actor> {
    let pending = G::pending(state);
    let actors = pending.actors().count() as u32;
    if actors == 0 { None } else { pending.actors().nth(luck.below(actors) as usize) }
}
