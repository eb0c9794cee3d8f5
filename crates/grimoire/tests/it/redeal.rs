//! What a seat imagines: everything it has learned is kept, everything else is drawn anew and fairly.

use grimoire::cards::{Card, CardSet};
use grimoire::{Deed, Grimoire, Options, State};
use table::{Actor, Chance, Events, Game, Seat, Seed, Settings};

fn options(mode: &str, editions: &str, seats: u8) -> Options {
    let settings = Settings::default().with("mode", mode).with("editions", editions);
    Grimoire::set_up(seats, &settings).unwrap()
}

fn tables() -> Vec<Options> {
    let modes = [("teams", 4), ("duel", 2), ("survival", 3), ("survival", 4)];
    let with = |editions| modes.map(|(mode, seats)| options(mode, editions, seats));
    [with("light"), with("eclipse"), with("light,eclipse")].concat()
}

/// Which cards everybody knows to be in which hand, from the events alone.
#[derive(Default)]
struct Memory([CardSet; 4]);

impl Memory {
    fn hear(&mut self, deed: &Deed) {
        match *deed {
            Deed::Dealt { .. } => self.0 = [CardSet::NONE; 4],
            Deed::Played { seat, card } => self.0[seat.index()].remove(card),
            Deed::ToHand { seat, card, .. } => self.0[seat.index()].add(card),
            Deed::TitleSwapped { seat, old, new, .. } => {
                self.0[seat.index()].remove(new);
                self.0[seat.index()].add(old);
            }
            _ => {}
        }
    }
}

/// Plays random games at every kind of table and shows each position with what everybody remembers.
fn at_every_position(mut look: impl FnMut(&State, &Memory, &mut Chance)) {
    for (number, options) in tables().iter().enumerate() {
        let seed = 40 + number as u64;
        let (mut events, mut luck) = (Events::new(), Chance::fast(seed));
        let mut state = Grimoire::deal(options, Grimoire::RULES, Seed::Fast(seed), &mut events);
        let (mut memory, mut scratch) = (Memory::default(), Vec::new());
        loop {
            events.take().iter().for_each(|event| memory.hear(&event.deed));
            let Some(seat) = Grimoire::pending(&state).seats.iter().next() else { break };
            look(&state, &memory, &mut luck);
            let mv = Grimoire::any_move(&state, Actor::Seat(seat), &mut luck, &mut scratch);
            Grimoire::play(&mut state, Actor::Seat(seat), mv, &mut events).unwrap();
        }
    }
}

/// Everything that lies face down for this seat in a world, place by place.
fn hidden(world: &State, seat: Seat) -> (Vec<CardSet>, Vec<Card>) {
    let others = Seat::all(world.options.seats).filter(|other| *other != seat);
    let hands = others.flat_map(|other| [world.hands[other.index()], world.out[other.index()]]).collect();
    let decks = world.element_deck.cards().iter().chain(world.draw_deck.cards()).copied().collect();
    (hands, decks)
}

#[test]
fn cards_seen_going_to_a_hand_stay_there() {
    let mut remembered = 0;
    at_every_position(|state, memory, luck| {
        for seat in Seat::all(state.options.seats) {
            let world = Grimoire::redeal(state, seat, luck);
            for owner in Seat::all(state.options.seats) {
                let known = memory.0[owner.index()];
                let held = world.hands[owner.index()].or(world.out[owner.index()]);
                assert!(
                    known.minus(held).is_empty(),
                    "{seat} forgot what {owner} took: {known:?}\n{world:?}"
                );
                remembered += known.len();
            }
        }
    });
    assert!(remembered > 300, "too little to remember: {remembered}");
}

#[test]
fn cards_seen_played_never_come_back() {
    at_every_position(|state, _, luck| {
        let spells = state.chapter.spells().iter().filter(|spell| !spell.gone).map(|spell| spell.card);
        let title = state.chapter.title.iter().map(|title| title.card);
        let seen = spells.chain(title).collect::<CardSet>().or(state.discard).or(state.buried.set());
        for seat in Seat::all(state.options.seats) {
            let world = Grimoire::redeal(state, seat, luck);
            let (hands, deck) = hidden(&world, seat);
            let face_down = hands.into_iter().fold(deck.into_iter().collect(), CardSet::or);
            assert!(face_down.and(seen).is_empty(), "{seat} imagines cards that lie open");
            assert_eq!(world.hands[seat.index()], state.hands[seat.index()], "{seat} forgot its own hand");
        }
    });
}

/// Where anything could be otherwise, some of twenty worlds are, both from the truth and from each other.
#[test]
fn worlds_differ_where_they_can() {
    at_every_position(|state, memory, luck| {
        for seat in Seat::all(state.options.seats).filter(|_| state.round > 0) {
            let (hands, deck) = hidden(state, seat);
            let held: usize = hands.iter().map(|hand| hand.len()).sum();
            let known: usize = Seat::all(state.options.seats)
                .filter(|other| *other != seat)
                .map(|other| memory.0[other.index()].len())
                .sum();
            let alternatives = held - known > 0 && held - known + deck.len() >= 4;
            let worlds: Vec<_> =
                (0..20).map(|_| hidden(&Grimoire::redeal(state, seat, luck), seat)).collect();
            let others = worlds.iter().filter(|world| **world != (hands.clone(), deck.clone())).count();
            let apart = worlds.iter().filter(|world| **world != worlds[0]).count();
            assert!(!alternatives || others > 0 && apart > 0, "{seat} imagines only one world\n{state:?}");
        }
    });
}

/// A quarter of the unseen cards go to each other hand and to the Element deck, every card alike.
#[test]
fn every_unseen_card_is_equally_likely_everywhere() {
    const WORLDS: u32 = 20_000;
    let state = Grimoire::deal(&options("teams", "light", 4), 1, Seed::Fast(3), &mut Events::silent());
    let seat = Seat(0);
    let title = state.chapter.title.unwrap().card;
    let mut luck = Chance::fast(1);
    let mut in_hand = [[0u32; Card::COUNT]; 4];
    for _ in 0..WORLDS {
        let world = Grimoire::redeal(&state, seat, &mut luck);
        for other in Seat::all(4).filter(|other| *other != seat) {
            world.hands[other.index()].iter().for_each(|card| in_hand[other.index()][card.index()] += 1);
        }
    }
    // Six of 23 unseen cards; five standard deviations either way.
    let expected = f64::from(WORLDS) * 6.0 / 23.0;
    let tolerance = 5.0 * (expected * 17.0 / 23.0).sqrt();
    for card in state.deck().minus(state.hands[0]).iter().filter(|card| *card != title) {
        for hand in &in_hand[1..] {
            let times = f64::from(hand[card.index()]);
            assert!((times - expected).abs() < tolerance, "{card:?}: {times}, not about {expected}");
        }
    }
}
