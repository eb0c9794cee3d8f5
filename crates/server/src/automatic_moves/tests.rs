//! Who is waited for, how long, and what of all that happens makes a bot think again?

use std::sync::atomic::{AtomicU32, Ordering};

use games::Session;
use pages::Face;
use table::company::{Bot, Pace, Phrase, Think, TooLate, Words};
use table::{Actor, Entry, SeatSet, Seed, Settings};
use words::Lang;

use super::*;
use crate::clock::ManualClock;
use crate::secrets::Key;
use crate::tables::commit::{Answer, Commit};
use crate::tables::seats::TableKeys;
use crate::tables::undo::Asking;
use crate::{Environment, House};

/// A table of which nothing is stored, whose bots do not rest.
fn unstored_core(game: &'static dyn Face, session: Box<dyn Session>) -> Core {
    let keys = TableKeys::new(&Key::from_bytes([7; 32]), "unstored");
    let mut core = Core::new(game, keys, [0; 32], session);
    (core.pace, core.answers_forced) = (Pace::Instant, true);
    core
}

/// A table where a person and bots sit and somebody is asked to answer, with a minute to think.
fn asked(person: bool) -> (Core, Seat) {
    let (game, settings) = (pages::FACES[0], Settings::default());
    let seats = game.seat_counts(&settings)[0];
    let session = game.open(Lang::En, seats, &settings, Seed::Fast(1)).unwrap();
    let seat = session.pending().seats.iter().next().expect("somebody is asked");
    let mut core = unstored_core(game, session);
    core.sitters = vec![Sitter::Bot(Bot::of("quick")); seats.into()];
    if person {
        core.sitters[seat.index()] = Sitter::Person("Ana".to_owned());
    }
    core.think = Think { ms: Some(60_000), then: TooLate::BotMoves };
    (core, seat)
}

fn due(core: &Core) -> Vec<Due> {
    list(core).into_iter().map(|(due, _)| due).collect()
}

/// Whoever asks again and again would never have to move.
#[test]
fn a_wish_to_take_back_holds_bots_up_but_no_clock() {
    for person in [true, false] {
        let (mut core, seat) = asked(person);
        let question = core.session.question(seat).unwrap().id;
        let alone = if person { Due::Late { seat, question } } else { Due::Bot { seat, question } };
        assert_eq!(due(&core), [alone]);
        core.asking = Some(Asking { by: Seat(0), keep: 0, waiting: SeatSet::one(seat), since: 0 });
        let lapse = Due::Lapse { by: Seat(0) };
        assert_eq!(due(&core), if person { vec![lapse, alone] } else { vec![lapse] });
    }
}

/// Lanterns between three bots, on a night in which the first two have lit theirs; and who of them is the Moth.
pub(crate) fn at_night(seed: u64) -> (&'static dyn Face, Core, Seat) {
    let (game, settings) = (pages::face("lanterns").expect("the example"), Settings::default());
    let session = game.open(Lang::En, 3, &settings, Seed::Fast(seed)).unwrap();
    let mut core = unstored_core(game, session);
    core.sitters = vec![Sitter::Bot(Bot::of("quick")); 3];
    play(&mut core, Seat(0), "nightfall");
    for seat in [Seat(0), Seat(1)] {
        play(&mut core, seat, "light");
    }
    let looks = |seat: &Seat| core.session.legal(Actor::Seat(*seat)).iter().any(|mv| mv.starts_with("look"));
    let moth = Seat::all(3).find(looks).expect("somebody is the Moth");
    (game, core, moth)
}

/// Makes the first move this seat has that begins so.
pub(crate) fn play(core: &mut Core, seat: Seat, word: &str) {
    let mut moves = core.session.legal(Actor::Seat(seat)).into_iter();
    let text = moves.find(|mv| mv.starts_with(word)).expect("a legal move");
    let entry = Entry::Move { actor: Actor::Seat(seat), text };
    let at = 1_000 + core.logged as u64;
    let game = core.ahead(at, std::slice::from_ref(&entry)).unwrap();
    core.apply(Commit { entries: vec![entry], game, ..Commit::nothing(at, Answer::Nothing) });
}

/// Else everybody could read off the last one's time whether the Moth still has something to look at.
#[test]
fn who_is_asked_in_secret_slows_nobody_down() {
    for seed in 0..20 {
        let (_, core, moth) = at_night(seed);
        let last = Seat(2);
        assert_eq!(core.session.pending().seats.len(), if moth == last { 1 } else { 2 });
        let question = core.session.question(last).unwrap().id;
        let due = list(&core).into_iter().find(|(due, _)| *due == Due::Bot { seat: last, question });
        let When { since, at } = due.expect("the last one will light theirs").1;
        assert_eq!(at, since + thinking::human_time(&core, last, question), "the Moth is {moth}");
    }
}

#[test]
fn a_secret_move_is_news_to_nobody_else() {
    let (_, mut core, moth) = at_night(1);
    let viewers: Vec<Viewer> = Seat::all(3).map(Viewer::Seat).chain([Viewer::Spectator]).collect();
    let all = |core: &Core| -> Vec<Known> { viewers.iter().map(|viewer| known_to(core, *viewer)).collect() };
    let before = all(&core);
    play(&mut core, moth, "look");
    for ((viewer, then), now) in viewers.iter().zip(before).zip(all(&core)) {
        assert_eq!(then != now, *viewer == Viewer::Seat(moth), "{viewer}");
    }
}

static COUNT: AtomicU32 = AtomicU32::new(0);

/// A table nobody has stored, with this game going on.
fn unstored(clock: &ManualClock, game: &'static dyn Face, core: Core) -> (App, Table) {
    let number = COUNT.fetch_add(1, Ordering::Relaxed);
    let data = std::env::temp_dir().join(format!("conclave-due-{}-{number}", std::process::id()));
    std::fs::create_dir_all(&data).unwrap();
    let environment = Environment::with_clock(clock);
    let app = App::with_environment(&data, pages::FACES, House::default(), environment).unwrap();
    std::fs::remove_dir_all(&data).unwrap();
    let table = Table::new(&app, ("unstored".to_owned(), 1, 0), game, core);
    (app, table)
}

/// Advice somebody else asked for is theirs alone; what is said aloud is not.
#[tokio::test]
async fn whoever_hesitates_thinks_again_only_about_what_they_may_know() {
    let (core, seat) = asked(false);
    let due = Due::Bot { seat, question: core.session.question(seat).unwrap().id };
    let clock = ManualClock::at(1_000);
    let (_app, table) = unstored(&clock, pages::FACES[0], core);
    let waits = async |change: fn(&mut Core)| {
        let (mut changes, known) = (table.watch(), known(&table, due));
        table.stage(change);
        let since = all_due(&table, &table.core())[0].1.since;
        let time = Duration::from_millis(clock.now_ms() - since + 150);
        let waiting = table.waiting.begin(due).expect("nobody else waits");
        until_due(&table, (due, &waiting), (Some(Hesitates { time, known }), 0), &mut changes).await
    };
    let hinted = waits(|core| core.hints[1] = Some("a secret".to_owned()));
    let (wait, ()) = tokio::join!(hinted, async { clock.advance(Duration::from_millis(150)) });
    assert_eq!(wait, Wait::Over);
    let said = |core: &mut Core| {
        let words = Words::Phrase(Phrase { id: "hello".to_owned(), about: Vec::new() });
        let (seat, name) = (Seat(1), "Ana".to_owned());
        core.said.push_back(Said { seat, name, words, to: None, at: 0, moves: 0 });
    };
    assert_eq!(waits(said).await, Wait::ThinkAgain);
}
