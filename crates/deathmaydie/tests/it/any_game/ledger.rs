//! Nothing happens untold, and nothing is told that does not happen: whoever keeps a board of their own by the log has the one
//! that is shown. What is thrown is what was announced.

use std::collections::BTreeSet;
use std::sync::Mutex;

use deathmaydie::content::Dice;
use deathmaydie::events::Event;
use deathmaydie::frames::Decision;
use deathmaydie::options::Options;
use deathmaydie::scenario::SCENARIOS;
use deathmaydie::state::State;
use deathmaydie::view::Open;
use deathmaydie::{DeathMayDie, Move};
use table::checks::{self, Check, moves_of, with_each};
use table::scenario::{self, Step};
use table::{Events, Game, Seat, Seed, Viewer};

use super::board::Board;
use super::heard::Heard;
use super::late::Late;
use super::{seen, shown, tables};

/// Dice that were thrown first.
fn thrown(told: &[Event]) -> Option<Dice> {
    let first = told.iter().skip_while(|event| !matches!(event, Event::Thrown { .. }));
    let dice = first.map_while(|event| match event {
        Event::Thrown { die, .. } => Some(die.is_bonus()),
        _ => None,
    });
    let (standard, bonus) = dice.fold(
        (0, 0),
        |(standard, bonus), it| {
            if it { (standard, bonus + 1) } else { (standard + 1, bonus) }
        },
    );
    (standard + bonus > 0).then_some(Dice { standard, bonus })
}

/// What was announced for the throw that comes first after this answer.
fn announced(view: &Open, mv: Move) -> Option<Dice> {
    let ahead = view.ahead.iter().find(|ahead| ahead.mv == mv).map(|ahead| ahead.prospect.pool);
    let ahead = ahead.map(|pool| Dice { standard: pool.standard, bonus: pool.bonus });
    match mv {
        Move::Roll => view.roll.as_ref().map(|roll| roll.to_throw),
        Move::Face(foe) => {
            let shown = view.foes.iter().find(|it| it.name == foe.to_string()).map(|it| it.dice);
            assert_eq!(shown, ahead, "{foe}");
            shown
        }
        _ => ahead,
    }
}

/// What a game met.
#[derive(Debug, Default)]
struct Met {
    moves: usize,
    throws: usize,
}

/// Plays at random, but does not end every turn at once.
fn keeps_its_board<G>(options: &Options, seed: u64) -> Met
where
    G: Game<Options = Options, State = State, Move = Move, Event = Event>,
{
    let mut luck = Seed::Fast(seed).stream("ledger", 0);
    let mut state = G::deal(options, G::RULES, Seed::Fast(seed), &mut Events::silent());
    let (mut board, mut met, mut attackers) = (None, Met::default(), BTreeSet::new());
    while let Some(actor) = G::pending(&state).actors().next() {
        let mut mv = G::any_move(&state, actor, &mut luck, &mut Vec::new());
        if matches!(mv, Move::EndActions | Move::Leave) {
            mv = G::any_move(&state, actor, &mut luck, &mut Vec::new());
        }
        let (view, mut events) = (DeathMayDie::open(&state), Events::new());
        shown::fits(&view, &attackers);
        seen::fits(&state);
        shown::asks(&view, &moves_of::<G>(&state, actor));
        let before = state.clone();
        G::play(&mut state, actor, mv, &mut events).expect("a legal move");
        let (told, now) = (events.take(), DeathMayDie::open(&state));
        Heard { before: &before, mv, told: &told, after: &state }.fits();
        shown::note_attackers(&told, &mut attackers);
        // Nobody has a secret (DMD-25.10).
        let others = (0..G::seats(options)).map(|seat| Viewer::Seat(Seat(seat)));
        for viewer in others.chain([Viewer::Spectator]) {
            assert!(
                told.iter().all(|event| G::tell(&state, viewer, event) == Some(*event)),
                "{viewer} is not told"
            );
        }
        if let (Some(dice), Some(wanted)) = (thrown(&told), announced(&view, mv)) {
            assert_eq!(dice, wanted, "seed {seed}: {mv} of {:?} throws other dice", view.asked);
            met.throws += 1;
        }
        let shown = Board::shown(&now);
        // What the last blow leaves behind when all is lost at once, nobody clears away.
        if now.end.is_none()
            && let Some(board) = board
        {
            let kept = Board::after(board, &told, &shown);
            assert_eq!(kept, shown, "seed {seed}: {mv} told {told:?}");
            met.moves += 1;
        }
        board = (Decision::of(&state) == Some(Decision::Act) || met.moves > 0).then_some(shown);
    }
    met
}

fn kept<G>(tables: &[Check<G>], games: u64)
where
    G: Game<Options = Options, State = State, Move = Move, Event = Event>,
{
    let all = Mutex::new(Met::default());
    with_each(tables, |number, table| {
        for game in 0..games {
            let met = keeps_its_board::<G>(&table.options, 100 * number as u64 + game);
            let mut all = all.lock().unwrap();
            (all.moves, all.throws) = (all.moves + met.moves, all.throws + met.throws);
        }
    });
    let met = all.into_inner().unwrap();
    println!("{met:?}");
    assert!(met.moves > 100 * tables.len() && met.throws > 5 * tables.len(), "{met:?}");
}

#[test]
fn whoever_keeps_a_board_by_the_log_has_the_one_that_is_shown() {
    kept(&tables::<DeathMayDie>(), 6);
}

#[test]
fn so_has_whoever_comes_late() {
    kept(&tables::<Late>(), 6);
}

/// In every position a story comes by, and of every move it tells of.
#[test]
fn stories_show_and_tell_what_is() {
    let mut moves = 0;
    for story in checks::scenarios(SCENARIOS) {
        let look = |step: Step<DeathMayDie>| {
            // What looking tries out must not use up the luck the story has written down.
            let [mut before, mut after] = [step.before.clone(), step.after.clone()];
            for state in [&mut before, &mut after] {
                DeathMayDie::reseed(state, Seed::Fast(0));
            }
            seen::fits(&before);
            seen::fits(&after);
            Heard { before: &before, mv: step.mv, told: step.told, after: &after }.fits();
            moves += 1;
        };
        // Whether it holds, `scenarios.rs` says.
        let _ = scenario::watch::<DeathMayDie>(&story, look);
    }
    assert!(moves > 2000, "{moves} moves");
}
