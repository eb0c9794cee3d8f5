//! Does a view say what is there? Compared with the position field by field, at every step of random games.

use madness::cards::{Card, Kind, Spell};
use madness::frames::{Aim, Cause, Deed, Frame};
use madness::view::{CurseView, Heap, SpellView, Until, View};
use madness::{Ask, Madness, State};
use table::checks::{Check, moves_of, with_each};
use table::{Actor, Events, Game, Seat, SeatSet, Seed, Viewer};

use crate::any_game::tables;

fn board_is_shown(state: &State, view: &View) {
    let shown: Vec<&CurseView> = view.board.iter().collect();
    assert_eq!(shown.len(), state.cursed().count());
    for (curse, slot) in shown.into_iter().zip(state.cursed()) {
        let spot = state.spot(slot);
        assert_eq!((curse.slot, Some(curse.curse)), (slot, spot.curse));
        assert_eq!((curse.kind, curse.space), (curse.curse.kind(), slot.space()));
        let printed = curse.curse.kind().cost();
        let cost: Vec<u8> = printed.iter().zip(spot.tokens).map(|(cost, tokens)| cost + tokens).collect();
        assert_eq!((&curse.cost[..], curse.tokens), (&cost[..], spot.tokens));
        assert_eq!((curse.madness, curse.neutralized), (spot.madness, spot.asleep > 0));
        assert_eq!(curse.passed, curse.space <= state.space);
    }
    let destroyed: Vec<Card> = state.destroyed.iter().collect();
    assert_eq!(view.destroyed.cards, destroyed);
    assert!(view.destroyed.curses.iter().copied().eq(state.destroyed_curses.iter()));
    let spells: u8 = view.destroyed.spells.iter().map(|(_, count)| count).sum();
    assert_eq!(spells, state.destroyed_spells.iter().sum::<u8>());
    let counts: Vec<u8> = view.table.iter().map(|(card, _)| state.table.count(*card)).collect();
    assert!(view.table.iter().map(|(_, count)| *count).eq(counts) && view.table.len() == 8);
    assert_eq!((view.madness, view.tokens), (state.madness, state.tokens));
}

fn book_is_shown(state: &State, view: &View) {
    let spread = view.book.as_ref().map(|book| (book.monster, book.page));
    assert_eq!(spread, state.monster.zip(state.page));
    if let Some(book) = &view.book {
        assert_eq!(book.curses, book.monster.row().curses);
        assert_eq!(book.next_curses, book.page.behind().map(|next| next.row().curses));
    }
    assert_eq!((view.turn, view.round, view.space), (state.turn, state.round, state.space));
    assert_eq!((Seat(view.active), view.end), (state.active, state.end));
    let options = &state.options;
    assert_eq!(
        (view.difficulty, view.mode, view.edition),
        (options.difficulty, options.mode, options.edition)
    );
    assert_eq!((view.open_hands, view.round_track), (options.open_hands, options.round_track(state.rules)));
    let piles = Kind::ALL.map(|kind| (state.pile(kind).unseen.len() + state.pile(kind).bottom().len()) as u8);
    assert_eq!(view.piles, piles);
    for (shown, there) in view.library.iter().zip(&state.library) {
        assert_eq!((shown.top, shown.left), (there.top, there.left));
    }
}

fn players_are_shown(state: &State, view: &View, viewer: Viewer) {
    for (player, seat) in view.own.players.iter().zip(state.seats()) {
        let there = state.player(seat);
        let open = state.options.open_hands || viewer == Viewer::Seat(seat);
        let backs = Heap::Backs { count: there.hand.len() as u8, top: None };
        let hand = if open { Heap::Faces(there.hand.iter().collect()) } else { backs };
        assert_eq!(player.hand, hand);
        assert_eq!((player.seat, player.magician), (seat.0, there.magician));
        let backs = Heap::Backs { count: there.discard.len() as u8, top: there.discard_top };
        assert_eq!(player.discard, if open { Heap::Faces(there.discard.iter().collect()) } else { backs });
        let known = there.known.iter().rev().map(|(card, seen)| (open || seen).then_some(card));
        assert!(player.known_top.iter().copied().eq(known));
        assert_eq!((player.in_play, usize::from(player.spell_limit)), (there.in_play, there.spell_limit()));
        assert_eq!(usize::from(player.deck), there.deck.len() + there.known.iter().count());
        assert_eq!(player.support, there.support.iter().collect::<Vec<_>>());
        assert_eq!(player.marked, there.marked.iter().collect::<Vec<_>>());
        assert_eq!(usize::from(player.support_limit), there.support_limit(state.options.edition));
        assert_eq!(player.ability_used, state.active == seat && state.ability_used);
        assert!(player.spells.iter().map(|it| it.spell).eq(there.spells.iter()));
        player.spells.iter().for_each(|it| spell_is_shown(state, seat, it));
    }
}

fn spell_is_shown(state: &State, seat: Seat, shown: &SpellView) {
    let (player, spell): (_, Spell) = (state.player(seat), shown.spell);
    assert_eq!(shown.exhausted, player.exhausted.contains(spell));
    assert_eq!(shown.resolving, player.resolving.contains(spell));
    match shown.neutralized {
        Some(Until::CurseLeaves(slot)) => assert!(player.silenced[slot.index()].contains(spell)),
        Some(Until::NextMonster) => assert!(player.silenced[5].contains(spell)),
        None => assert!(!player.neutralized().contains(spell)),
    }
}

