//! How does Grimoire speak, whatever the language?

use grimoire::{Deed, Event, Grimoire, Move, Options, Reason, View};
use table::{OptionRow, Refusal};

use super::{board, card_words, en, es, line, table_words};
use crate::lang::{Lang, spoken};
use crate::rules::Rulebook;
use crate::sentence::Sentence;
use crate::speak::{CardWords, Glance, Label, Line, Names, Speak};

impl Speak for Grimoire {
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

    fn party(lang: Lang, names: &Names, options: &Options, party: u8) -> Sentence {
        spoken!(lang, labels::party(names, options, party))
    }

    fn line(lang: Lang, names: &Names, event: &Event) -> Option<Line> {
        Some(Line {
            sentence: spoken!(lang, sentence(names, event)),
            rule: Some(line::rule(event, names.seats())),
            tone: line::tone(&event.deed),
        })
    }

    fn part(lang: Lang, event: &Event) -> Option<String> {
        let leads = matches!(event.deed, Deed::Leads { .. });
        leads.then(|| table_words::heading(lang, event.round, event.chapter))
    }

    fn prompt(lang: Lang, names: &Names, view: &View) -> Sentence {
        spoken!(lang, asks::prompt(names, view))
    }

    fn move_name(lang: Lang, names: &Names, view: &View, mv: Move) -> Sentence {
        spoken!(lang, asks::move_name(names, view, mv))
    }

    fn why(lang: Lang, names: &Names, view: &View, mv: Move) -> Option<Sentence> {
        let advice = grimoire::advice::advice(view, mv)?;
        Some(spoken!(lang, advice::advice(names, advice)))
    }

    fn refusal(lang: Lang, names: &Names, refusal: &Refusal<Reason>) -> Sentence {
        spoken!(lang, asks::refusal(names, refusal.reason))
    }

    fn rulebook(lang: Lang) -> &'static Rulebook {
        rulebook(lang)
    }

    fn card_words(lang: Lang, id: &str) -> Option<&'static CardWords> {
        Some(card_words::card(lang, id.parse().ok()?))
    }

    fn progress(lang: Lang, view: &View) -> Sentence {
        board::progress(lang, view)
    }

    fn board(lang: Lang, names: &Names, view: &View) -> String {
        board::board(lang, names, view)
    }
}

include!(concat!(env!("OUT_DIR"), "/grimoire_rulebook.rs"));
