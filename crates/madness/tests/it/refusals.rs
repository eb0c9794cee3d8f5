//! Is everything that cannot be done refused by a rule that forbids it, and for the reason people are told? Every move there is,
//! tried in every position a story comes by.

use std::collections::BTreeSet;

use madness::Reason::{self, *};
use madness::scenario::SCENARIOS;
use madness::{Madness, Move, State};
use table::checks::{self, moves_of};
use table::scenario::{self, Staged, Step};
use table::{Actor, Events, Game, Seat, Settings};

/// Each rule with the reasons for which it refuses.
#[rustfmt::skip]
const REASONS: &[(&str, &[Reason])] = &[
    ("BBM-10.1", &[NotYourSpell]),
    ("BBM-10.6", &[SpellExhausted]),
    ("BBM-10.8", &[NotATarget]),
    ("BBM-11.6", &[NotYourSpell]),
    ("BBM-11.7", &[LibraryEmpty]),
    ("BBM-12.1", &[StackEmpty]),
    ("BBM-12.4", &[NotForSale]),
    ("BBM-13.1", &[NoCurseThere]),
    ("BBM-14.2", &[NoMadnessThere]),
    ("BBM-17.10", &[CurseNeutralized]),
    ("BBM-17.11", &[SpellNeutralized]),
    ("BBM-19.1", &[AbilityUsed]),
    ("BBM-19.3", &[AbilityAlwaysOn, AbilityVain]),
    ("BBM-20.2", &[WrongCard]),
    ("BBM-21.1", &[GameOver]),
    ("BBM-21.2", &[GameOver]),
    ("BBM-21.3", &[GameOver]),
    ("BBM-21.4", &[GameOver]),
    ("BBM-23.2", &[MustGoOn]),
    ("BBM-3.6", &[MagicianTaken]),
    ("BBM-9.10", &[CannotPay]),
    ("BBM-9.3", &[NotThere]),
    ("BBM-9.9", &[MadnessNeverPays]),
    ("MOM-1", &[NotAnAnswer]),
    ("MOM-2", &[NotAnAnswer]),
    ("MOM-3", &[NotAnAnswer]),
    ("MOM-4", &[NotAnAnswer]),
    ("MOM-5", &[NotAnAnswer, StackEmpty]),
    ("MOM-6", &[NotAnAnswer]),
    ("MOM-7", &[NotAnAnswer, NotThere, WrongCard]),
    ("MOM-8", &[NotAnAnswer]),
    ("MOM-9", &[NotAnAnswer, NotThere]),
    ("MOM-10", &[NotAnAnswer, NotThere, WrongCard]),
    ("MOM-11", &[NotAnAnswer, StackEmpty]),
    ("MOM-12", &[NotAnAnswer]),
    ("MOM-13", &[NotAnAnswer]),
    ("MOM-14", &[NotAnAnswer, NoCurseThere]),
    ("MOM-15", &[NotAnAnswer]),
    ("MOM-16", &[NotAnAnswer]),
    ("MOM-17", &[NotAnAnswer]),
    ("MOM-18", &[NotAnAnswer, NotThere]),
    ("MOM-19", &[NotAnAnswer]),
    ("MOM-20", &[NotAnAnswer, NotThere, WrongCard]),
    ("RUL-BBM-1", &[NotNeeded, Redundant]),
    ("RUL-BBM-12", &[AbilityNotNow]),
    ("RUL-BBM-14", &[OnlyThePool]),
    ("RUL-BBM-23", &[NotRefreshable, NotYourSpell]),
    ("RUL-BBM-29", &[NotWild]),
    ("RUL-BBM-3", &[SpellResolving]),
    ("RUL-BBM-37", &[NotThere, AbilityVain]),
    ("RUL-BBM-5", &[NobodyElse]),
];

/// Everything this position refuses to whoever is asked.
fn refused(state: &State, universe: &[Move], met: &mut BTreeSet<(&'static str, String)>) {
    let mut state = state.clone();
    let asked = Madness::pending(&state).actors().next();
    let actor = asked.unwrap_or(Actor::Seat(Seat(0)));
    let offered = moves_of::<Madness>(&state, actor);
    for mv in universe.iter().filter(|mv| offered.binary_search(mv).is_err()) {
        let refused = Madness::play(&mut state, actor, *mv, &mut Events::silent());
        let refused = refused.expect_err("it is not offered");
        met.insert((refused.rule, format!("{:?}", refused.reason)));
    }
    for other in state.seats().map(Actor::Seat).filter(|other| asked.is_some_and(|asked| asked != *other)) {
        let refused = Madness::play(&mut state, other, Move::End, &mut Events::silent());
        assert!(matches!(refused, Err(it) if (it.rule, &it.reason) == ("RUL-BBM-54", &NotAsked)));
    }
}

#[test]
fn each_rule_refuses_for_its_reasons() {
    let (universe, mut met) = (Move::universe(), BTreeSet::new());
    for story in checks::scenarios(SCENARIOS) {
        let given = story.lines.iter().filter_map(|(_, line)| line.strip_prefix("given "));
        if let Ok(state) = Madness::stage(&given.collect::<Vec<_>>()) {
            refused(&state, &universe, &mut met);
        }
        let look = |step: Step<Madness>| refused(step.after, &universe, &mut met);
        // Whether it holds, `scenarios.rs` says.
        let _ = scenario::watch::<Madness>(&story, look);
    }
    let of = |(rule, reasons): &(&'static str, &[Reason])| -> Vec<_> {
        reasons.iter().map(|reason| (*rule, format!("{reason:?}"))).collect()
    };
    assert_eq!(met, REASONS.iter().flat_map(of).collect());
}

#[test]
fn set_ups_are_refused_for_their_reasons() {
    let refused = |seats: u8, key: &str, value: &str| {
        let settings = Settings::default().with(key, value);
        let refused = Madness::set_up(seats, &settings).expect_err("it cannot begin");
        (refused.rule, refused.reason)
    };
    assert_eq!(refused(1, "difficulty", "I"), ("BBM-3.2", TooManyOrTooFew));
    assert_eq!(refused(6, "difficulty", "I"), ("BBM-3.2", TooManyOrTooFew));
    assert_eq!(refused(2, "first_player", "S2"), ("BBM-3.14", NobodyThere));
    assert_eq!(refused(2, "magicians", "flora"), ("BBM-3.6", OneMagicianEach));
    assert_eq!(refused(2, "magicians", "flora,flora"), ("BBM-3.6", MagicianTwice));
    assert_eq!(refused(2, "mode", "horror"), ("BBM-3.11", UnknownOption));
}
