//! What does Obscurio ask in Spanish?

use obscurio::View;
use obscurio::state::Token;
use table::Seat;

use super::{door, people};
use crate::grammar::list;
use crate::obscurio::moment::{self, Accusation, Clue, Demand, Doors, Ending, Moment, Night, Riddle};
use crate::sentence::Sentence;
use crate::speak::Names;
use crate::{Lang, say};

/// Who is being waited for and for what; or how the game ended.
pub fn prompt(names: &Names, view: &View) -> Sentence {
    match moment::of(view) {
        Moment::Over(ending) => over(names, ending),
        Moment::Riddle(riddle) => self::riddle(names, riddle),
        Moment::Clue(clue) => self::clue(names, clue),
        Moment::Night(night) => self::night(names, night),
        Moment::Doors(doors) => self::doors(names, doors),
        Moment::Accusation(accusation) => self::accusation(names, accusation),
    }
}

fn over(names: &Names, ending: Ending) -> Sentence {
    match ending {
        Ending::Escaped => "¡Los magos escapan de la biblioteca!".into(),
        Ending::EscapedFromYou => "Los magos escapan de la biblioteca: se te han ido de las manos.".into(),
        Ending::LostTo(traitor) => {
            say!("Los magos se pierden en la biblioteca. Gana el Traidor: {}.", names.seat(traitor))
        }
        Ending::LostToYou => "Los magos se pierden en la biblioteca. ¡Has ganado!".into(),
        Ending::Lost => "La biblioteca se traga a los magos. Nadie gana.".into(),
    }
}

fn riddle(names: &Names, riddle: Riddle) -> Sentence {
    match riddle {
        Riddle::Mark(demand) => say!("{}{}", mark(demand), misty(demand)),
        Riddle::MarkAgain(demand) => say!("{}{}", mark_again(demand), misty(demand)),
        Riddle::MarkOrShow => "Posa la otra mariposa o muestra el libro.".into(),
        Riddle::Show => "Muestra el libro.".into(),
        Riddle::By(seat) => say!("El Grimorio, {}, prepara el acertijo sin decir palabra.", names.seat(seat)),
    }
}

/// Where the Traps want the first Butterfly, or both.
fn mark(demand: Demand) -> &'static str {
    match (demand.union, demand.bottom) {
        (true, true) => {
            "Señala lo que lleve a la salida, con las dos mariposas en la misma página y al menos una debajo."
        }
        (true, false) => {
            "Señala lo que lleve a la salida, con las dos mariposas en la misma página o debajo de ella."
        }
        (false, true) => "Señala lo que lleve a la salida, al menos con una mariposa debajo de una página.",
        (false, false) => "Señala lo que lleve a la salida, con una mariposa o dos.",
    }
}

/// Where they want the other one.
fn mark_again(demand: Demand) -> &'static str {
    match (demand.union, demand.bottom) {
        (true, true) => "Posa la otra mariposa en la misma página: al menos una va debajo.",
        (true, false) => "Posa la otra mariposa en la misma página o debajo de ella.",
        (false, _) => "Posa la otra mariposa debajo de una página.",
    }
}

fn misty(demand: Demand) -> &'static str {
    if demand.mist { " La niebla solo deja señalar lo despejado." } else { "" }
}

fn clue(names: &Names, clue: Clue) -> Sentence {
    match clue {
        Clue::Look { hushed: false, dark: false } => {
            "Mira el libro y coméntalo con los demás. Avisa cuando lo hayas visto bien.".into()
        }
        Clue::Look { hushed: false, dark: true } => {
            "Mira bien el libro y coméntalo: pronto desaparecerá. Avisa cuando lo hayas visto.".into()
        }
        Clue::Look { hushed: true, dark: false } => {
            "Mira el libro en silencio. Avisa cuando lo hayas visto bien.".into()
        }
        Clue::Look { hushed: true, dark: true } => {
            "Mira bien el libro, en silencio: pronto desaparecerá. Avisa cuando lo hayas visto.".into()
        }
        Clue::Looked(still) if still.is_empty() => "El Grimorio decide cuándo seguir.".into(),
        Clue::Looked(still) => looking(names, still),
        Clue::Call { still, night: true, .. } if still.is_empty() => {
            "Han visto el libro: manda cerrar los ojos.".into()
        }
        Clue::Call { still, night: false, .. } if still.is_empty() => {
            "Han visto el libro: coloca las puertas.".into()
        }
        Clue::Call { still, night: true, may: true } => {
            say!("{} Tú decides cuándo se cierran los ojos.", looking(names, still))
        }
        Clue::Call { still, night: false, may: true } => {
            say!("{} Tú decides cuándo se colocan las puertas.", looking(names, still))
        }
        Clue::Call { still, may: false, .. } => say!("Calla y espera: {}", looking(names, still)),
        Clue::Unmasked => "Te han descubierto: solo juegas mientras todos tienen los ojos cerrados.".into(),
        Clue::TheyLook => "Los magos miran el libro.".into(),
    }
}

