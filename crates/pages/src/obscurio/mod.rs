//! What does Obscurio look like? A hall with doors round a Book, the same for everybody until eyes are closed.

mod accusation;
mod actions;
mod book;
mod doors;
mod fate;
mod finale;
mod log;
mod moment;
mod night;
mod people;
mod picture;
mod remarks;
mod spots;
mod story;
mod voice;
mod waiting;

use std::sync::LazyLock;

use ::obscurio::cards::Trap;
use ::obscurio::pictures::Card;
use ::obscurio::view::{Phase, Role};
use ::obscurio::{Obscurio, State, View};
use maud::{Markup, html};
use table::Game;
use words::obscurio::card_words;
use words::obscurio::hall_words::hall;
use words::obscurio::table_words::{TableWords, table};
use words::page::page;
use words::{Lang, Speak};

use crate::assets::GameFiles;
use crate::board::{Board, Scene};
use crate::page_diff::PageDiff;
use crate::picture::Painting;
use crate::sentence::sentence;
use crate::sprites::{Mark, icon, of_game};

type TableScene<'a> = Scene<'a, Obscurio>;

impl Board for Obscurio {
    fn files() -> &'static GameFiles {
        static FILES: LazyLock<GameFiles> = LazyLock::new(|| {
            let places = spots::places();
            let styles = [
                include_str!("../style/obscurio/table.css"),
                include_str!("../style/obscurio/fate.css"),
                include_str!("../style/obscurio/picture.css"),
                include_str!("../style/obscurio/book.css"),
                include_str!("../style/obscurio/doors.css"),
                include_str!("../style/obscurio/people.css"),
                include_str!("../style/obscurio/night.css"),
                include_str!("../style/obscurio/scenes.css"),
                include_str!("../style/obscurio/finale.css"),
                include_str!("../style/obscurio/phone.css"),
                &places,
            ];
            let script = Some(include_str!("hall.js"));
            GameFiles::new(Obscurio::NAME, &styles, art::obscurio_sprite(), script)
                .with_pictures(Card::ALL.map(|card| (card.name(), picture::bare(card))))
        });
        &FILES
    }

    fn cover() -> &'static str {
        art::covers::obscurio()
    }

    fn primer_pictures() -> &'static [&'static str] {
        &[
            "room",
            "loyalty-back",
            "trap-dark_night",
            "butterfly",
            "lids",
            "door-shut",
            "sand",
            "room-crossed",
            "traitor",
            "watcher",
        ]
    }

    /// A turn of eight players who change their minds.
    const REMEMBERED: usize = 120;

    fn draw(scene: &TableScene, diff: &mut PageDiff) {
        diff.picture("fate", fate::fate(scene));
        diff.picture("status", status(scene));
        diff.picture("people", people::people(scene));
        diff.picture("hall", hall_of(scene));
        diff.picture("hand", actions::bar(scene));
        diff.picture("moment", moment::moment(scene));
        log::log(scene, diff);
    }

    fn pictures(view: &View) -> Vec<String> {
        picture::in_sight(view)
    }

    fn paint(state: &State, picture: &str) -> Option<Painting> {
        picture::paint(state, picture)
    }

    fn card(lang: Lang, id: &str) -> Option<Markup> {
        picture::on_the_shelf(lang, id)
    }

    fn shelves(lang: Lang) -> Vec<(String, Vec<&'static str>)> {
        let watcher = card_words::watcher(lang).id;
        vec![
            (hall(lang).illusions.to_owned(), Card::ALL.iter().map(|card| card.name()).collect()),
            (
                table(lang).traps.to_owned(),
                Trap::ALL.iter().map(|trap| trap.name()).chain([watcher]).collect(),
            ),
        ]
    }
}

/// The middle of the table, by what happens there.
fn hall_of(scene: &TableScene) -> Markup {
    let view = scene.view;
    let inside = match view.phase {
        Phase::Riddle if view.own.role == Some(Role::Grimoire) => book::workshop(scene),
        Phase::Riddle => waiting::waiting(scene),
        Phase::ClueShown => book::shown(scene),
        Phase::EyesClosed if view.own.awake => night::holder(scene),
        Phase::EyesClosed => night::asleep(scene),
        Phase::Doors | Phase::DoorsLocked { .. } | Phase::DoorsWatched | Phase::DoorsLockedWatched { .. } => {
            doors::doors(scene)
        }
        Phase::Debate { .. } | Phase::Vote { .. } => accusation::scene(scene),
        Phase::Over => finale::finale(scene),
    };
    html! {
        section #hall.great-hall.{ "phase-" (phase_name(view.phase)) }.{ "glow-" (glow(scene)) }.watched[is_watched(view)] {
            h2.unseen { (page(scene.chrome.lang).the_table) }
            (inside)
        }
    }
}

/// From the moment the marker stands before the last room.
fn is_watched(view: &View) -> bool {
    view.progress == view.last_space && view.end.is_none()
}

/// How bright the hall is, from 5 to 1 by the lights that burn; 0 when only the dark is left.
fn glow(scene: &TableScene) -> u8 {
    let (all, _) = scene.options.cohesion();
    (scene.view.light * 5).div_ceil(all.max(1)).min(5)
}

fn phase_name(phase: Phase) -> &'static str {
    match phase {
        Phase::Riddle => "riddle",
        Phase::ClueShown => "clue",
        Phase::EyesClosed => "night",
        Phase::Doors | Phase::DoorsLocked { .. } | Phase::DoorsWatched | Phase::DoorsLockedWatched { .. } => {
            "doors"
        }
        Phase::Debate { .. } => "debate",
        Phase::Vote { .. } => "vote",
        Phase::Over => "over",
    }
}

/// What the table waits for, in words.
fn status(scene: &TableScene) -> Markup {
    let chrome = scene.chrome;
    let words = page(chrome.lang);
    let mine = chrome.is_my_turn() && actions::is_wanted(scene);
    let sign = match (scene.view.phase, mine) {
        (Phase::Over, _) => icon("crown"),
        (Phase::EyesClosed, false) => icon("moon"),
        (_, true) => icon("quill"),
        (_, false) => icon("hourglass"),
    };
    html! {
        section #status.status.mine[mine] data-title=(if mine { words.your_turn_mark } else { words.the_table }) {
            h2.unseen { (words.the_turn) }
            p role="status" {
                (sign)
                span { (sentence(Obscurio::NAME, &Obscurio::prompt(chrome.lang, &chrome.names, scene.view), &log::chip)) }
            }
        }
    }
}

/// A mark of the hall in the current colour.
fn mark(id: &str) -> Mark<'_> {
    of_game("icon", Obscurio::files(), "", id)
}

/// Something painted in the hall.
fn art<'a>(class: &'static str, id: &'a str) -> Mark<'a> {
    of_game(class, Obscurio::files(), "", id)
}

fn words_of(scene: &TableScene) -> &'static TableWords {
    table(scene.chrome.lang)
}
