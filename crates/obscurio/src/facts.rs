//! Does what a scenario expects hold? Every fact is read from a view, a pile or what was told.

use std::fmt::{Debug, Display};

use table::{Game, Seat, Viewer};

use crate::page_view::PageView;
use crate::pictures::Card;
use crate::stage::one;
use crate::state::State;
use crate::view::{self, TokenView, WizardView};
use crate::{Event, Obscurio};

pub(crate) fn check(state: &State, past: &[Event], fact: &str) -> Result<(), String> {
    let words: Vec<&str> = fact.split_whitespace().collect();
    if let ["told", ..] = words[..] {
        return told(past.iter().copied(), &words[1..]);
    }
    if let [viewer, "told", ..] = words[..] {
        let viewer = viewer_of(viewer)?;
        return told(past.iter().filter_map(|event| Obscurio::tell(state, viewer, event)), &words[2..]);
    }
    let (found, wanted) = match words[..] {
        [viewer, ref rest @ ..] if viewer == "spectator" || viewer.parse::<Seat>().is_ok() => {
            of_somebody(state, viewer, rest)?
        }
        _ => of_the_table(state, &words)?,
    };
    compare(&found, wanted)
}

fn viewer_of(word: &str) -> Result<Viewer, String> {
    if word == "spectator" { Ok(Viewer::Spectator) } else { one(word).map(Viewer::Seat) }
}

/// `has …`, `lacks …`, `counts …`, or exactly so.
fn compare(found: &[String], wanted: &[&str]) -> Result<(), String> {
    let has = |word: &&str| found.iter().any(|it| it == word);
    let fits = match wanted {
        ["has", cards @ ..] => cards.iter().all(|card| has(card)),
        ["lacks", cards @ ..] => !cards.iter().any(|card| has(card)),
        ["counts", number] => found.len().to_string() == **number,
        ["nothing"] => found.is_empty(),
        exactly => found.iter().map(String::as_str).eq(exactly.iter().copied()),
    };
    if fits { Ok(()) } else { Err(format!("found {}", if found.is_empty() { "nothing".into() } else { found.join(" ") })) }
}

fn words<T: Display>(things: impl IntoIterator<Item = T>) -> Vec<String> {
    things.into_iter().map(|thing| thing.to_string()).collect()
}

