//! What do the larger things of the hall look like: cards of loyalty, shut doors, rooms, lights, the dark?

use super::Sheet;

pub fn lay(sheet: &mut Sheet) {
    for (id, size, inside) in [
        ("loyal", (100, 140), card(LOYAL)),
        ("traitor", (100, 140), card(TRAITOR)),
        ("loyalty-back", (100, 140), BACK.to_owned()),
        ("butterfly", (64, 64), BUTTERFLY.to_owned()),
        ("door-shut", (204, 204), DOOR.to_owned()),
        ("picture-back", (204, 204), PICTURE_BACK.to_owned()),
        ("room", (40, 52), room(false)),
        ("room-crossed", (40, 52), room(true)),
        ("watcher", (40, 52), format!("{}{EYE}", room(false))),
        ("light", (24, 32), LIGHT.to_owned()),
        ("dark", (24, 32), DARK.to_owned()),
        ("gone", (24, 32), GONE.to_owned()),
        ("monster", (64, 32), MONSTER.to_owned()),
        ("lids", (240, 80), LIDS.to_owned()),
        ("open-eyes", (240, 80), OPEN_EYES.to_owned()),
        ("book-turned", (400, 240), BOOK.to_owned()),
        ("sand", (48, 64), SAND.to_owned()),
    ] {
        sheet.symbol(id, size, &inside);
    }
}

fn card(picture: &str) -> String {
    format!(
        r##"<path d="M4 4h92v132H4z" fill="#f3e7cf" stroke="#5a4327" stroke-width="3"/><path d="M10 10h80v120H10z" fill="none" stroke="#b79b6a" stroke-width="1.5"/>{picture}"##
    )
}

/// An open book with a lit candle.
const LOYAL: &str = r##"<circle cx="50" cy="46" r="30" fill="#ffe7a6" opacity=".75"/><circle cx="50" cy="44" r="17" fill="#fff3c8"/><path d="M44 62h12v26H44z" fill="#fffaf0" stroke="#3a2a1a" stroke-width="2"/><path d="M50 62v-6" stroke="#3a2a1a" stroke-width="2"/><path d="M50 32c1 7 7.5 9.5 7.5 16.5a7.5 7.5 0 0 1-15 0C42.5 41.5 49 39 50 32z" fill="#f0a63a" stroke="#8a4a12" stroke-width="1.6"/><path d="M50 112c-9-7-20-9-32-7.5V84c12-1.5 23 .5 32 7.5 9-7 20-9 32-7.5v20.5c-12-1.5-23 .5-32 7.5z" fill="#fffaf0" stroke="#3a2a1a" stroke-width="2.4"/><path d="M50 91.5V112M24 91c7 0 13 1 19 4M24 98c7 0 13 1 19 4M76 91c-7 0-13 1-19 4M76 98c-7 0-13 1-19 4" fill="none" stroke="#3a2a1a" stroke-width="1.4"/>"##;

/// The same book, its candle blown out, and a snake between the pages.
const TRAITOR: &str = r##"<path d="M10 10h80v120H10z" fill="#2a1622"/><path d="M44 62h12v26H44z" fill="#cbb9a0" stroke="#120910" stroke-width="2"/><path d="M50 62v-6" stroke="#120910" stroke-width="2"/><path d="M50 54c-7-6 6-10 0-17M55 47c-4-4 4-7 0-11" fill="none" stroke="#b9a6b4" stroke-width="2"/><path d="M50 112c-9-7-20-9-32-7.5V84c12-1.5 23 .5 32 7.5 9-7 20-9 32-7.5v20.5c-12-1.5-23 .5-32 7.5z" fill="#e3d3bd" stroke="#120910" stroke-width="2.4"/><path d="M50 91.5V112" stroke="#120910" stroke-width="1.6"/><path d="M30 108c10 10 26-4 18-14s-16-6-14-15 22-12 32-3" fill="none" stroke="#120910" stroke-width="9"/><path d="M30 108c10 10 26-4 18-14s-16-6-14-15 22-12 32-3" fill="none" stroke="#6fae54" stroke-width="6"/><path d="M62 73c3-5 12-4 13 1s-6 8-11 5z" fill="#6fae54" stroke="#120910" stroke-width="2"/><circle cx="70" cy="74" r="1.5" fill="#120910"/><path d="M75 76l6 1M79 74l3-2M79 77l3 3" stroke="#d6403a" stroke-width="1.5"/>"##;

const BACK: &str = r##"<path d="M4 4h92v132H4z" fill="#3d1f24" stroke="#1a0d10" stroke-width="3"/><path d="M11 11h78v118H11z" fill="none" stroke="#c9a24b" stroke-width="1.5"/><path d="M50 32l24 38-24 38-24-38z" fill="none" stroke="#c9a24b" stroke-width="2"/><path d="M31 70c10-13 28-13 38 0-10 13-28 13-38 0z" fill="#24110f" stroke="#c9a24b" stroke-width="2"/><circle cx="50" cy="70" r="6.5" fill="#c9a24b"/><path d="M18 18l10 10M82 18L72 28M18 122l10-10M82 122l-10-10" stroke="#c9a24b" stroke-width="1.5"/>"##;

