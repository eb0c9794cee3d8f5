//! What kind of card is held, in Spanish?

pub const ITEM: &str = "Objeto";
pub const CONDITION: &str = "Estado";

pub fn companion(health: u8) -> String {
    format!("Compañero, Vida {health}")
}
