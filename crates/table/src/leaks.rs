//! Does anybody learn what they may not? Views, moves, logs, numbers, questions and what can be taken back are compared
//! between worlds a viewer cannot tell apart, and before and after what they may not know of.

use crate::chance::Chance;
use crate::checks::{Check, moves_of};
use crate::events::{Events, Settled};
use crate::forecast::forecast;
use crate::game::{Game, ViewOf};
use crate::pending::{Need, Pending};
use crate::replay::Replay;
use crate::seat::{Actor, Seat, SeatSet, Viewer};
use crate::take_back::TakeBack;
use crate::talk::Talk;

/// Everything one viewer can see of a table. Whatever a page, a stream or a link shows is made from this, so two tables
/// that look the same here send the same messages.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Observation<V, E, M> {
    view: V,
    awaited: Pending,
    made: usize,
    log: Vec<(usize, E)>,
    own: Option<Own<M>>,
    is_over: bool,
    hides_presence: bool,
}

/// What a seat sees besides.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Own<M> {
    moves: Vec<M>,
    question: Option<u32>,
    talk: Talk,
    /// What the seat would be spared to answer.
    whichever: Option<M>,
    /// The last move, and the last one that was a choice.
    may_take_back: [Option<bool>; 2],
}

type Seen<G> = Observation<ViewOf<G>, <G as Game>::Event, <G as Game>::Move>;

fn observe<G: Game>(replay: &Replay<G>, viewer: Viewer) -> Seen<G> {
    let state = replay.state();
    let own = |seat: Seat| Own {
        moves: moves_of::<G>(state, Actor::Seat(seat)),
        question: replay.asked().of(seat).map(|question| question.id),
        talk: G::talk(state, seat),
        whichever: G::whichever(state, Actor::Seat(seat)),
        may_take_back: [false, true].map(|spares| match replay.take_back(seat, spares) {
            TakeBack::Free { .. } => Some(true),
            TakeBack::Agreed { .. } => Some(false),
            TakeBack::Never => None,
        }),
    };
    Observation {
        view: G::view(state, viewer),
        awaited: G::awaited(state, viewer),
        made: replay.made(viewer),
        log: replay.log(viewer),
        own: if let Viewer::Seat(seat) = viewer { Some(own(seat)) } else { None },
        is_over: G::outcome(state).is_some(),
        hides_presence: G::hides_presence(state),
    }
}

fn viewers<G: Game>(replay: &Replay<G>) -> impl Iterator<Item = Viewer> + use<G> {
    Seat::all(G::seats(replay.options())).map(Viewer::Seat).chain([Viewer::Spectator])
}

/// What everybody sees, where that is needed: only games with secret moves can have any that go unnoticed.
pub(crate) fn observe_all<G: Game>(replay: &Replay<G>) -> Vec<Seen<G>> {
    if !G::SECRET_MOVES {
        return Vec::new();
    }
    viewers(replay).map(|viewer| observe(replay, viewer)).collect()
}

/// After a move that tells a viewer nothing, the table looks to them exactly as before: the same view, the same people
/// awaited, the same numbers, the same question. And what changes for them is told to them.
pub(crate) fn nothing_secret_is_noticed<G: Game>(before: &[Seen<G>], replay: &Replay<G>) {
    let last = replay.moves().last().expect("a move was made");
    for (then, viewer) in before.iter().zip(viewers(replay)) {
        let now = observe(replay, viewer);
        if now.log.len() == then.log.len() {
            assert!(
                now == *then,
                "{viewer} notices a move it was told nothing of ({} {}):\n{then:?}\n{now:?}",
                last.actor,
                last.mv
            );
        }
    }
}

/// Where every move counts for everybody, everybody notices every move: they are told, or see something change.
pub(crate) fn nothing_unnoticed_counts<G: Game>(before: &G::State, replay: &Replay<G>) {
    let (now, last) = (replay.state(), replay.moves().last().expect("a move was made"));
    for viewer in viewers(replay).filter(|_| !G::SECRET_MOVES) {
        let told = last.events.iter().any(|event| G::tell(now, viewer, event).is_some());
        let seen = |state: &G::State| (G::view(state, viewer), G::awaited(state, viewer));
        assert!(
            told || seen(before) != seen(now),
            "{viewer} counts a move it cannot notice ({} {})",
            last.actor,
            last.mv
        );
    }
}

