//! What does Obscurio ask in English?

use obscurio::View;
use obscurio::state::Token;
use table::Seat;

use super::{door, people};
use crate::grammar::list;
use crate::obscurio::moment::{self, Accusation, Clue, Demand, Doors, Ending, Moment, Night, Riddle};
use crate::sentence::Sentence;
use crate::speak::Names;
use crate::{Lang, say};

/// Who is being waited for and for what; or how the game ended.
pub fn prompt(names: &Names, view: &View) -> Sentence {
    match moment::of(view) {
        Moment::Over(ending) => over(names, ending),
        Moment::Riddle(riddle) => self::riddle(names, riddle),
        Moment::Clue(clue) => self::clue(names, clue),
        Moment::Night(night) => self::night(names, night),
        Moment::Doors(doors) => self::doors(names, doors),
        Moment::Accusation(accusation) => self::accusation(names, accusation),
    }
}

fn over(names: &Names, ending: Ending) -> Sentence {
    match ending {
        Ending::Escaped => "The wizards escape the library!".into(),
        Ending::EscapedFromYou => "The wizards escape the library: they slipped through your fingers.".into(),
        Ending::LostTo(traitor) => {
            say!("The wizards are lost in the library. The Traitor wins: {}.", names.seat(traitor))
        }
        Ending::LostToYou => "The wizards are lost in the library. You win!".into(),
        Ending::Lost => "The library swallows the wizards. Nobody wins.".into(),
    }
}

fn riddle(names: &Names, riddle: Riddle) -> Sentence {
    match riddle {
        Riddle::Mark(demand) => say!("{}{}", mark(demand), misty(demand)),
        Riddle::MarkAgain(demand) => say!("{}{}", mark_again(demand), misty(demand)),
        Riddle::MarkOrShow => "Land the other butterfly, or show the book.".into(),
        Riddle::Show => "Show the book.".into(),
        Riddle::By(seat) => say!("The Grimoire, {}, prepares the riddle without a word.", names.seat(seat)),
    }
}

/// Where the Traps want the first Butterfly, or both.
fn mark(demand: Demand) -> &'static str {
    match (demand.union, demand.bottom) {
        (true, true) => {
            "Point at what leads to the exit, with both butterflies on the same page, at least one under it."
        }
        (true, false) => "Point at what leads to the exit, with both butterflies on or under the same page.",
        (false, true) => "Point at what leads to the exit, with at least one butterfly under a page.",
        (false, false) => "Point at what leads to the exit, with one butterfly or two.",
    }
}

/// Where they want the other one.
fn mark_again(demand: Demand) -> &'static str {
    match (demand.union, demand.bottom) {
        (true, true) => "Land the other butterfly on the same page: at least one goes under it.",
        (true, false) => "Land the other butterfly on or under the same page.",
        (false, _) => "Land the other butterfly under a page.",
    }
}

fn misty(demand: Demand) -> &'static str {
    if demand.mist { " The mist lets you point only where it is clear." } else { "" }
}

fn clue(names: &Names, clue: Clue) -> Sentence {
    match clue {
        Clue::Look { hushed: false, dark: false } => {
            "Look at the book and talk it over. Say when you have seen enough.".into()
        }
        Clue::Look { hushed: false, dark: true } => {
            "Look well at the book and talk it over: it will soon be gone. Say when you have seen enough."
                .into()
        }
        Clue::Look { hushed: true, dark: false } => {
            "Look at the book in silence. Say when you have seen enough.".into()
        }
        Clue::Look { hushed: true, dark: true } => {
            "Look well at the book, in silence: it will soon be gone. Say when you have seen enough.".into()
        }
        Clue::Looked(still) if still.is_empty() => "The Grimoire decides when to go on.".into(),
        Clue::Looked(still) => looking(names, still),
        Clue::Call { still, night: true, .. } if still.is_empty() => {
            "They have seen the book: close all eyes.".into()
        }
        Clue::Call { still, night: false, .. } if still.is_empty() => {
            "They have seen the book: lay out the doors.".into()
        }
        Clue::Call { still, night: true, may: true } => {
            say!("{} You decide when all eyes close.", looking(names, still))
        }
        Clue::Call { still, night: false, may: true } => {
            say!("{} You decide when the doors are laid out.", looking(names, still))
        }
        Clue::Call { still, may: false, .. } => say!("Keep still and wait: {}", looking(names, still)),
        Clue::Unmasked => "You are unmasked: you play only while all eyes are closed.".into(),
        Clue::TheyLook => "The wizards look at the book.".into(),
    }
}

