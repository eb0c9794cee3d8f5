//! A story while it is played: its lines one after the other, and the moments it may return to.

use std::collections::BTreeMap;

use super::{Evidence, Staged, fields, one, set_up, told};
use crate::checks::moves_of;
use crate::events::{Events, Settled};
use crate::game::Game;
use crate::pending::Timer;
use crate::script::{Lines, Script};
use crate::seat::{Actor, Seat, Viewer};
use crate::take_back::{TakeBack, judge};

/// A moment of a story, and how it came about.
pub(super) struct Story<'a, G: Game> {
    pub(super) state: G::State,
    /// What happened on the way from the box.
    pub(super) opening: Vec<G::Event>,
    pub(super) moves: Vec<Done<G>>,
    pub(super) script: &'static Script,
    pub(super) given: Vec<&'a str>,
    pub(super) saved: BTreeMap<String, (Story<'a, G>, Lines)>,
    pub(super) clocks: BTreeMap<String, Timer>,
}

/// A move that was made, and what it made happen.
pub(super) struct Done<G: Game> {
    pub(super) actor: Actor,
    pub(super) mv: G::Move,
    pub(super) before: G::State,
    pub(super) events: Vec<G::Event>,
    settled: Settled,
}

impl<G: Game> Clone for Done<G> {
    fn clone(&self) -> Self {
        let (before, events) = (self.before.clone(), self.events.clone());
        Done { actor: self.actor, mv: self.mv, before, events, settled: self.settled }
    }
}

impl<'a, G: Staged> Story<'a, G> {
    pub(super) fn begin(given: &[&'a str]) -> Result<Self, String> {
        let set_up::Stage { state, past, script } = set_up::stage::<G>(given)?;
        script.wrong().map_or(Ok(()), Err)?;
        let (saved, clocks) = (BTreeMap::new(), BTreeMap::new());
        Ok(Story { state, opening: past, moves: Vec::new(), script, given: given.to_vec(), saved, clocks })
    }

    /// A story may end where an ordinary turn begins, and only when all luck that was written down has come.
    pub(super) fn end(&self) -> Result<(), String> {
        if let Some(left) = self.script.left_over() {
            return Err(format!("luck was given that never came: {left}"));
        }
        let over = G::pending(&self.state).is_nobody() || G::is_ordinary_turn(&self.state);
        if over { Ok(()) } else { Err(format!("the story ends, but {}", self.asked())) }
    }

    pub(super) fn line(&mut self, line: &'a str) -> Result<(), String> {
        let (first, rest) = line.split_once(' ').ok_or("not a sentence")?;
        match first {
            "expect" => self.expects(rest),
            "over" => self.over(rest),
            "save" => self.save(rest),
            "back" => self.back_to(rest),
            "begin" => self.begin_again(rest),
            "keep" => self.keep_clock(rest),
            "alike" => self.compare(rest, true),
            "differ" => self.compare(rest, false),
            _ if self.clocks.contains_key(first) => self.rings(first, rest),
            _ => {
                let actor = first.parse().map_err(|()| format!("nobody is called {first}"))?;
                self.acts(actor, rest)?;
                self.script.wrong().map_or(Ok(()), Err)
            }
        }
    }

    /// `clock as old`, or `clock sand as old` where several run.
    fn keep_clock(&mut self, rest: &str) -> Result<(), String> {
        let (which, name) = rest.split_once("as ").ok_or("keep clock as what?")?;
        let which = which.strip_prefix("clock").ok_or("only clocks are kept")?.trim();
        let running: Vec<Timer> = G::pending(&self.state).timers.iter().collect();
        let fits = |timer: &&Timer| which.is_empty() || timer.name == which;
        let [timer] = running.iter().filter(fits).collect::<Vec<_>>()[..] else {
            return Err(format!("running: {running:?}"));
        };
        self.clocks.insert(name.to_owned(), *timer);
        Ok(())
    }

    /// A timer of another moment runs out: as the rules take it, or not at all if it no longer runs.
    fn rings(&mut self, name: &str, rest: &str) -> Result<(), String> {
        let rung = self.clocks.get(name).and_then(|timer| G::ring(&self.state, *timer));
        match (rest, rung) {
            ("rings", Some(mv)) => self.plays(Actor::Clock, mv),
            ("rings", None) => Err("it is not heeded".to_owned()),
            ("rings in vain", None) => Ok(()),
            ("rings in vain", Some(mv)) => Err(format!("it makes the clock {mv}")),
            _ => Err("a clock rings, or rings in vain".to_owned()),
        }
    }

    /// A field of the game; or for any game what was told, to a viewer or at all.
    fn expects(&self, fact: &str) -> Result<(), String> {
        if let Some(words) = fact.strip_prefix("told ") {
            return told::told(&self.spelled(self.past().iter()), words);
        }
        if let Some((word, words)) = fact.split_once(" told ")
            && let Some(viewer) = viewer(word)
        {
            let read: Vec<G::Event> = self.messages(viewer).concat();
            return told::told(&self.spelled(read.iter()), words);
        }
        fields::check::<G>(&Evidence { state: &self.state, past: &self.past() }, fact)
    }

    fn past(&self) -> Vec<G::Event> {
        let since = self.moves.iter().flat_map(|done| &done.events);
        self.opening.iter().chain(since).cloned().collect()
    }

    fn spelled<'e>(&self, events: impl Iterator<Item = &'e G::Event>) -> Vec<String>
    where
        G::Event: 'e,
    {
        events.map(|event| told::seats(&G::spelled(&self.state, event))).collect()
    }

