//! How is a shape noted down? Points in a line of text: `x y` pairs, `!` after a corner, `/` between shapes.

use crate::path::{self, Pt};

type Marked = (Pt, bool);

fn read(notes: &str) -> Vec<Vec<Marked>> {
    notes.split('/').map(points).filter(|shape| !shape.is_empty()).collect()
}

fn points(notes: &str) -> Vec<Marked> {
    let words: Vec<&str> = notes.split_whitespace().collect();
    words
        .chunks_exact(2)
        .map(|pair| {
            let number = |text: &str| text.trim_end_matches('!').parse().unwrap_or_default();
            ((number(pair[0]), number(pair[1])), pair[1].ends_with('!'))
        })
        .collect()
}

fn mirrored(axis: f64, shape: &[Marked]) -> Vec<Marked> {
    shape.iter().map(|&((x, y), corner)| ((2.0 * axis - x, y), corner)).collect()
}

/// Closed shapes.
pub fn shape(notes: &str) -> String {
    read(notes).iter().map(|points| path::outline(points, true)).collect()
}

/// Open lines.
pub fn stroke(notes: &str) -> String {
    read(notes).iter().map(|points| path::outline(points, false)).collect()
}

/// One symmetric shape from its right half, noted from top to bottom.
pub fn twin(axis: f64, notes: &str) -> String {
    read(notes)
        .into_iter()
        .map(|mut half| {
            let mut other = mirrored(axis, &half);
            other.reverse();
            other.retain(|&((x, _), _)| (x - axis).abs() > 0.05);
            half.extend(other);
            path::outline(&half, true)
        })
        .collect()
}

/// Every shape twice, left and right of the axis.
pub fn pair(axis: f64, notes: &str) -> String {
    read(notes)
        .iter()
        .map(|shape| path::outline(shape, true) + &path::outline(&mirrored(axis, shape), true))
        .collect()
}

/// Every line twice, left and right of the axis.
pub fn pair_strokes(axis: f64, notes: &str) -> String {
    read(notes)
        .iter()
        .map(|shape| path::outline(shape, false) + &path::outline(&mirrored(axis, shape), false))
        .collect()
}
