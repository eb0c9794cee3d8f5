//! What stands on the table of Lanterns beside its cards?

use crate::Lang;

/// Words on buttons and over the parts of the table.
#[derive(Clone, Copy, Debug)]
pub struct TableWords {
    pub players: &'static str,
    pub your_lanterns: &'static str,
    pub light_it: &'static str,
    pub the_box: &'static str,
    pub you_are_the_moth: &'static str,
    pub you_are_not_the_moth: &'static str,
    pub burning: &'static str,
    pub dark: &'static str,
    pub points: &'static str,
    pub shown_last: &'static str,
    pub make_a_sign: &'static str,
}

pub fn table(lang: Lang) -> &'static TableWords {
    match lang {
        Lang::Es => &TableWords {
            players: "La mesa",
            your_lanterns: "Tus faroles",
            light_it: "Encender",
            the_box: "La caja",
            you_are_the_moth: "Eres la Polilla: de noche puedes mirar en la caja sin que nadie lo note.",
            you_are_not_the_moth: "No eres la Polilla.",
            burning: "arde",
            dark: "a oscuras",
            points: "puntos",
            shown_last: "mostró",
            make_a_sign: "Hacer la señal",
        },
        Lang::En => &TableWords {
            players: "The table",
            your_lanterns: "Your lanterns",
            light_it: "Light it",
            the_box: "The box",
            you_are_the_moth: "You are the Moth: at night you may look into the box, and nobody notices.",
            you_are_not_the_moth: "You are not the Moth.",
            burning: "burning",
            dark: "dark",
            points: "points",
            shown_last: "showed",
            make_a_sign: "Make this sign",
        },
    }
}
