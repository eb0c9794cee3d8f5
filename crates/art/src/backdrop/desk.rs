//! What is on the table, and who sits across? Hooded friends, candles, cards and the open grimoire.

use crate::motif;
use crate::path::{self, Pt};
use crate::pen::Pen;

const WAX: &str = "#ead9b4";
const WAX_DARK: &str = "#a8875a";

pub fn paint(pen: &mut Pen) {
    friends(pen);
    table(pen);
    for (x, y, tall) in [
        (596.0, 468.0, 74.0),
        (566.0, 482.0, 46.0),
        (626.0, 484.0, 54.0),
        (1008.0, 470.0, 84.0),
        (1042.0, 486.0, 50.0),
    ] {
        candle(pen, x, y, tall);
    }
    tomes(pen, 1196.0, 510.0);
    inkwell(pen, 440.0, 520.0);
    for (x, y, turn) in [
        (560.0, 552.0, -24.0),
        (590.0, 556.0, -8.0),
        (622.0, 556.0, 9.0),
        (1010.0, 556.0, 14.0),
        (1046.0, 548.0, 33.0),
    ] {
        pen.placed(x, y, turn, 1.0, card);
    }
    grimoire(pen);
}

/// Four robed figures, dark against the room, edged by the candlelight below them.
fn friends(pen: &mut Pen) {
    let robes = "M-86 130q4-66 44-82 18-8 20-24h44q2 16 20 24 40 16 44 82z";
    let heads = [
        (476.0, 0.96, "M0-66q36 6 36 56 0 20 8 34-18 16-44 16t-44-16q8-14 8-34 0-50 36-56z"),
        (
            692.0,
            0.86,
            "M-62-8q22-6 30-18Q-18-70 22-92q-4 30 10 66 8 12 30 18-14 8-34 8 2 30-28 34-30-4-28-34-20 0-34-8z",
        ),
        (
            912.0,
            0.86,
            "M0-58q18 0 26 12 22 2 46 14-24 10-44 10 2 36-28 46-30-10-28-46-20 0-44-10 24-12 46-14 8-12 26-12z",
        ),
        (1128.0, 0.96, "M0-64q40 4 40 54 0 26 20 50-26 6-60 6t-60-6q20-24 20-50 0-50 40-54z"),
    ];
    for (x, scale, head) in heads {
        pen.placed(x, 372.0, 0.0, scale, |p| {
            p.raw(r##"<g stroke="#a8682e" stroke-width="2.5">"##);
            p.fill(robes, "#150e0a");
            p.fill(head, "#150e0a");
            p.raw("</g>");
            p.fill("M0-22q22 4 20 30-4 20-20 24-16-4-20-24-2-26 20-30z", "#070504");
            p.fill(path::ellipse(-8.0, 4.0, 3.2, 1.8) + &path::ellipse(8.0, 4.0, 3.2, 1.8), "#ffcf7a");
            p.line("M-40 60q-10 30-12 66M40 60q10 30 12 66M0 50v74", "#3a2414", 3.0);
        });
    }
}

fn table(pen: &mut Pen) {
    pen.fill("M250 448h1100l300 160H-50z", "url(#wood) #4f3320");
    let mut grain = String::new();
    for i in 0..46 {
        let t = f64::from(i) / 46.0;
        let (far, near) = (250.0 + 1100.0 * t, -50.0 + 1700.0 * t);
        let cut = pen.hand.between(0.2, 0.8);
        let at = |k: f64| (far + (near - far) * k, 448.0 + 160.0 * k);
        grain += &path::gouge(at(cut - 0.2), at(cut + 0.35), 1.4);
    }
    pen.veil(grain, "#150d08", 0.5);
    pen.line("M250 448h1100", "#b07a42", 2.5);
    pen.line("M-20 592h1640", "#150d08", 3.0);
    pen.raw(r##"<ellipse cx="800" cy="510" rx="430" ry="96" fill="url(#candlelight) none"/>"##);
}

fn candle(pen: &mut Pen, x: f64, y: f64, tall: f64) {
    let top = y - tall;
    pen.veil(path::ellipse(x + 6.0, y + 3.0, 24.0, 6.0), "#0b0806", 0.6);
    pen.inked(path::ellipse(x, y, 22.0, 6.0), "#9c7434", 1.2);
    pen.inked(format!("M{} {top}h20v{tall}q-10 5-20 0z", x - 10.0), WAX, 1.2);
    pen.fill(format!("M{} {top}h8v{tall}q-4 3-8 3z", x + 2.0), WAX_DARK);
    pen.inked(format!("M{} {top}q3 16 6 5 3 22 7 4 4 8 8-9-10-4-21 0z", x - 10.5), "#f8ecd0", 1.0);
    pen.raw(&format!(r#"<circle cx="{x}" cy="{}" r="150" fill="url(#candlelight) none"/>"#, top - 16.0));
    pen.line(path::open(&[(x, top), (x, top - 6.0)]), "#1a120d", 2.0);
    pen.fill(motif::flame(x, top - 2.0, 13.0, 34.0, 2.0), "#f29a3e");
    pen.fill(motif::flame(x, top - 4.0, 8.0, 22.0, 1.0), "#fff0c0");
}

/// The open book in the middle, its pages lit and alive.
fn grimoire(pen: &mut Pen) {
    pen.veil(path::ellipse(806.0, 560.0, 200.0, 22.0), "#0b0806", 0.55);
    pen.inked("M616 470l-22 92q110-12 206 8 96-20 206-8l-22-92q-96-8-184 10-88-18-184-10z", "#5a231a", 2.0);
    pen.inked("M628 462l-18 88q104-10 190 10V478q-82-22-172-16z", "#f0dfb6", 1.6);
    pen.inked("M972 462l18 88q-104-10-190 10V478q82-22 172-16z", "#f6e8c6", 1.6);
    pen.fill("M800 478v82q-10-4-24-6l6-80zM800 478v82q8-4 20-6l-4-80z", "#c9ab74");
    for side in [1.0, -1.0] {
        let at = |x: f64, y: f64| (800.0 + side * x, y);
        let lines: String = (0..6)
            .map(|i| {
                let y = 482.0 + f64::from(i) * 11.0;
                let spread = 1.0 + f64::from(i) * 0.03;
                path::flow(&[at(36.0, y + 9.0), at(80.0 * spread, y + 1.0), at(150.0 * spread, y - 3.0)])
            })
            .collect();
        let (colour, width) = if side < 0.0 { ("#7a5a36", 2.2) } else { ("#c9a878", 1.2) };
        pen.line(lines, colour, width);
    }
    let seal: Pt = (892.0, 512.0);
    pen.line(
        path::ellipse(seal.0, seal.1, 46.0, 27.0) + &path::ellipse(seal.0, seal.1, 38.0, 22.0),
        "#a3502a",
        2.2,
    );
    pen.raw(r#"<g transform="matrix(1 0 0 .58 0 215)">"#);
    pen.line(path::star((892.0, 512.0), 38.0, 15.0, 5, path::UP), "#a3502a", 2.2);
    pen.raw("</g>");
    pen.inked("M862 512q30-22 60 0-30 22-60 0z", "#f6e8c6", 2.0);
    pen.fill(path::ellipse(seal.0, seal.1, 9.0, 9.0), "#7a2f1c");
    pen.fill("M892 503q4 9 0 18-4-9 0-18z", "#0b0806");
    pen.raw(r##"<circle cx="800" cy="470" r="170" fill="url(#h-walnut) none"/>"##);
    let motes = motif::sparks(&mut pen.hand, (806.0, 420.0), 10.0, 96.0, 30);
    pen.fill(motes, "#ffe3a1");
    pen.fill("M806 470q-10 60 2 118l-8 10-8-8q-6-60 4-120z", "#8e2f22");
}

fn card(p: &mut Pen) {
    p.veil("M-22-28h50v68h-50z", "#0b0806", 0.5);
    p.raw(r##"<rect x="-25" y="-34" width="50" height="70" rx="4" fill="#3a1f17" stroke="#0b0806" stroke-width="1.5"/><rect x="-21" y="-30" width="42" height="62" rx="2" fill="none" stroke="#b98f45" stroke-width="1.4"/>"##);
    p.line(path::star((0.0, 1.0), 16.0, 6.0, 5, path::UP), "#b98f45", 1.2);
    p.fill("M-12 1q12-12 24 0-12 12-24 0z", "#e9cf94");
    p.fill(path::circle(0.0, 1.0, 4.0), "#7a2f1c");
}

fn tomes(p: &mut Pen, x: f64, y: f64) {
    for (dy, w, colour) in [(0.0, 120.0, "#4a2f48"), (-22.0, 104.0, "#2f4a48"), (-42.0, 112.0, "#6e3a2a")] {
        let left = x - w / 2.0;
        p.inked(path::rect(left, y + dy - 18.0, w, 20.0), colour, 1.5);
        p.fill(path::rect(left + w - 10.0, y + dy - 15.0, 10.0, 14.0), "#d8c08c");
        p.fill(
            path::rect(left + 12.0, y + dy - 18.0, 4.0, 20.0)
                + &path::rect(left + 24.0, y + dy - 18.0, 2.0, 20.0),
            "#c9a24b",
        );
    }
    p.inked(
        format!("M{} {}q-2-26 20-27 22 1 20 27-2 8-6 9v9h-28v-9q-4-1-6-9z", x - 20.0, y - 78.0),
        "#d8c6a0",
        1.5,
    );
    p.fill(
        format!("M{} {}q5-5 9 0-1 8-9 6zM{} {}q-5-5-9 0 1 8 9 6z", x - 12.0, y - 80.0, x + 12.0, y - 80.0),
        "#1a120d",
    );
}

fn inkwell(p: &mut Pen, x: f64, y: f64) {
    p.veil(path::ellipse(x + 4.0, y + 2.0, 30.0, 7.0), "#0b0806", 0.5);
    p.inked(format!("M{} {}h28l10 30q-24 10-48 0z", x - 14.0, y - 30.0), "#2f4154", 1.5);
    p.inked(path::ellipse(x, y - 30.0, 14.0, 4.0), "#0b0806", 1.2);
    let feather = [(x + 4.0, y - 30.0), (x + 22.0, y - 80.0), (x + 62.0, y - 116.0)];
    p.inked(path::ribbon(&feather, &[2.0, 18.0, 16.0, 1.0]), "#e8dcc0", 1.4);
    p.line(path::flow(&feather), "#8a6f4a", 1.4);
}
