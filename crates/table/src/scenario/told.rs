//! What was told? One meaning in every game: `told Picked I01` is an event with these words in this order, others between
//! them allowed; `told A … then B …` two events, one after the other; `told nothing A …` no such event.

use crate::seat::{Seat, SeatSet};

/// Seats by the names stories use: `Seat(1)` is `S1`, and several at once are called one by one.
pub(super) fn seats(text: &str) -> String {
    let sets = |number: u8| SeatSet(number).iter().map(|seat| seat.to_string()).collect::<Vec<_>>().join(" ");
    named(&named(text, "SeatSet(", sets), "Seat(", |number| Seat(number).to_string())
}

/// The text with every `start` number `)` said otherwise.
fn named(text: &str, start: &str, say: impl Fn(u8) -> String) -> String {
    let mut parts = text.split(start);
    let mut named = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        match part.split_once(')').and_then(|(number, rest)| Some((number.parse().ok()?, rest))) {
            Some((number, rest)) => named.extend([say(number).as_str(), rest]),
            None => named.extend([start, part]),
        }
    }
    named
}

/// The words of a text: letters, digits, `-` and `_`.
fn words(text: &str) -> impl Iterator<Item = &str> {
    text.split(|it: char| !it.is_alphanumeric() && it != '-' && it != '_').filter(|word| !word.is_empty())
}

/// Whether an event has these words in this order. Whole words: `door 1` is not in `door 12`.
fn fits(event: &str, wanted: &str) -> bool {
    let mut left = words(event);
    words(wanted).all(|word| left.any(|found| found == word))
}

/// Whether so much was told. The error says what was told instead.
pub(super) fn told(events: &[String], said: &str) -> Result<(), String> {
    if let Some(unwanted) = said.strip_prefix("nothing ") {
        let found = events.iter().find(|event| fits(event, unwanted));
        return found.map_or(Ok(()), |event| Err(format!("it was: {event}")));
    }
    let mut left = events.iter();
    if said.split(" then ").all(|wanted| left.any(|event| fits(event, wanted))) {
        return Ok(());
    }
    Err(format!("it was not:\n    {}", events.join("\n    ")))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn seats_are_called_by_their_names() {
        assert_eq!(seats("Accused { seats: SeatSet(6), by: Seat(3) }"), "Accused { seats: S1 S2, by: S3 }");
        assert_eq!(seats("Foe(3) Some(Seat(0))"), "Foe(3) Some(S0)");
    }

    #[test]
    fn whole_words_in_order_and_events_in_order() {
        let events = ["Moved { seat: S1, door: 12 }", "Lost { seat: S1, count: 2 }"].map(str::to_owned);
        for so in ["Moved 12", "Moved door: 12", "Moved then Lost 2", "nothing Moved 1", "nothing S1 Moved"] {
            assert_eq!(told(&events, so), Ok(()), "{so}");
        }
        for wrong in ["Moved 1", "12 Moved", "Lost then Moved", "nothing Lost 2"] {
            assert!(told(&events, wrong).is_err(), "{wrong}");
        }
    }
}
