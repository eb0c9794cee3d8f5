//! Lessons: a guided first game. A prepared position, then one thing at a time: a sentence that points at something, a
//! press that is waited for, what the others do meanwhile. Sentences come in every language, side by side.
//!
//! ```text
//! # first                              the lesson's name; several may stand in one file
//! title en Your first Chapter          what it is called, and in one line what it is about
//! title es Tu primer Capítulo
//! about en …
//! seat S0                              who learns; bots sit in the other seats
//! given mode duel, seed 3              the position, in the words of scenarios
//! say                                  a sentence that is read, until "go on" is pressed
//! at #hand                             points at what has this id; `at card FIR-4`, `at move play FIR-4`, `at opens sheet`, `at .class`
//! rule GRI-3.1                         where it can be looked up
//! en These are your Spells, {FIR-4} among them.
//! es …
//! S0 play FIR-4 | play FIR-2           one of these presses is waited for; it is pointed at unless `at` says otherwise
//! en … es …
//! not en …                             what is answered to any other press
//! S1 play EAR-2                        what a bot does, with or without a sentence
//! freely until chapter 2               anything goes until this is a fact; `freely` alone: until the end
//! en … es …
//! ```

use crate::seat::Seat;

/// What is written in each language, in the order of `LANGUAGES`.
pub type Texts = [&'static str; 2];

/// The languages a lesson is written in.
pub const LANGUAGES: [&str; 2] = ["es", "en"];

/// One guided game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Lesson {
    pub name: &'static str,
    pub title: Texts,
    pub about: Texts,
    /// Who learns.
    pub seat: Seat,
    pub given: Vec<&'static str>,
    pub steps: Vec<Step>,
}

/// One thing at a time.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Step {
    pub kind: Kind,
    /// Where in the file it stands.
    pub line: usize,
    /// What is said; only a bot's move can go without.
    pub says: Option<Texts>,
    /// What is pointed at.
    pub at: Vec<Target>,
    pub rule: Option<&'static str>,
    /// The answer to another press.
    pub not: Option<Texts>,
}

