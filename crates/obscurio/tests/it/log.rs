//! Does the log say what happened? Every line is held against what changed on the table by the same move, and comes once.

use std::collections::{BTreeMap, BTreeSet};

use crate::common::{find_the_way, tables};
use obscurio::cards::Trap;
use obscurio::state::{Book, Frame, LAST_SPACE, State};
use obscurio::{Bell, Event, Move, Obscurio};
use table::checks::with_each;
use table::{Actor, Chance, Events, Game, Seat, SeatSet, Seed, Viewer};

/// What the lines of one move add up to.
#[derive(Default)]
struct Sum {
    lost: [u8; 8],
    boxed: u8,
    exposed: SeatSet,
    /// How often each kind of line was told.
    times: BTreeMap<String, usize>,
}

/// Lines that come several times: for each Door, Wizard or token.
const EACH: [&str; 6] = ["DoorOpened", "Placed", "Lost", "Pointed", "Innocent", "Landed"];

fn name(event: &Event) -> String {
    format!("{event:?}").split([' ', '{']).next().unwrap_or_default().to_owned()
}

fn sum(events: &[Event]) -> Sum {
    let mut sum = Sum::default();
    for event in events {
        *sum.times.entry(name(event)).or_default() += 1;
        match *event {
            Event::Lost { seat, count } => sum.lost[seat.index()] += count,
            Event::Danger { count, .. } => sum.boxed += count,
            Event::Innocent { seat, count } => {
                sum.boxed += count;
                sum.exposed = sum.exposed.with(seat);
            }
            Event::Unmasked { seat } => sum.exposed = sum.exposed.with(seat),
            _ => {}
        }
    }
    sum
}

/// Holds the lines of a move against what it changed.
fn adds_up(before: &State, now: &State, mv: Move, events: &[Event]) {
    let sum = sum(events);
    let told = |name: &str| sum.times.get(name).copied().unwrap_or(0);
    let shown: Vec<Seat> = Obscurio::open(now).wizards.iter().map(|wizard| wizard.seat).collect();
    assert_eq!(shown, now.wizards().iter().collect::<Vec<_>>(), "the Wizards are shown");
    for seat in now.seats() {
        let lost = now.wrong[seat.index()] - before.wrong[seat.index()];
        assert_eq!(sum.lost[seat.index()], lost, "{seat} loses");
    }
    assert_eq!(sum.boxed, now.boxed - before.boxed, "what goes to the box");
    assert_eq!(sum.exposed.0, now.exposed.0 & !before.exposed.0, "whose card is turned");
    assert_eq!(told("Advanced"), usize::from(now.progress - before.progress), "the marker");
    assert_eq!(told("WatcherWoke") > 0, now.progress == LAST_SPACE && before.progress < LAST_SPACE);
    assert_eq!(told("Ended") > 0, now.end.is_some());
    assert_eq!(told("LoyaltyDealt") + told("TraitorIs") + told("HolderFilled"), 0, "dealt again");
    assert_eq!(told("TrapsDrawn"), usize::from(now.turn - before.turn), "a turn begins");
    assert_eq!(told("Accused"), usize::from(told("Pointed") > 0), "a count");
    assert_eq!(told("TimeNoted"), told("ExitWas"), "resolved");
    for (name, times) in &sum.times {
        assert!(*times == 1 || EACH.contains(&name.as_str()), "{name} is told {times} times: {events:?}");
    }
    nothing_goes_unsaid(before, now, mv, told);
    in_their_order(now, events);
    for event in events {
        is_so(before, now, event);
        if !GUARDED.contains(&name(event).as_str()) {
            everybody_reads(now, event);
        }
    }
}

/// Which lines some may not read. All others everybody reads as they are.
const GUARDED: [&str; 18] = [
    "HolderFilled",
    "LoyaltyDealt",
    "TraitorIs",
    "ExitDrawn",
    "PagesDrawn",
    "Landed",
    "BookShown",
    "HolderOpened",
    "ExitShown",
    "Picked",
    "HolderClosed",
    "EyesMayOpen",
    "NightEnded",
    "DoorOpened",
    "Held",
    "Answered",
    "TimeCalled",
    "Voted",
];

fn everybody_reads(now: &State, event: &Event) {
    for viewer in now.seats().map(Viewer::Seat).chain([Viewer::Spectator]) {
        assert_eq!(Obscurio::tell(now, viewer, event), Some(*event), "{viewer} reads something else");
    }
}

