//! What kind of card is held, in English?

pub const ITEM: &str = "Item";
pub const CONDITION: &str = "Condition";

pub fn companion(health: u8) -> String {
    format!("Companion, Health {health}")
}
