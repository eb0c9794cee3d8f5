//! The one door of a table: lock, decide, append, apply, publish once, schedule what is due.

use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::{Duration, Instant};

use store::{Append, NotStored, Removal};
use table::{Entry, Viewer};
use tokio::sync::MutexGuard;
use words::problem::Problem;

use super::command::Command;
use super::commit::{Answer, Commit, Note, Refusal};
use super::rights::{Credentials, Rights};
use super::table::Table;
use super::{advice, registry};
use crate::planted::{self, Fault};
use crate::{Hall, archive, automatic_moves, report, spawn_uncancellable};

/// How often it is looked whether the store knows by now how a write ended.
const IN_DOUBT_PAUSE: Duration = Duration::from_secs(2);

impl Table {
    /// Does what is asked, or says why not. Runs to its end in a task of its own, even if the caller hangs up.
    pub async fn run(
        self: &Arc<Table>,
        hall: &Hall,
        command: Command,
        caller: Credentials,
    ) -> Result<Answer, Refusal> {
        if planted::is(Fault::EndsWithCaller) {
            return self.run_here(hall, command, caller).await;
        }
        let (hall, table) = (hall.clone(), self.clone());
        spawn_uncancellable(async move { table.run_here(&hall, command, caller).await }).await
    }

    /// Does it in the task of the caller, which nobody may cut off.
    pub async fn run_here(
        self: &Arc<Table>,
        hall: &Hall,
        command: Command,
        caller: Credentials,
    ) -> Result<Answer, Refusal> {
        let command = match command {
            // In a box of its own: moves need no room for thinking.
            Command::Hint(_) | Command::Weigh(_) => {
                Box::pin(advice::worked_out(hall, self, command, &caller)).await?
            }
            ready => ready,
        };
        let begun = Instant::now();
        let early = planted::is(Fault::RightsBeforeLock).then(|| self.state().rights_of(&caller));
        let lock = self.lock(hall).await?;
        let rights = early.unwrap_or_else(|| self.state().rights_of(&caller));
        let done = match self.decide(hall, command, rights) {
            Ok(commit) => self.carry_out(hall, commit, &caller, begun).await,
            Err(refusal) => Err(refusal),
        };
        drop(lock);
        // Also where nothing was done: what is stored may have been read again.
        if !planted::is(Fault::NoWake) {
            automatic_moves::wake(hall, self);
        }
        match done? {
            Answer::TooLate => Err(Problem::NothingToTakeBack.into()),
            done => Ok(done),
        }
    }

