//! What does one walk on, and what bounds it? Patterns for floors and paints for edges.

use super::plans::{Edge, Floor};

/// The name of a floor's pattern.
pub const fn id(floor: Floor) -> &'static str {
    match floor {
        Floor::Cobbles => "f-cobbles",
        Floor::Flags => "f-flags",
        Floor::Planks => "f-planks",
        Floor::Tiles => "f-tiles",
        Floor::Marble => "f-marble",
        Floor::Carpet => "f-carpet",
        Floor::Padded => "f-padded",
        Floor::Grass => "f-grass",
        Floor::Earth => "f-earth",
        Floor::Straw => "f-straw",
        Floor::Sawdust => "f-sawdust",
        Floor::Rock => "f-rock",
        Floor::Water => "f-water",
    }
}

/// Its ground colour, the side of its pattern, and the marks on it.
const fn weave(floor: Floor) -> (&'static str, u32, &'static str) {
    match floor {
        Floor::Cobbles => (
            "#57493e",
            36,
            r##"<path d="M2 3q7-3 14 0 2 6-1 11-7 3-13 0-2-6 0-11zM20 2q7-2 13 1 2 5 0 10-6 3-13 1-2-6 0-12zM-6 20q7-2 13 1 2 6 0 11-7 3-13 0zM11 20q7-3 13 0 2 6 0 12-7 3-13 0-2-6 0-12zM29 20q7-3 13 1v11q-7 3-13 0-2-6 0-12z" fill="#665648" stroke="#2b221b" stroke-width="1.6"/>"##,
        ),
        Floor::Flags => (
            "#5a5650",
            64,
            r##"<path d="M0 .5h64M0 32.5h64M22 0v32M48 0v32M8 32v32M36 32v32" stroke="#2d2a27" stroke-width="1.8" fill="none"/><path d="M24 3h22v3H24zM10 35h24v3H10z" fill="#6d6860"/><path d="M50 20l6 5-2 6M14 50l-4 6" stroke="#3b3733" stroke-width="1.2" fill="none"/>"##,
        ),
        Floor::Planks => (
            "#5e4129",
            72,
            r##"<path d="M0 .5h72M0 18h72M0 36h72M0 54h72" stroke="#2a1b10" stroke-width="1.8"/><path d="M30 0v18M58 18v18M14 36v18M44 54v18" stroke="#2a1b10" stroke-width="1.4"/><path d="M4 9h20M38 8h26M6 27h40M24 45h36M4 63h30M52 63h14" stroke="#74532f" stroke-width="1.4"/>"##,
        ),
        Floor::Tiles => (
            "#4f545a",
            44,
            r##"<path d="M0 0h22v22H0zM22 22h22v22H22z" fill="#3d4147"/><path d="M0 0h44M0 22h44M0 0v44M22 0v44" stroke="#24262a" stroke-width="1.2"/>"##,
        ),
        Floor::Marble => (
            "#6a645c",
            60,
            r##"<path d="M30 0l30 30-30 30L0 30z" fill="#59544e"/><path d="M30 0l30 30-30 30L0 30z" fill="none" stroke="#35312d" stroke-width="1.4"/><path d="M24 22q6 8 14 8M4 6q4 4 8 3M48 50q4 2 6 6" stroke="#7d766c" stroke-width="1.2" fill="none"/>"##,
        ),
        Floor::Carpet => (
            "#57282a",
            36,
            r##"<path d="M18 4l6 14-6 14-6-14zM0-14l6 14-6 14-6-14zM36-14l6 14-6 14-6-14zM0 22l6 14-6 14-6-14zM36 22l6 14-6 14-6-14z" fill="none" stroke="#7a4038" stroke-width="1.6"/><circle cx="18" cy="18" r="1.8" fill="#a5733c"/>"##,
        ),
        Floor::Padded => (
            "#8a8069",
            34,
            r##"<path d="M17 0l17 17-17 17L0 17z" fill="none" stroke="#5c5443" stroke-width="2"/><circle cx="17" cy="0" r="2" fill="#4a4336"/><circle cx="0" cy="17" r="2" fill="#4a4336"/><circle cx="34" cy="17" r="2" fill="#4a4336"/><circle cx="17" cy="34" r="2" fill="#4a4336"/>"##,
        ),
        Floor::Grass => (
            "#39482f",
            52,
            r##"<path d="M6 12l2-7 2 7M30 9l2-6 2 6M18 30l2-7 2 7M42 34l2-7 2 7M8 46l2-6 2 6M34 48l1-6 2 6" stroke="#587044" stroke-width="1.6" fill="none"/><path d="M44 14h5M22 44h4M4 28h4" stroke="#2a3722" stroke-width="2"/>"##,
        ),
        Floor::Earth => (
            "#514030",
            56,
            r##"<path d="M6 10q6-3 12 0M32 18q8-3 14 1M12 38q6-3 12 0M36 46q6-3 10 0" stroke="#3a2c1f" stroke-width="1.8" fill="none"/><path d="M26 8h3M46 32h4M8 26h3M24 52h4" stroke="#73593e" stroke-width="2.2"/>"##,
        ),
        Floor::Straw => (
            "#6a5530",
            48,
            r##"<path d="M4 8l14 5M24 4l8 12M36 18l10-6M8 30l10-8M22 34l14 3M6 44l12-3M38 46l4-12" stroke="#92763f" stroke-width="1.8"/><path d="M14 18l8 4M30 26l8-4" stroke="#45361d" stroke-width="1.8"/>"##,
        ),
        Floor::Sawdust => (
            "#65553d",
            50,
            r##"<path d="M5 6h3M22 12h4M40 6h3M12 24h4M32 28h3M46 36h3M6 40h3M24 44h4" stroke="#857152" stroke-width="2.4"/><path d="M14 8h3M34 16h3M4 20h3M22 32h3M40 44h3" stroke="#473a28" stroke-width="2.4"/>"##,
        ),
        Floor::Rock => (
            "#4b453f",
            70,
            r##"<path d="M4 14l14-6 12 8-4 12-14 4zM40 8l18 2 4 14-16 6-10-8zM14 44l16-4 10 12-10 12-16-4zM50 42l14 4v14l-14 2-6-10z" fill="#544d46" stroke="#322d29" stroke-width="1.6"/><path d="M8 16l9-4M44 12l10 1M18 47l10-2" stroke="#6d655c" stroke-width="1.6"/>"##,
        ),
        Floor::Water => (
            "#1f4350",
            60,
            r##"<path d="M2 12q7-6 14 0t14 0M34 30q6-6 12 0t12 0M4 48q7-6 14 0t14 0" stroke="#4d7f8d" stroke-width="1.8" fill="none"/><path d="M38 8h10M10 30h8M42 50h8" stroke="#163440" stroke-width="2"/>"##,
        ),
    }
}

