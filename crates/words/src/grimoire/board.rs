//! How does the table of Grimoire look as plain text?

use std::fmt::Write;

use grimoire::cards::{Card, Element};
use grimoire::chapter::Chain;
use grimoire::view::{SeatView, SpellView, TitleView, TomeView};
use grimoire::{Mode, View};
use table::Seat;

use super::board_words::{self, BoardWords};
use crate::Lang;
use crate::sentence::Sentence;
use crate::speak::Names;

/// Where the game is, in a few words.
pub fn progress(lang: Lang, view: &View) -> Sentence {
    let words = board_words::of(lang);
    match view.tome {
        Some(_) => words.building.into(),
        None => (words.heading)(view.round, view.chapter),
    }
}

/// The position in a few lines.
pub fn board(lang: Lang, names: &Names, view: &View) -> String {
    let writer = Writer { words: board_words::of(lang), names, view };
    let dealer = (writer.words.dealer)(names.of(view.dealer));
    let mut text = format!("{}. {dealer}\n", progress(lang, view));
    match &view.tome {
        Some(tome) => writer.tome(&mut text, tome),
        None => writer.chapter(&mut text),
    }
    writer.scores(&mut text);
    for seat in &view.own.seats {
        writer.seat(&mut text, seat);
    }
    text
}

struct Writer<'a> {
    words: &'static BoardWords,
    names: &'a Names,
    view: &'a View,
}

impl Writer<'_> {
    fn tome(&self, text: &mut String, tome: &TomeView) {
        let face = |slot: &Option<Element>| slot.map_or("?", self.words.element);
        let slots: Vec<&str> = tome.slots.iter().map(face).collect();
        let row = if tome.special { self.words.special_flux } else { self.words.basic_flux };
        let _ = writeln!(text, "{row}: {}", slots.join(" · "));
    }

    fn chapter(&self, text: &mut String) {
        let words = self.words;
        let title = self.view.title.as_ref().map_or(words.no_title.to_owned(), |title| self.title(title));
        let chain = match self.view.chain {
            Chain::NotStarted => words.chain_not_started.to_owned(),
            Chain::Active(element) => (words.chain)((words.element)(element)),
            Chain::Broken => words.chain_broken.to_owned(),
        };
        let _ = writeln!(text, "{title} {chain}");
        for spell in &self.view.spells {
            let _ = writeln!(text, "  {}", self.spell(spell));
        }
    }

    fn title(&self, title: &TitleView) -> String {
        let words = self.words;
        let element = (words.element)(title.element);
        let name = (words.card)(title.card);
        match (title.trump.is_some(), title.element == title.card.element()) {
            (true, true) => (words.title)(name, element),
            (true, false) => (words.title_changed)(name, element),
            (false, _) => (words.title_special)(name, element),
        }
    }

    /// `3. Dan: Pyre, Fire 5 (printed 2; changed by Pyre; Trump; strongest so far)`.
    fn spell(&self, spell: &SpellView) -> String {
        let words = self.words;
        let mut marks = Vec::new();
        let printed = (spell.printed_element, spell.printed_power);
        if printed != (spell.element, spell.power) {
            marks.push((words.printed)((words.element)(printed.0), printed.1));
            marks.push((words.changed_by)(&self.names_of(&spell.changed_by)));
        }
        let facts = [
            (spell.silenced, words.silenced),
            (spell.trump, words.trump),
            (spell.gone, words.gone),
            (spell.rank == 1, words.strongest),
        ];
        marks.extend(facts.iter().filter(|(holds, _)| *holds).map(|(_, mark)| (*mark).to_owned()));
        let (name, element) = ((words.card)(spell.card), (words.element)(spell.element));
        let line =
            format!("{}. {}: {name}, {element} {}", spell.index, self.names.of(spell.player), spell.power);
        if marks.is_empty() { line } else { format!("{line} ({})", marks.join("; ")) }
    }

    fn scores(&self, text: &mut String) {
        let scores: Vec<String> = (0..self.view.scores.len())
            .map(|party| format!("{}: {}", self.party(party), self.view.scores[party]))
            .collect();
        let _ = writeln!(text, "{}", (self.words.scores)(&scores.join(", ")));
    }

    fn party(&self, party: usize) -> String {
        match self.view.mode {
            Mode::Teams => {
                let members: Vec<&str> =
                    self.view.own.members(party).iter().map(|seat| self.names.of(seat)).collect();
                format!("{} ({})", self.words.teams[party.min(1)], members.join(", "))
            }
            Mode::Duel | Mode::Survival => self.names.of(Seat(party as u8)).to_owned(),
        }
    }

    fn seat(&self, text: &mut String, seat: &SeatView) {
        let words = self.words;
        let name = self.names.of(seat.seat);
        let name = if self.names.is_you(seat.seat) { (words.you)(name) } else { name.to_owned() };
        let hand = match &seat.hand {
            Some(hand) if !hand.is_empty() => self.hand(hand),
            Some(_) | None => (words.cards)(seat.cards),
        };
        let life = match seat.lives {
            Some(_) if !seat.playing => words.out.to_owned(),
            Some(lives) => (words.lives)(lives),
            None => String::new(),
        };
        let _ = writeln!(text, "  {name}: {hand}{life}");
    }

    /// `Forge (Fire 5), Calm (Water 2)`.
    fn hand(&self, hand: &[Card]) -> String {
        let words = self.words;
        let face = |card: &Card| {
            format!("{} ({} {})", (words.card)(*card), (words.element)(card.element()), card.power())
        };
        hand.iter().map(face).collect::<Vec<_>>().join(", ")
    }

    fn names_of(&self, cards: &[Card]) -> String {
        let names: Vec<&str> = cards.iter().map(|card| (self.words.card)(*card)).collect();
        names.join(", ")
    }
}
