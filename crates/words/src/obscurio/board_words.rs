//! Which words does a plain-text table of Obscurio need?

use crate::Lang;

/// Everything written around the pictures of a plain-text table.
pub struct BoardWords {
    pub turn: &'static str,
    pub room: fn(progress: u8, last: u8) -> String,
    pub cohesion: fn(light: u8, dark: u8) -> String,
    pub timer: fn(space: usize, track: &[u8]) -> String,
    pub watcher: &'static str,
    pub deck: &'static str,
    pub exit: &'static str,
    pub pages: [&'static str; 2],
    pub butterfly: &'static str,
    pub holder: &'static str,
    pub picks: &'static str,
    pub door: &'static str,
    pub face_down: &'static str,
    pub shut: &'static str,
    pub is_exit: &'static str,
    pub you: &'static str,
    pub grimoire: &'static str,
    pub loyal: &'static str,
    pub traitor: &'static str,
    pub centre: &'static str,
    pub hand: &'static str,
    pub at_door: &'static str,
    pub removed: &'static str,
    pub companion: &'static str,
    pub holds: &'static str,
    pub sure: &'static str,
    pub ready: &'static str,
    pub voted: &'static str,
    pub pointed: &'static str,
    pub wrong: fn(u8) -> String,
}

pub fn of(lang: Lang) -> &'static BoardWords {
    lang.pick(&ES, &EN)
}

static ES: BoardWords = BoardWords {
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

static EN: BoardWords = BoardWords {
    turn: "Turn",
    room: |progress, last| format!("room {progress} of {last}"),
    cohesion: |light, dark| format!("Cohesion: {light} light, {dark} dark."),
    timer: |space, track| {
        let extra: Vec<String> = track.iter().map(|extra| format!("+{extra}")).collect();
        format!("Timer on space {space} ({}).", extra.join(" "))
    },
    watcher: "The Watcher is awake: silence.",
    deck: "Deck",
    exit: "Exit",
    pages: ["Left page", "Right page"],
    butterfly: "butterfly on",
    holder: "Holder",
    picks: "Slipped in among the doors",
    door: "Door",
    face_down: "face down",
    shut: "shut",
    is_exit: "the exit",
    you: "you",
    grimoire: "Grimoire",
    loyal: "loyal",
    traitor: "Traitor",
    centre: "in the centre",
    hand: "token in hand",
    at_door: "at door",
    removed: "off the board",
    companion: "companion",
    holds: "has chosen door",
    sure: "sure",
    ready: "ready",
    voted: "has voted",
    pointed: "pointed at",
    wrong: |count| format!("{count} cohesion lost"),
};
