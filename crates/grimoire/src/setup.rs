//! How a game begins: options, the Tome deck, the deal.

use table::{Events, OptionRow, Refusal, Seat, Seed, Settings, Stack};

use crate::cards::{Card, CardSet, Element};
use crate::chapter::{Chapter, Title};
use crate::events::{Deed, Event};
use crate::moves::Reason;
use crate::state::{Editions, Frame, Mode, Options, Pile, Slots, State, Tome};

pub const OPTIONS: [OptionRow; 4] = [
    OptionRow::new("mode", &["teams", "duel", "survival"], "teams"),
    OptionRow::new("editions", &["light", "eclipse", "light,eclipse"], "light"),
    OptionRow::new("easy_open_discard", &["false", "true"], "false"),
    OptionRow::new("easy_team_talk", &["false", "true"], "false"),
];

const HAND: usize = 6;

pub fn seat_counts(settings: &Settings) -> &'static [u8] {
    match read_mode(settings) {
        Mode::Teams => &[4],
        Mode::Duel => &[2],
        Mode::Survival => &[4, 3],
    }
}

fn read_mode(settings: &Settings) -> Mode {
    match settings.value(&OPTIONS[0]) {
        "duel" => Mode::Duel,
        "survival" => Mode::Survival,
        _ => Mode::Teams,
    }
}

/// Reads a set-up strictly: an option or value that is not offered is refused, never taken for another.
pub fn options(seats: u8, settings: &Settings) -> Result<Options, Refusal<Reason>> {
    settings.check(&OPTIONS).map_err(|_| Refusal::new("GRI-19.1", Reason::UnknownOption))?;
    let mode = read_mode(settings);
    if !seat_counts(settings).contains(&seats) {
        return Err(Refusal::new("GRI-2.1", Reason::WrongSeats { seats }));
    }
    let editions = match settings.value(&OPTIONS[1]) {
        "eclipse" => Editions::Eclipse,
        "light,eclipse" => Editions::Both,
        _ => Editions::Light,
    };
    let open_discard = settings.value(&OPTIONS[2]) == "true";
    let team_talk = settings.value(&OPTIONS[3]) == "true";
    if team_talk && mode != Mode::Teams {
        return Err(Refusal::new("GRI-9.3", Reason::TeamTalkWithoutTeams));
    }
    Ok(Options { mode, seats, editions, open_discard, team_talk })
}

/// A table with nothing on it yet.
pub fn blank(options: Options, seed: Seed) -> State {
    State {
        options,
        seed,
        hands: [CardSet::NONE; 4],
        shown: [CardSet::NONE; 4],
        out: [CardSet::NONE; 4],
        chapter: Chapter::new(0, None),
        buried: Pile::EMPTY,
        element_deck: Pile::EMPTY,
        draw_deck: Pile::EMPTY,
        discard: CardSet::NONE,
        scores: [0; 4],
        lives: [0; 4],
        round: 0,
        dealer: Seat(0),
        leader: Seat(0),
        tome: Tome { basic: Slots::NONE, special: Slots::NONE, chosen: CardSet::NONE },
        finished: None,
        outcome: None,
        stack: Stack::new(Frame::Deal),
    }
}

/// Draws the first dealer and lays out the Flux Spells if a Tome deck is to be built (RUL-GRI-37).
pub fn begin(options: Options, seed: Seed, events: &mut Events<Event>) -> State {
    let mut state = blank(options, seed);
    state.lives = lives(options.mode);
    let seat = |number: u32| Seat(number as u8);
    let mut luck = state.seed.stream("dealer", 0);
    state.dealer = seat(luck.pick(options.seats.into(), |number| seat(number).to_string()));
    state.tell(events, Deed::FirstDealer { seat: state.dealer });
    let available = elements(options.editions);
    if options.editions == Editions::Both || options.seats == 3 {
        state.tome.basic = lay_out(&state.seed, "basic flux", available, false);
        state.tome.special = lay_out(&state.seed, "special flux", available, true);
        let left = if options.seats == 3 { 3 } else { 4 };
        let seat = state.dealer.left(options.seats);
        state.tome.basic.open = true;
        state.stack.push(Frame::TomeBasic { seat, left });
    } else {
        state.tome.chosen = all_cards(available);
        state.stack.push(Frame::Deal);
    }
    state
}

/// What everybody begins a round with (GRI-12.2).
fn lives(mode: Mode) -> [u8; 4] {
    [if mode == Mode::Survival { 2 } else { 0 }; 4]
}

pub(crate) fn elements(editions: Editions) -> &'static [Element] {
    static ALL: [Element; 10] = Element::ALL;
    match editions {
        Editions::Light => &ALL[..5],
        Editions::Eclipse => &ALL[5..],
        Editions::Both => &ALL,
    }
}

