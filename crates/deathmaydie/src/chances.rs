//! How likely is what a roll is for? Exact, before the throw and at every moment after it, with rerolls used as well as can be.

use serde::Serialize;

use crate::dice::DieFace;
use crate::odds::{Odds, Pool};

/// What a roll is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Goal {
    /// At least so many successes.
    Successes(u8),
    /// At most so many: they hurt.
    NoMoreThan(u8),
    /// At least so many Elder Signs that count as nothing else.
    ElderSigns(u8),
    /// So many successes, and no more Tentacles than this.
    Clean { successes: u8, tentacles: u8 },
}

/// A roll to come or under way, and everything its odds depend on.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Prospect {
    pub pool: Pool,
    /// What it is for, the best first.
    pub goals: Vec<Goal>,
    /// Stress the roller can still take.
    pub stress: u8,
    /// Free rerolls each Stress brings along.
    pub linked: u8,
}

impl Prospect {
    /// So many rerolls there are if so much Stress is taken.
    pub fn rerolls(&self, stress: u8) -> u8 {
        self.pool.rerolls + stress * (1 + self.linked)
    }

    /// The odds of a goal with so many rerolls: before the throw, or from the dice that lie there.
    pub fn odds(&self, goal: Goal, rerolls: u8, lying: &[DieFace]) -> Odds {
        let table = Ways::new(self.pool, goal, rerolls, lying);
        if lying.is_empty() { table.before_throw() } else { table.from(lying) }
    }

    /// What rerolling a die that shows this face makes of the odds: it takes one of the rerolls.
    pub fn odds_after(&self, goal: Goal, rerolls: u8, lying: &[DieFace], die: DieFace) -> Odds {
        Ways::new(self.pool, goal, rerolls.saturating_sub(1), lying).after(lying, die)
    }
}

/// Successes, Elder Signs and Tentacles of a face, as far as they matter for the goal.
type Shown = [u8; 3];

/// What matters of dice of one kind: how many of the six faces show it.
struct Side {
    faces: Vec<(u128, Shown)>,
    /// Every way the dice can lie: so many show each of the faces. Sorted.
    lying: Vec<Vec<u8>>,
}

impl Side {
    fn new(bonus: bool, count: u8, goal: Goal, elders: bool) -> Side {
        let mut faces: Vec<(u128, Shown)> = Vec::new();
        for die in DieFace::faces_of(bonus) {
            let shown = shown(die, goal, elders);
            match faces.iter_mut().find(|(_, known)| *known == shown) {
                Some((weight, _)) => *weight += 1,
                None => faces.push((1, shown)),
            }
        }
        let mut lying = Vec::new();
        spread(count, faces.len(), &mut Vec::new(), &mut lying);
        Side { faces, lying }
    }

    fn find(&self, lying: &[u8]) -> usize {
        self.lying.binary_search_by(|known| known.as_slice().cmp(lying)).unwrap_or(0)
    }

    /// In how many ways dice come to lie so.
    fn arrangements(&self, at: usize) -> u128 {
        let lying = &self.lying[at];
        let mut left: u8 = lying.iter().sum();
        lying.iter().zip(&self.faces).fold(1, |ways, (count, (weight, _))| {
            let ways = ways * choose(left, *count) * weight.pow(u32::from(*count));
            left -= count;
            ways
        })
    }

    /// Where a reroll of a die with this face leads, and in how many of six ways.
    fn again(&self, at: usize, face: usize) -> Vec<(u128, usize)> {
        let mut lying = self.lying[at].clone();
        if lying[face] == 0 {
            return Vec::new();
        }
        lying[face] -= 1;
        let land = |(to, (weight, _)): (usize, &(u128, Shown))| {
            let mut lying = lying.clone();
            lying[to] += 1;
            (*weight, self.find(&lying))
        };
        self.faces.iter().enumerate().map(land).collect()
    }

    fn total(&self, at: usize) -> Shown {
        let each = self.lying[at].iter().zip(&self.faces);
        each.fold([0; 3], |all, (count, (_, shown))| std::array::from_fn(|of| all[of] + count * shown[of]))
    }

