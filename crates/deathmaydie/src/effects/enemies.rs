//! How do enemies come, move and change (DMD-5.13, DMD-9.5)?

use super::Now;
use crate::content::COSMIC_TOKENS;
use crate::effect::{Goal, Mod};
use crate::events::Event;
use crate::figures::{Foe, FoeSet};
use crate::frames::{Among, Ctx, Frame, Picks, Thing};
use crate::ids::Kind;
use crate::map::{Site, Sites};
use crate::people::Inv;
use crate::state::{Figure, Stand, State};

impl Now<'_> {
    /// Figures from the reserve, as many as there are (DMD-2.2).
    pub(super) fn summon(&mut self, kind: Kind, count: u8, site: Site) {
        for _ in 0..count {
            let free =
                Foe::of(kind).iter().find(|foe| self.state.figures[foe.index()].place == Stand::Reserve);
            let Some(foe) = free else { return self.tell(Event::NobodyLeft { kind }) };
            let figure = Figure { place: Stand::On(site), last: site, wounds: 0, cosmic: false };
            self.state.figures[foe.index()] = figure;
            self.tell(Event::Summoned { foe, space: self.state.space(site) });
        }
    }

    /// One enemy after the other moves. They pass through everything, so their order cannot matter, and only where each
    /// ends is a choice; the choices are the goal and the space (DMD-5.11, DMD-5.13).
    pub(super) fn go(&mut self, foes: FoeSet, steps: u8, goal: Goal, ctx: Ctx, picks: Picks) {
        let Some(foe) = foes.first() else { return };
        let Some(from) = self.state.foe_site(foe) else {
            return self.go(foes.without(foe), steps, goal, ctx, Picks::default());
        };
        let again = Frame::Go { foes, steps, goal, ctx, picks };
        let goals = self.state.goals(foe, goal, &ctx);
        let Some(goal_site) = self.picked_site(0, goals, picks, again, ctx.by) else { return };
        let asked = usize::from(goals.len() > 1);
        let to = if self.state.burrows(foe) {
            goal_site
        } else {
            let steps = steps.saturating_add(self.state.stride(foe));
            let ends = self.state.graph_of(foe).toward(from, goal_site, steps);
            let Some(end) = self.picked_site(asked, ends, picks, again, ctx.by) else { return };
            end
        };
        if to != from {
            self.move_foe(foe, to);
        }
        let rest = foes.without(foe);
        if rest.is_empty() {
            self.set_this(Thing::Foe(foe));
        } else {
            self.push(Frame::Go { foes: rest, steps, goal, ctx, picks: Picks::default() });
        }
    }

    /// The only one, or the one that was picked; otherwise asks and comes back.
    fn picked_site(
        &mut self,
        which: usize,
        sites: Sites,
        picks: Picks,
        again: Frame,
        by: Inv,
    ) -> Option<Site> {
        if sites.len() <= 1 {
            let only = sites.first();
            if only.is_none() {
                self.skip_foe(again);
            }
            return only;
        }
        if let Some(Thing::Site(site)) = picks.get(which) {
            return Some(site);
        }
        self.push(again);
        self.push(Frame::Pick { by, among: Among::Sites(sites) });
        None
    }

    /// One that has nowhere to go stays, and the others move on.
    fn skip_foe(&mut self, again: Frame) {
        if let Frame::Go { foes, steps, goal, ctx, .. } = again
            && let Some(foe) = foes.first()
        {
            let foes = foes.without(foe);
            self.push(Frame::Go { foes, steps, goal, ctx, picks: Picks::default() });
        }
    }

    pub(super) fn move_foe(&mut self, foe: Foe, to: Site) {
        let from = self.state.figures[foe.index()].last;
        self.set_foe(foe, to);
        let (from, to) = (self.state.space(from), self.state.space(to));
        self.tell(Event::FoeMoved { foe, from, to });
    }

    /// Put down directly (DMD-5.16).
    pub(super) fn place_foe(&mut self, foe: Foe, to: Site) {
        self.set_foe(foe, to);
        self.tell(Event::FoePlaced { foe, to: self.state.space(to) });
    }

    fn set_foe(&mut self, foe: Foe, to: Site) {
        let figure = &mut self.state.figures[foe.index()];
        (figure.place, figure.last) = (Stand::On(to), to);
    }

    /// Somebody moves an enemy as they like, one space at a time (`DEC-PUSH`).
    pub(super) fn push_foe(&mut self, foe: Foe, left: u8, by: Inv, picks: Picks) {
        let Some(from) = self.state.foe_site(foe) else { return };
        if left == 0 {
            return;
        }
        match picks.get(0) {
            None => {
                self.push(Frame::Push { foe, left, by, picks });
                let around = self.state.graph_of(foe).around(from);
                self.push(Frame::PushTo { by, sites: around });
            }
            Some(Thing::Site(to)) => {
                self.move_foe(foe, to);
                self.push(Frame::Push { foe, left: left - 1, by, picks: Picks::default() });
            }
            Some(_) => {}
        }
    }

    pub(super) fn mend_foe(&mut self, foe: Foe, count: u8) {
        let figure = &mut self.state.figures[foe.index()];
        let count = count.min(figure.wounds);
        figure.wounds -= count;
        if count > 0 {
            self.tell(Event::FoeMended { foe, count });
        }
    }

    /// While there are tokens, at most one each (DMD-14.30, DMD-14.31).
    pub(super) fn make_cosmic(&mut self, foe: Foe) {
        let left = self.state.cosmic_left();
        let figure = &mut self.state.figures[foe.index()];
        if figure.cosmic || left == 0 {
            return;
        }
        figure.cosmic = true;
        self.tell(Event::BecameCosmic { foe });
    }
}

impl State {
    fn burrows(&self, foe: Foe) -> bool {
        let mut burrows = false;
        self.each_foe_ability(foe, |change, _| burrows |= *change == Mod::Burrows);
        burrows
    }

    fn stride(&self, foe: Foe) -> u8 {
        let mut stride = 0;
        self.each_foe_ability(foe, |change, _| {
            if let Mod::Stride(more) = change {
                stride += more;
            }
        });
        stride
    }

    /// Cosmic tokens that are not on a figure.
    pub fn cosmic_left(&self) -> u8 {
        COSMIC_TOKENS.saturating_sub(self.figures.iter().filter(|figure| figure.cosmic).count() as u8)
    }

    /// Figures of a kind that can still be summoned.
    pub fn reserve(&self, kind: Kind) -> u8 {
        Foe::of(kind).iter().filter(|foe| self.figures[foe.index()].place == Stand::Reserve).count() as u8
    }
}
