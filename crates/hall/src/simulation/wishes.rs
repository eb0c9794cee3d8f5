//! What people ask of a table: anything a command can say, mostly something sensible, by mostly the right person.

use serde_json::{Value, json};
use table::{Actor, Chance, Need, Seat, Voice};

use crate::tables::TableState;
use crate::tables::command::{Command, Own};

/// Something asked of the table, by somebody who shows these secrets.
#[derive(Clone, Debug)]
pub struct Wish {
    pub asks: Asks,
    pub shows: String,
}

#[derive(Clone, Debug)]
pub enum Asks {
    /// As a program says it.
    Said(Value),
    /// By an invitation.
    Accepts { invitation: String, name: String },
    /// To play again with the same people.
    PlaysAgain,
}

/// Every word a command can be said with, and how often it is tried. `every_command_is_tried` compares it with the commands.
pub const WORDS: [(&str, u32); 20] = [
    ("move", 70),
    ("undo", 8),
    ("answer", 8),
    ("say", 5),
    ("hint", 1),
    ("weigh", 1),
    ("go-on", 2),
    ("nudge", 3),
    ("heard", 1),
    ("lead", 2),
    ("remark", 2),
    ("pace", 2),
    ("think", 3),
    ("fill", 2),
    ("bot", 5),
    ("stand", 4),
    ("sit", 7),
    ("delete", 1),
    ("accept", 3),
    ("rematch", 3),
];

/// The word of a command; nothing for what the table itself does.
pub fn word_of(command: &Command) -> Option<&'static str> {
    Some(match command {
        Command::Move(_) => "move",
        Command::Undo(_) => "undo",
        Command::Answer(_) => "answer",
        Command::Say(_) => "say",
        Command::Hint(_) => "hint",
        Command::Weigh(_) => "weigh",
        Command::GoOn(_) => "go-on",
        Command::Nudge(_) => "nudge",
        Command::Heard(_) => "heard",
        Command::Lead(_) => "lead",
        Command::Remark(_) => "remark",
        Command::Pace(_) => "pace",
        Command::Think(_) => "think",
        Command::Fill(_) => "fill",
        Command::Bot(_) => "bot",
        Command::Stand(_) => "stand",
        Command::Sit(_) => "sit",
        Command::Delete(_) => "delete",
        Command::Accept { .. } => "accept",
        Command::Advise { .. } => "hint",
        Command::ShowWeighed { .. } => "weigh",
        Command::Own(Own::Rematch { .. } | Own::Arrive(_)) => "rematch",
        Command::Own(
            Own::BotMove { .. } | Own::Forced { .. } | Own::Ring { .. } | Own::Late { .. } | Own::Lapse,
        ) => return None,
    })
}

fn pick<'a, T>(chance: &mut Chance, all: &'a [T]) -> Option<&'a T> {
    (!all.is_empty()).then(|| &all[chance.below(all.len() as u32) as usize])
}

