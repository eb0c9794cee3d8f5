//! Why does Death May Die refuse a move, in Spanish, and what helps?

use deathmaydie::Reason;

/// Why not, and what instead.
pub fn refusal(reason: Reason) -> &'static str {
    match reason {
        Reason::TooManyOrTooFew => "Juegan de 1 a 5 personas; a solas se llevan dos Investigadores.",
        Reason::GameOver => "La partida ha terminado. Puedes repasarla o jugar otra.",
        Reason::NotAsked => "Ahora decide otra persona.",
        Reason::NotNow => "Ahora toca decidir otra cosa. Elige una de las jugadas que se ofrecen.",
        Reason::Taken => "A ese Investigador ya lo lleva alguien. Elige otro.",
        Reason::NoActionLeft => "No te quedan acciones. Usa lo que sea gratis o termina.",
        Reason::NotSafe => "Hay enemigos en tu espacio: solo se descansa en un espacio seguro.",
        Reason::NothingToAttack => "No tienes a ningún enemigo a tu alcance. Muévete hacia uno.",
        Reason::ElderUntouchable => "Nada hiere al Primigenio hasta que se interrumpa el Ritual.",
        Reason::NobodyToTradeWith => "No hay nadie en tu espacio con quien intercambiar algo.",
        Reason::NeedsMissing => "Falta algo para esa acción: lee qué pide su carta.",
        Reason::NotAdjacent => "No se llega ahí en un paso. Elige un espacio adyacente.",
        Reason::AlreadyThere => "Ya estás ahí.",
        Reason::TooFar => "Eso queda más lejos de lo que llegas moviéndote una vez. Haz parte del camino.",
        Reason::NoWay => "Ahora no lleva ahí ningún paso abierto.",
        Reason::StepByStep => {
            "Puedes llegar, pero por el camino hay algo que decidir: elige Mover y ve paso a paso."
        }
        Reason::MustStep => "Al moverte tienes que dar al menos un paso.",
        Reason::NoSneakLeft => "No puedes escabullirte de más enemigos en este movimiento.",
        Reason::NotInReach => {
            "Ese enemigo no está a tu alcance: atacas en tu espacio, salvo que una carta o capacidad llegue más lejos."
        }
        Reason::TooMuchStress => "Tu Estrés está al máximo: no puedes repetir dados con Estrés.",
        Reason::NoRerollLeft => "No te quedan repeticiones de esa clase.",
        Reason::NoSuchDie => "Ningún dado muestra eso.",
        Reason::CannotPay => "No puedes pagarlo entero, y a medias no vale.",
        Reason::NotOffered => "Eso no está entre lo que puedes elegir ahora.",
        Reason::TrackFull => "Ahí no cabe más Fatiga. Ponla en el otro medidor.",
        Reason::FullyLevelled => "Esa capacidad no puede subir más. Elige otra de las tuyas.",
        Reason::MustChoose => "Hay que decidir: sí o no.",
    }
}
