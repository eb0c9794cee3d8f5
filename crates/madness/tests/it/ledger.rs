//! Nothing happens untold, and nothing is told that does not happen: whoever moves the cards by the log has the table that is
//! there, and each line says what was decided and what came of it.

use madness::cards::{Card, Cards, Curse, Magician, Spell, SpellSet};
use madness::events::Spot;
use madness::frames::{Action, Cause, Frame, Place};
use madness::scenario::SCENARIOS;
use madness::state::{Slot, State};
use madness::{Event, Madness, Move};
use table::checks::{self, Check, moves_of, with_each};
use table::scenario::{self, Step};
use table::{Actor, Events, Game, Seat, Seed};

use crate::any_game::tables;
use crate::views;

/// What lies in front of one player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Player {
    in_play: bool,
    magician: Option<Magician>,
    hand: Cards,
    deck: Cards,
    discard: Cards,
    support: Cards,
    spells: SpellSet,
    exhausted: SpellSet,
    neutralized: SpellSet,
}

/// A slot of the board: its Curse, tokens, Madness, and whether it sleeps.
type OnSlot = (Option<Curse>, [u8; 4], u8, bool);

#[derive(Clone, Debug, PartialEq, Eq)]
struct Table {
    players: Vec<Player>,
    slots: [OnSlot; 5],
    stack: u8,
    table: Cards,
    destroyed: Cards,
    boxed: Cards,
    tokens: [u8; 4],
    library: [(Option<Spell>, u8); 4],
    turn: u8,
    active: Seat,
    round: u8,
    space: u8,
    ability_used: bool,
    over: bool,
}

impl Table {
    fn of(state: &State) -> Table {
        let player = |seat: Seat| {
            let it = state.player(seat);
            let mut deck = it.deck;
            deck.add_all(it.known.iter().map(|(card, _)| card));
            Player {
                in_play: it.in_play,
                magician: it.magician,
                hand: it.hand,
                deck,
                discard: it.discard,
                support: it.support,
                spells: it.spells,
                exhausted: it.exhausted,
                neutralized: it.neutralized(),
            }
        };
        Table {
            players: state.seats().map(player).collect(),
            slots: state.board.map(|spot| (spot.curse, spot.tokens, spot.madness, spot.asleep > 0)),
            stack: state.madness,
            table: state.table,
            destroyed: state.destroyed,
            boxed: state.boxed,
            tokens: state.tokens,
            library: state.library.map(|shelf| (shelf.top, shelf.left)),
            turn: state.turn,
            active: state.active,
            round: state.round,
            space: state.space,
            ability_used: state.ability_used,
            over: state.end.is_some(),
        }
    }

    fn player(&mut self, seat: Seat) -> &mut Player {
        &mut self.players[seat.index()]
    }

    fn heap(&mut self, spot: Spot) -> Option<&mut Cards> {
        Some(match spot {
            Spot::Hand(seat) => &mut self.player(seat).hand,
            Spot::Deck(seat) => &mut self.player(seat).deck,
            Spot::Discard(seat) => &mut self.player(seat).discard,
            Spot::Support(seat) => &mut self.player(seat).support,
            Spot::Table => &mut self.table,
            Spot::Destroyed => &mut self.destroyed,
            Spot::Box => &mut self.boxed,
            Spot::Stack | Spot::Under(_) => return None,
        })
    }

    fn carry(&mut self, card: Card, from: Spot, to: Spot) {
        match from {
            Spot::Stack => self.stack -= 1,
            Spot::Under(slot) => self.slots[slot.index()].2 -= 1,
            from => assert!(self.heap(from).is_some_and(|heap| heap.remove(card)), "{card} lies in {from:?}"),
        }
        match to {
            Spot::Stack => self.stack += 1,
            Spot::Under(slot) => self.slots[slot.index()].2 += 1,
            to => self.heap(to).into_iter().for_each(|heap| heap.add(card)),
        }
    }

