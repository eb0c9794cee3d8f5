//! How does Death May Die speak, whatever the language?

use deathmaydie::{DeathMayDie, Event, Move, Options, Reason};
use table::company::Phrase;
use table::{OptionRow, Refusal, ViewOf};

use super::{board, cards, en, es, line, phrases};
use crate::lang::{Lang, spoken};
use crate::rules::Rulebook;
use crate::sentence::Sentence;
use crate::speak::{CardWords, Glance, Label, Line, Names, PhraseRow, Speak};

impl Speak for DeathMayDie {
    fn title(lang: Lang) -> Label {
        spoken!(lang, labels::TITLE)
    }

    fn title_lines(lang: Lang) -> (&'static str, Option<&'static str>) {
        ("Death May Die", Some(spoken!(lang, labels::SUBTITLE)))
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

    fn party(lang: Lang, _names: &Names, _options: &Options, party: u8) -> Sentence {
        spoken!(lang, labels::party(party)).into()
    }

    fn line(lang: Lang, _names: &Names, event: &Event) -> Option<Line> {
        let sentence = spoken!(lang, sentence(event))?;
        Some(Line { sentence, rule: Some(line::rule(event)), tone: line::tone(event) })
    }

    fn prompt(lang: Lang, names: &Names, view: &ViewOf<DeathMayDie>) -> Sentence {
        spoken!(lang, asks::prompt(names, &view.open))
    }

    fn move_name(lang: Lang, _names: &Names, view: &ViewOf<DeathMayDie>, mv: Move) -> Sentence {
        spoken!(lang, moves::move_name(&view.open, mv))
    }

    fn why(lang: Lang, _names: &Names, view: &ViewOf<DeathMayDie>, mv: Move) -> Option<Sentence> {
        spoken!(lang, reasons::why(&view.open, mv))
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

    fn rulebook(lang: Lang) -> &'static Rulebook {
        rulebook(lang)
    }

    fn card_words(lang: Lang, id: &str) -> Option<&'static CardWords> {
        cards::find(lang, id)
    }

    fn progress(lang: Lang, view: &ViewOf<DeathMayDie>) -> Sentence {
        board::progress(lang, &view.open)
    }

    fn board(lang: Lang, names: &Names, view: &ViewOf<DeathMayDie>) -> String {
        board::board(lang, names, &view.open)
    }
}

include!(concat!(env!("OUT_DIR"), "/deathmaydie_rulebook.rs"));
