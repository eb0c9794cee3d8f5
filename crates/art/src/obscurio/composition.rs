//! How is a scene built up? Sky, air, ground and light, and the elements of a card put into them.

use super::canvas::{Canvas, Glass, Paint, Stop};
use super::colour::Rgb;
use super::figure::{Figure, Tones};
use super::palettes::Mixture;
use super::{atmosphere, fog};
use crate::path::{self, Pt, round};
use crate::pen::Hand;
use obscurio::pictures::{Card, Element, Fit, Illusion, Material, Mist, Motif, Palette, Slot};

/// Everything inside the rim.
pub const DISC: &str = "M-100 0a100 100 0 1 0 200 0a100 100 0 1 0-200 0z";

pub struct Composition<'a> {
    pub canvas: Canvas<'a>,
    pub mix: Mixture,
    pub shown: &'static Illusion,
    pub hand: Hand,
    slots: &'static [Slot],
    glass: Glass,
    /// Paint each element in a colour of its own and all else black.
    map: bool,
}

impl<'a> Composition<'a> {
    pub fn new(card: Card, shown: &'static Illusion, prefix: &'a str, glass: Glass, map: bool) -> Self {
        let mix = Mixture::of(shown.palette);
        let mut canvas = Canvas::new(prefix, glass, mix.ink, mix.light);
        canvas.flat = map.then_some(Rgb(0.0, 0.0, 0.0));
        Composition {
            canvas,
            mix,
            shown,
            hand: Hand::new(card.name()),
            slots: shown.template.row().slots,
            glass,
            map,
        }
    }

    pub fn tones(&self, at: usize) -> Tones {
        let (mix, colour) = (&self.mix, self.shown.elements[at].colour);
        let solid = if mix.palette == Palette::Abyss { mix.ink.mix(mix.light, 0.25) } else { mix.ink };
        Tones {
            main: mix.tone(colour),
            accent: mix.accent(colour, at),
            ink: mix.ink,
            solid,
            light: mix.light,
        }
    }

