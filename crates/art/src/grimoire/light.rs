//! How does Light shine? Glow, Halo, Prism, Aurora, Radiance and the Flux.

use super::sigil;
use crate::motif;
use crate::path::{self, Pt};
use crate::pen::Pen;
use std::f64::consts::TAU;

const NIGHT: &str = "#241a2c";

pub fn glow(p: &mut Pen) {
    let h = p.hue;
    p.fill("M6 6h190v196H6z", NIGHT);
    p.halo(104.0, 108.0, 104.0);
    let cuts = path::rays(&mut p.hand, (104.0, 108.0), 58.0, 140.0, 44, 1.2);
    p.fill(cuts, h.deep);
    p.inked("M82 62q0-26 22-26t22 26", "none", 3.0);
    p.line("M82 62q0-26 22-26t22 26", h.mid, 3.0);
    p.inked("M74 74l8-16h44l8 16z", h.mid, 2.2);
    p.inked("M96 44h16v14H96z", h.deep, 2.0);
    p.inked("M72 74h64l6 82H66z", h.glow, 2.6);
    p.fill("M78 80h52l4 70H74z", h.tint);
    p.halo(104.0, 118.0, 42.0);
    p.inked(motif::flame(104.0, 148.0, 30.0, 58.0, 3.0), h.mid, 1.8);
    p.fill(motif::flame(104.0, 146.0, 19.0, 40.0, 2.0), h.glow);
    p.line("M90 76l-5 78M118 76l5 78", h.ink, 2.0);
    p.inked("M60 156h88l4 10H56zM66 166h76v9H66z", h.mid, 2.2);
    p.fill("M62 158h40l-6 6H60z", h.tint);
    for (x, y, s) in [(44.0, 108.0, 1.0), (160.0, 64.0, 0.8), (166.0, 130.0, 1.0), (56.0, 160.0, 0.6)] {
        p.placed(x, y, 0.0, s, moth);
    }
}

fn moth(p: &mut Pen) {
    p.inked("M0 0q-12-12-14-2 2 8 14 4 12 4 14-4-2-10-14 2z", p.hue.tint, 1.4);
    p.line("M0-3v9M0-3l-4-5M0-3l4-5", p.hue.ink, 1.4);
}

pub fn halo(p: &mut Pen) {
    let h = p.hue;
    let c: Pt = (104.0, 78.0);
    let cuts = path::rays(&mut p.hand, c, 60.0, 150.0, 50, 1.8);
    p.fill(cuts, h.mid);
    p.fill(path::circle(c.0, c.1, 54.0), h.glow);
    p.line(path::circle(c.0, c.1, 54.0), h.deep, 2.4);
    p.line(path::circle(c.0, c.1, 47.0), h.mid, 3.6);
    let dots: String = (0..24)
        .map(|i| path::polar(c, 50.6, TAU * f64::from(i) / 24.0))
        .map(|q| path::circle(q.0, q.1, 1.5))
        .collect();
    p.fill(dots, h.deep);
    p.inked("M50 206q0-62 30-72h48q30 10 30 72z", "#f3e7cf", 2.4);
    p.fill("M118 134h10q30 10 30 72h-28q4-44-12-72z", "#d6bf92");
    p.inked("M104 42q34 2 34 44 0 26 8 44-20 10-42 10t-42-10q8-18 8-44 0-42 34-44z", "#f3e7cf", 2.4);
    p.fill("M104 42q34 2 34 44 0 26 8 44-12 6-24 8 8-30 6-52-2-34-24-44z", "#d6bf92");
    p.inked("M104 56q22 2 22 32 0 30-22 36-22-6-22-36 0-30 22-32z", h.ink, 1.8);
    p.fill(path::ellipse(95.0, 90.0, 4.6, 2.2) + &path::ellipse(113.0, 90.0, 4.6, 2.2), h.glow);
    p.line("M76 206q2-34 10-52M132 206q-2-34-10-52M104 148v54", h.deep, 1.8);
    p.inked(path::star((104.0, 166.0), 17.0, 6.0, 8, path::UP), h.mid, 1.8);
    p.fill(path::circle(104.0, 166.0, 3.6), h.spark);
}

pub fn prism(p: &mut Pen) {
    let h = p.hue;
    p.fill("M6 6h190v196H6z", NIGHT);
    p.halo(106.0, 104.0, 84.0);
    let dust = path::strata(&mut p.hand, 10.0, 14.0, 180.0, 176.0, 16, 0.7);
    p.fill(dust, "#3c2d48");
    p.fill("M6 140l84-32 2 8-86 34z", h.spark);
    let bands = ["#c8402b", "#e58a2e", "#f2cf4a", "#6ba24a", "#3f86bf", "#6a4aa8"];
    for (i, colour) in bands.into_iter().enumerate() {
        let k = i as f64;
        p.fill(
            path::poly(&[
                (122.0, 96.0 + k * 3.4),
                (200.0, 76.0 + k * 17.0),
                (200.0, 93.0 + k * 17.0),
                (122.0, 99.4 + k * 3.4),
            ]),
            colour,
        );
    }
    p.inked("M106 38l54 112H52z", h.tint, 2.8);
    p.fill("M106 38L92 128l-40 22z", h.glow);
    p.fill("M92 128l68 22H52z", h.mid);
    p.fill("M106 38l54 112-68-22z", h.tint);
    p.veil("M88 108l34-12v21l-32 0z", h.spark, 0.75);
    p.line("M106 38L92 128M92 128l68 22M92 128l-40 22", h.deep, 1.8);
    let cuts = path::hatch((112.0, 60.0), (144.0, 138.0), (-4.0, 14.0), 7, 0.9);
    p.fill(cuts, h.deep);
    p.fill(
        path::star((62.0, 76.0), 9.0, 1.8, 4, 0.0)
            + &path::star((150.0, 46.0), 12.0, 2.4, 4, 0.0)
            + &path::star((70.0, 172.0), 7.0, 1.5, 4, 0.0),
        h.glow,
    );
}

