//! The games of the hall: every game with its types erased, its rules and all that is said about it, so that server and
//! program treat all alike. What is drawn is `pages`.
#![forbid(unsafe_code)]

mod any_game;
mod checking;
mod examples;
mod game_entry;
pub mod guide;
mod lessons;
mod session;
mod story;
mod telling;
mod why;

use arena::{GameEntry, rules};
use words::Lang;

pub use any_game::{AnyGame, BadSetUp};
pub use examples::{Example, Step, ToldStep, of_card as example_of_card};
pub use lessons::{LessonCard, LessonTable};
pub use session::{Cue, Declined, Session, Teaching, Telling};
pub use telling::ToldGame;
pub use why::Why;

macro_rules! lists {
    ($($rules:ident :: $game:ident),+; and the example $example_rules:ident :: $example:ident) => {
        /// Every game Conclave can play.
        pub static GAMES: &[&dyn AnyGame] = &[$(&GameEntry::<rules::$rules::$game>::NEW),+];

        /// The same and the example, which is for those who write a game or test what games share.
        pub static WITH_EXAMPLE: &[&dyn AnyGame] = &[
            $(&GameEntry::<rules::$rules::$game>::NEW,)+
            &GameEntry::<rules::$example_rules::$example>::NEW,
        ];
    };
}

arena::with_games!(lists);

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
        let name = |typed| meant(typed).map(|game| game.name());
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
