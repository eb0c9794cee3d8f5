//! How does a text fit the terminal? Lines are broken between words, and go on under where they began.

use console::{Term, measure_text_width};

/// The widest lines that are still pleasant to read.
const WIDEST: usize = 110;

/// Prints a text after what stands before its first line.
pub fn print(before: &str, text: &str) {
    let width = usize::from(Term::stdout().size().1).min(WIDEST);
    wrapped(before, text, width).iter().for_each(|line| println!("{line}"));
}

/// So many lines fit a screen.
const SCREEN: usize = 24;

/// What of a board is told after another that was read: what fits a screen whole, of a longer one the lines that changed.
pub fn changed(board: &str, read: &str) -> String {
    if read.is_empty() || board.lines().count() <= SCREEN {
        return board.to_owned();
    }
    let fresh = |line: &&str| !line.trim().is_empty() && !read.lines().any(|old| old == *line);
    board.lines().filter(fresh).collect::<Vec<_>>().join("\n")
}

/// Prints every line of a text; those that begin further in go on there.
pub fn print_all(text: &str) {
    for line in text.trim_end().lines() {
        let words = line.trim_start();
        print(&line[..line.len() - words.len()], words);
    }
}

fn wrapped(before: &str, text: &str, width: usize) -> Vec<String> {
    let indent = " ".repeat(measure_text_width(before) + if before.trim().is_empty() { 2 } else { 0 });
    let mut lines = vec![before.to_owned()];
    let mut is_fresh = true;
    for word in text.split(' ') {
        let line = lines.last_mut().expect("there is a first line");
        if !is_fresh && measure_text_width(line) + 1 + measure_text_width(word) > width {
            lines.push(format!("{indent}{word}"));
            continue;
        }
        if !is_fresh {
            line.push(' ');
        }
        line.push_str(word);
        is_fresh = false;
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_long_board_is_told_once_and_then_by_what_changed() {
        let long: Vec<String> = (0..30).map(|room| format!("Room {room}: nobody")).collect();
        let (before, short) = (long.join("\n"), "Room 1: nobody\nRoom 2: nobody");
        let after = before.replace("Room 7: nobody", "Room 7: Mike");
        assert_eq!(changed(&before, ""), before, "nothing was read yet");
        assert_eq!(changed(&after, &before), "Room 7: Mike");
        assert_eq!(changed(&before, &before), "");
        assert_eq!(changed(short, short), short, "what fits a screen is always told whole");
    }

    #[test]
    fn lines_break_between_words_and_go_on_further_in() {
        let lines = wrapped("   1  ", "Activar Crecimiento con poder 2", 22);
        assert_eq!(lines, ["   1  Activar", "      Crecimiento con", "      poder 2"]);
        assert_eq!(wrapped("", "una línea", 80), ["una línea"]);
        assert_eq!(wrapped("", "más ancha que nada", 4), ["más", "  ancha", "  que", "  nada"]);
    }
}
