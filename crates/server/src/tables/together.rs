//! A finished game read together: somebody leads from moment to moment and points, others follow, and whoever sat there says
//! something about a moment. In memory only, and gone with the table's sleep.

use std::collections::VecDeque;

use pages::{Leader, Together as InWords};
use table::{Seat, SeatSet, Viewer};
use words::Names;
use words::problem::Problem;

use super::core::Core;
use super::rights::Rights;
use super::table::Table;
use crate::text;

/// So many remarks are kept; the oldest goes first.
const KEPT: usize = 60;
/// The longest name of a thing one can point at.
const LONGEST_NAME: usize = 60;

/// Who leads, and what was said about which moment.
#[derive(Clone, Debug, Default)]
pub struct Together {
    lead: Option<Lead>,
    remarks: VecDeque<Remark>,
    /// How often somebody moved, pointed or spoke: pages look again when it changes.
    steps: u32,
}

#[derive(Clone, Debug)]
struct Lead {
    by: Sitting,
    at: usize,
    eyes: Viewer,
    point: Option<String>,
}

#[derive(Clone, Debug)]
struct Remark {
    by: Sitting,
    at: usize,
    eyes: Viewer,
    /// The same moment for everybody, however many moves they knew of.
    moves: usize,
    text: String,
}

/// Somebody for as long as they sit there: whoever comes after them neither leads nor has said anything.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Sitting(Seat, u32);

/// A moment as somebody looks at it.
#[derive(Clone, Copy, Debug)]
pub struct Moment {
    pub at: usize,
    pub eyes: Viewer,
}

/// Shows this moment to whoever follows; without one, stops. Anybody who sits there can take the lead: it is a game that is
/// over, among people who know each other.
pub fn lead(
    table: &Table,
    rights: Rights,
    seat: Seat,
    wanted: Option<(Moment, Option<String>)>,
) -> Result<(), Problem> {
    let (by, _) = sits(table, rights, seat, wanted.as_ref().map(|(moment, _)| *moment))?;
    let named = |name: &str| {
        let plain = |byte: u8| byte.is_ascii_alphanumeric() || byte == b'-' || byte == b'_';
        !name.is_empty() && name.len() <= LONGEST_NAME && name.bytes().all(plain)
    };
    if let Some((_, Some(point))) = &wanted
        && !named(point)
    {
        return Err(Problem::Malformed("point".to_owned()));
    }
    table.change(|core| {
        let leads = core.together.lead.as_ref().is_some_and(|lead| lead.by == by);
        match wanted {
            Some((Moment { at, eyes }, point)) => core.together.lead = Some(Lead { by, at, eyes, point }),
            None if leads => core.together.lead = None,
            None => return,
        }
        core.together.steps += 1;
    });
    Ok(())
}

/// Says something about a moment.
pub fn remark(table: &Table, rights: Rights, seat: Seat, moment: Moment, said: &str) -> Result<(), Problem> {
    let text = text::talk(said)?;
    let (by, moves) = sits(table, rights, seat, Some(moment))?;
    table.core_mut().talk.speak(seat, table.clock.instant())?;
    let Moment { at, eyes } = moment;
    table.change(|core| {
        if core.together.remarks.len() >= KEPT {
            core.together.remarks.pop_front();
        }
        core.together.remarks.push_back(Remark { by, at, eyes, moves, text });
        core.together.steps += 1;
    });
    Ok(())
}

/// Whether they sit at a table whose game is over, and which moment is meant, counted in moves that were really made.
fn sits(
    table: &Table,
    rights: Rights,
    seat: Seat,
    moment: Option<Moment>,
) -> Result<(Sitting, usize), Problem> {
    rights.holds(seat)?;
    let core = table.core();
    core.by_hand(seat)?;
    if core.session.outcome().is_none() {
        return Err(Problem::NotOver);
    }
    let made = |moment: Moment| {
        let moves = table.ask(&core, &Vec::new, || core.session.moves_until(moment.eyes, moment.at))?;
        moves.map(|moves| moves.len()).ok_or(Problem::NotYetShown)
    };
    let moves = moment.map_or(Ok(0), made)?;
    Ok((Sitting(seat, core.seat_generations[seat.index()]), moves))
}

impl Core {
    /// What this reader sees of it, once the game is over.
    pub fn together_for(&self, own: SeatSet, muted: SeatSet, names: &Names) -> Option<InWords> {
        self.session.outcome()?;
        let here = |by: Sitting| self.seat_generations[by.0.index()] == by.1 && !muted.contains(by.0);
        let lead = self.together.lead.as_ref().filter(|lead| here(lead.by)).map(|lead| Leader {
            by: lead.by.0,
            at: lead.at,
            eyes: lead.eyes,
            point: lead.point.clone(),
            mine: own.contains(lead.by.0),
        });
        let remarks =
            self.together.remarks.iter().filter(|remark| here(remark.by)).map(|remark| pages::Remark {
                name: names.of(remark.by.0).to_owned(),
                at: remark.at,
                eyes: remark.eyes,
                moves: remark.moves,
                text: remark.text.clone(),
            });
        Some(InWords { lead, remarks: remarks.collect(), steps: self.together.steps, moves: None })
    }
}
