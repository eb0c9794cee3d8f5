//! Pictures made of drawings, for places that know no drawings: previews of links. Each is painted once and kept for a while.

use axum::body::Bytes;
use hall::Source;
use parking_lot::Mutex;
use resvg::{tiny_skia, usvg};
use std::collections::VecDeque;
use words::problem::Problem;

use crate::App;
use crate::limits::RateClass;

/// So many are kept; the oldest goes first.
const KEPT: usize = 200;
/// As previews of links like it.
const WIDE: u32 = 1200;

/// What has been painted lately, by what it shows.
#[derive(Default)]
pub struct Paintings {
    kept: Mutex<VecDeque<(String, Bytes)>>,
}

impl Paintings {
    fn find(&self, name: &str) -> Option<Bytes> {
        self.kept.lock().iter().find(|(kept, _)| kept == name).map(|(_, png)| png.clone())
    }

    fn keep(&self, name: String, png: Bytes) {
        let mut kept = self.kept.lock();
        if kept.len() >= KEPT {
            kept.pop_front();
        }
        kept.push_back((name, png));
    }
}

/// The picture of this name; painted from its drawing if nobody has asked for it lately.
pub async fn painted(
    app: &App,
    from: Source,
    name: String,
    draw: impl FnOnce() -> Result<String, Problem> + Send + 'static,
) -> Result<Bytes, Problem> {
    if let Some(png) = app.paintings.find(&name) {
        return Ok(png);
    }
    app.limits.take(from, RateClass::Paint)?;
    let painting = app.hall.run_background_for(from, move || png(&draw()?, WIDE).ok_or(Problem::RulesFailed));
    let png: Bytes = painting.await??.into();
    app.paintings.keep(name, png.clone());
    Ok(png)
}

/// A drawing made of points, so many wide.
pub fn png(drawing: &str, wide: u32) -> Option<Vec<u8>> {
    let tree = usvg::Tree::from_str(drawing, &usvg::Options::default()).ok()?;
    let scale = wide as f32 / tree.size().width();
    let high = (tree.size().height() * scale).round() as u32;
    let mut pixels = tiny_skia::Pixmap::new(wide, high)?;
    resvg::render(&tree, tiny_skia::Transform::from_scale(scale, scale), &mut pixels.as_mut());
    pixels.encode_png().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_drawing_becomes_a_picture_and_nonsense_none() {
        let drawn =
            r#"<svg xmlns="http://www.w3.org/2000/svg" width="8" height="4"><path d="M0 0H8V4z"/></svg>"#;
        assert!(png(drawn, 16).unwrap().starts_with(b"\x89PNG"));
        assert!(png("nonsense", 16).is_none());
    }

    #[test]
    fn only_so_many_are_kept() {
        let paintings = Paintings::default();
        for number in 0..=KEPT {
            paintings.keep(number.to_string(), Bytes::from_static(b"x"));
        }
        assert!(paintings.find("0").is_none());
        assert!(paintings.find("1").is_some() && paintings.find(&KEPT.to_string()).is_some());
    }
}
