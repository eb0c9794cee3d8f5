//! What stands on the sheets, beside the dice and over the scenes of Death May Die? Short words; sentences are in `rolling` and
//! `foretold`.

use crate::Lang;

#[derive(Clone, Copy, Debug)]
pub struct SheetWords {
    pub now: &'static str,
    pub then: &'static str,
    pub level_up: &'static str,
    pub full_level: &'static str,
    pub other_side: &'static str,
    pub strikes: &'static str,
    pub bonus_die: &'static str,
    pub skull: &'static str,
    pub active: &'static str,
    pub acts_now: &'static str,
    pub other_ways: &'static str,
    /// Instead of what is proposed: one answer after the other.
    pub step_by_step: &'static str,
    pub deal_so: &'static str,
    pub all_yourself: &'static str,
    pub last_roll: &'static str,
    pub rerolls: &'static str,
    pub linked: &'static str,
    pub this_turn: &'static str,
    pub best: &'static str,
    pub just_happened: &'static str,
    pub forecast: &'static str,
    pub if_advances: &'static str,
    pub stages: &'static str,
    pub task: &'static str,
    pub special_rules: &'static str,
    pub carries: &'static str,
    pub gives: &'static str,
    pub trade: &'static str,
    pub price: &'static str,
    pub central: &'static str,
    pub start_board: &'static str,
    pub use_card: &'static str,
    pub free: &'static str,
    pub in_reserve: &'static str,
    pub places: &'static str,
    pub on_map: &'static str,
    pub people_card: &'static str,
    pub enemies: &'static str,
    pub insanities: &'static str,
    pub relics: &'static str,
    pub episodes: &'static str,
    pub conditions: &'static str,
    pub close: &'static str,
}

pub fn sheet(lang: Lang) -> &'static SheetWords {
    lang.pick(&ES, &EN)
}

static ES: SheetWords = SheetWords {
    now: "Ahora",
    then: "Después",
    level_up: "La Locura enseña: sube una capacidad",
    full_level: "Al máximo",
    other_side: "El otro lado",
    strikes: "Ataca en cada umbral",
    bonus_die: "+1 dado",
    skull: "Se pierde la razón",
    active: "De turno",
    acts_now: "Acciones de este turno",
    other_ways: "De otra forma",
    step_by_step: "Decidir paso a paso",
    deal_so: "Repartirlas así",
    all_yourself: "Sufrirlas todas tú",
    last_roll: "Última tirada",
    rerolls: "Repeticiones",
    linked: "cada Estrés da otra gratis",
    this_turn: "de este turno",
    best: "Lo mejor",
    just_happened: "Lo que acaba de pasar",
    forecast: "Cómo acabará este turno",
    if_advances: "Si avanza",
    stages: "Etapas en vigor",
    task: "La tarea",
    special_rules: "Reglas de este lugar",
    carries: "Fichas",
    gives: "Dar a",
    trade: "El intercambio",
    price: "Precio",
    central: "Lo que ofrece",
    start_board: "Empieza con",
    use_card: "Usar",
    free: "gratis",
    in_reserve: "En la reserva",
    places: "Espacios",
    on_map: "Elige en el mapa.",
    people_card: "Investigadores",
    enemies: "Enemigos",
    insanities: "Locuras",
    relics: "Reliquias",
    episodes: "Episodios y sus acciones",
    conditions: "Estados",
    close: "Cerrar",
};

static EN: SheetWords = SheetWords {
    now: "Now",
    then: "Then",
    level_up: "Madness teaches: raise a skill",
    full_level: "At its best",
    other_side: "The other side",
    strikes: "Strikes at each threshold",
    bonus_die: "+1 die",
    skull: "Lost to madness",
    active: "On turn",
    acts_now: "Actions of this turn",
    other_ways: "Another way",
    step_by_step: "Decide step by step",
    deal_so: "Deal them like this",
    all_yourself: "Take them all yourself",
    last_roll: "Last roll",
    rerolls: "Rerolls",
    linked: "each Stress brings a free one",
    this_turn: "of this turn",
    best: "Best",
    just_happened: "What just happened",
    forecast: "How this turn will end",
    if_advances: "If it advances",
    stages: "Stages in force",
    task: "The task",
    special_rules: "Rules of this place",
    carries: "Tokens",
    gives: "Give to",
    trade: "The trade",
    price: "Price",
    central: "What it offers",
    start_board: "Begins with",
    use_card: "Use",
    free: "free",
    in_reserve: "In reserve",
    places: "Spaces",
    on_map: "Choose on the map.",
    people_card: "Investigators",
    enemies: "Enemies",
    insanities: "Insanities",
    relics: "Relics",
    episodes: "Episodes and their actions",
    conditions: "Conditions",
    close: "Close",
};

/// "Stress 2 of 4."
pub fn out_of(lang: Lang, name: &str, at: u8, last: u8) -> String {
    match lang {
        Lang::Es => format!("{name}: {at} de {last}"),
        Lang::En => format!("{name}: {at} of {last}"),
    }
}

/// How far the next threshold is, or that the next loss is the last.
pub fn next_threshold(lang: Lang, left: Option<u8>) -> String {
    match (lang, left) {
        (Lang::Es, Some(1)) => "Próximo umbral: a 1 de Cordura".to_owned(),
        (Lang::Es, Some(left)) => format!("Próximo umbral: a {left} de Cordura"),
        (Lang::Es, None) => "La próxima pérdida de Cordura es la última".to_owned(),
        (Lang::En, Some(left)) => format!("Next threshold: {left} Sanity away"),
        (Lang::En, None) => "The next loss of Sanity is the last".to_owned(),
    }
}

/// "Level 2".
pub fn level(lang: Lang, level: u8) -> String {
    match lang {
        Lang::Es => format!("Nivel {level}"),
        Lang::En => format!("Level {level}"),
    }
}

/// "2 of 3 symbols".
pub fn symbols(lang: Lang, have: usize, of: u8) -> String {
    match lang {
        Lang::Es => format!("{have} de {of} símbolos"),
        Lang::En => format!("{have} of {of} symbols"),
    }
}

/// "Space 3 of 8".
pub fn space_of(lang: Lang, at: u8, of: u8) -> String {
    match lang {
        Lang::Es => format!("Casilla {at} de {of}"),
        Lang::En => format!("Space {at} of {of}"),
    }
}
