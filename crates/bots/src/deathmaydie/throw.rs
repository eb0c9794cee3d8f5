//! What is a throw worth to whoever rolls? Every symbol as it would count in the end.

use deathmaydie::State;
use deathmaydie::dice::{DieFace, Symbols};
use deathmaydie::effect::{Cause, Check, Effect, Mod, Part, Quantity, Test};
use deathmaydie::figures::Foe;
use deathmaydie::frames::Source;
use deathmaydie::ids::{Kind, Symbol};
use deathmaydie::rolls::Reason;

use super::sight::counts_also;
use super::{deeds, pain};

/// What every missing success leaves of a hope.
const MISSING: f32 = 0.55;

/// The roll on the table, and what helps its owner.
pub(super) struct Throw<'a> {
    state: &'a State,
    /// How many Elder Signs count, and as what.
    elders: i16,
    elder_worth: i16,
    /// Wounds and Sanity that will be prevented.
    cut: (i16, i16),
    /// What each target is worth: needed Wounds, the kill, each Wound.
    targets: [(i16, f32, f32); 4],
}

impl<'a> Throw<'a> {
    pub fn of(state: &'a State) -> Throw<'a> {
        let roll = &state.roll;
        let mut throw = Throw { state, elders: 0, elder_worth: 1, cut: (0, 0), targets: [(0, 0.0, 0.0); 4] };
        state.each_ability(roll.who, |it| {
            if let Part::Lasting(change) = it.ability.part {
                throw.note(change, it.source);
            }
        });
        if matches!(roll.reason, Reason::Attack { .. }) {
            for (place, foe) in roll.targets.iter().take(throw.targets.len()).enumerate() {
                throw.targets[place] = prize(state, foe);
            }
        }
        throw
    }

    fn note(&mut self, change: Mod, source: Source) {
        let (state, reason) = (self.state, self.state.roll.reason);
        let suffers = |cause: Cause| match cause {
            Cause::AnyCause => true,
            Cause::FromAttack => matches!(reason, Reason::Defence(_)),
            Cause::FromFire => reason == Reason::Fire,
        };
        match change {
            Mod::Convert(Symbol::ElderSign, to, most, kind)
                if reason.is(kind) && to.iter().all(|symbol| *symbol == Symbol::Success) =>
            {
                let most = state.number(most, &state.ctx(state.roll.who, source));
                if to.len() as i16 >= self.elder_worth {
                    (self.elders, self.elder_worth) = (most.max(self.elders), to.len() as i16);
                }
            }
            Mod::Cut { wounds, sanity, cause } if suffers(cause) => {
                self.cut.0 += i16::from(wounds);
                self.cut.1 += i16::from(sanity);
            }
            _ => {}
        }
    }

    /// With Elder Signs counted as well as they may be.
    fn counted(&self, mut shown: Symbols) -> Symbols {
        if !self.state.roll.reason.is_against_roller() {
            let signs = shown.elder.min(self.elders);
            shown.success += signs * self.elder_worth;
        }
        shown
    }

    /// How good it is to end with these symbols, for whoever rolls.
    pub fn worth(&self, mut shown: Symbols) -> f32 {
        let (state, roll) = (self.state, &self.state.roll);
        let sheet = state.sheet(roll.who);
        if let Reason::Defence(foe) = roll.reason {
            match counts_also(state, foe) {
                Some((Symbol::ElderSign, Symbol::Success)) => shown.success += shown.elder,
                Some((Symbol::ElderSign, _)) => shown.tentacle += shown.elder,
                Some((Symbol::Blank, _)) => shown.tentacle += shown.blank,
                _ => {}
            }
        }
        let against = roll.reason.is_against_roller();
        let sanity = pain::sanity(state, sheet, shown.tentacle - if against { self.cut.1 } else { 0 });
        let gain = match roll.reason {
            Reason::Attack { .. } => self.strike(shown.success + i16::from(roll.extra)),
            Reason::Check { .. } => roll.check.map_or(0.0, |check| self.check(check, shown)),
            Reason::Defence(_) | Reason::Fire => {
                -pain::wounds(state, sheet, (shown.success - self.cut.0).max(0) as u8)
            }
        };
        gain - sanity
    }

    fn strike(&self, mut left: i16) -> f32 {
        let full = self.state.roll.targets.len() > 1 && self.state.is_full_to_each(self.state.roll.who);
        let mut sum = 0.0;
        for (needed, kill, each) in self.targets {
            if needed == 0 {
                break;
            }
            let missing = (needed - left).max(0);
            sum += kill * power(MISSING, missing) + each * f32::from(left.clamp(0, needed));
            if !full {
                left -= needed;
            }
        }
        sum
    }

    /// The best tier, less the nearer it is to failing.
    fn check(&self, check: &Check, shown: Symbols) -> f32 {
        let ctx = &self.state.roll.ctx;
        let plus = |symbol: Symbol| -> i16 {
            let rows = check.plus.iter().filter(|row| row.0 == symbol && self.state.holds(row.2, ctx));
            rows.map(|row| self.state.number(row.1, ctx)).sum()
        };
        let mut best = 0.0_f32;
        for (tests, effects) in check.tiers {
            let mut missing = 0;
            for test in *tests {
                match test {
                    Test::AtLeast(Quantity::Successes, num) => {
                        let have = shown.success + plus(Symbol::Success);
                        missing += (self.state.number(*num, ctx) - have).max(0);
                    }
                    Test::AtLeast(Quantity::ElderSigns | Quantity::ElderSignsLeft, num) => {
                        let have = shown.elder + plus(Symbol::ElderSign);
                        missing += (self.state.number(*num, ctx) - have).max(0);
                    }
                    Test::Under(Quantity::Tentacles, num) => {
                        let have = shown.tentacle + plus(Symbol::Tentacle);
                        missing += (have + 1 - self.state.number(*num, ctx)).max(0);
                    }
                    other if !self.state.holds(std::slice::from_ref(other), ctx) => missing += 20,
                    _ => {}
                }
            }
            best = best.max(prospect(effects, shown.success) * power(MISSING, missing));
        }
        best
    }

    /// What throwing this die again brings, on average.
    pub fn gain(&self, die: DieFace) -> f32 {
        let mut dice = self.state.roll.dice;
        let before = self.worth(self.counted(dice.symbols()));
        dice.remove(die);
        let mut sum = 0.0;
        for face in DieFace::faces_of(die.is_bonus()) {
            dice.add(face);
            sum += self.worth(self.counted(dice.symbols()));
            dice.remove(face);
        }
        sum / 6.0 - before
    }
}

fn power(base: f32, exponent: i16) -> f32 {
    (0..exponent.min(8)).fold(1.0, |all, _| all * base)
}

/// Wounds it can still take, what killing it is worth, and what a Wound is.
pub(super) fn prize(state: &State, foe: Foe) -> (i16, f32, f32) {
    let left = state.health(foe).saturating_sub(state.figures[foe.index()].wounds).max(1);
    let tired = foe.kind() == Some(Kind::Scion) && state.sheet(state.roll.who).fatigues() > 0;
    (i16::from(left) + i16::from(tired), deeds::kill_worth(state, foe), deeds::wound_worth(state, foe))
}

/// What a tier brings: the steps of the Episode are what one rolls for.
fn prospect(effects: &[Effect], successes: i16) -> f32 {
    effects
        .iter()
        .map(|effect| match effect {
            Effect::FlipTokens(..) => 4.0,
            Effect::Count(_, by) => 2.5 * f32::from(by.unsigned_abs()),
            Effect::Go(..) => 0.5 * f32::from(successes.clamp(0, 4)),
            _ => 0.8,
        })
        .fold(0.0, f32::max)
}
