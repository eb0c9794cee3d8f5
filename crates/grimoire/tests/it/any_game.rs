//! Grimoire keeps the promises every game makes, in all modes, seats and editions.

use std::collections::BTreeMap;
use std::sync::Mutex;

use grimoire::cards::{Card, CardSet, Element};
use grimoire::state::Slots;
use grimoire::{Deed, Event, Grimoire, Mode, Move, State};
use table::checks::{Check, with_each};
use table::worlds::Secret;
use table::{Game, Seat, Settings};

/// GRI-18.1: every card of the deck is in exactly one place; GRI-18.2, GRI-18.4: nobody must play from an
/// empty hand, no Power is below 1.
fn nothing_is_lost(state: &State) -> Result<(), String> {
    let spells: CardSet =
        state.chapter.spells().iter().filter(|spell| !spell.gone).map(|spell| spell.card).collect();
    let title: CardSet = state.chapter.title.iter().map(|title| title.card).collect();
    let piles =
        [state.discard, spells, title, state.buried.set(), state.element_deck.set(), state.draw_deck.set()];
    let everywhere: Vec<CardSet> = piles.into_iter().chain(state.hands).chain(state.out).collect();
    if state.round > 0 && state.outcome.is_none() {
        let total: usize = everywhere.iter().map(|set| set.len()).sum();
        let union = everywhere.into_iter().fold(CardSet::NONE, CardSet::or);
        if union != state.deck() || total != state.deck().len() {
            return Err(format!("{total} cards of {} are on the table", state.deck().len()));
        }
    }
    let shown = state.shown.iter().zip(state.hands.iter().zip(&state.out));
    for (shown, (hand, out)) in shown {
        if !shown.minus(hand.or(*out)).is_empty() {
            return Err("a card everybody saw is not where they saw it".into());
        }
    }
    let weak = state.chapter.spells().iter().any(|spell| spell.power.0 == 0 || spell.base_power.0 == 0);
    if weak { Err("a Power below 1".into()) } else { hands_are_full(state) }
}

fn hands_are_full(state: &State) -> Result<(), String> {
    let Some((seat, grimoire::Question::PlaySpell)) = state.question() else { return Ok(()) };
    let needed = match state.options.mode {
        Mode::Duel => 8 - state.chapter.number as usize - usize::from(state.chapter.spells().len() >= 2),
        Mode::Teams | Mode::Survival => 7 - state.chapter.number as usize,
    };
    let held = state.hands[seat.index()].len();
    if held >= needed { Ok(()) } else { Err(format!("{seat} holds {held} cards, not {needed}")) }
}

fn universe() -> Vec<Move> {
    let cards = Card::all().flat_map(|card| [Move::Play(card), Move::Swap(card)]);
    let numbers = (0..10).flat_map(|number| [Move::Reveal(number), Move::Target(number)]);
    cards.chain(numbers).chain([Move::Decline, Move::Target(255), Move::Reveal(255)]).collect()
}

fn check(seats: u8, pairs: &[(&str, &str)]) -> Check<Grimoire> {
    let settings = pairs.iter().fold(Settings::default(), |all, (key, value)| all.with(key, value));
    settings.check(Grimoire::options()).unwrap();
    Check {
        options: Grimoire::set_up(seats, &settings).unwrap(),
        universe: universe(),
        invariants: nothing_is_lost,
        longest: 3_000,
    }
}

pub fn tables() -> Vec<Check<Grimoire>> {
    let mut tables = Vec::new();
    for editions in ["light", "eclipse", "light,eclipse"] {
        for easy in ["false", "true"] {
            let mode = |mode| [("mode", mode), ("editions", editions), ("easy_open_discard", easy)];
            tables.push(check(2, &mode("duel")));
            tables.push(check(3, &mode("survival")));
            tables.push(check(4, &mode("survival")));
            tables.push(check(4, &[mode("teams").as_slice(), &[("easy_team_talk", easy)]].concat()));
        }
    }
    tables
}

#[test]
fn every_promise_holds_at_every_step() {
    with_each(&tables(), |number, table| table.everything(1_000 * number as u64, 3));
}

/// Whether some of these cards, dealt out again, could come to a place that holds so many; where order counts, in another order.
fn could_differ(unseen: usize, here: usize, ordered: bool) -> bool {
    here > 0 && here < unseen || ordered && here > 1
}

