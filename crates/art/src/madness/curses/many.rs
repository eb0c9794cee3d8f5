//! Which curses need all four elements? Twelve, and each is a bad night in the library.

use crate::path;
use crate::pen::Pen;
use crate::sketch::{pair, pair_strokes, shape, stroke, twin};

const PAPER: &str = "#f3e7cf";
const WOOD: &str = "#6b4428";
const BLOOD: &str = "#a02c3c";

fn teeth(y: f64, tip: f64, n: i32, from: f64, step: f64) -> String {
    (0..n)
        .map(|i| {
            let x = from + step * f64::from(i);
            path::poly(&[(x, y), (x + step / 2.0, tip), (x + step, y)])
        })
        .collect()
}

pub fn devoured_sanity(p: &mut Pen) {
    let h = p.hue;
    p.inked(twin(100.0, "100 8 150 14 178 50 178 96 148 130 100 136"), h.ink, 2.4);
    p.fill(twin(100.0, "100 18 142 24 164 54 164 92 140 118 100 124"), "#3a0a18");
    p.inked(path::circle(100.0, 72.0, 24.0), h.glow, 2.4);
    p.line(path::flow(&path::spiral((100.0, 72.0), 2.0, 19.0, 0.0, 2.0)), h.mid, 3.4);
    p.inked(teeth(20.0, 54.0, 7, 51.0, 14.0), PAPER, 1.6);
    p.inked(teeth(122.0, 92.0, 7, 51.0, 14.0), PAPER, 1.6);
}

pub fn sealed_tongue(p: &mut Pen) {
    let h = p.hue;
    p.inked(shape("20 46! 60 20 100 28 140 20 180 46! 140 66 100 72 60 66"), h.mid, 2.6);
    p.fill(shape("34 46! 66 38 100 42 134 38 166 46! 134 58 100 62 66 58"), h.ink);
    p.inked(twin(100.0, "100 46 126 50 134 86 124 118 100 130"), "#d9536a", 2.6);
    p.line("M100 52v22", "#8e2338", 2.6);
    p.line("M88 92v-8a12 12 0 0 1 24 0v8", "#e2b94f", 5.0);
    p.inked("M80 92h40v28H80z", "#c69a4a", 2.4);
    p.fill(path::circle(100.0, 102.0, 5.0) + "M97 102h6v12h-6z", h.ink);
}

pub fn whispers(p: &mut Pen) {
    let h = p.hue;
    p.inked(
        shape("92 14 132 16 150 46 142 80 120 106 102 128 86 122 84 98 92 82 78 66 76 36"),
        "#c79a72",
        2.8,
    );
    p.line(stroke("92 40 108 30 128 44 122 70 104 88 104 106 / 102 56 114 60 108 72 98 74"), h.ink, 3.0);
    for (x, y, s) in
        [(40.0, 44.0, 1.0), (34.0, 84.0, 0.8), (52.0, 112.0, 0.7), (170.0, 74.0, 0.8), (160.0, 112.0, 0.7)]
    {
        p.placed(x, y, 0.0, s, |p| {
            p.inked(shape("-22 0! -10 -9 0 -5 10 -9 22 0! 10 11 -10 11"), BLOOD, 2.2);
            p.fill("M-12 0h24q-12 8-24 0z", "#fff3d8");
        });
    }
    p.line(stroke("62 48 72 52 / 56 86 74 82 / 66 108 78 104"), h.glow, 2.4);
}

pub fn collapsing_shelves(p: &mut Pen) {
    let h = p.hue;
    p.placed(96.0, 66.0, 16.0, 1.0, |p| {
        p.line("M-70-52V70M60-52V70M-70-50H60M-70-8l70 10 60-12M-70 40h60", WOOD, 7.0);
        for (x, y, tall, c) in [
            (-60.0, -10.0, 30.0, BLOOD),
            (-48.0, -10.0, 34.0, "#3b6488"),
            (-36.0, -8.0, 26.0, "#a6832c"),
            (34.0, -12.0, 30.0, "#46642a"),
            (-60.0, 38.0, 30.0, "#553d70"),
            (-48.0, 38.0, 26.0, BLOOD),
        ] {
            p.inked(path::rect(x, y - tall, 11.0, tall), c, 1.8);
        }
    });
    for (x, y, turn, c) in [
        (96.0, 96.0, 40.0, "#3b6488"),
        (132.0, 84.0, -30.0, "#a6832c"),
        (150.0, 116.0, 70.0, BLOOD),
        (112.0, 124.0, 12.0, "#46642a"),
        (76.0, 118.0, -50.0, "#a6832c"),
    ] {
        p.placed(x, y, turn, 1.0, |p| {
            p.inked("M-7-17H7V17H-7z", c, 1.8);
            p.line("M-7-10H7", h.glow, 1.4);
        });
    }
}

