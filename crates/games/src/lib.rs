//! The games of the hall: every game with its types taken off, so that server and program treat all alike.
//! A new game adds one line to `games!`.
#![forbid(unsafe_code)]

mod any_game;
pub mod archive;
mod checking;
mod examples;
pub mod json;
mod kit;
mod lessons;
mod live;
mod looking;
mod mind;
mod parted;
mod session;
mod story;
mod why;

pub use any_game::{AnyGame, BadRecord, BadSetUp, ScenarioResult, Trial};
pub use examples::{Example, Step};
pub use kit::{Complete, Kit};
pub use lessons::{LessonCard, LessonTable};
pub use live::Live;
pub use session::{Choice, Cue, Declined, Session, Thought, Weighed, Weighing};
pub use why::Why;

use words::Lang;

/// Makes a list of games, and whole kits of them: what a game is tested and taught with lies where every game has it.
macro_rules! games {
    ($($rules:ident :: $game:ident),+ ; and the example $example_rules:ident :: $example:ident) => {
        /// Every game Conclave can play.
        pub static GAMES: &[&dyn AnyGame] = &[$(&Kit::<$rules::$game>::NEW),+];

        /// The same and the example: not for the hall, but for whoever writes a game or tests what games share.
        pub static WITH_EXAMPLE: &[&dyn AnyGame] =
            &[$(&Kit::<$rules::$game>::NEW,)+ &Kit::<$example_rules::$example>::NEW];

        games!(complete $($rules::$game),+, $example_rules::$example);
    };
    (complete $($rules:ident :: $game:ident),+) => {
        $(impl Complete for $rules::$game {
            const SCENARIOS: &'static [(&'static str, &'static str)] = $rules::scenario::SCENARIOS;
            const LESSONS: &'static [&'static str] = $rules::scenario::LESSONS;
        })+
    };
}

games! {
    grimoire::Grimoire,
    madness::Madness,
    obscurio::Obscurio,
    deathmaydie::DeathMayDie;
    and the example lanterns::Lanterns
}

/// The game with this name; the example too.
pub fn find(name: &str) -> Option<&'static dyn AnyGame> {
    WITH_EXAMPLE.iter().copied().find(|game| game.name() == name)
}

/// The game somebody means: by its name, or by words of its title in any language ("grimorio", "libro de la locura").
pub fn meant(typed: &str) -> Option<&'static dyn AnyGame> {
    let wanted = plain_words(typed);
    let is_meant = |game: &&&dyn AnyGame| {
        let titles = Lang::ALL.map(|lang| plain_words(game.title(lang).name));
        titles.iter().any(|title| wanted.iter().all(|word| title.contains(word)))
    };
    let mut found = GAMES.iter().filter(is_meant);
    match (find(typed), found.next(), found.next()) {
        (Some(named), ..) => Some(named),
        (None, Some(only), None) if !wanted.is_empty() => Some(*only),
        _ => None,
    }
}

/// The words of a title, as one types them without accents.
fn plain_words(text: &str) -> Vec<String> {
    let plain = |letter: char| match letter {
        'á' => 'a',
        'é' => 'e',
        'í' => 'i',
        'ó' => 'o',
        'ú' | 'ü' => 'u',
        'ñ' => 'n',
        letter => letter,
    };
    let text: String = text.to_lowercase().chars().map(plain).collect();
    text.split(|letter: char| !letter.is_alphanumeric())
        .filter(|word| !word.is_empty())
        .map(str::to_owned)
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_game_goes_by_words_of_its_title_in_any_language() {
        let name = |typed| meant(typed).map(AnyGame::name);
        for typed in ["grimoire", "grimorio", "Grimorio"] {
            assert_eq!(name(typed), Some("grimoire"), "{typed}");
        }
        for typed in
            ["madness", "locura", "el gran libro de la locura", "gran-libro-de-la-locura", "big book"]
        {
            assert_eq!(name(typed), Some("madness"), "{typed}");
        }
        assert_eq!(name("ajedrez"), None);
        assert_eq!(name(""), None);
    }
}