    /// The Curse leaves; what lies below it is told of card by card.
    fn clear(&mut self, slot: Slot) -> Option<Curse> {
        let (curse, tokens, madness, _) = self.slots[slot.index()];
        self.slots[slot.index()] = (None, [0; 4], madness, false);
        self.tokens.iter_mut().zip(tokens).for_each(|(supply, back)| *supply += back);
        curse
    }

    fn hear(&mut self, event: &Event) {
        match *event {
            Event::Moved { card, from, to, .. } => self.carry(card.expect("a face"), from, to),
            Event::Paid { seat, card, pool, kept, counts_as, .. } => {
                let card = card.expect("a face");
                self.ability_used |= card.element() != counts_as;
                if !kept {
                    let from = pool.map_or(Spot::Hand(seat), Spot::Support);
                    self.carry(card, from, Spot::Discard(pool.unwrap_or(seat)));
                }
            }
            Event::Reshuffled { seat, .. } => {
                let player = self.player(seat);
                let mut discard = std::mem::replace(&mut player.discard, Cards::NONE);
                player.deck.pour(&mut discard);
            }
            Event::Eliminated { seat } => {
                let mut left = *self.player(seat);
                for heap in [&mut left.hand, &mut left.deck, &mut left.discard, &mut left.support] {
                    self.boxed.pour(heap);
                }
                (left.in_play, left.spells, left.exhausted) = (false, SpellSet::NONE, SpellSet::NONE);
                left.neutralized = SpellSet::NONE;
                *self.player(seat) = left;
            }
            Event::TurnBegan { turn, seat } => {
                (self.turn, self.active, self.ability_used) = (turn, seat, false);
            }
            Event::MarkerMoved { space } => self.space = space,
            Event::RowReached { round } => self.round = round,
            Event::AbilityUsed { seat, magician } => {
                assert_eq!(self.player(seat).magician, Some(magician));
                self.ability_used = true;
            }
            Event::Ended { .. } => self.over = true,
            ref event => self.hear_of_board(event),
        }
    }

    fn hear_of_board(&mut self, event: &Event) {
        match *event {
            Event::CursePlaced { slot, curse } => {
                assert_eq!(self.slots[slot.index()], (None, [0; 4], 0, false));
                self.slots[slot.index()].0 = Some(curse);
            }
            Event::CurseDestroyed { slot, curse, .. } | Event::CurseReturned { slot, curse } => {
                assert_eq!(self.clear(slot), Some(curse));
            }
            Event::CurseStruck { slot, curse } | Event::CurseSlept { slot, curse } => {
                let sleeps = matches!(event, Event::CurseSlept { .. });
                let (there, _, _, asleep) = self.slots[slot.index()];
                assert_eq!((there, asleep, slot.space()), (Some(curse), sleeps, self.space));
            }
            Event::CurseNeutralized { slot, curse, .. } | Event::CurseWoke { slot, curse } => {
                let sleeps = matches!(event, Event::CurseNeutralized { .. });
                let (there, _, _, asleep) = &mut self.slots[slot.index()];
                assert_eq!((*there, *asleep), (Some(curse), !sleeps));
                *asleep = sleeps;
            }
            Event::TokenLaid { slot, curse, element, .. } => {
                let (there, tokens, ..) = &mut self.slots[slot.index()];
                assert_eq!(*there, Some(curse));
                tokens[element.index()] += 1;
                self.tokens[element.index()] -= 1;
            }
            Event::SpellCast { seat, spell, .. } => self.player(seat).exhausted.add(spell),
            Event::SpellRefreshed { seat, spell, .. } => self.player(seat).exhausted.remove(spell),
            Event::SpellLearned { seat, spell } => {
                self.player(seat).spells.add(spell);
                let shelf = &mut self.library[spell.element().index()];
                assert_eq!(shelf.0, Some(spell));
                *shelf = (None, shelf.1 - 1);
            }
            Event::SpellRevealed { spell } => self.library[spell.element().index()].0 = Some(spell),
            Event::SpellDestroyed { seat, spell } => {
                let player = self.player(seat);
                player.spells.remove(spell);
                player.exhausted.remove(spell);
                player.neutralized.remove(spell);
            }
            Event::SpellNeutralized { seat, spell, .. } => self.player(seat).neutralized.add(spell),
            Event::SpellWoke { seat, spell } => {
                assert!(self.player(seat).neutralized.contains(spell), "{spell} wakes");
                self.player(seat).neutralized.remove(spell);
            }
            _ => {}
        }
    }
}

