//! Which position do the `given` lines of a scenario describe? (GRI-19.3)
//!
//! Several can share a line, with commas between them. What is not mentioned is filled in: hands of the usual size from the first free cards of the deck, Title Spell
//! and decks from the last ones, the discard pile with the rest.

use table::{Events, Game, Seat, Seed, Settings};

use crate::cards::{Card, CardSet, Element};
use crate::chapter::{Chapter, Title};
use crate::state::{Frame, Mode, Options, Pile, State};
use crate::{Grimoire, setup};

/// A position as it is told, before anything is filled in.
#[derive(Default)]
pub(crate) struct Position {
    settings: Settings,
    seats: Option<u8>,
    elements: Vec<Element>,
    dealer: Option<Seat>,
    leader: Option<Seat>,
    chapter: Option<u8>,
    round: Option<u16>,
    hands: [Option<Hand>; 4],
    title: Option<Option<Card>>,
    element_deck: Vec<Card>,
    draw_deck: Vec<Card>,
    discard: Vec<Card>,
    scores: Vec<u16>,
    lives: Vec<u8>,
    start: Start,
}

#[derive(Clone)]
struct Hand {
    cards: Vec<Card>,
    /// Exactly these cards, however few.
    only: bool,
}

/// Where the game is taken up.
#[derive(Default)]
enum Start {
    /// In the middle: a Chapter is about to be played.
    #[default]
    Chapter,
    /// A new game from this seed.
    Seed(u64),
    /// A round dealt from a deck with these cards on top.
    Deal(Vec<Card>),
}

type Word = fn(&mut Position, &str) -> Result<(), String>;

/// What may be given, by its first words.
const WORDS: &[(&str, Word)] = &[
    ("mode", |it, value| it.set("mode", value)),
    ("editions both", |it, _| it.set("editions", "light,eclipse")),
    ("editions", |it, value| it.set("editions", value)),
    ("open discard", |it, _| it.set("easy_open_discard", "true")),
    ("team talk", |it, _| it.set("easy_team_talk", "true")),
    ("seats", |it, value| one(value).map(|seats| it.seats = Some(seats))),
    ("elements", |it, value| list(value).map(|elements| it.elements = elements)),
    ("dealer", |it, value| one(value).map(|seat| it.dealer = Some(seat))),
    ("leader", |it, value| one(value).map(|seat| it.leader = Some(seat))),
    ("chapter", |it, value| one(value).map(|chapter| it.chapter = Some(chapter))),
    ("round", |it, value| one(value).map(|round| it.round = Some(round))),
    ("title none", |it, _| {
        it.title = Some(None);
        Ok(())
    }),
    ("title", |it, value| one(value).map(|card| it.title = Some(Some(card)))),
    ("element deck", |it, value| list(value).map(|cards| it.element_deck = cards)),
    ("draw deck", |it, value| list(value).map(|cards| it.draw_deck = cards)),
    ("discard", |it, value| list(value).map(|cards| it.discard = cards)),
    ("scores", |it, value| list(value).map(|scores| it.scores = scores)),
    ("life", |it, value| list(value).map(|lives| it.lives = lives)),
    ("start seed", |it, value| one(value).map(|seed| it.start = Start::Seed(seed))),
    ("deal", |it, value| list(value).map(|cards| it.start = Start::Deal(cards))),
];

impl Position {
    pub(crate) fn read(given: &[&str]) -> Result<Position, String> {
        let mut position = Position::default();
        for line in given.iter().flat_map(|line| line.split(", ")) {
            position.word(line).map_err(|wrong| format!("given {line}: {wrong}"))?;
        }
        Ok(position)
    }

    fn word(&mut self, line: &str) -> Result<(), String> {
        if let Some((seat, cards)) = line.split_once(" holds") {
            return self.hold(one(seat)?, cards.trim());
        }
        let known = WORDS.iter().find_map(|(word, read)| Some((read, after(line, word)?)));
        let (read, rest) = known.ok_or("nothing of that kind can be given")?;
        read(self, rest)
    }

    fn set(&mut self, key: &str, value: &str) -> Result<(), String> {
        self.settings.set(key, value);
        Ok(())
    }

    fn hold(&mut self, seat: Seat, cards: &str) -> Result<(), String> {
        let only = cards == "nothing" || cards.starts_with("only ");
        let cards = cards.strip_prefix("only ").unwrap_or(cards);
        let cards = if cards == "nothing" { Vec::new() } else { list(cards)? };
        let place = self.hands.get_mut(seat.index()).ok_or("no such seat")?;
        *place = Some(Hand { cards, only });
        Ok(())
    }

