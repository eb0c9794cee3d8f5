//! What does a secret allow at a table? A key gives a seat, the host's arranges seats, an invitation leads to an empty one.

use table::{Seat, SeatSet};
use words::problem::Problem;

use super::seats::SeatSecret;
use super::state::TableState;
use super::table::Table;
use crate::secrets;

/// What the secrets somebody showed allow.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Rights {
    pub seats: SeatSet,
    pub host: bool,
}

impl Rights {
    pub fn is_nobody(self) -> bool {
        self.seats.is_empty() && !self.host
    }

    pub fn holds(self, seat: Seat) -> Result<(), Problem> {
        if self.seats.contains(seat) { Ok(()) } else { Err(Problem::NotYourSeat) }
    }
}

/// On whose behalf something is asked of a table.
#[derive(Clone, Debug)]
pub enum Credentials {
    /// Somebody who shows these secrets, joined by dots.
    Shown(Box<str>),
    /// The table itself: bots, clocks, and what follows from another table.
    Table,
}

impl TableState {
    /// What these secrets allow here now.
    pub fn rights<'a>(&self, shown: impl IntoIterator<Item = &'a str>) -> Rights {
        let mut rights = Rights::default();
        for secret in shown {
            rights.host |= secrets::same(secret, &self.host_secret);
            for (index, of_seat) in self.secrets.iter().enumerate() {
                if matches!(of_seat, SeatSecret::Key(key) if secrets::same(secret, key)) {
                    rights.seats = rights.seats.with(Seat(index as u8));
                }
            }
        }
        rights
    }

    pub(super) fn rights_of(&self, caller: &Credentials) -> Rights {
        match caller {
            Credentials::Shown(shown) => self.rights(secrets::each(shown)),
            Credentials::Table => Rights::default(),
        }
    }

    /// The seat asked for, or the only one these rights give.
    pub fn seat_of(&self, rights: Rights, asked: Option<usize>) -> Result<Seat, Problem> {
        match asked {
            Some(index) if index < self.sitters.len() => Ok(Seat(index as u8)),
            Some(_) => Err(Problem::NoSuchSeat),
            None if rights.seats.len() == 1 => rights.seats.iter().next().ok_or(Problem::NoSuchSeat),
            None if rights.is_nobody() => Err(Problem::NotYourSeat),
            None => Err(Problem::Malformed("seat".to_owned())),
        }
    }

    /// The empty seat this invites to.
    pub fn invited(&self, shown: &str) -> Option<Seat> {
        let good = |secret: &SeatSecret| matches!(secret, SeatSecret::Invitation(code) if secrets::same(shown, code));
        self.secrets.iter().position(good).map(|index| Seat(index as u8))
    }
}

impl Table {
    /// What these secrets allow here now. It may be otherwise when something is done: whoever does it looks again.
    pub fn rights<'a>(&self, shown: impl IntoIterator<Item = &'a str>) -> Rights {
        self.state().rights(shown)
    }

    pub fn seat_of(&self, rights: Rights, asked: Option<usize>) -> Result<Seat, Problem> {
        self.state().seat_of(rights, asked)
    }

    /// The empty seat this invites to.
    pub fn invited(&self, shown: &str) -> Option<Seat> {
        self.state().invited(shown)
    }

    /// The key of whoever sits there.
    pub fn seat_key(&self, seat: Seat) -> Option<String> {
        match self.state().secrets.get(seat.index()) {
            Some(SeatSecret::Key(key)) => Some(key.clone()),
            _ => None,
        }
    }

    /// Proves to the first page, which sees no keys, that a browser sits here; it opens nothing, and is worthless once
    /// one of the seats has changed hands.
    pub fn proof(&self, seats: SeatSet) -> String {
        let generations: Vec<String> = {
            let state = self.state();
            let known = seats.iter().filter_map(|seat| state.seat_generations.get(seat.index()));
            known.map(u32::to_string).collect()
        };
        let bytes = self.keys.derive(&["sits", &seats.0.to_string(), &generations.join(" ")]);
        hex::encode(&bytes[..8])
    }

    /// The address of one's own seat; with several, of this one.
    pub fn way_in(&self, rights: Rights, seat: Seat) -> String {
        let whose = if rights.seats.len() > 1 { format!("?as={seat}") } else { String::new() };
        format!("/t/{}{whose}", self.name)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::test_hall::{played_out, test_hall};

    /// Whoever still holds a table when its service has ended finds the same keys there, and not those of a table without any.
    #[tokio::test]
    async fn the_keys_of_a_table_outlast_its_service() {
        let hall = test_hall();
        let table = played_out(&hall).await;
        let keys = |table: &Table| {
            let key = table.keys.seat(Seat(0), 0);
            (
                table.host_secret().to_owned(),
                table.keys.derive(&["picture"]),
                key,
                table.proof(SeatSet::one(Seat(0))),
            )
        };
        let before = keys(&table);
        assert!(table.closing().is_ok());
        drop(hall);
        while table.closing().is_ok() {
            // What a bot began at the table still holds the service.
            tokio::task::yield_now().await;
        }
        assert_eq!(keys(&table), before);
    }
}
