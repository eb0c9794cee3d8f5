//! How long does a page take?

#[path = "../tests/it/stage/mod.rs"]
mod stage;

use deathmaydie::DeathMayDie;
use divan::{Bencher, black_box};
use grimoire::Grimoire;
use madness::Madness;
use obscurio::Obscurio;
use pages::chrome::Theme;
use pages::{PageFingerprints, SharedParts};
use table::{Chance, Game, Replay, Seat, Seed, Viewer};
use words::Lang;

fn main() {
    <Grimoire as pages::Board>::files();
    divan::main();
}

/// The third round of a teams game: a full log, half a hand.
fn played(moves: usize) -> Replay<Grimoire> {
    let mut replay = stage::open(4, &[], 7);
    let mut luck = Seed::Fast(7).stream("bench", 0);
    for _ in 0..moves {
        let Some(actor) = Grimoire::pending(replay.state()).actors().next() else { break };
        let mv = Grimoire::any_move(replay.state(), actor, &mut luck, &mut Vec::new());
        replay.play(actor, mv).expect("a legal move");
    }
    replay
}

/// View, log and all regions for somebody who has nothing yet.
#[divan::bench]
fn all_regions(bencher: Bencher) {
    let replay = played(60);
    let chrome = stage::chrome(&replay, Viewer::Seat(Seat(0)), Lang::Es, Theme::Dark);
    bencher.bench_local(|| stage::regions(black_box(&chrome), &replay, replay.state()));
}

/// View, log and what changed with the last move.
#[divan::bench]
fn news_of_a_move(bencher: Bencher) {
    let (before, replay) = (played(59), played(60));
    let chrome = |replay| stage::chrome(replay, Viewer::Seat(Seat(0)), Lang::Es, Theme::Dark);
    let mut shown = PageFingerprints::default();
    stage::news(&chrome(&before), &before, before.state(), &mut shown, &mut SharedParts::default());
    let chrome = chrome(&replay);
    bencher.with_inputs(|| shown.clone()).bench_local_refs(|shown| {
        stage::news(black_box(&chrome), &replay, replay.state(), shown, &mut SharedParts::default())
    });
}

/// View, log and all regions, then the document around them.
#[divan::bench]
fn whole_page(bencher: Bencher) {
    let replay = played(60);
    let chrome = stage::chrome(&replay, Viewer::Seat(Seat(0)), Lang::Es, Theme::Dark);
    bencher.bench_local(|| {
        let regions = stage::regions(black_box(&chrome), &replay, replay.state());
        pages::table_page(&chrome, &regions, 1)
    });
}

/// Five people in the middle of a game of Madness, one of them with every payment to choose from.
fn opened() -> Replay<Madness> {
    let mut replay = stage::open::<Madness>(5, &[("magicians", "random"), ("difficulty", "III")], 7);
    let mut luck = Seed::Fast(7).stream("bench", 0);
    while replay.moves().len() < 150 || Madness::pending(replay.state()).seats.iter().next() != Some(Seat(0))
    {
        let Some(actor) = Madness::pending(replay.state()).actors().next() else { break };
        let mv = Madness::any_move(replay.state(), actor, &mut luck, &mut Vec::new());
        replay.play(actor, mv).expect("a legal move");
    }
    replay
}

#[divan::bench]
fn madness_all_regions(bencher: Bencher) {
    let replay = opened();
    let chrome = stage::chrome(&replay, Viewer::Seat(Seat(0)), Lang::Es, Theme::Dark);
    bencher.bench_local(|| stage::regions(black_box(&chrome), &replay, replay.state()));
}

#[divan::bench]
fn madness_whole_page(bencher: Bencher) {
    let replay = opened();
    let chrome = stage::chrome(&replay, Viewer::Seat(Seat(0)), Lang::Es, Theme::Dark);
    bencher.bench_local(|| {
        let regions = stage::regions(black_box(&chrome), &replay, replay.state());
        pages::table_page(&chrome, &regions, 1)
    });
}

