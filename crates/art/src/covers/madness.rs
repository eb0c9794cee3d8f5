//! The cover of The Big Book of Madness: what the students let out of the book, and how small they are before it.

use super::binding::Binding;
use crate::madness::portrait_of_the_abyss;
use crate::path;
use crate::pen::{Hue, Pen};
use crate::sketch::twin;

pub const BINDING: Binding = Binding {
    id: "cover-madness",
    hue: Hue {
        name: "mad",
        ink: "#0b0512",
        deep: "#2a0f3a",
        mid: "#6b2459",
        tint: "#8fd15a",
        glow: "#f2ffd0",
        spark: "#ff6ad0",
    },
    leather: ["#5a2450", "#3a1536", "#160718"],
    gold: "#c69a4a",
    lights: &[
        ("ooze", [("#e6ff9a", 0.95), ("#7fce4a", 0.4), ("#3a8a4a", 0.0)]),
        ("fever", [("#d64aa8", 0.65), ("#6b2480", 0.35), ("#2a0f3a", 0.0)]),
        ("h-lightning", [("#f7f0ff", 0.95), ("#bfa8ee", 0.5), ("#7355bd", 0.0)]),
    ],
};

pub fn paint(pen: &mut Pen) {
    pen.fill("M0 0h300v420H0z", "#12061c");
    pen.raw(r##"<circle cx="157" cy="140" r="240" fill="url(#fever) none"/>"##);
    for (turn, tone) in [(0.0, "#a83a8c"), (2.1, "#7fce4a"), (4.2, "#5a2a8a")] {
        let swirl =
            path::ribbon(&path::spiral((157.0, 140.0), 30.0, 230.0, turn, 1.4), &[3.0, 16.0, 30.0, 44.0]);
        pen.veil(swirl, tone, 0.2);
    }
    pages(pen);
    pen.raw(r##"<ellipse cx="157" cy="268" rx="140" ry="96" fill="url(#ooze) none"/>"##);
    tentacles(pen);
    pen.placed(47.0, 22.0, 0.0, 0.74, portrait_of_the_abyss);
    pen.placed(0.0, -26.0, 0.0, 1.0, book);
    pen.placed(0.0, -44.0, 0.0, 1.0, students);
}

/// Leaves torn out and carried round.
fn pages(pen: &mut Pen) {
    for _ in 0..16 {
        let (x, y) = (pen.hand.between(36.0, 280.0), pen.hand.between(22.0, 220.0));
        let (turn, scale) = (pen.hand.between(-70.0, 70.0), pen.hand.between(0.5, 1.1));
        pen.placed(x, y, turn, scale, |p| {
            p.veil("M-9-12q9 4 18 0l2 24q-10-5-20 0z", "#e9dcae", 0.75);
            p.line("M-5-6q6 2 10 0M-5-1q6 2 11 0M-5 4q6 2 11 0", "#6a5a3a", 0.8);
        });
    }
}

fn tentacles(pen: &mut Pen) {
    let arms: [&[(f64, f64)]; 4] = [
        &[(120.0, 290.0), (70.0, 250.0), (44.0, 190.0), (66.0, 150.0), (52.0, 118.0)],
        &[(196.0, 290.0), (246.0, 250.0), (272.0, 188.0), (246.0, 150.0), (264.0, 112.0)],
        &[(104.0, 292.0), (60.0, 284.0), (34.0, 250.0), (40.0, 222.0)],
        &[(212.0, 292.0), (256.0, 284.0), (284.0, 252.0), (272.0, 224.0)],
    ];
    for arm in arms {
        pen.fill(path::ribbon(arm, &[36.0, 26.0, 17.0, 9.0, 1.0]), "#0f0716");
        pen.fill(path::ribbon(arm, &[30.0, 21.0, 12.0, 6.0, 0.6]), "#4a2a6a");
        for pair in arm.windows(2).take(3) {
            let (x, y) = ((pair[0].0 + pair[1].0) / 2.0, (pair[0].1 + pair[1].1) / 2.0);
            pen.fill(path::circle(x, y, 4.6), "#c79abf");
            pen.fill(path::circle(x, y, 2.2), "#4a1846");
        }
    }
}

/// The book as a mouth: its pages glow, its edges have teeth.
fn book(pen: &mut Pen) {
    pen.inked(twin(157.0, "157 300! 214 280 270 290! 284 330! 220 318 157 340!"), "#45191a", 3.0);
    pen.inked(twin(157.0, "157 292! 212 272 264 284! 272 316! 214 306 157 326!"), "#f2e4b4", 2.0);
    pen.veil(twin(157.0, "157 292! 212 272 264 284! 270 306! 212 292 157 312!"), "#a8e05a", 0.55);
    let teeth: String = (0..14)
        .map(|tooth| {
            let x = 58.0 + f64::from(tooth) * 15.2;
            let dip = ((x - 157.0).abs() / 110.0 - 0.5) * -14.0;
            path::spike((x, 296.0 + dip), (x + 3.0, 272.0 + dip), 9.0)
        })
        .collect();
    pen.inked(teeth, "#fff6dc", 1.2);
    pen.raw(r##"<ellipse cx="157" cy="290" rx="92" ry="26" fill="url(#ooze) none"/>"##);
}

/// Four pointed hats, dark against the glow, each with a light of its own.
fn students(pen: &mut Pen) {
    let robe =
        "M-17 62q-2-34 7-44-8-6-8-13h36q0 7-8 13 9 10 7 44zM-24 5q12-7 19-9 0-22 13-36 0 22 6 36 8 2 14 9z";
    for (x, y, scale, light) in [
        (74.0, 306.0, 1.0, "#7fbaec"),
        (124.0, 322.0, 1.12, "#f58a5c"),
        (188.0, 322.0, 1.12, "#86d0b8"),
        (240.0, 306.0, 1.0, "#f6d36c"),
    ] {
        let lean = if x < 157.0 { 1.0 } else { -1.0 };
        pen.raw(&format!(r#"<g transform="translate({x} {y}) scale({} {scale})">"#, scale * lean));
        pen.raw(r##"<g stroke="#d8ff8a" stroke-width="1.6" stroke-opacity=".8">"##);
        pen.fill(robe, "#0d0612");
        pen.raw("</g>");
        pen.line("M20 60V-6", "#0d0612", 4.0);
        pen.veil(path::circle(20.0, -12.0, 13.0), light, 0.35);
        pen.fill(path::circle(20.0, -12.0, 6.0), light);
        pen.fill(path::circle(18.4, -14.0, 2.2), "#fff");
        pen.raw("</g>");
    }
}
