//! How far has the Ritual been undone? From 0 to 1, by Episode.

use deathmaydie::content::{Counter, Episode, Face, Space, Tag, Token};
use deathmaydie::figures::Foe;
use deathmaydie::ids::Kind;
use deathmaydie::map::{Site, Sites, UNREACHABLE};
use deathmaydie::state::{Chip, Lie, State};

/// How far the Ritual has been undone.
pub(super) fn ritual(state: &State) -> f32 {
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

pub(super) fn chips(state: &State, token: Token) -> impl Iterator<Item = &Chip> {
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

/// What else helps the Ritual along: Evidence, Keys, Victims rescued, Charges at hand, Booths in the way, the Beast wounded.
pub(super) fn extra(state: &State) -> f32 {
    if state.disrupted {
        return 0.0;
    }
    let carried =
        |token: Token| chips(state, token).filter(|chip| matches!(chip.place, Lie::Held(_))).count() as f32;
    match state.episode {
        Episode::E1 => {
            let evidence =
                |inv| state.held(inv).filter(|(_, side)| side.tags.contains(&Tag::Evidence)).count() as f32;
            state.living().iter().map(evidence).fold(0.0, f32::max) / 3.0
        }
        Episode::E2 => carried(Token::Key) / 4.0,
        Episode::E3 => f32::from(state.counters[Counter::Rescued.index()]) / 4.0,
        Episode::E4 => carried(Token::Charge) / 4.0,
        Episode::E5 => {
            let open = |site| {
                chips(state, Token::Booth).any(|it| it.place == Lie::On(site) && it.face == Face::Open)
            };
            let blocks = |chip: &&Chip| matches!(chip.place, Lie::On(site) if open(site) || state.space(site) == Space::E5Bigtop);
            chips(state, Token::Townsfolk).filter(blocks).count() as f32 / 3.0
        }
        Episode::E6 => {
            let beast = Foe::first(Kind::Unnamable);
            f32::from(state.figures[beast.index()].wounds) / f32::from(state.health(beast))
        }
    }
}