/// Redeals what each seat cannot know: its view, its moves and its log must not change, nor anybody's who looks on, and the
/// redeal must not depend on the truth it replaced.
pub(crate) fn nothing_hidden_is_seen<G: Game>(
    check: &Check<G>,
    replay: &Replay<G>,
    next: (Actor, G::Move),
    luck: &mut Chance,
) {
    let state = replay.state();
    for seat in Seat::all(G::seats(&check.options)) {
        let viewer = Viewer::Seat(seat);
        let world = G::redeal(state, seat, luck);
        (check.invariants)(&world).unwrap_or_else(|broken| panic!("redealt: {broken}\n{world:?}"));
        assert_eq!(G::view(state, viewer), G::view(&world, viewer), "{seat} sees a hidden card");
        let onlooker = Viewer::Spectator;
        assert_eq!(G::view(state, onlooker), G::view(&world, onlooker), "who looks on sees a hidden card");
        own_looks_the_same::<G>(state, &world, seat);
        for who in [viewer, onlooker] {
            looks_the_same(replay, &world, who);
        }
        let salt = luck.long_word();
        let from_truth = G::redeal(state, seat, &mut Chance::fast(salt));
        let from_world = G::redeal(&world, seat, &mut Chance::fast(salt));
        assert!(from_truth == from_world, "what {seat} imagines depends on the truth\n{state:?}\n{world:?}");
        news_is_news::<G>(state, &world, viewer, next);
    }
}

/// What a seat is asked and may say and do is the same in two worlds it cannot tell apart. Where moves are secret, it must
/// not matter either who of the others has but one thing to do: the table would do it for them at once.
fn own_looks_the_same<G: Game>(state: &G::State, world: &G::State, seat: Seat) {
    let mine = Actor::Seat(seat);
    assert_eq!(moves_of::<G>(state, mine), moves_of::<G>(world, mine), "{seat}'s moves tell a secret");
    assert_eq!(
        G::question(state, seat),
        G::question(world, seat),
        "when {seat} is asked something else tells a secret"
    );
    assert_eq!(G::talk(state, seat), G::talk(world, seat), "what {seat} may say tells a secret");
    assert_eq!(
        G::hides_presence(state),
        G::hides_presence(world),
        "whether one sees who is there tells {seat} a secret"
    );
    let answered_for_them = |state: &G::State| -> SeatSet {
        let forced = |other: &Seat| {
            let pressed = G::need(state, *other) == Need::Answer && !G::is_sealed(state, *other);
            pressed && G::whichever(state, Actor::Seat(*other)).is_some()
        };
        G::pending(state).seats.iter().filter(|other| *other != seat).filter(forced).collect()
    };
    if G::SECRET_MOVES {
        let (here, there) = (answered_for_them(state), answered_for_them(world));
        assert_eq!(here, there, "what others need not decide tells {seat} a secret");
    }
}

/// Who is awaited, what was told and what will happen by itself is the same in two worlds this viewer cannot tell apart.
fn looks_the_same<G: Game>(replay: &Replay<G>, world: &G::State, who: Viewer) {
    let state = replay.state();
    assert_eq!(G::awaited(state, who), G::awaited(world, who), "who must act tells {who} a secret");
    let told =
        |now: &G::State| -> Vec<_> { replay.past().filter_map(|event| G::tell(now, who, event)).collect() };
    assert_eq!(told(state), told(world), "{who}'s log tells a secret");
    assert_eq!(forecast::<G>(state, who), forecast::<G>(world, who), "what will happen tells {who} a secret");
}

/// The same move in two worlds the viewer cannot tell apart. If they still look the same afterwards, the log must not
/// tell them apart either. And they must look the same to whoever can take the move back freely: nobody un-draws.
fn news_is_news<G: Game>(state: &G::State, world: &G::State, viewer: Viewer, (actor, mv): (Actor, G::Move)) {
    let news = |start: &G::State| {
        let (mut next, mut events) = (start.clone(), Events::new());
        G::play(&mut next, actor, mv, &mut events).ok()?;
        let settled = events.settled();
        let told: Vec<_> = events.take().iter().filter_map(|event| G::tell(&next, viewer, event)).collect();
        Some((G::view(&next, viewer), told, settled))
    };
    let (Some((seen, told, settled)), Some((seen_there, told_there, settled_there))) =
        (news(state), news(world))
    else {
        return;
    };
    let open = settled.max(settled_there) < Settled::ByLuck;
    let own = matches!((actor, viewer), (Actor::Seat(mover), Viewer::Seat(seat)) if mover == seat);
    assert!(
        !(open && own) || seen == seen_there,
        "{mv} can be taken back, although it showed {viewer} a secret"
    );
    let luck_is_told = G::TELLS_LUCK && !open;
    if seen == seen_there && !luck_is_told {
        assert_eq!(told, told_there, "the news of {mv} tells {viewer} a secret");
    }
}
