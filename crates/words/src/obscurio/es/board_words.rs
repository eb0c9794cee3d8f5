//! Which words does a plain-text table need in Spanish?

use obscurio::View;

use crate::obscurio::board_words::BoardWords;
use crate::say;
use crate::sentence::Sentence;

pub static WORDS: BoardWords = BoardWords {
    turn: "Turno",
    room: |progress, last| format!("sala {progress} de {last}"),
    cohesion: |light, dark| format!("Cohesión: {light} a la luz, {dark} a oscuras."),
    timer: |space, track| {
        let extra: Vec<String> = track.iter().map(|extra| format!("+{extra}")).collect();
        format!("Reloj en la casilla {space} ({}).", extra.join(" "))
    },
    watcher: "El Vigilante está despierto: silencio.",
    deck: "Mazo",
    exit: "Salida",
    pages: ["Página izquierda", "Página derecha"],
    butterfly: "mariposa en",
    holder: "Tarjetero",
    picks: "Coladas entre las puertas",
    door: "Puerta",
    face_down: "bocabajo",
    shut: "cerrada",
    is_exit: "la salida",
    you: "tú",
    grimoire: "Grimorio",
    loyal: "leal",
    traitor: "Traidor",
    centre: "en el centro",
    hand: "con la ficha en la mano",
    at_door: "en la puerta",
    removed: "fuera del tablero",
    companion: "acompañante",
    holds: "ha elegido la puerta",
    sure: "lo tiene claro",
    ready: "ya está",
    voted: "ha votado",
    pointed: "señaló a",
    wrong: |count| match count {
        1 => "1 de cohesión perdida".to_owned(),
        _ => format!("{count} de cohesión perdidas"),
    },
};

/// Where the game is, in a few words.
pub fn progress(view: &View) -> Sentence {
    say!("Sala {} de {}, turno {}", view.progress, view.last_space, view.turn)
}
