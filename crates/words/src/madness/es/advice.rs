//! Why is a move of The Big Book of Madness good, in Spanish?

use madness::advice::{Advice, Purpose};

use super::{card, name};
use crate::Lang;
use crate::madness::card_words;
use crate::say;
use crate::sentence::Sentence;
use crate::speak::Names;

/// The reason of a hint as one sentence.
pub fn advice(names: &Names, advice: Advice) -> Sentence {
    match advice {
        Advice::Strikes(curse, seat) => names.say(
            seat,
            || say!("Si no, {} golpea en tu próximo turno.", name(curse)),
            |who| say!("Si no, {} golpea en el turno de {who}.", name(curse)),
        ),
        Advice::LastCurse(curse) => say!("Sin {} no queda ninguna maldición y el monstruo cae.", name(curse)),
        Advice::FewerCurses(curse) => {
            say!("Sin {} hay una maldición menos entre vosotros y el monstruo.", name(curse))
        }
        Advice::For(purpose) => self::purpose(purpose).into(),
        Advice::Learns(spell) => say!("{} te servirá el resto de la partida.", name(spell)),
        Advice::Buys(bought) => say!("{} mejora todas tus manos futuras.", card(bought)),
        Advice::Cures => "Una locura no paga nada y ocupa el sitio de una carta que sí.".into(),
        Advice::Free => "No cuesta nada y solo vale una vez por turno.".into(),
        Advice::NothingBetter => "Nada de lo que puedes pagar vale sus cartas.".into(),
        Advice::CheapestWay => "Es la forma más barata de pagarlo.".into(),
        Advice::Needs(wanted) => {
            let wanted = card_words::element(Lang::Es, wanted).name;
            say!("{wanted} es lo que cuestan las maldiciones que vienen.")
        }
        Advice::LeastUse(chosen) => say!("{} es la carta que menos echarás en falta.", card(chosen)),
        Advice::MostUse(chosen) => say!("{} es la que más sirve ahí.", card(chosen)),
        Advice::Best(seat) => names.say(
            seat,
            || "Eres quien más gana con ello.",
            |who| say!("{who} es quien más gana con ello."),
        ),
        Advice::LeastSpell(spell) => say!("{} es el hechizo que menos echarás en falta.", name(spell)),
        Advice::Accept => "Da más de lo que cuesta.".into(),
        Advice::Refuse => "Cuesta más de lo que da.".into(),
    }
}

fn purpose(purpose: Purpose) -> &'static str {
    match purpose {
        Purpose::Cards => "Con más cartas en la mano puedes pagar más.",
        Purpose::Support => "Lo que está en apoyo se queda, y todos pueden pagar con ello.",
        Purpose::ThinDeck => "Sin cartas flojas robas las buenas más a menudo.",
        Purpose::Cure => "Te quita locura de en medio.",
        Purpose::BetterCards => "Con mejores cartas, mejores manos el resto de la partida.",
        Purpose::Actions => "Da más acciones de las que caben en un turno.",
        Purpose::Refresh => "Un hechizo agotado vuelve a servir.",
        Purpose::Sleep => "Una maldición dormida no golpea.",
        Purpose::Help => "Ayuda más a los demás que esas cartas a ti.",
    }
}
