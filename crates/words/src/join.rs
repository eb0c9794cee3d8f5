//! How are names and sentences joined in each language?

/// "Ana, Bea and Cid".
pub fn list_en(items: &[&str]) -> String {
    match items {
        [] => String::new(),
        [one] => (*one).to_owned(),
        [first @ .., last] => format!("{} and {last}", first.join(", ")),
    }
}

/// "Ana, Bea y Cid", but "Bea e Inés".
pub fn list_es(items: &[&str]) -> String {
    match items {
        [] => String::new(),
        [one] => (*one).to_owned(),
        [first @ .., last] => format!("{} {} {last}", first.join(", "), and_es(last)),
    }
}

/// "y" turns into "e" before the sound of an i, though not before "hie" or "ia".
fn and_es(next: &str) -> &'static str {
    let next = next.to_lowercase();
    let sound = next.strip_prefix('h').unwrap_or(&next);
    let glides = sound.chars().nth(1).is_some_and(|letter| "aeouáéóú".contains(letter));
    if sound.starts_with(['i', 'í']) && !glides { "e" } else { "y" }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lists_read_as_people_say_them() {
        assert_eq!(list_en(&["Ana", "Bea", "Cid"]), "Ana, Bea and Cid");
        assert_eq!(list_es(&["Ana", "Bea", "Cid"]), "Ana, Bea y Cid");
        assert_eq!(list_es(&["Bea", "Inés"]), "Bea e Inés");
        assert_eq!(list_es(&["Bea", "Hilario"]), "Bea e Hilario");
        assert_eq!(list_es(&["Agua", "Hielo"]), "Agua y Hielo");
        assert_eq!(list_es(&["Bea", "Ian"]), "Bea y Ian");
        assert_eq!((list_es(&["Bea"]), list_en(&[])), ("Bea".to_owned(), String::new()));
    }
}
