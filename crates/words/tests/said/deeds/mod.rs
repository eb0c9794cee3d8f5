//! One or more examples of everything that can happen or be refused in Grimoire.

use std::collections::BTreeSet;

use grimoire::cards::{Card, CardSet, Element, Power, Text};
use grimoire::chapter::Chain;
use grimoire::{Deed, Final, Question, Reason, Why};
use table::{Seat, SeatSet};

const YOU: Seat = Seat(0);

fn card(name: &str) -> Card {
    name.parse().expect("a Spell by its working name")
}

/// How many seats the table has, and what happens.
pub fn samples() -> Vec<(u8, Deed)> {
    let deeds: Vec<(u8, Deed)> = [setting_up(), playing(), changing(), title(), ending()].concat();
    let told: BTreeSet<&str> = deeds.iter().map(|(_, deed)| name(deed)).collect();
    assert_eq!(told.len(), KINDS, "a deed has no example");
    deeds
}

fn setting_up() -> Vec<(u8, Deed)> {
    let cards: CardSet = [Element::Fire, Element::Water, Element::Ice, Element::Light]
        .iter()
        .fold(CardSet::NONE, |deck, element| deck.or(element.cards()));
    vec![
        (4, Deed::FirstDealer { seat: YOU }),
        (4, Deed::FluxRevealed { seat: YOU, element: Element::Fire }),
        (4, Deed::FluxRevealed { seat: YOU, element: Element::Shadow }),
        (4, Deed::DeckBuilt { cards }),
        (4, Deed::Dealt { dealer: YOU }),
        (2, Deed::Drew { seat: YOU, card: Some(card("Flash")) }),
        (2, Deed::Drew { seat: YOU, card: None }),
        (4, Deed::TitleRevealed { card: card("Recycle") }),
        (4, Deed::TitleRevealed { card: card("Glow") }),
        (4, Deed::Leads { seat: YOU }),
    ]
}

fn playing() -> Vec<(u8, Deed)> {
    let fizzles = |card: &Card| match card.row().text {
        Text::Effect { only_if, steps, .. } => !only_if.is_empty() || format!("{steps:?}").contains("Chosen"),
        Text::Nothing | Text::Property(_) | Text::Constant(_) => false,
    };
    let mut deeds = vec![
        (4, Deed::Played { seat: YOU, card: card("Flash") }),
        (4, Deed::ChainStarted { card: card("Flash"), element: Element::Fire }),
        (4, Deed::ChainContinued { card: card("Pyre"), element: Element::Fire }),
        (4, Deed::ChainUntouched { card: card("Glow") }),
        (4, Deed::ChainBroken { card: card("Forge"), element: Element::Water }),
        (4, Deed::Silenced { card: card("Forge"), by: None }),
        (4, Deed::Silenced { card: card("Sediment"), by: None }),
        (4, Deed::Silenced { card: card("EarthFlux"), by: None }),
        (4, Deed::Silenced { card: card("Whirlpool"), by: Some(card("Gust")) }),
        (4, Deed::NotSilenced { card: card("Storm") }),
        (4, Deed::Activated { card: card("Forge") }),
        (4, Deed::Chose { seat: YOU, target: card("Forge"), by: card("Gust") }),
    ];
    deeds.extend(Card::all().filter(fizzles).map(|card| (4, Deed::Fizzled { card })));
    deeds
}

fn changing() -> Vec<(u8, Deed)> {
    let power = |name: &str, from: Power, to: Power, by: &str| {
        (4, Deed::PowerChanged { card: card(name), from, to, by: card(by) })
    };
    let element = |name: &str, from: Element, to: Element, by: &str| {
        (4, Deed::ElementChanged { card: card(name), from, to, by: card(by) })
    };
    vec![
        power("Forge", Power(5), Power(7), "Forge"),
        power("Pyre", Power(5), Power(2), "Pyre"),
        power("Overload", Power(3), Power::FLUX, "Overload"),
        power("Forge", Power(5), Power(3), "Whirlpool"),
        power("Forge", Power(3), Power(5), "Gust"),
        power("FireFlux", Power::FLUX, Power(1), "Collision"),
        element("Ignition", Element::Fire, Element::Light, "Ignition"),
        element("Mirage", Element::Water, Element::Wind, "Mirage"),
        element("Forge", Element::Fire, Element::Water, "Whirlpool"),
        element("Forge", Element::Water, Element::Fire, "Storm"),
        (4, Deed::Unmoved { card: card("FireFlux"), by: card("Incineration") }),
        (4, Deed::Unmoved { card: card("Plating"), by: card("Incineration") }),
        (4, Deed::Unmoved { card: card("Calm"), by: card("Incineration") }),
    ]
}

fn title() -> Vec<(u8, Deed)> {
    let (forge, calm, breeze) = (card("Forge"), card("Calm"), card("Breeze"));
    vec![
        (4, Deed::TitleElement { card: card("Recycle"), to: Element::Fire, by: card("Flash") }),
        (4, Deed::TitleElement { card: card("Glow"), to: Element::Light, by: card("Storm") }),
        (4, Deed::TitleLocked { by: card("Flash"), lock: card("Sturdiness") }),
        (4, Deed::TitleDiscarded { card: forge, by: card("Torrent") }),
        (4, Deed::TitleSwapped { seat: YOU, old: forge, new: calm, by: breeze }),
        (4, Deed::TitleSwapped { seat: YOU, old: forge, new: card("Veil"), by: breeze }),
        (4, Deed::Declined { seat: YOU, by: breeze }),
        (4, Deed::ToHand { seat: YOU, card: card("Recycle"), by: card("Recycle") }),
        (4, Deed::ToHand { seat: YOU, card: forge, by: calm }),
    ]
}

