//! Does what people read on a piece of content have the numbers of what it does? Content files say both, a game's own tests
//! compare them.

/// One piece of a content file: its keys, and what stands under them.
pub struct Piece<'a> {
    pub name: &'a str,
    values: Vec<(&'a str, String)>,
}

/// The pieces of a content file, in its order.
pub fn pieces(file: &str) -> Vec<Piece<'_>> {
    let mut all: Vec<Piece> = Vec::new();
    for line in file.lines().filter(|line| !line.starts_with('#')) {
        let header = line.strip_prefix('[').and_then(|rest| rest.strip_suffix(']'));
        if let Some(name) = header.filter(|name| name.starts_with(|it: char| it.is_ascii_lowercase())) {
            all.push(Piece { name, values: Vec::new() });
            continue;
        }
        let Some(Piece { values, .. }) = all.last_mut() else { continue };
        match line.split_once(" = ") {
            Some((key, value)) if key.chars().all(|it| it.is_ascii_lowercase() || "._".contains(it)) => {
                values.push((key, value.to_owned()));
            }
            _ => values.last_mut().into_iter().for_each(|(_, value)| value.push_str(line)),
        }
    }
    all
}

impl Piece<'_> {
    /// What the rules read of it, without these keys and without the levels that a level stands in for.
    pub fn code(&self, skipped: &[&str]) -> String {
        let is_code = |key: &str| !key.starts_with("en.") && !key.starts_with("es.") && key != "source";
        let code = self.values.iter().filter(|(key, _)| is_code(key) && !skipped.contains(key));
        let code = code.map(|(_, code)| code.as_str()).collect::<Vec<_>>().join(" ");
        let mut parts = code.split("replaces = [");
        let first = parts.next().unwrap_or_default().to_owned();
        parts.fold(first, |all, part| all + part.split_once(']').map_or(part, |(_, rest)| rest))
    }

    /// What people read of it in a language, of the keys that fit.
    pub fn words(&self, lang: &str, fits: impl Fn(&str) -> bool) -> String {
        let key =
            |key: &str| key.strip_prefix(lang).and_then(|rest| rest.strip_prefix('.')).is_some_and(&fits);
        self.values
            .iter()
            .filter(|(it, _)| key(it))
            .map(|(_, text)| text.as_str())
            .collect::<Vec<_>>()
            .join(" ")
    }
}

/// The numbers above 1, in order of size, in digits, in words and as code writes them. A 1 may be "a", "it" or nothing; a 0 is
/// never read.
pub fn numbers(text: &str) -> Vec<u8> {
    let number = |word: &str| {
        let plain = word.strip_prefix(['N', 'P']).filter(|rest| rest.len() == 1).unwrap_or(word);
        let spoken = || match word.to_lowercase().as_str() {
            "two" | "dos" => Some(2),
            "three" | "tres" => Some(3),
            "six" | "seis" => Some(6),
            _ => None,
        };
        plain.parse().ok().or_else(spoken)
    };
    let words = text.split(|it: char| !it.is_alphanumeric());
    let mut all: Vec<u8> = words.filter_map(number).filter(|it| *it > 1).collect();
    all.sort_unstable();
    all
}

/// Where the words of a piece say other numbers than its code: those the code alone has, and those of the words.
pub type Otherwise<'a> = (&'a str, &'a [u8], &'a [u8]);

/// Whether code and words have the same numbers, but for what is said otherwise; the error shows both.
pub fn agree(name: &str, code: &str, words: &str, otherwise: &[Otherwise]) -> Result<(), String> {
    let of = otherwise.iter().find(|(piece, ..)| *piece == name);
    let (code_only, words_only) = of.map_or((&[][..], &[][..]), |it| (it.1, it.2));
    let (mut coded, mut read) = (numbers(code), numbers(words));
    coded.extend(words_only);
    read.extend(code_only);
    coded.sort_unstable();
    read.sort_unstable();
    if coded == read { Ok(()) } else { Err(format!("{name} does {coded:?} and says {read:?}: {words}")) }
}

#[cfg(test)]
mod tests {
    use super::*;

    const FILE: &str = "# Cards.\n\n[ice-2]\nlevel = 1\ntext = [\n    \"Draw(P2), Place(N3)\",\n]\nsource = \"original: 7\"\n\
        en.name = \"Ice 9\"\nen.text = \"Draw ⟨2⟩, place three.\"\nes.text = \"Roba 2, pasa 4.\"\n";

    #[test]
    fn numbers_of_the_code_are_found_in_the_words() {
        let pieces = pieces(FILE);
        assert_eq!(pieces.len(), 1);
        let ice = &pieces[0];
        let [en, es] = ["en", "es"].map(|lang| ice.words(lang, |key| key == "text"));
        let code = ice.code(&["level"]);
        assert_eq!((numbers(&code), numbers(&en), numbers(&es)), (vec![2, 3], vec![2, 3], vec![2, 4]));
        assert!(agree(ice.name, &code, &en, &[]).is_ok());
        assert!(agree(ice.name, &code, &es, &[]).is_err());
        assert!(agree(ice.name, &code, &es, &[("ice-2", &[3], &[4])]).is_ok());
    }

    #[test]
    fn a_level_that_is_stood_in_for_is_no_number() {
        let pieces = pieces("[arcane]\nlevels = [\n{ replaces = [2], does = [\"N4\"] },\n]\n");
        assert_eq!(numbers(&pieces[0].code(&[])), [4]);
    }
}
