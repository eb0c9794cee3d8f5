//! What would each card of a hand be if it were played now? The rules play it on a copy and look.

use serde::Serialize;
use table::{Events, Seat};

use crate::cards::{Card, Element, Power};
use crate::chapter::{Chain, Chapter};
use crate::moves::{Move, Question};
use crate::state::{Mode, State};

/// A card in hand as it would lie in the Chapter.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
pub struct Foretold {
    pub card: Card,
    pub power: Power,
    pub element: Element,
    pub trump: bool,
    pub link: Link,
    pub silenced: bool,
    pub standing: Standing,
    /// Whether something is to be chosen then: Power, Element and strength can still change.
    pub choice: bool,
}

/// How it would compare with the other Spells of the Chapter.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Standing {
    Behind,
    /// The strongest so far; others play after it.
    Leads,
    /// The last one, and the strongest.
    Wins,
    /// The last one in Survival, and the weakest.
    CostsLife,
}

/// What a play does to the Chain.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Link {
    Starts,
    Keeps,
    Breaks,
    /// A Special Spell leaves the Chain alone.
    Spares,
    /// It is broken already.
    Late,
}

/// Every card of the seat that has to play now. Nothing hidden is looked at: no effect of a play depends on it before
/// the Chapter has been ranked.
pub fn hand(state: &State, seat: Seat) -> Vec<Foretold> {
    match state.question() {
        Some((asked, Question::PlaySpell)) if asked == seat => {
            state.hands[seat.index()].iter().map(|card| card_played(state, card)).collect()
        }
        _ => Vec::new(),
    }
}

fn card_played(state: &State, card: Card) -> Foretold {
    let index = state.chapter.spells().len();
    let mut then = state.clone();
    then.carry_out(Move::Play(card), &mut Events::silent());
    let choice = matches!(then.question(), Some((_, Question::ChooseFor(_) | Question::SwapTitle)));
    let chapter = then.finished.as_ref().map_or(&then.chapter, |finished| &finished.chapter);
    let spell = &chapter.spells()[index];
    Foretold {
        card,
        power: spell.power,
        element: spell.element,
        trump: chapter.is_trump(spell),
        link: link(&state.chapter, card),
        silenced: spell.silenced,
        standing: standing(&then, chapter, index),
        // What is asked once the Chapter is ranked changes it no more.
        choice: choice && then.finished.is_none(),
    }
}

fn standing(then: &State, chapter: &Chapter, index: usize) -> Standing {
    let (strongest, weakest) = chapter.extremes().unwrap_or((index, index));
    match then.finished {
        None if strongest == index => Standing::Leads,
        Some(_) if strongest == index => Standing::Wins,
        Some(_) if weakest == index && then.options.mode == Mode::Survival => Standing::CostsLife,
        _ => Standing::Behind,
    }
}

fn link(chapter: &Chapter, card: Card) -> Link {
    let element = card.element();
    match chapter.chain {
        _ if element.is_special() => Link::Spares,
        Chain::NotStarted => Link::Starts,
        Chain::Active(chained) if chained == element => Link::Keeps,
        Chain::Active(_) => Link::Breaks,
        Chain::Broken => Link::Late,
    }
}
