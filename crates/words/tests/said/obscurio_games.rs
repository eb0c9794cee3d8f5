//! Do whole games of Obscurio read well, and tell nobody what is not theirs? Every line, question and button, as they
//! come up in play, through everybody's eyes.

use std::collections::BTreeSet;

use obscurio::pictures::Motif;
use obscurio::{Event, Obscurio, State};
use table::checks::moves_of;
use table::{Actor, Events, Game, Seat, Seed, Settings, Viewer};
use words::obscurio::card_words;
use words::{Lang, Names, Speak, rules};

/// Longer than this and nobody reads it.
const LONGEST: usize = 180;

fn names(seats: u8) -> Names {
    let all = ["Ana", "Bea", "Cid", "Dan", "Eva", "Fer", "Gil", "Hugo"];
    Names::new(all[..seats.into()].iter().map(|&name| name.into()).collect())
}

fn viewers(seats: u8) -> impl Iterator<Item = Viewer> {
    Seat::all(seats).map(Viewer::Seat).chain([Viewer::Spectator])
}

/// Things of the game itself may be named; what a picture shows may not (RUL-OBS-35).
const OF_THE_TABLE: [Motif; 4] = [Motif::Book, Motif::Door, Motif::Clock, Motif::Hand];

fn read(lang: Lang, text: &str) {
    assert!(!text.is_empty() && text.chars().count() <= LONGEST, "{text}");
    assert!(!text.contains("  ") && !text.contains(" .") && !text.contains(".."), "{text}");
    let lower = text.to_lowercase();
    for motif in Motif::ALL.into_iter().filter(|motif| !OF_THE_TABLE.contains(motif)) {
        let words = card_words::motif(lang, motif);
        let named = [words.a, words.the].iter().any(|it| {
            lower.find(it).is_some_and(|at| !lower[at + it.len()..].starts_with(char::is_alphabetic))
        });
        assert!(!named, "this names {motif}: {text}");
    }
}

fn read_line(seats: u8, event: &Event, viewer: Viewer) {
    for lang in Lang::ALL {
        let Some(line) = Obscurio::line(lang, &names(seats).read_by(viewer), event) else { continue };
        let said = line.sentence.to_string();
        read(lang, &said);
        assert!(said.ends_with(['.', '!', '?']), "{said}");
        assert!(line.sentence.cards().iter().all(|id| Obscurio::card_words(lang, id).is_some()), "{said}");
        let rule = line.rule.expect("every line has its rule");
        assert!(rules::find(Obscurio::rulebook(lang).sections, rule).is_some(), "{rule} is not a rule");
    }
}

/// Prompts are whole sentences, and no two buttons say the same.
fn read_questions(seats: u8, state: &State) {
    for viewer in viewers(seats) {
        let view = Obscurio::view(state, viewer);
        for lang in Lang::ALL {
            let names = names(seats).read_by(viewer);
            read(lang, &Obscurio::prompt(lang, &names, &view).to_string());
            let Viewer::Seat(seat) = viewer else { continue };
            let moves = moves_of::<Obscurio>(state, Actor::Seat(seat));
            let say = |mv: &obscurio::Move| Obscurio::move_name(lang, &names, &view, *mv).to_string();
            let buttons: BTreeSet<String> = moves.iter().map(say).collect();
            assert_eq!(buttons.len(), moves.len(), "two buttons say the same: {buttons:?}");
            buttons.iter().for_each(|button| read(lang, button));
        }
    }
}

/// Whatever this seat cannot know, it reads the same of it: prompt, table and buttons.
fn same_in_every_world(seats: u8, state: &State, luck: &mut table::Chance) {
    for seat in Seat::all(seats) {
        let viewer = Viewer::Seat(seat);
        let world = Obscurio::redeal(state, seat, luck);
        let names = names(seats).read_by(viewer);
        let all = |state: &State| {
            let view = Obscurio::view(state, viewer);
            let moves = moves_of::<Obscurio>(state, Actor::Seat(seat));
            let moves = moves.iter().map(|mv| Obscurio::move_name(Lang::Es, &names, &view, *mv).to_string());
            let prompt = Obscurio::prompt(Lang::Es, &names, &view).to_string();
            (prompt, Obscurio::board(Lang::Es, &names, &view), moves.collect::<Vec<_>>())
        };
        assert_eq!(all(state), all(&world), "{seat} could tell two worlds apart");
    }
}

fn play(seats: u8, settings: &[(&str, &str)], seed: u64) {
    let settings = settings.iter().fold(Settings::default(), |all, (key, value)| all.with(key, value));
    let options = Obscurio::set_up(seats, &settings).expect("a set-up that is offered");
    let mut events = Events::new();
    let mut state = Obscurio::deal(&options, Obscurio::RULES, Seed::Fast(seed), &mut events);
    let mut luck = Seed::Fast(seed).stream("reading", 0);
    let mut step = 0;
    loop {
        for event in events.take() {
            for viewer in viewers(seats) {
                let told = Obscurio::tell(&state, viewer, &event);
                told.iter().for_each(|event| read_line(seats, event, viewer));
            }
        }
        if step % 16 == 0 || state.end.is_some() {
            read_questions(seats, &state);
            same_in_every_world(seats, &state, &mut luck);
        }
        step += 1;
        let actors: Vec<Actor> = Obscurio::pending(&state).actors().collect();
        if actors.is_empty() {
            break;
        }
        let actor = actors[luck.below(actors.len() as u32) as usize];
        let moves = moves_of::<Obscurio>(&state, actor);
        let mv = moves[luck.below(moves.len() as u32) as usize];
        Obscurio::play(&mut state, actor, mv, &mut events).expect("a listed move");
    }
}

#[test]
fn games_without_a_clock_read_well() {
    (2..=8).for_each(|seats| play(seats, &[("clock", "untimed"), ("difficulty", "expert")], seats.into()));
}

#[test]
fn timed_games_read_well() {
    [2, 3, 5, 8].iter().for_each(|seats| play(*seats, &[("difficulty", "expert")], 20 + u64::from(*seats)));
}

/// The Traitor reads what everybody reads until all eyes are closed, and again when they are open.
#[test]
fn a_prompt_gives_no_traitor_away() {
    for (given, moves) in crate::obscurio_lines::MOMENTS {
        if given.contains("exposed") || given.contains("seats") {
            continue;
        }
        let asked = |traitor: u8, viewer: Viewer| {
            let by_traitor = |said: &str| said.contains("pick") || said.contains("holder");
            let swapped = |said: &&str| match by_traitor(said) {
                true => said.replace("S1", &format!("S{traitor}")),
                false => (*said).to_owned(),
            };
            let moves: Vec<String> = moves.iter().map(swapped).collect();
            let moves: Vec<&str> = moves.iter().map(String::as_str).collect();
            let state = crate::obscurio_lines::after(&format!("{given}, traitor S{traitor}"), &moves);
            let view = Obscurio::view(&state, viewer);
            let may_know = view.own.awake || view.end.is_some();
            (!may_know).then(|| {
                Lang::ALL.map(|lang| Obscurio::prompt(lang, &names(5).read_by(viewer), &view).to_string())
            })
        };
        for viewer in viewers(5) {
            let [one, other] = [1, 2].map(|traitor| asked(traitor, viewer));
            let same = one.is_none() || other.is_none() || one == other;
            assert!(same, "{viewer:?} in {given}: {one:?} {other:?}");
        }
    }
}
