//! What does each mark of the hall look like? Line drawings on 24 × 24, in the current colour.

use super::Sheet;

pub fn lay(sheet: &mut Sheet) {
    for (id, inside) in MARKS {
        let drawn = format!(r#"<g fill="none" stroke="currentColor" stroke-width="1.9">{inside}</g>"#);
        sheet.symbol(id, (24, 24), &drawn);
    }
}

const MARKS: [(&str, &str); 13] = [
    // A door that stands open, and the light behind it.
    (
        "exit",
        r#"<path d="M5 21.5V7a5 5 0 0 1 10 0v14.5M2.5 21.5h19"/><path fill="currentColor" stroke="none" d="M8 21.5V6.5l6 3v15z"/><path d="M18 8l2.5-1.5M18.5 12H22M18 16l2.5 1.5"/>"#,
    ),
    // A snake.
    (
        "decoy",
        r#"<path d="M20 19.5c-2.5 3-7 2-7-1s4-4.5 4-8-3-5.5-6.5-5.5S5 7 5 9.5c0 2 1.5 3 3 3"/><circle cx="6.7" cy="8.2" r="1" fill="currentColor" stroke="none"/><path d="M8 12.5l-3 1.5M8 12.5L6.5 15.5" stroke-width="1.3"/>"#,
    ),
    ("loupe", r#"<circle cx="10" cy="10" r="6.5"/><path d="M15 15l6.5 6.5M10 7v6M7 10h6"/>"#),
    (
        "point",
        r#"<path d="M9.5 12V4a1.7 1.7 0 0 1 3.4 0v6.5l5.3 1.2a2.4 2.4 0 0 1 1.8 2.6l-.7 5.2a2.3 2.3 0 0 1-2.3 2h-5.5a3 3 0 0 1-2.3-1.1L4 14.7a1.6 1.6 0 0 1 2.3-2.2L9.5 15z"/>"#,
    ),
    (
        "like",
        r#"<path d="M7 10.5v10.5M3 10.5h4l4-7.5c2.2 0 3 1.7 2.5 3.7l-.7 3.3h6.4a1.8 1.8 0 0 1 1.8 2.2l-1.4 6.9a2.4 2.4 0 0 1-2.4 1.9H7"/>"#,
    ),
    (
        "doubt",
        r#"<path d="M8 8.5c.3-5.5 8.6-5.2 8.3.3-.2 3.6-4.3 3.7-4.3 7.2" stroke-width="2.6"/><circle cx="12" cy="20.5" r="1.5" fill="currentColor" stroke="none"/>"#,
    ),
    ("reject", r#"<circle cx="12" cy="12" r="9.5"/><path d="M5.5 18.5l13-13" stroke-width="2.6"/>"#),
    // A wax seal.
    (
        "sure",
        r#"<path fill="currentColor" stroke="none" fill-rule="evenodd" d="M12 1.5c2-.8 3.2.9 4.8 1.5s3.7.6 3.7 3.1S22 9.6 22 11.7s-1.5 3-1.5 5.5-2.1 2.5-3.7 3.1S14 22.5 12 21.7s-3.2-.8-4.8-1.4-3.7-.6-3.7-3.1S2 13.8 2 11.7s1.5-3 1.5-5.5S5.6 3.6 7.2 3 10 .7 12 1.5zM7 12.3l3.6 3.6 6.6-7-1.7-1.5-4.9 5.3-2-2z"/>"#,
    ),
    ("ready", r#"<path d="M4 12.8l5 5.2L20 6.5" stroke-width="2.8"/>"#),
    ("bottom", r#"<circle cx="12" cy="9" r="7"/><path d="M4 21.5h16" stroke-width="2.6"/>"#),
    (
        "hush",
        r#"<path d="M3 9.5C6 5.5 18 5.5 21 9.5c-1 6-5 9-9 9s-8-3-9-9z"/><path d="M12 3v9.5M10.5 2.5h3" stroke-width="2.4"/><path d="M8.5 11c2 1.5 5 1.5 7 0"/>"#,
    ),
    (
        "speak",
        r#"<path d="M4.5 4h15A1.5 1.5 0 0 1 21 5.5v9a1.5 1.5 0 0 1-1.5 1.5H12l-5 5v-5H4.5A1.5 1.5 0 0 1 3 14.5v-9A1.5 1.5 0 0 1 4.5 4z"/><path d="M8 10h.1M12 10h.1M16 10h.1" stroke-width="2.8"/>"#,
    ),
    (
        "wings",
        r#"<path d="M12 10c-3-6.5-9.5-7-9.5-3S6 13.5 12 12c6 1.5 9.5-1 9.5-5S15 3.5 12 10zM12 12c-4 .5-7 2.5-6.5 5.5s5 2 6.5-3c1.5 5 6 6 6.5 3S16 12.5 12 12zM12 9v8M12 9l-2-4.5M12 9l2-4.5"/>"#,
    ),
];
