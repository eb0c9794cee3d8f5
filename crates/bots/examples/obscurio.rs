//! How well do bots play Obscurio by the real rules? `obscurio turns [GAMES]` measures riddles and the regression bars,
//! `obscurio games [GAMES] [SKILL] [PLAYERS]` wins, players by difficulty, and how often the Traitor is found.

use bots::company::Company;
use bots::obscurio::{Skill, answer, remark};
use bots::simulate::wilson;
use obscurio::cards::Trap;
use obscurio::options::Difficulty;
use obscurio::state::{End, Frame, LastTurn};
use obscurio::{Move, Obscurio, Options, Remark, Stance, State};
use table::{Actor, Seat, Seed};

const SKILLS: [(&str, Skill); 3] =
    [("novice", Skill::NOVICE), ("adept", Skill::ADEPT), ("master", Skill::MASTER)];
const LEVELS: [Difficulty; 3] = [Difficulty::Beginner, Difficulty::Experienced, Difficulty::Expert];
/// Traps that change nothing about a riddle.
const HARMLESS: [Trap; 4] = [Trap::NoEffect, Trap::EvanescentRoom, Trap::DangerousRoom, Trap::PlusTwo];
/// Groups of games with different bots, to see how far they differ.
const POOLS: u64 = 4;

fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let number = |usual: u64| words.get(1).map_or(usual, |word| word.parse().expect("a number"));
    match words.first().map(String::as_str) {
        Some("turns") => turns(number(1000)),
        Some("games") => games(number(400), &words[1..]),
        _ => eprintln!("obscurio turns [GAMES] | obscurio games [GAMES] [SKILL] [PLAYERS]"),
    }
}

/// One riddle and what came of it.
struct Riddle {
    /// What it was, if nothing else changed it: a Trap, `none`, or `watcher`.
    kind: String,
    /// The first opinions of loyal Wizards: how many were right, of how many.
    right: (u64, u64),
    /// Whether the loyal mostly stood at the Exit in the end; a share where it was a tie.
    team: f64,
    /// Whether one of them did.
    any: bool,
}

/// A whole game.
#[derive(Default)]
struct Story {
    escaped: bool,
    turns: u64,
    riddles: Vec<Riddle>,
    /// Whether there was an Accusation; how many loyal ones were exposed in it; whether the Traitor was among those
    /// accused first.
    accused: bool,
    innocent: u64,
    found: bool,
    /// Wrong Doors of the Traitor, and of a loyal Wizard on average, for each turn both played.
    wrong: (f64, f64),
}

/// Who plays, and whether the Traitor uses the holder.
#[derive(Clone, Copy)]
struct Cast {
    skill: Skill,
    decoys: bool,
}

fn tell(options: &Options, cast: Cast, root: u64) -> Story {
    let mut company = Company::<Obscurio>::new(options, root, true);
    let (mut story, mut opinions) = (Story::default(), [0_u8; 8]);
    let mut watched = false;
    while let Some(actor) = company.next() {
        let Actor::Seat(seat) = actor else { unreachable!("nothing runs out without a clock") };
        let (mv, said) = decide(&company, cast, seat);
        let before = (company.state().last.map(|last| last.turn), company.state().active());
        watched = company.state().choosing().map_or(watched, |it| it.watched);
        let voting = company.state().stack.top() == Some(Frame::Vote { round: 1 });
        note(&mut opinions[seat.index()], mv, said);
        company.play(actor, mv, said.map(Remark::phrase));
        let state = company.state();
        if voting && state.stack.top() != Some(Frame::Vote { round: 1 }) {
            story.found = state.traitor.is_some_and(|traitor| state.exposed.contains(traitor));
        }
        if let Some(last) = state.last.filter(|last| Some(last.turn) != before.0) {
            story.turns += 1;
            story.accused |= matches!(state.stack.top(), Some(Frame::Debate { .. }));
            story.riddles.push(riddle(state, &last, &opinions, watched));
            if state.traitor.is_some_and(|traitor| before.1.contains(traitor)) {
                let (traitor, loyal) = wrong(state, &last);
                story.wrong = (story.wrong.0 + traitor, story.wrong.1 + loyal);
            }
            opinions = [0; 8];
        }
    }
    let state = company.state();
    story.escaped = state.end == Some(End::Escaped);
    let unmasked = state.traitor.is_some_and(|traitor| state.exposed.contains(traitor));
    story.innocent = state.exposed.len() as u64 - u64::from(unmasked);
    story
}

