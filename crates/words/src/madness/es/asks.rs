//! What does The Big Book of Madness ask in Spanish?

use madness::cards::{Element, Filter, Page, Spell};
use madness::frames::{Action, Cause, Deed};
use madness::options::Edition;
use madness::view::Coming;
use madness::{Ask, Asked, View};
use table::Seat;

use super::{by, card, cost, ending, name, of, offers};
use crate::join::list_es;
use crate::madness::naming::{amounts, capital, madness_in_hand, price, source};
use crate::speak::Names;

/// Who is being waited for and for what; or how the game ended.
pub fn prompt(names: &Names, view: &View) -> String {
    if let Some(end) = view.end {
        return format!("Fin de la partida. {}", ending(end));
    }
    let Some(asked) = &view.asked else { return "La mesa se está preparando.".to_owned() };
    names.say(Seat(asked.seat), || yours(names, view, asked), |name| theirs(name, view, asked))
}

fn yours(names: &Names, view: &View, asked: &Asked) -> String {
    let asks = match &asked.ask {
        Ask::Magician { .. } => "elige tu mago: cada uno tiene su habilidad y su mazo.".to_owned(),
        Ask::Turn => turn(names, view),
        Ask::Granted { left, avatar: false } => format!("realiza {}, o pasa.", actions(*left)),
        Ask::Granted { left, avatar: true } => {
            format!("realiza {} con la reserva de apoyos, que conserva sus cartas; o pasa.", actions(*left))
        }
        Ask::LastWindow => last_window(view, asked.seat),
        Ask::Pay { action, missing, any, avatar } => pay(view, *action, (*missing, *any), *avatar),
        Ask::Cards { deed, filter, to, least, most, chosen } => {
            let goal = format!("{} {}", verb(*deed), counted(*filter, *least, *most));
            let goal = format!("{goal}{}", goes(names, *deed, *to, *most));
            let goal = if (*least, *most) == (0, 1) { format!("{goal}, si quieres") } else { goal };
            match (asked.cause, *chosen) {
                (Some(Cause::Recuperation), 0) => format!("tienes más de seis cartas: {goal}."),
                (_, 0) => format!("{goal}."),
                (_, chosen) => format!("{goal}; llevas {chosen}."),
            }
        }
        Ask::Swap { picked } => match picked.len() {
            0 | 1 => format!("elige 2 cartas de tu mano para cambiarlas; llevas {}.", picked.len()),
            chosen => format!("elige a cambio 2 cartas de tu apoyo; llevas {}.", chosen - 2),
        },
        Ask::Targets { gift: true, .. } => "elige quién recibe tus cartas.".to_owned(),
        Ask::Targets { left, .. } => match (asked.cause, *left) {
            (Some(Cause::Failure(_)), _) => "elige quién carga con él.".to_owned(),
            (_, 1) => "elige a un jugador.".to_owned(),
            (_, left) => format!("elige a {left} jugadores."),
        },
        Ask::May => may(asked.cause).to_owned(),
        Ask::Refresh { left: 1 } => "elige un hechizo agotado para recargarlo.".to_owned(),
        Ask::Refresh { left } => format!("elige {left} hechizos agotados para recargarlos."),
        Ask::NeutralizeSpell { element, for_curse } => silence(view, *element, *for_curse),
        Ask::NeutralizeCurse { left: 1 } => "elige una maldición para neutralizarla.".to_owned(),
        Ask::NeutralizeCurse { left } => format!("elige {left} maldiciones para neutralizarlas."),
        Ask::Element { value, left } => element_card(asked, *value, *left),
        Ask::Forget { learning } => {
            let wanted = offers::on_offer(view, *learning);
            format!("no te cabe {wanted}: elige cuál de tus hechizos destruyes.")
        }
        Ask::Private => "elige.".to_owned(),
    };
    asked.cause.and_then(by).map_or_else(|| capital(&asks), |by| format!("{by}: {asks}"))
}

fn actions(left: u8) -> String {
    if left == 1 { "una acción".to_owned() } else { format!("hasta {left} acciones") }
}