fn looking(names: &Names, seats: Vec<Seat>) -> Sentence {
    going_on(names, seats, "is still looking at the book.", "are still looking at the book.")
}

/// "Ana is still thinking.", "Ana and Bea are still thinking."
fn going_on(names: &Names, seats: Vec<Seat>, one: &'static str, more: &'static str) -> Sentence {
    let verb = if seats.len() == 1 { one } else { more };
    say!("{} {verb}", people(names, seats))
}

fn night(names: &Names, night: Night) -> Sentence {
    match night {
        Night::Pick { left: 0, .. } => "No more cards tonight: close the holder.".into(),
        Night::Pick { left, spies } => {
            let spy = if spies { "This is the exit. " } else { "" };
            say!("{spy}Choose cards to mislead the wizards ({left} left), or close the holder.")
        }
        Night::Closed => "You have closed the holder: all eyes open in a moment.".into(),
        Night::TraitorPicks { traitor, may_end: false } => {
            say!("{} is choosing cards to mislead them. Let nothing show.", names.seat(traitor))
        }
        Night::TraitorPicks { traitor, may_end: true } => {
            say!("{} is still choosing. If it takes too long, open all eyes.", names.seat(traitor))
        }
        Night::TraitorPicked => "The holder is closed: eyes open in a moment.".into(),
        Night::Asleep => "Your eyes are closed…".into(),
        Night::AllAsleep => "The wizards’ eyes are closed…".into(),
    }
}

fn doors(names: &Names, doors: Doors) -> Sentence {
    match doors {
        Doors::Stand { two: false } => "Go to the door you believe is the exit.".into(),
        Doors::Stand { two: true } => "Choose a door for yourself and one for your companion.".into(),
        Doors::BeSure => "Confirm when you are sure, or change doors.".into(),
        Doors::Sure(still) => going_on(names, still, "is still thinking.", "are still thinking."),
        Doors::Answer { door: opened, two: false, hushed } => {
            say!("Now {} opens: do you take it or let it pass?{}", door(opened), in_secret(hushed))
        }
        Doors::Answer { door: opened, two: true, hushed } => {
            say!("Now {} opens: say who takes it and who lets it pass.{}", door(opened), in_secret(hushed))
        }
        Doors::Answered { hushed: false } => "The others decide whether to take the door.".into(),
        Doors::Answered { hushed: true } => "Silence: everybody decides in secret.".into(),
        Doors::Hold { two: false } => {
            "Silence: choose a door in secret. All tokens will land together.".into()
        }
        Doors::Hold { two: true } => {
            "Silence: choose in secret, a door for yourself and one for your companion.".into()
        }
        Doors::Held(held) => {
            let chosen = list(Lang::En, held.iter().map(chosen));
            say!("You have chosen {chosen}. You may change while somebody is still choosing.")
        }
        Doors::KeepStill => "The wizards choose doors. Watch, and keep still.".into(),
        Doors::MayTurn => "Your wizard is taking long: you may turn the timer.".into(),
        Doors::TheyChoose { hushed: false } => "The wizards choose doors.".into(),
        Doors::TheyChoose { hushed: true } => "The wizards choose doors in silence.".into(),
    }
}

fn in_secret(hushed: bool) -> &'static str {
    if hushed { " In silence, and in secret." } else { "" }
}

fn chosen((token, at): &(Token, u8)) -> Sentence {
    match token {
        Token::Own => door(*at).into(),
        Token::Companion => say!("{} for your companion", door(*at)),
    }
}

fn accusation(names: &Names, accusation: Accusation) -> Sentence {
    match accusation {
        Accusation::Debate => "Who is the Traitor? Talk, and say when you want to vote.".into(),
        Accusation::Debated(still) => going_on(names, still, "is still debating.", "are still debating."),
        Accusation::NobodyToAccuse => "There is nobody left for you to point at: the others vote.".into(),
        Accusation::GrimoireKnows => {
            "The wizards debate who the Traitor is. You know, and keep still.".into()
        }
        Accusation::TheyDebate => "The wizards debate who the Traitor is.".into(),
        Accusation::Vote => "Point at whoever you believe is the Traitor.".into(),
        Accusation::Voted(target) => {
            say!("You will point at {}. You may change while somebody is still choosing.", names.seat(target))
        }
        Accusation::TheyVote => "The wizards point at whoever they believe is the Traitor.".into(),
    }
}
