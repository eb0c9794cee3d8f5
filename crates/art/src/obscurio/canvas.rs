//! What is put on paper? Shapes in painting order, seen through whatever filters lie on the page.

use super::clip::{self, Circle};
use super::colour::Rgb;
use super::outline;
pub use super::paints::{Paint, Stop};
use crate::path::{Pt, round};
use std::fmt::Write;

/// Moves, turns and scales alike in both directions; may mirror left and right.
#[derive(Clone, Copy)]
struct Place {
    at: Pt,
    scale: f64,
    turn: f64,
    mirrored: bool,
}

impl Place {
    const CARD: Place = Place { at: (0.0, 0.0), scale: 1.0, turn: 0.0, mirrored: false };

    /// What is inside this place, at `other`, from outside.
    fn then(self, other: Place) -> Place {
        let flip = if self.mirrored { -1.0 } else { 1.0 };
        let (sin, cos) = self.turn.sin_cos();
        let (x, y) = (other.at.0 * flip * self.scale, other.at.1 * self.scale);
        Place {
            at: (self.at.0 + cos * x - sin * y, self.at.1 + sin * x + cos * y),
            scale: self.scale * other.scale,
            turn: self.turn + flip * other.turn,
            mirrored: self.mirrored != other.mirrored,
        }
    }

    /// A circle of the card as it is called inside this place.
    fn inside(self, circle: Circle) -> Circle {
        let (dx, dy) = (circle.centre.0 - self.at.0, circle.centre.1 - self.at.1);
        let (sin, cos) = self.turn.sin_cos();
        let (x, y) = ((cos * dx + sin * dy) / self.scale, (cos * dy - sin * dx) / self.scale);
        Circle { centre: (if self.mirrored { -x } else { x }, y), radius: circle.radius / self.scale }
    }
}

/// What lies between the eye and the picture.
#[derive(Clone, Copy, Default)]
pub struct Glass {
    pub red: bool,
    /// Nothing outside these circles is put on paper.
    pub only: Option<[Circle; 2]>,
}

pub struct Canvas<'a> {
    pub(super) defs: String,
    svg: String,
    /// Stands before every name, so that two pictures may share a page.
    pub(super) prefix: &'a str,
    glass: Glass,
    place: Place,
    /// Gradients in use. Only what is seen gets a name: even a gap in the numbers would tell of something hidden.
    pub(super) gradients: Vec<String>,
    /// Which of them light or rim things of one colour.
    pub(super) tints: Vec<((Rgb, Option<Rgb>), usize)>,
    clips: usize,
    /// How lines are broken, if they are.
    dashes: &'static str,
    pub(super) ink: Rgb,
    pub(super) light: Rgb,
    /// Every shape in this one colour, whatever it is: to see which thing is where.
    pub flat: Option<Rgb>,
}

impl<'a> Canvas<'a> {
    pub fn new(prefix: &'a str, glass: Glass, ink: Rgb, light: Rgb) -> Self {
        Canvas {
            defs: String::new(),
            svg: String::with_capacity(32_000),
            prefix,
            glass,
            place: Place::CARD,
            gradients: Vec::new(),
            tints: Vec::new(),
            clips: 0,
            dashes: "",
            ink,
            light,
            flat: None,
        }
    }

