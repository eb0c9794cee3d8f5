//! What do the Illusions of Obscurio look like? Each is painted from what it shows, and from nothing else.

mod atmosphere;
mod backdrops;
mod canvas;
mod clip;
mod colour;
mod drawing;
mod figure;
mod motifs;
mod palettes;
mod scene;
mod templates;

use canvas::{Canvas, Glass};
use colour::Rgb;
use figure::{Figure, Tones};
use obscurio::pictures::{Card, Colour, Motif, Palette};
use palettes::Mixture;
use scene::Scene;

/// A card as it is.
pub fn illusion(card: Card) -> String {
    Scene::new(card, &card.to_string(), Glass::default(), false).framed(templates::compose)
}

/// Which element is where: each in a flat colour of its own, see [`spot_colour`]; for checks.
pub fn map(card: Card) -> String {
    Scene::new(card, "", Glass::default(), true).framed(templates::compose)
}

/// The colour of an element on [`map`].
pub fn spot_colour(at: usize) -> String {
    scene::map_colour(at).to_string()
}

/// One motif alone, in the colours of a palette.
pub fn motif(motif: Motif, variant: u8, colour: Colour, palette: Palette) -> String {
    let mix = Mixture::of(palette);
    let mut canvas = Canvas::new("m", Glass::default(), mix.ink, mix.light);
    let sky = mix.sky(0.0);
    canvas.shape("M-102-102h204v204h-204z", Some((canvas::Paint::Flat(sky), 1.0)), None);
    let figure = Figure { motif, variant, at: (0.0, 0.0), half: 90.0, turn: 0.0, mirrored: false };
    let tones = tones(&mix, colour, 0);
    if tones.main.contrast(sky) < 1.9 {
        figure.halo(&mut canvas, mix.light);
    }
    figure.paint(&mut canvas, &tones);
    canvas.done()
}

fn tones(mix: &Mixture, colour: Colour, slot: usize) -> Tones {
    let solid: Rgb = if mix.palette == Palette::Abyss { mix.ink.mix(mix.light, 0.25) } else { mix.ink };
    Tones { main: mix.tone(colour), accent: mix.accent(colour, slot), ink: mix.ink, solid, light: mix.light }
}
