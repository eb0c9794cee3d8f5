//! How does Wood grow? Sprout, Graft, Vine, Harvest, Grove and the Flux.

use super::sigil;
use crate::motif;
use crate::path::{self, Pt};
use crate::pen::Pen;
use std::f64::consts::TAU;

const BARK: &str = "#7a5230";
const BARK_LIT: &str = "#b08452";

/// A broad leaf with a lit half and veins.
fn foliage(p: &mut Pen, a: Pt, b: Pt, fat: f64) {
    let h = p.hue;
    p.inked(motif::leaf(a, b, fat), h.mid, 2.0);
    let (dx, dy) = (b.0 - a.0, b.1 - a.1);
    let lift = (dy * fat * 0.45, -dx * fat * 0.45);
    let mid = ((a.0 + b.0) / 2.0 + lift.0, (a.1 + b.1) / 2.0 + lift.1);
    p.fill(path::blob(&[a, mid, b, ((a.0 + b.0) / 2.0, (a.1 + b.1) / 2.0)]), h.tint);
    let mut veins = path::open(&[a, (a.0 + dx * 0.9, a.1 + dy * 0.9)]);
    for t in [0.28, 0.48, 0.66] {
        let root = (a.0 + dx * t, a.1 + dy * t);
        for s in [1.0, -1.0] {
            let reach = fat * 0.3;
            veins += &path::open(&[
                root,
                (root.0 + dx * 0.14 - dy * reach * s, root.1 + dy * 0.14 + dx * reach * s),
            ]);
        }
    }
    p.line(veins, h.ink, 1.2);
}

pub fn sprout(p: &mut Pen) {
    let h = p.hue;
    let cuts = path::rays(&mut p.hand, (104.0, 84.0), 46.0, 150.0, 40, 2.0);
    p.fill(cuts, h.mid);
    p.fill(path::circle(104.0, 84.0, 46.0), h.glow);
    p.inked("M6 158q30-10 60-4 20-16 40-14 20-2 38 14 30-8 56 2v50H6z", "#5a3d22", 2.2);
    p.fill("M66 154q20-16 40-14 20-2 38 14-14-6-26-6-8 6-14 0-14-2-38 6z", "#8a6238");
    p.line("M104 148q-4 16-14 24M104 152q2 16 12 26M102 160q-10 6-26 8M107 162q10 4 24 4", BARK_LIT, 2.0);
    let grit = path::strata(&mut p.hand, 10.0, 166.0, 180.0, 30.0, 5, 1.0);
    p.fill(grit, "#2e1d0f");
    let stem = [(104.0, 150.0), (106.0, 124.0), (101.0, 100.0), (105.0, 78.0)];
    p.inked(path::ribbon(&stem, &[10.0, 7.0, 6.0, 5.0]), h.mid, 2.2);
    foliage(p, (103.0, 84.0), (46.0, 52.0), 0.42);
    foliage(p, (105.0, 82.0), (164.0, 44.0), 0.42);
    foliage(p, (104.0, 80.0), (106.0, 40.0), 0.36);
    p.inked(path::circle(60.0, 60.0, 5.0), "#cfe6ee", 1.4);
    p.fill(path::circle(58.5, 58.0, 1.6), "#ffffff");
}

pub fn graft(p: &mut Pen) {
    let h = p.hue;
    let cuts = path::rays(&mut p.hand, (104.0, 90.0), 60.0, 150.0, 36, 1.8);
    p.fill(cuts, h.deep);
    p.halo(104.0, 96.0, 84.0);
    p.inked("M66 206q8-34 8-60l-2-18 66-18q-4 40 6 96z", BARK, 2.6);
    p.fill("M66 206q8-34 8-60l-2-18 18-5q-2 40-4 83z", BARK_LIT);
    p.inked("M72 128l34-22 32 4-30 20z", "#e6cfa0", 2.0);
    p.line("M82 126l24-14 22 1-21 12zM92 124l14-8 12 0-11 7z", BARK, 1.2);
    p.fill(path::hatch((116.0, 130.0), (122.0, 200.0), (10.0, -1.0), 8, 1.4), h.ink);
    let scion = [(104.0, 152.0), (106.0, 116.0), (112.0, 84.0), (104.0, 52.0)];
    p.inked(path::ribbon(&scion, &[11.0, 10.0, 8.0, 4.0]), "#a35a4a", 2.2);
    p.inked(path::ribbon(&[(110.0, 92.0), (128.0, 78.0), (144.0, 60.0)], &[6.0, 5.0, 3.0]), "#a35a4a", 1.8);
    for i in 0..6 {
        let y = 138.0 + f64::from(i) * 7.0;
        p.inked(
            format!("M70 {y}q36 10 72-5v6q-36 15-71 6z"),
            if i % 2 == 0 { "#f0e2bd" } else { "#d8c08c" },
            1.4,
        );
    }
    p.line("M140 138q16-6 22 4t-6 14", h.ink, 4.6);
    p.line("M140 138q16-6 22 4t-6 14", "#f0e2bd", 2.4);
    for (a, b) in [
        ((104.0, 54.0), (86.0, 26.0)),
        ((105.0, 58.0), (122.0, 26.0)),
        ((108.0, 74.0), (72.0, 72.0)),
        ((144.0, 60.0), (170.0, 46.0)),
        ((142.0, 64.0), (166.0, 76.0)),
        ((130.0, 76.0), (136.0, 50.0)),
    ] {
        foliage(p, a, b, 0.46);
    }
    for (x, y) in [(88.0, 96.0), (150.0, 88.0)] {
        let petals: String = (0..5)
            .map(|i| path::polar((x, y), 6.5, TAU * f64::from(i) / 5.0 + path::UP))
            .map(|q| path::circle(q.0, q.1, 5.0))
            .collect();
        p.massed(petals, "#f2b8b0", 2.4);
        p.fill(path::circle(x, y, 3.6), "#f2c94a");
    }
}

