//! What may people write? Names and talk that can be seen, in one spelling, and that stay within their own place.

use unicode_normalization::UnicodeNormalization;
use unicode_normalization::char::is_combining_mark;
use unicode_segmentation::UnicodeSegmentation;
use words::problem::Problem;

const LONGEST_NAME: usize = 24;
const LONGEST_TALK: usize = 200;
/// No writing needs more marks on one letter.
const MOST_MARKS: usize = 4;
/// So many bytes are enough for the longest text of whole families in one letter each.
const BYTES_EACH: usize = 12;

const JOINER: char = '\u{200d}';
const NON_JOINER: char = '\u{200c}';
const AS_TEXT_OR_EMOJI: std::ops::RangeInclusive<char> = '\u{fe0e}'..='\u{fe0f}';
const FLAG_TAGS: std::ops::RangeInclusive<char> = '\u{e0020}'..='\u{e007f}';

/// A name fit to be shown: what looks the same is the same, and nothing in it is invisible.
pub fn name(text: &str) -> Result<String, Problem> {
    let name = one_line(text);
    let fits = fits(&name, LONGEST_NAME) && name.graphemes(true).all(is_seen);
    if fits { Ok(name) } else { Err(Problem::BadName) }
}

/// Something said, on one line: what cannot be seen is left out rather than refused, as phones add it unasked.
pub fn talk(text: &str) -> Result<String, Problem> {
    let seen: String = one_line(text).graphemes(true).map(seen_part).collect();
    let talk = one_line(&seen);
    if fits(&talk, LONGEST_TALK) { Ok(talk) } else { Err(Problem::BadWords) }
}

/// Whether two names look the same to people: without marks, in one case, and with letters of other scripts read as the
/// Latin ones they are drawn like.
pub fn look_alike(one: &str, other: &str) -> bool {
    skeleton(one) == skeleton(other)
}

fn skeleton(name: &str) -> String {
    let plain = name.nfkd().filter(|letter| !is_combining_mark(*letter) && !letter.is_whitespace());
    plain.flat_map(char::to_lowercase).map(drawn_like).collect()
}

/// The Latin letter or digit a letter is drawn like.
fn drawn_like(letter: char) -> char {
    match letter {
        'а' | 'α' => 'a',
        'в' | 'β' => 'b',
        'с' => 'c',
        'е' | 'ε' => 'e',
        'һ' | 'н' | 'η' => 'h',
        'і' | 'ι' | 'ı' | 'l' | '1' | '|' => 'i',
        'ј' => 'j',
        'к' | 'κ' => 'k',
        'м' | 'μ' => 'm',
        'ν' => 'n',
        'о' | 'ο' | '0' => 'o',
        'р' | 'ρ' => 'p',
        'ѕ' => 's',
        'т' | 'τ' => 't',
        'υ' | 'у' => 'y',
        'х' | 'χ' => 'x',
        'ζ' => 'z',
        other => other,
    }
}

/// A name that runs from right to left, kept from turning the sentence around it.
pub fn isolated(name: &str) -> String {
    if name.contains(is_right_to_left) { format!("\u{2068}{name}\u{2069}") } else { name.to_owned() }
}

fn one_line(text: &str) -> String {
    text.nfc().collect::<String>().split_whitespace().collect::<Vec<_>>().join(" ")
}

fn fits(text: &str, longest: usize) -> bool {
    let letters = text.graphemes(true).count();
    (1..=longest).contains(&letters) && text.len() <= longest * BYTES_EACH
}

/// A letter with its marks, a joined emoji, a flag: something is there, and nothing beside it hides.
fn is_seen(letter: &str) -> bool {
    seen_part(letter) == letter
}

/// What of a letter can be seen; nothing if it has no body.
fn seen_part(letter: &str) -> String {
    let Some(body) = letter.chars().next().filter(|first| has_body(*first)) else { return String::new() };
    let mut seen = String::from(body);
    let mut marks = 0;
    let mut rest = letter.chars().skip(1).peekable();
    while let Some(next) = rest.next() {
        marks += usize::from(is_combining_mark(next));
        let goes_on = rest.peek().is_some();
        let belongs = match next {
            // Between two halves of one picture; at the end it joins nothing.
            JOINER => goes_on && (!body.is_alphabetic() || shapes_letters(body)),
            NON_JOINER => shapes_letters(body),
            _ if AS_TEXT_OR_EMOJI.contains(&next) => !body.is_alphabetic() && (goes_on || !body.is_ascii()),
            _ if FLAG_TAGS.contains(&next) => body == '\u{1f3f4}',
            _ => !is_hidden(next) && marks <= MOST_MARKS,
        };
        if belongs {
            seen.push(next);
        }
    }
    seen
}

/// Letters of scripts in which they touch, or are kept from it.
fn shapes_letters(body: char) -> bool {
    body.is_alphabetic() && ('\u{600}'..'\u{1100}').contains(&body)
}

