//! `conclave replay FILE`: runs a table's log again and says whether it still agrees with the rules.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::Path;

use table::company::Sitter;
use table::{Entry, Record, Seat, Viewer};
use words::{Lang, Names, page_lines};

use crate::{Stop, args, paper, say};

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
    let names = names(lang, &record);
    for (number, line) in session.lines(lang, &names, Viewer::Referee) {
        paper::print(&format!("{number:>4}  "), &line.sentence.to_string());
    }
    println!();
    paper::print_all(&session.board(lang, &names, Viewer::Referee));
    println!(
        "{}\n\n{}",
        session.prompt(lang, &names, Viewer::Spectator),
        say::replays(lang, session.made(Viewer::Referee))
    );
    Ok(())
}

/// Everybody by the name of the last person who sat there; else the bot, or the number of the seat.
fn names(lang: Lang, record: &Record) -> Names {
    let of = |seat: Seat| {
        let sitters = record.entries.iter().rev().filter_map(|logged| match &logged.entry {
            Entry::Sit { seat: taken, who, .. } if *taken == seat => Some(table::written::read_sitter(who)),
            _ => None,
        });
        let mut bot = None;
        for sitter in sitters {
            if let Some(person) = sitter.person() {
                return person.to_owned();
            }
            if let Sitter::Bot(sits) = &sitter {
                bot.get_or_insert_with(|| say::seat_name(lang, seat.0, false, &sits.strength));
            }
        }
        bot.unwrap_or_else(|| page_lines::seat_number(lang, seat.index() + 1))
    };
    Names::new(Seat::all(record.seats).map(of).collect())
}
