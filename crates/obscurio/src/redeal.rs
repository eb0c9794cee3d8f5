//! Which other world would look the same from this seat?
//!
//! People remember what they were shown, and so do imagined worlds: the Grimoire's keep the Exit, the holder and the picks;
//! the Traitor's the holder and the picks, and the Exit if Espionage showed it; everybody's the Book once it was shown.
//! Everything else is drawn anew. Only what the seat knows decides how much luck is drawn.

use table::{Chance, Events, Seat, SeatSet, Seed, WideSet};

use crate::book::{Landing, Perch};
use crate::cards::{Row, Trap};
use crate::effects::Now;
use crate::pictures::Card;
use crate::state::{Book, Choosing, Frame, State, Token};

pub fn redeal(state: &State, seat: Seat, chance: &mut Chance) -> State {
    let mut world = state.clone();
    world.seed = Seed::Fast(chance.long_word());
    if state.end.is_some() {
        return world;
    }
    let knows = Knows::of(state, seat);
    cast_traitor(&mut world, seat, chance);
    if state.is_night() && !knows.night {
        return dream(world, knows, chance);
    }
    deal_pictures(&mut world, knows, state.deck.len(), chance);
    if state.stack.top() == Some(Frame::Riddle) && seat != state.grimoire {
        land_somewhere(&mut world, chance);
    }
    decide_for_others(&mut world, seat, chance);
    vote_for_others(&mut world, seat, chance);
    world
}

/// Which pictures this seat has been shown and remembers.
#[derive(Clone, Copy)]
struct Knows {
    exit: bool,
    holder: bool,
    picks: bool,
    pages: bool,
    /// Awake in Step 3.
    night: bool,
}

impl Knows {
    fn of(state: &State, seat: Seat) -> Knows {
        let grimoire = seat == state.grimoire;
        let traitor = state.traitor == Some(seat);
        let begun = matches!(state.stack.top(), Some(Frame::Riddle | Frame::ClueShown));
        let spied = traitor && !begun && state.traps.contains(Trap::Espionage);
        Knows {
            exit: grimoire || spied || state.resolved,
            // The holder stays as the Traitor last saw it.
            holder: grimoire || traitor && (state.turn > 1 || !begun),
            picks: grimoire || traitor,
            pages: grimoire || state.book != Book::Turned,
            night: grimoire || traitor,
        }
    }
}

/// Anybody this seat cannot rule out.
fn cast_traitor(world: &mut State, seat: Seat, chance: &mut Chance) {
    let Some(traitor) = world.traitor else { return };
    if seat == world.grimoire || seat == traitor || world.is_unmasked() {
        return;
    }
    let suspects = world.targets(seat);
    let place = chance.below(suspects.len() as u32) as usize;
    world.traitor = suspects.iter().nth(place);
}

/// All pictures not among these, shuffled.
fn unseen(known: WideSet<Card>, chance: &mut Chance) -> Vec<Card> {
    let mut cards: Vec<Card> = Card::ALL.into_iter().filter(|card| !known.contains(*card)).collect();
    chance.shuffle(&mut cards);
    cards
}

fn take(cards: &mut Vec<Card>) -> Card {
    cards.pop().expect("as many pictures are unseen as there are places for them")
}

/// Doors nobody may look behind, holder, Exit, Pages and deck, as far as they are unknown.
fn deal_pictures(world: &mut State, knows: Knows, deck: usize, chance: &mut Chance) {
    let laid = !world.doors.is_empty();
    let faces: Vec<Option<Card>> = (1..=world.doors.len() as u8).map(|door| world.face(door)).collect();
    let exit = world.exit.filter(|_| knows.exit);
    let mut known: WideSet<Card> =
        world.discard.iter().chain(faces.iter().flatten().copied()).chain(exit).collect();
    let picks: Vec<Card> = if knows.picks { world.picks.iter().collect() } else { Vec::new() };
    known = known.or(picks.iter().copied().collect());
    let holder = world.holder.filter(|_| knows.holder);
    known = known.or(holder.into_iter().flatten().collect());
    let pages = world.pages.filter(|_| knows.pages);
    known = known.or(pages.into_iter().flatten().collect());
    let mut pool = unseen(known, chance);
    if world.holder.is_some() && holder.is_none() {
        world.holder = Some(std::array::from_fn(|_| take(&mut pool)));
    }
    if world.pages.is_some() && pages.is_none() {
        world.pages = Some([take(&mut pool), take(&mut pool)]);
    }
    if laid {
        lay_doors(world, &faces, &mut pool, (exit, picks), chance);
        guess_decoys(world, knows, chance);
    } else if exit.is_none() {
        world.exit = world.exit.map(|_| take(&mut pool));
    }
    world.deck.refill(pool);
    debug_assert_eq!(world.deck.len(), deck, "every picture is somewhere");
}

/// What the seat knows to be among the Doors and does not see lies behind one of those it cannot see.
fn lay_doors(
    world: &mut State,
    faces: &[Option<Card>],
    pool: &mut Vec<Card>,
    (exit, picks): (Option<Card>, Vec<Card>),
    chance: &mut Chance,
) {
    let seen = |card: &Card| faces.contains(&Some(*card));
    let mut behind: Vec<Card> = exit.into_iter().chain(picks).filter(|card| !seen(card)).collect();
    let hidden = faces.iter().filter(|face| face.is_none()).count();
    while behind.len() < hidden {
        behind.push(take(pool));
    }
    chance.shuffle(&mut behind);
    let doors: Vec<Card> = faces.iter().map(|face| face.unwrap_or_else(|| take(&mut behind))).collect();
    world.doors.refill(doors);
}

