//! What does Madness look like? Ruled lines that give way, and what looks through them has one pupil too many.

use crate::path::{self, Pt};
use crate::pen::Pen;

const EYE: Pt = (100.0, 138.0);

pub fn face(pen: &mut Pen) {
    let hue = pen.hue;
    pen.raw(&format!(
        r#"<rect width="200" height="280" rx="12" fill="{}"/><svg x="5" y="5" width="190" height="270" viewBox="5 5 190 270"><rect width="200" height="280" fill="url(#n-madness) {}"/>"#,
        hue.ink, hue.deep
    ));
    ruling(pen);
    pen.halo(EYE.0, EYE.1, 92.0);
    stare(pen);
    running_ink(pen);
    pen.raw("</svg>");
    pen.raw(&format!(
        r#"<rect x="3" y="3" width="194" height="274" rx="10" fill="none" stroke="{}" stroke-width="4"/><rect x="8" y="8" width="184" height="264" rx="6" fill="none" stroke="{}" stroke-width=".8" stroke-dasharray="9 2 1 2"/>"#,
        hue.ink, hue.tint
    ));
}

/// The lines of a page, pushed aside by something under it.
fn ruling(pen: &mut Pen) {
    let hue = pen.hue;
    let mut above = String::new();
    for row in 0..27 {
        let y = 8.0 + f64::from(row) * 10.0;
        let side = if y < EYE.1 { -1.0 } else { 1.0 };
        let far = (y - EYE.1).abs();
        let push = 46.0 * (-far / 46.0).exp();
        let points: Vec<Pt> = (0..=10)
            .map(|i| {
                let x = f64::from(i) * 20.0;
                let off = (x - EYE.0) / 56.0;
                let tremble = pen.hand.between(-0.9, 0.9) * (1.0 + push * 0.05);
                (x, y + side * push * (-off * off).exp() + tremble)
            })
            .collect();
        above += &path::flow(&points);
    }
    pen.line(above, hue.mid, 1.5);
}

fn stare(pen: &mut Pen) {
    let hue = pen.hue;
    let lid = "M22 140C52 86 146 80 178 134 150 188 56 196 22 140z";
    pen.inked(lid, hue.ink, 2.0);
    pen.inked("M30 140C58 96 142 92 170 135 144 178 62 184 30 140z", hue.glow, 1.6);
    let veins = path::rays(&mut pen.hand, EYE, 40.0, 72.0, 16, 0.7);
    pen.raw(r#"<svg x="30" y="100" width="140" height="74" viewBox="30 100 140 74">"#);
    pen.veil(veins, hue.mid, 0.8);
    pen.raw("</svg>");
    for (x, y, r, slit) in [(86.0, 139.0, 31.0, 8.0), (128.0, 133.0, 20.0, 5.0)] {
        pen.inked(path::circle(x, y, r), hue.mid, 2.2);
        let cuts = path::rays(&mut pen.hand, (x, y), r * 0.4, r * 0.96, 20, r * 0.035);
        pen.fill(cuts, hue.spark);
        pen.line(path::circle(x, y, r * 0.74), hue.deep, 1.6);
        let (top, low) = (y - r * 0.66, y + r * 0.66);
        pen.fill(
            format!(
                "M{x} {top}C{} {y} {} {y} {x} {low} {} {y} {} {y} {x} {top}z",
                x + slit,
                x + slit,
                x - slit,
                x - slit
            ),
            hue.ink,
        );
        pen.fill(path::circle(x - r * 0.3, y - r * 0.34, r * 0.12), "#ffffff");
    }
    pen.line("M22 140C52 86 146 80 178 134", hue.ink, 4.5);
    pen.line("M36 112l-12-16M58 96l-7-19M84 87l-3-20M112 84l3-20M140 91l9-18M162 108l14-14", hue.ink, 2.6);
}

/// The lower lid lets go.
fn running_ink(pen: &mut Pen) {
    let hue = pen.hue;
    for (x, top, long, w) in [
        (62.0, 174.0, 54.0, 7.0),
        (88.0, 180.0, 86.0, 9.0),
        (110.0, 180.0, 34.0, 6.0),
        (136.0, 172.0, 66.0, 7.0),
    ] {
        let sway = pen.hand.between(-5.0, 5.0);
        let points = [(x, top - 10.0), (x + sway * 0.4, top + long * 0.4), (x + sway, top + long)];
        pen.fill(path::ribbon(&points, &[w * 1.5, w * 0.5, w * 0.8]), hue.ink);
        pen.fill(path::ellipse(x + sway, top + long, w * 0.62, w * 0.9), hue.ink);
    }
    pen.line("M28 143C58 190 146 186 172 139", hue.ink, 3.2);
}