/// The line every such move brings.
fn line_of(mv: Move) -> &'static str {
    match mv {
        Move::Butterfly(_) => "Landed",
        Move::ShowBook => "BookShown",
        Move::Ready => "Ready",
        Move::CloseEyes => "EyesClosed",
        Move::LayDoors => "DoorOpened",
        Move::Pick(_) => "Picked",
        Move::CloseHolder => "HolderClosed",
        Move::OpenEyes | Move::Ring(Bell::Night) => "NightEnded",
        Move::Stand(..) => "Stood",
        Move::Confirm => "Confirmed",
        Move::Withdraw => "Withdrew",
        Move::Take(_) | Move::Pass(_) => "Answered",
        Move::Hold(..) => "Held",
        Move::CallTime => "TimeCalled",
        Move::ReadyToVote => "ReadyToVote",
        Move::Vote(_) => "Voted",
        Move::Ring(Bell::EyesClosed) => "EyesMayOpen",
        Move::Ring(Bell::Sand) => "SandTurned",
        Move::Ring(_) => "TimerRang",
    }
}

/// Every move brings its line, and so does what follows from it.
fn nothing_goes_unsaid(before: &State, now: &State, mv: Move, told: impl Fn(&str) -> usize) {
    let instead = match line_of(mv) {
        "SandTurned" => "TimeUp",
        "TimerRang" if before.is_night() => "EyesMayOpen",
        other => other,
    };
    assert!(told(line_of(mv)) + told(instead) > 0, "{mv} brings no line");
    let (gone, opens) = (now.book == Book::Gone, before.is_night() && !now.is_night());
    assert_eq!(told("BookGone") > 0, gone && before.book != Book::Gone, "the Book is gone");
    assert_eq!(told("EyesClosed") > 0, now.is_night() && !before.is_night(), "eyes close");
    assert_eq!(told("EyesOpened") > 0, opens, "eyes open");
    let found = now.last.filter(|_| told("ExitWas") > 0).map(|last| {
        let exit = last.doors.iter().position(|card| card == last.exit).map_or(0, |place| place as u8 + 1);
        last.standing.iter().any(|doors| doors.contains(&exit))
    });
    let waiting = before.voters().iter().filter(|voter| before.votes[voter.index()].is_none()).count();
    let cut_short = told("Pointed") > 0 && waiting > usize::from(matches!(mv, Move::Vote(_)));
    assert!(!cut_short || told("TimerRang") > 0, "nobody is told that the time to point was up");
    let danger = found.is_some() && now.last.is_some_and(|last| last.traps.contains(Trap::DangerousRoom));
    assert_eq!(told("Danger") > 0, danger, "the Dangerous Room");
    assert_eq!(told("Stayed") > 0, found == Some(false), "the marker stays");
    let all = if now.options.seats == 2 { 2 } else { 1 };
    assert_eq!(
        told("Placed"),
        if found.is_some() { before.active().len() * all } else { 0 },
        "tokens are shown"
    );
}

/// The order in which a move tells what follows from it: a turn is resolved as section 9 has it, an Accusation as section 11,
/// and what is cleared away comes before what is laid anew. A deck is shuffled whenever it runs out.
const ORDER: [&str; 26] = [
    "TimeCalled",
    "TimerRang",
    "Landed",
    "BookShown",
    "EyesClosed",
    "BookGone",
    "HolderOpened",
    "ExitShown",
    "EyesOpened",
    "DoorOpened",
    "TimeUp",
    "TimeNoted",
    "Placed",
    "ExitWas",
    "Advanced",
    "WatcherWoke",
    "Lost",
    "Danger",
    "AccusationBegan",
    "Pointed",
    "Accused",
    "Innocent",
    "Unmasked",
    "TurnEnded",
    "TrapsDrawn",
    "ExitDrawn",
];

fn in_their_order(now: &State, events: &[Event]) {
    let place = |event: &&Event| ORDER.iter().position(|name_of| *name_of == name(event));
    let order: Vec<&str> = events.iter().filter_map(|event| place(&event)).map(|at| ORDER[at]).collect();
    assert!(events.iter().filter_map(|event| place(&event)).is_sorted(), "{order:?}");
    let last = ["DebateBegan", "VoteBegan", "Ended", "PagesDrawn"];
    let at = events.iter().position(|event| last.contains(&name(event).as_str()));
    assert!(at.is_none_or(|at| at + 1 == events.len()), "something is told after the last line: {events:?}");
    // From the seat after the Grimoire on (RUL-OBS-34); everything else by seat and by Door.
    let turn = |seat: Seat| (seat.0 + now.options.seats - now.grimoire.0) % now.options.seats;
    let key = |event: &Event| match *event {
        Event::Lost { seat, .. } => Some((0, turn(seat), 0)),
        Event::Placed { seat, token, .. } => Some((1, seat.0, token as u8)),
        Event::Pointed { seat, .. } => Some((2, seat.0, 0)),
        Event::Innocent { seat, .. } => Some((3, seat.0, 0)),
        Event::DoorOpened { door, .. } => Some((4, door, 0)),
        _ => None,
    };
    for kind in 0..5 {
        let keys = events.iter().filter_map(key).filter(|key| key.0 == kind);
        assert!(keys.is_sorted(), "{events:?}");
    }
}