fn looking(names: &Names, seats: Vec<Seat>) -> Sentence {
    going_on(names, seats, "aún mira el libro.", "aún miran el libro.")
}

/// "Ana aún se lo piensa.", "Ana y Bea aún se lo piensan."
fn going_on(names: &Names, seats: Vec<Seat>, one: &'static str, more: &'static str) -> Sentence {
    let verb = if seats.len() == 1 { one } else { more };
    say!("{} {verb}", people(names, seats))
}

fn night(names: &Names, night: Night) -> Sentence {
    match night {
        Night::Pick { left: 0, .. } => "No puedes colar más cartas: cierra el tarjetero.".into(),
        Night::Pick { left, spies } => {
            let spy = if spies { "Esta es la salida. " } else { "" };
            say!("{spy}Elige cartas para despistar a los magos (quedan {left}) o cierra el tarjetero.")
        }
        Night::Closed => "Has cerrado el tarjetero: enseguida se abrirán todos los ojos.".into(),
        Night::TraitorPicks { traitor, may_end: false } => {
            say!("{} elige cartas para despistar. Que no se te note nada.", names.seat(traitor))
        }
        Night::TraitorPicks { traitor, may_end: true } => {
            say!("{} sigue eligiendo. Si tarda demasiado, manda abrir los ojos.", names.seat(traitor))
        }
        Night::TraitorPicked => "El tarjetero está cerrado: enseguida se abrirán los ojos.".into(),
        Night::Asleep => "Tienes los ojos cerrados…".into(),
        Night::AllAsleep => "Los magos tienen los ojos cerrados…".into(),
    }
}

fn doors(names: &Names, doors: Doors) -> Sentence {
    match doors {
        Doors::Stand { two: false } => "Ve a la puerta que creas que es la salida.".into(),
        Doors::Stand { two: true } => "Elige puerta para ti y para tu acompañante.".into(),
        Doors::BeSure => "Confirma cuando lo tengas claro, o cambia de puerta.".into(),
        Doors::Sure(still) => going_on(names, still, "aún se lo piensa.", "aún se lo piensan."),
        Doors::Answer { door: opened, two: false, hushed } => {
            say!("Se abre la {}: ¿te quedas en ella o la dejas pasar?{}", door(opened), in_secret(hushed))
        }
        Doors::Answer { door: opened, two: true, hushed } => say!(
            "Se abre la {}: di quién se queda en ella y quién la deja pasar.{}",
            door(opened),
            in_secret(hushed)
        ),
        Doors::Answered { hushed: false } => "Los demás deciden si se quedan en la puerta.".into(),
        Doors::Answered { hushed: true } => "Silencio: cada cual decide en secreto.".into(),
        Doors::Hold { two: false } => {
            "Silencio: elige una puerta en secreto. Las fichas saldrán todas a la vez.".into()
        }
        Doors::Hold { two: true } => {
            "Silencio: elige en secreto puerta para ti y para tu acompañante.".into()
        }
        Doors::Held(held) => {
            say!(
                "Has elegido {}. Puedes cambiar mientras falte alguien.",
                list(Lang::Es, held.iter().map(chosen))
            )
        }
        Doors::KeepStill => "Los magos eligen puerta. Te toca mirar y callar.".into(),
        Doors::MayTurn => "Tu mago tarda en decidirse: puedes dar la vuelta al reloj.".into(),
        Doors::TheyChoose { hushed: false } => "Los magos eligen puerta.".into(),
        Doors::TheyChoose { hushed: true } => "Los magos eligen puerta en silencio.".into(),
    }
}

fn in_secret(hushed: bool) -> &'static str {
    if hushed { " En silencio y en secreto." } else { "" }
}

fn chosen((token, at): &(Token, u8)) -> Sentence {
    match token {
        Token::Own => say!("la {}", door(*at)),
        Token::Companion => say!("la {} para tu acompañante", door(*at)),
    }
}

fn accusation(names: &Names, accusation: Accusation) -> Sentence {
    match accusation {
        Accusation::Debate => "¿Quién es el Traidor? Habla, y avisa cuando quieras votar.".into(),
        Accusation::Debated(still) => going_on(names, still, "aún debate.", "aún debaten."),
        Accusation::NobodyToAccuse => "No te queda nadie a quien señalar: votan los demás.".into(),
        Accusation::GrimoireKnows => "Los magos debaten quién es el Traidor. Lo sabes, y callas.".into(),
        Accusation::TheyDebate => "Los magos debaten quién es el Traidor.".into(),
        Accusation::Vote => "Señala a quien creas que es el Traidor.".into(),
        Accusation::Voted(target) => {
            say!("Señalarás a {}. Puedes cambiar mientras falte alguien.", names.seat(target))
        }
        Accusation::TheyVote => "Los magos señalan a quien creen que es el Traidor.".into(),
    }
}
