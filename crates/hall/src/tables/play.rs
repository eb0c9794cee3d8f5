//! How is a move made? By a person, a bot, a clock or for whoever is late; several at once all or nothing.

use arena::BotChoice;
use table::company::{Bot, Sitter};
use table::{Actor, By, Entry, Need, Seat};
use words::Lang;
use words::problem::Problem;

use super::command::{Move, OfSeat, Own};
use super::commit::{Answer, Commit, Note, Refusal};
use super::rights::Rights;
use super::state::TableState;
use super::table::guarded;
use crate::planted::{self, Fault};
use bots::Strength;

/// More than any decision has parts.
pub const MOST_MOVES: usize = 16;

impl TableState {
    /// A person's moves.
    pub(super) fn decide_move(&self, mv: Move, rights: Rights, now: u64) -> Result<Commit, Refusal> {
        let Move { seat, question, moves } = mv;
        let seat = self.own_seat(rights, OfSeat { seat })?;
        self.by_hand(seat)?;
        if moves.is_empty() || moves.len() > MOST_MOVES {
            return Err(Problem::Malformed("move".to_owned()).into());
        }
        self.session.heed(seat, &moves).map_err(Refusal::Declined)?;
        self.is_asked(seat, question)?;
        self.quota.may_move(seat, moves.len())?;
        let binds = self.session.need(seat) != Need::Nothing;
        if !binds {
            self.quota.may_choose_freely(seat, now)?;
        }
        let actor = Actor::Seat(seat);
        let entries = moves.into_iter().map(|text| Entry::Move { actor, text }).collect();
        let commit = self.played(entries, now)?.answered(Answer::Moved(seat));
        Ok(if binds { commit } else { commit.with(Note::ChoseFreely(seat)) })
    }

    /// What bots, clocks and the table itself do.
    pub(super) fn decide_own(&self, own: Own, rights: Rights, now: u64) -> Result<Commit, Refusal> {
        if planted::is(Fault::QuotaStopsClocks) {
            Seat::all(self.sitters.len() as u8).try_for_each(|seat| self.quota.may_move(seat, 1))?;
        }
        match own {
            Own::BotMove { seat, question, choice } => self.decide_bot_move(seat, question, choice, now),
            Own::Forced { seat, question } => {
                self.is_asked(seat, question)?;
                let text = self.session.whichever(seat).ok_or(Problem::Stale)?;
                self.played(vec![Entry::Move { actor: Actor::Seat(seat), text }], now)
            }
            Own::Ring { timer } => {
                let text = self.session.ring(timer).ok_or(Problem::Stale)?;
                self.played(vec![Entry::Move { actor: Actor::Clock, text }], now)
            }
            Own::Late { seat, question, mv } => self.decide_late(seat, question, mv, now),
            Own::Lapse => self.decide_lapse(now),
            Own::Arrive(seats) => self.decide_arrivals(&seats, now),
            Own::Rematch(next) => self.decide_rematch(&next, rights, now),
        }
    }

    /// A bot's move, and what it says with it: that it may not, or has said enough, is no reason not to play.
    fn decide_bot_move(
        &self,
        seat: Seat,
        question: u32,
        choice: BotChoice,
        now: u64,
    ) -> Result<Commit, Refusal> {
        self.is_asked(seat, question)?;
        let says = choice.says.and_then(|phrase| self.says_as_bot(seat, phrase, now));
        let spoke = says.is_some();
        let mv = Entry::Move { actor: Actor::Seat(seat), text: choice.mv };
        let commit = self.played(says.into_iter().chain([mv]).collect(), now)?;
        Ok(if spoke { commit.with(Note::Spoke(seat)) } else { commit })
    }

    /// Somebody's time to think has passed: a bot makes this one move, or takes the seat until its person returns.
    fn decide_late(
        &self,
        seat: Seat,
        question: u32,
        mv: Option<String>,
        now: u64,
    ) -> Result<Commit, Refusal> {
        self.is_asked(seat, question)?;
        let late = Entry::Late { seat };
        let Some(text) = mv else {
            let plays_for = self.sitter(seat).and_then(Sitter::person).map(str::to_owned);
            let bot = Sitter::Bot(Bot { strength: Strength::Quick.to_string(), plays_for });
            return self.entered(now, vec![late, self.sits(seat, &bot, By::Table, false)]);
        };
        self.played(vec![late, Entry::Move { actor: Actor::Seat(seat), text }], now)
    }

    /// What the rules allow, or what they do not. A move that can be followed needs no other check; of several, none is tried
    /// past a point where chance or a secret speaks.
    fn played(&self, entries: Vec<Entry>, now: u64) -> Result<Commit, Refusal> {
        let moves = entries.iter().filter(|entry| matches!(entry, Entry::Move { .. })).count();
        if moves > 1 {
            self.check(&entries)?;
        }
        match self.entered(now, entries) {
            Err(Refusal::RulesFailed(entries)) => {
                self.check(&entries)?;
                Err(Refusal::RulesFailed(entries))
            }
            decided => decided,
        }
    }

    /// Whether this is what the seat is being asked.
    pub fn is_asked(&self, seat: Seat, question: u32) -> Result<(), Problem> {
        if self.session.outcome().is_some() {
            return Err(Problem::GameOver);
        }
        match self.session.question(seat) {
            Some(asked) if asked.id == question => Ok(()),
            // The same whether something else is asked or nothing at all: an error tells nobody whose turn it is.
            Some(_) | None => Err(Problem::Stale),
        }
    }

    fn check(&self, entries: &[Entry]) -> Result<(), Refusal> {
        let moves = entries.iter().filter_map(|entry| match entry {
            Entry::Move { actor, text } => Some((*actor, text.as_str())),
            _ => None,
        });
        let moves: Vec<(Actor, &str)> = moves.collect();
        // Refusals name people; the sentence in the other language may name bots a little differently.
        let checked = guarded(|| self.session.check(&moves, self.names(Lang::En)));
        checked.map_err(|_| Refusal::RulesFailed(entries.to_vec()))?.map_err(Refusal::Declined)
    }
}
