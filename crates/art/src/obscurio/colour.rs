//! Which colour is it? Mixing, contrast, and what red glass leaves of it.

use std::fmt;

/// An opaque colour; each part from 0 to 1, as screens count it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Rgb(pub f64, pub f64, pub f64);

impl Rgb {
    pub fn hex(code: u32) -> Rgb {
        let part = |shift: u32| ((code >> shift) & 0xff) as u8 as f64 / 255.0;
        Rgb(part(16), part(8), part(0))
    }

    /// This colour with `share` of the other in it.
    pub fn mix(self, other: Rgb, share: f64) -> Rgb {
        let part = |a: f64, b: f64| a + (b - a) * share;
        Rgb(part(self.0, other.0), part(self.1, other.1), part(self.2, other.2))
    }

    pub fn luminance(self) -> f64 {
        let linear = |c: f64| if c <= 0.040_45 { c / 12.92 } else { ((c + 0.055) / 1.055).powf(2.4) };
        0.2126 * linear(self.0) + 0.7152 * linear(self.1) + 0.0722 * linear(self.2)
    }

    /// The contrast ratio of WCAG, 1 to 21.
    pub fn contrast(self, other: Rgb) -> f64 {
        let (a, b) = (self.luminance() + 0.05, other.luminance() + 0.05);
        if a > b { a / b } else { b / a }
    }

    /// Seen through red glass. Only how much red light comes through is left, so that no arithmetic brings the
    /// colours back: two colours that look alike behind the glass are the same colour here.
    pub fn through_red_glass(self) -> Rgb {
        let red = 0.62 * self.0 + 0.20 * self.1 + 0.04 * self.2;
        Rgb(red + 0.14, red * 0.19, red * 0.20 + 0.01)
    }
}

impl fmt::Display for Rgb {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let part = |c: f64| (c.clamp(0.0, 1.0) * 255.0).round() as u8;
        write!(f, "#{:02x}{:02x}{:02x}", part(self.0), part(self.1), part(self.2))
    }
}
