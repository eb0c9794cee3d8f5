//! Which other world would look the same from this seat?

use table::{Chance, Seat, Seed};

use crate::lamps::Lamp;
use crate::state::{Lamps, State};

/// Draws everything anew that the seat cannot know: what others hold and have lit, what is in the box, who the Moth is and
/// what it has done tonight. Only what the seat knows decides how much luck is drawn.
pub fn redeal(state: &State, seat: Seat, chance: &mut Chance) -> State {
    let mut world = state.clone();
    world.seed = Seed::Fast(chance.long_word());
    if state.is_over() {
        return world;
    }
    let mut known: Lamps = state.shown.iter().chain(state.hands[seat.index()].iter()).collect();
    state.lit[seat.index()].into_iter().for_each(|lamp| known.add(lamp));
    if seat == state.moth {
        let seen = state.in_the_box.iter().zip(state.looked_at).filter(|(_, seen)| *seen);
        seen.for_each(|(lamp, _)| known.add(*lamp));
    } else {
        let others: Vec<Seat> = state.seats().filter(|other| *other != seat).collect();
        world.moth = others[chance.below(others.len() as u32) as usize];
        world.looked_at.iter_mut().for_each(|seen| *seen = state.is_night() && chance.below(2) == 1);
    }
    let mut unknown: Vec<Lamp> =
        Lamp::up_to(state.options.brightest()).filter(|lamp| !known.contains(*lamp)).collect();
    chance.shuffle(&mut unknown);
    for other in state.seats().filter(|other| *other != seat) {
        let held = state.hands[other.index()].len();
        world.hands[other.index()] = unknown.drain(..held).collect();
        world.lit[other.index()] = state.lit[other.index()].and_then(|_| unknown.pop());
    }
    for (index, place) in world.in_the_box.iter_mut().enumerate() {
        if seat != state.moth || !state.looked_at[index] {
            *place = unknown.pop().expect("as many are unknown as there are places");
        }
    }
    world
}