fn has_body(first: char) -> bool {
    !is_hidden(first) && !is_combining_mark(first)
}

/// Characters that show nothing: controls, marks of direction, fillers, joints without anything to join.
fn is_hidden(letter: char) -> bool {
    letter.is_control()
        || matches!(letter,
            '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{115f}'..='\u{1160}' | '\u{17b4}'..='\u{17b5}'
            | '\u{180b}'..='\u{180f}' | '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}'
            | '\u{2060}'..='\u{206f}' | '\u{2800}' | '\u{3164}' | '\u{fe00}'..='\u{fe0f}' | '\u{feff}'
            | '\u{ffa0}' | '\u{fff0}'..='\u{fffb}' | '\u{1bca0}'..='\u{1bca3}'
            | '\u{1d173}'..='\u{1d17a}' | '\u{e0000}'..='\u{e0fff}')
        // Nobody but their inventors knows what private characters look like.
        || matches!(letter, '\u{e000}'..='\u{f8ff}' | '\u{f0000}'..)
}

fn is_right_to_left(letter: char) -> bool {
    matches!(letter, '\u{590}'..='\u{8ff}' | '\u{fb1d}'..='\u{fdff}' | '\u{fe70}'..='\u{feff}'
        | '\u{10800}'..='\u{10fff}' | '\u{1e800}'..='\u{1efff}')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_short_and_visible() {
        assert_eq!(name("  Ana   María "), Ok("Ana María".to_owned()));
        assert_eq!(name(&"ñ".repeat(24)), Ok("ñ".repeat(24)));
        let hidden = [
            "",
            "   ",
            "a\u{0}b",
            "a\u{202e}b",
            "\u{200b}",
            "\u{200d}",
            "\u{3164}",
            "\u{2800}",
            "\u{ad}",
            "Ana\u{200d}",
            "A\u{200d}na",
            "An\u{fe0f}a",
            "\u{301}",
            "\u{2066}Ana\u{2069}",
            "Ana\u{200f}",
            "\u{e0041}",
            "1\u{fe0f}",
            "\u{e000}",
            "\u{115f}\u{1160}",
            "\u{180e}",
            "\u{feff}",
        ];
        for bad in hidden {
            assert_eq!(name(bad), Err(Problem::BadName), "{bad:?}");
        }
        assert_eq!(name(&"x".repeat(25)), Err(Problem::BadName));
        assert_eq!(name(&format!("a{}", "\u{301}".repeat(9))), Err(Problem::BadName), "no towers of marks");
    }

    #[test]
    fn joined_emoji_and_every_script_make_names() {
        let good = [
            "👩‍👩‍👧‍👦",
            "🏴󠁧󠁢󠁥󠁮󠁧󠁿",
            "🇪🇸",
            "👍🏽",
            "❤️",
            "🏳️‍🌈",
            "👩🏾‍🚀 Ana",
            "1️⃣",
            "علی‌رضا",
            "नमस्ते",
            "Nguyễn",
            "中村",
            "שָׁלוֹם",
            "O’Brien",
            "Zoë",
        ];
        for text in good {
            assert_eq!(name(text), Ok(text.nfc().collect::<String>()), "{text}");
        }
        assert_eq!(name(&"👩‍👩‍👧‍👦".repeat(11)), Ok("👩‍👩‍👧‍👦".repeat(11)), "counted as one reads");
        assert_eq!(name("👩‍👩‍👧‍👦".repeat(25).as_str()), Err(Problem::BadName));
    }

    #[test]
    fn what_looks_the_same_is_the_same() {
        assert_eq!(name("Zoe\u{308}"), name("Zoë"));
        assert_eq!(name("Ana\u{a0}B"), name("Ana B"));
        assert_eq!(talk("cafe\u{301}"), Ok("café".to_owned()));
    }

    #[test]
    fn talk_keeps_what_can_be_seen() {
        assert_eq!(talk("\u{202e}hi\u{202c} all\u{200e}"), Ok("hi all".to_owned()));
        assert_eq!(talk("well 👩‍👧 done\u{200d}"), Ok("well 👩‍👧 done".to_owned()));
        assert_eq!(talk("a\nb\u{7}c"), Ok("a bc".to_owned()));
        for bad in ["", "\u{200b}\u{2060}", "\u{301}", &"x".repeat(201)] {
            assert_eq!(talk(bad), Err(Problem::BadWords), "{bad:?}");
        }
        assert_eq!(talk(&"é".repeat(200)), Ok("é".repeat(200)));
    }

    #[test]
    fn only_names_from_right_to_left_are_set_apart() {
        assert_eq!(isolated("Ana"), "Ana");
        assert_eq!(isolated("דנה"), "\u{2068}דנה\u{2069}");
    }
}
