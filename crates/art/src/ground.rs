//! Which light falls on a picture? Radial grounds and halos, one set per palette.

use crate::pen::Hue;
use std::fmt::Write;

/// The three lights of a palette: night `n-…`, day `d-…`, and a halo `h-…`.
pub fn of_hue(out: &mut String, hue: &Hue) {
    let Hue { name, ink, deep, mid, tint, glow, .. } = hue;
    gradient(out, &format!("n-{name}"), [(mid, 1.0), (deep, 1.0), (ink, 1.0)]);
    gradient(out, &format!("d-{name}"), [(glow, 1.0), (tint, 1.0), (mid, 1.0)]);
    gradient(out, &format!("h-{name}"), [(glow, 0.95), (tint, 0.5), (mid, 0.0)]);
}

/// A radial gradient of three colours with their opacity.
pub fn gradient(out: &mut String, id: &str, stops: [(&str, f64); 3]) {
    // A halo has to fade out inside its circle; a ground reaches into its corners.
    let reach = if stops[2].1 < 1.0 { ".5" } else { ".68" };
    let _ = write!(out, r#"<radialGradient id="{id}" cx=".5" cy=".5" r="{reach}">"#);
    for (offset, (colour, opacity)) in ["0", ".5", "1"].into_iter().zip(stops) {
        let _ = write!(out, r#"<stop offset="{offset}" stop-color="{colour}""#);
        if opacity < 1.0 {
            let _ = write!(out, r#" stop-opacity="{opacity}""#);
        }
        out.push_str("/>");
    }
    out.push_str("</radialGradient>");
}
