//! Do whole games of Death May Die read well? Every line, question, button and board, as they come up in play, through
//! everybody's eyes.

use std::collections::BTreeSet;

use deathmaydie::{DeathMayDie, Event, State};
use table::checks::moves_of;
use table::{Actor, Events, Game, Seat, Seed, Settings, Viewer};
use words::{Lang, Names, Speak, rules};

/// Longer than this and nobody reads it.
const LONGEST: usize = 180;

fn names(seats: u8) -> Names {
    let all = ["Ana", "Bea", "Cid", "Dan", "Eva"];
    Names::new(all[..seats.into()].iter().map(|&name| name.into()).collect())
}

fn read(text: &str) {
    assert!(!text.is_empty() && text.chars().count() <= LONGEST, "{text}");
    // Words of their own: "cunde el pánico" is well said.
    let odd = ["  ", " .", "..", " ,", " de el ", "De el ", " a el ", "()", "!.", "?."];
    assert!(!odd.iter().any(|odd| text.contains(odd)), "{text}");
}

fn read_line(seats: u8, event: &Event) {
    for lang in Lang::ALL {
        let Some(line) = DeathMayDie::line(lang, &names(seats), event) else { continue };
        let said = line.sentence.to_string();
        read(&said);
        assert!(said.ends_with(['.', '!', '?']), "{said}");
        assert!(!said.starts_with(char::is_lowercase), "{said}");
        let known = |id: &&str| DeathMayDie::card_words(lang, id).is_some();
        assert!(line.sentence.cards().iter().all(known), "{said}: {:?}", line.sentence.cards());
        let rule = line.rule.expect("every line has its rule");
        assert!(rules::find(DeathMayDie::rulebook(lang).sections, rule).is_some(), "{rule} is not a rule");
    }
}

/// What a button says where nobody knows what its number stands for.
fn is_bare(button: &str) -> bool {
    let number = |rest: &str| rest.parse::<u8>().is_ok();
    ["Option ", "Opción ", "First, ", "Primero, "]
        .iter()
        .any(|it| button.strip_prefix(it).is_some_and(number))
}

/// Prompts are whole sentences, and no two buttons say the same.
fn read_questions(seats: u8, state: &State) {
    for viewer in Seat::all(seats).map(Viewer::Seat).chain([Viewer::Spectator]) {
        let view = DeathMayDie::view(state, viewer);
        for lang in Lang::ALL {
            let names = names(seats).read_by(viewer);
            let prompt = DeathMayDie::prompt(lang, &names, &view).to_string();
            read(&prompt);
            assert!(prompt.ends_with(['.', '?', '!', ')']), "{prompt}");
            let Viewer::Seat(seat) = viewer else { continue };
            let moves = moves_of::<DeathMayDie>(state, Actor::Seat(seat));
            let say = |mv: &deathmaydie::Move| DeathMayDie::move_name(lang, &names, &view, *mv).to_string();
            let buttons: BTreeSet<String> = moves.iter().map(say).collect();
            assert_eq!(buttons.len(), moves.len(), "two buttons say the same: {buttons:?} {moves:?}");
            buttons.iter().for_each(|button| read(button));
            assert!(!buttons.iter().any(|button| is_bare(button)), "a number without its words: {buttons:?}");
            assert!(DeathMayDie::board(lang, &names, &view).lines().count() > 20);
        }
    }
}

fn play(seats: u8, settings: &[(&str, &str)], seed: u64) {
    let settings = settings.iter().fold(Settings::default(), |all, (key, value)| all.with(key, value));
    let options = DeathMayDie::set_up(seats, &settings).expect("a set-up that is offered");
    let mut events = Events::new();
    let mut state = DeathMayDie::deal(&options, DeathMayDie::RULES, Seed::Fast(seed), &mut events);
    let mut luck = Seed::Fast(seed).stream("reading", 0);
    loop {
        events.take().iter().for_each(|event| read_line(seats, event));
        read_questions(seats, &state);
        let actors: Vec<Actor> = DeathMayDie::pending(&state).actors().collect();
        let Some(actor) = actors.first() else { break };
        let moves = moves_of::<DeathMayDie>(&state, *actor);
        let mv = moves[luck.below(moves.len() as u32) as usize];
        DeathMayDie::play(&mut state, *actor, mv, &mut events).expect("a listed move");
    }
}

#[test]
fn every_pairing_reads_well() {
    for (number, episode) in ["e1", "e2", "e3", "e4", "e5", "e6"].into_iter().enumerate() {
        for (other, elder) in ["tsathoggua", "azathoth"].into_iter().enumerate() {
            let seats = 1 + ((number * 2 + other) % 5) as u8;
            play(seats, &[("episode", episode), ("elder", elder)], number as u64);
        }
    }
}

#[test]
fn games_with_the_unknown_read_well() {
    for seed in 0..6 {
        let settings =
            [("episode", "random"), ("unknown", "two"), ("relics", "on"), ("random_elder_place", "on")];
        play(1 + (seed % 5) as u8, &settings, 100 + seed);
    }
}
