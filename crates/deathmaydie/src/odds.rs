//! How likely is it? Exact odds of a roll before it is thrown, with rerolls used as well as can be.

use crate::content::{Action, BASE_DICE};
use crate::effect::{Effect, Mod, Num, Numbered, Part};
use crate::effects::blank_roll;
use crate::figures::{Foe, FoeSet};
use crate::frames::{Ctx, Source};
use crate::ids::Symbol;
use crate::people::Inv;
use crate::rolls::Reason;
use crate::state::State;
use crate::throws::{Counts, Side, Throws};

/// What is thrown, and what helps.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, serde::Serialize)]
pub struct Pool {
    pub standard: u8,
    pub bonus: u8,
    /// Dice that may be thrown again for nothing.
    pub rerolls: u8,
    /// How many Elder Signs may count, and as how many successes each.
    pub elders: u8,
    pub elder_worth: u8,
    /// Successes that come without dice.
    pub plus: u8,
}

/// So many ways out of so many.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Odds {
    pub ways: u128,
    pub of: u128,
}

impl Odds {
    /// In thousandths, rounded.
    pub fn per_mille(self) -> u16 {
        ((self.ways as f64 / self.of as f64) * 1000.0).round() as u16
    }
}

/// The most dice whose odds fit into the numbers.
const MOST: u8 = 18;

/// The six sides of a standard die, and of a bonus die, by successes and Elder Signs.
const STANDARD: [(u16, u16); 6] = [(0, 0), (0, 0), (0, 1), (1, 0), (1, 0), (1, 0)];
const BONUS: [(u16, u16); 6] = [(0, 0), (0, 0), (0, 1), (1, 0), (1, 0), (1, 1)];

/// The odds of at least so many successes.
pub fn at_least(pool: Pool, wanted: u8) -> Odds {
    let pool = Pool { standard: pool.standard.min(MOST), bonus: pool.bonus.min(MOST), ..pool };
    let dice = u32::from(pool.standard + pool.bonus);
    let rerolls = pool.rerolls.min(12);
    let ranked = pool.elder_worth <= 1 || pool.counts_all();
    let standard = Throws::new(pool.standard, &sides(pool, STANDARD), ranked);
    let bonus = Throws::new(pool.bonus, &sides(pool, BONUS), ranked);
    let mut table = Ways::new(pool, wanted, &standard, &bonus);
    (0..rerolls).for_each(|_| table.throw_again());
    let fallen = standard.ways.iter().flat_map(|left| bonus.ways.iter().map(move |right| left * right));
    let ways = fallen.zip(&table.ways).map(|(fallen, ways)| fallen * u128::from(*ways)).sum();
    Odds { ways, of: 6u128.pow(dice + u32::from(rerolls)) }
}

impl Pool {
    /// Whether every Elder Sign counts that may fall.
    fn counts_all(self) -> bool {
        self.elders >= self.standard + self.bonus
    }
}

/// The faces that differ for this roll, worst first: the fewer, the fewer throws there are to think of.
fn sides(pool: Pool, die: [(u16, u16); 6]) -> Vec<Side> {
    let worth = u16::from(pool.elder_worth);
    let mut sides: Vec<Side> = Vec::with_capacity(4);
    for (success, elder) in die {
        let counts = if pool.elders == 0 || worth == 0 {
            Counts { success, elder: 0 }
        } else if pool.counts_all() {
            Counts { success: success + elder * worth, elder: 0 }
        } else {
            Counts { success, elder }
        };
        match sides.iter_mut().find(|side| side.0 == counts) {
            Some(side) => side.1 += 1,
            None => sides.push((counts, 1)),
        }
    }
    sides.sort_unstable();
    sides
}

/// For every throw of both kinds of dice: in how many ways it still succeeds.
struct Ways<'a> {
    standard: &'a Throws,
    bonus: &'a Throws,
    ways: Vec<u64>,
}

