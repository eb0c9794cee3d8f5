//! How does the log of The Big Book of Madness read in English?

pub mod advice;
pub mod asks;
pub mod board_words;
pub mod ending_words;
pub mod labels;
pub mod moved;
pub mod offers;
pub mod pages;
pub mod phrases;
pub mod refusals;
pub mod table_words;
pub mod tale;

use madness::Event;
use madness::cards::{Card, Element, Magician, Monster, Page};
use madness::end::End;
use madness::frames::{Action, Cause, Place};
use madness::options::Edition;
use madness::state::Slot;
use table::Seat;

use super::card_words::{self, AnyCard};
use super::naming::{self, after, amounts, headed, source, space};
use crate::Lang;
use crate::grammar::{counted, list};
use crate::say;
use crate::sentence::{Piece, Sentence};
use crate::speak::Names;

/// A card inside a sentence.
pub fn name(card: impl Into<AnyCard>) -> Piece {
    naming::named(Lang::En, card)
}

pub fn card(card: Card) -> Piece {
    name(card)
}

pub fn element(element: Element) -> &'static str {
    card_words::element(Lang::En, element).name
}

/// A card as the object of a sentence: "Fire 1", but "a Madness".
pub fn a_card(card: Option<Card>) -> Sentence {
    match card {
        Some(Card::MADNESS) => say!("a {}", self::card(Card::MADNESS)),
        Some(card) => self::card(card).into(),
        None => "a card".into(),
    }
}

/// What is behind an event, by name.
pub fn by(cause: Cause) -> Option<Piece> {
    match cause {
        Cause::Bonus(page) => Some(Piece::card(page.name(), "The Monster fell")),
        Cause::Failure(page) => Some(Piece::card(page.name(), "The Monster escaped")),
        Cause::Compensation => Some(Piece::Text("Reward".into())),
        Cause::EmptyDeck => Some(Piece::Text("Empty deck".into())),
        _ => source(cause).map(name),
    }
}

/// "the Kraken", but "Medusa".
pub fn monster(monster: Monster) -> Sentence {
    let name = name(monster);
    if monster == Monster::Medusa { name.into() } else { say!("the {name}") }
}

/// "1 Water and 2 Fire".
pub fn cost(cost: [u8; 4]) -> Sentence {
    list(Lang::En, amounts(cost).map(|(amount, of)| say!("{amount} {}", element(of))))
}

/// A space of the board, with its side where it has two.
pub fn slot(slot: Slot) -> Piece {
    let called = match slot {
        Slot::Two => "space 2",
        Slot::ThreeLeft => "space 3 (left)",
        Slot::ThreeRight => "space 3 (right)",
        Slot::Four => "space 4",
        Slot::Five => "space 5",
    };
    space(slot, called)
}

/// Somebody's, or the reader's own.
pub fn whose(names: &Names, seat: Seat) -> Sentence {
    names.say(seat, || "your", |name| say!("{name}’s"))
}

