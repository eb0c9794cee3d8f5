//! What do Spells do to the Chain, to each other and to the Title Spell, in English?

use grimoire::cards::row::{Attribute, Condition, Count, Filter};
use grimoire::cards::{Card, Element, Power, Text};

use super::{card, element};

/// What a Title Spell of this Element means for Trump.
pub fn trump(title: Element) -> String {
    let name = element(title);
    if title.is_special() {
        format!("{name} is Special: there is no Trump.")
    } else {
        format!("{name} is Trump.")
    }
}

pub fn title_revealed(title: Card, chapter: u8) -> String {
    format!("Chapter {chapter}: {} is the Title Spell. {}", card(title), trump(title.element()))
}

pub fn chain_started(spell: Card, chained: Element) -> String {
    format!("{} starts the Chain: {}.", card(spell), element(chained))
}

pub fn chain_continued(spell: Card, chained: Element) -> String {
    format!("{} continues the {} Chain.", card(spell), element(chained))
}

pub fn chain_untouched(spell: Card) -> String {
    format!("{} is Special and leaves the Chain alone.", card(spell))
}

pub fn chain_broken(spell: Card, chained: Element) -> String {
    format!("{} breaks the {} Chain.", card(spell), element(chained))
}

pub fn silenced(spell: Card, by: Option<Card>) -> String {
    let name = card(spell);
    match (by, spell.row().text) {
        (Some(by), _) => format!("{} silences {name}.", card(by)),
        (None, Text::Nothing) => format!("{name} is silenced, but it had no effect to lose."),
        (None, Text::Effect { .. } | Text::Constant(_) | Text::Property(_)) => {
            format!("{name} is silenced: no effect this Chapter.")
        }
    }
}

/// Why an effect whose moment had come did nothing.
pub fn fizzled(spell: Card) -> String {
    let name = card(spell);
    let conditions = match spell.row().text {
        Text::Effect { only_if, .. } => only_if,
        Text::Nothing | Text::Property(_) | Text::Constant(_) => &[],
    };
    match conditions.first() {
        None => format!("{name} has no other Spell to choose, so nothing happens."),
        Some(Condition::MoreThan(number, what)) => too_few(name, *number, *what),
        Some(Condition::TitleExists) if conditions.contains(&Condition::HandNotEmpty) => {
            format!("{name} needs a Title Spell and a card in hand to swap, so nothing happens.")
        }
        Some(Condition::TitleExists) => format!("There is no Title Spell, so {name} does nothing."),
        Some(Condition::TitleIsNot(unwanted)) => {
            format!("{name} needs a Title Spell that is not {}, so nothing happens.", element(*unwanted))
        }
        Some(Condition::HandNotEmpty) => format!("There is no card in hand for {name}."),
        Some(Condition::Won) => {
            format!("{name} needs a won Chapter and a Spell of less Power, so nothing happens.")
        }
        Some(Condition::NotWon) => format!("{name} stays where it is: its side won the Chapter."),
        Some(Condition::ChainBroken) => format!("The Chain is not broken, so {name} does nothing."),
        Some(Condition::PreviousExists) => format!("No Spell came before {name}, so nothing happens."),
    }
}

fn too_few(name: &str, number: u8, what: Count) -> String {
    match what {
        Count::All(Filter::Is(wanted)) => {
            format!(
                "{name} does not activate: there are fewer than {} {} Spells.",
                number + 1,
                element(wanted)
            )
        }
        Count::Others(Filter::Is(wanted)) => {
            format!("{name} does not activate: there is no other {} Spell.", element(wanted))
        }
        Count::All(_) | Count::Others(_) => format!("{name} does not activate: there are too few Spells."),
    }
}

pub fn power(spell: Card, from: Power, to: Power, by: Card) -> String {
    let name = card(spell);
    let flux = from.is_flux() || to.is_flux();
    match (spell == by, to > from) {
        (true, _) if flux => format!("{name} changes its own Power: {from} → {to}."),
        (true, true) => format!("{name} gives itself +{}: {from} → {to}.", to.0 - from.0),
        (true, false) => format!("{name} drops by {}: {from} → {to}.", from.0 - to.0),
        (false, _) if flux => format!("{}: {name} changes from {from} to {to}.", card(by)),
        (false, true) => format!("{}: {name} rises from {from} to {to}.", card(by)),
        (false, false) => format!("{}: {name} drops from {from} to {to}.", card(by)),
    }
}

pub fn turned(spell: Card, to: Element, by: Card) -> String {
    let (name, now) = (card(spell), element(to));
    match (spell == by, to == spell.element()) {
        (true, true) => format!("{name} is {now} again."),
        (true, false) => format!("{name} becomes {now}."),
        (false, true) => format!("{}: {name} is {now} again.", card(by)),
        (false, false) => format!("{}: {name} becomes {now}.", card(by)),
    }
}

pub fn unmoved(spell: Card, by: Card) -> String {
    let (name, by) = (card(spell), card(by));
    match spell.row().attribute {
        Some(Attribute::PowerCannotChange) => format!("{by}: the Power of {name} cannot change."),
        Some(Attribute::CannotBeSilenced) | None if spell.power().is_flux() => {
            format!("{by}: {name} stays at F, which neither rises nor falls.")
        }
        Some(Attribute::CannotBeSilenced) | None => format!("{by}: {name} stays as it is."),
    }
}

pub fn title_turned(title: Card, to: Element, by: Card) -> String {
    format!("{}: the Title Spell, {}, is now {}. {}", card(by), card(title), element(to), trump(to))
}

pub fn title_locked(by: Card, lock: Card) -> String {
    format!("{}: the Title Spell cannot change, {} holds its Element.", card(by), card(lock))
}

pub fn title_discarded(title: Card, by: Card) -> String {
    format!("{} discards the Title Spell, {}. There is no Trump this Chapter.", card(by), card(title))
}
