//! How does a game begin? Roles, pictures, Cohesion (section 3).

use table::{Events, Run, Seat, SeatSet, Seed, Stack};

use crate::cards::{Character, Row, Trap, TrapColour, TrapSet};
use crate::effects::Now;
use crate::events::Event;
use crate::options::{Options, cast_size};
use crate::pictures::Card;
use crate::state::{Book, COHESION, Frame, HOLDER, MOST_SEATS, Pile, State};

/// A table with roles and Characters given, all Cohesion in place and the deck unshuffled.
pub fn blank(options: Options, rules: u16, seed: Seed) -> State {
    let (light, dark) = options.cohesion();
    let mut deck = Pile::new(Card::ALL[0]);
    deck.refill(Card::ALL);
    State {
        options,
        rules,
        seed,
        grimoire: Seat(0),
        traitor: None,
        characters: [Character::ALL[0]; MOST_SEATS],
        companion: None,
        turn: 0,
        progress: 1,
        light,
        dark,
        boxed: COHESION - light - dark,
        wrong: [0; MOST_SEATS],
        extra_traps: 0,
        bag: tokens(&options),
        traps: TrapSet::NONE,
        deck,
        discard: Pile::new(Card::ALL[0]),
        shuffled: false,
        holder: None,
        exit: None,
        picks: Row::new(Card::ALL[0]),
        pages: None,
        butterflies: [None; 2],
        book: Book::Turned,
        doors: Row::new(Card::ALL[0]),
        resolved: false,
        space: 0,
        standing: [[0; 2]; MOST_SEATS],
        passed: [SeatSet::NONE; 2],
        confirmed: SeatSet::NONE,
        called: SeatSet::NONE,
        ready: SeatSet::NONE,
        rung: false,
        holder_closed: false,
        asleep: None,
        exposed: SeatSet::NONE,
        votes: [None; MOST_SEATS],
        pointed: [None; MOST_SEATS],
        last: None,
        end: None,
        stack: Stack::new(Frame::StartTurn),
    }
}

/// The tokens of the game: without a Traitor, no purple ones (OBS-15.4).
pub fn tokens(options: &Options) -> TrapSet {
    let fits = |trap: &Trap| options.has_traitor() || trap.row().colour != TrapColour::Purple;
    Trap::ALL.into_iter().filter(fits).collect()
}

pub fn deal(options: Options, rules: u16, seed: Seed, events: &mut Events<Event>) -> State {
    let mut state = blank(options, rules, seed);
    let drawn = || Seat(state.seed.stream("seats", 0).below(options.seats.into()) as u8);
    state.grimoire = options.grimoire.unwrap_or_else(drawn);
    give_characters(&mut state);
    state.shuffle_deck(0);
    if options.has_traitor() {
        let wizards = state.wizards();
        let wizard = |place: u32| wizards.iter().nth(place as usize);
        let named = |place: u32| wizard(place).map_or_else(String::new, |seat| seat.to_string());
        state.traitor = wizard(state.seed.stream("loyalty", 0).pick(wizards.len() as u32, named));
        let holder: [Card; HOLDER] = std::array::from_fn(|_| state.draw());
        state.holder = Some(holder);
        events.tell(Event::HolderFilled { cards: state.holder });
        for seat in wizards.iter() {
            events.tell(Event::LoyaltyDealt { seat, traitor: state.traitor == Some(seat) });
        }
        if let Some(seat) = state.traitor {
            events.tell(Event::TraitorIs { seat });
        }
    }
    state.stack.push(Frame::StartTurn);
    Now { state: &mut state, events }.run();
    state
}

/// Everybody somebody else, the companion too (OBS-3.5).
pub fn give_characters(state: &mut State) {
    let mut drawn = Character::ALL;
    state.seed.stream("characters", 0).shuffle_named(&mut drawn, Character::to_string);
    let cast = state.options.cast;
    let chosen = |place: usize| cast.map_or(drawn[place], |cast| cast.as_slice()[place]);
    for (place, seat) in state.wizards().iter().enumerate() {
        state.characters[seat.index()] = chosen(place);
    }
    if state.options.seats == 2 {
        state.companion = Some(chosen(cast_size(2) - 1));
    }
}
