//! How is the end of a turn foretold, in words? One sentence for each thing to come, in the order of the book.

use deathmaydie::Event;
use deathmaydie::coming::Coming;
use deathmaydie::content::Dice;
use deathmaydie::figures::Foe;
use deathmaydie::foretell::Forecast;

use super::{card_words as on, en, es, naming};
use crate::grammar::list;
use crate::sentence::{Piece, Sentence};
use crate::{Lang, say};

/// What is to come.
pub fn sentences(lang: Lang, forecast: &Forecast) -> Vec<Sentence> {
    let mut all: Vec<Sentence> = Vec::new();
    if forecast.mythos {
        all.push(lang.pick("Sale una carta de Mitos.", "A Mythos card is drawn.").into());
    }
    if forecast.encounter {
        all.push(encounter(lang, forecast));
    }
    all.extend((forecast.fire > 0).then(|| fire(lang, forecast)));
    all.push(advance(lang, forecast));
    // Where it will stand says that it comes.
    let seen = forecast.coming.iter().any(|it| it.foe.parse() == Ok(Foe::ELDER));
    all.extend(
        (forecast.arrives && !seen)
            .then(|| lang.pick("El Primigenio llega al mapa.", "The Elder One comes to the map.").into()),
    );
    all.extend(forecast.coming.iter().filter_map(|it| coming(lang, it)));
    all.extend(forecast.stages.iter().map(|stage| {
        let card = Piece::card(stage.name(), naming::stage_number(lang, stage.row().number));
        match lang {
            Lang::Es => say!("Habla su {card}."),
            Lang::En => say!("Its {card} speaks."),
        }
    }));
    all
}

fn dice(lang: Lang, dice: Dice) -> Sentence {
    match lang {
        Lang::Es => es::dice::count(dice),
        Lang::En => en::dice::count(dice),
    }
}

fn the_foe(lang: Lang, foe: Foe) -> Sentence {
    match lang {
        Lang::Es => es::names::the_foe(foe),
        Lang::En => en::names::the_foe(foe),
    }
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
    let dice = dice(lang, pool);
    let (Some(kind), true) = (foes[0].kind(), foes.len() > 1) else {
        return say!("{} ({dice})", the_foe(lang, foes[0]));
    };
    let many = on::enemy(lang, naming::enemy(kind)).plural;
    let numbers = list(lang, foes.iter().map(|foe| naming::number(*foe)));
    match lang {
        Lang::Es => say!("los {many} {numbers} ({dice} cada uno)"),
        Lang::En => say!("{many} {numbers} ({dice} each)"),
    }
}

/// Who attacks with how many dice, or that one investigates.
fn encounter(lang: Lang, forecast: &Forecast) -> Sentence {
    let who = naming::who(lang, forecast.who);
    let attackers = forecast.attackers.iter().filter_map(|(name, pool)| Some((name.parse().ok()?, *pool)));
    let packs = packs(attackers);
    let several = packs.iter().map(|(_, foes)| foes.len()).sum::<usize>() > 1;
    let attackers: Vec<Sentence> = packs.iter().map(|(pool, foes)| pack(lang, *pool, foes)).collect();
    match (lang, attackers.len() + usize::from(several)) {
        (Lang::Es, 0) => say!("Si nadie se acerca, {who} investiga."),
        (Lang::En, 0) => say!("If nobody comes near, {who} investigates."),
        (Lang::Es, 1) => say!("Ataca a {who}: {}.", list(lang, attackers)),
        (Lang::Es, _) => say!("Atacan a {who}: {}.", list(lang, attackers)),
        (Lang::En, 1) => say!("{} attacks {who}.", list(lang, attackers).capital()),
        (Lang::En, _) => say!("{} attack {who}.", list(lang, attackers).capital()),
    }
}

fn fire(lang: Lang, forecast: &Forecast) -> Sentence {
    let who = naming::who(lang, forecast.who);
    let pool = dice(lang, Dice { standard: forecast.fire, bonus: 0 });
    match lang {
        Lang::Es => say!("{who} arde: tira {pool} por Fuego."),
        Lang::En => say!("{who} burns: {pool} for Fire."),
    }
}

fn advance(lang: Lang, forecast: &Forecast) -> Sentence {
    let to = forecast.to;
    let chance = Sentence::from(super::rolling::percent(lang, forecast.advance, false, true));
    match (lang, forecast.advance, forecast.ends) {
        (Lang::Es, 0, _) => "El Primigenio no avanza este turno.".into(),
        (Lang::En, 0, _) => "The Elder One does not advance this turn.".into(),
        (Lang::Es, 1000, true) => "El Primigenio avanza al final del medidor, y todo acaba.".into(),
        (Lang::En, 1000, true) => "The Elder One advances to the end of its track, and all is lost.".into(),
        (Lang::Es, 1000, false) => say!("El Primigenio avanza a la casilla {to}."),
        (Lang::En, 1000, false) => say!("The Elder One advances to space {to}."),
        (Lang::Es, _, true) => say!("El Primigenio avanza si sale otro símbolo ({chance}), y todo acaba."),
        (Lang::En, _, true) => {
            say!("The Elder One advances if another symbol comes ({chance}), and all is lost.")
        }
        (Lang::Es, _, false) => {
            say!("El Primigenio avanza a la casilla {to} si sale otro símbolo ({chance}).")
        }
        (Lang::En, _, false) => {
            say!("The Elder One advances to space {to} if another symbol comes ({chance}).")
        }
    }
}

/// Who moves where, in the words of the log.
fn coming(lang: Lang, it: &Coming) -> Option<Sentence> {
    let (foe, to) = (it.foe.parse().ok()?, it.to);
    let event = match it.from {
        Some(from) => Event::FoeMoved { foe, from, to },
        None => Event::FoePlaced { foe, to },
    };
    match lang {
        Lang::Es => es::sentence(&event),
        Lang::En => en::sentence(&event),
    }
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
