//! What does each mark of the dice and of the boards look like? Drawings on 24 × 24, in the current colour.

use ::deathmaydie::content::Symbol;

use super::Sheet;

pub fn lay(sheet: &mut Sheet) {
    let symbols = Symbol::ALL.map(|symbol| (format!("symbol-{symbol}"), face(symbol)));
    let marks = MARKS.map(|(id, inside)| (id.to_owned(), inside));
    for (id, inside) in symbols.into_iter().chain(marks) {
        let drawn = format!(r#"<g fill="none" stroke="currentColor" stroke-width="1.9">{inside}</g>"#);
        sheet.symbol(&id, (24, 24), &drawn);
    }
}

fn face(symbol: Symbol) -> &'static str {
    match symbol {
        // A hit.
        Symbol::Success => {
            r#"<path fill="currentColor" stroke="none" d="M12 .8l2.4 6.4 5.9-3.5-3 6.2 6.2 2.1-6.2 2.3 3 6-5.9-3.3-2.4 6.2-2.4-6.2-5.9 3.3 3-6L.5 12l6.2-2.1-3-6.2 5.9 3.5z"/>"#
        }
        // A star that stands guard, with an eye of fire in it.
        Symbol::ElderSign => {
            r#"<path d="M12 1.8l3.1 6.6 7.2.9-5.3 5 1.4 7.1-6.4-3.5-6.4 3.5L7 14.3l-5.3-5 7.2-.9z"/><path fill="currentColor" stroke="none" d="M12 8.2c2.2 2 2.8 3.2 2.8 4.6a2.8 2.8 0 0 1-5.6 0c0-1.4.6-2.6 2.8-4.6z"/>"#
        }
        Symbol::Tentacle => {
            r#"<path fill="currentColor" stroke="none" d="M4 23C3.4 14.5 6 11 10.5 9.3C15 7.7 16.8 6.4 15.6 4.7 14.6 3.3 12.4 4 12.3 5.6 9.9 5.3 10.3 1 14.8 1c4 0 6.2 3.3 5 6.9-1 3.1-3.7 4.5-6 6-2.4 1.6-3 4.7-2.3 9.1z"/><path d="M17.5 12.8l2.3 1.2M14.6 15.4l2 2M12.9 19l2.6 1" stroke-width="2.2"/>"#
        }
        Symbol::Blank => r#"<circle cx="12" cy="12" r="7.5" stroke-width="1.6" stroke-dasharray="3.2 3"/>"#,
    }
}

