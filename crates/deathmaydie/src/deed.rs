//! What can an investigator spend an action on?

use crate::content::Action;

/// What an action was.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, serde::Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Deed {
    Run,
    Attack,
    Rest,
    Trade,
    Task(Action),
    /// Not an action: from now on the table settles ties.
    Leave,
    /// Nor this: no longer.
    Mind,
}
