//! What does Lanterns look like? Everybody's lamp round the table, the box in the middle, one's own lanterns below.

mod hand;
mod lamps;

use std::sync::LazyLock;

use ::lanterns::Lanterns;
use ::lanterns::view::Moment;
use maud::{Markup, html};
use table::Game;
use words::lanterns::book;
use words::lanterns::table_words::table;
use words::page::page;
use words::{Lang, Speak};

use crate::assets::GameFiles;
use crate::board::{Board, Scene};
use crate::log;
use crate::page_diff::PageDiff;
use crate::sentence::{plain_chip, sentence};
use crate::sprites::{Mark, icon, of_game};

type TableScene<'a> = Scene<'a, Lanterns>;

impl Board for Lanterns {
    fn files() -> &'static GameFiles {
        static FILES: LazyLock<GameFiles> = LazyLock::new(|| {
            let styles = [include_str!("../style/lanterns/table.css")];
            GameFiles::new(Lanterns::NAME, &styles, include_str!("lanterns.svg"), None)
        });
        &FILES
    }

    const REMEMBERED: usize = 24;

    fn draw(scene: &TableScene, diff: &mut PageDiff) {
        diff.picture("status", status(scene));
        diff.picture("board", lamps::board(scene));
        hand::region(scene, diff);
        log::panel(scene, diff, |_, (at, event)| {
            let line = Lanterns::line(scene.chrome.lang, &scene.chrome.names, event);
            html! { @if let Some(line) = line { (log::line(Lanterns::NAME, *at, &line, &chip)) } }
        });
    }

    fn card(lang: Lang, id: &str) -> Option<Markup> {
        let words = book::cards(lang).iter().find(|card| card.id == id)?;
        Some(html! {
            div.card.lamp.big { (picture("lamp")) b { (words.id) } p { strong { (words.name) } br; (words.text) } }
        })
    }

    fn shelves(lang: Lang) -> Vec<(String, Vec<&'static str>)> {
        vec![(table(lang).your_lanterns.to_owned(), book::cards(lang).iter().map(|card| card.id).collect())]
    }
}

fn picture(id: &str) -> Mark<'_> {
    of_game("picture", Lanterns::files(), "", id)
}

fn chip(id: &str, called: &str) -> Markup {
    plain_chip(Lanterns::NAME, id, called)
}

/// What the table waits for, in words.
fn status(scene: &TableScene) -> Markup {
    let chrome = scene.chrome;
    let words = page(chrome.lang);
    let mine = chrome.is_my_turn();
    let mark = match (scene.view.moment, mine) {
        (Moment::Over, _) => "crown",
        (_, true) => "quill",
        (_, false) => "hourglass",
    };
    html! {
        section #status.status.mine[mine] data-title=(if mine { words.your_turn_mark } else { words.the_table }) {
            h2.unseen { (words.the_turn) }
            p role="status" {
                (icon(mark))
                span { (sentence(Lanterns::NAME, &Lanterns::prompt(chrome.lang, &chrome.names, scene.view), &chip)) }
            }
        }
    }
}
