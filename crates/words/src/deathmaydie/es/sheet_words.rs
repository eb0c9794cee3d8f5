//! What stands on the sheets, beside the dice and over the scenes in Spanish?

use crate::deathmaydie::sheet_words::SheetWords;

pub static WORDS: SheetWords = SheetWords {
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

pub fn out_of(name: &str, at: u8, last: u8) -> String {
    format!("{name}: {at} de {last}")
}

pub fn next_threshold(left: Option<u8>) -> String {
    match left {
        Some(1) => "Próximo umbral: a 1 de Cordura".to_owned(),
        Some(left) => format!("Próximo umbral: a {left} de Cordura"),
        None => "La próxima pérdida de Cordura es la última".to_owned(),
    }
}

pub fn level(level: u8) -> String {
    format!("Nivel {level}")
}

pub fn symbols(have: usize, of: u8) -> String {
    format!("{have} de {of} símbolos")
}

pub fn space_of(at: u8, of: u8) -> String {
    format!("Casilla {at} de {of}")
}
