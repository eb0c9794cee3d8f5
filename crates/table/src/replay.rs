//! A table played so far: the log run through the rules, undone by running less of it.

use std::sync::Arc;

use crate::asked::Asked;
use crate::chance::Seed;
use crate::company::Said;
use crate::events::{Events, Settled};
use crate::eyes::Memory;
use crate::game::{Game, Refusal};
use crate::seat::{Actor, Seat, Viewer};

/// The present state and how it came about.
#[derive(Clone, Debug)]
pub struct Replay<G: Game> {
    options: G::Options,
    /// The state before the first move: every earlier moment is played again from here.
    dealt: Arc<G::State>,
    state: G::State,
    opening: Arc<[G::Event]>,
    /// Shared, so that a table can look ahead without copying its past.
    moves: Vec<Arc<Played<G>>>,
    began: u64,
    asked: Asked,
    /// How long moves lay on the table before they were taken back, by how many were kept: nobody's clock ran then.
    taken_back: Vec<(usize, u64)>,
}

/// One move and what it made happen.
#[derive(Clone, Debug)]
pub struct Played<G: Game> {
    pub actor: Actor,
    pub mv: G::Move,
    /// Exactly as long as it is: a table keeps every move.
    pub events: Box<[G::Event]>,
    pub settled: Settled,
    /// Whether any other answer would have come to the same ([`Game::whichever`]).
    pub spared: bool,
    /// When, in milliseconds since 1970.
    pub at: u64,
}

/// What it takes for a seat to take back its last move. `keep` is how many moves would be left.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TakeBack {
    /// Nothing: nobody has learned anything from it.
    Free { keep: usize },
    /// Others have moved since, so the people among them must agree; if `luck` has spoken, bots cannot agree for them.
    Agreed { keep: usize, luck: bool },
    /// There is no such move, a secret has been seen since, a clock has run out, or everything is open because the game is
    /// over.
    Never,
}

/// What it takes for this seat to take back its last move, after these: who made each, how far it is settled, whether it
/// was spared.
pub(crate) fn judge(made: &[(Actor, Settled, bool)], seat: Seat, spares: bool) -> TakeBack {
    let own = |(actor, ..): &(Actor, Settled, bool)| *actor == Actor::Seat(seat);
    let Some(keep) = made.iter().rposition(|it| own(it) && !(spares && it.2)) else {
        return TakeBack::Never;
    };
    let gone = &made[keep..];
    match gone.iter().map(|(_, settled, _)| *settled).max() {
        Some(Settled::BySecret) => TakeBack::Never,
        Some(Settled::Open) if gone.iter().all(own) => TakeBack::Free { keep },
        settled => TakeBack::Agreed { keep, luck: settled >= Some(Settled::ByLuck) },
    }
}

impl<G: Game> Replay<G> {
    pub fn new(options: G::Options, rules: u16, seed: Seed) -> Self {
        let mut events = Events::new();
        let state = G::deal(&options, rules, seed, &mut events);
        Replay::from_position(state, events.take().into())
    }

    /// A table that begins with a position somebody prepared.
    pub fn staged(state: G::State) -> Self {
        Replay::from_position(state, Arc::new([]))
    }

    fn from_position(state: G::State, opening: Arc<[G::Event]>) -> Self {
        let asked = Asked::first::<G>(&state, 0);
        let options = G::options_of(&state).clone();
        let dealt = Arc::new(state.clone());
        Replay { options, dealt, state, opening, moves: Vec::new(), began: 0, asked, taken_back: Vec::new() }
    }

    /// The same table before its first move.
    fn at_the_start(&self) -> Self {
        Replay::from_position(G::State::clone(&self.dealt), self.opening.clone())
    }

    /// Before the first move: time runs from here on.
    pub fn begin(&mut self, at: u64) {
        self.began = at;
        self.asked.restart(at);
    }

    pub fn options(&self) -> &G::Options {
        &self.options
    }

    pub fn state(&self) -> &G::State {
        &self.state
    }

    pub fn moves(&self) -> &[Arc<Played<G>>] {
        &self.moves
    }

    /// What happened before the first decision.
    pub fn opening(&self) -> &[G::Event] {
        &self.opening
    }

    /// Who is asked what, and since when.
    pub fn asked(&self) -> &Asked {
        &self.asked
    }

