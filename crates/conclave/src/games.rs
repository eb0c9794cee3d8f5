//! `conclave games`: what can be played, and how.

use games::AnyGame;
use serde_json::json;
use table::Settings;
use words::Lang;

use crate::{Stop, say};

pub fn run(lang: Lang, as_json: bool) -> Result<(), Stop> {
    if as_json {
        let games: Vec<_> = games::GAMES.iter().map(|game| described(lang, *game)).collect();
        println!("{:#}", json!({ "games": games }));
    } else {
        games::GAMES.iter().for_each(|game| print(lang, *game));
    }
    Ok(())
}

/// Every number of seats the game can be played with.
fn seat_counts(game: &dyn AnyGame) -> Vec<u8> {
    let mut counts: Vec<u8> = game.seat_counts(&Settings::default()).to_vec();
    for row in game.options() {
        for value in row.values {
            counts.extend(game.seat_counts(&Settings::default().with(row.key, value)));
        }
    }
    counts.sort_unstable();
    counts.dedup();
    counts
}

fn described(lang: Lang, game: &dyn AnyGame) -> serde_json::Value {
    let options: Vec<_> = game
        .options()
        .iter()
        .map(|row| {
            let help = game.option(lang, row).help;
            json!({ "key": row.key, "values": row.values, "list_of": row.list_of, "range": row.range, "default": row.default, "help": help })
        })
        .collect();
    json!({
        "name": game.name(),
        "title": game.title(lang).name,
        "about": game.title(lang).help,
        "rules": game.rules_version(),
        "seats": seat_counts(game),
        "options": options,
    })
}

fn print(lang: Lang, game: &dyn AnyGame) {
    let title = game.title(lang);
    let seats: Vec<String> = seat_counts(game).iter().map(u8::to_string).collect();
    println!("{} — {} ({})", game.name(), title.name, seats.join(", "));
    println!("  {}", title.help);
    for row in game.options() {
        let values = match row.range {
            Some((least, most)) => format!("{least}…{most}"),
            None => row.values.join("|"),
        };
        println!("  --set {}={values}  [{}]", row.key, row.default);
        if !row.list_of.is_empty() {
            println!("  --set {}={}", row.key, say::list_of(lang, &row.list_of.join(", ")));
        }
        println!("      {}", game.option(lang, row).help);
    }
}
