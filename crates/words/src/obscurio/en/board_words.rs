//! Which words does a plain-text table need in English?

use obscurio::View;

use crate::obscurio::board_words::BoardWords;
use crate::say;
use crate::sentence::Sentence;

pub static WORDS: BoardWords = BoardWords {
    turn: "Turn",
    room: |progress, last| format!("room {progress} of {last}"),
    cohesion: |light, dark| format!("Cohesion: {light} light, {dark} dark."),
    timer: |space, track| {
        let extra: Vec<String> = track.iter().map(|extra| format!("+{extra}")).collect();
        format!("Timer on space {space} ({}).", extra.join(" "))
    },
    watcher: "The Watcher is awake: silence.",
    deck: "Deck",
    exit: "Exit",
    pages: ["Left page", "Right page"],
    butterfly: "butterfly on",
    holder: "Holder",
    picks: "Slipped in among the doors",
    door: "Door",
    face_down: "face down",
    shut: "shut",
    is_exit: "the exit",
    you: "you",
    grimoire: "Grimoire",
    loyal: "loyal",
    traitor: "Traitor",
    centre: "in the centre",
    hand: "token in hand",
    at_door: "at door",
    removed: "off the board",
    companion: "companion",
    holds: "has chosen door",
    sure: "sure",
    ready: "ready",
    voted: "has voted",
    pointed: "pointed at",
    wrong: |count| format!("{count} cohesion lost"),
};

/// Where the game is, in a few words.
pub fn progress(view: &View) -> Sentence {
    say!("Room {} of {}, turn {}", view.progress, view.last_space, view.turn)
}
