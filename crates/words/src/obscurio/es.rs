//! How does the log of Obscurio read in Spanish?

pub mod asks;
pub mod board_words;
pub mod hall_words;
pub mod labels;
pub mod moves;
pub mod phrases;
pub mod pictures;
pub mod places;
pub mod refusals;
pub mod table_words;
pub mod tale;

use obscurio::Event;
use obscurio::book::Perch;
use obscurio::cards::{Trap, TrapSet};
use obscurio::moves::Bell;
use obscurio::pictures::Card;
use obscurio::state::{End, Token};
use table::{Seat, SeatSet};

use super::naming;
use crate::grammar::{counted, list};
use crate::sentence::{Piece, Sentence};
use crate::speak::Names;
use crate::{Lang, say};

/// "la Ilusión 9".
pub fn card(card: Card) -> Sentence {
    say!("la {}", naming::card(Lang::Es, card))
}

pub fn trap(trap: Trap) -> Piece {
    naming::trap(Lang::Es, trap)
}

pub fn door(door: u8) -> Piece {
    naming::door(Lang::Es, door)
}

/// "Ilusión 1, Ilusión 2 e Ilusión 3".
pub fn cards(cards: impl IntoIterator<Item = Card>) -> Sentence {
    list(Lang::Es, cards.into_iter().map(|card| naming::card(Lang::Es, card)))
}

/// "Ana, Bea y Cid".
pub fn people(names: &Names, seats: impl IntoIterator<Item = Seat>) -> Sentence {
    list(Lang::Es, seats.into_iter().map(|seat| names.seat(seat)))
}

/// "un detalle de la página izquierda y toda la página derecha".
pub fn spots(perches: impl IntoIterator<Item = Perch>) -> Sentence {
    list(Lang::Es, perches.into_iter().map(|perch| naming::spot(Lang::Es, perch)))
}

