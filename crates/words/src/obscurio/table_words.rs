//! What do the pages of an Obscurio table say beside names and log lines?

use obscurio::cards::{Symbol, TrapColour};
use obscurio::view::{Phase, Role};

use crate::sentence::Sentence;
use crate::{Lang, say};

/// The short words of the table.
pub struct TableWords {
    pub book: &'static str,
    pub book_waits: &'static str,
    pub book_gone: &'static str,
    pub left_page: &'static str,
    pub right_page: &'static str,
    pub under_left: &'static str,
    pub under_right: &'static str,
    pub colour_of_page: &'static str,
    pub butterfly: &'static str,
    pub red_glass: &'static str,
    pub mist: &'static str,
    /// The Grimoire saw its Pages bare.
    pub lift_filters: &'static str,
    pub exit: &'static str,
    /// Under what only one viewer may look at.
    pub exit_secret: &'static str,
    pub holder: &'static str,
    pub picks: &'static str,
    pub planted: &'static str,
    pub hall: &'static str,
    pub door: &'static str,
    pub face_down: &'static str,
    pub shut: &'static str,
    pub is_exit: &'static str,
    pub nobody_here: &'static str,
    pub wizards: &'static str,
    pub grimoire: &'static str,
    pub wizard: &'static str,
    pub loyal: &'static str,
    pub traitor: &'static str,
    pub card_down: &'static str,
    pub your_loyalty: &'static str,
    pub show_loyalty: &'static str,
    pub you_are_grimoire: &'static str,
    pub you_are_wizard: &'static str,
    pub you_are_loyal: &'static str,
    pub you_are_traitor: &'static str,
    pub centre: &'static str,
    pub in_hand: &'static str,
    pub removed: &'static str,
    pub companion: &'static str,
    pub is_sure: &'static str,
    pub thinking: &'static str,
    pub is_ready: &'static str,
    pub has_voted: &'static str,
    pub has_called: &'static str,
    pub wrong: &'static str,
    pub cohesion: &'static str,
    pub light: &'static str,
    pub dark: &'static str,
    pub progress: &'static str,
    pub traps: &'static str,
    pub bag: &'static str,
    pub time_track: &'static str,
    pub sand: &'static str,
    pub extra_traps: &'static str,
    pub deck: &'static str,
    pub discard: &'static str,
    pub last_turn: &'static str,
    pub enlarge: &'static str,
    pub shrink: &'static str,
    pub place_butterfly: &'static str,
    pub show_book: &'static str,
    pub seen_enough: &'static str,
    pub close_eyes: &'static str,
    pub lay_doors: &'static str,
    pub close_holder: &'static str,
    pub am_sure: &'static str,
    pub think_again: &'static str,
    pub take: &'static str,
    pub pass: &'static str,
    pub call_time: &'static str,
    pub ready_to_vote: &'static str,
    pub point: &'static str,
    pub your_token: &'static str,
    pub companion_token: &'static str,
    pub eyes_closed: &'static str,
    pub eyes_closed_help: &'static str,
    pub watcher: &'static str,
    pub watcher_help: &'static str,
    pub accusation: &'static str,
    pub accusation_help: &'static str,
    pub debate: &'static str,
    pub vote: &'static str,
    pub votes: &'static str,
    pub escaped: &'static str,
    pub lost: &'static str,
    pub story: &'static str,
    pub was_traitor: &'static str,
    pub misled: &'static str,
    pub say_it: &'static str,
    pub because: &'static str,
    pub no_reason: &'static str,
    /// Large cues for people who talk by voice.
    pub cue_speak: &'static str,
    pub cue_hush: &'static str,
    pub cue_close: &'static str,
    pub cue_open: &'static str,
    pub cue_look: &'static str,
    pub cue_guide: &'static str,
    /// Why nothing can be said just now.
    pub mute_grimoire: &'static str,
    pub mute_watcher: &'static str,
    pub mute_eyes: &'static str,
    pub mute_vote: &'static str,
    pub mute_unmasked: &'static str,
    /// What happens in each of the five steps of a turn, and then the Accusation.
    pub steps: [&'static str; 6],
    /// Ways about a small screen: the book, the doors, the wizards, the talk, the story.
    pub jumps: [&'static str; 5],
}

pub fn table(lang: Lang) -> &'static TableWords {
    lang.pick(&ES, &EN)
}

/// Which of the steps it is.
pub fn step(phase: Phase) -> Option<usize> {
    match phase {
        Phase::Riddle | Phase::ClueShown => Some(1),
        Phase::EyesClosed => Some(2),
        Phase::Doors | Phase::DoorsLocked { .. } | Phase::DoorsWatched | Phase::DoorsLockedWatched { .. } => {
            Some(3)
        }
        Phase::Debate { .. } | Phase::Vote { .. } => Some(5),
        Phase::Over => None,
    }
}

pub fn role(lang: Lang, role: Role) -> &'static str {
    let words = table(lang);
    match role {
        Role::Grimoire => words.grimoire,
        Role::Wizard => words.wizard,
        Role::Loyal => words.loyal,
        Role::Traitor => words.traitor,
    }
}

