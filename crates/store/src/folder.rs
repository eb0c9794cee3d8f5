//! Whose is this data folder? One server's at a time, and nobody's to read but its owner's.

use std::fs::{self, File, OpenOptions, TryLockError};
use std::io;
use std::path::{Path, PathBuf};

/// What a data folder consists of. Anything else in it is not ours to touch.
const OURS: [&str; 10] = [
    "conclave.db",
    "conclave.db-wal",
    "conclave.db-shm",
    "heads",
    "heads.new",
    "key",
    "key.new",
    "lock",
    "reports",
    "archive",
];

/// Why a data folder cannot be served.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum BadFolder {
    /// Another server has it.
    InUse(PathBuf),
    /// Nothing can be written to this file or folder.
    ReadOnly(PathBuf),
    /// There were tables here, but the file they were in is gone.
    DatabaseGone {
        folder: PathBuf,
        tables: usize,
    },
    /// A newer Conclave has been here.
    Newer(PathBuf),
    Unusable {
        place: PathBuf,
        why: String,
    },
}

impl BadFolder {
    /// Something else is wrong with this place.
    pub fn unusable(place: &Path, why: impl ToString) -> BadFolder {
        BadFolder::Unusable { place: place.to_owned(), why: why.to_string() }
    }

    fn from_io(place: &Path, error: &io::Error) -> BadFolder {
        match error.kind() {
            io::ErrorKind::PermissionDenied | io::ErrorKind::ReadOnlyFilesystem => {
                BadFolder::ReadOnly(place.to_owned())
            }
            _ => BadFolder::unusable(place, error),
        }
    }
}

/// A folder no other server can take while this is held.
pub struct Locked {
    _lock: File,
}

/// Makes the folder if need be, takes it, and closes what strangers could read.
pub fn take(folder: &Path) -> Result<Locked, BadFolder> {
    let failed = |error: io::Error| BadFolder::from_io(folder, &error);
    make_private(folder).map_err(failed)?;
    let lock = private_file().create(true).open(folder.join("lock")).map_err(failed)?;
    match lock.try_lock() {
        Ok(()) => {}
        Err(TryLockError::WouldBlock) => return Err(BadFolder::InUse(folder.to_owned())),
        Err(TryLockError::Error(error)) => return Err(failed(error)),
    }
    mend_rights(folder).map_err(failed)?;
    Ok(Locked { _lock: lock })
}

/// How to make a file that only its owner can read.
pub fn private_file() -> OpenOptions {
    let mut options = OpenOptions::new();
    options.write(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options
}

/// The same for a folder. One that exists stays as it is.
pub fn make_private(folder: &Path) -> io::Result<()> {
    let mut builder = fs::DirBuilder::new();
    builder.recursive(true);
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder.create(folder)
}

/// Makes sure that what was just made or renamed in a folder is still there after a power cut.
pub fn sync(folder: &Path) -> io::Result<()> {
    if cfg!(unix) { File::open(folder)?.sync_all() } else { Ok(()) }
}

/// Seeds of running games and the key to all seats lie here: what an earlier version or a copy left open is closed.
fn mend_rights(folder: &Path) -> io::Result<()> {
    let mut shared = false;
    for entry in fs::read_dir(folder)? {
        let entry = entry?;
        if !entry.file_name().to_str().is_some_and(|name| OURS.contains(&name)) {
            shared = true;
            continue;
        }
        close(&entry.path())?;
        if entry.file_type()?.is_dir() {
            for inner in fs::read_dir(entry.path())? {
                close(&inner?.path())?;
            }
        }
    }
    if shared {
        tracing::warn!(folder = %folder.display(), "the data folder also holds other files, so its rights stay as they are");
        return Ok(());
    }
    close(folder)
}

#[cfg(unix)]
fn close(path: &Path) -> io::Result<()> {
    use std::os::unix::fs::PermissionsExt;
    let found = fs::symlink_metadata(path)?;
    let mode = found.permissions().mode();
    if found.is_symlink() || mode & 0o077 == 0 {
        return Ok(());
    }
    fs::set_permissions(path, fs::Permissions::from_mode(mode & 0o700))?;
    tracing::warn!(file = %path.display(), was = format!("{:o}", mode & 0o777), "others could read this; now only its owner can");
    Ok(())
}

#[cfg(not(unix))]
fn close(_: &Path) -> io::Result<()> {
    Ok(())
}
