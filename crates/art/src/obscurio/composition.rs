//! How is a scene built up? Sky, air, ground and light, and the elements of a card put into them.

use super::canvas::{Canvas, Glass, Paint, Stop};
use super::colour::Rgb;
use super::figure::{Figure, Tones};
use super::palettes::Mixture;
use super::soil::{self, Soil};
use super::{fog, sky};
use crate::path::{self, Pt, round};
use crate::pen::Hand;
use obscurio::pictures::{Card, Element, Fit, Illusion, Material, Mist, Motif, Slot};

/// Everything inside the rim.
pub const DISC: &str = "M-100 0a100 100 0 1 0 200 0a100 100 0 1 0-200 0z";

pub struct Composition<'a> {
    pub canvas: Canvas<'a>,
    pub mix: Mixture,
    pub shown: &'static Illusion,
    pub hand: Hand,
    /// Where the light of the picture comes from.
    pub lamp: Pt,
    pub soil: Soil,
    /// Where the ground begins, once there is any.
    pub horizon: Option<f64>,
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
        let mut hand = Hand::new(card.name());
        // Always from the left or from above: that is how everything is modelled.
        let lamp = (hand.between(-72.0, 14.0), hand.between(-82.0, -34.0));
        Composition {
            canvas,
            mix,
            shown,
            lamp,
            soil: soil::of(shown.palette, shown.template, &mut hand),
            horizon: None,
            hand,
            slots: shown.template.row().slots,
            glass,
            map,
        }
    }

    pub fn tones(&self, at: usize) -> Tones {
        self.mix.tones(self.shown.elements[at].colour, at)
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
            let underfoot = self.underfoot(figure.at.1);
            let drowns = |behind: Rgb| tones.main.contrast(behind) < 1.9;
            if drowns(background) || underfoot.is_some_and(drowns) {
                figure.halo(&mut self.canvas, self.mix.light);
            }
        }
        self.as_element(at, |scene| figure.paint(&mut scene.canvas, &tones));
    }

    /// The ground behind a height of the card, if it is seen there.
    fn underfoot(&self, y: f64) -> Option<Rgb> {
        let horizon = self.horizon.filter(|&horizon| y > horizon + 4.0)?;
        Some(self.mix.ground.mix(self.mix.ink, 0.6 * (y - horizon) / (100.0 - horizon)))
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
        let strength = if self.mix.dark() { 0.85 } else { 0.7 };
        let warm = colour.mix(self.mix.light, 0.55);
        self.pool(figure.at, figure.half * 1.9, warm, strength);
    }

    /// A round pool of light or of darkness that fades outwards.
    pub fn pool(&mut self, centre: Pt, radius: f64, colour: Rgb, strength: f64) {
        self.puddle(centre, radius, 1.0, colour, strength);
    }

    /// A soft pool of one colour, perhaps less high than wide. All of one colour and shape share their gradient.
    pub fn puddle(&mut self, centre: Pt, radius: f64, height: f64, colour: Rgb, strength: f64) {
        let stops: [Stop; 3] = [(0.0, colour, 1.0), (0.5, colour, 0.36), (1.0, colour, 0.0)];
        let pool = Paint::Pool { centre: (0.0, 0.0), radius: 50.0, height, stops: &stops };
        let d = path::ellipse(0.0, 0.0, 50.0, 50.0 * height);
        self.canvas
            .placed(centre, 0.0, radius / 50.0, |canvas| canvas.shape(&d, Some((pool, strength)), None));
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

    /// The field the whole picture lies on, down to where the ground begins.
    pub fn sky(&mut self, floor: f64) {
        sky::sky(self, floor);
    }

    /// A hill or floor.
    pub fn ground(&mut self, y: f64, c: f64) {
        self.horizon = Some(y);
        soil::ground(self, y, c);
    }

    /// The shadow of something that stands on the ground.
    pub fn shadow(&mut self, at: usize) {
        let ((x, y), half) = self.slot(at);
        if self.stands(at) {
            self.shadow_at((x, y + half * 0.97), half * 0.8);
        }
    }

    fn stands(&self, at: usize) -> bool {
        self.element(at).motif.facts().fits.meets(Fit::set(&[Fit::Ground, Fit::Niche]))
    }

    /// Dark right under the thing, and a longer shadow away from the light.
    pub fn shadow_at(&mut self, (x, y): Pt, wide: f64) {
        let ink = self.mix.ink;
        let away = ((x - self.lamp.0) / 130.0).clamp(-0.3, 0.5);
        self.puddle((x + wide * away, y + wide * 0.05), wide * 1.25, 0.24, ink, 0.75);
        self.fill(&path::ellipse(round(x), round(y), round(wide * 0.72), round(wide * 0.11)), ink, 0.4);
    }

    /// Stands an element on the ground, with its shadow, its foot in whatever grows there.
    pub fn stand(&mut self, at: usize) {
        let ((x, y), half) = self.slot(at);
        self.shadow(at);
        self.put(at);
        if self.stands(at) {
            soil::foot(self, at, (x, y + half * 0.97), half * 0.72);
        }
    }

    /// Lets an element hang in the air, in a haze of its own, a breath of wind under it.
    pub fn hover(&mut self, at: usize) {
        let ((x, y), half) = self.slot(at);
        let mix = self.mix;
        let haze = mix.sky(y).mix(mix.light, if mix.dark() { 0.3 } else { 0.75 });
        self.pool((x, y), half * 1.45, haze, 0.8);
        let (low, wide) = (y + half * 0.98, half * 0.9);
        let breath = format!(
            "M{} {}q{} {} {} {}t{} {}",
            round(x - wide),
            round(low),
            round(wide * 0.45),
            round(half * 0.16),
            round(wide),
            round(-half * 0.02),
            round(wide * 0.8),
            round(half * 0.04)
        );
        self.faint(&breath, haze.mix(mix.light, 0.4), round(half * 0.1), 0.55);
        self.put(at);
    }

    /// One light over everything, so that what stands in the scene belongs to it: warm towards the lamp, dark away
    /// from it.
    fn glaze(&mut self) {
        let (mix, lamp) = (self.mix, self.lamp);
        self.pool(lamp, 130.0, mix.bottom.mix(mix.light, 0.45), if mix.pale() { 0.26 } else { 0.2 });
        let deep = if mix.pale() { 0.27 } else { 0.18 };
        let deep = if mix.dark() { 0.24 } else { deep };
        self.wash(DISC, lamp, (-lamp.0 * 0.7, 100.0), (mix.ink, 0.0), (mix.ink, deep));
    }

    /// The whole file: what `inside` paints within the disc, darkness towards the rim, mist, and the rim.
    pub fn framed(mut self, mist: Option<Mist>, inside: impl FnOnce(&mut Self)) -> String {
        let (ink, light) = (self.mix.ink, self.mix.light);
        self.canvas.open(DISC);
        if mist.is_some() {
            self.canvas.over(Glass::default(), fog::bank);
        }
        inside(&mut self);
        self.glaze();
        let (near, rim) = if self.mix.pale() { (0.22, 0.55) } else { (0.16, 0.45) };
        let stops = [(0.0, ink, 0.0), (0.72, ink, 0.0), (0.88, ink, near), (1.0, ink, rim)];
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