/// Who one is, and what to do about it.
pub fn you_are(lang: Lang, role: Role) -> &'static str {
    let words = table(lang);
    match role {
        Role::Grimoire => words.you_are_grimoire,
        Role::Wizard => words.you_are_wizard,
        Role::Loyal => words.you_are_loyal,
        Role::Traitor => words.you_are_traitor,
    }
}

/// The step a Trap of this colour bites in.
pub fn bites(lang: Lang, colour: TrapColour) -> &'static str {
    match (lang, colour) {
        (Lang::Es, TrapColour::Brown) => "Muerde en el acertijo",
        (Lang::Es, TrapColour::Purple) => "Muerde con los ojos cerrados",
        (Lang::Es, TrapColour::Green) => "Muerde en las puertas",
        (Lang::Es, TrapColour::None) => "No muerde",
        (Lang::En, TrapColour::Brown) => "Bites during the riddle",
        (Lang::En, TrapColour::Purple) => "Bites while eyes are closed",
        (Lang::En, TrapColour::Green) => "Bites at the doors",
        (Lang::En, TrapColour::None) => "Does not bite",
    }
}

/// What is printed on a Character's token.
pub fn symbol(lang: Lang, symbol: Symbol) -> &'static str {
    match (lang, symbol) {
        (Lang::Es, Symbol::Drop) => "gota",
        (Lang::Es, Symbol::Leaf) => "hoja",
        (Lang::Es, Symbol::Flame) => "llama",
        (Lang::Es, Symbol::Sun) => "sol",
        (Lang::Es, Symbol::Star) => "estrella",
        (Lang::Es, Symbol::Cog) => "engranaje",
        (Lang::Es, Symbol::SnowCrystal) => "cristal de nieve",
        (Lang::En, Symbol::Drop) => "drop",
        (Lang::En, Symbol::Leaf) => "leaf",
        (Lang::En, Symbol::Flame) => "flame",
        (Lang::En, Symbol::Sun) => "sun",
        (Lang::En, Symbol::Star) => "star",
        (Lang::En, Symbol::Cog) => "cog",
        (Lang::En, Symbol::SnowCrystal) => "snow crystal",
    }
}

/// What the end means to a reader who was not the Traitor.
pub fn verdict(lang: Lang, won: bool) -> &'static str {
    if won {
        lang.pick("¡Has ganado!", "You have won!")
    } else {
        lang.pick("Has perdido.", "You have lost.")
    }
}

/// "Turn 3".
pub fn turn(lang: Lang, turn: u8) -> Sentence {
    match lang {
        Lang::Es => say!("Turno {turn}"),
        Lang::En => say!("Turn {turn}"),
    }
}

/// How far it is: "Room 2 of 6".
pub fn room(lang: Lang, room: u8, last: u8) -> Sentence {
    match lang {
        Lang::Es => say!("Sala {room} de {last}"),
        Lang::En => say!("Room {room} of {last}"),
    }
}

/// "8 in the light, 5 in the dark".
pub fn cohesion(lang: Lang, light: u8, dark: u8) -> Sentence {
    match lang {
        Lang::Es => say!("{light} a la luz, {dark} a oscuras"),
        Lang::En => say!("{light} in the light, {dark} in the dark"),
    }
}

/// "On space 2 of 4: +1".
pub fn sand(lang: Lang, space: u8, spaces: usize, extra: u8) -> Sentence {
    match lang {
        Lang::Es => say!("Casilla {space} de {spaces}: +{extra}"),
        Lang::En => say!("Space {space} of {spaces}: +{extra}"),
    }
}

/// "2 more cards".
pub fn picks_left(lang: Lang, left: usize) -> Sentence {
    match (lang, left) {
        (Lang::Es, 0) => "No caben más cartas".into(),
        (Lang::Es, 1) => "Puedes colar una carta más".into(),
        (Lang::Es, _) => say!("Puedes colar {left} cartas más"),
        (Lang::En, 0) => "No more cards".into(),
        (Lang::En, 1) => "You may slip in one more card".into(),
        (Lang::En, _) => say!("You may slip in {left} more cards"),
    }
}

