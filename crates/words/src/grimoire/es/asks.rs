//! What does Grimoire ask, offer and refuse in Spanish?

use grimoire::cards::row::{Amount, NewElement, NewPower, Step};
use grimoire::cards::{Card, Text};
use grimoire::chapter::Chain;
use grimoire::{Mode, Move, Question, Reason, View};
use table::Seat;

use super::{card, element, of, victory};
use crate::say;
use crate::sentence::{Piece, Sentence};
use crate::speak::Names;

/// Who is being waited for and for what; or how the game ended.
pub fn prompt(names: &Names, view: &View) -> Sentence {
    if let Some(party) = view.winner {
        return ending(names, view, party);
    }
    let Some(asked) = view.asked else { return "La mesa se está preparando.".into() };
    match asked.question {
        Question::RevealFlux => {
            reveal(names, asked.seat, view.tome.as_ref().is_some_and(|tome| tome.special))
        }
        Question::PlaySpell => turn(names, asked.seat, view.chain),
        Question::ChooseFor(spell) => names.say(
            asked.seat,
            || aim(spell),
            |name| say!("{name} está eligiendo un Hechizo para {}.", card(spell)),
        ),
        Question::SwapTitle => names.say(
            asked.seat,
            || "Puedes cambiar el Título por una carta de tu mano, o dejarlo como está.",
            |name| say!("{name} está decidiendo si cambia el Título."),
        ),
    }
}

fn reveal(names: &Names, seat: Seat, special: bool) -> Sentence {
    let (yours, other): (_, fn(Piece) -> Sentence) = match special {
        true => ("Descubre un Flujo Especial: su Elemento entra en el mazo.", |name| {
            say!("{name} está descubriendo el Elemento Especial del mazo.")
        }),
        false => ("Descubre un Flujo: su Elemento entra en el mazo.", |name| {
            say!("{name} está descubriendo un Flujo para formar el mazo.")
        }),
    };
    names.say(seat, || yours, other)
}

fn turn(names: &Names, seat: Seat, chain: Chain) -> Sentence {
    let yours = || match chain {
        Chain::NotStarted => {
            "Te toca: juega la carta que quieras. El primer Hechizo Básico comienza la Cadena.".into()
        }
        Chain::Active(chained) => {
            say!("Te toca: juega la carta que quieras. Con {} sigues la Cadena.", element(chained))
        }
        Chain::Broken => {
            "Te toca: juega la carta que quieras. La Cadena está rota: no hay nada que seguir.".into()
        }
    };
    names.say(seat, yours, |name| say!("Le toca jugar a {name}."))
}

/// What the chosen Spell is chosen for.
fn aim(spell: Card) -> Sentence {
    let name = card(spell);
    let steps = match spell.row().text {
        Text::Effect { steps, .. } => steps,
        Text::Nothing | Text::Property(_) | Text::Constant(_) => &[],
    };
    match steps.first() {
        Some(Step::Silence(_)) => say!("{name}: elige el Hechizo que quieres silenciar."),
        Some(Step::Add(_, Amount::Plain(loss))) => {
            say!("{name}: elige el Hechizo que pierde {} de Poder.", loss.unsigned_abs())
        }
        Some(Step::SetPower(_, NewPower::Exactly(power))) => {
            say!("{name}: elige el Hechizo que pasa a tener Poder {power}.")
        }
        Some(Step::SetElement(_, NewElement::Exactly(new))) => {
            say!("{name}: elige el Hechizo que pasa a ser {}.", of(*new))
        }
        Some(Step::Restore(_)) => {
            say!("{name}: elige el Hechizo que recupera su Elemento y su Poder impresos.")
        }
        Some(Step::ToHand(_)) => say!("{name}: elige el Hechizo que te llevas a la mano."),
        Some(
            Step::Add(_, Amount::Each(..))
            | Step::SetPower(_, NewPower::OfPrevious)
            | Step::SetElement(_, NewElement::OfTitle)
            | Step::RestoreTitle
            | Step::TitleElement(_)
            | Step::TitleDiscard
            | Step::MayTitleSwap,
        )
        | None => say!("Elige un Hechizo para {name}."),
    }
}

fn ending(names: &Names, view: &View, party: u8) -> Sentence {
    let own = view.score(party.into());
    match view.mode {
        Mode::Teams | Mode::Duel => {
            let winners = view.own.members(party.into());
            let other = view.score_against(party.into());
            say!("Fin de la partida: {own} a {other}. {}", victory(names, winners))
        }
        Mode::Survival => {
            let other = |name: Piece| say!("Fin de la partida. Gana {name} con {own} puntos.");
            names.say(Seat(party), || say!("Fin de la partida. ¡Has ganado con {own} puntos!"), other)
        }
    }
}

/// A move as a button says it.
pub fn move_name(names: &Names, view: &View, mv: Move) -> Sentence {
    match mv {
        Move::Reveal(slot) => say!("Descubre el Flujo {}", slot + 1),
        Move::Play(spell) => say!("Juega {}", card(spell)),
        Move::Swap(spell) => say!("Pon {} de Título", card(spell)),
        Move::Decline => "Deja el Título como está".into(),
        Move::Target(index) => match view.spells.get(usize::from(index)) {
            Some(spell) => names.say(
                spell.player,
                || say!("Elige tu {}", card(spell.card)),
                |name| say!("Elige {}, de {name}", card(spell.card)),
            ),
            None => say!("Elige el Hechizo {}", index + 1),
        },
    }
}

/// Why not, and what instead.
pub fn refusal(names: &Names, reason: Reason) -> Sentence {
    match reason {
        Reason::GameOver => "La partida ha terminado. Puedes repasarla o jugar otra.".into(),
        Reason::NotYourTurn(seat) => say!("Ahora le toca a {}. Ya llegará tu turno.", names.seat(seat)),
        Reason::NotInHand(spell) => {
            say!("No tienes {} en la mano. Elige una de tus cartas.", card(spell))
        }
        Reason::AnswerFirst(Question::RevealFlux) => "Antes, descubre uno de los Flujos bocabajo.".into(),
        Reason::AnswerFirst(Question::PlaySpell) => "Toca jugar: elige una carta de tu mano.".into(),
        Reason::AnswerFirst(Question::ChooseFor(spell)) => {
            say!("Antes, elige un Hechizo del Capítulo para {}.", card(spell))
        }
        Reason::AnswerFirst(Question::SwapTitle) => {
            "Antes, decide qué haces con el Título: cambiarlo o dejarlo.".into()
        }
        Reason::NotATarget => "Ese Hechizo no se puede elegir. Elige uno de los marcados.".into(),
        Reason::NotASlot => "Ahí no hay ningún Flujo bocabajo. Descubre otro.".into(),
        Reason::WrongSeats { seats } => say!(
            "Este modo no se juega con {seats} asientos: por Equipos son 4; en Duelo, 2; en Supervivencia, 3 o 4."
        ),
        Reason::UnknownOption => say!("Esa opción no existe. Elige una de las que se ofrecen."),
        Reason::TeamTalkWithoutTeams => {
            "Para hablar en equipo hacen falta equipos: quita esa opción o elige el modo por Equipos.".into()
        }
    }
}
