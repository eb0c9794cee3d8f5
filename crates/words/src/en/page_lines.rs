//! What do the pages say in English when a name or a number is part of it?

use table::company::TooLate;

use crate::grammar::list;
use crate::sentence::Sentence;
use crate::{Lang, say};

pub fn think(seconds: u32, then: TooLate) -> String {
    let time = match seconds {
        0..120 => format!("{seconds} s"),
        120..3600 => format!("{} min", seconds / 60),
        3600..86_400 => format!("{} h", seconds / 3600),
        _ => "1 day".to_owned(),
    };
    match then {
        TooLate::BotMoves => format!("{time}, then a bot makes that one move"),
        TooLate::BotSits => format!("{time}, then a bot keeps the seat until you return"),
    }
}

pub fn your_time() -> String {
    "Your time".to_owned()
}

pub fn time_of(name: &str) -> String {
    format!("{name}'s time")
}

pub fn pass_to(name: &str) -> String {
    format!("Pass the device to {name}")
}

pub fn i_am(name: &str) -> String {
    format!("I am {name}: show my cards")
}

pub fn asks_undo(name: &str) -> String {
    format!("{name} would like to take back the last move.")
}

pub fn undo_waits(names: &str) -> String {
    format!("Waiting for an answer from {names}.")
}

pub fn still_looking(names: &[&str]) -> String {
    let all = list(Lang::En, names.iter().map(ToString::to_string));
    match names.len() {
        1 => format!("{all} is still looking."),
        _ => format!("{all} are still looking."),
    }
}

pub fn watchers(count: usize) -> String {
    match count {
        1 => "1 person watching".to_owned(),
        _ => format!("{count} people watching"),
    }
}

pub fn goes_soon(days: u32) -> String {
    match days {
        0 => "Nobody of this table has come back for long: it goes to the archive today.".to_owned(),
        1 => "Nobody of this table has come back for long: it goes to the archive tomorrow.".to_owned(),
        _ => {
            format!("Nobody of this table has come back for long: it goes to the archive in {days} days.")
        }
    }
}

pub fn stays_after_all(days: u32) -> String {
    format!("Good to see you: this table was about to go to the archive. It stays for another {days} days.")
}

pub fn move_of(at: usize, of: usize) -> String {
    format!("Move {at} of {of}")
}

pub fn would_play(advice: &Sentence) -> Sentence {
    say!("A strong bot would do this: {advice}")
}

pub fn seen_by(name: &str) -> String {
    format!("As {name} saw it")
}

pub fn found(count: usize) -> String {
    match count {
        1 => "1 rule".to_owned(),
        _ => format!("{count} rules"),
    }
}

pub fn seat_number(number: usize) -> String {
    format!("Seat {number}")
}

pub fn waits_for(names: &[&str], others: usize) -> String {
    let others = match others {
        0 => None,
        1 => Some("one person".to_owned()),
        count => Some(format!("{count} people")),
    };
    let all = list(Lang::En, names.iter().map(ToString::to_string).chain(others));
    format!("Waiting for {all}")
}

pub fn waited_for(people: &[String]) -> String {
    let names = list(Lang::En, people.iter().cloned());
    match people.len() {
        0 => "There is a seat for you".to_owned(),
        1 => format!("{names} is waiting for you at the table"),
        _ => format!("{names} are waiting for you at the table"),
    }
}

pub fn free_seats(count: usize) -> String {
    match count {
        0 => "No free seats".to_owned(),
        1 => "1 free seat".to_owned(),
        _ => format!("{count} free seats"),
    }
}

pub const PHRASES: &[(&str, &str)] = &[
    ("hello", "Hello!"),
    ("luck", "Good luck!"),
    ("your-turn", "Your turn!"),
    ("think", "Let me think…"),
    ("moment", "One moment, please."),
    ("no-hurry", "Take your time."),
    ("break", "Back in a moment."),
    ("back", "I am back."),
    ("nice", "Well played!"),
    ("wow", "Did not see that coming!"),
    ("oops", "Oops!"),
    ("laugh", "Ha, ha!"),
    ("thanks", "Thank you!"),
    ("sorry", "Sorry!"),
    ("game", "Good game!"),
    ("again", "Another game?"),
];

pub fn step_of(said: usize, all: usize) -> String {
    format!("{said} of {all}")
}