/// One event as a whole sentence; nothing if it goes without saying.
pub fn sentence(names: &Names, event: &Event) -> Option<Sentence> {
    use Event::*;
    Some(match *event {
        HolderFilled { cards: Some(cards) } => say!("En el tarjetero: {}.", self::cards(cards)),
        HolderFilled { cards: None } => "El tarjetero se llena con ocho ilusiones que nadie más ve.".into(),
        LoyaltyDealt { seat, traitor } => dealt(names, seat, traitor),
        TraitorIs { seat } => names.say(seat, || "El Traidor eres tú.", |name| say!("El Traidor es {name}.")),
        TrapsDrawn { turn, traps } => traps_drawn(turn, traps),
        ExitDrawn { card: Some(card), .. } => say!("La salida de este turno es {}.", self::card(card)),
        ExitDrawn { card: None, .. } => "La salida de este turno espera bocabajo.".into(),
        PagesDrawn { cards: Some([left, right]), .. } => {
            say!("En el libro, {} a la izquierda y {} a la derecha.", card(left), card(right))
        }
        PagesDrawn { cards: None, .. } => "El libro tiene sus dos páginas.".into(),
        Landed { perch: Some(perch), .. } => {
            say!("Una mariposa señala {}.", naming::spot(Lang::Es, perch))
        }
        Landed { perch: None, .. } => "Una mariposa se posa en el libro.".into(),
        BookShown { pages, butterflies, .. } => book_shown(pages, butterflies),
        Ready { seat } => names.say(seat, || "Has visto bastante.", |name| say!("{name} ha visto bastante.")),
        EyesClosed { .. } => "Se cierran todos los ojos.".into(),
        BookGone { .. } => say!("{}: páginas y mariposas desaparecen.", trap(Trap::DarkNight)),
        HolderOpened { traitor, cards, .. } => holder_opened(names, traitor, cards),
        ExitShown { traitor, card, .. } => exit_shown(names, traitor, card),
        Picked { traitor, slot, card, refill, .. } => picked(names, traitor, slot, (card, refill)),
        HolderClosed { traitor, .. } => {
            names.say(traitor, || "Cierras el tarjetero.", |name| say!("{name} cierra el tarjetero."))
        }
        EyesMayOpen { .. } => "Ha pasado el tiempo justo: los ojos ya pueden abrirse.".into(),
        NightEnded { .. } => "La noche no puede durar más: el tarjetero se cierra.".into(),
        EyesOpened { .. } => "Se abren los ojos.".into(),
        DeckShuffled => "Se acaba el mazo: los descartes se barajan y forman otro.".into(),
        DoorOpened { door, card: Some(card), .. } => {
            say!("Tras la {} aparece {}.", self::door(door), self::card(card))
        }
        DoorOpened { door, card: None, .. } => say!("La {} queda bocabajo.", self::door(door)),
        Stood { seat, token, door } => stood(names, seat, token, door),
        Confirmed { seat } => names.say(seat, || "Lo tienes claro.", |name| say!("{name} lo tiene claro.")),
        Withdrew { seat } => {
            names.say(seat, || "Quieres pensarlo otra vez.", |name| say!("{name} quiere pensarlo otra vez."))
        }
        Held { seat, token, door, again } => held(names, seat, (token, door), again),
        Answered { seat, token, door, takes, .. } => answered(names, seat, (token, door), takes),
        TimeCalled { seat: Some(seat), .. } => {
            names.say(seat, || "Pides seguir adelante.", |name| say!("{name} pide seguir adelante."))
        }
        TimeCalled { seat: None, .. } => "Alguien pide seguir adelante.".into(),
        SandTurned { space } => say!("Cae la arena: el reloj pasa a la casilla {}.", space + 1),
        TimeUp => "¡Tiempo!".into(),
        Placed { seat, token, door } => placed(names, seat, token, door),
        TimeNoted { extra: 0 } => return None,
        TimeNoted { extra } => {
            say!("La demora se paga: el próximo turno trae {} más.", counted(extra, "trampa", "trampas"))
        }
        ExitWas { door, card, .. } => {
            say!("La salida era la {}: {}.", self::door(door), self::card(card))
        }
        Advanced { progress } => say!("El grupo avanza a la sala {progress} de 6."),
        Stayed => "Nadie ha encontrado la salida.".into(),
        WatcherWoke => "El Vigilante ha despertado. ¡Silencio!".into(),
        Lost { seat, count } => names.say(
            seat,
            || say!("Pierdes {count} de cohesión."),
            |name| say!("{name} pierde {count} de cohesión."),
        ),
        Danger { doors, count } => danger(doors, count),
        AccusationBegan => "Se apaga la luz: llega la hora de acusar.".into(),
        DebateBegan { round: 1 } => "Empieza el debate: ¿quién es el Traidor?".into(),
        DebateBegan { round } => say!("El Traidor sigue entre los magos: empieza el debate {round}."),
        ReadyToVote { seat } => {
            names.say(seat, || "Ya quieres votar.", |name| say!("{name} ya quiere votar."))
        }
        VoteBegan { .. } => "Se acabó hablar: cada mago señala a alguien.".into(),
        Voted { seat, target, again } => voted(names, seat, target, again),
        Pointed { seat, target } => pointed(names, seat, target),
        Accused { seats } => accused(names, seats),
        Innocent { seat, count } => innocent(names, seat, count),
        Unmasked { seat } => {
            names.say(seat, || "¡Te han descubierto!", |name| say!("¡{name} era el Traidor!"))
        }
        TimerRang { bell } => rang(bell).into(),
        TurnEnded { turn, pages: [left, right] } => {
            say!("Acaba el turno {turn}. Las páginas eran {} y {}.", card(left), card(right))
        }
        Ended { end } => ended(names, end).into(),
    })
}

fn dealt(names: &Names, seat: Seat, traitor: bool) -> Sentence {
    match traitor {
        true => names.say(
            seat,
            || "Eres el Traidor: que no encuentren la salida, y que nadie lo note.",
            |name| say!("{name} recibe la carta del Traidor."),
        ),
        false => names.say(
            seat,
            || "Eres leal: busca la salida con los demás.",
            |name| say!("{name} recibe una carta de leal."),
        ),
    }
}

fn traps_drawn(turn: u8, traps: TrapSet) -> Sentence {
    let drawn = list(Lang::Es, traps.iter().map(trap));
    match traps.len() {
        1 => say!("Turno {turn}. Trampa: {drawn}."),
        _ => say!("Turno {turn}. Trampas: {drawn}."),
    }
}