pub fn vine(p: &mut Pen) {
    let h = p.hue;
    let dusk = path::strata(&mut p.hand, 10.0, 14.0, 180.0, 180.0, 16, 1.0);
    p.fill(dusk, h.deep);
    p.halo(104.0, 96.0, 90.0);
    // Each turn is drawn twice: whole behind the column, and its visible half in front of it.
    let turn = |y: f64| {
        let xs = [86.0, 66.0, 66.0, 90.0, 118.0, 138.0, 144.0, 122.0];
        let ys = [38.0, 30.0, 17.0, 8.0, 15.0, 27.0, 40.0, 48.0];
        std::array::from_fn::<Pt, 8, _>(|i| (xs[i], y - ys[i]))
    };
    let turns = [200.0, 159.0, 119.0, 80.0];
    for y in turns {
        p.inked(path::ribbon(&turn(y), &[7.0, 8.0, 8.0, 6.0]), h.deep, 1.8);
    }
    p.inked("M66 30h76v12l-8 6H74l-8-6zM74 48h60v132H74zM62 180h84v24H62z", "#d9cba8", 2.6);
    p.fill("M112 48h22v132h-22zM104 180h42v24h-42zM112 30h30v12l-8 6h-22z", "#a89870");
    p.line("M84 52v124M94 52v124M104 52v124M114 52v124M124 52v124", "#5d5236", 1.5);
    for y in turns {
        let front = &turn(y)[1..7];
        p.inked(path::ribbon(front, &[8.0, 9.0, 9.0, 8.0]), h.mid, 2.0);
        p.line(path::flow(front), h.tint, 1.6);
    }
    for (a, b) in [
        ((88.0, 178.0), (62.0, 190.0)),
        ((120.0, 172.0), (150.0, 180.0)),
        ((140.0, 154.0), (172.0, 144.0)),
        ((70.0, 128.0), (40.0, 122.0)),
        ((98.0, 140.0), (92.0, 162.0)),
        ((138.0, 114.0), (168.0, 108.0)),
        ((106.0, 96.0), (122.0, 120.0)),
        ((70.0, 84.0), (44.0, 92.0)),
        ((140.0, 70.0), (170.0, 66.0)),
        ((112.0, 50.0), (96.0, 76.0)),
        ((142.0, 30.0), (160.0, 12.0)),
        ((132.0, 38.0), (164.0, 36.0)),
    ] {
        foliage(p, a, b, 0.48);
    }
    p.line(path::flow(&path::spiral((52.0, 158.0), 10.0, 1.5, 0.0, 1.8)), h.tint, 2.2);
    p.line(path::flow(&path::spiral((166.0, 88.0), 8.0, 1.5, 2.0, -1.8)), h.tint, 2.0);
}

pub fn harvest(p: &mut Pen) {
    let h = p.hue;
    p.fill("M6 6h190v196H6z", "#f0d98e");
    let cuts = path::rays(&mut p.hand, (104.0, 60.0), 40.0, 160.0, 44, 2.0);
    p.fill(cuts, "#e0b454");
    p.inked(path::circle(104.0, 60.0, 36.0), "#f8edc4", 1.8);
    p.inked("M6 150q50-20 100-8t94-12v76H6z", h.mid, 2.0);
    let rows = path::hatch((20.0, 160.0), (190.0, 156.0), (-14.0, 40.0), 14, 1.8);
    p.fill(rows, h.deep);
    for i in 0..9 {
        let t = f64::from(i) - 4.0;
        let foot = (104.0 + t * 3.6, 190.0);
        let head = (104.0 + t * 14.0, 72.0 + t.abs() * 7.0);
        p.line(path::flow(&[foot, (104.0 + t * 3.0, 136.0), head]), "#7d5a1c", 4.6);
        p.line(path::flow(&[foot, (104.0 + t * 3.0, 136.0), head]), "#d8a83c", 2.6);
        let mut ear = String::new();
        for k in 0..4 {
            let y = head.1 - 4.0 - f64::from(k) * 8.0;
            let x = head.0 + t * 1.1 * f64::from(k);
            ear += &motif::leaf((x, y + 6.0), (x - 6.0, y - 5.0), 0.42);
            ear += &motif::leaf((x, y + 6.0), (x + 6.0, y - 5.0), 0.42);
        }
        p.inked(ear, "#e9bd4c", 1.1);
    }
    p.inked("M82 134q22 10 44 0l2 14q-24 10-48 0z", "#b4542c", 1.8);
    p.inked("M84 148q20 8 40 0l6 8q-28 10-54 0z", "#d8a83c", 1.4);
    p.inked("M40 118q-22-50 18-74 34-16 62 4-42-8-56 16-10 20-8 50z", "#b9c1c6", 2.4);
    p.fill("M44 112q-16-44 18-64 22-10 42-6-40-2-52 22-6 18-8 48z", "#f0f4f4");
    p.inked("M38 116l20-4 6 42q-8 8-18 2z", BARK, 2.2);
}

