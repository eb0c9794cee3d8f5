//! What does The Big Book of Madness ask in Spanish?

use madness::bill::price;
use madness::cards::{Element, Filter, Page, Spell};
use madness::frames::{Action, Cause, Deed};
use madness::options::Edition;
use madness::view::Coming;
use madness::{Ask, Asked, View};
use table::Seat;

use super::{by, card, cost, ending, name, of, offers};
use crate::Lang;
use crate::grammar::list;
use crate::madness::naming::{after, amounts, madness_in_hand, source};
use crate::say;
use crate::sentence::{Piece, Sentence};
use crate::speak::Names;

/// Who is being waited for and for what; or how the game ended.
pub fn prompt(names: &Names, view: &View) -> Sentence {
    if let Some(end) = view.end {
        return say!("Fin de la partida. {}", ending(end));
    }
    let Some(asked) = &view.own.asked else { return "La mesa se está preparando.".into() };
    names.say(Seat(asked.seat), || yours(names, view, asked), |name| theirs(name, view, asked))
}

fn yours(names: &Names, view: &View, asked: &Asked) -> Sentence {
    let asks = match &asked.ask {
        Ask::Magician { .. } => "elige tu mago: cada uno tiene su habilidad y su mazo.".into(),
        Ask::Turn => turn(names, view),
        Ask::Granted { left, avatar: false } => say!("realiza {}, o pasa.", actions(*left)),
        Ask::Granted { left, avatar: true } => {
            say!("realiza {} con la reserva de apoyos, que conserva sus cartas; o pasa.", actions(*left))
        }
        Ask::LastWindow => last_window(view, asked.seat),
        Ask::Pay { action, missing, any, avatar } => pay(view, *action, (*missing, *any), *avatar),
        Ask::Cards { deed, filter, to, least, most, chosen } => {
            let goal = say!("{} {}", verb(*deed), counted(*filter, *least, *most));
            let goal = say!("{goal}{}", goes(names, *deed, *to, *most));
            let goal = if (*least, *most) == (0, 1) { say!("{goal}, si quieres") } else { goal };
            match (asked.cause, *chosen) {
                (Some(Cause::Recuperation), 0) => say!("tienes más de seis cartas: {goal}."),
                (_, 0) => say!("{goal}."),
                (_, chosen) => say!("{goal}; llevas {chosen}."),
            }
        }
        Ask::Swap { picked } => match picked.len() {
            0 | 1 => say!("elige 2 cartas de tu mano para cambiarlas; llevas {}.", picked.len()),
            chosen => say!("elige a cambio 2 cartas de tu apoyo; llevas {}.", chosen - 2),
        },
        Ask::Targets { gift: true, .. } => "elige quién recibe tus cartas.".into(),
        Ask::Targets { left, .. } => match (asked.cause, *left) {
            (Some(Cause::Failure(_)), _) => "elige quién carga con él.".into(),
            (_, 1) => "elige a un jugador.".into(),
            (_, left) => say!("elige a {left} jugadores."),
        },
        Ask::May => may(asked.cause).into(),
        Ask::Refresh { left: 1 } => "elige un hechizo agotado para recargarlo.".into(),
        Ask::Refresh { left } => say!("elige {left} hechizos agotados para recargarlos."),
        Ask::NeutralizeSpell { element, for_curse } => silence(view, *element, *for_curse),
        Ask::NeutralizeCurse { left: 1 } => "elige una maldición para neutralizarla.".into(),
        Ask::NeutralizeCurse { left } => say!("elige {left} maldiciones para neutralizarlas."),
        Ask::Element { value, left } => element_card(asked, *value, *left),
        Ask::Forget { learning } => {
            let wanted = offers::on_offer(view, *learning);
            say!("no te cabe {wanted}: elige cuál de tus hechizos destruyes.")
        }
        Ask::Private => "elige.".into(),
    };
    after(asked.cause.and_then(by), asks)
}

fn actions(left: u8) -> Sentence {
    if left == 1 { "una acción".into() } else { say!("hasta {left} acciones") }
}

/// What can be done, and what happens if nothing is done about it.
fn turn(names: &Names, view: &View) -> Sentence {
    let offer = "te toca: activa o aprende hechizos, adquiere cartas, destruye una maldición, cura una locura \
                 o acaba tu turno.";
    let threat = view.forecast.first().and_then(|coming| threat(names, view, coming));
    let madness = madness_in_hand(view);
    let warning =
        (madness >= 5).then(|| say!("Cuidado: {madness} locuras en la mano, y seis son demasiadas."));
    [threat, warning].into_iter().flatten().fold(offer.into(), |said, more| say!("{said} {more}"))
}

