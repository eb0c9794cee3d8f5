//! How does one keep a copy of a data folder that can be relied on, while a server runs on it?

use std::fs::{self, File};
use std::io;
use std::path::{Path, PathBuf};

use super::check::{Checked, Look, check};
use super::reader;
use crate::folder::{self, BadFolder};

/// Why there is no backup.
#[derive(Debug)]
pub enum NotBackedUp {
    /// Something is there already.
    Exists(PathBuf),
    Folder(BadFolder),
    /// The copy was made and is not whole, so it was not kept under its name.
    NotWhole {
        kept: PathBuf,
        checked: Checked,
    },
    Failed(String),
}

impl From<io::Error> for NotBackedUp {
    fn from(error: io::Error) -> NotBackedUp {
        NotBackedUp::Failed(error.to_string())
    }
}

impl From<rusqlite::Error> for NotBackedUp {
    fn from(error: rusqlite::Error) -> NotBackedUp {
        NotBackedUp::Failed(error.to_string())
    }
}

/// Copies the tables of one moment and the key to a new folder, and looks whether the copy is whole. It gets its name
/// only when it is, and is itself a data folder that can be served.
pub fn backup(data: &Path, to: &Path, look: Look<'_>) -> Result<Checked, NotBackedUp> {
    if to.exists() {
        return Err(NotBackedUp::Exists(to.to_owned()));
    }
    let mut unfinished = to.as_os_str().to_owned();
    unfinished.push(".unfinished");
    let unfinished = PathBuf::from(unfinished);
    if unfinished.exists() {
        fs::remove_dir_all(&unfinished)?;
    }
    let source = data.join("conclave.db");
    let failed = |error: rusqlite::Error| NotBackedUp::Folder(BadFolder::unusable(&source, error));
    let reader = reader::open(&source).map_err(failed)?;
    folder::make_private(&unfinished)?;
    let copy = unfinished.join("conclave.db");
    folder::private_file().create_new(true).open(&copy)?;
    reader.execute("VACUUM INTO ?1", [copy.to_string_lossy()])?;
    File::open(&copy)?.sync_all()?;
    let mut key = folder::private_file().create_new(true).open(unfinished.join("key"))?;
    io::copy(&mut File::open(data.join("key"))?, &mut key)?;
    key.sync_all()?;
    let checked = check(&unfinished, look).map_err(NotBackedUp::Folder)?;
    if !checked.wrong.is_empty() {
        return Err(NotBackedUp::NotWhole { kept: unfinished, checked });
    }
    folder::sync(&unfinished)?;
    fs::rename(&unfinished, to)?;
    folder::sync(to.parent().filter(|parent| !parent.as_os_str().is_empty()).unwrap_or(Path::new(".")))?;
    Ok(checked)
}
