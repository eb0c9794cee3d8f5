//! How is a part of a region drawn, once for all to whom it looks alike?

use std::hash::Hash;

use maud::Markup;

use crate::fingerprint::fingerprint;
use crate::page_diff::{Id, SharedParts};

/// A part of a region: an element with this id.
pub struct Part<'a> {
    pub(crate) id: Id,
    pub(crate) made_from: u64,
    pub(crate) draw: Box<dyn FnOnce(&mut Canvas) + 'a>,
}

impl<'a> Part<'a> {
    /// A part that is drawn only if what it is made from has changed.
    pub fn new(id: impl Into<Id>, made_from: impl Hash, draw: impl FnOnce() -> Markup + 'a) -> Part<'a> {
        Part::drawn(id, made_from, |canvas| canvas.paint(&draw().0))
    }

    /// A part that looks the same to all readers of a language for whom it is made from the same.
    pub fn alike(id: impl Into<Id>, made_from: impl Hash, draw: impl FnOnce() -> Markup + 'a) -> Part<'a> {
        let (id, made_from) = (id.into(), fingerprint(&made_from));
        Part::drawn(id, made_from, move |canvas| canvas.alike((id, made_from), draw))
    }

    /// A part of several pieces, of which some look the same to several readers.
    pub fn drawn(id: impl Into<Id>, made_from: impl Hash, draw: impl FnOnce(&mut Canvas) + 'a) -> Part<'a> {
        Part { id: id.into(), made_from: fingerprint(&made_from), draw: Box::new(draw) }
    }
}

/// Where a part is drawn for one reader.
pub struct Canvas<'a> {
    pub(crate) html: &'a mut String,
    /// What others have drawn already, while they are told the same.
    pub(crate) shared_parts: Option<&'a mut SharedParts>,
    pub(crate) everybody: u64,
}

impl Canvas<'_> {
    pub fn paint(&mut self, html: &str) {
        self.html.push_str(html);
    }

    /// HTML that is drawn from this, the language and who sits where, and from nothing else: not from who reads it.
    pub fn alike(&mut self, made_from: impl Hash, draw: impl FnOnce() -> Markup) {
        match &mut self.shared_parts {
            Some(shared_parts) => {
                let key = fingerprint(&(self.everybody, made_from));
                shared_parts.copy(key, draw, self.html);
            }
            None => self.html.push_str(&draw().0),
        }
    }
}
