//! From the box to the first turn.

use table::{Events, Luck, Run, Seat, SeatSet, Seed, Stack};

use crate::cards::curses::CurseSet;
use crate::cards::{Card, Cards, Element, Kind, Magician, Spell};
use crate::effects::Now;
use crate::end::Flow;
use crate::events::Event;
use crate::frames::{Cause, Frame};
use crate::options::{Casting, Mode, Options};
use crate::state::{CursePile, Player, Shelf, Spot, State};

/// The table before anybody has a Magician.
pub fn blank(options: Options, rules: u16, seed: Seed) -> State {
    let mut table = Cards::NONE;
    let mut boxed = Cards::NONE;
    for card in Card::all() {
        let heap = if card.value() >= 2 { &mut table } else { &mut boxed };
        heap.add_many(card, card.printed());
    }
    let madness = options.madness();
    (0..madness).for_each(|_| _ = boxed.remove(Card::MADNESS));
    let mut players = [Player::NEW; 5];
    for player in players.iter_mut().skip(options.seats as usize) {
        player.in_play = false;
    }
    State {
        options,
        rules,
        seed,
        luck: Luck::NEW,
        players,
        board: [Spot::default(); 5],
        piles: piles(rules),
        madness,
        table,
        tokens: [4; 4],
        destroyed: Cards::NONE,
        destroyed_curses: CurseSet::NONE,
        destroyed_spells: [0; 40],
        boxed,
        library: [Shelf::default(); 4],
        unseen: Spell::ALL.iter().copied().filter(|spell| !spell.is_basic()).collect(),
        pages: (1 << 12) - 1,
        monster: None,
        page: None,
        turn: 0,
        round: 1,
        space: 0,
        active: Seat(0),
        ability_used: false,
        mingled: SeatSet::NONE,
        end: None,
        frames: Stack::new(Frame::Begin),
    }
}

/// The five piles of Curses, as this version of the rules has them.
pub fn piles(rules: u16) -> [CursePile; 5] {
    Kind::ALL.map(|kind| CursePile::new(kind.curses(rules)))
}

/// The state before the first decision.
pub fn deal(options: Options, rules: u16, seed: Seed, events: &mut Events<Event>) -> State {
    let mut state = blank(options, rules, seed);
    let mut cast = Magician::ALL.to_vec();
    match options.casting {
        Casting::Choose => {
            state.frames.push(Frame::PickMagician(Seat(0)));
            return state;
        }
        Casting::Random => state.seed.stream("magicians", 0).shuffle_named(&mut cast, Magician::to_string),
        Casting::Given(magicians) => cast = magicians.to_vec(),
    }
    let mut now = Now { state: &mut state, events, mover: None };
    for (seat, magician) in now.state.seats().zip(cast) {
        become_magician(&mut now, seat, magician);
    }
    if lay_table(&mut now).is_ok() {
        now.run();
    }
    state
}

/// A player has chosen a Magician; after the last one the table is laid.
pub fn choose(now: &mut Now, seat: Seat, magician: Magician) -> Flow {
    become_magician(now, seat, magician);
    let next = Seat(seat.0 + 1);
    if next.0 == now.state.options.seats {
        return lay_table(now);
    }
    now.state.frames.push(Frame::PickMagician(next));
    Ok(())
}

/// A player takes the cards of a Magician and the four Basic Spells.
fn become_magician(now: &mut Now, seat: Seat, magician: Magician) {
    let state = &mut *now.state;
    let mode = state.options.mode;
    let mut deck = magician.starting_deck(mode == Mode::Nightmare);
    for card in deck.iter() {
        let heap = if card.value() == 2 { &mut state.table } else { &mut state.boxed };
        heap.remove(card);
    }
    if mode == Mode::Terror {
        state.madness -= 1;
        deck.add(Card::MADNESS);
    }
    let player = state.player_mut(seat);
    player.magician = Some(magician);
    player.deck = deck;
    player.spells = Spell::basic();
    now.events.tell(Event::Became { seat, magician });
}

/// The library, the first player, and six cards for everybody.
fn lay_table(now: &mut Now) -> Flow {
    for element in Element::ALL.iter().copied() {
        now.state.library[element.index()] = Shelf { top: None, left: 3 };
        now.reveal(element);
    }
    let options = now.state.options;
    let first = options.first.unwrap_or_else(|| {
        let seat = |number: u32| Seat(number as u8);
        let mut luck = now.state.seed.stream("first player", 0);
        seat(luck.pick(options.seats.into(), |number| seat(number).to_string()))
    });
    now.events.settle();
    now.state.active = first;
    now.events.tell(Event::FirstPlayer { seat: first });
    let mut waiting = now.state.in_play();
    while let Some(seat) = now.state.first_of(waiting) {
        waiting = waiting.without(seat);
        for _ in 0..6 {
            now.draw(seat, Cause::SetUp)?;
        }
    }
    now.state.frames.push(Frame::Begin);
    Ok(())
}