/// What the very next turn brings.
pub fn threat(names: &Names, view: &View, coming: &Coming) -> Option<Sentence> {
    let when = names.say(Seat(coming.seat), || "En tu próximo turno", |name| say!("En el turno de {name}"));
    if coming.escapes {
        let monster = super::monster(view.book.as_ref()?.monster);
        return Some(say!("{when} {monster} escapa si queda alguna maldición."));
    }
    let striking = coming.curses.iter().filter(|(_, _, strikes)| *strikes);
    let striking: Vec<Piece> = striking.map(|(_, curse, _)| name(*curse)).collect();
    match striking.as_slice() {
        [] => None,
        [one] => Some(say!("{when} golpea {one}.")),
        _ => Some(say!("{when} golpean {}.", list(Lang::Es, striking))),
    }
}

fn last_window(view: &View, seat: u8) -> Sentence {
    match view.own.players.get(usize::from(seat)).and_then(|player| player.magician) {
        Some(magician) => {
            say!("tu turno se acaba: usa ahora la habilidad de {}, o déjala.", name(magician))
        }
        None => "tu turno se acaba: usa ahora tu habilidad, o déjala.".into(),
    }
}

/// "Paga 4 de Fuego para activar Combustión con poder 2: llevas 3."
fn pay(view: &View, action: Option<Action>, (missing, any): ([u8; 4], u8), avatar: bool) -> Sentence {
    let with = if avatar { " con la reserva de apoyos" } else { "" };
    let goal = goal(view, action);
    if any > 0 {
        return say!("paga {any} de un mismo elemento{with}{goal}.");
    }
    let whole = action.map_or(missing, |action| price(view, action, missing));
    let sum = |cost: [u8; 4]| amounts(cost).map(|(amount, _)| amount).sum::<u8>();
    if sum(whole) <= sum(missing) {
        return say!("paga {}{with}{goal}.", cost(whole));
    }
    match (amounts(whole).count(), sum(missing)) {
        (1, left) => say!("paga {}{with}{goal}: llevas {}.", cost(whole), sum(whole) - left),
        (_, 1) => say!("paga {}{with}{goal}: falta {}.", cost(whole), cost(missing)),
        _ => say!("paga {}{with}{goal}: faltan {}.", cost(whole), cost(missing)),
    }
}

/// What a payment is for.
fn goal(view: &View, action: Option<Action>) -> Sentence {
    match action {
        Some(Action::Cast(spell, 1)) => say!(" para activar {}", name(spell)),
        Some(Action::Cast(spell, power)) => say!(" para activar {} con poder {power}", name(spell)),
        Some(Action::Learn(element)) => say!(" para aprender {}", offers::on_offer(view, element)),
        Some(Action::Acquire(wanted)) => say!(" para adquirir {}", card(wanted)),
        Some(Action::Destroy(slot)) => say!(" para destruir {}", offers::curse(view, slot)),
        Some(Action::Cure(_)) => " para curar una locura".into(),
        None => Sentence::new(),
    }
}

/// What one may do or leave.
fn may(cause: Option<Cause>) -> &'static str {
    match cause {
        Some(Cause::Spell(Spell::PowerOfTheInferno)) => "¿descartas y luego robas otras tantas?",
        Some(Cause::Spell(Spell::Forge)) => {
            "¿destruyes una carta de elemento de tu mano a cambio de la de valor superior?"
        }
        Some(Cause::Bonus(Page::P04)) => {
            "¿destruyes una carta de tu descarte y recibes en mano la de valor superior?"
        }
        Some(Cause::Bonus(Page::P05)) => {
            "¿descartas una carta de valor 1 y pones una de valor 3 sobre tu mazo?"
        }
        _ => "¿quieres hacerlo?",
    }
}

fn verb(deed: Deed) -> &'static str {
    match deed {
        Deed::Discard => "descarta",
        Deed::Destroy => "destruye",
        Deed::Support => "pasa",
        Deed::ToHand => "lleva",
        Deed::OnDeck => "pon",
        Deed::Cure => "cura",
        Deed::Give => "da",
    }
}

