//! What is a view made of? What is open to all, and what one viewer sees in their own way.

use std::ops::Deref;

use serde::Serialize;

/// The table as one viewer sees it. What is open is the same for everybody at the same moment, by type: it is made
/// without knowing who looks.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize)]
pub struct View<Open, Own> {
    pub open: Open,
    pub own: Own,
}

/// Most of a table is open, so that is what a view shows first.
impl<Open, Own> Deref for View<Open, Own> {
    type Target = Open;

    fn deref(&self) -> &Open {
        &self.open
    }
}
