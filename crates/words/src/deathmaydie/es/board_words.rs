//! Which words does a plain-text table need in Spanish?

use deathmaydie::content::TRACK_LEN;
use deathmaydie::view::Open;

use super::names;
use crate::deathmaydie::board_words::BoardWords;
use crate::say;
use crate::sentence::Sentence;

pub static WORDS: BoardWords = BoardWords {
    turn: "Turno",
    track: "Invocación",
    actions: "acciones",
    symbols: "símbolos en los descartes",
    ritual: "Ritual",
    ritual_stands: "en marcha. Para interrumpirlo:",
    ritual_broken: "interrumpido.",
    advance: "Si el Primigenio avanza",
    mythos: "cartas de Mitos",
    discovery: "de Descubrimiento",
    to: "sale a",
    start: "espacio inicial",
    fire: "Fuego",
    stress: "Estrés",
    wounds: "Heridas",
    sanity: "Cordura",
    fatigue: "Fatiga",
    dice: "dados ganados",
    strikes: "golpea en",
    holds: "tiene",
    eliminated: "fuera de la partida",
    cosmic: "del Cosmos",
    passage: "hacia",
    reserve: "En la reserva",
    nobody: "nadie",
    to_come: "Cómo acabará este turno",
};

/// Where the game is, in a few words.
pub fn progress(view: &Open) -> Sentence {
    let stage = names::stage_number(view.stage);
    say!("Turno {}, {stage}, casilla {} de {TRACK_LEN}", view.turn, view.track)
}
