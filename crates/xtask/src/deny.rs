//! What is linked into Conclave: licences, sources, versions and known faults of its dependencies, as `deny.toml` says.

use std::path::{Path, PathBuf};

use crate::{cargo, tools};

pub fn check(root: &Path) -> Result<(), String> {
    tools::cargo_subcommand("deny")?;
    // It reads the sources of every crate in the lock file, and looks for none itself.
    cargo(root, &["fetch", "--quiet", "--locked"])?;
    let advisories = has_advisories();
    if !advisories {
        println!(
            "there is no database of advisories on this machine (`cargo deny fetch db` gets one): not checked"
        );
    }
    let what = ["licenses", "bans", "sources", "advisories"];
    let what = &what[..if advisories { 4 } else { 3 }];
    let quiet = ["deny", "--offline", "--log-level", "error", "check", "--hide-inclusion-graph"];
    cargo(root, &[&quiet[..], what].concat())
}

/// No advisories are fetched here: the answer of a test must not depend on what is published on that day.
fn has_advisories() -> bool {
    let home = std::env::var_os("CARGO_HOME").map(PathBuf::from);
    let home = home.or_else(|| Some(PathBuf::from(std::env::var_os("HOME")?).join(".cargo")));
    let databases = home.and_then(|home| home.join("advisory-dbs").read_dir().ok());
    databases.into_iter().flatten().flatten().any(|entry| entry.path().join(".git").exists())
}
