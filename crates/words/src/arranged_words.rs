//! What was changed at a table, said to everybody there.

use table::company::{Pace, Think};

use crate::page::page;
use crate::{Lang, page_lines};

/// Something the host changed, or somebody else where it concerns everybody.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Arranged<'a> {
    /// A bot plays for this person, who may come back.
    BotFor(&'a str),
    /// A bot has the seat of this name.
    Bot(&'a str),
    /// The seat of this name is free.
    Freed(&'a str),
    /// This person has left their seat before the game began.
    Left(&'a str),
    Pace(Pace),
    Think(Think),
}

/// The table itself, where it speaks.
pub fn table(lang: Lang) -> &'static str {
    match lang {
        Lang::Es => "La mesa",
        Lang::En => "The table",
    }
}

/// Whoever opened the table, as its lines begin.
pub fn host(lang: Lang) -> &'static str {
    match lang {
        Lang::Es => "Quien abrió la mesa",
        Lang::En => "The host",
    }
}

/// What the bot in this seat is called; seats are counted from 1.
pub fn bot_number(lang: Lang, number: usize) -> String {
    format!("{} {number}", page(lang).bot)
}

/// What was changed; without a name, by the host.
pub fn arranged(lang: Lang, by: Option<&str>, what: Arranged<'_>) -> String {
    let by = by.unwrap_or(host(lang));
    match lang {
        Lang::Es => in_spanish(by, what),
        Lang::En => in_english(by, what),
    }
}

fn in_spanish(by: &str, what: Arranged<'_>) -> String {
    match what {
        Arranged::BotFor(name) => format!("{by} deja que un bot juegue por {name}."),
        Arranged::Bot(name) => format!("{by} da a un bot el asiento de {name}."),
        Arranged::Freed(name) => format!("{by} deja libre el asiento de {name}."),
        Arranged::Left(name) => format!("{name} se levanta. Puede haber visto lo que tiene su asiento."),
        Arranged::Pace(pace) => {
            let pace = match pace {
                Pace::Calm => "tranquilo",
                Pace::Normal => "normal",
                Pace::Quick => "rápido",
                Pace::Instant => "inmediato",
            };
            format!("{by} cambia el ritmo de los bots: {pace}.")
        }
        Arranged::Think(think) => match think.ms {
            None => format!("{by} quita el límite de tiempo para pensar."),
            Some(ms) => {
                let time = page_lines::think(Lang::Es, ms / 1000, think.then);
                format!("{by} pone un tiempo para pensar, que empieza ahora: {time}.")
            }
        },
    }
}

fn in_english(by: &str, what: Arranged<'_>) -> String {
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
                let time = page_lines::think(Lang::En, ms / 1000, think.then);
                format!("{by} sets a time to think, which begins now: {time}.")
            }
        },
    }
}
