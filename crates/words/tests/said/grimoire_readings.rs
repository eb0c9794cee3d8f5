//! Do the words on the sixty Spells say what their rows do? Row, English and Spanish side by side, for a person
//! to read.

use std::fmt::Write;

use grimoire::cards::row::{
    Amount, Attribute, Condition, Constant, Count, Filter, NewElement, NewPower, Property, Row, Step,
    Targets, Timing,
};
use grimoire::cards::{Card, Text};
use words::Lang;
use words::grimoire::card_words;

#[test]
fn every_spell_reads_as_its_row_says() {
    let mut text = String::new();
    for card in Card::all() {
        let _ = writeln!(text, "{} {}", card.id(), card.row().name);
        let _ = writeln!(text, "  row {}", reading(card.row()));
        for lang in [Lang::En, Lang::Es] {
            let words = card_words::card(lang, card);
            let _ = writeln!(text, "  {}  {}: {}", lang.code(), words.name, words.text);
        }
    }
    crate::support::compare("snapshots/grimoire_cards.txt", &text);
}

/// The row as one would read it aloud.
fn reading(row: &Row) -> String {
    let attribute = match row.attribute {
        Some(Attribute::CannotBeSilenced) => "cannot be silenced; ",
        Some(Attribute::PowerCannotChange) => "its Power cannot change; ",
        None => "",
    };
    format!("{attribute}{}", text(row.text))
}

fn text(text: Text) -> String {
    match text {
        Text::Nothing => "nothing".to_owned(),
        Text::Property(Property::AboveNonTrump) => "property: above all that is not Trump".to_owned(),
        Text::Property(Property::InvertPower) => "property: lower Power is stronger".to_owned(),
        Text::Constant(constants) => {
            let all: Vec<String> = constants.iter().map(|constant| self::constant(*constant)).collect();
            format!("always: {}", all.join("; "))
        }
        Text::Effect { when, only_if, steps } => {
            let conditions: String =
                only_if.iter().map(|condition| format!(", if {}", self::condition(*condition))).collect();
            let steps: Vec<String> = steps.iter().map(|step| self::step(*step)).collect();
            format!("{}{conditions}: {}", timing(when), steps.join("; "))
        }
    }
}

fn timing(timing: Timing) -> String {
    match timing {
        Timing::Played => "when played".to_owned(),
        Timing::ElementPlayed(element) => format!("when any {element:?} is played, itself included"),
        Timing::OtherPlayed => "when another is played".to_owned(),
        Timing::ChapterEnds => "when the Chapter ends".to_owned(),
    }
}

fn condition(condition: Condition) -> String {
    match condition {
        Condition::MoreThan(number, count) => format!("more than {number} of {}", self::count(count)),
        Condition::TitleExists => "there is a title".to_owned(),
        Condition::TitleIsNot(element) => format!("the title is not {element:?}"),
        Condition::HandNotEmpty => "the hand is not empty".to_owned(),
        Condition::Won => "own side won".to_owned(),
        Condition::NotWon => "own side did not win".to_owned(),
        Condition::ChainBroken => "the Chain is broken".to_owned(),
        Condition::PreviousExists => "one was played before".to_owned(),
    }
}

fn filter(filter: Filter) -> String {
    match filter {
        Filter::Any => String::new(),
        Filter::Is(element) => format!(" {element:?}"),
        Filter::IsNot(element) => format!(" not {element:?}"),
        Filter::OfTitle => " of the title's element".to_owned(),
        Filter::Stronger => " with more power".to_owned(),
        Filter::Weaker => " with less power".to_owned(),
    }
}

fn count(count: Count) -> String {
    match count {
        Count::All(filter) => format!("all{}", self::filter(filter)),
        Count::Others(filter) => format!("others{}", self::filter(filter)),
    }
}

fn targets(targets: Targets) -> String {
    match targets {
        Targets::Itself => "self".to_owned(),
        Targets::All(filter) => format!("all{}", self::filter(filter)),
        Targets::Others(filter) => format!("others{}", self::filter(filter)),
        Targets::Chosen(filter) => format!("one other{}, chosen", self::filter(filter)),
        Targets::Trigger => "the one just played".to_owned(),
    }
}

fn amount(amount: Amount) -> String {
    match amount {
        Amount::Plain(number) => format!("{number:+}"),
        Amount::Each(number, count) => format!("{number:+} for each of {}", self::count(count)),
    }
}

fn step(step: Step) -> String {
    match step {
        Step::Add(whom, amount) => format!("add({}, {})", targets(whom), self::amount(amount)),
        Step::SetPower(whom, NewPower::Exactly(power)) => format!("power({}, {power})", targets(whom)),
        Step::SetPower(whom, NewPower::OfPrevious) => {
            format!("power({}, that of the one before)", targets(whom))
        }
        Step::SetElement(whom, NewElement::Exactly(element)) => {
            format!("element({}, {element:?})", targets(whom))
        }
        Step::SetElement(whom, NewElement::OfTitle) => format!("element({}, the title's)", targets(whom)),
        Step::Restore(whom) => format!("as printed({})", targets(whom)),
        Step::RestoreTitle => "as printed(title)".to_owned(),
        Step::Silence(whom) => format!("silence({})", targets(whom)),
        Step::TitleElement(element) => format!("element(title, {element:?})"),
        Step::TitleDiscard => "discard(title)".to_owned(),
        Step::MayTitleSwap => "may swap(title, a card of the hand)".to_owned(),
        Step::ToHand(whom) => format!("to own hand({})", targets(whom)),
    }
}

fn constant(constant: Constant) -> String {
    match constant {
        Constant::Add(whom, amount) => format!("add({}, {})", targets(whom), self::amount(amount)),
        Constant::Become(whom, element) => format!("element({}, {element:?})", targets(whom)),
        Constant::LockTitleElement => "the title's element is locked".to_owned(),
    }
}