pub fn bookworms(p: &mut Pen) {
    let h = p.hue;
    p.inked("M26 34q38-14 74 4 36-18 74-4v84q-38-14-74 4-36-18-74-4z", PAPER, 2.6);
    p.line("M100 38v84M40 52q24-8 46 2M40 66q24-8 46 2M114 54q24-10 46-2M114 68q24-10 46-2", "#b59a6a", 2.4);
    p.fill(
        path::ellipse(64.0, 88.0, 15.0, 11.0)
            + &path::ellipse(138.0, 94.0, 13.0, 9.0)
            + &path::ellipse(126.0, 62.0, 7.0, 5.0),
        h.ink,
    );
    for (points, r) in [
        (vec![(64.0, 88.0), (58.0, 66.0), (72.0, 44.0), (66.0, 22.0)], 12.0),
        (vec![(138.0, 94.0), (156.0, 84.0), (166.0, 98.0), (184.0, 92.0)], 10.0),
    ] {
        p.massed(path::ribbon(&points, &[r * 1.6, r * 1.5, r * 1.2]), "#c8d86a", 4.0);
        let (x, y) = points[3];
        p.inked(path::circle(x, y, r), "#c8d86a", 2.2);
        p.fill(path::circle(x - 4.0, y - 2.0, 2.2) + &path::circle(x + 4.0, y - 2.0, 2.2), h.ink);
        p.fill(teeth(y + 3.0, y + 9.0, 3, x - 4.5, 3.0), h.ink);
    }
}

pub fn blank_pages(p: &mut Pen) {
    let h = p.hue;
    for (x, y, turn, s) in [(40.0, 52.0, -28.0, 0.8), (160.0, 48.0, 24.0, 0.8), (100.0, 74.0, 4.0, 1.2)] {
        p.placed(x, y, turn, s, |p| {
            p.inked(shape("-28 -42! 28 -42! 30 42! 10 38 -8 44 -30 40!"), PAPER, 2.4);
            p.line("M-18-28h12M4-16h10M-16 2h6M6 20h8", "#d8c8a0", 2.4);
        });
    }
    p.line(
        stroke("70 126 74 134 / 96 124 92 136 / 124 122 130 132 / 56 106 50 118 / 146 104 152 116"),
        h.ink,
        4.0,
    );
    p.fill("M92 66h4v6h-4zM106 62h3v8h-3zM98 84h7v3h-7zM84 92h3v4h-3z", h.ink);
}

pub fn recurring_dream(p: &mut Pen) {
    let h = p.hue;
    for r in [62.0, 48.0, 34.0, 20.0] {
        let (x, y) = (100.0 + (62.0 - r) * 0.3, 70.0 + (62.0 - r) * 0.1);
        p.inked(path::ellipse(x, y, r * 1.4, r), if r as i32 % 4 == 2 { h.deep } else { h.ink }, 1.6);
        p.line(path::ellipse(x, y, r * 1.4, r), h.tint, 1.6);
    }
    p.inked("M60 96h78v10H60zM60 80h8v32h-8zM132 88h8v24h-8z", WOOD, 2.2);
    p.inked(shape("70 96! 76 84 104 82 132 90 132 96!"), h.mid, 2.0);
    p.inked(path::circle(76.0, 84.0, 7.0), PAPER, 1.8);
    p.fill(crate::motif::crescent(118.0, 52.0, 13.0, 4.0), "#fff2b0");
    p.line("M84 66h9l-9 9h9M98 52h6l-6 6h6", h.glow, 2.2);
}

pub fn scapegoat(p: &mut Pen) {
    let h = p.hue;
    p.inked(pair(100.0, "110 36 132 12 164 18 174 50 156 76! 158 52 146 36 120 50"), "#c9b48a", 2.6);
    p.line(pair_strokes(100.0, "132 22 136 34 / 152 22 148 38 / 166 38 156 46"), WOOD, 2.2);
    p.inked(pair(100.0, "118 56! 152 74! 132 80 116 72"), h.tint, 2.4);
    p.inked(twin(100.0, "100 32 118 40 124 62 116 92 110 108 100 112"), h.glow, 2.6);
    p.inked(twin(100.0, "100 108 108 110 106 122 100 136!"), h.tint, 2.0);
    p.fill(pair(100.0, "106 64! 120 58! 118 68 110 70"), h.ink);
    p.fill(path::rect(110.0, 62.0, 6.0, 3.0) + &path::rect(84.0, 62.0, 6.0, 3.0), "#c8d86a");
    p.fill(pair(100.0, "102 98 108 96 106 102"), h.ink);
    p.inked("M100 40l6 8-6 8-6-8z", BLOOD, 1.6);
}

