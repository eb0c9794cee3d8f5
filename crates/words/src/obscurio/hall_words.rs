//! What do the scenes of an Obscurio table say, beside the short words of `table_words`?

use crate::Lang;

pub struct HallWords {
    pub illusions: &'static str,
    /// Under the button that lands a Butterfly.
    pub final_landing: &'static str,
    pub found: &'static str,
    pub missed: &'static str,
    pub whole_page: &'static str,
    /// Whoever talks elsewhere reads no written talk, and large cues instead.
    pub by_voice: &'static str,
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
    by_voice: "Hablamos de viva voz",
};

static EN: HallWords = HallWords {
    illusions: "Illusions",
    final_landing: "A butterfly that has landed stays.",
    found: "They found the exit!",
    missed: "Nobody found the exit.",
    whole_page: "The whole page",
    by_voice: "We talk by voice",
};
