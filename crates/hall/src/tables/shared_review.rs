//! A finished game read together: somebody leads from moment to moment and points, others follow, and whoever sat there says
//! something about a moment. In memory only, and gone with the table's sleep.

use std::collections::VecDeque;

use table::{Seat, SeatSet, Viewer};
use words::problem::Problem;

use super::apply::push_bounded;
use super::command::{Leading, OfSeat, Remarking};
use super::commit::{Answer, Commit, Note, Refusal};
use super::rights::Rights;
use super::state::TableState;
use super::table::guarded;
use crate::text;

/// So many remarks are kept; the oldest goes first.
const KEPT: usize = 60;
/// The longest name of a thing one can point at.
const LONGEST_NAME: usize = 60;

/// Who leads, and what was said about which moment.
#[derive(Clone, Debug, Default)]
pub struct SharedReview {
    lead: Option<Lead>,
    remarks: VecDeque<Remark>,
    /// How often somebody moved, pointed or spoke: pages look again when it changes.
    pub steps: u32,
}

/// Who leads those who follow, and what they are shown.
#[derive(Clone, Debug)]
pub struct Lead {
    pub by: Sitting,
    pub at: usize,
    pub eyes: Viewer,
    pub point: Option<String>,
}

/// Something said about a moment.
#[derive(Clone, Debug)]
pub struct Remark {
    pub by: Sitting,
    pub at: usize,
    pub eyes: Viewer,
    /// The same moment for everybody, however many moves they knew of.
    pub moves: usize,
    pub text: String,
}

/// Somebody for as long as they sit there: whoever comes after them neither leads nor has said anything.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Sitting {
    pub seat: Seat,
    generation: u32,
}

/// A moment as somebody looks at it.
#[derive(Clone, Copy, Debug)]
struct Moment {
    at: usize,
    eyes: Viewer,
}

impl SharedReview {
    /// Somebody leads from now on, or nobody does.
    pub fn lead(&mut self, lead: Option<Lead>) {
        self.lead = lead;
        self.steps += 1;
    }

    pub fn remark(&mut self, remark: Remark) {
        push_bounded(&mut self.remarks, remark, KEPT);
        self.steps += 1;
    }
}

impl TableState {
    /// Shows this moment to those who follow; without one, stops. Anybody who sits there can take the lead: the game is over,
    /// among people who know each other.
    pub(super) fn decide_lead(&self, leading: Leading, rights: Rights, now: u64) -> Result<Commit, Refusal> {
        let seat = self.own_seat(rights, OfSeat { seat: leading.seat })?;
        let eyes = self.eyes(leading.eyes.as_deref().unwrap_or("all"))?;
        let Some(at) = leading.at else {
            let (by, _) = self.reads_with(seat, None)?;
            let leads = self.shared_review.lead.as_ref().is_some_and(|lead| lead.by == by);
            let stops = Commit::noted(now, Note::Lead(None), Answer::Nothing);
            return Ok(if leads { stops } else { Commit::nothing(now, Answer::Nothing) });
        };
        let (by, _) = self.reads_with(seat, Some(Moment { at, eyes }))?;
        if leading.point.as_deref().is_some_and(|point| !is_name(point)) {
            return Err(Problem::Malformed("point".to_owned()).into());
        }
        let lead = Lead { by, at, eyes, point: leading.point };
        Ok(Commit::noted(now, Note::Lead(Some(lead)), Answer::AtMoment(at, eyes)))
    }

    /// Says something about a moment.
    pub(super) fn decide_remark(
        &self,
        Remarking { seat, at, eyes, text }: Remarking,
        rights: Rights,
        now: u64,
    ) -> Result<Commit, Refusal> {
        let (seat, eyes) = (self.own_seat(rights, OfSeat { seat })?, self.eyes(&eyes)?);
        let text = text::talk(&text)?;
        let (by, moves) = self.reads_with(seat, Some(Moment { at, eyes }))?;
        self.quota.may_speak(seat, now)?;
        let remark = Remark { by, at, eyes, moves, text };
        Ok(Commit::noted(now, Note::Remark(remark), Answer::AtMoment(at, eyes)).with(Note::Spoke(seat)))
    }

    /// Through whose eyes a moment is looked at, as forms and programs write it.
    fn eyes(&self, name: &str) -> Result<Viewer, Problem> {
        match name {
            "all" => Ok(Viewer::Referee),
            "spectator" => Ok(Viewer::Spectator),
            seat => {
                let seat = seat.parse::<Seat>().map_err(|()| Problem::NoSuchSeat)?;
                self.sitter(seat).map(|_| Viewer::Seat(seat)).ok_or(Problem::NoSuchSeat)
            }
        }
    }

    /// Whether this seat's person reads a game that is over, and which moment is meant, counted in moves that were made.
    fn reads_with(&self, seat: Seat, moment: Option<Moment>) -> Result<(Sitting, usize), Refusal> {
        self.by_hand(seat)?;
        if self.session.outcome().is_none() {
            return Err(Problem::NotOver.into());
        }
        let made = |moment: Moment| {
            let moves = guarded(|| self.session.moves_until(moment.eyes, moment.at));
            let moves = moves.map_err(|_| Refusal::RulesFailed(Vec::new()))?;
            moves.map(|moves| moves.len()).ok_or(Refusal::Problem(Problem::NotYetShown))
        };
        let moves = moment.map_or(Ok(0), made)?;
        Ok((Sitting { seat, generation: self.seat_generations[seat.index()] }, moves))
    }
}

/// Whether this could be the name of a thing one can point at.
fn is_name(name: &str) -> bool {
    let plain = |byte: u8| byte.is_ascii_alphanumeric() || byte == b'-' || byte == b'_';
    !name.is_empty() && name.len() <= LONGEST_NAME && name.bytes().all(plain)
}

impl TableState {
    /// Who leads those who follow, unless this reader does not want to read them.
    pub fn leader(&self, muted: SeatSet) -> Option<&Lead> {
        self.shared_review.lead.as_ref().filter(|lead| self.still_sits(lead.by, muted))
    }

    /// What was said about moments, without those this reader does not want to read.
    pub fn remarks(&self, muted: SeatSet) -> impl Iterator<Item = &Remark> {
        self.shared_review.remarks.iter().filter(move |remark| self.still_sits(remark.by, muted))
    }

    fn still_sits(&self, by: Sitting, muted: SeatSet) -> bool {
        self.seat_generations[by.seat.index()] == by.generation && !muted.contains(by.seat)
    }
}