fn decide(company: &Company<Obscurio>, cast: Cast, seat: Seat) -> (Move, Option<Remark>) {
    let eyes = company.eyes(seat);
    if company.state().is_night() && !cast.decoys {
        return (Move::CloseHolder, None);
    }
    let moves = eyes.moves();
    let mv = if moves.len() == 1 { moves[0] } else { answer(&eyes, cast.skill, &moves) };
    let may_talk = !eyes.talk().is_silent();
    (mv, if may_talk { remark(&eyes, cast.skill, mv) } else { None })
}

/// The first thing somebody says of a Door, or decides in silence.
fn note(opinion: &mut u8, mv: Move, said: Option<Remark>) {
    if *opinion == 0 {
        *opinion = match (said, mv) {
            (Some(Remark::Door { door, stance: Stance::Like, .. } | Remark::Between(door, _)), _) => door,
            (None, Move::Hold(_, door)) => door,
            _ => 0,
        };
    }
}

fn loyal(state: &State) -> impl Iterator<Item = Seat> + '_ {
    state.wizards().iter().filter(|seat| state.traitor != Some(*seat))
}

fn riddle(state: &State, last: &LastTurn, opinions: &[u8; 8], watched: bool) -> Riddle {
    let exit = last.doors.iter().position(|card| card == last.exit).map_or(0, |at| at as u8 + 1);
    let given: Vec<u8> = loyal(state).map(|seat| opinions[seat.index()]).filter(|door| *door > 0).collect();
    let stood: Vec<u8> = loyal(state).map(|seat| last.standing[seat.index()][0]).collect();
    let at = |door: u8| stood.iter().filter(|stands| **stands == door).count();
    let most = (1..=7).map(at).max().unwrap_or(0);
    let ties = (1..=7).filter(|door| at(*door) == most).count();
    let traps: Vec<Trap> = last.traps.iter().filter(|trap| !HARMLESS.contains(trap)).collect();
    let kind = match traps[..] {
        [] if watched => "watcher".to_owned(),
        [] => "none".to_owned(),
        [trap] if !watched => trap.to_string(),
        _ => "several".to_owned(),
    };
    Riddle {
        kind,
        right: (given.iter().filter(|door| **door == exit).count() as u64, given.len() as u64),
        team: if most > 0 && at(exit) == most { 1.0 / ties as f64 } else { 0.0 },
        any: at(exit) > 0,
    }
}

/// Whether the Traitor was wrong, and which part of the loyal.
fn wrong(state: &State, last: &LastTurn) -> (f64, f64) {
    let is_wrong = |seat: Seat| {
        let door = last.standing[seat.index()][0];
        f64::from(u8::from(last.doors.as_slice().get(usize::from(door).wrapping_sub(1)) != Some(&last.exit)))
    };
    let all: Vec<f64> = loyal(state).map(is_wrong).collect();
    (state.traitor.map_or(0.0, is_wrong), all.iter().sum::<f64>() / all.len() as f64)
}

/// Plays so many games of one pool, half of them on each of two cores.
fn play(options: &Options, cast: Cast, pool: u64, games: u64) -> Vec<Story> {
    let root = |game: u64| Seed::Fast(1000 + pool).stream("pool", game as u32).long_word();
    let half =
        |odd: u64| (0..games).filter(move |game| game % 2 == odd).map(|game| tell(options, cast, root(game)));
    std::thread::scope(|scope| {
        let other = scope.spawn(|| half(1).collect::<Vec<Story>>());
        let mut all: Vec<Story> = half(0).collect();
        all.extend(other.join().expect("games end"));
        all
    })
}

fn options(seats: u8, difficulty: Difficulty) -> Options {
    Options { difficulty, ..Options::untimed(seats) }
}

/// `0.66 (0.64–0.68)`: a share, and its 95 % interval.
fn share(hits: f64, of: u64) -> String {
    let (low, high) = wilson(hits.round() as u64, of);
    format!("{:.2} ({low:.2}–{high:.2})", hits / of.max(1) as f64)
}

