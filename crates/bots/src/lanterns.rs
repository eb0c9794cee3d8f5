//! What bots know about Lanterns: a manner each, a memory of what the Moth saw, and the time a person would take.

use std::time::Duration;

use lanterns::view::Moment;
use lanterns::{Event, Lamp, Lanterns, Move, State, View, Wish};
use table::{Actor, Chance, Eyes, Game, Seat};

use crate::brain::Brain;

/// A person reads the sky for a moment before lighting anything, and no longer than this.
const SHORTEST_MS: u32 = 1_500;
const LONGEST_MS: u32 = 9_000;

/// How a bot plays during a whole game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Manner {
    /// Lights its best lantern while there is still much to win; otherwise keeps it.
    bold: bool,
    /// Thinks up to so much longer than the quickest.
    slow_ms: u32,
}

impl Manner {
    fn of(eyes: &Eyes<Lanterns>) -> Manner {
        let mut luck = eyes.manner();
        Manner { bold: luck.below(2) == 0, slow_ms: luck.below((LONGEST_MS - SHORTEST_MS) / 2) }
    }
}

impl Brain for Lanterns {
    fn quick(eyes: &Eyes<Lanterns>, moves: &[Move], chance: &mut Chance) -> Move {
        let view = eyes.view();
        let hand: Vec<Lamp> = lights(moves).collect();
        match view.moment {
            Moment::Dusk => at_dusk(eyes, &view),
            // The Moth lights its lantern when anybody would, and looks afterwards: nobody can tell by the time it takes.
            _ if !hand.is_empty() => Move::Light(lamp(eyes, &view, &hand)),
            _ => moves[chance.below(moves.len() as u32) as usize],
        }
    }

    /// The same for the Moth as for anybody else.
    fn hesitates(eyes: &Eyes<Lanterns>, _mv: Move, chance: &mut Chance) -> Option<Duration> {
        let slow = Manner::of(eyes).slow_ms;
        let ms = SHORTEST_MS + slow + chance.below((LONGEST_MS - SHORTEST_MS) / 2);
        (eyes.view().moment == Moment::Night).then(|| Duration::from_millis(ms.into()))
    }

    fn habit(world: &State, _actor: Actor, moves: &[Move], chance: &mut Chance) -> Move {
        if world.is_dusk() { Move::Nightfall } else { moves[chance.below(moves.len() as u32) as usize] }
    }

    fn hasty(world: &State, actor: Actor, chance: &mut Chance, scratch: &mut Vec<Move>) -> Move {
        if world.is_dusk() { Move::Nightfall } else { Lanterns::any_move(world, actor, chance, scratch) }
    }

    /// Light first, look later.
    fn shortlist(_world: &State, _seat: Seat, moves: &mut Vec<Move>) {
        if lights(moves).next().is_some() {
            moves.retain(|mv| matches!(mv, Move::Light(_)));
        }
    }
}

fn lights(moves: &[Move]) -> impl Iterator<Item = Lamp> {
    moves.iter().filter_map(|mv| if let Move::Light(lamp) = mv { Some(*lamp) } else { None })
}

/// Wishes for what its hand can win, then lets night fall.
fn at_dusk(eyes: &Eyes<Lanterns>, view: &View) -> Move {
    let hand = view.own.hands[eyes.seat().index()].clone().unwrap_or_default();
    let best = |wish| hand.iter().map(|lamp| rivals(eyes, view, wish, *lamp)).min();
    let wanted = if best(Wish::Faintest) < best(Wish::Brightest) { Wish::Faintest } else { Wish::Brightest };
    if wanted == view.wish { Move::Nightfall } else { Move::Wish(wanted) }
}

/// The lantern for tonight: the one with fewest rivals, or, for the thrifty, one that wastes least unless it surely wins.
fn lamp(eyes: &Eyes<Lanterns>, view: &View, hand: &[Lamp]) -> Lamp {
    let rivals = |lamp: &Lamp| rivals(eyes, view, view.wish, *lamp);
    let best = hand.iter().copied().min_by_key(rivals).unwrap_or(hand[0]);
    let worst = hand.iter().copied().max_by_key(rivals).unwrap_or(hand[0]);
    let last = view.night == view.nights;
    if Manner::of(eyes).bold || last || rivals(&best) == 0 { best } else { worst }
}

/// How many lanterns could still beat this one: none that were shown, and none that the Moth remembers from the box.
fn rivals(eyes: &Eyes<Lanterns>, view: &View, wish: Wish, lamp: Lamp) -> usize {
    let own = view.own.hands[eyes.seat().index()].as_deref().unwrap_or_default();
    let remembered = |other: Lamp| {
        let seen = |event: &Event| matches!(event, Event::Looked { lamp: Some(seen), .. } if *seen == other);
        eyes.memory().iter().any(seen)
    };
    let beats = |other: &Lamp| match wish {
        Wish::Brightest => *other > lamp,
        Wish::Faintest => *other < lamp,
    };
    let gone = |other: &Lamp| own.contains(other) || view.shown.contains(other) || remembered(*other);
    Lamp::up_to(view.brightest).filter(beats).filter(|other| !gone(other)).count()
}
