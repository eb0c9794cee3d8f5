//! `conclave replay FILE`: runs a table's log again and says whether it still agrees with the rules.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::Path;

use table::Viewer;
use words::{Lang, Names};

use crate::{Stop, args, say};

pub fn run(lang: Lang, file: &Path, data: &Path) -> Result<(), Stop> {
    let shown = file.display().to_string();
    let bytes = std::fs::read(file)
        .map_err(|error| Stop::failure(say::unreadable_file(lang, &shown, &error.to_string())))?;
    let text = String::from_utf8_lossy(&bytes);
    let record = server::open_report(&text, data).map_err(|bad| Stop::failure(bad.say(lang)))?;
    let game = args::game(lang, &record.game)?;
    // A report of rules that failed makes them fail again: what they say about it is what one wants to read.
    let replayed = catch_unwind(AssertUnwindSafe(|| game.replay(&record)));
    let session = replayed
        .map_err(|_| Stop::failure(say::rules_fail(lang, record.entries.len())))?
        .map_err(|bad| Stop::failure(say::does_not_replay(lang, bad.entry, &bad.why)))?;
    let names = Names::new((1..=record.seats).map(|seat| format!("{seat}")).collect());
    for (number, line) in session.lines(lang, &names, Viewer::Referee) {
        println!("{number:>4}  {}", line.sentence);
    }
    println!("\n{}", session.board(lang, &names, Viewer::Referee).trim_end());
    println!(
        "{}\n\n{}",
        session.prompt(lang, &names, Viewer::Spectator),
        say::replays(lang, session.made(Viewer::Referee))
    );
    Ok(())
}
