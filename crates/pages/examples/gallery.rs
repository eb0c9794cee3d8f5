//! Writes pages of telling positions into a folder, to be looked at in a browser:
//! `cargo run -p pages --example gallery -- OUTDIR`, then serve OUTDIR.

#[path = "../tests/it/stage/mod.rs"]
mod stage;

use std::fs;
use std::path::Path;

use grimoire::chapter::Chain;
use grimoire::{Grimoire, Question, View};
use pages::chrome::{Notice, Spoken, TableChrome, Theme, Undo};
use pages::hint::Hint;
use pages::{Board, HomePage, Reader, ReplayPage, TableRow};
use table::company::Sitter;
use table::{Game, Replay, Seat, SeatSet, Seed, Viewer};
use words::Lang;

type Wanted = fn(&View) -> bool;

struct Picture {
    name: &'static str,
    seats: u8,
    set: &'static [(&'static str, &'static str)],
    viewer: Viewer,
    wanted: Wanted,
    chrome: fn(&mut TableChrome),
}

const YOU: Viewer = Viewer::Seat(Seat(0));
const DUEL: &[(&str, &str)] = &[("mode", "duel")];
const SURVIVAL: &[(&str, &str)] = &[("mode", "survival")];
const BOTH: &[(&str, &str)] = &[("editions", "light,eclipse")];
const EASY: &[(&str, &str)] = &[("easy_open_discard", "true"), ("easy_team_talk", "true")];

fn asks(view: &View, question: fn(Question) -> bool) -> bool {
    view.asked.is_some_and(|asked| asked.seat == Seat(0) && question(asked.question))
}

fn my_turn(view: &View) -> bool {
    asks(view, |question| question == Question::PlaySpell)
}

fn lead(view: &View) -> bool {
    my_turn(view) && view.chapter == 1 && view.spells.is_empty() && view.round == 1
}

fn changed(view: &View) -> bool {
    my_turn(view)
        && view.spells.len() == 3
        && view.spells.iter().filter(|s| !s.changed_by.is_empty()).count() > 1
}

fn broken(view: &View) -> bool {
    my_turn(view) && view.chain == Chain::Broken && view.chapter < 4 && view.spells.iter().any(|s| s.silenced)
}

fn target(view: &View) -> bool {
    asks(view, |question| matches!(question, Question::ChooseFor(_))) && view.spells.len() > 2
}

fn breeze(view: &View) -> bool {
    asks(view, |question| question == Question::SwapTitle)
}

fn ended(view: &View) -> bool {
    my_turn(view) && view.finished.is_some() && view.spells.is_empty() && view.chapter > 2
}

fn waits(view: &View) -> bool {
    view.asked.is_some_and(|asked| asked.seat == Seat(1)) && view.spells.len() == 2 && view.scores[0] > 3
}

fn fallen(view: &View) -> bool {
    my_turn(view) && view.own.seats.iter().any(|seat| !seat.playing) && view.spells.len() == 1
}

fn over(view: &View) -> bool {
    view.winner.is_some()
}

fn tome(view: &View) -> bool {
    view.tome.as_ref().is_some_and(|tome| tome.slots.iter().flatten().count() > 0)
        && view.asked.is_some_and(|asked| asked.seat == Seat(0))
}

fn plain(_: &mut TableChrome) {}

fn friends(chrome: &mut TableChrome) {
    for place in &mut chrome.seats {
        place.sitter = Sitter::Person(chrome.names.of(place.seat).to_owned());
    }
    let say = |seat, text: &'static str| Spoken {
        seat,
        name: chrome.names.of(seat).to_owned(),
        phrase: None,
        text: text.into(),
        private: false,
        at: 0,
    };
    chrome.said = vec![say(Seat(1), "¡Suerte!"), say(Seat(0), "¡Hola!")];
    chrome.undo = Undo::Asked { by: Seat(1), waiting: SeatSet::one(Seat(0)) };
    chrome.watchers = 2;
}

fn empty(chrome: &mut TableChrome) {
    for place in &mut chrome.seats[2..] {
        place.sitter = Sitter::Nobody;
        place.invite = Some(format!("https://example.org/t/quiet-owl/join/{}x7Kq2", place.seat));
    }
}

fn shared(chrome: &mut TableChrome) {
    friends(chrome);
    chrome.undo = Undo::Nothing;
    chrome.mine = SeatSet::all(2);
}

fn helped(chrome: &mut TableChrome) {
    chrome.undo = Undo::Free;
    let says = if chrome.lang == Lang::Es { "jugar Vendaval".into() } else { "play Gale".into() };
    chrome.hint = Some(Hint { mv: "play WIN-5".to_owned(), says, why: None });
    chrome.notice = Some(Notice { text: "Esa carta no está en tu mano.".into(), rule: Some("GRI-3.6") });
}

fn looks_back(chrome: &mut TableChrome) {
    chrome.latest += 7;
    chrome.live = false;
}

const fn picture(
    name: &'static str,
    seats: u8,
    set: &'static [(&'static str, &'static str)],
    wanted: Wanted,
) -> Picture {
    Picture { name, seats, set, viewer: YOU, wanted, chrome: plain }
}

