//! How near the team is to victory: a weighing of what lies on the table.

use deathmaydie::content::{Counter, Episode, Face, HEALTH, SYMBOLS_TO_ADVANCE, Space, TRACK_LEN, Token};
use deathmaydie::end::End;
use deathmaydie::figures::Foe;
use deathmaydie::ids::Kind;
use deathmaydie::map::{Site, Sites, UNREACHABLE};
use deathmaydie::state::{Chip, Lie, State};

use super::sight::hurt;
use super::weights::WEIGHTS;

/// How many things are weighed.
pub const MARKS: usize = 20;

pub(super) fn worth(state: &State) -> f32 {
    if let Some(end) = state.end {
        return f32::from(u8::from(end == End::Won));
    }
    let weights = &WEIGHTS[phase(state)];
    likelihood(marks(state).iter().zip(weights).map(|(mark, weight)| mark * weight).sum())
}

/// Before the Elder One comes any death loses; then the Ritual may still go on; then it is fought.
pub fn phase(state: &State) -> usize {
    match (state.disrupted, state.elder_on_board()) {
        (false, false) => 0,
        (false, true) => 1,
        (true, _) => 2,
    }
}

/// What is weighed, each about as large as 1.
pub fn marks(state: &State) -> [f32; MARKS] {
    let count = f32::from(state.count.max(1));
    let living = state.living();
    let each = 1.0 / living.len().max(1) as f32;
    let mut marks = [0.0; MARKS];
    marks[0] = 1.0;
    marks[1] = ritual(state);
    marks[2] = fight(state);
    marks[3] = f32::from(state.track) / f32::from(TRACK_LEN);
    let symbols = state.mythos_discard.iter().filter(|card| card.row().symbol).count();
    marks[4] = symbols as f32 / f32::from(SYMBOLS_TO_ADVANCE);
    marks[5] = (count - living.len() as f32) / count;
    let people: Sites = living.iter().map(|inv| state.sheet(inv).site).collect();
    for inv in living.iter() {
        let sheet = state.sheet(inv);
        let wounds = f32::from(sheet.wounds) / f32::from(HEALTH);
        marks[6] += each * wounds;
        marks[7] += each * wounds * wounds;
        marks[8] = marks[8].max(wounds);
        marks[9] += each * f32::from(sheet.stress) / 4.0;
        marks[10] += each * sheet.thresholds() as f32 / 6.0;
        marks[11] += each * f32::from(sheet.sanity.saturating_sub(14)) / 5.0;
        marks[12] += each * f32::from(sheet.fatigues()) / 2.0;
        marks[13] += each * f32::from(sheet.fire);
        marks[14] += each * state.possessions(inv) as f32 / 3.0;
        if sheet.sanity >= 19 {
            marks[15] += each;
        }
    }
    for foe in state.foes().iter() {
        let harm = hurt(state, foe) / 4.0;
        marks[16] += harm / count;
        if state.foe_site(foe).is_some_and(|site| people.contains(site)) {
            marks[17] += harm / count;
        }
    }
    marks[18] = f32::from(u8::from(state.episode == Episode::E2));
    marks[19] = 1.0 / count;
    marks
}

/// How far the Elder One has been beaten back.
fn fight(state: &State) -> f32 {
    let stages = f32::from(state.stage.saturating_sub(2));
    let wounds = f32::from(state.figures[Foe::ELDER.index()].wounds);
    (stages + wounds / 12.0) / 3.0
}

/// How far the Ritual has been undone.
fn ritual(state: &State) -> f32 {
    if state.disrupted {
        return 1.0;
    }
    let shows =
        |token: Token, face: Face| chips(state, token).filter(|chip| chip.face == face).count() as f32;
    match state.episode {
        Episode::E1 => chips(state, Token::Juror).map(|chip| juror(state, chip)).sum::<f32>() / 4.0,
        Episode::E2 => way_up(state),
        Episode::E3 => {
            let seals = f32::from(state.counters[Counter::Seals.index()]);
            let rescued = f32::from(state.counters[Counter::Rescued.index()]);
            let bone = |chip: &Chip| match chip.place {
                Lie::Held(who) => 0.08 * (1.5 - far(state, state.sheet(who).site, Space::E3Altar)),
                _ => 0.0,
            };
            (1.0 - seals / 5.0) + chips(state, Token::Bone).map(bone).sum::<f32>() + 0.05 * rescued
        }
        Episode::E4 => {
            let held = chips(state, Token::Charge).filter(|chip| matches!(chip.place, Lie::Held(_))).count();
            (shows(Token::Foundation, Face::Loaded) + 0.35 * held.min(4) as f32) / 4.5
        }
        Episode::E5 => shows(Token::Booth, Face::Won) / 4.5,
        Episode::E6 => {
            let beast = Foe::first(Kind::Unnamable);
            let hurt = f32::from(state.figures[beast.index()].wounds) / f32::from(state.health(beast));
            0.15 * f32::from(state.counters[Counter::Memories.index()]) + 0.4 * hurt
        }
    }
}

fn chips(state: &State, token: Token) -> impl Iterator<Item = &Chip> {
    state.chips_of(token).map(|chip| &state.chips[usize::from(chip)])
}

/// How far a space is, at most 1.
fn far(state: &State, site: Site, space: Space) -> f32 {
    f32::from(state.graph().distance(site, state.site(space)).min(6)) / 6.0
}

fn juror(state: &State, chip: &Chip) -> f32 {
    let Lie::On(site) = chip.place else { return 0.0 };
    let near = 0.3 * (1.0 - far(state, site, Space::E1Square));
    if chip.face == Face::Innocent { 0.7 + near } else { near }
}

/// How near somebody is to the Spire, and what still bars the way.
fn way_up(state: &State) -> f32 {
    let [barred, open] = state.graphs.map(|graph| graph.distances(Sites::one(state.site(Space::E2Spire))));
    let sites = || state.living().iter().map(|inv| state.sheet(inv).site.index()).collect::<Vec<_>>();
    let reached = sites().into_iter().any(|at| barred[at] != UNREACHABLE);
    let near = sites().into_iter().map(|at| open[at]).min().unwrap_or(8);
    let way = 1.0 - f32::from(near.min(8)) / 8.0;
    let keys = chips(state, Token::Key).filter(|chip| matches!(chip.place, Lie::Held(_))).count();
    let gone = chips(state, Token::Lock).filter(|chip| chip.place == Lie::OutOfGame).count();
    if reached { 0.7 + 0.3 * way } else { 0.3 * way + 0.1 * gone.min(2) as f32 + 0.04 * keys.min(5) as f32 }
}

/// From any number to a likelihood, by multiplications alone: the same on every machine.
fn likelihood(edge: f32) -> f32 {
    let mut odds = (1.0 - edge.clamp(-30.0, 30.0) / 64.0).max(0.0);
    (0..6).for_each(|_| odds *= odds);
    1.0 / (1.0 + odds)
}
