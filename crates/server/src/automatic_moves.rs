//! What happens at a table by itself? Bots move, single answers are given, clocks ring, questions lapse.

use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::{Duration, Instant};

use bots::{Budget, Strength};
use pages::chrome::Sitter;
use table::{Actor, Seat, Viewer};
use tokio::time::{sleep, sleep_until, timeout};
use words::{Lang, Tone};

use crate::App;
use crate::pace::Pace;
use crate::tables::play::{self, NotPlayed};
use crate::tables::{Core, Table, guarded, undo};

/// How long a strong bot thinks, alone and when others wait for the same cores.
const THINKING: Duration = Duration::from_millis(400);
const THINKING_IN_A_CROWD: Duration = Duration::from_millis(120);
/// A thought that takes longer than this is not waited for.
const HARD_LIMIT: Duration = Duration::from_millis(1500);
/// After this many moves in a row that could not be made, somebody has to look first.
const PATIENCE: u32 = 5;

/// What is due at a table.
enum Due {
    Nothing,
    Bot { seat: Seat, strength: Strength },
    Forced { seat: Seat, mv: String },
    Clock { mv: String, when: Instant },
    Lapse { when: Instant },
}

/// Makes sure that what is due at this table happens.
pub fn wake(app: &App, table: &Arc<Table>) {
    if matches!(due(table, &table.core()), Due::Nothing) || table.automatic.swap(true, Ordering::AcqRel) {
        return;
    }
    let (app, running) = (app.clone(), Running(table.clone()));
    tokio::spawn(async move { run(&app, running).await });
}

/// Whoever runs a table by itself says so until the end, even if the end is a panic.
struct Running(Arc<Table>);

impl Drop for Running {
    fn drop(&mut self) {
        self.0.automatic.store(false, Ordering::Release);
    }
}

async fn run(app: &App, running: Running) {
    let table = running.0.clone();
    let mut failures = 0;
    while failures < PATIENCE {
        match step(app, &table).await {
            Step::Done => break,
            Step::Made => failures = 0,
            Step::Failed => {
                failures += 1;
                sleep(Duration::from_millis(300)).await;
            }
        }
    }
    drop(running);
    if failures == 0 {
        // Something may have become due between the last look and saying that nobody runs this table.
        wake(app, &table);
    }
}

enum Step {
    Done,
    Made,
    Failed,
}

async fn step(app: &App, table: &Arc<Table>) -> Step {
    let mut changes = table.watch();
    let (due, at, logged, rest) = {
        let core = table.core();
        (due(table, &core), core.session.made(), core.logged, rest(&core))
    };
    let (actor, mv) = match due {
        Due::Nothing => return Step::Done,
        Due::Lapse { when } => {
            tokio::select! {
                () = sleep_until(when.into()) => undo::lapse(table).await,
                _ = changes.changed() => {}
            }
            return Step::Made;
        }
        Due::Clock { mv, when } => {
            tokio::select! {
                () = sleep_until(when.into()) => (Actor::Clock, mv),
                _ = changes.changed() => return Step::Made,
            }
        }
        Due::Forced { seat, mv } => (Actor::Seat(seat), mv),
        Due::Bot { seat, strength } => (Actor::Seat(seat), think(app, table, seat, strength, logged).await),
    };
    if actor != Actor::Clock {
        sleep_until(rest.into()).await;
        if !still_due(table, actor, at) {
            return Step::Made;
        }
    }
    match play::act(app, table, actor, at, vec![mv]).await {
        Ok(_) => Step::Made,
        Err(NotPlayed::Problem(words::problem::Problem::Stale)) => Step::Made,
        Err(_) => Step::Failed,
    }
}

/// Where the rules fail nothing happens by itself.
fn due(table: &Table, core: &Core) -> Due {
    table.ask(core, &Vec::new, || next_due(core)).unwrap_or(Due::Nothing)
}

