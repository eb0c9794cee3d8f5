//! What does Grimoire ask, offer and refuse in Spanish?

use grimoire::cards::row::{Amount, NewElement, NewPower, Step};
use grimoire::cards::{Card, Text};
use grimoire::chapter::Chain;
use grimoire::{Mode, Move, Question, Reason, View};
use table::{Seat, SeatSet};

use super::{card, element, of, victory};
use crate::speak::Names;

/// Who is being waited for and for what; or how the game ended.
pub fn prompt(names: &Names, view: &View) -> String {
    if let Some(party) = view.winner {
        return ending(names, view, party);
    }
    let Some(asked) = view.asked else { return "La mesa se está preparando.".to_owned() };
    match asked.question {
        Question::RevealFlux => {
            reveal(names, asked.seat, view.tome.as_ref().is_some_and(|tome| tome.special))
        }
        Question::PlaySpell => turn(names, asked.seat, view.chain),
        Question::ChooseFor(spell) => names.say(
            asked.seat,
            || aim(spell),
            |name| format!("{name} está eligiendo un Hechizo para {}.", card(spell)),
        ),
        Question::SwapTitle => names.say(
            asked.seat,
            || "Puedes cambiar el Título por una carta de tu mano, o dejarlo como está.".to_owned(),
            |name| format!("{name} está decidiendo si cambia el Título."),
        ),
    }
}

fn reveal(names: &Names, seat: Seat, special: bool) -> String {
    let (yours, other): (_, fn(&str) -> String) = match special {
        true => ("Descubre un Flujo Especial: su Elemento entra en el mazo.", |name| {
            format!("{name} está descubriendo el Elemento Especial del mazo.")
        }),
        false => ("Descubre un Flujo: su Elemento entra en el mazo.", |name| {
            format!("{name} está descubriendo un Flujo para formar el mazo.")
        }),
    };
    names.say(seat, || yours.to_owned(), other)
}

fn turn(names: &Names, seat: Seat, chain: Chain) -> String {
    let yours = || match chain {
        Chain::NotStarted => {
            "Te toca: juega la carta que quieras. El primer Hechizo Básico comienza la Cadena.".to_owned()
        }
        Chain::Active(chained) => {
            format!("Te toca: juega la carta que quieras. Con {} sigues la Cadena.", element(chained))
        }
        Chain::Broken => {
            "Te toca: juega la carta que quieras. La Cadena está rota: no hay nada que seguir.".to_owned()
        }
    };
    names.say(seat, yours, |name| format!("Le toca jugar a {name}."))
}

/// What the chosen Spell is chosen for.
fn aim(spell: Card) -> String {
    let name = card(spell);
    let steps = match spell.row().text {
        Text::Effect { steps, .. } => steps,
        Text::Nothing | Text::Property(_) | Text::Constant(_) => &[],
    };
    match steps.first() {
        Some(Step::Silence(_)) => format!("{name}: elige el Hechizo que quieres silenciar."),
        Some(Step::Add(_, Amount::Plain(loss))) => {
            format!("{name}: elige el Hechizo que pierde {} de Poder.", loss.unsigned_abs())
        }
        Some(Step::SetPower(_, NewPower::Exactly(power))) => {
            format!("{name}: elige el Hechizo que pasa a tener Poder {power}.")
        }
        Some(Step::SetElement(_, NewElement::Exactly(new))) => {
            format!("{name}: elige el Hechizo que pasa a ser {}.", of(*new))
        }
        Some(Step::Restore(_)) => {
            format!("{name}: elige el Hechizo que recupera su Elemento y su Poder impresos.")
        }
        Some(Step::ToHand(_)) => format!("{name}: elige el Hechizo que te llevas a la mano."),
        Some(
            Step::Add(_, Amount::Each(..))
            | Step::SetPower(_, NewPower::OfPrevious)
            | Step::SetElement(_, NewElement::OfTitle)
            | Step::RestoreTitle
            | Step::TitleElement(_)
            | Step::TitleDiscard
            | Step::MayTitleSwap,
        )
        | None => format!("Elige un Hechizo para {name}."),
    }
}

fn ending(names: &Names, view: &View, party: u8) -> String {
    let score = |party: u8| view.scores.get(usize::from(party)).copied().unwrap_or_default();
    let own = score(party);
    match view.mode {
        Mode::Teams | Mode::Duel => {
            let seats = view.seats.iter().filter(|seat| seat.party == usize::from(party));
            let winners: SeatSet = seats.map(|seat| seat.seat).collect();
            let other = score(1 - party.min(1));
            format!("Fin de la partida: {own} a {other}. {}", victory(names, winners))
        }
        Mode::Survival => {
            let other = |name: &str| format!("Fin de la partida. Gana {name} con {own} puntos.");
            names.say(Seat(party), || format!("Fin de la partida. ¡Has ganado con {own} puntos!"), other)
        }
    }
}

/// A move as a button says it.
pub fn move_name(names: &Names, view: &View, mv: Move) -> String {
    match mv {
        Move::Reveal(slot) => format!("Descubrir el Flujo {}", slot + 1),
        Move::Play(spell) => format!("Jugar {}", card(spell)),
        Move::Swap(spell) => format!("Poner {} de Título", card(spell)),
        Move::Decline => "Dejar el Título como está".to_owned(),
        Move::Target(index) => match view.spells.get(usize::from(index)) {
            Some(spell) => names.say(
                spell.player,
                || format!("Elegir tu {}", card(spell.card)),
                |name| format!("Elegir {}, de {name}", card(spell.card)),
            ),
            None => format!("Elegir el Hechizo {}", index + 1),
        },
    }
}

/// Why not, and what instead.
pub fn refusal(names: &Names, reason: Reason) -> String {
    match reason {
        Reason::GameOver => "La partida ha terminado. Puedes repasarla o jugar otra.".to_owned(),
        Reason::NotYourTurn(seat) => format!("Ahora le toca a {}. Ya llegará tu turno.", names.of(seat)),
        Reason::NotInHand(spell) => {
            format!("No tienes {} en la mano. Elige una de tus cartas.", card(spell))
        }
        Reason::AnswerFirst(Question::RevealFlux) => "Antes, descubre uno de los Flujos bocabajo.".to_owned(),
        Reason::AnswerFirst(Question::PlaySpell) => "Toca jugar: elige una carta de tu mano.".to_owned(),
        Reason::AnswerFirst(Question::ChooseFor(spell)) => {
            format!("Antes, elige un Hechizo del Capítulo para {}.", card(spell))
        }
        Reason::AnswerFirst(Question::SwapTitle) => {
            "Antes, decide qué haces con el Título: cambiarlo o dejarlo.".to_owned()
        }
        Reason::NotATarget => "Ese Hechizo no se puede elegir. Elige uno de los marcados.".to_owned(),
        Reason::NotASlot => "Ahí no hay ningún Flujo bocabajo. Descubre otro.".to_owned(),
        Reason::WrongSeats { seats } => format!(
            "Este modo no se juega con {seats} asientos: por Equipos son 4; en Duelo, 2; en Supervivencia, 3 o 4."
        ),
        Reason::UnknownOption => "Esa opción no existe. Elige una de las que se ofrecen.".to_owned(),
        Reason::TeamTalkWithoutTeams => {
            "Para hablar en equipo hacen falta equipos: quita esa opción o elige el modo por Equipos."
                .to_owned()
        }
    }
}
