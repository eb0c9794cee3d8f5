//! Does a fact hold, told in the words of the scenario files?
//!
//! `chain` and `title` speak of the present Chapter; Spells, Trump and ranking also of the one that has just ended,
//! while nothing lies in the next. `last …` always means the one that has just ended.

use std::fmt::Display;

use table::checks::hidden_worlds;
use table::{Game, Seat, SeatSet, Viewer};

use crate::cards::{Card, CardSet, Element};
use crate::chapter::{Chain, Chapter, Spell};
use crate::stage::{after, list, one};
use crate::state::{Finished, State};
use crate::view::{View, parties};
use crate::{Deed, Event, Grimoire};

type Found = Result<(), String>;
type Reader = fn(&Stage, &str) -> Found;

/// What a fact is read from.
struct Stage<'a> {
    state: &'a State,
    past: &'a [Event],
    last: bool,
}

/// Facts by their first words; the rest of the line goes to the reader.
const FACTS: &[(&str, Reader)] = &[
    ("chain", chain),
    ("title", title),
    ("buried", |scene, cards| same_list(scene.state.buried.cards(), cards)),
    ("trump", |scene, card| trump(scene, card, true)),
    ("not trump", |scene, card| trump(scene, card, false)),
    ("no trump", no_trump),
    ("ranking", ranking),
    ("winner", |scene, seat| same(scene.player(scene.finished()?.winner), one(seat)?)),
    ("weakest", |scene, seat| same(scene.player(scene.finished()?.weakest), one(seat)?)),
    ("leader", |scene, seat| same(scene.state.leader, one(seat)?)),
    ("dealer", |scene, seat| same(scene.state.dealer, one(seat)?)),
    ("chapter", |scene, number| same(scene.state.chapter.number, one(number)?)),
    ("round", |scene, number| same(scene.state.round, one(number)?)),
    ("scores", |scene, scores| same_list(&scene.state.scores[..parties(scene.state)], scores)),
    ("life", life),
    ("out", |scene, seat| same(scene.state.is_in(one(seat)?), false)),
    ("hand", hand),
    ("discard", |scene, words| pile(thrown(scene.state), words)),
    ("element deck", |scene, words| pile(scene.state.element_deck.set(), words)),
    ("draw deck", |scene, words| pile(scene.state.draw_deck.set(), words)),
    ("deck", deck),
    ("cards", conserved),
    ("activated", activated),
    ("not activated", |scene, card| same(times(scene, one(card)?), 0)),
    ("silenced by the Chain", |scene, number| same(chain_victims(scene), one(number)?)),
    ("asked", asked),
    ("talk", talk),
];

/// Checks one fact. The error says what was found instead.
pub(crate) fn check(state: &State, past: &[Event], fact: &str) -> Found {
    let last = after(fact, "last");
    let scene = Stage { state, past, last: last.is_some() };
    let fact = last.unwrap_or(fact);
    if let Some((read, rest)) = FACTS.iter().find_map(|(words, read)| Some((read, after(fact, words)?))) {
        return read(&scene, rest);
    }
    let (first, rest) = fact.split_once(' ').ok_or("not a fact")?;
    if let Ok(card) = first.parse() {
        return spell(&scene, card, rest);
    }
    let viewer = match first {
        "spectator" => Viewer::Spectator,
        seat => Viewer::Seat(one(seat)?),
    };
    eyes(&scene, viewer, rest)
}

impl Stage<'_> {
    fn finished(&self) -> Result<&Finished, String> {
        self.state.finished.as_ref().ok_or_else(|| "no Chapter has just ended".to_owned())
    }

    fn present(&self) -> Result<&Chapter, String> {
        if self.last { Ok(&self.finished()?.chapter) } else { Ok(&self.state.chapter) }
    }

    /// The Chapter whose Spells still lie there to be looked at.
    fn lying(&self) -> Result<&Chapter, String> {
        match &self.state.finished {
            Some(finished) if self.state.chapter.spells().is_empty() => Ok(&finished.chapter),
            _ => self.present(),
        }
    }

    fn spell(&self, card: Card) -> Result<Spell, String> {
        let found = self.lying()?.spells().iter().find(|spell| spell.card == card).copied();
        found.ok_or_else(|| format!("{card:?} is not in the Chapter"))
    }

    fn player(&self, index: u8) -> Seat {
        self.state.finished.map_or(Seat(0), |finished| finished.chapter.spells()[index as usize].player)
    }
}

fn chain(scene: &Stage, wanted: &str) -> Found {
    let chain = match scene.present()?.chain {
        Chain::NotStarted => "not started",
        Chain::Active(element) => element.name(),
        Chain::Broken => "broken",
    };
    same(chain, wanted)
}