/// How many want the timer turned.
pub fn calls(lang: Lang, calls: usize) -> Sentence {
    match (lang, calls) {
        (Lang::Es, 1) => "1 persona lo pide".into(),
        (Lang::Es, _) => say!("{calls} personas lo piden"),
        (Lang::En, 1) => "1 asks for it".into(),
        (Lang::En, _) => say!("{calls} ask for it"),
    }
}

static ES: TableWords = TableWords {
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

static EN: TableWords = TableWords {
    book: "The book",
    book_waits: "The Grimoire is preparing the riddle.",
    book_gone: "Pages and butterflies are gone.",
    left_page: "Left page",
    right_page: "Right page",
    under_left: "Under the left page: all of it",
    under_right: "Under the right page: all of it",
    colour_of_page: "The colour of the page",
    butterfly: "Butterfly",
    red_glass: "Under red glass",
    mist: "Under mist",
    lift_filters: "See without filters",
    exit: "The exit",
    exit_secret: "Only you see it",
    holder: "The holder",
    picks: "Slipped in among the doors",
    planted: "Slipped in by the Traitor",
    hall: "The doors",
    door: "Door",
    face_down: "Face down",
    shut: "Still shut",
    is_exit: "It was the exit",
    nobody_here: "Nobody",
    wizards: "The wizards",
    grimoire: "Grimoire",
    wizard: "Wizard",
    loyal: "Loyal",
    traitor: "Traitor",
    card_down: "Loyalty card face down",
    your_loyalty: "Your loyalty card",
    show_loyalty: "Press and hold to see it",
    you_are_grimoire: "You are the Grimoire: guide the wizards with pictures alone.",
    you_are_wizard: "You are a wizard: find the exit.",
    you_are_loyal: "You are loyal: find the exit together with the others.",
    you_are_traitor: "You are the Traitor: let them miss the exit, and let nobody notice.",
    centre: "In the centre",
    in_hand: "Token in hand",
    removed: "Off the board",
    companion: "Companion",
    is_sure: "Sure",
    thinking: "Thinking",
    is_ready: "Ready",
    has_voted: "Has voted",
    has_called: "Asks for time",
    wrong: "Cohesion lost",
    cohesion: "Cohesion",
    light: "Light",
    dark: "Dark",
    progress: "Rooms",
    traps: "Traps",
    bag: "In the bag",
    time_track: "Time",
    sand: "Sand",
    extra_traps: "more traps next turn",
    deck: "Deck",
    discard: "Discards",
    last_turn: "The turn before",
    enlarge: "Enlarge",
    shrink: "Back to the table",
    place_butterfly: "Land a butterfly here",
    show_book: "Show the book",
    seen_enough: "Seen enough",
    close_eyes: "Close all eyes",
    lay_doors: "Lay out the doors",
    close_holder: "Close the holder",
    am_sure: "I am sure",
    think_again: "Let me think again",
    take: "Take this door",
    pass: "Let it pass",
    call_time: "Turn the timer",
    ready_to_vote: "Let us vote",
    point: "Point",
    your_token: "Your token",
    companion_token: "Your companion",
    eyes_closed: "Eyes closed",
    eyes_closed_help: "The library is dark. No talking, no looking.",
    watcher: "The Watcher",
    watcher_help: "No talking. Choose in secret, reveal together.",
    accusation: "The accusation",
    accusation_help: "The light is gone. Somebody at this table lies.",
    debate: "Debate",
    vote: "Vote",
    votes: "Who pointed at whom",
    escaped: "Out of the library!",
    lost: "Lost in the library",
    story: "Room by room",
    was_traitor: "Was the Traitor",
    misled: "Misled",
    say_it: "Say it",
    because: "because it goes with",
    no_reason: "no reason",
    cue_speak: "Speak",
    cue_hush: "Silence",
    cue_close: "Close your eyes",
    cue_open: "Open your eyes",
    cue_look: "Look",
    cue_guide: "Guide without a word",
    mute_grimoire: "The Grimoire cannot speak.",
    mute_watcher: "The Watcher forbids talking.",
    mute_eyes: "Eyes closed: no talking.",
    mute_vote: "The vote is silent.",
    mute_unmasked: "You are unmasked: you can no longer speak to the wizards.",
    steps: ["Traps", "The riddle", "Eyes closed", "Choosing a door", "End of the turn", "The accusation"],
    jumps: ["Book", "Doors", "Wizards", "Talk", "Story"],
};