/// Which Door is the Exit, and which were the Traitor's picks, for those who do not know.
fn guess_decoys(world: &mut State, knows: Knows, chance: &mut Chance) {
    if !knows.exit {
        let mine = if knows.picks { world.picks } else { Row::new(Card::ALL[0]) };
        let others: Vec<Card> = world.doors.iter().filter(|card| !mine.as_slice().contains(card)).collect();
        world.exit = Some(others[chance.below(others.len() as u32) as usize]);
    }
    if world.traitor.is_some() && !knows.picks {
        let exit = world.exit;
        let mut others: Vec<Card> = world.doors.iter().filter(|card| Some(*card) != exit).collect();
        others.sort_unstable();
        chance.shuffle(&mut others);
        let count = chance.below(world.pick_limit() as u32 + 1) as usize;
        world.picks.refill(others.into_iter().take(count));
    }
}

/// Whose eyes are closed knows only what was when they closed: the night is played anew.
fn dream(mut world: State, knows: Knows, chance: &mut Chance) -> State {
    let Some(asleep) = world.asleep else { return world };
    world.discard = asleep.discard;
    world.shuffled = false;
    world.picks.clear();
    deal_pictures(&mut world, knows, asleep.deck.into(), chance);
    let picks = chance.below(world.pick_limit() as u32 + 1);
    for _ in 0..picks {
        let slot = 1 + chance.below(8) as u8;
        Now { state: &mut world, events: &mut Events::silent() }.pick(slot);
    }
    // Not both: then eyes would be open.
    (world.holder_closed, world.rung) = match (world.options.is_timed(), chance.below(3)) {
        (false, drawn) => (false, world.rules < 2 || drawn > 0),
        (true, 0) => (false, false),
        (true, 1) => (false, true),
        (true, _) => (true, false),
    };
    world
}

/// The Grimoire is at work: some Butterflies may have landed.
fn land_somewhere(world: &mut State, chance: &mut Chance) {
    world.butterflies = [None; 2];
    let Some(pages) = world.pages else { return };
    let landing = Landing::on(pages, world.traps, world.rules);
    for place in 0..chance.below(3) as usize {
        let free: Vec<Perch> =
            Perch::all().filter(|perch| landing.may_land(world.butterflies, *perch)).collect();
        if free.is_empty() {
            return;
        }
        world.butterflies[place] = Some(free[chance.below(free.len() as u32) as usize]);
    }
}

/// Where others hold their tokens while the Watcher is awake.
fn decide_for_others(world: &mut State, seat: Seat, chance: &mut Chance) {
    let Some(choosing) = world.choosing().filter(|choosing| choosing.watched) else { return };
    let others = world.active().without(seat);
    if choosing.locked {
        return answer_for_others(world, choosing, (seat, others), chance);
    }
    for other in others.iter() {
        for token in world.tokens() {
            let place = &mut world.standing[other.index()][*token as usize];
            if *place > 0 {
                *place = 1 + chance.below(choosing.opened.into()) as u8;
            }
        }
    }
}

/// Nothing tells who has taken which Door, who has passed and who called; only that somebody has yet to answer.
fn answer_for_others(
    world: &mut State,
    choosing: Choosing,
    (seat, others): (Seat, SeatSet),
    chance: &mut Chance,
) {
    let calls = world.called.without(seat).len();
    let mut callers: Vec<Seat> = others.iter().collect();
    chance.shuffle(&mut callers);
    // Before the second Door, whoever has called has also answered.
    let sure: SeatSet = callers.iter().copied().take(calls).collect();
    let own_call = world.called.contains(seat);
    world.called = if own_call { sure.with(seat) } else { sure };
    let is_sure = |other: Seat| choosing.opened == 1 && sure.contains(other);
    for other in others.iter() {
        for token in world.tokens().iter().copied() {
            let answer = chance.below(if is_sure(other) { 2 } else { 3 });
            let door = if answer == 0 { 1 + chance.below(choosing.opened.into()) as u8 } else { 0 };
            set_answer(world, other, token, door, answer == 1);
        }
    }
    let waiting = |world: &State| world.active().iter().any(|it| !world.has_answered_all(it));
    if !waiting(world) {
        let last = callers.iter().rev().copied().find(|other| !is_sure(*other));
        last.into_iter().for_each(|other| set_answer(world, other, Token::Own, 0, false));
    }
}

fn set_answer(world: &mut State, seat: Seat, token: Token, door: u8, passed: bool) {
    world.standing[seat.index()][token as usize] = door;
    let all = &mut world.passed[token as usize];
    *all = if passed { all.with(seat) } else { all.without(seat) };
}

/// At whom others point before all do.
fn vote_for_others(world: &mut State, seat: Seat, chance: &mut Chance) {
    for voter in world.voters().without(seat).iter() {
        let targets = world.targets(voter);
        if world.votes[voter.index()].is_some() {
            let place = chance.below(targets.len() as u32) as usize;
            world.votes[voter.index()] = targets.iter().nth(place);
        }
    }
}
