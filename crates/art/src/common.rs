//! Which marks do all games share? The logo, people, automata and interface icons.

mod icons;
mod people;

use std::fmt::Write;

pub fn sprite() -> String {
    let mut out = String::from(r#"<svg xmlns="http://www.w3.org/2000/svg">"#);
    let marks = icons::ICONS.iter().map(|&(id, inside)| (id, 24, inside));
    for (id, side, inside) in marks.chain([("logo", 48, icons::LOGO)]) {
        let _ = write!(
            out,
            r#"<symbol id="{id}" viewBox="0 0 {side} {side}"><g fill="none" stroke="currentColor" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round">{inside}</g></symbol>"#
        );
    }
    for (id, inside) in people::portraits() {
        let _ = write!(out, r#"<symbol id="{id}" viewBox="0 0 64 64">{inside}</symbol>"#);
    }
    out + "</svg>"
}
