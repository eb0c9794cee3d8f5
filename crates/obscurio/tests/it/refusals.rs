//! Is everything that cannot be done refused by the rule that forbids it, and for the reason people are told?

use obscurio::{Move, Obscurio, Reason};
use table::scenario::Staged;
use table::{Actor, Events, Game, Seat, Settings};

/// A position, what is done there, who then tries what, by which rule it is refused, and why. `C` is the clock.
type Case = (&'static str, &'static [&'static str], &'static str, &'static str, Reason);

#[rustfmt::skip]
const CASES: &[Case] = &[
    // The clock rings, and nobody else; only what runs.
    ("timed, phase doors", &[], "C ring debate", "OBS-0.3", Reason::NoSuchTimer),
    ("timed, phase doors", &[], "S1 ring sand", "OBS-0.3", Reason::NoSuchTimer),
    ("timed, phase doors", &[], "C confirm", "OBS-0.3", Reason::NoSuchTimer),
    ("timed, phase doors", &[], "S5 stand 1", "OBS-0.2", Reason::NobodyThere),
    // The riddle.
    ("phase riddle", &[], "S1 butterfly left e0", "OBS-6.4", Reason::NotTheGrimoire),
    ("phase riddle", &[], "S1 show", "OBS-6.4", Reason::NotTheGrimoire),
    ("phase doors", &[], "S0 butterfly left e0", "OBS-6.9", Reason::NotNow),
    ("phase clue", &[], "S0 show", "OBS-6.9", Reason::NotNow),
    ("phase riddle, butterflies left-e0 right-e0", &[], "S0 butterfly left e1", "OBS-6.5", Reason::NotASpot),
    ("phase riddle, butterflies left-e0", &[], "S0 butterfly left e0", "OBS-6.7", Reason::NotASpot),
    ("phase riddle, traps butterfly_union, butterflies left-e0", &[], "S0 butterfly right e0", "OBS-6.8", Reason::NotASpot),
    ("phase riddle", &[], "S0 show", "OBS-6.5", Reason::MustMarkMore),
    ("phase riddle, traps butterfly_union, butterflies left-e0", &[], "S0 show", "OBS-6.8", Reason::MustMarkMore),
    ("phase riddle", &[], "S1 ready", "OBS-6.10", Reason::NotNow),
    ("untimed, phase riddle", &[], "S1 call time", "RUL-OBS-2", Reason::NotNow),
    ("untimed, phase riddle", &["C ring patience", "S1 call time"], "S1 call time", "RUL-OBS-37", Reason::AlreadyCalled),
    ("untimed, phase riddle", &["C ring patience"], "S0 call time", "OBS-8.7", Reason::NotAWizard),
    // The clue.
    ("phase clue", &["S1 ready"], "S1 ready", "OBS-6.10", Reason::AlreadyReady),
    ("phase clue, exposed S1", &[], "S1 ready", "OBS-11.9", Reason::NotAWizard),
    ("phase clue", &[], "S0 ready", "OBS-8.7", Reason::NotAWizard),
    ("phase clue", &[], "S0 lay doors", "OBS-15.3", Reason::NotNow),
    ("seats 3, phase clue", &[], "S0 close eyes", "OBS-15.3", Reason::NotNow),
    ("phase clue", &[], "S1 close eyes", "OBS-6.4", Reason::NotTheGrimoire),
    ("phase riddle", &[], "S0 close eyes", "OBS-6.10", Reason::NotNow),
    ("seats 3, phase doors", &[], "S0 lay doors", "OBS-6.10", Reason::NotNow),
    ("rules 1, phase clue", &[], "S0 close eyes", "OBS-6.10", Reason::WizardsStillLook),
    // The night: whoever is not the Traitor hears the same always.
    ("phase night", &[], "S2 pick 1", "OBS-7.4", Reason::NotTheTraitor),
    ("phase doors", &[], "S2 pick 1", "OBS-7.4", Reason::NotTheTraitor),
    ("phase night", &[], "S0 close holder", "OBS-7.4", Reason::NotTheTraitor),
    ("phase doors", &[], "S1 pick 1", "OBS-7.3", Reason::NotNow),
    ("phase night", &[], "S1 pick 9", "OBS-7.4", Reason::NotNow),
    ("phase night", &["S1 pick 1", "S1 pick 1"], "S1 pick 1", "OBS-7.5", Reason::EnoughPicked),
    ("timed, phase night", &["S1 close holder"], "S1 pick 1", "OBS-7.7", Reason::HolderClosed),
    ("timed, phase night", &["S1 close holder"], "S1 close holder", "OBS-7.7", Reason::HolderClosed),
    ("untimed, phase night", &["C ring patience"], "S1 open eyes", "RUL-OBS-37", Reason::NotTheGrimoire),
    ("untimed, phase night", &[], "S0 open eyes", "RUL-OBS-37", Reason::NotNow),
    ("timed, phase night", &["C ring eyes-closed"], "S0 open eyes", "RUL-OBS-37", Reason::NotNow),
    // The Doors.
    ("phase doors", &[], "S0 stand 1", "OBS-8.7", Reason::NotAWizard),
    ("phase doors, exposed S1", &[], "S1 stand 1", "OBS-8.7", Reason::NotAWizard),
    ("phase clue", &[], "S1 stand 1", "OBS-8.4", Reason::NotNow),
    ("phase clue", &[], "S1 confirm", "OBS-8.6", Reason::NotNow),
    ("phase debate", &[], "S1 withdraw", "OBS-8.6", Reason::NotNow),
    ("phase clue", &[], "S1 take", "OBS-13.22", Reason::NotNow),
    ("phase clue", &[], "S1 pass", "OBS-13.22", Reason::NotNow),
    ("phase clue", &[], "S1 hold 1", "OBS-14.3", Reason::NotNow),
    ("untimed, phase debate", &[], "S1 call time", "RUL-OBS-2", Reason::NotNow),
    ("phase doors", &[], "S1 take", "OBS-13.22", Reason::NotNow),
    ("phase doors", &[], "S1 hold 1", "OBS-14.3", Reason::NotNow),
    ("phase doors, progress 6", &[], "S1 stand 1", "OBS-8.4", Reason::NotNow),
    ("phase doors, progress 6", &[], "S1 confirm", "OBS-8.6", Reason::NotNow),
    ("phase doors, progress 6", &[], "S1 pass", "OBS-13.22", Reason::NotNow),
    ("phase doors, traps locked_doors", &[], "S1 stand 1", "OBS-8.4", Reason::NotNow),
    ("phase doors, traps locked_doors", &[], "S1 confirm", "OBS-8.6", Reason::NotNow),
    ("phase doors, traps locked_doors, progress 6", &[], "S1 hold 1", "OBS-14.3", Reason::NotNow),
    ("phase doors", &[], "S1 stand 1 companion", "OBS-15.8", Reason::NoSuchToken),
    ("phase doors, traps locked_doors", &[], "S1 take companion", "OBS-15.8", Reason::NoSuchToken),
    ("phase doors", &[], "S1 stand 7", "OBS-8.4", Reason::NoSuchDoor),
    ("phase doors, traps great_room", &[], "S1 stand 8", "OBS-8.4", Reason::NoSuchDoor),
    ("phase doors, progress 6", &[], "S1 hold 7", "OBS-14.3", Reason::NoSuchDoor),
    ("phase doors", &["S1 stand 2"], "S1 stand 2", "OBS-8.4", Reason::AlreadyThere),
    ("phase doors, progress 6", &["S1 hold 2"], "S1 hold 2", "OBS-14.3", Reason::AlreadyThere),
    ("phase doors", &[], "S1 confirm", "OBS-8.6", Reason::NotPlacedYet),
    ("seats 2, phase doors", &["S1 stand 1"], "S1 confirm", "OBS-8.6", Reason::NotPlacedYet),
    ("phase doors", &["S1 stand 1", "S1 confirm"], "S1 confirm", "OBS-8.6", Reason::AlreadyConfirmed),
    ("phase doors", &["S1 stand 1"], "S1 withdraw", "OBS-8.6", Reason::NotConfirmed),
    ("phase doors, traps locked_doors", &["S1 take"], "S1 pass", "OBS-13.22", Reason::AlreadyAnswered),
    ("phase doors, traps locked_doors", &["S1 pass"], "S1 take", "OBS-13.22", Reason::AlreadyAnswered),
    ("timed, phase doors", &["S1 stand 1", "S1 confirm"], "S1 call time", "RUL-OBS-2", Reason::NotNow),
    ("untimed, phase doors", &["S1 stand 1"], "S1 call time", "RUL-OBS-2", Reason::NotDecidedYet),
    ("untimed, phase doors, progress 6", &[], "S1 call time", "RUL-OBS-2", Reason::NotDecidedYet),
    ("untimed, phase doors, traps locked_doors", &[], "S1 call time", "RUL-OBS-2", Reason::NotDecidedYet),
    ("untimed, phase doors", &["S1 stand 1", "S1 confirm", "S1 call time"], "S1 call time", "RUL-OBS-2", Reason::AlreadyCalled),
    ("untimed, phase doors", &["C ring patience"], "S0 call time", "OBS-8.7", Reason::NotAWizard),
    ("untimed, seats 2, phase doors", &["C ring patience", "S0 call time"], "S0 call time", "OBS-8.7", Reason::NotAWizard),
    // The Accusation.
    ("phase doors", &[], "S1 ready to vote", "OBS-11.2", Reason::NotNow),
    ("phase vote", &[], "S1 ready to vote", "OBS-11.2", Reason::NotNow),
    ("phase debate", &[], "S1 vote S2", "OBS-11.3", Reason::NotNow),
    ("phase debate", &["S1 ready to vote"], "S1 ready to vote", "OBS-11.2", Reason::AlreadyReady),
    ("phase debate, exposed S2 S3 S4", &[], "S1 ready to vote", "OBS-11.4", Reason::NoVote),
    ("phase vote", &[], "S0 vote S2", "OBS-8.7", Reason::NotAWizard),
    ("phase vote", &[], "S1 vote S1", "OBS-11.4", Reason::NotATarget),
    ("phase vote", &[], "S1 vote S0", "OBS-11.4", Reason::NotATarget),
    ("phase vote, exposed S3", &[], "S1 vote S3", "OBS-11.4", Reason::NotATarget),
    ("phase vote", &["S1 vote S2"], "S1 vote S2", "OBS-11.3", Reason::AlreadyThere),
    ("untimed, phase vote", &["C ring patience"], "S1 call time", "RUL-OBS-37", Reason::NotDecidedYet),
    ("untimed, phase vote", &["C ring patience", "S1 vote S2", "S1 call time"], "S1 call time", "RUL-OBS-37", Reason::AlreadyCalled),
    // When it is over.
    ("seats 3, phase doors, light 1", &["S1 stand 1", "S2 stand 1", "S1 confirm", "S2 confirm"], "S1 stand 2", "OBS-12.3", Reason::GameOver),
    ("phase doors, light 0, dark 1", &["S1 stand 1", "S2 stand 1", "S3 stand 1", "S4 stand 1", "S1 confirm", "S2 confirm", "S3 confirm", "S4 confirm"], "S0 open eyes", "OBS-12.3", Reason::GameOver),
    ("phase doors, light 0, dark 1", &["S1 stand 1", "S2 stand 1", "S3 stand 1", "S4 stand 1", "S1 confirm", "S2 confirm", "S3 confirm", "S4 confirm"], "S2 pick 1", "OBS-7.4", Reason::NotTheTraitor),
];

fn read(text: &str) -> (Actor, Move) {
    let (who, mv) = text.split_once(' ').expect("somebody does something");
    let actor = who.parse::<Seat>().map_or(Actor::Clock, Actor::Seat);
    (actor, mv.parse().unwrap_or_else(|_| panic!("{mv} is no move")))
}

#[test]
fn what_cannot_be_done_is_refused_by_its_rule_and_for_its_reason() {
    let mut wrong = Vec::new();
    for (given, moves, refused, rule, reason) in CASES {
        let mut state = Obscurio::stage(&[given]).unwrap_or_else(|why| panic!("{given}: {why}"));
        for text in *moves {
            let (actor, mv) = read(text);
            Obscurio::play(&mut state, actor, mv, &mut Events::silent())
                .unwrap_or_else(|it| panic!("{given}: {text} is refused by {} ({:?})", it.rule, it.reason));
        }
        let (actor, mv) = read(refused);
        match Obscurio::play(&mut state, actor, mv, &mut Events::silent()) {
            Err(it) if (it.rule, it.reason) == (*rule, *reason) => {}
            Err(it) => wrong.push(format!("{given}: {refused}: {} {:?}", it.rule, it.reason)),
            Ok(()) => wrong.push(format!("{given}: {refused} is accepted")),
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// A set-up, too.
#[test]
fn set_ups_are_refused_by_their_rule_and_for_their_reason() {
    let cases = [
        (9, ("difficulty", "expert"), "OBS-0.6", Reason::TooManyOrTooFew),
        (1, ("difficulty", "expert"), "OBS-0.6", Reason::TooManyOrTooFew),
        (4, ("grimoire_seat", "5"), "OBS-3.2", Reason::NobodyThere),
        (4, ("characters", "c1,c2"), "OBS-3.5", Reason::OneCharacterEach),
        (2, ("characters", "c1"), "OBS-3.5", Reason::OneCharacterEach),
        (4, ("characters", "c1,c2,c1"), "OBS-3.5", Reason::CharacterTwice),
        (4, ("characters", "c1,c2,c9"), "OBS-3.5", Reason::UnknownOption),
        (4, ("space_ms", "long"), "OBS-0.6", Reason::UnknownOption),
    ];
    for (seats, (key, value), rule, reason) in cases {
        let refused =
            Obscurio::set_up(seats, &Settings::default().with(key, value)).expect_err("it is refused");
        assert_eq!((refused.rule, refused.reason), (rule, reason), "{seats} {key} {value}");
    }
}
