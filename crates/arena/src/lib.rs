//! Games with their types erased, rules only: a new game, its legal moves, applying one, what each viewer may know, another
//! world a seat cannot tell from this one, and bots. No words and no pages. Command line programs, the archive of recorded
//! games and the comparison of builds need nothing else.
#![forbid(unsafe_code)]

mod any_rules;
pub mod archive;
mod bot_task;
mod game_entry;
mod game_session;
pub mod json;
mod lesson_progress;
mod parted;
mod playing;

pub use any_rules::{AnyRules, BadRecord, NotSetUp, ScenarioResult, Trial};
pub use bot_task::{BotChoice, BotTask, RankedMove, RankingTask};
pub use game_entry::{GameEntry, PlayableGame, SetUpRefusal};
pub use game_session::GameSession;
pub use lesson_progress::{LessonProgress, lessons};
pub use playing::{Advising, Observing, Playing, RulesSession};

/// The crates with rules, for [`with_games!`].
pub mod rules {
    pub use {deathmaydie, grimoire, lanterns, madness, obscurio};
}

/// The list of games: calls a macro with the module of each in [`rules`] and its type, the example last. Every list of games
/// is made from it, so a new game adds one line here.
#[macro_export]
macro_rules! with_games {
    ($make:ident) => {
        $make! {
            grimoire::Grimoire,
            madness::Madness,
            obscurio::Obscurio,
            deathmaydie::DeathMayDie;
            and the example lanterns::Lanterns
        }
    };
}

/// Makes the lists of this crate; what a game is tested and taught with lies where every game has it.
macro_rules! lists {
    ($($rules:ident :: $game:ident),+; and the example $example_rules:ident :: $example:ident) => {
        /// The rules of every game Conclave can play.
        pub static GAMES: &[&dyn AnyRules] = &[$(&GameEntry::<rules::$rules::$game>::NEW),+];

        /// The same and the example, which is for those who write a game or test what games share.
        pub static WITH_EXAMPLE: &[&dyn AnyRules] = &[
            $(&GameEntry::<rules::$rules::$game>::NEW,)+
            &GameEntry::<rules::$example_rules::$example>::NEW,
        ];

        lists!(playable $($rules::$game),+, $example_rules::$example);
    };
    (playable $($rules:ident :: $game:ident),+) => {
        $(impl PlayableGame for rules::$rules::$game {
            const SCENARIOS: &'static [(&'static str, &'static str)] = rules::$rules::scenario::SCENARIOS;
            const LESSONS: &'static [&'static str] = rules::$rules::scenario::LESSONS;
        })+
    };
}

with_games!(lists);

/// The rules of the game with this name; of the example too.
pub fn find(name: &str) -> Option<&'static dyn AnyRules> {
    WITH_EXAMPLE.iter().copied().find(|game| game.name() == name)
}
