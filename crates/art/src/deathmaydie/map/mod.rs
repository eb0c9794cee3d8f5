//! How is the map of an Episode drawn? Land, then the places on it, the ways between them, what stands there, and the light.

mod floors;
mod land;
pub mod plans;
mod props;
mod roofs;

use ::deathmaydie::content::{Episode, Passage, Space};

use super::area::{Area, FIELD, area, crossing};
use crate::path::{self, Pt};
use crate::pen::{Hue, Pen};
use plans::{Edge, Floor, plan};
use props::Prop;
use std::f64::consts::{FRAC_PI_4, FRAC_PI_6, TAU};
use std::fmt::Write;

/// Night: ink that is almost black.
pub const NIGHT: Hue = Hue {
    name: "night",
    ink: "#0b0908",
    deep: "#1b1511",
    mid: "#4a4038",
    tint: "#8a7d6c",
    glow: "#ffd98a",
    spark: "#c9a24b",
};

/// The whole map as a picture of its own. Names are not in it.
pub fn map(episode: Episode) -> String {
    let mut pen = Pen::new(&episode.to_string(), NIGHT);
    let (w, h) = FIELD;
    pen.raw(&format!(
        r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {w} {h}"><defs>{}</defs><g stroke-linecap="round" stroke-linejoin="round">"#,
        defs(episode)
    ));
    land::lay(&mut pen, episode);
    for space in episode.spaces() {
        ground(&mut pen, space);
    }
    for &passage in episode.row().passages {
        way(&mut pen, passage);
    }
    for space in episode.spaces() {
        furnish(&mut pen, space);
    }
    lights(&mut pen, episode);
    land::weather(&mut pen, episode);
    pen.raw(&format!(r#"<path d="M0 0h{w}v{h}H0z" fill="url(#dusk)"/></g></svg>"#));
    pen.done()
}

fn defs(episode: Episode) -> String {
    let used = |floor: &Floor| episode.spaces().any(|space| plan(space).floor == *floor);
    let mut out: String =
        Floor::ALL.iter().filter(|floor| used(floor)).map(|&floor| floors::pattern(floor)).collect();
    for (id, stops) in [
        ("lamp", [("#ffd98a", 0.5, 0.0), ("#f0943a", 0.2, 0.4), ("#c8502b", 0.0, 1.0)]),
        ("shade", [("#000000", 0.0, 0.45), ("#000000", 0.12, 0.72), ("#000000", 0.5, 1.0)]),
        ("dusk", [("#000000", 0.0, 0.62), ("#05040a", 0.22, 0.86), ("#05040a", 0.6, 1.0)]),
    ] {
        let _ = write!(
            out,
            r#"<radialGradient id="{id}" cx=".5" cy=".5" r="{}">"#,
            if id == "dusk" { ".72" } else { ".5" }
        );
        for (colour, opacity, offset) in stops {
            let _ =
                write!(out, r#"<stop offset="{offset}" stop-color="{colour}" stop-opacity="{opacity}"/>"#);
        }
        out.push_str("</radialGradient>");
    }
    out
}

/// The outline as it is drawn: straight where people built, bent where they did not.
fn outline(space: Space) -> String {
    let area = area(space);
    match plan(space).shape {
        plans::Shape::Square | plans::Shape::Cut => area.path(),
        plans::Shape::Round | plans::Shape::Wild => path::blob(&area.points),
    }
}

fn ground(pen: &mut Pen, space: Space) {
    let (plan, d) = (plan(space), outline(space));
    pen.raw(r#"<g transform="translate(7 10)" opacity=".5">"#);
    pen.raw(&format!(r##"<path d="{d}" fill="#000" stroke="#000" stroke-width="22"/></g>"##));
    for (i, (colour, width, dashes)) in floors::strokes(plan.edge).into_iter().enumerate() {
        let dash = if dashes.is_empty() {
            String::new()
        } else {
            format!(r#" stroke-dasharray="{dashes}" stroke-linecap="butt""#)
        };
        let fill = if i == 0 { colour } else { "none" };
        pen.raw(&format!(r#"<path d="{d}" fill="{fill}" stroke="{colour}" stroke-width="{width}"{dash}/>"#));
    }
    pen.raw(&format!(r#"<path d="{d}" fill="url(#{})"/>"#, floors::id(plan.floor)));
    patches(pen, area(space));
    pen.raw(&format!(r#"<path d="{d}" fill="url(#shade)" stroke="{}" stroke-width="3"/>"#, NIGHT.ink));
}

/// Worn and stained spots, so that no floor repeats itself.
fn patches(pen: &mut Pen, area: &Area) {
    for (tone, opacity) in [("#000000", 0.16), ("#ffe7b0", 0.05)] {
        let at = area.at((pen.hand.between(-0.5, 0.5), pen.hand.between(-0.5, 0.5)));
        let spot: Vec<Pt> =
            (0..9).map(|i| path::polar(at, pen.hand.between(16.0, 40.0), TAU * f64::from(i) / 9.0)).collect();
        pen.veil(path::blob(&spot), tone, opacity);
    }
}

const fn is_roofed(edge: Edge) -> bool {
    matches!(edge, Edge::Wall | Edge::Timber)
}

/// A way from one place to the next: a doorway where there are walls, a lane where there are none.
fn way(pen: &mut Pen, passage: Passage) {
    let [from, to] = crossing(passage);
    let [a, b] = passage.map(plan);
    let (dx, dy) = (to.0 - from.0, to.1 - from.1);
    let long = dx.hypot(dy).max(1.0);
    let turn = path::round(dy.atan2(dx).to_degrees());
    let floor = if is_roofed(a.edge) && !is_roofed(b.edge) { b.floor } else { a.floor };
    let (reach, half) = (9.0, 23.0);
    let (start, span) = (-reach, long + 2.0 * reach);
    let end = start + span;
    pen.placed(path::round(from.0), path::round(from.1), turn, 1.0, |pen| {
        pen.fill(path::rect(start, -half - 7.0, span, 2.0 * half + 14.0), NIGHT.ink);
        pen.fill(path::rect(start, -half - 4.0, span, 2.0 * half + 8.0), "#867d70");
        pen.fill(path::rect(start, -half, span, 2.0 * half), NIGHT.ink);
        pen.fill(
            path::rect(start - 3.0, -half + 2.0, span + 6.0, 2.0 * half - 4.0),
            &format!("url(#{})", floors::id(floor)),
        );
        pen.veil(path::rect(start - 3.0, -half + 2.0, span + 6.0, 2.0 * half - 4.0), "#ffd98a", 0.12);
        for (edge, x) in [(a.edge, 0.0), (b.edge, end - reach)] {
            if is_roofed(edge) {
                doorway(pen, x, half);
            }
        }
    });
}

/// Two jambs, a threshold, and the open leaf.
fn doorway(pen: &mut Pen, x: f64, half: f64) {
    pen.fill(path::rect(x - 4.0, -half + 1.0, 8.0, 2.0 * half - 2.0), "#8a6238");
    pen.line(format!("M{x} {}V{}", -half + 2.0, half - 2.0), "#4a3018", 1.4);
    pen.inked(
        path::rect(x - 9.0, -half - 7.0, 18.0, 9.0) + &path::rect(x - 9.0, half - 2.0, 18.0, 9.0),
        "#a4977f",
        1.8,
    );
}

/// A thing where it really stands, and how it is turned.
type Standing = (Prop, Pt, f64);

/// What stands in a space. Whatever would block a doorway steps aside.
fn standing(space: Space) -> Vec<Standing> {
    let area = area(space);
    let touches = |passage: &&Passage| passage.contains(&space);
    let doors: Vec<Pt> =
        space.row().episode.row().passages.iter().filter(touches).flat_map(|&way| crossing(way)).collect();
    let mut there: Vec<Standing> = Vec::new();
    for &(prop, u, v, turn) in plan(space).props {
        let (r, at) = (props::reach(prop), area.at((u, v)));
        let is_clear = |at: Pt| doors.iter().all(|door| apart(*door, at) > r + 26.0);
        let fits = |at: &Pt| {
            let inside = (0..8).all(|i| area.contains(path::polar(*at, r * 0.8, FRAC_PI_4 * f64::from(i))));
            inside
                && is_clear(*at)
                && there.iter().all(|(other, o, _)| apart(*o, *at) > (r + props::reach(*other)) * 0.8)
        };
        let aside = (1..12).flat_map(|far| {
            (0..12).map(move |i| path::polar(at, f64::from(far) * 9.0, FRAC_PI_6 * f64::from(i)))
        });
        let at = if r == 0.0 || is_clear(at) { at } else { aside.into_iter().find(fits).unwrap_or(at) };
        there.push((prop, at, turn));
    }
    there
}

fn apart(a: Pt, b: Pt) -> f64 {
    (a.0 - b.0).hypot(a.1 - b.1)
}

fn furnish(pen: &mut Pen, space: Space) {
    for (prop, (x, y), turn) in standing(space) {
        pen.placed(path::round(x), path::round(y), turn, 1.0, |pen| props::draw(pen, prop));
    }
}

fn lights(pen: &mut Pen, episode: Episode) {
    for (prop, at, _) in episode.spaces().flat_map(standing) {
        if let Some(r) = props::glow(prop) {
            light(pen, at, r);
        }
    }
}

pub fn light(pen: &mut Pen, (x, y): Pt, r: f64) {
    let (x, y) = (path::round(x), path::round(y));
    pen.raw(&format!(r#"<circle cx="{x}" cy="{y}" r="{r}" fill="url(#lamp)"/>"#));
}
