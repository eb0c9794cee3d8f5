//! What is said in Spanish to whoever asks why?

use crate::why_words::WhyWords;

pub static WORDS: WhyWords = WhyWords {
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
