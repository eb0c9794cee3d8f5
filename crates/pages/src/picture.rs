//! Where does a picture come from that only some may see? From an address made for one viewer, which says nothing to
//! anybody else, and which leads to nothing that viewer could not see anyway.

use std::fmt::Write as _;

use sha2::{Digest, Sha256};

/// A picture as a browser gets it. What a viewer may not see of it is not in it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Painting {
    pub mime: &'static str,
    pub body: Vec<u8>,
}

/// The addresses of pictures for one viewer of one table.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Addresses {
    /// Known to the server alone; another for each table, seat and sitter.
    key: [u8; 32],
    /// Where they are: at a table, or beside a card.
    base: String,
    /// Which moment and whose eyes, when that is not the present and one's own.
    query: String,
}

/// Sixty bits are more than anybody can guess while a picture is in sight, and they guard nothing by themselves.
const LETTERS: usize = 15;

impl Addresses {
    pub fn new(key: [u8; 32], table: &str, query: String) -> Addresses {
        Addresses { key, base: format!("/t/{table}"), query }
    }

    /// Those of an example, where everybody sees everything.
    pub fn of_example(game: &str, card: &str, step: usize) -> Addresses {
        Addresses { key: [0; 32], base: format!("/cards/{game}/{card}"), query: format!("?step={step}") }
    }

    /// Where this picture is. Its name is the game's own, and never part of the address.
    pub fn of(&self, picture: &str) -> String {
        format!("{}/picture/{}{}", self.base, self.token(picture), self.query)
    }

    /// What stands for the picture in its address.
    pub fn token(&self, picture: &str) -> String {
        let digest = Sha256::new().chain_update(self.key).chain_update(picture).finalize();
        let mut token = String::with_capacity(2 * LETTERS);
        for byte in digest.iter().take(LETTERS.div_ceil(2)) {
            let _ = write!(token, "{byte:02x}");
        }
        token
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_same_picture_has_another_address_for_everybody() {
        let [one, other] = [1, 2].map(|key| Addresses::new([key; 32], "owl", String::new()));
        assert_ne!(one.of("moth"), other.of("moth"));
        assert_ne!(one.of("moth"), one.of("lamp"));
        assert!(!one.of("moth").contains("moth"));
    }
}
