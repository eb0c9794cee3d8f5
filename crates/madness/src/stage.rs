//! Reads a position: the `given` lines of a scenario.
//!
//! Without a word the table is in the Action Phase of S0, turn 1, two players with six cards each and no Curse on
//! the board: everything not said is as plain as possible.

use std::str::FromStr;

use table::{Events, Game, Seat, Seed, Settings};

use crate::cards::curses::CurseSet;
use crate::cards::{Card, Cards, Curse, Element, Kind, Magician, Monster, Page, Spell, SpellSet};
use crate::frames::Frame;
use crate::options::Casting;
use crate::player::UNTIL_MONSTER;
use crate::state::{CursePile, Shelf, Slot, State};
use crate::{Madness, Options, setup};

const USUAL_CAST: [Magician; 5] =
    [Magician::Gale, Magician::Nerea, Magician::Ember, Magician::Rowan, Magician::Flora];

/// A set-up, and what is different from the usual position.
pub struct Position<'a> {
    seats: u8,
    settings: Settings,
    cast: Vec<Magician>,
    seed: u64,
    /// From the box, with the Magicians chosen or to be chosen.
    from_box: bool,
    clauses: Vec<Vec<&'a str>>,
}

fn read<T: FromStr>(word: &str) -> Result<T, String> {
    word.parse().map_err(|_| format!("\"{word}\" is not understood"))
}

/// Cards as `fire-1 madness*3`, or `nothing`.
pub fn cards(words: &[&str]) -> Result<Cards, String> {
    let mut heap = Cards::NONE;
    for word in words.iter().filter(|word| **word != "nothing") {
        let (name, count) = word.split_once('*').unwrap_or((word, "1"));
        heap.add_many(read(name)?, read(count)?);
    }
    Ok(heap)
}

pub fn spells(words: &[&str]) -> Result<SpellSet, String> {
    words.iter().filter(|word| **word != "nothing").map(|word| read::<Spell>(word)).collect()
}

/// A pile's name: an Element, or `multi`.
pub fn kind(word: &str) -> Result<Kind, String> {
    if word == "multi" { Ok(Kind::Multi) } else { read(word).map(Kind::Linked) }
}

