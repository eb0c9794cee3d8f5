//! What do the curses of version 2 look like? Few strokes each: they look for one player, or gnaw at the stack.

use super::mark;
use crate::path;
use crate::pen::Pen;
use crate::sketch::pair;

const PAPER: &str = "#e6d8b4";
const WOOD: &str = "#6e5128";

/// A thermometer that glows.
pub fn fever(p: &mut Pen, element: usize) {
    let h = p.hue;
    p.inked("M86 18q14-14 28 0v64q16 10 12 28-10 22-26 22-16 0-26-22-4-18 12-28z", h.glow, 2.6);
    p.fill("M94 40h12v48q14 8 10 22-6 12-16 12-10 0-16-12-4-14 10-22z", h.deep);
    p.line("M70 24l-14-8M66 42H48M130 24l14-8M134 42h18", h.tint, 3.0);
    mark(p, 100.0, 106.0, 0.9, element, h.tint);
}

/// Three claws through a page.
pub fn swipe(p: &mut Pen, element: usize) {
    let h = p.hue;
    p.inked("M44 18h112v104H44z", PAPER, 2.6);
    mark(p, 100.0, 70.0, 2.6, element, h.mid);
    p.fill("M62 8q26 60 8 124 4-66-8-124zM98 4q28 66 8 132 4-70-8-132zM134 8q26 60 8 124 4-66-8-124z", h.ink);
}

/// Mouths between the bricks.
pub fn voices(p: &mut Pen) {
    let h = p.hue;
    p.inked("M24 16h152v108H24z", h.mid, 2.6);
    p.line(
        "M24 43h152M24 70h152M24 97h152M74 16v27M126 16v27M50 43v27M150 43v27M74 97v27M126 97v27",
        h.ink,
        2.4,
    );
    p.inked(
        "M36 56q18-16 36 0-18 18-36 0zM82 84q18-18 36 0-18 20-36 0zM130 57q18-16 36 0-18 18-36 0z",
        h.glow,
        2.2,
    );
    p.line("M40 56h28M86 84h28M134 57h28", h.ink, 2.6);
}

/// A moth with a page for wings.
pub fn moths(p: &mut Pen) {
    let h = p.hue;
    p.inked(pair(100.0, "104 52 130 16 176 22 172 62 140 78 104 74"), PAPER, 2.6);
    p.inked(pair(100.0, "104 78 136 84 150 112 126 124 104 98"), h.tint, 2.4);
    p.line("M116 40h36M116 52h44M116 64h30M84 40H48M84 52H40M84 64H54", WOOD, 2.0);
    p.inked(path::ellipse(100.0, 78.0, 8.0, 34.0), h.ink, 2.0);
    p.line("M96 46q-4-22-20-28M104 46q4-22 20-28", h.glow, 2.4);
}

/// A candle snuffed, and the dark where its light was.
pub fn blackout(p: &mut Pen) {
    let h = p.hue;
    p.fill(path::circle(100.0, 56.0, 50.0), "#0a0508");
    p.inked("M82 70q18-10 36 0v48H82z", PAPER, 2.6);
    p.inked("M64 116h72l-8 16H72z", WOOD, 2.6);
    p.line("M100 66V54", h.ink, 4.0);
    p.line("M100 50q-14-12 0-22t0-20", h.glow, 3.0);
}

/// Bare feet under the moon.
pub fn sleepwalking(p: &mut Pen) {
    let h = p.hue;
    p.inked("M138 14q30 12 26 44-34 14-50-16 22 6 24-28z", h.glow, 2.4);
    for (x, y, turn) in [(56.0, 106.0, 24.0), (92.0, 84.0, 34.0), (104.0, 118.0, 24.0)] {
        p.placed(x, y, turn, 1.0, |p| {
            p.inked("M0-18q14 2 10 18-2 16-10 16t-10-16q-4-16 10-18z", h.tint, 2.0);
            p.fill("M-9-24h5v5h-5zM-2-27h5v5h-5zM5-24h5v5h-5z", h.tint);
        });
    }
}

/// Head and hands in the pillory.
pub fn culprit(p: &mut Pen) {
    let h = p.hue;
    p.inked("M92 88h16v48H92z", WOOD, 2.6);
    p.inked("M20 58h160v34H20z", WOOD, 3.0);
    p.line("M20 75h160", h.ink, 1.8);
    p.inked(path::circle(100.0, 62.0, 26.0), h.glow, 2.6);
    p.inked(path::circle(52.0, 75.0, 11.0) + &path::circle(148.0, 75.0, 11.0), h.tint, 2.4);
    p.line("M88 56l8 4M112 56l-8 4M90 76q10-7 20 0", h.ink, 2.8);
}

/// Sheets in the wind.
pub fn lost_notes(p: &mut Pen) {
    let h = p.hue;
    for (x, y, turn) in [(58.0, 92.0, -28.0), (104.0, 58.0, 12.0), (150.0, 96.0, 38.0)] {
        p.placed(x, y, turn, 1.0, |p| {
            p.inked("M-22-30h44v60h-44z", PAPER, 2.4);
            p.line("M-14-18h28M-14-6h28M-14 6h18", WOOD, 2.2);
        });
    }
    p.line("M14 34q30-18 50 0M120 18q26-14 60 2M20 128q50-16 70 2", h.glow, 2.6);
}

/// An inkwell with an eye, and what it spills.
pub fn inkwell(p: &mut Pen) {
    let h = p.hue;
    p.inked("M30 122q10-22 40-16 40-18 70 0 30-4 34 16z", "#0a0508", 2.0);
    p.inked("M82 34h36v16q26 12 26 40 0 24-44 24T56 90q0-28 26-40z", h.mid, 2.8);
    p.inked("M72 82q28-28 56 0-28 26-56 0z", h.glow, 2.2);
    p.fill(path::circle(100.0, 82.0, 9.0), h.ink);
    p.line("M104 34q10-30 44-26-6 16-40 30", PAPER, 3.0);
}

/// A head in pieces.
pub fn shattered_mind(p: &mut Pen) {
    let h = p.hue;
    p.inked("M96 60L60 22l34-12 10 30zM112 40l4-30 36 14-24 28zM120 62l40-26 12 34-42 4z", h.glow, 2.4);
    p.inked(
        "M92 72L44 44 34 84l44 4zM84 98l-40 4 18 28 34-14zM106 92l-4 40 34-2 4-30zM128 84l30 28 12-28z",
        h.tint,
        2.4,
    );
    p.fill(path::circle(104.0, 72.0, 7.0), "#8e2f3c");
}