/// Five players, experienced: three loyal Wizards and a Traitor.
fn turns(games: u64) {
    println!(
        "| skill, riddle | turns | single | team | any | team, lowest–highest pool |\n|---|---|---|---|---|---|"
    );
    let casts = SKILLS.map(|(name, skill)| (name, Cast { skill, decoys: true }));
    let bare = [("adept, no decoys", Cast { skill: Skill::ADEPT, decoys: false })];
    for (name, cast) in casts.into_iter().chain(bare) {
        let table = options(5, Difficulty::Experienced);
        let pools: Vec<Vec<Story>> = (0..POOLS).map(|pool| play(&table, cast, pool, games / POOLS)).collect();
        let mut kinds: Vec<&str> =
            pools.iter().flatten().flat_map(|story| &story.riddles).map(|it| &*it.kind).collect();
        kinds.sort_unstable();
        kinds.dedup();
        for kind in kinds {
            println!("| {name}, {kind} | {} |", line(&pools, kind));
        }
    }
}

fn line(pools: &[Vec<Story>], kind: &str) -> String {
    let of = |stories: &[Story]| {
        let riddles = stories.iter().flat_map(|story| &story.riddles).filter(|it| it.kind == kind);
        riddles.fold((0, (0, 0), 0.0, 0), |(turns, right, team, any), it| {
            let right = (right.0 + it.right.0, right.1 + it.right.1);
            (turns + 1, right, team + it.team, any + u64::from(it.any))
        })
    };
    let all = pools.iter().map(|stories| of(stories)).collect::<Vec<_>>();
    let turns: u64 = all.iter().map(|it| it.0).sum();
    let (right, given) = all.iter().fold((0, 0), |sum, it| (sum.0 + it.1.0, sum.1 + it.1.1));
    let team: f64 = all.iter().map(|it| it.2).sum();
    let any: u64 = all.iter().map(|it| it.3).sum();
    let means = all.iter().map(|it| it.2 / it.0.max(1) as f64);
    let (low, high) = means.fold((1.0_f64, 0.0_f64), |(low, high), mean| (low.min(mean), high.max(mean)));
    let single = if given > 0 { share(right as f64, given) } else { "–".to_owned() };
    format!("{turns} | {single} | {} | {} | {low:.2}–{high:.2}", share(team, turns), share(any as f64, turns))
}

fn games(games: u64, only: &[String]) {
    let wanted = |place: usize, it: &str| only.get(place).is_none_or(|only| only == it);
    println!(
        "| skill | players | difficulty | escaped | turns | Accusation | Traitor accused first | innocents | wrong Doors: Traitor, loyal |"
    );
    println!("|---|---|---|---|---|---|---|---|---|");
    for (name, skill) in SKILLS.into_iter().filter(|(name, _)| wanted(1, name)) {
        for seats in [2, 3, 4, 5, 6, 8].into_iter().filter(|seats: &u8| wanted(2, &seats.to_string())) {
            for level in LEVELS {
                let stories = play(&options(seats, level), Cast { skill, decoys: true }, 0, games);
                println!("| {name} | {seats} | {level:?} | {} |", summary(&stories));
            }
        }
    }
}

fn summary(stories: &[Story]) -> String {
    let count = |is: fn(&Story) -> bool| stories.iter().filter(|story| is(story)).count() as f64;
    let mean = |of: fn(&Story) -> f64| stories.iter().map(of).sum::<f64>() / stories.len() as f64;
    let (games, accused) = (stories.len() as u64, count(|story| story.accused));
    let played = mean(|story| story.turns as f64);
    format!(
        "{} | {played:.1} | {:.2} | {} | {:.1} | {:.2}, {:.2}",
        share(count(|story| story.escaped), games),
        accused / games as f64,
        share(count(|story| story.found), accused as u64),
        stories.iter().map(|story| story.innocent).sum::<u64>() as f64 / accused.max(1.0),
        mean(|story| story.wrong.0 / story.turns as f64),
        mean(|story| story.wrong.1 / story.turns as f64),
    )
}