fn goes(names: &Names, deed: Deed, to: Option<u8>, most: u8) -> Sentence {
    match deed {
        Deed::Discard | Deed::Destroy | Deed::Cure => Sentence::new(),
        Deed::Support => " a tu apoyo".into(),
        Deed::ToHand => " a tu mano".into(),
        Deed::OnDeck if most > 1 => " sobre tu mazo, la última encima".into(),
        Deed::OnDeck => " sobre tu mazo".into(),
        Deed::Give => to.map_or(Sentence::new(), |seat| say!(" a {}", names.seat(Seat(seat)))),
    }
}

/// "2 cartas de Fuego", "hasta 1 carta", "1 o 2 locuras".
fn counted(filter: Filter, least: u8, most: u8) -> Sentence {
    let number: Sentence = match (least, most) {
        (least, most) if least == most => most.into(),
        (0, most) if most > 1 => say!("hasta {most}"),
        (0, most) => most.into(),
        (least, most) => say!("{least} o {most}"),
    };
    let s = if most == 1 { "" } else { "s" };
    match filter {
        Filter::Any => say!("{number} carta{s}"),
        Filter::AnyElement => say!("{number} carta{s} de elemento"),
        Filter::Of(element) => say!("{number} carta{s} {}", of(element)),
        Filter::ValueOne => say!("{number} carta{s} de valor 1"),
        Filter::ValueTwoOrMore => say!("{number} carta{s} de valor 2 o 3"),
        Filter::Madness => say!("{number} locura{s}"),
    }
}

fn silence(view: &View, element: Option<Element>, for_curse: bool) -> Sentence {
    let until = match (for_curse, view.edition) {
        (true, Edition::English) => "mientras siga la maldición",
        (true, Edition::Spanish) | (false, _) => "hasta el próximo monstruo",
    };
    match element {
        Some(element) => {
            say!("elige cuál de tus hechizos {} pones bocabajo {until}.", of(element))
        }
        None => say!("elige cuál de tus hechizos pones bocabajo {until}."),
    }
}

fn element_card(asked: &Asked, value: u8, left: u8) -> Sentence {
    match (asked.cause, left) {
        (Some(Cause::Compensation), _) => {
            say!("elige una carta de valor {value} por romper la maldición.")
        }
        (_, 1) => say!("elige una carta de elemento de valor {value} de la mesa."),
        (_, left) => say!("elige {left} cartas de elemento de valor {value} de la mesa, una a una."),
    }
}

fn theirs(name: Piece, view: &View, asked: &Asked) -> Sentence {
    let it = asked.cause.and_then(source).map(super::name);
    match &asked.ask {
        Ask::Magician { .. } => say!("{name} está eligiendo mago."),
        Ask::Turn => say!("Le toca a {name}."),
        Ask::Granted { left: 1, .. } => say!("{name} puede realizar una acción, gracias a {it}."),
        Ask::Granted { left, .. } => say!("{name} puede realizar hasta {left} acciones, gracias a {it}."),
        Ask::LastWindow => say!("{name} aún puede usar su habilidad antes de acabar el turno."),
        Ask::Pay { action, .. } => say!("{name} está pagando{}.", goal(view, *action)),
        Ask::Cards { .. } if asked.cause == Some(Cause::Recuperation) => {
            say!("{name} está descartando hasta quedarse con seis cartas.")
        }
        Ask::Cards { .. } | Ask::Swap { .. } => say!("{name} está eligiendo cartas para {it}."),
        Ask::Targets { gift: true, .. } => say!("{name} está eligiendo quién recibe cartas con {it}."),
        Ask::Targets { .. } => say!("{name} está eligiendo a quién afecta {it}."),
        Ask::May => say!("{name} está decidiendo qué hace con {it}."),
        Ask::Refresh { .. } | Ask::NeutralizeSpell { .. } => {
            say!("{name} está eligiendo un hechizo para {it}.")
        }
        Ask::NeutralizeCurse { .. } => say!("{name} está eligiendo una maldición para {it}."),
        Ask::Element { .. } if it.is_none() => {
            say!("{name} está eligiendo su recompensa por romper la maldición.")
        }
        Ask::Element { .. } => say!("{name} está eligiendo una carta de la mesa para {it}."),
        Ask::Forget { .. } => say!("{name} está eligiendo qué hechizo destruye."),
        Ask::Private if it.is_none() => say!("{name} está eligiendo."),
        Ask::Private => say!("{name} está eligiendo para {it}."),
    }
}