fn book_shown(pages: Option<[Card; 2]>, butterflies: Option<[Option<Perch>; 2]>) -> Sentence {
    let open = match pages {
        Some([left, right]) => say!("El libro se muestra: {} y {}.", card(left), card(right)),
        None => "El libro se muestra.".into(),
    };
    match butterflies {
        Some([Some(only), None]) => say!("{open} La mariposa señala {}.", spots([only])),
        Some(both) => say!("{open} Las mariposas señalan {}.", spots(both.into_iter().flatten())),
        None => open,
    }
}

fn holder_opened(names: &Names, traitor: Seat, cards: Option<[Card; 8]>) -> Sentence {
    let open = names.say(
        traitor,
        || "Solo tú abres los ojos, y el tarjetero",
        |name| say!("{name} abre los ojos, y el tarjetero"),
    );
    match cards {
        Some(cards) => say!("{open}: {}.", self::cards(cards)),
        None => say!("{open}."),
    }
}

fn exit_shown(names: &Names, traitor: Seat, card: Option<Card>) -> Sentence {
    let spy = trap(Trap::Espionage);
    let sees = names.say(traitor, || say!("{spy}: ves la salida"), |name| say!("{spy}: {name} ve la salida"));
    match card {
        Some(card) => say!("{sees}, {}.", self::card(card)),
        None => say!("{sees}."),
    }
}

fn picked(names: &Names, traitor: Seat, slot: u8, (card, refill): (Option<Card>, Option<Card>)) -> Sentence {
    let card: Sentence = match card {
        Some(card) => self::card(card),
        None => say!("la carta {slot}"),
    };
    let picks = names.say(
        traitor,
        || say!("Cuelas {card} entre las puertas"),
        |name| say!("{name} cuela {card} entre las puertas"),
    );
    match refill {
        Some(refill) => say!("{picks}; su hueco lo ocupa {}.", self::card(refill)),
        None => say!("{picks}."),
    }
}

fn stood(names: &Names, seat: Seat, token: Token, door: u8) -> Sentence {
    let door = self::door(door);
    match token {
        Token::Own => names.say(seat, || say!("Vas a la {door}."), |name| say!("{name} va a la {door}.")),
        Token::Companion => names.say(
            seat,
            || say!("Tu acompañante va a la {door}."),
            |name| say!("Quien acompaña a {name} va a la {door}."),
        ),
    }
}

/// Others only see that a token is in a hand; all see the rest when the game is over.
fn held(names: &Names, seat: Seat, (token, door): (Token, Option<u8>), again: bool) -> Sentence {
    let Some(door) = door.map(self::door) else {
        return names.say(
            seat,
            || "Ya tienes la ficha en la mano.",
            |name| say!("{name} ya tiene la ficha en la mano."),
        );
    };
    let (yours, theirs) = match (token, again) {
        (Token::Own, false) => ("Eliges en secreto", "elige en secreto"),
        (Token::Own, true) => ("Cambias de idea y eliges", "cambia en secreto a"),
        (Token::Companion, false) => {
            ("Para tu acompañante eliges en secreto", "elige en secreto para su acompañante")
        }
        (Token::Companion, true) => {
            ("Para tu acompañante cambias de idea y eliges", "cambia en secreto a su acompañante a")
        }
    };
    names.say(seat, || say!("{yours} la {door}."), |name| say!("{name} {theirs} la {door}."))
}

fn answered(names: &Names, seat: Seat, (token, door): (Token, u8), takes: bool) -> Sentence {
    let door = self::door(door);
    match (token, takes) {
        (Token::Own, true) => {
            names.say(seat, || say!("Te quedas en la {door}."), |name| say!("{name} se queda en la {door}."))
        }
        (Token::Own, false) => {
            names.say(seat, || say!("Dejas pasar la {door}."), |name| say!("{name} deja pasar la {door}."))
        }
        (Token::Companion, true) => names.say(
            seat,
            || say!("Tu acompañante se queda en la {door}."),
            |name| say!("Quien acompaña a {name} se queda en la {door}."),
        ),
        (Token::Companion, false) => names.say(
            seat,
            || say!("Tu acompañante deja pasar la {door}."),
            |name| say!("Quien acompaña a {name} deja pasar la {door}."),
        ),
    }
}

