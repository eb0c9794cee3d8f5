//! Has Death May Die a sentence for everything that happens, is asked or is refused? All of them side by side, for a person to
//! read: as somebody else sees it, then as the one who does it.

use std::fmt::Write;

use deathmaydie::{DeathMayDie, Move, State};
use table::checks::moves_of;
use table::scenario::Staged;
use table::{Actor, Events, Game, Refusal, Seat, Viewer};
use words::{Lang, Names, Sentence, Speak, rules};

use crate::deathmaydie_deeds as deeds;

const LANGS: [Lang; 2] = [Lang::En, Lang::Es];

fn names(seats: u8) -> Names {
    Names::new(["Ana", "Bea", "Cid", "Dan", "Inés"][..seats.into()].iter().map(|&name| name.into()).collect())
}

fn both(text: &mut String, say: impl Fn(Lang) -> Sentence) {
    for lang in LANGS {
        let sentence = say(lang).to_string();
        assert!(!sentence.trim().is_empty());
        let _ = writeln!(text, "  {}  {sentence}", lang.code());
    }
}

#[test]
fn everything_that_happens_has_a_sentence() {
    let mut text = String::new();
    for event in deeds::samples() {
        let Some(line) = DeathMayDie::line(Lang::En, &names(2), &event) else {
            assert_eq!(deeds::name(&event), "Acted", "only a Run and an attack are told by what follows");
            continue;
        };
        let rule = line.rule.expect("every event has its rule");
        assert!(
            rules::find(DeathMayDie::rulebook(Lang::En).sections, rule).is_some(),
            "{rule} is not a rule"
        );
        let (name, cards) = (deeds::name(&event), line.sentence.cards().join(" "));
        let _ = writeln!(text, "{name} [{rule}, {:?}] {cards}", line.tone);
        both(&mut text, |lang| {
            DeathMayDie::line(lang, &names(2), &event).expect("told in both languages").sentence
        });
    }
    crate::support::compare("snapshots/deathmaydie_lines.txt", &text);
}

/// A position and what is done from there on.
fn after(given: &str, moves: &[&str]) -> State {
    let mut state = DeathMayDie::stage(&[given]).expect("a position");
    for said in moves {
        let (who, mv) = said.split_once(' ').expect("somebody does something");
        let actor = Actor::Seat(who.parse().expect("a seat"));
        let mv: Move = mv.parse().expect("a move");
        DeathMayDie::play(&mut state, actor, mv, &mut Events::silent()).expect("a legal move");
    }
    state
}

