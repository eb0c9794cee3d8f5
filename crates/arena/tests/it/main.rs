//! What holds of the rules of every game, as programs play them.

mod archive;
mod resampled;
