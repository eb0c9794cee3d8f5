//! How is a cover bound? A picture let into leather, a dusk for the title, gold lines, corners and the hinge.

use std::fmt::Write;

use crate::ground;
use crate::path;
use crate::pen::{Hue, Pen};

/// What differs between two bindings.
pub struct Binding {
    pub id: &'static str,
    /// The palette of the picture; its darkest ink is the dusk under the title.
    pub hue: Hue,
    /// Leather from its lit edge to its shadow.
    pub leather: [&'static str; 3],
    pub gold: &'static str,
    /// More light: what the picture's own gradients are made of.
    pub lights: &'static [(&'static str, [(&'static str, f64); 3])],
}

pub const PLAIN: Binding = Binding {
    id: "cover-plain",
    hue: Hue {
        name: "plain",
        ink: "#120c09",
        deep: "#2c1a14",
        mid: "#4a2a1e",
        tint: "#b98f45",
        glow: "#f0d9a0",
        spark: "#c8502b",
    },
    leather: ["#5a3a24", "#3a2417", "#170d0a"],
    gold: "#c9a24b",
    lights: &[],
};

/// A closed eye in a seal.
pub fn plain(pen: &mut Pen) {
    pen.fill("M0 0h300v420H0z", "url(#n-plain) #2c1a14");
    let c = (150.0, 168.0);
    let rays = path::rays(&mut pen.hand, c, 92.0, 260.0, 72, 1.6);
    pen.veil(rays, "#b98f45", 0.25);
    pen.line(path::rosette(c, 104.0, 0.1, 22) + &path::circle(c.0, c.1, 84.0), "#c9a24b", 1.4);
    pen.line(
        "M92 164q58 52 116 0M104 184l-10 14M128 196l-5 16M150 200v18M172 196l5 16M196 184l10 14",
        "#e7c988",
        4.0,
    );
}

/// Begins a cover: the light there is, and the field to paint.
pub fn open(pen: &mut Pen, binding: &Binding) {
    let mut defs = String::from("<defs>");
    ground::of_hue(&mut defs, &binding.hue);
    for (id, stops) in binding.lights {
        ground::gradient(&mut defs, id, *stops);
    }
    let [lit, leather, shadow] = binding.leather;
    let _ = write!(
        defs,
        r#"<linearGradient id="leather" x2="1" y2="1"><stop offset="0" stop-color="{lit}"/><stop offset=".5" stop-color="{leather}"/><stop offset="1" stop-color="{shadow}"/></linearGradient>"#
    );
    let ink = binding.hue.ink;
    let _ = write!(
        defs,
        r#"<linearGradient id="dusk" x2="0" y2="1"><stop offset=".6" stop-color="{ink}" stop-opacity="0"/><stop offset=".78" stop-color="{ink}" stop-opacity=".8"/><stop offset="1" stop-color="{ink}" stop-opacity=".96"/></linearGradient>"#
    );
    defs += r##"<linearGradient id="hinge"><stop offset="0" stop-color="#000" stop-opacity=".65"/><stop offset=".035" stop-color="#000" stop-opacity=".1"/><stop offset=".05" stop-color="#fff" stop-opacity=".2"/><stop offset=".075" stop-color="#000" stop-opacity=".5"/><stop offset=".11" stop-color="#000" stop-opacity="0"/><stop offset=".96" stop-color="#000" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity=".45"/></linearGradient><radialGradient id="lamp" cx=".62" cy=".3" r=".9"><stop offset="0" stop-color="#ffe2a8" stop-opacity=".18"/><stop offset=".5" stop-color="#000" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity=".55"/></radialGradient></defs>"##;
    pen.raw(r#"<svg xmlns="http://www.w3.org/2000/svg" width="300" height="420" viewBox="0 0 300 420">"#);
    pen.raw(&defs);
    pen.raw(r##"<rect width="300" height="420" rx="9" fill="url(#leather) #3a2417"/>"##);
    // A nested viewport trims the picture.
    pen.raw(r#"<svg x="26" y="12" width="262" height="396" viewBox="26 12 262 396"><g stroke-linecap="round" stroke-linejoin="round">"#);
}

/// Ends a cover: dusk, gold and what the hand would feel.
pub fn close(pen: &mut Pen, binding: &Binding) {
    pen.raw(r##"<rect x="26" y="12" width="262" height="396" fill="url(#dusk) none"/></g></svg>"##);
    let gold = binding.gold;
    pen.raw(&format!(
        r##"<rect x="26" y="12" width="262" height="396" rx="3" fill="none" stroke="#000" stroke-opacity=".6" stroke-width="5"/><rect x="26" y="12" width="262" height="396" rx="3" fill="none" stroke="{gold}" stroke-width="2"/><rect x="32" y="18" width="250" height="384" rx="2" fill="none" stroke="{gold}" stroke-opacity=".5" stroke-width=".8"/>"##
    ));
    corners(pen, gold);
    pen.raw(r##"<rect width="300" height="420" rx="9" fill="url(#lamp) none"/><rect width="300" height="420" rx="9" fill="url(#hinge) none"/></svg>"##);
}

fn corners(pen: &mut Pen, gold: &str) {
    for (x, y, sx, sy) in
        [(21.0, 7.0, 1.0, 1.0), (293.0, 7.0, -1.0, 1.0), (21.0, 413.0, 1.0, -1.0), (293.0, 413.0, -1.0, -1.0)]
    {
        pen.raw(&format!(
            r#"<g transform="translate({x} {y}) scale({sx} {sy})" stroke="{}" stroke-width="1.2">"#,
            "#1a0f08"
        ));
        pen.fill("M0 4q0-4 4-4h44q-12 6-16 16-4 4-10 6-12 6-22 26z", gold);
        pen.veil("M4 4h34q-12 4-18 16Q8 24 4 38z", "#fff3c8", 0.35);
        pen.fill(path::circle(12.0, 12.0, 3.4), "#5a3c14");
        pen.raw("</g>");
    }
}
