//! Writes pages of telling positions of Death May Die into a folder, to be looked at in a browser:
//! `cargo run -p pages --example gallery_deathmaydie -- OUTDIR`, then serve OUTDIR.

#[path = "../tests/it/stage/mod.rs"]
mod stage;

use std::fs;
use std::path::Path;

use deathmaydie::DeathMayDie;
use pages::Board;
use pages::chrome::Theme;
use table::scenario::Staged;
use table::{Game, Replay, Seat, Viewer};
use words::Lang;

/// Five investigators, twenty enemies and the Elder One on the map.
const CROWD: &[&str] = &[
    "seats 5",
    "episode e1",
    "elder azathoth",
    "stage 2",
    "mike at e1-square",
    "peters at e1-square",
    "leon at e1-square",
    "huikong at e1-market",
    "stella at e1-castle",
    "elder at e1-square",
    "cultist-1 at e1-square",
    "cultist-2 at e1-square",
    "cultist-3 at e1-square",
    "cultist-4 at e1-court",
    "cultist-5 at e1-court",
    "cultist-6 at e1-market",
    "cultist-7 at e1-market",
    "cultist-8 at e1-gaol",
    "cultist-9 at e1-cathedral",
    "cultist-10 at e1-cathedral",
    "dancer-1 at e1-square",
    "dancer-2 at e1-pub",
    "dancer-3 at e1-castle",
    "ghast-1 at e1-square",
    "ghast-2 at e1-graves",
    "ghast-3 at e1-graves",
    "ghast-4 at e1-pyre",
    "ghast-5 at e1-market",
    "unnamable-1 at e1-cloister",
    "dancer-4 at e1-market",
    "ghast-1 wounds 1",
    "e1-market fire 2",
    "e1-pyre fire 3",
    "mike fire 1",
];

/// As many that differ as can stand in one space, and the Elder One with others in the next.
const SWARM: &[&str] = &[
    "seats 5",
    "episode e1",
    "elder azathoth",
    "stage 3",
    "disrupted",
    "mike at e1-pub",
    "peters at e1-pub",
    "leon at e1-pub",
    "huikong at e1-square",
    "stella at e1-square",
    "elder at e1-square",
    "elder wounds 3",
    "cultist-1 at e1-pub",
    "cultist-2 at e1-pub",
    "cultist-3 at e1-pub",
    "cultist-4 at e1-pub",
    "cultist-5 at e1-square",
    "cultist-6 at e1-square",
    "cultist-7 at e1-square",
    "cultist-8 at e1-court",
    "cultist-9 at e1-court",
    "cultist-10 at e1-court",
    "dancer-1 at e1-pub",
    "dancer-2 at e1-pub",
    "dancer-3 at e1-square",
    "dancer-4 at e1-court",
    "ghast-1 at e1-pub",
    "ghast-2 at e1-pub",
    "ghast-3 at e1-pub",
    "ghast-4 at e1-square",
    "ghast-5 at e1-court",
    "unnamable-1 at e1-pub",
    "cultist-2 wounds 1",
    "cultist-3 cosmic",
    "cultist-6 wounds 1",
    "cultist-7 cosmic",
    "dancer-2 cosmic",
    "ghast-1 wounds 1",
    "ghast-2 wounds 2",
    "ghast-4 wounds 1",
    "unnamable-1 wounds 3",
    "unnamable-1 cosmic",
    "e1-pub fire 2",
    "mike fire 1",
];

fn page(
    replay: &Replay<DeathMayDie>,
    state: &deathmaydie::State,
    seat: u8,
    lang: Lang,
    theme: Theme,
) -> String {
    let mut chrome = stage::chrome(replay, Viewer::Seat(Seat(seat)), lang, theme);
    chrome.pending = DeathMayDie::pending(state).seats;
    chrome.over = false;
    let regions = stage::regions(&chrome, replay, state);
    pages::table_page(&chrome, &regions, 1)
}

fn main() -> std::io::Result<()> {
    let out = std::env::args().nth(1).unwrap_or_else(|| "gallery".into());
    let out = Path::new(&out);
    for folder in ["art", "assets"] {
        fs::create_dir_all(out.join(folder))?;
    }
    for asset in pages::assets().chain(DeathMayDie::files().all()) {
        fs::write(out.join(&asset.path[1..]), &asset.body)?;
    }
    for (lang, theme, tail) in [(Lang::Es, Theme::Dark, "es-dark"), (Lang::En, Theme::Light, "en-light")] {
        let replay = stage::open::<DeathMayDie>(5, &[], 1);
        let crowd = DeathMayDie::stage(CROWD).expect("a position");
        fs::write(out.join(format!("crowd-{tail}.html")), page(&replay, &crowd, 0, lang, theme))?;
        let swarm = DeathMayDie::stage(SWARM).expect("a position");
        fs::write(out.join(format!("swarm-{tail}.html")), page(&replay, &swarm, 0, lang, theme))?;
        for episode in ["e1", "e2", "e3", "e4", "e5", "e6"] {
            let replay = stage::open::<DeathMayDie>(3, &[("episode", episode), ("elder", "tsathoggua")], 3);
            let state = begun(replay.state());
            fs::write(out.join(format!("{episode}-{tail}.html")), page(&replay, &state, 0, lang, theme))?;
        }
    }
    Ok(())
}

/// After everybody has chosen whom they play.
fn begun(state: &deathmaydie::State) -> deathmaydie::State {
    let mut state = state.clone();
    let first = |state: &deathmaydie::State| {
        DeathMayDie::open(state).question == Some(deathmaydie::question::Question::Act)
    };
    while !first(&state) {
        let Some(actor) = DeathMayDie::pending(&state).actors().next() else { break };
        let mut moves = Vec::new();
        DeathMayDie::moves(&state, actor, &mut moves);
        DeathMayDie::play(&mut state, actor, moves[0], &mut table::Events::silent()).expect("a legal move");
    }
    state
}