    /// Where these dice lie.
    fn place(&self, dice: &[DieFace], bonus: bool, goal: Goal, elders: bool) -> usize {
        let mut lying = vec![0; self.faces.len()];
        for die in dice.iter().filter(|die| die.is_bonus() == bonus) {
            lying[self.face(shown(*die, goal, elders))] += 1;
        }
        self.find(&lying)
    }

    fn face(&self, shown: Shown) -> usize {
        self.faces.iter().position(|(_, known)| *known == shown).unwrap_or(0)
    }
}

/// Symbols that cannot matter are left out: the fewer faces differ, the fewer throws there are.
fn shown(die: DieFace, goal: Goal, elders: bool) -> Shown {
    let all = die.symbols();
    let [success, elder, tentacle] = [all.success, all.elder, all.tentacle].map(|it| it as u8);
    match goal {
        Goal::Successes(_) | Goal::NoMoreThan(_) => [success, if elders { elder } else { 0 }, 0],
        Goal::ElderSigns(_) => [0, elder, 0],
        Goal::Clean { .. } => [success, if elders { elder } else { 0 }, tentacle],
    }
}

/// Every way to spread so many dice over so many faces, in order.
fn spread(count: u8, faces: usize, begun: &mut Vec<u8>, into: &mut Vec<Vec<u8>>) {
    if faces == 1 {
        into.push(begun.iter().copied().chain([count]).collect());
        return;
    }
    for here in 0..=count {
        begun.push(here);
        spread(count - here, faces - 1, begun, into);
        begun.pop();
    }
}

fn choose(of: u8, count: u8) -> u128 {
    (0..u128::from(count)).fold(1, |ways, step| ways * (u128::from(of) - step) / (step + 1))
}

/// For every way the dice can lie: in how many ways the goal is still met.
struct Ways {
    sides: [Side; 2],
    ways: Vec<u128>,
    rerolls: u8,
    goal: Goal,
    elders: bool,
}

/// The most dice of a kind, and rerolls, whose odds fit into the numbers.
const MOST: u8 = 14;

impl Ways {
    fn new(pool: Pool, goal: Goal, rerolls: u8, lying: &[DieFace]) -> Ways {
        let elders = pool.elders > 0 && pool.elder_worth > 0;
        let thrown = |bonus: bool| lying.iter().filter(|die| die.is_bonus() == bonus).count() as u8;
        let counts = match lying {
            [] => [pool.standard, pool.bonus],
            _ => [thrown(false), thrown(true)],
        };
        let [standard, bonus] = counts.map(|count| count.min(MOST));
        let sides = [Side::new(false, standard, goal, elders), Side::new(true, bonus, goal, elders)];
        let rerolls = rerolls.min(MOST);
        let mut table = Ways { sides, ways: Vec::new(), rerolls, goal, elders };
        table.ways = table.places().map(|at| u128::from(table.is_met(pool, at))).collect();
        (0..rerolls).for_each(|_| table.throw_again());
        table
    }

    fn places(&self) -> impl Iterator<Item = [usize; 2]> + use<> {
        let [left, right] = [self.sides[0].lying.len(), self.sides[1].lying.len()];
        (0..left).flat_map(move |one| (0..right).map(move |other| [one, other]))
    }

    fn index(&self, [one, other]: [usize; 2]) -> usize {
        one * self.sides[1].lying.len() + other
    }

    fn is_met(&self, pool: Pool, [one, other]: [usize; 2]) -> bool {
        let (left, right) = (self.sides[0].total(one), self.sides[1].total(other));
        let [success, elder, tentacle] = std::array::from_fn(|of| left[of] + right[of]);
        let counted = success + elder.min(pool.elders) * pool.elder_worth + pool.plus;
        match self.goal {
            Goal::Successes(wanted) => counted >= wanted,
            Goal::NoMoreThan(most) => counted <= most,
            Goal::ElderSigns(wanted) => elder >= wanted,
            Goal::Clean { successes, tentacles } => counted >= successes && tentacle <= tentacles,
        }
    }

    /// One reroll more, of whichever die it is best for; or of none.
    fn throw_again(&mut self) {
        let best = |at: [usize; 2]| {
            let stay = 6 * self.ways[self.index(at)];
            let faces =
                (0..2).flat_map(|side| (0..self.sides[side].faces.len()).map(move |face| (side, face)));
            faces.map(|(side, face)| self.rolled(at, side, face)).fold(stay, u128::max)
        };
        self.ways = self.places().map(best).collect();
    }

