//! What does Lanterns say in Spanish?

use lanterns::view::Moment;
use lanterns::{Event, Lamp, Move, Reason, View, Wish};
use table::{OptionRow, Seat};

use super::card_words;
use super::table_words::TableWords;
use crate::sentence::{Piece, Sentence};
use crate::speak::{Glance, Label, Names};
use crate::{Lang, say};

pub const TITLE: Label = Label {
    name: "Faroles",
    help: "Enciende uno de tus faroles en la oscuridad; alguien de la mesa es la Polilla.",
};

pub const GLANCE: Glance = Glance { kind: "Un ejemplo pequeño", minutes: (5, 10) };

pub const YOU: &str = "Tú";
pub const NIGHT: &str = "Noche";

/// What the course of a game is counted in.
pub const COURSE: &str = "Noches ganadas";
pub const MOST_LIGHT: &str = "Quien más alumbró";

pub static TABLE: TableWords = TableWords {
    players: "La mesa",
    your_lanterns: "Tus faroles",
    light_it: "Encender",
    the_box: "La caja",
    you_are_the_moth: "Eres la Polilla: de noche puedes mirar en la caja sin que nadie lo note.",
    you_are_not_the_moth: "No eres la Polilla.",
    burning: "arde",
    dark: "a oscuras",
    points: "puntos",
    shown_last: "mostró",
    make_a_sign: "Hacer la señal",
};

pub fn option(row: &OptionRow) -> Label {
    match row.key {
        "nights" => Label { name: "Noches", help: "Cuánto dura la partida." },
        _ => Label { name: row.key, help: "" },
    }
}

pub fn option_value(_row: &OptionRow, value: &str) -> Label {
    match value {
        "2" => Label { name: "Dos noches", help: "Una partida muy corta." },
        _ => Label { name: "Tres noches", help: "La partida habitual." },
    }
}

fn lamp(lamp: Lamp) -> Piece {
    card_words::piece(Lang::Es, lamp)
}

fn wins(wish: Wish) -> &'static str {
    match wish {
        Wish::Brightest => "más brillante",
        Wish::Faintest => "más tenue",
    }
}

/// One event as a whole sentence.
pub fn sentence(names: &Names, event: &Event) -> Sentence {
    match *event {
        Event::Dusk { night, lamplighter } => names.say(
            lamplighter,
            || say!("Se acerca la noche {night}: tú dices qué farol ganará."),
            |name| say!("Se acerca la noche {night}: {name} dice qué farol ganará."),
        ),
        Event::Wished { seat, wish } => names.say(
            seat,
            || say!("Quieres que gane el farol {}.", wins(wish)),
            |name| say!("{name} quiere que gane el farol {}.", wins(wish)),
        ),
        Event::NightFell { night, wish } => say!("Cae la noche {night}. Ganará el farol {}.", wins(wish)),
        Event::Lit { seat, lamp } => lit(names, seat, lamp),
        Event::Looked { moth, place, lamp, .. } => looked(names, moth, place, lamp),
        Event::Rang { .. } => {
            "Se acaba la noche: quien no ha encendido nada enciende su farol más tenue.".into()
        }
        Event::Showed { seat, lamp } => names.say(
            seat,
            || say!("Muestras el {}.", self::lamp(lamp)),
            |name| say!("{name} muestra el {}.", self::lamp(lamp)),
        ),
        Event::Scored { seat, lamp, night } => names.say(
            seat,
            || say!("Ganas la noche {night} con el {}.", self::lamp(lamp)),
            |name| say!("{name} gana la noche {night} con el {}.", self::lamp(lamp)),
        ),
        Event::Over { winner, moth } => say!("{} {}", victory(names, winner), unmasked(names, moth)),
    }
}

fn lit(names: &Names, seat: Seat, lamp: Option<Lamp>) -> Sentence {
    match lamp {
        Some(lamp) => {
            let lamp = self::lamp(lamp);
            names.say(seat, || say!("Enciendes el {lamp}."), |name| say!("{name} enciende el {lamp}."))
        }
        None => names.say(seat, || "Enciendes un farol.", |name| say!("{name} enciende un farol.")),
    }
}

fn looked(names: &Names, moth: Seat, place: u8, lamp: Option<Lamp>) -> Sentence {
    match lamp {
        Some(lamp) => {
            let lamp = self::lamp(lamp);
            names.say(
                moth,
                || say!("Miras en la caja, sitio {place}: {lamp}."),
                |name| say!("{name} miró en la caja, sitio {place}: {lamp}."),
            )
        }
        None => names.say(
            moth,
            || say!("Miraste en la caja, sitio {place}."),
            |name| say!("{name} miró en la caja, sitio {place}."),
        ),
    }
}

pub fn victory(names: &Names, winner: Seat) -> Sentence {
    names.say(winner, || "Ganas la partida.", |name| say!("{name} gana la partida."))
}

pub fn unmasked(names: &Names, moth: Seat) -> Sentence {
    names.say(moth, || "La Polilla eras tú.", |name| say!("La Polilla era {name}."))
}

/// Who is being waited for and for what; or how the game ended.
pub fn prompt(names: &Names, view: &View) -> Sentence {
    let lit = |seat: Seat| view.players[seat.index()].lit;
    match (view.moment, view.own.seat) {
        (Moment::Over, _) => view.winner.map_or(Sentence::new(), |winner| victory(names, winner)),
        (Moment::Dusk, _) => names.say(
            view.lamplighter,
            || "Di qué farol ganará esta noche y deja que anochezca.",
            |name| say!("{name} dice qué farol ganará esta noche."),
        ),
        (Moment::Night, Some(seat)) if !lit(seat) => {
            say!("Enciende uno de tus faroles: gana el {}.", wins(view.wish))
        }
        (Moment::Night, Some(seat)) if view.own.moth == Some(seat) => {
            "Tu farol arde. Mientras sea de noche puedes mirar en la caja.".into()
        }
        (Moment::Night, _) => say!("Es de noche: gana el farol {}.", wins(view.wish)),
    }
}

pub fn move_name(mv: Move) -> Sentence {
    match mv {
        Move::Wish(wish) => say!("Que gane el {}", wins(wish)),
        Move::Nightfall => "Deja que anochezca".into(),
        Move::Light(lamp) => say!("Enciende el {}", self::lamp(lamp)),
        Move::Look(place) => say!("Mira en la caja, sitio {place}"),
        Move::Ring => "Acaba la noche".into(),
    }
}

pub fn shine(lamp: Lamp) -> Sentence {
    say!("El mío brilla al menos como el {}.", self::lamp(lamp))
}

pub fn refusal(reason: Reason) -> &'static str {
    match reason {
        Reason::TooManyOrTooFew => "A Faroles juegan de dos a cuatro personas.",
        Reason::NotNow => "Ahora no: decide otra persona, o no es el momento.",
        Reason::AlreadyWished => "Eso ya lo has dicho.",
        Reason::NotYours => "No tienes ese farol.",
        Reason::AlreadyLit => "Tu farol ya arde; lo encendido, encendido está.",
        Reason::NotTheMoth => "Solo la Polilla mira en la caja.",
        Reason::AlreadySeen => "Ahí ya has mirado esta noche.",
        Reason::NotForYou => "Solo el reloj acaba una noche, y solo si es de noche.",
    }
}

/// Where the game is, in a few words.
pub fn progress(view: &View) -> Sentence {
    say!("Noche {} de {}", view.night, view.nights)
}

pub fn of_light(light: u16) -> Sentence {
    say!("{light} de luz")
}
