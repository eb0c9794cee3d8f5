//! A table a program opened.

/// A table and its keys.
#[derive(Clone, Debug)]
pub struct Open {
    pub id: String,
    pub host: String,
    pub seats: Vec<(usize, String)>,
}

impl Open {
    pub fn path(&self, rest: &str) -> String {
        format!("/api/v2/tables/{}{rest}", self.id)
    }

    pub fn key(&self, seat: usize) -> &str {
        &self.seats.iter().find(|(index, _)| *index == seat).expect("a key for this seat").1
    }
}
