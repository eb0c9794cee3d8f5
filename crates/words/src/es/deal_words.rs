//! What is said in Spanish about the deals that are the same for all?

use crate::deal_words::DealWords;

pub static WORDS: DealWords = DealWords {
    title: "El mismo reparto para todos",
    there: "Los repartos del día y de la semana",
    lead: "Un reparto del día y otro de la semana para cada juego: las mismas cartas, el mismo asiento y los mismos bots para todo el mundo.",
    day: "El reparto del día",
    week: "El reparto de la semana",
    play: "Jugar este reparto",
    at_once: "Los bots responden igual a las mismas jugadas; solo donde todos actúan a la vez cuenta también cuánto tardas.",
    nobody: "Nadie lo ha terminado todavía.",
    results: "Resultados",
    fair: "Solo cuentan las partidas terminadas a tiempo y con los asientos como al empezar. Sin pistas.",
    won: "Victoria",
    lost: "Derrota",
    secret: "La repetición se abre a todos cuando acaba el plazo.",
};

pub fn margin(edge: i16, moves: usize) -> String {
    format!("{edge:+} en {moves} jugadas")
}

pub fn until(when: &str) -> String {
    format!("Hasta el {when}")
}