/// The log of a move: what it moves is what has moved, and it begins with the answer.
pub fn fits(before: &State, mv: Move, told: &[Event], after: &State) {
    let mut table = Table::of(before);
    told.iter().for_each(|event| table.hear(event));
    assert_eq!(table, Table::of(after), "{mv} told {told:?}");
    answer(before, mv, told);
    causes(before, told);
}

/// The first line says what was decided, by whom.
fn answer(before: &State, mv: Move, told: &[Event]) {
    let frame = *before.frames.frames().last().expect("a question");
    let seat = frame.asks(before.active).expect("somebody is asked");
    let magician = before.player(seat).magician;
    let first = told.first();
    match (mv, frame) {
        (Move::End, _) => assert_eq!(first, Some(&Event::ActionsEnded { seat })),
        (Move::Pass, Frame::Granted { cause, .. }) | (Move::No, Frame::May { cause, .. }) => {
            assert_eq!(first, Some(&Event::Declined { seat, cause }));
        }
        (Move::Ability, _) => {
            let magician = magician.expect("a Magician");
            assert_eq!(first, Some(&Event::AbilityUsed { seat, magician }));
        }
        (Move::Target(target), Frame::Targets { cause, .. }) => {
            assert_eq!(first, Some(&Event::Targeted { by: seat, seat: target, cause }));
        }
        (Move::Refresh(owner, spell), Frame::Refresh { cause, .. }) => {
            assert_eq!(first, Some(&Event::SpellRefreshed { seat: owner, spell, cause }));
        }
        (Move::Neutralize(spell), Frame::Silence { cause, .. }) => {
            assert_eq!(first, Some(&Event::SpellNeutralized { seat, spell, cause }));
        }
        (Move::Forget(spell), _) => assert_eq!(first, Some(&Event::SpellDestroyed { seat, spell })),
        (Move::NeutralizeCurse(wanted), Frame::NeutralizeCurse { cause: why, .. }) => assert!(
            matches!(first, Some(Event::CurseNeutralized { slot, cause, .. }) if (*slot, *cause) == (wanted, why))
        ),
        (Move::Take(element), Frame::Take { value, cause: why, .. }) => {
            assert!(matches!(first, Some(Event::Moved { card, from: Spot::Table, cause, .. })
                if (*card, *cause) == (Some(Card::new(element, value)), why)))
        }
        (Move::Choose(card, place), Frame::Choose(choice)) => {
            assert!(matches!(first, Some(Event::Moved { card: it, from, named: true, cause, .. })
                if (*it, *from, *cause) == (Some(card), spot(seat, place), choice.cause)))
        }
        (Move::Be(magician), _) => assert_eq!(first, Some(&Event::Became { seat, magician })),
        _ => {}
    }
    if let Some(action) = mv.action() {
        assert_eq!(first, Some(&Event::Declared { seat, action }));
    }
    if let Some(coin) = mv.coin() {
        let Frame::Pay(payment) = frame else { panic!("{mv} is no payment") };
        let pool = if let Place::Support(owner) = coin.from { Some(owner) } else { None };
        let (card, counts_as, kept) = (Some(coin.card), Some(coin.counts_as), payment.avatar);
        assert_eq!(first, Some(&Event::Paid { seat, card, pool, counts_as, kept, named: true }));
    }
}

fn spot(seat: Seat, place: Place) -> Spot {
    match place {
        Place::Hand => Spot::Hand(seat),
        Place::Support(owner) => Spot::Support(owner),
        Place::Discard => Spot::Discard(seat),
        Place::Destroyed => Spot::Destroyed,
    }
}