    /// What this viewer may read now, by the moves they noticed.
    pub(super) fn messages(&self, viewer: Viewer) -> Vec<Vec<G::Event>> {
        let told = |events: &Vec<G::Event>| -> Vec<G::Event> {
            events.iter().filter_map(|event| G::tell(&self.state, viewer, event)).collect()
        };
        let opening = told(&self.opening);
        let since = self.moves.iter().map(|done| told(&done.events)).filter(|told| !told.is_empty());
        std::iter::once(opening).chain(since).collect()
    }

    fn acts(&mut self, actor: Actor, deed: &str) -> Result<(), String> {
        if let Some(list) = deed.strip_prefix("offers ") {
            return self.offers(actor, list);
        }
        if let (Actor::Seat(seat), "takes back" | "takes back by consent" | "cannot take back") =
            (actor, deed)
        {
            return self.takes_back(seat, deed);
        }
        if let Some((mv, rule)) = deed.strip_prefix("cannot ").and_then(|rest| rest.split_once(": ")) {
            return self.refuses(actor, mv, rule);
        }
        let (deed, meaning) = deed.split_once(" meaning ").map_or((deed, None), |(mv, it)| (mv, Some(it)));
        let mv = G::read_move(&self.state, deed)?;
        if let Some(words) = meaning {
            let meant = G::meaning(&self.state, actor, mv).ok_or("its own text says what it means")?;
            told::told(&[meant], words)?;
        }
        self.plays(actor, mv)
    }

    fn plays(&mut self, actor: Actor, mv: G::Move) -> Result<(), String> {
        let mut events = Events::new();
        let before = self.state.clone();
        G::play(&mut self.state, actor, mv, &mut events).map_err(|refusal| {
            format!("refused by {} ({:?}); {}", refusal.rule, refusal.reason, self.asked())
        })?;
        let settled = events.settled_by(actor);
        self.same_unheard(before.clone(), actor, mv)?;
        self.moves.push(Done { actor, mv, before, events: events.take(), settled });
        Ok(())
    }

    pub(super) fn take_back(&self, seat: Seat) -> TakeBack {
        if G::outcome(&self.state).is_some() {
            return TakeBack::Never;
        }
        let made = self.moves.iter().map(|done| (done.actor, done.settled, false));
        judge(&made.collect::<Vec<_>>(), seat, false)
    }

    fn takes_back(&mut self, seat: Seat, how: &str) -> Result<(), String> {
        let keep = match (how, self.take_back(seat)) {
            ("cannot take back", TakeBack::Never) => return Ok(()),
            ("takes back", TakeBack::Free { keep }) => keep,
            ("takes back by consent", TakeBack::Agreed { keep, .. }) => keep,
            (_, found) => return Err(format!("{seat} may take back: {found:?}")),
        };
        self.state = self.moves[keep].before.clone();
        self.moves.truncate(keep);
        Ok(())
    }

    /// What nobody listens to ends the same way: search plays so. Scripted luck comes only once.
    fn same_unheard(&self, mut before: G::State, actor: Actor, mv: G::Move) -> Result<(), String> {
        let unheard = !self.script.is_empty()
            || G::play(&mut before, actor, mv, &mut Events::silent()).is_ok() && before == self.state;
        if unheard { Ok(()) } else { Err("played with nobody listening it ends otherwise".to_owned()) }
    }

    fn offers(&self, actor: Actor, list: &str) -> Result<(), String> {
        let (list, in_order) = list.strip_prefix("in order ").map_or((list, false), |list| (list, true));
        let mut wanted =
            list.split('|').map(|mv| G::read_move(&self.state, mv.trim())).collect::<Result<Vec<_>, _>>()?;
        let offered = moves_of::<G>(&self.state, actor);
        if !in_order {
            wanted.sort();
        }
        if wanted == offered { Ok(()) } else { Err(format!("{actor} has {}", listed(&offered))) }
    }

    fn refuses(&mut self, actor: Actor, mv: &str, rule: &str) -> Result<(), String> {
        let before = self.state.clone();
        let mv = G::read_move(&self.state, mv)?;
        let answer = G::play(&mut self.state, actor, mv, &mut Events::silent());
        match answer {
            Ok(()) => Err("it was accepted".to_owned()),
            Err(_) if self.state != before => Err("refused, but the state changed".to_owned()),
            Err(refusal) if refusal.rule != rule => Err(format!("refused by {}", refusal.rule)),
            Err(_) => Ok(()),
        }
    }

    fn over(&self, party: &str) -> Result<(), String> {
        let outcome = G::outcome(&self.state).ok_or_else(|| self.asked())?;
        let winner = G::party_name(&self.state, outcome.party);
        if winner == party { Ok(()) } else { Err(format!("{winner} won")) }
    }

    fn asked(&self) -> String {
        let asked: Vec<String> = G::pending(&self.state)
            .actors()
            .map(|actor| format!("{actor} is asked: {}", listed(&moves_of::<G>(&self.state, actor))))
            .collect();
        if asked.is_empty() { "nobody is asked".to_owned() } else { asked.join("; ") }
    }
}

/// A seat or `spectator`.
pub(super) fn viewer(word: &str) -> Option<Viewer> {
    if word == "spectator" { Some(Viewer::Spectator) } else { one(word).ok().map(Viewer::Seat) }
}

fn listed<M: ToString>(moves: &[M]) -> String {
    moves.iter().map(M::to_string).collect::<Vec<_>>().join(" | ")
}
