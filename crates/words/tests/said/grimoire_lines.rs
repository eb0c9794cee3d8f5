//! Has Grimoire a sentence for everything that happens, is asked or is refused? All of them side by side, for a
//! person to read: as somebody else sees it, then as the one who does it.

use std::fmt::Write;

use grimoire::cards::{Card, Text};
use grimoire::view::Asked;
use grimoire::{Event, Grimoire, Mode, Move, Question, Reason, View};
use table::{Events, Game, Refusal, Seat, Seed, Settings, Viewer};
use words::{Lang, Names, Sentence, Speak, rules};

const LANGS: [Lang; 2] = [Lang::En, Lang::Es];

fn names(seats: u8) -> Names {
    Names::new(["Ana", "Bea", "Cid", "Inés"][..seats.into()].iter().map(|&name| name.to_owned()).collect())
}

/// Every way to read it, without repetitions: both languages, as a bystander and as seat 0.
fn both(text: &mut String, seats: u8, say: impl Fn(Lang, &Names) -> Sentence) {
    for lang in LANGS {
        let (theirs, yours) = (names(seats), names(seats).read_by(Viewer::Seat(Seat(0))));
        let (other, you) = (say(lang, &theirs).to_string(), say(lang, &yours).to_string());
        for sentence in if other == you { vec![other] } else { vec![other, you] } {
            assert!(!sentence.trim().is_empty());
            let _ = writeln!(text, "  {}  {sentence}", lang.code());
        }
    }
}

/// Two moves into a game.
fn view(seats: u8, settings: &[(&str, &str)]) -> View {
    seen(seats, settings, 2, Viewer::Referee)
}

fn seen(seats: u8, settings: &[(&str, &str)], moves_made: u8, viewer: Viewer) -> View {
    let settings = settings.iter().fold(Settings::default(), |all, (key, value)| all.with(key, value));
    let options = Grimoire::set_up(seats, &settings).expect("a set-up that is offered");
    let mut events = Events::silent();
    let mut state = Grimoire::deal(&options, Grimoire::RULES, Seed::Fast(7), &mut events);
    for _ in 0..moves_made {
        let actor = Grimoire::pending(&state).actors().next().expect("the game is not over");
        let mut moves = Vec::new();
        Grimoire::moves(&state, actor, &mut moves);
        Grimoire::play(&mut state, actor, moves[0], &mut events).expect("a listed move");
    }
    Grimoire::view(&state, viewer)
}

#[test]
fn everything_that_happens_has_a_sentence() {
    let mut text = String::new();
    for (seats, deed) in crate::deeds::samples() {
        let event = Event { round: 2, chapter: 3, deed };
        let line = Grimoire::line(Lang::En, &names(seats), &event).expect("every deed is told");
        let rule = line.rule.expect("every deed has its rule");
        assert!(rules::find(Grimoire::rulebook(Lang::En).sections, rule).is_some(), "{rule} is not a rule");
        let _ = writeln!(
            text,
            "{} [{rule}, {:?}] {}",
            crate::deeds::name(&deed),
            line.tone,
            line.sentence.cards().join(" ")
        );
        both(&mut text, seats, |lang, names| {
            Grimoire::line(lang, names, &event).expect("told in both languages").sentence
        });
    }
    crate::support::compare("snapshots/grimoire_lines.txt", &text);
}

fn has_a_choice(card: &Card) -> bool {
    matches!(card.row().text, Text::Effect { steps, .. } if format!("{steps:?}").contains("Chosen"))
}

#[test]
fn everything_asked_has_a_sentence() {
    let mut text = String::new();
    let mut questions = vec![Question::RevealFlux, Question::PlaySpell, Question::SwapTitle];
    questions.extend(Card::all().filter(has_a_choice).map(Question::ChooseFor));
    let mut asked = view(4, &[]);
    for question in questions {
        asked.open.asked = Some(Asked { seat: Seat(0), question });
        for chain in
            crate::deeds::chains().into_iter().take(if question == Question::PlaySpell { 3 } else { 1 })
        {
            asked.open.chain = chain;
            let _ = writeln!(text, "{question:?} {chain:?}");
            both(&mut text, 4, |lang, names| Grimoire::prompt(lang, names, &asked));
        }
    }
    for (seats, mode) in [(4, "teams"), (2, "duel"), (3, "survival")] {
        let mut over = view(seats, &[("mode", mode)]);
        (over.open.winner, over.open.asked) = (Some(0), None);
        over.open.scores = if over.mode == Mode::Survival { vec![11, 8, 9] } else { vec![15, 12] };
        let _ = writeln!(text, "over {mode}");
        both(&mut text, seats, |lang, names| Grimoire::prompt(lang, names, &over));
    }
    crate::support::compare("snapshots/grimoire_prompts.txt", &text);
}

#[test]
fn every_move_and_refusal_has_its_words() {
    let mut text = String::new();
    let (now, flash) = (view(4, &[]), "FIR-4".parse().expect("a card"));
    for mv in [
        Move::Reveal(2),
        Move::Play(flash),
        Move::Target(0),
        Move::Target(1),
        Move::Swap(flash),
        Move::Decline,
    ] {
        let _ = writeln!(text, "{mv}");
        both(&mut text, 4, |lang, names| Grimoire::move_name(lang, names, &now, mv));
    }
    for reason in crate::deeds::reasons() {
        let _ = writeln!(text, "{}", crate::deeds::reason_name(&reason));
        let refusal: Refusal<Reason> = Refusal::new("GRI-3.5", reason);
        both(&mut text, 4, |lang, names| Grimoire::refusal(lang, names, &refusal));
    }
    for row in Grimoire::options() {
        for lang in LANGS {
            let label = Grimoire::option(lang, row);
            assert!(label.name != row.key && !label.help.is_empty(), "{}", row.key);
            let _ = writeln!(text, "{} {}  {}: {}", row.key, lang.code(), label.name, label.help);
            for value in row.values {
                let label = Grimoire::option_value(lang, row, value);
                assert!(label.name != row.key && !label.help.is_empty(), "{} {value}", row.key);
                let _ = writeln!(text, "  {value}  {}: {}", label.name, label.help);
            }
        }
    }
    crate::support::compare("snapshots/grimoire_answers.txt", &text);
}

#[test]
fn the_table_can_be_read_as_text() {
    let mut text = String::new();
    let (teams, both) = (("mode", "teams"), ("editions", "light,eclipse"));
    for (moves_made, settings) in [(2, vec![teams, both]), (10, vec![teams]), (31, vec![teams])] {
        for viewer in [Viewer::Seat(Seat(0)), Viewer::Spectator] {
            let view = seen(4, &settings, moves_made, viewer);
            for lang in LANGS {
                let names = names(4).read_by(viewer);
                let _ = writeln!(text, "{}", Grimoire::prompt(lang, &names, &view));
                let _ = writeln!(text, "{}", Grimoire::board(lang, &names, &view));
            }
        }
    }
    crate::support::compare("snapshots/grimoire_boards.txt", &text);
}
