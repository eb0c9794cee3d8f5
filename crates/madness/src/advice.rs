//! Why is a move good? One reason, read off what the seat that asks can see; words make a sentence of it.

use table::Seat;

use crate::cards::text::Op;
use crate::cards::{Card, Curse, Element, Spell};
use crate::frames::Deed;
use crate::spelling::Move;
use crate::view::View;
use crate::{Ask, Asked};

/// The reason that counts most for a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Advice {
    /// This Curse would strike when it is this seat's turn.
    Strikes(Curse, Seat),
    /// It is the last Curse of the page: without it the Monster is beaten.
    LastCurse(Curse),
    /// One Curse less stands between the team and the Monster.
    FewerCurses(Curse),
    /// What the Spell is for.
    For(Purpose),
    /// A better Spell for the rest of the game.
    Learns(Spell),
    /// A card worth so much, drawn again and again.
    Buys(Card),
    /// A Madness pays for nothing, in hand and in support.
    Cures,
    /// The ability is free.
    Free,
    /// Nothing that can be paid is worth its cards.
    NothingBetter,
    CheapestWay,
    /// The Element that is missing most for the Curses ahead.
    Needs(Element),
    /// This card is of the least use where it is.
    LeastUse(Card),
    /// This card is of most use there.
    MostUse(Card),
    /// Who can use it best.
    Best(Seat),
    /// The Spell one needs least.
    LeastSpell(Spell),
    /// It costs nothing to accept.
    Accept,
    Refuse,
}

/// What a Spell is good for, by the first thing it does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Purpose {
    Cards,
    Support,
    ThinDeck,
    Cure,
    BetterCards,
    Actions,
    Refresh,
    Sleep,
    Help,
}

/// Why this move, for whoever sees this.
pub fn advice(view: &View, mv: Move) -> Option<Advice> {
    let asked = view.own.asked.as_ref()?;
    Some(match mv {
        Move::Destroy(slot) => curse(view, slot)?,
        Move::NeutralizeCurse(slot) => curse(view, slot)?,
        Move::Cast(spell, _) => Advice::For(purpose(spell)),
        Move::Learn(element) => {
            Advice::Learns(view.library.iter().find(|shelf| shelf.element == element)?.top?)
        }
        Move::Acquire(card) => Advice::Buys(card),
        Move::Cure(_) => Advice::Cures,
        Move::Ability => Advice::Free,
        Move::End | Move::Pass | Move::Skip | Move::Done => Advice::NothingBetter,
        Move::Pay(..) | Move::PayAs(..) => Advice::CheapestWay,
        Move::Take(element) => Advice::Needs(element),
        Move::Choose(card, _) => chosen(asked, card),
        Move::Target(seat) => Advice::Best(seat),
        Move::Refresh(_, spell) => Advice::For(purpose(spell)),
        Move::Forget(spell) | Move::Neutralize(spell) => Advice::LeastSpell(spell),
        Move::Yes => Advice::Accept,
        Move::No => Advice::Refuse,
        Move::Be(_) => return None,
    })
}

fn curse(view: &View, slot: crate::state::Slot) -> Option<Advice> {
    let curse = view.board.iter().find(|curse| curse.slot == slot)?.curse;
    let strikes = view.forecast.iter().find_map(|coming| {
        let there = coming.curses.iter().any(|(at, _, strikes)| *at == slot && *strikes);
        there.then_some(Seat(coming.seat))
    });
    Some(match strikes {
        _ if view.board.len() == 1 => Advice::LastCurse(curse),
        Some(seat) => Advice::Strikes(curse, seat),
        None => Advice::FewerCurses(curse),
    })
}

fn chosen(asked: &Asked, card: Card) -> Advice {
    match asked.ask {
        Ask::Cards { deed: Deed::Discard | Deed::Destroy | Deed::Cure, .. } => Advice::LeastUse(card),
        _ => Advice::MostUse(card),
    }
}

fn purpose(spell: Spell) -> Purpose {
    let first = spell.text().iter().flat_map(|block| block.steps).next();
    match first {
        Some(Op::Draw(_) | Op::DrawTo(_) | Op::Reshuffle | Op::Divine | Op::Fetch(..)) => Purpose::Cards,
        Some(Op::Place(..) | Op::PlaceTop(_) | Op::Exchange) => Purpose::Support,
        Some(Op::Destroy(..) | Op::DestroyTop(_)) => Purpose::ThinDeck,
        Some(Op::Cure(..)) => Purpose::Cure,
        Some(Op::GainAny(..) | Op::GainHigher(_) | Op::GainThree(_) | Op::Revive(_)) => Purpose::BetterCards,
        Some(Op::GrantActions(_) | Op::AvatarActions(_)) => Purpose::Actions,
        Some(Op::Refresh(..)) => Purpose::Refresh,
        Some(Op::NeutralizeCurse(_)) => Purpose::Sleep,
        _ => Purpose::Help,
    }
}
