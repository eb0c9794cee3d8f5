//! Has Obscurio a sentence for everything that happens, is asked or is refused? All of them side by side, for a person
//! to read: as somebody else sees it, then as the one who does it.

use std::fmt::Write;

use obscurio::{Move, Obscurio, State};
use table::scenario::Staged;
use table::{Actor, Events, Game, Refusal, Seat, Viewer};
use words::{Lang, Names, Sentence, Speak, rules};

use crate::obscurio_deeds;

const LANGS: [Lang; 2] = [Lang::En, Lang::Es];
const YOU: Viewer = Viewer::Seat(Seat(0));

fn names(seats: usize) -> Names {
    Names::new(["Ana", "Bea", "Cid", "Dan", "Inés"][..seats].iter().map(|&name| name.into()).collect())
}

/// Every way to read it, without repetitions: both languages, as a bystander and as seat 0.
fn both(text: &mut String, say: impl Fn(Lang, &Names) -> Sentence) {
    for lang in LANGS {
        let (other, you) = (say(lang, &names(5)).to_string(), say(lang, &names(5).read_by(YOU)).to_string());
        for sentence in if other == you { vec![other] } else { vec![other, you] } {
            assert!(!sentence.trim().is_empty());
            let _ = writeln!(text, "  {}  {sentence}", lang.code());
        }
    }
}

#[test]
fn everything_that_happens_has_a_sentence() {
    let mut text = String::new();
    for event in obscurio_deeds::samples() {
        let Some(line) = Obscurio::line(Lang::En, &names(5), &event) else {
            assert_eq!(obscurio_deeds::name(&event), "TimeNoted", "only a turn without delay says nothing");
            continue;
        };
        let rule = line.rule.expect("every event has its rule");
        assert!(rules::find(Obscurio::rulebook(Lang::En).sections, rule).is_some(), "{rule} is not a rule");
        let (name, cards) = (obscurio_deeds::name(&event), line.sentence.cards().join(" "));
        let _ = writeln!(text, "{name} [{rule}, {:?}] {cards}", line.tone);
        both(&mut text, |lang, names| {
            Obscurio::line(lang, names, &event).expect("told in both languages").sentence
        });
    }
    crate::support::compare("snapshots/obscurio_lines.txt", &text);
}

/// A position and what is done from there on: `S2 hold 5`, `clock ring sand`.
pub fn after(given: &str, moves: &[&str]) -> State {
    let mut state = Obscurio::stage(&[given]).expect("a position");
    for said in moves {
        let (who, mv) = said.split_once(' ').expect("somebody does something");
        let actor = who.parse().map_or(Actor::Clock, Actor::Seat);
        let mv: Move = mv.parse().expect("a move");
        Obscurio::play(&mut state, actor, mv, &mut Events::silent()).expect("a legal move");
    }
    state
}