/// Pale rim, dark line: it must be seen on every picture, in grey as well.
const BUTTERFLY: &str = r##"<g fill="none" stroke="#fffbe8" stroke-width="8" stroke-opacity=".92"><path d="M32 26C24 8 5 6 5 18s13 19 27 14c14 5 27-2 27-14S40 8 32 26zM32 32c-13 1-22 8-20 17s16 6 20-10c4 16 18 19 20 10s-7-16-20-17z"/><path d="M32 6v0"/></g><path d="M32 26C24 8 5 6 5 18s13 19 27 14z" fill="#3aa0d8" stroke="#0d1a2c" stroke-width="2.4"/><path d="M32 26C40 8 59 6 59 18s-13 19-27 14z" fill="#3aa0d8" stroke="#0d1a2c" stroke-width="2.4"/><path d="M32 32c-13 1-22 8-20 17s16 6 20-10z" fill="#f2b134" stroke="#0d1a2c" stroke-width="2.4"/><path d="M32 32c13 1 22 8 20 17s-16 6-20-10z" fill="#f2b134" stroke="#0d1a2c" stroke-width="2.4"/><path d="M12 17c4-2 10 1 13 6M52 17c-4-2-10 1-13 6" fill="none" stroke="#e8f7ff" stroke-width="2.6"/><circle cx="19" cy="46" r="3" fill="#0d1a2c"/><circle cx="45" cy="46" r="3" fill="#0d1a2c"/><path d="M32 22v22" stroke="#0d1a2c" stroke-width="5"/><path d="M32 22C30 15 31 10 32 6M32 22c2-7 1-12 0-16" fill="none" stroke="#0d1a2c" stroke-width="2"/>"##;

/// Planks, iron and a keyhole in a round frame, as large as a picture.
const DOOR: &str = r##"<circle cx="102" cy="102" r="98" fill="#3c2617" stroke="#120b06" stroke-width="6"/><path d="M44 22v160M73 9v186M102 4v196M131 9v186M160 22v160" stroke="#24150b" stroke-width="3"/><path d="M12 66h180M12 138h180" stroke="#14100d" stroke-width="13"/><path d="M12 66h180M12 138h180" stroke="#51473c" stroke-width="8"/><g fill="#8d7f6c"><circle cx="44" cy="66" r="3.5"/><circle cx="102" cy="66" r="3.5"/><circle cx="160" cy="66" r="3.5"/><circle cx="44" cy="138" r="3.5"/><circle cx="102" cy="138" r="3.5"/><circle cx="160" cy="138" r="3.5"/></g><circle cx="102" cy="102" r="22" fill="#51473c" stroke="#14100d" stroke-width="4"/><path d="M102 92a7 7 0 0 1 4 12.7l3 11.3h-14l3-11.3a7 7 0 0 1 4-12.7z" fill="#0b0806"/>"##;

const PICTURE_BACK: &str = r##"<circle cx="102" cy="102" r="98" fill="#2b1c3a" stroke="#100a18" stroke-width="6"/><circle cx="102" cy="102" r="86" fill="none" stroke="#c9a24b" stroke-width="2"/><path d="M102 30l20 52 52 20-52 20-20 52-20-52-52-20 52-20z" fill="none" stroke="#c9a24b" stroke-width="2.5"/><path d="M64 102c16-22 60-22 76 0-16 22-60 22-76 0z" fill="#140c1e" stroke="#c9a24b" stroke-width="3"/><circle cx="102" cy="102" r="11" fill="#c9a24b"/><circle cx="102" cy="102" r="4.5" fill="#140c1e"/>"##;

/// A pointed window, lit from behind once it is crossed.
fn room(crossed: bool) -> String {
    let (glass, lead) = if crossed { ("#f4c65c", "#7a4a12") } else { ("#221b2e", "#4d4360") };
    format!(
        r##"<path d="M4 50V24C4 12 12 5 20 2c8 3 16 10 16 22v26z" fill="{glass}" stroke="#8d7f6c" stroke-width="3"/><path d="M20 4v46M5 34h30M5 22l15 12 15-12" fill="none" stroke="{lead}" stroke-width="1.8"/>"##
    )
}

const EYE: &str = r##"<path d="M5 28c8-11 22-11 30 0-8 11-22 11-30 0z" fill="#f3e7cf" stroke="#1a0d10" stroke-width="2.4"/><circle cx="20" cy="28" r="6.5" fill="#a8321f" stroke="#1a0d10" stroke-width="1.6"/><path d="M20 22.5c2.5 3.5 2.5 7.5 0 11-2.5-3.5-2.5-7.5 0-11z" fill="#1a0d10"/>"##;