pub fn grove(p: &mut Pen) {
    let h = p.hue;
    p.halo(104.0, 92.0, 96.0);
    p.inked(path::circle(104.0, 78.0, 28.0), h.glow, 1.2);
    let glade = path::rays(&mut p.hand, (104.0, 80.0), 36.0, 130.0, 30, 1.5);
    p.fill(glade, h.tint);
    for (x, lean, w) in [(84.0, 4.0, 9.0), (126.0, -4.0, 9.0), (66.0, -4.0, 12.0), (146.0, 4.0, 12.0)] {
        let trunk = [(x - lean, 190.0), (x, 150.0), (x + lean, 100.0), (x + lean * 1.5, 40.0)];
        p.inked(path::ribbon(&trunk, &[w * 1.7, w, w * 0.9, w * 0.7]), h.deep, 1.8);
    }
    for (x, y, r, colour) in [
        (50.0, 46.0, 34.0, h.mid),
        (158.0, 46.0, 34.0, h.mid),
        (84.0, 22.0, 26.0, h.deep),
        (126.0, 22.0, 26.0, h.deep),
    ] {
        crown(p, (x, y), r, colour);
    }
    for (x, sign) in [(30.0, 1.0), (178.0, -1.0)] {
        let trunk = [(x - 4.0 * sign, 206.0), (x, 160.0), (x + 3.0 * sign, 110.0), (x - 4.0 * sign, 50.0)];
        p.inked(path::ribbon(&trunk, &[38.0, 23.0, 20.0, 16.0]), BARK, 2.4);
        p.inked(
            path::ribbon(&[(x, 120.0), (x + 16.0 * sign, 92.0), (x + 26.0 * sign, 62.0)], &[10.0, 7.0, 4.0]),
            BARK,
            2.0,
        );
        p.fill(
            path::hatch((x + 6.0 * sign, 96.0), (x + 9.0 * sign, 190.0), (-3.0 * sign, 16.0), 9, 1.4),
            h.ink,
        );
    }
    crown(p, (20.0, 62.0), 30.0, h.tint);
    crown(p, (182.0, 58.0), 32.0, h.tint);
    p.inked("M6 188q50-14 98-10t92-2v30H6z", h.deep, 1.8);
    p.placed(-8.0, -12.0, 0.0, 1.0, |p| {
        let ink = p.hue.ink;
        p.fill(
            "M84 146q-4 2-4 8l3-3q1 6 4 9l-2 12 3 22h4l1-20 5-10q10 3 18 1l3 9 2 20h4l1-22 2-12q5-8 6-18l3-6 9 \
             1q4-1 3-4l-7-6-2-7-4 4q-6 2-8 10-3 8-10 9h-24q-6-1-10 3z",
            ink,
        );
        p.line("M137 123q-9-6-8-19M130 113l-7-4M140 122q2-9 9-15M144 113l8-1", ink, 2.0);
    });
}

fn crown(p: &mut Pen, c: Pt, r: f64, colour: &str) {
    let puffs: String = (0..7)
        .map(|i| path::polar(c, r * 0.55, TAU * f64::from(i) / 7.0))
        .map(|q| path::circle(q.0, q.1, r * 0.5))
        .collect();
    p.massed(puffs + &path::circle(c.0, c.1, r * 0.6), colour, 3.4);
    let mut leaves = String::new();
    for _ in 0..9 {
        let q = path::polar(c, p.hand.between(0.1, 0.85) * r, p.hand.between(0.0, TAU));
        leaves += &motif::leaf(q, (q.0 + 7.0, q.1 - 5.0), 0.4);
    }
    p.fill(leaves, p.hue.ink);
}

pub fn flux(p: &mut Pen) {
    let mut wreath = String::new();
    for i in 0..14 {
        let a = TAU * f64::from(i) / 14.0;
        let at = |r: f64, t: f64| path::polar(sigil::HEART, r, a + t);
        wreath += &motif::leaf(at(60.0, 0.0), at(92.0, 0.22), 0.42);
    }
    sigil::seal(p, 7, 7, &wreath);
}
