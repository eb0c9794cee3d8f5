//! Does everybody hear what is true when the disk fails? What was acknowledged is there, what was refused is not.

use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use rusqlite::Connection;
use table::{Seed, Settings};
use tokio::sync::oneshot;

use super::chain::{Head, LENGTH};
use super::heads::Heads;
use super::job::{Job, Lines, Opening, Work};
use super::writer::Writer;
use super::{reader, schema};
use crate::{Append, Change, NewTable, NotStored};

struct Disk {
    folder: PathBuf,
    writer: Writer,
}

impl Disk {
    /// A new database, changed as the test likes.
    fn new(name: &str, set: impl FnOnce(&mut Connection)) -> Disk {
        let folder = std::env::temp_dir().join(format!("conclave-{name}-{}", std::process::id()));
        std::fs::create_dir_all(&folder).unwrap();
        let mut connection = Connection::open(folder.join("conclave.db")).unwrap();
        schema::prepare(&mut connection).unwrap();
        set(&mut connection);
        let writer = Writer::new(connection, Heads::begin(&folder, 0).unwrap(), Arc::new(())).unwrap();
        Disk { folder, writer }
    }

    fn write(&mut self, works: Vec<Work>) -> Vec<Result<i64, NotStored>> {
        let (mut batch, answers): (Vec<Job>, Vec<_>) = works
            .into_iter()
            .map(|work| {
                let (done, answer) = oneshot::channel();
                (Job { work, done }, answer)
            })
            .unzip();
        self.writer.write_together(&mut batch);
        self.writer.tidy();
        answers.into_iter().map(|mut answer| answer.try_recv().unwrap()).collect()
    }

    /// The lines of a table as somebody else finds them.
    fn lines(&self, name: &str) -> Option<Vec<String>> {
        let other = reader::open(&self.folder.join("conclave.db")).unwrap();
        let stored = reader::load(&other, name).unwrap()?;
        assert!(!stored.torn, "{name} is not whole");
        Some(stored.record.entries.iter().map(|logged| logged.entry.to_string()).collect())
    }
}

impl Drop for Disk {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.folder);
    }
}

fn new_table(name: &str) -> Work {
    Work::Open(Box::new(Opening::of(NewTable {
        name: name.to_owned(),
        game: "chess".to_owned(),
        rules: 1,
        seats: 2,
        settings: Settings::default(),
        seed: Seed::Fast(1),
        opened: 1,
        entries: vec!["sit S0 person Ana".parse().unwrap()],
    })))
}

fn append(table: i64, after: usize, words: &str) -> Work {
    let says = |seat: &str| format!("say {seat} all text {words}").parse().unwrap();
    let (entries, changes) = (vec![says("S0"), says("S1")], vec![Change::Due(Some(7))]);
    Work::Append(Lines::of(Append { table, after, at: 2, entries, changes }))
}

#[test]
fn a_full_disk_keeps_what_it_acknowledged_and_nothing_else() {
    let mut disk =
        Disk::new("full", |connection| connection.pragma_update(None, "max_page_count", 60).unwrap());
    let words = "x".repeat(150);
    let [Ok(one), Ok(other)] = disk.write(vec![new_table("one"), new_table("other")])[..] else { panic!() };
    let mut acknowledged = [1, 1];
    let mut refused = 0;
    for _ in 0..200 {
        let works = vec![append(one, acknowledged[0], &words), append(other, acknowledged[1], &words)];
        let told = disk.write(works);
        for (length, told) in acknowledged.iter_mut().zip(&told) {
            *length += if told.is_ok() { 2 } else { 0 };
            refused += usize::from(told.is_err());
        }
        let found = ["one", "other"].map(|name| disk.lines(name).unwrap().len());
        assert_eq!(found, acknowledged, "{told:?}");
    }
    assert!(refused > 0 && acknowledged[0] > 1, "the disk was meant to fill up: {acknowledged:?}");
}

#[test]
fn whoever_does_not_fit_does_not_keep_the_others_out() {
    let mut disk = Disk::new("conflict", |_| ());
    let told = disk.write(vec![new_table("one"), new_table("one"), new_table("other")]);
    assert_eq!(told[1], Err(NotStored::Conflict));
    let (Ok(one), Ok(other)) = (told[0], told[2]) else { panic!("{told:?}") };
    let told = disk.write(vec![append(one, 0, "late"), append(other, 1, "fits"), append(other, 1, "late")]);
    assert_eq!(told, [Err(NotStored::Conflict), Ok(other), Err(NotStored::Conflict)]);
    assert_eq!(disk.lines("one").unwrap().len(), 1);
    assert_eq!(disk.lines("other").unwrap().len(), 3);
}

