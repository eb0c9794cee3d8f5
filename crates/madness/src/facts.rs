//! How is what a story expects read, where it is more than one place of the state? The table is in `fields.rs`.

use std::fmt;

use table::scenario::{Evidence, Found, Said, one};
use table::{Game, Seat, Viewer};

use crate::cards::{Card, Element, Spell};
use crate::state::Slot;
use crate::view::{self, Heap, SpellView, Until, View};
use crate::{Event, Madness};

type Stage<'a> = Evidence<'a, Madness>;
type Reading = Result<Found, String>;

/// Cards of which only some are known, the top first: so many backs, those, and so many backs.
pub fn faces(known: impl Iterator<Item = String>, above: usize, below: usize) -> Found {
    let backs = |count| std::iter::repeat_n("?".to_owned(), count);
    Found::row(backs(above).chain(known).chain(backs(below)))
}

/// So many of each Element.
pub fn elements(amounts: [u8; 4]) -> Found {
    let many = |(element, amount): (&Element, u8)| std::iter::repeat_n(*element, amount.into());
    Found::heap(Element::ALL.iter().zip(amounts).flat_map(many))
}

/// Who went through a text, in order.
pub fn reached(scene: &Stage, said: &Said) -> Reading {
    let (name, seats) = said.rest.split_first().ok_or("which text?")?;
    let name = name.replace('-', "");
    let reached = scene.past.iter().filter_map(|event| match event {
        Event::Reaches { seat, cause } => {
            format!("{cause:?}").to_lowercase().contains(&name).then(|| seat.to_string())
        }
        _ => None,
    });
    let reached: Vec<String> = reached.collect();
    Ok(Found::so(reached == seats, reached.join(" ")))
}

/// The multi-element Curses of the six rounds, as the board shows them.
pub fn round_track(scene: &Stage, _: &Said) -> Reading {
    Ok(Found::row(view::open(scene.state).round_track))
}

pub fn next_curses(scene: &Stage, _: &Said) -> Reading {
    let shown = view::open(scene.state).book.and_then(|book| book.next_curses);
    Ok(Found::row(shown.into_iter().flatten()))
}

/// `3 for S1`, `0 escapes`, `0 vanquished`, `2 fire-grip strikes`, `2 fire-grip sleeps`.
pub fn coming(scene: &Stage, said: &Said) -> Reading {
    let forecast = view::open(scene.state).forecast;
    let (space, words) = said.rest.split_first().ok_or("on which space?")?;
    let space: u8 = one(space)?;
    let coming = forecast.iter().find(|coming| coming.space == space).ok_or("not in this round")?;
    Ok(match *words {
        ["for", seat] => Found::so(seat == format!("S{}", coming.seat), format!("S{}", coming.seat)),
        ["escapes"] => Found::so(coming.escapes, "vanquished"),
        ["vanquished"] => Found::so(!coming.escapes, "escapes"),
        [curse, answer @ ("strikes" | "sleeps")] => {
            let there = coming.curses.iter().find(|(_, it, _)| it.name() == curse);
            Found::so(there.is_some_and(|(_, _, strikes)| *strikes == (answer == "strikes")), "otherwise")
        }
        _ => return Err("what about that space?".to_owned()),
    })
}

/// What one seat's view shows of another player: `S1 hand 6 backs`, `S1 on-deck back fire-1`, `S1 deck 5`, `S1 marked fire-1`,
/// `S1 growth exhausted`, `S1 ability used`; of the question: `asked Cards most 2`, its words in order; and how many Curses
/// each pile has: `piles 9 9 8 9 12`.
pub fn sees(scene: &Stage, said: &Said) -> Reading {
    let view = Madness::view(scene.state, Viewer::Seat(said.subject()?));
    let (owner, place, rest) = match said.rest[..] {
        ["piles", ref counts @ ..] => {
            let shown = words(view.open.piles.iter().map(u8::to_string));
            return Ok(Found::so(shown == counts.join(" "), shown));
        }
        ["asked", ref wanted @ ..] => return Ok(asked(&view, wanted)),
        [owner, place, ref rest @ ..] => (owner, place, rest),
        _ => return Err("sees what?".to_owned()),
    };
    let player = view.own.players.get(one::<Seat>(owner)?.index()).ok_or("nobody sits there")?;
    let shown = match place {
        "hand" => Shown(&player.hand).to_string(),
        "discard" => Shown(&player.discard).to_string(),
        "deck" => player.deck.to_string(),
        "on-deck" => {
            let known = player.known_top.iter();
            words(known.map(|card| card.map_or("back".to_owned(), |card| card.to_string())))
        }
        "marked" => words(player.marked.iter().map(Card::to_string)),
        "ability" => if player.ability_used { "used" } else { "fresh" }.to_owned(),
        name => {
            let wanted: Spell = one(name)?;
            let spell = player.spells.iter().find(|it| it.spell == wanted).ok_or("no such Spell there")?;
            condition(spell)
        }
    };
    Ok(Found::so(shown == rest.join(" "), shown))
}

/// Whether the question as it is shown has these words, in this order.
fn asked(view: &View, wanted: &[&str]) -> Found {
    let shown = view.own.asked.as_ref().map_or("nothing".to_owned(), |asked| format!("{:?}", asked.ask));
    let mut words = shown.split(|letter: char| !letter.is_alphanumeric());
    Found::so(wanted.iter().all(|wanted| words.any(|word| word == *wanted)), &shown)
}

/// `ready`, `exhausted resolving`, `ready until 3L`: how a Spell lies there.
fn condition(spell: &SpellView) -> String {
    let tired = if spell.exhausted { "exhausted" } else { "ready" };
    let resolving = if spell.resolving { " resolving" } else { "" };
    let until = match spell.neutralized {
        Some(Until::CurseLeaves(slot)) => format!(" until {slot}"),
        Some(Until::NextMonster) => " until monster".to_owned(),
        None => String::new(),
    };
    format!("{tired}{resolving}{until}")
}

/// Whether the board says of a Curse that its space has been passed.
pub fn passed(scene: &Stage, said: &Said) -> Reading {
    let slot: Slot = said.subject()?;
    let board = view::open(scene.state).board;
    let curse = board.iter().find(|curse| curse.slot == slot).ok_or("no Curse lies there")?;
    Ok(Found::so(curse.passed, "still to come"))
}

struct Shown<'a>(&'a Heap);

impl fmt::Display for Shown<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            Heap::Faces(faces) => f.write_str(&words(faces.iter().map(Card::to_string))),
            Heap::Backs { count, top: Some(top) } => write!(f, "{count} backs under {top}"),
            Heap::Backs { count, top: None } => write!(f, "{count} backs"),
        }
    }
}

fn words(words: impl Iterator<Item = String>) -> String {
    words.collect::<Vec<_>>().join(" ")
}