fn pictures() -> Vec<Picture> {
    let duel_turn: Wanted = |view| my_turn(view) && view.spells.len() == 3;
    vec![
        picture("lead", 4, &[], lead),
        picture("changed", 4, &[], changed),
        picture("broken", 4, &[], broken),
        picture("target", 4, &[], target),
        picture("breeze", 4, &[], breeze),
        picture("ended", 4, &[], ended),
        picture("over", 4, &[], over),
        picture("duel", 2, DUEL, duel_turn),
        picture("survival", 3, SURVIVAL, fallen),
        picture("tome", 4, BOTH, tome),
        picture("easy", 4, EASY, changed),
        Picture { viewer: Viewer::Spectator, ..picture("spectator", 4, &[], waits) },
        Picture { chrome: friends, ..picture("waits", 4, &[], waits) },
        Picture { chrome: empty, ..picture("empty", 4, &[], lead) },
        Picture { chrome: shared, ..picture("pass", 4, &[], waits) },
        Picture { chrome: helped, ..picture("helped", 4, &[], broken) },
        Picture { chrome: looks_back, ..picture("back", 4, &[], changed) },
    ]
}

/// Plays at random until a position is worth a picture.
fn find(picture: &Picture) -> Replay<Grimoire> {
    for seed in 0..3000 {
        let mut replay = stage::open(picture.seats, picture.set, seed);
        let mut luck = Seed::Fast(seed).stream("gallery", 0);
        loop {
            if (picture.wanted)(&Grimoire::view(replay.state(), picture.viewer)) {
                return replay;
            }
            let Some(actor) = Grimoire::pending(replay.state()).actors().next() else { break };
            let mv = Grimoire::any_move(replay.state(), actor, &mut luck, &mut Vec::new());
            replay.play(actor, mv).expect("a legal move");
        }
    }
    panic!("no game shows {}", picture.name)
}

fn draw(picture: &Picture, replay: &Replay<Grimoire>, lang: Lang, theme: Theme) -> String {
    let mut chrome = stage::chrome(replay, picture.viewer, lang, theme);
    (picture.chrome)(&mut chrome);
    let regions = stage::regions(&chrome, replay, replay.state());
    if picture.name == "over" && theme == Theme::Light {
        let viewers = [Viewer::Referee, YOU, Viewer::Spectator];
        return pages::replay_page(&ReplayPage {
            chrome: &chrome,
            regions: &regions[4..],
            viewers: &viewers,
            parts: &[],
            weighed: None,
        });
    }
    pages::table_page(&chrome, &regions, 1)
}

fn others(lang: Lang, theme: Theme) -> Vec<(&'static str, String)> {
    let reader = Reader { lang, theme, path: "/".into() };
    let grimoire = pages::game_card::<Grimoire>(lang, true);
    let table = TableRow {
        id: "quiet-owl".into(),
        title: "Grimorio",
        cover: grimoire.cover,
        names: vec!["Marina".into(), "Teo".into()],
        progress: "Ronda 2, Capítulo 3 de 6".into(),
        my_turn: true,
        over: false,
        seat: None,
    };
    let home = HomePage {
        reader: reader.clone(),
        origin: String::new(),
        books: vec![grimoire.spine()],
        tables: vec![table],
        open: Vec::new(),
        running: Vec::new(),
        notice: None,
    };
    vec![
        ("home", pages::home(&home)),
        ("rules", pages::rules_page::<Grimoire>(&reader, None)),
        ("found", pages::rules_page::<Grimoire>(&reader, Some("cadena"))),
        ("rule", pages::rules_page_at::<Grimoire>(&reader, "GRI-5.4").expect("a rule")),
        ("cards", pages::cards_page::<Grimoire>(&reader)),
        ("card", pages::card_page::<Grimoire>(&reader, "WAT-3", None).expect("a card")),
        ("lost", pages::error_page(&reader, 404, "")),
    ]
}

fn main() -> std::io::Result<()> {
    let out = std::env::args().nth(1).unwrap_or_else(|| "gallery".into());
    let out = Path::new(&out);
    for folder in ["art", "assets"] {
        fs::create_dir_all(out.join(folder))?;
    }
    for asset in pages::assets().chain(Grimoire::files().all()) {
        fs::write(out.join(&asset.path[1..]), &asset.body)?;
    }
    let pictures = pictures();
    let staged: Vec<_> = pictures.iter().map(|picture| (picture, find(picture))).collect();
    for (lang, theme, tail) in [
        (Lang::Es, Theme::Dark, "es-dark"),
        (Lang::En, Theme::Light, "en-light"),
        (Lang::Es, Theme::Light, "es-light"),
    ] {
        for (picture, replay) in &staged {
            fs::write(out.join(format!("{}-{tail}.html", picture.name)), draw(picture, replay, lang, theme))?;
        }
        for (name, page) in others(lang, theme) {
            fs::write(out.join(format!("{name}-{tail}.html")), page)?;
        }
    }
    Ok(())
}