/// What lies face down for this seat, place by place: other hands, also of the eliminated, both decks, Flux Spells; and
/// luck to come.
fn secrets(state: &State, seat: Seat) -> Vec<Secret> {
    let dealt = state.round > 0 && state.outcome.is_none();
    let partner = |other: &Seat| state.options.team_talk && state.party(*other) == state.party(seat);
    let seats: Vec<Seat> = Seat::all(4).filter(|other| *other != seat && !partner(other)).collect();
    let unseen = |cards: CardSet, owner: &Seat| cards.minus(state.shown[owner.index()]);
    let hands: Vec<CardSet> = seats.iter().map(|it| unseen(state.hands[it.index()], it)).collect();
    let outs: Vec<CardSet> = seats.iter().map(|it| unseen(state.out[it.index()], it)).collect();
    let decks = [state.element_deck.cards(), state.draw_deck.cards()];
    let held: usize = hands.iter().chain(&outs).map(|hand| hand.len()).sum();
    let total = held + decks.map(<[Card]>::len).iter().sum::<usize>();
    let set = |name, cards: &CardSet| {
        let open = dealt && could_differ(total, cards.len(), false);
        Secret::new(name, open.then_some(cards), open)
    };
    let deck = |name, cards: &[Card]| {
        let open = dealt && could_differ(total, cards.len(), true);
        Secret::new(name, open.then_some(cards), open)
    };
    let flux = |slots: &Slots| {
        let down = (0..slots.count).filter(|slot| slots.revealed >> slot & 1 == 0);
        let faces: Vec<Element> = down.map(|slot| slots.elements[slot as usize]).collect();
        Secret::new("face-down Flux Spells", &faces, faces.len() > 1)
    };
    let places = hands.iter().map(|hand| set("another hand", hand));
    let places = places.chain(outs.iter().map(|hand| set("the hand of an eliminated player", hand)));
    places
        .chain([deck("the Element deck", decks[0]), deck("the draw deck", decks[1])])
        .chain([flux(&state.tome.basic), flux(&state.tome.special)])
        .chain([Secret::new("luck to come", &state.seed, true)])
        .collect()
}

#[test]
fn worlds_differ_where_they_can() {
    let met = Mutex::new(BTreeMap::new());
    with_each(&tables(), |number, table| {
        let here = table.worlds_differ_where_they_can((50 * number as u64, 2, 3), secrets);
        assert!(["another hand", "the Element deck", "luck to come"].iter().all(|name| here[name] > 20));
        let mut met = met.lock().unwrap();
        here.into_iter().for_each(|(name, times)| *met.entry(name).or_insert(0) += times);
    });
    let met = met.into_inner().unwrap();
    assert!(met.values().all(|times| *times > 100), "{met:?}");
}

/// GRI-2: every round is dealt anew, and who deals first is drawn.
#[test]
fn luck_is_fresh_every_round() {
    with_each(&tables(), |number, table| {
        let drawn = |event: &Event| match event.deed {
            Deed::TitleRevealed { card } => Some(("a Title", card.to_string())),
            Deed::FirstDealer { seat } => Some(("the first dealer", seat.to_string())),
            _ => None,
        };
        let met = table.luck_is_fresh(500 * number as u64, 12, drawn);
        assert!(met.values().all(|times| *times >= 12), "{met:?}");
    });
}

#[test]
fn tens_of_thousands_of_games_end() {
    with_each(&tables(), |number, table| {
        (0..1_000).for_each(|game| table.plays_out(100_000 * number as u64 + game));
    });
}

#[test]
#[ignore = "minutes: cargo xtask deep"]
fn every_promise_holds_in_thousands_of_games() {
    with_each(&tables(), |number, table| table.everything(1_000_000 * (1 + number as u64), 200));
}

#[test]
#[ignore = "minutes: cargo xtask deep"]
fn hundreds_of_thousands_of_games_end() {
    with_each(&tables(), |number, table| {
        (0..10_000).for_each(|game| table.plays_out(1_000_000 * (1 + number as u64) + game));
    });
}

/// GRI-18.6, GRI-18.7, GRI-18.8: what a whole round gives and takes.
#[test]
fn rounds_give_seven_points_and_take_one_life_a_chapter() {
    for (number, table) in tables().iter().enumerate() {
        let mut replay = table::Replay::<Grimoire>::new(table.options, 1, table::Seed::Fast(number as u64));
        let mut luck = table::Chance::fast(number as u64);
        let mut scratch = Vec::new();
        while let Some(actor) = Grimoire::pending(replay.state()).actors().next() {
            let mv = Grimoire::any_move(replay.state(), actor, &mut luck, &mut scratch);
            replay.play(actor, mv).unwrap();
        }
        let rounds = replay.state().round;
        for round in 1..=rounds {
            let of_round = || replay.past().filter(move |event: &&Event| event.round == round);
            let whole = of_round().any(|event| matches!(event.deed, Deed::RoundOver { .. }));
            let points: u8 = of_round()
                .map(|event| if let Deed::ChapterWon { points, .. } = event.deed { points } else { 0 })
                .sum();
            let lives = of_round().filter(|event| matches!(event.deed, Deed::LifeLost { .. })).count();
            let chapters = of_round().filter(|event| matches!(event.deed, Deed::ChapterWon { .. })).count();
            match table.options.mode {
                Mode::Teams | Mode::Duel => assert!(!whole || points == 7),
                Mode::Survival if table.options.seats == 3 => {
                    assert!(lives == chapters && (4..=5).contains(&chapters))
                }
                Mode::Survival => assert!(lives == chapters && chapters == 6),
            }
        }
    }
}

/// An option that is not offered is refused by name, never read as another.
#[test]
fn set_ups_are_read_strictly() {
    for (key, value) in [("editions", "both"), ("mode", "team"), ("easy_team_talk", "yes"), ("pace", "slow")]
    {
        let refused = Grimoire::set_up(4, &Settings::default().with(key, value)).unwrap_err();
        assert_eq!(
            (refused.rule, refused.reason),
            ("GRI-19.1", grimoire::Reason::UnknownOption),
            "{key} {value}"
        );
    }
    let both = Grimoire::set_up(4, &Settings::default().with("editions", "light,eclipse")).unwrap();
    assert_eq!(both.editions, grimoire::state::Editions::Both);
}
