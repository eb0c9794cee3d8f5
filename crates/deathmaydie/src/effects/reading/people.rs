//! Steps about investigators.

use super::{Now, Step};
use crate::effect::{Effect, Figures, Flames, Gait};
use crate::events::Event;
use crate::frames::{Among, Blow, Ctx, Frame, Harm, Picks, Thing};
use crate::map::Sites;
use crate::people::{Inv, Invs, clockwise};

impl Now<'_> {
    /// Steps about investigators.
    pub(super) fn people_do(&mut self, effect: &'static Effect, step: &mut Step) -> Option<()> {
        let ctx = step.ctx;
        let by_turn =
            |people: Invs, state: &crate::State| -> Vec<Inv> { clockwise(people, state.active).collect() };
        match effect {
            Effect::Stress(who, count, excess) => {
                let people = self.people_meant(step, *who)?;
                let count = self.state.amount(*count, &ctx);
                for who in by_turn(people, self.state).into_iter().rev() {
                    self.push(Frame::Stress { who, count, excess: *excess });
                }
            }
            Effect::Wound(who, count) => {
                let people = self.people_meant(step, *who)?;
                let (count, together) = (self.state.amount(*count, &ctx), people.len() > 1);
                if together {
                    self.push(Frame::Sweep { killer: None });
                }
                for who in by_turn(people, self.state).into_iter().rev() {
                    self.suffer(Harm { together, ..Harm::new(who, count, Blow::Effect) });
                }
            }
            Effect::Sanity(who, count) => {
                let people = self.people_meant(step, *who)?;
                let count = self.state.amount(*count, &ctx);
                self.lose_together(people);
                for who in by_turn(people, self.state).into_iter().rev() {
                    self.lose_sanity(who, count, Blow::Effect, false);
                }
            }
            Effect::Heal(who, count, of) => {
                let people = self.people_meant(step, *who)?;
                self.heal_all(people, *who, *count, *of, &ctx);
            }
            Effect::Fatigue(who, count, unless) => {
                let people = self.people_meant(step, *who)?;
                self.fatigue_all(people, self.state.amount(*count, &ctx), *unless, ctx);
            }
            effect => return self.deeds_do(effect, step),
        }
        Some(())
    }

    /// Fire, moves and cards of investigators.
    fn deeds_do(&mut self, effect: &'static Effect, step: &mut Step) -> Option<()> {
        let ctx = step.ctx;
        match effect {
            Effect::Ignite(who, count) => {
                let count = self.state.amount(*count, &ctx);
                self.people_meant(step, *who)?.iter().for_each(|who| self.ignite(who, count));
            }
            Effect::Fire(spot, count) => {
                let sites = self.burning_sites(step, self.state.any_of(*spot, &ctx))?;
                self.set_fire(sites, self.state.amount(*count, &ctx));
            }
            Effect::Douse(flames, count) => self.douse(*flames, self.state.amount(*count, &ctx), step)?,
            Effect::Place(Figures::Investigators(who), spot) => {
                let people = self.people_meant(step, *who)?;
                if let Some(site) = self.site_meant(step, *spot)? {
                    people.iter().for_each(|who| self.place_investigator(who, site));
                }
            }
            Effect::Walk(who, gait) => {
                for who in self.people_meant(step, *who)?.iter() {
                    self.walk(who, *gait, &ctx);
                }
            }
            Effect::Explore(who, count) => {
                let left = self.state.amount(*count, &ctx);
                self.people_meant(step, *who)?.iter().for_each(|who| self.push(Frame::Explore { who, left }));
            }
            Effect::DrawRelics { who, draw, transformed } => {
                for who in self.people_meant(step, *who)?.iter() {
                    self.push(Frame::DrawRelics { who, draw: *draw, transformed: *transformed });
                }
            }
            Effect::Act(who) => {
                self.people_meant(step, *who)?.iter().for_each(|who| self.push(Frame::FreeAct(who)));
            }
            effect => return self.takes_do(effect, step),
        }
        Some(())
    }

    /// Where Fire is laid: in all of these spaces, or in those one picks where there are too few tokens (DMD-2.4, DMD-22.1).
    fn burning_sites(&mut self, step: &mut Step, sites: Sites) -> Option<Sites> {
        let left = usize::from(self.state.fire_left());
        if left >= sites.len() {
            return Some(sites);
        }
        let mut chosen = Sites::NONE;
        for _ in 0..left {
            let among = Among::Sites(sites.minus(chosen));
            if let Some(Thing::Site(site)) = self.choose(step, among, step.ctx.by)? {
                chosen.add(site);
            }
        }
        Some(chosen)
    }

    /// Cards that go.
    fn takes_do(&mut self, effect: &'static Effect, step: &mut Step) -> Option<()> {
        let ctx = step.ctx;
        match effect {
            Effect::Lose(who, kinds, count) => {
                let count = self.state.amount(*count, &ctx);
                for who in self.people_meant(step, *who)?.iter() {
                    let (kinds, picks) = (*kinds, Picks::default());
                    (0..count).for_each(|_| self.push(Frame::GiveUp { who, kinds, picks }));
                }
            }
            Effect::Steal => {
                let among = Among::Cards(self.state.stealable(ctx.you));
                if let Some(thing) = self.choose(step, among, ctx.you)? {
                    self.hand_over(thing, ctx.you);
                }
            }
            _ => return None,
        }
        Some(())
    }

    fn walk(&mut self, who: Inv, gait: Gait, ctx: &Ctx) {
        match gait {
            Gait::Exactly(left) => {
                let origin = self.state.sheet(who).site;
                self.push(Frame::WalkStep { who, origin, left });
            }
            Gait::Following => {
                if let Some(to) = self.state.site_of(ctx.this) {
                    self.follow(who, to);
                }
            }
        }
    }

    fn douse(&mut self, flames: Flames, count: u8, step: &mut Step) -> Option<()> {
        match flames {
            Flames::OnInvestigators(who) => {
                let people = self.people_meant(step, who)?;
                let first = if self.state.rules >= 4 { self.state.active } else { Inv(0) };
                for who in clockwise(people, first) {
                    let sheet = self.state.sheet_mut(who);
                    let count = count.min(sheet.fire);
                    sheet.fire -= count;
                    if count > 0 {
                        self.tell(Event::FireOut { who: self.name(who), count });
                    }
                }
            }
            Flames::OnSpaces(spot) => {
                for site in self.state.any_of(spot, &step.ctx).iter() {
                    let fire = &mut self.state.fire[site.index()];
                    let count = count.min(*fire);
                    *fire -= count;
                    if count > 0 {
                        self.tell(Event::SpaceDoused { space: self.state.space(site), count });
                    }
                }
            }
        }
        Some(())
    }
}