fn one_of(chance: &mut Chance, words: &[&'static str]) -> &'static str {
    words[chance.below(words.len() as u32) as usize]
}

/// What somebody wants now. `old` are secrets somebody once had. `about` says what it is about: sometimes several people want
/// something of one seat at the same time.
pub fn wish(
    chance: &mut Chance,
    state: &TableState,
    old: &[String],
    number: usize,
    about: Option<(&'static str, Seat)>,
) -> Wish {
    let total: u32 = WORDS.iter().map(|(_, weight)| weight).sum();
    let mut roll = chance.below(total);
    let word = WORDS.iter().find(|(_, weight)| {
        let found = roll < *weight;
        roll = roll.saturating_sub(*weight);
        found
    });
    let word = word.map_or("move", |(word, _)| word);
    let (word, seat) = about.unwrap_or_else(|| (word, whose(chance, state, word)));
    let asks = asks(chance, state, word, seat, number);
    Wish { asks, shows: secrets(chance, state, seat, word, old) }
}

/// The seat it is about: of those who are asked, for a move.
fn whose(chance: &mut Chance, state: &TableState, word: &str) -> Seat {
    let people: Vec<Seat> = state.people().iter().collect();
    let asked: Vec<Seat> =
        state.session.pending().seats.iter().filter(|seat| people.contains(seat)).collect();
    let waiting: Vec<Seat> = state.asking.iter().flat_map(|asking| asking.waiting.iter()).collect();
    let all: Vec<Seat> = Seat::all(state.sitters.len() as u8).collect();
    let some = match word {
        "move" | "hint" | "weigh" if chance.below(10) > 0 => asked,
        "answer" if chance.below(4) > 0 => waiting,
        "sit" | "accept" | "bot" | "stand" => all.clone(),
        _ => people,
    };
    pick(chance, &some).or_else(|| pick(chance, &all)).copied().unwrap_or(Seat(0))
}

/// Mostly the seat's own, where it needs one; sometimes the host's, another's, an old one, several or none.
fn secrets(chance: &mut Chance, state: &TableState, seat: Seat, word: &str, old: &[String]) -> String {
    let own = |seat: Seat| match &state.secrets[seat.index()] {
        crate::tables::seats::SeatSecret::Key(key) => key.clone(),
        _ => String::new(),
    };
    let by_host = matches!(word, "bot" | "stand" | "fill" | "pace" | "think" | "delete" | "sit" | "rematch");
    match chance.below(20) {
        0 => String::new(),
        1 => pick(chance, old).cloned().unwrap_or_default(),
        2 => own(Seat(chance.below(state.sitters.len() as u32) as u8)),
        3 => format!("{}.{}", state.host_secret, own(seat)),
        4..=11 if by_host => state.host_secret.clone(),
        _ => own(seat),
    }
}

fn asks(chance: &mut Chance, state: &TableState, word: &str, seat: Seat, number: usize) -> Asks {
    let name = one_of(chance, &["Ana", "Bea", "Cleo", "Dora", "Eva", "Bot 1", "аna", ""]);
    let at = chance.below(20);
    let strength = one_of(chance, &["random", "random", "random", "quick", "quick", "genius"]);
    let eyes = one_of(chance, &["all", "spectator", "S0", "S9"]);
    let seat_number = seat.index();
    let mut said = match word {
        "move" => return Asks::Said(moves(chance, state, seat)),
        "answer" => json!({"agree": chance.below(3) > 0}),
        "say" => speech(chance, state, seat, number),
        "heard" => json!({"heard": if at > 3 { "all".to_owned() } else { at.to_string() }}),
        "lead" if at == 0 => json!({}),
        "lead" => json!({"at": at, "as": eyes, "point": "card-1"}),
        "remark" => json!({"at": at, "as": eyes, "text": format!("remark {number}")}),
        "pace" => json!({"pace": one_of(chance, &["calm", "normal", "quick", "hasty"])}),
        "think" => json!({"think": one_of(chance, &["off", "5 move", "20 seat", "60 move", "never"])}),
        "fill" => json!({"strength": strength}),
        "bot" => json!({"strength": strength}),
        "sit" => json!({"name": name}),
        "delete" => json!({"sure": chance.below(4) == 0}),
        "accept" => {
            let invitation = match &state.secrets[seat.index()] {
                crate::tables::seats::SeatSecret::Invitation(code) => code.clone(),
                _ => "spent".to_owned(),
            };
            return Asks::Accepts { invitation, name: name.to_owned() };
        }
        "rematch" => return Asks::PlaysAgain,
        _ => json!({}),
    };
    said["do"] = json!(word);
    if !matches!(word, "pace" | "think" | "fill" | "delete") && chance.below(8) > 0 {
        said["seat"] = json!(if chance.below(30) == 0 { 77 } else { seat_number });
    }
    Asks::Said(said)
}

/// A legal move for what is asked, or something that is none.
fn moves(chance: &mut Chance, state: &TableState, seat: Seat) -> Value {
    let question = state.session.question(seat).map_or(0, |question| question.id);
    let legal = state.session.legal(Actor::Seat(seat));
    // What binds somebody goes on with the game.
    let binds = state.session.need(seat) != Need::Nothing;
    let mv = pick(chance, &legal).cloned().unwrap_or_else(|| "pass".to_owned());
    let (question, moves) = match chance.below(if binds { 24 } else { 12 }) {
        0 => (question.wrapping_sub(1), vec![mv]),
        1 => (question, vec!["play the moon".to_owned()]),
        2 => (question, Vec::new()),
        3 => (question, vec![mv.clone(), mv]),
        _ => (question, vec![mv]),
    };
    json!({"do": "move", "seat": seat.index(), "question": question, "moves": moves})
}

fn speech(chance: &mut Chance, state: &TableState, seat: Seat, number: usize) -> Value {
    let allowed = state.session.talk(seat);
    let free = allowed.to_all == Voice::Free && chance.below(2) == 0;
    let to = if chance.below(4) == 0 { "team" } else { "all" };
    if free {
        json!({"text": format!("words {number}"), "to": to})
    } else {
        json!({"phrase": one_of(chance, &["hello", "luck", "nonsense"]), "to": to})
    }
}
