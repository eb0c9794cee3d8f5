//! The list of what can be done at a table, what each costs, and what a form has to bring for it.

use crate::limits::Act;

/// What can be done, by the last part of its address.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verb {
    Move,
    Undo,
    Answer,
    Say,
    Hint,
    GoOn,
    Heard,
    Pace,
    Think,
    Fill,
    Sit,
    Bot,
    Stand,
    Nudge,
    Weigh,
    Lead,
    Remark,
    Delete,
}

impl Verb {
    /// What it costs whoever asks for it.
    pub fn act(self) -> Act {
        match self {
            Verb::Move | Verb::Undo | Verb::Answer | Verb::GoOn | Verb::Heard | Verb::Lead => Act::Move,
            Verb::Say | Verb::Nudge | Verb::Remark => Act::Say,
            Verb::Hint | Verb::Weigh => Act::Hint,
            Verb::Pace | Verb::Think | Verb::Fill | Verb::Sit | Verb::Bot | Verb::Stand | Verb::Delete => {
                Act::Sit
            }
        }
    }

    /// The fields of a form it needs. Forms bring more: a button in the middle of a move sends what was chosen so far.
    pub fn fields(self) -> &'static [&'static str] {
        match self {
            Verb::Move => &["seat", "question", "move"],
            Verb::Undo | Verb::Hint | Verb::Weigh | Verb::GoOn | Verb::Stand | Verb::Nudge => &["seat"],
            Verb::Lead => &["seat", "at", "as", "point"],
            Verb::Remark => &["seat", "at", "as", "text"],
            Verb::Delete => &["sure"],
            Verb::Answer => &["seat", "agree"],
            Verb::Heard => &["seat", "heard"],
            Verb::Say => &["seat", "phrase", "text", "to"],
            Verb::Pace => &["pace"],
            Verb::Think => &["think"],
            Verb::Fill => &["strength"],
            Verb::Bot => &["seat", "strength"],
            Verb::Sit => &["seat", "name"],
        }
    }
}
