//! What happens when an investigator leaves a space? Enemies follow, Fire catches, others come along (DMD-8.10 to 8.17).

use super::Now;
use crate::content::Space;
use crate::effect::{Ability, Effect, Limit, Mod, Part, Trigger};
use crate::events::Event;
use crate::figures::{Foe, FoeSet};
use crate::frames::{Ctx, Cue, Frame, Run, Thing};
use crate::map::{Site, Sites};
use crate::people::Inv;
use crate::state::{Stand, State};

/// Whether Sneaking hurts by this.
fn hurts(ability: &Ability) -> bool {
    match ability.part {
        Part::On(Trigger::Sneak, effects) => effects.iter().any(|it| matches!(it, Effect::Hurt(..))),
        _ => false,
    }
}

impl Now<'_> {
    /// A step of a Run is chosen: first the enemies one Sneaks past.
    pub(super) fn step(&mut self, run: Run, space: Space) {
        let to = self.state.site(space);
        let from = self.state.sheet(run.who).site;
        if !self.state.graph().around(from).contains(to) {
            self.take_shortcut(run.who, to);
        }
        self.push(Frame::Sneak { run, to, past: FoeSet::NONE });
    }

    fn take_shortcut(&mut self, who: Inv, to: Site) {
        let ways = self.state.shortcuts(who);
        // What costs no use comes first.
        let way = ways.iter().filter(|(_, sites)| sites.contains(to));
        let way = way.min_by_key(|(it, _)| it.ability.limit != Limit::Always);
        if let Some((it, _)) = way {
            self.note_use(who, it.source, it.which, it.ability);
        }
    }

    pub(super) fn sneak(&mut self, run: Run, to: Site, past: FoeSet, foe: Foe) {
        self.push(Frame::Sneak { run, to, past: past.with(foe) });
    }

    /// Sneak effects come before anybody arrives (DMD-8.11).
    pub(super) fn depart(&mut self, run: Run, to: Site, past: FoeSet, carried: Option<Inv>) {
        let run = Run { steps: run.steps + 1, sneaks: run.sneaks.saturating_add(past.len() as u8), ..run };
        let from = self.state.sheet(run.who).site;
        self.push(Frame::Step(run));
        self.push(Frame::Arrive { run, from, to, past, carried });
        for foe in past.iter() {
            self.tell(Event::Sneaked { who: self.name(run.who), past: foe });
        }
        if self.state.rules >= 3 && self.state.is_passing_an_order(run.who, past) {
            return self.push(Frame::Passing { who: run.who, left: past, again: FoeSet::NONE });
        }
        past.iter().for_each(|foe| self.set_off_sneaking(&self.sneak_cues(run.who, foe)));
    }

    /// What Sneaking past this enemy sets off.
    pub(super) fn sneak_cues(&self, who: Inv, foe: Foe) -> Vec<Cue> {
        let told = |ctx: Ctx| Ctx { this: Thing::Foe(foe), ..ctx };
        self.cues_of(who, |trigger| trigger == Trigger::Sneak, told)
    }

    fn set_off_sneaking(&mut self, cues: &[Cue]) {
        cues.iter().rev().for_each(|cue| self.push(Frame::Cue(*cue)));
    }

    /// This enemy comes next; what it leaves behind is there for the others. Where two leave something, it can matter that
    /// others are hurt in between: then Wounds come one by one.
    pub(super) fn pass(&mut self, who: Inv, left: FoeSet, again: FoeSet, foe: Foe) {
        let cues = self.sneak_cues(who, foe);
        let first = cues.iter().position(|cue| hurts(cue.ability)).map_or(cues.len(), |place| place + 1);
        let all = left.or(again);
        let one_by_one = all.iter().filter(|foe| self.state.bequeaths(*foe)).count() > 1;
        let (now, again) = match (again.contains(foe), one_by_one && first < cues.len()) {
            (true, _) => (&cues[first..], again.without(foe)),
            (false, true) => (&cues[..first], again.with(foe)),
            (false, false) => (&cues[..], again),
        };
        let left = left.without(foe);
        if !left.or(again).is_empty() {
            self.push(Frame::Passing { who, left, again });
        }
        self.set_off_sneaking(now);
    }

    pub(super) fn arrive(&mut self, run: Run, from: Site, to: Site, past: FoeSet, carried: Option<Inv>) {
        if !self.state.is_living(run.who) {
            return;
        }
        self.leave(run.who, to, past);
        if let Some(other) = carried {
            self.leave(other, to, FoeSet::NONE);
        }
        self.ask_followers(from, to);
    }

    /// One investigator moves: all enemies of the space follow but those it got past, and its Fire catches on.
    pub(super) fn leave(&mut self, who: Inv, to: Site, past: FoeSet) {
        let from = self.state.sheet(who).site;
        let name = self.name(who);
        self.state.sheet_mut(who).site = to;
        let (left, reached) = (self.state.space(from), self.state.space(to));
        self.tell(Event::Stepped { who: name, from: left, to: reached });
        for foe in self.state.followers(from).minus(past).iter() {
            self.state.figures[foe.index()].place = Stand::On(to);
            self.state.figures[foe.index()].last = to;
            self.tell(Event::Followed { foe, to: reached });
        }
        let count = self.state.fire[from.index()];
        if count > 0 {
            self.ignite(who, count);
        }
    }

    pub(super) fn ignite(&mut self, who: Inv, count: u8) {
        let sheet = self.state.sheet_mut(who);
        sheet.fire = sheet.fire.saturating_add(count);
        self.tell(Event::CaughtFire { who: self.name(who), count });
    }

    /// Whoever may follow somebody who moved out of their space (DMD-19.8).
    pub(super) fn ask_followers(&mut self, from: Site, to: Site) {
        for other in self.state.living().iter() {
            let stays = self.state.sheet(other).site == from && from != to;
            let cues = self.cues_of(other, |trigger| trigger == Trigger::OtherLeft, |ctx| ctx);
            if stays && !cues.is_empty() {
                self.push(Frame::Follow { who: other, to });
            }
        }
    }

    pub(super) fn follow(&mut self, who: Inv, to: Site) {
        self.leave(who, to, FoeSet::NONE);
    }

    pub(super) fn end_run(&mut self, run: Run) {
        let told = |ctx: Ctx| Ctx { amount: run.sneaks, ..ctx };
        self.cue_owner(run.who, |trigger| trigger == Trigger::Ran, told);
    }

    /// A step that is no Run, to a space at a given distance (RUL-DMD-59).
    pub(super) fn walk_step(&mut self, who: Inv, origin: Site, left: u8, to: Site) {
        let from = self.state.sheet(who).site;
        if left > 1 {
            self.push(Frame::WalkStep { who, origin, left: left - 1 });
        }
        self.leave(who, to, FoeSet::NONE);
        self.ask_followers(from, to);
    }
}