pub(crate) fn all_cards(elements: &[Element]) -> CardSet {
    elements.iter().fold(CardSet::NONE, |deck, element| deck.or(element.cards()))
}

fn lay_out(seed: &Seed, purpose: &'static str, available: &[Element], special: bool) -> Slots {
    let mut slots = Slots::NONE;
    for element in available.iter().filter(|element| element.is_special() == special) {
        slots.elements[slots.count as usize] = *element;
        slots.count += 1;
    }
    let elements = &mut slots.elements[..slots.count as usize];
    seed.stream(purpose, 0).shuffle_named(elements, |element| element.name().to_owned());
    slots
}

impl State {
    /// Shuffles the whole deck and deals it.
    pub(crate) fn deal_round(&mut self, events: &mut Events<Event>) {
        let mut cards = [Card::Pyre; Card::COUNT];
        let deck = self.deck();
        for (place, card) in cards.iter_mut().zip(deck.iter()) {
            *place = card;
        }
        let cards = &mut cards[..deck.len()];
        let mut luck = self.seed.stream("deal", u32::from(self.round) + 1);
        luck.shuffle_named(cards, |card| card.row().name.to_owned());
        self.deal_out(cards, events);
    }

    /// Deals a new round from a shuffled deck, the first card on top (RUL-GRI-34).
    pub(crate) fn deal_out(&mut self, cards: &[Card], events: &mut Events<Event>) {
        self.round += 1;
        self.chapter.number = 0;
        let seats = self.options.seats as usize;
        (self.hands, self.shown, self.out) = ([CardSet::NONE; 4], [CardSet::NONE; 4], [CardSet::NONE; 4]);
        let (hands, rest) = cards.split_at(seats * HAND);
        let mut seat = self.dealer;
        for card in hands {
            seat = seat.left(self.options.seats);
            self.hands[seat.index()].add(*card);
        }
        self.element_deck = Pile::of(rest[..6].iter().copied());
        self.draw_deck = Pile::of(rest[6..].iter().copied());
        self.buried = Pile::EMPTY;
        self.discard = CardSet::NONE;
        self.lives = lives(self.options.mode);
        self.leader = self.dealer.left(self.options.seats);
        events.settle();
        self.tell(events, Deed::Dealt { dealer: self.dealer });
        self.stack.push(Frame::StartChapter);
    }

    /// Draws in Duel, then the Title Spell (GRI-3.2, GRI-11.3).
    pub(crate) fn start_chapter(&mut self, events: &mut Events<Event>) {
        self.chapter = Chapter::new(self.chapter.number + 1, None);
        if self.options.mode == Mode::Duel {
            for seat in [self.dealer, self.dealer.left(2)] {
                if let Some(card) = self.draw_deck.take() {
                    self.hands[seat.index()].add(card);
                    self.tell(events, Deed::Drew { seat, card: Some(card) });
                }
            }
        }
        self.chapter.title = self.element_deck.take().map(Title::new);
        events.settle();
        if let Some(title) = self.chapter.title {
            self.tell(events, Deed::TitleRevealed { card: title.card });
        }
        self.tell(events, Deed::Leads { seat: self.leader });
        let left = if self.options.mode == Mode::Duel { 4 } else { self.seats_in() };
        self.next_turn(self.leader, left, events);
    }

    /// Turns over a Flux: its Element enters the deck.
    pub(crate) fn reveal(&mut self, seat: Seat, slot: u8, events: &mut Events<Event>) {
        let slots = if self.tome.special.open { &mut self.tome.special } else { &mut self.tome.basic };
        slots.revealed |= 1 << slot;
        let element = slots.elements[slot as usize];
        self.tome.chosen = self.tome.chosen.or(element.cards());
        events.settle();
        self.tell(events, Deed::FluxRevealed { seat, element });
    }

    /// Asks for the next Flux, or goes on to the Special one, or to the deal.
    pub(crate) fn build_tome(&mut self, seat: Seat, left: u8) {
        if left > 0 {
            self.stack.push(Frame::TomeBasic { seat: seat.left(self.options.seats), left: left - 1 });
            self.stack.push(Frame::AskReveal { seat });
        } else {
            (self.tome.basic.open, self.tome.special.open) = (false, true);
            self.stack.push(Frame::TomeSpecial);
            self.stack.push(Frame::AskReveal { seat: self.dealer });
        }
    }

    pub(crate) fn finish_tome(&mut self, events: &mut Events<Event>) {
        // The Flux Spells not revealed go back to the box, and where they lay is forgotten.
        (self.tome.basic, self.tome.special) = (Slots::NONE, Slots::NONE);
        self.tell(events, Deed::DeckBuilt { cards: self.tome.chosen });
        self.stack.push(Frame::Deal);
    }
}
