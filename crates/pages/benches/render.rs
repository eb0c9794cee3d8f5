//! How long does a page take?

#[path = "../tests/stage/mod.rs"]
mod stage;

use deathmaydie::DeathMayDie;
use divan::{Bencher, black_box};
use grimoire::Grimoire;
use madness::Madness;
use pages::chrome::Theme;
use pages::{PageFingerprints, SharedParts};
use table::{Game, Replay, Seat, Seed, Viewer};
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

/// Five investigators some turns into an Episode, the first of them with an action to choose.
fn hunted(more: usize) -> Replay<DeathMayDie> {
    let mut replay = stage::open::<DeathMayDie>(5, &[("episode", "e1"), ("elder", "azathoth")], 7);
    let mut luck = Seed::Fast(7).stream("bench", 0);
    let acts = |replay: &Replay<DeathMayDie>| {
        let asked = DeathMayDie::open(replay.state()).asked;
        asked.is_some_and(|it| it.seat == Seat(0) && it.decision == deathmaydie::frames::Decision::Act)
    };
    let mut after = None;
    while after.is_none_or(|after| replay.moves().len() < after + more) {
        if after.is_none() && replay.moves().len() > 120 && acts(&replay) {
            after = Some(replay.moves().len());
            continue;
        }
        let Some(actor) = DeathMayDie::pending(replay.state()).actors().next() else { break };
        let mv = DeathMayDie::any_move(replay.state(), actor, &mut luck, &mut Vec::new());
        replay.play(actor, mv).expect("a legal move");
    }
    replay
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

/// Everything that was decided in a whole game of five, played again from its log.
#[divan::bench]
fn deathmaydie_whole_log_again(bencher: Bencher) {
    let open = || stage::open::<DeathMayDie>(5, &[("episode", "e1"), ("elder", "azathoth")], 7);
    let (mut replay, mut luck) = (open(), Seed::Fast(7).stream("bench", 0));
    let mut log = Vec::new();
    while let Some(actor) = DeathMayDie::pending(replay.state()).actors().next() {
        let mv = DeathMayDie::any_move(replay.state(), actor, &mut luck, &mut Vec::new());
        replay.play(actor, mv).expect("a legal move");
        log.push((actor, mv));
    }
    bencher.bench_local(|| {
        let mut again = open();
        for &(actor, mv) in black_box(&log) {
            again.play(actor, mv).expect("a legal move");
        }
        again
    });
}
