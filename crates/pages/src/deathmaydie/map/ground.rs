//! What of the map never changes? The painted ground, the outlines of its spaces, and where each lies.

use std::fmt::Write;
use std::sync::LazyLock;

use ::deathmaydie::content::{Episode, Investigator, Space};
use art::deathmaydie::{FIELD, area, colour, crossing};

/// So much of a space's height the Elder One rises above it; near the upper edge of the map it steps forward instead.
const TOWERS: f64 = 0.46;

/// The painted ground of an Episode.
pub fn ground(episode: Episode) -> &'static str {
    static GROUNDS: LazyLock<Vec<String>> =
        LazyLock::new(|| Episode::ALL.iter().map(|episode| art::deathmaydie::map(*episode)).collect());
    &GROUNDS[episode.index()]
}

/// The sprite with the outline of every space: `area-e1-square`.
pub fn outlines(sprite: &str) -> String {
    let mut all = sprite.trim_end_matches("</svg>").to_owned();
    for space in Space::ALL {
        let it = area(space);
        let (x, y, w, h) = (it.left, it.top, it.width(), it.height());
        let _ = write!(
            all,
            r#"<symbol id="area-{space}" viewBox="{x} {y} {w} {h}" overflow="visible" preserveAspectRatio="none"><path d="{}"/></symbol>"#,
            it.path()
        );
    }
    all + "</svg>"
}

/// Where spaces and passages lie, the colours of the investigators, and which way shows for which space.
pub fn places() -> String {
    let share = |at: f64, of: f64| (at / of * 1e4).round() / 1e2;
    let mut css = String::new();
    for space in Space::ALL {
        let it = area(space);
        let (left, top) = (share(it.left, FIELD.0), share(it.top, FIELD.1));
        let (width, height) = (share(it.width(), FIELD.0), share(it.height(), FIELD.1));
        let drop = share((it.height() * TOWERS - it.top).max(0.0), it.height());
        let _ = write!(
            css,
            ".at-{space}{{left:{left}%;top:{top}%;width:{width}%;height:{height}%;--drop:{drop}cqh}}\
             .map:has(#about-{space}:popover-open) #way-{space},\
             .map:has(#place-{space} .ground:is(:hover,:focus-visible)) #way-{space}{{opacity:1}}"
        );
    }
    for episode in Episode::ALL {
        for passage in episode.locks() {
            let [from, to] = crossing(*passage);
            let (left, top) = (share((from.0 + to.0) / 2.0, FIELD.0), share((from.1 + to.1) / 2.0, FIELD.1));
            let _ = write!(css, ".on-{}-{}{{left:{left}%;top:{top}%}}", passage[0], passage[1]);
        }
    }
    for who in Investigator::ALL {
        let _ = write!(css, ".who-{who}{{--who:{}}}", colour(who));
    }
    css
}
