//! What does a Trap token look like? An icon in the shape of its colour, so that nobody needs to see the colour.

use obscurio::cards::{Trap, TrapColour};

use super::Sheet;

pub fn lay(sheet: &mut Sheet) {
    for trap in Trap::ALL {
        let drawn = format!(
            r##"{}<g fill="none" stroke="#fff3d6" stroke-width="2.2">{}</g>"##,
            shape(trap.row().colour),
            icon(trap)
        );
        sheet.symbol(&format!("trap-{trap}"), (48, 48), &drawn);
    }
}

fn shape(colour: TrapColour) -> &'static str {
    match colour {
        TrapColour::Brown => {
            r##"<path d="M5 5h38v38H5z" fill="#8a5f3c" stroke="#2a1a0e" stroke-width="2.4"/><path d="M8.5 8.5h31v31h-31z" fill="none" stroke="#e5c79a" stroke-opacity=".5"/>"##
        }
        TrapColour::Purple => {
            r##"<path d="M24 1.5L46.5 24 24 46.5 1.5 24z" fill="#6a4a9c" stroke="#1d1233" stroke-width="2.4"/><path d="M24 6l18 18-18 18L6 24z" fill="none" stroke="#d8c6f5" stroke-opacity=".5"/>"##
        }
        TrapColour::Green => {
            r##"<path d="M13 3h22l11 21-11 21H13L2 24z" fill="#3f7f52" stroke="#10271a" stroke-width="2.4"/><path d="M15 6.5h18L42 24l-9 17.5H15L6 24z" fill="none" stroke="#c4e8cf" stroke-opacity=".5"/>"##
        }
        TrapColour::None => {
            r##"<circle cx="24" cy="24" r="21.5" fill="#77706a" stroke="#211d19" stroke-width="2.4"/><circle cx="24" cy="24" r="18" fill="none" stroke="#efe6da" stroke-opacity=".5"/>"##
        }
    }
}

fn icon(trap: Trap) -> &'static str {
    match trap {
        Trap::PlusTwo => {
            r#"<path d="M13 24h9M17.5 19.5v9M27 20.5c.5-3 7-3.6 7.2.4.2 3.2-5.2 5.2-7.2 8.6h7.6" stroke-width="2.8"/>"#
        }
        Trap::TwilightCorridor => {
            r##"<circle cx="22" cy="22" r="10" fill="#e0563f" fill-opacity=".9"/><path d="M29.5 29.5L37 37M16.5 20a6 6 0 0 1 4-4" stroke-width="2.6"/>"##
        }
        Trap::MagicMist => {
            r#"<path fill="currentColor" fill-opacity=".25" d="M13 30a5.5 5.5 0 0 1 1-11 8.5 8.5 0 0 1 16-2 7 7 0 0 1 5 13z"/><circle cx="24" cy="24" r="3.6"/><path d="M12 35.5h9M26 35.5h10"/>"#
        }
        Trap::DarkNight => {
            r##"<path d="M31 29.5A11.5 11.5 0 0 1 18.5 14 11.5 11.5 0 1 0 33 29.5z" fill="#140f0c" stroke-width="1.8"/><path d="M31 14.5v4M29 16.5h4" stroke-width="1.6"/>"##
        }
        Trap::ButterflyUnion => {
            r#"<path d="M21 24c-7-9-11-7-11-1s4 9 11 4zM21 24c3-8 7-8 8.5-3S26 29 21 27z"/><path d="M27 25c7-9 11-7 11-1s-4 9-11 4z"/><path d="M27 25c-3-8-7-8-8.5-3" stroke-opacity=".7"/>"#
        }
        Trap::BottomButterfly => {
            r#"<path d="M24 19c-5-8-12-9-12-4s6 8 12 6c6 2 12-1 12-6s-7-4-12 4zM24 17v11M12 35.5h24" /><path d="M12 35.5h24" stroke-width="3.2"/>"#
        }
        Trap::BlackMagic => {
            r#"<path d="M15 35v-9l-2.5-7M19.5 25v-11M24 25V12M28.5 25V14M33 26v-8M15 26c4-2.5 14-2.5 18 0v4c0 3-2 5-5 6" />"#
        }
        Trap::Espionage => {
            r#"<path d="M11 24c6-9 20-9 26 0-6 9-20 9-26 0z"/><path fill="currentColor" d="M24 20.5a2.4 2.4 0 0 1 1.4 4.4l1 4h-4.8l1-4a2.4 2.4 0 0 1 1.4-4.4z"/>"#
        }
        Trap::HiddenDoor => {
            r#"<path d="M14.5 36.5V21a9.5 9.5 0 0 1 19 0v15.5z"/><path d="M21 21c.4-4 6.2-3.8 6 .3-.1 2.5-3 2.7-3 5.7M24 31v.3" stroke-width="2.6"/>"#
        }
        Trap::EvanescentRoom => {
            r#"<path d="M16 11.5h16M17.5 11.5c0 7 6 8.5 6.5 12.5.5-4 6.5-5.5 6.5-12.5M24 24c-1 4-6.5 5-7 11M24 24c1 4 5 5.5 6.5 9"/><path d="M15 37c2-1.8 4-.4 6 0s4-1.8 6.5-.5 4 .2 5.5-.8" stroke-width="2"/>"#
        }
        Trap::GreatRoom => {
            r#"<path d="M11.5 36V19.5L24 11l12.5 8.5V36zM16.5 36v-9M21.5 36v-9M26.5 36v-9M31.5 36v-9M14 23.5h20"/>"#
        }
        Trap::DangerousRoom => {
            r#"<path d="M11 15.5h26v20H11z"/><path d="M22 15.5l3.5 6-5 4 4 4-2.5 6M25.5 21.5l6 1.5M20.5 25.5l-5 3" stroke-width="1.9"/>"#
        }
        Trap::LockedDoors => {
            r#"<path d="M14.5 23h19v12.5h-19zM18 23v-4.5a6 6 0 0 1 12 0V23"/><path d="M24 27.5v4" stroke-width="3"/>"#
        }
        Trap::NoEffect => r#"<circle cx="24" cy="24" r="7.5" stroke-dasharray="3.5 4"/>"#,
    }
}
