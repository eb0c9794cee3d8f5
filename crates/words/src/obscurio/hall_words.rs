//! What do the scenes of an Obscurio table say, beside the short words of `table_words`?

use obscurio::view::NightLimit;

use crate::Lang;

pub struct HallWords {
    pub illusions: &'static str,
    /// Under the button that lands a Butterfly.
    pub final_landing: &'static str,
    pub found: &'static str,
    pub missed: &'static str,
    pub whole_page: &'static str,
    /// While all point in secret.
    pub all_point: &'static str,
    /// Above an Accusation that is over.
    pub accusation_was: &'static str,
    /// Whoever talks elsewhere reads no written talk, and large cues instead.
    pub by_voice: &'static str,
}

/// What those whose eyes are closed are told about how long that may last: the same whatever happens meanwhile.
pub fn night_limit(lang: Lang, limit: NightLimit) -> String {
    match (lang, limit) {
        (Lang::Es, NightLimit::Clock(ms)) => format!("La noche dura como mucho {} segundos.", seconds(ms)),
        (Lang::En, NightLimit::Clock(ms)) => format!("The night lasts {} seconds at most.", seconds(ms)),
        (Lang::Es, NightLimit::Grimoire) => {
            "Si la noche se alarga, el Grimorio puede mandar abrir los ojos.".to_owned()
        }
        (Lang::En, NightLimit::Grimoire) => {
            "If the night grows long, the Grimoire may have all eyes opened.".to_owned()
        }
    }
}

fn seconds(ms: u32) -> u32 {
    ms.div_ceil(1000)
}

pub fn hall(lang: Lang) -> &'static HallWords {
    lang.pick(&ES, &EN)
}

static ES: HallWords = HallWords {
    illusions: "Ilusiones",
    final_landing: "Una mariposa posada ya no se mueve.",
    found: "¡Encontraron la salida!",
    missed: "Nadie encontró la salida.",
    whole_page: "Toda la página",
    all_point: "Nadie ve a quién señalas hasta que señalen todos.",
    accusation_was: "Así acabó la acusación",
    by_voice: "Hablamos de viva voz",
};

static EN: HallWords = HallWords {
    illusions: "Illusions",
    final_landing: "A butterfly that has landed stays.",
    found: "They found the exit!",
    missed: "Nobody found the exit.",
    whole_page: "The whole page",
    all_point: "Nobody sees where you point until everybody does.",
    accusation_was: "How the accusation ended",
    by_voice: "We talk by voice",
};
