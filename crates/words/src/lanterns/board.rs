//! How does the table of Lanterns look as plain text?

use std::fmt::Write;

use lanterns::view::PlayerView;
use lanterns::{Lamp, View};

use super::table_words::table;
use super::{en, es};
use crate::lang::{Lang, spoken};
use crate::sentence::Sentence;
use crate::speak::Names;

/// Where the game is, in a few words.
pub fn progress(lang: Lang, view: &View) -> Sentence {
    spoken!(lang, progress(view))
}

/// The position in a few lines.
pub fn board(lang: Lang, names: &Names, view: &View) -> String {
    let mut text = format!("{}\n", progress(lang, view));
    for player in &view.players {
        let _ = writeln!(text, "  {}", line(lang, names, view, player));
    }
    text
}

/// `Ana: 1 points, burning, showed 7; 2 5 9`.
fn line(lang: Lang, names: &Names, view: &View, player: &PlayerView) -> String {
    let words = table(lang);
    let burns = if player.lit { words.burning } else { words.dark };
    let mut text = format!("{}: {} {}, {burns}", names.of(player.seat), player.points, words.points);
    if let Some(last) = player.last {
        let _ = write!(text, ", {} {last}", words.shown_last);
    }
    if let Some(hand) = &view.own.hands[player.seat.index()] {
        let hand: Vec<String> = hand.iter().map(Lamp::to_string).collect();
        let _ = write!(text, "; {}", hand.join(" "));
    }
    text
}
