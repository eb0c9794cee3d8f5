//! The program as an operator meets it: started, stopped, copied, checked, and on a disk that misbehaves.
#![cfg(unix)]

use std::fs::{self, Permissions};
use std::os::unix::fs::{MetadataExt, PermissionsExt};
use std::os::unix::process::CommandExt;
use std::process::{Command, Output};

use crate::running::{self, Folder, Running, conclave};

fn text(output: &Output) -> String {
    format!("{}{}", String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr))
}

fn check(folder: &Folder) -> Output {
    conclave(&["check", "--data", folder.text()]).output().unwrap()
}

#[test]
fn a_stop_is_clean_and_the_next_start_goes_on() {
    let folder = Folder::new();
    let mut server = Running::start(&folder, &[]);
    let table = server.open();
    assert!(server.step(&table));
    let ended = server.stop();
    assert_eq!(ended.code(), Some(0));
    let log = server.log();
    for line in ["serving", "stopping", "stopped"] {
        assert!(log.contains(line), "{line} is missing from\n{log}");
    }
    let mut server = Running::start(&folder, &[]);
    assert_eq!(server.moves(&table), 1);
    assert!(server.step(&table));
    assert!(text(&check(&folder)).contains("Tables looked at: 1"));
    server.stop();
}

#[test]
fn a_second_server_on_the_same_folder_is_refused() {
    let folder = Folder::new();
    let _server = Running::start(&folder, &[]);
    let second = conclave(&["--data", folder.text(), "--listen", "127.0.0.1:0"]).output().unwrap();
    assert_eq!(second.status.code(), Some(1));
    assert!(text(&second).contains("another server is using the folder"), "{}", text(&second));
}

#[test]
fn what_cannot_be_written_to_is_refused() {
    let folder = Folder::new();
    Running::start(&folder, &[]).stop();
    let somebody = 65_534;
    let try_it = || {
        let mut command = conclave(&["--data", folder.text(), "--listen", "127.0.0.1:0"]);
        if fs::metadata(&folder.0).unwrap().uid() == 0 {
            // The administrator may write everywhere.
            command.uid(somebody);
        }
        let refused = command.output().unwrap();
        assert_eq!(refused.status.code(), Some(1), "{}", text(&refused));
        assert!(text(&refused).contains("cannot be written to"), "{}", text(&refused));
    };
    for file in fs::read_dir(&folder.0).unwrap() {
        fs::set_permissions(file.unwrap().path(), Permissions::from_mode(0o444)).unwrap();
    }
    fs::set_permissions(&folder.0, Permissions::from_mode(0o555)).unwrap();
    try_it();
    fs::set_permissions(&folder.0, Permissions::from_mode(0o777)).unwrap();
    fs::set_permissions(folder.0.join("lock"), Permissions::from_mode(0o666)).unwrap();
    try_it();
}

#[test]
fn a_backup_of_a_running_server_can_be_served() {
    let folder = Folder::new();
    let server = Running::start(&folder, &[]);
    let tables: Vec<_> = (0..5).map(|_| server.open()).collect();
    for table in &tables {
        (0..4).for_each(|_| assert!(server.step(table)));
    }
    let copy = Folder::new();
    fs::remove_dir(&copy.0).unwrap();
    let made = conclave(&["backup", copy.text(), "--data", folder.text()]).output().unwrap();
    assert!(made.status.success(), "{}", text(&made));
    assert!(text(&made).contains("Tables looked at: 5"), "{}", text(&made));
    tables.iter().for_each(|table| assert!(server.step(table)));
    let again = conclave(&["backup", copy.text(), "--data", folder.text()]).output().unwrap();
    assert_eq!(again.status.code(), Some(1), "nothing is overwritten");
    for path in [copy.0.clone(), copy.0.join("conclave.db"), copy.0.join("key")] {
        assert_eq!(fs::metadata(&path).unwrap().mode() & 0o077, 0, "{}", path.display());
    }
    assert!(check(&copy).status.success());
    let other = Running::start(&copy, &[]);
    for table in &tables {
        assert_eq!(other.moves(table), 4);
        assert!(other.step(table), "keys work as before");
    }
}

#[test]
fn a_check_names_what_is_not_whole() {
    let folder = Folder::new();
    let server = Running::start(&folder, &[]);
    let (table, other) = (server.open(), server.open());
    (0..4).for_each(|_| assert!(server.step(&table) && server.step(&other)));
    assert!(check(&folder).status.success());
    server.kill();
    assert!(check(&folder).status.success(), "a kill breaks nothing");
    fs::remove_file(folder.0.join("conclave.db-wal")).unwrap();
    let found = check(&folder);
    assert_eq!(found.status.code(), Some(1));
    for table in [&table, &other] {
        let line = format!("table {}: vanished, with 7 entries", table.name);
        assert!(text(&found).contains(&line), "{}", text(&found));
    }
    let mut server = Running::start(&folder, &[]);
    server.stop();
    assert!(server.log().contains(&table.name), "{}", server.log());
}

