//! Which things recur in the pictures? Flames, rocks, clouds, bolts, waves, leaves, moons.

use crate::path::{self, Pt};
use crate::pen::{Hand, Pen};
use std::f64::consts::TAU;

/// One tongue of fire standing on `base`, its tip blown aside by `lean`.
pub fn flame(x: f64, base: f64, w: f64, h: f64, lean: f64) -> String {
    let at = |side: f64, blown: f64, up: f64| (x + w * side + lean * blown, base - h * up);
    let tip = at(0.0, 1.0, 1.0);
    path::curves(
        tip,
        &[
            [at(-0.02, 0.7, 0.78), at(-0.5, 0.0, 0.62), at(-0.5, 0.0, 0.3)],
            [at(-0.5, 0.0, 0.1), at(-0.26, 0.0, 0.0), at(0.0, 0.0, 0.0)],
            [at(0.28, 0.0, 0.0), at(0.5, 0.0, 0.12), at(0.5, 0.0, 0.34)],
            [at(0.5, 0.0, 0.58), at(0.06, 0.2, 0.66), tip],
        ],
    )
}

/// A whole fire: outer tongues, an inner body and a bright heart.
pub fn blaze(pen: &mut Pen, x: f64, base: f64, w: f64, h: f64) {
    let hue = pen.hue;
    let layers = [(hue.mid, 1.0, 1.0), (hue.tint, 0.72, 0.76), (hue.glow, 0.42, 0.5)];
    for (layer, (colour, wide, high)) in layers.into_iter().enumerate() {
        let mut d = String::new();
        for (dx, dw, dh) in
            [(-0.36, 0.36, 0.52), (0.36, 0.36, 0.58), (-0.2, 0.46, 0.78), (0.2, 0.44, 0.72), (0.0, 0.6, 1.0)]
        {
            let lean = pen.hand.between(-0.1, 0.1) * w - dx * w * 0.16;
            let tall = h * high * dh * pen.hand.between(0.94, 1.06);
            d += &flame(x + dx * w * wide, base - layer as f64 * 2.0, w * wide * dw, tall, lean);
        }
        if layer == 0 { pen.massed(d, colour, 3.0) } else { pen.fill(d, colour) }
    }
}

/// Small square and round sparks flung about a point.
pub fn sparks(hand: &mut Hand, c: Pt, r0: f64, r1: f64, n: usize) -> String {
    (0..n)
        .map(|_| {
            let p = path::polar(c, hand.between(r0, r1), hand.between(0.0, TAU));
            let s = hand.between(0.8, 2.2);
            path::poly(&[(p.0, p.1 - s * 1.4), (p.0 + s, p.1), (p.0, p.1 + s * 1.4), (p.0 - s, p.1)])
        })
        .collect()
}

/// A boulder with a lit side and a cut shadow.
pub fn rock(pen: &mut Pen, x: f64, y: f64, r: f64) {
    let hue = pen.hue;
    let turn = pen.hand.between(0.0, TAU);
    let rim: Vec<Pt> = (0..7)
        .map(|i| path::polar((x, y), r * pen.hand.between(0.8, 1.08), turn + TAU * f64::from(i) / 7.0))
        .collect();
    pen.inked(path::poly(&rim), hue.mid, 1.8);
    let heart = (x - r * 0.1, y - r * 0.12);
    let lit: Vec<usize> = (0..7)
        .filter(|&i| {
            let (a, b) = (rim[i], rim[(i + 1) % 7]);
            (a.0 + b.0) / 2.0 - x + (a.1 + b.1) / 2.0 - y < -r * 0.35
        })
        .collect();
    let facets: String = lit.iter().map(|&i| path::poly(&[rim[i], rim[(i + 1) % 7], heart])).collect();
    pen.fill(facets, hue.tint);
    let cuts = path::hatch(
        (x + r * 0.62, y - r * 0.35),
        (x - r * 0.15, y + r * 0.7),
        (-r * 0.42, r * 0.02),
        5,
        r * 0.055,
    );
    pen.fill(cuts, hue.ink);
}

