//! What is a rulebook made of, and where in a text does one rule point to another?

/// One rule in a player's words, under the ID that tests, refusals and links cite.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rule {
    pub id: &'static str,
    pub text: &'static str,
}

/// The rules that share a heading.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Section {
    pub title: &'static str,
    pub rules: &'static [Rule],
}

/// What a player reads about a game, in one language: the folder `rulebook` of the game.
#[derive(Debug)]
pub struct Rulebook {
    /// How to play, in a few steps.
    pub primer: &'static [&'static str],
    pub sections: &'static [Section],
    /// Words of the game and what they mean.
    pub glossary: &'static [(&'static str, &'static str)],
}

/// A stretch of a text: plain words, or the ID of a rule to link to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Piece<'a> {
    Words(&'a str),
    Cite(&'a str),
}

/// Every rule, in reading order.
pub fn all(sections: &'static [Section]) -> impl Iterator<Item = &'static Rule> {
    sections.iter().flat_map(|section| section.rules)
}

/// The rule with this ID.
pub fn find(sections: &'static [Section], id: &str) -> Option<&'static Rule> {
    all(sections).find(|rule| rule.id == id)
}

/// How many rules there are.
pub fn count(sections: &[Section]) -> usize {
    sections.iter().map(|section| section.rules.len()).sum()
}

/// Splits a text at the rule IDs it cites. Joined together again, the pieces are the text.
pub fn pieces(text: &str) -> Vec<Piece<'_>> {
    let mut pieces = Vec::new();
    let mut rest = text;
    let mut from = 0;
    while let Some((start, end)) = next_word(rest, from) {
        from = end;
        if is_id(&rest[start..end]) {
            if start > 0 {
                pieces.push(Piece::Words(&rest[..start]));
            }
            pieces.push(Piece::Cite(&rest[start..end]));
            rest = &rest[end..];
            from = 0;
        }
    }
    if !rest.is_empty() {
        pieces.push(Piece::Words(rest));
    }
    pieces
}

/// The next run of the characters an ID may hold, without a full stop that ends the sentence.
fn next_word(text: &str, from: usize) -> Option<(usize, usize)> {
    let belongs = |letter: char| letter.is_ascii_alphanumeric() || letter == '-' || letter == '.';
    let start = from + text[from..].find(|letter: char| letter.is_ascii_alphanumeric())?;
    let run = &text[start..];
    let run = &run[..run.find(|letter| !belongs(letter)).unwrap_or(run.len())];
    Some((start, start + run.trim_end_matches(['.', '-']).len()))
}

/// `GRI-4.4`, `RUL-GRI-16`, `GRI-E1`, `ED-3`: two or three capitals naming the game or the kind of rule, then which.
fn is_id(word: &str) -> bool {
    let word = word.strip_prefix("RUL-").unwrap_or(word);
    let Some((kind, place)) = word.split_once('-') else { return false };
    let number = place.strip_prefix('E').unwrap_or(place);
    (2..=3).contains(&kind.len())
        && kind.bytes().all(|letter| letter.is_ascii_uppercase())
        && number.starts_with(|letter: char| letter.is_ascii_digit())
        && number.bytes().all(|letter| letter.is_ascii_digit() || letter == b'.')
}
