//! What do the pages of an Obscurio table say beside names and log lines?

use obscurio::cards::{Symbol, TrapColour};
use obscurio::view::{Phase, Role};

use super::{en, es};
use crate::lang::{Lang, spoken};
use crate::sentence::Sentence;

/// The short words of the table.
pub struct TableWords {
    pub book: &'static str,
    pub book_waits: &'static str,
    pub book_gone: &'static str,
    pub left_page: &'static str,
    pub right_page: &'static str,
    pub under_left: &'static str,
    pub under_right: &'static str,
    pub colour_of_page: &'static str,
    pub butterfly: &'static str,
    pub red_glass: &'static str,
    pub mist: &'static str,
    /// The Grimoire saw its Pages bare.
    pub lift_filters: &'static str,
    pub exit: &'static str,
    /// Under what only one viewer may look at.
    pub exit_secret: &'static str,
    pub holder: &'static str,
    pub picks: &'static str,
    pub planted: &'static str,
    pub hall: &'static str,
    pub door: &'static str,
    pub face_down: &'static str,
    pub shut: &'static str,
    pub is_exit: &'static str,
    pub nobody_here: &'static str,
    pub wizards: &'static str,
    pub grimoire: &'static str,
    pub wizard: &'static str,
    pub loyal: &'static str,
    pub traitor: &'static str,
    pub card_down: &'static str,
    pub your_loyalty: &'static str,
    pub show_loyalty: &'static str,
    pub you_are_grimoire: &'static str,
    pub you_are_wizard: &'static str,
    pub you_are_loyal: &'static str,
    pub you_are_traitor: &'static str,
    pub centre: &'static str,
    pub in_hand: &'static str,
    pub removed: &'static str,
    pub companion: &'static str,
    pub is_sure: &'static str,
    pub thinking: &'static str,
    pub is_ready: &'static str,
    pub has_voted: &'static str,
    pub has_called: &'static str,
    pub wrong: &'static str,
    pub cohesion: &'static str,
    pub light: &'static str,
    pub dark: &'static str,
    pub progress: &'static str,
    pub traps: &'static str,
    pub bag: &'static str,
    pub time_track: &'static str,
    pub sand: &'static str,
    pub extra_traps: &'static str,
    pub deck: &'static str,
    pub discard: &'static str,
    pub last_turn: &'static str,
    pub enlarge: &'static str,
    pub shrink: &'static str,
    pub place_butterfly: &'static str,
    pub show_book: &'static str,
    pub seen_enough: &'static str,
    pub close_eyes: &'static str,
    pub lay_doors: &'static str,
    pub close_holder: &'static str,
    pub am_sure: &'static str,
    pub think_again: &'static str,
    pub take: &'static str,
    pub pass: &'static str,
    pub call_time: &'static str,
    pub ready_to_vote: &'static str,
    pub point: &'static str,
    pub your_token: &'static str,
    pub companion_token: &'static str,
    pub eyes_closed: &'static str,
    pub eyes_closed_help: &'static str,
    pub watcher: &'static str,
    pub watcher_help: &'static str,
    pub accusation: &'static str,
    pub accusation_help: &'static str,
    pub debate: &'static str,
    pub vote: &'static str,
    pub votes: &'static str,
    pub escaped: &'static str,
    pub lost: &'static str,
    pub story: &'static str,
    pub was_traitor: &'static str,
    pub misled: &'static str,
    pub say_it: &'static str,
    pub because: &'static str,
    pub no_reason: &'static str,
    /// Large cues for people who talk by voice.
    pub cue_speak: &'static str,
    pub cue_hush: &'static str,
    pub cue_close: &'static str,
    pub cue_open: &'static str,
    pub cue_look: &'static str,
    pub cue_guide: &'static str,
    /// Why nothing can be said just now.
    pub mute_grimoire: &'static str,
    pub mute_watcher: &'static str,
    pub mute_eyes: &'static str,
    pub mute_vote: &'static str,
    pub mute_unmasked: &'static str,
    /// What happens in each of the five steps of a turn, and then the Accusation.
    pub steps: [&'static str; 6],
    /// Ways about a small screen: the book, the doors, the wizards, the talk, the story.
    pub jumps: [&'static str; 5],
}

pub fn table(lang: Lang) -> &'static TableWords {
    spoken!(lang, &table_words::WORDS)
}

/// Which of the steps it is.
pub fn step(phase: Phase) -> Option<usize> {
    match phase {
        Phase::Riddle | Phase::ClueShown => Some(1),
        Phase::EyesClosed => Some(2),
        Phase::Doors | Phase::DoorsLocked { .. } | Phase::DoorsWatched | Phase::DoorsLockedWatched { .. } => {
            Some(3)
        }
        Phase::Debate { .. } | Phase::Vote { .. } => Some(5),
        Phase::Over => None,
    }
}

pub fn role(lang: Lang, role: Role) -> &'static str {
    let words = table(lang);
    match role {
        Role::Grimoire => words.grimoire,
        Role::Wizard => words.wizard,
        Role::Loyal => words.loyal,
        Role::Traitor => words.traitor,
    }
}

/// Who one is, and what to do about it.
pub fn you_are(lang: Lang, role: Role) -> &'static str {
    let words = table(lang);
    match role {
        Role::Grimoire => words.you_are_grimoire,
        Role::Wizard => words.you_are_wizard,
        Role::Loyal => words.you_are_loyal,
        Role::Traitor => words.you_are_traitor,
    }
}

/// The step a Trap of this colour bites in.
pub fn bites(lang: Lang, colour: TrapColour) -> &'static str {
    spoken!(lang, table_words::bites(colour))
}

/// What is printed on a Character's token.
pub fn symbol(lang: Lang, symbol: Symbol) -> &'static str {
    spoken!(lang, table_words::symbol(symbol))
}

/// What the end means to a reader who was not the Traitor.
pub fn verdict(lang: Lang, won: bool) -> &'static str {
    spoken!(lang, table_words::verdict(won))
}

/// "Turn 3".
pub fn turn(lang: Lang, turn: u8) -> Sentence {
    spoken!(lang, table_words::turn(turn))
}

/// How far it is: "Room 2 of 6".
pub fn room(lang: Lang, room: u8, last: u8) -> Sentence {
    spoken!(lang, table_words::room(room, last))
}

/// "8 in the light, 5 in the dark".
pub fn cohesion(lang: Lang, light: u8, dark: u8) -> Sentence {
    spoken!(lang, table_words::cohesion(light, dark))
}

/// "On space 2 of 4: +1".
pub fn sand(lang: Lang, space: u8, spaces: usize, extra: u8) -> Sentence {
    spoken!(lang, table_words::sand(space, spaces, extra))
}

/// "2 more cards".
pub fn picks_left(lang: Lang, left: usize) -> Sentence {
    spoken!(lang, table_words::picks_left(left))
}

/// How many want the timer turned.
pub fn calls(lang: Lang, calls: usize) -> Sentence {
    spoken!(lang, table_words::calls(calls))
}
