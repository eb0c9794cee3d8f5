//! Weighs the sixty Spells of Grimoire: plays quick bots, then asks by least squares what each card in hand was worth in
//! points of the round. Prints the tables of `src/grimoire/keep.rs`: `weigh MODE GAMES`.

use bots::{Budget, Strength, choose};
use grimoire::cards::Element;
use grimoire::{Grimoire, Mode, Options, State};
use table::{Chance, Events, Eyes, Game, Memory, Seat, Seed, Settings};

/// Sixty cards, the lead, and Life.
const FACTORS: usize = 62;

fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let (mode, games) = (words[0].as_str(), words[1].parse::<u64>().expect("a number of games"));
    let mut sums = Sums { left: vec![[0.0; FACTORS]; FACTORS], right: [0.0; FACTORS] };
    for editions in ["light", "eclipse", "light,eclipse"] {
        let settings = Settings::default().with("mode", mode).with("editions", editions);
        for seats in Grimoire::seat_counts(&settings) {
            let options = Grimoire::set_up(*seats, &settings).expect("a set-up");
            (0..games).for_each(|seed| watch(&options, seed, &mut sums));
        }
    }
    let weights = sums.solve();
    let average = weights[..60].iter().sum::<f64>() / 60.0;
    for (row, six) in weights[..60].chunks(6).enumerate() {
        let numbers: Vec<String> = six.iter().map(|weight| format!("{:.2}", weight - average)).collect();
        println!("    [{}], // {}", numbers.join(", "), Element::ALL[row].name());
    }
    println!("lead {:.2}, life {:.2}", weights[60], weights[61]);
}

/// Notes every start of a Chapter, and at the end of the round what came of it.
fn watch(options: &Options, seed: u64, sums: &mut Sums) {
    let mut events = Events::silent();
    let mut state = Grimoire::deal(options, Grimoire::RULES, Seed::Fast(seed), &mut events);
    let mut chance = Chance::fast(seed);
    let mut starts: Vec<State> = Vec::new();
    while let Some(seat) = Grimoire::pending(&state).seats.iter().next() {
        if state.round > 0 && state.chapter.spells().is_empty() {
            starts.push(state.clone());
        }
        let memory = Memory::new(seat, 0);
        let eyes = Eyes::<Grimoire>::new(&state, &memory);
        let strength = if chance.below(12) == 0 { Strength::Random } else { Strength::Quick };
        let mv = choose(&eyes, strength, Budget::Iterations(1), &mut chance);
        let round = state.round;
        Grimoire::play(&mut state, table::Actor::Seat(seat), mv, &mut events).expect("legal");
        if state.round != round || state.outcome.is_some() {
            let whole = state.outcome.is_none() || options.mode == Mode::Survival;
            starts.drain(..).filter(|_| whole).for_each(|start| sums.learn(&start, &state));
        }
    }
}

struct Sums {
    left: Vec<[f64; FACTORS]>,
    right: [f64; FACTORS],
}

impl Sums {
    fn learn(&mut self, start: &State, end: &State) {
        let seats = start.options.seats;
        let parties = if start.options.mode == Mode::Teams { 2 } else { seats as usize };
        let rivals = (parties - 1) as f64;
        for party in 0..parties {
            let mut factors = [0.0; FACTORS];
            let sign = |seat: Seat| if start.party(seat) == party { 1.0 } else { -1.0 / rivals };
            for seat in Seat::all(seats) {
                for card in start.hands[seat.index()].iter() {
                    factors[card.index()] += sign(seat);
                }
                factors[61] += sign(seat) * f64::from(start.lives[seat.index()]);
            }
            factors[60] = sign(start.leader);
            let gain = |party: usize| f64::from(end.scores[party]) - f64::from(start.scores[party]);
            let others: f64 = (0..parties).filter(|other| *other != party).map(gain).sum();
            self.add(&factors, gain(party) - others / rivals);
        }
    }

    fn add(&mut self, factors: &[f64; FACTORS], result: f64) {
        for (row, factor) in factors.iter().enumerate().filter(|(_, factor)| **factor != 0.0) {
            self.right[row] += factor * result;
            self.left[row].iter_mut().zip(factors).for_each(|(sum, other)| *sum += factor * other);
        }
    }

    /// Gauss with a little ridge.
    fn solve(mut self) -> [f64; FACTORS] {
        for row in 0..FACTORS {
            self.left[row][row] += 10.0;
            for below in row + 1..FACTORS {
                let times = self.left[below][row] / self.left[row][row];
                let pivot = self.left[row];
                self.left[below].iter_mut().zip(pivot).for_each(|(sum, by)| *sum -= times * by);
                self.right[below] -= times * self.right[row];
            }
        }
        let mut weights = [0.0; FACTORS];
        for row in (0..FACTORS).rev() {
            let known: f64 = (row + 1..FACTORS).map(|column| self.left[row][column] * weights[column]).sum();
            weights[row] = (self.right[row] - known) / self.left[row][row];
        }
        weights
    }
}
