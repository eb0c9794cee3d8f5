//! A game that left a running one begins in a world its seat could not tell from the true one, knows nothing of what came
//! before, and is the same whatever the truth was.

use bots::{Budget, Strength};
use games::{AnyGame, Session, WITH_EXAMPLE};
use table::checks::with_each;
use table::{Actor, Chance, Entry, Logged, Record, Seat, Seed, Settings, Viewer};
use words::{Lang, Names};

/// More moves than any game has.
const LONGEST: usize = 5_000;

fn record(game: &dyn AnyGame, seats: u8, settings: Settings) -> Record {
    let (name, rules) = (game.name().to_owned(), game.rules_version());
    Record { game: name, rules, seats, settings, seed: Seed::Sealed([5; 32]), entries: Vec::new() }
}

fn begun(game: &dyn AnyGame, record: &Record) -> Box<dyn Session> {
    game.replay(record).unwrap_or_else(|bad| panic!("{}: {}", game.name(), bad.why))
}

/// Makes one move of whoever is asked; nothing once the game is over.
fn step(session: &mut dyn Session, luck: &mut Chance) -> Option<(Actor, String)> {
    let actors: Vec<Actor> = session.pending().actors().collect();
    let actor = *actors.get(luck.below(actors.len().max(1) as u32) as usize)?;
    let legal = session.legal(actor);
    let any = legal[luck.below(legal.len() as u32) as usize].clone();
    let text = match actor {
        Actor::Seat(seat) => session
            .bot_task(seat, Strength::Quick, 3, &[])
            .map_or(any, |task| task(Budget::Iterations(20), luck.long_word()).mv),
        Actor::Clock => any,
    };
    let entry = Entry::Move { actor, text: text.clone() };
    session.follow(&Logged { at: 1_000, entry }).expect("bots play legal moves");
    Some((actor, text))
}

fn viewers(session: &dyn Session) -> impl Iterator<Item = Viewer> {
    Seat::all(session.seats()).map(Viewer::Seat).chain([Viewer::Spectator, Viewer::Referee])
}

/// All that one viewer can see, do and read, as text.
fn sight(session: &dyn Session, viewer: Viewer) -> String {
    let mut bytes = Vec::new();
    session.write_open(&mut bytes);
    session.write_own(viewer, &mut bytes);
    let mut text = String::from_utf8(bytes).expect("JSON is text");
    if let Viewer::Seat(seat) = viewer {
        let question = session.question(seat).map(|question| question.id);
        let back = [false, true].map(|spares| session.take_back(seat, spares));
        text += &format!("{:?} {question:?} {back:?}", session.legal(Actor::Seat(seat)));
    }
    let names = Names::new(vec!["X".to_owned(); session.seats().into()]);
    text += &format!("{:?} {}", session.awaited(viewer), session.made(viewer));
    text += &session.board(Lang::En, &names, viewer);
    for (at, line) in session.lines(Lang::En, &names, viewer) {
        text += &format!("\n{at} {}", line.sentence);
    }
    text
}

/// Everybody's cards.
fn cards(session: &dyn Session) -> Vec<u8> {
    let mut bytes = Vec::new();
    session.write_own(Viewer::Referee, &mut bytes);
    Seat::all(session.seats()).for_each(|seat| session.write_own(Viewer::Seat(seat), &mut bytes));
    bytes
}

fn all_of(session: &dyn Session) -> Vec<String> {
    viewers(session).map(|viewer| sight(session, viewer)).collect()
}

/// What a seat sees at the table: not what was told on the way there, which stays with the game that was left.
fn at_the_table(session: &dyn Session, seat: Seat) -> (Vec<u8>, Vec<String>, String) {
    let mut bytes = Vec::new();
    session.write_open(&mut bytes);
    session.write_own(Viewer::Seat(seat), &mut bytes);
    (bytes, session.legal(Actor::Seat(seat)), format!("{:?}", session.awaited(Viewer::Seat(seat))))
}

fn nothing_before_it_can_be_reached(session: &dyn Session) {
    let names = Names::new(vec!["X".to_owned(); session.seats().into()]);
    assert_eq!(session.moves_made(), 0);
    for viewer in viewers(session) {
        assert_eq!(session.made(viewer), 0);
        assert!(session.look_back(viewer, 1).is_none());
        assert_eq!(session.moves_until(viewer, 0), Some(Vec::new()));
        assert!(session.lines(Lang::En, &names, viewer).is_empty());
        assert!(session.parts(Lang::En, viewer).is_empty());
    }
    for seat in Seat::all(session.seats()) {
        for spares in [false, true] {
            assert_eq!(session.take_back(seat, spares), table::TakeBack::Never);
        }
    }
}

