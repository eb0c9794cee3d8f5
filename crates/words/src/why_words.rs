//! What is said to whoever asks why: what a press would do, why it does nothing now, and where a number comes from.

use crate::Lang;

/// The words around a reason.
pub struct WhyWords {
    pub why: &'static str,
    /// What the tool does, for those who have not met it.
    pub why_help: &'static str,
    /// While it waits for a press.
    pub point: &'static str,
    pub now: &'static str,
    pub not_now: &'static str,
    pub nothing_now: &'static str,
    pub would: &'static str,
    /// The move is made, and nothing else follows from it for certain.
    pub only_that: &'static str,
    pub luck: &'static str,
    pub rule: &'static str,
    pub the_card: &'static str,
    pub back: &'static str,
}

pub fn why(lang: Lang) -> &'static WhyWords {
    lang.pick(&ES, &EN)
}

static ES: WhyWords = WhyWords {
    why: "¿Por qué?",
    why_help: "Pulsa esto y luego cualquier cosa de la mesa: te dice qué haría, o por qué no se puede. También con la tecla ? sobre ella.",
    point: "¿Por qué? Toca lo que quieras entender. Esc para dejarlo.",
    now: "Qué puedes hacer ahora, y qué pasaría",
    not_now: "Ahora no se te pregunta nada.",
    nothing_now: "Ahora mismo no hay nada que elegir.",
    would: "Si lo haces:",
    only_that: "Eso, y nada más de inmediato.",
    luck: "Lo que siga depende del azar o de lo que no puedes ver.",
    rule: "La regla",
    the_card: "Ver la carta",
    back: "Volver a la mesa",
};

static EN: WhyWords = WhyWords {
    why: "Why?",
    why_help: "Press this, then anything on the table: it tells you what it would do, or why it cannot be done. The ? key does the same.",
    point: "Why? Press what you want to understand. Esc to stop.",
    now: "What you can do now, and what would happen",
    not_now: "Nothing is asked of you just now.",
    nothing_now: "There is nothing to choose just now.",
    would: "If you do it:",
    only_that: "That, and nothing else at once.",
    luck: "What follows is up to luck, or to what you cannot see.",
    rule: "The rule",
    the_card: "See the card",
    back: "Back to the table",
};
