//! How is a position written down? What `given` lines say that is more than one number or card.

use table::scenario::{Many, Said};

use crate::pictures::Card;
use crate::stage::{Position, Written};
use crate::state::HOLDER;

pub fn traps(it: &mut Position, said: &Said) -> Written {
    it.traps = said.list()?;
    Ok(())
}

/// `top …`: these first; alone, these are all, and whatever lies nowhere else has been discarded.
pub fn deck(it: &mut Position, said: &Said) -> Written {
    (it.deck, it.whole_deck) = match said.many()? {
        Many::Top(cards) => (cards, false),
        Many::Exactly(cards) => (cards, true),
        _ => return Err("say what is on top, or all of it".to_owned()),
    };
    Ok(())
}

pub fn pages(it: &mut Position, said: &Said) -> Written {
    let [left, right] = said.list::<Card>()?[..] else { return Err("a Book has two Pages".to_owned()) };
    it.pages = Some([left, right]);
    Ok(())
}

/// All eight, in the order of the slots.
pub fn holder(it: &mut Position, said: &Said) -> Written {
    it.holder = said.list()?;
    if it.holder.len() == HOLDER { Ok(()) } else { Err(format!("a holder has {HOLDER} slots")) }
}

/// Where they have landed, in this order.
pub fn butterflies(it: &mut Position, said: &Said) -> Written {
    let perch = |word: &String| word.replacen('-', " ", 1).parse().map_err(|()| format!("{word} is no spot"));
    it.butterflies = said.list::<String>()?.iter().map(perch).collect::<Result<_, _>>()?;
    Ok(())
}

/// Cohesion on a Character card.
pub fn keeps(it: &mut Position, said: &Said) -> Written {
    it.kept.push((said.subject()?, said.one()?));
    Ok(())
}

/// Where a token stands, or is held.
pub fn token(it: &mut Position, said: &Said) -> Written {
    it.standing.push((said.subject()?, said.one()?));
    Ok(())
}
