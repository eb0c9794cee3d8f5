//! How does the log of The Big Book of Madness read in English?

pub mod asks;
pub mod labels;
pub mod moved;
pub mod offers;
pub mod refusals;

use madness::Event;
use madness::cards::{Card, Element, Magician, Monster, Page};
use madness::end::End;
use madness::frames::{Action, Cause, Place};
use madness::options::Edition;
use madness::state::Slot;
use table::Seat;

use super::cards_en::{CARDS, ELEMENTS};
use super::naming::{self, amounts, headed, source};
use super::{card_words, naming::card_id};
use crate::Lang;
use crate::join::list_en;
use crate::speak::Names;

/// The name on the card with this ID.
pub fn name(id: &str) -> &'static str {
    naming::name(Lang::En, id)
}

pub fn card(card: Card) -> &'static str {
    name(card_id(card))
}

pub fn element(element: Element) -> &'static str {
    ELEMENTS[element.index()].name
}

/// A card as the object of a sentence: "Fire 1", but "a Madness".
pub fn a_card(card: Option<Card>) -> &'static str {
    match card {
        Some(Card::MADNESS) => "a Madness",
        Some(card) => self::card(card),
        None => "a card",
    }
}

/// What is behind an event, by name.
pub fn by(cause: Cause) -> Option<&'static str> {
    match cause {
        Cause::Bonus(_) => Some("Bonus"),
        Cause::Failure(_) => Some("Failure"),
        Cause::Compensation => Some("Reward"),
        Cause::EmptyDeck => Some("Empty deck"),
        _ => source(cause).map(name),
    }
}

/// "the Kraken", but "Medusa".
pub fn monster(monster: Monster) -> String {
    if monster == Monster::Medusa { "Medusa".to_owned() } else { format!("the {}", name(monster.name())) }
}

/// "1 Water and 2 Fire".
pub fn cost(cost: [u8; 4]) -> String {
    let parts: Vec<String> = amounts(cost).map(|(amount, of)| format!("{amount} {}", element(of))).collect();
    list_en(&parts.iter().map(String::as_str).collect::<Vec<_>>())
}

/// A space of the board, with its side where it has two.
pub fn slot(slot: Slot) -> &'static str {
    match slot {
        Slot::Two => "space 2",
        Slot::ThreeLeft => "space 3 (left)",
        Slot::ThreeRight => "space 3 (right)",
        Slot::Four => "space 4",
        Slot::Five => "space 5",
    }
}

/// Somebody's, or the reader's own.
pub fn whose(names: &Names, seat: Seat) -> String {
    names.say(seat, || "your".to_owned(), |name| format!("{name}’s"))
}

