//! What is said about the deals that are the same for all?

use crate::Lang;

/// The words of that page.
pub struct DealWords {
    pub title: &'static str,
    /// What leads to the page.
    pub there: &'static str,
    pub lead: &'static str,
    pub day: &'static str,
    pub week: &'static str,
    pub play: &'static str,
    /// Where all act at once, nobody can play against exactly the same bots.
    pub at_once: &'static str,
    pub nobody: &'static str,
    pub results: &'static str,
    pub fair: &'static str,
    pub won: &'static str,
    pub lost: &'static str,
    pub secret: &'static str,
}

pub fn deals(lang: Lang) -> &'static DealWords {
    lang.pick(&ES, &EN)
}

static ES: DealWords = DealWords {
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

static EN: DealWords = DealWords {
    title: "The same deal for all",
    there: "The deals of the day and the week",
    lead: "A deal of the day and one of the week for each game: the same cards, the same seat and the same bots for everybody.",
    day: "The deal of the day",
    week: "The deal of the week",
    play: "Play this deal",
    at_once: "Bots answer the same moves in the same way; only where all act at once does it also matter how long you take.",
    nobody: "Nobody has finished it yet.",
    results: "Results",
    fair: "Only games finished in time and with the seats as they were at the start are counted. No hints.",
    won: "Won",
    lost: "Lost",
    secret: "The replays open to everybody when time is up.",
};

/// How far ahead or behind it ended, and after how many moves.
pub fn margin(lang: Lang, edge: i16, moves: usize) -> String {
    match lang {
        Lang::Es => format!("{edge:+} en {moves} jugadas"),
        Lang::En => format!("{edge:+} in {moves} moves"),
    }
}

/// Until when it can be played.
pub fn until(lang: Lang, when: &str) -> String {
    match lang {
        Lang::Es => format!("Hasta el {when}"),
        Lang::En => format!("Until {when}"),
    }
}
