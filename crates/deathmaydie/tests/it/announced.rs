//! Is what people are told beforehand what the rules then do? The end of a turn, what is proposed, the odds, the ways, the
//! questions: of positions as stories describe them.

use deathmaydie::chances::Goal;
use deathmaydie::content::{Dice, Insanity, Investigator, Stage};
use deathmaydie::foretell::{Forecast, forecast};
use deathmaydie::ids::Kind;
use deathmaydie::question::{Next, Origin, Question};
use deathmaydie::view::{Open, Own};
use deathmaydie::{DeathMayDie, Move, State};
use table::scenario::Staged;
use table::{Actor, Events, Game, Seat, Viewer};

/// A position, after these answers of whoever is asked.
fn after(given: &str, moves: &[&str]) -> State {
    let mut state = <DeathMayDie as Staged>::stage(&[given]).expect("a position");
    for mv in moves {
        let mv: Move = mv.parse().expect("a move");
        let seat = DeathMayDie::pending(&state).seats.iter().next().expect("somebody is asked");
        DeathMayDie::play(&mut state, Actor::Seat(seat), mv, &mut Events::silent())
            .unwrap_or_else(|refused| panic!("{mv} is refused by {}", refused.rule));
    }
    state
}

fn open(given: &str) -> Open {
    DeathMayDie::open(&after(given, &[]))
}

fn own(given: &str, moves: &[&str]) -> Own {
    DeathMayDie::own(&after(given, moves), Viewer::Seat(Seat(0)))
}

fn foretold(given: &str) -> Forecast {
    forecast(&open(given)).expect("a turn")
}

#[test]
fn the_last_space_of_the_track_is_the_end() {
    assert!(foretold("stage 2, elder at e1-pyre, track 7").ends);
    assert!(!foretold("stage 2, elder at e1-pyre, track 6").ends);
}

#[test]
fn the_elder_one_arrives_on_a_red_space_or_when_the_ritual_is_disrupted() {
    let due = "mythos discard e1-m1 e1-m2 e1-m3";
    let arrives = |given: &str| foretold(given).arrives;
    assert_eq!(
        ["disrupted", "track 5", "track 3", "disrupted, stage 2, elder at e1-pyre"].map(arrives),
        [true, true, false, false]
    );
    assert!(arrives(&format!("track 4, {due}")) && !arrives(&format!("track 3, {due}")));
}

#[test]
fn the_stages_that_speak_at_the_end_of_a_turn_are_named() {
    use Stage::{Azathoth3, Azathoth4, Tsathoggua2, Tsathoggua3};
    assert_eq!(foretold("track 1").stages, []);
    assert_eq!(foretold("elder at e1-pyre, stage 3").stages, [Tsathoggua2, Tsathoggua3]);
    assert_eq!(foretold("elder azathoth, elder at e1-pyre, stage 4").stages, [Azathoth3, Azathoth4]);
}

#[test]
fn the_fire_to_come_is_shown_until_it_burns() {
    let card = "cast agatha peters, agatha fire 2, agatha stress 1, agatha holds e1-d10 left";
    assert_eq!(foretold(&format!("{card}, step effects")).fire, 2);
    let burning = after(&format!("{card}, step fire, dice blank blank"), &[]);
    assert_eq!(forecast(&DeathMayDie::open(&burning)).expect("a turn").fire, 0);
}

#[test]
fn how_far_both_sides_have_come() {
    let ways = |given: &str| after(given, &[]).ways();
    assert_eq!(ways("track 1"), [0, 0]);
    assert_eq!(ways("track 4"), [0, 42]);
    assert_eq!(ways("disrupted, elder at e1-pyre, stage 3, track 6"), [50, 71]);
    assert_eq!(ways("disrupted, elder at e1-pyre, stage 4, track 7"), [75, 85]);
}

#[test]
fn as_much_as_can_be_is_kept_off() {
    let given = "step fire, mike level toughness 4, mike fire 3, mike stress 1, dice success success success";
    assert_eq!(own(given, &[]).proposed, ["stop", "prevent toughness 2"]);
}

