//! Where does a picture come from that only some may see? From an address made for one viewer, which says nothing to
//! anybody else, and which leads to nothing that viewer could not see anyway.

use sha2::{Digest, Sha256};
use table::Viewer;

/// A picture as a browser gets it. What a viewer may not see of it is not in it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Painting {
    pub mime: &'static str,
    pub body: Vec<u8>,
}

/// The addresses of pictures for one viewer of one table.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Addresses {
    /// Known to the server alone; another for each table.
    key: [u8; 32],
    /// Every sitter has addresses of their own, and those who look on have theirs.
    whose: (Viewer, u32),
    /// Where they are: at a table, or beside a card.
    base: String,
    /// Which moment and whose eyes, when that is not the present and one's own.
    query: String,
}

/// Sixty bits are more than anybody can guess while a picture is in sight, and they guard nothing by themselves.
const LETTERS: usize = 15;

impl Addresses {
    /// Those of a viewer at a table, for as long as the seat has not changed hands again.
    pub fn new(key: [u8; 32], table: &str, whose: (Viewer, u32), query: String) -> Addresses {
        Addresses { key, whose, base: format!("/t/{table}"), query }
    }

    /// Those of an example, where everybody sees everything.
    pub fn of_example(game: &str, card: &str, step: usize) -> Addresses {
        let whose = (Viewer::Referee, 0);
        Addresses {
            key: [0; 32],
            whose,
            base: format!("/cards/{game}/{card}"),
            query: format!("?step={step}"),
        }
    }

    /// Where this picture is. Its name is the game's own, and never part of the address.
    pub fn of(&self, picture: &str) -> String {
        format!("{}/picture/{}{}", self.base, self.token(picture), self.query)
    }

    /// What stands for the picture in its address.
    pub fn token(&self, picture: &str) -> String {
        let (viewer, generation) = self.whose;
        let what = format!("{viewer} {generation} {picture}");
        let digest = Sha256::new().chain_update(self.key).chain_update(what).finalize();
        hex::encode(&digest[..LETTERS.div_ceil(2)])
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use table::Seat;

    #[test]
    fn the_same_picture_has_another_address_for_everybody() {
        let seat = Viewer::Seat(Seat(1));
        let of = |key, whose| Addresses::new([key; 32], "owl", whose, String::new());
        let one = of(1, (seat, 0));
        for other in [of(2, (seat, 0)), of(1, (Viewer::Seat(Seat(2)), 0)), of(1, (seat, 1))] {
            assert_ne!(one.of("moth"), other.of("moth"), "another table, another seat, another sitter");
        }
        assert_ne!(one.of("moth"), one.of("lamp"));
        assert!(!one.of("moth").contains("moth"));
    }
}
