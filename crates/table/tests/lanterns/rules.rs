//! The rules of Lanterns: state, moves, views, and the redeal.

use std::fmt;
use std::str::FromStr;

use table::{
    Actor, Chance, Events, Game, OptionRow, Outcome, Pending, Refusal, Seat, SeatSet, Seed, Settings,
};
use table::{Stack, Timer, Viewer};

const HAND: usize = 3;
const NIGHT_IN_MS: u32 = 30_000;

#[derive(Clone, Copy, Debug)]
pub struct Lanterns;

/// Cards as bits: card `n` is bit `n`.
type Cards = u16;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Frame {
    /// A question to everybody who has not chosen yet, and to the clock.
    Choose,
    Show,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct State {
    pub seats: u8,
    pub seed: Seed,
    pub hands: [Cards; 3],
    pub chosen: [Option<u8>; 3],
    pub points: [u8; 3],
    pub shown: Cards,
    /// What each seat showed last night.
    pub last: [Option<u8>; 3],
    pub stack: Stack<Frame, 4>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Move {
    Light(u8),
    Ring,
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Move::Light(card) => write!(f, "light {card}"),
            Move::Ring => f.write_str("ring"),
        }
    }
}

impl FromStr for Move {
    type Err = ();

    fn from_str(text: &str) -> Result<Move, ()> {
        match text.strip_prefix("light ") {
            Some(card) => card.parse().map(Move::Light).map_err(|_| ()),
            None if text == "ring" => Ok(Move::Ring),
            None => Err(()),
        }
    }
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Event {
    /// Everybody hears that a choice was made; only the chooser knows which.
    Chose {
        seat: Seat,
        card: Option<u8>,
    },
    Rang,
    Showed {
        seat: Seat,
        card: u8,
    },
    Won {
        seat: Seat,
    },
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reason {
    NotAsked,
    NotInHand,
}

/// What a seat sees besides.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Own {
    pub hand: Vec<u8>,
    pub chosen: Option<u8>,
}

/// What everybody sees.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Open {
    pub ready: SeatSet,
    pub points: Vec<u8>,
    pub shown: Vec<u8>,
    pub last: [Option<u8>; 3],
}

impl State {
    fn choosing(&self) -> SeatSet {
        match self.stack.top() {
            Some(Frame::Choose) => {
                Seat::all(self.seats).filter(|seat| self.chosen[seat.index()].is_none()).collect()
            }
            _ => SeatSet::NONE,
        }
    }

    /// Which night it is, from 0.
    fn night(&self) -> u16 {
        u16::from(self.points.iter().sum::<u8>())
    }

    fn check(&self, actor: Actor, mv: Move) -> Result<(), Refusal<Reason>> {
        match (actor, mv) {
            (Actor::Clock, Move::Ring) if !self.choosing().is_empty() => Ok(()),
            (Actor::Seat(seat), Move::Light(card)) if self.choosing().contains(seat) => {
                let held = card < 16 && self.hands[seat.index()] >> card & 1 == 1;
                if held { Ok(()) } else { Err(Refusal::new("LAN-2", Reason::NotInHand)) }
            }
            _ => Err(Refusal::new("LAN-1", Reason::NotAsked)),
        }
    }

    fn choose(&mut self, seat: Seat, card: u8, events: &mut Events<Event>) {
        self.hands[seat.index()] &= !(1 << card);
        self.chosen[seat.index()] = Some(card);
        events.tell(Event::Chose { seat, card: Some(card) });
    }

    fn run(&mut self, events: &mut Events<Event>) {
        if !self.choosing().is_empty() {
            return;
        }
        self.stack.push(Frame::Show);
        while let Some(Frame::Show) = self.stack.top() {
            self.stack.clear();
            self.show(events);
        }
    }

    fn show(&mut self, events: &mut Events<Event>) {
        events.settle();
        let lights = Seat::all(self.seats).filter_map(|seat| Some((self.chosen[seat.index()]?, seat)));
        let lights: Vec<(u8, Seat)> = lights.collect();
        for (card, seat) in &lights {
            self.shown |= 1 << card;
            events.tell(Event::Showed { seat: *seat, card: *card });
        }
        if let Some((_, seat)) = lights.iter().max() {
            self.points[seat.index()] += 1;
            events.tell(Event::Won { seat: *seat });
        }
        self.last = std::mem::take(&mut self.chosen);
        if self.hands[0] != 0 {
            self.stack.push(Frame::Choose);
        }
    }
}

impl Game for Lanterns {
    type Options = u8;
    type State = State;
    type Move = Move;
    type Event = Event;
    type Open = Open;
    type Own = Own;
    type Reason = Reason;

    const NAME: &'static str = "lanterns";
    const RULES: u16 = 1;

