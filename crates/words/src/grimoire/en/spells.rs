//! What do Spells do to the Chain, to each other and to the Title Spell, in English?

use grimoire::cards::row::{Attribute, Condition, Count, Filter};
use grimoire::cards::{Card, Element, Power, Text};

use super::{card, element};
use crate::say;
use crate::sentence::{Piece, Sentence};

/// What a Title Spell of this Element means for Trump.
pub fn trump(title: Element) -> Sentence {
    let name = element(title);
    if title.is_special() { say!("{name} is Special: there is no Trump.") } else { say!("{name} is Trump.") }
}

pub fn title_revealed(title: Card, chapter: u8) -> Sentence {
    say!("Chapter {chapter}: {} is the Title Spell. {}", card(title), trump(title.element()))
}

pub fn chain_started(spell: Card, chained: Element) -> Sentence {
    say!("{} starts the Chain: {}.", card(spell), element(chained))
}

pub fn chain_continued(spell: Card, chained: Element) -> Sentence {
    say!("{} continues the {} Chain.", card(spell), element(chained))
}

pub fn chain_untouched(spell: Card) -> Sentence {
    say!("{} is Special and leaves the Chain alone.", card(spell))
}

pub fn chain_broken(spell: Card, chained: Element) -> Sentence {
    say!("{} breaks the {} Chain.", card(spell), element(chained))
}

pub fn silenced(spell: Card, by: Option<Card>) -> Sentence {
    let name = card(spell);
    match (by, spell.row().text) {
        (Some(by), _) => say!("{} silences {name}.", card(by)),
        (None, Text::Nothing) => say!("{name} is silenced, but it had no effect to lose."),
        (None, Text::Effect { .. } | Text::Constant(_) | Text::Property(_)) => {
            say!("{name} is silenced: no effect this Chapter.")
        }
    }
}

/// Why an effect whose moment had come did nothing.
pub fn fizzled(spell: Card) -> Sentence {
    let name = card(spell);
    let conditions = match spell.row().text {
        Text::Effect { only_if, .. } => only_if,
        Text::Nothing | Text::Property(_) | Text::Constant(_) => &[],
    };
    match conditions.first() {
        None => say!("{name} has no other Spell to choose, so nothing happens."),
        Some(Condition::MoreThan(number, what)) => too_few(name, *number, *what),
        Some(Condition::TitleExists) if conditions.contains(&Condition::HandNotEmpty) => {
            say!("{name} needs a Title Spell and a card in hand to swap, so nothing happens.")
        }
        Some(Condition::TitleExists) => say!("There is no Title Spell, so {name} does nothing."),
        Some(Condition::TitleIsNot(unwanted)) => {
            say!("{name} needs a Title Spell that is not {}, so nothing happens.", element(*unwanted))
        }
        Some(Condition::HandNotEmpty) => say!("There is no card in hand for {name}."),
        Some(Condition::Won) => {
            say!("{name} needs a won Chapter and a Spell of less Power, so nothing happens.")
        }
        Some(Condition::NotWon) => say!("{name} stays where it is: its side won the Chapter."),
        Some(Condition::ChainBroken) => say!("The Chain is not broken, so {name} does nothing."),
        Some(Condition::PreviousExists) => say!("No Spell came before {name}, so nothing happens."),
    }
}

fn too_few(name: Piece, number: u8, what: Count) -> Sentence {
    match what {
        Count::All(Filter::Is(wanted)) => {
            say!("{name} does not activate: there are fewer than {} {} Spells.", number + 1, element(wanted))
        }
        Count::Others(Filter::Is(wanted)) => {
            say!("{name} does not activate: there is no other {} Spell.", element(wanted))
        }
        Count::All(_) | Count::Others(_) => say!("{name} does not activate: there are too few Spells."),
    }
}

pub fn power(spell: Card, from: Power, to: Power, by: Card) -> Sentence {
    let name = card(spell);
    let flux = from.is_flux() || to.is_flux();
    match (spell == by, to > from) {
        (true, _) if flux => say!("{name} changes its own Power: {from} → {to}."),
        (true, true) => say!("{name} gives itself +{}: {from} → {to}.", to.0 - from.0),
        (true, false) => say!("{name} drops by {}: {from} → {to}.", from.0 - to.0),
        (false, _) if flux => say!("{}: {name} changes from {from} to {to}.", card(by)),
        (false, true) => say!("{}: {name} rises from {from} to {to}.", card(by)),
        (false, false) => say!("{}: {name} drops from {from} to {to}.", card(by)),
    }
}

pub fn turned(spell: Card, to: Element, by: Card) -> Sentence {
    let (name, now) = (card(spell), element(to));
    match (spell == by, to == spell.element()) {
        (true, true) => say!("{name} is {now} again."),
        (true, false) => say!("{name} becomes {now}."),
        (false, true) => say!("{}: {name} is {now} again.", card(by)),
        (false, false) => say!("{}: {name} becomes {now}.", card(by)),
    }
}

pub fn unmoved(spell: Card, by: Card) -> Sentence {
    let (name, by) = (card(spell), card(by));
    match spell.row().attribute {
        Some(Attribute::PowerCannotChange) => say!("{by}: the Power of {name} cannot change."),
        Some(Attribute::CannotBeSilenced) | None if spell.power().is_flux() => {
            say!("{by}: {name} stays at F, which neither rises nor falls.")
        }
        Some(Attribute::CannotBeSilenced) | None => say!("{by}: {name} stays as it is."),
    }
}

pub fn title_turned(title: Card, to: Element, by: Card) -> Sentence {
    say!("{}: the Title Spell, {}, is now {}. {}", card(by), card(title), element(to), trump(to))
}

pub fn title_locked(by: Card, lock: Card) -> Sentence {
    say!("{}: the Title Spell cannot change, {} holds its Element.", card(by), card(lock))
}

pub fn title_discarded(title: Card, by: Card) -> Sentence {
    say!("{} discards the Title Spell, {}. There is no Trump this Chapter.", card(by), card(title))
}
