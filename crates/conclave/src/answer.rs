//! What does a line typed at the terminal ask for?

use std::io::BufRead;

/// What a typed line asks for.
pub enum Answer {
    Move(String),
    Hint,
    Undo,
    Board,
    Card(String),
    Rule(String),
    Quit,
    Nothing,
}

/// The list counts from 1; the move's own text works too.
pub fn read_answer(input: &mut impl BufRead, moves: &[String]) -> Answer {
    let mut line = String::new();
    if !input.read_line(&mut line).is_ok_and(|bytes| bytes > 0) {
        return Answer::Quit;
    }
    let line = line.trim();
    if let Some(mv) = line.parse::<usize>().ok().and_then(|number| moves.get(number.wrapping_sub(1))) {
        return Answer::Move(mv.clone());
    }
    match line {
        "q" | "s" => Answer::Quit,
        "h" | "p" => Answer::Hint,
        "u" | "d" => Answer::Undo,
        "b" | "t" => Answer::Board,
        text if moves.iter().any(|mv| mv == text) => Answer::Move(text.to_owned()),
        text => match text.split_once(' ') {
            Some(("r", id)) => Answer::Rule(id.trim().to_uppercase()),
            Some(("c", name)) => Answer::Card(name.trim().to_owned()),
            _ => Answer::Nothing,
        },
    }
}