#[test]
fn wounds_are_proposed_for_whoever_is_nearest_to_death() {
    let foes = "unnamable-1 at e1-pub, ghast-1 at e1-pub";
    let given = format!(
        "mike level brawling 2, mike at e1-pub, mike stress 4, {foes}, dice success success blank blank"
    );
    let moves = ["attack", "target unnamable-1", "target ghast-1"];
    assert_eq!(own(&given, &moves).proposed, ["wound ghast-1", "wound ghast-1"]);
}

#[test]
fn what_helps_is_converted_and_what_hurts_is_not() {
    let attack = "cast julien peters, julien level arcane 2, julien stress 1, ghast-1 at e1-mill, dice elder elder blank";
    assert_eq!(own(attack, &["attack"]).proposed, ["stop", "convert arcane 2"]);
    let fire =
        "cast julien peters, step fire, julien level arcane 2, julien stress 1, julien fire 1, dice elder";
    assert_eq!(own(fire, &[]).proposed, ["stop", "done"]);
}

/// What the attack on an enemy would be thrown with and what it needs.
fn attack(given: &str, foe: &str) -> (u8, Vec<Goal>) {
    let view = DeathMayDie::open(&after(given, &["attack"]));
    let mv: Move = format!("target {foe}").parse().expect("a move");
    let ahead = view.ahead.iter().find(|ahead| ahead.mv == mv).expect("an attack to come");
    (ahead.prospect.pool.plus, ahead.prospect.goals.clone())
}

#[test]
fn an_attack_needs_what_it_does_not_have_and_what_armour_takes() {
    let foes = "ghast-1 at e1-mill, cultist-1 at e1-mill, cultist-1 wounds 1";
    let goals = |kill, wound| vec![Goal::Successes(kill), Goal::Successes(wound)];
    assert_eq!(attack(&format!("cast agatha peters, {foes}"), "ghast-1"), (0, goals(3, 1)));
    assert_eq!(
        attack(&format!("cast agatha peters, agatha level signature 4, {foes}"), "ghast-1"),
        (2, goals(3, 1))
    );
    assert_eq!(attack(&format!("cast agatha peters, {foes}"), "cultist-1"), (0, vec![Goal::Successes(1)]));
    let scion = "cast agatha peters, scion-1 at e1-mill, ghast-1 at e1-mill";
    assert_eq!(attack(&format!("{scion}, agatha fatigue 1 0"), "scion-1"), (0, goals(4, 2)));
}

#[test]
fn a_check_counts_what_it_sees_beyond_the_dice() {
    let plus = |given: &str| {
        let view = open(given);
        let ahead = view.ahead.iter().find(|ahead| matches!(ahead.mv, Move::Task(_))).expect("an action");
        ahead.prospect.pool.plus
    };
    let booth = "episode e5, mike at e5-striker, peters at e5-striker";
    assert_eq!(plus(booth), 1, "one who can brawl");
    assert_eq!(plus(&format!("{booth}, cast agatha leon, agatha at e5-striker")), 0, "one who cannot");
}

#[test]
fn elder_signs_of_those_they_help_wound() {
    let elders = |foe: &str| {
        let view = open(&format!("episode e2, step encounter, {foe} at e2-ward, cultist-1 at e2-ward"));
        let mv: Move = format!("face {foe}").parse().expect("a move");
        view.ahead.iter().find(|ahead| ahead.mv == mv).expect("a fight").prospect.pool.elder_worth
    };
    assert_eq!([elders("serpent-1"), elders("fisher-1")], [1, 0]);
}

#[test]
fn a_way_says_its_price_and_is_the_cheapest() {
    let routes = own("e1-mill fire 2, e1-castle fire 1, peters at e1-graves", &[]).routes;
    let to = |name: &str| routes.iter().find(|route| route.to.to_string() == name).expect("a way");
    assert_eq!(to("e1-river").fire, 2);
    let pub_ = to("e1-pub");
    assert_eq!((pub_.fire, pub_.by.len()), (2, 2));
    assert_eq!(pub_.by[0].to_string(), "e1-river");
}

#[test]
fn an_attack_on_several_is_one_press() {
    let strikes = own("mike level brawling 2, ghast-1 at e1-mill, cultist-1 at e1-mill", &[]).strikes;
    let all: Vec<(usize, Dice)> =
        strikes.iter().filter_map(|strike| strike.all.as_ref()).map(|all| (all.targets, all.dice)).collect();
    assert_eq!(all, [(2, Dice { standard: 3, bonus: 1 }); 2]);
    assert!(
        own("ghast-1 at e1-mill, cultist-1 at e1-mill", &[])
            .strikes
            .iter()
            .all(|strike| strike.all.is_none())
    );
}

