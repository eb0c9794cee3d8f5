//! The lanterns, as `content/lanterns.toml` has them.

/// One lantern.
#[derive(Clone, Copy, Debug)]
pub struct LampRow {
    /// How bright it is: the number on it.
    pub light: u8,
}

include!(concat!(env!("OUT_DIR"), "/lanterns.rs"));

impl Lamp {
    pub const fn light(self) -> u8 {
        self.row().light
    }

    /// Those that are no brighter, from faint to bright.
    pub fn up_to(light: u8) -> impl Iterator<Item = Lamp> {
        Lamp::ALL.into_iter().filter(move |lamp| lamp.light() <= light)
    }
}

#[cfg(test)]
mod tests {
    use super::Lamp;
    use crate::setup::{MOST_NIGHTS, Options};
    use crate::state::MOST_SEATS;

    #[test]
    fn there_is_a_lantern_of_every_light_the_largest_game_needs() {
        let largest = Options { seats: MOST_SEATS as u8, nights: MOST_NIGHTS };
        assert!(Lamp::ALL.map(Lamp::light).into_iter().eq(1..=largest.brightest()));
        assert!(Lamp::ALL.into_iter().all(|lamp| lamp.name() == lamp.light().to_string()));
    }
}
