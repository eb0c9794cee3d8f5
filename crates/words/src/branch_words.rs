//! What is said where a game branches, and where a good player's moves are shown?

use crate::Lang;

/// The words of going another way.
pub struct BranchWords {
    pub what_if: &'static str,
    pub lead: &'static str,
    pub who: &'static str,
    pub go: &'static str,
    pub luck: &'static str,
    pub own_lead: &'static str,
    pub own_luck: &'static str,
    pub own_back: &'static str,
    pub left: &'static str,
    pub return_to: &'static str,
    pub copy: &'static str,
    pub back: &'static str,
    pub original: &'static str,
    pub good: &'static str,
    pub good_lead: &'static str,
    pub estimate: &'static str,
    pub played: &'static str,
    pub instead: &'static str,
    pub honest: &'static str,
}

pub fn branch(lang: Lang) -> &'static BranchWords {
    lang.pick(&ES, &EN)
}

static ES: BranchWords = BranchWords {
    what_if: "¿Y si…?",
    lead: "Juega desde este momento por otro camino. La partida original queda como está.",
    who: "¿Quién quieres ser?",
    go: "Seguir desde aquí",
    luck: "El azar que venía sigue siendo el mismo: cambia lo que decidáis, no las cartas que esperaban.",
    own_lead: "Prueba otro camino desde este momento, en una mesa tuya con bots. Tu partida te espera como está.",
    own_luck: "Lo que desde tu asiento no se veía se reparte de nuevo, y el azar que viene también: no descubres nada de lo que tu partida esconde.",
    own_back: "Volver a ese momento",
    left: "Esta partida salió de otra a medio jugar. Lo que allí no se veía se repartió de nuevo.",
    return_to: "Volver a aquella partida",
    copy: "Copiar el enlace a este momento",
    back: "Volver a la repetición",
    original: "Ver la partida original",
    good: "Mejores jugadas",
    good_lead: "Qué habría hecho aquí alguien que juega bien",
    estimate: "Estimación",
    played: "Se jugó",
    instead: "Se jugó otra cosa:",
    honest: "Calculado por un bot fuerte solo con lo que se sabía desde ese asiento.",
};

static EN: BranchWords = BranchWords {
    what_if: "What if?",
    lead: "Play on from this moment another way. The original game stays as it is.",
    who: "Who do you want to be?",
    go: "Go on from here",
    luck: "The luck to come is the same: what you decide changes, not the cards that were waiting.",
    own_lead: "Try another way from this moment, at a table of your own with bots. Your game waits as it is.",
    own_luck: "What your seat could not see is dealt anew, and so is the luck to come: nothing your game hides comes to light.",
    own_back: "Back to that moment",
    left: "This game left another one halfway. What could not be seen there was dealt anew.",
    return_to: "Back to that game",
    copy: "Copy the link to this moment",
    back: "Back to the replay",
    original: "See the original game",
    good: "Best moves",
    good_lead: "What a good player would have done here",
    estimate: "Estimate",
    played: "Played",
    instead: "Something else was played:",
    honest: "Worked out by a strong bot from what that seat knew, and nothing else.",
};

/// Since when a game goes its own way.
pub fn since(lang: Lang, at: usize) -> String {
    match lang {
        Lang::Es => format!("Esta partida se separó de otra en la jugada {at}."),
        Lang::En => format!("This game left another one at move {at}."),
    }
}

/// Whose decision is looked at.
pub fn would(lang: Lang, name: &str) -> String {
    match lang {
        Lang::Es => format!("En el lugar de {name}, quien juega bien pensaría en"),
        Lang::En => format!("In {name}'s place, a good player would consider"),
    }
}