impl<'a> Ways<'a> {
    fn new(pool: Pool, wanted: u8, standard: &'a Throws, bonus: &'a Throws) -> Ways<'a> {
        let (most, worth) = (u16::from(pool.elders), u16::from(pool.elder_worth));
        let succeeds = |left: &Counts, right: &Counts| {
            let elders = (left.elder + right.elder).min(most) * worth;
            let all = left.success + right.success + elders + u16::from(pool.plus);
            u64::from(all >= u16::from(wanted))
        };
        let right = |left| bonus.counts.iter().map(move |right| succeeds(left, right));
        Ways { standard, bonus, ways: standard.counts.iter().flat_map(right).collect() }
    }

    /// One reroll more, of whichever die it is best for; or of none.
    fn throw_again(&mut self) {
        let (ways, wide) = (&self.ways, self.bonus.len());
        let mut next = Vec::with_capacity(ways.len());
        for left in 0..self.standard.len() {
            let row = &ways[left * wide..][..wide];
            for (right, now) in row.iter().enumerate() {
                let standard = self.standard.best_again(left, |to| ways[to * wide + right]);
                let bonus = self.bonus.best_again(right, |to| row[to]);
                next.push(standard.max(bonus).max(6 * now));
            }
        }
        self.ways = next;
    }
}

impl State {
    /// What an attack on these enemies would be thrown with.
    pub fn attack_pool(&self, who: Inv, targets: FoeSet) -> Pool {
        let away = targets.first().is_some_and(|foe| self.foe_site(foe) != Some(self.sheet(who).site));
        let mut probe = self.clone();
        let ctx = self.ctx(who, Source::Rules);
        probe.roll = blank_roll(who, Reason::Attack { away }, BASE_DICE, ctx);
        probe.roll.targets = targets;
        let (pool, more) = (probe.planned(), probe.damage(who).clamp(0, 99) as u8);
        Pool { plus: pool.plus + more, ..pool }
    }

    /// What an Episode action would be rolled with, if it is a check.
    pub fn task_pool(&self, who: Inv, action: Action) -> Option<Pool> {
        let check = action.row().does.iter().find_map(|effect| match effect {
            Effect::Roll(check) => Some(*check),
            _ => None,
        })?;
        let main = self.main_number(who, action.number(), Numbered::InAction(action));
        let ctx = Ctx { main, ..self.ctx(who, Source::Task(action)) };
        let mut probe = self.clone();
        probe.roll = blank_roll(who, Reason::Check { task: Some(action) }, BASE_DICE, ctx);
        probe.roll.bonus += self.amount(check.bonus, &ctx);
        let more = check.plus.iter().filter(|plus| plus.0 == Symbol::Success && self.holds(plus.2, &ctx));
        let plus: i16 = more.map(|plus| self.number(plus.1, &ctx)).sum();
        let pool = probe.planned();
        Some(Pool { plus: pool.plus + plus.clamp(0, 99) as u8, ..pool })
    }

    /// What an enemy would attack this investigator with.
    pub fn defence_pool(&self, who: Inv, foe: Foe) -> Pool {
        let mut probe = self.clone();
        probe.roll = blank_roll(who, Reason::Defence(foe), self.foe_dice(foe), self.ctx(who, Source::Rules));
        Pool { elders: 0, elder_worth: 0, ..probe.planned() }
    }

