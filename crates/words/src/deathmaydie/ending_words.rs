//! How is the end told to whoever was there?

use deathmaydie::content::{HEALTH, Investigator, SANITY_SKULL, TRACK_LEN};
use deathmaydie::end::End;
use deathmaydie::story::Turning;
use deathmaydie::view::SheetView;

use super::{en, es, naming};
use crate::sentence::Sentence;
use crate::{Lang, say};

/// Won or lost, to the reader's face; from outside for those who only looked on.
pub fn headline(lang: Lang, end: End, played: bool) -> &'static str {
    match (end == End::Won, played) {
        (true, true) => lang.pick("¡Habéis matado a un dios!", "You have killed a god!"),
        (true, false) => lang.pick("¡El Primigenio ha muerto!", "The Elder One is dead!"),
        (false, true) => lang.pick("Habéis perdido", "You have lost"),
        (false, false) => lang.pick("El Primigenio vence", "The Elder One has won"),
    }
}

/// Where the game was decided.
pub fn turning(lang: Lang, turning: Turning) -> Sentence {
    match (lang, turning) {
        (Lang::Es, Turning::LastBlow { by: Some(by) }) => {
            say!("El último golpe lo dio {}.", naming::who(lang, by))
        }
        (Lang::En, Turning::LastBlow { by: Some(by) }) => {
            say!("{} struck the last blow.", naming::who(lang, by))
        }
        (Lang::Es, Turning::LastBlow { by: None }) => "El último golpe no lo dio nadie: cayó solo.".into(),
        (Lang::En, Turning::LastBlow { by: None }) => {
            "Nobody struck the last blow: it fell by itself.".into()
        }
        (Lang::Es, Turning::Fallen { who, space }) => {
            say!("{} cayó {}, y ahí se decidió.", naming::who(lang, who), es::names::at(space))
        }
        (Lang::En, Turning::Fallen { who, space }) => {
            say!("{} fell {}, and that decided it.", naming::who(lang, who), en::names::at(space))
        }
        (Lang::Es, Turning::TooManySymbols { advances }) => {
            say!(
                "Los símbolos de Invocación lo empujaron {advances} veces antes de que alguien pudiera matarlo."
            )
        }
        (Lang::En, Turning::TooManySymbols { advances }) => {
            say!("Summoning symbols drove it on {advances} times before it could be killed.")
        }
    }
}

/// How far it got.
pub fn how_far(lang: Lang, turn: u16, track: u8, disrupted: bool) -> Sentence {
    let turns = match (lang, turn) {
        (Lang::Es, 1) => "turno",
        (Lang::Es, _) => "turnos",
        (Lang::En, 1) => "turn",
        (Lang::En, _) => "turns",
    };
    match (lang, disrupted) {
        (Lang::Es, true) => say!("{turn} {turns}; el Ritual, interrumpido; casilla {track} de {TRACK_LEN}."),
        (Lang::Es, false) => say!("{turn} {turns}; el Ritual siguió en pie; casilla {track} de {TRACK_LEN}."),
        (Lang::En, true) => say!("{turn} {turns}; the Ritual broken; space {track} of {TRACK_LEN}."),
        (Lang::En, false) => say!("{turn} {turns}; the Ritual never broken; space {track} of {TRACK_LEN}."),
    }
}

/// What became of somebody.
pub fn fate(lang: Lang, sheet: &SheetView) -> String {
    let (wounds, sanity) = (sheet.wounds, sheet.sanity);
    match (lang, sheet.alive) {
        _ if !sheet.alive && sanity >= SANITY_SKULL => {
            lang.pick("La demencia ganó", "Lost to madness").to_owned()
        }
        (Lang::Es, true) => format!("{wounds}/{HEALTH} Heridas, {sanity}/{SANITY_SKULL} de Cordura perdida"),
        (Lang::En, true) => format!("{wounds}/{HEALTH} Wounds, {sanity}/{SANITY_SKULL} Sanity lost"),
        (_, false) => lang.pick("No volvió", "Did not come back").to_owned(),
    }
}

/// The Ritual is broken, and what that means from now on.
pub fn ritual_broken(lang: Lang) -> [&'static str; 2] {
    lang.pick(
        ["¡Ritual interrumpido!", "Ya se puede herir al Primigenio."],
        ["The Ritual is disrupted!", "Now the Elder One can be wounded."],
    )
}

/// What a death leaves behind.
pub fn leaves(lang: Lang, who: Investigator) -> Sentence {
    let name = naming::who(lang, who);
    match lang {
        Lang::Es => say!("Lo que llevaba {name} se pierde; su lugar en la mesa queda vacío."),
        Lang::En => say!("What {name} carried is lost; the place at the table stays empty."),
    }
}
