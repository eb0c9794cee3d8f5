//! Who is waited for, how long, and what of all that happens makes a bot think again?

use games::{AnyGame, Session};
use store::MemoryStore;
use table::company::{Bot, Pace, Phrase, Think, TooLate, Words};
use table::{Actor, Entry, SeatSet, Seed, Settings};
use words::Lang;

use super::*;
use crate::Environment;
use crate::clock::ManualClock;
use crate::secrets::Key;
use crate::tables::commit::{Answer, Commit};
use crate::tables::seats::TableKeys;
use crate::tables::undo::Asking;
use crate::test_hall::hall_with;

/// A table of which nothing is stored, whose bots do not rest.
fn unstored_core(game: &'static dyn AnyGame, session: Box<dyn Session>) -> TableState {
    let keys = TableKeys::new(&Key::from_bytes([7; 32]), "unstored");
    let mut state = TableState::new(game, keys, [0; 32], session);
    (state.pace, state.answers_forced) = (Pace::Instant, true);
    state
}

/// A table where a person and bots sit and somebody is asked to answer, with a minute to think.
fn asked(person: bool) -> (TableState, Seat) {
    let (game, settings) = (games::GAMES[0], Settings::default());
    let seats = game.seat_counts(&settings)[0];
    let session = game.open(Lang::En, seats, &settings, Seed::Fast(1)).unwrap();
    let seat = session.pending().seats.iter().next().expect("somebody is asked");
    let mut state = unstored_core(game, session);
    state.sitters = vec![Sitter::Bot(Bot::of("quick")); seats.into()];
    if person {
        state.sitters[seat.index()] = Sitter::Person("Ana".to_owned());
    }
    state.think = Think { ms: Some(60_000), then: TooLate::BotMoves };
    (state, seat)
}

fn due(state: &TableState) -> Vec<Due> {
    list(state).into_iter().map(|(due, _)| due).collect()
}

/// Whoever asks again and again would never have to move.
#[test]
fn a_wish_to_take_back_holds_bots_up_but_no_clock() {
    for person in [true, false] {
        let (mut state, seat) = asked(person);
        let question = state.session.question(seat).unwrap().id;
        let alone = if person { Due::Late { seat, question } } else { Due::Bot { seat, question } };
        assert_eq!(due(&state), [alone]);
        state.asking = Some(Asking { by: Seat(0), keep: 0, waiting: SeatSet::one(seat), since: 0 });
        let lapse = Due::Lapse { by: Seat(0) };
        assert_eq!(due(&state), if person { vec![lapse, alone] } else { vec![lapse] });
    }
}

/// Lanterns between three bots, on a night in which the first two have lit theirs; and who of them is the Moth.
pub(crate) fn at_night(seed: u64) -> (&'static dyn AnyGame, TableState, Seat) {
    let (game, settings) = (games::find("lanterns").expect("the example"), Settings::default());
    let session = game.open(Lang::En, 3, &settings, Seed::Fast(seed)).unwrap();
    let mut state = unstored_core(game, session);
    state.sitters = vec![Sitter::Bot(Bot::of("quick")); 3];
    play(&mut state, Seat(0), "nightfall");
    for seat in [Seat(0), Seat(1)] {
        play(&mut state, seat, "light");
    }
    let looks = |seat: &Seat| state.session.legal(Actor::Seat(*seat)).iter().any(|mv| mv.starts_with("look"));
    let moth = Seat::all(3).find(looks).expect("somebody is the Moth");
    (game, state, moth)
}

/// Makes the first move this seat has that begins so.
pub(crate) fn play(state: &mut TableState, seat: Seat, word: &str) {
    let mut moves = state.session.legal(Actor::Seat(seat)).into_iter();
    let text = moves.find(|mv| mv.starts_with(word)).expect("a legal move");
    let entry = Entry::Move { actor: Actor::Seat(seat), text };
    let at = 1_000 + state.logged as u64;
    let game = state.ahead(at, std::slice::from_ref(&entry)).unwrap();
    state.apply(Commit { entries: vec![entry], game, ..Commit::nothing(at, Answer::Nothing) });
}

/// Else everybody could read off the last one's time whether the Moth still has something to look at.
#[test]
fn who_is_asked_in_secret_slows_nobody_down() {
    for seed in 0..20 {
        let (_, state, moth) = at_night(seed);
        let last = Seat(2);
        assert_eq!(state.session.pending().seats.len(), if moth == last { 1 } else { 2 });
        let question = state.session.question(last).unwrap().id;
        let due = list(&state).into_iter().find(|(due, _)| *due == Due::Bot { seat: last, question });
        let When { since, at } = due.expect("the last one will light theirs").1;
        assert_eq!(at, since + thinking::human_time(&state, last, question), "the Moth is {moth}");
    }
}

#[test]
fn a_secret_move_is_news_to_nobody_else() {
    let (_, mut state, moth) = at_night(1);
    let viewers: Vec<Viewer> = Seat::all(3).map(Viewer::Seat).chain([Viewer::Spectator]).collect();
    let all = |state: &TableState| -> Vec<Known> {
        viewers.iter().map(|viewer| known_to(state, *viewer)).collect()
    };
    let before = all(&state);
    play(&mut state, moth, "look");
    for ((viewer, then), now) in viewers.iter().zip(before).zip(all(&state)) {
        assert_eq!(then != now, *viewer == Viewer::Seat(moth), "{viewer}");
    }
}

/// A table nobody has stored, with this game going on.
fn unstored(clock: &ManualClock, game: &'static dyn AnyGame, state: TableState) -> (Hall, Table) {
    let hall = hall_with(Environment::with_clock(clock), MemoryStore::new());
    let table = Table::new(&hall, ("unstored".to_owned(), 1, 0), game, state);
    (hall, table)
}

/// Advice somebody else asked for is theirs alone; what is said aloud is not.
#[tokio::test]
async fn whoever_hesitates_thinks_again_only_about_what_they_may_know() {
    let (state, seat) = asked(false);
    let due = Due::Bot { seat, question: state.session.question(seat).unwrap().id };
    let clock = ManualClock::at(1_000);
    let (_app, table) = unstored(&clock, games::GAMES[0], state);
    let waits = async |change: fn(&mut TableState)| {
        let (mut changes, known) = (table.watch(), known(&table, due));
        table.stage(change);
        let since = all_due(&table, &table.state())[0].1.since;
        let time = Duration::from_millis(clock.now_ms() - since + 150);
        let waiting = table.waiting.begin(due).expect("nobody else waits");
        until_due(&table, (due, &waiting), (Some(Hesitates { time, known }), 0), &mut changes).await
    };
    let hinted = waits(|state| state.hints[1] = Some("a secret".to_owned()));
    let (wait, ()) = tokio::join!(hinted, async { clock.advance(Duration::from_millis(150)) });
    assert_eq!(wait, Wait::Over);
    let said = |state: &mut TableState| {
        let words = Words::Phrase(Phrase { id: "hello".to_owned(), about: Vec::new() });
        let (seat, name) = (Seat(1), "Ana".to_owned());
        state.said.push_back(Said { seat, name, words, to: None, at: 0, moves: 0 });
    };
    assert_eq!(waits(said).await, Wait::ThinkAgain);
}
