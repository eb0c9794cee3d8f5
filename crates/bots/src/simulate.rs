//! Many games between bots on all cores: who wins, how long it takes, and how sure we may be.

use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Instant;

use table::{Actor, Game, Seed};

use crate::company::Company;
use crate::{Brain, Budget, Strength, choose, say};

/// What came of a simulation.
#[derive(Clone, Debug, PartialEq)]
pub struct Report {
    pub games: u64,
    /// Games given up because they did not end.
    pub endless: u64,
    pub decisions: u64,
    pub seconds: f64,
    /// One for each party of the game, in its order.
    pub parties: Vec<Wins>,
}

/// How often one party won, with the 95 % interval after Wilson.
#[derive(Clone, Debug, PartialEq)]
pub struct Wins {
    pub name: String,
    pub wins: u64,
    pub share: f64,
    pub low: f64,
    pub high: f64,
}

impl Report {
    /// Decisions in an average game.
    pub fn length(&self) -> f64 {
        self.decisions as f64 / self.games.max(1) as f64
    }

    pub fn decisions_per_second(&self) -> f64 {
        self.decisions as f64 / self.seconds.max(f64::MIN_POSITIVE)
    }
}

/// Upper bound of decisions in one game.
const LONGEST: u64 = 20_000;

/// Plays `games` games, `bots[s]` in seat `s`. The same seed gives the same games on any number of cores.
/// `progress` is told the number of games finished so far.
pub fn simulate<G: Brain>(
    options: &G::Options,
    bots: &[Strength],
    games: u64,
    seed: u64,
    iterations: u32,
    progress: &(dyn Fn(u64) + Sync),
) -> Report {
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    on_cores::<G>(cores, &Trial { options, bots, games, seed, iterations }, progress)
}

/// What every core plays from.
struct Trial<'a, G: Game> {
    options: &'a G::Options,
    bots: &'a [Strength],
    games: u64,
    seed: u64,
    iterations: u32,
}

fn on_cores<G: Brain>(cores: usize, trial: &Trial<G>, progress: &(dyn Fn(u64) + Sync)) -> Report {
    let parties = G::parties(trial.options).len();
    assert_eq!(trial.bots.len(), G::seats(trial.options) as usize, "one bot for every seat");
    let began = Instant::now();
    let (next, finished) = (AtomicU64::new(0), AtomicU64::new(0));
    let worker = || {
        let mut tally = Tally::new(parties);
        loop {
            let number = next.fetch_add(1, Ordering::Relaxed);
            if number >= trial.games {
                return tally;
            }
            tally.add(play(trial, number));
            progress(finished.fetch_add(1, Ordering::Relaxed) + 1);
        }
    };
    let tallies: Vec<Tally> = std::thread::scope(|scope| {
        let workers: Vec<_> = (0..cores).map(|_| scope.spawn(worker)).collect();
        workers.into_iter().map(|worker| worker.join().expect("bots do not panic")).collect()
    });
    let total = tallies.into_iter().fold(Tally::new(parties), Tally::plus);
    total.report(trial, began.elapsed().as_secs_f64())
}

/// Who won one game, if it ended, and how many decisions it took.
struct Played {
    winner: Option<u8>,
    decisions: u64,
}

fn play<G: Brain>(trial: &Trial<G>, number: u64) -> Played {
    let root = Seed::Fast(trial.seed).stream("simulation", number as u32).long_word();
    // Random bots read nothing, so among themselves nobody writes the log.
    let read = trial.bots.iter().any(|bot| *bot != Strength::Random);
    let mut company = Company::<G>::new(trial.options, root, read);
    let mut scratch = Vec::new();
    while let Some(actor) = company.next()
        && company.decisions() < LONGEST
    {
        let mut chance = company.chance();
        let (mv, said) = match actor {
            Actor::Seat(seat) if trial.bots[seat.index()] != Strength::Random => {
                let (eyes, bot) = (company.eyes(seat), trial.bots[seat.index()]);
                let mv = choose(&eyes, bot, Budget::Iterations(trial.iterations), &mut chance);
                (mv, say(&eyes, bot, mv))
            }
            _ => (G::any_move(company.state(), actor, &mut chance, &mut scratch), None),
        };
        company.play(actor, mv, said);
    }
    let winner = G::outcome(company.state()).map(|outcome| outcome.party);
    Played { winner, decisions: company.decisions() }
}

struct Tally {
    wins: Vec<u64>,
    endless: u64,
    decisions: u64,
}

impl Tally {
    fn new(parties: usize) -> Tally {
        Tally { wins: vec![0; parties], endless: 0, decisions: 0 }
    }

    fn add(&mut self, played: Played) {
        self.decisions += played.decisions;
        match played.winner {
            Some(party) => self.wins[party as usize] += 1,
            None => self.endless += 1,
        }
    }

    fn plus(mut self, other: Tally) -> Tally {
        self.wins.iter_mut().zip(other.wins).for_each(|(own, more)| *own += more);
        self.endless += other.endless;
        self.decisions += other.decisions;
        self
    }

    fn report<G: Game>(self, trial: &Trial<G>, seconds: f64) -> Report {
        let games = trial.games;
        let parties = G::parties(trial.options).into_iter().zip(&self.wins).map(|(name, wins)| {
            let (low, high) = wilson(*wins, games);
            Wins { name, wins: *wins, share: *wins as f64 / games.max(1) as f64, low, high }
        });
        let parties = parties.collect();
        Report { games, endless: self.endless, decisions: self.decisions, seconds, parties }
    }
}

/// The 95 % interval for a share of `wins` in `games`.
pub fn wilson(wins: u64, games: u64) -> (f64, f64) {
    const Z: f64 = 1.959_964;
    if games == 0 {
        return (0.0, 1.0);
    }
    let (n, share) = (games as f64, wins as f64 / games as f64);
    let middle = share + Z * Z / (2.0 * n);
    let width = Z * (share * (1.0 - share) / n + Z * Z / (4.0 * n * n)).sqrt();
    let whole = 1.0 + Z * Z / n;
    ((middle - width) / whole, (middle + width) / whole)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The interval for 8 of 10, from the formula worked by hand.
    #[test]
    fn wilson_agrees_with_a_known_interval() {
        let (low, high) = wilson(8, 10);
        assert!((low - 0.4902).abs() < 5e-4 && (high - 0.9433).abs() < 5e-4, "{low} {high}");
        assert_eq!(wilson(0, 0), (0.0, 1.0));
    }

    #[test]
    fn the_number_of_cores_changes_nothing() {
        use grimoire::Grimoire;
        let options = Grimoire::set_up(4, &table::Settings::default()).unwrap();
        let bots = [Strength::Strong, Strength::Quick, Strength::Random, Strength::Quick];
        let trial = Trial::<Grimoire> { options: &options, bots: &bots, games: 6, seed: 3, iterations: 20 };
        let told = AtomicU64::new(0);
        let alone = on_cores(1, &trial, &|done| told.store(done, Ordering::Relaxed));
        let together = on_cores(3, &trial, &|_| ());
        assert_eq!(told.into_inner(), 6);
        assert_eq!(Report { seconds: 0.0, ..alone }, Report { seconds: 0.0, ..together });
    }
}
