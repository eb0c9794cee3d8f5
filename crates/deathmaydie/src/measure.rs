//! How much is it, and does it hold? Numbers, quantities and tests of the texts (CONTENT.md §15.2).

use crate::content::{HeldAs, Space};
use crate::effect::{Num, Quantity, Test, Tests};
use crate::frames::{Ctx, Source, Thing};
use crate::map::{Site, Sites};
use crate::people::Inv;
use crate::state::{Lie, Stand, State};

/// More than there ever is.
pub const LOTS: i16 = 99;

impl State {
    /// The place of a space on this map; nowhere for a space of another.
    pub fn site(&self, space: Space) -> Site {
        Site((space.index() - self.first_space()) as u8)
    }

    pub fn space(&self, site: Site) -> Space {
        Space::at((self.first_space() + site.index()) as u8)
    }

    fn first_space(&self) -> usize {
        self.first_space.into()
    }

    pub fn sites_of(&self, spaces: &[Space]) -> Sites {
        spaces.iter().map(|space| self.site(*space)).collect()
    }

    /// All tests hold (CONTENT.md §15.2: COND).
    pub fn holds(&self, tests: Tests, ctx: &Ctx) -> bool {
        tests.iter().all(|test| self.test(test, ctx))
    }

    fn test(&self, test: &Test, ctx: &Ctx) -> bool {
        let you = self.sheet(ctx.you);
        match *test {
            Test::Disrupted => self.disrupted,
            Test::ElderOnBoard => self.elder_on_board(),
            Test::Safe => self.is_safe(you.site),
            Test::Alone => self.others_within(ctx.you, 0).is_empty(),
            Test::Unhurt => self.roll.hurt == 0,
            Test::Sneaked => ctx.amount > 0,
            Test::MostThresholds => {
                let mine = you.thresholds();
                self.living().without(ctx.you).iter().all(|other| self.sheet(other).thresholds() <= mine)
            }
            Test::ItIsWounded => {
                matches!(ctx.this, Thing::Foe(foe) if self.figures[foe.index()].wounds > 0)
            }
            Test::In(spaces) => self.sites_of(spaces).contains(you.site),
            Test::Has(condition) => {
                self.held(ctx.you).any(|(_, side)| side.held == HeldAs::Condition(condition))
            }
            Test::Skilled(skills) => skills.iter().any(|skill| self.level(ctx.you, *skill) > 0),
            Test::ItIs(class) => matches!(ctx.this, Thing::Foe(foe) if self.was_class(foe, class)),
            Test::TargetIs(class) => self.roll.targets.iter().any(|foe| self.is_class(foe, class)),
            Test::AtLeast(quantity, num) => self.count(quantity, ctx) >= self.number(num, ctx),
            Test::Under(quantity, num) => self.count(quantity, ctx) < self.number(num, ctx),
            Test::Not(test) => !self.test(test, ctx),
        }
    }

    /// CONTENT.md §15.2: N.
    pub fn number(&self, num: Num, ctx: &Ctx) -> i16 {
        match num {
            Num::Just(number) => number.into(),
            Num::All | Num::Any | Num::Reach => LOTS,
            Num::Main(more) => i16::from(ctx.main) + i16::from(more),
            Num::Per(per) => {
                let spared = if per.spares_main { i16::from(ctx.main) } else { 0 };
                let count = (self.count(per.of, ctx) - spared).max(0);
                i16::from(per.base) + i16::from(per.times) * count
            }
        }
    }

    /// As a number of things.
    pub fn amount(&self, num: Num, ctx: &Ctx) -> u8 {
        self.number(num, ctx).clamp(0, LOTS) as u8
    }