#[test]
fn questions_say_what_they_are_about() {
    let question = |state: &State| DeathMayDie::open(state).question.expect("a question");
    let step = after("peters at e1-pub", &["run", "step e1-river"]);
    assert_eq!(question(&step), Question::Step { left: 2, may_stop: true });
    let heal = after("mike stress 2, mike wounds 3, mike holds e1-d13 right", &["rest"]);
    assert_eq!(question(&heal), Question::Heal { who: Investigator::Mike, points: 4 });
    let insanity = "peters at e1-square, peters holds e1-d01 right, peters sanity 3, peters insanity persecution, cultist-1 at e1-pyre, mythos e1-m8";
    let pick = after(insanity, &["end actions"]);
    assert!(matches!(question(&pick), Question::Path { foe } if foe.to_string() == "cultist-1"));
    let steal = "peters at e1-pub, mike at e1-pub, mike holds e1-d03 right, mike holds e1-d06 right, peters holds e1-d01 right, peters sanity 3, peters insanity kleptomania, mythos e1-m8";
    let origin = Origin::Insanity(Insanity::Kleptomania);
    assert!(matches!(question(&after(steal, &["end actions"])), Question::Pick { of, .. } if of == origin));
}

#[test]
fn a_window_says_what_comes_next() {
    let given = "cast agatha peters, agatha stress 1, agatha fire 1, agatha holds e1-d10 left, dice blank";
    let next = |moves: &[&str]| DeathMayDie::open(&after(given, moves)).question;
    let done = ["end actions", "done", "done", "done", "done", "stop"];
    let wanted = [Next::Mythos, Next::Encounter, Next::EndOfTurn, Next::Fire];
    for (count, wanted) in (1..).zip(wanted) {
        assert_eq!(next(&done[..count]), Some(Question::Window { next: wanted }));
    }
    assert_eq!(next(&done), Some(Question::Window { next: Next::AfterFire }));
}

#[test]
fn what_waits_is_named_by_its_numbers() {
    let held = "episode e1, cast agatha peters, agatha holds e1-d12 right, agatha holds e1-d15 right, agatha at e1-cathedral, step effects";
    let state = after(held, &[]);
    let Some(Question::Order { waiting }) = DeathMayDie::open(&state).question else { panic!("no order") };
    let meanings: Vec<String> = (1..=waiting.len())
        .map(|number| {
            DeathMayDie::meaning(&state, Actor::Seat(Seat(0)), format!("first {number}").parse().unwrap())
        })
        .map(|meaning| meaning.expect("a meaning"))
        .collect();
    for (origin, meaning) in waiting.iter().zip(meanings) {
        let Origin::Card(card) = origin else { panic!("{origin:?}") };
        assert!(meaning.contains(&card.to_string()), "{card}: {meaning}");
    }
}

#[test]
fn only_who_is_asked_is_shown_as_asked() {
    let state = after("track 1", &[]);
    let asked = [Viewer::Seat(Seat(0)), Viewer::Seat(Seat(1)), Viewer::Spectator];
    assert_eq!(asked.map(|viewer| DeathMayDie::own(&state, viewer).asked), [true, false, false]);
}

#[test]
fn slots_and_tokens_on_an_insanity_are_shown() {
    let view = open("unknown two, unknown kinds dhole gyaa, mike insanity hoarding, mike tally 2");
    assert_eq!(view.unknown, [Kind::Dhole, Kind::Gyaa]);
    assert_eq!(view.investigators[0].tally, 2);
}

#[test]
fn a_roll_says_what_stress_could_bring() {
    let view =
        DeathMayDie::open(&after("mike stress 1, ghast-1 at e1-mill, cultist-1 at e1-mill", &["attack"]));
    assert_eq!([view.ahead[0].prospect.stress, view.ahead[0].prospect.linked], [3, 1]);
    let fight =
        "step encounter, cast agatha peters, agatha wounds 3, ghast-1 at e1-mill, cultist-1 at e1-mill";
    assert_eq!(open(fight).ahead[0].prospect.goals, [Goal::NoMoreThan(0), Goal::NoMoreThan(1)]);
}

