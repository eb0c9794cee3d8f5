//! Which colours does a palette have? Sky, ground, ink and light, and a tone for every colour family.

use super::colour::Rgb;
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
    families: [Rgb; 4],
}

impl Mixture {
    pub fn of(palette: Palette) -> Mixture {
        let row = match palette {
            Palette::Moonlit => [0x1b2250, 0x3f4f96, 0x141a3d, 0x0b0e24, 0xf3f0dc, 0x6f8fd6, 0x8a78c8, 0xe8e9f2, 0xf0d98a],
            Palette::Ember => [0x5a1a1f, 0xe07a3a, 0x3a1014, 0x1f080a, 0xffe3b0, 0xf08a3c, 0xc23a2e, 0xf5c04a, 0x2a1416],
            Palette::Verdigris => [0x1f5a58, 0x7fbfae, 0x1a3f3d, 0x0c2423, 0xf4ecd0, 0x3fa39a, 0x9a6a3e, 0xe3b85a, 0xeef2e6],
            Palette::Rosewater => [0xf3c6cf, 0xfbe9e3, 0xc98aa0, 0x4a2438, 0xfff6f0, 0xe58aa6, 0xa87fc0, 0xfffaf4, 0xc7455c],
            Palette::AmberLibrary => [0x4a2e1c, 0xb07a3c, 0x33200f, 0x1d1208, 0xfbe8c0, 0x8a5a32, 0xe8b348, 0xa83a2c, 0xf3e6cb],
            Palette::Frost => [0xc9dcec, 0xf4f9fc, 0x9fb8cf, 0x2b3b52, 0xffffff, 0xf7fbff, 0x7fa6d6, 0x93a1b3, 0x9a92cc],
            Palette::PoisonGarden => [0x2c1740, 0x5f3f86, 0x1f3a22, 0x120a1c, 0xe6f5b8, 0x9a5fc0, 0x7fbf4a, 0x1c1626, 0xd8e04a],
            Palette::Abyss => [0x06141c, 0x0f3a4a, 0x030b12, 0x01060a, 0xc8f4ee, 0x1b3440, 0x2fb3ab, 0x2f7fc0, 0xdff6f2],
            Palette::DesertDawn => [0xf7b58a, 0xfde6b8, 0xd9a45c, 0x4a2a1e, 0xfff5dc, 0xf0c25a, 0xe58a45, 0xe88f8a, 0x3f9f9a],
            Palette::InkAndBlood => [0xcfcfd2, 0xefeee9, 0x6f7076, 0x141416, 0xffffff, 0x8d8f96, 0x26272c, 0xfbfaf5, 0xb3202c],
            Palette::Royal => [0x4a0f2c, 0x8f1f3f, 0x2f0a26, 0x16040f, 0xffe9b0, 0xd8404a, 0x8f55c0, 0xefbf45, 0x241018],
            Palette::Meadow => [0x8fd0ee, 0xe3f5d0, 0x6fae4a, 0x1f3a24, 0xfffdf0, 0x4f9e45, 0xf2cf4a, 0x5a9fd8, 0xfafff5],
        };
        let [top, bottom, ground, ink, light, a, b, c, d] = row.map(Rgb::hex);
        Mixture { palette, top, bottom, ground, ink, light, families: [a, b, c, d] }
    }

    /// Night: there are stars, and lamps are seen from afar.
    pub fn dark(&self) -> bool {
        self.top.luminance() < 0.2
    }

    /// The background at a height of the card.
    pub fn sky(&self, y: f64) -> Rgb {
        self.top.mix(self.bottom, ((y + 100.0) / 200.0).clamp(0.0, 1.0))
    }

    /// A family's tone; one the palette lacks is made to fit it.
    pub fn tone(&self, colour: Colour) -> Rgb {
        let own = self.palette.families().iter().position(|family| *family == colour);
        own.map_or_else(|| anywhere(colour).mix(self.bottom, 0.25), |at| self.families[at])
    }

    /// The colour that goes with an element of this colour in this slot.
    pub fn accent(&self, colour: Colour, slot: usize) -> Rgb {
        let families = self.palette.families();
        let others: Vec<Rgb> = (0..4).filter(|&at| families[at] != colour).map(|at| self.families[at]).collect();
        others[(slot + 1) % others.len()]
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
