//! Checks a fact: the `expect` lines of a scenario.

use table::{Seat, Viewer};

use crate::cards::{Card, Cards, Element, Page, Spell};
use crate::stage::{cards, kind, spells};
use crate::state::{Slot, State};
use crate::view::{self, Heap};
use crate::{Event, end};

type Checked = Result<(), String>;

fn is<T: PartialEq + std::fmt::Debug>(found: T, wanted: T) -> Checked {
    if found == wanted { Ok(()) } else { Err(format!("it is {found:?}")) }
}

fn number(word: &str) -> Result<usize, String> {
    word.parse().map_err(|_| format!("\"{word}\" is not a number"))
}

fn heap(found: &Cards, words: &[&str]) -> Checked {
    match *words {
        [count, "cards"] => is(found.len(), number(count)?),
        _ if *found == cards(words)? => Ok(()),
        _ => Err(format!("it is {:?}", found.iter().collect::<Vec<Card>>())),
    }
}

pub fn check(state: &State, past: &[Event], fact: &str) -> Checked {
    let words: Vec<&str> = fact.split_whitespace().collect();
    match words[..] {
        ["told", "nothing", ref about @ ..] => match told(past, about) {
            Some(event) => Err(event),
            None => Ok(()),
        },
        ["told", ref about @ ..] => {
            told(past, about).map(|_| ()).ok_or_else(|| format!("it was not:\n{past:#?}"))
        }
        ["reached", cause, ref seats @ ..] => is(reached(past, cause), seats.join(" ")),
        ["stack", count] => is(state.madness as usize, number(count)?),
        ["destroyed", "curse", curse] => is(state.destroyed_curses.iter().any(|it| it.name() == curse), true),
        ["destroyed", "spell", spell] => {
            let spell: Spell = spell.parse().map_err(|()| "no such Spell")?;
            is(state.destroyed_spells[spell.index()] > 0, true)
        }
        ["destroyed", ref rest @ ..] => heap(&state.destroyed, rest),
        ["boxed", ref rest @ ..] => heap(&state.boxed, rest),
        ["table", card, count] => {
            let card = card.parse().map_err(|()| "no such card")?;
            is(state.table.count(card) as usize, number(count)?)
        }
        ["round", count] => is(state.round as usize, number(count)?),
        ["space", count] => is(state.space as usize, number(count)?),
        ["turn", count] => is(state.turn as usize, number(count)?),
        ["curses", count] => is(state.cursed().count(), number(count)?),
        ["end", wanted] => is(state.end.map(end::End::name), Some(wanted)),
        ["monster", name] => is(state.monster.map(|monster| monster.name()), Some(name)),
        ["page", name] => is(state.page.map(Page::name), Some(name)),
        ["unseen", "pages", count] => is(state.pages.count_ones() as usize, number(count)?),
        ["next", "curses", ref names @ ..] => next_curses(state, names),
        ["tokens", element, count] => {
            is(state.tokens[read_element(element)?.index()] as usize, number(count)?)
        }
        ["library", element, ref rest @ ..] => library(state, read_element(element)?, rest),
        ["pile", name, count] => is(state.pile(kind(name)?).len(), number(count)?),
        ["bottom", name, ref curses @ ..] => {
            let bottom: Vec<&str> = state.pile(kind(name)?).bottom().iter().map(|it| it.name()).collect();
            is(bottom, curses.to_vec())
        }
        ["coming", space, ref rest @ ..] => coming(state, space, rest),
        [slot, ref rest @ ..] if slot.parse::<Slot>().is_ok() => spot(state, slot, rest),
        [seat, ref rest @ ..] => {
            let seat: Seat = seat.parse().map_err(|()| "not understood")?;
            player(state, seat, rest)
        }
        [] => Err("nothing expected".to_owned()),
    }
}

fn read_element(word: &str) -> Result<Element, String> {
    word.parse().map_err(|()| format!("{word} is no Element"))
}

/// The first event whose words include all of these.
fn told(past: &[Event], about: &[&str]) -> Option<String> {
    let lines = past.iter().map(|event| format!("{event:?}").replace("Seat(", "S").replace(')', ""));
    lines.into_iter().find(|line| about.iter().all(|word| line.contains(word)))
}

/// Who went through a text, in order.
fn reached(past: &[Event], name: &str) -> String {
    let seats = past.iter().filter_map(|event| match event {
        Event::Reaches { seat, cause } => {
            let cause = format!("{cause:?}").to_lowercase();
            cause.contains(&name.replace('-', "")).then(|| seat.to_string())
        }
        _ => None,
    });
    seats.collect::<Vec<_>>().join(" ")
}

fn next_curses(state: &State, names: &[&str]) -> Checked {
    let shown = view::open(state).book.and_then(|book| book.next_curses);
    let shown: Vec<&str> = shown.iter().flatten().map(|element| element.name()).collect();
    is(shown, names.iter().copied().filter(|name| *name != "nothing").collect())
}

