//! Writes pages of telling positions of The Big Book of Madness into a folder, to be looked at in a browser:
//! `cargo run -p pages --example gallery_madness -- OUTDIR`, then serve OUTDIR.

#[path = "../tests/it/stage/mod.rs"]
mod stage;

use std::fs;
use std::path::Path;

use bots::{Budget, Strength};
use madness::end::End;
use madness::{Ask, Event, Madness, View};
use pages::chrome::{Spoken, TableChrome, Theme, Undo};
use pages::{Board, Reader};
use table::company::Sitter;
use table::{Eyes, Game, Memory, Replay, Seat, SeatSet, Seed, Viewer};
use words::Lang;
use words::madness::phrases;

type Wanted = fn(&View, &[Event]) -> bool;

struct Picture {
    name: &'static str,
    seats: u8,
    set: &'static [(&'static str, &'static str)],
    viewer: Viewer,
    skill: Strength,
    wanted: Wanted,
    chrome: fn(&mut TableChrome),
}

const YOU: Viewer = Viewer::Seat(Seat(0));
const RANDOM: &[(&str, &str)] = &[("magicians", "random"), ("edition", "es")];
const HARD: &[(&str, &str)] = &[("magicians", "random"), ("difficulty", "III")];
const CLOSED: &[(&str, &str)] = &[("magicians", "random"), ("open_hands", "false")];

fn asks(view: &View, wanted: fn(&Ask) -> bool) -> bool {
    view.own.asked.as_ref().is_some_and(|asked| asked.seat == 0 && wanted(&asked.ask))
}

fn my_turn(view: &View) -> bool {
    asks(view, |ask| *ask == Ask::Turn)
}

fn supported(view: &View) -> usize {
    view.own.players.iter().map(|player| player.support.len()).sum()
}

fn plain(_: &mut TableChrome) {}

fn friends(chrome: &mut TableChrome) {
    for place in &mut chrome.seats {
        place.sitter = Sitter::Person(chrome.names.of(place.seat).to_owned());
    }
    let ping = |words: &str, seat| Spoken {
        seat,
        name: chrome.names.of(seat).to_owned(),
        phrase: words.parse().ok(),
        text: words.parse().ok().and_then(|it| phrases::phrase(chrome.lang, &it)).unwrap_or_default(),
        private: false,
        at: chrome.at,
    };
    chrome.said = vec![ping("curse 3L", Seat(1)), ping("pay fire 2", Seat(2)), ping("spell water", Seat(3))];
    chrome.undo = Undo::Free;
}

fn shared(chrome: &mut TableChrome) {
    friends(chrome);
    chrome.mine = SeatSet::all(2);
}

const fn picture(
    name: &'static str,
    seats: u8,
    set: &'static [(&'static str, &'static str)],
    wanted: Wanted,
) -> Picture {
    Picture { name, seats, set, viewer: YOU, skill: Strength::Quick, wanted, chrome: plain }
}

fn pictures() -> Vec<Picture> {
    vec![
        picture("casting", 4, &[], |view, _| asks(view, |ask| matches!(ask, Ask::Magician { .. }))),
        picture("start", 2, RANDOM, |view, _| my_turn(view) && view.turn <= 2),
        Picture {
            chrome: friends,
            ..picture("middle", 5, HARD, |view, _| {
                my_turn(view) && view.round >= 3 && view.board.len() >= 4 && supported(view) > 3
            })
        },
        picture("paying", 3, RANDOM, |view, _| {
            asks(view, |ask| matches!(ask, Ask::Pay { .. })) && view.round > 1
        }),
        picture("choice", 4, RANDOM, |view, _| {
            asks(view, |ask| matches!(ask, Ask::Cards { .. }))
                && matches!(
                    view.own.asked.as_ref().and_then(|it| it.cause),
                    Some(madness::frames::Cause::Curse(_))
                )
        }),
        picture("target", 4, RANDOM, |view, _| asks(view, |ask| matches!(ask, Ask::Targets { .. }))),
        picture("struck", 3, HARD, |view, past| {
            my_turn(view)
                && past.iter().filter(|event| matches!(event, Event::CurseStruck { .. })).count() > 1
        }),
        picture("escaped", 5, HARD, |view, past| {
            my_turn(view) && past.iter().any(|event| matches!(event, Event::Escaped { .. }))
        }),
        Picture {
            skill: Strength::Random,
            ..picture("mad", 3, HARD, |view, _| {
                my_turn(view) && view.own.players.iter().any(|player| !player.in_play)
            })
        },
        Picture {
            skill: Strength::Random,
            ..picture("lost", 2, HARD, |view, _| view.end.is_some_and(|end| end != End::Won))
        },
        picture("won", 2, RANDOM, |view, _| view.end == Some(End::Won)),
        Picture {
            viewer: Viewer::Spectator,
            ..picture("watch", 4, CLOSED, |view, _| view.round == 2 && view.own.asked.is_some())
        },
        picture("closed", 4, CLOSED, |view, _| my_turn(view) && view.round == 2),
        Picture {
            chrome: shared,
            ..picture("pass", 3, CLOSED, |view, _| {
                view.round == 1 && view.own.asked.as_ref().is_some_and(|asked| asked.seat == 1)
            })
        },
    ]
}