fn title(scene: &Stage, wanted: &str) -> Found {
    let title = scene.present()?.title;
    let found = title.map(|title| format!("{:?} {}", title.card, title.element.name()));
    same(found.as_deref().unwrap_or("none"), wanted)
}

fn spell(scene: &Stage, card: Card, wanted: &str) -> Found {
    let Spell { element, power, silenced, .. } = scene.spell(card)?;
    let silence = if silenced { " silenced" } else { "" };
    same(format!("{} {power}{silence}", element.name()).as_str(), wanted)
}

fn trump(scene: &Stage, card: &str, wanted: bool) -> Found {
    let spell = scene.spell(one(card)?)?;
    same(scene.lying()?.is_trump(&spell), wanted)
}

fn no_trump(scene: &Stage, _: &str) -> Found {
    same(scene.lying()?.trump().map_or("none", Element::name), "none")
}

fn ranking(scene: &Stage, wanted: &str) -> Found {
    let chapter = scene.lying()?;
    let cards: Vec<Card> = chapter.ranking().iter().map(|index| chapter.spells()[*index].card).collect();
    same_list(&cards, wanted)
}

fn life(scene: &Stage, words: &str) -> Found {
    let (seat, lives) = words.split_once(' ').ok_or("whose Life, and how much?")?;
    same(scene.state.lives[one::<Seat>(seat)?.index()], one(lives)?)
}

fn hand(scene: &Stage, words: &str) -> Found {
    let (seat, rest) = words.split_once(' ').ok_or("whose hand, and what is in it?")?;
    pile(scene.state.hands[one::<Seat>(seat)?.index()], rest)
}

/// The discard pile, the hands of the eliminated included.
fn thrown(state: &State) -> CardSet {
    state.out.iter().fold(state.discard, |pile, hand| pile.union(*hand))
}

/// `counts 6`, `has …`, `lacks …`, `nothing`, or exactly these cards.
fn pile(cards: CardSet, words: &str) -> Found {
    let held: Vec<Card> = cards.iter().collect();
    if let Some(number) = after(words, "counts") {
        return same(held.len(), one(number)?);
    }
    let (wanted, inside) = match (after(words, "has"), after(words, "lacks")) {
        (Some(wanted), _) => (wanted, true),
        (_, Some(wanted)) => (wanted, false),
        _ => {
            let mut exactly: Vec<Card> = if words == "nothing" { Vec::new() } else { list(words)? };
            exactly.sort();
            return if exactly == held { Ok(()) } else { Err(format!("found {held:?}")) };
        }
    };
    let fits = list::<Card>(wanted)?.iter().all(|card| cards.contains(*card) == inside);
    if fits { Ok(()) } else { Err(format!("found {held:?}")) }
}

fn deck(scene: &Stage, elements: &str) -> Found {
    let wanted = list::<Element>(elements)?;
    let cards = wanted.iter().fold(CardSet::NONE, |all, element| all.union(element.cards()));
    let found: Vec<_> = scene.state.deck().iter().collect();
    if scene.state.deck() == cards { Ok(()) } else { Err(format!("found {found:?}")) }
}

/// GRI-18.1: the deck has so many cards, and each of them is in exactly one place.
fn conserved(scene: &Stage, number: &str) -> Found {
    let state = scene.state;
    let spells: CardSet =
        state.chapter.spells().iter().filter(|spell| !spell.gone).map(|it| it.card).collect();
    let title: CardSet = state.chapter.title.iter().map(|title| title.card).collect();
    let piles = [spells, title, state.buried.set(), state.element_deck.set(), state.draw_deck.set()];
    let places: Vec<CardSet> = piles.into_iter().chain([thrown(state)]).chain(state.hands).collect();
    let union = places.iter().fold(CardSet::NONE, |all, place| all.union(*place));
    same(union == state.deck(), true)?;
    same(places.iter().map(|place| place.len()).sum::<usize>(), one(number)?)
}

/// How often the card's effect has activated since the story began.
fn times(scene: &Stage, card: Card) -> usize {
    scene.past.iter().filter(|event| event.deed == Deed::Activated { card }).count()
}

fn activated(scene: &Stage, words: &str) -> Found {
    let (card, number) = words.split_once(' ').unwrap_or((words, "1"));
    same(times(scene, one(card)?), one(number)?)
}

fn chain_victims(scene: &Stage) -> usize {
    scene.past.iter().filter(|event| matches!(event.deed, Deed::Silenced { by: None, .. })).count()
}