    /// The ways after a reroll of one die with this face; none if there is none.
    fn rolled(&self, at: [usize; 2], side: usize, face: usize) -> u128 {
        let landed = |to: usize| if side == 0 { [to, at[1]] } else { [at[0], to] };
        let all = self.sides[side].again(at[side], face).into_iter();
        all.map(|(weight, to)| weight * self.ways[self.index(landed(to))]).sum()
    }

    fn at(&self, lying: &[DieFace]) -> [usize; 2] {
        [false, true].map(|bonus| self.sides[usize::from(bonus)].place(lying, bonus, self.goal, self.elders))
    }

    fn before_throw(&self) -> Odds {
        let ways = self.places().map(|at| {
            let arranged = self.sides[0].arrangements(at[0]) * self.sides[1].arrangements(at[1]);
            arranged * self.ways[self.index(at)]
        });
        let dice: u8 = self.sides.iter().map(|side| side.lying[0].iter().sum::<u8>()).sum();
        Odds { ways: ways.sum(), of: 6u128.pow(u32::from(dice + self.rerolls)) }
    }

    fn from(&self, lying: &[DieFace]) -> Odds {
        Odds { ways: self.ways[self.index(self.at(lying))], of: 6u128.pow(u32::from(self.rerolls)) }
    }

    fn after(&self, lying: &[DieFace], die: DieFace) -> Odds {
        let side = usize::from(die.is_bonus());
        let face = self.sides[side].face(shown(die, self.goal, self.elders));
        let ways = self.rolled(self.at(lying), side, face);
        Odds { ways, of: 6u128.pow(u32::from(self.rerolls) + 1) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::odds::at_least;

    fn prospect(standard: u8, bonus: u8, elders: u8) -> Prospect {
        let pool = Pool { standard, bonus, elders, elder_worth: 1, ..Pool::default() };
        Prospect { pool, goals: Vec::new(), stress: 4, linked: 0 }
    }

    #[test]
    fn successes_are_as_likely_as_the_odds_say() {
        for (standard, bonus, elders) in [(3, 0, 0), (3, 2, 1), (2, 3, 9), (5, 1, 0)] {
            let prospect = prospect(standard, bonus, elders);
            for (wanted, rerolls) in [(0, 0), (1, 1), (3, 0), (4, 2), (5, 3)] {
                let slow = at_least(Pool { rerolls, ..prospect.pool }, wanted);
                let fast = prospect.odds(Goal::Successes(wanted), rerolls, &[]);
                assert_eq!(slow, fast, "{standard}+{bonus}, {wanted} with {rerolls}");
            }
        }
    }

    #[test]
    fn what_hurts_is_rerolled_away() {
        let one = prospect(1, 0, 0);
        assert_eq!(one.odds(Goal::NoMoreThan(0), 0, &[]), Odds { ways: 3, of: 6 });
        assert_eq!(one.odds(Goal::NoMoreThan(0), 1, &[]), Odds { ways: 27, of: 36 });
        assert_eq!(one.odds(Goal::NoMoreThan(0), 1, &[DieFace::Success]), Odds { ways: 3, of: 6 });
        assert_eq!(one.odds(Goal::NoMoreThan(0), 1, &[DieFace::Blank]), Odds { ways: 6, of: 6 });
    }

    #[test]
    fn a_face_that_helps_is_better_kept() {
        let dice = [DieFace::Success, DieFace::Blank, DieFace::BonusElder];
        let roll = prospect(2, 1, 0);
        let of = |die| roll.odds_after(Goal::Successes(2), 1, &dice, die).per_mille();
        assert_eq!([of(DieFace::Success), of(DieFace::Blank), of(DieFace::BonusElder)], [0, 500, 500]);
        let clean = Goal::Clean { successes: 1, tentacles: 0 };
        let bad = [DieFace::SuccessTentacle];
        assert_eq!(prospect(1, 0, 0).odds_after(clean, 1, &bad, bad[0]), Odds { ways: 2, of: 6 });
        assert_eq!(prospect(2, 0, 0).odds(Goal::ElderSigns(2), 0, &[]), Odds { ways: 1, of: 36 });
    }
}
