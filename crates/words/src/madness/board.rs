//! How does the table of The Big Book of Madness look as plain text?

use std::fmt::Write;

use madness::View;
use madness::cards::{Card, Element};
use madness::view::{Book, CurseView, Heap, PlayerView, ShelfView, SpellView};
use table::Seat;

use super::board_words::{self, BoardWords};
use super::card_words;
use super::naming::{name, named};
use crate::sentence::Sentence;
use crate::speak::Names;
use crate::{Lang, say};

/// Where the game is, in a few words.
pub fn progress(lang: Lang, view: &View) -> Sentence {
    let words = board_words::of(lang);
    match &view.book {
        Some(book) => say!("{}: {}", (words.round)(view.round), named(lang, book.monster)),
        None => words.closed.into(),
    }
}

/// The position in a few lines.
pub fn board(lang: Lang, names: &Names, view: &View) -> String {
    let writer = Writer { lang, words: board_words::of(lang), names, view };
    let mut text = String::new();
    writer.heading(&mut text);
    if let Some(book) = &view.book {
        writer.book(&mut text, book);
    }
    writer.track(&mut text);
    writer.stores(&mut text);
    for player in &view.own.players {
        writer.player(&mut text, player);
    }
    text
}

struct Writer<'a> {
    lang: Lang,
    words: &'static BoardWords,
    names: &'a Names,
    view: &'a View,
}

