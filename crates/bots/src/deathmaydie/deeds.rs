//! What to do with an action, and where to go: fights, errands and rest, weighed against what waits there.

use deathmaydie::content::{Counter, Episode, Face, REST, Token};
use deathmaydie::effect::{Deed, Healing};
use deathmaydie::figures::Foe;
use deathmaydie::ids::Kind;
use deathmaydie::map::{SITES, Site, Sites, UNREACHABLE};
use deathmaydie::state::Lie;
use deathmaydie::{Move, State};

use super::sight::{Sight, hurt};
use super::{pain, uses};

/// Steps are not for nothing.
const STEP: f32 = 0.03;

fn is_beast(state: &State, foe: Foe) -> bool {
    state.episode == Episode::E6 && foe.kind() == Some(Kind::Unnamable)
}

/// What killing it is worth beyond being rid of its attacks.
pub(super) fn kill_worth(state: &State, foe: Foe) -> f32 {
    let key = state.episode == Episode::E2 && !state.disrupted && foe.kind() == Some(Kind::Cultist);
    match foe.kind() {
        None if state.stage >= 4 => 50.0,
        None => 3.0,
        Some(_) if is_beast(state, foe) => 9.0,
        Some(_) => 0.5 + 0.9 * hurt(state, foe) + if key { 1.6 } else { 0.0 },
    }
}

/// What each Wound is worth that does not kill.
pub(super) fn wound_worth(state: &State, foe: Foe) -> f32 {
    let memories = f32::from(state.counters[Counter::Memories.index()]);
    match foe.kind() {
        None => 2.5,
        Some(_) if is_beast(state, foe) => 0.15 + 0.2 * memories,
        Some(_) => 0.12,
    }
}

