//! What does each Illusion show? Eighty motifs, twelve palettes, twelve templates, and the 84 cards made of them.

mod facts;
mod similarity;
mod spots;
mod tables;
mod vocabulary;

pub use facts::{Facts, MotifRow};
pub use similarity::{Weights, alike, score};
pub use spots::{Clue, Mist, Point, Spot};
pub use tables::{Card, Element, Illusion, Motif, Palette, PaletteRow, Slot, Template, TemplateRow};
pub use vocabulary::*;