impl Writer<'_> {
    fn heading(&self, text: &mut String) {
        let (words, view) = (self.words, self.view);
        let heading = match view.book {
            Some(_) => {
                let turn = (words.turn)(view.turn, self.names.of(Seat(view.active)));
                format!("{}, {turn}", (words.round)(view.round))
            }
            None => words.closed.to_owned(),
        };
        let _ = writeln!(text, "{heading}. {}", (words.mode)(view.difficulty.name(), view.mode));
    }

    fn book(&self, text: &mut String, book: &Book) {
        let words = self.words;
        let monster = name(self.lang, book.monster);
        let next =
            book.next_curses.map_or(String::new(), |next| format!(" {}", (words.next)(&self.elements(next))));
        let _ = writeln!(text, "{}{next}", (words.book)(monster, &self.elements(book.curses)));
        let page = card_words::page(self.lang, book.page);
        let _ = writeln!(text, "  {}: {} {}: {}", words.bonus, page.bonus, words.failure, page.failure);
    }

    fn track(&self, text: &mut String) {
        let (words, view) = (self.words, self.view);
        let piles =
            Element::ALL.iter().zip(view.piles).map(|(it, left)| format!("{} {left}", self.element(*it)));
        let piles: Vec<String> = piles.chain([format!("{} {}", words.multi, view.piles[4])]).collect();
        let marker = (words.marker)(view.space);
        let madness = format!("{}: {}.", words.madness, view.madness);
        let _ = writeln!(text, "{marker} {madness} {}: {}.", words.piles, piles.join(", "));
        if view.board.is_empty() && view.book.is_some() {
            let _ = writeln!(text, "  {}", words.no_curses);
        }
        for curse in &view.board {
            let _ = writeln!(text, "  {}", self.curse(curse));
        }
    }

    /// `3 left Water Drain: 4 Water, 1 Fire (strikes next turn; 1 Madness below)`.
    fn curse(&self, curse: &CurseView) -> String {
        let words = self.words;
        let soon = self.view.forecast.first().is_some_and(|coming| {
            coming.curses.iter().any(|(slot, _, strikes)| *slot == curse.slot && *strikes)
        });
        let facts =
            [(curse.neutralized, words.neutralized), (curse.passed, words.passed), (soon, words.strikes)];
        let mut marks: Vec<String> =
            facts.iter().filter(|(holds, _)| *holds).map(|(_, mark)| (*mark).to_owned()).collect();
        if curse.madness > 0 {
            marks.push((words.over_madness)(curse.madness));
        }
        let line = format!("{}: {}", name(self.lang, curse.curse), (words.cost)(curse.cost));
        format!("{:<8}{line}{}", (words.slot)(curse.slot), in_brackets(&marks))
    }

    fn stores(&self, text: &mut String) {
        let (words, view) = (self.words, self.view);
        let stacks: Vec<String> = view.table.iter().map(|(card, left)| self.pile(*card, *left)).collect();
        let _ = writeln!(text, "{}: {}.", words.table, stacks.join(", "));
        let shelves: Vec<String> = view.library.iter().map(|shelf| self.shelf(shelf)).collect();
        let _ = writeln!(text, "{}: {}.", words.library, shelves.join(" · "));
        if !view.destroyed.cards.is_empty() {
            let _ = writeln!(text, "{}: {}.", words.destroyed, self.heap(&view.destroyed.cards));
        }
    }

    fn shelf(&self, shelf: &ShelfView) -> String {
        let element = self.element(shelf.element);
        match shelf.top {
            Some(top) => {
                let left = (self.words.shelf)(top.level(), shelf.left);
                format!("{element}: {} ({left})", name(self.lang, top))
            }
            None => format!("{element}: {}", self.words.empty),
        }
    }

    fn player(&self, text: &mut String, player: &PlayerView) {
        let (words, seat) = (self.words, Seat(player.seat));
        let magician = player.magician.map_or(String::new(), |it| format!(", {}", name(self.lang, it)));
        let active = self.view.book.is_some() && self.view.active == player.seat;
        let facts = [
            (self.names.is_you(seat), words.you),
            (active, words.active),
            (player.ability_used, words.ability_used),
            (!player.in_play, words.out),
        ];
        let marks: Vec<String> =
            facts.iter().filter(|(holds, _)| *holds).map(|(_, mark)| (*mark).to_owned()).collect();
        let _ = writeln!(text, "{}{magician}{}", self.names.of(seat), in_brackets(&marks));
        if player.in_play && player.magician.is_some() {
            self.cards(text, player);
        }
    }

    fn cards(&self, text: &mut String, player: &PlayerView) {
        let words = self.words;
        let hand = format!("{} {}", words.hand, self.held(&player.hand));
        let support = match player.support.is_empty() {
            true => format!("{} 0/{}", words.support, player.support_limit),
            false => format!(
                "{} {}/{}: {}",
                words.support,
                player.support.len(),
                player.support_limit,
                self.heap(&player.support)
            ),
        };
        let top = match player.known_top.first() {
            Some(Some(card)) => format!(" ({} {})", name(self.lang, *card), words.on_top),
            Some(None) | None => String::new(),
        };
        let deck = format!("{} {}{top}", words.deck, player.deck);
        let discard = format!("{} {}", words.discard, self.held(&player.discard));
        let _ = writeln!(text, "  {hand} | {support} | {deck} | {discard}");
        let spells: Vec<String> = player.spells.iter().map(|spell| self.spell(spell)).collect();
        let _ = writeln!(
            text,
            "  {} {}/{}: {}",
            words.spells,
            spells.len(),
            player.spell_limit,
            spells.join(", ")
        );
    }

    /// `6: Fire 1 ×2, Water 1`, or only how many.
    fn held(&self, heap: &Heap) -> String {
        match heap {
            Heap::Faces(cards) if cards.is_empty() => "0".to_owned(),
            Heap::Faces(cards) => format!("{}: {}", cards.len(), self.heap(cards)),
            Heap::Backs { count, top: None } => count.to_string(),
            Heap::Backs { count, top: Some(top) } => {
                format!("{count} ({} {})", name(self.lang, *top), self.words.on_top)
            }
        }
    }

    fn spell(&self, spell: &SpellView) -> String {
        let words = self.words;
        let facts =
            [(spell.exhausted && !spell.resolving, words.exhausted), (spell.resolving, words.resolving)];
        let mut marks: Vec<String> =
            facts.iter().filter(|(holds, _)| *holds).map(|(_, mark)| (*mark).to_owned()).collect();
        marks.extend(spell.neutralized.map(words.face_down));
        format!("{}{}", name(self.lang, spell.spell), in_brackets(&marks))
    }

    fn heap(&self, cards: &[Card]) -> String {
        let count = |card: Card| cards.iter().filter(|other| **other == card).count() as u8;
        let kinds = Card::all().filter(|card| cards.contains(card));
        kinds.map(|card| self.pile(card, count(card))).collect::<Vec<_>>().join(", ")
    }

    /// `Fire 1 ×2`.
    fn pile(&self, card: Card, count: u8) -> String {
        let name = name(self.lang, card);
        if count == 1 { name.to_owned() } else { format!("{name} ×{count}") }
    }

    fn elements(&self, elements: [Element; 3]) -> String {
        elements.map(|element| self.element(element)).join(", ")
    }

    fn element(&self, element: Element) -> &'static str {
        card_words::element(self.lang, element).name
    }
}

fn in_brackets(marks: &[String]) -> String {
    if marks.is_empty() { String::new() } else { format!(" ({})", marks.join("; ")) }
}
