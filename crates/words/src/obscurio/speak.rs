//! How does Obscurio speak, whatever the language?

use obscurio::{Event, Move, Obscurio, Options, Reason, View};
use table::company::Phrase;
use table::{OptionRow, Refusal};

use super::{board, card_words, en, es, line, phrases, table_words};
use crate::lang::{Lang, spoken};
use crate::rules::Rulebook;
use crate::sentence::Sentence;
use crate::speak::{CardWords, Glance, Label, Line, Names, PhraseRow, Speak};

impl Speak for Obscurio {
    fn title(lang: Lang) -> Label {
        spoken!(lang, labels::TITLE)
    }

    fn glance(lang: Lang) -> Glance {
        spoken!(lang, labels::GLANCE)
    }

    fn option(lang: Lang, row: &OptionRow) -> Label {
        spoken!(lang, labels::option(row))
    }

    fn option_value(lang: Lang, row: &OptionRow, value: &str) -> Label {
        spoken!(lang, labels::option_value(row, value))
    }

    fn party(lang: Lang, _names: &Names, options: &Options, party: u8) -> Sentence {
        spoken!(lang, labels::party(party, options.has_traitor()))
    }

    fn line(lang: Lang, names: &Names, event: &Event) -> Option<Line> {
        let sentence = spoken!(lang, sentence(names, event))?;
        Some(Line { sentence, rule: Some(line::rule(event)), tone: line::tone(event) })
    }

    fn part(lang: Lang, event: &Event) -> Option<String> {
        let Event::TrapsDrawn { turn, .. } = event else { return None };
        Some(table_words::turn(lang, *turn).to_string())
    }

    fn prompt(lang: Lang, names: &Names, view: &View) -> Sentence {
        spoken!(lang, asks::prompt(names, view))
    }

    fn move_name(lang: Lang, names: &Names, view: &View, mv: Move) -> Sentence {
        spoken!(lang, moves::move_name(names, view, mv))
    }

    fn refusal(lang: Lang, _names: &Names, refusal: &Refusal<Reason>) -> Sentence {
        spoken!(lang, refusals::refusal(refusal.reason)).into()
    }

    fn phrases() -> &'static [PhraseRow] {
        phrases::PHRASES
    }

    fn phrase(lang: Lang, names: &Names, phrase: &Phrase) -> Option<Sentence> {
        phrases::phrase(lang, names, phrase)
    }

    fn timer(lang: Lang, name: &'static str) -> &'static str {
        spoken!(lang, labels::timer(name))
    }

    fn rulebook(lang: Lang) -> &'static Rulebook {
        rulebook(lang)
    }

    fn card_words(lang: Lang, id: &str) -> Option<&'static CardWords> {
        card_words::find(lang, id)
    }

    fn progress(lang: Lang, view: &View) -> Sentence {
        board::progress(lang, view)
    }

    fn board(lang: Lang, names: &Names, view: &View) -> String {
        board::board(lang, names, view)
    }
}

include!(concat!(env!("OUT_DIR"), "/obscurio_rulebook.rs"));