pub fn forgotten_lessons(p: &mut Pen) {
    let h = p.hue;
    p.inked("M20 22h160v88H20z", "#24352c", 3.0);
    p.line("M20 22h160v88H20z", WOOD, 5.0);
    p.line("M40 44h40M40 58h62M40 72h24M124 40l24 40M148 40l-24 40M40 88h48", "#dfe8dc", 2.4);
    p.veil(shape("66 30 130 36 172 62 150 100 96 96 74 70"), "#6f8a7c", 0.75);
    p.veil(shape("84 48 124 52 146 70 120 88 98 78"), "#9fb6a8", 0.6);
    p.placed(150.0, 98.0, -18.0, 1.0, |p| {
        p.inked("M-24-10h48v16h-48z", "#c79a72", 2.2);
        p.fill("M-24 6h48v6h-48z", h.ink);
    });
    p.line("M30 124h90M140 124h30", h.glow, 3.0);
}

pub fn haunted_desk(p: &mut Pen) {
    let h = p.hue;
    p.inked(shape("24 60! 44 44! 170 44! 184 60! 184 72! 24 72!"), WOOD, 2.6);
    p.inked("M34 72h20l-6 68H34zM156 72h20v68h-14zM58 72h92v26H58z", "#4d3019", 2.4);
    p.fill(pair(104.0, "110 84! 130 76! 126 90"), "#c8d86a");
    p.fill(teeth(98.0, 110.0, 8, 64.0, 10.0), PAPER);
    p.inked(shape("84 44! 82 24 92 12 104 14 112 28 110 44!"), h.glow, 2.2);
    p.fill(
        path::circle(93.0, 26.0, 3.4)
            + &path::circle(104.0, 26.0, 3.4)
            + &path::ellipse(98.0, 36.0, 3.0, 4.6),
        h.ink,
    );
    p.inked("M132 44v-10h18v10zM138 34q10-20 26-26-4 18-20 26z", "#3b6488", 2.0);
    p.line("M16 96q-8-6 0-12M188 100q8-6 0-12", h.tint, 2.6);
}

pub fn cracked_mind(p: &mut Pen) {
    let h = p.hue;
    p.inked(shape("88 12 124 16 146 44 146 66 160 86! 148 92 148 106! 138 112 122 114! 122 144! 62 144! 62 112 42 84 46 42 64 20"), h.tint, 2.8);
    p.inked("M96 12l-8 24 16 10-18 22 14 12-10 20 6 12 12-30-14-12 20-20-14-14 12-22z", h.ink, 1.6);
    p.fill(path::circle(124.0, 62.0, 7.0), h.ink);
    p.fill(path::circle(126.0, 60.0, 2.4), "#ffffff");
    p.inked("M112 6l14-4-4 12zM70 4l6 10-14-2zM132 18l14-4-8 12z", h.tint, 1.8);
    p.line("M88 36l-18-4M86 68l-24 4M104 80l12 8", h.ink, 3.0);
    p.fill(path::star((84.0, 54.0), 5.0, 2.0, 4, 0.0), "#c8d86a");
}

pub fn toll_of_power(p: &mut Pen) {
    let h = p.hue;
    p.inked(twin(100.0, "100 20! 112 46! 134 24! 136 70! 100 74!"), "#e2b94f", 2.6);
    p.fill(
        path::circle(100.0, 58.0, 5.0) + &path::circle(118.0, 60.0, 4.0) + &path::circle(82.0, 60.0, 4.0),
        BLOOD,
    );
    p.inked(shape("20 146! 30 112 54 100 84 104 70 92! 78 84 104 96 126 90 150 76! 156 86 138 106 158 96! 162 106 132 128 110 146!"), h.mid, 2.8);
    p.line(stroke("84 104 104 108 120 102 / 128 112 140 104"), h.ink, 2.2);
    p.inked(
        path::ellipse(158.0, 126.0, 15.0, 6.0)
            + &path::ellipse(160.0, 118.0, 15.0, 6.0)
            + &path::ellipse(40.0, 54.0, 11.0, 11.0),
        "#c69a4a",
        2.0,
    );
    p.line("M72 80l4-6M128 80l-4-6M100 84v-6", h.glow, 2.4);
}