const LIGHT: &str = r##"<circle cx="12" cy="12" r="11.5" fill="#ffc95a" opacity=".3"/><path d="M12 3c1 5 6 7 6 12a6 6 0 0 1-12 0c0-5 5-7 6-12z" fill="#ffb53a" stroke="#8a4a12" stroke-width="1.3"/><path d="M12 10c.5 2.5 3 3.5 3 6a3 3 0 0 1-6 0c0-2.5 2.5-3.5 3-6z" fill="#fff3c8"/><path d="M8 21h8v9H8z" fill="#f3e7cf" stroke="#5a4327" stroke-width="1.2"/>"##;

const DARK: &str = r##"<path d="M12 8c.7 3.5 4 5 4 8.5a4 4 0 0 1-8 0c0-3.5 3.3-5 4-8.5z" fill="#7d5fd0" stroke="#241548" stroke-width="1.3"/><path d="M12 12c.3 1.7 1.8 2.3 1.8 4a1.8 1.8 0 0 1-3.6 0c0-1.7 1.5-2.3 1.8-4z" fill="#e2d6ff"/><path d="M8 21h8v9H8z" fill="#6b6075" stroke="#1d1626" stroke-width="1.2"/>"##;

const GONE: &str = r##"<path d="M12 19c-3-3 3-5 0-9M14.5 15c-1.5-1.5 1.5-3 0-5" fill="none" stroke="#8d8174" stroke-width="1.4"/><path d="M8.5 24h7v6h-7z" fill="none" stroke="#8d8174" stroke-width="1.5"/>"##;

/// Something with many teeth that waits in the dark.
const MONSTER: &str = r##"<path d="M0 32C4 16 16 6 32 6s28 10 32 26z" fill="#170f20"/><path d="M16 18c2-5 9-5 11 0-2 4-9 4-11 0zM37 18c2-5 9-5 11 0-2 4-9 4-11 0z" fill="#e0563f"/><path d="M21.5 15.5v5M42.5 15.5v5" stroke="#170f20" stroke-width="2.2"/><path d="M10 27l4 5 4-5 4 5 4-5 4 5 4-5 4 5 4-5 4 5 4-5 4 5" fill="none" stroke="#e9e0ef" stroke-width="1.8"/>"##;

const LIDS: &str = r##"<g fill="none" stroke="currentColor" stroke-width="4"><path d="M14 28c20 26 62 26 84 0M142 28c20 26 62 26 84 0"/><path d="M22 37l-9 12M38 45l-5 14M56 48v15M74 45l5 14M90 37l9 12M150 37l-9 12M166 45l-5 14M184 48v15M202 45l5 14M218 37l9 12" stroke-width="3"/></g>"##;

const OPEN_EYES: &str = r##"<g fill="none" stroke="currentColor" stroke-width="4"><path d="M14 42c20-28 62-28 84 0-22 24-64 24-84 0zM142 42c20-28 62-28 84 0-22 24-64 24-84 0z"/></g><g fill="currentColor"><circle cx="56" cy="41" r="12"/><circle cx="184" cy="41" r="12"/></g>"##;

/// The Book as those see it whom it is turned away from.
const BOOK: &str = r##"<path d="M200 38c-40-18-92-22-152-16-10 1-18 8-18 18v150c0 10 8 17 18 16 60-6 112-2 152 16 40-18 92-22 152-16 10 1 18-6 18-16V40c0-10-8-17-18-18-60-6-112-2-152 16z" fill="#54291c" stroke="#1d0d08" stroke-width="6"/><path d="M46 38c56-5 104-2 142 14v156c-38-16-86-19-142-14zM354 38c-56-5-104-2-142 14v156c38-16 86-19 142-14z" fill="none" stroke="#c9a24b" stroke-width="2.5"/><path d="M200 38v184" stroke="#1d0d08" stroke-width="10"/><path d="M116 74l40 46-40 46-40-46z" fill="none" stroke="#c9a24b" stroke-width="3"/><path d="M116 100c-14-22-32-18-30 0s18 24 30 14c12 10 28 4 30-14s-16-22-30 0zM116 116c-14 2-20 12-16 20s13 4 16-8c3 12 12 16 16 8s-2-18-16-20zM284 74l40 46-40 46-40-46z" fill="none" stroke="#c9a24b" stroke-width="2.5"/><path d="M252 120c14-18 50-18 64 0-14 18-50 18-64 0z" fill="#24110f" stroke="#c9a24b" stroke-width="2.5"/><circle cx="284" cy="120" r="9" fill="#c9a24b"/>"##;

const SAND: &str = r##"<path d="M8 4h32M8 60h32" stroke="#b98f45" stroke-width="6"/><path d="M12 7c0 14 10 18 10 25S12 43 12 57h24c0-14-10-18-10-25S36 21 36 7z" fill="#dfeaf0" fill-opacity=".2" stroke="#e9dcc0" stroke-width="2.5"/><path d="M16 14h16c-1 7-6 10-8 15-2-5-7-8-8-15z" fill="#e9c76f"/><path d="M15 56c1-7 6-9 9-12 3 3 8 5 9 12z" fill="#e9c76f"/><path d="M24 29v15" stroke="#e9c76f" stroke-width="1.6"/>"##;
