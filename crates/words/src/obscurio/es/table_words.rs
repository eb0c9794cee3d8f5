//! What do the pages of a table say in Spanish?

use obscurio::cards::{Symbol, TrapColour};

use crate::obscurio::table_words::TableWords;
use crate::say;
use crate::sentence::Sentence;

pub fn bites(colour: TrapColour) -> &'static str {
    match colour {
        TrapColour::Brown => "Muerde en el acertijo",
        TrapColour::Purple => "Muerde con los ojos cerrados",
        TrapColour::Green => "Muerde en las puertas",
        TrapColour::None => "No muerde",
    }
}

pub fn symbol(symbol: Symbol) -> &'static str {
    match symbol {
        Symbol::Drop => "gota",
        Symbol::Leaf => "hoja",
        Symbol::Flame => "llama",
        Symbol::Sun => "sol",
        Symbol::Star => "estrella",
        Symbol::Cog => "engranaje",
        Symbol::SnowCrystal => "cristal de nieve",
    }
}

pub fn verdict(won: bool) -> &'static str {
    if won { "¡Has ganado!" } else { "Has perdido." }
}

pub fn turn(turn: u8) -> Sentence {
    say!("Turno {turn}")
}

pub fn room(room: u8, last: u8) -> Sentence {
    say!("Sala {room} de {last}")
}

pub fn cohesion(light: u8, dark: u8) -> Sentence {
    say!("{light} a la luz, {dark} a oscuras")
}

pub fn sand(space: u8, spaces: usize, extra: u8) -> Sentence {
    say!("Casilla {space} de {spaces}: +{extra}")
}

pub fn picks_left(left: usize) -> Sentence {
    match left {
        0 => "No caben más cartas".into(),
        1 => "Puedes colar una carta más".into(),
        _ => say!("Puedes colar {left} cartas más"),
    }
}

pub fn calls(calls: usize) -> Sentence {
    match calls {
        1 => "1 persona lo pide".into(),
        _ => say!("{calls} personas lo piden"),
    }
}

pub static WORDS: TableWords = TableWords {
    book: "El libro",
    book_waits: "El Grimorio prepara el acertijo.",
    book_gone: "Páginas y mariposas han desaparecido.",
    left_page: "Página izquierda",
    right_page: "Página derecha",
    under_left: "Debajo de la página izquierda: toda la página",
    under_right: "Debajo de la página derecha: toda la página",
    colour_of_page: "El color de la página",
    butterfly: "Mariposa",
    red_glass: "Bajo un cristal rojo",
    mist: "Bajo la niebla",
    lift_filters: "Ver sin filtros",
    exit: "La salida",
    exit_secret: "Solo lo ves tú",
    holder: "El tarjetero",
    picks: "Coladas entre las puertas",
    planted: "La coló el Traidor",
    hall: "Las puertas",
    door: "Puerta",
    face_down: "Bocabajo",
    shut: "Aún cerrada",
    is_exit: "Era la salida",
    nobody_here: "Nadie",
    wizards: "Los magos",
    grimoire: "Grimorio",
    wizard: "Mago",
    loyal: "Leal",
    traitor: "Traidor",
    card_down: "Carta de lealtad bocabajo",
    your_loyalty: "Tu carta de lealtad",
    show_loyalty: "Mantén pulsado para verla",
    you_are_grimoire: "Eres el Grimorio: guía a los magos solo con imágenes.",
    you_are_wizard: "Eres mago: busca la salida.",
    you_are_loyal: "Eres leal: busca la salida con los demás.",
    you_are_traitor: "Eres el Traidor: que no encuentren la salida, y que nadie lo note.",
    centre: "En el centro",
    in_hand: "Con la ficha en la mano",
    removed: "Fuera del tablero",
    companion: "Acompañante",
    is_sure: "Lo tiene claro",
    thinking: "Se lo piensa",
    is_ready: "Ya está",
    has_voted: "Ha votado",
    has_called: "Pide tiempo",
    wrong: "Cohesión perdida",
    cohesion: "Cohesión",
    light: "Luz",
    dark: "Oscuridad",
    progress: "Salas",
    traps: "Trampas",
    bag: "En la bolsa",
    time_track: "Tiempo",
    sand: "Arena",
    extra_traps: "trampas más el próximo turno",
    deck: "Mazo",
    discard: "Descartes",
    last_turn: "El turno anterior",
    enlarge: "Ver en grande",
    shrink: "Volver a la mesa",
    place_butterfly: "Posar aquí una mariposa",
    show_book: "Mostrar el libro",
    seen_enough: "¡Visto!",
    close_eyes: "Cerrar los ojos de todos",
    lay_doors: "Colocar las puertas",
    close_holder: "Cerrar el tarjetero",
    am_sure: "Lo tengo claro",
    think_again: "Quiero pensarlo más",
    take: "Me quedo aquí",
    pass: "Que pase",
    call_time: "Dar la vuelta al reloj",
    ready_to_vote: "A votar",
    point: "Señalar",
    your_token: "Tu ficha",
    companion_token: "Tu acompañante",
    eyes_closed: "Ojos cerrados",
    eyes_closed_help: "La biblioteca está a oscuras. No se habla, no se mira.",
    watcher: "El Vigilante",
    watcher_help: "Silencio. Se elige en secreto y se muestra a la vez.",
    accusation: "La acusación",
    accusation_help: "Se ha apagado la luz. Alguien de la mesa miente.",
    debate: "Debate",
    vote: "Votación",
    votes: "Quién señaló a quién",
    escaped: "¡Fuera de la biblioteca!",
    lost: "Perdidos en la biblioteca",
    story: "Sala por sala",
    was_traitor: "Era el Traidor",
    misled: "Despistó a",
    say_it: "Decirlo",
    because: "porque encaja con",
    no_reason: "sin más",
    cue_speak: "Habla",
    cue_hush: "Silencio",
    cue_close: "Cierra los ojos",
    cue_open: "Abre los ojos",
    cue_look: "Mira",
    cue_guide: "Guía sin hablar",
    mute_grimoire: "El Grimorio no puede hablar.",
    mute_watcher: "El Vigilante prohíbe hablar.",
    mute_eyes: "Ojos cerrados: no se habla.",
    mute_vote: "Se vota en silencio.",
    mute_unmasked: "Te han descubierto: ya no puedes hablar con los magos.",
    steps: ["Trampas", "El acertijo", "Ojos cerrados", "Elegir puerta", "Final del turno", "La acusación"],
    jumps: ["Libro", "Puertas", "Magos", "Hablar", "Crónica"],
};
