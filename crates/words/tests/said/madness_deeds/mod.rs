//! One or more examples of everything that can happen in The Big Book of Madness.

use std::collections::BTreeSet;

use madness::Event;
use madness::cards::{Card, Curse, Element, Magician, Monster, Page, Spell};
use madness::end::End;
use madness::events::Spot;
use madness::frames::{Action, Cause, Place};
use madness::options::Edition;
use madness::state::Slot;
use table::Seat;

pub mod asked;

const YOU: Seat = Seat(0);
const BEA: Seat = Seat(1);
const FIRE: Card = Card::new(Element::Fire, 1);
const AIR: Card = Card::new(Element::Air, 1);

pub fn samples() -> Vec<Event> {
    let events = [turns(), book(), effects(), actions(), passages(), ends()].concat();
    let told: BTreeSet<&str> = events.iter().map(name).collect();
    assert_eq!(told.len(), KINDS, "an event has no example");
    events
}

fn turns() -> Vec<Event> {
    let mut events = vec![
        Event::Became { seat: YOU, magician: Magician::Maris },
        Event::FirstPlayer { seat: YOU },
        Event::TurnBegan { turn: 7, seat: YOU },
        Event::SpellRefreshed { seat: YOU, spell: Spell::Growth, cause: Cause::Concentration },
        Event::ActionsEnded { seat: YOU },
        Event::RowReached { round: 2 },
    ];
    events.extend([0, 1, 4].map(|space| Event::MarkerMoved { space }));
    events
}

fn book() -> Vec<Event> {
    let turned = |round, monster, page| Event::PageTurned { round, monster, page };
    let mut events = vec![
        turned(1, Monster::GhostLibrarian, Page::P07),
        turned(6, Monster::Medusa, Page::Final),
        Event::Begins { cause: Cause::Arrival(Monster::Kraken), edition: Edition::English },
        Event::Begins { cause: Cause::LastArrival, edition: Edition::English },
        Event::Begins { cause: Cause::Bonus(Page::P07), edition: Edition::English },
        Event::Begins { cause: Cause::Failure(Page::P07), edition: Edition::English },
        Event::Begins { cause: Cause::Curse(Curse::WaterSilence), edition: Edition::English },
        Event::Begins { cause: Cause::Curse(Curse::WaterSilence), edition: Edition::Spanish },
        Event::Begins { cause: Cause::Spell(Spell::Growth), edition: Edition::English },
        Event::Reaches { seat: YOU, cause: Cause::Curse(Curse::WaterDrain) },
    ];
    for monster in Monster::ALL.iter().copied() {
        events.extend([turned(3, monster, Page::P01), Event::Vanquished { monster }]);
        events.push(Event::Escaped { monster });
    }
    events
}

fn effects() -> Vec<Event> {
    let (slot, curse, veil) = (Slot::ThreeLeft, Curse::WaterDrain, Cause::Spell(Spell::FrostVeil));
    let (forge, silence) = (Cause::Spell(Spell::Forge), Cause::Curse(Curse::WaterSilence));
    let failure = Cause::Failure(Page::P02);
    vec![
        Event::NothingToDo { seat: YOU, cause: Cause::Curse(curse) },
        Event::NothingToDo { seat: YOU, cause: Cause::Recuperation },
        Event::Declined { seat: YOU, cause: forge },
        Event::Targeted { by: YOU, seat: BEA, cause: forge },
        Event::Targeted { by: BEA, seat: YOU, cause: forge },
        Event::Targeted { by: YOU, seat: YOU, cause: forge },
        Event::Targeted { by: YOU, seat: YOU, cause: failure },
        Event::CursePlaced { slot, curse },
        Event::CursePlaced { slot: Slot::Two, curse: Curse::Scapegoat },
        Event::CurseStruck { slot, curse },
        Event::CurseSlept { slot, curse },
        Event::CurseNeutralized { slot, curse, cause: veil },
        Event::CurseWoke { slot, curse },
        Event::CurseDestroyed { seat: YOU, slot, curse },
        Event::CurseReturned { slot, curse },
        Event::TokenLaid {
            slot,
            curse: Curse::AirGrip,
            element: Element::Air,
            cause: Cause::Curse(Curse::AirSeal),
        },
        Event::SpellRefreshed { seat: YOU, spell: Spell::Growth, cause: Cause::Spell(Spell::SecondWind) },
        Event::SpellNeutralized { seat: YOU, spell: Spell::Ice, cause: silence },
        Event::SpellWoke { seat: YOU, spell: Spell::Ice },
        Event::AbilityUsed { seat: YOU, magician: Magician::Rowan },
        Event::Granted { seat: YOU, actions: 1, cause: Cause::Spell(Spell::Telepathy) },
        Event::Granted { seat: YOU, actions: 2, cause: Cause::Spell(Spell::Avatar) },
        Event::Reshuffled { seat: YOU, cause: Cause::EmptyDeck },
        Event::Reshuffled { seat: YOU, cause: Cause::Spell(Spell::AncientGrove) },
    ]
}

fn actions() -> Vec<Event> {
    let paid =
        |card, pool, counts_as, kept| Event::Paid { seat: YOU, card, pool, counts_as, kept, named: true };
    let mut events = vec![
        paid(Some(FIRE), None, Some(Element::Fire), false),
        paid(Some(FIRE), Some(YOU), Some(Element::Fire), false),
        paid(Some(FIRE), Some(BEA), Some(Element::Fire), false),
        paid(Some(FIRE), Some(BEA), Some(Element::Fire), true),
        paid(Some(AIR), Some(BEA), Some(Element::Water), false),
        paid(None, None, None, false),
        Event::SpellCast { seat: YOU, spell: Spell::Combustion, power: 1 },
        Event::SpellCast { seat: YOU, spell: Spell::Combustion, power: 3 },
        Event::SpellLearned { seat: YOU, spell: Spell::FrozenLake },
        Event::SpellRevealed { spell: Spell::ArcticCircle },
        Event::SpellDestroyed { seat: YOU, spell: Spell::Ice },
    ];
    events.extend(every_action().map(|action| Event::Declared { seat: YOU, action }));
    events
}

