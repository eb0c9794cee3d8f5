//! What is painted of a table? The hall does not know: it says when its viewers are about to be told of a change, and when they
//! have been.

use std::any::Any;

/// What is painted of one table. The server provides it when the table wakes, and finds it again at the table.
pub trait Painter: Any + Send + Sync {
    /// Viewers are about to be told of this version of the table: what they see alike can be made once.
    fn begin(&self, version: u64);

    /// Everybody has been told: nothing need be kept.
    fn end(&self);
}

/// Paints nothing.
impl Painter for () {
    fn begin(&self, _: u64) {}

    fn end(&self) {}
}
