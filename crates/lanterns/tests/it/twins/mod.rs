//! Lanterns with one flaw each, and whether the shared checks find it and call it by its name.

use std::panic::{AssertUnwindSafe, catch_unwind};

use lanterns::Options;
use table::checks::Check;

use crate::common::{Like, check};

/// A flaw: a name, and the methods in which this game is not Lanterns.
macro_rules! flaw {
    ($name:ident { $($method:tt)* }) => {
        #[derive(Clone, Copy, Debug)]
        struct $name;
        impl Twin for $name {
            type Of = Lanterns;
            $($method)*
        }
    };
}

/// What the checks say about this game, if they find anything.
pub fn complaint<G: Like>() -> Option<String> {
    what_is_said(&|check: &Check<G>| {
        check.everything(0, 12);
        check.imagines_by_sight(0, 300);
        check.plays_out(0);
    })
}

pub fn what_is_said<G: Like>(look: &dyn Fn(&Check<G>)) -> Option<String> {
    let check = check::<G>(Options { seats: 3, nights: 3 });
    let panic = catch_unwind(AssertUnwindSafe(|| look(&check))).err()?;
    let text = panic.downcast_ref::<String>().cloned();
    Some(text.or_else(|| Some((*panic.downcast_ref::<&str>()?).to_owned())).unwrap_or_default())
}

pub fn is_found<G: Like>(by: &str) {
    is_called(complaint::<G>(), by);
}

/// The same where games are only played out.
pub fn is_found_in_play<G: Like>(by: &str) {
    is_called(what_is_said(&|check: &Check<G>| check.plays_out(0)), by);
}

pub fn is_called(said: Option<String>, by: &str) {
    let said = said.unwrap_or_else(|| panic!("nobody found what is wrong: {by}"));
    assert!(said.contains(by), "not \"{by}\" but {said}");
}
