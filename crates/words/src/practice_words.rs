//! What is said at a table opened for practice, and while a finished game is read together?

use crate::{Lang, Names, Sentence, say};
use table::Seat;

/// The words of practice.
pub struct PracticeWords {
    pub practice: &'static str,
    pub play: &'static str,
    pub play_help: &'static str,
    pub learn: &'static str,
    pub learn_help: &'static str,
    /// On the table, for everybody who sits there.
    pub here: &'static str,
    pub ask: &'static str,
    pub ask_help: &'static str,
    pub found: &'static str,
}

pub fn practice(lang: Lang) -> &'static PracticeWords {
    lang.pick(&PRACTICE_ES, &PRACTICE_EN)
}

static PRACTICE_ES: PracticeWords = PracticeWords {
    practice: "Mesa de práctica",
    play: "Partida normal",
    play_help: "Como siempre: consejos de uno en uno.",
    learn: "Para practicar",
    learn_help: "En cada decisión puedes pedir las tres mejores jugadas, con su estimación, solo con lo que sabes.",
    here: "Mesa de práctica: cualquiera puede pedir las mejores jugadas de su asiento.",
    ask: "Mejores jugadas",
    ask_help: "Las tres que un bot fuerte haría en tu lugar, con lo que sabes tú",
    found: "Lo que haría un bot fuerte con lo que sabes",
};

static PRACTICE_EN: PracticeWords = PracticeWords {
    practice: "Practice table",
    play: "An ordinary game",
    play_help: "As always: one hint at a time.",
    learn: "For practice",
    learn_help: "At each decision you may ask for the three best moves, with an estimate, from what you know alone.",
    here: "Practice table: anybody may ask for the best moves of their own seat.",
    ask: "Best moves",
    ask_help: "The three a strong bot would make in your place, from what you know",
    found: "What a strong bot would do, knowing what you know",
};

/// The words of reading a game together.
pub struct SharedReviewWords {
    pub title: &'static str,
    pub lead: &'static str,
    pub lead_help: &'static str,
    pub stop: &'static str,
    pub you_lead: &'static str,
    pub follow: &'static str,
    pub unfollow: &'static str,
    pub point: &'static str,
    pub point_help: &'static str,
    pub remark: &'static str,
    pub say: &'static str,
    pub here: &'static str,
    pub elsewhere: &'static str,
    pub nobody: &'static str,
}

pub fn shared_review(lang: Lang) -> &'static SharedReviewWords {
    lang.pick(&SHARED_REVIEW_ES, &SHARED_REVIEW_EN)
}

static SHARED_REVIEW_ES: SharedReviewWords = SharedReviewWords {
    title: "Leer juntos",
    lead: "Guiar",
    lead_help: "Quien te siga verá los momentos que tú muestres",
    stop: "Dejar de guiar",
    you_lead: "Guías tú: quien te sigue ve lo que tú ves.",
    follow: "Seguir",
    unfollow: "Ir por mi cuenta",
    point: "Señalar",
    point_help: "Pulsa esto y luego una cosa de la mesa: se ilumina para quien te sigue",
    remark: "¿Qué pasó aquí?",
    say: "Comentar",
    here: "Sobre este momento",
    elsewhere: "En otros momentos",
    nobody: "Nadie guía la lectura ahora.",
};

static SHARED_REVIEW_EN: SharedReviewWords = SharedReviewWords {
    title: "Read together",
    lead: "Lead",
    lead_help: "Whoever follows you sees the moments you show",
    stop: "Stop leading",
    you_lead: "You lead: whoever follows sees what you see.",
    follow: "Follow",
    unfollow: "Go my own way",
    point: "Point",
    point_help: "Press this, then a thing on the table: it lights up for whoever follows",
    remark: "What happened here?",
    say: "Say it",
    here: "About this moment",
    elsewhere: "At other moments",
    nobody: "Nobody leads just now.",
};

/// "Ana leads: move 17."
pub fn leads(lang: Lang, names: &Names, by: Seat, at: usize) -> Sentence {
    let who = names.seat(by);
    match lang {
        Lang::Es => say!("{who} guía la lectura: jugada {at}."),
        Lang::En => say!("{who} leads: move {at}."),
    }
}
