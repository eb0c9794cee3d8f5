//! How does the book look when it is shut? Four covers, each with a hint of what is behind it.

use crate::path;
use crate::pen::Pen;
use crate::sketch::{pair, pair_strokes, shape, stroke, twin};

const GOLD: &str = "#c69a4a";
const DIM: &str = "#7d5a28";

fn boards(p: &mut Pen, leather: &str, dark: &str) {
    p.raw(&format!(
        r##"<rect width="200" height="280" rx="10" fill="#0d0906"/><rect x="8" y="6" width="188" height="268" rx="6" fill="#e8d9b4"/><rect x="3" y="3" width="188" height="274" rx="8" fill="{dark}"/><rect x="28" y="3" width="163" height="274" rx="8" fill="{leather}"/>"##
    ));
    p.line("M28 4v272M191 14v252", "#0d0906", 1.6);
    p.line("M4 44h24M4 50h24M4 136h24M4 144h24M4 230h24M4 236h24", GOLD, 1.8);
    p.raw(&format!(
        r#"<rect x="38" y="14" width="144" height="252" rx="4" fill="none" stroke="{GOLD}" stroke-width="2"/><rect x="43" y="19" width="134" height="242" rx="3" fill="none" stroke="{DIM}" stroke-width="1"/>"#
    ));
    let corner = pair(110.0, "182 14! 182 58! 172 52 166 36 148 30 138 14!");
    p.inked(&corner, GOLD, 1.4);
    p.raw(r#"<g transform="matrix(1 0 0 -1 0 280)">"#);
    p.inked(&corner, GOLD, 1.4);
    p.raw("</g>");
    p.fill(
        path::circle(172.0, 24.0, 3.0)
            + &path::circle(48.0, 24.0, 3.0)
            + &path::circle(172.0, 256.0, 3.0)
            + &path::circle(48.0, 256.0, 3.0),
        DIM,
    );
    p.spokes((110.0, 140.0), 60.0, 70.0, DIM, 1.0);
    p.raw(&format!(r##"<circle cx="110" cy="140" r="58" fill="#120c0a" stroke="{GOLD}" stroke-width="3"/><circle cx="110" cy="140" r="52" fill="none" stroke="{DIM}" stroke-width="1.2"/>"##));
    p.inked("M176 126h22q3 0 3 4v20q0 4-3 4h-22z", GOLD, 1.8);
    p.fill(path::circle(186.0, 138.0, 3.4) + "M184 138h4v9h-4z", "#120c0a");
}

pub fn librarian(p: &mut Pen) {
    boards(p, "#2f5568", "#1c3644");
    p.line(
        path::circle(90.0, 136.0, 17.0)
            + &path::circle(130.0, 136.0, 17.0)
            + "M106 133q4-4 8 0M73 133l-10-5M147 133l10-5",
        GOLD,
        3.4,
    );
    p.fill(path::circle(90.0, 136.0, 5.0) + &path::circle(130.0, 136.0, 5.0), "#f7fdfd");
    p.line(stroke("94 170 110 164 126 170"), GOLD, 3.0);
    p.fill(shape("107 188! 107 160 110 152 113 160 113 188!"), "#f7fdfd");
    p.line("M92 104l36 10M128 104l-36 10", GOLD, 3.0);
}

pub fn gargoyle(p: &mut Pen) {
    boards(p, "#4a525b", "#2c333a");
    p.fill(
        pair(110.0, "116 150! 122 118 148 96 158 100! 152 116 160 128! 148 132 150 148! 136 148 126 164"),
        GOLD,
    );
    p.fill(twin(110.0, "110 112 120 114 126 98! 132 124 124 144 118 172 110 184!"), "#b3bdc5");
    p.fill(pair(110.0, "113 132! 124 124! 122 134 116 137"), "#c8502b");
    p.fill(twin(110.0, "110 144 118 146! 110 154!"), "#120c0a");
}

pub fn ink(p: &mut Pen) {
    boards(p, "#5a2450", "#351330");
    p.fill(shape("110 92! 128 122 144 144 138 174 110 186 82 174 76 144 92 122"), GOLD);
    p.fill(shape("110 100! 126 128 139 148 133 170 110 180 87 170 81 148 94 128"), "#0d0610");
    p.fill(pair(110.0, "113 150! 124 138 134 138! 130 152 120 154"), "#fffbe8");
    p.fill(twin(110.0, "110 162 122 158 130 154! 122 170 110 173"), "#fffbe8");
    p.line("M98 161v9M104 163v9M110 163v9M116 163v9M122 161v9", "#0d0610", 2.0);
}

pub fn steed(p: &mut Pen) {
    boards(p, "#3f2a26", "#241613");
    p.inked(shape("122 92! 132 102 150 110! 140 118 154 132! 140 136 150 154! 136 154 140 172! 124 166 118 150 124 120"), "#cb4f26", 1.4);
    p.fill(shape("120 92! 114 108 100 122 84 142 78 156 86 164 98 160 112 154 112 170 104 188! 136 184 134 150 130 118"), GOLD);
    p.fill(shape("104 130! 112 122 120 126! 112 134"), "#120c0a");
    p.line(pair_strokes(82.0, "84 152 86 154"), "#120c0a", 2.4);
    p.line(stroke("88 164 100 158 / 122 108 126 130 124 160"), "#120c0a", 2.0);
}
