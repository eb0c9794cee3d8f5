//! How does the log of Obscurio read in English?

pub mod asks;
pub mod board_words;
pub mod hall_words;
pub mod labels;
pub mod moves;
pub mod phrases;
pub mod pictures;
pub mod places;
pub mod refusals;
pub mod table_words;
pub mod tale;

use obscurio::Event;
use obscurio::book::Perch;
use obscurio::cards::{Trap, TrapSet};
use obscurio::moves::Bell;
use obscurio::pictures::Card;
use obscurio::state::{End, Token};
use table::{Seat, SeatSet};

use super::naming;
use crate::grammar::{counted, list};
use crate::sentence::{Piece, Sentence};
use crate::speak::Names;
use crate::{Lang, say};

pub fn card(card: Card) -> Piece {
    naming::card(Lang::En, card)
}

pub fn trap(trap: Trap) -> Piece {
    naming::trap(Lang::En, trap)
}

pub fn door(door: u8) -> Piece {
    naming::door(Lang::En, door)
}

pub fn cards(cards: impl IntoIterator<Item = Card>) -> Sentence {
    list(Lang::En, cards.into_iter().map(card))
}

/// "Ana, Bea and Cid".
pub fn people(names: &Names, seats: impl IntoIterator<Item = Seat>) -> Sentence {
    list(Lang::En, seats.into_iter().map(|seat| names.seat(seat)))
}

/// "a detail of the left page and the whole right page".
pub fn spots(perches: impl IntoIterator<Item = Perch>) -> Sentence {
    list(Lang::En, perches.into_iter().map(|perch| naming::spot(Lang::En, perch)))
}

/// One event as a whole sentence; nothing if it goes without saying.
pub fn sentence(names: &Names, event: &Event) -> Option<Sentence> {
    use Event::*;
    Some(match *event {
        HolderFilled { cards: Some(cards) } => say!("In the holder: {}.", self::cards(cards)),
        HolderFilled { cards: None } => "The holder is filled with eight illusions nobody else sees.".into(),
        LoyaltyDealt { seat, traitor } => dealt(names, seat, traitor),
        TraitorIs { seat } => {
            names.say(seat, || "The Traitor is you.", |name| say!("The Traitor is {name}."))
        }
        TrapsDrawn { turn, traps } => traps_drawn(turn, traps),
        ExitDrawn { card: Some(card), .. } => say!("This turn’s exit is {}.", self::card(card)),
        ExitDrawn { card: None, .. } => "This turn’s exit waits face down.".into(),
        PagesDrawn { cards: Some([left, right]), .. } => {
            say!("In the book, {} on the left and {} on the right.", card(left), card(right))
        }
        PagesDrawn { cards: None, .. } => "The book has its two pages.".into(),
        Landed { perch: Some(perch), .. } => {
            say!("A butterfly points at {}.", naming::spot(Lang::En, perch))
        }
        Landed { perch: None, .. } => "A butterfly lands on the book.".into(),
        BookShown { pages, butterflies, .. } => book_shown(pages, butterflies),
        Ready { seat } => names.say(seat, || "You have seen enough.", |name| say!("{name} has seen enough.")),
        EyesClosed { .. } => "All eyes close.".into(),
        BookGone { .. } => say!("{}: pages and butterflies vanish.", trap(Trap::DarkNight)),
        HolderOpened { traitor, cards, .. } => holder_opened(names, traitor, cards),
        ExitShown { traitor, card, .. } => exit_shown(names, traitor, card),
        Picked { traitor, slot, card, refill, .. } => picked(names, traitor, slot, (card, refill)),
        HolderClosed { traitor, .. } => {
            names.say(traitor, || "You close the holder.", |name| say!("{name} closes the holder."))
        }
        EyesMayOpen { .. } => "It has been dark long enough: eyes may open.".into(),
        NightEnded { .. } => "The night may last no longer: the holder closes.".into(),
        EyesOpened { .. } => "All eyes open.".into(),
        DeckShuffled => "The deck has run out: the discards are shuffled into a new one.".into(),
        DoorOpened { door, card: Some(card), .. } => {
            say!("Behind {} appears {}.", self::door(door), self::card(card))
        }
        DoorOpened { door, card: None, .. } => say!("What is behind {} stays face down.", self::door(door)),
        Stood { seat, token, door } => stood(names, seat, token, door),
        Confirmed { seat } => names.say(seat, || "You are sure.", |name| say!("{name} is sure.")),
        Withdrew { seat } => {
            names.say(seat, || "You want to think again.", |name| say!("{name} wants to think again."))
        }
        Held { seat, token, door, again } => held(names, seat, (token, door), again),
        Answered { seat, token, door, takes, .. } => answered(names, seat, (token, door), takes),
        TimeCalled { seat: Some(seat), .. } => {
            names.say(seat, || "You ask to go on.", |name| say!("{name} asks to go on."))
        }
        TimeCalled { seat: None, .. } => "Somebody asks to go on.".into(),
        SandTurned { space } => say!("The sand has run: the timer moves on to space {}.", space + 1),
        TimeUp => "Time!".into(),
        Placed { seat, token, door } => placed(names, seat, token, door),
        TimeNoted { extra: 0 } => return None,
        TimeNoted { extra } => {
            say!("Time has its price: the next turn brings {}.", counted(extra, "more trap", "more traps"))
        }
        ExitWas { door, card, .. } => say!("The exit was {}: {}.", self::door(door), self::card(card)),
        Advanced { progress } => say!("On to room {progress} of 6."),
        Stayed => "Nobody found the exit.".into(),
        WatcherWoke => "The Watcher is awake. Silence!".into(),
        Lost { seat, count } => names.say(
            seat,
            || say!("You lose {count} cohesion."),
            |name| say!("{name} loses {count} cohesion."),
        ),
        Danger { doors, count } => danger(doors, count),
        AccusationBegan => "The light goes out: it is time to accuse.".into(),
        DebateBegan { round: 1 } => "The debate begins: who is the Traitor?".into(),
        DebateBegan { round } => say!("The Traitor is still among the wizards: debate {round} begins."),
        ReadyToVote { seat } => {
            names.say(seat, || "You are ready to vote.", |name| say!("{name} is ready to vote."))
        }
        VoteBegan { .. } => "Enough talk: every wizard points at somebody.".into(),
        Voted { seat, target, again } => voted(names, seat, target, again),
        Pointed { seat, target } => pointed(names, seat, target),
        Accused { seats } => accused(names, seats),
        Innocent { seat, count } => innocent(names, seat, count),
        Unmasked { seat } => names.say(seat, || "You are unmasked!", |name| say!("{name} was the Traitor!")),
        TimerRang { bell } => rang(bell).into(),
        TurnEnded { turn, pages: [left, right] } => {
            say!("Turn {turn} ends. The pages were {} and {}.", card(left), card(right))
        }
        Ended { end } => ended(names, end).into(),
    })
}

