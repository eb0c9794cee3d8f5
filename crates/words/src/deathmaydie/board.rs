//! How does the table of Death May Die look as plain text, for a terminal or a screen reader? The threat, the investigators, and
//! the map space by space, with the way from each to the next.

use std::fmt::Write;

use deathmaydie::content::{
    Counter, Enemy, Gate, HEALTH, SANITY_SKULL, STRESS_MAX, SYMBOLS_TO_ADVANCE, Space, THRESHOLDS, TRACK_LEN,
};
use deathmaydie::foretell::forecast;
use deathmaydie::ids::Face;
use deathmaydie::state::Phase;
use deathmaydie::view::{FoeView, Open, SheetView, TokenView};

use super::board_words::{self, BoardWords};
use super::chances::chances;
use super::{card_words as on, claims, en, es, foretold, naming};
use crate::lang::{Lang, spoken};
use crate::sentence::Sentence;
use crate::speak::Names;

/// Where the game is, in a few words.
pub fn progress(lang: Lang, view: &Open) -> Sentence {
    spoken!(lang, board_words::progress(view))
}

/// The position, line by line.
pub fn board(lang: Lang, names: &Names, view: &Open) -> String {
    let writer = Writer { lang, words: board_words::of(lang), names, view };
    let mut text = String::new();
    writer.threat(&mut text);
    writer.people().for_each(|sheet| writer.sheet(&mut text, sheet));
    view.episode.spaces().for_each(|space| writer.space(&mut text, space));
    writer.to_come(&mut text);
    writer.roll(&mut text);
    text
}

struct Writer<'a> {
    lang: Lang,
    words: &'static BoardWords,
    names: &'a Names,
    view: &'a Open,
}

