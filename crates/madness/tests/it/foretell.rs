//! What a player's Spells foretell is what happens: random games, every Spell against the legal moves and the log.

use madness::foretell::Foretold;
use madness::{Event, Madness, Move};
use table::checks::moves_of;
use table::scenario::Staged;
use table::{Actor, Chance, Game, Replay, Seat, Seed, Settings, Viewer};

fn open(seats: u8, luck: u64, hands: &str) -> Replay<Madness> {
    let settings = Settings::default().with("magicians", "random").with("open_hands", hands);
    Replay::new(Madness::set_up(seats, &settings).unwrap(), Madness::RULES, Seed::Fast(luck))
}

fn foretold(replay: &Replay<Madness>, seat: Seat) -> Vec<Foretold> {
    Madness::own(replay.state(), Viewer::Seat(seat)).foretold
}

/// Spells are cast at Powers that are offered, and at no others; who is not to act is told nothing.
fn powers_are_right(replay: &Replay<Madness>, seat: Seat, moves: &[Move]) {
    let acts = moves.iter().any(|mv| matches!(mv, Move::End | Move::Pass));
    let told = foretold(replay, seat);
    assert_eq!(told.is_empty(), !acts, "{moves:?}");
    for it in told {
        let offered = moves.iter().filter_map(|mv| match mv {
            Move::Cast(spell, power) if *spell == it.spell => Some(*power),
            _ => None,
        });
        assert_eq!(it.power, offered.max().unwrap_or(0), "{it:?}");
        let player = replay.state().player(seat);
        let alone = it.spell.needs_others() && replay.state().in_play().len() == 1;
        assert_eq!(it.poor, it.power == 0 && player.ready().contains(it.spell) && !alone, "{it:?}");
    }
}

/// Everything a Spell that was called idle brings about, from its casting to the next question.
fn came_of_it(news: &[Event]) -> Vec<&Event> {
    let cast = news.iter().position(|event| matches!(event, Event::SpellCast { .. }));
    let after = cast.map_or(&[][..], |cast| &news[cast + 1..]);
    after
        .iter()
        .filter(|event| {
            !matches!(event, Event::Begins { .. } | Event::Reaches { .. } | Event::NothingToDo { .. })
        })
        .collect()
}

#[test]
fn spells_do_what_was_foretold() {
    let (mut idle, mut cast) = (0, 0);
    for luck in 0..150 {
        let mut replay = open(2 + luck as u8 % 4, luck, if luck % 2 == 0 { "true" } else { "false" });
        let mut chance = Chance::fast(luck);
        let mut promised: Option<Foretold> = None;
        while let Some(actor @ Actor::Seat(seat)) = Madness::pending(replay.state()).actors().next() {
            let moves = moves_of::<Madness>(replay.state(), actor);
            powers_are_right(&replay, seat, &moves);
            let mv = moves[chance.below(moves.len() as u32) as usize];
            if let Move::Cast(spell, 1) = mv {
                promised = foretold(&replay, seat).into_iter().find(|it| it.spell == spell);
            }
            let before = replay.past().count();
            replay.play(actor, mv).unwrap();
            let news: Vec<Event> = replay.past().skip(before).cloned().collect();
            if news.iter().any(|event| matches!(event, Event::SpellCast { .. }))
                && let Some(it) = promised.take()
            {
                cast += 1;
                idle += usize::from(it.idle);
                assert!(!it.idle || came_of_it(&news).is_empty(), "{it:?} brought {news:?}");
            }
        }
    }
    assert!(idle > 10 && cast > 500, "too little happened to show anything: {idle} of {cast}");
}

/// BBM-15.3: a card of the own support that pays leaves room there.
#[test]
fn a_spell_that_can_be_paid_from_a_full_support_is_not_idle() {
    let idle = |support: &str| {
        let given = format!("S0 spells ice, S0 hand water-1 air-1, S0 support {support}");
        let state = Madness::stage(&[&given]).expect("a position");
        Madness::own(&state, Viewer::Seat(Seat(0))).foretold[0].idle
    };
    assert!(idle("fire-1*3"));
    assert!(!idle("fire-1*2 water-1"));
}

