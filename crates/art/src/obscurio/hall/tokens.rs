//! What does a Character's token look like? A glass bead in their colour, with a symbol for those who do not see it.

use obscurio::cards::{Character, Symbol};

use super::Sheet;

pub fn lay(sheet: &mut Sheet) {
    for character in Character::ALL {
        let row = character.row();
        let (ink, paper) = if is_pale(row.hex) { ("#2a2018", "#fffdf4") } else { ("#fff8e6", "#fff8e6") };
        let drawn = format!(
            r##"<circle cx="24" cy="24" r="22" fill="#{hex:06x}" stroke="#17100b" stroke-width="2.4"/><path d="M8.5 17c4-8 15-13 25-8.5-9-.5-18 2.5-25 8.5z" fill="{paper}" opacity=".34"/><circle cx="24" cy="24" r="18.2" fill="none" stroke="{paper}" stroke-opacity=".5" stroke-width="1.2"/><g fill="{ink}" stroke="{ink}" stroke-width="1.6">{symbol}</g>"##,
            hex = row.hex,
            symbol = symbol(row.symbol),
        );
        sheet.symbol(&format!("token-{character}"), (48, 48), &drawn);
    }
}

/// Light colours carry a dark symbol.
fn is_pale(hex: u32) -> bool {
    let part = |shift: u32| (hex >> shift & 0xff) as f64;
    0.299 * part(16) + 0.587 * part(8) + 0.114 * part(0) > 150.0
}

fn symbol(symbol: Symbol) -> &'static str {
    match symbol {
        Symbol::Drop => r#"<path d="M24 11c1 6 8 9.5 8 16.5a8 8 0 0 1-16 0C16 20.5 23 17 24 11z"/>"#,
        Symbol::Leaf => {
            r##"<path d="M13 33c0-13 7-20 22-21 0 14-6 21-18 20.5"/><path d="M12 36c4-8 9-13 16-17" fill="none" stroke="#17100b" stroke-opacity=".6"/>"##
        }
        Symbol::Flame => {
            r#"<path d="M25 10c1 6 9 9 9 17.5a10 10 0 0 1-20 0c0-4 2-7 4.5-9 0 3 1 4.5 3 5.5-1-5.5.5-10.5 3.5-14z"/>"#
        }
        Symbol::Sun => {
            r#"<circle cx="24" cy="24" r="6.5"/><path d="M24 10.5v4M24 33.5v4M10.5 24h4M33.5 24h4M14.5 14.5l2.8 2.8M30.7 30.7l2.8 2.8M14.5 33.5l2.8-2.8M30.7 17.3l2.8-2.8" fill="none" stroke-width="2.6"/>"#
        }
        Symbol::Star => {
            r#"<path d="M24 10l4 9 9.8 1-7.3 6.6 2.1 9.7L24 31.3l-8.6 5 2.1-9.7L10.2 20l9.8-1z"/>"#
        }
        Symbol::Cog => {
            r##"<path fill-rule="evenodd" d="M21.5 10h5l.8 3.6 3 1.3 3.2-2 3.5 3.6-2 3.1 1.3 3 3.7.9v5l-3.7.8-1.3 3 2 3.2-3.5 3.5-3.2-2-3 1.3-.8 3.7h-5l-.8-3.7-3-1.3-3.2 2-3.5-3.5 2-3.2-1.3-3-3.7-.8v-5l3.7-.9 1.3-3-2-3.1 3.5-3.6 3.2 2 3-1.3zM24 19.5a6 6 0 1 0 0 12 6 6 0 0 0 0-12z" transform="translate(2.4 2.2) scale(.9)" stroke="none"/>"##
        }
        Symbol::SnowCrystal => {
            r#"<path d="M24 10v28M11.9 17l24.2 14M36.1 17L11.9 31M20 12.5l4 4 4-4M20 35.5l4-4 4 4M12 22.5l5.3-1.4-1.4-5.4M36 25.5l-5.3 1.4 1.4 5.4M32.1 15.7l-1.4 5.4 5.3 1.4M15.9 32.3l1.4-5.4-5.3-1.4" fill="none" stroke-width="2.2"/>"#
        }
    }
}