fn dealt(names: &Names, seat: Seat, traitor: bool) -> Sentence {
    match traitor {
        true => names.say(
            seat,
            || "You are the Traitor: let them miss the exit, and let nobody notice.",
            |name| say!("{name} is dealt the Traitor’s card."),
        ),
        false => names.say(
            seat,
            || "You are loyal: find the exit together with the others.",
            |name| say!("{name} is dealt a loyal card."),
        ),
    }
}

fn traps_drawn(turn: u8, traps: TrapSet) -> Sentence {
    let drawn = list(Lang::En, traps.iter().map(trap));
    match traps.len() {
        1 => say!("Turn {turn}. Trap: {drawn}."),
        _ => say!("Turn {turn}. Traps: {drawn}."),
    }
}

fn book_shown(pages: Option<[Card; 2]>, butterflies: Option<[Option<Perch>; 2]>) -> Sentence {
    let open = match pages {
        Some([left, right]) => say!("The book is shown: {} and {}.", card(left), card(right)),
        None => "The book is shown.".into(),
    };
    match butterflies {
        Some([Some(only), None]) => say!("{open} The butterfly points at {}.", spots([only])),
        Some(both) => say!("{open} The butterflies point at {}.", spots(both.into_iter().flatten())),
        None => open,
    }
}

fn holder_opened(names: &Names, traitor: Seat, cards: Option<[Card; 8]>) -> Sentence {
    let open = names.say(
        traitor,
        || "You alone open your eyes, and the holder",
        |name| say!("{name} opens their eyes, and the holder"),
    );
    match cards {
        Some(cards) => say!("{open}: {}.", self::cards(cards)),
        None => say!("{open}."),
    }
}

fn exit_shown(names: &Names, traitor: Seat, card: Option<Card>) -> Sentence {
    let spy = trap(Trap::Espionage);
    let sees =
        names.say(traitor, || say!("{spy}: you see the exit"), |name| say!("{spy}: {name} sees the exit"));
    match card {
        Some(card) => say!("{sees}, {}.", self::card(card)),
        None => say!("{sees}."),
    }
}

fn picked(names: &Names, traitor: Seat, slot: u8, (card, refill): (Option<Card>, Option<Card>)) -> Sentence {
    let card: Sentence = match card {
        Some(card) => self::card(card).into(),
        None => say!("card {slot}"),
    };
    let picks = names.say(
        traitor,
        || say!("You slip {card} among the doors"),
        |name| say!("{name} slips {card} among the doors"),
    );
    match refill {
        Some(refill) => say!("{picks}; {} takes its place.", self::card(refill)),
        None => say!("{picks}."),
    }
}

fn stood(names: &Names, seat: Seat, token: Token, door: u8) -> Sentence {
    let door = self::door(door);
    match token {
        Token::Own => names.say(seat, || say!("You go to {door}."), |name| say!("{name} goes to {door}.")),
        Token::Companion => names.say(
            seat,
            || say!("Your companion goes to {door}."),
            |name| say!("{name}’s companion goes to {door}."),
        ),
    }
}