impl Writer<'_> {
    fn threat(&self, text: &mut String) {
        let (words, view) = (self.words, self.view);
        let episode = on::episode(self.lang, view.episode);
        let elder = on::elder(self.lang, view.elder).name;
        let stage = naming::stage_number(self.lang, view.stage);
        let _ = writeln!(text, "{}. {elder}, {stage}. {}", episode.name, self.turn());
        let _ = writeln!(
            text,
            "{} {}/{TRACK_LEN}, {} {}/{SYMBOLS_TO_ADVANCE}; {} {}, {} {}.",
            words.track,
            view.track,
            words.symbols,
            view.symbols,
            words.mythos,
            view.mythos_deck,
            words.discovery,
            view.discovery_deck
        );
        let ritual = if view.disrupted { words.ritual_broken } else { words.ritual_stands };
        let disrupt = if view.disrupted { "" } else { episode.disrupted };
        let _ = writeln!(text, "{}", format!("{} {ritual} {disrupt}", words.ritual).trim_end());
        self.episode(text);
        for stage in view.revealed() {
            let number = naming::stage_number(self.lang, stage.row().number);
            let _ = writeln!(text, "{number}: {}", on::stage(self.lang, stage).text);
        }
        view.counters.iter().for_each(|(counter, now)| self.counter(text, *counter, *now));
        self.reserve(text);
    }

    /// `Turn 3: Mike, 2 actions left.`
    fn turn(&self) -> String {
        let (words, view) = (self.words, self.view);
        match view.active {
            Some(who) => {
                let who = on::investigator(self.lang, who).name;
                format!("{} {}: {who}, {} {}.", words.turn, view.turn, words.actions, view.actions_left)
            }
            None => format!("{} {}.", words.turn, view.turn),
        }
    }

    /// Its actions, its rules, and what an advance brings.
    fn episode(&self, text: &mut String) {
        let episode = self.view.episode;
        for action in episode.actions() {
            let words = on::action(self.lang, action);
            let _ = writeln!(text, "{}: {}", words.name, words.text);
        }
        for rule in episode.rules(self.view.rules) {
            let _ = writeln!(text, "{}", on::rule(self.lang, rule).text);
        }
        let _ = writeln!(text, "{}: {}", self.words.advance, on::episode(self.lang, episode).advance);
    }

    fn counter(&self, text: &mut String, counter: Counter, now: i8) {
        let _ = writeln!(text, "{}: {now}", on::counter(self.lang, counter).name);
    }

    fn reserve(&self, text: &mut String) {
        let left = self.view.reserve.iter().filter(|(_, count)| *count > 0);
        let left = left.map(|(kind, count)| {
            let words = on::enemy(self.lang, Enemy::of(*kind, self.view.elder));
            format!("{} {count}", words.short)
        });
        let _ = writeln!(text, "{}: {}.", self.words.reserve, left.collect::<Vec<_>>().join(", "));
    }

    /// How this turn will end, as far as it can be known.
    fn to_come(&self, text: &mut String) {
        let Some(forecast) = forecast(self.view) else { return };
        let told: Vec<String> =
            foretold::sentences(self.lang, &forecast).iter().map(ToString::to_string).collect();
        let _ = writeln!(text, "{}: {}", self.words.to_come, told.join(" "));
    }

    /// `Kill it: 48% as it lies, 71% with 1 Stress.`
    fn roll(&self, text: &mut String) {
        for (goal, steps) in chances(self.lang, self.view) {
            let steps: Vec<String> = steps.iter().map(|(percent, how)| format!("{percent} {how}")).collect();
            let _ = writeln!(text, "{goal}: {}.", steps.join(", "));
        }
    }

    /// Nobody before everybody has chosen whom to play.
    fn people(&self) -> impl Iterator<Item = &SheetView> {
        self.view.investigators.iter().filter(|_| self.view.phase != Phase::SetUp)
    }

    /// `Mike (Ana): Town Square, Stress 1/4, …`.
    fn sheet(&self, text: &mut String, sheet: &SheetView) {
        let words = self.words;
        let (who, seat) = (on::investigator(self.lang, sheet.who), self.names.of(sheet.seat));
        if !sheet.alive {
            let _ = writeln!(text, "{} ({seat}): {}", who.name, words.eliminated);
            return;
        }
        let mut facts = vec![on::space(self.lang, sheet.space).name.to_owned()];
        facts.push(self.track(words.stress, sheet.stress, STRESS_MAX, sheet.fatigue[0]));
        facts.push(self.track(words.wounds, sheet.wounds, HEALTH, sheet.fatigue[1]));
        facts.push(self.sanity(sheet));
        facts.extend((sheet.fire > 0).then(|| format!("{} {}", words.fire, sheet.fire)));
        facts.extend((sheet.dice > 0).then(|| format!("{} {}", words.dice, sheet.dice)));
        facts.push(format!("{} {}", who.skill, sheet.signature));
        facts.extend(
            sheet
                .skills
                .iter()
                .map(|(skill, level)| format!("{} {level}", on::skill(self.lang, *skill).name)),
        );
        facts.extend(self.held(sheet));
        let _ = writeln!(text, "{} ({seat}): {}", who.name, facts.join(", "));
    }

    fn track(&self, name: &str, at: u8, last: u8, fatigue: u8) -> String {
        match fatigue {
            0 => format!("{name} {at}/{last}"),
            _ => format!("{name} {at}/{last} ({} {fatigue})", self.words.fatigue),
        }
    }

    fn sanity(&self, sheet: &SheetView) -> String {
        let words = self.words;
        let next = THRESHOLDS.iter().find(|threshold| **threshold > sheet.sanity);
        let insanity = sheet.insanity.map_or("", |it| on::insanity(self.lang, it).name);
        match next {
            Some(next) => {
                format!(
                    "{} {}/{SANITY_SKULL} ({insanity} {} {next})",
                    words.sanity, sheet.sanity, words.strikes
                )
            }
            None => format!("{} {}/{SANITY_SKULL} ({insanity})", words.sanity, sheet.sanity),
        }
    }

    /// Cards, Relics and tokens somebody holds.
    fn held(&self, sheet: &SheetView) -> Option<String> {
        let cards = sheet.cards.iter().map(|it| claims::side(self.lang, it.card, it.side).to_owned());
        let relics =
            sheet.relics.iter().map(|(it, new)| naming::relic(self.lang, *it, *new).text().to_owned());
        let tokens = self.view.tokens.iter().filter(|it| it.holder == Some(sheet.who));
        let all: Vec<String> = cards.chain(relics).chain(tokens.map(|it| self.token(it))).collect();
        (!all.is_empty()).then(|| format!("{}: {}", self.words.holds, all.join("; ")))
    }

    /// `Town Square (start space): Mike, Ghast 2 0/3; leads to Pub, Courthouse`.
    fn space(&self, text: &mut String, space: Space) {
        let view = self.view;
        let mut here: Vec<String> = Vec::new();
        let people = self.people().filter(|sheet| sheet.alive && sheet.space == space);
        here.extend(people.map(|sheet| on::investigator(self.lang, sheet.who).name.to_owned()));
        here.extend(view.foes.iter().filter(|foe| foe.space == space).map(|foe| self.foe(foe)));
        let tokens = view.tokens.iter().filter(|it| it.spaces.contains(&Some(space)));
        here.extend(tokens.map(|it| self.token_at(it, space)));
        let fire = view.fire.iter().find(|(at, _)| *at == space);
        here.extend(fire.map(|(_, count)| format!("{} {count}", self.words.fire)));
        let ways: Vec<&str> = self.ways(space).map(|to| on::space(self.lang, to).name).collect();
        let here = if here.is_empty() { self.words.nobody.to_owned() } else { here.join(", ") };
        // Behind Locks there may be no way at all.
        let ways =
            if ways.is_empty() { String::new() } else { format!("; {} {}", self.words.to, ways.join(", ")) };
        let (mark, name) = (self.mark(space), on::space(self.lang, space).name);
        let _ = writeln!(text, "  {name}{mark}: {here}{ways}");
    }

    /// Where one can go from here; the view tells each passage once.
    fn ways(&self, space: Space) -> impl Iterator<Item = Space> {
        self.view.passages.iter().filter_map(move |(one, other)| match space {
            it if it == *one => Some(*other),
            it if it == *other => Some(*one),
            _ => None,
        })
    }

    /// Whether a Gate or the start is there.
    fn mark(&self, space: Space) -> String {
        let row = self.view.episode.row();
        let gates = Gate::ALL.into_iter().zip(row.gates).filter(|(_, at)| *at == space);
        let mut marks: Vec<&str> = gates.map(|(gate, _)| on::gate(self.lang, gate).name).collect();
        marks.extend((row.start == space).then_some(self.words.start));
        if marks.is_empty() { String::new() } else { format!(" ({})", marks.join(", ")) }
    }

    fn foe(&self, foe: &FoeView) -> String {
        let name = match foe.name.parse() {
            Ok(it) if foe.kind.is_some() => naming::foe(self.lang, it).text().to_owned(),
            _ => on::elder(self.lang, self.view.elder).name.to_owned(),
        };
        let cosmic = if foe.cosmic { format!(" {}", self.words.cosmic) } else { String::new() };
        format!("{name}{cosmic} {}/{}", foe.wounds, foe.health)
    }

    fn token(&self, it: &TokenView) -> String {
        let name = on::token(self.lang, it.token).name;
        match (it.value, it.face) {
            (Some(value), _) => format!("{name} {} ({})", it.number, on::value(self.lang, value).name),
            (None, Face::Up) => format!("{name} {}", it.number),
            (None, face) => format!("{name} {} ({})", it.number, on::face(self.lang, face).name),
        }
    }

    /// A token between two spaces says where the other one is.
    fn token_at(&self, it: &TokenView, space: Space) -> String {
        let other = it.spaces.into_iter().flatten().find(|at| *at != space);
        match other {
            Some(other) => {
                format!("{} {} {}", self.token(it), self.words.passage, on::space(self.lang, other).name)
            }
            None => self.token(it),
        }
    }
}