fn next_due(core: &Core) -> Due {
    let session = &core.session;
    if session.outcome().is_some() || (session.made() == 0 && core.waits_for_people()) {
        return Due::Nothing;
    }
    if let Some(asking) = &core.asking {
        return Due::Lapse { when: asking.since + undo::PATIENCE };
    }
    let pending = session.pending();
    for seat in pending.seats.iter() {
        if let Some(Sitter::Bot(bot)) = core.sitter(seat) {
            return Due::Bot { seat, strength: bot.strength.parse().unwrap_or(Strength::Quick) };
        }
    }
    let people = pending.seats.iter().filter(|_| core.answers_forced);
    for seat in people.filter(|seat| matches!(core.sitter(*seat), Some(Sitter::Person(_)))) {
        let mut moves = session.legal(Actor::Seat(seat));
        if moves.len() == 1 {
            return Due::Forced { seat, mv: moves.remove(0) };
        }
    }
    let ring = pending.clock.and_then(|ms| Some((ms, session.legal(Actor::Clock).into_iter().next()?)));
    ring.map_or(Due::Nothing, |(ms, mv)| Due::Clock {
        mv,
        when: core.moved + Duration::from_millis(ms.into()),
    })
}

/// Whether the seat is still played by itself: people sit down, leave and take back while a bot thinks.
fn still_due(table: &Table, actor: Actor, at: usize) -> bool {
    let core = table.core();
    let the_same = match due(table, &core) {
        Due::Bot { seat, .. } | Due::Forced { seat, .. } => actor == Actor::Seat(seat),
        Due::Nothing | Due::Clock { .. } | Due::Lapse { .. } => false,
    };
    the_same && core.session.made() == at
}

/// When the next automatic move may be seen.
fn rest(core: &Core) -> Instant {
    if core.pace == Pace::Instant {
        return core.moved;
    }
    let made = core.session.made();
    let lines = guarded(|| core.session.lines(Lang::En, core.names(Lang::En), Viewer::Spectator));
    let milestone = lines.is_ok_and(|lines| {
        lines
            .iter()
            .rev()
            .take_while(|(number, _)| *number == made)
            .any(|(_, line)| line.tone == Tone::Milestone)
    });
    core.moved + core.pace.rest(milestone)
}

/// The move a bot makes for this seat. Never fails and never takes long: then a quicker bot answers instead.
pub async fn think(app: &App, table: &Table, seat: Seat, strength: Strength, logged: usize) -> String {
    let seed = luck(&table.name, seat, logged);
    if strength == Strength::Strong
        && let Some(mv) = search(app, table, seat, seed).await
    {
        return mv;
    }
    let core = table.core();
    let quicker = strength.min(Strength::Quick);
    let answer =
        table.ask(&core, &Vec::new, || core.session.thought(seat, quicker)(Budget::Iterations(1), seed));
    answer.unwrap_or_else(|_| core.session.legal(Actor::Seat(seat)).into_iter().next().unwrap_or_default())
}

async fn search(app: &App, table: &Table, seat: Seat, seed: u64) -> Option<String> {
    let crowded = app.thinkers.available_permits() == 0;
    let thinker = timeout(HARD_LIMIT, app.thinkers.clone().acquire_owned()).await.ok()?.ok()?;
    let thought = guarded(|| table.core().session.thought(seat, Strength::Strong)).ok()?;
    let thinking = tokio::task::spawn_blocking(move || {
        let time = if crowded { THINKING_IN_A_CROWD } else { THINKING };
        let answer = guarded(|| thought(Budget::Until(Instant::now() + time), seed));
        drop(thinker);
        answer.ok()
    });
    timeout(HARD_LIMIT, thinking).await.ok()?.ok()?
}

/// The same table, seat and moment give the same luck.
fn luck(name: &str, seat: Seat, logged: usize) -> u64 {
    let words = name.bytes().map(u64::from).chain([u64::from(seat.0), logged as u64]);
    words.fold(0xcbf2_9ce4_8422_2325, |hash, word| (hash ^ word).wrapping_mul(0x0100_0000_01b3))
}