fn placed(names: &Names, seat: Seat, token: Token, door: Option<u8>) -> Sentence {
    let door = door.map(self::door);
    match (token, door) {
        (Token::Own, Some(door)) => {
            names.say(seat, || say!("Estás en la {door}."), |name| say!("{name} está en la {door}."))
        }
        (Token::Own, None) => names.say(seat, || "No tienes puerta.", |name| say!("{name} no tiene puerta.")),
        (Token::Companion, Some(door)) => names.say(
            seat,
            || say!("Tu acompañante está en la {door}."),
            |name| say!("Quien acompaña a {name} está en la {door}."),
        ),
        (Token::Companion, None) => names.say(
            seat,
            || "Tu acompañante no tiene puerta.",
            |name| say!("Quien acompaña a {name} no tiene puerta."),
        ),
    }
}

fn danger(doors: u8, count: u8) -> Sentence {
    let room = trap(Trap::DangerousRoom);
    match doors {
        1.. if count == 0 => say!("{room}: no queda cohesión que perder."),
        0 => say!("{room}: nadie en una puerta errónea, nada que perder."),
        1 => say!("{room}: una puerta errónea cuesta {count} de cohesión más."),
        _ => say!("{room}: {doors} puertas erróneas cuestan {count} de cohesión más."),
    }
}

fn voted(names: &Names, seat: Seat, target: Option<Seat>, again: bool) -> Sentence {
    let Some(target) = target else {
        return names.say(
            seat,
            || "Ya has decidido a quién señalas.",
            |name| say!("{name} ya ha decidido a quién señala."),
        );
    };
    let (whom, you) = (names.seat(target), names.is_you(target));
    match again {
        false => names.say(
            seat,
            || say!("Decides señalar a {whom}."),
            |name| match you {
                true => say!("{name} decide en secreto señalarte."),
                false => say!("{name} decide en secreto señalar a {whom}."),
            },
        ),
        true => names.say(
            seat,
            || say!("Cambias de idea: señalarás a {whom}."),
            |name| match you {
                true => say!("{name} cambia de idea en secreto: te señalará."),
                false => say!("{name} cambia de idea en secreto: señalará a {whom}."),
            },
        ),
    }
}

fn pointed(names: &Names, seat: Seat, target: Seat) -> Sentence {
    let whom = names.seat(target);
    names.say(
        seat,
        || say!("Señalas a {whom}."),
        |name| match names.is_you(target) {
            true => say!("{name} te señala."),
            false => say!("{name} señala a {whom}."),
        },
    )
}

fn accused(names: &Names, seats: SeatSet) -> Sentence {
    let on = |seat| names.say(seat, || "en ti", |name| say!("en {name}"));
    let all = list(Lang::Es, seats.iter().map(on));
    match seats.len() {
        1 => say!("La acusación recae {all}."),
        _ => say!("Empate: la acusación recae {all}."),
    }
}

fn innocent(names: &Names, seat: Seat, count: u8) -> Sentence {
    names.say(
        seat,
        || say!("Muestras tu carta: eras leal. El error cuesta {count} de cohesión."),
        |name| say!("{name} era leal. El error cuesta {count} de cohesión."),
    )
}

fn rang(bell: Bell) -> &'static str {
    match bell {
        Bell::ClueView => "Ya ha habido tiempo de mirar: el Grimorio puede seguir cuando quiera.",
        Bell::EyesClosed => "Los ojos ya pueden abrirse.",
        Bell::Night => "Se acaba la noche.",
        Bell::Sand => "Se acaba la arena.",
        Bell::Debate => "Se acaba el tiempo de debatir.",
        Bell::Patience => "Ya ha habido tiempo de sobra: los demás pueden seguir sin esperar a todos.",
        Bell::Vote => "Se acaba el tiempo de votar: quien no ha señalado señala al azar.",
    }
}

fn ended(names: &Names, end: End) -> &'static str {
    match end {
        End::Escaped => "¡Los magos escapan de la biblioteca!",
        End::Lost if names.seats() > 3 => "Ya no queda cohesión: los magos se pierden y gana el Traidor.",
        End::Lost => "Ya no queda cohesión: la biblioteca se traga a los magos.",
    }
}
