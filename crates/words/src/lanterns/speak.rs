//! How does Lanterns speak, whatever the language?

use lanterns::{Event, Lanterns, Move, Options, Reason, View};
use table::company::Phrase;
use table::{OptionRow, Refusal, Seat};

use super::{board, card_words, en, es, line};
use crate::lang::{Lang, spoken};
use crate::rules::Rulebook;
use crate::sentence::Sentence;
use crate::speak::{About, CardWords, Glance, Label, Line, Names, PhraseRow, Speak};

/// A sign one can make at night: `shine 7`.
const SIGNS: &[PhraseRow] = &[PhraseRow { id: "shine", about: &[About::Number] }];

impl Speak for Lanterns {
    fn title(lang: Lang) -> Label {
        spoken!(lang, TITLE)
    }

    fn glance(lang: Lang) -> Glance {
        spoken!(lang, GLANCE)
    }

    fn option(lang: Lang, row: &OptionRow) -> Label {
        spoken!(lang, option(row))
    }

    fn option_value(lang: Lang, row: &OptionRow, value: &str) -> Label {
        spoken!(lang, option_value(row, value))
    }

    fn party(lang: Lang, names: &Names, _options: &Options, party: u8) -> Sentence {
        names.say(Seat(party), || spoken!(lang, YOU), Sentence::from)
    }

    fn line(lang: Lang, names: &Names, event: &Event) -> Option<Line> {
        Some(Line {
            sentence: spoken!(lang, sentence(names, event)),
            rule: Some(line::rule(event)),
            tone: line::tone(event),
        })
    }

    fn part(lang: Lang, event: &Event) -> Option<String> {
        let Event::Dusk { night, .. } = event else { return None };
        Some(format!("{} {night}", spoken!(lang, NIGHT)))
    }

    fn prompt(lang: Lang, names: &Names, view: &View) -> Sentence {
        spoken!(lang, prompt(names, view))
    }

    fn move_name(lang: Lang, _names: &Names, _view: &View, mv: Move) -> Sentence {
        spoken!(lang, move_name(mv))
    }

    fn refusal(lang: Lang, _names: &Names, refusal: &Refusal<Reason>) -> Sentence {
        spoken!(lang, refusal(refusal.reason)).into()
    }

    fn phrases() -> &'static [PhraseRow] {
        SIGNS
    }

    fn phrase(lang: Lang, _names: &Names, phrase: &Phrase) -> Option<Sentence> {
        match (phrase.id.as_str(), phrase.about.as_slice()) {
            ("shine", [lamp]) => {
                let lamp = lamp.parse().ok()?;
                Some(spoken!(lang, shine(lamp)))
            }
            _ => None,
        }
    }

    fn timer(lang: Lang, _name: &'static str) -> &'static str {
        spoken!(lang, NIGHT)
    }

    fn rulebook(lang: Lang) -> &'static Rulebook {
        rulebook(lang)
    }

    fn card_words(lang: Lang, id: &str) -> Option<&'static CardWords> {
        Some(card_words::lamp(lang, id.parse().ok()?))
    }

    fn progress(lang: Lang, view: &View) -> Sentence {
        board::progress(lang, view)
    }

    fn board(lang: Lang, names: &Names, view: &View) -> String {
        board::board(lang, names, view)
    }
}

include!(concat!(env!("OUT_DIR"), "/lanterns_rulebook.rs"));