fn library(state: &State, element: Element, words: &[&str]) -> Checked {
    let shelf = state.library[element.index()];
    match *words {
        ["nothing"] => is(shelf.top, None),
        [count, "left"] => is(shelf.left as usize, number(count)?),
        [spell] => is(shelf.top.map(|top| top.name()), Some(spell)),
        _ => Err("what about that deck?".to_owned()),
    }
}

fn coming(state: &State, space: &str, words: &[&str]) -> Checked {
    let forecast = view::open(state).forecast;
    let space = number(space)?;
    let coming = forecast.iter().find(|coming| coming.space as usize == space).ok_or("not in this round")?;
    match *words {
        ["for", seat] => is(format!("S{}", coming.seat), seat.to_owned()),
        ["escapes"] => is(coming.escapes, true),
        ["vanquished"] => is(coming.escapes, false),
        [curse, answer @ ("strikes" | "sleeps")] => {
            let there = coming.curses.iter().find(|(_, it, _)| it.name() == curse);
            is(there.map(|(_, _, strikes)| *strikes), Some(answer == "strikes"))
        }
        _ => Err("what about that space?".to_owned()),
    }
}

fn spot(state: &State, slot: &str, words: &[&str]) -> Checked {
    let slot: Slot = slot.parse().map_err(|()| "no such slot")?;
    let spot = state.spot(slot);
    match *words {
        ["empty"] => is(spot.curse, None),
        ["neutralized"] => is(spot.asleep > 0, true),
        ["face-up"] => is(spot.asleep, 0),
        ["over", count, "madness"] => is(spot.madness as usize, number(count)?),
        ["costs", ref amounts @ ..] => {
            let mut cost = [0; 4];
            for amount in amounts {
                let (element, count) = amount.split_once('*').unwrap_or((amount, "1"));
                cost[read_element(element)?.index()] += number(count)? as u8;
            }
            is(spot.cost(), cost)
        }
        [curse] => is(spot.curse.map(|it| it.name()), Some(curse)),
        _ => Err("what about that slot?".to_owned()),
    }
}

fn player(state: &State, seat: Seat, words: &[&str]) -> Checked {
    let player = state.player(seat);
    match *words {
        ["hand", ref rest @ ..] => heap(&player.hand, rest),
        ["discard", ref rest @ ..] => heap(&player.discard, rest),
        ["support", ref rest @ ..] => heap(&player.support, rest),
        ["deck", count, "cards"] => is(player.deck_len(), number(count)?),
        ["deck", ref rest @ ..] => heap(&player.deck, rest),
        ["on-deck", ref rest @ ..] => {
            let known: Vec<String> = player.known.iter().rev().map(|(card, _)| card.to_string()).collect();
            is(known.join(" "), rest.join(" ").replace("nothing", ""))
        }
        ["spells", ref rest @ ..] => is(player.spells, spells(rest)?),
        ["ready", ref rest @ ..] => is(player.ready(), spells(rest)?),
        ["exhausted", ref rest @ ..] => is(player.exhausted, spells(rest)?),
        ["neutralized", ref rest @ ..] => is(player.neutralized(), spells(rest)?),
        ["eliminated"] => is(player.in_play, false),
        ["active"] => is(state.active, seat),
        ["limits", support, spells] => {
            let limits = (player.support_limit(state.options.edition), player.spell_limit());
            is(limits, (number(support)?, number(spells)?))
        }
        ["is", name] => is(player.magician.map(|it| it.name()), Some(name)),
        ["sees", owner, ref rest @ ..] => sees(state, seat, owner, rest),
        _ => Err("what about that player?".to_owned()),
    }
}

/// What one seat's view shows of another's cards.
fn sees(state: &State, seat: Seat, owner: &str, words: &[&str]) -> Checked {
    let owner: Seat = owner.parse().map_err(|()| "nobody")?;
    let view = <crate::Madness as table::Game>::view(state, Viewer::Seat(seat));
    let player = view.own.players.get(owner.index()).ok_or("nobody sits there")?;
    let shown = |it: &Heap| match it {
        Heap::Faces(faces) => faces.iter().map(Card::to_string).collect::<Vec<_>>().join(" "),
        Heap::Backs { count, top } => {
            let top = top.map_or(String::new(), |card| format!(" under {card}"));
            format!("{count} backs{top}")
        }
    };
    let known =
        || player.known_top.iter().map(|card| card.map_or("back".to_owned(), |card| card.to_string()));
    match *words {
        ["hand", ref rest @ ..] => is(shown(&player.hand), rest.join(" ")),
        ["discard", ref rest @ ..] => is(shown(&player.discard), rest.join(" ")),
        ["on-deck", ref rest @ ..] => is(known().collect::<Vec<_>>().join(" "), rest.join(" ")),
        ["deck", count] => is(player.deck as usize, number(count)?),
        _ => Err("sees what?".to_owned()),
    }
}
