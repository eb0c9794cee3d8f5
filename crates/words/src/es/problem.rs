//! What is a person told in Spanish when the table cannot do what they asked?

use crate::problem::Problem;

pub fn say(problem: &Problem) -> String {
    let fixed = match problem {
        Problem::BadSetting(text) => return format!("Este juego no tiene el ajuste «{text}»."),
        Problem::NotAMove(text) => return format!("«{text}» no es una jugada de este juego."),
        Problem::TooFarAhead => {
            "Antes de esta jugada decide el azar o se ve un secreto: elígela cuando sepas qué ha pasado."
        }
        Problem::Malformed(text) => return format!("No se ha podido leer: {text}."),
        Problem::Full(full) => return super::full::say(*full),
        Problem::PutAway => "Hacía mucho que nadie volvía a esta mesa y está guardada en el archivo.",
        Problem::TableDeleted => "Quien abrió esta mesa la ha borrado.",
        Problem::NotForPractice => {
            "Las mejores jugadas solo se pueden pedir durante la partida en una mesa abierta para practicar."
        }
        Problem::NotAlone => {
            "Mientras dura una partida, «¿Y si…?» es para quien juega a solas con bots o en una mesa de práctica."
        }
        Problem::NobodyToNudge => "Ahora mismo no se espera a nadie más.",
        Problem::NoSuchPage => "No hay nada en esta dirección.",
        Problem::OldInterface => {
            "Esta interfaz tiene una versión nueva: sus direcciones empiezan por /api/v2, véase /api/openapi.json."
        }
        Problem::NoSuchTable => "Esa mesa no existe. Revisa el enlace.",
        Problem::NoSuchGame => "Ese juego no está en la estantería.",
        Problem::NoSuchSeat => "Ese asiento no existe en esta mesa.",
        Problem::NoSecret => "Di qué asiento es el tuyo: falta el secreto del asiento.",
        Problem::WrongSecret => "Ese secreto no abre ningún asiento de esta mesa.",
        Problem::NotYourSeat => "Ese asiento no es tuyo.",
        Problem::HostOnly => "Solo puede hacerlo quien abrió la mesa.",
        Problem::BotPlays => "Un bot juega por ti. Recupera antes tu asiento.",
        Problem::SeatTaken => "Ese asiento ya está ocupado.",
        Problem::TwoHands => "Ya tienes una mano en esta partida. Podrás ocupar otro asiento cuando termine.",
        Problem::BadName => "Un nombre tiene de 1 a 24 caracteres, y tienen que verse.",
        Problem::NameTaken => {
            "En esta mesa ya hay alguien con ese nombre, o con uno que se le parece. Elige otro."
        }
        Problem::SeatPlayed => {
            "En este asiento ya ha jugado alguien. Mientras los demás sigan jugando, lo lleva un bot."
        }
        Problem::PutOut => "Quien abrió la mesa ha dispuesto de tu asiento. Todavía puedes mirar la partida.",
        Problem::Stale => "La mesa ha avanzado. Míralo de nuevo y vuelve a elegir.",
        Problem::GameOver => "La partida ha terminado.",
        Problem::NoLesson => "En esta mesa no hay ninguna lección tuya.",
        Problem::NotOver => "La revancha llega cuando termine esta partida.",
        Problem::NothingToTakeBack => "No hay nada que deshacer.",
        Problem::NobodyAsked => "Nadie está pidiendo deshacer nada.",
        Problem::NotYourTurn => "Ahora mismo no tienes que decidir nada.",
        Problem::PhrasesOnly => "Por ahora, en esta mesa solo se pueden decir las frases preparadas.",
        Problem::NoVoice => "Ahora no puedes decir nada.",
        Problem::MutedByRules => "Mientras debas callar, no cambies nada que los demás puedan ver.",
        Problem::NoPartners => "No tienes con quién hablar en privado.",
        Problem::BadWords => "Di algo de hasta 200 caracteres.",
        Problem::LinkUsed => "Esta invitación ya se ha usado.",
        Problem::NotYetShown => "Ese momento se podrá ver cuando acabe la ronda o la partida.",
        Problem::DealOpen => {
            "Este reparto es el mismo para todos y aún se puede jugar: nadie más lo mira hasta que acabe el plazo, y no hay pistas."
        }
        Problem::BadStrength => "Los bots son random, quick o strong.",
        Problem::BadPace => "El ritmo es tranquilo, normal o rápido.",
        Problem::BadThink => {
            "El tiempo para pensar es `off`, o segundos y lo que sigue: `60 move`, `60 seat`."
        }
        Problem::BadSeats => "A este juego no se juega con ese número de asientos.",
        Problem::TooLarge => "Es demasiado largo.",
        Problem::WrongKind => "Aquí no se entiende ese tipo de contenido.",
        Problem::WrongMethod => "Eso no se puede hacer en esta dirección.",
        Problem::WrongOrigin => "Esto venía de otro sitio y no se ha hecho.",
        Problem::TooOften => "Demasiado seguido. Espera un momento y prueba otra vez.",
        Problem::TooSlow => "La petición no ha llegado a tiempo.",
        Problem::NotStored => "No se ha podido guardar, así que nada ha cambiado. Prueba otra vez.",
        Problem::InDoubt => {
            "El disco ha fallado a medio guardar y aún no se sabe si esto ha quedado. La mesa espera; vuelve a mirar en un momento."
        }
        Problem::TableVanished => "El disco de este servidor falló y esta mesa se perdió. Lo sentimos.",
        Problem::Closing => "El servidor se está reiniciando. Volvemos enseguida.",
        Problem::RulesFailed => {
            "Las reglas han tropezado con esto. Nada ha cambiado y se ha guardado un informe; prueba otra cosa."
        }
    };
    fixed.to_owned()
}
