//! What stands behind the table? The wall, the window with the moon, and shelves full of books.

use crate::path::{self, Pt};
use crate::pen::Pen;

const SPINES: [&str; 10] = [
    "#5e2a20", "#3f4a38", "#2f4154", "#6b4a24", "#4a2f48", "#7a5a34", "#39302a", "#54402c", "#2f4a48",
    "#6e3a2a",
];

pub fn paint(pen: &mut Pen) {
    pen.raw(r##"<rect width="1600" height="600" fill="url(#wall) #1b1511"/>"##);
    stones(pen);
    window(pen);
    for left in [0.0, 212.0, 424.0, 964.0, 1176.0, 1388.0] {
        bay(pen, left);
    }
    ladder(pen);
    for x in [652.0, 948.0] {
        pillar(pen, x);
    }
    ribs(pen);
    pen.raw(r##"<ellipse cx="800" cy="420" rx="620" ry="330" fill="url(#h-walnut) none"/>"##);
}

fn stones(pen: &mut Pen) {
    let cuts = path::strata(&mut pen.hand, 640.0, 10.0, 330.0, 430.0, 26, 1.2);
    pen.veil(cuts, "#0d0907", 0.6);
}

/// A pointed window, leaded, with the moon in it.
fn window(pen: &mut Pen) {
    let arch = "M690 392V170Q694 74 800 18q106 56 110 152v222z";
    pen.fill("M676 400V168Q682 62 800 2q118 60 124 166v232z", "#0d0907");
    pen.line("M676 400V168Q682 62 800 2q118 60 124 166v232", "#5a4330", 3.0);
    pen.fill(arch, "url(#moonlight) #2a3a58");
    let stars: String = (0..26)
        .map(|_| {
            path::star((pen.hand.between(705.0, 895.0), pen.hand.between(60.0, 300.0)), 2.2, 0.7, 4, 0.0)
        })
        .collect();
    pen.fill(stars, "#dfe6ee");
    pen.fill(path::circle(836.0, 118.0, 38.0), "#f2ead2");
    pen.fill(
        path::circle(824.0, 106.0, 7.0) + &path::circle(848.0, 126.0, 9.0) + &path::circle(842.0, 98.0, 4.0),
        "#d8cda8",
    );
    let clouds = path::strata(&mut pen.hand, 692.0, 120.0, 216.0, 90.0, 6, 4.0);
    pen.veil(clouds, "#b9c6d6", 0.4);
    pen.fill("M690 392v-70l26-20 20 16 26-38 26 30 24-14 30 26 20-30 24 22 24-12v90z", "#0e1526");
    pen.line("M800 18v374M690 170h220M690 246h220M690 322h220M745 60v332M855 60v332", "#0d0907", 5.0);
    pen.line(
        "M745 392V190q0-60 55-100 55 40 55 100v202M690 190q28-40 55-46M910 190q-28-40-55-46",
        "#0d0907",
        4.0,
    );
    pen.line(arch, "#0d0907", 9.0);
    pen.line(arch, "#6b5038", 2.0);
    pen.fill("M670 392h260v18H670z", "#3d2b1e");
    pen.fill("M670 392h260v4H670z", "#7a5a3c");
}

/// One bookcase, 200 wide, with five shelves.
fn bay(pen: &mut Pen, left: f64) {
    pen.fill(path::rect(left, 34.0, 208.0, 400.0), "#0f0a08");
    pen.fill(format!("M{left} 34q104-46 208 0v-34h-208z"), "#1f1610");
    pen.line(format!("M{left} 38q104-46 208 0"), "#5a4028", 2.5);
    for shelf in 0..5 {
        let floor = 112.0 + f64::from(shelf) * 78.0;
        books(pen, left + 12.0, left + 196.0, floor);
        pen.fill(path::rect(left + 6.0, floor, 196.0, 8.0), "#2c1e14");
        pen.fill(path::rect(left + 6.0, floor, 196.0, 2.0), "#6b4a2c");
    }
    for x in [left, left + 198.0] {
        pen.fill(path::rect(x, 20.0, 10.0, 420.0), "#2a1c13");
        pen.fill(path::rect(x + 2.0, 20.0, 2.0, 420.0), "#523722");
    }
}

/// A row of spines; now and then something leans, and something is not a book.
fn books(pen: &mut Pen, from: f64, to: f64, floor: f64) {
    let mut x = from;
    while x < to - 12.0 {
        let w = pen.hand.between(9.0, 22.0).min(to - x);
        let h = pen.hand.between(42.0, 64.0);
        let roll = pen.hand.unit();
        if roll < 0.032 && to - x > 44.0 {
            curio(pen, x + 20.0, floor);
            x += 42.0;
            continue;
        }
        let lean = if roll > 0.93 { 9.0 } else { 0.0 };
        let spine = [(x + lean, floor - h), (x + w + lean, floor - h), (x + w, floor), (x, floor)];
        let colour = SPINES[pen.hand.pick(SPINES.len())];
        pen.inked(path::poly(&spine), colour, 1.0);
        if w > 13.0 {
            let bands = path::rect(x + 2.0 + lean * 0.8, floor - h + 8.0, w - 4.0, 2.0)
                + &path::rect(x + 2.0 + lean * 0.2, floor - 12.0, w - 4.0, 2.0);
            pen.veil(bands, "#d8b060", 0.55);
        }
        x += w + lean + 0.5;
    }
}

/// A skull, a globe or a bottle between the books.
fn curio(pen: &mut Pen, x: f64, floor: f64) {
    let kind = pen.hand.pick(3);
    pen.placed(x, floor, 0.0, 1.0, |p| match kind {
        0 => {
            p.inked("M-15-18q-2-20 15-21 17 1 15 21-1 6-5 7v10H-10v-10q-4-1-5-7z", "#a8977a", 1.2);
            p.fill("M-9-20q4-4 7 0-1 6-7 4zM9-20q-4-4-7 0 1 6 7 4zM0-14l2 5h-4z", "#1a120d");
        }
        1 => {
            p.line("M0-4v-6M-9-2H9", "#8a6238", 3.0);
            p.inked(path::circle(0.0, -26.0, 15.0), "#3f5a62", 1.2);
            p.fill("M-10-34q8-4 12 2-2 8-8 6zM2-22q8-4 11 0-3 8-9 8z", "#7a8a5a");
            p.line("M-13-14q-8-14 4-26", "#b98f45", 1.6);
        }
        _ => {
            p.inked("M-4-44h8v12q11 6 11 18 0 14-15 14t-15-14q0-12 11-18z", "#4a6a5a", 1.2);
            p.fill("M-13-14h26q0 12-13 12t-13-12z", "#8fb05a");
            p.fill("M-5-50H5v7H-5z", "#8a6238");
        }
    });
}

fn ladder(pen: &mut Pen) {
    let rails = path::open(&[(330.0, 446.0), (396.0, 40.0)]) + &path::open(&[(374.0, 446.0), (440.0, 40.0)]);
    let rungs: String = (0..10)
        .map(|i| {
            let t = f64::from(i) / 10.0 + 0.06;
            let a: Pt = (330.0 + 66.0 * t, 446.0 - 406.0 * t);
            path::open(&[a, (a.0 + 44.0, a.1)])
        })
        .collect();
    pen.line(rails.clone() + &rungs, "#0b0806", 10.0);
    pen.line(rails + &rungs, "#5c4026", 5.0);
}

fn pillar(pen: &mut Pen, x: f64) {
    pen.fill(path::rect(x - 17.0, 60.0, 34.0, 390.0), "#1c130d");
    pen.fill(path::rect(x - 13.0, 60.0, 8.0, 390.0) + &path::rect(x + 1.0, 60.0, 5.0, 390.0), "#3a281b");
    pen.inked(format!("M{} 60h48l-8 22h-32zM{} 40h60v20h-60z", x - 24.0, x - 30.0), "#3a281b", 1.5);
    pen.inked(format!("M{} 430h48v20h-48z", x - 24.0), "#3a281b", 1.5);
}

/// Vault ribs that close the top of the picture.
fn ribs(pen: &mut Pen) {
    pen.line(
        "M652 40Q560-6 430-30M948 40q92-46 222-70M652 40Q690-6 800-22M948 40Q910-6 800-22",
        "#0b0806",
        16.0,
    );
    pen.line(
        "M652 40Q560-6 430-30M948 40q92-46 222-70M652 40Q690-6 800-22M948 40Q910-6 800-22",
        "#4a3322",
        7.0,
    );
}
