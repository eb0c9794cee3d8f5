//! How does The Big Book of Madness speak, whatever the language?

use madness::{Event, Madness, Move, Options, Reason, View};
use table::{OptionRow, Refusal};

use super::{board, card_words, en, es, line, rules_en, rules_es, table_words};
use crate::Lang;
use crate::rules::Section;
use crate::speak::{CardWords, Label, Line, Names, Speak};

impl Speak for Madness {
    fn title(lang: Lang) -> Label {
        lang.pick(es::labels::TITLE, en::labels::TITLE)
    }

    fn option(lang: Lang, row: &OptionRow) -> Label {
        match lang {
            Lang::Es => es::labels::option(row),
            Lang::En => en::labels::option(row),
        }
    }

    fn option_value(lang: Lang, row: &OptionRow, value: &str) -> Label {
        match lang {
            Lang::Es => es::labels::option_value(row, value),
            Lang::En => en::labels::option_value(row, value),
        }
    }

    fn party(lang: Lang, _names: &Names, _options: &Options, party: u8) -> String {
        match lang {
            Lang::Es => es::labels::party(party),
            Lang::En => en::labels::party(party),
        }
    }

    fn line(lang: Lang, names: &Names, event: &Event) -> Option<Line> {
        let text = match lang {
            Lang::Es => es::sentence(names, event),
            Lang::En => en::sentence(names, event),
        };
        Some(Line {
            text: text?,
            cards: line::cards(event),
            rule: Some(line::rule(event)),
            tone: line::tone(event),
        })
    }

    fn prompt(lang: Lang, names: &Names, view: &View) -> String {
        match lang {
            Lang::Es => es::asks::prompt(names, view),
            Lang::En => en::asks::prompt(names, view),
        }
    }

    fn move_name(lang: Lang, names: &Names, view: &View, mv: Move) -> String {
        match lang {
            Lang::Es => es::offers::move_name(names, view, mv),
            Lang::En => en::offers::move_name(names, view, mv),
        }
    }

    fn refusal(lang: Lang, _names: &Names, refusal: &Refusal<Reason>) -> String {
        match lang {
            Lang::Es => es::refusals::refusal(refusal.reason),
            Lang::En => en::refusals::refusal(refusal.reason),
        }
    }

    fn ping(lang: Lang, id: &str) -> Option<String> {
        table_words::ping(lang, id)
    }

    fn rules(lang: Lang) -> &'static [Section] {
        lang.pick(rules_es::RULES, rules_en::RULES)
    }

    fn primer(lang: Lang) -> &'static [&'static str] {
        lang.pick(rules_es::PRIMER, rules_en::PRIMER)
    }

    fn glossary(lang: Lang) -> &'static [(&'static str, &'static str)] {
        lang.pick(rules_es::GLOSSARY, rules_en::GLOSSARY)
    }

    fn cards(lang: Lang) -> &'static [CardWords] {
        card_words::cards(lang)
    }

    fn progress(lang: Lang, view: &View) -> String {
        board::progress(lang, view)
    }

    fn board(lang: Lang, names: &Names, view: &View) -> String {
        board::board(lang, names, view)
    }
}