    pub fn play(&mut self, actor: Actor, mv: G::Move) -> Result<&Played<G>, Refusal<G::Reason>> {
        self.play_at(actor, mv, 0)
    }

    /// Plays a move made at this time.
    pub fn play_at(&mut self, actor: Actor, mv: G::Move, at: u64) -> Result<&Played<G>, Refusal<G::Reason>> {
        let mut events = Events::new();
        let spared = G::whichever(&self.state, actor) == Some(mv);
        G::play(&mut self.state, actor, mv, &mut events)?;
        let settled = events.settled_by(actor);
        self.asked.follow::<G>(&self.state, Some(actor), at);
        self.moves.push(Arc::new(Played { actor, mv, events: events.take().into(), settled, spared, at }));
        Ok(self.moves.last().expect("just pushed"))
    }

    /// Every event so far, in order.
    pub fn past(&self) -> impl DoubleEndedIterator<Item = &G::Event> {
        self.opening.iter().chain(self.moves.iter().flat_map(|played| &played.events))
    }

    /// Whether this viewer may know by now that this move was made.
    fn is_noticed(&self, viewer: Viewer, played: &Played<G>) -> bool {
        let told = |event: &G::Event| G::tell(&self.state, viewer, event).is_some();
        !G::SECRET_MOVES || played.events.iter().any(told)
    }

    /// How many moves this viewer knows of: the only number of moves they may ever be given.
    pub fn made(&self, viewer: Viewer) -> usize {
        if !G::SECRET_MOVES {
            return self.moves.len();
        }
        self.moves.iter().filter(|played| self.is_noticed(viewer, played)).count()
    }

    /// Of how many this viewer knows among the first moves really made.
    pub fn known(&self, viewer: Viewer, moves: usize) -> usize {
        self.moves.iter().take(moves).filter(|played| self.is_noticed(viewer, played)).count()
    }

    /// How many moves had really been made when this viewer knew of so many.
    pub fn moment(&self, viewer: Viewer, made: usize) -> Option<usize> {
        if !G::SECRET_MOVES {
            return (made <= self.moves.len()).then_some(made);
        }
        self.moments(viewer).get(made).copied()
    }

    /// The same for every number of moves this viewer ever knew of.
    pub fn moments(&self, viewer: Viewer) -> Vec<usize> {
        let noticed = self.moves.iter().enumerate().filter(|(_, played)| self.is_noticed(viewer, played));
        std::iter::once(0).chain(noticed.map(|(index, _)| index + 1)).collect()
    }

    /// The moves made by then, as text.
    pub fn moves_until(&self, viewer: Viewer, made: usize) -> Option<Vec<(Actor, String)>> {
        let moment = self.moment(viewer, made)?;
        Some(self.moves[..moment].iter().map(|played| (played.actor, played.mv.to_string())).collect())
    }

    /// The log as this viewer may read it now; each event with the number of moves they knew of when it happened.
    pub fn log(&self, viewer: Viewer) -> Vec<(usize, G::Event)> {
        self.log_since(viewer, 0)
    }

    /// The part of the log that came after so many of the moves this viewer knows of; all of it after none.
    pub fn log_since(&self, viewer: Viewer, made: usize) -> Vec<(usize, G::Event)> {
        let told = |event: &G::Event| G::tell(&self.state, viewer, event);
        let mut log = Vec::with_capacity(64);
        if made == 0 {
            log.extend(self.opening.iter().filter_map(told).map(|event| (0, event)));
        }
        let (skipped, mut number) = if G::SECRET_MOVES { (0, 0) } else { (made, made) };
        for played in self.moves.iter().skip(skipped) {
            let before = log.len();
            log.extend(played.events.iter().filter_map(told).map(|event| (number + 1, event)));
            number += usize::from(!G::SECRET_MOVES || log.len() > before);
            if number <= made {
                log.truncate(before);
            }
        }
        log
    }

    /// What the last move that everybody knows of made happen.
    pub fn news(&self) -> Vec<(usize, G::Event)> {
        self.log_since(Viewer::Spectator, self.made(Viewer::Spectator).saturating_sub(1))
    }

