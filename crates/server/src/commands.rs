//! How is a command read? From what a page posted, what a program posted, and what it says in a WebSocket, all alike.

use hall::tables::command::{Command, Move};
use serde::de::DeserializeOwned;
use words::problem::Problem;

use crate::form_body;
use crate::request::Fields;

/// What a program posted to the address of one command; nothing is an empty object.
pub fn of_json<B: DeserializeOwned>(make: fn(B) -> Command, text: &[u8]) -> Result<Command, Problem> {
    read_json(if text.is_empty() { b"{}" } else { text }).map(make)
}

/// What a page posted there. Forms bring more than is needed: a button in the middle of a move sends what was chosen so
/// far.
pub fn of_form<B: DeserializeOwned>(make: fn(B) -> Command, fields: &Fields) -> Result<Command, Problem> {
    form_body::read(fields).map(make)
}

/// What a program said in a WebSocket: a move, or any command that names itself in `do`.
pub fn of_message(text: &[u8]) -> Result<Command, Problem> {
    let mv: Result<Move, Problem> = read_json(text);
    match mv {
        Ok(mv) => Ok(Command::Move(mv)),
        Err(not_a_move) => read_json::<Command>(text).map_err(|other| match other {
            Problem::Malformed(why) if why.contains("missing field `do`") => not_a_move,
            other => other,
        }),
    }
}

/// What a program wrote.
pub fn read_json<T: DeserializeOwned>(text: &[u8]) -> Result<T, Problem> {
    serde_json::from_slice(text).map_err(|error| Problem::Malformed(error.to_string()))
}

#[cfg(test)]
mod tests {
    use hall::tables::command::{Agreement, OfSeat};

    use super::*;

    #[test]
    fn a_message_is_a_move_or_names_what_it_is() {
        let read = |text: &str| of_message(text.as_bytes());
        assert!(matches!(read(r#"{"question":7,"moves":["pass"]}"#), Ok(Command::Move(_))));
        assert!(matches!(read(r#"{"do":"move","question":7,"moves":["pass"]}"#), Ok(Command::Move(_))));
        assert!(matches!(read(r#"{"do":"go-on","seat":1}"#), Ok(Command::GoOn(OfSeat { seat: Some(1) }))));
        assert!(matches!(read(r#"{"question":7}"#), Err(Problem::Malformed(why)) if why.contains("moves")));
        for unheard_of in [r#"{"do":"lapse"}"#, r#"{"do":"ring"}"#, r#"{"do":"undo","sure":true}"#, "[]", "7"]
        {
            assert!(matches!(read(unheard_of), Err(Problem::Malformed(_))), "{unheard_of}");
        }
    }

    #[test]
    fn forms_and_json_are_read_alike() {
        let form = Fields::read("seat=S1&question=7&move=a&move=b+c&card=other").unwrap();
        let Ok(Command::Move(mv)) = of_form(Command::Move, &form) else { panic!("a move") };
        assert_eq!((mv.seat, mv.question, mv.moves), (Some(1), 7, vec!["a".to_owned(), "b c".to_owned()]));
        let form = Fields::read("agree=yes").unwrap();
        assert!(matches!(
            of_form(Command::Answer, &form),
            Ok(Command::Answer(Agreement { seat: None, agree: true }))
        ));
        for bad in ["agree=perhaps", "seat=x&agree=no", ""] {
            let form = Fields::read(bad).unwrap();
            assert!(of_form(Command::Answer, &form).is_err(), "{bad}");
        }
        let form = Fields::read("at=3&as=S1").unwrap();
        let Ok(Command::Lead(lead)) = of_form(Command::Lead, &form) else { panic!("a moment") };
        assert_eq!((lead.at, lead.eyes.as_deref(), lead.point), (Some(3), Some("S1"), None));
    }
}