    fn options() -> &'static [OptionRow] {
        &[]
    }

    fn seat_counts(_settings: &Settings) -> &'static [u8] {
        &[3, 2]
    }

    fn set_up(seats: u8, _settings: &Settings) -> Result<u8, Refusal<Reason>> {
        if (2..=3).contains(&seats) { Ok(seats) } else { Err(Refusal::new("LAN-0", Reason::NotAsked)) }
    }

    fn seats(options: &u8) -> u8 {
        *options
    }

    fn parties(options: &u8) -> Vec<String> {
        Seat::all(*options).map(|seat| seat.to_string()).collect()
    }

    fn options_of(state: &State) -> &u8 {
        &state.seats
    }

    fn deal(seats: &u8, _rules: u16, seed: Seed, _events: &mut Events<Event>) -> State {
        let mut deck: Vec<u8> = (1..=9).collect();
        seed.stream("deal", 0).shuffle(&mut deck);
        let mut hands = [0; 3];
        for (index, card) in deck.iter().take(HAND * *seats as usize).enumerate() {
            hands[index / HAND] |= 1 << card;
        }
        let mut stack = Stack::new(Frame::Show);
        stack.push(Frame::Choose);
        State {
            seats: *seats,
            seed,
            hands,
            chosen: [None; 3],
            points: [0; 3],
            shown: 0,
            last: [None; 3],
            stack,
        }
    }

    fn pending(state: &State) -> Pending {
        match state.choosing() {
            SeatSet::NONE => Pending::NOBODY,
            seats => Pending::seats(seats).with_timer(Timer {
                name: "night",
                count: state.night(),
                ms: NIGHT_IN_MS,
            }),
        }
    }

    fn moves(state: &State, actor: Actor, into: &mut Vec<Move>) {
        let every = (1..=9).map(Move::Light).chain([Move::Ring]);
        into.extend(every.filter(|mv| state.check(actor, *mv).is_ok()));
    }

    fn play(
        state: &mut State,
        actor: Actor,
        mv: Move,
        events: &mut Events<Event>,
    ) -> Result<(), Refusal<Reason>> {
        state.check(actor, mv)?;
        match (actor, mv) {
            (Actor::Seat(seat), Move::Light(card)) => state.choose(seat, card, events),
            _ => {
                events.tell(Event::Rang);
                for seat in state.choosing().iter() {
                    let lowest = state.hands[seat.index()].trailing_zeros() as u8;
                    state.choose(seat, lowest, events);
                }
            }
        }
        state.run(events);
        Ok(())
    }

    fn own(state: &State, viewer: Viewer) -> Own {
        let own = Seat::all(state.seats).find(|seat| viewer == Viewer::Seat(*seat));
        Own {
            hand: faces(own.map_or(0, |seat| state.hands[seat.index()])),
            chosen: own.and_then(|seat| state.chosen[seat.index()]),
        }
    }

    fn open(state: &State) -> Open {
        Open {
            ready: Seat::all(state.seats).filter(|seat| state.chosen[seat.index()].is_some()).collect(),
            points: state.points[..state.seats as usize].to_vec(),
            shown: faces(state.shown),
            last: state.last,
        }
    }

    fn tell(_now: &State, viewer: Viewer, event: &Event) -> Option<Event> {
        Some(match event {
            Event::Chose { seat, card } => {
                Event::Chose { seat: *seat, card: card.filter(|_| viewer.sees_seat(*seat)) }
            }
            open => open.clone(),
        })
    }

    fn redeal(state: &State, seat: Seat, chance: &mut Chance) -> State {
        let mut world = state.clone();
        world.seed = Seed::Fast(chance.long_word());
        let mine = state.hands[seat.index()] | state.chosen[seat.index()].map_or(0, |card| 1 << card);
        let mut unseen: Vec<u8> = (1..=9).filter(|card| (mine | state.shown) >> card & 1 == 0).collect();
        chance.shuffle(&mut unseen);
        for other in Seat::all(state.seats).filter(|other| *other != seat) {
            let held = state.hands[other.index()].count_ones() as usize;
            world.hands[other.index()] = unseen.drain(..held).fold(0, |hand, card| hand | 1 << card);
            world.chosen[other.index()] = state.chosen[other.index()].and_then(|_| unseen.pop());
        }
        world
    }

    fn outcome(state: &State) -> Option<Outcome> {
        let best = Seat::all(state.seats).rev().max_by_key(|seat| state.points[seat.index()])?;
        state.stack.top().is_none().then_some(Outcome { party: best.0, winners: SeatSet::one(best) })
    }

    fn is_ordinary_turn(_state: &State) -> bool {
        false
    }
}

fn faces(cards: Cards) -> Vec<u8> {
    (1..=9).filter(|card| cards >> card & 1 == 1).collect()
}
