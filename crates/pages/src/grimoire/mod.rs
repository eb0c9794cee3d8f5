//! What does Grimoire look like? Places round a table, a Title Spell in the middle, a hand of parchment.

mod card;
mod chapter;
mod hand;
mod log;
mod round;
mod seats;
mod sides;
mod spell;
mod summary;
mod tome;

use std::sync::LazyLock;

use ::grimoire::cards::{Card, Element};
use ::grimoire::{Grimoire, Move, View};
use maud::{Markup, html};
use table::{Game, Seat};
use words::grimoire::card_words;
use words::page::page;
use words::{Lang, Speak};

use crate::assets::{GameFiles, element_inks};
use crate::board::{Board, Scene};
use crate::fingerprint::fingerprint;
use crate::hint;
use crate::page_diff::PageDiff;
use crate::sentence::{Plain, sentence};
use crate::sprites::{Mark, icon, of_game};

type TableScene<'a> = Scene<'a, Grimoire>;

impl Board for Grimoire {
    fn files() -> &'static GameFiles {
        static FILES: LazyLock<GameFiles> = LazyLock::new(|| {
            let inks = element_inks(&art::ELEMENT_INKS);
            let styles = [
                include_str!("../style/grimoire/cards.css"),
                include_str!("../style/grimoire/table.css"),
                include_str!("../style/grimoire/phone.css"),
                &inks,
            ];
            GameFiles::new(Grimoire::NAME, &styles, art::grimoire_sprite(), None)
        });
        &FILES
    }

    fn cover() -> &'static str {
        art::covers::grimoire()
    }

    fn primer_pictures() -> &'static [&'static str] {
        &[
            "back",
            "face-FIR-4",
            "face-WIN-5",
            "face-EAR-6",
            "face-WAT-2",
            "face-LIG-3",
            "face-FIR-3",
            "face-LIG-5",
            "face-WAT-F",
            "bookmark",
            "face-EAR-2",
            "face-WIN-2",
        ]
    }

    const REMEMBERED: usize = 48;
    /// The panel goes back sixteen moves, and a line may stand under the heading of the one before it.
    const LATEST: usize = 17;

    fn draw(scene: &TableScene, diff: &mut PageDiff) {
        diff.picture("status", status(scene));
        seats::board(scene, diff);
        hand::region(scene, diff);
        log::log(scene, diff);
    }

    fn result_from(scene: &TableScene) -> Option<u64> {
        Some(fingerprint(&(&scene.view.finished, &scene.view.scores, round::made_from(scene))))
    }

    fn result(scene: &TableScene) -> Option<Markup> {
        summary::result(scene)
    }

    fn card(lang: Lang, id: &str) -> Option<Markup> {
        id.parse().ok().map(|card| card::big(lang, card))
    }

    fn shelves(lang: Lang) -> Vec<(String, Vec<&'static str>)> {
        let group = |element: Element| {
            let name = element_name(lang, element).to_owned();
            (name, element.cards().iter().map(Card::id).collect())
        };
        Element::ALL.into_iter().map(group).collect()
    }
}

/// An Element's glyph, in the current colour.
fn glyph(element: &str) -> Mark<'_> {
    of_game("glyph", Grimoire::files(), "el-", element)
}

/// A card's painted face, or its `back`.
fn painting<'a>(prefix: &'static str, id: &'a str) -> Mark<'a> {
    of_game("painting", Grimoire::files(), prefix, id)
}

/// Whose turn it is and what the table waits for, in words.
fn status(scene: &TableScene) -> Markup {
    let chrome = scene.chrome;
    let words = page(chrome.lang);
    let mine = chrome.is_my_turn();
    let mark = match (scene.view.winner, mine) {
        (Some(_), _) => "crown",
        (None, true) => "quill",
        (None, false) => "hourglass",
    };
    html! {
        section #status.status.mine[mine] data-title=(Plain(if mine { words.your_turn_mark } else { words.the_table })) {
            h2.unseen { (Plain(words.the_turn)) }
            p role="status" {
                (icon(mark))
                span { (sentence("grimoire", &Grimoire::prompt(chrome.lang, &chrome.names, scene.view), &card::chip)) }
            }
            (hint::in_reach(chrome))
            @if let Some(won) = summary::headline(scene) { p.last.won { (icon("crown")) (won) } }
            @else if let Some(last) = log::last(scene) { p.last { (last) } }
        }
    }
}

fn card_name(lang: Lang, card: Card) -> &'static str {
    card_words::card(lang, card).name
}

fn card_text(lang: Lang, card: Card) -> &'static str {
    card_words::card(lang, card).text
}

fn element_name(lang: Lang, element: Element) -> &'static str {
    card_words::element(lang, element).name
}

/// The seats in the order they are drawn: the reader first, then clockwise.
fn round_the_table(view: &View) -> impl Iterator<Item = Seat> {
    let seats = view.own.seats.len() as u8;
    let first = view.own.you.map_or(0, |seat| seat.0);
    (0..seats).map(move |step| Seat((first + step) % seats))
}

/// The move of this viewer that matches, as the text a form sends.
fn offered(scene: &TableScene, wanted: impl Fn(Move) -> bool) -> Option<String> {
    scene.moves.iter().copied().find(|mv| wanted(*mv)).map(|mv| mv.to_string())
}
