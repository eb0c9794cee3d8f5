//! `conclave rules`: read the rules, or see which scenarios show them.

use std::collections::BTreeMap;

use games::AnyGame;
use words::Lang;
use words::rules::{all, find};

use crate::{Stop, args, paper, say};

pub fn run(lang: Lang, asked: &args::Rules) -> Result<(), Stop> {
    if asked.game == "coverage" {
        return coverage(lang, asked.id.as_deref());
    }
    let game = args::game(lang, &asked.game)?;
    match &asked.id {
        None => print_all(lang, game),
        Some(id) => {
            let rule = find(game.rules(lang), &id.to_uppercase());
            let rule = rule.ok_or_else(|| Stop::misuse(say::unknown_rule(lang, id, game.name())))?;
            paper::print(&format!("{}  ", rule.id), rule.text);
        }
    }
    Ok(())
}

fn print_all(lang: Lang, game: &dyn AnyGame) {
    println!("{}", game.title(lang).name);
    for section in game.rules(lang) {
        println!("\n{}", section.title);
        for rule in section.rules {
            paper::print(&format!("  {:<11} ", rule.id), rule.text);
        }
    }
}

fn coverage(lang: Lang, name: Option<&str>) -> Result<(), Stop> {
    let games: Vec<&dyn AnyGame> = match name {
        Some(name) => vec![args::game(lang, name)?],
        None => games::GAMES.to_vec(),
    };
    let missing: usize = games.into_iter().map(|game| cover(lang, game)).sum();
    let text = match lang {
        Lang::Es => format!("faltan {missing} reglas por cubrir"),
        Lang::En => format!("{missing} rules are not covered"),
    };
    if missing == 0 { Ok(()) } else { Err(Stop::failure(text)) }
}

/// Runs the game's scenarios and lists each rule with the stories that show it. Says how many rules have none.
fn cover(lang: Lang, game: &dyn AnyGame) -> usize {
    let told = game.scenarios();
    let mut stories: BTreeMap<&str, usize> = BTreeMap::new();
    for story in told.iter().filter(|story| story.wrong.is_none()) {
        for rule in &story.rules {
            *stories.entry(rule).or_default() += 1;
        }
    }
    for story in &told {
        if let Some(wrong) = &story.wrong {
            println!("✗ {}: {}\n    {wrong}", story.file, story.title);
        }
    }
    for section in game.rules(lang) {
        println!("\n{}", section.title);
        for rule in section.rules {
            let count = stories.get(rule.id).copied().unwrap_or(0);
            println!("  {} {:<11} {count}", if count > 0 { "✓" } else { "✗" }, rule.id);
        }
    }
    let total = all(game.rules(lang)).count();
    let missing = all(game.rules(lang)).filter(|rule| !stories.contains_key(rule.id)).count();
    println!("\n{}: {}/{total}  ({} scenarios)", game.name(), total - missing, told.len());
    missing
}
