//! One or more examples of everything that can happen, be asked or be refused in The Big Book of Madness.

use std::collections::BTreeSet;

use madness::cards::{Card, Curse, Element, Filter, Magician, Monster, Page, Spell};
use madness::end::End;
use madness::events::Spot;
use madness::frames::{Action, Cause, Deed, Place};
use madness::state::Slot;
use madness::{Ask, Asked, Event, Reason};
use table::Seat;

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
        Event::Begins { cause: Cause::Arrival(Monster::Kraken) },
        Event::Begins { cause: Cause::LastArrival },
        Event::Begins { cause: Cause::Bonus(Page::P07) },
        Event::Begins { cause: Cause::Failure(Page::P07) },
        Event::Begins { cause: Cause::Curse(Curse::WaterSilence) },
        Event::Begins { cause: Cause::Spell(Spell::Growth) },
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
        Event::TokenLaid { slot, element: Element::Air, cause: Cause::Curse(Curse::AirSeal) },
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

/// Every question, some in several ways.
pub fn questions() -> Vec<Asked> {
    let ask = |cause, ask| Asked { seat: YOU.0, cause, ask };
    let spell = |spell, it| ask(Some(Cause::Spell(spell)), it);
    let mut asked = vec![
        ask(Some(Cause::SetUp), Ask::Magician { free: vec![Magician::Maris] }),
        ask(None, Ask::Turn),
        ask(None, Ask::LastWindow),
        spell(Spell::Telepathy, Ask::Granted { left: 1, avatar: false }),
        spell(Spell::Telepathy, Ask::Granted { left: 3, avatar: false }),
        spell(Spell::Avatar, Ask::Granted { left: 1, avatar: true }),
        ask(Some(Cause::Ability(Magician::Cinder)), Ask::Swap { picked: vec![FIRE] }),
        ask(Some(Cause::Ability(Magician::Cinder)), Ask::Swap { picked: vec![FIRE; 3] }),
        spell(Spell::Whisper, Ask::Targets { from: vec![1, 2], chosen: vec![], left: 1, gift: true }),
        spell(Spell::Telepathy, Ask::Targets { from: vec![1, 2], chosen: vec![], left: 1, gift: false }),
        spell(Spell::IceTouch, Ask::Targets { from: vec![1, 2], chosen: vec![], left: 2, gift: false }),
        ask(
            Some(Cause::Failure(Page::P02)),
            Ask::Targets { from: vec![0, 1], chosen: vec![], left: 1, gift: false },
        ),
        spell(Spell::Forge, Ask::May),
        ask(Some(Cause::Bonus(Page::P04)), Ask::May),
        spell(Spell::SecondWind, Ask::Refresh { left: 1 }),
        spell(Spell::SecondWind, Ask::Refresh { left: 2 }),
        ask(
            Some(Cause::Curse(Curse::WaterSilence)),
            Ask::NeutralizeSpell { element: Some(Element::Water), for_curse: true },
        ),
        ask(Some(Cause::Arrival(Monster::Medusa)), Ask::NeutralizeSpell { element: None, for_curse: false }),
        spell(Spell::FrostVeil, Ask::NeutralizeCurse { left: 1 }),
        spell(Spell::AbsoluteZero, Ask::NeutralizeCurse { left: 2 }),
        ask(Some(Cause::Compensation), Ask::Element { value: 2, left: 1 }),
        spell(Spell::HeartOfTheVolcano, Ask::Element { value: 3, left: 1 }),
        spell(Spell::HeartOfTheVolcano, Ask::Element { value: 3, left: 2 }),
        ask(Some(Cause::Action), Ask::Forget { learning: Element::Water }),
        spell(Spell::WorldTree, Ask::Private),
    ];
    asked.extend(payments());
    asked.extend(choices());
    asked
}

fn payments() -> Vec<Asked> {
    let pay = |action, missing, any, avatar| Asked {
        seat: YOU.0,
        cause: Some(Cause::Action),
        ask: Ask::Pay { action: Some(action), missing, any, avatar },
    };
    vec![
        pay(Action::Cast(Spell::Combustion, 1), [0, 0, 1, 0], 0, false),
        pay(Action::Cast(Spell::Adrenaline, 2), [0, 0, 1, 0], 0, false),
        pay(Action::Learn(Element::Water), [2, 0, 0, 0], 0, false),
        pay(Action::Acquire(Card::new(Element::Fire, 3)), [0, 0, 1, 0], 0, true),
        pay(Action::Destroy(Slot::Two), [4, 0, 0, 0], 0, false),
        pay(Action::Destroy(Slot::ThreeLeft), [1, 0, 0, 1], 0, false),
        pay(Action::Destroy(Slot::ThreeLeft), [0, 0, 0, 1], 0, false),
        pay(Action::Cure(Place::Hand), [0; 4], 2, false),
        pay(Action::Cure(Place::Support(BEA)), [0, 1, 0, 0], 0, false),
    ]
}

