//! How is a picture put together? A seeded hand, five inks, and a pen that lays paths over one another.

use std::fmt::Write;

/// The five inks of one element, from the darkest line to the brightest light, and one accent.
#[derive(Clone, Copy)]
pub struct Hue {
    pub name: &'static str,
    pub ink: &'static str,
    pub deep: &'static str,
    pub mid: &'static str,
    pub tint: &'static str,
    pub glow: &'static str,
    pub spark: &'static str,
}

/// Small repeatable randomness: the same id always moves the hand the same way.
#[derive(Clone)]
pub struct Hand(u64);

impl Hand {
    pub fn new(id: &str) -> Self {
        let start = 0xcbf2_9ce4_8422_2325_u64;
        Hand(id.bytes().fold(start, |h, b| (h ^ u64::from(b)).wrapping_mul(0x0100_0000_01b3)))
    }

    /// A number in `0.0..1.0`.
    pub fn unit(&mut self) -> f64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        ((z ^ (z >> 31)) >> 11) as f64 / (1u64 << 53) as f64
    }

    pub fn between(&mut self, low: f64, high: f64) -> f64 {
        low + (high - low) * self.unit()
    }

    pub fn pick(&mut self, below: usize) -> usize {
        (self.unit() * below as f64) as usize
    }
}

/// Lays shapes down in painting order.
pub struct Pen {
    svg: String,
    pub hand: Hand,
    pub hue: Hue,
}

impl Pen {
    pub fn new(id: &str, hue: Hue) -> Self {
        Pen { svg: String::new(), hand: Hand::new(id), hue }
    }

    pub fn done(self) -> String {
        self.svg
    }

    pub fn raw(&mut self, markup: &str) {
        self.svg.push_str(markup);
    }

    /// A flat tint.
    pub fn fill(&mut self, d: impl AsRef<str>, colour: &str) {
        let _ = write!(self.svg, r#"<path fill="{colour}" d="{}"/>"#, d.as_ref());
    }

    /// A flat tint that lets what is below show through.
    pub fn veil(&mut self, d: impl AsRef<str>, colour: &str, opacity: f64) {
        let _ = write!(self.svg, r#"<path fill="{colour}" opacity="{opacity}" d="{}"/>"#, d.as_ref());
    }

    /// An open line.
    pub fn line(&mut self, d: impl AsRef<str>, colour: &str, width: f64) {
        let _ = write!(
            self.svg,
            r#"<path fill="none" stroke="{colour}" stroke-width="{width}" d="{}"/>"#,
            d.as_ref()
        );
    }

    /// A flat tint with an ink outline.
    pub fn inked(&mut self, d: impl AsRef<str>, colour: &str, width: f64) {
        let ink = self.hue.ink;
        let _ = write!(
            self.svg,
            r#"<path fill="{colour}" stroke="{ink}" stroke-width="{width}" d="{}"/>"#,
            d.as_ref()
        );
    }

    /// Several overlapping shapes as one mass: the ink outline lies behind all of them.
    pub fn massed(&mut self, d: impl AsRef<str>, colour: &str, width: f64) {
        let ink = self.hue.ink;
        let _ = write!(
            self.svg,
            r#"<path fill="{colour}" stroke="{ink}" stroke-width="{width}" paint-order="stroke" d="{}"/>"#,
            d.as_ref()
        );
    }

    /// A round pool of the element's light.
    pub fn halo(&mut self, x: f64, y: f64, r: f64) {
        let name = self.hue.name;
        let _ = write!(self.svg, r#"<circle cx="{x}" cy="{y}" r="{r}" fill="url(#h-{name}) none"/>"#);
    }

    /// Uneven cuts round a point from `r0` to `r1`: far lighter than drawing each of them.
    pub fn spokes(&mut self, (x, y): (f64, f64), r0: f64, r1: f64, colour: &str, opacity: f64) {
        let (r, w) = ((r0 + r1) / 2.0, r1 - r0);
        let mut beat = String::new();
        for i in 0..10 {
            let (low, high) = if i % 2 == 0 { (1.0, 3.5) } else { (9.0, 24.0) };
            let _ = write!(beat, "{} ", self.hand.between(low, high).round());
        }
        let _ = write!(
            self.svg,
            r#"<circle cx="{x}" cy="{y}" r="{r}" fill="none" stroke="{colour}" stroke-width="{w}" stroke-linecap="butt" stroke-dasharray="{}" opacity="{opacity}"/>"#,
            beat.trim_end()
        );
    }

    /// Paints `inside` moved, turned (degrees) and scaled.
    pub fn placed(&mut self, x: f64, y: f64, turn: f64, scale: f64, inside: impl FnOnce(&mut Pen)) {
        let _ = write!(self.svg, r#"<g transform="translate({x} {y})"#);
        if turn != 0.0 {
            let _ = write!(self.svg, " rotate({turn})");
        }
        if scale != 1.0 {
            let _ = write!(self.svg, " scale({scale})");
        }
        self.svg.push_str(r#"">"#);
        inside(self);
        self.svg.push_str("</g>");
    }
}
