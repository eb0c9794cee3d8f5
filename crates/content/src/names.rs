//! How is a piece called in code?

/// `ice-touch` is `IceTouch`, `FireFlux` stays as it is.
pub fn variant(name: &str) -> String {
    name.split(['-', '_']).map(capital).collect()
}

/// `ice-touch` is `ICE_TOUCH`, `FireFlux` is `FIRE_FLUX`.
pub fn constant(name: &str) -> String {
    let mut constant = String::new();
    for letter in variant(name).chars() {
        if letter.is_ascii_uppercase() && !constant.is_empty() {
            constant.push('_');
        }
        constant.push(letter.to_ascii_uppercase());
    }
    constant
}

/// Whether it can be a name in code.
pub fn is_name(name: &str) -> bool {
    name.starts_with(|letter: char| letter.is_ascii_alphabetic())
        && name.chars().all(|letter| letter.is_ascii_alphanumeric() || matches!(letter, '-' | '_'))
}

fn capital(part: &str) -> String {
    let mut letters = part.chars();
    letters.next().into_iter().flat_map(char::to_uppercase).chain(letters).collect()
}