/// What a step waits for.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Kind {
    /// Somebody has read it.
    #[default]
    Say,
    /// This seat makes one of these moves.
    Move(Seat, Vec<&'static str>),
    /// Anything goes until this is a fact; without one, until the end.
    Freely(Option<&'static str>),
}

/// Something on the page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Target {
    Id(&'static str),
    Card(&'static str),
    Move(&'static str),
    Class(&'static str),
    /// What opens the sheet with this id.
    Opens(&'static str),
}

impl Lesson {
    /// What somebody reads in this language.
    pub fn text(texts: &Texts, lang: &str) -> &'static str {
        texts[usize::from(lang != LANGUAGES[0])]
    }

    /// The position as one line, as a record keeps it.
    pub fn stage(&self) -> String {
        self.given.join(", ")
    }
}

/// Reads a file of lessons. Lines starting with `//` are remarks.
pub fn read(text: &'static str) -> Result<Vec<Lesson>, String> {
    let mut lessons: Vec<Draft> = Vec::new();
    for (index, line) in text.lines().map(str::trim).enumerate() {
        if line.is_empty() || line.starts_with("//") {
            continue;
        }
        let (first, rest) = line.split_once(' ').unwrap_or((line, ""));
        let read = if first == "#" {
            lessons.push(Draft { name: rest, ..Draft::default() });
            Ok(())
        } else {
            lessons
                .last_mut()
                .ok_or("no lesson yet".to_owned())
                .and_then(|draft| draft.line(first, rest, index + 1))
        };
        read.map_err(|wrong| format!("line {}, \"{line}\": {wrong}", index + 1))?;
    }
    lessons.into_iter().map(Draft::finish).collect()
}

/// What is written in each language so far.
type Written = [Option<&'static str>; 2];

/// A lesson while it is read.
#[derive(Default)]
struct Draft {
    name: &'static str,
    title: Written,
    about: Written,
    seat: Option<Seat>,
    given: Vec<&'static str>,
    steps: Vec<(Step, Written, Written)>,
}

impl Draft {
    fn line(&mut self, first: &str, rest: &'static str, number: usize) -> Result<(), String> {
        let step =
            |kind| (Step { kind, line: number, ..Step::default() }, Written::default(), Written::default());
        match first {
            "title" => return in_language(&mut self.title, rest),
            "about" => return in_language(&mut self.about, rest),
            "seat" => self.seat = Some(rest.parse().map_err(|()| "not a seat")?),
            "given" => self.given.push(rest),
            "say" => self.steps.push(step(Kind::Say)),
            "freely" => {
                let until = (!rest.is_empty()).then(|| rest.strip_prefix("until ").ok_or("until what?"));
                self.steps.push(step(Kind::Freely(until.transpose()?)));
            }
            seat if seat.parse::<Seat>().is_ok() => {
                let moves = rest.split('|').map(str::trim).collect();
                self.steps.push(step(Kind::Move(seat.parse().map_err(|()| "not a seat")?, moves)));
            }
            _ => {
                let (step, says, not) = self.steps.last_mut().ok_or("no step yet")?;
                match first {
                    "at" => step.at.push(target(rest)?),
                    "rule" => step.rule = Some(rest),
                    "not" => return in_language(not, rest),
                    lang => return write(says, lang, rest),
                }
            }
        }
        Ok(())
    }

    fn finish(self) -> Result<Lesson, String> {
        let seat = self.seat.ok_or_else(|| format!("{}: nobody learns", self.name))?;
        let mut steps = Vec::new();
        for (mut step, says, not) in self.steps {
            let line = step.line;
            let wrong = |wrong: String| format!("{}, line {line}: {wrong}", self.name);
            step.says = both(says).map_err(wrong)?;
            step.not = both(not).map_err(wrong)?;
            if step.says.is_none() && !matches!(step.kind, Kind::Move(by, _) if by != seat) {
                return Err(wrong("nothing is said".to_owned()));
            }
            steps.push(step);
        }
        let named = |texts| both(texts)?.ok_or("it has no title, or nothing about it".to_owned());
        let (title, about) = (named(self.title)?, named(self.about)?);
        Ok(Lesson { name: self.name, title, about, seat, given: self.given, steps })
    }
}

fn in_language(texts: &mut Written, rest: &'static str) -> Result<(), String> {
    let (lang, text) = rest.split_once(' ').ok_or("no language")?;
    write(texts, lang, text)
}

fn write(texts: &mut Written, lang: &str, text: &'static str) -> Result<(), String> {
    let place = LANGUAGES.iter().position(|known| *known == lang).ok_or("not understood")?;
    if texts[place].replace(text).is_some() { Err("said twice".to_owned()) } else { Ok(()) }
}

/// What is said in one language is said in the other.
fn both(texts: Written) -> Result<Option<Texts>, String> {
    match texts {
        [Some(es), Some(en)] => Ok(Some([es, en])),
        [None, None] => Ok(None),
        _ => Err("a language is missing".to_owned()),
    }
}

fn target(rest: &'static str) -> Result<Target, String> {
    if let Some(id) = rest.strip_prefix('#') {
        return Ok(Target::Id(id));
    }
    if let Some(class) = rest.strip_prefix('.') {
        return Ok(Target::Class(class));
    }
    match rest.split_once(' ') {
        Some(("card", id)) => Ok(Target::Card(id)),
        Some(("move", mv)) => Ok(Target::Move(mv)),
        Some(("opens", id)) => Ok(Target::Opens(id)),
        _ => Err("points at nothing".to_owned()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const WHOLE: &str = "# first\ntitle en One\ntitle es Uno\nabout en A\nabout es B\nseat S0\ngiven mode duel\n\
        say\nat #hand\nrule GRI-1.1\nen Look.\nes Mira.\nS0 go | stay\nen Go.\nes Ve.\nnot en No.\nnot es Así no.\n\
        S1 go\nfreely until round 2\nen Free.\nes Libre.\n";

    #[test]
    fn a_lesson_is_read_step_by_step() {
        let [lesson] = &read(WHOLE).unwrap()[..] else { panic!("one lesson") };
        assert_eq!(
            (lesson.name, lesson.title, lesson.stage().as_str()),
            ("first", ["Uno", "One"], "mode duel")
        );
        let kinds: Vec<&Kind> = lesson.steps.iter().map(|step| &step.kind).collect();
        let go = Kind::Move(Seat(0), vec!["go", "stay"]);
        let they = Kind::Move(Seat(1), vec!["go"]);
        assert_eq!(kinds, [&Kind::Say, &go, &they, &Kind::Freely(Some("round 2"))]);
        assert_eq!((lesson.steps[0].at[0], lesson.steps[0].rule), (Target::Id("hand"), Some("GRI-1.1")));
        assert_eq!((lesson.steps[1].not, lesson.steps[2].says), (Some(["Así no.", "No."]), None));
    }

    #[test]
    fn what_is_not_said_in_every_language_is_no_lesson() {
        for missing in ["es Mira.\n", "en Go.\nes Ve.\n", "not es Así no.\n", "title es Uno\n", "seat S0\n"]
        {
            let cut: &'static str = Box::leak(WHOLE.replace(missing, "").into_boxed_str());
            assert!(read(cut).is_err(), "without {missing}");
        }
        assert!(read("say\n").is_err() && read("# a\nfrobnicate\n").is_err());
    }
}