/// Five players of Obscurio at the Doors some turns into a game, as a Wizard sees it.
fn at_the_doors() -> Replay<Obscurio> {
    let mut replay = stage::open::<Obscurio>(5, &[("clock", "untimed"), ("grimoire_seat", "2")], 7);
    let mut luck = Seed::Fast(7).stream("bench", 0);
    while replay.moves().len() < 100 || replay.state().choosing().is_none() {
        let actors: Vec<_> = Obscurio::pending(replay.state()).actors().collect();
        let Some(actor) = actors.get(luck.below(actors.len().max(1) as u32) as usize) else { break };
        let mv = Obscurio::any_move(replay.state(), *actor, &mut luck, &mut Vec::new());
        replay.play(*actor, mv).expect("a legal move");
    }
    replay
}

#[divan::bench]
fn obscurio_whole_page(bencher: Bencher) {
    let replay = at_the_doors();
    let chrome = stage::chrome(&replay, Viewer::Seat(Seat(0)), Lang::Es, Theme::Dark);
    bencher.bench_local(|| {
        let regions = stage::regions(black_box(&chrome), &replay, replay.state());
        pages::table_page(&chrome, &regions, 1)
    });
}

/// A game of five, played at random with this luck.
fn episode(seed: u64) -> (Replay<DeathMayDie>, Chance) {
    let replay = stage::open(5, &[("episode", "e1"), ("elder", "azathoth")], seed);
    (replay, Seed::Fast(seed).stream("bench", 0))
}

fn one_more(replay: &mut Replay<DeathMayDie>, luck: &mut Chance) -> bool {
    let Some(actor) = DeathMayDie::pending(replay.state()).actors().next() else { return false };
    let mv = DeathMayDie::any_move(replay.state(), actor, luck, &mut Vec::new());
    replay.play(actor, mv).expect("a legal move");
    true
}

/// Five investigators some turns into an Episode, the first of them with an action to choose, and `more` moves after it. Most
/// random games end before: the first that gets there counts.
fn hunted(more: usize) -> Replay<DeathMayDie> {
    let acts = |replay: &Replay<DeathMayDie>| {
        let asked = DeathMayDie::open(replay.state()).asked;
        asked.is_some_and(|it| it.seat == Seat(0) && it.decision == deathmaydie::frames::Decision::Act)
    };
    let reached = |seed| {
        let (mut replay, mut luck) = episode(seed);
        while replay.moves().len() <= 120 || !acts(&replay) {
            if !one_more(&mut replay, &mut luck) {
                return None;
            }
        }
        (0..more).all(|_| one_more(&mut replay, &mut luck)).then_some(replay)
    };
    (0..1000).find_map(reached).expect("some game lasts")
}

#[divan::bench]
fn deathmaydie_whole_page(bencher: Bencher) {
    let replay = hunted(0);
    let chrome = stage::chrome(&replay, Viewer::Seat(Seat(0)), Lang::Es, Theme::Dark);
    bencher.bench_local(|| {
        let regions = stage::regions(black_box(&chrome), &replay, replay.state());
        pages::table_page(&chrome, &regions, 1)
    });
}

#[divan::bench]
fn deathmaydie_news_of_a_move(bencher: Bencher) {
    let (before, replay) = (hunted(0), hunted(1));
    let chrome = |replay| stage::chrome(replay, Viewer::Seat(Seat(0)), Lang::Es, Theme::Dark);
    let mut shown = PageFingerprints::default();
    stage::news(&chrome(&before), &before, before.state(), &mut shown, &mut SharedParts::default());
    let chrome = chrome(&replay);
    bencher.with_inputs(|| shown.clone()).bench_local_refs(|shown| {
        stage::news(black_box(&chrome), &replay, replay.state(), shown, &mut SharedParts::default())
    });
}

/// Everything that was decided in the longest of a hundred games of five, played again from its log.
#[divan::bench]
fn deathmaydie_whole_log_again(bencher: Bencher) {
    let whole = |seed| {
        let (mut replay, mut luck) = episode(seed);
        while one_more(&mut replay, &mut luck) {}
        (seed, replay)
    };
    let (seed, played) = (0..100).map(whole).max_by_key(|(_, it)| it.moves().len()).expect("a game");
    bencher.bench_local(|| {
        let mut again = episode(seed).0;
        for it in black_box(played.moves()) {
            again.play(it.actor, it.mv).expect("a legal move");
        }
        again
    });
}
