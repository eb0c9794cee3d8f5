//! What is said in Spanish where a game branches?

use crate::branch_words::BranchWords;

pub static WORDS: BranchWords = BranchWords {
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

pub fn since(at: usize) -> String {
    format!("Esta partida se separó de otra en la jugada {at}.")
}

pub fn would(name: &str) -> String {
    format!("En el lugar de {name}, quien juega bien pensaría en")
}
