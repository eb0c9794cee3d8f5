//! What a person is told when the table cannot do what they asked, whatever the game.

use crate::Lang;
use crate::full::Full;

/// Why something asked of a table was not done.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Problem {
    NoSuchPage,
    /// An address of an earlier version of the interface for programs.
    OldInterface,
    NoSuchTable,
    /// Nobody came back to it for so long that it lies in the archive.
    PutAway,
    /// Whoever opened it wanted it gone.
    TableDeleted,
    NoSuchGame,
    NoSuchSeat,
    /// Nobody said who they are.
    NoSecret,
    /// The secret opens nothing here.
    WrongSecret,
    NotYourSeat,
    HostOnly,
    SeatTaken,
    /// Whoever plays one hand may not look into another.
    TwoHands,
    /// The holder lent the seat to a bot.
    BotPlays,
    BadName,
    /// Somebody else at the table has this name, or one that looks like it.
    NameTaken,
    /// A person has played this seat in a game that others still play.
    SeatPlayed,
    /// The host has given this person's seat away.
    PutOut,
    /// The choice was made on an older state of the table.
    Stale,
    GameOver,
    /// There is no next game before this one has ended.
    NotOver,
    NoLesson,
    NothingToTakeBack,
    NobodyAsked,
    NotYourTurn,
    /// As far as somebody may know, nobody else is waited for.
    NobodyToNudge,
    /// The best moves can be asked for only where everybody knew it beforehand.
    NotForPractice,
    /// Nobody goes another way from a running game while others play it.
    NotAlone,
    PhrasesOnly,
    NoVoice,
    /// Whoever must be silent lets nothing else speak for them.
    MutedByRules,
    NoPartners,
    BadWords,
    LinkUsed,
    NotYetShown,
    /// A deal that is the same for all is still being played by others.
    DealOpen,
    BadStrength,
    BadPace,
    BadThink,
    BadSeats,
    BadSetting(String),
    NotAMove(String),
    /// Moves chosen before anybody could know what they are chosen for.
    TooFarAhead,
    Malformed(String),
    TooLarge,
    WrongKind,
    WrongMethod,
    WrongOrigin,
    TooOften,
    TooSlow,
    /// There is no more room for something.
    Full(Full),
    NotStored,
    /// The disk failed in the middle of saving, and does not say yet how that ended.
    InDoubt,
    /// The table was stored once and is gone.
    TableVanished,
    /// The server is about to stop.
    Closing,
    /// The rules themselves failed; nothing changed and a report was saved.
    RulesFailed,
}

impl Problem {
    /// One or two sentences that help.
    pub fn say(&self, lang: Lang) -> String {
        match lang {
            Lang::Es => self.in_spanish(),
            Lang::En => self.in_english(),
        }
    }