pub fn aurora(p: &mut Pen) {
    let h = p.hue;
    p.fill("M6 6h190v196H6z", "#131c34");
    let stars: String = (0..22)
        .map(|_| path::star((p.hand.between(50.0, 190.0), p.hand.between(14.0, 110.0)), 1.8, 0.7, 4, 0.0))
        .collect();
    p.fill(stars, h.glow);
    for (y, tall, colour, bend) in
        [(74.0, 74.0, "#3f8f7a", 15.0), (104.0, 80.0, h.mid, 17.0), (128.0, 62.0, h.tint, 13.0)]
    {
        curtain(p, y, tall, colour, bend);
    }
    p.inked("M6 158l22-22 16 12 22-30 26 28 16-12 20 16 26-32 22 24 24-18v82H6z", "#22304e", 1.6);
    p.fill("M66 118l26 28-14-6-8 10-8-12-8 4zM154 118l22 24-12-4-10 8-6-12-8 2z", h.glow);
    p.inked("M6 178q50-16 96-8t96-6v42H6z", "#e8eef2", 1.6);
    p.fill("M6 190q60-12 100-2t92-6v24H6z", "#b9c8d8");
    let firs: String =
        [(20.0, 40.0), (38.0, 54.0), (58.0, 34.0), (148.0, 36.0), (168.0, 56.0), (186.0, 40.0)]
            .into_iter()
            .map(|(x, tall)| fir(x, 196.0, tall))
            .collect();
    p.fill(firs, "#0b1222");
}

/// One hanging curtain of northern light, bright at its hem.
fn curtain(p: &mut Pen, y: f64, tall: f64, colour: &str, bend: f64) {
    let hem: Vec<Pt> = (0..=10)
        .map(|i| {
            let x = f64::from(i) * 20.0;
            (x, y + bend * (x / 27.0 + y).sin())
        })
        .collect();
    let mut folds = String::new();
    for i in 0..33 {
        let x = 2.0 + f64::from(i) * 6.0;
        let foot = y + bend * (x / 27.0 + y).sin();
        let top = foot - tall * (0.55 + 0.45 * (x / 13.0 + y).sin().abs()) * p.hand.between(0.9, 1.0);
        folds += &path::spike((x, foot), (x + 4.0, top), 7.0);
    }
    p.veil(folds, colour, 0.72);
    p.line(path::flow(&hem), colour, 3.0);
}

fn fir(x: f64, base: f64, tall: f64) -> String {
    path::poly(&[
        (x, base - tall),
        (x + tall * 0.16, base - tall * 0.6),
        (x + tall * 0.08, base - tall * 0.6),
        (x + tall * 0.26, base - tall * 0.15),
        (x - tall * 0.26, base - tall * 0.15),
        (x - tall * 0.08, base - tall * 0.6),
        (x - tall * 0.16, base - tall * 0.6),
    ])
}

pub fn radiance(p: &mut Pen) {
    let h = p.hue;
    let c: Pt = (106.0, 102.0);
    let cuts = path::rays(&mut p.hand, c, 88.0, 150.0, 48, 1.6);
    p.fill(cuts, h.deep);
    p.inked(path::beams(c, 42.0, 94.0, 24, 13.0), h.mid, 1.6);
    let wavy: String = (0..12)
        .map(|i| {
            let a = TAU * (f64::from(i) + 0.5) / 12.0;
            let at = |r: f64, t: f64| path::polar(c, r, a + t);
            path::ribbon(
                &[at(40.0, 0.0), at(54.0, 0.1), at(66.0, -0.08), at(84.0, 0.05)],
                &[11.0, 8.0, 5.0, 0.5],
            )
        })
        .collect();
    p.inked(wavy, h.glow, 1.4);
    p.inked(path::circle(c.0, c.1, 44.0), h.tint, 2.6);
    p.fill(path::circle(c.0 - 4.0, c.1 - 4.0, 36.0), h.glow);
    p.line(
        "M86 92q6-6 14-1M112 91q8-5 14 1M106 92v18q-6 5-10 2M90 124q16 13 32 0M96 130q10 4 20 0",
        h.ink,
        2.4,
    );
    p.fill(path::ellipse(93.0, 97.0, 3.4, 2.8) + &path::ellipse(119.0, 97.0, 3.4, 2.8), h.ink);
    let cheek: String = path::hatch((76.0, 110.0), (86.0, 118.0), (-3.0, -7.0), 4, 0.8)
        + &path::hatch((128.0, 118.0), (140.0, 104.0), (4.0, 7.0), 6, 0.9);
    p.fill(cheek, h.deep);
    p.fill(path::star((106.0, 76.0), 9.0, 3.0, 8, 0.0), h.mid);
}

pub fn flux(p: &mut Pen) {
    let wreath = path::beams(sigil::HEART, 58.0, 96.0, 24, 13.0);
    sigil::seal(p, 4, 12, &wreath);
}
