//! Which position do the `given` lines of a scenario describe? (OBS-20.1)
//!
//! Several can share a line, with commas between them. Without a word: five players without a clock, S0 is the Grimoire,
//! S1 the Traitor; holder I01–I08, Exit I09, Pages I10 and I11, and the rest of the deck in order; no Traps. Whoever says
//! `phase doors` finds I12 I13 I09 I14 I15 I16 behind them: the Exit at Door 3.

use std::str::FromStr;

use table::{Actor, Events, Game, Seat, SeatSet, Seed, Settings};

use crate::cards::{Trap, TrapSet};
use crate::effects::Now;
use crate::options::Options;
use crate::pictures::Card;
use crate::state::{COHESION, Frame, Pile, State};
use crate::{Move, Obscurio, setup};

/// A position as it is told, before anything is filled in.
#[derive(Default)]
pub(crate) struct Position {
    settings: Settings,
    seats: Option<u8>,
    phase: Option<String>,
    /// A new game from this seed, as people get it.
    deal: Option<u64>,
    traitor: Option<Seat>,
    grimoire: Option<Seat>,
    traps: Vec<Trap>,
    bag: Option<Vec<Trap>>,
    deck: Option<Vec<Card>>,
    doors: Option<Vec<Card>>,
    discard: Vec<Card>,
    exit: Option<Card>,
    pages: Vec<Card>,
    light: Option<u8>,
    dark: Option<u8>,
    progress: Option<u8>,
    extra: u8,
    space: u8,
    turn: u8,
    exposed: Vec<Seat>,
}

type Word = fn(&mut Position, &str) -> Result<(), String>;

/// What may be given, by its first word.
const WORDS: &[(&str, Word)] = &[
    ("seats", |it, value| one(value).map(|seats| it.seats = Some(seats))),
    ("phase", |it, value| one(value).map(|phase| it.phase = Some(phase))),
    ("deal", |it, value| one(value).map(|seed| it.deal = Some(seed))),
    ("traitor", |it, value| one(value).map(|seat| it.traitor = Some(seat))),
    ("grimoire", |it, value| one(value).map(|seat| it.grimoire = Some(seat))),
    ("traps", |it, value| list(value).map(|traps| it.traps = traps)),
    ("bag", |it, value| list(value).map(|traps| it.bag = Some(traps))),
    ("deck", |it, value| list(value).map(|cards| it.deck = Some(cards))),
    ("doors", |it, value| list(value).map(|cards| it.doors = Some(cards))),
    ("discard", |it, value| list(value).map(|cards| it.discard = cards)),
    ("exit", |it, value| one(value).map(|card| it.exit = Some(card))),
    ("pages", |it, value| list(value).map(|cards| it.pages = cards)),
    ("light", |it, value| one(value).map(|count| it.light = Some(count))),
    ("dark", |it, value| one(value).map(|count| it.dark = Some(count))),
    ("progress", |it, value| one(value).map(|space| it.progress = Some(space))),
    ("extra", |it, value| one(value).map(|extra| it.extra = extra)),
    ("space", |it, value| one(value).map(|space| it.space = space)),
    ("turn", |it, value| one(value).map(|turn| it.turn = turn)),
    ("exposed", |it, value| list(value).map(|seats| it.exposed = seats)),
];

impl Position {
    pub(crate) fn read(given: &[&str]) -> Result<Position, String> {
        let mut position = Position { turn: 1, ..Position::default() };
        position.settings.set("clock", "untimed");
        for line in given.iter().flat_map(|line| line.split(", ")) {
            position.word(line).map_err(|wrong| format!("given {line}: {wrong}"))?;
        }
        Ok(position)
    }

    fn word(&mut self, line: &str) -> Result<(), String> {
        let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
        if let Some((_, read)) = WORDS.iter().find(|(known, _)| *known == word) {
            return read(self, rest);
        }
        if Obscurio::options().iter().any(|row| row.key == word) {
            self.settings.set(word, rest);
            return Ok(());
        }
        Err("nothing of that kind can be given".to_owned())
    }

