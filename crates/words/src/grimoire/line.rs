//! Which rule and how much weight belong to a log line of Grimoire?

use grimoire::cards::row::Attribute;
use grimoire::cards::{Card, Element, Text};
use grimoire::{Deed, Event, Final, Why};

use table::Seat;

use crate::speak::Tone;

/// The rule behind the line.
pub fn rule(event: &Event, seats: usize) -> &'static str {
    use Deed::*;
    match event.deed {
        FirstDealer { .. } => "GRI-2.4",
        FluxRevealed { element, .. } => by_kind(element, "GRI-10.5", "GRI-10.2"),
        DeckBuilt { .. } => "GRI-10.7",
        Dealt { .. } => "GRI-2.5",
        Drew { .. } => "GRI-11.3",
        TitleRevealed { card } => by_kind(card.element(), "GRI-4.6", "GRI-3.2"),
        Leads { .. } if event.chapter == 1 => "GRI-3.3",
        Leads { .. } => "GRI-3.4",
        Played { .. } => "GRI-3.6",
        ChainStarted { .. } => "GRI-5.2",
        ChainContinued { .. } => "GRI-5.3",
        ChainUntouched { .. } => "GRI-5.9",
        ChainBroken { .. } => "GRI-5.4",
        Silenced { .. } => "GRI-5.7",
        NotSilenced { .. } => "GRI-15.1",
        Activated { .. } => "GRI-13.2",
        Fizzled { .. } => "GRI-13.7",
        Chose { .. } => "RUL-GRI-28",
        PowerChanged { by, .. } => change(by),
        ElementChanged { from, to, .. } if from.is_special() || to.is_special() => "GRI-6.3",
        ElementChanged { by, .. } => change(by),
        Unmoved { card, .. } => immunity(card),
        TitleElement { to, .. } => by_kind(to, "GRI-4.6", "GRI-4.2"),
        TitleLocked { .. } => "GRI-16.6",
        TitleDiscarded { .. } => "GRI-16.9",
        TitleSwapped { .. } => "RUL-GRI-21",
        Declined { .. } => "GRI-13.3",
        ToHand { .. } => "GRI-8.3",
        ChapterWon { spell, .. } => spell.map_or("GRI-8.1", strength),
        LifeLost { .. } => "GRI-12.6",
        Eliminated { .. } => "GRI-12.7",
        Scored { why: Why::SomebodyFell, .. } => "GRI-12.8",
        Scored { why: Why::LastStanding, .. } => "GRI-12.9",
        Scored { why: Why::FinalChapter, .. } => "GRI-12.10",
        RoundOver { .. } => "GRI-8.6",
        GameOver { .. } if seats == 2 => "GRI-11.10",
        GameOver { winners, .. } if winners.len() == 1 => "GRI-12.14",
        GameOver { .. } => "GRI-8.2",
    }
}

fn by_kind(element: Element, special: &'static str, basic: &'static str) -> &'static str {
    if element.is_special() { special } else { basic }
}

/// A constant holds, an effect activates.
fn change(by: Card) -> &'static str {
    match by.row().text {
        Text::Constant(_) => "GRI-14.2",
        Text::Effect { .. } | Text::Property(_) | Text::Nothing => "GRI-13.2",
    }
}

fn immunity(card: Card) -> &'static str {
    match card.row().attribute {
        Some(Attribute::PowerCannotChange) => "GRI-15.1",
        Some(Attribute::CannotBeSilenced) | None if card.power().is_flux() => "GRI-7.3",
        Some(Attribute::CannotBeSilenced) | None => "GRI-16.3",
    }
}

/// Why the strongest Spell is the strongest.
fn strength(spell: Final) -> &'static str {
    if spell.trump {
        "GRI-4.2"
    } else if spell.element == Element::Light {
        "GRI-4.5"
    } else if spell.power.is_flux() {
        "GRI-4.7"
    } else {
        "GRI-4.1"
    }
}

/// How loud the line is.
pub fn tone(deed: &Deed) -> Tone {
    use Deed::*;
    match deed {
        ChainStarted { .. }
        | ChainContinued { .. }
        | ChainUntouched { .. }
        | Activated { .. }
        | Fizzled { .. }
        | Unmoved { .. }
        | Leads { .. } => Tone::Detail,
        FirstDealer { .. }
        | FluxRevealed { .. }
        | DeckBuilt { .. }
        | Drew { .. }
        | TitleRevealed { .. }
        | Played { .. }
        | ChainBroken { .. }
        | Silenced { .. }
        | NotSilenced { .. }
        | Chose { .. }
        | PowerChanged { .. }
        | ElementChanged { .. }
        | TitleElement { .. }
        | TitleLocked { .. }
        | TitleDiscarded { .. }
        | TitleSwapped { .. }
        | Declined { .. }
        | ToHand { .. } => Tone::Plain,
        Dealt { .. }
        | ChapterWon { .. }
        | LifeLost { .. }
        | Eliminated { .. }
        | Scored { .. }
        | RoundOver { .. }
        | GameOver { .. } => Tone::Milestone,
    }
}

/// Who plays on the same team, at a table of four.
pub fn partner(seat: Seat) -> Seat {
    Seat((seat.0 + 2) % 4)
}