/// Moments of every kind, and whose eyes are worth looking through: S0 is the Grimoire, S1 the Traitor.
#[rustfmt::skip]
pub const MOMENTS: &[(&str, &[&str])] = &[
    ("untimed, phase riddle", &[]),
    ("untimed, phase riddle, traps butterfly_union", &[]),
    ("untimed, phase riddle, traps bottom_butterfly magic_mist", &[]),
    ("untimed, phase riddle, traps butterfly_union bottom_butterfly", &["S0 butterfly left bottom"]),
    ("untimed, phase riddle", &["S0 butterfly left e1"]),
    ("untimed, phase riddle", &["S0 butterfly left e1", "S0 butterfly right f"]),
    ("untimed, phase clue", &[]),
    ("untimed, phase clue", &["S1 ready", "S2 ready"]),
    ("untimed, phase clue", &["S1 ready", "S2 ready", "S3 ready", "S4 ready"]),
    ("untimed, phase clue, traps dark_night twilight_corridor magic_mist", &[]),
    ("untimed, phase clue, progress 6", &[]),
    ("untimed, phase clue, progress 6, traps dark_night", &[]),
    ("untimed, phase night", &[]),
    ("untimed, phase night, traps black_magic espionage", &["S1 pick 3"]),
    ("untimed, phase night", &["S1 pick 3", "S1 pick 3"]),
    ("timed, phase night", &["S1 pick 3", "S1 close holder"]),
    ("untimed, phase doors", &["S2 stand 3", "S3 stand 5", "S3 confirm", "S3 call time"]),
    ("untimed, phase doors, traps hidden_door great_room dangerous_room", &["S1 stand 4"]),
    ("untimed, phase doors, traps locked_doors", &["S2 take", "S3 pass"]),
    ("untimed, phase doors, progress 6", &["S2 hold 3"]),
    ("untimed, phase doors, progress 6, traps locked_doors", &["S2 take", "S3 pass"]),
    ("untimed, phase doors, exposed S1 S2", &["S2 stand 3"]),
    ("untimed, phase doors, light 1", &["S1 stand 1", "S2 stand 1", "S3 stand 1", "S4 stand 3",
        "S1 confirm", "S2 confirm", "S3 confirm", "S4 confirm", "S2 ready to vote"]),
    ("untimed, phase doors, light 1", &["S1 stand 1", "S2 stand 1", "S3 stand 1", "S4 stand 3",
        "S1 confirm", "S2 confirm", "S3 confirm", "S4 confirm",
        "S1 ready to vote", "S2 ready to vote", "S3 ready to vote", "S4 ready to vote", "S2 vote S3"]),
    ("untimed, phase doors, light 1, exposed S2 S3, seats 4", &["S1 stand 1", "S2 stand 1", "S3 stand 1",
        "S1 confirm", "S2 confirm", "S3 confirm"]),
    ("untimed, phase doors, light 1, dark 1", &["S1 stand 1", "S2 stand 1", "S3 stand 1", "S4 stand 3",
        "S1 confirm", "S2 confirm", "S3 confirm", "S4 confirm"]),
    ("untimed, phase doors, progress 6, light 9", &["S1 hold 3", "S2 hold 3", "S3 hold 3", "S4 hold 3"]),
    ("untimed, seats 3, phase clue", &["S1 ready", "S2 ready"]),
    ("untimed, seats 3, phase doors, light 1", &["S1 stand 1", "S2 stand 1", "S1 confirm", "S2 confirm"]),
    ("untimed, seats 2, phase doors", &["S1 stand 3"]),
    ("untimed, seats 2, phase doors, traps locked_doors", &["S1 take"]),
    ("untimed, seats 2, phase doors, progress 6", &["S1 hold 3"]),
];

#[test]
fn everything_asked_has_a_sentence() {
    let mut text = String::new();
    for (given, moves) in MOMENTS {
        let state = after(given, moves);
        let _ = writeln!(text, "{given}; {}", moves.join(", "));
        let seats = state.options.seats;
        for lang in LANGS {
            let mut said: Vec<(String, String)> = Vec::new();
            for viewer in Seat::all(seats).map(Viewer::Seat).chain([Viewer::Spectator]) {
                let names = names(seats.into()).read_by(viewer);
                let prompt = Obscurio::prompt(lang, &names, &Obscurio::view(&state, viewer)).to_string();
                let who = if let Viewer::Seat(seat) = viewer { seat.to_string() } else { "spectator".into() };
                match said.iter_mut().find(|(_, earlier)| *earlier == prompt) {
                    Some((readers, _)) => *readers += &format!(" {who}"),
                    None => said.push((who, prompt)),
                }
            }
            for (readers, prompt) in said {
                let _ = writeln!(text, "  {}  {readers}: {prompt}", lang.code());
            }
        }
    }
    crate::support::compare("snapshots/obscurio_prompts.txt", &text);
}

#[test]
fn every_move_refusal_phrase_and_timer_has_its_words() {
    let mut text = String::new();
    let view = Obscurio::view(&after("untimed, phase doors, traps locked_doors", &[]), YOU);
    for mv in Move::universe() {
        if !matches!(mv, Move::Vote(seat) if seat.index() > 4) {
            let _ = writeln!(text, "{mv}");
            both(&mut text, |lang, names| Obscurio::move_name(lang, names, &view, mv));
        }
    }
    for reason in obscurio_deeds::reasons() {
        let _ = writeln!(text, "{reason:?}");
        both(&mut text, |lang, names| Obscurio::refusal(lang, names, &Refusal::new("OBS-0.2", reason)));
    }
    for phrase in PHRASES {
        let _ = writeln!(text, "{phrase}");
        let phrase = phrase.parse().expect("a phrase");
        both(&mut text, |lang, names| Obscurio::phrase(lang, names, &phrase).expect("something to say"));
    }
    for bell in obscurio::Bell::ALL {
        let _ =
            writeln!(text, "{bell}: {}", LANGS.map(|lang| Obscurio::timer(lang, bell.name())).join(" / "));
    }
    crate::support::compare("snapshots/obscurio_answers.txt", &text);
}