/// Lets bots play until a position is worth a picture.
fn staged(picture: &Picture) -> Replay<Madness> {
    for seed in 0..400 {
        let mut replay = stage::open::<Madness>(picture.seats, picture.set, seed);
        let mut luck = Seed::Fast(seed).stream("gallery", 0);
        loop {
            let view = Madness::view(replay.state(), picture.viewer);
            let past = replay.moves().last().map_or(&[][..], |played| &played.events);
            if (picture.wanted)(&view, past) {
                return replay;
            }
            let Some(actor) = Madness::pending(replay.state()).actors().next() else { break };
            let table::Actor::Seat(seat) = actor else { break };
            let memory = Memory::new(seat, 0);
            let eyes = Eyes::<Madness>::new(replay.state(), &memory);
            let mv = bots::choose(&eyes, picture.skill, Budget::Iterations(10), &mut luck);
            replay.play(actor, mv).expect("a legal move");
        }
    }
    panic!("no game shows {}", picture.name)
}

fn draw(picture: &Picture, replay: &Replay<Madness>, lang: Lang, theme: Theme) -> String {
    let mut chrome = stage::chrome(replay, picture.viewer, lang, theme);
    (picture.chrome)(&mut chrome);
    let regions = stage::regions(&chrome, replay, replay.state());
    pages::table_page(&chrome, &regions, 1)
}

fn others(lang: Lang, theme: Theme) -> Vec<(&'static str, String)> {
    let reader = Reader { lang, theme, path: "/".into() };
    vec![
        ("m-rules", pages::rules_page::<Madness>(&reader, None)),
        ("m-cards", pages::cards_page::<Madness>(&reader)),
        ("m-card", pages::card_page::<Madness>(&reader, "undertow", None).expect("a card")),
    ]
}

fn main() -> std::io::Result<()> {
    let out = std::env::args().nth(1).unwrap_or_else(|| "gallery".into());
    let only = std::env::args().nth(2);
    let out = Path::new(&out);
    for folder in ["art", "assets"] {
        fs::create_dir_all(out.join(folder))?;
    }
    for asset in pages::assets().chain(Madness::files().all()) {
        fs::write(out.join(&asset.path[1..]), &asset.body)?;
    }
    let pictures = pictures();
    let shown = pictures.iter().filter(|it| only.as_ref().is_none_or(|only| it.name == only));
    let staged: Vec<_> = shown.map(|picture| (picture, staged(picture))).collect();
    for (lang, theme, tail) in [
        (Lang::Es, Theme::Dark, "es-dark"),
        (Lang::En, Theme::Light, "en-light"),
        (Lang::Es, Theme::Light, "es-light"),
    ] {
        for (picture, replay) in &staged {
            fs::write(
                out.join(format!("m-{}-{tail}.html", picture.name)),
                draw(picture, replay, lang, theme),
            )?;
        }
        for (name, page) in others(lang, theme) {
            fs::write(out.join(format!("{name}-{tail}.html")), page)?;
        }
    }
    Ok(())
}
