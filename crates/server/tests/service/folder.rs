//! Whose is a data folder? One server's at a time, and nobody's to read but its owner's.
#![cfg(unix)]

use std::fs::{self, Permissions};
use std::os::unix::fs::PermissionsExt;
use std::path::{Path, PathBuf};

use crate::common::{Folder, Service};
use server::{App, BadFolder, Say};
use words::Lang;

fn mode(path: &Path) -> u32 {
    fs::metadata(path).unwrap().permissions().mode() & 0o777
}

/// The folder and everything in it.
fn everything(folder: &Path) -> Vec<PathBuf> {
    let inside = fs::read_dir(folder).unwrap().map(|file| file.unwrap().path());
    let inside = inside.flat_map(|path| if path.is_dir() { everything(&path) } else { vec![path] });
    [folder.to_owned()].into_iter().chain(inside).collect()
}

fn others_can_read(folder: &Path) -> Vec<PathBuf> {
    everything(folder).into_iter().filter(|path| mode(path) & 0o077 != 0).collect()
}

#[tokio::test]
async fn seeds_and_keys_are_for_the_owner_only() {
    let folder = Folder::new();
    let data = folder.0.join("new");
    let service = Service::at(Folder(data.clone()));
    let open = service.duel().await;
    service.step(&open).await.unwrap();
    let files = everything(&data);
    for name in ["conclave.db", "conclave.db-wal", "key", "heads", "lock"] {
        assert!(files.contains(&data.join(name)), "{name}");
    }
    assert_eq!(others_can_read(&data), Vec::<PathBuf>::new());
    assert_eq!(fs::metadata(data.join("key")).unwrap().len(), 32);
}

#[tokio::test]
async fn what_others_could_read_is_closed() {
    let service = Service::new();
    let open = service.duel().await;
    service.step(&open).await.unwrap();
    let folder = service.left_behind(&[]);
    fs::create_dir(folder.0.join("reports")).unwrap();
    fs::write(folder.0.join("reports/a.txt"), "sealed").unwrap();
    for path in everything(&folder.0) {
        let wide = if path.is_dir() { 0o755 } else { 0o644 };
        fs::set_permissions(&path, Permissions::from_mode(wide)).unwrap();
    }
    let service = Service::at(folder);
    assert_eq!(others_can_read(&service.folder.0), Vec::<PathBuf>::new());
    assert_eq!(service.view(&open, 0).await["at"], 1);
}

#[tokio::test]
async fn a_folder_with_other_things_in_it_keeps_its_rights() {
    let folder = Folder::new();
    fs::write(folder.0.join("diary.txt"), "mine").unwrap();
    fs::set_permissions(&folder.0, Permissions::from_mode(0o755)).unwrap();
    fs::set_permissions(folder.0.join("diary.txt"), Permissions::from_mode(0o644)).unwrap();
    let service = Service::at(folder);
    let open: Vec<PathBuf> = others_can_read(&service.folder.0);
    assert_eq!(open, [service.folder.0.clone(), service.folder.0.join("diary.txt")]);
}

#[tokio::test]
async fn a_second_server_is_refused() {
    let service = Service::new();
    let Err(refused) = App::open(&service.folder.0) else { panic!("two servers on one folder") };
    assert_eq!(refused, BadFolder::InUse(service.folder.0.clone()));
    assert!(refused.say(Lang::Es).contains("otro servidor está usando la carpeta"));
    assert!(refused.say(Lang::En).contains("another server is using the folder"));
    // Whoever stops gives it back.
    service.again().await;
}

#[test]
fn a_database_that_is_gone_or_newer_is_not_passed_over() {
    let service = Service::new();
    tokio::runtime::Runtime::new().unwrap().block_on(service.duel());
    let gone = service.left_behind(&["conclave.db", "conclave.db-wal"]);
    let refused = App::open(&gone.0).err().unwrap();
    assert_eq!(refused, BadFolder::DatabaseGone { folder: gone.0.clone(), tables: 1 });
    let newer = service.left_behind(&[]);
    let path = newer.0.join("conclave.db");
    rusqlite::Connection::open(&path).unwrap().pragma_update(None, "user_version", 999).unwrap();
    assert_eq!(App::open(&newer.0).err(), Some(BadFolder::Newer(path)));
}