impl Sight<'_> {
    fn menace(&self, expected: f32) -> f32 {
        pain::menace(self.state, self.me, self.might.companions, expected)
    }

    /// What it spoils by standing where it stands.
    fn spoils(&self, foe: Foe) -> f32 {
        let (state, site) = (self.state, self.state.foe_site(foe));
        let loaded = |chip: u8| {
            let chip = &state.chips[usize::from(chip)];
            chip.face == Face::Loaded && matches!(chip.place, Lie::On(at) if Some(at) == site)
        };
        let spoils =
            state.episode == Episode::E4 && !state.disrupted && state.chips_of(Token::Foundation).any(loaded);
        if spoils { 1.5 } else { 0.0 }
    }

    /// What one attack on this enemy brings.
    pub fn attack(&self, foe: Foe, away: bool) -> f32 {
        let state = self.state;
        if foe == Foe::ELDER && !state.disrupted {
            return -1.0;
        }
        let (kill, wounds) = self.blow(foe, away);
        let harm = self.harm[self.me.site.index()];
        let relief = if away {
            0.0
        } else {
            let (now, then) = (harm, (harm - self.might.borne(hurt(state, foe))).max(0.0));
            self.menace(now) - self.menace(then)
        };
        let revenge = match foe.kind() {
            Some(Kind::Ghast) => (1.0 - kill) * pain::wounds(state, self.me, 1),
            Some(Kind::Fisher) => 0.3,
            _ => 0.0,
        };
        kill * (kill_worth(state, foe) + self.spoils(foe) + 0.3 * relief) + wounds * wound_worth(state, foe)
            - revenge
    }

    /// The best attack from here.
    fn best_attack(&self) -> f32 {
        let foes = self.state.vulnerable(self.foes).iter();
        let reached = foes.filter_map(|foe| {
            let distance = self.at(self.state.foe_site(foe)?);
            (distance <= self.might.range).then(|| self.attack(foe, distance > 0))
        });
        reached.fold(0.0, f32::max)
    }

    /// What there is to do in every space, and to fight.
    fn prospects(&self) -> Prospects {
        let mut all = Prospects { errands: [0.0; SITES], fights: [0.0; SITES] };
        let rest = 0.8 * pain::best_healing(self.state, self.who, REST, Healing::OfAny);
        let followed = self.harm[self.me.site.index()] > 0.0;
        let urgency = self.urgency();
        for site in self.spaces() {
            let quiet = !followed && self.harm[site.index()] == 0.0;
            let errand = urgency * self.errand(site);
            all.errands[site.index()] = if quiet { errand.max(rest) } else { errand };
        }
        for foe in self.state.vulnerable(self.foes).iter() {
            let Some(site) = self.state.foe_site(foe) else { continue };
            let wanted = if foe == Foe::ELDER || is_beast(self.state, foe) { 1.0 } else { 0.8 };
            let fight = &mut all.fights[site.index()];
            *fight = fight.max(self.attack(foe, false) * wanted);
        }
        all
    }

    fn spaces(&self) -> impl Iterator<Item = Site> + use<> {
        (0..self.spaces).map(Site)
    }

    /// How well one stands at the end of the turn in a space, with whoever follows, after so many attacks there.
    fn shelter(&self, site: Site, attacks: u8) -> f32 {
        let here = self.me.site.index();
        let there = site.index();
        let other = if there == here { 0.0 } else { 1.0 };
        let waiting = self.harm[here] + other * self.harm[there];
        if waiting == 0.0 {
            let found = if self.state.discovery.is_empty() { 0.0 } else { self.find() };
            let alone = (1.0 - 0.5 * self.near[there]).max(0.0);
            return found * alone - self.menace(self.near[there]);
        }
        let bulk = (self.bulk[here] + other * self.bulk[there]).max(1.0);
        let strength = self.might.here * (0.5 + self.might.elder / 6.0) + self.might.sure + 0.4;
        let cleared = (1.2 * strength * f32::from(attacks) / bulk).min(1.0);
        let surprise = if pain::is_pair(self.state) { 0.4 } else { 0.1 };
        -self.menace(waiting * (1.0 - cleared) + self.near[there] + surprise)
    }

    /// What a Discovery card is worth to find; without Evidence no Juror is convinced.
    fn find(&self) -> f32 {
        let wanted = self.state.episode == Episode::E1 && !self.state.disrupted;
        if wanted { 1.5 } else { 0.9 }
    }

    /// What comes of being in a space with so many actions left: the best thing there, and how the turn ends.
    fn plan(&self, site: Site, actions: u8, prospects: &Prospects) -> f32 {
        let (errand, fight) = (prospects.errands[site.index()], prospects.fights[site.index()]);
        let Some(more) = actions.checked_sub(1) else {
            return 0.35 * errand.max(fight) + self.shelter(site, 0);
        };
        let repeated = 1.0 + 0.375 * f32::from(more);
        let works = errand * repeated + self.shelter(site, more);
        let fights = fight * repeated + self.shelter(site, actions);
        works.max(fights)
    }

    /// The best that can come of being somewhere with so many steps and actions left.
    fn journey(&self, from: Site, steps: u8, actions: u8, prospects: &Prospects, goes: bool) -> f32 {
        let far = self.state.graph().distances(Sites::one(from));
        let mut best = f32::NEG_INFINITY;
        for site in self.spaces() {
            let distance = far[site.index()];
            if distance == UNREACHABLE || goes && distance == 0 {
                continue;
            }
            let runs = distance.saturating_sub(steps).div_ceil(self.pace);
            let worth = if runs <= actions {
                self.plan(site, actions - runs, prospects) - 0.1 * f32::from(runs)
            } else {
                // Only on the way: where the turn ends is not known yet.
                let hope = prospects.errands[site.index()].max(prospects.fights[site.index()]);
                0.6 * hope * fade(0.8, runs - actions) + self.shelter(from, 0)
            };
            best = best.max(worth - STEP * f32::from(distance));
        }
        best
    }

    /// The nearer the end of the track, the less may wait.
    fn urgency(&self) -> f32 {
        0.5 + 2.0 * f32::from(self.state.track - 1) / 7.0
    }

    /// What an action is worth, with all that comes after it.
    fn act(&self, mv: Move, prospects: &Prospects) -> f32 {
        let (state, here) = (self.state, self.me.site);
        let left = self.actions;
        let more = left.saturating_sub(1);
        let repeated = 1.0 + 0.375 * f32::from(more);
        match mv {
            Move::Run => {
                let free = !state.free_uses(self.who, Deed::Run).is_empty();
                let after = if free { left } else { more };
                let burn = 0.7 * f32::from(state.fire[here.index()]);
                self.journey(here, self.pace, after, prospects, true) - burn
            }
            Move::Attack => self.best_attack() * repeated + self.shelter(here, left),
            Move::Rest => {
                let better = pain::best_healing(state, self.who, REST, Healing::OfAny);
                if better == 0.0 && self.me.fatigues() == 0 {
                    return self.shelter(here, 0);
                }
                let tired = if self.me.fatigues() > 0 { 0.3 } else { 0.0 };
                0.9 * better + tired + 0.2 * f32::from(more) + self.shelter(here, more)
            }
            Move::Task(action) => {
                self.urgency() * self.task(action, here) * repeated + self.shelter(here, more)
            }
            Move::Use(using) => uses::free(self, using) + self.journey(here, 0, left, prospects, false),
            Move::Trade => -50.0,
            _ => 0.05 + self.shelter(here, 0),
        }
    }
}

/// What is worth doing in each space, and whom to fight.
struct Prospects {
    errands: [f32; SITES],
    fights: [f32; SITES],
}

/// The worth of every action.
pub(super) fn acts(sight: &Sight, moves: &[Move]) -> Vec<f32> {
    let prospects = sight.prospects();
    moves.iter().map(|mv| sight.act(*mv, &prospects)).collect()
}

/// The worth of every step on the way, and of stopping.
pub(super) fn steps(sight: &Sight, moves: &[Move], left: u8) -> Vec<f32> {
    let state = sight.state;
    let (prospects, actions) = (sight.prospects(), sight.actions);
    let worth = |mv: &Move| match mv {
        Move::Step(space) => {
            let burn = 0.7 * f32::from(state.fire[sight.me.site.index()]);
            sight.journey(state.site(*space), left.saturating_sub(1), actions, &prospects, false) - burn
        }
        _ => sight.journey(sight.me.site, 0, actions, &prospects, false),
    };
    moves.iter().map(worth).collect()
}

/// What is left of a hope after so many delays.
fn fade(each: f32, times: u8) -> f32 {
    (0..times).fold(1.0, |all, _| all * each)
}
