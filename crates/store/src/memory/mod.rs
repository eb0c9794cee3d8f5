//! Tables in memory, for tests: fails, delays and loses answers as the test plans it, and can be opened again as after a
//! restart. Its own calls neither sleep nor use threads, so that a simulation on one thread is repeatable.

mod plan;
mod tables;

use std::sync::Arc;

use parking_lot::{Mutex, MutexGuard};

use crate::{
    Answer, Append, Counts, Found, Health, LeftAlone, Listed, NewTable, NotStored, Query, Removal, Store,
    TableId, Wanted,
};
pub use plan::{Call, Fate, Plan};
use tables::Tables;

/// Decides how each call goes.
type Planner = Box<dyn FnMut(&Call) -> Plan + Send>;

/// Tables in memory. Clones show the same tables to the same process.
#[derive(Clone)]
pub struct MemoryStore {
    /// What lasts.
    tables: Arc<Mutex<Tables>>,
    process: Arc<Mutex<Process>>,
}

/// What ends with the process that uses the store.
#[derive(Default)]
struct Process {
    planner: Option<Planner>,
    closed: bool,
}

impl Default for MemoryStore {
    fn default() -> MemoryStore {
        MemoryStore::new()
    }
}

impl MemoryStore {
    /// An empty store in which nothing goes wrong.
    pub fn new() -> MemoryStore {
        MemoryStore { tables: Arc::default(), process: Arc::default() }
    }

    /// Lets this decide how each call goes from here on.
    pub fn plan(&self, planner: impl FnMut(&Call) -> Plan + Send + 'static) {
        self.process().planner = Some(Box::new(planner));
    }

    /// Lets everything work again.
    pub fn work(&self) {
        self.process().planner = None;
    }

    /// The same tables as another process finds them after this one was killed. This one and its clones store nothing any
    /// more.
    pub fn reopen(&self) -> MemoryStore {
        self.process().closed = true;
        MemoryStore { tables: self.tables.clone(), process: Arc::default() }
    }

    /// The same tables as another process finds them that runs at the same time.
    pub fn beside(&self) -> MemoryStore {
        MemoryStore { tables: self.tables.clone(), process: Arc::default() }
    }

    /// How many tables there are.
    pub fn counted(&self) -> Counts {
        self.tables().count()
    }

    fn tables(&self) -> MutexGuard<'_, Tables> {
        self.tables.lock()
    }

    fn process(&self) -> MutexGuard<'_, Process> {
        self.process.lock()
    }

    /// Plans a call and does it as planned.
    fn call<T: Send + 'static>(
        &self,
        call: &Call,
        work: impl FnOnce(&mut Tables) -> Result<T, NotStored> + Send + 'static,
    ) -> Answer<'static, T> {
        let plan = self.process().planner.as_mut().map_or_else(Plan::default, |planner| planner(call));
        let fate = match plan.fate {
            // Nothing was to be done, so nothing is in doubt.
            Fate::AnswerLost { .. } | Fate::Conflicts if !call.writes() => Fate::Fails,
            fate => fate,
        };
        let store = self.clone();
        Box::pin(async move {
            let mut begun = Begun { store, fate, work: Some(work) };
            if let Some(before) = plan.before {
                before.await;
            }
            let done = begun.end();
            if let Some(after) = plan.after {
                after.await;
            }
            done
        })
    }
}

/// A call that has begun. It is carried out even if nobody waits for its answer any more.
struct Begun<T, W: FnOnce(&mut Tables) -> Result<T, NotStored>> {
    store: MemoryStore,
    fate: Fate,
    work: Option<W>,
}

impl<T, W: FnOnce(&mut Tables) -> Result<T, NotStored>> Begun<T, W> {
    /// Does the work now, unless the process has ended meanwhile.
    fn end(&mut self) -> Result<T, NotStored> {
        let work = self.work.take().filter(|_| !self.store.process().closed);
        let Some(work) = work else { return Err(NotStored::Unavailable) };
        match self.fate {
            Fate::Works => work(&mut self.store.tables()),
            Fate::Fails => Err(NotStored::Unavailable),
            Fate::Conflicts => Err(NotStored::Conflict),
            Fate::AnswerLost { done } => {
                if done {
                    // What it comes to is what nobody hears.
                    let _ = work(&mut self.store.tables());
                }
                Err(NotStored::Unknown)
            }
        }
    }
}

impl<T, W: FnOnce(&mut Tables) -> Result<T, NotStored>> Drop for Begun<T, W> {
    fn drop(&mut self) {
        if self.work.is_some() {
            let _ = self.end();
        }
    }
}

impl Store for MemoryStore {
    fn open(&self, new: NewTable) -> Answer<'_, TableId> {
        self.call(&Call::Open(&new.clone()), |tables| tables.open(new))
    }

    fn append(&self, append: Append) -> Answer<'_, ()> {
        self.call(&Call::Append(&append.clone()), |tables| tables.append(append))
    }

    fn load<'a>(&'a self, name: &'a str) -> Answer<'a, Found> {
        let named = name.to_owned();
        self.call(&Call::Load(name), move |tables| Ok(tables.load(&named)))
    }

    fn cut(&self, table: TableId, keep: usize) -> Answer<'_, ()> {
        self.call(&Call::Cut { table, keep }, move |tables| {
            tables.cut(table, keep);
            Ok(())
        })
    }

    fn touch(&self, table: TableId, now: u64) -> Answer<'_, ()> {
        self.call(&Call::Touch { table, now }, move |tables| {
            tables.touch(table, now);
            Ok(())
        })
    }

    fn remove(&self, removal: Removal) -> Answer<'_, ()> {
        self.call(&Call::Remove(&removal.clone()), |tables| tables.remove(removal))
    }

    fn list(&self, wanted: Wanted) -> Answer<'_, Vec<Listed>> {
        self.call(&Call::Read, move |tables| Ok(tables.list(&wanted)))
    }

    fn find(&self, query: Query) -> Answer<'_, Vec<String>> {
        self.call(&Call::Read, move |tables| Ok(tables.find(&query)))
    }

    fn finished(&self, ids: Vec<TableId>) -> Answer<'_, Vec<TableId>> {
        self.call(&Call::Read, move |tables| Ok(tables.finished(&ids)))
    }

    fn left_alone(&self, since: u64, limit: usize) -> Answer<'_, Vec<LeftAlone>> {
        self.call(&Call::Read, move |tables| Ok(tables.left_alone(since, limit)))
    }

    fn count(&self) -> Answer<'_, Counts> {
        self.call(&Call::Read, |tables| Ok(tables.count()))
    }

    fn flags_are_sure(&self) -> Answer<'_, ()> {
        self.call(&Call::FlagsAreSure, |_| Ok(()))
    }

    fn resolve(&self) -> Answer<'_, ()> {
        self.call(&Call::Resolve, |_| Ok(()))
    }

    fn health(&self) -> Answer<'_, Health> {
        self.call(&Call::Read, |_| Ok(Health { in_place: true, bytes: 0 }))
    }

    fn close(&self) -> Answer<'_, ()> {
        let process = self.process.clone();
        self.call(&Call::Close, move |_| {
            process.lock().closed = true;
            Ok(())
        })
    }
}