/// In every world a player can imagine their own Spells promise the same.
#[test]
fn only_what_one_may_know_is_foretold() {
    for luck in 0..12 {
        let mut replay = open(2 + luck as u8 % 4, luck, "false");
        let mut chance = Chance::fast(luck);
        for _ in 0..400 {
            let Some(actor @ Actor::Seat(seat)) = Madness::pending(replay.state()).actors().next() else {
                break;
            };
            let world = Madness::redeal(replay.state(), seat, &mut chance);
            assert_eq!(Madness::own(&world, Viewer::Seat(seat)).foretold, foretold(&replay, seat));
            assert!(Madness::own(replay.state(), Viewer::Spectator).foretold.is_empty());
            let moves = moves_of::<Madness>(replay.state(), actor);
            let mv = moves[chance.below(moves.len() as u32) as usize];
            replay.play(actor, mv).unwrap();
        }
    }
}

/// What is foretold of the next turn is what the rules then do, unless somebody changes it in between.
fn next_turn_is_as_foretold(mut replay: Replay<Madness>, chance: &mut Chance) -> bool {
    let coming = Madness::open(replay.state()).forecast.into_iter().next();
    let told = replay.past().count();
    let active = replay.state().active;
    replay.play(Actor::Seat(active), Move::End).unwrap();
    loop {
        let Some(seat) = Madness::pending(replay.state()).seats.iter().next() else { break };
        let moves = moves_of::<Madness>(replay.state(), Actor::Seat(seat));
        if moves.contains(&Move::End) {
            break;
        }
        replay.play(Actor::Seat(seat), moves[chance.below(moves.len() as u32) as usize]).unwrap();
    }
    let news: Vec<&Event> = replay.past().skip(told).collect();
    let Some(marker) = news.iter().position(|event| matches!(event, Event::MarkerMoved { .. })) else {
        return false;
    };
    let meddled = |event: &&Event| {
        let of_curses = matches!(event, Event::CurseDestroyed { .. } | Event::CurseNeutralized { .. });
        of_curses || matches!(event, Event::Eliminated { .. })
    };
    let Some(coming) = coming.filter(|_| !news[..marker].iter().any(meddled)) else { return false };
    assert_eq!(news[marker], &Event::MarkerMoved { space: coming.space });
    let strikes = news[marker..].iter().filter_map(|event| match event {
        Event::CurseStruck { slot, curse } => Some((*slot, *curse, true)),
        Event::CurseSlept { slot, curse } => Some((*slot, *curse, false)),
        _ => None,
    });
    let strikes: Vec<_> = strikes.collect();
    let escapes = news[marker..].iter().any(|event| matches!(event, Event::Escaped { .. }));
    assert_eq!(escapes, coming.escapes);
    // A Curse can end the game, or somebody's part in it, before the next one strikes.
    let is_foretold = |strike| coming.curses.contains(strike);
    assert!(strikes.iter().all(is_foretold), "{strikes:?} {:?}", coming.curses);
    let cut_short = Madness::outcome(replay.state()).is_some() || news[marker..].iter().any(meddled);
    assert!(cut_short || strikes.len() == coming.curses.len(), "{strikes:?} {:?}", coming.curses);
    !strikes.is_empty()
}

#[test]
fn the_forecast_is_what_the_rules_do() {
    let mut struck = 0;
    for luck in 0..12 {
        let mut chance = Chance::fast(luck);
        let mut replay = open(2 + luck as u8 % 4, luck, "false");
        while let Some(seat) = Madness::pending(replay.state()).seats.iter().next() {
            let moves = moves_of::<Madness>(replay.state(), Actor::Seat(seat));
            if moves.contains(&Move::End) {
                struck += usize::from(next_turn_is_as_foretold(replay.clone(), &mut chance));
            }
            replay.play(Actor::Seat(seat), moves[chance.below(moves.len() as u32) as usize]).unwrap();
        }
    }
    assert!(struck > 50, "only {struck} turns with Curses were compared");
}

/// RUL-BBM-14: under an Avatar a Spell has the Power that the support pool can pay.
#[test]
fn under_an_avatar_powers_are_those_of_the_pool() {
    let given = "S0 spells avatar combustion, S0 hand water-3 fire-3, S1 support fire-1*2";
    let mut state = Madness::stage(&[given]).expect("a position");
    let cast = "cast avatar".parse::<Move>().expect("a move");
    Madness::play(&mut state, Actor::Seat(Seat(0)), cast, &mut table::Events::silent())
        .expect("a legal move");
    let told = Madness::own(&state, Viewer::Seat(Seat(0))).foretold;
    let combustion =
        told.iter().find(|it| it.spell == madness::cards::Spell::Combustion).expect("it is there");
    assert_eq!(combustion.power, 2);
}
