//! Why does The Big Book of Madness refuse a move, in Spanish, and what helps?

use madness::Reason;

use crate::sentence::Sentence;

/// Why not, and what instead.
pub fn refusal(reason: Reason) -> Sentence {
    text(reason).into()
}

fn text(reason: Reason) -> &'static str {
    match reason {
        Reason::TooManyOrTooFew => "A este Libro se enfrentan de 2 a 5 jugadores.",
        Reason::UnknownOption => "Esa opción no existe. Elige una de las que se ofrecen.",
        Reason::NobodyThere => "En ese asiento no hay nadie que pueda empezar. Elige otro.",
        Reason::GameOver => "La partida ha terminado. Puedes repasarla o jugar otra.",
        Reason::NotAsked => "Ahora no decides tú. Ya llegará tu momento.",
        Reason::NotAnAnswer => "Eso no responde a la pregunta. Elige una de las jugadas que se ofrecen.",
        Reason::OneMagicianEach => "Nombra un mago para cada jugador.",
        Reason::MagicianTwice => "Cada jugador necesita un mago distinto.",
        Reason::MagicianTaken => "Ese mago ya está elegido. Elige otro.",
        Reason::NotYourSpell => "Ese hechizo no se puede elegir. Elige uno de los que tienes delante.",
        Reason::SpellExhausted => "Ese hechizo está agotado. Volverá a estar listo cuando empiece tu turno.",
        Reason::SpellNeutralized => "Ese hechizo está neutralizado: de momento sigue bocabajo.",
        Reason::SpellResolving => "Ese hechizo aún está en curso: no se puede activar dentro de sí mismo.",
        Reason::NobodyElse => "Ese hechizo es para otros jugadores, y no queda nadie más.",
        Reason::LibraryEmpty => "Ese mazo de la biblioteca está vacío. Aprende de otro.",
        Reason::NotForSale => "Solo se adquieren cartas de valor 2 y 3.",
        Reason::StackEmpty => "De esas no queda ninguna en la mesa. Elige otra.",
        Reason::NoCurseThere => "Ahí no hay ninguna maldición que puedas elegir. Elige otra.",
        Reason::CurseNeutralized => {
            "Esa maldición está neutralizada: no se puede destruir hasta que despierte."
        }
        Reason::NoMadnessThere => "Ahí no hay ninguna locura que curar.",
        Reason::CannotPay => "No puedes pagarlo, ni siquiera con los apoyos de todo el grupo.",
        Reason::AbilityAlwaysOn => "Esa habilidad funciona sola: no hace falta usarla.",
        Reason::AbilityUsed => "Ya has usado tu habilidad este turno.",
        Reason::AbilityNotNow => "Las habilidades solo se usan en el turno propio.",
        Reason::AbilityVain => "Ahora tu habilidad no haría nada. Guárdala para más tarde.",
        Reason::MadnessNeverPays => "La locura no paga nada. Elige una carta de elemento.",
        Reason::OnlyThePool => "Avatar se paga solo con la reserva de apoyos. Elige una carta en apoyo.",
        Reason::NotThere => "Esa carta no está ahí. Elige una de las que se ofrecen.",
        Reason::NotWild => "Solo un Aire 1 de Céfiro, una vez por turno, cuenta como otro elemento.",
        Reason::NotNeeded => "De ese elemento no hace falta más. Elige lo que aún falta.",
        Reason::Redundant => "Con esa carta sobraría otra. Elige una que haga falta.",
        Reason::WrongCard => "Esa carta no es de las que se piden. Elige otra.",
        Reason::MustGoOn => "Aún no has terminado: elige otra carta.",
        Reason::NotATarget => "A ese jugador no se le puede elegir. Elige a otro de los que se ofrecen.",
        Reason::NotRefreshable => "Ese hechizo no se puede recargar. Elige uno agotado que esté bocarriba.",
    }
}
