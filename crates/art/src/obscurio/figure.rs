//! How is a motif painted? Its marks in the colours of the card, with a halo where it would drown in the background.

use super::canvas::{Canvas, Paint};
use super::colour::Rgb;
use super::drawing::{Tone, Width};
use super::motifs::{self, Shape};
use obscurio::pictures::{Look, Motif};

/// The colours a motif is painted in.
#[derive(Clone, Copy)]
pub struct Tones {
    pub main: Rgb,
    pub accent: Rgb,
    pub ink: Rgb,
    /// Ink as a surface: the same, unless it would vanish in the dark.
    pub solid: Rgb,
    pub light: Rgb,
    /// How the edge of something pale in the light looks: bright at night, a warm line by day.
    pub edge: Rgb,
}

impl Tones {
    fn of(&self, tone: Tone) -> Rgb {
        match tone {
            Tone::Main => self.main,
            Tone::Accent => self.accent,
            Tone::Ink => self.ink,
            Tone::Light => self.light,
        }
    }

    /// Seen from afar, through air of this colour.
    pub fn distant(&self, air: Rgb) -> Tones {
        Tones {
            main: self.main.mix(air, 0.35),
            accent: self.accent.mix(air, 0.40),
            ink: self.ink.mix(air, 0.35),
            solid: self.solid.mix(air, 0.35),
            light: self.light.mix(air, 0.25),
            edge: self.edge.mix(air, 0.4),
        }
    }
}

/// Which drawing, and where.
#[derive(Clone, Copy)]
pub struct Figure {
    pub motif: Motif,
    pub look: Option<Look>,
    pub at: (f64, f64),
    /// Half its height.
    pub half: f64,
    pub turn: f64,
    pub mirrored: bool,
}

impl Figure {
    fn scale(&self) -> f64 {
        self.half / 50.0
    }

    fn shapes(&self) -> impl Iterator<Item = &'static Shape> {
        // Below this size texture only blurs.
        let small = self.half < 19.0;
        motifs::shapes(self.motif, self.look).iter().filter(move |shape| !(small && shape.mark.fine))
    }

    fn placed(&self, canvas: &mut Canvas, inside: impl FnOnce(&mut Canvas)) {
        // Corners, halos and rails that stick out of the box included.
        if canvas.hides(self.at, self.half * 1.7 + 4.0) {
            return;
        }
        let scale = if self.mirrored { -self.scale() } else { self.scale() };
        canvas.placed(self.at, self.turn, scale, inside);
    }

    pub fn paint(&self, canvas: &mut Canvas, tones: &Tones) {
        // Small things need their outline, large ones have light and shadow instead.
        let share = if self.half < 30.0 { 1.0 } else { 0.75 };
        let line = (1.5 / self.scale() + 0.6).min(5.0) * share;
        self.placed(canvas, |canvas| {
            for shape in self.shapes() {
                turned(canvas, shape, |canvas| mark(canvas, shape, tones, line));
                if self.half >= 24.0 && shape.mark.is_shade() {
                    let cuts = Paint::Hatch(tones.ink, 1.7 / self.scale());
                    turned(canvas, shape, |canvas| canvas.shape(&shape.d, Some((cuts, 0.42)), None));
                }
            }
        });
    }

    /// A pale rim round everything, to part the motif from a background of its own brightness.
    pub fn halo(&self, canvas: &mut Canvas, light: Rgb) {
        if canvas.flat.is_some() {
            return;
        }
        // Two sheets, the inner one brighter, so that it shines rather than sticks out.
        let widest = (4.0 / self.scale() + if self.half < 30.0 { 4.0 } else { 1.5 }).min(12.0);
        for (width, opacity) in [(widest, 0.28), (widest * 0.55, 0.4)] {
            canvas.faded(opacity, |canvas| self.outlined(canvas, light, width));
        }
    }

    fn outlined(&self, canvas: &mut Canvas, colour: Rgb, width: f64) {
        self.placed(canvas, |canvas| {
            for shape in self.shapes().filter(|shape| outer(shape)) {
                let width = shape.mark.edge.map_or(0.0, |(_, own)| own.of(0.0)) + width;
                let fill = shape.mark.fill.map(|_| (Paint::Flat(colour), 1.0));
                turned(canvas, shape, |canvas| canvas.shape(&shape.d, fill, Some((colour, width))));
            }
        });
    }

    /// The whole shape in one paint.
    pub fn silhouette(&self, canvas: &mut Canvas, paint: Paint, rim: Option<(Rgb, f64)>) {
        self.placed(canvas, |canvas| {
            for shape in self.shapes().filter(|shape| outer(shape)) {
                let fill = shape.mark.fill.map(|_| (paint, 1.0));
                turned(canvas, shape, |canvas| canvas.shape(&shape.d, fill, rim));
            }
        });
    }
}

/// Whether a shape adds to the outline rather than shading what is there already.
fn outer(shape: &Shape) -> bool {
    let filled = shape.mark.fill.is_some_and(|(_, opacity)| opacity >= 1.0);
    let thick =
        shape.mark.edge.is_some_and(|(_, width)| matches!(width, Width::Exactly(wide) if wide >= 2.0));
    (filled && shape.mark.edge.is_some()) || (shape.mark.fill.is_none() && (thick || shape.mark.cased))
}

fn turned(canvas: &mut Canvas, shape: &Shape, mut inside: impl FnMut(&mut Canvas)) {
    let (times, from, step) = shape.mark.turn;
    for n in 0..times {
        let degrees = from + step * f64::from(n);
        if degrees == 0.0 {
            inside(canvas);
        } else {
            canvas.placed((0.0, 0.0), degrees, 1.0, &mut inside);
        }
    }
}

fn mark(canvas: &mut Canvas, shape: &Shape, tones: &Tones, line: f64) {
    let fill = shape.mark.fill.map(|(tone, opacity)| {
        let paint = match tone {
            _ if opacity < 1.0 => Paint::Flat(tones.of(tone)),
            Tone::Ink => Paint::Flat(tones.solid),
            tone => Paint::Lit(tones.of(tone)),
        };
        (paint, opacity)
    });
    let rim = |own: Rgb| Paint::Rim(own, own.mix(tones.edge, 0.6));
    let edge = shape.mark.edge.map(|(tone, width)| {
        let paint = match (tone, width, shape.mark.fill) {
            (Tone::Ink, Width::Lines(_), Some((own, _))) => rim(tones.of(own)),
            (Tone::Ink, Width::Lines(_), None) => Paint::Flat(tones.main.mix(tones.ink, 0.84)),
            _ => Paint::Flat(tones.of(tone)),
        };
        (paint, width.of(line))
    });
    if let (true, Some((tone, width))) = (shape.mark.cased, shape.mark.edge) {
        let own = tones.of(tone);
        let casing = (Paint::Rim(own, own.mix(tones.ink, 0.5)), width.of(line) + 2.0 * line);
        canvas.rimmed(&shape.d, None, Some(casing));
    }
    canvas.rimmed(&shape.d, fill, edge);
}
