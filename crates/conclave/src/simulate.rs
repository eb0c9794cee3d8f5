//! `conclave simulate`: bots against each other, and what came of it.

use arena::Trial;
use bots::Strength;
use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use serde_json::{Map, Value, json};
use words::{Lang, Names};

use crate::args::Simulate;
use crate::{Stop, say};

pub fn run(lang: Lang, args: &Simulate) -> Result<(), Stop> {
    let game = args.set.game(lang)?;
    let seats = args.set.seats(lang)?;
    let trial = Trial {
        seats,
        settings: args.set.settings(lang)?,
        bots: read_bots(lang, &args.bots, seats)?,
        games: args.games,
        seed: args.seed,
        iterations: args.iterations,
    };
    let names = Names::new((1..=seats).map(|seat| format!("Bot {seat}")).collect());
    let parties = game
        .parties(lang, &names, seats, &trial.settings)
        .map_err(|bad| Stop::misuse(say::bad_set_up(lang, &bad)))?;
    let bar = ProgressBar::new(trial.games);
    if args.json {
        bar.set_draw_target(ProgressDrawTarget::hidden());
    }
    if let Ok(style) = ProgressStyle::with_template("{bar:40} {pos}/{len} {elapsed} (+{eta})") {
        bar.set_style(style);
    }
    let report =
        game.simulate(&trial, &|done| bar.set_position(done)).expect("parties are of a valid set-up");
    bar.finish_and_clear();
    if args.json {
        print_json(&report)
    } else {
        print_table(lang, &trial, &report, &parties)
    }
    Ok(())
}

/// One bot for each seat; quick ones if none is named.
fn read_bots(lang: Lang, names: &[String], seats: u8) -> Result<Vec<Strength>, Stop> {
    if names.is_empty() {
        return Ok(vec![Strength::Quick; seats.into()]);
    }
    if names.len() != seats as usize {
        return Err(Stop::misuse(say::one_bot_each(lang, seats, names.len())));
    }
    let read = |name: &String| name.parse().map_err(|_| Stop::misuse(say::unknown_bot(lang, name)));
    names.iter().map(read).collect()
}

fn print_json(report: &bots::simulate::Report) {
    let wins: Map<String, Value> =
        report.parties.iter().map(|party| (party.name.clone(), json!(party.wins))).collect();
    let seconds = report.seconds;
    println!(
        "{:#}",
        json!({
            "games": report.games,
            "decisions": report.decisions,
            "seconds": seconds,
            "decisions_per_second": report.decisions_per_second(),
            "games_per_second": report.games as f64 / seconds,
            "wins": wins,
        })
    );
}

fn print_table(lang: Lang, trial: &Trial, report: &bots::simulate::Report, parties: &[String]) {
    let words = match lang {
        Lang::Es => ["bando", "victorias", "%", "95 %", "partidas", "decisiones", "por segundo"],
        Lang::En => ["party", "wins", "%", "95 %", "games", "decisions", "per second"],
    };
    let bots: Vec<String> = trial.bots.iter().map(|bot| say::strength(lang, &bot.to_string())).collect();
    println!("{}\n", bots.join(" · "));
    let longest = parties.iter().map(|name| name.chars().count()).max().unwrap_or(0).max(10);
    println!("{:<longest$} {:>9} {:>7}   {}", words[0], words[1], words[2], words[3]);
    for (party, name) in report.parties.iter().zip(parties) {
        let [share, low, high] = [party.share, party.low, party.high].map(|part| 100.0 * part);
        println!("{name:<longest$} {:>9} {share:>6.1}%   {low:.1}–{high:.1}", party.wins);
    }
    let speed = report.decisions_per_second();
    println!("\n{} {} · {} {} · {speed:.0} {}", report.games, words[4], report.decisions, words[5], words[6]);
}
