//! What is in the box? Every piece of the content files by its typed id, with what the rules know of it. People's words for it
//! stand in the same files and are read by `words`.

mod cards;
mod episodes;
mod foes;
mod sheets;

pub use cards::*;
pub use episodes::*;
pub use foes::*;
pub use sheets::*;

/// Whether a version of the rules plays with what was in the box from the first of these to the last.
const fn plays(first: Option<u16>, last: Option<u16>, rules: u16) -> bool {
    let begun = if let Some(first) = first { first <= rules } else { true };
    let over = if let Some(last) = last { last < rules } else { false };
    begun && !over
}

/// The words content may be written with.
mod vocabulary {
    pub use super::{
        Action::*, Condition::*, Counter::*, Die::*, Face::*, Gate::*, Rule::*, Skill::*, Space::*,
        Symbol::*, Tag::*, Token::*,
    };
    pub use crate::effect::{
        Afterwards::*, Aura::*, CHECK, Cause::*, Centre::*, Check, Class::*, Cost::*, Deed::*, Destination,
        Destination::*, Effect::*, Excess::*, Figures::*, Flames::*, Gait::*, Gauge::*, Goal::*, Heading::*,
        Healing::*, Held::*, Mod::*, Mode::*, Num, Num::*, Numbered::*, Per, Plus, Quantity::*, RollKind::*,
        Set::*, Shortcut::*, Spot::*, Test::*, Tokens::*, Trigger::*, Who::*, any_time, free_action, lasting,
        offer, on, option, per, special_action,
    };
    pub use crate::ids::{Deck, Kind, Kind::*, Side, Side::*};

    pub const N1: Num = Num::Just(1);
    pub const N2: Num = Num::Just(2);
    pub const N3: Num = Num::Just(3);
    pub const N4: Num = Num::Just(4);
    /// The main number of the action or rule.
    pub const NUMBER: Num = Num::Main(0);
}