type Fact<'a> = Result<(Vec<String>, &'a [&'a str]), String>;

fn of_the_table<'a>(state: &State, fact: &'a [&'a str]) -> Fact<'a> {
    let [what, rest @ ..] = fact else { return Err("nothing is said".to_owned()) };
    let found = match *what {
        "phase" => vec![spelled(view::open(state).phase)],
        "turn" => words([state.turn]),
        "progress" => words([state.progress]),
        "light" => words([state.light]),
        "dark" => words([state.dark]),
        "boxed" => words([state.boxed]),
        "extra" => words([state.extra_traps]),
        "space" => words([state.space]),
        "track" => words(state.track()),
        "calls" => words([view::open(state).calls]),
        "traps" => words(state.traps.iter()),
        "bag" => words(state.bag.iter()),
        "deck" => words(state.deck.iter().rev()),
        "discard" => words(state.discard.iter()),
        "holder" => words(state.holder.into_iter().flatten()),
        "doors" => words(state.doors.iter()),
        "exit" => words(state.exit_door()),
        "timer" => state.timer().into_iter().flat_map(|it| [it.name.to_owned(), it.ms.to_string()]).collect(),
        "exposed" => words(state.exposed.iter()),
        "sealed" => words(state.seats().filter(|seat| Obscurio::is_sealed(state, *seat))),
        "presence" => words([if Obscurio::hides_presence(state) { "hidden" } else { "shown" }]),
        "winners" => words(Obscurio::outcome(state).into_iter().flat_map(|it| it.winners.iter().collect::<Vec<_>>())),
        _ => return Err("nothing of that kind can be expected".to_owned()),
    };
    Ok((found, rest))
}

/// `DoorsLocked { opened: 2 }` is `DoorsLocked-2`.
fn spelled(thing: impl Debug) -> String {
    let text = format!("{thing:?}");
    let number: String = text.chars().filter(char::is_ascii_digit).collect();
    let name = text.split(' ').next().unwrap_or_default();
    if number.is_empty() { name.to_owned() } else { format!("{name}-{number}") }
}

fn of_somebody<'a>(state: &State, who: &str, fact: &'a [&'a str]) -> Fact<'a> {
    let viewer = viewer_of(who)?;
    match fact {
        ["sees", rest @ ..] => seen(state, viewer, rest),
        ["awaits", rest @ ..] => {
            let awaited = Obscurio::awaited(state, viewer);
            let timers = awaited.timers.iter().map(|timer| timer.name.to_owned());
            Ok((awaited.seats.iter().map(|seat| seat.to_string()).chain(timers).collect(), rest))
        }
        ["talks", rest @ ..] => {
            let seat = one(who)?;
            Ok((words([spelled(Obscurio::talk(state, seat).to_all)]), rest))
        }
        ["keeps", rest @ ..] => Ok((words([state.wrong[one::<Seat>(who)?.index()]]), rest)),
        _ => Err("nothing of that kind can be expected of somebody".to_owned()),
    }
}

fn seen<'a>(state: &State, viewer: Viewer, fact: &'a [&'a str]) -> Fact<'a> {
    let (open, own) = (view::open(state), view::own(state, viewer));
    let of = |seat: &str| -> Result<WizardView, String> {
        let seat: Seat = one(seat)?;
        open.wizards.iter().find(|wizard| wizard.seat == seat).cloned().ok_or("no Wizard".to_owned())
    };
    let [what, rest @ ..] = fact else { return Err("what?".to_owned()) };
    let found = match *what {
        "exit" => words(own.exit),
        "book" => book(&open, own.pages),
        "butterflies" if own.butterflies.is_empty() => {
            open.book.iter().flat_map(|book| &book.butterflies).map(|it| it.to_string().replace(' ', "-")).collect()
        }
        "butterflies" => own.butterflies.iter().map(|it| it.to_string().replace(' ', "-")).collect(),
        "holder" => words(own.holder.into_iter().flatten()),
        "picks" => words(own.picks),
        "deck" => words([own.deck_count.unwrap_or(open.deck_count)]),
        "discard" => words(open.discard),
        "traitor" => words(own.traitor),
        "role" => own.role.map(spelled).into_iter().collect(),
        "doors" => open.doors.iter().map(|door| door.map_or("?".to_owned(), |card| card.to_string())).collect(),
        "exit-door" => words(open.exit_door),
        "holds" => own.holds.iter().map(|(_, _, door)| door.to_string()).collect(),
        "votes" => own.votes.iter().map(|(_, target)| target.to_string()).collect(),
        "all-votes" => open.votes.iter().map(|(seat, target)| format!("{seat}-{target}")).collect(),
        "end-holder" => words(open.end.iter().flat_map(|end| end.holder).flatten()),
        "end-deck" => words(open.end.into_iter().flat_map(|end| end.deck)),
        "voted" => words(open.wizards.iter().filter(|it| it.voted).map(|it| it.seat)),
        "confirmed" => words(open.wizards.iter().filter(|it| it.confirmed).map(|it| it.seat)),
        "callers" => words(open.wizards.iter().filter(|it| it.called).map(|it| it.seat)),
        "awake" => words([own.awake]),
        seat => {
            let wizard = of(seat)?;
            let (found, rest) = match rest {
                ["card", rest @ ..] => (spelled(wizard.card), rest),
                ["token", rest @ ..] => (token(wizard.token), rest),
                ["companion", rest @ ..] => (wizard.second.map_or("none".to_owned(), token), rest),
                _ => return Err("nothing of that kind can be seen".to_owned()),
            };
            return Ok((vec![found], rest));
        }
    };
    Ok((found, rest))
}

fn token(token: TokenView) -> String {
    match token {
        TokenView::Door(door) => door.to_string(),
        other => spelled(other),
    }
}

/// Cards, or what is left of them: `red`, `mist`, the number of elements that show.
fn book(open: &view::Open, own: Option<[Card; 2]>) -> Vec<String> {
    if let Some(pages) = own {
        return words(pages);
    }
    let page = |page: &PageView| match page {
        PageView::Bare(card) => card.to_string(),
        PageView::Filtered(page) => {
            let coloured = page.palette.is_some() || page.elements.iter().any(|it| it.colour.is_some());
            let mist = if page.mist { "misty" } else { "clear" };
            format!("{mist}-{}-{}", if coloured { "coloured" } else { "red" }, page.elements.len())
        }
    };
    open.book.iter().flat_map(|book| &book.pages).map(page).collect()
}

/// `Stood S1 then Confirmed`: events with these words, in this order; `nothing Picked`: no such event.
fn told(past: impl Iterator<Item = Event>, words: &[&str]) -> Result<(), String> {
    let events: Vec<String> =
        past.map(|event| format!("{event:?}").replace("Seat(", "S").replace(')', "")).collect();
    let fits = |event: &String, words: &[&str]| words.iter().all(|word| event.contains(word));
    if let ["nothing", words @ ..] = words {
        return events.into_iter().find(|event| fits(event, words)).map_or(Ok(()), Err);
    }
    let mut rest = events.iter();
    if words.split(|word| *word == "then").all(|words| rest.any(|event| fits(event, words))) {
        return Ok(());
    }
    Err(format!("it was not:\n    {}", events.join("\n    ")))
}