/// What the cards below a Curse move for, and who has done what was declared.
fn causes(before: &State, told: &[Event]) {
    let carried = before.frames.frames().iter().rev().find_map(|frame| match frame {
        Frame::Carry { seat, action } => Some((*seat, *action)),
        _ => None,
    });
    let (mut declared, mut gone) = (carried, None);
    for event in told {
        match *event {
            Event::Declared { seat, action } => declared = Some((seat, action)),
            Event::CurseDestroyed { seat, slot, curse } => {
                assert_eq!(declared, Some((seat, Action::Destroy(slot))), "who destroys");
                gone = Some((slot, curse));
            }
            Event::SpellCast { seat, spell, power } => {
                assert_eq!(declared, Some((seat, Action::Cast(spell, power))), "who casts");
            }
            Event::SpellLearned { seat, spell } if matches!(declared, Some((_, Action::Learn(_)))) => {
                assert_eq!(declared, Some((seat, Action::Learn(spell.element()))), "who learns");
            }
            Event::CurseReturned { .. } => gone = None,
            Event::Moved { from: Spot::Under(slot), to, cause, .. } => match gone {
                Some((left, curse)) => assert_eq!((left, cause), (slot, Cause::Curse(curse)), "{to:?}"),
                None => assert_eq!((to, cause), (Spot::Stack, Cause::RoundEnd)),
            },
            _ => {}
        }
    }
}

/// What chance deals before the first turn is in no position: the log begins with it.
fn is_dealt(before: &State) -> bool {
    matches!(before.frames.top(), Some(Frame::PickMagician(_)))
}

fn kept(table: &Check<Madness>, seed: u64) -> usize {
    let mut luck = Seed::Fast(seed).stream("ledger", 0);
    let mut state = Madness::deal(&table.options, Madness::RULES, Seed::Fast(seed), &mut Events::silent());
    let mut moves = 0;
    while let Some(actor) = Madness::pending(&state).actors().next() {
        let all = moves_of::<Madness>(&state, actor);
        let mv = all[luck.below(all.len() as u32) as usize];
        let (before, mut events) = (state.clone(), Events::new());
        Madness::play(&mut state, actor, mv, &mut events).expect("a listed move is accepted");
        if !is_dealt(&before) {
            fits(&before, mv, &events.take(), &state);
            moves += 1;
        }
    }
    moves
}

#[test]
fn whoever_moves_the_cards_by_the_log_has_the_table_that_is_there() {
    with_each(&tables(), |number, table| {
        let moves = kept(table, 40 + number as u64);
        assert!(moves > 20, "{moves} moves");
    });
}

/// In every position a story comes by, and of every move it tells of.
#[test]
fn stories_show_and_tell_what_is() {
    let mut moves = 0;
    for story in checks::scenarios(SCENARIOS) {
        let look = |step: Step<Madness>| {
            // What looking tries out must not use up the luck the story has written down.
            let [mut before, mut after] = [step.before.clone(), step.after.clone()];
            for state in [&mut before, &mut after] {
                Madness::reseed(state, Seed::Fast(0));
            }
            views::fits(&before);
            views::fits(&after);
            if !is_dealt(&before) && matches!(step.actor, Actor::Seat(_)) {
                fits(&before, step.mv, step.told, &after);
            }
            moves += 1;
        };
        // Whether it holds, `scenarios.rs` says.
        let _ = scenario::watch::<Madness>(&story, look);
    }
    assert!(moves > 700, "{moves} moves");
}

/// A part of the game ends with each Monster, beaten or not.
#[test]
fn every_monster_ends_a_part() {
    let monster = madness::cards::Monster::Banshee;
    assert!(Madness::ends_a_part(&Event::Escaped { monster }));
    assert!(Madness::ends_a_part(&Event::Vanquished { monster }));
    assert!(!Madness::ends_a_part(&Event::Eliminated { seat: Seat(0) }));
    assert!(!Madness::ends_a_part(&Event::RowReached { round: 2 }));
}
