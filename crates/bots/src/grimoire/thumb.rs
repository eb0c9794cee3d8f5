//! Rules of thumb: play out the own move, look at who holds the Chapter now, and do not waste good Spells.
//!
//! Reads only what the seat knows: its hand, what lies open, and how many cards the others hold.

use grimoire::cards::CardSet;
use grimoire::chapter::Spell;
use grimoire::{Grimoire, Mode, Move, Question, State};
use table::{Actor, Chance, Events, Game, Seat};

use super::keep;
use super::scale::Scale;

/// How often somebody who could beat a Spell does so.
const WILL: f32 = 0.75;
/// How deep the follow-up choices of one play are looked at.
const FOLLOW_UPS: u8 = 2;

/// The best move by appraisal; equals are drawn by lot.
pub(super) fn choose(world: &State, seat: Seat, moves: &[Move], chance: &mut Chance) -> Move {
    let mut best = (f32::NEG_INFINITY, moves[0]);
    let before = Before::of(world, seat);
    for mv in moves {
        let lot = chance.below(1 << 10) as f32 / (1 << 20) as f32;
        let promise = appraise(&before, world, *mv, FOLLOW_UPS) + lot;
        if promise > best.0 {
            best = (promise, *mv);
        }
    }
    best.1
}

/// The decision, and what is the same for all the moves it is between.
struct Before<'a> {
    world: &'a State,
    seat: Seat,
    /// What the seat has not seen: other hands and the decks. Nothing it does before the Chapter ends changes that.
    unseen: CardSet,
    /// Cards it may keep or get back, so that they count when they are in its hand afterwards.
    own: CardSet,
}

impl Before<'_> {
    fn of(world: &State, seat: Seat) -> Before<'_> {
        let spells: CardSet = world.chapter.spells().iter().map(|spell| spell.card).collect();
        let title = world.chapter.title.map_or(CardSet::NONE, |title| CardSet::one(title.card));
        let own = world.hands[seat.index()].or(spells).or(title);
        let seen = own.or(world.discard).or(world.buried.set());
        Before { world, seat, unseen: world.deck().minus(seen), own }
    }
}

/// What the Chapter and the hand are worth after this move.
fn appraise(before: &Before, now: &State, mv: Move, follow_ups: u8) -> f32 {
    if let Move::Reveal(_) = mv {
        return 0.0;
    }
    let seat = before.seat;
    let mut next = now.clone();
    if Grimoire::play(&mut next, Actor::Seat(seat), mv, &mut Events::silent()).is_err() {
        return f32::NEG_INFINITY;
    }
    let mine = matches!(next.question(), Some((asked, question)) if asked == seat && is_choice(question));
    if follow_ups > 0 && mine {
        let mut moves = Vec::new();
        Grimoire::moves(&next, Actor::Seat(seat), &mut moves);
        let promises = moves.into_iter().map(|mv| appraise(before, &next, mv, follow_ups - 1));
        return promises.fold(f32::NEG_INFINITY, f32::max);
    }
    standing(before, now, &next) + saved(before, &next)
}

fn is_choice(question: Question) -> bool {
    matches!(question, Question::ChooseFor(_) | Question::SwapTitle)
}

/// What the hand keeps for later Chapters; cards drawn unseen do not count.
fn saved(before: &Before, next: &State) -> f32 {
    let world = before.world;
    if next.round != world.round || next.outcome.is_some() {
        return 0.0;
    }
    keep::hand(next.hands[before.seat.index()].and(before.own), world.options.mode)
}

/// The lead this Chapter may be expected to bring: a point won is a point the others do not get.
fn standing(before: &Before, now: &State, next: &State) -> f32 {
    let (world, seat) = (before.world, before.seat);
    let over = next.finished.is_some() || next.outcome.is_some();
    if world.options.mode == Mode::Survival {
        return survival_standing(before, now.lives[seat.index()], next, over);
    }
    let lead = if world.chapter.number == 6 { 4.0 } else { 2.0 - 2.0 * keep::THE_LEAD };
    let chapter = if let Some(finished) = &next.finished { &finished.chapter } else { &next.chapter };
    let Some((strongest, _)) = chapter.extremes() else { return 0.0 };
    let ours = |spell: &Spell| world.party(spell.player) == world.party(seat);
    let held = ours(&chapter.spells()[strongest]);
    if over {
        return if held { lead } else { 0.0 };
    }
    let (scale, spell) = (Scale::of(chapter), &chapter.spells()[strongest]);
    let above = share(scale.above(scale.might(spell.element, spell.power)), before.unseen);
    let mut win = if held { 1.0 } else { 0.0 };
    for other in still_to_play(next) {
        let beats = WILL * has_one(above, next.hands[other.index()].len());
        let friendly = world.party(other) == world.party(seat);
        win = if friendly { win + (1.0 - win) * beats } else { win * (1.0 - beats) };
    }
    lead * win
}

fn survival_standing(before: &Before, lives: u8, next: &State, over: bool) -> f32 {
    let (world, seat) = (before.world, before.seat);
    let chapter = if let Some(finished) = &next.finished { &finished.chapter } else { &next.chapter };
    let Some((strongest, weakest)) = chapter.extremes() else { return 0.0 };
    let pain = if lives == 1 { 1.6 } else { 0.8 };
    let last = world.chapter.number == 6 && world.options.seats == 4;
    let glory = if last && chapter.spells()[strongest].player == seat { 1.0 } else { 0.0 };
    let lost = chapter.spells()[weakest].player == seat;
    if over {
        return glory - if lost { pain } else { 0.0 };
    }
    let own = chapter.spells().iter().find(|spell| spell.player == seat);
    let Some(own) = own.filter(|_| lost) else { return glory * 0.5 - 0.1 * pain };
    let scale = Scale::of(chapter);
    let below = share(scale.below(scale.might(own.element, own.power)), before.unseen);
    let spared = still_to_play(next).fold(1.0, |risk: f32, other| {
        let hand = next.hands[other.index()].len() as i32;
        risk * (1.0 - 0.5 * below - 0.5 * below.powi(hand))
    });
    glory * 0.5 - pain * spared
}

/// The seats that still play in this Chapter.
fn still_to_play(state: &State) -> impl Iterator<Item = Seat> {
    let total = if state.options.mode == Mode::Duel { 4 } else { state.seats_in() as usize };
    let left = total.saturating_sub(state.chapter.spells().len());
    let last = state.chapter.spells().last().map_or(state.leader, |spell| spell.player);
    let mut seat = last;
    (0..left).map(move |_| {
        seat = state.next_in(seat);
        seat
    })
}

fn share(part: CardSet, whole: CardSet) -> f32 {
    part.and(whole).len() as f32 / whole.len().max(1) as f32
}

/// How likely a hand of so many cards holds one of a kind that makes up this share of all cards.
fn has_one(share: f32, hand: usize) -> f32 {
    1.0 - (0..hand).fold(1.0, |none: f32, _| none * (1.0 - share))
}
