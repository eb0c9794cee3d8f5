//! What else can be asked of a table: a bot's advice, another pace, and who is looking on.

use std::sync::Arc;
use std::sync::atomic::Ordering;

use table::{Seat, Viewer};
use words::problem::Problem;

use super::play;
use super::table::{Rights, Table};
use crate::limits::MOST_VIEWERS;
use crate::storage::Change;
use crate::thinking::{self, Patience};
use crate::{App, automatic_moves};
use table::company::Pace;
use table::company::Think;

/// What a strong bot would do in this seat, shown to whoever holds it. Returns the move.
pub async fn hint(app: App, table: Arc<Table>, rights: Rights, seat: Seat) -> Result<String, Problem> {
    rights.holds(seat)?;
    table.core().by_hand(seat)?;
    let question = table.core().session.question(seat).ok_or(Problem::NotYourTurn)?.id;
    let choice = thinking::about(&app, &table, seat, question, Patience::Hint).await;
    let mv = choice.ok_or(Problem::Stale)?.mv;
    let _lock = table.write_lock.lock().await;
    play::is_asked(&table.core(), seat, question)?;
    table.change(|core| core.hints[seat.index()] = Some(mv.clone()));
    Ok(mv)
}

/// Changes how long bots rest between moves.
pub async fn set_pace(app: App, table: Arc<Table>, rights: Rights, pace: Pace) -> Result<(), Problem> {
    if rights.is_nobody() {
        return Err(Problem::HostOnly);
    }
    let _lock = table.write_lock.lock().await;
    table.commit(&app, &[], vec![Change::Pace(pace.name())]).await?;
    table.change(|core| core.pace = pace);
    Ok(())
}

/// Changes how long people may think about a move.
pub async fn set_think(app: App, table: Arc<Table>, rights: Rights, think: Think) -> Result<(), Problem> {
    if rights.is_nobody() {
        return Err(Problem::HostOnly);
    }
    let lock = table.write_lock.lock().await;
    table.commit(&app, &[], vec![Change::Think(think.to_string())]).await?;
    table.change(|core| core.think = think);
    drop(lock);
    automatic_moves::wake(&app, &table);
    Ok(())
}

/// Somebody with an open page or stream, until it is dropped.
pub struct Presence {
    table: Arc<Table>,
    viewer: Viewer,
}

impl Presence {
    pub fn new(table: &Arc<Table>, viewer: Viewer) -> Result<Presence, Problem> {
        if table.viewers.fetch_add(1, Ordering::Relaxed) >= MOST_VIEWERS {
            table.viewers.fetch_sub(1, Ordering::Relaxed);
            return Err(Problem::TooManyViewers);
        }
        let presence = Presence { table: table.clone(), viewer };
        presence.count(1);
        Ok(presence)
    }

    pub fn table(&self) -> &Table {
        &self.table
    }

    /// Others are told only if it changes what they see.
    fn count(&self, step: i16) {
        let changed = {
            let mut core = self.table.core_mut();
            let changed = match self.viewer {
                Viewer::Seat(seat) => {
                    let pages = &mut core.present[seat.index()];
                    let before = *pages;
                    *pages = before.saturating_add_signed(step);
                    (before == 0) != (*pages == 0)
                }
                Viewer::Spectator | Viewer::Referee => {
                    core.watchers = core.watchers.saturating_add_signed(step.into());
                    true
                }
            };
            core.version += u64::from(changed);
            changed
        };
        if changed {
            self.table.publish();
        }
    }
}

impl Drop for Presence {
    fn drop(&mut self) {
        self.count(-1);
        self.table.viewers.fetch_sub(1, Ordering::Relaxed);
    }
}
