//! How fast are the rules of a game? Random play for whoever measures, and what any game measures of one position.

use crate::chance::{Chance, Seed};
use crate::events::Events;
use crate::game::Game;

/// Whoever may act does anything; says whether somebody could.
fn step<G: Game>(state: &mut G::State, luck: &mut Chance, scratch: &mut Vec<G::Move>) -> bool {
    let pending = G::pending(state);
    let actors = pending.actors().count() as u32;
    let Some(actor) = pending.actors().nth(luck.below(actors.max(1)) as usize) else { return false };
    let mv = G::any_move(state, actor, luck, scratch);
    G::play(state, actor, mv, &mut Events::silent()).expect("any_move is legal");
    true
}

/// Plays a random game to its end and counts the decisions.
pub fn play_out<G: Game>(options: &G::Options, seed: u64) -> usize {
    let (mut luck, mut scratch) = (Chance::fast(seed), Vec::new());
    let mut state = G::deal(options, G::RULES, Seed::Fast(seed), &mut Events::silent());
    std::iter::from_fn(|| step::<G>(&mut state, &mut luck, &mut scratch).then_some(())).count()
}

/// The first position of a random game that is wanted.
pub fn position<G: Game>(options: &G::Options, seed: u64, wanted: impl Fn(&G::State) -> bool) -> G::State {
    let (mut luck, mut scratch) = (Chance::fast(seed), Vec::new());
    let mut state = G::deal(options, G::RULES, Seed::Fast(seed), &mut Events::silent());
    while !wanted(&state) {
        assert!(step::<G>(&mut state, &mut luck, &mut scratch), "the game is over before it comes to that");
    }
    state
}

/// The benches of a game's rules, for a file that has `divan`: a hundred whole games at each of these tables, then copying,
/// listing moves, viewing and redealing in one position.
#[macro_export]
macro_rules! benches {
    ($game:ty, tables: $tables:expr, options: $options:path, position: $position:path) => {
        /// A hundred whole games; the counter shows decisions.
        #[divan::bench(args = $tables)]
        fn random_play(bencher: divan::Bencher, table: usize) {
            let options = $options(table);
            let games =
                || (0..100).map(|seed| $crate::benches::play_out::<$game>(&options, seed)).sum::<usize>();
            bencher.counter(divan::counter::ItemsCount::new(games())).bench(games);
        }

        #[divan::bench]
        fn copy(bencher: divan::Bencher) {
            let state = $position();
            bencher.bench(|| divan::black_box(&state).clone());
        }

        #[divan::bench]
        fn legal_moves(bencher: divan::Bencher) {
            let state = $position();
            let actor = <$game as $crate::Game>::pending(&state).actors().next().unwrap();
            let mut moves = Vec::new();
            bencher.bench_local(|| {
                moves.clear();
                <$game as $crate::Game>::moves(divan::black_box(&state), actor, &mut moves);
                moves.len()
            });
        }

        #[divan::bench]
        fn view(bencher: divan::Bencher) {
            let state = $position();
            let viewer = $crate::Viewer::Seat($crate::Seat(1));
            bencher.bench(|| <$game as $crate::Game>::view(divan::black_box(&state), viewer));
        }

        #[divan::bench]
        fn redeal(bencher: divan::Bencher) {
            let state = $position();
            let mut chance = $crate::Chance::fast(1);
            let seat = $crate::Seat(1);
            bencher
                .bench_local(|| <$game as $crate::Game>::redeal(divan::black_box(&state), seat, &mut chance));
        }
    };
}
