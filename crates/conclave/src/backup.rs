//! `conclave backup TO`: a copy of all tables that can be relied on, while the server runs.

use std::path::Path;

use server::{NotBackedUp, Say};
use words::Lang;

use crate::{Stop, check, say};

pub fn run(lang: Lang, data: &Path, to: &Path) -> Result<(), Stop> {
    let copied = server::backup(data, to).map_err(|not| {
        if let NotBackedUp::NotWhole { checked, .. } = &not {
            check::tell(lang, checked);
        }
        Stop::failure(format!("{}.", not.say(lang)))
    })?;
    check::tell(lang, &copied);
    println!("{}", say::backed_up(lang, &to.display().to_string()));
    Ok(())
}
