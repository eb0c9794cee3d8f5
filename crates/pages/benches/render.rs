//! How long does a page take?

#[path = "../tests/stage/mod.rs"]
mod stage;

use divan::{Bencher, black_box};
use grimoire::Grimoire;
use madness::Madness;
use pages::room::Theme;
use pages::{Board, Scene};
use table::checks::moves_of;
use table::{Actor, Game, Replay, Seat, Seed, Viewer};
use words::Lang;

fn main() {
    pages::build();
    divan::main();
}

/// The third round of a teams game: a full log, half a hand.
fn played() -> Replay<Grimoire> {
    let mut replay = stage::open(4, &[], 7);
    let mut luck = Seed::Fast(7).stream("bench", 0);
    for _ in 0..60 {
        let Some(actor) = Grimoire::pending(replay.state()).actors().next() else { break };
        let mv = Grimoire::any_move(replay.state(), actor, &mut luck, &mut Vec::new());
        replay.play(actor, mv).expect("a legal move");
    }
    replay
}

#[divan::bench]
fn board_regions(bencher: Bencher) {
    let replay = played();
    let viewer = Viewer::Seat(Seat(0));
    let room = stage::room(&replay, viewer, Lang::Es, Theme::Dark);
    let view = Grimoire::view(replay.state(), viewer);
    let moves = moves_of::<Grimoire>(replay.state(), Actor::Seat(Seat(0)));
    let log = replay.log(viewer);
    let scene = Scene { room: &room, view: &view, moves: &moves, log: &log, options: replay.options() };
    bencher.bench_local(|| Grimoire::regions(black_box(&scene)));
}

#[divan::bench]
fn room_regions(bencher: Bencher) {
    let replay = played();
    let room = stage::room(&replay, Viewer::Seat(Seat(0)), Lang::Es, Theme::Dark);
    bencher.bench_local(|| pages::room_regions(black_box(&room)));
}

/// View, log and all regions, then the document around them.
#[divan::bench]
fn whole_page(bencher: Bencher) {
    let replay = played();
    let room = stage::room(&replay, Viewer::Seat(Seat(0)), Lang::Es, Theme::Dark);
    bencher.bench_local(|| {
        let regions = stage::regions(black_box(&room), &replay, replay.state());
        pages::table_page(&room, &regions)
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
fn madness_regions(bencher: Bencher) {
    let replay = opened();
    let viewer = Viewer::Seat(Seat(0));
    let room = stage::room(&replay, viewer, Lang::Es, Theme::Dark);
    let view = Madness::view(replay.state(), viewer);
    let moves = moves_of::<Madness>(replay.state(), Actor::Seat(Seat(0)));
    let log = replay.log(viewer);
    let scene = Scene { room: &room, view: &view, moves: &moves, log: &log, options: replay.options() };
    bencher.bench_local(|| Madness::regions(black_box(&scene)));
}

#[divan::bench]
fn madness_whole_page(bencher: Bencher) {
    let replay = opened();
    let room = stage::room(&replay, Viewer::Seat(Seat(0)), Lang::Es, Theme::Dark);
    bencher.bench_local(|| {
        let regions = stage::regions(black_box(&room), &replay, replay.state());
        pages::table_page(&room, &regions)
    });
}
