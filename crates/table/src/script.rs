//! Scripted luck: a story says beforehand what chance will answer, in the words of the game.
//!
//! A stream that is scripted gives what was written for its purpose, one word after the other, whichever index it was
//! asked under; the others stay as random as their seed. Asking for more than was written is remembered, and so is a
//! word that could not come: the story fails.

use std::collections::{BTreeMap, BTreeSet, VecDeque};
use std::sync::{Mutex, MutexGuard, PoisonError};

/// What chance will say, by purpose.
#[derive(Debug, Default)]
pub struct Script {
    /// For the purposes that are not scripted.
    pub(crate) seed: u64,
    told: Mutex<Told>,
}

/// What was written and has not come yet, by purpose; line by line: a shuffle takes a whole line, anything else one word.
pub(crate) type Lines = BTreeMap<&'static str, VecDeque<VecDeque<String>>>;

#[derive(Clone, Debug, Default, PartialEq, Eq)]
struct Told {
    lines: Lines,
    /// Which streams were asked for, and the first that was asked for again.
    asked: BTreeSet<(&'static str, u32)>,
    again: Option<(&'static str, u32)>,
    wrong: Option<String>,
}

/// Equal by what is still to come: one lock after the other, so that a script can be compared with itself.
impl PartialEq for Script {
    fn eq(&self, other: &Script) -> bool {
        let told = self.told().clone();
        self.seed == other.seed && told == *other.told()
    }
}

impl Eq for Script {}

impl Script {
    pub fn new(seed: u64) -> Script {
        Script { seed, told: Mutex::default() }
    }

    /// The next line for a purpose.
    pub fn add(&mut self, purpose: &'static str, words: &[&str]) {
        let line = words.iter().map(|word| (*word).to_owned()).collect();
        self.told().lines.entry(purpose).or_default().push_back(line);
    }

    pub fn is_empty(&self) -> bool {
        self.told().lines.is_empty()
    }

    /// What went otherwise than written: too little luck, or a word that could not come.
    pub fn wrong(&self) -> Option<String> {
        self.told().wrong.clone()
    }

    /// What was written and never came, by purpose.
    pub fn left_over(&self) -> Option<String> {
        let told = self.told();
        let left = |(purpose, lines): (&&str, &VecDeque<VecDeque<String>>)| {
            let words: Vec<&str> = lines.iter().flatten().map(String::as_str).collect();
            (!words.is_empty()).then(|| format!("{purpose}: {}", words.join(" ")))
        };
        told.lines.iter().find_map(left)
    }

    /// Remembers that this stream was asked for.
    pub(crate) fn note(&self, purpose: &'static str, index: u32) {
        let mut told = self.told();
        if !told.asked.insert((purpose, index)) {
            told.again.get_or_insert((purpose, index));
        }
    }

    /// The first stream that was asked for twice: it says the same again.
    pub(crate) fn asked_twice(&self) -> Option<(&'static str, u32)> {
        self.told().again
    }

    /// What is still to come.
    pub(crate) fn lines(&self) -> Lines {
        self.told().lines.clone()
    }

    /// Lets that come again: a story goes back to where it was saved.
    pub(crate) fn restore(&self, lines: Lines) {
        self.told().lines = lines;
    }

    pub(crate) fn knows(&self, purpose: &str) -> bool {
        self.told().lines.contains_key(purpose)
    }

    /// Which of `limit` things comes next: its number, counted from 1 as people do, or its name.
    pub(crate) fn pick(&self, purpose: &'static str, limit: u32, name: impl Fn(u32) -> String) -> u32 {
        let mut told = self.told();
        let lines = told.lines.entry(purpose).or_default();
        let word = loop {
            match lines.front_mut().map(VecDeque::pop_front) {
                Some(Some(word)) => break Some(word),
                Some(None) => _ = lines.pop_front(),
                None => break None,
            }
        };
        let Some(word) = word else {
            return told.miss(format!("no more luck was given for \"{purpose}\""));
        };
        let number = word.parse::<u32>().ok().and_then(|number| number.checked_sub(1));
        let found = number.or_else(|| (0..limit).find(|index| name(*index) == word));
        match found.filter(|index| *index < limit) {
            Some(index) => index,
            None => {
                let names: Vec<String> = (0..limit).map(name).collect();
                told.miss(format!("{word} cannot come for \"{purpose}\", only {}", names.join(" ")))
            }
        }
    }

    /// Brings the things named in the next line to the front, in its order; the others follow as they lay.
    pub(crate) fn order<T>(
        &self,
        purpose: &'static str,
        items: &mut [T],
        name: impl Fn(usize, &T) -> String,
    ) {
        let mut told = self.told();
        let Some(line) = told.lines.entry(purpose).or_default().pop_front() else {
            told.miss(format!("no more luck was given for \"{purpose}\""));
            return;
        };
        let mut names: Vec<String> =
            items.iter().enumerate().map(|(place, item)| name(place, item)).collect();
        for (front, word) in line.into_iter().enumerate() {
            let Some(place) = (front..items.len()).find(|place| names[*place] == word) else {
                told.miss(format!("{word} cannot come for \"{purpose}\""));
                return;
            };
            items[front..=place].rotate_right(1);
            names[front..=place].rotate_right(1);
        }
    }

    fn told(&self) -> MutexGuard<'_, Told> {
        self.told.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Told {
    /// Remembers the first thing that went wrong; the story goes on with whatever lies first.
    fn miss(&mut self, wrong: String) -> u32 {
        self.wrong.get_or_insert(wrong);
        0
    }
}

#[cfg(test)]
mod tests {
    use crate::chance::Seed;

    use super::*;

    fn seed(lines: &[(&'static str, &[&str])]) -> (Seed, &'static Script) {
        let mut script = Script::new(1);
        lines.iter().for_each(|(purpose, words)| script.add(purpose, words));
        let script: &'static Script = Box::leak(Box::new(script));
        (Seed::Scripted(script), script)
    }

    #[test]
    fn dice_fall_as_written_and_other_streams_as_they_like() {
        let (seed, script) = seed(&[("dice", &["6", "1"]), ("dice", &["2"])]);
        let mut first = seed.stream("dice", 0);
        assert_eq!((first.below(6), first.below(6)), (5, 0));
        assert_eq!(seed.stream("dice", 1).below(6), 1);
        assert_eq!(seed.stream("deck", 0).word(), Seed::Fast(1).stream("deck", 0).word());
        assert_eq!((script.wrong(), script.left_over()), (None, None));
    }

    #[test]
    fn a_deck_lies_as_written_and_then_as_it_was() {
        let (seed, _) = seed(&[("deck", &["c", "a"])]);
        let mut cards = ["a", "b", "c", "d"];
        seed.stream("deck", 0).shuffle_named(&mut cards, |card| (*card).to_owned());
        assert_eq!(cards, ["c", "a", "b", "d"]);
    }

    #[test]
    fn too_little_too_much_and_impossible_luck_is_noticed() {
        let (dry, script) = seed(&[("dice", &["6"])]);
        dry.stream("dice", 0).below(6);
        dry.stream("dice", 1).below(6);
        assert!(script.wrong().unwrap().contains("no more luck"));
        let (dry, script) = seed(&[("dice", &["7"])]);
        dry.stream("dice", 0).below(6);
        assert!(script.wrong().unwrap().contains("7 cannot come"));
        let (dry, script) = seed(&[("deck", &["z"])]);
        dry.stream("deck", 0).shuffle(&mut [1, 2]);
        assert!(script.wrong().unwrap().contains("z cannot come"));
        let (_, script) = seed(&[("dice", &["6", "5"])]);
        assert_eq!(script.left_over().unwrap(), "dice: 6 5");
    }
}
