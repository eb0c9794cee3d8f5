//! Why is a move good? One reason, read off what the seat that asks can see; words make a sentence of it.

use table::Seat;

use crate::cards::{Card, Element};
use crate::foretell::{Foretold, Standing};
use crate::moves::Move;
use crate::view::{SpellView, View};

/// The reason that counts most for a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Advice {
    /// There is no other move.
    OnlyMove,
    /// It is the last Spell and the strongest.
    Wins,
    /// It is the strongest so far, and Trump.
    LeadsWithTrump,
    Leads,
    /// A partner's Spell is winning: strong cards are better kept.
    PartnerWins(Seat),
    /// Its effect asks for a choice, which changes the Chapter.
    Acts,
    /// Nothing in hand takes the lead: a card one can spare goes.
    NothingLeads,
    /// Other cards would lead, and are worth more later.
    KeepsStrong,
    /// No card is safe from being the weakest.
    NothingSaves,
    /// The Spell chosen is the one that beats one's own side, played by this seat.
    HitsLeader(Seat),
    /// The Spell chosen is on the other side.
    HitsRival(Seat),
    /// The Spell chosen is on one's own side.
    HelpsOwn,
    /// This Element becomes Trump, or none does.
    NewTrump(Option<Element>),
    KeepsTitle,
    /// Face-down cards are all alike.
    AllAlike,
}

/// Why this move, one of several or the only one, for whoever sees this.
pub fn advice(view: &View, mv: Move) -> Option<Advice> {
    let you = view.own.you?;
    match mv {
        Move::Reveal(_) => Some(Advice::AllAlike),
        Move::Play(card) => play(view, you, card),
        Move::Target(index) => Some(target(view, you, view.spells.get(usize::from(index))?)),
        Move::Swap(card) => Some(Advice::NewTrump(Some(card.element()).filter(|it| !it.is_special()))),
        Move::Decline => Some(Advice::KeepsTitle),
    }
}

fn play(view: &View, you: Seat, card: Card) -> Option<Advice> {
    let hand = &view.own.foretold;
    let it = hand.iter().find(|foretold| foretold.card == card)?;
    let any = |standing: Standing| hand.iter().any(|other| other.standing == standing);
    Some(match it.standing {
        _ if hand.len() == 1 => Advice::OnlyMove,
        Standing::Wins => Advice::Wins,
        Standing::Leads if it.trump => Advice::LeadsWithTrump,
        Standing::Leads => Advice::Leads,
        _ if hand.iter().all(|other| other.standing == Standing::CostsLife) => Advice::NothingSaves,
        Standing::CostsLife | Standing::Behind => {
            behind(view, you, it, any(Standing::Wins) || any(Standing::Leads))
        }
    })
}

fn behind(view: &View, you: Seat, it: &Foretold, could_lead: bool) -> Advice {
    let best = view.spells.iter().find(|spell| spell.rank == 1);
    match best.filter(|spell| spell.player != you && same_side(view, spell.player, you)) {
        Some(partner) => Advice::PartnerWins(partner.player),
        None if it.choice => Advice::Acts,
        None if could_lead => Advice::KeepsStrong,
        None => Advice::NothingLeads,
    }
}

fn target(view: &View, you: Seat, spell: &SpellView) -> Advice {
    match same_side(view, spell.player, you) {
        true => Advice::HelpsOwn,
        false if spell.rank == 1 => Advice::HitsLeader(spell.player),
        false => Advice::HitsRival(spell.player),
    }
}

fn same_side(view: &View, one: Seat, other: Seat) -> bool {
    view.own.seats[one.index()].party == view.own.seats[other.index()].party
}
