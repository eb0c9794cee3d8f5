//! What does the Big Book look like? Open on its lectern with quiet pages, or shut and chained.

use crate::madness::glyph;
use crate::path;
use crate::pen::Pen;
use crate::sketch::{pair, pair_strokes, shape, stroke, twin};

const GOLD: &str = "#c69a4a";
const DIM: &str = "#7d5a28";

pub fn lectern(p: &mut Pen) {
    let h = p.hue;
    p.inked(twin(400.0, "400 452! 470 452! 462 480 500 500! 400 500!"), h.deep, 3.0);
    p.raw(&format!(
        r#"<path fill="url(#n-walnut) {}" stroke="{}" stroke-width="4" d="M44 14h712l34 410H10z"/>"#,
        h.mid, h.ink
    ));
    p.line("M120 18L96 420M250 18l-12 402M550 18l12 402M680 18l24 402", h.ink, 2.0);
    let grain = path::strata(&mut p.hand, 40.0, 30.0, 720.0, 380.0, 12, 1.6);
    p.veil(grain, h.ink, 0.3);
    p.line("M58 28h684M30 408h740", h.tint, 3.0);
    p.inked("M0 416h800v14q-14 4-14 14t14 14v8H0v-8q14-4 14-14T0 430z", h.mid, 3.0);
    p.fill("M4 420h792v5H4z", h.tint);
    p.line("M22 444h756", h.ink, 2.0);
    p.line(
        pair_strokes(
            400.0,
            "440 444 470 434 500 444 530 454 560 444 590 434 620 444 650 454 680 444 710 434 740 444",
        ),
        h.tint,
        2.4,
    );
    p.inked(path::star((400.0, 444.0), 17.0, 9.0, 8, 0.0), GOLD, 2.0);
    p.inked(pair(400.0, "756 6! 784 12 796 40 778 58 764 44 772 30! 752 34!"), h.mid, 3.0);
}

