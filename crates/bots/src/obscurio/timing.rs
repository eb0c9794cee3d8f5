//! How long would a person take? The same for whoever is loyal and for the Traitor: time tells nothing.

use std::time::Duration;

use obscurio::options::{Clock, Times};
use obscurio::view::{TokenView, View};
use obscurio::{Move, Obscurio, State};
use table::{Chance, Eyes, Seed};

use super::mind::normal;

/// The whole of Step 3, in seconds: mostly around 18, whatever is picked.
const NIGHT: f64 = 18.0;
const NIGHTS: (f64, f64) = (8.0, 45.0);
/// What part of the night goes by before each pick.
const PICK: f64 = 0.125;
/// How long one waits for those who have put their token nowhere before one is sure without them: while sand runs, and
/// without a clock.
const PATIENCE: (f64, f64) = (40.0, 240.0);
/// How long a Grimoire waits for a Traitor where no clock runs, after which it has all eyes opened.
const LONG_NIGHT: f64 = 300.0;
/// These times are meant for sand that runs a minute; where it runs faster, everybody hurries.
const SAND: f64 = 60_000.0;

pub fn hesitates(eyes: &Eyes<Obscurio>, mv: Move, chance: &mut Chance) -> Option<Duration> {
    let view = eyes.view();
    let world = eyes.imagine(&mut Chance::fast(0));
    let (hurry, patience, times) = match world.options.clock {
        Clock::Untimed => (1.0, PATIENCE.1, Times::USUAL),
        Clock::Sand(times) => ((f64::from(times.space) / SAND).min(1.0), PATIENCE.0, times),
    };
    if let Move::CloseEyes | Move::LayDoors = mv {
        return looks(&world, times);
    }
    let mut within = |least: f64, most: f64| least + (most - least) * f64::from(chance.below(1000)) / 1000.0;
    let seconds = match mv {
        Move::Pick(_) => PICK * night(eyes, view.open.turn),
        Move::CloseHolder => (1.0 - PICK * view.own.picks.len() as f64) * night(eyes, view.open.turn),
        Move::OpenEyes => LONG_NIGHT,
        Move::Butterfly(_) | Move::Ready | Move::CallTime => within(3.0, 8.0),
        Move::Stand(..) | Move::Hold(..) => within(5.0, 14.0),
        Move::Confirm if all_stand(&view) => within(2.0, 6.0),
        Move::Confirm => patience,
        Move::Take(_) | Move::Pass(_) | Move::Vote(_) => within(2.5, 7.0),
        Move::ReadyToVote => within(6.0, 15.0),
        _ => return None,
    };
    Some(Duration::from_millis((seconds * hurry * 1000.0) as u64))
}

/// The Grimoire goes on when all have seen enough, or when there has been time enough to look, with a clock or without
/// (RUL-OBS-12).
fn looks(world: &State, times: Times) -> Option<Duration> {
    let seen = world.rung || world.ready == world.lookers();
    (!seen).then(|| Duration::from_millis(times.clue_view.into()))
}

/// One night lasts as long whatever the Traitor does in it.
fn night(eyes: &Eyes<Obscurio>, turn: u8) -> f64 {
    let mut luck = Seed::Fast(eyes.manner().long_word()).stream("night", turn.into());
    (NIGHT * (0.4 * normal(&mut luck)).exp()).clamp(NIGHTS.0, NIGHTS.1)
}

fn all_stand(view: &View) -> bool {
    view.open.wizards.iter().all(|wizard| wizard.token != TokenView::Centre)
}