impl<'a> Position<'a> {
    pub fn read(given: &[&'a str]) -> Result<Position<'a>, String> {
        let mut position = Position {
            seats: 2,
            settings: Settings::default(),
            cast: Vec::new(),
            seed: 1,
            from_box: false,
            clauses: Vec::new(),
        };
        for clause in given.iter().flat_map(|line| line.split(',')) {
            let words: Vec<&str> = clause.split_whitespace().collect();
            match words[..] {
                ["players", count] => position.seats = read(count)?,
                [key @ ("difficulty" | "mode" | "edition" | "first_player" | "open_hands"), value] => {
                    position.settings.set(key, value);
                }
                ["magicians", "random"] => position.settings.set("magicians", "random"),
                ["magicians", ref names @ ..] => {
                    position.cast = names.iter().map(|name| read(name)).collect::<Result<_, _>>()?;
                }
                ["seed", seed] => position.seed = read(seed)?,
                ["from", "the", "box"] => position.from_box = true,
                _ => position.clauses.push(words),
            }
        }
        Ok(position)
    }

    /// The set-up, or the rule that refuses it.
    pub fn options(&self) -> Result<Options, &'static str> {
        let mut settings = self.settings.clone();
        if self.from_box && !self.cast.is_empty() {
            let names: Vec<&str> = self.cast.iter().map(|magician| magician.name()).collect();
            settings.set("magicians", &names.join(","));
        }
        let mut options = Madness::set_up(self.seats, &settings).map_err(|refusal| refusal.rule)?;
        if !self.from_box {
            let mut cast = USUAL_CAST;
            cast.iter_mut().zip(&self.cast).for_each(|(usual, wanted)| *usual = *wanted);
            options.casting = Casting::Given(cast);
        }
        Ok(options)
    }

    pub fn place(&self) -> Result<State, String> {
        let options = self.options()?;
        if self.from_box {
            let state = setup::deal(options, Seed::Fast(self.seed), &mut Events::silent());
            return Ok(state);
        }
        let mut state = usual(options, Seed::Fast(self.seed));
        for words in &self.clauses {
            clause(&mut state, words).map_err(|wrong| format!("given {}: {wrong}", words.join(" ")))?;
        }
        if state.turn == 0 {
            state.turn = 5 * (state.round - 1) + state.space;
        }
        Ok(state)
    }
}

/// The position when nothing is said.
fn usual(options: Options, seed: Seed) -> State {
    let mut state = setup::blank(options, seed);
    let Casting::Given(cast) = options.casting else { return state };
    let hand = ["water-1*2", "earth-1*2", "fire-1", "air-1"];
    for (seat, magician) in state.seats().zip(cast) {
        let player = state.player_mut(seat);
        player.magician = Some(magician);
        player.spells = Spell::basic();
        player.hand = cards(&hand).unwrap_or_default();
        player.deck.add_many(Card::new(Element::Earth, 1), 6);
    }
    state.monster = Some(Monster::GhostLibrarian);
    state.page = Some(Page::P07);
    state.pages &= !(1 << Page::P07.index());
    state.space = 1;
    state.frames.push(Frame::Recuperate);
    state.frames.push(Frame::Menu);
    state
}

fn clause(state: &mut State, words: &[&str]) -> Result<(), String> {
    match *words {
        ["active", seat] => state.active = read(seat)?,
        ["turn", turn] => state.turn = read(turn)?,
        ["round", round] => state.round = read(round)?,
        ["space", space] => state.space = read(space)?,
        ["monster", monster] => state.monster = Some(read(monster)?),
        ["page", page] => {
            let page: Page = read(page)?;
            state.page = Some(page);
            state.pages &= !(1 << page.index());
        }
        ["unopened", ref pages @ ..] => {
            state.pages = 0;
            for page in pages {
                state.pages |= 1 << read::<Page>(page)?.index();
            }
        }
        ["book", "closed"] => {
            (state.monster, state.page, state.space) = (None, None, 0);
            state.pages = (1 << Page::INSIDE) - 1;
        }
        ["stack", count] => state.madness = read(count)?,
        ["destroyed", ref heap @ ..] => state.destroyed = cards(heap)?,
        ["table", card, count] => set_table(state, read(card)?, read(count)?),
        ["library", element, ref names @ ..] => set_library(state, read(element)?, names)?,
        ["pile", name, ref curses @ ..] => {
            let mut pile = CursePile::new(CurseSet::NONE);
            for curse in curses {
                pile.put_under(read(curse)?);
            }
            state.piles[kind(name)?.index()] = pile;
        }
        ["tokens", "left", element, count] => state.tokens[read::<Element>(element)?.index()] = read(count)?,
        ["ability", "used"] => state.ability_used = true,
        [slot, ref rest @ ..] if slot.parse::<Slot>().is_ok() => set_spot(state, read(slot)?, rest)?,
        [seat, ref rest @ ..] => set_player(state, read(seat)?, rest)?,
        [] => {}
    }
    Ok(())
}

fn set_table(state: &mut State, card: Card, count: u8) {
    while state.table.remove(card) {}
    state.table.add_many(card, count);
}

/// The face-up Spell, then those that will follow it.
fn set_library(state: &mut State, element: Element, names: &[&str]) -> Result<(), String> {
    let following = spells(names)?;
    let top = names.first().filter(|name| **name != "nothing").map(|name| read::<Spell>(name)).transpose()?;
    state.library[element.index()] = Shelf { top, left: top.map_or(0, |top| 4 - top.level()) };
    state.unseen = state.unseen.minus(state.unseen.of(Some(element))).or(following);
    top.into_iter().for_each(|top| state.unseen.remove(top));
    Ok(())
}

fn set_spot(state: &mut State, slot: Slot, words: &[&str]) -> Result<(), String> {
    let (turn, spot) = (state.turn.max(state.space), state.spot_mut(slot));
    match *words {
        ["neutralized"] => spot.asleep = turn,
        ["over", "madness"] => spot.madness += 1,
        ["token", element] => {
            let element: Element = read(element)?;
            spot.tokens[element.index()] += 1;
            state.tokens[element.index()] -= 1;
        }
        [curse] => {
            let curse: Curse = read(curse)?;
            spot.curse = Some(curse);
            state.piles[curse.kind().index()].unseen.remove(curse);
        }
        _ => return Err("what about that slot?".to_owned()),
    }
    Ok(())
}

fn set_player(state: &mut State, seat: Seat, words: &[&str]) -> Result<(), String> {
    if seat.0 >= state.options.seats {
        return Err(format!("nobody sits at {seat}"));
    }
    let player = state.player_mut(seat);
    match *words {
        ["hand", ref heap @ ..] => player.hand = cards(heap)?,
        ["deck", ref heap @ ..] => player.deck = cards(heap)?,
        ["discard", ref heap @ ..] => player.discard = cards(heap)?,
        ["support", ref heap @ ..] => player.support = cards(heap)?,
        ["on-deck", ref names @ ..] => {
            for name in names.iter().rev() {
                player.on_deck(read(name)?, true);
            }
        }
        ["spells", ref names @ ..] => player.spells = spells(names)?,
        ["exhausted", ref names @ ..] => player.exhausted = spells(names)?,
        ["neutralized", spell] => player.silenced[UNTIL_MONSTER].insert(read(spell)?),
        ["neutralized", spell, "by", slot] => {
            player.silenced[read::<Slot>(slot)?.index()].insert(read(spell)?);
        }
        ["eliminated"] => {
            player.in_play = false;
            (player.hand, player.deck, player.spells) = (Cards::NONE, Cards::NONE, SpellSet::NONE);
        }
        _ => return Err("what about that player?".to_owned()),
    }
    Ok(())
}