/// What the Fire throws in two turns of the same game.
#[test]
fn no_fire_burns_like_the_one_before() {
    let thrown = |seed: u64| {
        let given = format!(
            "seed {seed}, step fire, cast agatha leon, agatha stress 4, leon stress 4, agatha fire 4, leon fire 4"
        );
        let mut state = <DeathMayDie as Staged>::stage(&[&given]).expect("a position");
        let first = state.roll.dice;
        DeathMayDie::play(&mut state, Actor::Seat(Seat(1)), Move::EndActions, &mut Events::silent())
            .expect("legal");
        (first, state.roll.dice)
    };
    let games: Vec<_> = (0..6).map(thrown).collect();
    assert!(games.iter().any(|(first, second)| first != second), "{games:?}");
    assert!(games.iter().any(|(first, _)| *first != games[0].0), "{games:?}");
}

#[test]
fn insanities_are_dealt_anew_in_each_game() {
    let dealt = |seed: u64| {
        let given = format!("seed {seed}, from the box");
        let state = after(&given, &["play mike", "play peters"]);
        state.sheets.map(|sheet| sheet.insanity)
    };
    assert!((1..6).any(|seed| dealt(seed) != dealt(0)));
}

#[test]
fn a_conversion_that_brings_tentacles_is_worth_less() {
    let attack = "cast julien peters, julien level arcane 4, julien stress 4, ghast-1 at e1-mill, dice elder blank blank";
    let view = DeathMayDie::open(&after(&format!("{attack}, julien relic book"), &["attack"]));
    let roll = view.roll.expect("a roll");
    let worth: Vec<i16> = roll.ways.iter().map(|way| roll.worth(way.from, way.to, 1)).collect();
    assert_eq!(worth, [1, 2, 1], "two levels of Arcane Mastery, and a book that bites");
}

#[test]
fn all_elder_signs_are_counted_on_where_one_card_counts_them_all() {
    let elders = |card: &str| {
        let view = open(&format!("cast julien peters, julien at e1-pub, juror-1 at e1-pub{card}"));
        let check = view.ahead.iter().find(|ahead| ahead.mv == "do convince-a-juror".parse().unwrap());
        check.expect("an action").prospect.pool.elders
    };
    assert_eq!([elders(""), elders(", julien holds e1-d08 left")], [1, u8::MAX]);
}

#[test]
fn whoever_has_sneaked_is_told_of_no_more_sneaks_than_are_left() {
    let given = "cast ruth peters, ruth level stealth 2, cultist-1 at e1-mill, cultist-2 at e1-castle, ghast-1 at e1-castle, ghast-2 at e1-castle";
    let past = |moves: &[&str]| own(given, moves).routes.iter().map(|route| route.past).max();
    assert_eq!(past(&["run", "step e1-castle", "sneak cultist-1"]), Some(2));
}

#[test]
fn the_way_without_fire_is_cheaper_than_the_one_without_company() {
    let routes =
        own("e1-castle fire 1, cultist-1 at e1-river, ghast-1 at e1-river, peters at e1-graves", &[]).routes;
    let to = routes.iter().find(|route| route.to.to_string() == "e1-pub").expect("a way");
    assert_eq!((to.by[0].to_string().as_str(), to.fire, to.follows.len()), ("e1-river", 0, 2));
}

#[test]
fn each_stress_brings_its_reroll_and_those_linked_to_it() {
    let view =
        DeathMayDie::open(&after("mike stress 1, ghast-1 at e1-mill, cultist-1 at e1-mill", &["attack"]));
    let prospect = &view.ahead[0].prospect;
    let free = prospect.pool.rerolls;
    assert_eq!([0, 1, 3].map(|stress| prospect.rerolls(stress)), [free, free + 2, free + 6]);
}

#[test]
fn all_that_a_check_can_bring_is_hoped_for_the_best_first() {
    let view = open("episode e3, mike at e3-altar, bone-1 at mike");
    let strike = view.ahead.iter().find(|ahead| ahead.mv == "do strike-the-altar".parse().unwrap());
    let goals = &strike.expect("an action").prospect.goals;
    assert_eq!(*goals, [Goal::Successes(4), Goal::Successes(2)]);
}
