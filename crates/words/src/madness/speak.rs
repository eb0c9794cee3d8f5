//! How does The Big Book of Madness speak, whatever the language?

use madness::{Event, Madness, Move, Options, Reason, View};
use table::company::Phrase;
use table::{OptionRow, Refusal};

use super::card_words::{self, AnyCard};
use super::{board, en, es, line, phrases, table_words};
use crate::lang::{Lang, spoken};
use crate::rules::Rulebook;
use crate::sentence::Sentence;
use crate::speak::{CardWords, Glance, Label, Line, Names, PhraseRow, Speak};

/// What the very next turn brings, if it is a blow.
pub fn next_blow(lang: Lang, names: &Names, view: &View) -> Option<Sentence> {
    let coming = view.forecast.first()?;
    spoken!(lang, asks::threat(names, view, coming))
}

impl Speak for Madness {
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

    fn party(lang: Lang, _names: &Names, _options: &Options, party: u8) -> Sentence {
        spoken!(lang, labels::party(party))
    }

    fn line(lang: Lang, names: &Names, event: &Event) -> Option<Line> {
        Some(Line {
            sentence: spoken!(lang, sentence(names, event))?,
            rule: Some(line::rule(event)),
            tone: line::tone(event),
        })
    }

    fn part(lang: Lang, event: &Event) -> Option<String> {
        let Event::PageTurned { round, monster, .. } = *event else { return None };
        Some(table_words::round_against(lang, round, card_words::of(lang, AnyCard::Monster(monster)).name))
    }

    fn prompt(lang: Lang, names: &Names, view: &View) -> Sentence {
        spoken!(lang, asks::prompt(names, view))
    }

    fn move_name(lang: Lang, names: &Names, view: &View, mv: Move) -> Sentence {
        spoken!(lang, offers::move_name(names, view, mv))
    }

    fn why(lang: Lang, names: &Names, view: &View, mv: Move) -> Option<Sentence> {
        let advice = madness::advice::advice(view, mv)?;
        Some(spoken!(lang, advice::advice(names, advice)))
    }

    fn refusal(lang: Lang, _names: &Names, refusal: &Refusal<Reason>) -> Sentence {
        spoken!(lang, refusals::refusal(refusal.reason))
    }

    fn phrases() -> &'static [PhraseRow] {
        phrases::PHRASES
    }

    fn phrase(lang: Lang, _names: &Names, phrase: &Phrase) -> Option<Sentence> {
        phrases::phrase(lang, phrase)
    }

    fn rulebook(lang: Lang) -> &'static Rulebook {
        rulebook(lang)
    }

    fn card_words(lang: Lang, id: &str) -> Option<&'static CardWords> {
        Some(card_words::of(lang, id.parse::<AnyCard>().ok()?))
    }

    fn progress(lang: Lang, view: &View) -> Sentence {
        board::progress(lang, view)
    }

    fn board(lang: Lang, names: &Names, view: &View) -> String {
        board::board(lang, names, view)
    }
}

include!(concat!(env!("OUT_DIR"), "/madness_rulebook.rs"));