pub fn open(p: &mut Pen) {
    lectern(p);
    let h = p.hue;
    p.veil(path::ellipse(400.0, 404.0, 360.0, 22.0), h.ink, 0.6);
    p.raw(&format!(
        r#"<path fill="url(#leather) #45191a" stroke="{}" stroke-width="4" d="M48 30q-8 0-8 8v350q0 10 10 10h326q14 0 24 8 10-8 24-8h326q10 0 10-10V38q0-8-8-8z"/>"#,
        h.ink
    ));
    p.inked(
        pair(400.0, "764 34! 764 84! 750 70 730 62 718 34! / 764 394! 764 344! 750 358 730 366 718 394!"),
        GOLD,
        2.0,
    );
    for (k, colour) in ["#b79a6c", "#cbb083", "#dcc8a0"].into_iter().enumerate() {
        let d = 5.0 * k as f64;
        let leaves = format!(
            "400 58! 470 40 {} 42! {} {}! 480 {} 400 394!",
            752.0 - d,
            754.0 - d,
            390.0 - d,
            378.0 - d
        );
        p.inked(twin(400.0, &leaves), colour, 1.4);
    }
    let page = "400 58! 432 44 500 38 734 40! 736 374! 500 368 432 374 400 390!";
    p.raw(&format!(
        r##"<path fill="#f3e7cf" stroke="{}" stroke-width="1.6" d="{}"/>"##,
        h.ink,
        twin(400.0, page)
    ));
    for k in 1..=6 {
        let w = f64::from(k) * 6.0;
        let shade =
            format!("400 58! {} {}! {} {}! 400 390!", 400.0 + w, 58.0 - w * 0.34, 400.0 + w, 390.0 - w * 0.4);
        p.veil(twin(400.0, &shade), "#3a2412", 0.08);
    }
    p.line("M400 58v332", "#3a2412", 2.0);
    let rule = "426 62! 722 52! 722 362! 426 360! 426 62!";
    p.raw(r#"<g opacity=".34">"#);
    p.line(pair_strokes(400.0, rule), DIM, 1.4);
    p.line(pair_strokes(400.0, "722 76 706 70 698 52 / 722 338 706 344 698 362 / 710 64 716 58"), DIM, 1.6);
    p.raw("</g>");
    p.inked("M392 44h16v372l-8-12-8 12z", "#8e2f2c", 2.0);
    p.fill("M401 46h6v364l-6-8z", "#6a1f20");
}

pub fn closed(p: &mut Pen) {
    let h = p.hue;
    p.veil(path::ellipse(200.0, 484.0, 180.0, 14.0), h.ink, 0.7);
    p.inked("M36 30q0-12 12-12h316q10 0 10 10v430q0 14-14 14H50q-14 0-14-14z", "#2a0f10", 4.0);
    p.inked("M52 440h314v26H52q-8 0-8-13t8-13z", "#e8d9b4", 2.4);
    p.line("M56 447h308M52 453h312M56 459h308", "#b59a6a", 1.6);
    p.raw(&format!(
        r#"<path fill="url(#leather) #45191a" stroke="{}" stroke-width="4" d="M30 24q0-12 12-12h316q10 0 10 10v418H54q-14 0-24 12z"/>"#,
        h.ink
    ));
    p.line("M66 14v426", h.ink, 4.0);
    p.line("M32 74h32M32 84h32M32 208h32M32 220h32M32 350h32M32 360h32", GOLD, 3.0);
    p.raw(&format!(r#"<rect x="82" y="30" width="268" height="394" rx="6" fill="none" stroke="{GOLD}" stroke-width="3"/><rect x="91" y="39" width="250" height="376" rx="4" fill="none" stroke="{DIM}" stroke-width="1.6"/>"#));
    p.inked(pair(216.0, "350 30! 350 108! 334 96 322 66 292 54 272 30! / 350 424! 350 346! 334 358 322 388 292 400 272 424!"), GOLD, 2.4);
    p.spokes((216.0, 226.0), 112.0, 130.0, GOLD, 0.8);
    p.line(path::rosette((216.0, 226.0), 112.0, 0.05, 18), DIM, 2.0);
    p.inked(path::circle(216.0, 226.0, 94.0), "#150a0c", 3.0);
    p.line(path::circle(216.0, 226.0, 86.0), GOLD, 2.0);
    watcher(p);
    chains(p);
    p.inked("M330 196h52q6 0 6 6v52q0 6-6 6h-52z", GOLD, 3.0);
    p.fill(path::circle(358.0, 222.0, 8.0) + "M354 222h8v24h-8z", h.ink);
}

/// What looks out of the cover.
fn watcher(p: &mut Pen) {
    p.inked("M132 230C160 176 270 170 302 222 274 278 164 284 132 230z", "#e8d0c0", 3.0);
    for (x, y, r) in [(200.0, 228.0, 36.0), (256.0, 222.0, 23.0)] {
        p.inked(path::circle(x, y, r), "#8a3a1c", 2.6);
        let iris = path::rays(&mut p.hand, (x, y), r * 0.42, r * 0.96, 20, 1.3);
        p.fill(iris, "#f2b450");
        p.fill(path::gouge((x, y - r * 0.7), (x, y + r * 0.7), r * 0.4), "#120608");
        p.fill(path::circle(x - r * 0.34, y - r * 0.36, r * 0.13), "#ffffff");
    }
    p.line(stroke("128 234! 160 178 270 168 306 224!"), "#120608", 7.0);
    p.fill(shape("180 268 184 300 188 268 / 222 274 226 318 231 273"), "#120608");
    for (i, (x, y)) in
        [(216.0, 154.0), (216.0, 298.0), (140.0, 176.0), (292.0, 282.0)].into_iter().enumerate()
    {
        p.placed(x - 10.8, y - 10.8, 0.0, 0.9, |p| p.raw(&glyph(i, GOLD)));
    }
}

fn chains(p: &mut Pen) {
    for (y, turn) in [(112.0, -7.0), (352.0, 6.0)] {
        p.placed(200.0, y, turn, 1.0, |p| {
            let links: String = (0..9)
                .map(|i| {
                    path::ellipse(f64::from(i - 4) * 38.0, 0.0, 24.0, if i % 2 == 0 { 10.0 } else { 4.0 })
                })
                .collect();
            p.line(&links, p.hue.ink, 11.0);
            p.line(&links, "#8d949a", 5.0);
        });
    }
}