fn every_action() -> impl Iterator<Item = Action> {
    let casts = [1, 2].map(|power| Action::Cast(Spell::Combustion, power));
    let others = [
        Action::Learn(Element::Water),
        Action::Acquire(Card::new(Element::Fire, 2)),
        Action::Destroy(Slot::Two),
        Action::Cure(Place::Hand),
        Action::Cure(Place::Support(BEA)),
    ];
    casts.into_iter().chain(others)
}

/// Every way a card can go.
fn passages() -> Vec<Event> {
    use Spot::*;
    let to_hand =
        [Deck(YOU), Support(YOU), Discard(YOU), Destroyed, Table, Stack].map(|from| (from, Hand(YOU)));
    let to_discard = [Deck(YOU), Hand(YOU), Support(YOU), Table, Stack, Under(Slot::Two)];
    let to_destroyed =
        [Deck(YOU), Hand(YOU), Support(YOU), Discard(YOU), Stack].map(|from| (from, Destroyed));
    let to_stack =
        [Deck(YOU), Hand(YOU), Support(YOU), Support(BEA), Under(Slot::Four)].map(|from| (from, Stack));
    let mut ways = vec![(Hand(YOU), Hand(BEA)), (Hand(BEA), Hand(YOU)), (Stack, Under(Slot::Two))];
    ways.extend(to_hand);
    ways.extend(to_discard.map(|from| (from, Discard(YOU))));
    ways.extend(to_destroyed);
    ways.extend(to_stack);
    ways.extend([Deck(YOU), Hand(YOU), Stack].map(|from| (from, Support(YOU))));
    ways.extend([Discard(YOU), Table, Stack].map(|from| (from, Deck(YOU))));
    let mut events = Vec::new();
    for (from, to) in ways {
        let mad = matches!(from, Stack | Under(_)) || matches!(to, Stack | Under(_));
        let card = Some(if mad { Card::MADNESS } else { FIRE });
        let cause = if from == Table { Cause::Action } else { Cause::Spell(Spell::Whisper) };
        events.push(Event::Moved { card, from, to, cause, named: true });
    }
    let moved = |card, from, to, cause| Event::Moved { card, from, to, cause, named: false };
    events.extend([
        moved(None, Deck(YOU), Hand(YOU), Cause::SetUp),
        moved(Some(Card::MADNESS), Deck(YOU), Hand(YOU), Cause::Recuperation),
        moved(Some(FIRE), Hand(YOU), Discard(YOU), Cause::Recuperation),
        moved(Some(Card::MADNESS), Hand(YOU), Stack, Cause::Action),
        moved(Some(Card::MADNESS), Support(BEA), Stack, Cause::Action),
        moved(Some(FIRE), Support(YOU), Box, Cause::RoundEnd),
    ]);
    events
}

fn ends() -> Vec<Event> {
    let mut events = vec![Event::Eliminated { seat: YOU }];
    events.extend(End::ALL.iter().map(|end| Event::Ended { end: *end }));
    events
}

/// How many kinds of events `name` knows.
const KINDS: usize = 37;

/// The event's kind. No wildcard arm: a new event asks for an example here.
pub fn name(event: &Event) -> &'static str {
    use Event::*;
    match event {
        Became { .. } => "Became",
        FirstPlayer { .. } => "FirstPlayer",
        TurnBegan { .. } => "TurnBegan",
        ActionsEnded { .. } => "ActionsEnded",
        MarkerMoved { .. } => "MarkerMoved",
        PageTurned { .. } => "PageTurned",
        RowReached { .. } => "RowReached",
        Vanquished { .. } => "Vanquished",
        Escaped { .. } => "Escaped",
        Begins { .. } => "Begins",
        Reaches { .. } => "Reaches",
        NothingToDo { .. } => "NothingToDo",
        Declined { .. } => "Declined",
        Targeted { .. } => "Targeted",
        CursePlaced { .. } => "CursePlaced",
        CurseStruck { .. } => "CurseStruck",
        CurseSlept { .. } => "CurseSlept",
        CurseNeutralized { .. } => "CurseNeutralized",
        CurseWoke { .. } => "CurseWoke",
        CurseDestroyed { .. } => "CurseDestroyed",
        CurseReturned { .. } => "CurseReturned",
        TokenLaid { .. } => "TokenLaid",
        SpellCast { .. } => "SpellCast",
        SpellLearned { .. } => "SpellLearned",
        SpellRevealed { .. } => "SpellRevealed",
        SpellDestroyed { .. } => "SpellDestroyed",
        SpellRefreshed { .. } => "SpellRefreshed",
        SpellNeutralized { .. } => "SpellNeutralized",
        SpellWoke { .. } => "SpellWoke",
        AbilityUsed { .. } => "AbilityUsed",
        Granted { .. } => "Granted",
        Declared { .. } => "Declared",
        Paid { .. } => "Paid",
        Moved { .. } => "Moved",
        Reshuffled { .. } => "Reshuffled",
        Eliminated { .. } => "Eliminated",
        Ended { .. } => "Ended",
    }
}
