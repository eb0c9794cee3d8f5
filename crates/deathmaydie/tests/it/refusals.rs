//! Is everything that cannot be done refused by the rule that forbids it, and for the reason people are told?

use deathmaydie::{DeathMayDie, Move, Reason};
use table::scenario::Staged;
use table::{Actor, Events, Game, Seat};

/// A position, what is done there, and what is then refused by which rule for which reason.
type Case = (&'static str, &'static [&'static str], &'static str, &'static str, Reason);

#[rustfmt::skip]
const CASES: &[Case] = &[
    ("from the box", &["play mike"], "play mike", "DMD-3.8", Reason::Taken),
    ("from the box, relics on, drawn first mike, shuffled relics sword key", &["play mike", "play peters"], "take amulet", "DMD-23.13", Reason::NotOffered),
    ("ghast-1 at e1-mill", &[], "rest", "DMD-8.6", Reason::NotSafe),
    ("acted 3", &[], "rest", "DMD-8.2", Reason::NoActionLeft),
    ("track 1", &[], "attack", "DMD-8.20", Reason::NothingToAttack),
    ("ghast-1 at e1-pyre", &[], "target ghast-1", "DMD-8.20", Reason::NotInReach),
    ("elder at e1-mill", &[], "target elder", "DMD-8.24", Reason::ElderUntouchable),
    ("ghast-1 at e1-mill, cultist-1 at e1-mill, elder at e1-mill", &["attack"], "target elder", "DMD-8.24", Reason::ElderUntouchable),
    ("acted 3", &[], "run", "DMD-8.2", Reason::NoActionLeft),
    ("acted 3, ghast-1 at e1-mill", &[], "attack", "DMD-8.2", Reason::NoActionLeft),
    ("acted 3, ghast-1 at e1-mill", &[], "target ghast-1", "DMD-8.2", Reason::NoActionLeft),
    ("acted 3, peters holds e1-d03 right", &[], "trade", "DMD-8.2", Reason::NoActionLeft),
    ("acted 3, juror-1 at e1-mill", &[], "do convince-a-juror", "DMD-8.2", Reason::NoActionLeft),
    ("acted 3", &[], "step e1-river", "DMD-8.2", Reason::NoActionLeft),
    ("acted 3, cast ruth peters, ruth level swiftness 2", &[], "step e1-graves", "DMD-8.10", Reason::TooFar),
    ("acted 3, cast ruth peters, ruth level swiftness 2", &[], "step e1-pub", "DMD-8.11", Reason::StepByStep),
    ("cast sally peters, sally level signature 4, ghast-1 at e1-mill, acted 3", &["use signature/4", "pick peters"], "rest", "DMD-8.6", Reason::NotSafe),
    ("cast sally peters, sally level signature 4, acted 3", &["use signature/4", "pick peters"], "step e1-cloister", "DMD-8.10", Reason::TooFar),
    ("cast sally peters, sally level signature 4", &["use signature/4", "pick peters"], "use needle", "DMD-8.4", Reason::NotOffered),
    ("ghast-1 at e1-mill, cultist-1 at e1-mill, ghast-2 at e1-pyre", &["attack"], "target ghast-2", "DMD-8.20", Reason::NotInReach),
    ("ghast-1 at e1-mill, dice blank blank blank blank", &["attack"], "target ghast-1", "DMD-7.9", Reason::NotNow),
    ("ghast-1 at e1-mill, dice blank blank blank blank", &["attack"], "step e1-river", "DMD-7.9", Reason::NotNow),
    ("track 1", &["run"], "step e1-mill", "DMD-8.10", Reason::AlreadyThere),
    ("episode e2, mike at e2-stairs", &["run"], "step e2-spire", "DMD-5.9", Reason::NoWay),
    ("track 1", &["run"], "step e2-spire", "DMD-5.1", Reason::NotAdjacent),
    ("track 1", &["run", "step e1-river", "step e1-bridge"], "step e1-court", "DMD-8.10", Reason::TooFar),
    ("track 1", &["run"], "roll", "DMD-5.1", Reason::NotAdjacent),
    ("track 1", &[], "step e2-spire", "DMD-5.1", Reason::NotAdjacent),
    ("track 7, stage 2, elder at e1-pyre, mythos e1-m1, mythos discard e1-m2 e1-m3 t-m1", &["end actions"], "run", "DMD-17.4", Reason::GameOver),
    ("peters at e1-pub", &[], "trade", "DMD-8.43", Reason::NobodyToTradeWith),
    ("track 1", &[], "do convince-a-juror", "DMD-8.50", Reason::NeedsMissing),
    ("track 1", &[], "use needle", "DMD-8.4", Reason::NotOffered),
    ("track 1", &[], "reroll blank stress", "DMD-8.3", Reason::NotNow),
    ("track 1", &[], "step e1-mill", "DMD-8.10", Reason::AlreadyThere),
    ("track 1", &[], "step e1-cloister", "DMD-8.10", Reason::TooFar),
    ("episode e2", &[], "step e2-spire", "DMD-5.9", Reason::NoWay),
    ("track 1", &[], "step e1-pub", "DMD-8.11", Reason::StepByStep),
    ("track 1", &["run"], "stop", "DMD-8.10", Reason::MustStep),
    ("track 1", &["run"], "step e1-pub", "DMD-5.1", Reason::NotAdjacent),
    ("cast agatha peters, cultist-1 at e1-mill, ghast-1 at e1-pub", &["run", "step e1-river"], "sneak ghast-1", "DMD-18.20", Reason::NoSneakLeft),
    ("cast ruth peters, ruth level swiftness 3", &["run", "step e1-river"], "carry mike", "DMD-18.12", Reason::NotOffered),
    ("cast ruth sally, ruth at e1-pub, sally at e1-pub", &["run", "step e1-river"], "step e1-mill", "DMD-19.8", Reason::NotNow),
    ("mike relic talisman, ghast-1 at e1-mill", &["attack"], "use sword", "DMD-7.9", Reason::NotOffered),
    ("ghast-1 at e1-mill, dice blank blank blank blank", &["attack"], "reroll success stress", "DMD-7.10", Reason::NoSuchDie),
    ("ghast-1 at e1-mill, dice blank blank blank blank", &["attack"], "reroll blank free", "DMD-7.11", Reason::NoRerollLeft),
    ("ghast-1 at e1-mill, dice blank blank blank blank, mike stress 4, mike holds e1-d03 right", &["attack"], "reroll blank stress", "DMD-6.2", Reason::TooMuchStress),
    ("ghast-1 at e1-mill, dice blank blank blank blank", &["attack"], "suffer", "DMD-7.9", Reason::NotNow),
    ("cast julien peters, julien stress 4, ghast-1 at e1-mill, dice tentacle blank blank", &["attack"], "use sword", "DMD-19.3", Reason::NotOffered),
    ("cast sandra peters, sandra stress 4, ghast-1 at e1-mill, dice elder blank blank blank", &["attack"], "convert arcane 2", "DMD-7.14", Reason::NotOffered),
    ("cast agatha peters, agatha level signature 3, agatha stress 4, ghast-1 at e1-mill, dice blank blank blank", &["attack"], "use sword", "DMD-8.27", Reason::NotOffered),
    ("mike level brawling 2, mike stress 4, ghast-1 at e1-mill, cultist-1 at e1-mill, dice success success blank blank", &["attack", "target ghast-1", "target cultist-1"], "wound ghast-2", "DMD-8.22", Reason::NotOffered),
    ("step fire, mike level toughness 3, mike stress 4, mike fire 1, dice success", &[], "prevent toughness 2", "DMD-6.11", Reason::NotOffered),
    ("step fire, cast agatha peters, agatha stress 4, agatha fire 1, agatha holds e1-d05 left, dice success", &["stop"], "soak e1-d09", "DMD-11.7", Reason::NotOffered),
    ("cast agatha peters, agatha sanity 3, agatha stress 4, agatha insanity hoarding, agatha level stealth 4, ghast-1 at e1-river, dice tentacle blank blank", &["attack"], "level stealth", "DMD-20.6", Reason::FullyLevelled),
    ("mike stress 2, mike wounds 2", &["rest"], "heal 2 2", "DMD-8.30", Reason::NotOffered),
    ("mike fatigue 1 0, mythos t-m5, reserve cultist 0", &["end actions"], "heal 0 0", "DMD-6.4", Reason::CannotPay),
    ("mike at e1-pub, peters at e1-pub, peters holds e1-d03 right, mike holds e1-d01 right", &["trade"], "give e1-d01 to peters", "DMD-8.42", Reason::NotOffered),
    ("mike at e1-pub, peters at e1-pub, peters holds e1-d03 right", &["trade", "give e1-d03 to mike"], "done", "DMD-8.43", Reason::MustChoose),
    ("mike stress 3, discoveries e1-d06", &["end actions"], "yes", "DMD-11.3", Reason::CannotPay),
    ("cast sandra peters, sandra level signature 4, relics sword key mirror", &["take sword", "end actions"], "done", "DMD-19.9", Reason::MustChoose),
    ("step encounter, cast agatha peters, ghast-1 at e1-mill, cultist-1 at e1-mill", &[], "face ghast-2", "DMD-10.5", Reason::NotOffered),
    ("step encounter, cast agatha peters, agatha wounds 1, agatha holds e1-d10 left", &["done"], "use e1-d07", "DMD-25.6", Reason::NotOffered),
    ("disrupted, stage 3, elder at e1-mill, elder wounds 11, cast agatha peters, agatha stress 4, dice success blank blank", &["attack"], "done", "RUL-DMD-58", Reason::MustChoose),
    ("step effects, cast agatha peters, agatha holds e1-d12 right, agatha holds e1-d15 right, agatha at e1-cathedral", &[], "first 3", "DMD-22.2", Reason::NotOffered),
    ("cast mike peters, elder azathoth, mike sanity 3, mike insanity fugue, mythos a-m6", &["end actions"], "step e1-pyre", "DMD-5.1", Reason::NotAdjacent),
    ("episode e1, mike at e1-pub, juror-1 at e1-pub", &["do gather-the-jury"], "pick e1-pyre", "DMD-22.1", Reason::NotOffered),
];

#[test]
fn what_cannot_be_done_is_refused_by_its_rule_and_for_its_reason() {
    let mut wrong = Vec::new();
    for (given, moves, refused, rule, reason) in CASES {
        let mut state =
            <DeathMayDie as Staged>::stage(&[given]).unwrap_or_else(|why| panic!("{given}: {why}"));
        for mv in *moves {
            let mv: Move = mv.parse().expect("a move");
            let seat = DeathMayDie::pending(&state).seats.iter().next().expect("somebody is asked");
            DeathMayDie::play(&mut state, Actor::Seat(seat), mv, &mut Events::silent())
                .unwrap_or_else(|it| panic!("{given}: {mv} is refused by {} ({:?})", it.rule, it.reason));
        }
        let mv: Move = refused.parse().unwrap_or_else(|_| panic!("{refused} is no move"));
        // When all is over nobody is asked.
        let seat = DeathMayDie::pending(&state).seats.iter().next().unwrap_or(Seat(0));
        match DeathMayDie::play(&mut state, Actor::Seat(seat), mv, &mut Events::silent()) {
            Err(it) if (it.rule, &it.reason) == (*rule, reason) => {}
            Err(it) => wrong.push(format!("{given}: {mv}: {} {:?}", it.rule, it.reason)),
            Ok(()) => wrong.push(format!("{given}: {mv} is accepted")),
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn nobody_but_who_is_asked_may_answer() {
    let mut state = <DeathMayDie as Staged>::stage(&["track 1"]).expect("a position");
    let refused =
        DeathMayDie::play(&mut state, "S1".parse().unwrap(), Move::EndActions, &mut Events::silent());
    assert!(matches!(refused, Err(it) if (it.rule, it.reason) == ("DMD-25.1", Reason::NotAsked)));
}
