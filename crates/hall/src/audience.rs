//! Who looks on at a table, and how do they learn what is new? Whoever changes something tells them all at once.

use std::sync::Arc;

use parking_lot::Mutex;

use crate::secrets;
use crate::tables::{Rights, Table};

/// What somebody showed at the door, and what it allows for as long as no seat changes hands.
#[derive(Clone)]
pub struct Admission {
    pub table: Arc<Table>,
    pub rights: Rights,
    secrets: Box<str>,
    /// How often seats had changed hands when this was last looked at; never, at first.
    generations: Option<u32>,
}

impl Admission {
    pub fn new(table: Arc<Table>, rights: Rights, shown: &str) -> Admission {
        Admission { table, rights, secrets: shown.into(), generations: None }
    }

    /// Fails when it allows something else by now. Asked after something was drawn and before it is sent: a seat that
    /// changed hands while it was drawn must not reach whoever had it.
    pub fn check(&mut self) -> Result<(), Gone> {
        self.table.is_there().map_err(|_| Gone)?;
        let generations = Some(self.table.state().seat_generations.iter().sum());
        if generations != self.generations && self.table.rights(secrets::each(&self.secrets)) != self.rights {
            return Err(Gone);
        }
        self.generations = generations;
        Ok(())
    }
}

/// They must ask again.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Gone;

/// Somebody who looks on, as those see them who have news.
pub trait Onlooker: Send + Sync {
    /// There is something new at the table. Called by whoever changed it, so it must not wait.
    fn tell(&self);
}

/// The viewers at one table.
#[derive(Default)]
pub struct Audience(Mutex<Vec<Arc<dyn Onlooker>>>);

impl Audience {
    pub(crate) fn tell(&self) {
        self.0.lock().iter().for_each(|viewer| viewer.tell());
    }

    pub fn join(&self, viewer: Arc<dyn Onlooker>) {
        self.0.lock().push(viewer);
    }

    pub fn leave(&self, viewer: &Arc<dyn Onlooker>) {
        self.0.lock().retain(|other| !Arc::ptr_eq(other, viewer));
    }
}