    fn in_english(&self) -> String {
        let fixed = match self {
            Problem::BadSetting(text) => return format!("This game has no setting \"{text}\"."),
            Problem::NotAMove(text) => return format!("\"{text}\" is not a move of this game."),
            Problem::TooFarAhead => {
                "Chance or a secret speaks before this move: choose it when you have seen what happens."
            }
            Problem::Malformed(text) => return format!("This could not be read: {text}."),
            Problem::Full(full) => return full.say(Lang::En),
            Problem::PutAway => "Nobody came back to this table for long, so it was put away in the archive.",
            Problem::TableDeleted => "Whoever opened this table has deleted it.",
            Problem::NotForPractice => {
                "Only at a table opened for practice can the best moves be asked for while playing."
            }
            Problem::NotAlone => {
                "While a game goes on, \"What if?\" is for whoever plays alone with bots, or at a table for practice."
            }
            Problem::NobodyToNudge => "Nobody else is being waited for just now.",
            Problem::NoSuchPage => "There is nothing at this address.",
            Problem::OldInterface => {
                "This interface has a new version: its addresses begin with /api/v2, see /api/openapi.json."
            }
            Problem::NoSuchTable => "There is no such table. Check the link.",
            Problem::NoSuchGame => "There is no such game on the shelf.",
            Problem::NoSuchSeat => "There is no such seat at this table.",
            Problem::NoSecret => "Say which seat is yours: the seat's secret is missing.",
            Problem::WrongSecret => "This secret opens no seat at this table.",
            Problem::NotYourSeat => "That seat is not yours.",
            Problem::HostOnly => "Only whoever opened the table can do this.",
            Problem::BotPlays => "A bot is playing for you. Take your seat back first.",
            Problem::SeatTaken => "Somebody already sits there.",
            Problem::TwoHands => {
                "You already have a hand in this game. Another seat can be yours once it is over."
            }
            Problem::BadName => "A name has 1 to 24 characters that can be seen.",
            Problem::NameTaken => {
                "Somebody at this table has that name already, or one that looks like it. Choose another."
            }
            Problem::SeatPlayed => "Somebody has played this seat. While the others play on, a bot keeps it.",
            Problem::PutOut => "Whoever opened the table has given your seat away. You can still look on.",
            Problem::Stale => "The table has moved on. Look again and choose anew.",
            Problem::GameOver => "The game is over.",
            Problem::NoLesson => "There is no lesson of yours at this table.",
            Problem::NotOver => "There can be a rematch once this game is over.",
            Problem::NothingToTakeBack => "There is nothing to take back.",
            Problem::NobodyAsked => "Nobody is asking to take anything back.",
            Problem::NotYourTurn => "Nothing is being asked of you just now.",
            Problem::PhrasesOnly => "At this table only the ready phrases may be said for now.",
            Problem::NoVoice => "You may not say anything just now.",
            Problem::MutedByRules => "While you must be silent, change nothing the others can see.",
            Problem::NoPartners => "You have no partner to speak to in private.",
            Problem::BadWords => "Say something of up to 200 characters.",
            Problem::LinkUsed => "This invitation has been used.",
            Problem::NotYetShown => "That moment can be seen once the round or the game is over.",
            Problem::DealOpen => {
                "This deal is the same for all and others may still play it: nobody looks on before its time is up, and there are no hints."
            }
            Problem::BadStrength => "Bots are random, quick or strong.",
            Problem::BadPace => "The pace is calm, normal or quick.",
            Problem::BadThink => {
                "A time to think is `off`, or seconds and what follows: `60 move`, `60 seat`."
            }
            Problem::BadSeats => "This game is not played with that many seats.",
            Problem::TooLarge => "That is too long.",
            Problem::WrongKind => "This kind of content is not understood here.",
            Problem::WrongMethod => "This cannot be done at this address.",
            Problem::WrongOrigin => "This came from another site and was not done.",
            Problem::TooOften => "That was very often. Wait a moment and try again.",
            Problem::TooSlow => "The request did not arrive in time.",
            Problem::NotStored => "This could not be saved, so nothing was changed. Try again.",
            Problem::InDoubt => {
                "The disk failed in the middle of saving, and it is not known yet whether this was kept. The table waits; look again in a moment."
            }
            Problem::TableVanished => {
                "This server's disk failed, and this table was lost with it. We are sorry."
            }
            Problem::Closing => "The server is starting again. Back in a moment.",
            Problem::RulesFailed => {
                "The rules stumbled over this. Nothing was changed and a report was saved; try something else."
            }
        };
        fixed.to_owned()
    }

    fn in_spanish(&self) -> String {
        let fixed = match self {
            Problem::BadSetting(text) => return format!("Este juego no tiene el ajuste «{text}»."),
            Problem::NotAMove(text) => return format!("«{text}» no es una jugada de este juego."),
            Problem::TooFarAhead => {
                "Antes de esta jugada decide el azar o se ve un secreto: elígela cuando sepas qué ha pasado."
            }
            Problem::Malformed(text) => return format!("No se ha podido leer: {text}."),
            Problem::Full(full) => return full.say(Lang::Es),
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
            Problem::TwoHands => {
                "Ya tienes una mano en esta partida. Podrás ocupar otro asiento cuando termine."
            }
            Problem::BadName => "Un nombre tiene de 1 a 24 caracteres, y tienen que verse.",
            Problem::NameTaken => {
                "En esta mesa ya hay alguien con ese nombre, o con uno que se le parece. Elige otro."
            }
            Problem::SeatPlayed => {
                "En este asiento ya ha jugado alguien. Mientras los demás sigan jugando, lo lleva un bot."
            }
            Problem::PutOut => {
                "Quien abrió la mesa ha dispuesto de tu asiento. Todavía puedes mirar la partida."
            }
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
}
