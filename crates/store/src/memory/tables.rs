//! The stored tables of a store in memory: what each call does when nothing goes wrong.

use std::collections::{BTreeMap, BTreeSet};

use table::company::Sitter;
use table::{Logged, Record};

use crate::{
    Append, Change, Counts, Found, Index, LeftAlone, Listed, NewTable, NotStored, Query, Removal, Stored,
    TableId, Wanted,
};

/// Everything that is stored.
#[derive(Debug, Default)]
pub struct Tables {
    tables: BTreeMap<TableId, Kept>,
    retired: BTreeSet<String>,
    last: TableId,
}

#[derive(Debug)]
struct Kept {
    name: String,
    record: Record,
    index: Index,
    over: bool,
    due: Option<u64>,
    opened: u64,
    seen: u64,
    promised: usize,
}

impl Kept {
    fn since(&self) -> u64 {
        self.seen.max(self.opened)
    }

    fn listed(&self, id: TableId) -> Option<Listed> {
        let shown = !self.over && self.index.listed;
        shown.then(|| Listed {
            id,
            name: self.name.clone(),
            game: self.record.game.clone(),
            settings: self.record.settings.clone(),
            sitters: self.index.sitters.clone(),
            empty: self.index.empty(),
            opened: self.opened,
        })
    }

    fn change(&mut self, change: Change) {
        match change {
            Change::Over(over) => self.over = over,
            Change::Due(due) => self.due = due,
            Change::Index(index) => self.index = *index,
        }
    }
}

impl Tables {
    pub fn open(&mut self, new: NewTable) -> Result<TableId, NotStored> {
        if self.tables.values().any(|kept| kept.name == new.name) {
            return Err(NotStored::Conflict);
        }
        let mut index = Index::new(new.seats);
        new.entries.iter().for_each(|entry| index.follow(new.opened, entry));
        let logged = |entry| Logged { at: new.opened, entry };
        let record = Record {
            game: new.game,
            rules: new.rules,
            seats: new.seats,
            settings: new.settings,
            seed: new.seed,
            entries: new.entries.into_iter().map(logged).collect(),
        };
        self.last += 1;
        let (name, opened) = (new.name, new.opened);
        let kept = Kept { name, record, index, over: false, due: None, opened, seen: 0, promised: 0 };
        self.tables.insert(self.last, kept);
        Ok(self.last)
    }

    pub fn append(&mut self, append: Append) -> Result<(), NotStored> {
        let Some(kept) = self.tables.get_mut(&append.table) else {
            return if append.entries.is_empty() { Ok(()) } else { Err(NotStored::Conflict) };
        };
        if !append.entries.is_empty() && kept.record.entries.len() != append.after {
            return Err(NotStored::Conflict);
        }
        for entry in append.entries {
            kept.index.follow(append.at, &entry);
            kept.record.entries.push(Logged { at: append.at, entry });
        }
        append.changes.into_iter().for_each(|change| kept.change(change));
        Ok(())
    }

    pub fn load(&self, name: &str) -> Found {
        let Some((id, kept)) = self.tables.iter().find(|(_, kept)| kept.name == name) else {
            return if self.retired.contains(name) { Found::Retired } else { Found::Nothing };
        };
        let mut stored = Stored {
            id: *id,
            record: kept.record.clone(),
            index: kept.index.clone(),
            index_differs: false,
            over: kept.over,
            due: kept.due,
            seen: kept.since(),
            length: kept.record.entries.len(),
            promised: kept.promised,
            torn: false,
        };
        stored.index_differs = stored.index_of_log().is_some_and(|of_log| of_log != stored.index);
        Found::Stored(Box::new(stored))
    }

    pub fn cut(&mut self, table: TableId, keep: usize) {
        if let Some(kept) = self.tables.get_mut(&table) {
            kept.promised = kept.promised.max(kept.record.entries.len());
            kept.record.entries.truncate(keep);
        }
    }

    pub fn touch(&mut self, table: TableId, now: u64) {
        if let Some(kept) = self.tables.get_mut(&table) {
            kept.seen = now;
        }
    }

    pub fn remove(&mut self, removal: Removal) -> Result<(), NotStored> {
        let Some(kept) = self.tables.get(&removal.table) else { return Err(NotStored::Conflict) };
        let now = (kept.record.entries.len(), kept.since());
        if removal.unchanged.is_some_and(|then| then != now) {
            return Err(NotStored::Conflict);
        }
        self.tables.remove(&removal.table);
        self.retired.insert(removal.name);
        Ok(())
    }

    pub fn list(&self, wanted: &Wanted) -> Vec<Listed> {
        let listed = |(id, kept): (&TableId, &Kept)| kept.listed(*id);
        let newest = self.tables.iter().rev().filter_map(listed);
        let is_open = |listed: &Listed| listed.sitters.contains(&Sitter::Nobody);
        match wanted {
            Wanted::Open { limit } => newest.filter(is_open).take(*limit).collect(),
            Wanted::Running { limit } => newest.filter(|table| !is_open(table)).take(*limit).collect(),
            Wanted::These(ids) => ids.iter().filter_map(|id| self.tables.get(id)?.listed(*id)).collect(),
        }
    }

    pub fn find(&self, query: &Query) -> Vec<String> {
        match query {
            Query::DueBefore(before) => {
                let due = |kept: &Kept| kept.due.filter(|due| !kept.over && due < before);
                let mut found: Vec<(u64, String)> =
                    self.tables.values().filter_map(|kept| Some((due(kept)?, kept.name.clone()))).collect();
                found.sort();
                found.into_iter().map(|(_, name)| name).collect()
            }
            // Every move is stored together with its flag.
            Query::Unsure => Vec::new(),
            Query::Finished { game, beginning, limit } => {
                let same = |kept: &&Kept| {
                    kept.over
                        && kept.record.game == *game
                        && began_so(&kept.index.beginning, beginning)
                        && !beginning.is_empty()
                };
                self.tables.values().filter(same).take(*limit).map(|kept| kept.name.clone()).collect()
            }
        }
    }

    pub fn finished(&self, tables: &[TableId]) -> Vec<TableId> {
        let finished = |id: &&TableId| self.tables.get(id).is_none_or(|kept| kept.over);
        tables.iter().filter(finished).copied().collect()
    }

    pub fn left_alone(&self, since: u64, limit: usize) -> Vec<LeftAlone> {
        let left = |(id, kept): (&TableId, &Kept)| {
            let left = LeftAlone { id: *id, name: kept.name.clone(), since: kept.since() };
            (left.since < since).then_some(left)
        };
        let mut found: Vec<LeftAlone> = self.tables.iter().filter_map(left).collect();
        found.sort_by_key(|left| left.since);
        found.truncate(limit);
        found
    }

    pub fn count(&self) -> Counts {
        Counts { stored: self.tables.len(), ever: self.tables.len() + self.retired.len() }
    }
}

/// Whether it began so, whatever else is said of how.
fn began_so(began: &str, so: &str) -> bool {
    began.strip_prefix(so).is_some_and(|rest| rest.is_empty() || rest.starts_with(' '))
}
