//! What a browser keeps for us: who one is at each table, how one reads, and a word to show once.

use axum::http::header::SET_COOKIE;
use axum::http::{HeaderName, HeaderValue};
use games::AnyGame;
use hall::tables::{Rights, Table};
use hall::text;
use pages::chrome::Notice;
use table::company::Pace;
use table::{Seat, SeatSet};
use words::rules;

use crate::request::Caller;

const THREE_MONTHS: u32 = 90 * 24 * 3600;
/// How many tables a browser remembers for the first page.
const REMEMBERED: usize = 8;
/// More than sit at any table.
const MOST_MUTED: usize = 16;

pub type Cookie = (HeaderName, HeaderValue);

fn cookie(caller: &Caller, name: &str, value: &str, path: &str, seconds: u32) -> Cookie {
    let secure = if caller.secure { "; Secure" } else { "" };
    let text = format!("{name}={value}; Path={path}; Max-Age={seconds}; SameSite=Lax; HttpOnly{secure}");
    // Names and values are letters, digits and dots by now.
    (SET_COOKIE, HeaderValue::from_str(&text).unwrap_or(HeaderValue::from_static("x=; Max-Age=0")))
}

/// Everything this browser may do at the table from now on.
pub fn keys(caller: &Caller, table: &Table, rights: Rights) -> Cookie {
    let host = rights.host.then(|| table.host_secret().to_owned());
    let seats = rights.seats.iter().filter_map(|seat| table.seat_key(seat));
    let secrets: Vec<String> = host.into_iter().chain(seats).collect();
    let path = format!("/t/{}", table.name);
    cookie(caller, &format!("seat-{}", table.name), &secrets.join("."), &path, THREE_MONTHS)
}

/// What a browser keeps once somebody sits there.
pub fn seated(caller: &Caller, table: &Table, rights: Rights) -> Vec<Cookie> {
    vec![keys(caller, table, rights), sits_at(caller, table, rights.seats)]
}

/// The tables this browser sits at, this one first: names, seats, and a proof that opens nothing.
pub fn sits_at(caller: &Caller, table: &Table, seats: SeatSet) -> Cookie {
    let this = format!("{}-{}-{}", table.name, seats.0, table.proof(seats));
    let all: Vec<String> =
        std::iter::once(this).chain(others(caller, &table.name)).take(REMEMBERED).collect();
    cookie(caller, "tables", &all.join("."), "/", THREE_MONTHS)
}

/// This browser's tables without this one.
fn others(caller: &Caller, table: &str) -> impl Iterator<Item = String> {
    let others = tables(caller).into_iter().filter(move |(name, ..)| name != table);
    others.map(|(name, seats, proof)| format!("{name}-{}-{proof}", seats.0))
}

/// A table is gone: nothing of it stays in this browser.
pub fn gone(caller: &Caller, table: &str) -> Vec<Cookie> {
    let path = format!("/t/{table}");
    let all: Vec<String> = others(caller, table).collect();
    vec![
        cookie(caller, &format!("seat-{table}"), "", &path, 0),
        cookie(caller, &format!("mute-{table}"), "", &path, 0),
        cookie(caller, "tables", &all.join("."), "/", THREE_MONTHS),
    ]
}

/// Whose words this browser does not show at this table. Whoever sits down there later is somebody else.
pub fn muted(caller: &Caller, table: &Table) -> SeatSet {
    let state = table.state();
    let sits = |text: &str| {
        let (seat, generation) = text.split_once('-')?;
        let (seat, generation) = (seat.parse::<u8>().ok()?, generation.parse::<u32>().ok()?);
        (state.seat_generations.get(seat as usize) == Some(&generation)).then_some(Seat(seat))
    };
    let kept = caller.cookie(&format!("mute-{}", table.name)).unwrap_or("");
    kept.split('.').take(MOST_MUTED).filter_map(sits).collect()
}