/// One event as a whole sentence; nothing if it goes without saying.
pub fn sentence(names: &Names, event: &Event) -> Option<Sentence> {
    use Event::*;
    Some(match *event {
        Became { seat, magician } => became(names, seat, magician),
        FirstPlayer { seat } => names.say(seat, || "You go first.", |name| say!("{name} goes first.")),
        TurnBegan { turn, seat } => names.say(
            seat,
            || say!("Turn {turn}: it is your turn."),
            |name| say!("Turn {turn}: it is {name}’s turn."),
        ),
        ActionsEnded { seat } => {
            names.say(seat, || "You end your Action Phase.", |name| say!("{name} ends the Action Phase."))
        }
        MarkerMoved { space } => marker(space),
        PageTurned { round, monster, page } => page_turned(round, monster, page),
        RowReached { round } => say!("Round {round} of 6 begins."),
        Vanquished { monster } => {
            say!("No Curse is left: {} is vanquished!", self::monster(monster))
        }
        Escaped { monster } => {
            say!("A Curse is left: {} escapes!", self::monster(monster))
        }
        Begins { cause, edition } => return begins(cause, edition),
        Reaches { .. } => return None,
        NothingToDo { seat, cause } => nothing_to_do(names, seat, cause),
        Declined { seat, cause } => {
            headed(names, seat, by(cause), "you let it pass.", |name| say!("{name} lets it pass."))
        }
        Targeted { by, seat, cause } => targeted(names, by, seat, cause),
        CursePlaced { slot, curse } => {
            say!("{} lies in wait on {}.", name(curse), self::slot(slot))
        }
        CurseStruck { curse, .. } => say!("{} strikes!", name(curse)),
        CurseSlept { curse, .. } => {
            say!("{} is neutralized: nothing happens.", name(curse))
        }
        CurseNeutralized { curse, cause, .. } => {
            let curse = name(curse);
            match by(cause) {
                Some(by) => say!("{by} neutralizes {curse}."),
                None => say!("{curse} is neutralized."),
            }
        }
        CurseWoke { curse, .. } => say!("{} wakes up and turns face up again.", name(curse)),
        CurseDestroyed { seat, curse, .. } => {
            let curse = name(curse);
            names.say(seat, || say!("You destroy {curse}!"), |name| say!("{name} destroys {curse}!"))
        }
        CurseReturned { curse, .. } => say!("{} goes back under its pile.", name(curse)),
        TokenLaid { curse, element, cause, .. } => {
            let dearer = say!("{} now costs 1 {} more.", name(curse), self::element(element));
            after(by(cause), dearer)
        }
        SpellCast { seat, spell, power } => cast(names, seat, name(spell), power),
        SpellLearned { seat, spell } => {
            let spell = name(spell);
            names.say(seat, || say!("You learn {spell}."), |name| say!("{name} learns {spell}."))
        }
        SpellRevealed { spell } => say!("The library now offers {}.", name(spell)),
        SpellDestroyed { seat, spell } => {
            let spell = name(spell);
            names.say(
                seat,
                || say!("You destroy your {spell} to make room."),
                |name| say!("{name} destroys {spell} to make room."),
            )
        }
        SpellRefreshed { seat, spell, cause } => {
            let (spell, by) = (name(spell), by(cause));
            headed(names, seat, by, say!("your {spell} is ready again."), |name| {
                say!("{name}’s {spell} is ready again.")
            })
        }
        SpellNeutralized { seat, spell, cause } => {
            let spell = name(spell);
            headed(names, seat, by(cause), say!("you turn your {spell} face down."), |name| {
                say!("{name} turns {spell} face down.")
            })
        }
        SpellWoke { seat, spell } => {
            let spell = name(spell);
            names.say(
                seat,
                || say!("Your {spell} turns face up again."),
                |name| say!("{name}’s {spell} turns face up again."),
            )
        }
        AbilityUsed { seat, magician } => {
            let magician = name(magician);
            names.say(
                seat,
                || say!("You use {magician}’s ability."),
                |name| say!("{name} uses {magician}’s ability."),
            )
        }
        Granted { seat, actions, cause } => {
            let actions = counted(actions, "Action", "Actions");
            headed(names, seat, by(cause), say!("you get {actions}."), |name| say!("{name} gets {actions}."))
        }
        Declared { seat, action } => declared(names, seat, action),
        Paid { seat, card, pool, counts_as, kept, .. } => paid(names, seat, (card, counts_as), pool, kept),
        Moved { card, from, to, cause, .. } => moved::sentence(names, card, (from, to), cause),
        Reshuffled { seat, cause } => reshuffled(names, seat, cause),
        Eliminated { seat } => names.say(
            seat,
            || "Six Madness in hand: you go mad, and you are out of the game.",
            |name| say!("Six Madness in hand: {name} goes mad and is out of the game."),
        ),
        Ended { end } => ending(end).into(),
    })
}

fn became(names: &Names, seat: Seat, magician: Magician) -> Sentence {
    let magician = name(magician);
    names.say(seat, || say!("You are {magician}."), |name| say!("{name} is {magician}."))
}

fn marker(space: u8) -> Sentence {
    match space {
        0 => "The marker comes back to the Invocation space: the Monster is judged.".into(),
        1 => "The marker is on space 1: New Monster.".into(),
        _ => say!("The marker moves to space {space}."),
    }
}

fn page_turned(round: u8, monster: Monster, page: Page) -> Sentence {
    let mood = card_words::monster(Lang::En, monster).flavour;
    let (monster, page) = (self::monster(monster), Piece::card(page.name(), "page"));
    match round {
        1 => say!("The Book opens. Monster 1 of 6: {monster}! {mood}"),
        6 => say!("The last {page}. Monster 6 of 6: {monster}! {mood}"),
        _ => say!("The {page} turns. Monster {round} of 6: {monster}! {mood}"),
    }
}

