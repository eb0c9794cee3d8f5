//! What does each element look like? Its inks for text, its glyph, and the palette of its pictures.

use crate::pen::Hue;

/// Colours of one element in the interface.
pub struct ElementInk {
    /// `fire`, `earth`, … as in the glyph ids `el-fire`, `el-earth`, …
    pub id: &'static str,
    /// For words and glyphs on parchment and on the light theme.
    pub dark: &'static str,
    /// For words and glyphs on the dark theme.
    pub light: &'static str,
    /// A flat ground of the element's hue.
    pub tint: &'static str,
}

const fn ink(id: &'static str, dark: &'static str, light: &'static str, tint: &'static str) -> ElementInk {
    ElementInk { id, dark, light, tint }
}

/// The ten elements, Light Edition first, in listing order.
pub const ELEMENT_INKS: [ElementInk; 10] = [
    ink("fire", "#a3301a", "#f58a5c", "#e9a06e"),
    ink("earth", "#6d4a1b", "#d3a868", "#cfae78"),
    ink("wind", "#1d6554", "#86d0b8", "#a8d0bf"),
    ink("water", "#1b528c", "#7fbaec", "#92bede"),
    ink("light", "#7a5705", "#f6d36c", "#f0d684"),
    ink("ice", "#35617c", "#c6e8f4", "#c6e0e8"),
    ink("lightning", "#5a35a6", "#c3a9f8", "#bda9e4"),
    ink("wood", "#3a6220", "#a9cf6d", "#adc885"),
    ink("metal", "#4a525b", "#bcc6ce", "#b9c1c6"),
    ink("shadow", "#512f66", "#bd9bd2", "#a891b6"),
];

/// The elements of The Big Book of Madness in printed order, and Madness itself.
pub const MADNESS_INKS: [ElementInk; 5] = [
    ink("water", "#1b528c", "#7fbaec", "#92bede"),
    ink("earth", "#6d4a1b", "#d3a868", "#cfae78"),
    ink("fire", "#a3301a", "#f58a5c", "#e9a06e"),
    ink("air", "#1d6554", "#86d0b8", "#a8d0bf"),
    ink("madness", "#6b2459", "#dc9ac8", "#c79abf"),
];

const fn hue(name: &'static str, inks: [&'static str; 6]) -> Hue {
    let [ink, deep, mid, tint, glow, spark] = inks;
    Hue { name, ink, deep, mid, tint, glow, spark }
}

/// Picture palettes in the order of `ELEMENT_INKS`.
pub const HUES: [Hue; 10] = [
    hue("fire", ["#2a0c08", "#74200f", "#cb4f26", "#f29a3e", "#ffe3a1", "#fff6dc"]),
    hue("earth", ["#21160b", "#55391a", "#93693a", "#cda566", "#f2dfb2", "#b4542c"]),
    hue("wind", ["#0c2420", "#24564c", "#56998a", "#a6d3c1", "#eef7e8", "#f3e7cf"]),
    hue("water", ["#081a30", "#163f6d", "#3579b0", "#88bddd", "#e8f4f6", "#f4e3ae"]),
    hue("light", ["#33240a", "#86600f", "#d49f26", "#f3d372", "#fff7d9", "#fffdf4"]),
    hue("ice", ["#12263c", "#3b6488", "#7db0cd", "#c3e1eb", "#f7fdfd", "#a9b6e6"]),
    hue("lightning", ["#150c2c", "#3b2670", "#7355bd", "#bfa8ee", "#f7f0ff", "#ffd84a"]),
    hue("wood", ["#0f1f0c", "#2b5020", "#5d8a37", "#a6c768", "#f0f4c8", "#8a5a2c"]),
    hue("metal", ["#14171b", "#3a424c", "#717d89", "#b3bdc5", "#f0f4f4", "#c4793c"]),
    hue("shadow", ["#0c0712", "#291a38", "#553d70", "#9a81b0", "#e8dcef", "#e9c878"]),
];

/// Madness: plum night, bruised light, and a sickly gleam.
pub const DELIRIUM: Hue = hue("madness", ["#120613", "#351330", "#6f2f62", "#b77ba6", "#f0dbe6", "#c8d86a"]);