#[test]
fn a_disk_that_fills_up_keeps_what_it_acknowledged_and_nothing_else() {
    let folder = Folder::new();
    // Files can grow to so many blocks of 512 bytes; more cannot be written, as on a full disk.
    let limited = "trap '' XFSZ; ulimit -f 200; exec \"$0\" \"$@\"";
    let server = Running::start_through(
        Command::new("sh").args(["-c", limited, crate::running::PROGRAM]),
        &folder,
        &[],
    );
    let tables: Vec<_> = std::iter::from_fn(|| server.try_open()).take(3).collect();
    let mut acknowledged = vec![0; tables.len()];
    let mut refused = 0;
    for _ in 0..150 {
        for (table, moves) in tables.iter().zip(&mut acknowledged) {
            if server.is_over(table) {
                continue;
            }
            let made = server.step(table);
            *moves += usize::from(made);
            refused += usize::from(!made);
            assert_eq!(server.moves(table), *moves, "what is told is true");
        }
        if refused > 20 {
            break;
        }
    }
    assert!(refused > 0, "the disk was meant to fill up: {acknowledged:?}");
    server.kill();
    assert!(check(&folder).status.success(), "{}", text(&check(&folder)));
    let server = Running::start(&folder, &[]);
    let found: Vec<usize> = tables.iter().map(|table| server.moves(table)).collect();
    assert_eq!(found, acknowledged);
}

#[test]
fn the_log_tells_no_secret() {
    let folder = Folder::new();
    let mut server = Running::start(&folder, &["--log", "trace"]);
    let table = server.open();
    (0..6).for_each(|_| assert!(server.step(&table)));
    server.stop();
    let log = server.log();
    assert!(log.contains("a table is opened"), "{log}");
    let seed = crate::running::seed(&folder);
    for secret in table.keys.iter().chain([&seed]) {
        assert!(!log.contains(secret.as_str()), "{secret} is in\n{log}");
    }
}

/// A server of whose flushes as many fail as a file has bytes, which is returned.
#[cfg(target_os = "linux")]
fn on_a_dying_disk(folder: &Folder) -> (Running, std::path::PathBuf) {
    let fails = folder.0.with_extension("fails");
    let shim = crate::running::compile(folder, include_str!("running/unflushed.c"));
    let mut command = Command::new(crate::running::PROGRAM);
    command.env("LD_PRELOAD", shim).env("UNFLUSHED", &fails);
    (Running::start_through(&mut command, folder, &[]), fails)
}

#[test]
#[cfg(target_os = "linux")]
fn a_flush_that_fails_for_a_moment_leaves_nothing_behind() {
    let folder = Folder::new();
    let (server, fails) = on_a_dying_disk(&folder);
    let table = server.open();
    (0..3).for_each(|_| assert!(server.step(&table)));
    // The one of the move, and the first one that would make sure of what is left of it.
    fs::write(&fails, "xx").unwrap();
    assert_eq!(server.try_step(&table), Some("not-stored".to_owned()));
    assert_eq!(fs::metadata(&fails).unwrap().len(), 0, "both have failed");
    server.kill();
    let server = Running::start(&folder, &[]);
    assert_eq!(server.moves(&table), 3, "nothing was changed, as people were told");
    assert!(server.step(&table));
}

#[test]
#[cfg(target_os = "linux")]
fn while_it_is_not_known_what_is_stored_the_table_waits() {
    let folder = Folder::new();
    let (server, fails) = on_a_dying_disk(&folder);
    let (table, other) = (server.open(), server.open());
    assert!(server.step(&table));
    fs::write(&fails, [0; 10_000]).unwrap();
    assert_eq!(server.try_step(&table), Some("in-doubt".to_owned()));
    assert_eq!(server.look(&table), Some("in-doubt".to_owned()), "nobody is shown what may not be so");
    assert_eq!(server.look(&other), None, "another table is not concerned");
    fs::remove_file(&fails).unwrap();
    assert_eq!(server.moves(&table), 1);
    assert!(server.step(&table));
    server.kill();
    assert!(check(&folder).status.success());
    assert_eq!(Running::start(&folder, &[]).moves(&table), 2);
}

#[test]
#[cfg(target_os = "linux")]
fn a_power_cut_takes_nothing_that_was_acknowledged() {
    let mut folder = Folder::new();
    let mut played: Vec<(crate::running::OpenTable, usize)> = Vec::new();
    for cut in 0..8 {
        let (server, durable) = crate::running::with_power_to_cut(&folder);
        played.push((server.open(), 0));
        for (table, acknowledged) in &mut played {
            assert_eq!(server.moves(table), *acknowledged, "cut {cut}: the power takes nothing");
            for _ in 0..cut + 2 {
                *acknowledged += usize::from(!server.is_over(table) && server.step(table));
            }
        }
        server.kill();
        folder = durable;
        assert!(check(&folder).status.success(), "cut {cut}: {}", text(&check(&folder)));
    }
    assert!(played.iter().map(|(_, moves)| moves).sum::<usize>() > 100);
}

#[test]
fn nobody_rehearses_in_public() {
    let folder = Folder::new();
    for (lang, words) in [("en", "for tests alone"), ("es", "solo para pruebas")] {
        let flags = ["--rehearsal", "1", "--public", "https://games.example.org", "--listen", "127.0.0.1:0"];
        let mut command = Command::new(running::PROGRAM);
        command.args(["serve", "--lang", lang, "--data", folder.text()]).args(flags).env_remove("RUST_LOG");
        let refused = command.output().unwrap();
        assert_eq!(refused.status.code(), Some(2), "{}", text(&refused));
        assert!(text(&refused).contains(words), "{}", text(&refused));
    }
    let help = text(&conclave(&["serve", "--help"]).output().unwrap());
    assert!(!help.contains("rehearsal"), "{help}");
}
