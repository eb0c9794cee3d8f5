//! `conclave check`: is everything in the data folder whole?

use std::path::Path;

use server::{Checked, Say};
use words::Lang;

use crate::{Stop, say};

pub fn run(lang: Lang, data: &Path) -> Result<(), Stop> {
    let checked = server::check(data).map_err(|bad| Stop::failure(format!("{}.", bad.say(lang))))?;
    tell(lang, &checked);
    if checked.wrong.is_empty() {
        Ok(())
    } else {
        Err(Stop::failure(say::not_whole(lang, checked.wrong.len())))
    }
}

/// Says what was looked at and what is wrong with it.
pub fn tell(lang: Lang, checked: &Checked) {
    checked.wrong.iter().for_each(|wrong| println!("{}", wrong.say(lang)));
    if checked.older {
        println!("{}", say::older_database(lang, checked.tables));
    } else {
        println!("{}", say::looked_at(lang, checked.tables, checked.entries));
    }
}
