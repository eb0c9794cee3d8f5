//! A net of one hidden layer: so small that it is read from a flat table, and the same on every machine.

use super::marks::MARKS;

/// Hidden units.
pub const UNITS: usize = 16;
/// For each unit its marks, its own edge and what it counts for; then the edge of the whole.
pub const NUMBERS: usize = UNITS * (MARKS + 2) + 1;

pub struct Net<'a>(&'a [f32; NUMBERS]);

impl<'a> Net<'a> {
    pub fn of(numbers: &'a [f32; NUMBERS]) -> Net<'a> {
        Net(numbers)
    }

    /// What each hidden unit says.
    pub fn units(&self, marks: &[f32; MARKS]) -> [f32; UNITS] {
        std::array::from_fn(|unit| {
            let row = &self.0[unit * (MARKS + 2)..][..MARKS + 2];
            let sum: f32 = row.iter().zip(marks).map(|(weight, mark)| weight * mark).sum();
            (sum + row[MARKS]).max(0.0)
        })
    }

    /// The sum of it all: below 0 it looks lost, above won.
    pub fn edge(&self, units: &[f32; UNITS]) -> f32 {
        let said = units.iter().enumerate().map(|(unit, said)| said * self.0[unit * (MARKS + 2) + MARKS + 1]);
        said.sum::<f32>() + self.0[NUMBERS - 1]
    }

    pub fn likelihood(&self, marks: &[f32; MARKS]) -> f32 {
        likelihood(self.edge(&self.units(marks)))
    }
}

/// From any number to a likelihood, by multiplications alone: the same on every machine.
pub fn likelihood(edge: f32) -> f32 {
    let mut odds = (1.0 - edge.clamp(-30.0, 30.0) / 64.0).max(0.0);
    (0..6).for_each(|_| odds *= odds);
    1.0 / (1.0 + odds)
}
