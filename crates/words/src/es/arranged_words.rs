//! What was changed at a table, in Spanish?

use table::company::Pace;

use super::page_lines;
use crate::arranged_words::Arranged;

pub const TABLE: &str = "La mesa";
pub const HOST: &str = "Quien abrió la mesa";

pub fn arranged(by: &str, what: Arranged<'_>) -> String {
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
                let time = page_lines::think(ms / 1000, think.then);
                format!("{by} pone un tiempo para pensar, que empieza ahora: {time}.")
            }
        },
    }
}