#[test]
fn a_commit_that_fails_is_painted_over_before_anybody_is_told() {
    // The commit fails so often; then the disk answers again.
    for (failures, told) in
        [(1, NotStored::Unavailable), (3, NotStored::Unavailable), (9, NotStored::Unknown)]
    {
        let left = Arc::new(AtomicUsize::new(0));
        let hook = left.clone();
        let mut disk = Disk::new(&format!("commit-{failures}"), |connection| {
            let fails = move || {
                hook.fetch_update(Ordering::SeqCst, Ordering::SeqCst, |left| left.checked_sub(1)).is_ok()
            };
            connection.commit_hook(Some(fails)).unwrap();
        });
        let Ok(table) = disk.write(vec![new_table("one")])[0] else { panic!() };
        left.store(failures, Ordering::SeqCst);
        assert_eq!(disk.write(vec![append(table, 1, "lost")]), [Err(told)], "{failures}");
        while left.load(Ordering::SeqCst) > 0 {
            assert_eq!(
                disk.write(vec![Work::Resolve]),
                [Err(NotStored::Unavailable)],
                "not known as long as nothing can be written"
            );
        }
        assert_eq!(disk.write(vec![Work::Resolve]), [Ok(0)]);
        assert_eq!(disk.lines("one").unwrap().len(), 1, "{failures}");
        assert_eq!(disk.write(vec![append(table, 1, "kept")]), [Ok(table)]);
        assert_eq!(disk.lines("one").unwrap().len(), 3);
    }
}

#[test]
fn a_log_is_the_same_before_and_after_it_is_sorted() {
    let mut disk = Disk::new("sorted", |_| ());
    let [Ok(one), Ok(other)] = disk.write(vec![new_table("one"), new_table("other")])[..] else { panic!() };
    let (mut said, mut most, mut last) = (1, 0, 0);
    for round in 0..400 {
        let told = disk.write(vec![
            append(other, said, &format!("b {round}")),
            append(one, said, &format!("a {round}")),
        ]);
        assert_eq!(told, [Ok(other), Ok(one)]);
        said += 2;
        let reader = reader::open(&disk.folder.join("conclave.db")).unwrap();
        last = reader.query_row("SELECT count(*) FROM latest", [], |row| row.get::<_, i64>(0)).unwrap();
        most = most.max(last);
    }
    assert!(last < most, "some were sorted into their logs: {last} of {most} wait");
    for (name, mark) in [("one", "a"), ("other", "b")] {
        let lines = disk.lines(name).unwrap();
        assert_eq!(lines.len(), said);
        assert_eq!(lines[said - 1], format!("say S1 all text {mark} 399"));
    }
    assert_eq!(disk.write(vec![append(one, said - 2, "twice")]), [Err(NotStored::Conflict)]);
}

#[test]
fn where_a_log_ends_is_asked_with_every_write() {
    let mut disk = Disk::new("another-hand", |_| ());
    let Ok(table) = disk.write(vec![new_table("one")])[0] else { panic!() };
    assert_eq!(disk.write(vec![append(table, 1, "ours")]), [Ok(table)]);
    let other = Connection::open(disk.folder.join("conclave.db")).unwrap();
    other
        .execute_batch(
            "BEGIN IMMEDIATE;
             DELETE FROM latest WHERE seq = 3;
             UPDATE ends SET length = 2, head = (SELECT hash FROM latest WHERE seq = 2);
             COMMIT;",
        )
        .unwrap();
    assert_eq!(disk.write(vec![append(table, 3, "late")]), [Err(NotStored::Conflict)]);
    assert_eq!(disk.write(vec![append(table, 2, "fits")]), [Ok(table)]);
    assert_eq!(disk.lines("one").unwrap().len(), 4);
    // As long as before, but another log.
    let another = Head([7; LENGTH]);
    other.execute("UPDATE ends SET head = ?1", [another.0]).unwrap();
    assert_eq!(disk.write(vec![append(table, 4, "theirs")]), [Ok(table)]);
    let expected = another.then(2, "say S0 all text theirs").then(2, "say S1 all text theirs");
    let head = other.query_row("SELECT head FROM ends", [], |row| row.get::<_, [u8; LENGTH]>(0));
    assert_eq!(head, Ok(expected.0));
}
