//! What does The Big Book of Madness look like? A book on its lectern, Curses on their way, friends with support.

mod book;
mod card;
mod hand;
mod library;
mod log;
mod moment;
mod monster_phase;
mod pay;
mod players;
mod pressable;
mod round;
mod spells;
mod summary;
mod track;

use std::sync::LazyLock;

use ::madness::cards::{Card, Element, Kind, Magician, Monster, Page, Spell};
use ::madness::end::End;
use ::madness::view::PlayerView;
use ::madness::{Madness, View};
use maud::{Markup, html};
use table::{Game, Seat};
use words::madness::card_words::AnyCard;
use words::madness::naming;
use words::madness::table_words::{self, TableWords, table};
use words::page::page;
use words::{Lang, Speak};

use crate::assets::{GameFiles, element_inks};
use crate::board::{Board, Scene};
use crate::page_diff::PageDiff;
use crate::sentence::sentence;
use crate::sprites::icon;
use crate::table::move_start;

type TableScene<'a> = Scene<'a, Madness>;

impl Board for Madness {
    fn files() -> &'static GameFiles {
        static FILES: LazyLock<GameFiles> = LazyLock::new(|| {
            let inks = element_inks(&art::MADNESS_INKS);
            let styles = [
                include_str!("../style/madness/table.css"),
                include_str!("../style/madness/book.css"),
                include_str!("../style/madness/track.css"),
                include_str!("../style/madness/market.css"),
                include_str!("../style/madness/people.css"),
                include_str!("../style/madness/own.css"),
                include_str!("../style/madness/pay.css"),
                include_str!("../style/madness/story.css"),
                include_str!("../style/madness/phone.css"),
                include_str!("../style/madness/steady.css"),
                &inks,
            ];
            GameFiles::new(Madness::NAME, &styles, art::madness_sprite(), Some(include_str!("pay.js")))
        });
        &FILES
    }

    fn cover() -> &'static str {
        art::covers::madness()
    }

    fn primer_pictures() -> &'static [&'static str] {
        &[
            "book-closed",
            "monster-dragon",
            "magician-nerea",
            "track",
            "spell-ice",
            "spell-cool-head",
            "element-w2",
            "curse-water-drain",
            "element-f3",
            "madness",
            "monster-ink-fiend",
            "monster-kraken",
            "book",
        ]
    }

    /// Quick bots win too little of a game that is won or lost together.
    const COMPANY: &'static str = "strong";

    /// Many turns of five players, so that the last Monster phase is among them.
    const REMEMBERED: usize = 160;

    fn draw(scene: &TableScene, diff: &mut PageDiff) {
        diff.picture("fate", track::fate(scene));
        diff.picture("status", status(scene));
        diff.picture("board", board(scene));
        diff.picture("mates", players::mates(scene));
        diff.picture("mine", players::mine(scene));
        diff.picture("hand", hand::hand(scene));
        diff.picture("pay", pay::sheets(scene));
        diff.picture("moment", moment::moment(scene));
        diff.picture("side-strikes", monster_phase::panel(scene));
        log::log(scene, diff);
    }

    fn result_from(scene: &TableScene) -> Option<u64> {
        round::made_from(scene)
    }

    fn result(scene: &TableScene) -> Option<Markup> {
        round::result(scene)
    }

    fn card(lang: Lang, id: &str) -> Option<Markup> {
        card::big(lang, id)
    }

    fn shelves(lang: Lang) -> Vec<(String, Vec<&'static str>)> {
        let words = table(lang);
        let spells = |basic: bool| Spell::ALL.iter().filter(move |spell| spell.is_basic() == basic);
        let curses = |kind: Kind| kind.curses(Madness::RULES).iter().map(|curse| curse.name()).collect();
        let linked =
            |element: Element| (table_words::curses_of(lang, element), curses(Kind::Linked(element)));
        let mut shelves = vec![
            (words.magicians.to_owned(), Magician::ALL.iter().map(|it| it.name()).collect()),
            (words.basic_spells.to_owned(), spells(true).map(|it| it.name()).collect()),
            (words.library_spells.to_owned(), spells(false).map(|it| it.name()).collect()),
        ];
        shelves.extend(Element::ALL.iter().map(|element| linked(*element)));
        shelves.push((words.multi_curses.to_owned(), curses(Kind::Multi)));
        shelves.push((words.monsters.to_owned(), Monster::ALL.iter().map(|it| it.name()).collect()));
        shelves.push((words.pages.to_owned(), Page::ALL.iter().map(|it| it.name()).collect()));
        shelves.push((words.element_cards.to_owned(), Card::ALL.iter().map(|it| it.name()).collect()));
        shelves
    }
}

/// Whose turn it is and what the table waits for, in words.
fn status(scene: &TableScene) -> Markup {
    let chrome = scene.chrome;
    let words = page(chrome.lang);
    let mine = chrome.is_my_turn();
    let mark = match (scene.view.end, mine) {
        (Some(End::Won), _) => "crown",
        (Some(_), _) => "eye",
        (None, true) => "quill",
        (None, false) => "hourglass",
    };
    html! {
        section #status.status.mine[mine] data-title=(if mine { words.your_turn_mark } else { words.the_table }) {
            h2.unseen { (words.the_turn) }
            p role="status" {
                (icon(mark))
                span { (sentence("madness", &Madness::prompt(chrome.lang, &chrome.names, scene.view), &card::chip)) }
            }
            // Where the log is out of sight, its last line is not.
            @if scene.view.end.is_none() { div.last { (log::last(scene)) } }
        }
    }
}

/// The middle of the table. All of it is one form: a choice is made by pressing the thing itself.
fn board(scene: &TableScene) -> Markup {
    let choosing = hand::chooses_magician(scene);
    html! {
        section #board.desk-top.choosing[choosing] {
            h2.unseen { (page(scene.chrome.lang).the_table) }
            form method="post" action={ "/t/" (scene.chrome.id) "/move" } data-live {
                (move_start(scene.chrome))
                @if scene.view.end.is_some() { (summary::summary(scene)) }
                @else if choosing { (hand::magicians(scene)) }
                @else { (book::book(scene)) }
                (track::track(scene))
                (library::library(scene))
            }
        }
    }
}

fn card_name(lang: Lang, card: impl Into<AnyCard>) -> &'static str {
    naming::name(lang, card)
}

/// The reader's own place, if the reader sits at the table.
fn own<'a>(scene: &'a TableScene) -> Option<&'a PlayerView> {
    scene.view.own.me.and_then(|seat| scene.view.own.players.get(usize::from(seat)))
}

/// The seats in the order they are drawn: those after the reader first, clockwise, without the reader.
fn others(view: &View) -> impl Iterator<Item = &PlayerView> {
    let seats = view.own.players.len();
    let first = view.own.me.map_or(seats - 1, usize::from);
    let after = (1..=seats).map(move |step| &view.own.players[(first + step) % seats]);
    after.filter(move |player| view.own.me != Some(player.seat))
}

/// A seat by its name, as the reader knows it.
fn name_of<'a>(scene: &'a TableScene, seat: u8) -> &'a str {
    scene.chrome.names.of(Seat(seat))
}

fn words_of(scene: &TableScene) -> &'static TableWords {
    table(scene.chrome.lang)
}