    pub fn element(&self, at: usize) -> &'static Element {
        &self.shown.elements[at]
    }

    pub fn slot(&self, at: usize) -> (Pt, f64) {
        let slot = &self.slots[at];
        ((f64::from(slot.at[0]), f64::from(slot.at[1])), f64::from(slot.half))
    }

    /// An element where its slot is.
    pub fn figure(&self, at: usize) -> Figure {
        let (point, half) = self.slot(at);
        let Element { motif, look, .. } = *self.element(at);
        Figure { motif, look, at: point, half, turn: 0.0, mirrored: false }
    }

    /// What is behind a height of the card if nothing else is.
    pub fn sky_at(&self, at: usize) -> Rgb {
        self.mix.sky(self.slot(at).0.1)
    }

    /// Puts an element into its slot, against the sky.
    pub fn put(&mut self, at: usize) {
        self.put_on(at, self.sky_at(at));
    }

    /// Puts an element into its slot, against some other background.
    pub fn put_on(&mut self, at: usize, background: Rgb) {
        self.place(at, self.figure(at), background);
    }

    /// Puts an element where the figure says: its glow, its halo if it needs one, then itself.
    pub fn place(&mut self, at: usize, figure: Figure, background: Rgb) {
        let tones = self.tones(at);
        if !self.map {
            self.glow(&figure, tones.main);
            if tones.main.contrast(background) < 1.9 {
                figure.halo(&mut self.canvas, self.mix.light);
            }
        }
        self.as_element(at, |scene| figure.paint(&mut scene.canvas, &tones));
    }

    /// Whatever `inside` paints belongs to this element.
    pub fn as_element(&mut self, at: usize, inside: impl FnOnce(&mut Self)) {
        let before = self.canvas.flat;
        if self.map {
            self.canvas.flat = Some(map_colour(at));
        }
        inside(self);
        self.canvas.flat = before;
    }

    /// What gives light lights the air around it.
    fn glow(&mut self, figure: &Figure, colour: Rgb) {
        let facts = figure.motif.facts();
        let lamp = facts.materials.contains(Material::Light) || figure.motif == Motif::Lantern;
        if !lamp || figure.half > 50.0 {
            return;
        }
        let strength = if self.mix.dark() { 0.5 } else { 0.6 };
        let warm = colour.mix(self.mix.light, 0.55);
        self.pool(figure.at, figure.half * 1.9, warm, strength);
    }

    /// A round pool of light or of darkness that fades outwards.
    pub fn pool(&mut self, centre: Pt, radius: f64, colour: Rgb, strength: f64) {
        let stops: [Stop; 4] = [
            (0.0, colour, strength),
            (0.35, colour, strength * 0.55),
            (0.7, colour, strength * 0.16),
            (1.0, colour, 0.0),
        ];
        self.oval(centre, radius, 1.0, &stops);
    }

    /// A pool that may be less high than wide, in colours of its own.
    pub fn oval(&mut self, centre: Pt, radius: f64, height: f64, stops: &[Stop]) {
        let d = path::ellipse(round(centre.0), round(centre.1), round(radius), round(radius * height));
        self.canvas.shape(&d, Some((Paint::Pool { centre, radius, height, stops }, 1.0)), None);
    }

    /// Colour over a shape that fades from one point to another.
    pub fn wash(&mut self, d: &str, a: Pt, b: Pt, from: (Rgb, f64), to: (Rgb, f64)) {
        let stops = [(0.0, from.0, from.1), (1.0, to.0, to.1)];
        self.canvas.shape(d, Some((Paint::Fade(a, b, &stops), 1.0)), None);
    }

    pub fn fill(&mut self, d: &str, colour: Rgb, opacity: f64) {
        self.canvas.shape(d, Some((Paint::Flat(colour), opacity)), None);
    }

    pub fn line(&mut self, d: &str, colour: Rgb, width: f64) {
        self.canvas.shape(d, None, Some((colour, width)));
    }

    /// A line one can see through.
    pub fn faint(&mut self, d: &str, colour: Rgb, width: f64, opacity: f64) {
        if self.map {
            return;
        }
        self.canvas.faded(opacity, |canvas| canvas.shape(d, None, Some((colour, width))));
    }

    /// The field the whole picture lies on, stars at night, and the air its mood has.
    pub fn sky(&mut self) {
        let mix = self.mix;
        let middle = mix.top.mix(mix.bottom, 0.42);
        let stops = [(0.0, mix.top, 1.0), (0.5, middle, 1.0), (1.0, mix.bottom, 1.0)];
        self.canvas.shape(DISC, Some((Paint::Fade((0.0, -100.0), (0.0, 100.0), &stops), 1.0)), None);
        if mix.dark() {
            atmosphere::stars(self);
        }
        // The light comes from the upper left, as it does on everything that stands here.
        self.pool((-46.0, -58.0), 110.0, mix.bottom.mix(mix.light, 0.5), if mix.dark() { 0.3 } else { 0.55 });
        atmosphere::mood(self);
    }

    /// A hill or floor: its far edge in the haze, its near edge dark.
    pub fn ground(&mut self, y: f64, c: f64) {
        let mix = self.mix;
        let haze = mix.sky(y).mix(mix.light, 0.45);
        self.wash(
            &format!("M-100 {}H100V{}H-100z", y - 34.0, y + c + 2.0),
            (0.0, y - 30.0),
            (0.0, y),
            (haze, 0.0),
            (haze, 0.42),
        );
        let d = format!("M-110 {}Q0 {} 110 {}V110H-110z", y + c, y - c, y + c);
        self.canvas.shape(&d, Some((Paint::Flat(mix.ground), 1.0)), Some((mix.ink, 1.2)));
        let near = mix.ground.mix(mix.ink, 0.55);
        self.wash(&d, (0.0, y), (0.0, 100.0), (mix.ground.mix(mix.light, 0.3), 1.0), (near, 1.0));
        atmosphere::soil(self, y + c * 0.4);
    }

    /// The shadow of something that stands on the ground.
    pub fn shadow(&mut self, at: usize) {
        let (x, y) = self.slot(at).0;
        let half = self.slot(at).1;
        if self.element(at).motif.facts().fits.meets(Fit::set(&[Fit::Ground, Fit::Niche])) {
            self.shadow_at((x + half * 0.12, y + half * 0.97), half * 0.8);
        }
    }

    pub fn shadow_at(&mut self, (x, y): Pt, wide: f64) {
        let ink = self.mix.ink;
        for (share, opacity) in [(1.0, 0.22), (0.7, 0.26)] {
            self.fill(
                &path::ellipse(round(x), round(y), round(wide * share), round(wide * share * 0.2)),
                ink,
                opacity,
            );
        }
    }

    /// Stands an element on the ground, with its shadow.
    pub fn stand(&mut self, at: usize) {
        self.shadow(at);
        self.put(at);
    }

    /// The whole file: what `inside` paints within the disc, darkness towards the rim, mist, and the rim.
    pub fn framed(mut self, mist: Option<Mist>, inside: impl FnOnce(&mut Self)) -> String {
        let (ink, light) = (self.mix.ink, self.mix.light);
        self.canvas.open(DISC);
        if mist.is_some() {
            self.canvas.over(Glass::default(), fog::bank);
        }
        inside(&mut self);
        let stops = [(0.0, ink, 0.0), (0.72, ink, 0.0), (0.88, ink, 0.16), (1.0, ink, 0.45)];
        self.oval((0.0, 0.0), 100.0, 1.0, &stops);
        if let Some(mist) = mist {
            self.canvas.over(Glass::default(), |canvas| fog::edge(canvas, mist));
        }
        self.canvas.shut();
        self.canvas.over(Glass { only: None, ..self.glass }, |canvas| {
            canvas.shape("M-98.5 0a98.5 98.5 0 1 0 197 0a98.5 98.5 0 1 0-197 0z", None, Some((ink, 3.0)));
            let thread = ink.mix(light, 0.45);
            canvas.shape("M-96 0a96 96 0 1 0 192 0a96 96 0 1 0-192 0z", None, Some((thread, 0.5)));
        });
        self.canvas.done()
    }
}

/// The colour of an element on a map of spots.
pub fn map_colour(at: usize) -> Rgb {
    let level = |n: usize| [0.25, 0.5, 0.75, 1.0][n % 4];
    Rgb(level(at), level(at / 4 + 1), level(at * 3 + 2))
}
