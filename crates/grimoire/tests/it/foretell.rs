//! What a hand foretells is what happens: random games, every play against the log and the table after it.

use grimoire::foretell::{Foretold, Link, Standing};
use grimoire::view::SpellView;
use grimoire::{Deed, Event, Grimoire, Move, Question};
use table::{Actor, Chance, Game, Replay, Seat, Seed, Settings, Viewer};

fn tables() -> Vec<grimoire::Options> {
    let modes = [(2, "duel"), (3, "survival"), (4, "survival"), (4, "teams")];
    let editions = ["light", "eclipse", "light,eclipse"];
    let set_up = |(seats, mode): (u8, &str), editions| {
        let settings = Settings::default().with("mode", mode).with("editions", editions);
        Grimoire::set_up(seats, &settings).unwrap()
    };
    modes.iter().flat_map(|mode| editions.map(|editions| set_up(*mode, editions))).collect()
}

fn foretold(replay: &Replay<Grimoire>, seat: Seat) -> Vec<Foretold> {
    Grimoire::own(replay.state(), Viewer::Seat(seat)).foretold
}

/// The Spell as it lies there after its play, in this Chapter or in the one it has just ended.
fn lying(replay: &Replay<Grimoire>, at: usize) -> SpellView {
    let open = Grimoire::open(replay.state());
    let spells = open.finished.map_or(open.spells, |finished| finished.spells);
    spells.into_iter().nth(at).expect("it was played")
}

/// What the log says the play did to the Chain.
fn told_link(news: &[Event]) -> Link {
    let link = |event: &Event| match event.deed {
        Deed::ChainStarted { .. } => Some(Link::Starts),
        Deed::ChainContinued { .. } => Some(Link::Keeps),
        Deed::ChainBroken { .. } => Some(Link::Breaks),
        Deed::ChainUntouched { .. } => Some(Link::Spares),
        _ => None,
    };
    news.iter().find_map(link).unwrap_or(Link::Late)
}

/// Plays a whole game and holds every promise against what came of it. Returns how often a Spell was silenced, asked
/// for a choice, led.
fn play_out(options: grimoire::Options, luck: u64) -> [usize; 3] {
    let mut replay = Replay::<Grimoire>::new(options, Grimoire::RULES, Seed::Fast(luck));
    let (mut chance, mut scratch, mut seen) = (Chance::fast(luck), Vec::new(), [0; 3]);
    while let Some(actor) = Grimoire::pending(replay.state()).actors().next() {
        let mv = Grimoire::any_move(replay.state(), actor, &mut chance, &mut scratch);
        let (Actor::Seat(seat), Move::Play(card)) = (actor, mv) else {
            replay.play(actor, mv).unwrap();
            continue;
        };
        let promises = foretold(&replay, seat);
        assert!(promises.iter().map(|it| it.card).eq(replay.state().hands[seat.index()].iter()));
        let promise = *promises.iter().find(|it| it.card == card).unwrap();
        let (at, before) = (replay.state().chapter.spells().len(), replay.past().count());
        replay.play(actor, mv).unwrap();
        let news: Vec<Event> = replay.past().skip(before).cloned().collect();
        check(&replay, &promise, &news, at);
        let found = [promise.silenced, promise.choice, promise.standing != Standing::Behind];
        seen.iter_mut().zip(found).for_each(|(count, found)| *count += usize::from(found));
    }
    seen
}

fn check(replay: &Replay<Grimoire>, promise: &Foretold, news: &[Event], at: usize) {
    let spell = lying(replay, at);
    let ended = news.iter().any(|event| matches!(event.deed, Deed::ChapterWon { .. }));
    let asks = matches!(replay.state().question(), Some((_, Question::ChooseFor(_) | Question::SwapTitle)));
    assert_eq!(promise.link, told_link(news), "{promise:?}");
    assert_eq!(promise.silenced, spell.silenced, "{promise:?}");
    assert_eq!(promise.choice, asks && !ended, "{promise:?}");
    assert_eq!((promise.power, promise.element, promise.trump), (spell.power, spell.element, spell.trump));
    assert_eq!(promise.standing, standing(spell.rank == 1, promise, news), "{promise:?}");
}

/// How the Spell stands by the log, where the Chapter is over.
fn standing(strongest: bool, promise: &Foretold, news: &[Event]) -> Standing {
    let is_it = |spell: Option<grimoire::Final>| spell.is_some_and(|spell| spell.card == promise.card);
    let deeds = || news.iter().map(|event| event.deed);
    let ended = deeds().any(|deed| matches!(deed, Deed::ChapterWon { .. }));
    if deeds().any(|deed| matches!(deed, Deed::ChapterWon { spell, .. } if is_it(spell))) {
        Standing::Wins
    } else if deeds().any(|deed| matches!(deed, Deed::LifeLost { spell, .. } if is_it(spell))) {
        Standing::CostsLife
    } else if strongest && !ended {
        Standing::Leads
    } else {
        Standing::Behind
    }
}

#[test]
fn every_play_is_what_the_hand_said() {
    for (number, options) in tables().into_iter().enumerate() {
        let games = (0..40).map(|game| play_out(options, 1_000 * number as u64 + game));
        let seen = games.fold([0; 3], |sum, game| [0, 1, 2].map(|at| sum[at] + game[at]));
        assert!(seen.iter().all(|count| *count > 20), "too little happened to show anything: {seen:?}");
    }
}

/// Nobody reads the future, and nobody else's: only who has to play is told, and the same in every world they imagine.
#[test]
fn only_what_one_may_know_is_foretold() {
    for (number, options) in tables().into_iter().enumerate() {
        let mut replay = Replay::<Grimoire>::new(options, Grimoire::RULES, Seed::Fast(number as u64));
        let (mut chance, mut scratch) = (Chance::fast(number as u64), Vec::new());
        for _ in 0..200 {
            let Some(actor) = Grimoire::pending(replay.state()).actors().next() else { break };
            let plays = matches!(replay.state().question(), Some((_, Question::PlaySpell)));
            for seat in Seat::all(options.seats) {
                let told = foretold(&replay, seat);
                assert_eq!(told.is_empty(), !(plays && actor == Actor::Seat(seat)));
                let world = Grimoire::redeal(replay.state(), seat, &mut chance);
                assert_eq!(Grimoire::own(&world, Viewer::Seat(seat)).foretold, told);
            }
            assert!(Grimoire::own(replay.state(), Viewer::Spectator).foretold.is_empty());
            let mv = Grimoire::any_move(replay.state(), actor, &mut chance, &mut scratch);
            replay.play(actor, mv).unwrap();
        }
    }
}
