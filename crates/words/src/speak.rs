//! What every game must be able to say, in every language.

use std::sync::Arc;

use table::company::Phrase;
use table::{Game, OptionRow, Refusal, Seat, ViewOf, Viewer};

use crate::Lang;
use crate::rules::Rulebook;
use crate::sentence::{Piece, Sentence};

/// The names of the people and bots at a table: every seat has one, also an empty one.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Names {
    /// Shared, since every page of every move has its own copy.
    names: Arc<[Arc<str>]>,
    you: Option<Seat>,
}

impl Names {
    pub fn new(names: Vec<String>) -> Names {
        let names = names.into_iter().map(Arc::from).collect();
        Names { names, you: None }
    }

    /// The same names, read by somebody who sits there.
    #[must_use]
    pub fn read_by(mut self, viewer: Viewer) -> Names {
        self.you = if let Viewer::Seat(seat) = viewer { Some(seat) } else { None };
        self
    }

    pub fn of(&self, seat: Seat) -> &str {
        &self.names[seat.index()]
    }

    /// Somebody by name, inside a sentence.
    pub fn seat(&self, seat: Seat) -> Piece {
        Piece::Seat(seat, self.names[seat.index()].clone())
    }

    /// How many sit at the table.
    pub fn seats(&self) -> usize {
        self.names.len()
    }

    /// One sentence for the reader, another about somebody else.
    pub fn say<Yours: Into<Sentence>, Theirs: Into<Sentence>>(
        &self,
        seat: Seat,
        you: impl FnOnce() -> Yours,
        other: impl FnOnce(Piece) -> Theirs,
    ) -> Sentence {
        if self.is_you(seat) { you().into() } else { other(self.seat(seat)).into() }
    }

    /// Whether the reader sits there, so that sentences can say "you".
    pub fn is_you(&self, seat: Seat) -> bool {
        self.you == Some(seat)
    }
}

/// One line of the log: a whole sentence, and what caused it.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Line {
    pub sentence: Sentence,
    /// The rule behind it, by id.
    pub rule: Option<&'static str>,
    pub tone: Tone,
}

/// How loud a line is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Tone {
    /// A detail inside a move.
    Detail,
    /// A move or its direct consequence.
    Plain,
    /// The end of a Chapter, a round, a life.
    Milestone,
}

/// A ready phrase: what it is called, and what it is about, in this order.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PhraseRow {
    pub id: &'static str,
    pub about: &'static [About],
}

/// What a phrase can be about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum About {
    Seat,
    Card,
    Place,
    Figure,
    Number,
}

impl About {
    /// As tools know it.
    pub fn name(self) -> &'static str {
        match self {
            About::Seat => "seat",
            About::Card => "card",
            About::Place => "place",
            About::Figure => "figure",
            About::Number => "number",
        }
    }
}

/// A name and a one-line explanation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Label {
    pub name: &'static str,
    pub help: &'static str,
}

/// What somebody wants to know before they open a book.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Glance {
    /// What kind of game it is, in a few words.
    pub kind: &'static str,
    /// How many minutes a game takes, at least and at most, among people who know it.
    pub minutes: (u16, u16),
}

/// The words on one card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CardWords {
    pub id: &'static str,
    pub name: &'static str,
    pub text: &'static str,
    /// One line for the mood; it means nothing in play.
    pub flavour: &'static str,
}

/// A game that can be read. Every sentence is whole; nothing is glued.
pub trait Speak: Game {
    /// The game's title and what it is in one line.
    fn title(lang: Lang) -> Label;
    /// The title as a cover shows it: in large letters, and what stands below them.
    fn title_lines(lang: Lang) -> (&'static str, Option<&'static str>) {
        (Self::title(lang).name, None)
    }
    /// Its kind and length.
    fn glance(lang: Lang) -> Glance;
    fn option(lang: Lang, row: &OptionRow) -> Label;
    fn option_value(lang: Lang, row: &OptionRow, value: &str) -> Label;
    /// A party's name: a team, or the player.
    fn party(lang: Lang, names: &Names, options: &Self::Options, party: u8) -> Sentence;
    /// An event as a log line, or nothing if it goes without saying.
    fn line(lang: Lang, names: &Names, event: &Self::Event) -> Option<Line>;
    /// The part of the game that begins with this event, by name: a Chapter, a round. Replays jump there.
    fn part(_lang: Lang, _event: &Self::Event) -> Option<String> {
        None
    }
    /// Who is being waited for and for what; or how the game ended.
    fn prompt(lang: Lang, names: &Names, view: &ViewOf<Self>) -> Sentence;
    /// A move as a button says it, verb first, as one would say it to the reader: "Play Flash", "Juega Fogonazo".
    fn move_name(lang: Lang, names: &Names, view: &ViewOf<Self>, mv: Self::Move) -> Sentence;
    /// Why a move that is advised is good: one sentence, from what the reader can see.
    fn why(_lang: Lang, _names: &Names, _view: &ViewOf<Self>, _mv: Self::Move) -> Option<Sentence> {
        None
    }
    /// Why a move or set-up was refused: a sentence that helps.
    fn refusal(lang: Lang, names: &Names, refusal: &Refusal<Self::Reason>) -> Sentence;
    /// The ready phrases of this game, beside those of every table.
    fn phrases() -> &'static [PhraseRow] {
        &[]
    }
    /// What a phrase of this game says; nothing if it is none, or is about something that does not exist.
    fn phrase(_lang: Lang, _names: &Names, _phrase: &Phrase) -> Option<Sentence> {
        None
    }
    /// What a timer of this game is called.
    fn timer(lang: Lang, _name: &'static str) -> &'static str {
        crate::page::page(lang).time
    }
    fn rulebook(lang: Lang) -> &'static Rulebook;
    /// What is written on the card with this id, as links have it.
    fn card_words(lang: Lang, id: &str) -> Option<&'static CardWords>;
    /// Where the game is, in a few words, for whoever passes by.
    fn progress(lang: Lang, view: &ViewOf<Self>) -> Sentence;
    /// The position as plain text, for terminals and playthroughs.
    fn board(lang: Lang, names: &Names, view: &ViewOf<Self>) -> String;
}
