//! Is what nobody knows really open? Worlds a seat imagines differ where they can, and luck is fresh whenever it is asked.

use std::collections::{BTreeMap, BTreeSet};

use crate::chance::{Chance, Seed};
use crate::checks::{Check, any_actor};
use crate::events::Events;
use crate::game::Game;
use crate::replay::Replay;
use crate::script::Script;
use crate::seat::Seat;

/// Something at the table that a seat may or may not know.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Secret {
    pub name: &'static str,
    /// What it is in this world.
    pub is: String,
    /// Whether the seat could not tell if it were otherwise.
    pub open: bool,
}

impl Secret {
    pub fn new(name: &'static str, is: impl std::fmt::Debug, open: bool) -> Secret {
        Secret { name, is: format!("{is:?}"), open }
    }
}

/// How many worlds are imagined of one position: with two possibilities, all alike once in eight million times.
const WORLDS: usize = 24;

impl<G: Game> Check<G> {
    /// At every `each`-th position of these games, what a seat cannot know is not always imagined as it is, nor always the
    /// same; what it knows is. `secrets` lists both, the same ones in every world. Returns how often each secret was open.
    ///
    /// A redeal that keeps the truth looks harmless to every check that compares worlds: there is nothing to tell apart.
    pub fn worlds_differ_where_they_can(
        &self,
        (first_seed, games, each): (u64, u64, usize),
        secrets: impl Fn(&G::State, Seat) -> Vec<Secret>,
    ) -> BTreeMap<&'static str, usize> {
        let mut met = BTreeMap::new();
        for seed in first_seed..first_seed + games {
            let mut luck = Seed::Fast(seed).stream("random play", 0);
            let mut state = G::deal(&self.options, G::RULES, Seed::Fast(seed), &mut Events::silent());
            for step in 0.. {
                let Some(actor) = any_actor::<G>(&state, &mut luck) else { break };
                if step % each == seed as usize % each {
                    self.worlds_differ_here(&state, &secrets, &mut luck, &mut met);
                }
                let mv = G::any_move(&state, actor, &mut luck, &mut Vec::new());
                G::play(&mut state, actor, mv, &mut Events::silent()).expect("any_move is legal");
            }
        }
        met
    }

    /// The same at one position.
    pub fn worlds_differ_here(
        &self,
        state: &G::State,
        secrets: &impl Fn(&G::State, Seat) -> Vec<Secret>,
        luck: &mut Chance,
        met: &mut BTreeMap<&'static str, usize>,
    ) {
        for seat in Seat::all(G::seats(&self.options)) {
            let truth = secrets(state, seat);
            let worlds: Vec<Vec<Secret>> =
                (0..WORLDS).map(|_| secrets(&G::redeal(state, seat, luck), seat)).collect();
            for (place, secret) in truth.iter().enumerate() {
                let name = secret.name;
                let imagined: BTreeSet<&str> = worlds.iter().map(|world| world[place].is.as_str()).collect();
                let otherwise = imagined.iter().any(|is| **is != secret.is);
                assert!(
                    !secret.open || otherwise && imagined.len() > 1,
                    "{seat} always imagines {name} as {imagined:?}; it is {}\n{state:?}",
                    secret.is
                );
                assert!(
                    secret.open || !otherwise,
                    "{seat} knows {name}, which is {}, and imagines {imagined:?}\n{state:?}",
                    secret.is
                );
                *met.entry(name).or_default() += usize::from(secret.open);
            }
        }
    }

    /// No stream of luck is asked for twice in a game: it would say the same again. And what luck decides again and again
    /// (`drawn` finds it in the events: what was decided, and how) is neither the same from one time to the next nor
    /// from game to game. Returns how often each was decided.
    pub fn luck_is_fresh(
        &self,
        first_seed: u64,
        games: u64,
        drawn: impl Fn(&G::Event) -> Option<(&'static str, String)>,
    ) -> BTreeMap<&'static str, usize> {
        let mut decided: BTreeMap<&'static str, Vec<Vec<String>>> = BTreeMap::new();
        for seed in first_seed..first_seed + games {
            let mut game: BTreeMap<&'static str, Vec<String>> = BTreeMap::new();
            for event in self.watched_game(seed) {
                drawn(&event).into_iter().for_each(|(what, how)| game.entry(what).or_default().push(how));
            }
            game.into_iter().for_each(|(what, how)| decided.entry(what).or_default().push(how));
        }
        for (what, games) in &decided {
            let firsts: BTreeSet<&String> = games.iter().filter_map(|game| game.first()).collect();
            assert!(firsts.len() > 1, "{what} is decided the same in every game: {firsts:?}");
            let pairs: Vec<bool> =
                games.iter().flat_map(|game| game.windows(2).map(|pair| pair[0] == pair[1])).collect();
            let same = pairs.iter().filter(|same| **same).count();
            assert!(2 * same <= pairs.len(), "{what} is decided as the last time, {same} of {}", pairs.len());
        }
        decided.into_iter().map(|(what, games)| (what, games.iter().map(Vec::len).sum())).collect()
    }

    /// Plays a game at random, and looks at the streams it asks for.
    fn watched_game(&self, seed: u64) -> Vec<G::Event> {
        let script: &'static Script = Box::leak(Box::new(Script::new(seed)));
        let mut replay = Replay::<G>::new(self.options.clone(), G::RULES, Seed::Scripted(script));
        let mut luck = Seed::Fast(seed).stream("random play", 0);
        let mut scratch = Vec::new();
        while let Some(actor) = any_actor::<G>(replay.state(), &mut luck) {
            let mv = G::any_move(replay.state(), actor, &mut luck, &mut scratch);
            replay.play(actor, mv).expect("any_move is legal");
            let again = script.asked_twice();
            assert!(again.is_none(), "seed {seed}: luck for {again:?} is asked for twice, after {mv}");
        }
        replay.past().cloned().collect()
    }
}