/// One event as a whole sentence; nothing if it goes without saying.
pub fn sentence(names: &Names, event: &Event) -> Option<String> {
    use Event::*;
    Some(match *event {
        Became { seat, magician } => became(names, seat, magician),
        FirstPlayer { seat } => {
            names.say(seat, || "You go first.".to_owned(), |name| format!("{name} goes first."))
        }
        TurnBegan { turn, seat } => names.say(
            seat,
            || format!("Turn {turn}: it is your turn."),
            |name| format!("Turn {turn}: it is {name}’s turn."),
        ),
        ActionsEnded { seat } => names.say(
            seat,
            || "You end your Action Phase.".to_owned(),
            |name| format!("{name} ends the Action Phase."),
        ),
        MarkerMoved { space } => marker(space),
        PageTurned { round, monster, .. } => page_turned(round, monster),
        RowReached { round } => format!("Round {round} of 6 begins."),
        Vanquished { monster } => {
            format!("No Curse is left: {} is vanquished!", self::monster(monster))
        }
        Escaped { monster } => {
            format!("A Curse is left: {} escapes!", self::monster(monster))
        }
        Begins { cause, edition } => return begins(cause, edition),
        Reaches { .. } => return None,
        NothingToDo { seat, cause } => nothing_to_do(names, seat, cause),
        Declined { seat, cause } => headed(names, seat, by(cause), "you let it pass.".to_owned(), |name| {
            format!("{name} lets it pass.")
        }),
        Targeted { by, seat, cause } => targeted(names, by, seat, cause),
        CursePlaced { slot, curse } => {
            format!("{} lies in wait on {}.", name(curse.name()), self::slot(slot))
        }
        CurseStruck { curse, .. } => format!("{} strikes!", name(curse.name())),
        CurseSlept { curse, .. } => {
            format!("{} is neutralized: nothing happens.", name(curse.name()))
        }
        CurseNeutralized { curse, cause, .. } => {
            let curse = name(curse.name());
            match by(cause) {
                Some(by) => format!("{by} neutralizes {curse}."),
                None => format!("{curse} is neutralized."),
            }
        }
        CurseWoke { curse, .. } => format!("{} wakes up and turns face up again.", name(curse.name())),
        CurseDestroyed { seat, curse, .. } => {
            let curse = name(curse.name());
            names.say(seat, || format!("You destroy {curse}!"), |name| format!("{name} destroys {curse}!"))
        }
        CurseReturned { curse, .. } => format!("{} goes back under its pile.", name(curse.name())),
        TokenLaid { slot, element, cause } => {
            let (slot, element) = (self::slot(slot), self::element(element));
            let dearer = format!("the Curse on {slot} now costs 1 {element} more.");
            by(cause).map_or_else(|| naming::capital(&dearer), |by| format!("{by}: {dearer}"))
        }
        SpellCast { seat, spell, power } => cast(names, seat, name(spell.name()), power),
        SpellLearned { seat, spell } => {
            let spell = name(spell.name());
            names.say(seat, || format!("You learn {spell}."), |name| format!("{name} learns {spell}."))
        }
        SpellRevealed { spell } => format!("The library now offers {}.", name(spell.name())),
        SpellDestroyed { seat, spell } => {
            let spell = name(spell.name());
            names.say(
                seat,
                || format!("You destroy your {spell} to make room."),
                |name| format!("{name} destroys {spell} to make room."),
            )
        }
        SpellRefreshed { seat, spell, cause } => {
            let (spell, by) = (name(spell.name()), by(cause));
            headed(names, seat, by, format!("your {spell} is ready again."), |name| {
                format!("{name}’s {spell} is ready again.")
            })
        }
        SpellNeutralized { seat, spell, cause } => {
            let spell = name(spell.name());
            headed(names, seat, by(cause), format!("you turn your {spell} face down."), |name| {
                format!("{name} turns {spell} face down.")
            })
        }
        SpellWoke { seat, spell } => {
            let spell = name(spell.name());
            names.say(
                seat,
                || format!("Your {spell} turns face up again."),
                |name| format!("{name}’s {spell} turns face up again."),
            )
        }
        AbilityUsed { seat, magician } => {
            let magician = name(magician.name());
            names.say(
                seat,
                || format!("You use {magician}’s ability."),
                |name| format!("{name} uses {magician}’s ability."),
            )
        }
        Granted { seat, actions, cause } => {
            let actions = if actions == 1 { "1 Action".to_owned() } else { format!("{actions} Actions") };
            headed(names, seat, by(cause), format!("you get {actions}."), |name| {
                format!("{name} gets {actions}.")
            })
        }
        Declared { seat, action } => declared(names, seat, action),
        Paid { seat, card, pool, counts_as, kept, .. } => paid(names, seat, (card, counts_as), pool, kept),
        Moved { card, from, to, cause, .. } => moved::sentence(names, card, (from, to), cause),
        Reshuffled { seat, cause } => reshuffled(names, seat, cause),
        Eliminated { seat } => names.say(
            seat,
            || "Six Madness in hand: you go mad, and you are out of the game.".to_owned(),
            |name| format!("Six Madness in hand: {name} goes mad and is out of the game."),
        ),
        Ended { end } => ending(end).to_owned(),
    })
}

fn became(names: &Names, seat: Seat, magician: Magician) -> String {
    let magician = name(magician.name());
    names.say(seat, || format!("You are {magician}."), |name| format!("{name} is {magician}."))
}

fn marker(space: u8) -> String {
    match space {
        0 => "The marker comes back to the Invocation space: the Monster is judged.".to_owned(),
        1 => "The marker is on space 1: New Monster.".to_owned(),
        _ => format!("The marker moves to space {space}."),
    }
}

fn page_turned(round: u8, monster: Monster) -> String {
    let mood = CARDS.iter().find(|card| card.id == monster.name()).map_or("", |card| card.flavour);
    let monster = self::monster(monster);
    match round {
        1 => format!("The Book opens. Monster 1 of 6: {monster}! {mood}"),
        6 => format!("The last page. Monster 6 of 6: {monster}! {mood}"),
        _ => format!("The page turns. Monster {round} of 6: {monster}! {mood}"),
    }
}

/// What the text that begins says. A Spell or an ability has just been named.
fn begins(cause: Cause, edition: Edition) -> Option<String> {
    let text = |id: &str| card_words::text(Lang::En, id, edition);
    let page = |page: Page| card_words::page(Lang::En, page.name());
    match cause {
        Cause::Curse(curse) => text(curse.name()).map(str::to_owned),
        Cause::Arrival(monster) => {
            let text = text(monster.name())?;
            Some(format!("{} arrives. {text}", naming::capital(&self::monster(monster))))
        }
        Cause::LastArrival => page(Page::Final)?.arrival.map(|text| format!("The last page. {text}")),
        Cause::Bonus(front) => Some(format!("Bonus, {}. {}", name(front.name()), page(front)?.bonus)),
        Cause::Failure(front) => Some(format!("Failure, {}. {}", name(front.name()), page(front)?.failure)),
        Cause::Spell(_)
        | Cause::Ability(_)
        | Cause::SetUp
        | Cause::Action
        | Cause::Compensation
        | Cause::EmptyDeck
        | Cause::Concentration
        | Cause::Recuperation
        | Cause::RoundEnd => None,
    }
}