    /// Nothing changes at the table while this is held. What is in memory is what is stored.
    pub(super) async fn lock(self: &Arc<Table>, hall: &Hall) -> Result<MutexGuard<'_, ()>, Problem> {
        let lock = self.write_lock.lock().await;
        self.is_there()?;
        self.resolve_in_doubt(hall).await?;
        Ok(lock)
    }

    /// What the command would change now. Changes nothing; the caller holds `write_lock` if it is to be carried out.
    pub(super) fn decide(&self, hall: &Hall, command: Command, rights: Rights) -> Result<Commit, Refusal> {
        let state = self.state();
        state.decide(command, rights, self.clock.now_ms()).map_err(|refusal| match refusal {
            Refusal::RulesFailed(tried) => {
                report::save(hall, &self.name, state.logged, tried);
                Problem::RulesFailed.into()
            }
            other => other,
        })
    }

    /// Stores what was decided, makes it true and tells everybody. The caller holds `write_lock`.
    pub(super) async fn carry_out(
        self: &Arc<Table>,
        hall: &Hall,
        mut commit: Commit,
        caller: &Credentials,
        begun: Instant,
    ) -> Result<Answer, Refusal> {
        if commit.is_nothing() {
            return Ok(commit.answer);
        }
        if commit.deletes {
            self.remove(hall).await?;
            return Ok(commit.answer);
        }
        let ends = commit.game.as_ref().map(|game| game.outcome().is_some());
        let moves = commit.entries.iter().filter(|entry| matches!(entry, Entry::Move { .. })).count();
        let stored = !commit.entries.is_empty();
        let at = commit.at;
        let mut append = stored.then(|| self.to_append(&mut commit));
        let late = append.take_if(|_| planted::is(Fault::PublishBeforeAppend));
        if let Some(append) = append {
            self.append(hall, caller, append).await?;
        }
        let answer = self.state_mut().apply(commit);
        self.publish();
        if let Some(append) = late {
            self.append(hall, caller, append).await?;
        }
        if stored {
            archive::came_back(hall, self, at as i64);
        }
        self.count(hall, moves, ends, begun.elapsed());
        Ok(answer)
    }

    fn to_append(&self, commit: &mut Commit) -> Append {
        let state = self.state();
        commit.due = state.next_due(commit);
        let (entries, changes) = (commit.entries.clone(), state.changes(commit));
        Append { table: self.id, after: state.logged, at: commit.at, entries, changes }
    }

    /// Returns once the entries are on the disk.
    async fn append(
        self: &Arc<Table>,
        hall: &Hall,
        caller: &Credentials,
        append: Append,
    ) -> Result<(), Problem> {
        let written = planted::written(caller, &append);
        match hall.store.append(append).await {
            Ok(()) => {
                planted::witnessed(written);
                Ok(())
            }
            Err(NotStored::Unavailable) => Err(Problem::NotStored),
            Err(NotStored::Unknown) => {
                self.in_doubt.store(true, Ordering::Release);
                self.resolve_later(hall);
                Err(Problem::InDoubt)
            }
            Err(NotStored::Conflict) => {
                // Something was written that was never followed: what is stored is the truth.
                self.in_doubt.store(true, Ordering::Release);
                self.resolve_later(hall);
                self.resolve_in_doubt(hall).await?;
                Err(Problem::Stale)
            }
        }
    }

    /// Finds out how the last write ended, if that is not known: its entries may be stored or not. Nobody is served by a
    /// table of which it is not known what is stored. The caller holds `write_lock`.
    async fn resolve_in_doubt(self: &Arc<Table>, hall: &Hall) -> Result<(), Problem> {
        if self.in_doubt.load(Ordering::Acquire) {
            hall.store.resolve().await.map_err(|_| Problem::InDoubt)?;
            self.reload(hall).await?;
            self.in_doubt.store(false, Ordering::Release);
        }
        Ok(())
    }

    /// Whether it is not known how the last write ended.
    #[cfg(test)]
    pub(crate) fn is_in_doubt(&self) -> bool {
        self.in_doubt.load(Ordering::Acquire)
    }

    /// The same for somebody who does not hold the lock.
    pub(super) async fn be_certain(self: &Arc<Table>, hall: &Hall) -> Result<(), Problem> {
        if self.in_doubt.load(Ordering::Acquire) {
            drop(self.lock(hall).await?);
        }
        Ok(())
    }

    /// Finds out by itself how the last write ended, however long that takes: perhaps nobody asks, and somebody waits.
    fn resolve_later(self: &Arc<Table>, hall: &Hall) {
        let (clock, hall, table) = (hall.clock.clone(), Arc::downgrade(&hall.0), Arc::downgrade(self));
        tokio::spawn(async move {
            loop {
                clock.sleep(IN_DOUBT_PAUSE).await;
                let Some((hall, table)) = hall.upgrade().map(Hall).zip(table.upgrade()) else { return };
                if hall.is_closing() || table.be_certain(&hall).await.is_ok() {
                    return;
                }
            }
        });
    }

    /// Reads the log again. If it goes on from what is in memory, or ends earlier, that is thrown away.
    async fn reload(self: &Arc<Table>, hall: &Hall) -> Result<(), Problem> {
        let (_, mut fresh) = registry::read(hall, &self.name).await?;
        if fresh.logged == self.state().logged {
            return Ok(());
        }
        let mut state = self.state_mut();
        fresh.present = std::mem::take(&mut state.present);
        fresh.watchers = state.watchers;
        fresh.version = fresh.version.max(state.version + 1);
        *state = fresh;
        drop(state);
        self.publish();
        automatic_moves::wake(hall, self);
        Ok(())
    }

    /// Deletes the table: its log, its talk, its links, and what was saved of it when the rules failed. Everybody who looks
    /// on is told.
    async fn remove(&self, hall: &Hall) -> Result<(), Problem> {
        let removal = Removal { table: self.id, name: self.name.clone(), unchanged: None };
        hall.store.remove(removal).await.map_err(|_| Problem::NotStored)?;
        hall.tables.forget(&self.name);
        hall.capacity.tables_gone(1);
        self.deleted.store(true, Ordering::Release);
        self.publish();
        let (hall, name) = (hall.clone(), self.name.clone());
        // What is left of it is a file nobody but the operator sees; failing to remove it must not bring the table back.
        let workers = hall.workers;
        let _ = workers.run(move || report::forget(&hall, &name)).await;
        tracing::debug!(table = self.name, "a table is deleted");
        Ok(())
    }

    /// Counts one more or one fewer open page of this viewer. Others are told only if it changes what they see.
    pub(super) fn count_present(&self, viewer: Viewer, step: i16) {
        let changed = {
            let mut state = self.state_mut();
            let changed = match viewer {
                Viewer::Seat(seat) => {
                    let pages = state.present[seat.index()];
                    (pages == 0) != (pages.saturating_add_signed(step) == 0)
                }
                Viewer::Spectator | Viewer::Referee => true,
            };
            let note = Note::Present(viewer, step);
            let commit = Commit::noted(self.clock.now_ms(), note, Answer::Nothing);
            state.apply(Commit { unseen: !changed, ..commit });
            changed
        };
        if changed {
            self.publish();
        }
    }

    /// For operators.
    fn count(&self, hall: &Hall, moves: usize, ends: Option<bool>, took: Duration) {
        if moves > 0 {
            hall.counters.moves.add(moves);
            hall.counters.moving.took(took);
        }
        if ends == Some(true) {
            hall.counters.finished.add(1);
            tracing::debug!(table = self.name, "a game is over");
        }
    }
}
