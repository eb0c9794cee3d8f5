//! How does the log say in Spanish what becomes of an investigator: dice, Stress, Wounds, Sanity and cards?

use deathmaydie::Event;
use deathmaydie::content::Investigator;
use deathmaydie::dice::DieFace;
use deathmaydie::moves::{Meter, Using};

use super::names::{at, to_foe, who};
use super::picks::option_of;
use super::{dice, grammar};
use crate::deathmaydie::naming;
use crate::grammar::{counted, list};
use crate::sentence::{Piece, Sentence};
use crate::{Lang, say};

pub fn sentence(event: &Event) -> Option<Sentence> {
    use Event::*;
    Some(match *event {
        Thrown { die, .. } => say!("{}: {}.", Sentence::from(dice::kind(die)).capital(), dice::face(die)),
        Rerolled { who: it, from, to, stress } => rerolled(it, from, to, stress),
        Converted { who: it, what, count } => {
            say!("{} convierte {} con {}.", who(it), counted(count, "símbolo", "símbolos"), by(it, what))
        }
        Tallied { who: it, success, elder, tentacle } => {
            say!("Resultado de {}: {}.", who(it), dice::symbols(success, elder, tentacle))
        }
        CaughtFire { who: it, count } => {
            say!("{} recibe {} de Fuego.", who(it), counted(count, "ficha", "fichas"))
        }
        Burns { who: it, count } => {
            say!("{} arde: tira {} por Fuego.", who(it), counted(count, "dado", "dados"))
        }
        FireOut { who: it, count } => {
            say!("{} apaga {} de Fuego.", who(it), counted(count, "ficha", "fichas"))
        }
        StressRose { who: it, count } => say!("{} sube {count} de Estrés.", who(it)),
        Prevented { who: it, what, count } => say!("{} evita {count} con {}.", who(it), by(it, what)),
        Redirected { who: it, foe, count } => {
            say!("{} desvía {} {}.", who(it), counted(count, "Herida", "Heridas"), to_foe(foe))
        }
        Wounded { who: it, count } => say!("{} sufre {}.", who(it), counted(count, "Herida", "Heridas")),
        SanityLost { who: it, count } => say!("{} pierde {count} de Cordura.", who(it)),
        ThresholdReached { who: it, number, die: false } => {
            say!("{} llega al Umbral {number} de la Locura.", who(it))
        }
        ThresholdReached { who: it, number, die: true } => {
            say!("{} llega al Umbral {number} de la Locura y gana un dado de bonificación.", who(it))
        }
        InsanityDealt { who: it, insanity } => {
            say!("La Locura de {}: {}.", who(it), naming::insanity(Lang::Es, insanity))
        }
        InsanityStruck { who: it, insanity } => {
            say!("La Locura se apodera de {}: {}.", who(it), naming::insanity(Lang::Es, insanity))
        }
        Levelled { who: it, what, level } => {
            say!("{} sube {} al nivel {level}.", who(it), naming::ability(Lang::Es, it, what))
        }
        _ => return fate(event),
    })
}

fn fate(event: &Event) -> Option<Sentence> {
    use Event::*;
    Some(match *event {
        Healed { who: it, stress, wounds } => healed(it, stress, wounds),
        FatigueCame { who: it, meter } => say!("{} recibe 1 ficha de Fatiga en {}.", who(it), track(meter)),
        FatigueWent { who: it, meter } => say!("{} retira 1 ficha de Fatiga de {}.", who(it), track(meter)),
        Avoided { who: it } => say!("{} paga y se libra.", who(it)),
        Eliminated { who: it, space } => {
            let fallen = grammar::investigator_gender(it).agree("eliminada", "eliminado");
            say!("{} queda {fallen} {}.", who(it), at(space))
        }
        Sacrificed { who: it } => say!("{} se sacrifica por el resto.", who(it)),
        _ => return cards(event),
    })
}

fn by(owner: Investigator, using: Using) -> Piece {
    naming::ability(Lang::Es, owner, using.what)
}

/// The track of a sheet, after "en" or "de".
fn track(meter: Meter) -> &'static str {
    match meter {
        Meter::Stress => "su medidor de Estrés",
        Meter::Wounds => "su medidor de Heridas",
    }
}

fn rerolled(it: Investigator, from: DieFace, to: DieFace, stress: bool) -> Sentence {
    let (kind, from, to) = (dice::kind(from), dice::face(from), dice::face(to));
    match stress {
        true => say!("{} sube 1 de Estrés y repite un {kind} ({from}): {to}.", who(it)),
        false => say!("{} repite un {kind} ({from}): {to}.", who(it)),
    }
}

pub fn points(stress: u8, wounds: u8) -> Sentence {
    let stress = (stress > 0).then(|| say!("{stress} de Estrés"));
    let wounds = (wounds > 0).then(|| counted(wounds, "Herida", "Heridas"));
    list(Lang::Es, stress.into_iter().chain(wounds))
}

fn healed(it: Investigator, stress: u8, wounds: u8) -> Sentence {
    match stress + wounds {
        0 => say!("{} no tiene nada que curar.", who(it)),
        _ => say!("{} cura {}.", who(it), points(stress, wounds)),
    }
}

fn cards(event: &Event) -> Option<Sentence> {
    use Event::*;
    Some(match *event {
        RelicTaken { who: it, relic, transformed } => {
            say!("{} recibe {}.", who(it), naming::relic(Lang::Es, relic, transformed))
        }
        RelicsTurned { who: it } => say!("Las Reliquias de {} se transforman.", who(it)),
        Used { who: it, what } => say!("{} usa {}.", who(it), by(it, what)),
        CompanionWounded { who: it, card } => {
            say!("{} sufre 1 Herida en lugar de {}.", naming::companion(Lang::Es, card), who(it))
        }
        CompanionLost { who: it, card } => {
            say!("{} pierde a {}.", who(it), naming::companion(Lang::Es, card))
        }
        Investigated { who: it, card } => {
            say!("{} investiga y descubre {}.", who(it), naming::discovery(Lang::Es, card))
        }
        Claimed { who: it, card, side } => {
            say!("{} reclama {}.", who(it), naming::side(Lang::Es, card, side))
        }
        Turned { who: it, card, side } => {
            say!("{} se queda con el otro lado: {}.", who(it), naming::side(Lang::Es, card, side))
        }
        CardDiscarded { card } => say!("Se descarta {}.", naming::discovery(Lang::Es, card)),
        Given { card, from, to } => {
            say!("{} da {} a {}.", who(from), naming::discovery(Lang::Es, card), who(to))
        }
        Declined { who: it } => say!("{} prefiere no hacerlo.", who(it)),
        Chose { who: it, of, option } => say!("{} elige «{}».", who(it), option_of(of, option)),
        _ => return None,
    })
}
