//! What is said in Spanish at a table for practice, and while a game is read together?

use crate::practice_words::{PracticeWords, SharedReviewWords};
use crate::say;
use crate::sentence::{Piece, Sentence};

pub static PRACTICE: PracticeWords = PracticeWords {
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

pub static SHARED_REVIEW: SharedReviewWords = SharedReviewWords {
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

pub fn leads(who: Piece, at: usize) -> Sentence {
    say!("{who} guía la lectura: jugada {at}.")
}