/// What can be done, and what happens if nothing is done about it.
fn turn(names: &Names, view: &View) -> String {
    let offer = "te toca: activa o aprende hechizos, adquiere cartas, destruye una maldición, cura una locura \
                 o acaba tu turno.";
    let threat = view.forecast.first().and_then(|coming| threat(names, view, coming));
    let madness = madness_in_hand(view);
    let warning =
        (madness >= 5).then(|| format!("Cuidado: {madness} locuras en la mano, y seis son demasiadas."));
    let sentences = [Some(offer.to_owned()), threat, warning];
    sentences.into_iter().flatten().collect::<Vec<_>>().join(" ")
}

/// What the very next turn brings.
fn threat(names: &Names, view: &View, coming: &Coming) -> Option<String> {
    let when = names.say(
        Seat(coming.seat),
        || "En tu próximo turno".to_owned(),
        |name| format!("En el turno de {name}"),
    );
    if coming.escapes {
        let monster = super::monster(view.book.as_ref()?.monster);
        return Some(format!("{when} {monster} escapa si queda alguna maldición."));
    }
    let striking = coming.curses.iter().filter(|(_, _, strikes)| *strikes);
    let striking: Vec<&str> = striking.map(|(_, curse, _)| name(curse.name())).collect();
    match striking.len() {
        0 => None,
        1 => Some(format!("{when} golpea {}.", striking[0])),
        _ => Some(format!("{when} golpean {}.", list_es(&striking))),
    }
}

fn last_window(view: &View, seat: u8) -> String {
    match view.players.get(usize::from(seat)).and_then(|player| player.magician) {
        Some(magician) => {
            format!("tu turno se acaba: usa ahora la habilidad de {}, o déjala.", name(magician.name()))
        }
        None => "tu turno se acaba: usa ahora tu habilidad, o déjala.".to_owned(),
    }
}

/// "Paga 4 de Fuego para activar Combustión con poder 2: llevas 3."
fn pay(view: &View, action: Option<Action>, (missing, any): ([u8; 4], u8), avatar: bool) -> String {
    let with = if avatar { " con la reserva de apoyos" } else { "" };
    let goal = goal(view, action);
    if any > 0 {
        return format!("paga {any} de un mismo elemento{with}{goal}.");
    }
    let whole = action.map_or(missing, |action| price(view, action, missing));
    let sum = |cost: [u8; 4]| amounts(cost).map(|(amount, _)| amount).sum::<u8>();
    if sum(whole) <= sum(missing) {
        return format!("paga {}{with}{goal}.", cost(whole));
    }
    match (amounts(whole).count(), sum(missing)) {
        (1, left) => format!("paga {}{with}{goal}: llevas {}.", cost(whole), sum(whole) - left),
        (_, 1) => format!("paga {}{with}{goal}: falta {}.", cost(whole), cost(missing)),
        _ => format!("paga {}{with}{goal}: faltan {}.", cost(whole), cost(missing)),
    }
}

