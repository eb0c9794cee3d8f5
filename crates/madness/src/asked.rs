//! The question on the table as a viewer sees it: who is asked, why, and what about.

use serde::Serialize;
use table::Viewer;

use crate::cards::{Card, Element, Filter, Magician};
use crate::frames::{Action, Aim, Cause, Choice, Deed, Frame, Payment};
use crate::state::State;

/// Who is asked, which card or rule makes them choose, and the question.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Asked {
    pub seat: u8,
    pub cause: Option<Cause>,
    pub ask: Ask,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Ask {
    Magician {
        free: Vec<Magician>,
    },
    /// The ordinary turn.
    Turn,
    /// So many Actions more; `avatar`: paid by the support pool alone, which stays.
    Granted {
        left: u8,
        avatar: bool,
    },
    /// The last moment for an ability before the turn ends.
    LastWindow,
    /// What is still missing, Element by Element; or so much of any one.
    Pay {
        action: Option<Action>,
        missing: [u8; 4],
        any: u8,
        avatar: bool,
    },
    Cards {
        deed: Deed,
        filter: Filter,
        to: Option<u8>,
        least: u8,
        most: u8,
        chosen: u8,
    },
    /// Two of the hand, then two of the support.
    Swap {
        picked: Vec<Card>,
    },
    Targets {
        from: Vec<u8>,
        chosen: Vec<u8>,
        left: u8,
        gift: bool,
    },
    May,
    Refresh {
        left: u8,
    },
    /// Which own Spell is laid face down; of one Element only, perhaps; `for_curse`: as long as the edition says.
    NeutralizeSpell {
        element: Option<Element>,
        for_curse: bool,
    },
    NeutralizeCurse {
        left: u8,
    },
    Element {
        value: u8,
        left: u8,
    },
    Forget {
        learning: Element,
    },
    /// About cards this viewer may not know.
    Private,
}

/// The question now, if there is one.
pub fn asked(state: &State, viewer: Viewer) -> Option<Asked> {
    let frame = state.frames.top()?;
    let seat = frame.asks(state.active)?;
    let knows = state.options.open_hands || viewer.sees_seat(seat);
    let (cause, ask) = match frame {
        Frame::PickMagician(_) => (Some(Cause::SetUp), magicians(state)),
        Frame::Menu => (None, Ask::Turn),
        Frame::LastWindow => (None, Ask::LastWindow),
        Frame::Granted { left, avatar, cause, .. } => (Some(cause), Ask::Granted { left, avatar }),
        Frame::Pay(payment) => (Some(Cause::Action), pay(state, &payment)),
        Frame::Choose(choice) if !knows => (Some(choice.cause), Ask::Private),
        Frame::Choose(choice) => (Some(choice.cause), cards(&choice)),
        Frame::Swap(swap) => {
            let picked = swap.picked[..swap.count as usize].to_vec();
            (Some(swap.cause), Ask::Swap { picked })
        }
        Frame::Targets { from, chosen, left, aim, cause, .. } => {
            let seats = |set: table::SeatSet| set.iter().map(|seat| seat.0).collect();
            let gift = matches!(aim, Aim::Give(_));
            (Some(cause), Ask::Targets { from: seats(from), chosen: seats(chosen), left, gift })
        }
        Frame::May { cause, .. } => (Some(cause), Ask::May),
        Frame::Refresh { left, cause, .. } => (Some(cause), Ask::Refresh { left }),
        Frame::Silence { element, until, cause, .. } => {
            (Some(cause), Ask::NeutralizeSpell { element, for_curse: until.is_some() })
        }
        Frame::NeutralizeCurse { left, cause, .. } => (Some(cause), Ask::NeutralizeCurse { left }),
        Frame::Take { value, left, cause, .. } => (Some(cause), Ask::Element { value, left }),
        Frame::Forget { element, .. } => (Some(Cause::Action), Ask::Forget { learning: element }),
        _ => return None,
    };
    Some(Asked { seat: seat.0, cause, ask })
}

fn magicians(state: &State) -> Ask {
    let taken = |magician: &Magician| state.players.iter().any(|player| player.magician == Some(*magician));
    Ask::Magician { free: Magician::ALL.iter().copied().filter(|magician| !taken(magician)).collect() }
}

fn pay(state: &State, payment: &Payment) -> Ask {
    let frames = state.frames.frames();
    let action = match frames.get(frames.len().wrapping_sub(2)) {
        Some(Frame::Carry { action, .. }) => Some(*action),
        _ => None,
    };
    let missing = payment.left.map(|left| left.max(0) as u8);
    Ask::Pay { action, missing, any: payment.any, avatar: payment.avatar }
}

fn cards(choice: &Choice) -> Ask {
    Ask::Cards {
        deed: choice.deed,
        filter: choice.filter,
        to: (choice.deed == Deed::Give).then_some(choice.to.0),
        least: choice.least,
        most: choice.most,
        chosen: choice.moved,
    }
}
