//! One or more examples of everything that can happen or be refused in Obscurio.

use std::collections::BTreeSet;

use obscurio::book::Perch;
use obscurio::cards::{Trap, TrapSet};
use obscurio::moves::Bell;
use obscurio::pictures::Card;
use obscurio::state::{End, Token};
use obscurio::{Event, Reason};
use table::{Seat, SeatSet};

const YOU: Seat = Seat(0);
const BEA: Seat = Seat(1);

fn card(id: &str) -> Card {
    id.parse().expect("an Illusion")
}

fn perch(text: &str) -> Perch {
    text.parse().expect("a perch")
}

fn eight() -> [Card; 8] {
    std::array::from_fn(|at| Card::ALL[at])
}

pub fn samples() -> Vec<Event> {
    let events = [setting_up(), riddle(), night(), choosing(), resolving(), accusing()].concat();
    let told: BTreeSet<&str> = events.iter().map(name).collect();
    assert_eq!(told.len(), KINDS, "an event has no example");
    events
}

fn setting_up() -> Vec<Event> {
    let traps = |all: &[Trap]| -> TrapSet { all.iter().copied().collect() };
    vec![
        Event::HolderFilled { cards: Some(eight()) },
        Event::HolderFilled { cards: None },
        Event::LoyaltyDealt { seat: YOU, traitor: false },
        Event::LoyaltyDealt { seat: YOU, traitor: true },
        Event::TraitorIs { seat: YOU },
        Event::TrapsDrawn { turn: 1, traps: traps(&[Trap::DarkNight]) },
        Event::TrapsDrawn { turn: 2, traps: traps(&[Trap::PlusTwo, Trap::MagicMist, Trap::GreatRoom]) },
    ]
}

fn riddle() -> Vec<Event> {
    let (turn, pages) = (1, Some([card("I10"), card("I11")]));
    let shown = |pages, butterflies| Event::BookShown { turn, pages, butterflies };
    vec![
        Event::ExitDrawn { turn, card: Some(card("I09")) },
        Event::ExitDrawn { turn, card: None },
        Event::PagesDrawn { turn, cards: pages },
        Event::PagesDrawn { turn, cards: None },
        Event::Landed { turn, perch: Some(perch("left e2")) },
        Event::Landed { turn, perch: Some(perch("right f")) },
        Event::Landed { turn, perch: Some(perch("left bottom")) },
        Event::Landed { turn, perch: None },
        shown(pages, Some([Some(perch("left e2")), None])),
        shown(None, Some([Some(perch("left e2")), Some(perch("right bottom"))])),
        shown(None, None),
        Event::Ready { seat: YOU },
        Event::EyesClosed { turn },
        Event::BookGone { turn },
    ]
}

fn night() -> Vec<Event> {
    let (turn, traitor) = (1, YOU);
    let picked = |card, refill| Event::Picked { turn, traitor, slot: 3, card, refill };
    vec![
        Event::HolderOpened { turn, traitor, cards: Some(eight()) },
        Event::HolderOpened { turn, traitor, cards: None },
        Event::ExitShown { turn, traitor, card: Some(card("I09")) },
        Event::ExitShown { turn, traitor, card: None },
        picked(Some(card("I03")), Some(card("I12"))),
        picked(Some(card("I03")), None),
        picked(None, None),
        Event::HolderClosed { turn, traitor },
        Event::EyesMayOpen { turn, traitor },
        Event::NightEnded { turn, traitor },
        Event::EyesOpened { turn },
        Event::DeckShuffled,
    ]
}

fn choosing() -> Vec<Event> {
    let mut events = vec![
        Event::DoorOpened { turn: 1, door: 3, card: Some(card("I09")) },
        Event::DoorOpened { turn: 1, door: 4, card: None },
        Event::Confirmed { seat: YOU },
        Event::Withdrew { seat: YOU },
        Event::Held { seat: YOU, token: Token::Own, door: None, again: false },
        Event::TimeCalled { seat: Some(YOU), secret: false },
        Event::TimeCalled { seat: None, secret: true },
        Event::SandTurned { space: 1 },
        Event::TimeUp,
    ];
    for token in Token::BOTH {
        events.push(Event::Stood { seat: YOU, token, door: 3 });
        for again in [false, true] {
            events.push(Event::Held { seat: YOU, token, door: Some(3), again });
        }
        for takes in [true, false] {
            events.push(Event::Answered { seat: YOU, token, door: 3, takes, secret: token == Token::Own });
        }
        events.extend([Some(3), None].map(|door| Event::Placed { seat: YOU, token, door }));
    }
    events
}

fn resolving() -> Vec<Event> {
    vec![
        Event::TimeNoted { extra: 0 },
        Event::TimeNoted { extra: 1 },
        Event::TimeNoted { extra: 3 },
        Event::ExitWas { turn: 1, door: 3, card: card("I09"), found: true },
        Event::Advanced { progress: 2 },
        Event::Stayed,
        Event::WatcherWoke,
        Event::Lost { seat: YOU, count: 1 },
        Event::Danger { doors: 0, count: 0 },
        Event::Danger { doors: 1, count: 0 },
        Event::Danger { doors: 1, count: 1 },
        Event::Danger { doors: 3, count: 2 },
        Event::TurnEnded { turn: 1, pages: [card("I10"), card("I11")] },
        Event::Ended { end: End::Escaped },
        Event::Ended { end: End::Lost },
    ]
}