fn ending() -> Vec<(u8, Deed)> {
    let last = |name: &str, power, element, trump| Some(Final { card: card(name), power, element, trump });
    let trump = last("Forge", Power(7), Element::Fire, true);
    let light = last("Glow", Power(2), Element::Light, false);
    let flux = last("FireFlux", Power::FLUX, Element::Fire, false);
    let plain = last("Calm", Power(1), Element::Water, false);
    let both: SeatSet = [Seat(0), Seat(2)].into_iter().collect();
    let mut deeds = vec![
        (4, Deed::ChapterWon { seat: YOU, spell: trump, points: 1 }),
        (4, Deed::ChapterWon { seat: YOU, spell: light, points: 2 }),
        (2, Deed::ChapterWon { seat: YOU, spell: flux, points: 2 }),
        (2, Deed::ChapterWon { seat: YOU, spell: None, points: 1 }),
        (3, Deed::ChapterWon { seat: YOU, spell: plain, points: 0 }),
        (3, Deed::LifeLost { seat: YOU, spell: plain, left: 1 }),
        (3, Deed::LifeLost { seat: YOU, spell: None, left: 0 }),
        (3, Deed::Eliminated { seat: YOU }),
        (4, Deed::RoundOver { round: 2 }),
        (4, Deed::GameOver { party: 0, winners: both }),
        (4, Deed::GameOver { party: 1, winners: [Seat(1), Seat(3)].into_iter().collect() }),
        (3, Deed::GameOver { party: 0, winners: SeatSet::one(YOU) }),
    ];
    let why = [Why::SomebodyFell, Why::LastStanding, Why::FinalChapter];
    deeds.extend(why.map(|why| (3, Deed::Scored { seat: YOU, points: 1, why })));
    deeds
}

/// How many kinds of deeds `name` knows.
const KINDS: usize = 32;

/// The deed's kind. No wildcard arm: a new deed asks for an example here.
pub fn name(deed: &Deed) -> &'static str {
    use Deed::*;
    match deed {
        FirstDealer { .. } => "FirstDealer",
        FluxRevealed { .. } => "FluxRevealed",
        DeckBuilt { .. } => "DeckBuilt",
        Dealt { .. } => "Dealt",
        Drew { .. } => "Drew",
        TitleRevealed { .. } => "TitleRevealed",
        Leads { .. } => "Leads",
        Played { .. } => "Played",
        ChainStarted { .. } => "ChainStarted",
        ChainContinued { .. } => "ChainContinued",
        ChainUntouched { .. } => "ChainUntouched",
        ChainBroken { .. } => "ChainBroken",
        Silenced { .. } => "Silenced",
        NotSilenced { .. } => "NotSilenced",
        Activated { .. } => "Activated",
        Fizzled { .. } => "Fizzled",
        Chose { .. } => "Chose",
        PowerChanged { .. } => "PowerChanged",
        ElementChanged { .. } => "ElementChanged",
        Unmoved { .. } => "Unmoved",
        TitleElement { .. } => "TitleElement",
        TitleLocked { .. } => "TitleLocked",
        TitleDiscarded { .. } => "TitleDiscarded",
        TitleSwapped { .. } => "TitleSwapped",
        Declined { .. } => "Declined",
        ToHand { .. } => "ToHand",
        ChapterWon { .. } => "ChapterWon",
        LifeLost { .. } => "LifeLost",
        Eliminated { .. } => "Eliminated",
        Scored { .. } => "Scored",
        RoundOver { .. } => "RoundOver",
        GameOver { .. } => "GameOver",
    }
}

pub fn chains() -> [Chain; 3] {
    [Chain::NotStarted, Chain::Active(Element::Fire), Chain::Broken]
}

pub fn reasons() -> Vec<Reason> {
    let questions =
        [Question::RevealFlux, Question::PlaySpell, Question::ChooseFor(card("Gust")), Question::SwapTitle];
    let mut reasons = vec![Reason::GameOver, Reason::NotYourTurn(Seat(1)), Reason::NotInHand(card("Flash"))];
    reasons.extend(questions.map(Reason::AnswerFirst));
    reasons.extend([Reason::NotATarget, Reason::NotASlot]);
    reasons.extend([Reason::WrongSeats { seats: 5 }, Reason::UnknownOption, Reason::TeamTalkWithoutTeams]);
    reasons
}

/// The reason's kind. No wildcard arm: a new reason asks for an example above.
pub fn reason_name(reason: &Reason) -> &'static str {
    match reason {
        Reason::GameOver => "GameOver",
        Reason::NotYourTurn(_) => "NotYourTurn",
        Reason::NotInHand(_) => "NotInHand",
        Reason::AnswerFirst(_) => "AnswerFirst",
        Reason::NotATarget => "NotATarget",
        Reason::NotASlot => "NotASlot",
        Reason::WrongSeats { .. } => "WrongSeats",
        Reason::UnknownOption => "UnknownOption",
        Reason::TeamTalkWithoutTeams => "TeamTalkWithoutTeams",
    }
}