    /// The set-up, or the rule that refuses it.
    pub(crate) fn options(&self) -> Result<Options, &'static str> {
        self.settings.check(Grimoire::options()).map_err(|_| "GRI-19.1")?;
        let usual = Grimoire::seat_counts(&self.settings)[0];
        let seats = self.seats.unwrap_or(usual);
        Grimoire::set_up(seats, &self.settings).map_err(|refusal| refusal.rule)
    }

    pub(crate) fn place(self) -> Result<State, String> {
        let options = self.options().map_err(|rule| format!("this set-up is refused by {rule}"))?;
        let mut events = Events::silent();
        if let Start::Seed(seed) = self.start {
            return Ok(Grimoire::deal(&options, Grimoire::RULES, Seed::Fast(seed), &mut events));
        }
        let mut state = setup::blank(options, Seed::Fast(0));
        state.tome.chosen = self.deck(&options)?;
        state.dealer = self.dealer.unwrap_or(Seat(options.seats - 1));
        let mut free = Free(state.deck());
        match &self.start {
            Start::Deal(top) => {
                let mut cards = top.clone();
                free.take_all(top)?;
                cards.extend(free.0.iter());
                state.deal_out(&cards, &mut events);
            }
            Start::Chapter | Start::Seed(_) => self.lay_out(&mut state, free)?,
        }
        for (place, score) in state.scores.iter_mut().zip(&self.scores) {
            *place = *score;
        }
        state.run(&mut events);
        Ok(state)
    }

    /// Without a word about it, the first edition's Elements; with three seats, without the last Basic one.
    fn deck(&self, options: &Options) -> Result<CardSet, String> {
        let basics = if options.seats == 3 { 3 } else { 4 };
        let mut elements = self.elements.clone();
        if elements.is_empty() {
            let edition = &setup::elements(options.editions)[..5];
            elements = edition[..basics].to_vec();
            elements.push(edition[4]);
        }
        let specials = elements.iter().filter(|element| element.is_special()).count();
        if specials != 1 || elements.len() != basics + 1 {
            return Err(format!("a deck has {basics} Basic Elements and 1 Special Element"));
        }
        Ok(setup::all_cards(&elements))
    }

    fn lay_out(&self, state: &mut State, mut free: Free) -> Result<(), String> {
        let number = self.chapter.unwrap_or(1);
        if !(1..=6).contains(&number) {
            return Err("a round has six Chapters".to_owned());
        }
        state.round = self.round.unwrap_or(1);
        state.leader = self.leader.unwrap_or(state.dealer.left(state.options.seats));
        self.lives(state)?;
        free.take_all(self.hands.iter().flatten().flat_map(|hand| &hand.cards))?;
        free.take_all(self.title.iter().flatten())?;
        for pile in [&self.element_deck, &self.draw_deck, &self.discard] {
            free.take_all(pile)?;
        }
        let passed = usize::from(number);
        let title = if self.title.is_none() { Some(free.last()?) } else { self.title.flatten() };
        state.chapter = Chapter::new(number, title.map(Title::new));
        state.element_deck = Pile::of(free.filled(&self.element_deck, 6 - passed)?);
        let duel = state.options.mode == Mode::Duel;
        let drawn = if duel { 12 - 2 * passed } else { 0 };
        state.draw_deck = Pile::of(free.filled(&self.draw_deck, drawn)?);
        state.buried = Pile::of(free.filled(&[], passed - 1)?);
        for seat in Seat::all(state.options.seats) {
            let given = self.hands[seat.index()].as_ref();
            match (state.is_in(seat), duel) {
                (true, true) => state.hands[seat.index()] = free.hand(given, 8 - passed)?,
                (true, false) => state.hands[seat.index()] = free.hand(given, 7 - passed)?,
                (false, _) => state.out[seat.index()] = free.hand(given, 0)?,
            }
        }
        state.discard = free.0.union(self.discard.iter().copied().collect());
        let left = if duel { 4 } else { state.seats_in() };
        state.stack.push(Frame::Turn { seat: state.leader, left });
        Ok(())
    }

    fn lives(&self, state: &mut State) -> Result<(), String> {
        let survival = state.options.mode == Mode::Survival;
        for seat in Seat::all(state.options.seats) {
            let given = self.lives.get(seat.index()).copied();
            state.lives[seat.index()] = given.unwrap_or(if survival { 2 } else { 0 });
        }
        let absent = self.hands[state.options.seats as usize..].iter().any(Option::is_some);
        let seated = [state.dealer, state.leader].iter().all(|seat| seat.0 < state.options.seats);
        if absent || !seated || !state.is_in(state.leader) {
            return Err("somebody is given a part who does not sit in this round".to_owned());
        }
        Ok(())
    }
}

/// Cards of the deck that have no place yet.
struct Free(CardSet);

impl Free {
    fn take_all<'a>(&mut self, cards: impl IntoIterator<Item = &'a Card>) -> Result<(), String> {
        for card in cards {
            if !self.0.contains(*card) {
                return Err(format!("{card:?} is given twice or not in the deck"));
            }
            self.0.remove(*card);
        }
        Ok(())
    }

    fn nth(&mut self, skip: usize) -> Card {
        let card = self.0.nth(skip as u32);
        self.0.remove(card);
        card
    }

    fn last(&mut self) -> Result<Card, String> {
        let behind = self.0.len().checked_sub(1).ok_or("there are not enough cards")?;
        Ok(self.nth(behind))
    }

    /// A pile of this size with the given cards on top.
    fn filled(&mut self, top: &[Card], size: usize) -> Result<Vec<Card>, String> {
        let mut pile = top.to_vec();
        if pile.len() > size {
            return Err(format!("that pile has only {size} cards"));
        }
        while pile.len() < size {
            pile.push(self.last()?);
        }
        Ok(pile)
    }

    fn hand(&mut self, given: Option<&Hand>, usual: usize) -> Result<CardSet, String> {
        let mut hand: CardSet = given.into_iter().flat_map(|hand| hand.cards.iter().copied()).collect();
        while hand.len() < usual && !given.is_some_and(|hand| hand.only) {
            if self.0.is_empty() {
                return Err("there are not enough cards".to_owned());
            }
            hand.add(self.nth(0));
        }
        Ok(hand)
    }
}

/// What follows these words, if the line begins with them.
pub(crate) fn after<'a>(line: &'a str, words: &str) -> Option<&'a str> {
    let rest = line.strip_prefix(words)?;
    if rest.is_empty() || rest.starts_with(' ') { Some(rest.trim()) } else { None }
}

pub(crate) fn one<T: std::str::FromStr>(text: &str) -> Result<T, String> {
    text.parse().map_err(|_| format!("\"{text}\" is not understood"))
}

pub(crate) fn list<T: std::str::FromStr>(text: &str) -> Result<Vec<T>, String> {
    text.split_whitespace().map(one).collect()
}
