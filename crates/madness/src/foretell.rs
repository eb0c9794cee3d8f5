//! What could each Spell in front of a player do now? The rules try it on a copy and look.

use serde::Serialize;
use table::{Events, Seat};

use crate::cards::{Card, Spell, Who};
use crate::effects::Now;
use crate::frames::{Action, Frame};
use crate::moves;
use crate::purse::Means;
use crate::state::State;

/// A Spell as its player could cast it now.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
pub struct Foretold {
    pub spell: Spell,
    /// The most Power that can be paid; 0 if the Spell cannot be cast.
    pub power: u8,
    /// Whether it is ready and only cards to pay for it are missing.
    pub poor: bool,
    /// Whether it would change nothing as things stand.
    pub idle: bool,
}

/// Every Spell of the seat that is to take an Action now. Nothing hidden is looked at.
pub fn spells(state: &State, seat: Seat) -> Vec<Foretold> {
    let avatar = match state.frames.top() {
        Some(Frame::Menu) if state.active == seat => false,
        Some(Frame::Granted { seat: asked, avatar, .. }) if asked == seat => avatar,
        _ => return Vec::new(),
    };
    let (player, means) = (state.player(seat), Means::of(state, seat, avatar));
    let alone = state.in_play().without(seat).is_empty();
    let one = |spell: Spell| {
        let ready = player.ready().contains(spell) && !(alone && spell.needs_others());
        let affords = |power: &u8| means.affords(moves::cost(state, Action::Cast(spell, *power)));
        let power = if ready { (1..=3).take_while(affords).last().unwrap_or(0) } else { 0 };
        Foretold { spell, power, poor: ready && power == 0, idle: ready && is_idle(state, seat, spell) }
    };
    player.spells.iter().map(one).collect()
}

/// Whether casting it would leave everything as it is, however it is paid: a card paid lies in the discard, and one from
/// the own support leaves room there. What others hold is theirs: a Spell that reaches them is never called idle.
fn is_idle(state: &State, seat: Seat, spell: Spell) -> bool {
    if spell.text().iter().any(|block| !matches!(block.who, Who::You | Who::Nobody)) {
        return false;
    }
    let mut paid = state.clone();
    let (player, coin) = (paid.player_mut(seat), Card::new(spell.element(), 1));
    player.to_discard(coin);
    let coin = player.support.iter().find(|card| card.element() == Some(spell.element()));
    coin.map(|card| player.from_support(card));
    let mut then = paid.clone();
    paid.player_mut(seat).exhausted.add(spell);
    let mut events = Events::silent();
    Now { state: &mut then, events: &mut events, mover: Some(seat) }.cast_for_free(seat, spell);
    !events.is_settled() && then == paid
}
