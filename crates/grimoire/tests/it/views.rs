//! Does a view say what is there? Compared with the position field by field, at every step of random games.

use grimoire::cards::Card;
use grimoire::chapter::Chapter;
use grimoire::view::{SpellView, View};
use grimoire::{Grimoire, Mode, State};
use table::checks::{Check, with_each};
use table::{Actor, Events, Game, Seat, Seed, Viewer};

use crate::any_game::tables;

fn table_is_shown(state: &State, view: &View) {
    assert_eq!((view.element_deck, view.draw_deck), (state.element_deck.len(), state.draw_deck.len()));
    assert_eq!(view.buried, state.buried.cards());
    let out: usize = state.out.iter().map(|hand| hand.len()).sum();
    assert_eq!(view.discard.count, state.discard.len() + out);
    let discard: Vec<Card> = state.discard.iter().collect();
    assert_eq!(view.discard.cards, state.options.open_discard.then_some(discard));
    let parties = if state.options.mode == Mode::Teams { 2 } else { usize::from(state.options.seats) };
    assert_eq!(view.scores, state.scores[..parties]);
    assert_eq!(view.winner, state.outcome.map(|outcome| outcome.party));
    let deck = view.elements.iter().flat_map(|element| element.cards().iter());
    assert!(deck.eq(state.deck().iter()));
}

fn seats_are_shown(state: &State, view: &View) {
    for (seat, shown) in Seat::all(state.options.seats).zip(&view.own.seats) {
        assert_eq!(shown.cards, state.hands[seat.index()].len());
        let survival = state.options.mode == Mode::Survival;
        assert_eq!(shown.lives, survival.then_some(state.lives[seat.index()]));
        assert_eq!(shown.playing, !survival || state.lives[seat.index()] > 0);
    }
}

/// The Flux Spells laid out now: the Basic ones, then the Special ones.
fn tome_is_shown(state: &State, view: &View) {
    assert_eq!(view.tome.is_some(), state.tome.basic.open || state.tome.special.open);
    let Some(tome) = &view.tome else { return };
    let slots = if tome.special { state.tome.special } else { state.tome.basic };
    assert!(slots.open && tome.slots.len() == usize::from(slots.count));
    for (at, face) in tome.slots.iter().enumerate() {
        let up = slots.revealed >> at & 1 == 1;
        assert_eq!(*face, up.then_some(slots.elements[at]));
    }
}

/// Every Spell as it lies there. It is called changed where it is not as printed.
fn spells_are_shown(chapter: &Chapter, shown: &[SpellView]) {
    let ranking = chapter.ranking();
    assert_eq!(shown.len(), chapter.spells().len());
    for (at, (shown, spell)) in shown.iter().zip(chapter.spells()).enumerate() {
        assert_eq!((shown.index, shown.card, shown.player), (at + 1, spell.card, spell.player));
        assert_eq!((shown.power, shown.element), (spell.power, spell.element));
        assert_eq!((shown.silenced, shown.gone), (spell.silenced, spell.gone));
        assert_eq!(ranking[shown.rank - 1], at);
        let printed = (shown.printed_power, shown.printed_element);
        assert_eq!(shown.changed_by.is_empty(), printed == (spell.power, spell.element), "{shown:?}");
    }
}

fn ended_chapter_is_shown(state: &State, view: &View) {
    assert_eq!(view.finished.is_some(), state.finished.is_some());
    let (Some(shown), Some(finished)) = (&view.finished, &state.finished) else { return };
    spells_are_shown(&finished.chapter, &shown.spells);
    let (strongest, weakest) = finished.chapter.extremes().expect("a Chapter with Spells");
    assert_eq!((shown.winner, shown.weakest), (strongest + 1, weakest + 1));
    let worth = if finished.chapter.number == 6 { 2 } else { 1 };
    assert_eq!(shown.points, if state.options.mode == Mode::Survival { 0 } else { worth });
}

fn everything_is_shown(table: &Check<Grimoire>, seed: u64) {
    let (mut luck, mut scratch) = (Seed::Fast(seed).stream("views", 0), Vec::new());
    let mut state = Grimoire::deal(&table.options, Grimoire::RULES, Seed::Fast(seed), &mut Events::silent());
    loop {
        for viewer in Seat::all(state.options.seats).map(Viewer::Seat).chain([Viewer::Spectator]) {
            let view = Grimoire::view(&state, viewer);
            table_is_shown(&state, &view);
            seats_are_shown(&state, &view);
            tome_is_shown(&state, &view);
            spells_are_shown(&state.chapter, &view.spells);
            ended_chapter_is_shown(&state, &view);
        }
        let Some(seat) = Grimoire::pending(&state).seats.iter().next() else { break };
        let mv = Grimoire::any_move(&state, Actor::Seat(seat), &mut luck, &mut scratch);
        Grimoire::play(&mut state, Actor::Seat(seat), mv, &mut Events::silent()).expect("any_move is legal");
    }
}

#[test]
fn a_view_says_what_is_there() {
    with_each(&tables(), |number, table| {
        (0..3).for_each(|game| everything_is_shown(table, 700 + 10 * number as u64 + game));
    });
}
