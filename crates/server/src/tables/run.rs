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
use crate::{App, archive, automatic_moves, report, to_the_end};

/// How often it is looked whether the store knows by now how a write ended.
const IN_DOUBT_PAUSE: Duration = Duration::from_secs(2);

impl Table {
    /// Does what is asked, or says why not. Runs to its end in a task of its own, even if the caller hangs up.
    pub async fn run(
        self: &Arc<Table>,
        app: &App,
        command: Command,
        caller: Credentials,
    ) -> Result<Answer, Refusal> {
        if planted::is(Fault::EndsWithCaller) {
            return self.run_here(app, command, caller).await;
        }
        let (app, table) = (app.clone(), self.clone());
        to_the_end(async move { table.run_here(&app, command, caller).await }).await
    }

    /// Does it in the task of the caller, which nobody may cut off.
    pub async fn run_here(
        self: &Arc<Table>,
        app: &App,
        command: Command,
        caller: Credentials,
    ) -> Result<Answer, Refusal> {
        let command = match command {
            // In a box of its own: moves need no room for thinking.
            Command::Hint(_) | Command::Weigh(_) => {
                Box::pin(advice::worked_out(app, self, command, &caller)).await?
            }
            ready => ready,
        };
        let begun = Instant::now();
        let early = planted::is(Fault::RightsBeforeLock).then(|| self.core().rights_of(&caller));
        let lock = self.lock(app).await?;
        let rights = early.unwrap_or_else(|| self.core().rights_of(&caller));
        let done = match self.decide(app, command, rights) {
            Ok(commit) => self.carry_out(app, commit, &caller, begun).await,
            Err(refusal) => Err(refusal),
        };
        drop(lock);
        // Also where nothing was done: what is stored may have been read again.
        if !planted::is(Fault::NoWake) {
            automatic_moves::wake(app, self);
        }
        match done? {
            Answer::TooLate => Err(Problem::NothingToTakeBack.into()),
            done => Ok(done),
        }
    }