/// How a part of a glyph is painted.
pub enum Part {
    Solid(&'static str),
    Line(&'static str, &'static str),
}

use Part::{Line, Solid};

/// Glyph drawings on a 24 × 24 field, in the order of `ELEMENT_INKS`.
pub const GLYPHS: [&[Part]; 10] = [
    &[Solid(
        "M12.6 1c.6 3.4 2.4 5.2 4.2 7.3 1.9 2.2 3.2 4.3 3.2 7.1 0 4.3-3.5 7.6-8 7.6s-8-3.2-8-7.5c0-3.4 1.9-5.7 \
         3.6-7.6.2 1.9.8 3.2 2 4C9.2 8.2 10 4 12.6 1zm-.2 11.4c-1.8 1.9-3.4 3.3-3.4 5.5 0 1.8 \
         1.3 3.1 3 3.1s3.1-1.3 3.1-3.1c0-2.2-1.5-3.5-2.7-5.5z",
    )],
    &[Solid("M12 1l9.5 5.5v11L12 23l-9.5-5.5v-11zM5.2 16.7l6.8 3.9 6.8-3.9-4-6.4-2 2.8-3-5.6z")],
    &[
        Line("M2 15.5h11.5a4.7 4.7 0 1 0-4.7-4.7 2.5 2.5 0 0 0 5 .2", "2.3"),
        Line("M5 20h11.5c3.8 0 5.5-2.6 5.5-5.2", "2.3"),
        Line("M2 11h2.6", "2.3"),
    ],
    &[Solid(
        "M12 1c3.2 5 7.5 8.8 7.5 14A7.5 7.5 0 0 1 12 23a7.5 7.5 0 0 1-7.5-8C4.5 9.8 8.8 6 12 1zM6.8 \
         15.3c1.7 1.5 3.5 1.5 5.2 0s3.5-1.5 5.2 0c0-1-.2-1.9-.6-2.8-1.5-.8-3-.5-4.6.8-1.7 1.5-3.3 \
         1.5-4.7.3-.2.6-.3 1.1-.5 1.7z",
    )],
    &[Solid(
        "M12 0l1.7 6.3 2-1.9 3.8-.1-.1 3.9-1.8 2 6.4 1.8-6.4 1.7 1.8 2 .1 3.9-3.8-.1-2-1.8L12 24l-1.7-6.3-2 \
         1.8-3.8.1.1-3.9 1.8-2L0 12l6.4-1.8-1.8-2-.1-3.9 3.8.1 2 1.9zM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6z",
    )],
    &[Line(
        "M12 1.5v21M2.9 6.8l18.2 10.5M2.9 17.3L21.1 6.8M9 3.2l3 2.8 3-2.8M9 20.8l3-2.8 3 \
         2.8M3 10.3l4-1.2-1-4M21 10.3l-4-1.2 1-4M3 13.7l4 1.2-1 4M21 13.7l-4 1.2 1 4",
        "1.9",
    )],
    &[Solid("M14.5.5L4 13.8h6.2L7.8 23.5 20.5 9h-6.8z")],
    &[
        Solid(
            "M21.8 2C11 2 3.5 6 3.5 13.5c0 2 .6 3.7 1.5 5C7.5 12.5 11.5 9 16 7.2 11.8 10 8.6 14 7 20.2c1.2.6 \
             2.6.9 4 .9C19 21.1 22.3 13 21.8 2z",
        ),
        Line("M2.5 22.5c.8-2 1.6-3.7 2.6-5.2", "2"),
    ],
    &[Solid("M7 4h16c-.3 3.4-2.6 5.2-6.6 5.6V14l3.6 3.5V20.5H5.5V17.5L9 14V10.3C4.8 10.3 2 8.5 1 5.5h6z")],
    &[Solid(
        "M12 1a11 11 0 1 0 0 22 11 11 0 0 0 0-22zm2.5 2.7a7.7 7.7 0 1 1 0 15.4 7.7 7.7 0 0 1 0-15.4zM18 6.5a6 6 0 0 \
         1-6.9 9.6A6 6 0 0 0 18 6.5z",
    )],
];

/// Three curls turning round a still middle.
pub const AIR: &[Part] = &[Solid(
    "M12 10.8C10.6 7.1 13 2.8 17.3 2.7C20.1 2.6 22.1 4.6 22 7C21.8 9.2 20.1 10.6 18.3 10.4C16.7 10.2 15.9 9 16.1 \
     7.8C16.3 7.1 16.9 6.6 17.5 6.7C16 6.1 14.9 8.2 15.8 11C14.6 11.5 13 11.5 12 10.8zM13.3 13.1C17.2 13.7 19.7 \
     17.9 17.7 21.7C16.4 24.2 13.6 25 11.6 23.6C9.8 22.3 9.4 20.2 10.5 18.7C11.4 17.4 12.9 17.3 13.8 18.1C14.4 \
     18.6 14.5 19.4 14.1 19.9C15.4 18.8 14.1 16.9 11.2 16.2C11.4 14.9 12.2 13.6 13.3 13.1zM10.7 13.1C8.2 16.1 3.3 \
     16.1 1 12.5C-0.5 10.2 0.2 7.4 2.4 6.3C4.4 5.4 6.5 6.2 7.2 7.8C7.8 9.2 7.2 10.6 6.1 11C5.3 11.2 4.6 10.9 4.4 \
     10.3C4.7 12 7 11.8 9 9.7C10 10.5 10.8 11.8 10.7 13.1z",
)];

/// An eye that is not quite an eye: two pupils, and it runs.
pub const MADNESS: &[Part] = &[
    Solid(
        "M1 10.6C5.6 3.2 17.4 2 23 9.4c-1.6 3-4 5.2-6.8 6.4v4.4a1.6 1.6 0 0 1-3.2 0v-3.5c-.6.1-1.3.1-2 .1v2a1.4 1.4 0 0 \
         1-2.8 0v-2.4C5.2 15.4 2.7 13.4 1 10.6zM8.7 6.6a3.9 3.9 0 1 0 0 7.8 3.9 3.9 0 0 0 0-7.8zm7.6-.2a2.6 2.6 0 1 0 0 5.2 2.6 2.6 0 0 0 0-5.2z",
    ),
    Solid("M8.7 8.3c1.2 1.4 1.2 3 0 4.4-1.2-1.4-1.2-3 0-4.4zM16.3 7.7c.8.9.8 1.7 0 2.6-.8-.9-.8-1.7 0-2.6z"),
    Line("M5.2 4.2L3.6 1.8M10.6 2.4L10.2.8M16.6 2.7l1-1.9", "1.5"),
];

/// The glyph's parts painted with one colour.
pub fn glyph(index: usize, colour: &str) -> String {
    drawn(GLYPHS[index], colour)
}

/// Any glyph painted with one colour.
pub fn drawn(parts: &[Part], colour: &str) -> String {
    parts
        .iter()
        .map(|part| match part {
            Solid(d) => format!(r#"<path fill="{colour}" fill-rule="evenodd" d="{d}"/>"#),
            Line(d, w) => format!(
                r#"<path fill="none" stroke="{colour}" stroke-width="{w}" stroke-linecap="round" stroke-linejoin="round" d="{d}"/>"#
            ),
        })
        .collect()
}
