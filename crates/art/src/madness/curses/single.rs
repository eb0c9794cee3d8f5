//! How does an element turn against the players? Eight ways that all four share, and one of its own for each.

use super::mark;
use crate::motif;
use crate::path;
use crate::pen::Pen;
use crate::sketch::{pair, pair_strokes, shape, stroke, twin};

/// The element runs out of itself.
pub fn drain(p: &mut Pen, element: usize) {
    let h = p.hue;
    p.inked(
        twin(100.0, "100 10 136 14 146 34 126 54 108 66 108 76 126 88 146 108 136 130 100 132"),
        h.ink,
        2.6,
    );
    p.line(
        twin(100.0, "100 16 130 20 138 34 120 50 104 64 104 78 120 92 138 108 130 124 100 126"),
        h.tint,
        2.0,
    );
    mark(p, 100.0, 34.0, 1.3, element, h.glow);
    p.fill(
        motif::drop(100.0, 58.0, 7.0, 13.0)
            + &motif::drop(100.0, 78.0, 8.0, 15.0)
            + &motif::drop(96.0, 98.0, 7.0, 12.0),
        h.glow,
    );
    p.fill(shape("66 122! 80 112 100 110 122 112 134 122!"), h.mid);
    p.line("M58 8h84M58 133h84", h.tint, 5.0);
}

pub fn delirium(p: &mut Pen, element: usize) {
    let h = p.hue;
    p.inked("M30 70C58 22 142 22 170 70 142 118 58 118 30 70z", h.ink, 2.6);
    p.fill("M38 70C64 32 136 32 162 70 136 108 64 108 38 70z", h.glow);
    p.fill(path::circle(100.0, 70.0, 33.0), h.deep);
    p.line(path::flow(&path::spiral((100.0, 70.0), 3.0, 30.0, element as f64, 2.4)), h.tint, 4.0);
    p.fill(path::circle(100.0, 70.0, 4.0), "#ffffff");
    mark(p, 32.0, 28.0, 0.9, element, h.tint);
    mark(p, 168.0, 112.0, 0.9, element, h.tint);
}

/// Wax on a crossing of chains.
pub fn seal(p: &mut Pen, element: usize) {
    let h = p.hue;
    for turn in [32.0, -32.0] {
        p.placed(100.0, 70.0, turn, 1.0, |p| {
            let links: String = [0, 1, 2, 6, 7, 8]
                .into_iter()
                .map(|i: i32| {
                    path::ellipse(f64::from(i - 4) * 26.0, 0.0, 16.0, if i % 2 == 0 { 7.0 } else { 3.0 })
                })
                .collect();
            p.line(&links, h.ink, 7.0);
            p.line(&links, "#b3bdc5", 3.4);
        });
    }
    p.inked(path::rosette((100.0, 70.0), 44.0, 0.04, 11), h.mid, 2.6);
    p.line(path::circle(100.0, 70.0, 33.0), h.ink, 2.2);
    mark(p, 100.0, 70.0, 2.0, element, h.glow);
}

/// A card turns to dust.
pub fn erosion(p: &mut Pen, element: usize) {
    let h = p.hue;
    p.inked("M66 16h62q6 0 6 6v40l-12 8 10 14-16 6 6 16-16 2 2 16H66q-6 0-6-6V22q0-6 6-6z", "#f3e7cf", 2.6);
    mark(p, 92.0, 56.0, 1.7, element, h.mid);
    let grains: String = (0..16)
        .map(|_| {
            let (x, y, s) = (
                p.hand.between(126.0, 186.0).round(),
                p.hand.between(72.0, 130.0).round(),
                p.hand.between(2.0, 6.0).round(),
            );
            format!("M{x} {y}h{s}v{s}h-{s}z")
        })
        .collect();
    p.fill(grains, "#e0cfa8");
    p.line("M70 98h22M70 108h14", h.tint, 2.4);
}

/// Two cards go down where nothing comes back.
pub fn oblivion(p: &mut Pen, element: usize) {
    let h = p.hue;
    for (w, c) in [(84.0, h.deep), (64.0, h.ink), (44.0, h.deep), (26.0, h.ink)] {
        p.fill(path::ellipse(100.0, 100.0, w, w * 0.36), c);
    }
    p.line(stroke("20 96 60 74 120 76 166 92 / 40 112 90 124 140 116"), h.tint, 2.2);
    for (x, y, turn) in [(78.0, 58.0, -24.0), (120.0, 46.0, 18.0)] {
        p.placed(x, y, turn, 1.0, |p| {
            p.inked("M-18-26h36v46q-8 8-18 2-10 8-18-2z", "#f3e7cf", 2.4);
            mark(p, 0.0, -4.0, 1.0, element, h.mid);
        });
    }
    p.line("M78 84v14M120 72v22M100 78v20", h.glow, 2.0);
}

/// A mouth that has been sewn.
pub fn silence(p: &mut Pen, element: usize) {
    let h = p.hue;
    p.inked(shape("34 74! 64 50 86 48 100 56 114 48 136 50 166 74! 138 102 100 110 62 102"), h.mid, 2.8);
    p.line(stroke("34 74 66 70 100 78 134 70 166 74"), h.ink, 4.0);
    p.line("M56 54l4 40M78 48l2 56M100 54v54M122 48l-2 56M144 54l-4 40", h.ink, 5.0);
    p.line("M56 54l4 40M78 48l2 56M100 54v54M122 48l-2 56M144 54l-4 40", h.glow, 2.0);
    mark(p, 100.0, 26.0, 1.2, element, h.glow);
}

