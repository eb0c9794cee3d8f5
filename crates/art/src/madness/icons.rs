//! What does each mark of the table look like? Line drawings on 24 × 24, in the current colour.

use super::Sheet;

pub fn lay(sheet: &mut Sheet) {
    for (id, inside) in ICONS {
        let drawn = format!(r#"<g fill="none" stroke="currentColor" stroke-width="1.8">{inside}</g>"#);
        sheet.symbol(id, (24, 24), &drawn);
    }
}

const ICONS: [(&str, &str); 14] = [
    // Three cards standing on a shared shelf.
    (
        "support",
        r#"<path d="M3.5 6.5h4.5v9.5H3.5zM9.75 3.5h4.5V16h-4.5zM16 6.5h4.5v9.5H16z"/><path d="M2 19.5h20" stroke-width="2.4"/><path d="M5 19.8V22M19 19.8V22"/>"#,
    ),
    // A candle that has burnt out.
    (
        "exhausted",
        r#"<path d="M8.5 13h7v7.5h-7zM5.5 20.5h13M12 13v-2.5"/><path d="M12 8c-2-1.6 2-2.8 0-4.6M15.2 7.2c-1-.9 1-1.6.1-2.8" stroke-width="1.4"/>"#,
    ),
    // A card turned face-down, and a seal across it.
    (
        "neutralized",
        r#"<path d="M6.5 2.5h11A1.5 1.5 0 0 1 19 4v16a1.5 1.5 0 0 1-1.5 1.5h-11A1.5 1.5 0 0 1 5 20V4a1.5 1.5 0 0 1 1.5-1.5z"/><path d="M8.5 8.5l7 7M15.5 8.5l-7 7" stroke-width="2.4"/>"#,
    ),
    (
        "shuffle",
        r#"<path d="M2.5 7h3.2c5 0 6 10 11 10h4.3M2.5 17h3.2c2 0 3.3-1.6 4.4-3.5M12.6 10c1.1-1.8 2.3-3 4.1-3h4.3M18 4l3.2 3L18 10M18 14l3.2 3-3.2 3"/>"#,
    ),
    // A drop of calm closing the eye.
    (
        "heal",
        r#"<path d="M12 2.2v5.6M9.2 5h5.6" stroke-width="2.4"/><path d="M2.5 13c4.8 5.6 14.2 5.6 19 0M6 15.8L4.5 18.5M10.2 17.3l-.6 3.2M13.8 17.3l.6 3.2M18 15.8l1.5 2.7"/>"#,
    ),
    // A card torn by fire.
    (
        "destroy",
        r#"<path d="M5 21.5V4A1.5 1.5 0 0 1 6.5 2.5h11A1.5 1.5 0 0 1 19 4v8"/><path fill="currentColor" stroke="none" d="M14.6 9.5c.3 2.3 4.9 4 4.9 8 0 2.6-2.1 4.5-4.7 4.5s-4.6-1.9-4.6-4.4c0-1.8.9-3 1.9-4 .1 1 .4 1.7 1 2.1-.2-2.3 0-4.5 1.5-6.2z"/><path d="M5 21.5h3.2"/>"#,
    ),
    // A page that goes into the mind.
    (
        "learn",
        r#"<path d="M12 20.5c-2.4-1.6-5.4-2-9-1.7V9.3c3.6-.3 6.6.1 9 1.7 2.4-1.6 5.4-2 9-1.7v9.5c-3.6-.3-6.6.1-9 1.7zM12 11v9.5"/><path fill="currentColor" stroke="none" d="M12 1l1.2 2.9 3 .9-3 1-1.2 2.9-1.2-2.9-3-1 3-.9z"/>"#,
    ),
    // A card leaving the deck.
    (
        "draw",
        r#"<path d="M4 10.5v9A1.5 1.5 0 0 0 5.5 21h13a1.5 1.5 0 0 0 1.5-1.5v-9M7.5 15V4.5A1.5 1.5 0 0 1 9 3h6a1.5 1.5 0 0 1 1.5 1.5V15"/><path d="M12 13V6.5M9.5 8.8L12 6.3l2.5 2.5"/>"#,
    ),
    // Two eyes and two horns over an opening book.
    (
        "arrive",
        r#"<path d="M2.5 21L5 16h14l2.5 5zM12 16v5"/><path d="M6.5 13.5C3.5 10 3.3 5.5 4.5 2c1.2 2.5 2.8 3.7 5 4.3h5c2.2-.6 3.8-1.8 5-4.3 1.2 3.5 1 8-2 11.5"/><path fill="currentColor" stroke="none" d="M11 12.2c-2.2.2-3.8-.9-4.3-3.4zM13 12.2c2.2.2 3.8-.9 4.3-3.4z"/>"#,
    ),
    // The laurel.
    (
        "bonus",
        r#"<path d="M7 21.5c-4-3-5.5-9-3.5-15.5M17 21.5c4-3 5.5-9 3.5-15.5" stroke-width="1.5"/><path fill="currentColor" stroke="none" d="M12 6l1.7 3.6 3.9.5-2.9 2.7.8 3.9-3.5-1.9-3.5 1.9.8-3.9-2.9-2.7 3.9-.5z"/><path d="M3.4 9.5L1.6 8M3.3 13.5l-2-.8M4.8 17.5l-2.2.2M20.6 9.5L22.4 8M20.7 13.5l2-.8M19.2 17.5l2.2.2" stroke-width="1.6"/>"#,
    ),
    // The star in pieces.
    (
        "failure",
        r#"<path d="M10.8 2.5L8.2 8.2 2 9l4.6 4.2-1.2 6.3L10 17l1.5-4.2-2-2.3z"/><path d="M14.5 4.7l1.6 3.5 6 .8-4.5 4.2 1.2 6.3-4.6-2.5 1.3-3.8-2-2.5z"/>"#,
    ),
    // A head that opens, with a turn in it that does not end.
    (
        "mad",
        r#"<path d="M8 21.5v-3.3c-3-1.5-4.5-4-4.5-7.2C3.5 6.3 7 3 11.5 3c4.8 0 8 3.5 8 7.5l2 4-2.3.8v2.2c0 1.2-.8 2-2 2H15v2"/><path d="M11.6 11.3c.9-.7 2.1.3 1.5 1.5-.8 1.6-3.6 1.2-4.1-1-.6-2.7 1.9-5 4.7-4.3 2 .5 3.2 2 3.3 3.8" stroke-width="1.6"/>"#,
    ),
    // Rings round a touch.
    (
        "ping",
        r#"<circle cx="12" cy="12" r="2.6" fill="currentColor" stroke="none"/><path d="M7.6 7.6a6.2 6.2 0 0 0 0 8.8M16.4 7.6a6.2 6.2 0 0 1 0 8.8M4.6 4.6a10.5 10.5 0 0 0 0 14.8M19.4 4.6a10.5 10.5 0 0 1 0 14.8"/>"#,
    ),
    // A glass ball with an eye in it.
    (
        "forecast",
        r#"<circle cx="12" cy="10" r="7.8"/><path d="M7.8 10c2.3-3.2 6.1-3.2 8.4 0-2.3 3.2-6.1 3.2-8.4 0z" stroke-width="1.5"/><circle cx="12" cy="10" r="1.1" fill="currentColor" stroke="none"/><path d="M7.5 16.5L5.5 21.5h13l-2-5"/>"#,
    ),
];
