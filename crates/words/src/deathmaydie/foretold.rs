//! How is the end of a turn foretold, in words? One sentence for each thing to come, in the order of the book.

use deathmaydie::Event;
use deathmaydie::coming::Coming;
use deathmaydie::content::Dice;
use deathmaydie::figures::Foe;
use deathmaydie::foretell::Forecast;

use super::{card_words as on, en, es, naming};
use crate::grammar::list;
use crate::lang::{Lang, spoken};
use crate::say;
use crate::sentence::{Piece, Sentence};

/// What is to come.
pub fn sentences(lang: Lang, forecast: &Forecast) -> Vec<Sentence> {
    let mut all: Vec<Sentence> = Vec::new();
    if forecast.mythos {
        all.push(spoken!(lang, foretold::MYTHOS).into());
    }
    if forecast.encounter {
        all.push(encounter(lang, forecast));
    }
    if forecast.fire > 0 {
        let pool = Dice { standard: forecast.fire, bonus: 0 };
        all.push(spoken!(lang, foretold::fire(forecast.who, pool)));
    }
    all.push(spoken!(lang, foretold::advance(forecast)));
    // Where it will stand says that it comes.
    let seen = forecast.coming.iter().any(|it| it.foe.parse() == Ok(Foe::ELDER));
    if forecast.arrives && !seen {
        all.push(spoken!(lang, foretold::ELDER_COMES).into());
    }
    all.extend(forecast.coming.iter().filter_map(|it| coming(lang, it)));
    all.extend(forecast.stages.iter().map(|stage| {
        let card = Piece::card(stage.name(), naming::stage_number(lang, stage.row().number));
        spoken!(lang, foretold::stage_speaks(card))
    }));
    all
}

/// Those of one kind with as many dice are told together: a crowd is no list of names.
fn packs(attackers: impl Iterator<Item = (Foe, Dice)>) -> Vec<(Dice, Vec<Foe>)> {
    let mut packs: Vec<(Dice, Vec<Foe>)> = Vec::new();
    for (foe, pool) in attackers {
        match packs.iter_mut().find(|(dice, foes)| *dice == pool && foes[0].kind() == foe.kind()) {
            Some((_, foes)) => foes.push(foe),
            None => packs.push((pool, vec![foe])),
        }
    }
    packs
}

/// "Ghast 2 (2 dice)", "Cultists 1, 2 and 4 (2 dice each)".
fn pack(lang: Lang, pool: Dice, foes: &[Foe]) -> Sentence {
    match foes[0].kind() {
        Some(kind) if foes.len() > 1 => spoken!(lang, foretold::pack(kind, foes, pool)),
        _ => {
            let dice = spoken!(lang, dice::count(pool));
            say!("{} ({dice})", spoken!(lang, names::the_foe(foes[0])))
        }
    }
}

/// Who attacks with how many dice, or that one investigates.
fn encounter(lang: Lang, forecast: &Forecast) -> Sentence {
    let attackers = forecast.attackers.iter().filter_map(|(name, pool)| Some((name.parse().ok()?, *pool)));
    let packs = packs(attackers);
    let count = packs.iter().map(|(_, foes)| foes.len()).sum();
    if count == 0 {
        return spoken!(lang, foretold::investigates(forecast.who));
    }
    let attackers = list(lang, packs.iter().map(|(pool, foes)| pack(lang, *pool, foes)));
    spoken!(lang, foretold::attacked(forecast.who, attackers, count))
}

/// Who moves where, in the words of the log.
fn coming(lang: Lang, it: &Coming) -> Option<Sentence> {
    let (foe, to) = (it.foe.parse().ok()?, it.to);
    let event = match it.from {
        Some(from) => Event::FoeMoved { foe, from, to },
        None => Event::FoePlaced { foe, to },
    };
    spoken!(lang, sentence(&event))
}

/// What an advance brings, from everything that speaks then.
pub fn advance_texts(lang: Lang, view: &deathmaydie::view::Open) -> Vec<(Piece, &'static str)> {
    let stages = view.revealed().filter(|stage| !stage.row().advance.is_empty()).map(|stage| {
        let name = Piece::card(stage.name(), naming::stage_number(lang, stage.row().number));
        (name, on::stage(lang, stage).text)
    });
    let words = on::episode(lang, view.episode);
    let episode = (Piece::card(view.episode.name(), words.name), words.advance);
    stages.chain([episode]).collect()
}