const MARKS: [(&str, &str); 26] = [
    // A head under lightning.
    (
        "stress",
        r#"<path d="M7 22v-3.5C4.3 17 3 14.8 3 12c0-4.3 3.4-7.5 8-7.5M15 22v-2.5h2.5c1.2 0 1.9-.7 1.9-1.9v-2.2L22 14.5l-2-4"/><path fill="currentColor" stroke="none" d="M17 1l-6.5 8.2h3.8L11.8 15 19 6.8h-4z"/>"#,
    ),
    // A drop.
    (
        "wounds",
        r#"<path fill="currentColor" stroke="none" d="M12 1.5c3 5 7 8.6 7 13.4a7 7 0 0 1-14 0C5 10.1 9 6.5 12 1.5z"/>"#,
    ),
    (
        "health",
        r#"<path d="M12 21C5.5 16 2.5 12.5 2.5 8.6 2.5 5.5 4.7 3.5 7.3 3.5c2 0 3.7 1.1 4.7 3 1-1.9 2.7-3 4.7-3 2.6 0 4.8 2 4.8 5.1C21.5 12.5 18.5 16 12 21z"/>"#,
    ),
    // A candle in a head.
    (
        "sanity",
        r#"<path d="M8 22v-3.5C5 17 3.5 14.5 3.5 11.3 3.5 6.6 7 3.3 11.5 3.3c4.8 0 8 3.5 8 7.5l2 4-2.3.8v2.2c0 1.2-.8 2-2 2H15V22"/><path d="M11.5 17v-4" stroke-width="3"/><path fill="currentColor" stroke="none" d="M11.6 5.5c1.7 2 2.4 3 2.4 4.1a2.4 2.4 0 0 1-4.8 0c0-1.1.7-2.1 2.4-4.1z"/>"#,
    ),
    (
        "skull",
        r#"<path d="M8 21.5v-3C5 17.3 3 14.7 3 11.3 3 6.3 7 2.5 12 2.5s9 3.8 9 8.8c0 3.4-2 6-5 7.2v3zM10.7 21.5v-2.3M13.3 21.5v-2.3"/><circle cx="8.5" cy="11.5" r="2.2" fill="currentColor" stroke="none"/><circle cx="15.5" cy="11.5" r="2.2" fill="currentColor" stroke="none"/><path d="M12 14.5v1.5"/>"#,
    ),
    // A step one cannot take back.
    ("threshold", r#"<path d="M2 21h7v-6h6V9h7"/><path d="M12 2.5v4M9.8 4.7L12 7l2.2-2.3"/>"#),
    (
        "reroll",
        r#"<path d="M20 12a8 8 0 1 1-2.5-5.8M20.5 2v5h-5"/><circle cx="12" cy="12" r="2" fill="currentColor" stroke="none"/>"#,
    ),
    // Linked rerolls.
    (
        "linked",
        r#"<path d="M9.5 14.5l5-5M8 11l-3 3a3.5 3.5 0 0 0 5 5l3-3M16 13l3-3a3.5 3.5 0 0 0-5-5l-3 3"/>"#,
    ),
    // A running figure.
    (
        "run",
        r#"<circle cx="15.5" cy="4" r="2.2" fill="currentColor" stroke="none"/><path d="M5 10l4-3 4.5 1.5-2.5 5.5 4 3v5M11 14l-3 3.5-5 .5M13.5 8.5L16 12h4" stroke-width="2.3"/>"#,
    ),
    // Two blades.
    (
        "attack",
        r#"<path d="M3 3l12.5 12.5M21 3L8.5 15.5M3 3v3l3 0M21 3v3h-3M6 14l4 4M18 14l-4 4M8 16.5L3.5 21M16 16.5l4.5 4.5" stroke-width="2.1"/>"#,
    ),
    // A fire to sit by.
    (
        "rest",
        r#"<path d="M3 21.5l18-4.5M3 17l18 4.5" stroke-width="2.3"/><path fill="currentColor" stroke="none" d="M12.5 2c.5 3 4.5 5 4.5 9a5 5 0 0 1-10 0c0-2 1-3.4 2.2-4.6.1 1.4.6 2.3 1.5 2.8C10.3 6.5 11 4 12.5 2z"/>"#,
    ),
    (
        "investigate",
        r#"<circle cx="10" cy="10" r="6.8"/><path d="M15 15l6.5 6.5" stroke-width="2.8"/><path d="M6.8 10c1.7-2.5 4.7-2.5 6.4 0-1.7 2.5-4.7 2.5-6.4 0z" stroke-width="1.4"/>"#,
    ),
    ("trade", r#"<path d="M3 8h15M14.5 3.5L19 8l-4.5 4.5M21 16H6M9.5 11.5L5 16l4.5 4.5"/>"#),
    // The card that brings the night.
    (
        "mythos",
        r#"<path d="M6.5 2h11A1.5 1.5 0 0 1 19 3.5v17a1.5 1.5 0 0 1-1.5 1.5h-11A1.5 1.5 0 0 1 5 20.5v-17A1.5 1.5 0 0 1 6.5 2z"/><path fill="currentColor" stroke="none" d="M9 19c-.4-5 1-6.8 3.5-7.8 2-.8 2.8-1.7 2.1-2.7-.6-.8-1.7-.3-1.8.6-1.4-.3-1-2.9 1.5-2.9 2.3 0 3.3 2 2.7 4-.6 1.7-2 2.5-3.2 3.3-1.4 1-1.6 2.7-1.3 5.5z"/>"#,
    ),
    (
        "discovery",
        r#"<path d="M6.5 2h11A1.5 1.5 0 0 1 19 3.5v17a1.5 1.5 0 0 1-1.5 1.5h-11A1.5 1.5 0 0 1 5 20.5v-17A1.5 1.5 0 0 1 6.5 2z"/><circle cx="11" cy="11" r="3.2"/><path d="M13.5 13.5l3 3.5" stroke-width="2.3"/>"#,
    ),
    // An idol.
    (
        "relic",
        r#"<path d="M6 21.5h12M8 21.5l-1.5-9c0-3 1.5-4 1.5-6.5L6.5 2.5 12 4.5l5.5-2L16 6c0 2.5 1.5 3.5 1.5 6.5l-1.5 9"/><path d="M9.8 9h.1M14.1 9h.1" stroke-width="2.8"/><path d="M9.5 14h5"/>"#,
    ),
    // A cracked head.
    (
        "insanity",
        r#"<path d="M8 22v-3.5C5 17 3.5 14.5 3.5 11.3 3.5 6.6 7 3.3 11.5 3.3c4.8 0 8 3.5 8 7.5l2 4-2.3.8v2.2c0 1.2-.8 2-2 2H15V22"/><path d="M11.5 3.3l-2 4 4 2.5-3 3 2.5 3" stroke-width="2.2"/>"#,
    ),
    ("item", r#"<path d="M4 9h16v11.5H4zM9 9V6.5A3 3 0 0 1 12 3.5a3 3 0 0 1 3 3V9M4 14h16M12 13v2.5"/>"#),
    (
        "companion",
        r#"<circle cx="8.5" cy="7" r="3.5"/><circle cx="17" cy="9.5" r="2.6"/><path d="M2 21c0-5 2.5-8 6.5-8s6.5 3 6.5 8M16.5 15c3.5 0 5.5 2.2 5.5 6"/>"#,
    ),
    (
        "condition",
        r#"<path d="M12 2.5L22 20.5H2z"/><path d="M12 9v5.5" stroke-width="2.5"/><path d="M12 17.6v.1" stroke-width="2.8"/>"#,
    ),
    ("level", r#"<path d="M4 13l8-8 8 8M4 20l8-8 8 8" stroke-width="2.5"/>"#),
    // A mask.
    (
        "sneak",
        r#"<path d="M2 8.5c5-2 15-2 20 0 0 5-2 8-5.5 8-2.5 0-3.5-2-4.5-2s-2 2-4.5 2C4 16.5 2 13.5 2 8.5z"/><path fill="currentColor" stroke="none" d="M5.5 11.5c1.5-1.5 3.5-1.3 4.5.5-1.5 1.5-3.5 1.3-4.5-.5zM18.5 11.5c-1.5-1.5-3.5-1.3-4.5.5 1.5 1.5 3.5 1.3 4.5-.5z"/>"#,
    ),
    // A shield: no enemy here.
    (
        "safe",
        r#"<path d="M12 2l8 3v6.5c0 5-3.2 8.5-8 10.5-4.8-2-8-5.5-8-10.5V5z"/><path d="M8 11.8l3 3 5-5.8" stroke-width="2.3"/>"#,
    ),
    // A circle of the cult, closed.
    (
        "ritual",
        r#"<circle cx="12" cy="12" r="9.8"/><path d="M12 2.2l5.7 17.7L2.7 9h18.6L6.3 19.9z" stroke-width="1.5"/>"#,
    ),
    // The same, broken.
    (
        "disrupted",
        r#"<path d="M9.5 2.5A9.8 9.8 0 0 0 6 19.7M14 2.4a9.8 9.8 0 0 1-2 19.4"/><path d="M13.5 1l-4 7 4.5 3-4.5 4.5 3.5 3-2.5 4.5" stroke-width="2.1"/>"#,
    ),
    // Something rises.
    (
        "summoning",
        r#"<path d="M2.5 21.5h19M5 21.5c0-7 2-9 2-12.5M19 21.5c0-7-2-9-2-12.5M12 21.5V11"/><path fill="currentColor" stroke="none" d="M12 1.5l4 5.5-4 3.5L8 7z"/>"#,
    ),
];
