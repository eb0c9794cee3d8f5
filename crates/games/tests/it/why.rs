//! No answer to a why tells a secret, and there is always one.

use std::collections::BTreeSet;

use arena::GameSession;
use games::{Telling, ToldGame, Why};
use table::checks::moves_of;
use table::{Actor, Chance, Events, Seat, Seed, Settings};
use words::{Lang, Names};

/// So many things are wondered about at each step: some that were open before, some that may never be.
const ASKED: usize = 14;

/// Random games: whatever anybody could wonder about, or press on the table, is answered the same in a world they cannot tell
/// from the true one, what is open to them is explained, and what is not is refused by a rule of the book.
fn tells_no_secret_and_always_answers<G: ToldGame>(settings: &Settings, all: &[G::Move]) {
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
            let anything: Vec<G::Move> =
                (0..ASKED).map(|_| all[luck.below(all.len() as u32) as usize]).collect();
            for mv in wondered.iter().rev().take(ASKED).chain(&anything) {
                let text = mv.to_string();
                let told = |state| {
                    GameSession::<G>::staged(G::State::clone(state)).explain(Lang::En, &names, seat, &[&text])
                };
                let answer = told(&state);
                assert_eq!(answer, told(&world), "{seat} learns something about {text}");
                match answer {
                    Why::Brings { .. } => assert!(open.contains(mv), "{seat} cannot {text}"),
                    Why::Not(declined) => {
                        assert!(!open.contains(mv), "{seat} can {text}: {}", declined.en);
                        let rule = declined.rule.expect("a rule");
                        assert!(words::rules::find(G::rulebook(Lang::En).sections, rule).is_some(), "{rule}");
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
    let usual = Settings::default();
    let cards = grimoire::cards::Card::all()
        .flat_map(|card| [grimoire::Move::Play(card), grimoire::Move::Swap(card)]);
    tells_no_secret_and_always_answers::<grimoire::Grimoire>(&usual, &cards.collect::<Vec<_>>());
    tells_no_secret_and_always_answers::<madness::Madness>(&usual, &madness::Move::universe());
    tells_no_secret_and_always_answers::<obscurio::Obscurio>(&usual, &obscurio::Move::universe());
    let first = deathmaydie::universe::universe(deathmaydie::content::Episode::E1);
    tells_no_secret_and_always_answers::<deathmaydie::DeathMayDie>(&usual, &first);
    tells_no_secret_and_always_answers::<lanterns::Lanterns>(&usual, &lanterns::Move::universe());
}