    /// Nothing changes at the table while this is held. What is in memory is what is stored.
    pub(super) async fn lock(self: &Arc<Table>, app: &App) -> Result<MutexGuard<'_, ()>, Problem> {
        let lock = self.write_lock.lock().await;
        self.is_there()?;
        self.resolve_in_doubt(app).await?;
        Ok(lock)
    }

    /// What the command would change now. Changes nothing; the caller holds `write_lock` if it is to be carried out.
    pub(super) fn decide(&self, app: &App, command: Command, rights: Rights) -> Result<Commit, Refusal> {
        let core = self.core();
        core.decide(command, rights, self.clock.now_ms()).map_err(|refusal| match refusal {
            Refusal::RulesFailed(tried) => {
                report::save(app, &self.name, core.logged, tried);
                Problem::RulesFailed.into()
            }
            other => other,
        })
    }

    /// Stores what was decided, makes it true and tells everybody. The caller holds `write_lock`.
    pub(super) async fn carry_out(
        self: &Arc<Table>,
        app: &App,
        mut commit: Commit,
        caller: &Credentials,
        begun: Instant,
    ) -> Result<Answer, Refusal> {
        if commit.is_nothing() {
            return Ok(commit.answer);
        }
        if commit.deletes {
            self.remove(app).await?;
            return Ok(commit.answer);
        }
        let ends = commit.game.as_ref().map(|game| game.outcome().is_some());
        let moves = commit.entries.iter().filter(|entry| matches!(entry, Entry::Move { .. })).count();
        let stored = !commit.entries.is_empty();
        let at = commit.at;
        let mut append = stored.then(|| self.to_append(&mut commit));
        let late = append.take_if(|_| planted::is(Fault::PublishBeforeAppend));
        if let Some(append) = append {
            self.append(app, caller, append).await?;
        }
        let answer = self.core_mut().apply(commit);
        self.publish();
        if let Some(append) = late {
            self.append(app, caller, append).await?;
        }
        if stored {
            archive::came_back(app, self, at as i64);
        }
        self.count(app, moves, ends, begun.elapsed());
        Ok(answer)
    }

    fn to_append(&self, commit: &mut Commit) -> Append {
        let core = self.core();
        commit.due = core.next_due(commit);
        let (entries, changes) = (commit.entries.clone(), core.changes(commit));
        Append { table: self.id, after: core.logged, at: commit.at, entries, changes }
    }

    /// Returns once the entries are on the disk.
    async fn append(
        self: &Arc<Table>,
        app: &App,
        caller: &Credentials,
        append: Append,
    ) -> Result<(), Problem> {
        let written = planted::written(caller, &append);
        match app.store.append(append).await {
            Ok(()) => {
                planted::witnessed(written);
                Ok(())
            }
            Err(NotStored::Unavailable) => Err(Problem::NotStored),
            Err(NotStored::Unknown) => {
                self.in_doubt.store(true, Ordering::Release);
                self.resolve_later(app);
                Err(Problem::InDoubt)
            }
            Err(NotStored::Conflict) => {
                // Something was written that was never followed: what is stored is the truth.
                self.in_doubt.store(true, Ordering::Release);
                self.resolve_later(app);
                self.resolve_in_doubt(app).await?;
                Err(Problem::Stale)
            }
        }
    }

    /// Finds out how the last write ended, if that is not known: its entries may be stored or not. Nobody is served by a
    /// table of which it is not known what is stored. The caller holds `write_lock`.
    async fn resolve_in_doubt(self: &Arc<Table>, app: &App) -> Result<(), Problem> {
        if self.in_doubt.load(Ordering::Acquire) {
            app.store.resolve().await.map_err(|_| Problem::InDoubt)?;
            self.reload(app).await?;
            self.in_doubt.store(false, Ordering::Release);
        }
        Ok(())
    }

    /// The same for somebody who does not hold the lock.
    pub(super) async fn be_certain(self: &Arc<Table>, app: &App) -> Result<(), Problem> {
        if self.in_doubt.load(Ordering::Acquire) {
            drop(self.lock(app).await?);
        }
        Ok(())
    }

    /// Finds out by itself how the last write ended, however long that takes: perhaps nobody asks, and somebody waits.
    fn resolve_later(self: &Arc<Table>, app: &App) {
        let (clock, app, table) = (app.clock.clone(), Arc::downgrade(&app.0), Arc::downgrade(self));
        tokio::spawn(async move {
            loop {
                clock.sleep(IN_DOUBT_PAUSE).await;
                let Some((app, table)) = app.upgrade().map(App).zip(table.upgrade()) else { return };
                if app.is_closing() || table.be_certain(&app).await.is_ok() {
                    return;
                }
            }
        });
    }

    /// Reads the log again. If it goes on from what is in memory, or ends earlier, that is thrown away.
    async fn reload(self: &Arc<Table>, app: &App) -> Result<(), Problem> {
        let (_, mut fresh) = registry::read(app, &self.name).await?;
        if fresh.logged == self.core().logged {
            return Ok(());
        }
        let mut core = self.core_mut();
        fresh.present = std::mem::take(&mut core.present);
        fresh.watchers = core.watchers;
        fresh.version = fresh.version.max(core.version + 1);
        *core = fresh;
        drop(core);
        self.publish();
        automatic_moves::wake(app, self);
        Ok(())
    }

    /// Deletes the table: its log, its talk, its links, and what was saved of it when the rules failed. Everybody who looks
    /// on is told.
    async fn remove(&self, app: &App) -> Result<(), Problem> {
        let removal = Removal { table: self.id, name: self.name.clone(), unchanged: None };
        app.store.remove(removal).await.map_err(|_| Problem::NotStored)?;
        app.tables.forget(&self.name);
        app.limits.tables_gone(1);
        self.deleted.store(true, Ordering::Release);
        self.publish();
        let (app, name) = (app.clone(), self.name.clone());
        // What is left of it is a file nobody but the operator sees; failing to remove it must not bring the table back.
        let workers = app.workers;
        let _ = workers.run(move || report::forget(&app, &name)).await;
        tracing::debug!(table = self.name, "a table is deleted");
        Ok(())
    }

    /// Counts one more or one fewer open page of this viewer. Others are told only if it changes what they see.
    pub(super) fn count_present(&self, viewer: Viewer, step: i16) {
        let changed = {
            let mut core = self.core_mut();
            let changed = match viewer {
                Viewer::Seat(seat) => {
                    let pages = core.present[seat.index()];
                    (pages == 0) != (pages.saturating_add_signed(step) == 0)
                }
                Viewer::Spectator | Viewer::Referee => true,
            };
            let note = Note::Present(viewer, step);
            let commit = Commit::noted(self.clock.now_ms(), note, Answer::Nothing);
            core.apply(Commit { unseen: !changed, ..commit });
            changed
        };
        if changed {
            self.publish();
        }
    }

    /// For operators.
    fn count(&self, app: &App, moves: usize, ends: Option<bool>, took: Duration) {
        if moves > 0 {
            app.metrics.moves.add(moves);
            app.metrics.moving.took(took);
        }
        if ends == Some(true) {
            app.metrics.finished.add(1);
            tracing::debug!(table = self.name, "a game is over");
        }
    }
}
