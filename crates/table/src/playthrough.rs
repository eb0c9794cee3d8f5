//! Whole games as text that people can read and machines can compare.

use std::fmt::Write;

use crate::chance::{Chance, Seed};
use crate::checks::moves_of;
use crate::game::Game;
use crate::replay::Replay;
use crate::seat::Actor;

/// How a game is put into words for a playthrough.
pub struct Voice<'a, G: Game> {
    /// The position in a few lines.
    pub board: &'a dyn Fn(&G::State) -> String,
    /// One event as a sentence, or nothing.
    pub line: &'a dyn Fn(&G::Event) -> Option<String>,
}

/// Plays a seeded game at random and writes down every question, its options, the answer and what followed.
pub fn write<G: Game>(options: &G::Options, seed: u64, voice: &Voice<G>) -> String {
    let mut replay = Replay::<G>::new(options.clone(), G::RULES, Seed::Fast(seed));
    let mut luck = Seed::Fast(seed).stream("playthrough", 0);
    let mut text = String::new();
    let mut board = String::new();
    tell(&mut text, replay.opening(), voice);
    while let Some((actor, mv)) = choose::<G>(replay.state(), &mut luck, &mut text, &mut board, voice) {
        let _ = writeln!(text, "> {actor} {mv}");
        let played = replay.play(actor, mv).expect("a listed move is accepted");
        tell(&mut text, &played.events, voice);
    }
    let outcome = G::outcome(replay.state()).expect("nobody is asked only when it is over");
    let _ = writeln!(
        text,
        "\n{} moves. Won by {}.",
        replay.moves().len(),
        G::party_name(replay.state(), outcome.party)
    );
    text
}

fn tell<G: Game>(text: &mut String, events: &[G::Event], voice: &Voice<G>) {
    for line in events.iter().filter_map(|event| (voice.line)(event)) {
        let _ = writeln!(text, "  {line}");
    }
}

fn choose<G: Game>(
    state: &G::State,
    luck: &mut Chance,
    text: &mut String,
    last_board: &mut String,
    voice: &Voice<G>,
) -> Option<(Actor, G::Move)> {
    let actors: Vec<Actor> = G::pending(state).actors().collect();
    let board = (voice.board)(state);
    if *last_board != board {
        let _ = writeln!(text, "\n{}", board.trim_end());
        *last_board = board;
    }
    let mut offers = Vec::new();
    for actor in &actors {
        let moves = moves_of::<G>(state, *actor);
        let names: Vec<String> = moves.iter().map(ToString::to_string).collect();
        let _ = writeln!(text, "? {actor}: {}", names.join(" | "));
        offers.push(moves);
    }
    let which = if actors.is_empty() { return None } else { luck.below(actors.len() as u32) as usize };
    let mv = offers[which][luck.below(offers[which].len() as u32) as usize];
    Some((actors[which], mv))
}