/// Remembers it.
pub fn mute(caller: &Caller, table: &Table, muted: SeatSet) -> Cookie {
    let generations = table.state().seat_generations.clone();
    let all: Vec<String> =
        muted.iter().map(|seat| format!("{}-{}", seat.0, generations[seat.index()])).collect();
    let name = format!("mute-{}", table.name);
    cookie(caller, &name, &all.join("."), &format!("/t/{}", table.name), THREE_MONTHS)
}

/// The tables this browser says it sits at, and what it has to show for it.
pub fn tables(caller: &Caller) -> Vec<(String, SeatSet, String)> {
    let plain = |text: &str| text.len() <= 32 && text.bytes().all(|byte| byte.is_ascii_alphanumeric());
    let read = |text: &str| {
        let mut parts = text.split('-');
        let (name, seats) = (parts.next()?, parts.next()?);
        let proof = parts.next().unwrap_or("");
        let seats = SeatSet(seats.parse().ok()?);
        (plain(name) && plain(proof)).then(|| (name.to_owned(), seats, proof.to_owned()))
    };
    caller.cookie("tables").unwrap_or("").split('.').filter_map(read).take(REMEMBERED).collect()
}

pub fn reading(caller: &Caller, name: &'static str, value: &str) -> Cookie {
    cookie(caller, name, value, "/", THREE_MONTHS)
}

/// A word to show on the next page of this table.
pub fn notice(caller: &Caller, table: &str, text: &str, rule: Option<&str>) -> Cookie {
    let plain = format!("{}\n{text}", rule.unwrap_or(""));
    cookie(caller, "notice", &hex(&plain), &format!("/t/{table}"), 20)
}

pub fn no_notice(caller: &Caller, table: &str) -> Cookie {
    cookie(caller, "notice", "", &format!("/t/{table}"), 0)
}

/// The word kept for this page, if there is one.
pub fn read_notice(caller: &Caller, game: &dyn AnyGame) -> Option<Notice> {
    let plain = caller.cookie("notice").and_then(from_hex)?;
    let (rule, text) = plain.split_once('\n')?;
    let rule = rules::find(game.rules(caller.lang), rule).map(|rule| rule.id);
    Some(Notice { text: text.to_owned(), rule })
}

/// What somebody is called, for the next time they sit down.
pub fn name(caller: &Caller, name: &str) -> Option<Cookie> {
    let name = text::name(name).ok()?;
    Some(cookie(caller, "name", &hex(&name), "/", THREE_MONTHS))
}

pub fn remembered_name(caller: &Caller) -> Option<String> {
    text::name(&caller.cookie("name").and_then(from_hex)?).ok()
}

/// So many games somebody plays with calm bots, unless they say otherwise.
const FIRST_GAMES: usize = 2;

/// How fast bots shall play for this browser: as it was last chosen, and calmly in somebody's first games.
pub fn pace(caller: &Caller) -> Pace {
    let chosen = caller.cookie("pace").and_then(Pace::from_name);
    let is_new = tables(caller).len() < FIRST_GAMES;
    chosen.unwrap_or(if is_new { Pace::Calm } else { Pace::Normal })
}

fn hex(text: &str) -> String {
    text.bytes().map(|byte| format!("{byte:02x}")).collect()
}

fn from_hex(hex: &str) -> Option<String> {
    let digit = |byte: &u8| (*byte as char).to_digit(16);
    let byte = |pair: &[u8]| Some((digit(pair.first()?)? << 4 | digit(pair.get(1)?)?) as u8);
    let bytes: Option<Vec<u8>> = hex.as_bytes().chunks(2).map(byte).collect();
    bytes.filter(|_| !hex.is_empty() && hex.len() < 2000).and_then(|bytes| String::from_utf8(bytes).ok())
}

/// With one more seat.
pub fn with_seat(rights: Rights, seat: Seat) -> Rights {
    Rights { seats: rights.seats.with(seat), ..rights }
}
