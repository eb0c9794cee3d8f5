//! Where does a reader of either language find the rulebook of The Big Book of Madness?

use super::{rules_en, rules_es};
use crate::lang::Lang;
use crate::rules::Section;

/// Every rule, with the rulings and promises last. Same IDs in the same order in both languages.
pub fn rules(lang: Lang) -> &'static [Section] {
    match lang {
        Lang::Es => rules_es::RULES,
        Lang::En => rules_en::RULES,
    }
}

/// The words of the game, each with its meaning, in the same order in both languages.
pub fn glossary(lang: Lang) -> &'static [(&'static str, &'static str)] {
    match lang {
        Lang::Es => rules_es::GLOSSARY,
        Lang::En => rules_en::GLOSSARY,
    }
}

/// How to play, in short steps for a first game.
pub fn primer(lang: Lang) -> &'static [&'static str] {
    match lang {
        Lang::Es => rules_es::PRIMER,
        Lang::En => rules_en::PRIMER,
    }
}
