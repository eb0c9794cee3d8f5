//! Where do we sit? The library after midnight and the top of its table.

mod desk;
mod hall;
mod tabletop;

pub use tabletop::table_top;

use crate::pen::{Hue, Pen};
use std::fmt::Write;

/// Wood, brass and candlelight.
const WALNUT: Hue = Hue {
    name: "walnut",
    ink: "#0b0806",
    deep: "#1a120d",
    mid: "#33241a",
    tint: "#8a6238",
    glow: "#ffd98c",
    spark: "#c9a24b",
};

/// The wide picture of the library, painted from the far wall to the near edge of the table.
pub fn library() -> String {
    let mut pen = Pen::new("library", WALNUT);
    pen.raw(
        r#"<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="600" viewBox="0 0 1600 600" preserveAspectRatio="xMidYMid slice">"#,
    );
    lights(&mut pen);
    pen.raw(r#"<g stroke-linecap="round" stroke-linejoin="round">"#);
    hall::paint(&mut pen);
    desk::paint(&mut pen);
    pen.raw(r##"<rect width="1600" height="600" fill="url(#edge) none"/></g></svg>"##);
    pen.done()
}

fn lights(pen: &mut Pen) {
    let mut out = String::from("<defs>");
    radial(
        &mut out,
        "wall",
        (800, 330, 900),
        &[("0", "#4a3121", 1.0), (".45", "#2a1d15", 1.0), ("1", "#110c09", 1.0)],
    );
    radial(
        &mut out,
        "edge",
        (800, 380, 900),
        &[("0", "#0d0907", 0.0), (".45", "#0d0907", 0.12), ("1", "#0d0907", 0.88)],
    );
    radial(
        &mut out,
        "wood",
        (800, 490, 640),
        &[("0", "#8a5a30", 1.0), (".4", "#4f3320", 1.0), ("1", "#1c130d", 1.0)],
    );
    radial(
        &mut out,
        "moonlight",
        (836, 118, 190),
        &[("0", "#8fa6c0", 1.0), (".3", "#41577a", 1.0), ("1", "#17203a", 1.0)],
    );
    for (id, colour, strength) in [("candlelight", "#ffc66a", 0.75), ("h-walnut", "#ffb44e", 0.42)] {
        let _ = write!(
            out,
            r#"<radialGradient id="{id}"><stop offset="0" stop-color="{colour}" stop-opacity="{strength}"/><stop offset=".4" stop-color="{colour}" stop-opacity="{}"/><stop offset="1" stop-color="{colour}" stop-opacity="0"/></radialGradient>"#,
            strength * 0.3
        );
    }
    out.push_str("</defs>");
    pen.raw(&out);
}

/// A radial gradient in picture coordinates: centre and reach, then offset, colour and opacity of each stop.
fn radial(out: &mut String, id: &str, (x, y, r): (i32, i32, i32), stops: &[(&str, &str, f64)]) {
    let _ =
        write!(out, r#"<radialGradient id="{id}" gradientUnits="userSpaceOnUse" cx="{x}" cy="{y}" r="{r}">"#);
    for (offset, colour, opacity) in stops {
        let _ = write!(out, r#"<stop offset="{offset}" stop-color="{colour}" stop-opacity="{opacity}"/>"#);
    }
    out.push_str("</radialGradient>");
}
