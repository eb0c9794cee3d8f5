//! What lies on the table, as numbers about as large as 1: what a position is valued by.

use deathmaydie::content::{
    BONUS_THRESHOLDS, Elder, Episode, HEALTH, HeldAs, SYMBOLS_TO_ADVANCE, TRACK_LEN, Token,
};
use deathmaydie::figures::Foe;
use deathmaydie::map::{SITES, Site};
use deathmaydie::people::Inv;
use deathmaydie::state::{Lie, State};

use super::pain;
use super::ritual::{chips, extra, ritual};
use super::sight::{hurt, might};

/// How many things are weighed.
pub const MARKS: usize = 70;

/// Before the Elder One comes any death loses; then the Ritual may still go on; then it is fought.
pub fn phase(state: &State) -> usize {
    match (state.disrupted, state.elder_on_board()) {
        (false, false) => 0,
        (false, true) => 1,
        (true, _) => 2,
    }
}

/// Marks, written one after the other.
struct Sheet {
    marks: [f32; MARKS],
    next: usize,
}

impl Sheet {
    fn note(&mut self, mark: f32) {
        self.marks[self.next] = mark;
        self.next += 1;
    }

    fn flag(&mut self, holds: bool) {
        self.note(f32::from(u8::from(holds)));
    }
}

/// Everything that is weighed.
pub fn marks(state: &State) -> [f32; MARKS] {
    let mut sheet = Sheet { marks: [0.0; MARKS], next: 0 };
    story(state, &mut sheet);
    people(state, &mut sheet);
    debug_assert_eq!(sheet.next, MARKS);
    sheet.marks
}

/// The Episode, the Ritual, the track and the Elder One.
fn story(state: &State, sheet: &mut Sheet) {
    let (done, more) = (ritual(state), extra(state));
    for episode in Episode::ALL {
        let on = f32::from(u8::from(state.episode == episode));
        sheet.note(on);
        sheet.note(on * done);
        sheet.note(on * more);
    }
    sheet.flag(state.elder == Elder::Azathoth);
    let living = state.living().len();
    (2..=5).for_each(|count| sheet.flag(living >= count));
    sheet.note(f32::from(state.count) - living as f32);
    let track = f32::from(state.track) / f32::from(TRACK_LEN);
    sheet.note(track);
    sheet.note(track * track);
    sheet.flag(state.track + 1 == TRACK_LEN);
    let symbols = state.mythos_discard.iter().filter(|card| card.row().symbol).count();
    sheet.note(symbols as f32 / f32::from(SYMBOLS_TO_ADVANCE));
    sheet.flag(state.stage >= 3);
    sheet.flag(state.stage >= 4);
    sheet.note(f32::from(state.figures[Foe::ELDER.index()].wounds) / 12.0);
    sheet.note(state.discovery.len() as f32 / 15.0);
}

/// What threatens in each space.
fn threats(state: &State) -> [f32; SITES] {
    let mut harm = [0.0; SITES];
    for foe in state.foes().iter() {
        if let Some(site) = state.foe_site(foe) {
            harm[site.index()] += hurt(state, foe);
        }
    }
    harm
}

/// One investigator, summed up.
#[derive(Clone, Copy, Default)]
struct Look {
    sums: [f32; 27],
}

fn look(state: &State, who: Inv, harm: &[f32; SITES], elder: Option<Site>) -> Look {
    let it = state.sheet(who);
    let might = might(state, who);
    let wounds = f32::from(it.wounds) / f32::from(HEALTH);
    let flag = |holds: bool| f32::from(u8::from(holds));
    let here = might.borne(harm[it.site.index()]);
    let near: f32 = state.graph().around(it.site).iter().map(|site| harm[site.index()]).sum();
    let doom = pain::doom(it.wounds, might.companions, here);
    let far = elder.map_or(0, |site| state.graph().distance(site, it.site).min(6));
    let held =
        |fits: &dyn Fn(HeldAs) -> bool| state.held(who).filter(|(_, side)| fits(side.held)).count() as f32;
    let next = BONUS_THRESHOLDS.iter().find(|at| **at > it.sanity).map_or(0, |at| at - it.sanity);
    Look {
        sums: [
            wounds,
            wounds * wounds,
            flag(it.wounds >= 4),
            flag(it.wounds == 3),
            f32::from(it.stress) / 4.0,
            flag(it.stress >= 4),
            it.thresholds() as f32 / 6.0,
            f32::from(it.won_dice()) / 4.0,
            flag(it.sanity >= 18),
            flag(it.sanity >= 19),
            f32::from(next) / 7.0,
            f32::from(it.levels.iter().sum::<u8>()) / 12.0,
            f32::from(it.fatigue[0]) / 3.0,
            f32::from(it.fatigue[1]) / 3.0,
            f32::from(it.fire),
            f32::from(might.companions) / 3.0,
            held(&|held| held == HeldAs::Item) / 3.0,
            held(&|held| matches!(held, HeldAs::Condition(_))) / 2.0,
            might.here / 8.0,
            might.check / 8.0,
            might.cut / 2.0,
            might.elder / 2.0,
            might.sure / 2.0,
            here / 3.0,
            near / 4.0,
            doom,
            f32::from(far) / 6.0,
        ],
    }
}

/// Everybody on average, the worst off, and whoever is next.
fn people(state: &State, sheet: &mut Sheet) {
    let harm = threats(state);
    let elder = state.foe_site(Foe::ELDER);
    let living = state.living();
    let each = 1.0 / living.len().max(1) as f32;
    let (mut sum, mut next) = (Look::default(), Look::default());
    let (mut worst, mut strongest, mut doom) = (0.0_f32, 0.0_f32, 0.0_f32);
    for who in living.iter() {
        let it = look(state, who, &harm, elder);
        sum.sums.iter_mut().zip(it.sums).for_each(|(sum, mark)| *sum += each * mark);
        worst = worst.max(it.sums[0]);
        strongest = strongest.max(it.sums[18]);
        if who == state.active {
            next = it;
        } else {
            doom = doom.max(it.sums[25]);
        }
    }
    sum.sums.into_iter().for_each(|mark| sheet.note(mark));
    [worst, strongest, doom].into_iter().for_each(|mark| sheet.note(mark));
    [0, 4, 18, 23, 25].into_iter().for_each(|at| sheet.note(next.sums[at]));
    sheet.note(state.foes().len() as f32 / 10.0);
    sheet.note(harm.iter().sum::<f32>() / 10.0);
    let tempted = chips(state, Token::Townsfolk).filter(|chip| matches!(chip.place, Lie::On(_))).count();
    sheet.note(tempted as f32 / 5.0);
}
