//! The cover of Death May Die: a god comes up behind the house on the hill, and five people walk towards it.

use super::binding::Binding;
use crate::deathmaydie::elder_at_the_centre;
use crate::motif;
use crate::path;
use crate::pen::{Hue, Pen};
use crate::sketch::shape;

pub const BINDING: Binding = Binding {
    id: "cover-deathmaydie",
    hue: Hue {
        name: "doom",
        ink: "#0c0406",
        deep: "#3a0d14",
        mid: "#8a2418",
        tint: "#e0783a",
        glow: "#ffe6b0",
        spark: "#ffcf5a",
    },
    leather: ["#33362c", "#1f211b", "#0b0c09"],
    gold: "#b98a4a",
    lights: &[
        ("blaze", [("#fff0bc", 1.0), ("#ff8a3a", 0.55), ("#a81c2c", 0.0)]),
        ("lamp-of-five", [("#fff3c8", 0.95), ("#ffb84a", 0.45), ("#ff8a2a", 0.0)]),
    ],
};

pub fn paint(pen: &mut Pen) {
    pen.fill("M0 0h300v420H0z", "#3d0c1a");
    pen.raw(r##"<circle cx="157" cy="132" r="230" fill="url(#blaze) none"/>"##);
    let storm = path::rays(&mut pen.hand, (157.0, 132.0), 96.0, 330.0, 58, 4.0);
    pen.veil(storm, "#2a0612", 0.42);
    for (x, y, w) in [(20.0, 60.0, 90.0), (196.0, 44.0, 110.0), (30.0, 196.0, 80.0), (214.0, 188.0, 90.0)] {
        pen.veil(motif::cloud(x, y, w), "#1c0510", 0.55);
    }
    limbs(pen);
    pen.placed(63.0, 38.0, 0.0, 0.94, elder_at_the_centre);
    let far = motif::bolt(&mut pen.hand, (58.0, 14.0), (84.0, 212.0), 4.0, 6);
    let near = motif::bolt(&mut pen.hand, (262.0, 14.0), (236.0, 226.0), 4.6, 7);
    pen.fill(far + &near, "#fff0d0");
    pen.placed(0.0, -16.0, 0.0, 1.0, hills);
    pen.placed(0.0, -18.0, 0.0, 1.0, house);
    pen.placed(0.0, -42.0, 0.0, 1.0, people);
}

/// It holds on to the world.
fn limbs(pen: &mut Pen) {
    let arms: [&[(f64, f64)]; 4] = [
        &[(120.0, 150.0), (74.0, 176.0), (44.0, 140.0), (40.0, 92.0), (60.0, 58.0), (48.0, 34.0)],
        &[(194.0, 150.0), (240.0, 176.0), (272.0, 140.0), (274.0, 92.0), (252.0, 56.0), (268.0, 30.0)],
        &[(126.0, 170.0), (86.0, 220.0), (50.0, 226.0), (32.0, 262.0)],
        &[(188.0, 170.0), (228.0, 220.0), (262.0, 226.0), (282.0, 262.0)],
    ];
    for arm in arms {
        pen.fill(path::ribbon(arm, &[40.0, 30.0, 22.0, 14.0, 7.0, 1.0]), "#1a0410");
        pen.fill(path::ribbon(arm, &[32.0, 23.0, 15.0, 9.0, 4.0, 0.6]), "#7a1c3c");
        pen.veil(path::ribbon(arm, &[12.0, 9.0, 6.0, 3.0, 1.0, 0.3]), "#e0586a", 0.7);
    }
}

fn hills(pen: &mut Pen) {
    pen.fill(
        shape("26 246! 60 232 96 240 130 222 170 216 206 226 240 244 288 236! 288 408! 26 408!"),
        "#2c0a12",
    );
    let trees: String = (0..26)
        .map(|_| {
            let x = pen.hand.between(26.0, 288.0);
            let base = 262.0 + (x - 157.0).abs() * 0.08;
            path::spike(
                (x, base),
                (x + pen.hand.between(-3.0, 3.0), base - pen.hand.between(14.0, 34.0)),
                7.0,
            )
        })
        .collect();
    pen.fill(trees, "#1a060c");
    pen.fill(shape("26 270! 80 256 130 262 180 252 236 264 288 256! 288 408! 26 408!"), "#1a060c");
}

/// Somebody is at home: the windows are lit from below.
fn house(pen: &mut Pen) {
    pen.placed(157.0, 232.0, 0.0, 1.0, |p| {
        p.fill("M-34 34V2l-6-2 22-22v-14h6v8l4-4L8-48l16 18v-8h6v14L46 0l-6 2v32zM-4 34V-2l-8 2 12-34 12 34-8-2v36z", "#0d0307");
        p.fill("M-26 8h8v11h-8zM-12 8h7v11h-7zM18 8h8v11h-8zM31 8h6v11h-6zM-3-18q3-5 6 0v8h-6zM-4 22q4-7 8 0v12h-8z", "#ffcf5a");
        p.line("M-22 8v11M-8 8v11M22 8v11M-26 13h8M18 13h8", "#0d0307", 1.2);
    });
    pen.raw(r##"<ellipse cx="157" cy="262" rx="60" ry="16" fill="url(#lamp-of-five) none" opacity=".6"/>"##);
}

/// Five of them, from behind, on the path.
fn people(pen: &mut Pen) {
    pen.veil("M150 262q-10 40-52 146h118q-40-106-54-146z", "#5a1c18", 0.7);
    let coat = "M-12 54q-3-30 2-40-5-2-4-8h28q1 6-4 8 5 10 2 40z";
    let heads = [
        "M-7 8q-2-16 7-17 9 1 7 17zM-13-4q13-6 26 0l-4-2q0-10-9-10t-9 10z",
        "M-7 8q-2-16 7-17 9 1 7 17zM-9 10q-3-22 9-22t9 22l-4-8H-5z",
        "M-7 8q-2-16 7-17 9 1 7 17zM-14-3h28l-5-3q-2-9-9-8-7-1-9 8z",
        "M-7 8q-2-16 7-17 9 1 7 17zM-8-2q8-14 16 0l5-1-4 4H-9z",
        "M-7 8q-2-16 7-17 9 1 7 17zM-7-8q7-7 14 0v4H-7z",
    ];
    let stand = [
        (84.0, 302.0, 1.0),
        (118.0, 314.0, 1.12),
        (157.0, 308.0, 1.2),
        (198.0, 314.0, 1.1),
        (232.0, 302.0, 1.0),
    ];
    pen.raw(r##"<circle cx="136" cy="340" r="46" fill="url(#lamp-of-five) none"/>"##);
    for ((x, y, scale), head) in stand.into_iter().zip(heads) {
        pen.placed(x, y, 0.0, scale, |p| {
            p.raw(r##"<g stroke="#ffb060" stroke-width="1.8">"##);
            p.fill(coat, "#0a0305");
            p.fill(head, "#0a0305");
            p.raw("</g>");
        });
    }
    pen.line("M218 336L240 282M238 286l4-8", "#0a0305", 3.4);
    pen.line("M133 324l4 8", "#0a0305", 2.4);
    pen.fill("M132 332h10l2 14h-14z", "#ffdf8a");
    pen.line("M132 332h10l2 14h-14z", "#0a0305", 1.6);
}
