//! What was changed at a table, in English?

use table::company::Pace;

use super::page_lines;
use crate::arranged_words::Arranged;

pub const TABLE: &str = "The table";
pub const HOST: &str = "The host";

pub fn arranged(by: &str, what: Arranged<'_>) -> String {
    match what {
        Arranged::BotFor(name) => format!("{by} lets a bot play for {name}."),
        Arranged::Bot(name) => format!("{by} gives {name}'s seat to a bot."),
        Arranged::Freed(name) => format!("{by} frees {name}'s seat."),
        Arranged::Left(name) => format!("{name} gets up, and may have seen what the seat holds."),
        Arranged::Pace(pace) => {
            let pace = match pace {
                Pace::Calm => "calm",
                Pace::Normal => "normal",
                Pace::Quick => "quick",
                Pace::Instant => "instant",
            };
            format!("{by} changes the pace of the bots: {pace}.")
        }
        Arranged::Think(think) => match think.ms {
            None => format!("{by} takes the limit of time to think away."),
            Some(ms) => {
                let time = page_lines::think(ms / 1000, think.then);
                format!("{by} sets a time to think, which begins now: {time}.")
            }
        },
    }
}
