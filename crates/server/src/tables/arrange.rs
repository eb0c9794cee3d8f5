//! What else can be asked of a table: a bot's advice, another pace, and who is looking on.

use std::sync::Arc;

use table::{Seat, Viewer};
use tokio::sync::watch;
use words::problem::Problem;

use super::play;
use super::rights::Rights;
use super::table::Table;
use super::written::think_text;
use crate::guests::Standing;
use crate::limits::Source;
use crate::places::Place;
use crate::request::Peer;
use crate::storage::Change;
use crate::thinking::{self, Patience};
use crate::{App, automatic_moves};
use table::company::Pace;
use table::company::Think;

/// What a strong bot would do in this seat, shown to whoever holds it. Returns the move.
pub async fn hint(app: App, table: Arc<Table>, rights: Rights, seat: Seat) -> Result<String, Problem> {
    rights.holds(seat)?;
    table.core().by_hand(seat)?;
    if table.core().beginning.is_sealed(table.clock.now_ms()) {
        return Err(Problem::DealOpen);
    }
    let question = table.core().session.question(seat).ok_or(Problem::NotYourTurn)?.id;
    let choice = thinking::about(&app, &table, seat, question, Patience::Hint).await;
    let mv = choice.ok_or(Problem::Stale)?.mv;
    let _lock = table.write_lock.lock().await;
    play::is_asked(&table.core(), seat, question)?;
    table.change(|core| core.hints[seat.index()] = Some(mv.clone()));
    Ok(mv)
}

/// Somebody has seen how a part of the game ended: bots need not wait for them.
pub fn go_on(table: &Table, rights: Rights, seat: Seat) -> Result<(), Problem> {
    rights.holds(seat)?;
    table.change(|core| core.go_on(seat));
    Ok(())
}

/// Changes how long bots rest between moves.
pub async fn set_pace(app: App, table: Arc<Table>, rights: Rights, pace: Pace) -> Result<(), Problem> {
    if rights.is_nobody() {
        return Err(Problem::HostOnly);
    }
    let _lock = table.write_lock.lock().await;
    table.core().may_be_seen(rights)?;
    table.commit(&app, &[], vec![Change::Pace(pace.name())]).await?;
    table.change(|core| core.pace = pace);
    Ok(())
}

/// Changes how long people may think about a move. It is the host's to change, and runs from this moment: nobody finds
/// that their time has passed before they were told of any.
pub async fn set_think(app: App, table: Arc<Table>, rights: Rights, think: Think) -> Result<(), Problem> {
    if !rights.host {
        return Err(Problem::HostOnly);
    }
    let lock = table.write_lock.lock().await;
    table.core().may_be_seen(rights)?;
    let since = app.clock.now_ms();
    table.commit(&app, &[], vec![Change::Think(think_text(think, since))]).await?;
    table.change(|core| (core.think, core.think_since) = (think, since));
    // From now on something else is due.
    table.commit(&app, &[], Vec::new()).await?;
    drop(lock);
    automatic_moves::wake(&app, &table);
    Ok(())
}

/// Why somebody who looks on has to leave.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ending {
    ServerStops,
    PlaceGivenAway,
}

/// Somebody with an open page or stream, until it is dropped.
pub struct Presence {
    table: Arc<Table>,
    viewer: Viewer,
    place: Arc<Place>,
    closing: watch::Receiver<bool>,
}

impl Presence {
    pub fn new(
        table: &Arc<Table>,
        viewer: Viewer,
        from: Source,
        peer: Option<&Peer>,
    ) -> Result<Presence, Problem> {
        let closing = table.closing()?;
        let place = table.places.take(viewer, from)?;
        if let Some(peer) = peer {
            let seated = matches!(viewer, Viewer::Seat(_));
            peer.guest.is_now(if seated { Standing::Seated } else { Standing::Watching });
        }
        let presence = Presence { table: table.clone(), viewer, place, closing };
        presence.count(1);
        Ok(presence)
    }

    pub fn table(&self) -> &Table {
        &self.table
    }

    /// Ends when they have to leave, and says why.
    pub fn ending(&self) -> impl Future<Output = Ending> + Send + 'static {
        let (mut closing, place) = (self.closing.clone(), self.place.clone());
        async move {
            tokio::select! {
                // An error means that the service is gone altogether.
                _ = closing.wait_for(|closing| *closing) => Ending::ServerStops,
                () = place.given_away() => Ending::PlaceGivenAway,
            }
        }
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
        self.table.places.leave(&self.place);
    }
}
