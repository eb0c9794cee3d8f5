//! The picture of a finished game that travels with its link: title, course and scores on walnut, drawn without any typeface.

use art::lettering;
use words::{Lang, Story};

use super::Plot;

/// As link previews like it.
pub const SIZE: (u16, u16) = (1200, 630);
/// The lines of the course, told apart by dashes too.
const LINES: [(&str, &str); 6] = [
    ("#e8c05f", ""),
    ("#7fc4c9", "22 10"),
    ("#f19a77", "4 12"),
    ("#c7a6e8", "30 8 4 8"),
    ("#b7d17a", "12 12"),
    ("#efe3cc", "2 8"),
];
/// So many names fit beside the course.
const MOST_NAMES: usize = 6;

/// The picture as a drawing.
pub fn share_card(lang: Lang, title: &str, told: &Story) -> String {
    let plot = Plot::of(told, (70.0, 190.0), (690.0, 350.0));
    let mut out = ground();
    out += &written(title, 70.0, 60.0, 44.0, 1060.0, "#e8c05f", 4.4);
    out += &written(words::story_words::story(lang).title, 70.0, 128.0, 22.0, 900.0, "#c3b195", 2.4);
    for (at, _) in &told.parts {
        out += &upright(&plot, *at, "#3a2c20", 2.0);
    }
    for value in [plot.low, plot.high] {
        let y = plot.y(value);
        out += &format!(r##"<path d="M70 {y:.1}H760" stroke="#5a4633" stroke-width="2"/>"##);
    }
    for turn in &told.turns {
        out += &upright(&plot, turn.at, "#8a6a3a", 2.0);
        out += &format!(r##"<circle cx="{:.1}" cy="176" r="7" fill="#e8c05f"/>"##, plot.x(turn.at));
    }
    for line in 0..told.course.lines.len() {
        let (ink, dash) = LINES[line % LINES.len()];
        let path = plot.path(told, line);
        out += &format!(
            r#"<path d="{path}" stroke="{ink}" stroke-width="6" stroke-dasharray="{dash}" stroke-linejoin="round"/>"#
        );
    }
    out += &written(told.course.title, 70.0, 572.0, 17.0, 700.0, "#c3b195", 2.0);
    out + &scores(lang, told) + "</g></svg>"
}

fn ground() -> String {
    let (wide, high) = SIZE;
    format!(
        r##"<svg xmlns="http://www.w3.org/2000/svg" width="{wide}" height="{high}" viewBox="0 0 {wide} {high}"><defs><radialGradient id="light" cx=".38" cy=".5" r=".8"><stop offset="0" stop-color="#3b2a1c"/><stop offset=".6" stop-color="#201711"/><stop offset="1" stop-color="#0f0b08"/></radialGradient></defs><rect width="{wide}" height="{high}" fill="url(#light)"/><rect x="22" y="22" width="1156" height="586" rx="14" fill="none" stroke="#6a5130" stroke-width="2"/><g fill="none" stroke-linecap="round">"##
    )
}

fn upright(plot: &Plot, at: usize, ink: &str, wide: f32) -> String {
    let (x, top, foot) = (plot.x(at), plot.top, plot.top + plot.height);
    format!(r#"<path d="M{x:.1} {top:.1}V{foot:.1}" stroke="{ink}" stroke-width="{wide}"/>"#)
}

/// Who, and where they ended.
fn scores(lang: Lang, told: &Story) -> String {
    let mut out = String::new();
    let Some(last) = told.stood.last() else { return out };
    let lines = told.course.lines.iter().zip(last).enumerate().take(MOST_NAMES);
    let apart = if told.course.lines.len() > 3 { 62.0 } else { 112.0 };
    for (index, (who, value)) in lines {
        let (ink, dash) = LINES[index % LINES.len()];
        let y = 200.0 + apart * index as f32;
        let who = who.to_string();
        // A name in letters nobody has cut is the number of the line.
        let named =
            if lettering::can_write(&who) { who } else { words::page_lines::seat_number(lang, index + 1) };
        out += &format!(
            r#"<path d="M810 {:.1}H870" stroke="{ink}" stroke-width="6" stroke-dasharray="{dash}"/>"#,
            y + 14.0
        );
        out += &written(&named, 890.0, y, 24.0, 165.0, "#efe3cc", 2.6);
        out += &written(&format!("{value}{}", told.course.unit), 1076.0, y - 2.0, 28.0, 84.0, ink, 3.6);
    }
    out
}

/// A line of letters no wider than it may be.
fn written(text: &str, x: f32, y: f32, tall: f32, most: f32, ink: &str, thick: f32) -> String {
    let (_, wide) = lettering::write(text, tall);
    let tall = if wide > most { tall * most / wide } else { tall };
    let (strokes, _) = lettering::write(text, tall);
    let thick = thick * 10.0 / tall;
    format!(
        r#"<g transform="translate({x:.1} {y:.1})" stroke="{ink}" stroke-width="{thick:.2}" stroke-linejoin="round">{strokes}</g>"#
    )
}
