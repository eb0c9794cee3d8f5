//! What is written on Grimoire's table: marks, piles and short notes beside the cards.

use crate::Lang;

/// Words that stand on the table by themselves.
pub struct TableWords {
    pub title_spell: &'static str,
    pub no_title: &'static str,
    pub trump: &'static str,
    pub property: &'static str,
    pub no_trump: &'static str,
    pub chain_none: &'static str,
    pub chain_none_help: &'static str,
    pub chain_broken: &'static str,
    pub silenced: &'static str,
    pub winning: &'static str,
    pub won: &'static str,
    pub weakest: &'static str,
    pub element_deck: &'static str,
    pub draw_deck: &'static str,
    pub discard: &'static str,
    pub dealer: &'static str,
    pub leader: &'static str,
    pub round: &'static str,
    pub score: &'static str,
    pub decline: &'static str,
    pub eliminated: &'static str,
    pub partner: &'static str,
    pub back_in_hand: &'static str,
    pub choose_target: &'static str,
    pub flux_down: &'static str,
    pub tome: &'static str,
    pub tome_help: &'static str,
    pub ranking: &'static str,
    pub final_score: &'static str,
}

/// The words of the table in this language.
pub fn table(lang: Lang) -> &'static TableWords {
    lang.pick(&ES, &EN)
}

/// A Spell as one reads it out: "Flash, Fire 4".
pub fn spell(lang: Lang, name: &str, element: &str, power: &str) -> String {
    match lang {
        Lang::Es => format!("{name}, {element} {power}"),
        Lang::En => format!("{name}, {element} {power}"),
    }
}

/// The Chain by its Element; `of` as in "de Fuego".
pub fn chain_of(lang: Lang, of: &str) -> String {
    match lang {
        Lang::Es => format!("Cadena {of}"),
        Lang::En => format!("{of} Chain"),
    }
}

/// Which Spell broke the Chain.
pub fn broken_by(lang: Lang, name: &str) -> String {
    match lang {
        Lang::Es => format!("La rompió {name}"),
        Lang::En => format!("Broken by {name}"),
    }
}

/// The Trump by its Element.
pub fn trump_of(lang: Lang, element: &str) -> String {
    match lang {
        Lang::Es => format!("Triunfo: {element}"),
        Lang::En => format!("Trump: {element}"),
    }
}

/// How many cards somebody holds.
pub fn in_hand(lang: Lang, cards: usize) -> String {
    match (lang, cards) {
        (Lang::Es, 1) => "1 carta".to_owned(),
        (Lang::En, 1) => "1 card".to_owned(),
        (Lang::Es, _) => format!("{cards} cartas"),
        (Lang::En, _) => format!("{cards} cards"),
    }
}

/// Points as they are added.
pub fn points(lang: Lang, points: u16) -> String {
    match (lang, points) {
        (Lang::Es, 1) => "1 punto".to_owned(),
        (Lang::En, 1) => "1 point".to_owned(),
        (Lang::Es, _) => format!("{points} puntos"),
        (Lang::En, _) => format!("{points} points"),
    }
}

/// The Chapter within its round.
pub fn chapter_of(lang: Lang, chapter: u8, of: u8) -> String {
    match lang {
        Lang::Es => format!("Capítulo {chapter} de {of}"),
        Lang::En => format!("Chapter {chapter} of {of}"),
    }
}

/// The round and its Chapter, over a part of the log.
pub fn heading(lang: Lang, round: u16, chapter: u8) -> String {
    match lang {
        Lang::Es => format!("Ronda {round}, Capítulo {chapter}"),
        Lang::En => format!("Round {round}, Chapter {chapter}"),
    }
}

/// A Chapter by its number.
pub fn chapter_no(lang: Lang, chapter: u8) -> String {
    match lang {
        Lang::Es => format!("Capítulo {chapter}"),
        Lang::En => format!("Chapter {chapter}"),
    }
}

/// How the Chapters of a round went.
pub fn round_results(lang: Lang, round: u16, over: bool) -> String {
    match (lang, over) {
        (Lang::Es, true) => format!("Fin de la ronda {round}"),
        (Lang::En, true) => format!("Round {round} is over"),
        (Lang::Es, false) => format!("La ronda {round} hasta ahora"),
        (Lang::En, false) => format!("Round {round} so far"),
    }
}

/// What made a Spell different from what is printed.
pub fn changed_by(lang: Lang, names: &[&str]) -> String {
    let names = names.join(", ");
    match lang {
        Lang::Es => format!("Por {names}"),
        Lang::En => format!("By {names}"),
    }
}

/// The same where there is room for one name only.
pub fn changed_in_short(lang: Lang, names: &[&str]) -> String {
    match (lang, names) {
        (_, [_]) | (_, []) => changed_by(lang, names),
        (Lang::Es, _) => format!("Por {} Hechizos", names.len()),
        (Lang::En, _) => format!("By {} Spells", names.len()),
    }
}

/// A Life count for those who cannot see the hearts.
pub fn lives(lang: Lang, lives: u8) -> String {
    match lang {
        Lang::Es => format!("Vida {lives}"),
        Lang::En => format!("Life {lives}"),
    }
}

static ES: TableWords = TableWords {
    title_spell: "Hechizo de Título",
    no_title: "Este Capítulo no tiene Título",
    trump: "Triunfo",
    property: "Propiedad",
    no_trump: "Sin Triunfo",
    chain_none: "Sin Cadena",
    chain_none_help: "La comienza el primer Hechizo Básico.",
    chain_broken: "Cadena rota",
    silenced: "Silenciado",
    winning: "En cabeza",
    won: "Gana",
    weakest: "El más débil",
    element_deck: "Mazo de Elementos",
    draw_deck: "Mazo de Robo",
    discard: "Pila de descartes",
    dealer: "Reparte",
    leader: "Abre el Capítulo",
    round: "Ronda",
    score: "Puntos",
    decline: "Deja el Título como está",
    eliminated: "Fuera de la ronda",
    partner: "Tu pareja",
    back_in_hand: "De vuelta en la mano",
    choose_target: "Elige",
    flux_down: "Flujo bocabajo",
    tome: "El mazo de Tomos",
    tome_help: "Cada Flujo que se descubre mete en el mazo los seis Hechizos de su Elemento.",
    ranking: "Del más fuerte al más débil",
    final_score: "Resultado final",
};

static EN: TableWords = TableWords {
    title_spell: "Title Spell",
    no_title: "This Chapter has no Title Spell",
    trump: "Trump",
    property: "Property",
    no_trump: "No Trump",
    chain_none: "No Chain yet",
    chain_none_help: "The first Basic Spell starts it.",
    chain_broken: "Chain broken",
    silenced: "Silenced",
    winning: "Winning",
    won: "Wins",
    weakest: "Weakest",
    element_deck: "Element deck",
    draw_deck: "Draw deck",
    discard: "Discard pile",
    dealer: "Dealer",
    leader: "Leads",
    round: "Round",
    score: "Score",
    decline: "Leave the Title Spell as it is",
    eliminated: "Out of the round",
    partner: "Your partner",
    back_in_hand: "Back in hand",
    choose_target: "Choose",
    flux_down: "Face-down Flux",
    tome: "The Tome deck",
    tome_help: "Each Flux turned over brings the six Spells of its Element into the deck.",
    ranking: "From strongest to weakest",
    final_score: "Final score",
};