/// Claws over the hand.
pub fn grip(p: &mut Pen, element: usize) {
    let h = p.hue;
    p.inked("M74 60h52q4 0 4 4v76H70V64q0-4 4-4z", "#f3e7cf", 2.4);
    mark(p, 100.0, 108.0, 1.6, element, h.mid);
    let claw = "60 -6! 58 26 46 48 42 78! 56 66 66 50! 72 66 70 92! 84 76 86 54! 96 70 98 98! 108 76 108 54! 122 70 128 90! 132 70 126 50! 142 56 154 72! 152 46 140 24 138 -6!";
    p.inked(shape(claw), h.mid, 2.8);
    p.line(stroke("72 8 66 36 / 96 6 94 40 / 118 6 118 38"), h.ink, 2.2);
    p.fill(shape("42 78! 47 60! 56 66! / 70 92! 69 74! 80 78! / 98 98! 95 80! 105 82! / 128 90! 122 76! 130 74! / 154 72! 146 58! 153 56!"), h.glow);
}

/// It looks at one of you.
pub fn stare(p: &mut Pen, element: usize) {
    let h = p.hue;
    p.fill(path::beams((100.0, 74.0), 40.0, 92.0, 14, 8.0), h.ink);
    p.inked(shape("26 78! 58 40 100 32 142 40 174 78! 142 106 100 112 58 106"), h.ink, 2.0);
    p.inked(shape("34 78! 62 48 100 42 138 48 166 78! 138 100 100 104 62 100"), h.glow, 2.0);
    p.inked(path::circle(100.0, 73.0, 30.0), h.mid, 2.4);
    p.fill(path::gouge((100.0, 45.0), (100.0, 101.0), 17.0), h.ink);
    mark(p, 100.0, 73.0, 0.7, element, h.glow);
    p.line(stroke("22 66! 60 28 100 22 140 28 178 66!"), h.ink, 6.0);
}

pub fn undertow(p: &mut Pen) {
    let h = p.hue;
    p.inked(shape("-6 60! 30 20 84 6 134 20 158 52 146 78 120 76 120 60! 104 56 84 70 84 100 110 126 170 128 206 112! 206 146! -6 146!"), h.mid, 2.8);
    p.fill(shape("-6 84! 30 40 80 22 124 34 96 40 70 70 72 108 104 140! -6 146!"), h.deep);
    p.line(stroke("10 66 44 34 90 20 128 32 / 96 104 124 118 170 116"), h.glow, 3.0);
    p.inked(
        shape("148 100! 146 76! 156 90! 162 70! 168 88! 178 72! 178 92! 190 84! 182 108 166 118"),
        "#d9a572",
        2.2,
    );
    p.fill(pair(100.0, "108 44! 122 36! 120 48"), "#ffffff");
}

pub fn landslide(p: &mut Pen) {
    let h = p.hue;
    p.inked("M-4 20L40 8l40 34 50 26 74 40v36H-4z", h.deep, 2.6);
    p.line("M20 30l40 26M60 70l50 26M10 64l40 30", h.ink, 3.0);
    for (x, y, r) in [
        (70.0, 36.0, 16.0),
        (108.0, 54.0, 22.0),
        (150.0, 66.0, 15.0),
        (172.0, 98.0, 24.0),
        (128.0, 102.0, 19.0),
        (36.0, 22.0, 10.0),
    ] {
        motif::rock(p, x, y, r);
    }
    p.line("M84 14l16 12M124 24l14 12M160 40l12 12", h.glow, 3.0);
}

pub fn wildfire(p: &mut Pen) {
    let h = p.hue;
    for (x, tall) in [(30.0, 84.0), (66.0, 104.0), (134.0, 108.0), (172.0, 88.0)] {
        p.fill(format!("M{} 130L{x} {}L{} 130z", x - 16.0, 130.0 - tall, x + 16.0), h.ink);
    }
    motif::blaze(p, 100.0, 142.0, 150.0, 104.0);
    p.placed(100.0, 96.0, 8.0, 1.0, |p| p.inked("M-16-24h32v40q-8 8-16 0-8 8-16 0z", "#f3e7cf", 2.2));
}

pub fn ill_wind(p: &mut Pen) {
    let h = p.hue;
    p.inked(
        shape("26 66 34 30 72 18 108 28 120 56 112 76! 112 92! 96 98 82 92 66 98! 50 90! 50 80! 32 76"),
        h.glow,
        2.8,
    );
    p.fill(
        path::ellipse(66.0, 60.0, 13.0, 14.0) + &path::ellipse(98.0, 60.0, 9.0, 13.0) + "M82 76l6 10h-10z",
        h.ink,
    );
    p.line("M70 90v8M82 88v8M94 90v8", h.ink, 2.4);
    let gusts = "118 84 146 76 168 86 162 102 148 98 / 118 94 150 100 186 96 / 112 104 136 118 172 116 182 128 / 122 66 150 56 182 66";
    p.line(stroke(gusts), h.ink, 7.0);
    p.line(stroke(gusts), h.tint, 3.4);
    p.line(pair_strokes(100.0, "20 112 10 120"), h.tint, 2.0);
}