fn accusing() -> Vec<Event> {
    let both: SeatSet = [YOU, BEA].into_iter().collect();
    let mut events = vec![
        Event::AccusationBegan,
        Event::DebateBegan { round: 1 },
        Event::DebateBegan { round: 2 },
        Event::ReadyToVote { seat: YOU },
        Event::VoteBegan { round: 1 },
        Event::Voted { seat: YOU, target: Some(BEA), again: false },
        Event::Voted { seat: YOU, target: Some(BEA), again: true },
        Event::Voted { seat: BEA, target: Some(YOU), again: false },
        Event::Voted { seat: YOU, target: None, again: false },
        Event::Pointed { seat: YOU, target: BEA },
        Event::Pointed { seat: BEA, target: YOU },
        Event::Accused { seats: SeatSet::one(YOU) },
        Event::Accused { seats: both },
        Event::Innocent { seat: YOU, count: 2 },
        Event::Unmasked { seat: YOU },
    ];
    events.extend(Bell::ALL.map(|bell| Event::TimerRang { bell }));
    events
}

/// How many kinds of events `name` knows.
const KINDS: usize = 48;

/// The event's kind. No wildcard arm: a new event asks for an example here.
pub fn name(event: &Event) -> &'static str {
    use Event::*;
    match event {
        HolderFilled { .. } => "HolderFilled",
        LoyaltyDealt { .. } => "LoyaltyDealt",
        TraitorIs { .. } => "TraitorIs",
        TrapsDrawn { .. } => "TrapsDrawn",
        ExitDrawn { .. } => "ExitDrawn",
        PagesDrawn { .. } => "PagesDrawn",
        Landed { .. } => "Landed",
        BookShown { .. } => "BookShown",
        Ready { .. } => "Ready",
        EyesClosed { .. } => "EyesClosed",
        BookGone { .. } => "BookGone",
        HolderOpened { .. } => "HolderOpened",
        ExitShown { .. } => "ExitShown",
        Picked { .. } => "Picked",
        HolderClosed { .. } => "HolderClosed",
        EyesMayOpen { .. } => "EyesMayOpen",
        NightEnded { .. } => "NightEnded",
        EyesOpened { .. } => "EyesOpened",
        DeckShuffled => "DeckShuffled",
        DoorOpened { .. } => "DoorOpened",
        Stood { .. } => "Stood",
        Confirmed { .. } => "Confirmed",
        Withdrew { .. } => "Withdrew",
        Held { .. } => "Held",
        Answered { .. } => "Answered",
        TimeCalled { .. } => "TimeCalled",
        SandTurned { .. } => "SandTurned",
        TimeUp => "TimeUp",
        Placed { .. } => "Placed",
        TimeNoted { .. } => "TimeNoted",
        ExitWas { .. } => "ExitWas",
        Advanced { .. } => "Advanced",
        Stayed => "Stayed",
        WatcherWoke => "WatcherWoke",
        Lost { .. } => "Lost",
        Danger { .. } => "Danger",
        AccusationBegan => "AccusationBegan",
        DebateBegan { .. } => "DebateBegan",
        ReadyToVote { .. } => "ReadyToVote",
        VoteBegan { .. } => "VoteBegan",
        Voted { .. } => "Voted",
        Pointed { .. } => "Pointed",
        Accused { .. } => "Accused",
        Innocent { .. } => "Innocent",
        Unmasked { .. } => "Unmasked",
        TimerRang { .. } => "TimerRang",
        TurnEnded { .. } => "TurnEnded",
        Ended { .. } => "Ended",
    }
}

pub fn reasons() -> Vec<Reason> {
    let mut reasons = vec![Reason::TooManyOrTooFew];
    while let Some(next) = reasons.last().and_then(|reason| after(*reason)) {
        reasons.push(next);
    }
    reasons
}

/// No wildcard arm: a new reason asks for its place here.
fn after(reason: Reason) -> Option<Reason> {
    use Reason::*;
    Some(match reason {
        TooManyOrTooFew => UnknownOption,
        UnknownOption => NobodyThere,
        NobodyThere => OneCharacterEach,
        OneCharacterEach => CharacterTwice,
        CharacterTwice => GameOver,
        GameOver => NotNow,
        NotNow => NoSuchTimer,
        NoSuchTimer => NotTheGrimoire,
        NotTheGrimoire => NotTheTraitor,
        NotTheTraitor => NotAWizard,
        NotAWizard => NotASpot,
        NotASpot => MustMarkMore,
        MustMarkMore => WizardsStillLook,
        WizardsStillLook => AlreadyReady,
        AlreadyReady => EnoughPicked,
        EnoughPicked => HolderClosed,
        HolderClosed => NoSuchToken,
        NoSuchToken => NoSuchDoor,
        NoSuchDoor => AlreadyThere,
        AlreadyThere => NotPlacedYet,
        NotPlacedYet => AlreadyConfirmed,
        AlreadyConfirmed => NotConfirmed,
        NotConfirmed => AlreadyAnswered,
        AlreadyAnswered => NotDecidedYet,
        NotDecidedYet => AlreadyCalled,
        AlreadyCalled => NotATarget,
        NotATarget => NoVote,
        NoVote => return None,
    })
}
