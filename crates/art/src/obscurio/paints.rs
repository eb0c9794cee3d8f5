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

impl Canvas<'_> {
    /// The number of a gradient, written down when it is first used.
    pub(super) fn gradient(&mut self, paint: Paint) -> usize {
        let mut text = String::new();
        let (kind, stops) = match paint {
            Paint::Flat(colour) => {
                return self.gradient(Paint::Fade((0.0, 0.0), (0.0, 1.0), &[(0.0, colour, 1.0)]));
            }
            Paint::Hatch(colour, apart) => return self.hatch(colour, apart),
            Paint::Lit(colour) => {
                let stops = [
                    (0.0, colour.mix(self.light, 0.42), 1.0),
                    (0.42, colour, 1.0),
                    (1.0, colour.mix(self.ink, 0.42), 1.0),
                ];
                return self.gradient(Paint::Fade((-30.0, -46.0), (34.0, 48.0), &stops));
            }
            Paint::Fade(a, b, stops) => {
                let (x1, y1, x2, y2) = (round(a.0), round(a.1), round(b.0), round(b.1));
                let _ = write!(text, r#"x1="{x1}" y1="{y1}" x2="{x2}" y2="{y2}">"#);
                ("linear", stops)
            }
            Paint::Pool { centre, radius, height, stops } => {
                let (x, y, r) = (round(centre.0), round(centre.1), round(radius));
                let _ = write!(text, r#"cx="0" cy="0" r="{r}" gradientTransform="translate({x} {y})"#);
                if height != 1.0 {
                    let _ = write!(text, " scale(1 {})", thousandth(height));
                }
                text.push_str(r#"">"#);
                ("radial", stops)
            }
        };
        for &(at, colour, opacity) in stops {
            let _ = write!(text, r#"<stop offset="{}" stop-color="{}""#, thousandth(at), self.seen(colour));
            if opacity < 1.0 {
                let _ = write!(text, r#" stop-opacity="{}""#, thousandth(opacity));
            }
            text.push_str("/>");
        }
        self.known(
            format!(r#"gradientUnits="userSpaceOnUse" {text}</{kind}Gradient>"#),
            &format!("{kind}Gradient"),
        )
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
