//! Is the Spanish name of a Spell masculine or feminine?

use grimoire::cards::{Card, Element};

use crate::grammar::Gender::{self, Feminine as F, Masculine as M};

pub fn of(card: Card) -> Gender {
    GENDERS[card.0 as usize]
}

/// By the article: "la Luz", but "el Agua".
pub fn of_element(element: Element) -> Gender {
    match element {
        Element::Earth | Element::Light | Element::Wood | Element::Shadow => F,
        Element::Fire
        | Element::Wind
        | Element::Water
        | Element::Ice
        | Element::Lightning
        | Element::Metal => M,
    }
}

/// In card order: six Spells of one Element to a row.
static GENDERS: [Gender; Card::COUNT] = [
    F, F, M, F, F, M, // Pira, Ignición, Fogonazo, Fragua, Incineración, Flujo de Fuego
    M, F, M, F, F, M, // Derrumbe, Colisión, Sedimento, Gravedad, Robustez, Flujo de Tierra
    F, M, F, M, F, M, // Brisa, Espejismo, Ráfaga, Vendaval, Tormenta, Flujo de Viento
    F, M, M, M, M, M, // Calma, Remolino, Reciclaje, Rocío, Torrente, Flujo de Agua
    M, M, M, F, M, M, // Brillo, Halo, Prisma, Aurora, Resplandor, Flujo de Luz
    F, F, F, M, F, M, // Escarcha, Congelación, Ventisca, Granizo, Fractura, Flujo de Hielo
    F, F, M, F, M, M, // Chispa, Sobrecarga, Arco voltaico, Descarga, Trueno, Flujo de Rayo
    M, M, F, F, F, M, // Brote, Injerto, Enredadera, Cosecha, Arboleda, Flujo de Madera
    F, M, M, M, M, M, // Aleación, Yunque, Imán, Blindaje, Cerrojo, Flujo de Metal
    F, M, M, F, M, M, // Penumbra, Velo, Crepúsculo, Tiniebla, Abismo, Flujo de Sombra
];