pub fn pattern(floor: Floor) -> String {
    let (ground, side, marks) = weave(floor);
    format!(
        r#"<pattern id="{}" width="{side}" height="{side}" patternUnits="userSpaceOnUse"><path d="M0 0h{side}v{side}H0z" fill="{ground}"/>{marks}</pattern>"#,
        id(floor)
    )
}

/// The strokes of an edge, from the widest to the finest: colour, width and dashes.
pub const fn strokes(edge: Edge) -> [(&'static str, u32, &'static str); 3] {
    match edge {
        Edge::Wall => [("#0b0908", 20, ""), ("#867d70", 13, ""), ("#5c554c", 13, "2 16")],
        Edge::Timber => [("#0b0908", 17, ""), ("#7a5533", 10, ""), ("#3d2817", 10, "4 26")],
        Edge::Cave => [("#0b0908", 18, ""), ("#6a6158", 9, ""), ("#332e2a", 9, "3 11 5 17")],
        Edge::Hedge => [("#0c100a", 20, ""), ("#2e4126", 14, ""), ("#47603a", 9, "1 11")],
        Edge::Kerb => [("#0b0908", 12, ""), ("#756b5e", 6, ""), ("#3c352d", 6, "2 20")],
        Edge::Fence => [("#0b0908", 9, ""), ("#6f5030", 3, ""), ("#8f6b42", 8, "4 18")],
        Edge::Canvas => [("#0b0908", 17, ""), ("#d9cbae", 11, ""), ("#8e2b2b", 11, "16 16")],
    }
}
