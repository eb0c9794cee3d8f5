//! How is the end of a turn foretold in Spanish?

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

pub const MYTHOS: &str = "Sale una carta de Mitos.";
pub const ELDER_COMES: &str = "El Primigenio llega al mapa.";

pub fn stage_speaks(card: Piece) -> Sentence {
    say!("Habla su {card}.")
}

/// Several enemies of one kind, each with as many dice.
pub fn pack(kind: Kind, foes: &[Foe], pool: Dice) -> Sentence {
    let many = on::enemy(Lang::Es, naming::enemy(kind)).plural;
    let numbers = list(Lang::Es, foes.iter().map(|foe| naming::number(*foe)));
    say!("los {many} {numbers} ({} cada uno)", dice::count(pool))
}

pub fn investigates(it: Investigator) -> Sentence {
    say!("Si nadie se acerca, {} investiga.", who(it))
}

pub fn attacked(it: Investigator, attackers: Sentence, count: usize) -> Sentence {
    match count {
        1 => say!("Ataca a {}: {attackers}.", who(it)),
        _ => say!("Atacan a {}: {attackers}.", who(it)),
    }
}

pub fn fire(it: Investigator, pool: Dice) -> Sentence {
    say!("{} arde: tira {} por Fuego.", who(it), dice::count(pool))
}

pub fn advance(forecast: &Forecast) -> Sentence {
    let to = forecast.to;
    let chance = Sentence::from(rolling::percent(Lang::Es, forecast.advance, false, true));
    match (forecast.advance, forecast.ends) {
        (0, _) => "El Primigenio no avanza este turno.".into(),
        (1000, true) => "El Primigenio avanza al final del medidor, y todo acaba.".into(),
        (1000, false) => say!("El Primigenio avanza a la casilla {to}."),
        (_, true) => say!("El Primigenio avanza si sale otro símbolo ({chance}), y todo acaba."),
        (_, false) => {
            say!("El Primigenio avanza a la casilla {to} si sale otro símbolo ({chance}).")
        }
    }
}
