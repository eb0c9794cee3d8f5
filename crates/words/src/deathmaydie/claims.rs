//! What does a Discovery card offer? Most say one of two sentences, which are made here from what the card does; the others have
//! their own in the content file.

use deathmaydie::content::{Discovery, HeldAs};
use deathmaydie::effect::Claim;
use deathmaydie::ids::Side;

use super::{card_words, en, es};
use crate::lang::{Lang, spoken};

/// The central text of a card.
pub fn central(lang: Lang, card: Discovery) -> String {
    let written = card_words::discovery(lang, card).text;
    written.map_or_else(|| offered(lang, card), str::to_owned)
}

/// The name of a side: its own, or that of the Condition it is.
pub fn side(lang: Lang, card: Discovery, side: Side) -> &'static str {
    let words = card_words::discovery(lang, card);
    let own = match side {
        Side::Left => words.left,
        Side::Right => words.right,
    };
    match (own, card.side(side).held) {
        (Some(words), _) => words.name,
        (None, HeldAs::Condition(condition)) => card_words::condition(lang, condition).name,
        (None, HeldAs::Item | HeldAs::Companion(_)) => words.name,
    }
}

fn offered(lang: Lang, card: Discovery) -> String {
    let [left, right] = Side::BOTH.map(|it| side(lang, card, it));
    match card.row().claim {
        Claim::PayOr(price) => spoken!(lang, claims::pay_or(price, left, right)),
        Claim::PayForEither(price) => spoken!(lang, claims::pay_for_either(price, left, right)),
        Claim::Offers(_) | Claim::Rolls(_) | Claim::If(..) | Claim::Must(..) => left.to_owned(),
    }
}