    /// The set-up, or the rule that refuses it.
    pub(crate) fn options(&self) -> Result<Options, &'static str> {
        self.settings.check(Obscurio::options()).map_err(|_| "OBS-0.6")?;
        Obscurio::set_up(self.seats.unwrap_or(5), &self.settings).map_err(|refusal| refusal.rule)
    }

    pub(crate) fn place(self) -> Result<State, String> {
        let options = self.options().map_err(|rule| format!("this set-up is refused by {rule}"))?;
        if let Some(seed) = self.deal {
            return Ok(Obscurio::deal(&options, Obscurio::RULES, Seed::Fast(seed), &mut Events::silent()));
        }
        let mut state = setup::blank(options, Seed::Fast(1));
        state.grimoire = self.grimoire.or(options.grimoire).unwrap_or(Seat(0));
        setup::give_characters(&mut state);
        self.roles(&mut state)?;
        self.counts(&mut state)?;
        self.cards(&mut state)?;
        match self.phase.as_deref() {
            Some("traps") => {
                state.turn -= 1;
                state.stack.push(Frame::StartTurn);
                Now { state: &mut state, events: &mut Events::silent() }.run();
            }
            _ => self.go_on(&mut state)?,
        }
        Ok(state)
    }

    fn roles(&self, state: &mut State) -> Result<(), String> {
        state.exposed = self.exposed.iter().copied().collect();
        if state.options.has_traitor() {
            state.traitor = Some(self.traitor.unwrap_or(state.grimoire.left(state.options.seats)));
        }
        let wizards = state.wizards();
        let known = self.exposed.iter().chain(&state.traitor).all(|seat| wizards.contains(*seat));
        if known { Ok(()) } else { Err("only Wizards have Loyalty cards".to_owned()) }
    }

    fn counts(&self, state: &mut State) -> Result<(), String> {
        let (light, dark) = (self.light.unwrap_or(state.light), self.dark.unwrap_or(state.dark));
        (state.light, state.dark) = (light, dark);
        state.boxed = COHESION.checked_sub(light + dark).ok_or("there are 30 Cohesion tokens")?;
        state.progress = self.progress.unwrap_or(1);
        (state.extra_traps, state.turn) = (self.extra, self.turn);
        let traps: TrapSet = self.traps.iter().copied().collect();
        if let Some(bag) = &self.bag {
            state.bag = bag.iter().copied().collect();
        }
        state.bag = state.bag.without(traps);
        if self.phase.as_deref() != Some("traps") {
            state.traps = traps;
        }
        Ok(())
    }

    fn cards(&self, state: &mut State) -> Result<(), String> {
        let mut free: Vec<Card> = Card::ALL.to_vec();
        let fixed = self.deck.iter().flatten().chain(&self.discard).chain(&self.exit).chain(&self.pages);
        for card in fixed {
            let place = free.iter().position(|it| it == card).ok_or(format!("{card} is given twice"))?;
            free.remove(place);
        }
        let mut next = free.into_iter();
        let mut draw = || next.next().ok_or("there are not enough cards");
        if state.options.has_traitor() {
            let mut holder = [Card::ALL[0]; 8];
            for slot in &mut holder {
                *slot = draw()?;
            }
            state.holder = Some(holder);
        } else {
            // So that the rest has the same names with any number of players.
            draw().map(|_| ())?;
        }
        let drawn_later = self.phase.as_deref() == Some("traps");
        if !drawn_later {
            state.exit = Some(self.exit.map_or_else(&mut draw, Ok)?);
            let [left, right] = self.pages[..] else {
                state.pages = Some([draw()?, draw()?]);
                return self.piles(state);
            };
            state.pages = Some([left, right]);
        }
        self.piles(state)
    }

    /// Deck and discard pile: whatever is nowhere else, the given cards on top.
    fn piles(&self, state: &mut State) -> Result<(), String> {
        let mut used: Vec<Card> = state.holder.into_iter().flatten().chain(state.exit).collect();
        used.extend(state.pages.into_iter().flatten());
        let (mut top, mut under) = (self.deck.clone().unwrap_or_default(), self.discard.clone());
        let rest: Vec<Card> = Card::ALL
            .into_iter()
            .filter(|card| !used.contains(card) && !top.contains(card) && !under.contains(card))
            .collect();
        // Whoever says what is discarded says all that is left in the deck.
        if self.discard.is_empty() { top.extend(rest) } else { under.extend(rest) }
        state.deck = Pile::new(Card::ALL[0]);
        state.deck.refill(top.into_iter().rev());
        state.discard.refill(under);
        Ok(())
    }

    /// Plays up to the phase where the story begins, as plainly as the Traps allow.
    fn go_on(&self, state: &mut State) -> Result<(), String> {
        state.stack.push(Frame::Riddle);
        let phases = ["riddle", "clue", "night", "doors"];
        let wanted = self.phase.as_deref().unwrap_or("doors");
        let wanted = phases.iter().position(|phase| *phase == wanted).ok_or("no such phase")?;
        let grimoire = state.grimoire;
        if wanted >= 1 {
            while play(state, grimoire, Move::ShowBook).is_err() {
                let mut moves = Vec::new();
                Obscurio::moves(state, Actor::Seat(grimoire), &mut moves);
                play(state, grimoire, *moves.last().ok_or("no Butterfly can land")?)?;
            }
        }
        if wanted >= 2 {
            for seat in state.wizards().iter().collect::<SeatSet>().iter() {
                play(state, seat, Move::Ready)?;
            }
            let call = if state.options.has_traitor() { Move::CloseEyes } else { Move::LayDoors };
            play(state, grimoire, call)?;
        }
        if wanted >= 3 {
            if let Some(traitor) = state.traitor {
                play(state, traitor, Move::CloseHolder)?;
                state.rung |= state.options.is_timed();
                if state.is_night() {
                    let ring = Move::Ring(crate::Bell::EyesClosed);
                    state.rung = false;
                    Now { state, events: &mut Events::silent() }.play(Actor::Clock, ring);
                }
            }
            self.lay(state);
            state.space = self.space;
        }
        Ok(())
    }

    /// The Doors in an order a story can speak of.
    fn lay(&self, state: &mut State) {
        let mut doors: Vec<Card> = self.doors.clone().unwrap_or_default();
        if doors.is_empty() {
            doors = state.doors.iter().filter(|card| Some(*card) != state.exit).collect();
            doors.sort_unstable();
            state.exit.into_iter().for_each(|exit| doors.insert(2, exit));
        }
        state.doors.refill(doors);
    }
}

fn play(state: &mut State, seat: Seat, mv: Move) -> Result<(), String> {
    Obscurio::play(state, Actor::Seat(seat), mv, &mut Events::silent())
        .map_err(|refusal| format!("{seat} {mv} is refused by {}", refusal.rule))
}

/// `exit`, `wrong`, `wrong2`, `wrong3`: a Door by what is behind it.
pub(crate) fn door(state: &State, word: &str) -> Option<u8> {
    let exit = state.exit_door();
    let mut wrong = (1..=state.doors.len() as u8).filter(|door| Some(*door) != exit);
    match word {
        "exit" => exit,
        "wrong" => wrong.next(),
        "wrong2" => wrong.nth(1),
        "wrong3" => wrong.nth(2),
        _ => None,
    }
}

pub(crate) fn one<T: FromStr>(text: &str) -> Result<T, String> {
    text.parse().map_err(|_| format!("\"{text}\" is not understood"))
}

pub(crate) fn list<T: FromStr>(text: &str) -> Result<Vec<T>, String> {
    text.split_whitespace().filter(|word| *word != "nothing").map(one).collect()
}
