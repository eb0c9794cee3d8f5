//! How does Metal hold? Alloy, Anvil, Magnet, Plating, Deadbolt and the Flux.

use super::sigil;
use crate::motif;
use crate::path::{self, Pt};
use crate::pen::Pen;
use std::f64::consts::{PI, TAU};

const COPPER: &str = "#c4793c";
const COPPER_LIT: &str = "#f0b26a";

fn rivets(points: &[Pt], r: f64) -> String {
    points.iter().map(|q| path::circle(q.0, q.1, r)).collect()
}

pub fn alloy(p: &mut Pen) {
    let h = p.hue;
    p.raw(r##"<circle cx="104" cy="140" r="80" fill="url(#h-fire) none"/>"##);
    let cuts = path::rays(&mut p.hand, (104.0, 140.0), 70.0, 150.0, 36, 1.6);
    p.fill(cuts, h.deep);
    p.inked("M122 62q-12 12-13 40l1 50H98l1-50q-1-28-13-40l11 2q6 10 8 26 2-16 7-26z", h.tint, 1.8);
    p.fill("M86 62q12 12 13 40l-1 50h6q2-60-7-88z", COPPER_LIT);
    for (x, turn, body, lit) in [(52.0, 38.0, COPPER, COPPER_LIT), (156.0, -38.0, h.mid, h.glow)] {
        p.placed(x, 66.0, turn, 1.0, |p| {
            p.inked("M-30-22h60l-6 44q-24 12-48 0z", body, 2.4);
            p.fill("M-26-18h16l-1 42q-7-1-10-4z", lit);
            p.inked(path::ellipse(0.0, -22.0, 30.0, 8.0), lit, 2.0);
            p.line("M-28-4h55", p.hue.ink, 2.0);
        });
    }
    p.inked("M50 152h110l-10 34q-46 14-90 0z", "#4a3b34", 2.6);
    p.fill("M56 156h20l-2 34q-8-1-12-3z", "#7d675a");
    p.inked(path::ellipse(105.0, 152.0, 55.0, 13.0), h.tint, 2.2);
    p.fill("M52 152q2-10 53-12 4 6-6 9t4 8-8 7q-40-2-43-12z", COPPER_LIT);
    p.line("M70 152q12-6 22 0t24-1 26 2", h.glow, 2.4);
    let hot = motif::sparks(&mut p.hand, (105.0, 138.0), 16.0, 46.0, 16);
    p.fill(hot, "#fff0c0");
}

pub fn anvil(p: &mut Pen) {
    let h = p.hue;
    let cuts = path::rays(&mut p.hand, (106.0, 78.0), 40.0, 160.0, 40, 2.2);
    p.fill(cuts, h.mid);
    p.inked("M58 152q48-10 98 0l8 54H50z", "#7a5230", 2.4);
    p.inked(path::ellipse(107.0, 153.0, 49.0, 9.0), "#b98a56", 2.0);
    p.line(path::ellipse(107.0, 153.0, 34.0, 6.0) + &path::ellipse(107.0, 153.0, 18.0, 3.0), "#7a5230", 1.2);
    p.fill(path::hatch((70.0, 166.0), (148.0, 166.0), (3.0, 34.0), 9, 1.5), h.ink);
    p.inked(
        "M22 76h46v-8h102v10q-4 18-34 22-6 12 0 24l22 14v14H66v-14l20-14q8-12-2-22-44-2-62-26z",
        h.deep,
        3.0,
    );
    p.fill("M22 76h46v-8h102v8H70q-4 8 4 12-38 2-52-12z", h.tint);
    p.fill("M70 70h98v4H70z", h.glow);
    p.fill("M68 140l20-12h20l-6 22H68z", h.mid);
    p.fill(path::hatch((124.0, 102.0), (124.0, 140.0), (-24.0, 0.0), 8, 1.4), h.ink);
    p.fill(path::hatch((160.0, 84.0), (110.0, 90.0), (-5.0, 8.0), 8, 1.2), h.ink);
    p.inked(path::star((118.0, 52.0), 26.0, 6.0, 8, 0.2), h.spark, 1.8);
    p.fill(path::star((118.0, 52.0), 16.0, 5.0, 8, 0.2), "#fff0c0");
    p.line("M88 118l5-9 5 9zM91 118h5", h.glow, 1.2);
}

pub fn magnet(p: &mut Pen) {
    let h = p.hue;
    for r in [26.0, 42.0, 58.0, 76.0, 96.0] {
        let (l, q) = (
            path::arc((104.0, 130.0), r, r * 0.86, 0.06, 0.94),
            path::arc((104.0, 130.0), r, r * 0.4, 1.08, 1.92),
        );
        p.line(path::flow(&l), h.mid, 1.6);
        if r > 60.0 {
            p.line(path::flow(&q), h.deep, 1.2);
        }
    }
    p.halo(104.0, 140.0, 60.0);
    p.inked("M54 132V82a50 50 0 0 1 100 0v50h-32V84a18 18 0 0 0-36 0v48z", "#b03a2a", 2.8);
    p.fill("M60 112V82a44 44 0 0 1 30-42q-18 16-18 42v30z", "#e07a5c");
    p.inked("M54 110h32v24H54zM122 110h32v24h-32z", h.tint, 2.6);
    p.fill("M58 114h9v16h-9zM126 114h9v16h-9z", h.glow);
    p.fill(path::hatch((150.0, 70.0), (150.0, 104.0), (-14.0, 0.0), 7, 1.2), h.ink);
    p.placed(70.0, 152.0, 12.0, 1.0, |p| {
        p.inked("M-7-14H7v5H3l-1 32-2 8-2-8-1-32h-4z", p.hue.tint, 1.8);
    });
    p.placed(138.0, 156.0, -10.0, 1.0, |p| {
        p.inked("M-3-18h6v30h-6zM3 2h9v5H3zM3-8h7v5H3z", COPPER, 1.6);
        p.line(path::circle(0.0, 20.0, 8.0), p.hue.ink, 6.4);
        p.line(path::circle(0.0, 20.0, 8.0), COPPER, 3.4);
    });
    p.placed(104.0, 160.0, 0.0, 1.0, |p| {
        p.inked(path::star((0.0, 0.0), 14.0, 10.0, 8, 0.0), p.hue.mid, 1.8);
        p.fill(path::circle(0.0, 0.0, 4.6), p.hue.ink);
    });
    let filings = motif::sparks(&mut p.hand, (104.0, 140.0), 10.0, 56.0, 22);
    p.fill(filings, h.glow);
}

pub fn plating(p: &mut Pen) {
    let h = p.hue;
    let cuts = path::rays(&mut p.hand, (104.0, 104.0), 60.0, 150.0, 44, 2.0);
    p.fill(cuts, h.mid);
    p.inked("M104 30q34 14 64 8 8 84-64 150Q32 122 40 38q30 6 64-8z", h.deep, 3.2);
    p.inked("M104 42q28 12 54 8 4 70-54 124Q46 120 50 50q26 4 54-8z", h.mid, 1.8);
    for (y, half, colour) in
        [(66.0, 53.0, h.tint), (92.0, 50.0, h.mid), (118.0, 43.0, h.tint), (144.0, 29.0, h.mid)]
    {
        let d = format!(
            "M{} {}q{half} 16 {} 0l-3 24q-{} 16-{} 0z",
            104.0 - half,
            y - 14.0,
            half * 2.0,
            half - 3.0,
            half * 2.0 - 6.0
        );
        p.inked(d, colour, 2.0);
        p.fill(path::gouge((104.0 - half + 4.0, y - 10.0), (96.0, y - 3.0), 2.2), h.glow);
        let studs = [(104.0 - half * 0.78, y - 1.0), (104.0, y + 5.0), (104.0 + half * 0.78, y - 1.0)];
        p.inked(rivets(&studs, 2.8), COPPER_LIT, 1.2);
        p.fill(
            path::hatch((104.0 + half * 0.3, y), (104.0 + half * 0.7, y - 3.0), (5.0, 9.0), 4, 1.0),
            h.ink,
        );
    }
    p.inked("M84 42q20-2 40 0l-4 24-16 12-16-12z", COPPER, 2.0);
    p.fill("M88 44q8-1 14-1v30l-12-10z", COPPER_LIT);
    let rim: Vec<Pt> = vec![
        (45.0, 50.0),
        (46.0, 86.0),
        (60.0, 124.0),
        (82.0, 156.0),
        (163.0, 50.0),
        (162.0, 86.0),
        (148.0, 124.0),
        (126.0, 156.0),
        (72.0, 42.0),
        (136.0, 42.0),
    ];
    p.fill(rivets(&rim, 2.0), h.glow);
}

pub fn deadbolt(p: &mut Pen) {
    let h = p.hue;
    p.fill("M6 6h190v196H6z", "#4a3220");
    p.line("M46 6v196M86 6v196M126 6v196M166 6v196", "#1e130b", 2.6);
    let grain: String = (0..5)
        .map(|i| {
            path::hatch(
                (16.0 + f64::from(i) * 40.0, 14.0),
                (20.0 + f64::from(i) * 40.0, 180.0),
                (4.0, 26.0),
                7,
                1.0,
            )
        })
        .collect();
    p.fill(grain, "#2e1e12");
    p.raw(r##"<circle cx="104" cy="96" r="96" fill="url(#h-fire) none" opacity=".5"/>"##);
    for y in [34.0, 168.0] {
        p.inked(format!("M6 {y}h190v20H6z"), h.deep, 2.2);
        p.inked(
            rivets(
                &[
                    (66.0, y + 10.0),
                    (106.0, y + 10.0),
                    (146.0, y + 10.0),
                    (180.0, y + 10.0),
                    (26.0, y + 10.0),
                ],
                4.4,
            ),
            h.mid,
            1.4,
        );
    }
    p.inked("M14 92h176v24H14z", h.mid, 2.6);
    p.fill("M16 94h172v7H16z", h.glow);
    p.inked("M22 82h20v44H22zM164 82h20v44h-20z", h.deep, 2.4);
    p.inked(rivets(&[(32.0, 88.0), (32.0, 120.0), (174.0, 88.0), (174.0, 120.0)], 2.8), COPPER_LIT, 1.2);
    p.inked("M78 100V76a26 26 0 0 1 52 0v24h-11V78a15 15 0 0 0-30 0v22z", h.tint, 2.6);
    p.inked("M64 98h80v46q0 18-40 26-40-8-40-26z", COPPER, 3.0);
    p.fill("M68 102h20v58q-20-6-20-16z", COPPER_LIT);
    p.fill(path::hatch((140.0, 108.0), (132.0, 152.0), (-14.0, 2.0), 8, 1.3), h.ink);
    p.inked("M104 114a10 10 0 0 1 6 18l5 22H93l5-22a10 10 0 0 1 6-18z", h.ink, 1.0);
    p.line("M69 103h70", h.glow, 1.6);
}

pub fn flux(p: &mut Pen) {
    let teeth = 16;
    let points: Vec<Pt> = (0..teeth * 4)
        .map(|i| {
            let r = if i % 4 < 2 { 84.0 } else { 70.0 };
            path::polar(sigil::HEART, r, TAU * (f64::from(i) + 0.5) / f64::from(teeth * 4) + PI / 64.0)
        })
        .collect();
    sigil::seal(p, 8, 8, &path::poly(&points));
}
