//! What happens: the machine that carries out the stack until somebody must choose or the game is over.

mod acting;
mod answers;
mod cards;
mod cues;
mod declaring;
mod dying;
mod elder;
mod enemies;
mod harm;
mod healing;
#[cfg(test)]
mod orders;
mod reading;
mod rolling;
mod tokens;
mod turn;
mod walking;

use table::{Chance, Events, Purpose, Run, Stack};

pub use acting::offer_bit;
pub use declaring::{blank as blank_roll, is_offered_before};
pub use rolling::symbol_count;
pub use tokens::value_name;

use crate::content::Investigator;
use crate::effect::Mode;
use crate::end::End;
use crate::events::Event;
use crate::frames::{Ctx, Frame, Thing};
use crate::legal;
use crate::map::Site;
use crate::moves::Move;
use crate::people::Inv;
use crate::state::{DEPTH, State};

/// The present: the state, and where what happens is told.
pub struct Now<'a> {
    pub state: &'a mut State,
    pub events: &'a mut Events<Event>,
}

/// What has one answer is done, and what has none is skipped (DMD-25.1).
impl Run<Frame, DEPTH> for Now<'_> {
    fn stack(&mut self) -> &mut Stack<Frame, DEPTH> {
        &mut self.state.stack
    }

    fn asks(&self, frame: Frame) -> bool {
        frame.asks(self.state).is_some()
    }

    fn goes_on(&mut self) -> bool {
        if self.state.end.is_some() {
            self.state.stack.clear();
            return false;
        }
        self.watch_ritual();
        true
    }

    fn answers_itself(&mut self, question: Frame) -> bool {
        let mut moves = Vec::new();
        legal::options(self.state, question, &mut moves);
        match moves[..] {
            [] => self.skip(question),
            [only] if question != Frame::Act => self.answer(question, only),
            [first, ..] if self.state.is_tie(question) && self.state.leaves_ties(question) => {
                self.answer(question, first);
            }
            _ => return false,
        }
        true
    }

    fn carry_out(&mut self, frame: Frame) {
        match frame {
            Frame::Begin => self.begin(),
            Frame::StartTurn => self.start_turn(),
            Frame::Phase(phase) => self.phase(phase),
            Frame::NextTurn => self.next_turn(),
            Frame::DrawMythos => self.draw_mythos(),
            Frame::Discard(card) => self.state.mythos_discard.push(card),
            Frame::Do { effects, ctx } => self.read(effects, ctx),
            Frame::Effect { effects, ctx, picks } => self.effect(effects, ctx, picks),
            Frame::Cue(cue) => self.cue(cue),
            Frame::ForEach { people, chips, next, effects, ctx } => {
                self.for_each(people, chips, next, effects, ctx)
            }
            Frame::Go { foes, steps, goal, ctx, picks } => self.go(foes, steps, goal, ctx, picks),
            Frame::Push { foe, left, by, picks } => self.push_foe(foe, left, by, picks),
            Frame::MoveChips { chips, steps, heading, ctx, picks } => {
                self.move_chips(chips, steps, heading, ctx, picks)
            }
            Frame::LeadChip { chip, left, by, picks } => self.lead(chip, left, by, picks),
            Frame::Redirect { who, count, picks, foes } => self.redirect(who, count, foes, picks),
            Frame::GiveUp { who, kinds, picks } => self.give_up(who, kinds, picks),
            Frame::Arrive { run, from, to, past, carried } => self.arrive(run, from, to, past, carried),
            Frame::EndRun(run) => self.end_run(run),
            Frame::Rested { who } => self.rested(who),
            Frame::Task { who, action } => self.task(who, action),
            Frame::Burnt => self.burnt(),
            Frame::EnemyAttack(foe) => self.enemy_attack(foe),
            Frame::Sweep { killer } => self.sweep(killer),
            Frame::Stress { who, count, excess } => self.stress(who, count, excess),
            Frame::Threshold(who) => self.threshold(who),
            Frame::Thresholds { reached } => self.thresholds(reached),
            Frame::Fatigue { who, left } => self.fatigue(who, left),
            Frame::FatigueLaid { who, meter } => self.lay_fatigue(who, meter),
            Frame::Pay { who, cost, ctx } => self.pay(who, cost, ctx),
            Frame::Explore { who, left } => self.explore(who, left),
            Frame::Claim { who, card, claim } => self.claim_by(who, card, claim),
            Frame::Claimed { who, card, side } => self.claimed(who, card, side),
            Frame::ClaimEnd { card } => self.claim_end(card),
            Frame::StageDown => self.stage_down(),
            Frame::ShuffleMythos => self.shuffle_mythos(),
            Frame::DrawRelics { who, draw, transformed } => self.draw_relics(who, draw, transformed),
            part => self.roll_on(part),
        }
    }
}

impl Now<'_> {
    /// The parts of a roll, from the dice in hand to what their symbols did.
    fn roll_on(&mut self, part: Frame) {
        match part {
            Frame::Throw => self.throw(),
            Frame::Tally => self.tally(),
            Frame::Apply => self.apply(),
            Frame::Blows => self.blows(),
            Frame::Linked => self.linked(),
            Frame::Tentacles => self.tentacles(),
            question => unreachable!("{question:?} waits for an answer"),
        }
    }

    /// A question without an answer. Where a text cannot go on without one, it ends.
    fn skip(&mut self, frame: Frame) {
        self.state.stack.pop();
        if let Frame::Choose { mode: Mode::OrStop, .. } = frame {
            self.state.stack.pop();
        }
    }

    /// Carries out a legal answer to the question on top.
    pub fn answer(&mut self, frame: Frame, mv: Move) {
        self.state.stack.pop();
        self.take_answer(frame, mv);
    }

    #[inline]
    fn push(&mut self, frame: Frame) {
        self.state.stack.push(frame);
    }

    #[inline]
    fn tell(&mut self, event: Event) {
        self.events.tell(event);
    }

    fn name(&self, who: Inv) -> Investigator {
        self.state.name(who)
    }

    fn end(&mut self, end: End) {
        if self.state.end.is_none() {
            self.state.end = Some(end);
            self.tell(Event::Ended { end });
        }
    }

    fn luck(&mut self, purpose: Purpose) -> Chance {
        self.state.luck.ask(&self.state.seed, self.events, purpose, 0)
    }

    /// The text that goes on speaks of this from now on.
    fn set_this(&mut self, thing: Thing) {
        self.tell_text(|ctx| ctx.this = thing);
    }

    fn set_bound(&mut self, thing: Thing) {
        self.tell_text(|ctx| ctx.bound = thing);
    }

    fn set_gate(&mut self, which: usize, site: Site) {
        self.tell_text(|ctx| ctx.gates[which] = Some(site));
    }

    fn tell_text(&mut self, tell: impl FnOnce(&mut Ctx)) {
        if let Some(Frame::Do { effects, mut ctx }) = self.state.stack.top() {
            self.state.stack.pop();
            tell(&mut ctx);
            self.push(Frame::Do { effects, ctx });
        }
    }
}