/// What a payment is for.
fn goal(view: &View, action: Option<Action>) -> String {
    match action {
        Some(Action::Cast(spell, 1)) => format!(" para activar {}", name(spell.name())),
        Some(Action::Cast(spell, power)) => format!(" para activar {} con poder {power}", name(spell.name())),
        Some(Action::Learn(element)) => format!(" para aprender {}", offers::on_offer(view, element)),
        Some(Action::Acquire(wanted)) => format!(" para adquirir {}", card(wanted)),
        Some(Action::Destroy(slot)) => format!(" para destruir {}", offers::curse(view, slot)),
        Some(Action::Cure(_)) => " para curar una locura".to_owned(),
        None => String::new(),
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

fn goes(names: &Names, deed: Deed, to: Option<u8>, most: u8) -> String {
    match deed {
        Deed::Discard | Deed::Destroy | Deed::Cure => String::new(),
        Deed::Support => " a tu apoyo".to_owned(),
        Deed::ToHand => " a tu mano".to_owned(),
        Deed::OnDeck if most > 1 => " sobre tu mazo, la última encima".to_owned(),
        Deed::OnDeck => " sobre tu mazo".to_owned(),
        Deed::Give => to.map_or(String::new(), |seat| format!(" a {}", names.of(Seat(seat)))),
    }
}

/// "2 cartas de Fuego", "hasta 1 carta", "1 o 2 locuras".
fn counted(filter: Filter, least: u8, most: u8) -> String {
    let number = match (least, most) {
        (least, most) if least == most => most.to_string(),
        (0, most) if most > 1 => format!("hasta {most}"),
        (0, most) => most.to_string(),
        (least, most) => format!("{least} o {most}"),
    };
    let s = if most == 1 { "" } else { "s" };
    match filter {
        Filter::Any => format!("{number} carta{s}"),
        Filter::AnyElement => format!("{number} carta{s} de elemento"),
        Filter::Of(element) => format!("{number} carta{s} {}", of(element)),
        Filter::ValueOne => format!("{number} carta{s} de valor 1"),
        Filter::ValueTwoOrMore => format!("{number} carta{s} de valor 2 o 3"),
        Filter::Madness => format!("{number} locura{s}"),
    }
}

fn silence(view: &View, element: Option<Element>, for_curse: bool) -> String {
    let until = match (for_curse, view.edition) {
        (true, Edition::English) => "mientras siga la maldición",
        (true, Edition::Spanish) | (false, _) => "hasta el próximo monstruo",
    };
    match element {
        Some(element) => {
            format!("elige cuál de tus hechizos {} pones bocabajo {until}.", of(element))
        }
        None => format!("elige cuál de tus hechizos pones bocabajo {until}."),
    }
}

fn element_card(asked: &Asked, value: u8, left: u8) -> String {
    match (asked.cause, left) {
        (Some(Cause::Compensation), _) => {
            format!("elige una carta de valor {value} por romper la maldición.")
        }
        (_, 1) => format!("elige una carta de elemento de valor {value} de la mesa."),
        (_, left) => format!("elige {left} cartas de elemento de valor {value} de la mesa, una a una."),
    }
}

fn theirs(name: &str, view: &View, asked: &Asked) -> String {
    let it = asked.cause.and_then(source).map_or("", super::name);
    match &asked.ask {
        Ask::Magician { .. } => format!("{name} está eligiendo mago."),
        Ask::Turn => format!("Le toca a {name}."),
        Ask::Granted { left: 1, .. } => format!("{name} puede realizar una acción, gracias a {it}."),
        Ask::Granted { left, .. } => format!("{name} puede realizar hasta {left} acciones, gracias a {it}."),
        Ask::LastWindow => format!("{name} aún puede usar su habilidad antes de acabar el turno."),
        Ask::Pay { action, .. } => format!("{name} está pagando{}.", goal(view, *action)),
        Ask::Cards { .. } if asked.cause == Some(Cause::Recuperation) => {
            format!("{name} está descartando hasta quedarse con seis cartas.")
        }
        Ask::Cards { .. } | Ask::Swap { .. } => format!("{name} está eligiendo cartas para {it}."),
        Ask::Targets { gift: true, .. } => format!("{name} está eligiendo quién recibe cartas con {it}."),
        Ask::Targets { .. } => format!("{name} está eligiendo a quién afecta {it}."),
        Ask::May => format!("{name} está decidiendo qué hace con {it}."),
        Ask::Refresh { .. } | Ask::NeutralizeSpell { .. } => {
            format!("{name} está eligiendo un hechizo para {it}.")
        }
        Ask::NeutralizeCurse { .. } => format!("{name} está eligiendo una maldición para {it}."),
        Ask::Element { .. } if it.is_empty() => {
            format!("{name} está eligiendo su recompensa por romper la maldición.")
        }
        Ask::Element { .. } => format!("{name} está eligiendo una carta de la mesa para {it}."),
        Ask::Forget { .. } => format!("{name} está eligiendo qué hechizo destruye."),
        Ask::Private if it.is_empty() => format!("{name} está eligiendo."),
        Ask::Private => format!("{name} está eligiendo para {it}."),
    }
}