const PHRASES: &[&str] = &[
    "look left-e2",
    "look right-bottom",
    "like door-3",
    "like-because door-3 left-e2",
    "doubt door-7",
    "doubt-because door-7 right-f",
    "reject door-1",
    "reject-because door-1 left-bottom",
    "between door-2 door-5",
    "spread",
    "together",
    "hurry",
    "suspect S0",
    "suspect S2",
    "trust S0",
];

#[test]
fn nothing_is_said_about_what_does_not_exist() {
    let say = |text: &str| Obscurio::phrase(Lang::En, &names(5), &text.parse().expect("words"));
    for row in Obscurio::phrases() {
        assert!(PHRASES.iter().any(|text| text.split(' ').next() == Some(row.id)), "{} is unread", row.id);
    }
    for text in
        ["like", "like door-8", "like door-0", "like left-e2", "look door-3", "look left-e9", "love door-1"]
    {
        assert!(say(text).is_none(), "{text}");
    }
    for text in [
        "suspect S5",
        "suspect",
        "hurry S1",
        "like-because door-3",
        "like door-3 left-e2",
        "because door-1 left-e1",
    ] {
        assert!(say(text).is_none(), "{text}");
    }
}

#[test]
fn every_option_says_what_it_changes() {
    let mut text = String::new();
    for lang in LANGS {
        let title = Obscurio::title(lang);
        let _ = writeln!(text, "{}: {}", title.name, title.help);
        for seats in [3, 5] {
            let options = obscurio::Options::untimed(seats);
            let party = |party| Obscurio::party(lang, &names(5), &options, party).to_string();
            let _ = writeln!(text, "  {} / {}", party(0), party(1));
        }
    }
    for row in Obscurio::options() {
        for lang in LANGS {
            let label = Obscurio::option(lang, row);
            assert!(label.name != row.key && !label.help.is_empty(), "{}", row.key);
            let _ = writeln!(text, "{} {}  {}: {}", row.key, lang.code(), label.name, label.help);
            for value in row.values.iter().chain(row.list_of) {
                let label = Obscurio::option_value(lang, row, value);
                assert!(label.name != row.key && !label.help.is_empty(), "{} {value}", row.key);
                let _ = writeln!(text, "  {value}  {}: {}", label.name, label.help);
            }
        }
    }
    crate::support::compare("snapshots/obscurio_options.txt", &text);
}

#[test]
fn the_table_can_be_read_as_text() {
    let seat = |seat| Viewer::Seat(Seat(seat));
    let scenes: [(&str, &[&str], Viewer); 8] = [
        ("untimed, phase riddle, traps no_effect", &["S0 butterfly left e1"], seat(0)),
        ("untimed, phase clue, traps magic_mist twilight_corridor", &["S2 ready"], seat(2)),
        ("untimed, phase night, traps espionage", &["S1 pick 3"], seat(1)),
        ("untimed, phase night, traps espionage", &["S1 pick 3"], seat(2)),
        ("untimed, phase doors, traps hidden_door great_room", &["S2 stand 3", "S2 confirm"], seat(2)),
        ("untimed, phase doors, progress 6", &["S2 hold 3"], seat(2)),
        ("untimed, phase doors, progress 6", &["S2 hold 3"], Viewer::Spectator),
        ("untimed, seats 2, phase doors, traps locked_doors", &["S1 pass", "S1 take companion"], seat(1)),
    ];
    let mut text = String::new();
    for (given, moves, viewer) in scenes {
        let state = after(given, moves);
        let _ = writeln!(text, "{given}; {}; {viewer:?}", moves.join(", "));
        let view = Obscurio::view(&state, viewer);
        for lang in LANGS {
            let names = names(state.options.seats.into()).read_by(viewer);
            let _ = writeln!(
                text,
                "{}\n{}",
                Obscurio::progress(lang, &view),
                Obscurio::board(lang, &names, &view)
            );
        }
    }
    crate::support::compare("snapshots/obscurio_boards.txt", &text);
}