/// A moment for every kind of question.
#[rustfmt::skip]
const MOMENTS: &[(&str, &[&str])] = &[
    ("active peters", &[]),
    ("mike stress 2, mythos t-m5", &["S0 end actions"]),
    ("mike level signature 3, mike stress 4, unnamable-1 at e1-mill, dice success blank blank blank", &["S0 attack"]),
    ("active peters, peters level swiftness 3", &["S1 run", "S1 step e1-castle"]),
    ("episode e1, mythos e1-m5", &["S0 end actions"]),
    ("discoveries e1-d03", &["S0 end actions"]),
    ("cast agatha ruth, agatha at e1-pub, ruth at e1-pub, ruth holds e1-d03 right", &["S0 trade", "S0 give e1-d03 to agatha"]),
    ("cast julien peters, julien stress 4, unnamable-1 at e1-mill, dice elder elder blank", &["S0 attack"]),
    ("cast agatha peters, agatha stress 3, unnamable-1 at e1-mill, dice success blank blank", &["S0 attack", "S0 stop"]),
    ("mike stress 2, mythos t-m5", &["S0 end actions", "S0 suffer"]),
    ("cast huikong peters, huikong at e1-pub, cultist-1 at e1-pub, ghast-1 at e1-pub, huikong stress 4, dice blank blank blank blank", &["S0 end actions"]),
    ("cast mike sally", &["S0 run", "S0 step e1-castle"]),
    ("cast mike sally, sally level signature 4, active sally, mike stress 3", &["S1 use signature/4", "S1 pick mike"]),
    ("mike at e1-pub, mike fatigue 2 0, mike stress 3", &["S0 rest"]),
    ("episode e4, mike at e4-powder", &["S0 do haul-or-plant"]),
    ("from the box, seats 2", &[]),
    ("mike at e1-castle", &["S0 do gather-the-jury"]),
    ("elder azathoth, mike sanity 7, mythos a-m6", &["S0 end actions"]),
    ("cast mike sally, sally level signature 3, mike stress 1, sally stress 4", &["S0 rest"]),
    ("cast huikong peters, huikong level signature 4, huikong stress 4, cultist-1 at e1-mill, dice blank blank", &["S0 end actions", "S0 stop"]),
    ("episode e4, mike at e4-court, mike holds e4-d09 left, gug-1 at e4-bedroom, mythos e4-m1", &["S0 end actions"]),
    ("cast julien peters, julien stress 4, unnamable-1 at e1-mill, dice tentacle blank blank", &["S0 attack"]),
    ("mike at e1-square, ghast-1 at e1-castle, ghast-2 at e1-graves, mythos e1-m1, reserve ghast 0", &["S0 end actions"]),
    ("disrupted, mike at e1-pub", &["S0 end actions"]),
    ("episode e3, discoveries e3-d14, bone-1 at mike", &["S0 end actions", "S0 option 1"]),
    ("episode e6, mike holds e6-d06 left, whisper-3 is memory", &["S0 use e6-d06"]),
    ("elder azathoth, mike level toughness 3, mythos a-m6", &["S0 end actions"]),
    ("episode e2, mythos e2-m5, mike level toughness 3, mike stress 4", &["S0 end actions"]),
    ("mike holds e1-d13 left, cultist-1 at e1-mill", &["S0 use e1-d13"]),
    ("cast sandra mike, relics sword key mirror", &[]),
    ("cast sandra mike, sandra level signature 4, relics sword key, discoveries e1-d10", &["S0 take key", "S0 end actions"]),
    ("episode e5, mythos e5-m6, dice success", &["S0 end actions"]),
    ("disrupted, cast agatha peters, elder at e1-pub, stage 3, elder wounds 11, agatha at e1-pub, agatha stress 4, dice success blank blank", &["S0 attack"]),
    ("mike level toughness 4, mike holds e1-d05 left, discoveries e1-d07", &["S0 end actions", "S0 claim right"]),
    ("active peters, peters level signature 3, peters stress 4, mike at e1-castle, mike stress 2, cultist-1 at e1-mill, dice success success blank blank", &["S1 attack"]),
    ("mike relic compass transformed, cultist-1 at e1-mill", &["S0 run", "S0 step e1-castle"]),
    ("cast stella peters, stella stress 4, ghast-1 at e1-castle, unnamable-1 at e1-castle, dice success success blank", &["S0 attack", "S0 target ghast-1", "S0 target unnamable-1"]),
    ("active peters", &["S1 run"]),
    ("elder azathoth, cast ruth peters, ruth level signature 2, ruth level stealth 2, dancer-1 at e1-mill, cultist-1 at e1-mill", &["S0 run", "S0 step e1-castle", "S0 sneak cultist-1", "S0 sneak dancer-1"]),
    ("elder azathoth, cast huikong peters, huikong level signature 4, huikong stress 4, cultist-1 at e1-mill, cultist-2 at e1-mill, dancer-1 at e1-mill, dice success blank blank blank", &["S0 end actions", "S0 face cultist-1", "S0 stop", "S0 face dancer-1", "S0 stop", "S0 first 2"]),
    ("cast stella peters, stella stress 4, ghast-1 at e1-castle, unnamable-1 at e1-castle, dice success success blank", &["S0 attack"]),
    ("episode e4, mike holds e4-d13 right, mike holds e4-d07 left", &["S0 trade"]),
    ("elder azathoth, mike sanity 3, mike insanity fugue, mike at e1-mill, e1-mill fire 1, ghast-1 at e1-mill, mike stress 4, mythos a-m6", &["S0 end actions"]),
    ("episode e1, discoveries e1-d07", &["S0 end actions", "S0 claim right"]),
];