fn choices() -> Vec<Asked> {
    let cards = |cause, deed, filter, [least, most, chosen]: [u8; 3]| {
        let to = (deed == Deed::Give).then_some(BEA.0);
        Asked { seat: YOU.0, cause: Some(cause), ask: Ask::Cards { deed, filter, to, least, most, chosen } }
    };
    let spell = Cause::Spell;
    vec![
        cards(Cause::Curse(Curse::WaterDrain), Deed::Discard, Filter::Of(Element::Water), [1, 1, 0]),
        cards(Cause::Curse(Curse::WaterGrip), Deed::Discard, Filter::Any, [2, 2, 1]),
        cards(Cause::Curse(Curse::TollOfPower), Deed::Discard, Filter::ValueTwoOrMore, [1, 1, 0]),
        cards(Cause::Bonus(Page::P05), Deed::Discard, Filter::ValueOne, [1, 1, 0]),
        cards(Cause::Recuperation, Deed::Discard, Filter::AnyElement, [2, 2, 0]),
        cards(Cause::Recuperation, Deed::Discard, Filter::AnyElement, [2, 2, 1]),
        cards(spell(Spell::Combustion), Deed::Destroy, Filter::Any, [3, 3, 0]),
        cards(spell(Spell::Ice), Deed::Support, Filter::Any, [1, 1, 0]),
        cards(spell(Spell::FrozenLake), Deed::Support, Filter::Any, [0, 2, 0]),
        cards(spell(Spell::DeepRoots), Deed::ToHand, Filter::Any, [1, 1, 0]),
        cards(spell(Spell::Phoenix), Deed::ToHand, Filter::AnyElement, [0, 2, 1]),
        cards(spell(Spell::EssenceOfTheEarth), Deed::OnDeck, Filter::Any, [1, 1, 0]),
        cards(Cause::Bonus(Page::P01), Deed::OnDeck, Filter::Any, [0, 2, 0]),
        cards(Cause::Bonus(Page::P03), Deed::Cure, Filter::Madness, [1, 2, 0]),
        cards(spell(Spell::CalmingHerbs), Deed::Discard, Filter::Madness, [0, 1, 0]),
        cards(spell(Spell::Whisper), Deed::Give, Filter::Any, [2, 2, 0]),
    ]
}

/// Every reason. The match has no wildcard arm: a new reason asks for its place in the list.
pub fn reasons() -> Vec<Reason> {
    use Reason::*;
    let listed = |reason: &Reason| match reason {
        TooManyOrTooFew | UnknownOption | NobodyThere | GameOver | NotAsked | NotAnAnswer | MagicianTaken
        | NotYourSpell | SpellExhausted | SpellNeutralized | SpellResolving | NobodyElse | LibraryEmpty
        | NotForSale | StackEmpty | NoCurseThere | CurseNeutralized | NoMadnessThere | CannotPay
        | AbilityAlwaysOn | AbilityUsed | AbilityNotNow | AbilityVain | MadnessNeverPays | OnlyThePool
        | NotThere | NotWild | NotNeeded | Redundant | WrongCard | MustGoOn | NotATarget | NotRefreshable => {
            true
        }
    };
    let all = [
        TooManyOrTooFew,
        UnknownOption,
        NobodyThere,
        GameOver,
        NotAsked,
        NotAnAnswer,
        MagicianTaken,
        NotYourSpell,
        SpellExhausted,
        SpellNeutralized,
        SpellResolving,
        NobodyElse,
        LibraryEmpty,
        NotForSale,
        StackEmpty,
        NoCurseThere,
        CurseNeutralized,
        NoMadnessThere,
        CannotPay,
        AbilityAlwaysOn,
        AbilityUsed,
        AbilityNotNow,
        AbilityVain,
        MadnessNeverPays,
        OnlyThePool,
        NotThere,
        NotWild,
        NotNeeded,
        Redundant,
        WrongCard,
        MustGoOn,
        NotATarget,
        NotRefreshable,
    ];
    all.into_iter().filter(listed).collect()
}