/// The card or rule that makes somebody choose; the ordinary turn needs none.
fn cause_of(frame: Frame) -> Option<Cause> {
    match frame {
        Frame::Menu | Frame::LastWindow => None,
        Frame::PickMagician(_) => Some(Cause::SetUp),
        Frame::Pay(_) | Frame::Forget { .. } => Some(Cause::Action),
        Frame::Choose(choice) => Some(choice.cause),
        Frame::Swap(swap) => Some(swap.cause),
        Frame::Granted { cause, .. }
        | Frame::Targets { cause, .. }
        | Frame::May { cause, .. }
        | Frame::Refresh { cause, .. }
        | Frame::Silence { cause, .. }
        | Frame::NeutralizeCurse { cause, .. }
        | Frame::Take { cause, .. } => Some(cause),
        frame => panic!("{frame:?} asks nobody"),
    }
}

/// What is asked, as far as this viewer may know it.
fn question_is_shown(state: &State, view: &View) {
    let (Some(frame), Some(asked)) = (state.frames.top(), view.own.asked.clone()) else { return };
    let seats = |set: SeatSet| set.iter().map(|seat| seat.0).collect::<Vec<_>>();
    assert_eq!(Some(Seat(asked.seat)), frame.asks(state.active));
    assert_eq!(asked.cause, cause_of(frame), "why somebody is asked");
    match (frame, asked.ask) {
        (_, Ask::Private) => assert!(!state.options.open_hands),
        (Frame::PickMagician(seat), Ask::Magician { free }) => {
            assert_eq!(free.len(), 8 - usize::from(seat.0));
            assert!(state.players.iter().flat_map(|it| it.magician).all(|it| !free.contains(&it)));
        }
        (Frame::Granted { left, avatar, .. }, ask) => assert_eq!(ask, Ask::Granted { left, avatar }),
        (Frame::Refresh { left, .. }, ask) => assert_eq!(ask, Ask::Refresh { left }),
        (Frame::NeutralizeCurse { left, .. }, ask) => assert_eq!(ask, Ask::NeutralizeCurse { left }),
        (Frame::Take { value, left, .. }, ask) => assert_eq!(ask, Ask::Element { value, left }),
        (Frame::Forget { element, .. }, ask) => assert_eq!(ask, Ask::Forget { learning: element }),
        (Frame::Pay(payment), Ask::Pay { missing, any, avatar, action }) => {
            let left = payment.left.map(|left| u8::try_from(left).unwrap_or(0));
            assert_eq!((missing, any, avatar), (left, payment.any, payment.avatar));
            let paid = state.frames.frames().iter().rev().find_map(|frame| match frame {
                Frame::Carry { action, .. } => Some(*action),
                _ => None,
            });
            assert_eq!(action, paid, "the innermost Action is paid");
        }
        (Frame::Choose(choice), Ask::Cards { to, least, most, chosen, deed, filter }) => {
            assert_eq!((least, most, chosen), (choice.least, choice.most, choice.moved));
            assert_eq!((deed, filter), (choice.deed, choice.filter));
            assert_eq!(to, (choice.deed == Deed::Give).then_some(choice.to.0));
        }
        (Frame::Targets { from, chosen: named, aim, .. }, Ask::Targets { from: free, chosen, gift, .. }) => {
            assert_eq!((free, chosen), (seats(from), seats(named)));
            assert_eq!(gift, matches!(aim, Aim::Give(_)));
        }
        (Frame::Silence { until, element, .. }, ask) => {
            assert_eq!(ask, Ask::NeutralizeSpell { element, for_curse: until.is_some() });
        }
        (Frame::Swap(swap), Ask::Swap { picked }) => assert_eq!(picked.len(), usize::from(swap.count)),
        _ => {}
    }
}

/// Turns to come are only told while it is known which Curses they bring, and as long as there are any.
fn forecast_is_shown(state: &State, view: &View) {
    let placing = state.frames.frames().contains(&Frame::PlaceCurses);
    let known = state.monster.is_some() && !placing && state.end.is_none();
    assert_eq!(view.forecast.is_empty(), !known);
    let Some(last) = view.forecast.last() else { return };
    assert_eq!((last.space, last.escapes), (0, state.cursed().next().is_some()));
    assert!(view.forecast.iter().all(|coming| state.player(Seat(coming.seat)).in_play));
    assert!(view.forecast.iter().map(|coming| coming.turn).eq((state.turn + 1..).take(view.forecast.len())));
}

/// Every view of a position says what is there.
pub fn fits(state: &State) {
    for viewer in state.seats().map(Viewer::Seat).chain([Viewer::Spectator]) {
        let view = Madness::view(state, viewer);
        board_is_shown(state, &view);
        book_is_shown(state, &view);
        players_are_shown(state, &view, viewer);
        question_is_shown(state, &view);
        forecast_is_shown(state, &view);
    }
}

fn everything_is_shown(table: &Check<Madness>, seed: u64) {
    let mut luck = Seed::Fast(seed).stream("views", 0);
    let mut state = Madness::deal(&table.options, Madness::RULES, Seed::Fast(seed), &mut Events::silent());
    loop {
        fits(&state);
        let Some(actor @ Actor::Seat(_)) = Madness::pending(&state).actors().next() else { break };
        let moves = moves_of::<Madness>(&state, actor);
        let mv = moves[luck.below(moves.len() as u32) as usize];
        Madness::play(&mut state, actor, mv, &mut Events::silent()).expect("a listed move is accepted");
    }
}

#[test]
fn a_view_says_what_is_there() {
    let all = tables();
    let some: Vec<&Check<Madness>> = all.iter().step_by(5).collect();
    with_each(&some, |number, table| everything_is_shown(table, 900 + number as u64));
}
