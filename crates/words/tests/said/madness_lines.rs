//! Has The Big Book of Madness a sentence for everything that happens, is asked or is refused? All of them side by
//! side, for a person to read: as somebody else sees it, then as the one who does it.

use std::fmt::Write;

use madness::cards::{Card, Element, Magician, Spell};
use madness::end::End;
use madness::frames::{Cause, Place};
use madness::state::Slot;
use madness::{Ask, Asked, Event, Madness, Move, State, View};
use table::scenario::Staged;
use table::{Game, Refusal, Seat, Viewer};
use words::{Lang, Names, Sentence, Speak, rules};

const LANGS: [Lang; 2] = [Lang::En, Lang::Es];
const YOU: Viewer = Viewer::Seat(Seat(0));

fn names() -> Names {
    Names::new(["Ana", "Bea", "Inés"].map(str::to_owned).to_vec())
}

/// Every way to read it, without repetitions: both languages, as a bystander and as seat 0.
fn both(text: &mut String, say: impl Fn(Lang, &Names) -> Sentence) {
    for lang in LANGS {
        let (other, you) = (say(lang, &names()).to_string(), say(lang, &names().read_by(YOU)).to_string());
        for sentence in if other == you { vec![other] } else { vec![other, you] } {
            assert!(!sentence.trim().is_empty() && !sentence.contains(" ?"));
            let _ = writeln!(text, "  {}  {sentence}", lang.code());
        }
    }
}

/// In the middle of a game of three: Curses of every sort, Spells of every sort, cards everywhere.
fn position(closed: bool) -> State {
    let given = [
        "seats 3, S0 is maris, S1 is nerea, S2 is cinder",
        if closed { "open_hands false" } else { "open_hands true" },
        "round 2, space 2, turn 7, monster kraken, page p03",
        "2 water-drain, 3L scapegoat, 3L token air, 3R fire-seal, 4 air-grip, 4 neutralized, 5 earth-stare",
        "3R over 1 madness",
        "S0 hand fire-1*2 water-2 air-1 madness*2, S0 support earth-1",
        "S0 exhausted growth, S0 neutralized ice, S0 discard fire-2 madness",
        "S1 neutralized combustion by 4, S1 on-deck madness, S1 support water-3 madness",
        "S2 eliminated, destroyed fire-1 madness*2, table fire-3 0",
        "library water frozen-lake avatar, library earth growth, library fire nothing",
    ];
    Madness::stage(&given).expect("a position")
}

fn view() -> View {
    Madness::view(&position(false), Viewer::Referee)
}

/// What is told by its neighbours: a Spell or an ability has just been named, and whom a text reaches is seen by
/// what it does.
fn goes_without_saying(event: &Event) -> bool {
    matches!(event, Event::Reaches { .. } | Event::Begins { cause: Cause::Spell(_) | Cause::Ability(_), .. })
}

#[test]
fn everything_that_happens_has_a_sentence() {
    let mut text = String::new();
    for event in crate::madness_deeds::samples() {
        let line = Madness::line(Lang::En, &names(), &event);
        assert_eq!(line.is_none(), goes_without_saying(&event), "{event:?}");
        let Some(line) = line else { continue };
        let rule = line.rule.expect("every event has its rule");
        assert!(rules::find(Madness::rulebook(Lang::En).sections, rule).is_some(), "{rule} is not a rule");
        let _ = writeln!(
            text,
            "{} [{rule}, {:?}] {}",
            crate::madness_deeds::name(&event),
            line.tone,
            line.sentence.cards().join(" ")
        );
        both(&mut text, |lang, names| {
            Madness::line(lang, names, &event).expect("told in both languages").sentence
        });
    }
    crate::support::compare("snapshots/madness_lines.txt", &text);
}

#[test]
fn everything_asked_has_a_sentence() {
    let mut text = String::new();
    let mut view = view();
    for asked in crate::madness_deeds::asked::questions() {
        let about = asked.cause.map_or(String::new(), |cause| format!(" {cause:?}"));
        let _ = writeln!(text, "{:?}{about}", asked.ask);
        view.own.asked = Some(asked);
        both(&mut text, |lang, names| Madness::prompt(lang, names, &view));
    }
    for space in [1, 3, 5] {
        view = Madness::view(&State { space, ..position(false) }, Viewer::Referee);
        view.own.asked = Some(Asked { seat: 0, cause: None, ask: Ask::Turn });
        let _ = writeln!(text, "Turn, marker on {space}");
        both(&mut text, |lang, names| Madness::prompt(lang, names, &view));
    }
    for end in End::ALL {
        view.open.end = Some(*end);
        let _ = writeln!(text, "over: {end}");
        both(&mut text, |lang, names| Madness::prompt(lang, names, &view));
    }
    crate::support::compare("snapshots/madness_prompts.txt", &text);
}