/// Others only see that a token is in a hand; all see the rest when the game is over.
fn held(names: &Names, seat: Seat, (token, door): (Token, Option<u8>), again: bool) -> Sentence {
    let Some(door) = door.map(self::door) else {
        return names.say(
            seat,
            || "Your token is in your hand.",
            |name| say!("{name} has their token in hand."),
        );
    };
    let (yours, theirs) = match (token, again) {
        (Token::Own, false) => ("You secretly choose", "secretly chooses"),
        (Token::Own, true) => ("You change your mind and choose", "secretly changes to"),
        (Token::Companion, false) => {
            ("For your companion you secretly choose", "secretly sends their companion to")
        }
        (Token::Companion, true) => {
            ("For your companion you change your mind and choose", "secretly moves their companion to")
        }
    };
    names.say(seat, || say!("{yours} {door}."), |name| say!("{name} {theirs} {door}."))
}

fn answered(names: &Names, seat: Seat, (token, door): (Token, u8), takes: bool) -> Sentence {
    let door = self::door(door);
    match (token, takes) {
        (Token::Own, true) => {
            names.say(seat, || say!("You take {door}."), |name| say!("{name} takes {door}."))
        }
        (Token::Own, false) => {
            names.say(seat, || say!("You let {door} pass."), |name| say!("{name} lets {door} pass."))
        }
        (Token::Companion, true) => names.say(
            seat,
            || say!("Your companion takes {door}."),
            |name| say!("{name}’s companion takes {door}."),
        ),
        (Token::Companion, false) => names.say(
            seat,
            || say!("Your companion lets {door} pass."),
            |name| say!("{name}’s companion lets {door} pass."),
        ),
    }
}

fn placed(names: &Names, seat: Seat, token: Token, door: Option<u8>) -> Sentence {
    let door = door.map(self::door);
    match (token, door) {
        (Token::Own, Some(door)) => {
            names.say(seat, || say!("You are at {door}."), |name| say!("{name} is at {door}."))
        }
        (Token::Own, None) => names.say(seat, || "You are at no door.", |name| say!("{name} is at no door.")),
        (Token::Companion, Some(door)) => names.say(
            seat,
            || say!("Your companion is at {door}."),
            |name| say!("{name}’s companion is at {door}."),
        ),
        (Token::Companion, None) => names.say(
            seat,
            || "Your companion is at no door.",
            |name| say!("{name}’s companion is at no door."),
        ),
    }
}

fn danger(doors: u8, count: u8) -> Sentence {
    let room = trap(Trap::DangerousRoom);
    match doors {
        1.. if count == 0 => say!("{room}: no cohesion is left to lose."),
        0 => say!("{room}: nobody at a wrong door, nothing to lose."),
        1 => say!("{room}: one wrong door costs {count} more cohesion."),
        _ => say!("{room}: {doors} wrong doors cost {count} more cohesion."),
    }
}

fn voted(names: &Names, seat: Seat, target: Option<Seat>, again: bool) -> Sentence {
    let Some(target) = target else {
        return names.say(
            seat,
            || "You have decided whom to point at.",
            |name| say!("{name} has decided whom to point at."),
        );
    };
    let whom = names.say(target, || "you", Sentence::from);
    match again {
        false => names.say(
            seat,
            || say!("You choose to point at {whom}."),
            |name| say!("{name} secretly chooses to point at {whom}."),
        ),
        true => names.say(
            seat,
            || say!("You change your mind: you will point at {whom}."),
            |name| say!("{name} secretly decides on {whom} instead."),
        ),
    }
}

fn pointed(names: &Names, seat: Seat, target: Seat) -> Sentence {
    let whom = names.say(target, || "you", Sentence::from);
    names.say(seat, || say!("You point at {whom}."), |name| say!("{name} points at {whom}."))
}

fn accused(names: &Names, seats: SeatSet) -> Sentence {
    let all = list(Lang::En, seats.iter().map(|seat| names.say(seat, || "you", Sentence::from)));
    match (seats.len(), seats.iter().any(|seat| names.is_you(seat))) {
        (1, true) => "You stand accused.".into(),
        (1, false) => say!("{all} stands accused."),
        (_, _) => say!("A tie: {all} stand accused."),
    }
}

fn innocent(names: &Names, seat: Seat, count: u8) -> Sentence {
    names.say(
        seat,
        || say!("You show your card: you were loyal. The mistake costs {count} cohesion."),
        |name| say!("{name} was loyal. The mistake costs {count} cohesion."),
    )
}

fn rang(bell: Bell) -> &'static str {
    match bell {
        Bell::ClueView => "There has been time to look: the Grimoire may go on at any moment.",
        Bell::EyesClosed => "Eyes may open.",
        Bell::Night => "The night is over.",
        Bell::Sand => "The sand has run out.",
        Bell::Debate => "The time to debate is over.",
        Bell::Patience => "There has been time enough: the others may go on without waiting for everybody.",
        Bell::Vote => "The time to vote is over: whoever has not pointed points at random.",
    }
}

fn ended(names: &Names, end: End) -> &'static str {
    match end {
        End::Escaped => "The wizards escape the library!",
        End::Lost if names.seats() > 3 => "No cohesion is left: the wizards are lost, and the Traitor wins.",
        End::Lost => "No cohesion is left: the library swallows the wizards.",
    }
}