    /// The pool of the declared roll with the best conversion of Elder Signs that costs nothing.
    pub fn planned(&self) -> Pool {
        let (dice, rerolls) = self.pool();
        let (who, reason) = (self.roll.who, self.roll.reason);
        let plus = self.free_successes(who, reason).clamp(0, 99) as u8;
        let mut pool = Pool { standard: dice.standard, bonus: dice.bonus, rerolls, plus, ..Pool::default() };
        self.each_ability(who, |it| {
            if let Part::Lasting(Mod::Convert(Symbol::ElderSign, to, most, kind)) = it.ability.part
                && reason.is(kind)
                && to.iter().all(|symbol| *symbol == Symbol::Success)
            {
                let most =
                    if most == Num::Any { u8::MAX } else { self.amount(most, &self.ctx(who, it.source)) };
                let worth = to.len() as u8;
                if worth >= pool.elder_worth {
                    (pool.elders, pool.elder_worth) = (most, worth);
                }
            }
        });
        pool
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::dice::{DieFace, Symbols};

    /// Every throw, one by one.
    fn counted(pool: Pool, wanted: u8) -> u128 {
        let dice = usize::from(pool.standard + pool.bonus);
        let throws = 6usize.pow(dice as u32);
        let shows = |number: usize| {
            let faces = (0..dice).map(|die| {
                DieFace::faces_of(die >= usize::from(pool.standard))[number / 6usize.pow(die as u32) % 6]
            });
            faces.fold(Symbols::default(), |mut all, face| {
                let each = face.symbols();
                (all.success, all.elder) = (all.success + each.success, all.elder + each.elder);
                all
            })
        };
        let wins = |number: &usize| {
            let shown = shows(*number);
            let elders = shown.elder.min(pool.elders.into()) * i16::from(pool.elder_worth);
            shown.success + elders + i16::from(pool.plus) >= i16::from(wanted)
        };
        (0..throws).filter(wins).count() as u128
    }

    #[test]
    fn odds_are_those_of_counting_every_throw() {
        for (standard, bonus, elders, elder_worth) in [(3, 0, 0, 0), (3, 1, 1, 1), (2, 2, 9, 1), (3, 2, 9, 2)]
        {
            let pool = Pool { standard, bonus, elders, elder_worth, ..Pool::default() };
            for wanted in 0..=6 {
                let odds = at_least(pool, wanted);
                assert_eq!(odds.ways, counted(pool, wanted), "{pool:?} {wanted}");
                assert_eq!(odds.of, 6u128.pow(u32::from(standard + bonus)));
            }
        }
    }

    /// The best of throwing any one die again or none, tried one by one, out of six ways for each reroll.
    fn tried(pool: Pool, wanted: u8, faces: &mut [usize], rerolls: u8) -> u128 {
        let die = |place: usize| if place < usize::from(pool.standard) { STANDARD } else { BONUS };
        if rerolls == 0 {
            let shown = faces.iter().enumerate().map(|(place, face)| die(place)[*face]);
            let (success, elder) = shown.fold((0, 0), |all, each| (all.0 + each.0, all.1 + each.1));
            let elders = elder.min(u16::from(pool.elders)) * u16::from(pool.elder_worth);
            return u128::from(success + elders >= u16::from(wanted));
        }
        let mut best = 6 * tried(pool, wanted, faces, rerolls - 1);
        for place in 0..faces.len() {
            let before = faces[place];
            let mut ways = 0;
            for face in 0..6 {
                faces[place] = face;
                ways += tried(pool, wanted, faces, rerolls - 1);
            }
            faces[place] = before;
            best = best.max(ways);
        }
        best
    }

    #[test]
    fn rerolls_are_used_as_well_as_by_trying_every_die() {
        for (standard, bonus, elders, elder_worth) in
            [(2, 1, 0, 0), (1, 2, 1, 1), (1, 2, 1, 2), (2, 1, 2, 3), (0, 3, 9, 1), (1, 2, 9, 2)]
        {
            let pool = Pool { standard, bonus, rerolls: 2, elders, elder_worth, plus: 0 };
            for wanted in 1..=5 {
                let throws = (0..216).map(|number| [number % 6, number / 6 % 6, number / 36]);
                let ways: u128 = throws.map(|mut faces| tried(pool, wanted, &mut faces, 2)).sum();
                assert_eq!(at_least(pool, wanted).ways, ways, "{pool:?} {wanted}");
            }
        }
    }

    #[test]
    fn a_reroll_is_used_where_it_helps() {
        let one = Pool { standard: 1, rerolls: 1, ..Pool::default() };
        assert_eq!(at_least(one, 1), Odds { ways: 27, of: 36 });
        let twice = Pool { rerolls: 2, ..one };
        assert_eq!(at_least(twice, 1).per_mille(), 875);
        assert_eq!(at_least(one, 2).ways, 0);
    }
}
