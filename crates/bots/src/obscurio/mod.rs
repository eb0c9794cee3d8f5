//! What bots know about Obscurio: to guide with pictures, to read clues, to talk, to mislead and to suspect.

mod accusation;
mod belief;
mod doors;
mod guide;
mod mind;
mod night;
mod recall;
mod suspicion;
mod timing;

use std::time::Duration;

use obscurio::view::Phase;
use obscurio::{Move, Obscurio, Remark};
use table::company::Phrase;
use table::{Chance, Eyes};

use crate::{Brain, Budget, Strength};

use doors::Choice;
use mind::Mind;
pub use mind::Skill;
use recall::Past;

impl Brain for Obscurio {
    fn quick(eyes: &Eyes<Obscurio>, moves: &[Move], _chance: &mut Chance) -> Move {
        answer(eyes, Skill::ADEPT, moves)
    }

    /// No search: who sees more in a picture plays better.
    fn strong(eyes: &Eyes<Obscurio>, moves: &[Move], _budget: Budget, _chance: &mut Chance) -> Move {
        answer(eyes, Skill::MASTER, moves)
    }

    /// No search either: the Doors by how likely they are the Exit; otherwise what a master does, and what an adept would.
    fn weigh(
        eyes: &Eyes<Obscurio>,
        moves: &[Move],
        _budget: Budget,
        _chance: &mut Chance,
    ) -> Vec<(Move, Option<f32>)> {
        let (view, past, mind) = (eyes.view(), Past::of(eyes), Mind::of(eyes, Skill::MASTER));
        let best = answer(eyes, Skill::MASTER, moves);
        let doors = match view.open.phase {
            Phase::Doors => Choice::of(&mind, &past, &view, eyes.seat()).weigh(best, moves),
            _ => Vec::new(),
        };
        if !doors.is_empty() {
            return doors;
        }
        let other = answer(eyes, Skill::ADEPT, moves);
        [best, other].into_iter().take(if other == best { 1 } else { 2 }).map(|mv| (mv, None)).collect()
    }

    fn says(eyes: &Eyes<Obscurio>, strength: Strength, mv: Move) -> Option<Phrase> {
        let skill = if strength == Strength::Strong { Skill::MASTER } else { Skill::ADEPT };
        remark(eyes, skill, mv).map(Remark::phrase)
    }

    fn hesitates(eyes: &Eyes<Obscurio>, mv: Move, chance: &mut Chance) -> Option<Duration> {
        timing::hesitates(eyes, mv, chance)
    }
}

/// What a bot of this skill does.
pub fn answer(eyes: &Eyes<Obscurio>, skill: Skill, moves: &[Move]) -> Move {
    // The Grimoire has nothing else to do in the night; a bot joins a call that another player has made.
    for mv in [Move::OpenEyes, Move::CallTime] {
        if moves.contains(&mv)
            && (moves.len() == 1 || eyes.imagine(&mut Chance::fast(0)).is_pressed(eyes.seat()))
        {
            return mv;
        }
    }
    let (view, me) = (eyes.view(), eyes.seat());
    let (mind, past) = (Mind::of(eyes, skill), Past::of(eyes));
    match view.open.phase {
        Phase::Riddle => guide::land(&mind, &past, &view, moves),
        Phase::EyesClosed => night::pick(&mind, &past, &view, moves),
        Phase::Doors | Phase::DoorsLocked { .. } | Phase::DoorsWatched | Phase::DoorsLockedWatched { .. } => {
            Choice::of(&mind, &past, &view, me).answer(moves)
        }
        Phase::Vote { .. } => accusation::vote(&mind, &past, &view, me, moves),
        Phase::ClueShown | Phase::Debate { .. } | Phase::Over => moves[0],
    }
}

/// What it says as it does that.
pub fn remark(eyes: &Eyes<Obscurio>, skill: Skill, mv: Move) -> Option<Remark> {
    let (view, me) = (eyes.view(), eyes.seat());
    let (mind, past) = (Mind::of(eyes, skill), Past::of(eyes));
    match view.open.phase {
        Phase::Doors | Phase::DoorsLocked { .. } => Choice::of(&mind, &past, &view, me).remark(mv),
        Phase::Debate { .. } => accusation::remark(&mind, &past, &view, me),
        _ => None,
    }
}
