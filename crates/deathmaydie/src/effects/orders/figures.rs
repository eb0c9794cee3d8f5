//! Figures that look the same are one choice, and tables that differ in their numbers only are one table.

use table::{Events, Run};

use super::super::{Now, blank_roll};
use crate::figures::{FOES, Foe, FoeSet};
use crate::frames::{Among, Decision, Frame, Source};
use crate::legal;
use crate::map::Sites;
use crate::moves::{Move, Named};
use crate::rolls::Reason;
use crate::state::State;

/// The figures that are left out of a question come to the same as one that is offered, but for which figure it is.
pub fn figures_alike(state: &State, frame: Frame) -> usize {
    let mut moves = Vec::new();
    legal::options(state, frame, &mut moves);
    let mut tried = 0;
    if moves.is_empty() {
        return tried;
    }
    for mv in could_be_meant(state, frame, &moves).into_iter().filter(|mv| !moves.contains(mv)) {
        let one = Shape::asking(&after(state, frame, mv));
        let kind = |mv: &Move| whom(*mv).and_then(Foe::kind);
        let twins = moves.iter().copied().filter(|twin| kind(twin) == kind(&mv));
        let others: Vec<Shape> = twins.map(|twin| Shape::asking(&after(state, frame, twin))).collect();
        let unlike: Vec<String> = others.iter().map(|other| one.unlike(other)).collect();
        assert!(others.contains(&one), "{mv} is none of {moves:?}: {unlike:?}");
        tried += 1;
    }
    tried
}

/// Everybody who could be attacked, got past, or attack next. What a text picks among is told by those it offers: others
/// that stand there just like them.
fn could_be_meant(state: &State, frame: Frame, moves: &[Move]) -> Vec<Move> {
    let (foes, to): (FoeSet, fn(Foe) -> Move) = match frame {
        Frame::Fight => {
            let here = state.foes_at(Sites::one(state.sheet(state.active).site));
            (here.minus(state.attacked), Move::Face)
        }
        Frame::Sneak { run, past, .. } if moves.len() > 1 => {
            (state.followers(state.sheet(run.who).site).minus(past), Move::Sneak)
        }
        Frame::Targets { who, chosen, paid } if chosen.is_empty() => {
            (state.reach(who, !paid && !state.has_action()), Move::Target)
        }
        Frame::Pick { among: Among::Foes(offered), .. } => {
            let same = |foe: Foe, other: Foe| {
                let figures = [foe, other].map(|it| state.figures[it.index()]);
                foe.kind() == other.kind() && figures[0] == figures[1]
            };
            let like = |foe: &Foe| offered.iter().any(|other| same(*foe, other));
            (state.foes().iter().filter(like).collect(), |foe| Move::Pick(Named::Foe(foe)))
        }
        _ => return Vec::new(),
    };
    foes.iter().map(to).collect()
}

fn whom(mv: Move) -> Option<Foe> {
    match mv {
        Move::Face(foe) | Move::Target(foe) | Move::Sneak(foe) | Move::Pick(Named::Foe(foe)) => Some(foe),
        _ => None,
    }
}

/// The table at the next question.
fn after(state: &State, frame: Frame, mv: Move) -> State {
    let mut state = state.clone();
    let mut events = Events::silent();
    let mut now = Now { state: &mut state, events: &mut events };
    now.answer(frame, mv);
    now.run();
    state
}

/// A table whose figures have no numbers: how many of each kind stand how, what has to happen, and everything else.
#[derive(Clone, Debug, PartialEq)]
pub struct Shape {
    figures: Vec<String>,
    then: String,
    rest: State,
}

impl Shape {
    pub fn of(state: &State, then: String) -> Shape {
        // Who has attacked matters while the Fight lasts, who is aimed at until the blow.
        let fights = state.stack.frames().contains(&Frame::Fight);
        let aims = state.stack.frames().iter().any(|frame| matches!(frame, Frame::Apply | Frame::Blows));
        let figure = |number: usize| {
            let foe = Foe(number as u8);
            let attacked = fights && state.attacked.contains(foe);
            let aimed_at = aims && state.roll.targets.contains(foe);
            format!("{:?} {:?} {attacked} {aimed_at}", foe.kind(), state.figures[number])
        };
        let mut figures: Vec<String> = (0..FOES).map(figure).collect();
        figures.sort_unstable();
        let mut rest = state.clone();
        rest.stack.clear();
        rest.figures = [rest.figures[FOES - 1]; FOES];
        rest.attacked = FoeSet::NONE;
        let ctx = state.ctx(state.active, Source::Rules);
        rest.roll = blank_roll(state.active, Reason::Fire, Default::default(), ctx);
        Shape { figures, then, rest }
    }

    /// What is different, to be read.
    fn unlike(&self, other: &Shape) -> String {
        let only = |these: &[String], those: &[String]| -> Vec<String> {
            these.iter().filter(|it| !those.contains(it)).cloned().collect()
        };
        let figures = [only(&self.figures, &other.figures), only(&other.figures, &self.figures)];
        format!("{figures:?}, {} or {}, the rest alike: {}", self.then, other.then, self.rest == other.rest)
    }

    /// At a question: which one it is, and between how many answers.
    fn asking(state: &State) -> Shape {
        let mut moves = Vec::new();
        state.stack.top().into_iter().for_each(|top| legal::options(state, top, &mut moves));
        Shape::of(state, format!("{:?} {}", Decision::of(state), moves.len()))
    }
}
