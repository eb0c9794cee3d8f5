//! What does Lanterns look like? Everybody's lamp round the table, the box in the middle, one's own lanterns below.

mod hand;
mod lamps;

use std::sync::LazyLock;

use ::lanterns::view::Moment;
use ::lanterns::{Event, Lamp, Lanterns, State, View};
use maud::{Markup, html};
use table::Game;
use words::lanterns::card_words;
use words::lanterns::table_words::table;
use words::page::page;
use words::{Lang, Speak};

use crate::assets::GameFiles;
use crate::board::{Board, Scene};
use crate::log;
use crate::page_diff::PageDiff;
use crate::picture::Painting;
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
        let entry = |_, event: &Event| Lanterns::line(scene.chrome.lang, &scene.chrome.names, event).into();
        log::panel(scene, diff, |_, _| false, entry, &chip);
    }

    /// How one's own lanterns glow: nobody else has an address for that.
    fn pictures(view: &View) -> Vec<String> {
        let held = view.own.hands.iter().flatten().flatten().chain(view.own.lit.iter().flatten());
        held.map(|lamp| format!("glow {lamp}")).collect()
    }

    fn paint(_state: &State, picture: &str) -> Option<Painting> {
        let lamp: Lamp = picture.strip_prefix("glow ")?.parse().ok()?;
        Some(Painting { mime: "image/svg+xml", body: glow(lamp).into_bytes() })
    }

    fn card(lang: Lang, id: &str) -> Option<Markup> {
        let words = card_words::lamp(lang, id.parse().ok()?);
        Some(html! {
            div.card.lamp.big { (picture("lamp")) b { (words.id) } p { strong { (words.name) } br; (words.text) } }
        })
    }

    fn shelves(lang: Lang) -> Vec<(String, Vec<&'static str>)> {
        vec![(table(lang).your_lanterns.to_owned(), Lamp::ALL.map(Lamp::name).to_vec())]
    }
}

/// The brighter, the warmer and wider.
fn glow(lamp: Lamp) -> String {
    let (hue, reach) = (20 + 2 * lamp.light(), 4 + lamp.light());
    format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 40 40\">\
         <circle cx=\"20\" cy=\"20\" r=\"{reach}\" fill=\"hsl({hue} 90% 60%)\" opacity=\".6\"/>\
         <circle cx=\"20\" cy=\"20\" r=\"3\" fill=\"#fff7e0\"/></svg>"
    )
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
