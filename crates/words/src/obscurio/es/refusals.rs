//! Why does Obscurio refuse a move, in Spanish, and what helps?

use obscurio::Reason;

/// Why not, and what instead.
pub fn refusal(reason: Reason) -> &'static str {
    match reason {
        Reason::TooManyOrTooFew => "A Obscurio juegan de 2 a 8 personas.",
        Reason::UnknownOption => "Esa opción no existe. Elige una de las que se ofrecen.",
        Reason::NobodyThere => "En ese asiento no hay nadie. Elige otro.",
        Reason::OneCharacterEach => "Nombra un personaje para cada mago; dos, si solo hay un mago.",
        Reason::CharacterTwice => "Cada mago necesita un personaje distinto.",
        Reason::GameOver => "La partida ha terminado. Puedes repasarla o jugar otra.",
        Reason::NotNow => "Eso ahora no toca. Elige una de las jugadas que se ofrecen.",
        Reason::NoSuchTimer => "Ese reloj no está en marcha, y solo el tiempo lo detiene.",
        Reason::NotTheGrimoire => "Eso lo hace el Grimorio.",
        Reason::NotTheTraitor => "Eso no te corresponde.",
        Reason::NotAWizard => "Eso es cosa de los magos: te toca mirar y callar.",
        Reason::NotASpot => {
            "Ahí no se puede posar una mariposa. Mira las trampas en juego y elige otro sitio."
        }
        Reason::MustMarkMore => "Todavía falta una mariposa en su sitio antes de mostrar el libro.",
        Reason::WizardsStillLook => "Alguien sigue mirando el libro. Espera un poco más.",
        Reason::AlreadyReady => "Ya lo has dicho. Falta que lo digan los demás.",
        Reason::EnoughPicked => "No puedes colar más cartas este turno. Cierra el tarjetero.",
        Reason::HolderClosed => "El tarjetero ya está cerrado.",
        Reason::NoSuchToken => "Solo hay acompañante en las partidas de dos.",
        Reason::NoSuchDoor => "Esa puerta no está a la vista. Elige otra.",
        Reason::AlreadyThere => "Esa ya es tu elección.",
        Reason::NotPlacedYet => "Antes de confirmar, elige puerta.",
        Reason::AlreadyConfirmed => "Ya has confirmado. Falta que confirmen los demás.",
        Reason::NotConfirmed => "Aún no habías confirmado: cambia de puerta cuando quieras.",
        Reason::AlreadyAnswered => "Ya has respondido a esta puerta, y no hay vuelta atrás.",
        Reason::NotDecidedYet => "Decide primero: el reloj lo apura quien ya ha elegido.",
        Reason::AlreadyCalled => "Ya lo has pedido. Hace falta que lo pida la mayoría.",
        Reason::NotATarget => "No puedes señalar a esa persona. Elige a otro mago con la carta bocabajo.",
        Reason::NoVote => "No te queda nadie a quien señalar: votan los demás.",
    }
}
