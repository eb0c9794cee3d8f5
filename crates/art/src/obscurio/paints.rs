//! What is a shape filled with? Flat colour, light that falls off, or cuts of the graver, each noted once.

use super::canvas::{Canvas, thousandth};
use super::colour::Rgb;
use crate::path::{Pt, round};
use std::fmt::Write;

/// A step of a gradient: where, which colour, how opaque.
pub type Stop = (f64, Rgb, f64);

/// What a shape is filled with.
#[derive(Clone, Copy)]
pub enum Paint<'a> {
    Flat(Rgb),
    /// A colour with a lit side and a dark side, as a thing has that stands in the light.
    Lit(Rgb),
    /// A line round something of this colour: bright where the light of `lit` falls on it, ink on the dark side.
    Rim(Rgb, Rgb),
    /// Fine parallel cuts of the graver, this far apart.
    Hatch(Rgb, f64),
    /// From one point to another.
    Fade(Pt, Pt, &'a [Stop]),
    /// From a centre outwards to a radius; an oval if it is less high than wide.
    Pool {
        centre: Pt,
        radius: f64,
        height: f64,
        stops: &'a [Stop],
    },
}

/// The way the light falls across a thing, in its own box.
const LIT: (Pt, Pt) = ((-30.0, -46.0), (34.0, 48.0));

impl Canvas<'_> {
    /// The number of a gradient, written down when it is first used.
    pub(super) fn gradient(&mut self, paint: Paint) -> usize {
        // Most shapes are lit or rimmed in one of a few colours: no need to write those out to find them.
        let tint = match paint {
            Paint::Lit(colour) => (colour, None),
            Paint::Rim(colour, lit) => (colour, Some(lit)),
            other => return self.spelled(other),
        };
        if let Some(&(_, name)) = self.tints.iter().find(|(known, _)| *known == tint) {
            return name;
        }
        let name = self.spelled(paint);
        self.tints.push((tint, name));
        name
    }

    fn spelled(&mut self, paint: Paint) -> usize {
        let mut text = String::new();
        let (kind, stops) = match paint {
            Paint::Flat(colour) => {
                return self.spelled(Paint::Fade((0.0, 0.0), (0.0, 1.0), &[(0.0, colour, 1.0)]));
            }
            Paint::Hatch(colour, apart) => return self.hatch(colour, apart),
            Paint::Lit(colour) => {
                let stops = [
                    (0.0, colour.mix(self.light, 0.5), 1.0),
                    (0.36, colour, 1.0),
                    (0.86, colour.mix(self.ink, 0.46), 1.0),
                    // Light thrown back by whatever it stands on.
                    (1.0, colour.mix(self.ink, 0.3), 1.0),
                ];
                return self.spelled(Paint::Fade(LIT.0, LIT.1, &stops));
            }
            Paint::Rim(colour, lit) => {
                let stops = [(0.06, lit, 1.0), (0.4, colour.mix(self.ink, 0.7), 1.0), (0.72, self.ink, 1.0)];
                return self.spelled(Paint::Fade(LIT.0, LIT.1, &stops));
            }
            Paint::Fade(a, b, stops) => {
                let (x1, y1, x2, y2) = (round(a.0), round(a.1), round(b.0), round(b.1));
                let _ = write!(text, r#"x1="{x1}" y1="{y1}" x2="{x2}" y2="{y2}">"#);
                ("linear", stops)
            }
            Paint::Pool { centre, radius, height, stops } => {
                let (x, y, r) = (round(centre.0), round(centre.1), round(radius));
                let _ = write!(text, r#"cx="{x}" cy="0" r="{r}""#);
                if height != 1.0 || y != 0.0 {
                    let _ =
                        write!(text, r#" gradientTransform="matrix(1 0 0 {} 0 {y})""#, thousandth(height));
                }
                text.push('>');
                ("radial", stops)
            }
        };
        self.steps(stops, &mut text);
        self.known(
            format!(r#"gradientUnits="userSpaceOnUse" {text}</{kind}Gradient>"#),
            &format!("{kind}Gradient"),
        )
    }

    /// The steps of a gradient, as seen through the glass.
    fn steps(&self, stops: &[Stop], text: &mut String) {
        for &(at, colour, opacity) in stops {
            text.push_str("<stop");
            if at > 0.0 {
                let _ = write!(text, r#" offset="{}""#, thousandth(at));
            }
            let _ = write!(text, r#" stop-color="{}""#, self.seen(colour));
            if opacity < 1.0 {
                let _ = write!(text, r#" stop-opacity="{}""#, thousandth(opacity));
            }
            text.push_str("/>");
        }
    }

    fn hatch(&mut self, colour: Rgb, apart: f64) -> usize {
        let (gap, wide) = (round(apart), round(apart * 0.36));
        let text = format!(
            r#"width="{gap}" height="{gap}" patternUnits="userSpaceOnUse" patternTransform="rotate(-38)"><path fill="{}" d="M0 0h{gap}v{wide}h-{gap}z"/></pattern>"#,
            self.seen(colour)
        );
        self.known(text, "pattern")
    }

    /// The number under which this is written down.
    fn known(&mut self, text: String, kind: &str) -> usize {
        if let Some(known) = self.gradients.iter().position(|other| *other == text) {
            return known;
        }
        let name = self.gradients.len();
        let _ = write!(self.defs, r#"<{kind} id="{}v{name}" {text}"#, self.prefix);
        self.gradients.push(text);
        name
    }
}
