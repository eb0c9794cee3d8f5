//! What a browser keeps for us: who one is at each table, how one reads, and a word to show once.

use axum::http::header::SET_COOKIE;
use axum::http::{HeaderName, HeaderValue};
use pages::room::Notice;
use shelf::Shelved;
use table::{Seat, SeatSet};
use words::rules;

use crate::request::Asker;
use crate::tables::{Table, Who};

const THREE_MONTHS: u32 = 90 * 24 * 3600;
/// How many tables a browser remembers for the first page.
const REMEMBERED: usize = 8;

pub type Cookie = (HeaderName, HeaderValue);

fn cookie(asker: &Asker, name: &str, value: &str, path: &str, seconds: u32) -> Cookie {
    let secure = if asker.origin.starts_with("https:") { "; Secure" } else { "" };
    let text = format!("{name}={value}; Path={path}; Max-Age={seconds}; SameSite=Lax; HttpOnly{secure}");
    // Names and values are letters, digits and dots by now.
    (SET_COOKIE, HeaderValue::from_str(&text).unwrap_or(HeaderValue::from_static("x=; Max-Age=0")))
}

/// Everything this browser may do at the table from now on.
pub fn keys(asker: &Asker, table: &Table, who: Who) -> Cookie {
    let host = who.host.then(|| table.host_secret().to_owned());
    let seats = who.seats.iter().map(|seat| table.seat_secret(seat));
    let secrets: Vec<String> = host.into_iter().chain(seats).collect();
    let path = format!("/t/{}", table.name);
    cookie(asker, &format!("seat-{}", table.name), &secrets.join("."), &path, THREE_MONTHS)
}

/// The tables this browser sits at, this one first: names and seats, nothing secret.
pub fn sits_at(asker: &Asker, table: &Table, seats: SeatSet) -> Cookie {
    let this = format!("{}-{}", table.name, seats.0);
    let others = tables(asker).into_iter().filter(|(name, _)| *name != table.name);
    let others = others.map(|(name, seats)| format!("{name}-{}", seats.0));
    let all: Vec<String> = std::iter::once(this).chain(others).take(REMEMBERED).collect();
    cookie(asker, "tables", &all.join("."), "/", THREE_MONTHS)
}

/// The tables this browser says it sits at.
pub fn tables(asker: &Asker) -> Vec<(String, SeatSet)> {
    let read = |text: &str| {
        let (name, seats) = text.split_once('-')?;
        let plain = name.bytes().all(|byte| byte.is_ascii_alphanumeric());
        (plain && name.len() <= 32).then_some((name.to_owned(), SeatSet(seats.parse().ok()?)))
    };
    asker.cookie("tables").unwrap_or("").split('.').filter_map(read).take(REMEMBERED).collect()
}

pub fn reading(asker: &Asker, name: &'static str, value: &str) -> Cookie {
    cookie(asker, name, value, "/", THREE_MONTHS)
}

/// A word to show on the next page of this table.
pub fn notice(asker: &Asker, table: &str, text: &str, rule: Option<&str>) -> Cookie {
    let plain = format!("{}\n{text}", rule.unwrap_or(""));
    let hex: String = plain.bytes().map(|byte| format!("{byte:02x}")).collect();
    cookie(asker, "notice", &hex, &format!("/t/{table}"), 20)
}

pub fn no_notice(asker: &Asker, table: &str) -> Cookie {
    cookie(asker, "notice", "", &format!("/t/{table}"), 0)
}

/// The word kept for this page, if there is one.
pub fn read_notice(asker: &Asker, game: &dyn Shelved) -> Option<Notice> {
    let hex = asker.cookie("notice").filter(|hex| !hex.is_empty() && hex.len() < 2000)?;
    let digit = |byte: &u8| (*byte as char).to_digit(16);
    let bytes: Option<Vec<u8>> = hex
        .as_bytes()
        .chunks(2)
        .map(|pair| Some((digit(pair.first()?)? << 4 | digit(pair.get(1)?)?) as u8))
        .collect();
    let plain = String::from_utf8(bytes?).ok()?;
    let (rule, text) = plain.split_once('\n')?;
    let rule = rules::find(game.rules(asker.lang), rule).map(|rule| rule.id);
    Some(Notice { text: text.to_owned(), rule })
}

/// With one more seat.
pub fn with_seat(who: Who, seat: Seat) -> Who {
    Who { seats: who.seats.with(seat), ..who }
}
