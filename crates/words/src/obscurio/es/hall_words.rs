//! What do the scenes of a table say in Spanish?

use crate::obscurio::hall_words::HallWords;

pub const NIGHT_MAY_END: &str = "Si la noche se alarga, el Grimorio puede mandar abrir los ojos.";

pub static WORDS: HallWords = HallWords {
    illusions: "Ilusiones",
    final_landing: "Una mariposa posada ya no se mueve.",
    found: "¡Encontraron la salida!",
    missed: "Nadie encontró la salida.",
    whole_page: "Toda la página",
    all_point: "Nadie ve a quién señalas hasta que señalen todos.",
    accusation_was: "Así acabó la acusación",
    by_voice: "Hablamos de viva voz",
};

pub fn night_lasts(seconds: u32) -> String {
    format!("La noche dura como mucho {seconds} segundos.")
}
