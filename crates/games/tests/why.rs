//! No answer to a why tells a secret, and there is always one.

use std::collections::BTreeSet;

use games::{Complete, Live, Session, Why};
use table::checks::moves_of;
use table::{Actor, Chance, Events, Seat, Seed, Settings};
use words::{Lang, Names};

/// Random games: whatever anybody could wonder about is answered the same in a world they cannot tell from the true
/// one, what is open to them is explained, and what is not is refused by a rule of the book.
fn tells_no_secret_and_always_answers<G: Complete>(settings: &Settings) {
    let seats = G::seat_counts(settings)[0];
    let options = G::set_up(seats, settings).expect("the usual table");
    let names = Names::new(Seat::all(seats).map(|seat| seat.to_string()).collect());
    let mut luck = Chance::fast(7);
    let mut state = G::deal(&options, G::RULES, Seed::Fast(11), &mut Events::silent());
    let mut wondered: BTreeSet<G::Move> = BTreeSet::new();
    for _ in 0..60 {
        let Some(actor) = G::pending(&state).actors().next() else { break };
        let open = moves_of::<G>(&state, actor);
        wondered.extend(open.iter().copied().take(6));
        if let Actor::Seat(seat) = actor {
            let world = G::redeal(&state, seat, &mut luck);
            for mv in wondered.iter().rev().take(25) {
                let text = mv.to_string();
                let told = |state| {
                    Live::<G>::staged(G::State::clone(state)).explain(Lang::En, &names, seat, &[&text])
                };
                let answer = told(&state);
                assert_eq!(answer, told(&world), "{seat} learns something about {text}");
                match answer {
                    Why::Brings { .. } => assert!(open.contains(mv), "{seat} cannot {text}"),
                    Why::Not(declined) => {
                        assert!(!open.contains(mv), "{seat} can {text}: {}", declined.en);
                        let rule = declined.rule.expect("a rule");
                        assert!(words::rules::find(G::rules(Lang::En), rule).is_some(), "{rule}");
                    }
                }
            }
        }
        let mv = open[luck.below(open.len() as u32) as usize];
        G::play(&mut state, actor, mv, &mut Events::silent()).expect("it is open");
    }
    assert!(wondered.len() > 3, "{} was hardly played", G::NAME);
}

#[test]
fn no_answer_tells_a_secret() {
    tells_no_secret_and_always_answers::<grimoire::Grimoire>(&Settings::default());
    tells_no_secret_and_always_answers::<madness::Madness>(&Settings::default());
    tells_no_secret_and_always_answers::<obscurio::Obscurio>(&Settings::default());
    tells_no_secret_and_always_answers::<deathmaydie::DeathMayDie>(&Settings::default());
    tells_no_secret_and_always_answers::<lanterns::Lanterns>(&Settings::default());
}