/// Every game with its usual settings, and Madness with closed hands; and whether anybody holds cards others do not see.
fn ways() -> Vec<(&'static dyn AnyGame, u8, Settings, bool)> {
    let usual = WITH_EXAMPLE.iter().map(|game| {
        let seats = game.seat_counts(&Settings::default())[0];
        let hides = !["madness", "deathmaydie"].contains(&game.name());
        (*game, seats, Settings::default(), hides)
    });
    let closed = Settings::default().with("open_hands", "false");
    usual.chain([(games::find("madness").expect("a game"), 3, closed, true)]).collect()
}

#[test]
fn the_seat_that_left_sees_the_same_and_nobody_sees_further_back() {
    with_each(&ways(), |number, (game, seats, settings, _)| {
        let base = record(*game, *seats, settings.clone());
        let mut session = begun(*game, &base);
        let mut luck = Seed::Fast(number as u64).stream("parted", 0);
        let mut moves = Vec::new();
        for made in 0..60 {
            if session.outcome().is_some() {
                break;
            }
            if made % 4 == 0 {
                let seat = Seat((made / 4 % usize::from(*seats)) as u8);
                let parted = base.parted(seat, moves.clone(), Seed::Sealed([made as u8; 32]));
                let branch = begun(*game, &parted);
                let (here, there) =
                    (at_the_table(session.as_ref(), seat), at_the_table(branch.as_ref(), seat));
                assert_eq!(here, there, "{} {seat} after {made} moves", game.name());
                nothing_before_it_can_be_reached(branch.as_ref());
                let again: Record = parted.to_string().parse().expect("a record");
                assert_eq!(all_of(begun(*game, &again).as_ref()), all_of(branch.as_ref()), "it is its log");
            }
            moves.extend(step(session.as_mut(), &mut luck));
        }
        assert!(moves.len() > 20 || session.outcome().is_some(), "{}: too little was played", game.name());
    });
}

/// Two truths that differ in nothing the seat knows: what leaves them with the same luck is the same game to its end, with
/// all cards open, in every sentence and number.
#[test]
fn what_was_true_cannot_be_told_from_what_is_played_on() {
    with_each(&ways(), |number, (game, seats, settings, hides)| {
        let base = record(*game, *seats, settings.clone());
        let mut session = begun(*game, &base);
        let mut luck = Seed::Fast(40 + number as u64).stream("parted", 0);
        let (mut moves, mut differed) = (Vec::new(), 0);
        for round in 0..3u8 {
            for _ in 0..7 + 6 * usize::from(round) {
                moves.extend(step(session.as_mut(), &mut luck));
            }
            if session.outcome().is_some() {
                break;
            }
            let seat = Seat(round % seats);
            let other = base.parted(seat, moves.clone(), Seed::Sealed([90 + round; 32]));
            let truths = [session.as_ref(), begun(*game, &other).as_ref()].map(cards);
            differed += usize::from(truths[0] != truths[1]);
            let fresh = Seed::Sealed([round; 32]);
            let here = base.parted(seat, moves.clone(), fresh.clone());
            let there = other.parted(seat, Vec::new(), fresh);
            let (mut here, mut there) = (begun(*game, &here), begun(*game, &there));
            let mut dice = [Chance::fast(9), Chance::fast(9)];
            for made in 0..LONGEST {
                // What a moment shows is in its log a few moves later, too.
                if made % 12 == 0 {
                    assert_eq!(
                        all_of(here.as_ref()),
                        all_of(there.as_ref()),
                        "{}, {made} moves on",
                        game.name()
                    );
                }
                let steps = (step(here.as_mut(), &mut dice[0]), step(there.as_mut(), &mut dice[1]));
                assert_eq!(steps.0, steps.1);
                if steps.0.is_none() {
                    break;
                }
            }
            let names = Names::new(vec!["X".to_owned(); (*seats).into()]);
            let told =
                |it: &dyn Session| it.story(Lang::Es, &names).map(|story| format!("{:?}", story.stood));
            assert!(told(here.as_ref()).is_some(), "{}: it ends and has a story", game.name());
            assert_eq!(told(here.as_ref()), told(there.as_ref()));
        }
        assert!(differed > 0 || !hides, "{}: the truths did not differ", game.name());
    });
}

#[test]
fn a_report_of_it_says_why_it_cannot_be_played_again() {
    let game = games::GAMES[0];
    let base = record(game, 2, Settings::default().with("mode", "duel"));
    let mut session = begun(game, &base);
    let mut luck = Chance::fast(1);
    let moves: Vec<_> = (0..5).filter_map(|_| step(session.as_mut(), &mut luck)).collect();
    let told = base.parted(Seat(0), moves, Seed::Fast(2)).without_past();
    let refused = game.replay(&told).err().expect("its beginning is missing");
    assert_eq!(refused.entry, 0);
    assert!(refused.why.contains("not told"), "{}", refused.why);
}
