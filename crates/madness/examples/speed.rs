//! Measures random play and cloning on one core: `speed [GAMES]` plays so many games at each table. Counts the time this
//! program had the core where the system tells it, so that a busy machine says the same as an idle one.

use std::hint::black_box;
use std::time::Instant;

use madness::{Madness, Options};
use table::{Events, Game, Seed};

const CLONES: u32 = 100_000;

fn main() {
    let games = std::env::args().nth(1).map_or(5_000, |word| word.parse().expect("a number of games"));
    let watch = Watch { start: Instant::now() };
    for seats in 2..=5 {
        let options = Options::usual(seats);
        let began = watch.seconds();
        let decisions: u64 = (0..games).map(|game| play(&options, game)).sum();
        let seconds = watch.seconds() - began;
        let state = Madness::deal(&options, Madness::RULES, Seed::Fast(1), &mut Events::silent());
        let began = watch.seconds();
        (0..CLONES).for_each(|_| _ = black_box(black_box(&state).clone()));
        println!(
            "{seats} seats: {:.0} decisions/s, {} decisions a game, clone {:.0} ns, {} bytes",
            decisions as f64 / seconds,
            decisions / games,
            (watch.seconds() - began) * 1e9 / f64::from(CLONES),
            size_of_val(&state),
        );
    }
}

/// One game by any moves; how many decisions it took.
fn play(options: &Options, game: u64) -> u64 {
    let (mut events, mut scratch, mut decisions) = (Events::silent(), Vec::new(), 0);
    let mut luck = Seed::Fast(game).stream("speed", 0);
    let mut state = Madness::deal(options, Madness::RULES, Seed::Fast(game), &mut events);
    while let Some(actor) = Madness::pending(&state).actors().next() {
        let mv = Madness::any_move(&state, actor, &mut luck, &mut scratch);
        Madness::play(&mut state, actor, mv, &mut events).expect("any move is legal");
        decisions += 1;
    }
    decisions
}

struct Watch {
    start: Instant,
}

impl Watch {
    /// Seconds on the core; by the clock where nobody counts them.
    fn seconds(&self) -> f64 {
        let counted = std::fs::read_to_string("/proc/self/schedstat").ok();
        let nanos = counted.and_then(|text| text.split(' ').next()?.parse::<f64>().ok());
        nanos.map_or(self.start.elapsed().as_secs_f64(), |nanos| nanos / 1e9)
    }
}