fn nothing_to_do(names: &Names, seat: Seat, cause: Cause) -> String {
    match by(cause) {
        Some(by) => names.say(
            seat,
            || format!("{by}: no effect on you."),
            |name| format!("{by}: no effect on {name}."),
        ),
        None => names.say(
            seat,
            || "You have nothing left to discard but Madness.".to_owned(),
            |name| format!("{name} has nothing left to discard but Madness."),
        ),
    }
}

fn targeted(names: &Names, chooser: Seat, target: Seat, cause: Cause) -> String {
    let by = by(cause);
    match (chooser == target, cause) {
        (true, Cause::Failure(_)) => {
            headed(names, chooser, by, "you take it on.".to_owned(), |name| format!("{name} takes it on."))
        }
        (true, _) => {
            headed(names, chooser, by, "you keep it.".to_owned(), |name| format!("{name} keeps it."))
        }
        (false, _) => {
            let target = names.say(target, || "you".to_owned(), str::to_owned);
            headed(names, chooser, by, format!("you choose {target}."), |name| {
                format!("{name} chooses {target}.")
            })
        }
    }
}

fn cast(names: &Names, seat: Seat, spell: &str, power: u8) -> String {
    match power {
        1 => {
            names.say(seat, || format!("You activate {spell}."), |name| format!("{name} activates {spell}."))
        }
        _ => names.say(
            seat,
            || format!("You activate {spell} with Power {power}."),
            |name| format!("{name} activates {spell} with Power {power}."),
        ),
    }
}

/// What an Action is about to do, before it is paid.
fn declared(names: &Names, seat: Seat, action: Action) -> String {
    let deed = match action {
        Action::Cast(spell, 1) => format!("activate {}", name(spell.name())),
        Action::Cast(spell, power) => format!("activate {} with Power {power}", name(spell.name())),
        Action::Learn(element) => format!("learn a Spell of {}", self::element(element)),
        Action::Acquire(card) => format!("acquire {}", self::card(card)),
        Action::Destroy(slot) => format!("destroy the Curse on {}", self::slot(slot)),
        Action::Cure(Place::Support(owner)) => format!("cure a Madness in {} support", whose(names, owner)),
        Action::Cure(Place::Hand | Place::Discard | Place::Destroyed) => "cure a Madness in hand".to_owned(),
    };
    names.say(seat, || format!("You set out to {deed}."), |name| format!("{name} sets out to {deed}."))
}

fn paid(
    names: &Names,
    seat: Seat,
    (paying, counts_as): (Option<Card>, Option<Element>),
    pool: Option<Seat>,
    kept: bool,
) -> String {
    let from = match (pool, kept) {
        (None, _) => String::new(),
        (Some(owner), false) => format!(" from {} support", whose_own(names, owner, seat)),
        (Some(owner), true) => format!(" from {} support, where it stays", whose_own(names, owner, seat)),
    };
    let card = match (paying, counts_as) {
        (Some(paying), Some(as_if)) if paying.element() != counts_as => {
            format!("{}{from} as {}", self::card(paying), element(as_if))
        }
        (paying, _) => format!("{}{from}", a_card(paying)),
    };
    names.say(seat, || format!("You pay with {card}."), |name| format!("{name} pays with {card}."))
}

/// Whose support somebody uses.
fn whose_own(names: &Names, owner: Seat, user: Seat) -> String {
    if owner == user && !names.is_you(owner) { "their own".to_owned() } else { whose(names, owner) }
}

fn reshuffled(names: &Names, seat: Seat, cause: Cause) -> String {
    let (yours, theirs) = match cause {
        Cause::EmptyDeck => {
            ("you shuffle your discard pile into a new deck.", "shuffles the discard pile into a new deck.")
        }
        _ => ("you shuffle your discard pile into your deck.", "shuffles the discard pile into the deck."),
    };
    headed(names, seat, by(cause), yours.to_owned(), |name| format!("{name} {theirs}"))
}

/// How it ended.
pub fn ending(end: End) -> &'static str {
    match end {
        End::Won => "The last Monster is vanquished and the Book slams shut. You all win!",
        End::MadnessExhausted => "Another Madness is due, and the stack is empty. The Book wins.",
        End::FinalMonsterEscaped => "The last Monster escapes into the world. The Book wins.",
        End::AllEliminated => "Nobody is left in their right mind. The Book wins.",
    }
}
