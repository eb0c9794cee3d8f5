//! What are the rules of Obscurio? So far: what its 84 pictures show, and how alike they are.
#![forbid(unsafe_code)]

pub mod pictures;