fn asked(scene: &Stage, seat: &str) -> Found {
    let (found, _) = scene.state.question().ok_or("nobody is asked")?;
    same(found, one(seat)?)
}

/// `S0 free`, `S0 phrases`, `S0 partner S2`.
fn talk(scene: &Stage, words: &str) -> Found {
    let (seat, wanted) = words.split_once(' ').ok_or("who, and how?")?;
    let talk = Grimoire::talk(scene.state, one(seat)?);
    match after(wanted, "partner") {
        Some(partner) => same(talk.partners == SeatSet::one(one(partner)?), true),
        None => {
            same(talk.partners.is_empty(), true)?;
            same(if talk.to_all == table::Voice::Free { "free" } else { "phrases" }, wanted)
        }
    }
}

/// `sees …`, `knows …`, `reads of …`; `does not see …` and so on.
fn eyes(scene: &Stage, viewer: Viewer, words: &str) -> Found {
    let denied = after(words, "does not");
    let words = denied.unwrap_or(words);
    let wanted = denied.is_none();
    if let Some(card) = after(words, "reads of").or(after(words, "read of")) {
        return same(reads_of(scene, viewer, one(card)?), wanted);
    }
    if let Some(what) = after(words, "knows").or(after(words, "know")) {
        return same(knows(scene, viewer, what)?, wanted);
    }
    let what = after(words, "sees").or(after(words, "see")).ok_or("not a fact")?;
    same(sees(scene, &Grimoire::view(scene.state, viewer), what)?, wanted)
}

/// `hand of S0`, `discard`, `Flash in discard`, `slot 3`, `ended Chapter`.
fn sees(scene: &Stage, view: &View, what: &str) -> Result<bool, String> {
    if let Some(owner) = after(what, "hand of") {
        let owner: Seat = one(owner)?;
        let held = scene.state.hands[owner.index()];
        let hand = view.own.seats[owner.index()].hand.as_ref();
        return Ok(hand.is_some_and(|hand| hand.iter().copied().eq(held.iter())));
    }
    if let Some(slot) = after(what, "slot") {
        let slot = one::<usize>(slot)?.checked_sub(1).ok_or("slots count from 1")?;
        return Ok(view.tome.as_ref().and_then(|tome| *tome.slots.get(slot)?).is_some());
    }
    if let Some(card) = what.strip_suffix(" in discard") {
        let card = one(card)?;
        return Ok(view.discard.cards.as_ref().is_some_and(|cards| cards.contains(&card)));
    }
    match what {
        "discard" => Ok(view.discard.cards.is_some()),
        "ended Chapter" => Ok(view.finished.is_some()),
        _ => Err("not a fact".to_owned()),
    }
}

/// Whether these cards are the same in every world that looks like this one from there.
fn knows(scene: &Stage, viewer: Viewer, what: &str) -> Result<bool, String> {
    let Viewer::Seat(seat) = viewer else { return Err("only seats imagine worlds".to_owned()) };
    let owner = after(what, "hand of").map(one::<Seat>).transpose()?;
    let cards = |world: &State| match (owner, what) {
        (Some(owner), _) => Some(world.hands[owner.index()].iter().collect()),
        (None, "element deck") => Some(world.element_deck.cards().to_vec()),
        (None, "draw deck") => Some(world.draw_deck.cards().to_vec()),
        _ => None,
    };
    let truth = cards(scene.state).ok_or("not a fact")?;
    let worlds = hidden_worlds::<Grimoire>(scene.state, seat, 8, 1);
    let alike =
        worlds.iter().all(|world| Grimoire::view(world, viewer) == Grimoire::view(scene.state, viewer));
    same(alike, true)?;
    Ok(worlds.iter().all(|world| cards(world).as_ref() == Some(&truth)))
}

/// Whether the log, as this viewer may read it now, names the card.
fn reads_of(scene: &Stage, viewer: Viewer, card: Card) -> bool {
    let told = scene.past.iter().filter_map(|event| Grimoire::tell(scene.state, viewer, event));
    told.map(|event| format!("{:?}", event.deed))
        .any(|text| text.split(|letter: char| !letter.is_alphanumeric()).any(|word| word == card.row().name))
}

fn same<T: PartialEq + Display>(found: T, wanted: T) -> Found {
    if found == wanted { Ok(()) } else { Err(format!("found {found}")) }
}

fn same_list<T>(found: &[T], wanted: &str) -> Found
where
    T: PartialEq + std::fmt::Debug + std::str::FromStr,
{
    let wanted: Vec<T> = if wanted == "nothing" { Vec::new() } else { list(wanted)? };
    if wanted == found { Ok(()) } else { Err(format!("found {found:?}")) }
}