    /// What this seat was told in the moment it happened, whether or not it can still be read; and what it was told at
    /// the table meanwhile.
    pub fn memory(&self, seat: Seat, manner: u64, said: &[Said]) -> Memory<G> {
        let mut memory = Memory::new(seat, manner);
        let mut again = self.at_the_start();
        memory.hear(&again.state, &again.opening);
        let (mut said, mut made) = (said.iter().peekable(), 0);
        for played in &self.moves {
            made += usize::from(self.is_noticed(Viewer::Spectator, played));
            while let Some(before) = said.next_if(|said| said.at < made) {
                memory.overhear(before);
            }
            again.replay(played);
            memory.hear(&again.state, &played.events);
        }
        said.for_each(|last| memory.overhear(last));
        memory
    }

    /// What it takes for this seat to take back its last move. Where the table gives the answers that are as good as any
    /// other (`spares`) that is the last one it chose: the table would only give the others again.
    pub fn take_back(&self, seat: Seat, spares: bool) -> TakeBack {
        if G::outcome(&self.state).is_some() {
            return TakeBack::Never;
        }
        let made = self.moves.iter().map(|played| (played.actor, played.settled, played.spared));
        judge(&made.collect::<Vec<_>>(), seat, spares)
    }

    /// Whether so many moves can still be all that is left: no secret was seen since, no clock has run out, and the game is
    /// not over.
    pub fn may_return(&self, keep: usize) -> bool {
        let since = self.moves.get(keep..);
        let open = |gone: &[Arc<Played<G>>]| gone.iter().all(|played| played.settled < Settled::BySecret);
        G::outcome(&self.state).is_none() && since.is_some_and(open)
    }

    /// The table as it was after `count` moves.
    pub fn at(&self, count: usize) -> Replay<G> {
        let mut earlier = self.at_the_start();
        earlier.begin(self.began);
        self.moves.iter().take(count).for_each(|played| earlier.replay(played));
        earlier
    }

    /// Whether everything this viewer could read after each of so many moves, and what came next, can still be read now.
    /// The game is run through once for all of them: these come in order.
    pub fn still_readable(&self, viewer: Viewer, moments: &[usize]) -> Vec<bool> {
        let (now, moves) = (self.log(viewer), self.moves());
        let mut earlier = self.at(0);
        let mut readable = |moment: &usize| {
            let begun = earlier.moves().len();
            for played in moves.get(begun..*moment).unwrap_or_default() {
                if earlier.play_at(played.actor, played.mv, played.at).is_err() {
                    return false;
                }
            }
            let Some(next) = moves.get(*moment) else { return true };
            let (mut told, made) = (earlier.log(viewer), earlier.made(viewer));
            if earlier.play_at(next.actor, next.mv, next.at).is_err() {
                return false;
            }
            told.extend(earlier.log_since(viewer, made));
            let mut rest = now.iter();
            told.iter().all(|then| rest.any(|still| still == then))
        };
        moments.iter().map(&mut readable).collect()
    }

    fn replay(&mut self, played: &Played<G>) {
        self.play_at(played.actor, played.mv, played.at).unwrap_or_else(|refusal| {
            panic!("{} no longer replays: {} refused by {}", G::NAME, played.mv, refusal.rule)
        });
    }

    /// Takes back everything after the first `keep` moves.
    pub fn undo_to(&mut self, keep: usize) {
        self.undo_at(keep, 0);
    }

    /// The same at this time. Nobody gains or loses any by it: a clock goes on as it stood when the first of these moves
    /// was made.
    pub fn undo_at(&mut self, keep: usize, at: u64) {
        let mut left = self.at(keep);
        let lay = self.moves.get(keep).map_or(0, |first| at.saturating_sub(first.at));
        let before = self.taken_back.iter().rfind(|(kept, _)| *kept == keep).map_or(0, |(_, ago)| *ago);
        left.taken_back = self.taken_back.iter().copied().filter(|(kept, _)| *kept < keep).collect();
        left.taken_back.push((keep, before + lay));
        let seat = |played: &Arc<Played<G>>| match played.actor {
            Actor::Seat(seat) => Some(seat),
            Actor::Clock => None,
        };
        let movers = self.moves[left.moves.len()..].iter().filter_map(seat).collect();
        left.asked.after_undo::<G>(&self.asked, (&self.state, &left.state), movers, before + lay);
        *self = left;
    }
}
