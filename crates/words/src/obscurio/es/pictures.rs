//! What is said about pictures in Spanish, and what is written on the Watcher?

use crate::speak::CardWords;

/// On every Illusion.
pub const ILLUSION: &str = "Una de las 84 ilusiones de la biblioteca. Lo que cuenta está a la vista.";

pub const DETAIL: &str = "un detalle";
pub const COLOUR: &str = "el color";
pub const WHOLE_PAGE: &str = "toda la página";

pub static WATCHER: CardWords = CardWords {
    id: "watcher",
    name: "El Vigilante",
    text: "Silencio. Se elige en secreto y se muestra a la vez.",
    flavour: "Lleva siglos sin parpadear.",
};