impl State {
    /// Whether it leaves something behind for others when it dies.
    fn bequeaths(&self, foe: Foe) -> bool {
        let does = self.card_of(foe).map_or(&[][..], |card| card.row().does);
        does.iter().any(|it| matches!(it.part, Part::On(Trigger::Death, _)))
    }

    /// Whether it can matter in which order these suffer what Sneaking past them does: one of several leaves something
    /// behind for the others.
    fn is_passing_an_order(&self, who: Inv, past: FoeSet) -> bool {
        past.len() > 1 && past.iter().any(|foe| self.bequeaths(foe)) && !self.owned(who, hurts).is_empty()
    }

    /// Who may be next. The dead, and those whose order has come to nothing, come as they come.
    pub fn next_to_pass(&self, who: Inv, left: FoeSet, again: FoeSet) -> FoeSet {
        let all = left.or(again);
        let gone = all.iter().find(|foe| self.foe_site(*foe).is_none());
        match gone.or(all.first().filter(|_| !self.is_passing_an_order(who, all))) {
            Some(next) => FoeSet::one(next),
            None => self.distinct(left).or(self.distinct(again)),
        }
    }

    /// Enemies that go with whoever leaves this space (DMD-8.13, DMD-8.14).
    pub fn followers(&self, site: Site) -> FoeSet {
        let stays = |foe: Foe| {
            let mut stays = false;
            self.each_foe_ability(foe, |change, _| stays |= *change == Mod::NeverFollows);
            stays
        };
        self.foes_at(Sites::one(site)).iter().filter(|foe| !stays(*foe)).collect()
    }

    /// Spaces that are adjacent for one step of a Run by something one has (DMD-5.4).
    pub fn shortcuts(&self, who: Inv) -> Vec<(crate::abilities::Owned, Sites)> {
        use crate::effect::Shortcut;
        let here = self.sheet(who).site;
        let gates = self.sites_of(&self.episode.row().gates);
        let people: Sites = self.living().without(who).iter().map(|it| self.sheet(it).site).collect();
        let mut all = Vec::new();
        let shortcut = |part: Part| matches!(part, Part::Lasting(Mod::Adjacent(_)));
        for it in self.owned(who, |ability| shortcut(ability.part)) {
            let Part::Lasting(Mod::Adjacent(shortcut)) = it.ability.part else { continue };
            let sites = match shortcut {
                Shortcut::Gates => gates,
                Shortcut::GatesAndInvestigators => gates.or(people),
                Shortcut::Between(one, other) if self.site(one) == here => Sites::one(self.site(other)),
                Shortcut::Between(one, other) if self.site(other) == here => Sites::one(self.site(one)),
                Shortcut::Between(..) => Sites::NONE,
            };
            if self.uses_left(who, it) > 0 {
                all.push((it, sites.without(here)));
            }
        }
        all
    }

    /// Where a step of a Run may go.
    pub fn step_sites(&self, who: Inv) -> Sites {
        let near = self.graph().around(self.sheet(who).site);
        self.shortcuts(who).into_iter().fold(near, |all, (_, sites)| all.or(sites))
    }

    /// How far a Run goes, at least one space (RUL-DMD-9).
    pub fn run_allowance(&self, who: Inv) -> u8 {
        let more = self.sum(who, |change, ctx| match change {
            Mod::RunFarther(more) => self.number(*more, ctx),
            _ => 0,
        });
        (i16::from(crate::content::RUN) + more).max(1) as u8
    }

    /// How often one may Sneak in a Run (DMD-18.20).
    pub fn sneak_allowance(&self, who: Inv) -> u8 {
        let more = self.sum(who, |change, ctx| match change {
            Mod::Sneaks(count) => self.number(*count, ctx),
            Mod::MoreSneaks(count) => i16::from(*count),
            _ => 0,
        });
        more.clamp(0, 99) as u8
    }

    /// The next spaces on the way to somewhere exactly so many steps from where one set out (RUL-DMD-59).
    pub fn walk_sites(&self, who: Inv, origin: Site, left: u8) -> Sites {
        let far = self.graph().distances(Sites::one(origin));
        let here = self.sheet(who).site;
        let gone = far[here.index()];
        let leads_on = |site: Site| {
            left == 1 || self.graph().around(site).iter().any(|next| far[next.index()] == gone + 2)
        };
        let onward = |site: &Site| far[site.index()] == gone + 1 && leads_on(*site);
        self.graph().around(here).iter().filter(onward).collect()
    }
}