fn moves() -> Vec<Move> {
    let (fire, bea) = (Card::new(Element::Fire, 1), Seat(1));
    vec![
        Move::Be(Magician::Maris),
        Move::Cast(Spell::Combustion, 1),
        Move::Cast(Spell::Combustion, 3),
        Move::Learn(Element::Water),
        Move::Acquire(Card::new(Element::Fire, 2)),
        Move::Destroy(Slot::ThreeLeft),
        Move::Cure(Place::Hand),
        Move::Cure(Place::Support(bea)),
        Move::Ability,
        Move::End,
        Move::Pass,
        Move::Skip,
        Move::Pay(fire, Place::Hand),
        Move::Pay(fire, Place::Support(bea)),
        Move::PayAs(Element::Water, Place::Hand),
        Move::PayAs(Element::Water, Place::Support(Seat(0))),
        Move::Choose(fire, Place::Hand),
        Move::Choose(Card::MADNESS, Place::Discard),
        Move::Choose(fire, Place::Destroyed),
        Move::Forget(Spell::Ice),
        Move::Take(Element::Earth),
        Move::Target(Seat(0)),
        Move::Target(bea),
        Move::Yes,
        Move::No,
        Move::Refresh(Seat(0), Spell::Growth),
        Move::Refresh(bea, Spell::Growth),
        Move::Neutralize(Spell::Ice),
        Move::NeutralizeCurse(Slot::Five),
        Move::Done,
    ]
}

/// Buttons that say what is done with a card, as the question goes.
fn answers_to_questions(text: &mut String) {
    let fire = Card::new(Element::Fire, 1);
    let mut view = view();
    for asked in crate::madness_deeds::asked::questions() {
        let answers = match &asked.ask {
            Ask::Cards { .. } => vec![Move::Choose(fire, Place::Hand), Move::Done],
            Ask::Swap { .. } => vec![Move::Choose(fire, Place::Support(Seat(0)))],
            Ask::Element { .. } => vec![Move::Take(Element::Earth)],
            _ => continue,
        };
        let _ = writeln!(text, "{:?}", asked.ask);
        view.own.asked = Some(asked);
        answers.iter().for_each(|mv| both(text, |lang, names| Madness::move_name(lang, names, &view, *mv)));
    }
}

#[test]
fn every_move_refusal_and_option_has_its_words() {
    let mut text = String::new();
    let now = view();
    for mv in moves() {
        let _ = writeln!(text, "{mv}");
        both(&mut text, |lang, names| Madness::move_name(lang, names, &now, mv));
    }
    answers_to_questions(&mut text);
    for reason in crate::madness_deeds::asked::reasons() {
        let _ = writeln!(text, "{reason:?}");
        let refusal = Refusal::new("MOM-2", reason);
        both(&mut text, |lang, names| Madness::refusal(lang, names, &refusal));
    }
    for lang in LANGS {
        let title = Madness::title(lang);
        let _ = writeln!(text, "{}: {}", title.name, title.help);
        let options = madness::Options::usual(3);
        let parties = (0..2).map(|party| Madness::party(lang, &names(), &options, party).to_string());
        let parties: Vec<String> = parties.collect();
        let _ = writeln!(text, "  {}", parties.join(" / "));
    }
    crate::support::compare("snapshots/madness_answers.txt", &text);
    let mut text = String::new();
    for row in Madness::options() {
        for lang in LANGS {
            let label = Madness::option(lang, row);
            assert!(label.name != row.key && !label.help.is_empty(), "{}", row.key);
            let _ = writeln!(text, "{} {}  {}: {}", row.key, lang.code(), label.name, label.help);
            for value in row.values {
                let label = Madness::option_value(lang, row, value);
                assert!(label.name != row.key && !label.help.is_empty(), "{} {value}", row.key);
                let _ = writeln!(text, "  {value}  {}: {}", label.name, label.help);
            }
        }
    }
    crate::support::compare("snapshots/madness_options.txt", &text);
}

#[test]
fn the_table_can_be_read_as_text() {
    let mut text = String::new();
    for (closed, viewer) in [(false, YOU), (true, YOU), (true, Viewer::Spectator)] {
        let view = Madness::view(&position(closed), viewer);
        for lang in LANGS {
            let names = names().read_by(viewer);
            let _ = writeln!(text, "{}", Madness::prompt(lang, &names, &view));
            let _ = writeln!(text, "{}", Madness::board(lang, &names, &view));
        }
    }
    crate::support::compare("snapshots/madness_boards.txt", &text);
}
