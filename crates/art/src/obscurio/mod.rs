//! What do the Illusions of Obscurio look like? Each is painted from what it shows, and from nothing else.

mod air;
mod backdrops;
mod canvas;
mod clip;
mod colour;
mod composition;
mod distance;
mod drawing;
mod figure;
mod fog;
mod fringe;
mod hall;
mod motifs;
mod outline;
mod paints;
mod palettes;
mod sky;
mod soil;
mod templates;

use canvas::{Canvas, Glass};
use composition::Composition;
use figure::Figure;
use obscurio::pictures::{Card, Colour, Illusion, Look, Mist, Motif, Palette};
use palettes::Mixture;

pub(crate) use hall::sprite;

/// What lies on a Page.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Filters {
    pub red: bool,
    pub mist: Option<Mist>,
}

/// A card as it is.
pub fn illusion(card: Card) -> String {
    page(card, Filters::default(), card.name())
}

/// A card as it is seen through filters. They are part of the picture: nothing in the file tells what they hide.
/// Names in the file begin with `prefix`, which must not tell the card either.
pub fn page(card: Card, filters: Filters, prefix: &str) -> String {
    paint(card, card.row(), filters, prefix)
}

/// The card says where the hand moves; what is shown may be something else, for checks.
fn paint(card: Card, shown: &'static Illusion, filters: Filters, prefix: &str) -> String {
    let glass = Glass { red: filters.red, only: filters.mist.map(fog::openings) };
    Composition::new(card, shown, prefix, glass, false).framed(filters.mist, templates::compose)
}

/// Which element is where: each in a flat colour of its own, see [`spot_colour`]; for checks.
pub fn map(card: Card) -> String {
    Composition::new(card, card.row(), "", Glass::default(), true).framed(None, templates::compose)
}

/// The colour of an element on [`map`].
pub fn spot_colour(at: usize) -> String {
    composition::map_colour(at).to_string()
}

/// One motif alone, in the colours of a palette.
pub fn motif(motif: Motif, look: Option<Look>, colour: Colour, palette: Palette) -> String {
    let mix = Mixture::of(palette);
    let mut canvas = Canvas::new("m", Glass::default(), mix.ink, mix.light);
    let sky = mix.sky(0.0);
    canvas.shape("M-102-102h204v204h-204z", Some((canvas::Paint::Flat(sky), 1.0)), None);
    let figure = Figure { motif, look, at: (0.0, 0.0), half: 90.0, turn: 0.0, mirrored: false };
    let tones = mix.tones(colour, 0);
    if tones.main.contrast(sky) < 1.9 {
        figure.halo(&mut canvas, mix.light);
    }
    figure.paint(&mut canvas, &tones);
    canvas.done()
}

#[cfg(test)]
mod tests {
    use super::colour::Rgb;
    use super::*;
    use obscurio::pictures::{Element, Fit, Material};

    /// Whether not even the halo or the glow of a slot reaches the clear circles.
    fn far_from_clear(mist: Mist, shown: &Illusion, at: usize) -> bool {
        let (slot, motif) = (&shown.template.row().slots[at], shown.elements[at].motif);
        let lamp = motif.facts().materials.contains(Material::Light) || motif == Motif::Lantern;
        let reach = f64::from(slot.half) * if lamp { 1.95 } else { 1.45 } + 4.0;
        let spread = slot.fits.contains(&Fit::Backdrop) || slot.fits.contains(&Fit::Frame);
        !spread
            && slot.anchors().iter().chain([&slot.at]).all(|&[x, y]| {
                fog::openings(mist).iter().all(|circle| {
                    (f64::from(x) - circle.centre.0).hypot(f64::from(y) - circle.centre.1)
                        > circle.radius + reach
                })
            })
    }

    #[test]
    fn what_the_mist_hides_is_not_in_the_file() {
        let mut hidden = 0;
        for card in Card::ALL {
            for mist in [Mist::Left, Mist::Right] {
                let (filters, shown) = (Filters { red: false, mist: Some(mist) }, card.row());
                let swap = |(at, element): (usize, &Element)| {
                    let swapped = Element { motif: Motif::Gear, look: None, colour: Colour::Red };
                    if far_from_clear(mist, shown, at) { swapped } else { *element }
                };
                let elements: Vec<Element> = shown.elements.iter().enumerate().map(swap).collect();
                hidden += elements.iter().zip(shown.elements).filter(|(a, b)| a != b).count();
                let other: &'static Illusion =
                    Box::leak(Box::new(Illusion { elements: Vec::leak(elements), ..*shown }));
                assert!(
                    paint(card, shown, filters, "p") == paint(card, other, filters, "p"),
                    "{card} {mist:?}"
                );
            }
        }
        assert!(hidden > 60, "only {hidden} hidden elements were tried");
    }

    #[test]
    fn red_glass_takes_the_colours_away() {
        let grey = |level: u32| Rgb::hex(level << 16 | level << 8 | level).through_red_glass().to_string();
        let ramp: Vec<String> = (0..256).map(grey).collect();
        for card in Card::ALL {
            let file = page(card, Filters { red: true, mist: None }, "p");
            for part in file.split('#').skip(1).filter(|part| !part.starts_with('p')) {
                let colour = format!("#{}", &part[..6]);
                let near = |other: &String| {
                    let value =
                        |text: &str, at: usize| i32::from_str_radix(&text[at..at + 2], 16).unwrap_or(999);
                    [1, 3, 5].iter().all(|&at| (value(&colour, at) - value(other, at)).abs() <= 1)
                };
                assert!(ramp.iter().any(near), "{card}: {colour} is not a shade of red");
            }
        }
    }
}
