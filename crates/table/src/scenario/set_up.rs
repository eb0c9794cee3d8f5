//! The words every game shares for how its table is set up: seats, options, the seed, scripted luck, a game from the box.

use super::fields::{self, one};
use super::{Evidence, Staged};
use crate::chance::Seed;
use crate::events::Events;
use crate::game::Game;
use crate::script::Script;
use crate::settings::Settings;

/// How the table is set up, before anything is said about what lies on it.
pub struct SetUp {
    seats: Option<u8>,
    settings: Settings,
    from_the_box: bool,
    script: Script,
}

/// A position with what chance will say in it.
pub(super) struct Stage<G: Game> {
    pub state: G::State,
    /// What happened on the way from the box.
    pub past: Vec<G::Event>,
    pub script: &'static Script,
}

impl SetUp {
    /// How the table in these `given` lines is set up: how many sit there, the options, the seed.
    pub fn of<G: Staged>(given: &[&str]) -> Result<(u8, Settings, Seed), String> {
        let (set_up, _) = SetUp::read::<G>(given)?;
        if !set_up.script.is_empty() {
            return Err(
                "luck that is written down comes only once, and a table is played again and again".to_owned()
            );
        }
        let options = set_up.options::<G>().map_err(|rule| format!("this set-up is refused by {rule}"))?;
        Ok((G::seats(&options), set_up.settings, Seed::Fast(set_up.script.seed)))
    }

    /// Reads the clauses that are about the set-up; the others are about the position.
    fn read<'a, G: Staged>(given: &[&'a str]) -> Result<(SetUp, Vec<&'a str>), String> {
        let mut set_up =
            SetUp { seats: None, settings: Settings::default(), from_the_box: false, script: Script::new(1) };
        let clauses = given.iter().flat_map(|line| line.split(", ")).map(str::trim);
        let mut others = Vec::new();
        for clause in clauses {
            let long = G::SHORT.iter().find(|(short, _)| *short == clause).map_or(clause, |(_, long)| long);
            if !set_up.clause::<G>(long).map_err(|wrong| format!("given {clause}: {wrong}"))? {
                others.push(clause);
            }
        }
        Ok((set_up, others))
    }

    /// Whether the clause was about the set-up.
    fn clause<G: Staged>(&mut self, clause: &str) -> Result<bool, String> {
        let luck = G::LUCK.iter().find_map(|(words, purpose)| {
            Some((*purpose, clause.strip_prefix(words)?.strip_prefix(' ')?.split_whitespace()))
        });
        if let Some((purpose, words)) = luck {
            self.script.add(purpose, &words.collect::<Vec<_>>());
            return Ok(true);
        }
        match clause.split_whitespace().collect::<Vec<_>>()[..] {
            ["seats", count] => self.seats = Some(one(count)?),
            ["seed", seed] => self.script.seed = one(seed)?,
            ["from", "the", "box"] => self.from_the_box = true,
            [key, value] if G::options().iter().any(|row| row.key == key) => self.settings.set(key, value),
            _ => return Ok(false),
        }
        Ok(true)
    }

    /// The options, or the rule that refuses them.
    pub fn options<G: Staged>(&self) -> Result<G::Options, &'static str> {
        self.settings.check(G::options()).map_err(|_| G::UNKNOWN_OPTION)?;
        let seats = self.seats.or(G::SEATS).unwrap_or_else(|| G::seat_counts(&self.settings)[0]);
        G::set_up(seats, &self.settings).map_err(|refusal| refusal.rule)
    }
}

/// The rule by which the set-up in these lines is refused, if it is.
pub(super) fn refused<G: Staged>(given: &[&str]) -> Result<Option<&'static str>, String> {
    Ok(SetUp::read::<G>(given)?.0.options::<G>().err())
}

/// The position these lines describe.
pub(super) fn stage<G: Staged>(given: &[&str]) -> Result<Stage<G>, String> {
    let (set_up, clauses) = SetUp::read::<G>(given)?;
    let options = set_up.options::<G>().map_err(|rule| format!("this set-up is refused by {rule}"))?;
    let script: &'static Script = Box::leak(Box::new(set_up.script));
    let seed = if script.is_empty() { Seed::Fast(script.seed) } else { Seed::Scripted(script) };
    let mut events = Events::new();
    if set_up.from_the_box {
        if let Some(clause) = clauses.first() {
            return Err(format!("given {clause}: from the box nothing else can be given"));
        }
        let state = G::deal(&options, G::RULES, seed, &mut events);
        return Ok(Stage { state, past: events.take(), script });
    }
    let mut position = G::usual(options, seed);
    for clause in clauses {
        fields::write::<G>(&mut position, clause).map_err(|wrong| format!("given {clause}: {wrong}"))?;
    }
    Ok(Stage { state: G::place(position)?, past: Vec::new(), script })
}

/// Everything a game's stories can say, as a table for the page about scenarios. Fields that can be given and expected
/// must agree: what an example gives, it can expect.
pub fn words<G: Staged>() -> String {
    let mut page = String::from("| words | given | expected |\n| --- | --- | --- |\n");
    let row = |words: &str, given: bool, expected: bool| {
        let mark = |it: bool| if it { "✓" } else { "" };
        format!("| `{words}` | {} | {} |\n", mark(given), mark(expected))
    };
    let shorts = G::SHORT.iter().map(|(short, _)| row(short, true, false));
    let options =
        G::options().iter().map(|it| row(&format!("{} {}", it.key, it.values.join("\\|")), true, false));
    let luck = G::LUCK.iter().map(|(words, _)| row(&format!("{words} …"), true, false));
    page.extend(options.chain(shorts).chain(luck));
    page.extend(G::FIELDS.iter().map(|it| row(it.example, it.write.is_some(), it.read.is_some())));
    page
}

/// Checks that every example is understood, and that what it gives it can expect.
pub fn examples_agree<G: Staged>() -> Result<(), String> {
    for field in G::FIELDS {
        let given: &[&str] = if field.write.is_some() { &[field.example] } else { &[] };
        let stage = stage::<G>(given)?;
        if field.write.is_some() && field.read.is_some() {
            let scene = Evidence { state: &stage.state, past: &stage.past };
            for clause in field.example.split(", ") {
                fields::check::<G>(&scene, clause).map_err(|wrong| format!("{clause}: {wrong}"))?;
            }
        }
    }
    Ok(())
}