    /// The whole file.
    pub fn done(self) -> String {
        let crisp = if self.flat.is_some() { r#" shape-rendering="crispEdges""# } else { "" };
        format!(
            r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="-102 -102 204 204" stroke-linejoin="round" stroke-linecap="round"{crisp}><defs>{}</defs>{}</svg>"#,
            self.defs, self.svg
        )
    }

    pub(super) fn seen(&self, colour: Rgb) -> Rgb {
        if self.glass.red { colour.through_red_glass() } else { colour }
    }

    /// Whether the glass hides everything within this reach of a point.
    pub fn hides(&self, at: Pt, reach: f64) -> bool {
        let circle = self.place.then(Place { at, ..Place::CARD });
        let reach = reach * circle.scale;
        let touches = |open: &Circle| {
            (open.centre.0 - circle.at.0).hypot(open.centre.1 - circle.at.1) < open.radius + reach
        };
        self.glass.only.is_some_and(|open| !open.iter().any(touches))
    }

    /// Puts a shape down: filled, then lined.
    pub fn shape(&mut self, d: &str, fill: Option<(Paint, f64)>, edge: Option<(Rgb, f64)>) {
        self.rimmed(d, fill, edge.map(|(colour, width)| (Paint::Flat(colour), width)));
    }

    /// Puts a shape down: filled, then lined with a line that may itself be lit.
    pub fn rimmed(&mut self, d: &str, fill: Option<(Paint, f64)>, edge: Option<(Paint, f64)>) {
        if let Some(flat) = self.flat {
            let solid = |(paint, opacity): &(Paint, f64)| {
                *opacity > 0.5 && matches!(paint, Paint::Flat(_) | Paint::Lit(_))
            };
            let fill = fill.filter(solid).map(|_| (Paint::Flat(flat), 1.0));
            return self.cut(d, fill, edge.map(|(_, width)| (Paint::Flat(flat), width)));
        }
        self.cut(d, fill, edge);
    }

    /// What the glass leaves of a shape; a cut one is filled and lined separately, since its rim is no line.
    fn cut(&mut self, d: &str, fill: Option<(Paint, f64)>, edge: Option<(Paint, f64)>) {
        let Some(circles) = self.glass.only else { return self.write(d, fill, edge) };
        let runs = outline::runs(d, 2.6 / self.place.scale);
        let width = edge.map_or(0.0, |(_, width)| width);
        for circle in circles {
            let circle = self.place.inside(circle);
            match clip::lie(&runs, circle, width / 2.0) {
                clip::Lie::Outside => {}
                clip::Lie::Inside => self.write(d, fill, edge),
                clip::Lie::Across => {
                    if fill.is_some() {
                        self.write(&clip::fill(&runs, circle), fill, None);
                    }
                    if edge.is_some() {
                        let circle = Circle { radius: circle.radius - width / 2.0, ..circle };
                        self.write(&clip::line(&runs, circle), None, edge);
                    }
                }
            }
        }
    }

    fn write(&mut self, d: &str, fill: Option<(Paint, f64)>, edge: Option<(Paint, f64)>) {
        if d.is_empty() || (fill.is_none() && edge.is_none()) {
            return;
        }
        self.svg.push_str("<path ");
        match fill {
            None => self.svg.push_str(r#"fill="none""#),
            Some((paint, opacity)) => {
                self.colour("fill", paint);
                if opacity < 1.0 {
                    let _ = write!(self.svg, r#" fill-opacity="{}""#, (opacity * 100.0).round() / 100.0);
                }
            }
        }
        if let Some((paint, width)) = edge {
            self.svg.push(' ');
            self.colour("stroke", paint);
            let _ = write!(self.svg, r#" stroke-width="{}""#, round(width));
        }
        if !self.dashes.is_empty() {
            let _ = write!(self.svg, r#" stroke-dasharray="{}""#, self.dashes);
        }
        let _ = write!(self.svg, r#" d="{d}"/>"#);
    }

    /// What a shape is filled or lined with.
    fn colour(&mut self, what: &str, paint: Paint) {
        if let Paint::Flat(colour) = paint {
            let _ = write!(self.svg, r#"{what}="{}""#, self.seen(colour));
        } else {
            let name = self.gradient(paint);
            let _ = write!(self.svg, r##"{what}="url(#{}v{name})""##, self.prefix);
        }
    }

    /// From now on lines are broken like this; an empty beat makes them whole again.
    pub fn dashes(&mut self, beat: &'static str) {
        self.dashes = beat;
    }

    /// Paints `inside` moved, turned (degrees) and scaled, mirrored if the scale is negative.
    pub fn placed(&mut self, at: Pt, turn: f64, scale: f64, inside: impl FnOnce(&mut Self)) {
        let before = self.place;
        let place = Place { at, scale: scale.abs(), turn: turn.to_radians(), mirrored: scale < 0.0 };
        self.place = before.then(place);
        let mut transform = String::from("transform=\"");
        if at != (0.0, 0.0) {
            let _ = write!(transform, "translate({} {})", round(at.0), round(at.1));
        }
        if turn != 0.0 {
            let _ = write!(transform, "rotate({turn})");
        }
        if scale < 0.0 {
            let _ = write!(transform, "scale({} {})", thousandth(scale), thousandth(-scale));
        } else if scale != 1.0 {
            let _ = write!(transform, "scale({})", thousandth(scale));
        }
        transform.push('"');
        self.group(&transform, inside);
        self.place = before;
    }

    /// Paints `inside` as one sheet one can see through.
    pub fn faded(&mut self, opacity: f64, inside: impl FnOnce(&mut Self)) {
        let opacity = if self.flat.is_some() { 1.0 } else { opacity };
        self.group(&format!(r#"opacity="{opacity}""#), inside);
    }

    /// A group that leaves no trace if nothing of it is seen.
    fn group(&mut self, attributes: &str, inside: impl FnOnce(&mut Self)) {
        let before = self.svg.len();
        let _ = write!(self.svg, "<g {attributes}>");
        let empty = self.svg.len();
        inside(self);
        if self.svg.len() == empty {
            self.svg.truncate(before);
        } else {
            self.svg.push_str("</g>");
        }
    }

    /// Everything up to [`Canvas::shut`] is seen only where `d` is.
    pub fn open(&mut self, d: &str) {
        self.clips += 1;
        let name = format!("{}c{}", self.prefix, self.clips);
        let _ = write!(self.defs, r#"<clipPath id="{name}"><path d="{d}"/></clipPath>"#);
        let _ = write!(self.svg, r#"<g clip-path="url(#{name})">"#);
    }

    pub fn shut(&mut self) {
        self.svg.push_str("</g>");
    }

    /// Paints `inside` as if there were no mist, or no glass at all: for what lies on it.
    pub fn over(&mut self, glass: Glass, inside: impl FnOnce(&mut Self)) {
        let before = std::mem::replace(&mut self.glass, glass);
        inside(self);
        self.glass = before;
    }
}

pub fn thousandth(v: f64) -> f64 {
    (v * 1000.0).round() / 1000.0
}