    /// CONTENT.md §15.2: COUNT.
    pub fn count(&self, quantity: Quantity, ctx: &Ctx) -> i16 {
        let you = self.sheet(ctx.you);
        let count = match quantity {
            Quantity::Successes => return self.roll.symbols.success,
            Quantity::ElderSigns | Quantity::ElderSignsLeft => return self.roll.symbols.elder,
            Quantity::Tentacles => return self.roll.symbols.tentacle,
            Quantity::YourStress => usize::from(you.stress),
            Quantity::YourWounds => usize::from(you.wounds),
            Quantity::YourFatigue => usize::from(you.fatigues()),
            Quantity::Tagged(tag) => self.held(ctx.you).filter(|(_, side)| side.tags.contains(&tag)).count(),
            Quantity::Carried(token) => {
                let carried = |chip: u8| self.chips[chip as usize].place == Lie::Held(ctx.you);
                self.chips_of(token).filter(|chip| carried(*chip)).count()
            }
            Quantity::Counted(counter) => return self.counters[counter.index()].into(),
            Quantity::Lying(tokens) => self.chosen_chips(tokens, ctx).0.count_ones() as usize,
            Quantity::EnemyCount(foes) => self.fitting_foes(&foes, ctx).len(),
            Quantity::InvestigatorsIn(space) => {
                let site = self.site(space);
                self.living().iter().filter(|inv| self.sheet(*inv).site == site).count()
            }
            Quantity::OthersWithin(steps) => self.others_within(ctx.you, steps).len(),
            Quantity::FiguresHere => {
                self.foes_at(Sites::one(you.site)).len() + self.others_within(ctx.you, 0).len()
            }
            Quantity::Killed(kind) => usize::from(self.killed[kind as usize]),
            Quantity::Stealable => self.stealable(ctx.you).count_ones() as usize,
            Quantity::Shortfall => usize::from(you.tally).saturating_sub(self.possessions(ctx.you)),
            Quantity::ItemsAndRelics => {
                let items = self.held(ctx.you).filter(|(_, side)| side.held == HeldAs::Item).count();
                items + self.relics_of(ctx.you).count()
            }
            Quantity::Targets => self.roll.targets.len(),
            Quantity::ItsHealth | Quantity::Converted => usize::from(ctx.amount),
        };
        count as i16
    }

    /// Items and Companions.
    pub fn possessions(&self, who: Inv) -> usize {
        self.held(who).filter(|(_, side)| !matches!(side.held, HeldAs::Condition(_))).count()
    }

    /// Items and Companions of others in the same space, as bits.
    pub fn stealable(&self, thief: Inv) -> u16 {
        let of = |other: Inv| {
            self.held(other)
                .filter(|(_, side)| !matches!(side.held, HeldAs::Condition(_)))
                .fold(0, |set, (card, _)| set | 1 << card)
        };
        self.others_within(thief, 0).iter().fold(0, |set, other| set | of(other))
    }

    /// Where something is, or was last.
    pub fn site_of(&self, thing: Thing) -> Option<Site> {
        match thing {
            Thing::Nothing | Thing::Card(_) => None,
            Thing::Foe(foe) => Some(match self.figures[foe.index()].place {
                Stand::On(site) => site,
                Stand::Boxed | Stand::Reserve => self.figures[foe.index()].last,
            }),
            Thing::Chip(chip) => Some(match self.chips[chip as usize].place {
                Lie::On(site) => site,
                _ => self.chips[chip as usize].last,
            }),
            Thing::Inv(inv) => Some(self.sheet(inv).site),
            Thing::Site(site) => Some(site),
        }
    }

    /// Whether the text belongs to what an investigator holds.
    pub fn credit(&self, ctx: &Ctx) -> Option<Inv> {
        (ctx.from.is_held() || ctx.from == Source::Insanity).then_some(ctx.you)
    }
}

impl State {
    /// The ways investigators can go, each once.
    pub fn passages(&self) -> Vec<(Space, Space)> {
        let mut all = Vec::new();
        for space in self.episode.spaces() {
            let site = self.site(space);
            let ways = self.graph().around(site).iter().filter(|next| *next > site);
            all.extend(ways.map(|next| (space, self.space(next))));
        }
        all
    }
}
