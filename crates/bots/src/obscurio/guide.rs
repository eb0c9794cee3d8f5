//! Where does the Grimoire let its Butterflies land? Where the Exit stands out most among the Doors it must expect.

use obscurio::Move;
use obscurio::book::{Landing, Perch};
use obscurio::cards::{Trap, TrapSet};
use obscurio::pictures::Card;
use obscurio::view::View;
use table::Seat;

use super::mind::{Mind, likelihood, normal};
use super::recall::{Past, clue};

/// How many sets of wrong Doors it imagines.
const IMAGINED: usize = 20;
/// A clue with one Butterfly has no second one.
type Placement = (Perch, Option<Perch>);

/// The next Butterfly of the best clue, or that the Book is shown.
pub fn land(mind: &Mind, past: &Past, view: &View, moves: &[Move]) -> Move {
    let (Some(exit), Some(pages)) = (view.own.exit, view.own.pages) else { return moves[0] };
    let riddle = Riddle::of(mind, past, view, exit, pages);
    let (first, second) = riddle.best(&view.own.butterflies);
    let next =
        [Some(first), second].into_iter().flatten().find(|perch| !view.own.butterflies.contains(perch));
    let next = next.map_or(Move::ShowBook, Move::Butterfly);
    if moves.contains(&next) { next } else { moves[0] }
}

/// What the Grimoire has before it.
struct Riddle<'a> {
    mind: &'a Mind,
    turn: u8,
    landing: Landing,
    perches: Vec<Perch>,
    /// By perch: how strongly it points at each card.
    links: Vec<Vec<f64>>,
    exit: Card,
    wrong: Vec<Vec<Card>>,
    /// What the Traitor can choose from, as far as it is remembered, and how often.
    decoys: (Vec<Card>, usize),
}

impl<'a> Riddle<'a> {
    fn of(mind: &'a Mind, past: &Past, view: &View, exit: Card, pages: [Card; 2]) -> Riddle<'a> {
        let traps = past.now().traps;
        let landing = Landing::on(pages, traps, past.world.rules);
        let perches: Vec<Perch> = Perch::all().filter(|perch| landing.may_land([None; 2], *perch)).collect();
        let link = |perch: &Perch| {
            let clue = clue(pages, traps, *perch);
            Card::ALL.iter().map(|card| mind.link(&clue, *card)).collect()
        };
        let holder = past.world.holder.filter(|_| mind.skill.remembers).map_or(Vec::new(), Vec::from);
        let known = |card: &Card| {
            *card == exit || pages.contains(card) || view.open.discard.contains(card) || holder.contains(card)
        };
        let unseen: Vec<Card> = Card::ALL.into_iter().filter(|card| !known(card)).collect();
        Riddle {
            mind,
            turn: view.open.turn,
            landing,
            links: perches.iter().map(link).collect(),
            perches,
            exit,
            wrong: imagine(mind, view.open.turn, unseen, traps),
            decoys: (holder, pick_limit(view.own.traitor, traps)),
        }
    }

    /// The best of all clues that can still be given. Of equals, the one with fewer Butterflies.
    fn best(&self, landed: &[Perch]) -> Placement {
        let count = self.perches.len();
        let alone = (0..count).map(|at| (at, None));
        let pairs = (0..count).flat_map(|at| (at + 1..count).map(move |other| (at, Some(other))));
        let mut best: Option<(f64, Placement)> = None;
        for (number, (at, other)) in alone.chain(pairs).enumerate() {
            let placement = (self.perches[at], other.map(|other| self.perches[other]));
            let has = |perch: &Perch| placement.0 == *perch || placement.1 == Some(*perch);
            let whole = self.landing.is_complete([Some(placement.0), placement.1]);
            if !whole || !landed.iter().all(has) {
                continue;
            }
            let slip = self.mind.skill.hand * normal(&mut self.mind.luck("hand", self.index(number)));
            let worth = self.worth(at, other) + slip;
            if best.is_none_or(|(most, _)| worth > most) {
                best = Some((worth, placement));
            }
        }
        best.map_or((self.perches[0], None), |(_, placement)| placement)
    }

    fn index(&self, number: usize) -> u32 {
        u32::from(self.turn) << 16 | number as u32
    }

    /// How likely a Wizard who thinks like the Grimoire finds the Exit.
    fn worth(&self, at: usize, other: Option<usize>) -> f64 {
        let seen: Vec<f64> = (0..Card::COUNT)
            .map(|card| likelihood(self.links[at][card] + other.map_or(0.0, |other| self.links[other][card])))
            .collect();
        let (holder, limit) = &self.decoys;
        let mut decoys: Vec<f64> = holder.iter().map(|card| seen[card.index()]).collect();
        decoys.sort_by(|a, b| b.total_cmp(a));
        decoys.truncate(*limit);
        let exit = seen[self.exit.index()];
        let slipped: f64 = decoys.iter().sum();
        let share = |doors: &Vec<Card>| {
            let drawn: f64 = doors.iter().skip(decoys.len()).map(|card| seen[card.index()]).sum();
            exit / (exit + drawn + slipped)
        };
        self.wrong.iter().map(share).sum::<f64>() / self.wrong.len() as f64
    }
}

/// The wrong Doors of some turns that could be.
fn imagine(mind: &Mind, turn: u8, mut unseen: Vec<Card>, traps: TrapSet) -> Vec<Vec<Card>> {
    let doors = if traps.contains(Trap::GreatRoom) { 6 } else { 5 };
    let mut luck = mind.luck("doors", turn.into());
    let mut draw = |_| {
        luck.shuffle(&mut unseen);
        unseen.iter().copied().take(doors).collect()
    };
    (0..IMAGINED).map(&mut draw).collect()
}

fn pick_limit(traitor: Option<Seat>, traps: TrapSet) -> usize {
    match traitor {
        None => 0,
        Some(_) if traps.contains(Trap::BlackMagic) => 4,
        Some(_) => 2,
    }
}
