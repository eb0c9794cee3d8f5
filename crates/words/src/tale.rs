//! How is told what decided a finished game? A game says what its course is counted in, what was worth naming, and who did
//! what best; the rest is the same for all.

use crate::sentence::Sentence;
use crate::speak::{Names, Speak};
use crate::{Lang, grammar};

/// What the course of a game is counted in.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Course {
    /// "Points", "Odds of victory".
    pub title: &'static str,
    /// Whose course it is: one line each. Rivals in the order of `Game::parties`, or one line for all together.
    pub lines: Vec<Sentence>,
    /// What is written behind a number.
    pub unit: &'static str,
    /// Where a line has to come to.
    pub goal: Option<i16>,
}

/// Who did something best.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Feat {
    /// What it is, without a verb: "Most Chapters won".
    pub title: &'static str,
    pub who: Sentence,
    /// How much, or with what.
    pub what: Sentence,
    /// How many moves had been made when it showed most.
    pub at: usize,
}

/// A game whose course can be told.
pub trait Tale: Speak {
    /// Whether the course is the odds of all together, as bots reckon them; then `standing` is not asked.
    const ODDS: bool = false;

    fn course(lang: Lang, names: &Names, options: &Self::Options) -> Course;
    /// Where each line of the course stands.
    fn standing(_state: &Self::State) -> Vec<i16> {
        Vec::new()
    }
    /// Whether this was worth naming, however little it moved the course.
    fn is_moment(_event: &Self::Event) -> bool {
        false
    }
    /// Whether this happens all the time, so that it explains nothing.
    fn is_routine(_event: &Self::Event) -> bool {
        false
    }
    /// Who did what best, from the whole log: each event with the number of moves made by then.
    fn feats(lang: Lang, names: &Names, log: &[(usize, Self::Event)]) -> Vec<Feat>;
}

/// Why a moment is named.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Turning {
    /// From here on the winner was ahead.
    ForGood,
    /// What brought the winner most.
    Leap,
    /// What cost the winner, or everybody, most.
    Blow,
    /// It was so in itself.
    Moment,
    End,
}

/// A moment of a finished game that is named.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Turn {
    /// Moves made by then.
    pub at: usize,
    pub why: Turning,
    /// What happened, in the words of the log.
    pub said: Sentence,
}

/// What decided a finished game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Story {
    /// How it ended.
    pub ended: Sentence,
    pub course: Course,
    /// After each move, the first before any: where each line stood.
    pub stood: Vec<Vec<i16>>,
    /// The parts of the game, by the moment they began.
    pub parts: Vec<(usize, String)>,
    pub turns: Vec<Turn>,
    pub feats: Vec<Feat>,
}

/// Counts who did how much, and when most.
#[derive(Clone, Debug)]
pub struct Tally<K> {
    rows: Vec<Row<K>>,
}

#[derive(Clone, Debug)]
struct Row<K> {
    who: K,
    count: u16,
    most: u16,
    at: usize,
}

impl<K: Copy + PartialEq> Tally<K> {
    pub fn new() -> Tally<K> {
        Tally { rows: Vec::new() }
    }

    /// From everything in a log that counts: who did it, and how much it was.
    pub fn of<E>(log: &[(usize, E)], counts: impl Fn(&E) -> Option<(K, u16)>) -> Tally<K> {
        let mut tally = Tally::new();
        for (at, event) in log {
            if let Some((who, much)) = counts(event) {
                tally.add(who, much, *at);
            }
        }
        tally
    }

    pub fn add(&mut self, who: K, much: u16, at: usize) {
        if !self.rows.iter().any(|row| row.who == who) {
            self.rows.push(Row { who, count: 0, most: 0, at });
        }
        for row in self.rows.iter_mut().filter(|row| row.who == who) {
            row.count += much;
            if much > row.most {
                (row.most, row.at) = (much, at);
            }
        }
    }

    /// Those who did most, how much, and when it showed; nobody if nobody did anything.
    pub fn best(&self) -> Option<(Vec<K>, u16, usize)> {
        let most = self.rows.iter().map(|row| row.count).max().filter(|most| *most > 0)?;
        let best: Vec<&Row<K>> = self.rows.iter().filter(|row| row.count == most).collect();
        Some((best.iter().map(|row| row.who).collect(), most, best[0].at))
    }

    /// The same as something to be told; `what` says how much it was.
    pub fn feat(
        &self,
        lang: Lang,
        title: &'static str,
        named: impl Fn(K) -> Sentence,
        what: impl Fn(u16) -> Sentence,
    ) -> Option<Feat> {
        let (best, most, at) = self.best()?;
        Some(Feat { title, who: grammar::list(lang, best.into_iter().map(named)), what: what(most), at })
    }
}

impl<K: Copy + PartialEq> Default for Tally<K> {
    fn default() -> Tally<K> {
        Tally::new()
    }
}

/// How often, as a number and a word: "3 Chapters".
pub fn times(count: u16, one: &'static str, more: &'static str) -> Sentence {
    crate::say!("{count} {}", if count == 1 { one } else { more })
}
