//! Which colours does a palette have? Sky, ground, ink and light, and a tone for every colour family.

use super::colour::Rgb;
use super::figure::Tones;
use obscurio::pictures::{Colour, Palette};

/// The light a picture is painted in.
#[derive(Clone, Copy)]
pub struct Mixture {
    pub palette: Palette,
    pub top: Rgb,
    pub bottom: Rgb,
    pub ground: Rgb,
    pub ink: Rgb,
    pub light: Rgb,
    pub families: [Rgb; 4],
}

impl Mixture {
    pub fn of(palette: Palette) -> Mixture {
        let row = palette.row();
        Mixture {
            palette,
            top: Rgb::hex(row.sky[0]),
            bottom: Rgb::hex(row.sky[1]),
            ground: Rgb::hex(row.ground),
            ink: Rgb::hex(row.ink),
            light: Rgb::hex(row.light),
            families: row.tones.map(Rgb::hex),
        }
    }

    /// Night: there are stars, and lamps are seen from afar.
    pub fn dark(&self) -> bool {
        self.top.luminance() < 0.2
    }

    /// Light all the way down to the ground: without deeper shadows such a picture would be flat.
    pub fn pale(&self) -> bool {
        self.top.luminance() > 0.63 && self.ground.luminance() > 0.3
    }

    /// How much ink there is in the sky right overhead.
    pub fn dusk(&self) -> f64 {
        if self.pale() { 0.4 } else { 0.2 }
    }

    /// The background at a height of the card.
    pub fn sky(&self, y: f64) -> Rgb {
        let down = ((y + 100.0) / 200.0).clamp(0.0, 1.0);
        // Overhead it is later than at the horizon.
        self.top.mix(self.ink, self.dusk() * (1.0 - down / 0.3).max(0.0)).mix(self.bottom, down)
    }

    /// A family's tone; one the palette lacks is made to fit it.
    pub fn tone(&self, colour: Colour) -> Rgb {
        let own = self.palette.row().families.iter().position(|family| *family == colour);
        own.map_or_else(|| anywhere(colour).mix(self.bottom, 0.25), |at| self.families[at])
    }

    /// The colour that goes with an element of this colour in this slot.
    pub fn accent(&self, colour: Colour, slot: usize) -> Rgb {
        let families = self.palette.row().families;
        let others: Vec<Rgb> =
            (0..4).filter(|&at| families[at] != colour).map(|at| self.families[at]).collect();
        others[(slot + 1) % others.len()]
    }
}

impl Mixture {
    /// What an element of this colour in this slot is painted in.
    pub fn tones(&self, colour: Colour, slot: usize) -> Tones {
        let solid = if self.palette == Palette::Abyss { self.ink.mix(self.light, 0.25) } else { self.ink };
        let edge = if self.dark() { self.light } else { self.ink.mix(self.bottom, 0.3) };
        Tones {
            main: self.tone(colour),
            accent: self.accent(colour, slot),
            ink: self.ink,
            solid,
            light: self.light,
            edge,
        }
    }
}

/// A family's tone where no palette says otherwise.
fn anywhere(colour: Colour) -> Rgb {
    Rgb::hex(match colour {
        Colour::Red => 0xb8433f,
        Colour::Orange => 0xd9803a,
        Colour::Yellow => 0xe0b04a,
        Colour::Green => 0x5f8f4e,
        Colour::Teal => 0x3f8f8c,
        Colour::Blue => 0x4a6fb5,
        Colour::Violet => 0x7a5aa6,
        Colour::Pink => 0xd98aa6,
        Colour::Brown => 0x8a5f3c,
        Colour::White => 0xf2ead8,
        Colour::Grey => 0x8f93a0,
        Colour::Black => 0x26262f,
    })
}
