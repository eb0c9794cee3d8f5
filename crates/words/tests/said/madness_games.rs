//! Do whole games of The Big Book of Madness read well? Every line, question and button, as they come up in play.

use std::collections::BTreeSet;

use madness::{Event, Madness, State};
use table::checks::moves_of;
use table::{Actor, Events, Game, Seed, Settings, Viewer};
use words::{Lang, Names, Speak, rules};

/// Longer than this and nobody reads it.
const LONGEST: usize = 260;

fn names(seats: u8) -> Names {
    Names::new(["Ana", "Bea", "Cid", "Dan", "Eva"][..seats.into()].iter().map(|&n| n.into()).collect())
}

fn read(text: &str) {
    assert!(!text.is_empty() && text.chars().count() <= LONGEST, "{text}");
    assert!(!text.contains("  ") && !text.contains("?:") && !text.starts_with('?'), "{text}");
}

fn read_line(seats: u8, event: &Event, viewer: Viewer) {
    for lang in Lang::ALL {
        let Some(line) = Madness::line(lang, &names(seats).read_by(viewer), event) else { continue };
        let said = line.sentence.to_string();
        read(&said);
        assert!(said.ends_with(['.', '!', '?']), "{}", said);
        assert!(line.sentence.cards().iter().all(|id| Madness::card_words(lang, id).is_some()), "{said}");
        let rule = line.rule.expect("every line has its rule");
        assert!(rules::find(Madness::rulebook(lang).sections, rule).is_some(), "{rule} is not a rule");
        let fallback = ["pasa de", "goes from"].iter().any(|part| said.contains(part));
        assert!(!fallback, "nobody says it so: {}", said);
    }
}

/// Prompts are whole sentences, and no two buttons say the same.
fn read_question(seats: u8, state: &State, actor: Actor) {
    let viewer = if let Actor::Seat(seat) = actor { Viewer::Seat(seat) } else { Viewer::Spectator };
    let moves = moves_of::<Madness>(state, actor);
    for lang in Lang::ALL {
        for viewer in [viewer, Viewer::Spectator] {
            let view = Madness::view(state, viewer);
            read(&Madness::prompt(lang, &names(seats).read_by(viewer), &view).to_string());
        }
        let (names, view) = (names(seats).read_by(viewer), Madness::view(state, viewer));
        let buttons: BTreeSet<String> =
            moves.iter().map(|mv| Madness::move_name(lang, &names, &view, *mv).to_string()).collect();
        assert_eq!(buttons.len(), moves.len(), "two buttons say the same: {buttons:?}");
        buttons.iter().for_each(|button| read(button));
    }
}

fn play(seats: u8, settings: &[(&str, &str)], seed: u64) {
    let settings = settings.iter().fold(Settings::default(), |all, (key, value)| all.with(key, value));
    let options = Madness::set_up(seats, &settings).expect("a set-up that is offered");
    let mut events = Events::new();
    let mut state = Madness::deal(&options, Madness::RULES, Seed::Fast(seed), &mut events);
    let mut luck = Seed::Fast(seed).stream("reading", 0);
    loop {
        for event in events.take() {
            for viewer in [Viewer::Spectator, Viewer::Seat(table::Seat(0))] {
                let told = Madness::tell(&state, viewer, &event);
                told.iter().for_each(|event| read_line(seats, event, viewer));
            }
        }
        let Some(actor) = Madness::pending(&state).actors().next() else { break };
        read_question(seats, &state, actor);
        let moves = moves_of::<Madness>(&state, actor);
        let mv = moves[luck.below(moves.len() as u32) as usize];
        Madness::play(&mut state, actor, mv, &mut events).expect("a listed move");
    }
    read(&Madness::prompt(Lang::Es, &names(seats), &Madness::view(&state, Viewer::Spectator)).to_string());
}

#[test]
fn open_games_read_well() {
    for seats in 2..=5 {
        (0..3).for_each(|seed| play(seats, &[("magicians", "random")], seed));
    }
}

#[test]
fn closed_games_read_well() {
    for seats in 2..=5 {
        let settings =
            [("magicians", "random"), ("open_hands", "false"), ("edition", "es"), ("mode", "terror")];
        (10..12).for_each(|seed| play(seats, &settings, seed));
    }
}
