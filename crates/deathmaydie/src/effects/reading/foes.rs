//! Steps about enemies.

use super::{Now, Step};
use crate::effect::{Centre, Class, Effect, Figures, Pick};
use crate::events::Event;
use crate::figures::{Foe, FoeSet};
use crate::frames::{Among, Blow, Ctx, Frame, Harm, Picks, Thing};
use crate::map::{Site, Sites};
use crate::people::{Inv, clockwise};

impl Now<'_> {
    /// Steps about enemies. Nothing if it is not one of them or has to wait.
    pub(super) fn foes_do(&mut self, effect: &'static Effect, step: &mut Step) -> Option<()> {
        let ctx = step.ctx;
        let all = FoeSet::from_bits(u64::MAX);
        match effect {
            // Which Gate does not matter if nobody is left to come.
            Effect::Summon(kind, ..) if self.state.reserve(*kind) == 0 => {
                self.tell(Event::NobodyLeft { kind: *kind });
            }
            Effect::Summon(kind, count, spot) => {
                if let Some(site) = self.site_meant(step, *spot)? {
                    self.summon(*kind, self.state.amount(*count, &ctx), site);
                }
            }
            Effect::Go(foes, count, goal) => {
                let foes = self.movers_meant(step, foes)?;
                let steps = self.state.amount(*count, &ctx);
                if steps > 0 {
                    self.push(Frame::Go { foes, steps, goal: *goal, ctx, picks: Picks::default() });
                }
            }
            Effect::Push(foes, count) => {
                let left = self.state.amount(*count, &ctx);
                for foe in self.movers_meant(step, foes)?.iter() {
                    self.push(Frame::Push { foe, left, by: ctx.by, picks: Picks::default() });
                }
            }
            Effect::MakeCosmic(foes) => {
                let foes = if self.moves_it_next() {
                    self.movers_meant(step, foes)?
                } else {
                    self.foes_meant(step, foes, all)?
                };
                self.give_cosmic(foes, step)?;
            }
            Effect::Place(Figures::Enemies(foes), spot) => {
                let Some(site) = self.site_meant(step, *spot)? else { return Some(()) };
                if foes.class == Class::ElderOne {
                    let site = self.elder_place(site, ctx.from);
                    self.place_foe(Foe::ELDER, site);
                } else {
                    self.foes_meant(step, foes, all)?.iter().for_each(|foe| self.place_foe(foe, site));
                }
            }
            effect => return self.blows_do(effect, step),
        }
        Some(())
    }

    /// Whether the text goes on to move the enemy that this step is about.
    fn moves_it_next(&self) -> bool {
        let Some(Frame::Do { effects, .. }) = self.state.stack.top() else { return false };
        matches!(effects.first(), Some(Effect::Go(foes, ..)) if foes.pick == Pick::This)
    }

    /// A Cosmic token for each; where there are too few, the active seat says who gets the next (DMD-2.2, DMD-22.1).
    fn give_cosmic(&mut self, foes: FoeSet, step: &mut Step) -> Option<()> {
        let left = usize::from(self.state.cosmic_left());
        if (1..foes.len()).contains(&left) {
            let among = Among::Foes(self.state.distinct(foes));
            if let Some(Thing::Foe(foe)) = self.choose(step, among, step.ctx.by)? {
                self.make_cosmic(foe);
                self.push(Frame::Effect { effects: step.effects, ctx: step.ctx, picks: Picks::default() });
            }
            return Some(());
        }
        for foe in foes.iter() {
            self.make_cosmic(foe);
            self.set_this(Thing::Foe(foe));
        }
        Some(())
    }

    /// Wounds, deaths and mending.
    fn blows_do(&mut self, effect: &'static Effect, step: &mut Step) -> Option<()> {
        let ctx = step.ctx;
        let all = FoeSet::from_bits(u64::MAX);
        match effect {
            Effect::Hurt(foes, count) => {
                let only = self.state.vulnerable(all);
                let foes = self.foes_meant(step, foes, only)?;
                let count = self.state.amount(*count, &ctx);
                let blows: Vec<(Foe, u8)> = foes.iter().map(|foe| (foe, count)).collect();
                self.strike(&blows, self.state.credit(&ctx), FoeSet::NONE);
            }
            Effect::Kill(foes) => {
                let foes = self.foes_meant(step, foes, all)?;
                let cues = self.fates(foes, self.state.credit(&ctx), FoeSet::NONE);
                self.set_off(cues);
            }
            Effect::Mend(foes, count) => {
                let count = self.state.amount(*count, &ctx);
                self.foes_meant(step, foes, all)?.iter().for_each(|foe| self.mend_foe(foe, count));
            }
            Effect::Blast(centre, count) => self.blast(*centre, self.state.amount(*count, &ctx), &ctx),
            _ => return None,
        }
        Some(())
    }

    /// Wounds to everybody around, all at once (RUL-DMD-63).
    fn blast(&mut self, centre: Centre, count: u8, ctx: &Ctx) {
        let mut blows: Vec<(Foe, u8)> = Vec::new();
        let mut people: Vec<(Inv, u8)> = Vec::new();
        let living = self.state.living();
        let mut hit = |state: &crate::State, site: Site, spared: Option<Foe>, you: Option<Inv>| {
            let foes = state.foes_at(Sites::one(site)).iter().filter(|foe| Some(*foe) != spared);
            blows.extend(foes.map(|foe| (foe, count)));
            let there = living.iter().filter(|inv| state.sheet(*inv).site == site && Some(*inv) != you);
            people.extend(there.map(|inv| (inv, count)));
        };
        match centre {
            Centre::Spaces(spot) => {
                let sites = self.state.any_of(spot, ctx);
                sites.iter().for_each(|site| hit(self.state, site, None, Some(ctx.you)));
            }
            Centre::Around(foes, own) => {
                for foe in self.state.fitting_foes(&foes, ctx).iter() {
                    if let Some(site) = self.state.foe_site(foe) {
                        hit(self.state, site, Some(foe), None);
                    }
                }
                let foes = self.state.fitting_foes(&foes, ctx);
                blows.extend(foes.iter().map(|foe| (foe, own)));
            }
        }
        // Whoever is asked is asked from the active player on; up to version 3 it was space by space and in seat order.
        if self.state.rules >= 4 {
            let order: Vec<Inv> = clockwise(living, self.state.active).collect();
            people.sort_by_key(|(who, _)| order.iter().position(|it| it == who));
        }
        self.push(Frame::Sweep { killer: self.state.credit(ctx) });
        for (foe, count) in blows {
            self.hurt_foe(foe, count);
        }
        for (who, count) in people.into_iter().rev() {
            self.suffer(Harm { together: true, ..Harm::new(who, count, Blow::Effect) });
        }
    }
}