/// What the text that begins says. A Spell or an ability has just been named.
fn begins(cause: Cause, edition: Edition) -> Option<Sentence> {
    let text = |card: AnyCard| card_words::text(Lang::En, card, edition);
    let page = |page: Page| card_words::page(Lang::En, page);
    match cause {
        Cause::Curse(curse) => Some(text(curse.into()).into()),
        Cause::Arrival(monster) => {
            let text = text(monster.into());
            Some(say!("{} arrives. {text}", self::monster(monster).capital()))
        }
        Cause::LastArrival => page(Page::Final)
            .arrival
            .map(|text| say!("The last {}. {text}", Piece::card(Page::Final.name(), "page"))),
        Cause::Bonus(front) => Some(say!("The Monster has fallen. {}", page(front).bonus)),
        Cause::Failure(front) => Some(say!("The Monster has escaped. {}", page(front).failure)),
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

fn nothing_to_do(names: &Names, seat: Seat, cause: Cause) -> Sentence {
    match by(cause) {
        Some(by) => {
            names.say(seat, || say!("{by}: no effect on you."), |name| say!("{by}: no effect on {name}."))
        }
        None => names.say(
            seat,
            || "You have nothing left to discard but Madness.",
            |name| say!("{name} has nothing left to discard but Madness."),
        ),
    }
}

fn targeted(names: &Names, chooser: Seat, target: Seat, cause: Cause) -> Sentence {
    let by = by(cause);
    match (chooser == target, cause) {
        (true, Cause::Failure(_)) => {
            headed(names, chooser, by, "you take it on.", |name| say!("{name} takes it on."))
        }
        (true, _) => headed(names, chooser, by, "you keep it.", |name| say!("{name} keeps it.")),
        (false, _) => {
            let target = names.say(target, || "you", Sentence::from);
            headed(names, chooser, by, say!("you choose {target}."), |name| say!("{name} chooses {target}."))
        }
    }
}

fn cast(names: &Names, seat: Seat, spell: Piece, power: u8) -> Sentence {
    match power {
        1 => names.say(seat, || say!("You activate {spell}."), |name| say!("{name} activates {spell}.")),
        _ => names.say(
            seat,
            || say!("You activate {spell} with Power {power}."),
            |name| say!("{name} activates {spell} with Power {power}."),
        ),
    }
}

/// What an Action is about to do, before it is paid.
fn declared(names: &Names, seat: Seat, action: Action) -> Sentence {
    let deed = match action {
        Action::Cast(spell, 1) => say!("activate {}", name(spell)),
        Action::Cast(spell, power) => say!("activate {} with Power {power}", name(spell)),
        Action::Learn(element) => say!("learn a Spell of {}", self::element(element)),
        Action::Acquire(card) => say!("acquire {}", self::card(card)),
        Action::Destroy(_) => "destroy a Curse".into(),
        Action::Cure(Place::Support(owner)) => {
            say!("cure {} in {} support", a_card(Some(Card::MADNESS)), whose(names, owner))
        }
        Action::Cure(Place::Hand | Place::Discard | Place::Destroyed) => {
            say!("cure {} in hand", a_card(Some(Card::MADNESS)))
        }
    };
    names.say(seat, || say!("You set out to {deed}."), |name| say!("{name} sets out to {deed}."))
}

fn paid(
    names: &Names,
    seat: Seat,
    (paying, counts_as): (Option<Card>, Option<Element>),
    pool: Option<Seat>,
    kept: bool,
) -> Sentence {
    let from = match (pool, kept) {
        (None, _) => Sentence::new(),
        (Some(owner), false) => say!(" from {} support", whose_own(names, owner, seat)),
        (Some(owner), true) => say!(" from {} support, where it stays", whose_own(names, owner, seat)),
    };
    let card = match (paying, counts_as) {
        (Some(paying), Some(as_if)) if paying.element() != counts_as => {
            say!("{}{from} as {}", self::card(paying), element(as_if))
        }
        (paying, _) => say!("{}{from}", a_card(paying)),
    };
    names.say(seat, || say!("You pay with {card}."), |name| say!("{name} pays with {card}."))
}

/// Whose support somebody uses.
fn whose_own(names: &Names, owner: Seat, user: Seat) -> Sentence {
    if owner == user && !names.is_you(owner) { "their own".into() } else { whose(names, owner) }
}

fn reshuffled(names: &Names, seat: Seat, cause: Cause) -> Sentence {
    let (yours, theirs) = match cause {
        Cause::EmptyDeck => {
            ("you shuffle your discard pile into a new deck.", "shuffles the discard pile into a new deck.")
        }
        _ => ("you shuffle your discard pile into your deck.", "shuffles the discard pile into the deck."),
    };
    headed(names, seat, by(cause), yours, |name| say!("{name} {theirs}"))
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
