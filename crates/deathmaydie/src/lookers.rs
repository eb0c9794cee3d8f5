//! Does any text at the table look at Stress or Wounds? Only then can it matter that somebody heals less than possible
//! (RUL-DMD-76).

use crate::content::Unknown;
use crate::effect::{Ability, Check, Effect, Effects, Goal, Num, Part, Quantity, Test, Tests, Trigger};
use crate::moves::Meter;
use crate::state::State;

impl State {
    /// Whether somebody could prefer to heal less of this: a text in play looks at it, or waits for Wounds, which Fatigue
    /// brings to whoever has healed all of them (DMD-14.21).
    pub(crate) fn is_looked_at(&self, meter: Meter) -> bool {
        let stages = self.elder.stages();
        let stages = stages.iter().flat_map(|it| [it.row().reveal, it.row().advance, it.row().end_of_turn]);
        let cards = self.mythos.iter().chain(self.mythos_discard.iter()).map(|card| card.row().does);
        let unknown = self.unknown.into_iter().flatten().filter_map(|kind| {
            Unknown::ALL.into_iter().find(|it| it.row().kind == kind).map(|it| it.row().advance)
        });
        let insanities = self.living().iter().map(|who| self.sheet(who).insanity.row().does);
        let mut texts =
            stages.chain(cards).chain(unknown).chain(insanities).chain([self.episode.row().advance]);
        texts.any(|text| looks(text, meter)) || self.an_ability_looks(meter)
    }

    fn an_ability_looks(&self, meter: Meter) -> bool {
        let mut found = false;
        self.each_table_rule(|_, _, ability| found |= ability_looks(ability, meter));
        for who in self.living().iter() {
            self.each_ability(who, |it| found |= ability_looks(it.ability, meter));
        }
        found
    }
}

fn ability_looks(ability: &Ability, meter: Meter) -> bool {
    let part = match ability.part {
        Part::On(Trigger::Wounded, _) if meter == Meter::Wounds => true,
        Part::On(_, effects) | Part::Use(_, effects) => looks(effects, meter),
        Part::Lasting(_) => false,
    };
    part || any_test(ability.when, meter)
}

fn looks(effects: Effects, meter: Meter) -> bool {
    effects.iter().any(|effect| match effect {
        Effect::Go(_, _, Goal::ToMostStressed) => meter == Meter::Stress,
        Effect::Go(_, count, _)
        | Effect::Stress(_, count, _)
        | Effect::Wound(_, count)
        | Effect::Sanity(_, count)
        | Effect::Heal(_, count, _)
        | Effect::Hurt(_, count)
        | Effect::Summon(_, count, _) => number(*count, meter),
        Effect::When(tests, then, otherwise) => {
            any_test(tests, meter) || looks(then, meter) || looks(otherwise, meter)
        }
        Effect::For(_, body) => looks(body, meter),
        Effect::Choose(choices, _) => {
            choices.iter().any(|choice| any_test(choice.need, meter) || looks(choice.does, meter))
        }
        Effect::Roll(check) => check_looks(check, meter),
        Effect::Reveal(_, then, _) => then.iter().any(|(_, effects)| looks(effects, meter)),
        Effect::Match(_, _, same, differ) => looks(same, meter) || looks(differ, meter),
        _ => false,
    })
}

fn check_looks(check: &Check, meter: Meter) -> bool {
    let tiers = || check.tiers.iter().any(|(tests, effects)| any_test(tests, meter) || looks(effects, meter));
    let plus = || check.plus.iter().any(|plus| number(plus.1, meter) || any_test(plus.2, meter));
    number(check.bonus, meter) || plus() || tiers() || looks(check.otherwise, meter)
}

fn any_test(tests: Tests, meter: Meter) -> bool {
    tests.iter().any(|it| test(it, meter))
}

fn test(test: &Test, meter: Meter) -> bool {
    match test {
        Test::AtLeast(quantity, count) | Test::Under(quantity, count) => {
            is_of(*quantity, meter) || number(*count, meter)
        }
        Test::Not(test) => self::test(test, meter),
        _ => false,
    }
}

fn number(num: Num, meter: Meter) -> bool {
    matches!(num, Num::Per(per) if is_of(per.of, meter))
}

fn is_of(quantity: Quantity, meter: Meter) -> bool {
    let marker = match meter {
        Meter::Stress => Quantity::YourStress,
        Meter::Wounds => Quantity::YourWounds,
    };
    quantity == marker
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::content::{Condition, Episode, Mythos};

    /// However it is nested, what looks at a marker is found; and nothing else is.
    #[test]
    fn the_texts_that_look_at_stress_or_wounds_are_found() {
        let words = [(Meter::Stress, ["YourStress", "ToMostStressed"]), (Meter::Wounds, ["YourWounds"; 2])];
        for (meter, words) in words {
            let same = |name: String, text: Effects| {
                let printed = format!("{text:?}");
                let says = words.iter().any(|word| printed.contains(word));
                assert_eq!(looks(text, meter), says, "{name}, {meter:?}");
            };
            Mythos::ALL.into_iter().for_each(|it| same(it.to_string(), it.row().does));
            Unknown::ALL.into_iter().for_each(|it| same(it.to_string(), it.row().advance));
            Episode::ALL.into_iter().for_each(|it| same(it.to_string(), it.row().advance));
        }
        let found = |meter: Meter| -> Vec<Condition> {
            let looks = |it: &Condition| it.row().does.iter().any(|it| ability_looks(it, meter));
            Condition::ALL.into_iter().filter(looks).collect()
        };
        assert_eq!(found(Meter::Stress), [Condition::Twitching]);
        assert_eq!(found(Meter::Wounds), [Condition::Bitten]);
    }
}