/// Who may see it, and the seats that read the same.
fn prompts(text: &mut String, lang: Lang, state: &State) {
    let mut said: Vec<(String, String)> = Vec::new();
    let seats = state.options.seats;
    for viewer in Seat::all(seats).map(Viewer::Seat).chain([Viewer::Spectator]) {
        let names = names(seats).read_by(viewer);
        let prompt = DeathMayDie::prompt(lang, &names, &DeathMayDie::view(state, viewer)).to_string();
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

/// What whoever is asked can press, and why it might be good.
fn buttons(text: &mut String, lang: Lang, state: &State) {
    let actors: Vec<Actor> = DeathMayDie::pending(state).actors().collect();
    let [Actor::Seat(seat)] = actors[..] else { panic!("somebody is asked") };
    let viewer = Viewer::Seat(seat);
    let (names, view) = (names(state.options.seats).read_by(viewer), DeathMayDie::view(state, viewer));
    for mv in moves_of::<DeathMayDie>(state, Actor::Seat(seat)) {
        let why = DeathMayDie::why(lang, &names, &view, mv);
        let why = why.map_or_else(String::new, |why| format!(" — {why}"));
        let _ = writeln!(text, "      {}{why}", DeathMayDie::move_name(lang, &names, &view, mv));
    }
}

#[test]
fn everything_asked_has_a_sentence() {
    let mut text = String::new();
    for (given, moves) in MOMENTS {
        let state = after(given, moves);
        let _ = writeln!(text, "{given}; {}", moves.join(", "));
        for lang in LANGS {
            prompts(&mut text, lang, &state);
            buttons(&mut text, lang, &state);
        }
    }
    crate::support::compare("snapshots/deathmaydie_prompts.txt", &text);
}

/// Whatever the question, no answer is left without a word.
#[test]
fn every_move_that_can_be_named_has_words() {
    let state = after("active peters", &[]);
    let view = DeathMayDie::view(&state, Viewer::Spectator);
    for episode in deathmaydie::content::Episode::ALL {
        for mv in deathmaydie::universe::universe(episode) {
            for lang in LANGS {
                let said = DeathMayDie::move_name(lang, &names(2), &view, mv).to_string();
                assert!(!said.trim().is_empty() && !said.contains("  "), "{mv}: {said}");
            }
        }
    }
}

#[test]
fn every_refusal_and_phrase_has_its_words() {
    let mut text = String::new();
    for reason in deeds::reasons() {
        let _ = writeln!(text, "{reason:?}");
        both(&mut text, |lang| DeathMayDie::refusal(lang, &names(2), &Refusal::new("DMD-25.1", reason)));
    }
    for phrase in PHRASES {
        let _ = writeln!(text, "{phrase}");
        let phrase = phrase.parse().expect("a phrase");
        both(&mut text, |lang| DeathMayDie::phrase(lang, &names(2), &phrase).expect("something to say"));
    }
    crate::support::compare("snapshots/deathmaydie_answers.txt", &text);
}

const PHRASES: &[&str] = &[
    "look e1-square",
    "go e1-pub",
    "go e1-cathedral",
    "meet e6-westwing",
    "danger e4-stables",
    "first cultist-3",
    "first elder",
    "mind unnamable-1",
    "protect agatha",
    "give e1-d03",
    "coming S1",
    "help",
    "rest",
    "ritual",
];

#[test]
fn nothing_is_said_about_what_does_not_exist() {
    let say = |text: &str| DeathMayDie::phrase(Lang::En, &names(2), &text.parse().expect("words"));
    for row in DeathMayDie::phrases() {
        assert!(PHRASES.iter().any(|text| text.split(' ').next() == Some(row.id)), "{} is unread", row.id);
    }
    for text in [
        "go",
        "go nowhere",
        "give e1-pub",
        "coming S2",
        "help e1-pub",
        "love e1-pub",
        "first ghast-9",
        "first mike",
        "mind",
        "protect elder",
    ] {
        assert!(say(text).is_none(), "{text}");
    }
}

#[test]
fn every_option_says_what_it_changes() {
    let mut text = String::new();
    for lang in LANGS {
        let title = DeathMayDie::title(lang);
        let _ = writeln!(text, "{}: {}", title.name, title.help);
    }
    for row in DeathMayDie::options() {
        for lang in LANGS {
            let label = DeathMayDie::option(lang, row);
            assert!(label.name != row.key && !label.help.is_empty(), "{}", row.key);
            let _ = writeln!(text, "{} {}  {}: {}", row.key, lang.code(), label.name, label.help);
            for value in row.values {
                let label = DeathMayDie::option_value(lang, row, value);
                assert!(label.name != row.key && !label.help.is_empty(), "{} {value}", row.key);
                let _ = writeln!(text, "  {value}  {}: {}", label.name, label.help);
            }
        }
    }
    crate::support::compare("snapshots/deathmaydie_options.txt", &text);
}

#[test]
fn the_table_can_be_read_as_text() {
    let scenes = [
        "mike holds e1-d03 right, mike stress 2, mike fatigue 1 1, ghast-1 at e1-pub, e1-pub fire 2",
        "episode e2, elder azathoth, disrupted, cast ruth stella, elder at e2-chapel, stage 3",
        "elder tsathoggua, scion-1 at e1-gaol, mythos discard e1-m2 e1-m4 e1-m6",
    ];
    let mut text = String::new();
    for given in scenes {
        let state = after(given, &[]);
        let view = DeathMayDie::view(&state, Viewer::Spectator);
        let _ = writeln!(text, "{given}");
        for lang in LANGS {
            let board = DeathMayDie::board(lang, &names(2), &view);
            let _ = writeln!(text, "{}\n{board}", DeathMayDie::progress(lang, &view));
        }
    }
    crate::support::compare("snapshots/deathmaydie_boards.txt", &text);
}
