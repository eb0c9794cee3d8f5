//! What lies under the cards? Walnut boards, a worn inlaid circle and a pool of candlelight.

use super::{WALNUT, radial};
use crate::elements::{self, ELEMENT_INKS};
use crate::path::{self, Pt};
use crate::pen::Pen;
use std::f64::consts::TAU;

const MIDDLE: Pt = (600.0, 400.0);
const INLAY: &str = "#b98f55";

/// The table from above; everything stays within a few shades so that cards stand out on it.
pub fn table_top() -> String {
    let mut pen = Pen::new("table", WALNUT);
    pen.raw(
        r#"<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="800" viewBox="0 0 1200 800" preserveAspectRatio="xMidYMid slice">"#,
    );
    let mut defs = String::from("<defs>");
    radial(
        &mut defs,
        "board",
        (600, 400, 760),
        &[("0", "#4a3220", 1.0), (".45", "#2f2118", 1.0), ("1", "#17110d", 1.0)],
    );
    radial(
        &mut defs,
        "pool",
        (600, 390, 480),
        &[("0", "#ffb85c", 0.2), (".5", "#e08a3a", 0.08), ("1", "#c8702b", 0.0)],
    );
    radial(
        &mut defs,
        "rim",
        (600, 400, 740),
        &[("0", "#0b0806", 0.0), (".6", "#0b0806", 0.06), ("1", "#0b0806", 0.78)],
    );
    pen.raw(&(defs + "</defs>"));
    pen.raw(r##"<rect width="1200" height="800" fill="url(#board) #2a211a"/>"##);
    boards(&mut pen);
    circle(&mut pen);
    for id in ["pool", "rim"] {
        pen.raw(&format!(r##"<rect width="1200" height="800" fill="url(#{id}) none"/>"##));
    }
    pen.raw("</svg>");
    pen.done()
}

/// Seven boards with grain that bends around a few knots.
fn boards(pen: &mut Pen) {
    let high = 800.0 / 7.0;
    for board in 0..7 {
        let top = f64::from(board) * high;
        let knot: Pt = (pen.hand.between(80.0, 1120.0), top + pen.hand.between(0.3, 0.7) * high);
        let mut grain = String::new();
        for k in 1..12 {
            let y = top + high * f64::from(k) / 12.0;
            let points: Vec<Pt> = (0..=12)
                .map(|i| {
                    let x = f64::from(i) * 104.0 - 20.0;
                    let near = (-((x - knot.0) / 90.0).powi(2)).exp();
                    let push = if y < knot.1 { -1.0 } else { 1.0 } * near * 9.0;
                    (x, y + push + pen.hand.between(-2.0, 2.0))
                })
                .collect();
            grain += &path::flow(&points);
        }
        let shade = if board % 2 == 0 { "#0f0a07" } else { "#6b4a2e" };
        pen.raw(&format!(
            r#"<path fill="none" stroke="{shade}" stroke-width="1.3" opacity=".26" d="{grain}"/>"#
        ));
        pen.veil(path::ellipse(knot.0, knot.1, 13.0, 5.0), "#0f0a07", 0.3);
        pen.veil(path::rect(0.0, top - 1.2, 1200.0, 2.4), "#0b0705", 0.7);
        pen.veil(path::rect(0.0, top + 1.2, 1200.0, 1.0), "#8a6238", 0.25);
    }
}

/// The inlaid ring with the ten elements, worn almost flat.
fn circle(pen: &mut Pen) {
    let rings: String =
        [352.0, 344.0, 282.0, 276.0].into_iter().map(|r| path::circle(MIDDLE.0, MIDDLE.1, r)).collect();
    pen.raw(&format!(r#"<g opacity=".2"><path fill="none" stroke="{INLAY}" stroke-width="2" d="{rings}"/>"#));
    let ticks: String = (0..120)
        .filter(|i| i % 12 != 0)
        .map(|i| {
            let a = path::UP + TAU * f64::from(i) / 120.0;
            let near = if i % 12 == 6 { 290.0 } else { 334.0 };
            path::gouge(path::polar(MIDDLE, near, a), path::polar(MIDDLE, 342.0, a), 1.2)
        })
        .collect();
    pen.fill(ticks, INLAY);
    pen.line(path::star(MIDDLE, 274.0, 154.0, 10, path::UP), INLAY, 1.4);
    pen.line(path::star(MIDDLE, 274.0, 226.0, 10, path::UP + TAU / 20.0), INLAY, 1.0);
    pen.line(path::circle(MIDDLE.0, MIDDLE.1, 154.0) + &path::circle(MIDDLE.0, MIDDLE.1, 148.0), INLAY, 1.4);
    for i in 0..ELEMENT_INKS.len() {
        let at = path::polar(MIDDLE, 313.0, path::UP + TAU * i as f64 / 10.0);
        let glyph = elements::glyph(i, INLAY);
        pen.placed(path::round(at.0 - 20.4), path::round(at.1 - 20.4), 0.0, 1.7, |p| p.raw(&glyph));
    }
    pen.raw("</g>");
}