/// What one line says is so, where it can still be seen.
fn is_so(before: &State, now: &State, event: &Event) {
    match *event {
        Event::TimeNoted { extra } => assert_eq!(extra, now.extra_traps),
        Event::TrapsDrawn { turn, traps } => assert_eq!((turn, traps), (now.turn, now.traps)),
        Event::SandTurned { space } => assert_eq!((space, now.space), (now.space, before.space + 1)),
        Event::DoorOpened { turn, door, card } => {
            let place = usize::from(door) - 1;
            assert_eq!((turn, card), (now.turn, now.doors.as_slice().get(place).copied()));
            assert!(now.choosing().is_some_and(|choosing| door <= choosing.opened), "Door {door} is closed");
        }
        Event::ExitWas { door, card, found, .. } => {
            let last = now.last.expect("a turn was resolved");
            assert_eq!((last.doors.as_slice()[usize::from(door) - 1], last.exit), (card, card));
            let stands = now.seats().any(|seat| last.standing[seat.index()].contains(&door));
            assert_eq!(found, stands, "found");
        }
        Event::Placed { seat, token, door } => {
            let last = now.last.expect("a turn was resolved");
            let stood = last.standing[seat.index()][token as usize];
            assert_eq!(door, Some(stood).filter(|door| *door > 0), "{seat} stands");
        }
        Event::Lost { seat, count } => assert!(count > 0, "{seat} loses nothing"),
        Event::Danger { doors, count } => {
            let last = now.last.expect("a turn was resolved");
            let stood: BTreeSet<u8> = last.standing.iter().flatten().copied().collect();
            let is_wrong =
                |door: &&u8| **door > 0 && last.doors.as_slice()[usize::from(**door) - 1] != last.exit;
            assert_eq!(usize::from(doors), stood.iter().filter(is_wrong).count(), "wrong Doors");
            let left = now.light + now.dark;
            assert!(count == doors || count < doors && left == 0, "{count} of {doors} go to the box");
        }
        Event::Pointed { seat, target } => assert_eq!(now.pointed[seat.index()], Some(target)),
        Event::Accused { seats } => {
            let counts = |seat: Seat| now.pointed.iter().filter(|target| **target == Some(seat)).count();
            let most = now.seats().map(counts).max();
            assert_eq!(seats, now.seats().filter(|seat| Some(counts(*seat)) == most).collect());
        }
        Event::VoteBegan { round } => assert_eq!(now.stack.top(), Some(Frame::Vote { round })),
        Event::DebateBegan { round } => assert_eq!(now.stack.top(), Some(Frame::Debate { round })),
        Event::TurnEnded { turn, pages } => {
            assert_eq!(now.last.map(|last| (last.turn, last.pages)), Some((turn, pages)))
        }
        _ => {}
    }
}

#[test]
fn the_log_adds_up() {
    with_each(&tables(), |number, table| {
        for (game, led) in [(0, false), (1, true), (2, true)] {
            let seed = 10 * number as u64 + game;
            let mut luck = Chance::fast(seed);
            let mut scratch = Vec::new();
            let mut state =
                Obscurio::deal(&table.options, Obscurio::RULES, Seed::Fast(seed), &mut Events::silent());
            while state.end.is_none() {
                let before = state.clone();
                let way = if led { find_the_way(&state, &mut luck) } else { None };
                let (actor, mv) = way.unwrap_or_else(|| {
                    let actors: Vec<Actor> = Obscurio::pending(&state).actors().collect();
                    let actor = actors[luck.below(actors.len() as u32) as usize];
                    (actor, Obscurio::any_move(&state, actor, &mut luck, &mut scratch))
                });
                let mut events = Events::new();
                Obscurio::play(&mut state, actor, mv, &mut events).unwrap();
                adds_up(&before, &state, mv, &events.take());
            }
        }
    });
}

/// OBS-3.10: What is dealt is told as it is: the holder, each Wizard's loyalty, the Traitor, and nothing of that where nobody is one.
#[test]
fn the_deal_is_told_as_it_was() {
    for (number, table) in tables().iter().enumerate() {
        let mut events = Events::new();
        let seed = Seed::Fast(number as u64);
        let state = Obscurio::deal(&table.options, Obscurio::RULES, seed, &mut events);
        let told = events.take();
        let dealt =
            |event: &Event| !matches!(name(event).as_str(), "TrapsDrawn" | "ExitDrawn" | "PagesDrawn");
        let dealt: Vec<Event> = told.into_iter().filter(dealt).collect();
        let mut wanted = Vec::new();
        if let Some(traitor) = state.traitor {
            wanted.push(Event::HolderFilled { cards: state.holder });
            let loyalty = |seat: Seat| Event::LoyaltyDealt { seat, traitor: seat == traitor };
            wanted.extend(state.wizards().iter().map(loyalty));
            wanted.push(Event::TraitorIs { seat: traitor });
        }
        assert_eq!(dealt, wanted);
    }
}