/// A cloud with a flat foot, `w` wide.
pub fn cloud(x: f64, y: f64, w: f64) -> String {
    let u = path::round(w / 10.0);
    let k = |f: f64| path::round(f * u);
    format!(
        "M{} {y}a{} {} 0 0 1 {} -{}a{} {} 0 0 1 {} -{}a{} {} 0 0 1 {} {}a{} {} 0 0 1 {} {}z",
        path::round(x - w / 2.0),
        k(1.5),
        k(1.5),
        k(1.2),
        k(2.6),
        k(2.3),
        k(2.3),
        k(4.2),
        k(1.0),
        k(1.7),
        k(1.7),
        k(2.8),
        k(1.2),
        k(1.3),
        k(1.3),
        k(1.6),
        k(2.4),
    )
}

/// A jagged bolt from `a` to `b`, `w` thick at its root.
pub fn bolt(hand: &mut Hand, a: Pt, b: Pt, w: f64, kinks: usize) -> String {
    let (dx, dy) = (b.0 - a.0, b.1 - a.1);
    let len = dx.hypot(dy);
    let (nx, ny) = (-dy / len, dx / len);
    let (mut left, mut right) = (Vec::new(), Vec::new());
    for i in 0..=kinks {
        let t = i as f64 / (kinks + 1) as f64;
        let side = if i % 2 == 0 { 1.0 } else { -1.0 };
        let sway = side * hand.between(0.7, 1.0) * (w * 0.75).max(len * 0.05);
        // Each kink slips along the bolt, so the zigzag falls forward instead of swinging evenly.
        let along = t * len + side * len * 0.035 * t.signum();
        let half = w * (1.0 - t * 0.7) / 2.0;
        let at =
            |s: f64| (a.0 + dx / len * along + nx * (sway + s), a.1 + dy / len * along + ny * (sway + s));
        left.push(at(half));
        right.push(at(-half));
    }
    left.push(b);
    right.reverse();
    left.extend(right);
    path::poly(&left)
}

/// A drop hanging from its tip.
pub fn drop(x: f64, tip: f64, w: f64, h: f64) -> String {
    flame(x, tip + h, w, h, 0.0)
}

/// The lit part of a moon of radius `r`; `bite` moves the dark disc aside.
pub fn crescent(x: f64, y: f64, r: f64, bite: f64) -> String {
    let (r1, r2) = (path::round(r), path::round(r * 0.84));
    let (top, bottom) = ((x + bite, path::round(y - r * 0.8)), (x + bite, path::round(y + r * 0.8)));
    format!(
        "M{} {}A{r1} {r1} 0 1 0 {} {}A{r2} {r2} 0 1 1 {} {}z",
        top.0, top.1, bottom.0, bottom.1, top.0, top.1
    )
}

/// A pointed leaf from its stalk `a` to its tip `b`.
pub fn leaf(a: Pt, b: Pt, fat: f64) -> String {
    path::gouge(a, b, (b.0 - a.0).hypot(b.1 - a.1) * fat)
}

/// Six arms with side needles.
pub fn snowflake(c: Pt, r: f64, turn: f64) -> String {
    let mut d = String::new();
    for i in 0..6 {
        let a = turn + TAU * f64::from(i) / 6.0;
        d += &path::open(&[c, path::polar(c, r, a)]);
        for (at, long) in [(0.45, 0.3), (0.72, 0.24)] {
            let root = path::polar(c, r * at, a);
            d += &path::open(&[
                path::polar(root, r * long, a - 0.9),
                root,
                path::polar(root, r * long, a + 0.9),
            ]);
        }
    }
    d
}

/// A rolling edge from `x0` to `x1`, closed down to `floor`.
pub fn swell(x0: f64, x1: f64, y: f64, height: f64, n: usize, floor: f64) -> String {
    let step = (x1 - x0) / (n * 2) as f64;
    let points: Vec<Pt> =
        (0..=n * 2).map(|i| (x0 + step * i as f64, if i % 2 == 0 { y } else { y - height })).collect();
    format!("{}V{floor}H{x0}z", path::flow(&points))
}
