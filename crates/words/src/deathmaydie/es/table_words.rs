//! What stands on the table beside its cards in Spanish?

use deathmaydie::state::Phase;

use crate::deathmaydie::table_words::TableWords;

pub fn phase(phase: Phase) -> &'static str {
    match phase {
        Phase::SetUp => "Preparación",
        Phase::Start | Phase::Actions => "Acciones",
        Phase::Mythos => "Carta de Mitos",
        Phase::Encounter => "Investigar o luchar",
        Phase::Effects => "Final del turno",
        Phase::Fire => "¡Fuego!",
        Phase::Discards => "Símbolos de Invocación",
        Phase::Summoning => "Invocación",
        Phase::Elder => "El Primigenio",
    }
}

pub static WORDS: TableWords = TableWords {
    map: "El mapa",
    investigators: "Los Investigadores",
    your_sheet: "Tu hoja",
    actions_left: "Acciones",
    stress: "Estrés",
    wounds: "Heridas",
    sanity: "Cordura",
    health: "Vida",
    skills: "Capacidades",
    signature: "Capacidad distintiva",
    level: "Nivel",
    insanity: "Locura",
    next_threshold: "Próximo umbral",
    dice_won: "Dados ganados",
    fatigue: "Fatiga",
    fire: "Fuego",
    holds: "Lleva",
    holds_nothing: "No lleva nada.",
    item: "Objeto",
    companion: "Compañero",
    condition: "Estado",
    relic: "Reliquia",
    eliminated: "Fuera de la partida",
    threat: "La amenaza",
    summoning: "Medidor de la Invocación",
    symbols: "Símbolos en los descartes",
    stage: "Etapa",
    ritual: "Ritual",
    ritual_broken: "Interrumpido",
    to_disrupt: "Para interrumpirlo",
    when_it_advances: "Cuando avance",
    episode_actions: "Acciones del Episodio",
    mythos: "Mitos",
    discovery: "Descubrimiento",
    discards: "Descartes",
    reserve: "Reserva",
    unknown: "Monstruos desconocidos",
    start: "Espacio inicial",
    safe: "Espacio seguro",
    unsafe_space: "Hay enemigos",
    cosmic: "Del Cosmos",
    roll: "La tirada",
    free_rerolls: "Repeticiones gratis",
    for_stress: "Por 1 de Estrés",
    odds: "Probabilidad",
    keep: "Dar por buena",
};
