//! How is the end of a turn foretold in English?

use deathmaydie::content::{Dice, Investigator};
use deathmaydie::figures::Foe;
use deathmaydie::foretell::Forecast;
use deathmaydie::ids::Kind;

use super::dice;
use super::names::who;
use crate::deathmaydie::{card_words as on, naming, rolling};
use crate::grammar::list;
use crate::sentence::{Piece, Sentence};
use crate::{Lang, say};

pub const MYTHOS: &str = "A Mythos card is drawn.";
pub const ELDER_COMES: &str = "The Elder One comes to the map.";

pub fn stage_speaks(card: Piece) -> Sentence {
    say!("Its {card} speaks.")
}

/// Several enemies of one kind, each with as many dice.
pub fn pack(kind: Kind, foes: &[Foe], pool: Dice) -> Sentence {
    let many = on::enemy(Lang::En, naming::enemy(kind)).plural;
    let numbers = list(Lang::En, foes.iter().map(|foe| naming::number(*foe)));
    say!("{many} {numbers} ({} each)", dice::count(pool))
}

pub fn investigates(it: Investigator) -> Sentence {
    say!("If nobody comes near, {} investigates.", who(it))
}

pub fn attacked(it: Investigator, attackers: Sentence, count: usize) -> Sentence {
    match count {
        1 => say!("{} attacks {}.", attackers.capital(), who(it)),
        _ => say!("{} attack {}.", attackers.capital(), who(it)),
    }
}

pub fn fire(it: Investigator, pool: Dice) -> Sentence {
    say!("{} burns: {} for Fire.", who(it), dice::count(pool))
}

pub fn advance(forecast: &Forecast) -> Sentence {
    let to = forecast.to;
    let chance = Sentence::from(rolling::percent(Lang::En, forecast.advance, false, true));
    match (forecast.advance, forecast.ends) {
        (0, _) => "The Elder One does not advance this turn.".into(),
        (1000, true) => "The Elder One advances to the end of its track, and all is lost.".into(),
        (1000, false) => say!("The Elder One advances to space {to}."),
        (_, true) => {
            say!("The Elder One advances if another symbol comes ({chance}), and all is lost.")
        }
        (_, false) => {
            say!("The Elder One advances to space {to} if another symbol comes ({chance}).")
        }
    }
}
