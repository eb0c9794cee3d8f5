//! A board kept by what one viewer is told alone is the board this viewer is shown: nothing is missing from the log, and
//! nothing is shown that was not told.

use std::collections::BTreeMap;
use std::fmt::Debug;

use crate::common::{find_the_way, tables};
use obscurio::book::Perch;
use obscurio::cards::Trap;
use obscurio::options::{Clock, Options};
use obscurio::pictures::Card;
use obscurio::state::{End, LAST_SPACE, State, Token};
use obscurio::view::{
    BookView, EndView, LastTurnView, LoyaltyView, NightLimit, Open, Own, PageView, Phase, Role, TokenView,
    WizardView,
};
use obscurio::{Bell, Event, Move, Obscurio};
use table::checks::{moves_of, with_each};
use table::{Actor, Chance, Events, Game, Need, Seat, Seed, Settled, Talk, Timer, Viewer};

const FILTERS: [Trap; 2] = [Trap::TwilightCorridor, Trap::MagicMist];

/// What a viewer who writes everything down knows of the table.
#[derive(Clone)]
struct Ledger {
    options: Options,
    /// Whether this is read after the game: nothing is a secret any more.
    over: bool,
    open: Open,
    own: Own,
    /// Pictures in the deck: fewer than none until it is told that a new one was made of the pile.
    deck: isize,
    /// The same, and the pile, as those awake see them in the night.
    night: (isize, Vec<Card>),
    holder: Option<[Card; 8]>,
    holder_closed: bool,
    pages: Option<[Card; 2]>,
    butterflies: Vec<Perch>,
    /// Whether the timer of this phase has run out.
    rung: bool,
    /// Which of one's tokens have answered the Door opened last.
    answered: [bool; 2],
}

impl Ledger {
    /// Before the first card is dealt: what the box and the seats tell.
    fn new(state: &State, viewer: Viewer) -> Ledger {
        let options = state.options;
        let (light, dark) = options.cohesion();
        let traitor = options.seats >= 4;
        let wizard = |seat: Seat| WizardView {
            seat,
            character: state.characters[seat.index()],
            companion: state.companion.filter(|_| options.seats == 2),
            wrong: 0,
            card: if traitor { LoyaltyView::Down } else { LoyaltyView::None },
            token: TokenView::Centre,
            second: (options.seats == 2).then_some(TokenView::Centre),
            confirmed: false,
            ready: false,
            called: false,
            voted: false,
        };
        let seat = if let Viewer::Seat(seat) = viewer { Some(seat) } else { None };
        let role = |seat: Seat| if seat == state.grimoire { Role::Grimoire } else { Role::Wizard };
        let open = Open {
            phase: Phase::Riddle,
            turn: 0,
            progress: 1,
            last_space: 6,
            light,
            dark,
            grimoire: state.grimoire,
            wizards: state.seats().filter(|seat| *seat != state.grimoire).map(wizard).collect(),
            traps: Vec::new(),
            bag: Vec::new(),
            track: Vec::new(),
            space: 0,
            extra_traps: 0,
            calls: 0,
            deck_count: 0,
            discard: Vec::new(),
            book: None,
            doors: Vec::new(),
            exit_door: None,
            votes: Vec::new(),
            last_turn: None,
            night_limit: traitor.then(|| night_limit(options.clock)),
            end: None,
        };
        let own = Own {
            seat,
            role: seat.map(role),
            traitor: None,
            awake: false,
            may_call: false,
            deck_count: None,
            discard: None,
            exit: None,
            pages: None,
            butterflies: Vec::new(),
            holder: None,
            picks_left: None,
            picks: Vec::new(),
            holds: Vec::new(),
            answered: false,
            called: false,
            votes: Vec::new(),
        };
        Ledger {
            options,
            over: false,
            open,
            own,
            deck: if traitor { 84 - 8 } else { 84 },
            night: (0, Vec::new()),
            holder: None,
            holder_closed: false,
            pages: None,
            butterflies: Vec::new(),
            rung: false,
            answered: [false; 2],
        }
    }

    fn is(&self, seat: Seat) -> bool {
        self.own.seat == Some(seat)
    }

    fn is_grimoire(&self) -> bool {
        self.is(self.open.grimoire)
    }

    fn wizard(&mut self, seat: Seat) -> &mut WizardView {
        self.open.wizards.iter_mut().find(|wizard| wizard.seat == seat).expect("a Wizard")
    }

    fn has(&self, trap: Trap) -> bool {
        self.open.traps.contains(&trap)
    }

    fn is_watched(&self) -> bool {
        self.open.progress == LAST_SPACE
    }

    fn put(&mut self, seat: Seat, token: Token, place: TokenView) {
        let wizard = self.wizard(seat);
        match token {
            Token::Own => wizard.token = place,
            Token::Companion => wizard.second = Some(place),
        }
    }

    /// Light first.
    fn pay(&mut self, count: u8) {
        let light = count.min(self.open.light);
        self.open.light -= light;
        self.open.dark -= count - light;
    }

    fn nobody_calls(&mut self) {
        (self.open.calls, self.own.called) = (0, false);
        self.open.wizards.iter_mut().for_each(|wizard| wizard.called = false);
    }

    fn nobody_is_ready(&mut self) {
        self.open.wizards.iter_mut().for_each(|wizard| wizard.ready = false);
    }

    fn hold(&mut self, seat: Seat, token: Token, door: u8) {
        self.own.holds.retain(|held| (held.0, held.1) != (seat, token));
        self.own.holds.push((seat, token, door));
        self.own.holds.sort_unstable();
    }

    fn hear(&mut self, event: &Event) {
        match *event {
            Event::TrapsDrawn { turn, traps } => self.begin_turn(turn, traps.iter().collect()),
            Event::DeckShuffled => {
                self.deck += std::mem::take(&mut self.open.discard).len() as isize;
            }
            Event::ExitDrawn { card, .. } => self.own.exit = card,
            Event::PagesDrawn { cards, .. } => self.pages = cards,
            Event::Landed { perch, .. } => self.butterflies.extend(perch),
            Event::LoyaltyDealt { seat, traitor } => {
                self.own.role = Some(if traitor { Role::Traitor } else { Role::Loyal });
                self.own.traitor = Some(seat).filter(|_| traitor);
            }
            Event::TraitorIs { seat } => self.own.traitor = Some(seat),
            Event::BookShown { pages, butterflies, .. } => {
                self.open.phase = Phase::ClueShown;
                (self.rung, self.pages) = (false, pages.or(self.pages));
                self.butterflies = butterflies.into_iter().flatten().flatten().collect();
                self.nobody_calls();
            }
            Event::Ready { seat } | Event::ReadyToVote { seat } => self.wizard(seat).ready = true,
            Event::EyesClosed { .. } => {
                self.open.phase = Phase::EyesClosed;
                (self.rung, self.holder_closed) = (false, false);
                self.night = (self.deck, self.open.discard.clone());
                self.nobody_is_ready();
                self.nobody_calls();
            }
            Event::BookGone { .. } => {
                (self.open.book, self.pages) = (None, None);
                self.butterflies.clear();
            }
            Event::HolderOpened { cards, .. } => self.holder = cards,
            Event::ExitShown { card, .. } => self.own.exit = card,
            Event::Picked { slot, card, refill, .. } => self.see_pick(slot, card, refill),
            Event::HolderClosed { .. } => self.holder_closed = true,
            Event::EyesMayOpen { .. } => self.rung = true,
            Event::NightEnded { .. } => (self.holder_closed, self.rung) = (true, true),
            Event::EyesOpened { .. } => (self.own.exit, self.rung) = (None, false),
            Event::DoorOpened { door, card, .. } => self.open_door(door, card),
            other => self.hear_at_the_doors(&other),
        }
    }

    fn begin_turn(&mut self, turn: u8, traps: Vec<Trap>) {
        let purple = [Trap::BlackMagic, Trap::Espionage];
        let all = Trap::ALL.into_iter().filter(|trap| self.options.seats >= 4 || !purple.contains(trap));
        self.open.bag = all.filter(|trap| !traps.contains(trap)).collect();
        (self.open.turn, self.open.traps) = (turn, traps);
        self.deck -= 3;
        self.open.track = if self.has(Trap::EvanescentRoom) { vec![1, 3] } else { vec![0, 1, 2, 3] };
        self.open.phase = Phase::Riddle;
    }

    fn see_pick(&mut self, slot: u8, card: Option<Card>, refill: Option<Card>) {
        self.own.picks.extend(card);
        let (Some(holder), Some(refill)) = (&mut self.holder, refill) else { return };
        holder[usize::from(slot) - 1] = refill;
        let (deck, discard) = &mut self.night;
        if *deck == 0 {
            *deck = std::mem::take(discard).len() as isize;
        }
        *deck -= 1;
    }

    fn open_door(&mut self, door: u8, card: Option<Card>) {
        let (locked, watched) = (self.has(Trap::LockedDoors), self.is_watched());
        let all = if self.has(Trap::GreatRoom) { 7 } else { 6 };
        if door == 1 {
            self.deck -= all as isize - 1;
            self.open.doors = vec![None; all];
            self.nobody_is_ready();
            self.nobody_calls();
            (self.rung, self.own.exit) = (false, None);
            if !self.own.traitor.is_some_and(|traitor| self.is(traitor)) {
                self.own.picks.clear();
            }
        }
        self.open.phase = match (locked, watched) {
            (false, false) => Phase::Doors,
            (true, false) => Phase::DoorsLocked { opened: door },
            (false, true) => Phase::DoorsWatched,
            (true, true) => Phase::DoorsLockedWatched { opened: door },
        };
        self.answered = [false; 2];
        self.open.doors[usize::from(door) - 1] = card;
    }

    fn hear_at_the_doors(&mut self, event: &Event) {
        match *event {
            Event::Stood { seat, token, door } => {
                self.put(seat, token, TokenView::Door(door));
                self.wizard(seat).confirmed = false;
            }
            Event::Confirmed { seat } => self.wizard(seat).confirmed = true,
            Event::Withdrew { seat } => self.wizard(seat).confirmed = false,
            Event::Held { seat, token, door, .. } => {
                self.put(seat, token, TokenView::Hand);
                door.into_iter().for_each(|door| self.hold(seat, token, door));
            }
            Event::Answered { seat, token, door, takes, secret } => {
                if takes && secret {
                    self.hold(seat, token, door);
                } else if takes {
                    self.put(seat, token, TokenView::Door(door));
                }
                if self.is(seat) {
                    self.answered[token as usize] = true;
                }
            }
            Event::TimeCalled { seat, secret } => {
                self.open.calls += 1;
                self.own.called |= seat.is_some_and(|seat| self.is(seat));
                if let Some(seat) = seat.filter(|seat| (self.over || !secret) && *seat != self.open.grimoire)
                {
                    self.wizard(seat).called = true;
                }
            }
            Event::SandTurned { space } => {
                (self.open.space, self.rung) = (space, false);
                self.nobody_calls();
            }
            Event::TimeUp => self.nobody_calls(),
            Event::TimerRang { bell } => self.rung |= matches!(bell, Bell::Patience | Bell::ClueView),
            Event::Placed { seat, token, door } => {
                self.put(seat, token, door.map_or(TokenView::Centre, TokenView::Door));
                self.own.holds.clear();
            }
            Event::TimeNoted { extra } => self.open.extra_traps = extra,
            Event::ExitWas { door, card, .. } => {
                self.open.exit_door = Some(door);
                self.open.doors[usize::from(door) - 1] = Some(card);
                self.own.exit = Some(card);
                self.answered = [false; 2];
            }
            Event::Advanced { progress } => self.open.progress = progress,
            Event::Lost { seat, count } => {
                self.wizard(seat).wrong += count;
                self.pay(count);
            }
            Event::Danger { count, .. } => self.pay(count),
            other => self.hear_of_the_accusation(&other),
        }
    }

    fn hear_of_the_accusation(&mut self, event: &Event) {
        match *event {
            Event::DebateBegan { round } => {
                (self.open.phase, self.rung) = (Phase::Debate { round }, false);
                self.nobody_is_ready();
                self.nobody_calls();
            }
            Event::VoteBegan { round } => {
                (self.open.phase, self.rung) = (Phase::Vote { round }, false);
                self.nobody_is_ready();
            }
            Event::Voted { seat, target, .. } => {
                self.wizard(seat).voted = true;
                let target = target.filter(|_| self.is(seat));
                self.own.votes = target.map_or(self.own.votes.clone(), |target| vec![(seat, target)]);
            }
            Event::Pointed { seat, target } => {
                if self.open.wizards.iter().any(|wizard| wizard.voted) || self.open.calls > 0 {
                    self.open.votes.clear();
                }
                self.open.votes.retain(|vote| vote.0 < seat);
                self.open.votes.push((seat, target));
                self.open.wizards.iter_mut().for_each(|wizard| wizard.voted = false);
                self.own.votes.clear();
                self.nobody_calls();
            }
            Event::Innocent { seat, count } => {
                self.wizard(seat).card = LoyaltyView::Loyal;
                self.pay(count);
            }
            Event::Unmasked { seat } => {
                let wizard = self.wizard(seat);
                (wizard.card, wizard.token) = (LoyaltyView::Traitor, TokenView::Removed);
            }
            Event::TurnEnded { pages, .. } => self.end_turn(pages),
            Event::Ended { .. } => self.open.phase = Phase::Over,
            _ => {}
        }
    }

    fn end_turn(&mut self, pages: [Card; 2]) {
        let doors = std::mem::take(&mut self.open.doors);
        self.open.discard.extend(doors.into_iter().flatten().chain(pages));
        (self.open.exit_door, self.own.exit, self.open.book) = (None, None, None);
        self.own.picks.clear();
        self.pages = None;
        self.butterflies.clear();
        self.open.space = 0;
        self.rung = false;
        self.nobody_calls();
        for wizard in &mut self.open.wizards {
            wizard.confirmed = false;
            for token in [Some(&mut wizard.token), wizard.second.as_mut()].into_iter().flatten() {
                if *token != TokenView::Removed {
                    *token = TokenView::Centre;
                }
            }
        }
    }

    /// What is to be seen now. Only what no line tells is looked up: Doors that never opened are turned up in silence, and
    /// a filter leaves of a Page what `pictures.rs` looks at.
    fn views(mut self, state: &State) -> (Open, Own) {
        let grimoire = self.is_grimoire();
        let sees_night =
            self.open.phase == Phase::EyesClosed && (grimoire || self.own.role == Some(Role::Traitor));
        if self.open.exit_door.is_some() {
            self.open.doors = state.doors.iter().map(Some).collect();
        }
        self.open.deck_count = self.deck as usize;
        let butterflies = {
            let mut all = self.butterflies.clone();
            all.sort_unstable();
            all
        };
        let shown = !matches!(self.open.phase, Phase::Riddle) && !(self.butterflies.is_empty());
        if shown && self.open.exit_door.is_none() | self.open.book.is_none() {
            let traps = if state.end.is_some() { Default::default() } else { state.traps };
            let pages = PageView::both(state.pages.expect("Pages lie on the Book"), traps);
            self.open.book = Some(BookView { pages, butterflies: butterflies.clone() });
        }
        self.own.pages = self.pages.filter(|_| grimoire);
        self.own.butterflies = if grimoire { butterflies } else { Vec::new() };
        self.own.awake = sees_night;
        self.own.holder = self.holder.filter(|_| sees_night);
        let limit = if self.has(Trap::BlackMagic) { 4 } else { 2 };
        self.own.picks_left = (sees_night && !self.holder_closed).then(|| limit - self.own.picks.len());
        (self.own.deck_count, self.own.discard) =
            if sees_night { (Some(self.night.0 as usize), Some(self.night.1.clone())) } else { (None, None) };
        let untimed = self.options.clock == Clock::Untimed;
        let tokens = if self.options.seats == 2 { 2 } else { 1 };
        let active = self.open.wizards.iter().filter(|it| it.token != TokenView::Removed).count();
        self.own.may_call = grimoire
            && match self.open.phase {
                Phase::ClueShown => true,
                Phase::EyesClosed => untimed && self.rung,
                Phase::Doors
                | Phase::DoorsLocked { .. }
                | Phase::DoorsWatched
                | Phase::DoorsLockedWatched { .. } => {
                    untimed && self.rung && active == 1 && !self.own.called && self.open.exit_door.is_none()
                }
                _ => false,
            };
        self.own.answered = self.has_answered(tokens);
        (self.open, self.own)
    }

    fn is_removed(&self, seat: Seat) -> bool {
        self.open.wizards.iter().any(|it| it.seat == seat && it.token == TokenView::Removed)
    }

    /// The clock that runs, where one is played with (OBS-0.7).
    fn clock(&self) -> Option<Timer> {
        let Clock::Sand(times) = self.options.clock else { return None };
        let (name, index, ms) = match self.open.phase {
            Phase::ClueShown if !self.rung => ("clue-view", 0, times.clue_view),
            Phase::EyesClosed if !self.rung => ("eyes-closed", 0, times.eyes_min),
            Phase::EyesClosed => ("night", 0, times.night_max - times.eyes_min),
            Phase::Doors
            | Phase::DoorsLocked { .. }
            | Phase::DoorsWatched
            | Phase::DoorsLockedWatched { .. }
                if self.open.exit_door.is_none() =>
            {
                ("sand", self.open.space, times.space)
            }
            Phase::Debate { round } => ("debate", round, times.debate),
            Phase::Vote { round } => ("vote", round, times.vote),
            _ => return None,
        };
        Some(Timer { name, count: u16::from(self.open.turn) * 256 + u16::from(index), ms })
    }

    /// Whoever has taken a Door need not answer any more.
    fn has_answered(&self, tokens: usize) -> bool {
        let (Phase::DoorsLocked { .. } | Phase::DoorsLockedWatched { .. }) = self.open.phase else {
            return false;
        };
        let Some(wizard) = self.open.wizards.iter().find(|it| self.is(it.seat)) else { return false };
        let out = [Some(wizard.token), wizard.second];
        let placed = |token: Token| {
            matches!(out[token as usize], Some(TokenView::Door(_)))
                || self.own.holds.iter().any(|held| held.1 == token)
        };
        wizard.token != TokenView::Removed
            && Token::BOTH[..tokens].iter().all(|token| placed(*token) || self.answered[*token as usize])
    }
}

fn night_limit(clock: Clock) -> NightLimit {
    match clock {
        Clock::Sand(times) => NightLimit::Clock(times.night_max),
        Clock::Untimed => NightLimit::Grimoire,
    }
}

/// A viewer's ledger up to the turn that is being played, and what has been told since. Earlier turns are read again as
/// they may be read now when the next one begins.
struct Reader {
    viewer: Viewer,
    before: Ledger,
    last: Option<LastTurnView>,
}

/// How the turn went that has just been resolved.
fn last_turn(told: &[Event], state: &State) -> Option<LastTurnView> {
    let door = told.iter().find_map(|event| match event {
        Event::ExitWas { door, .. } => Some(*door),
        _ => None,
    })?;
    let stood = told.iter().filter_map(|event| match *event {
        Event::Placed { seat, token, door } => Some((seat, token, door?)),
        _ => None,
    });
    let (mut turn, mut traps, mut book) = (0, Vec::new(), None);
    let mut butterflies = Vec::new();
    for event in told {
        match *event {
            Event::TrapsDrawn { turn: now, traps: drawn } => (turn, traps) = (now, drawn.iter().collect()),
            Event::BookShown { butterflies: shown, .. } => {
                butterflies = shown.into_iter().flatten().flatten().collect();
                butterflies.sort_unstable();
            }
            Event::TurnEnded { pages, .. } => book = Some((pages, butterflies.clone())),
            Event::Ended { .. } => book = Some((state.pages?, butterflies.clone())),
            _ => {}
        }
    }
    let mut stood: Vec<(Seat, Token, u8)> = stood.collect();
    stood.sort_unstable();
    let doors = state.last?.doors.iter().collect();
    Some(LastTurnView { turn, doors, exit_door: door, book, stood, traps })
}

impl Reader {
    fn new(state: &State, viewer: Viewer) -> Reader {
        Reader { viewer, before: Ledger::new(state, viewer), last: None }
    }

    fn read(&self, state: &State, log: &[Event]) -> (Ledger, Option<LastTurnView>) {
        let told: Vec<Event> =
            log.iter().filter_map(|event| Obscurio::tell(state, self.viewer, event)).collect();
        let mut ledger = self.before.clone();
        ledger.over = state.end.is_some();
        for event in &told {
            if let Event::TurnEnded { .. } = event {
                // All Doors lie open when they are put away.
                let last = state.last.expect("a turn was resolved");
                ledger.open.doors = last.doors.iter().map(Some).collect();
            }
            ledger.hear(event);
        }
        let last = last_turn(&told, state).or(self.last.clone());
        (ledger, last)
    }

    fn reads(&self, state: &State, log: &[Event], past: bool) {
        let open = Obscurio::open(state);
        for event in log {
            let reads = reads(state, &open, self.viewer, event, past);
            assert_eq!(Obscurio::tell(state, self.viewer, event), reads, "{} reads it", self.viewer);
        }
    }

    fn look(&self, state: &State, log: &[Event]) {
        let (ledger, last) = self.read(state, log);
        if state.end.is_none() {
            self.reads(state, log, false);
        }
        manners(state, self.viewer, &ledger);
        let (mut open, mut own) = ledger.views(state);
        open.last_turn = last;
        if state.end.is_some() {
            reveal(state, log, &mut open, &mut own);
        }
        alike(self.viewer, &Obscurio::open(state), &open);
        alike(self.viewer, &Obscurio::own(state, self.viewer), &own);
    }
}

/// Says where they differ, if they do.
fn alike<T: Debug + PartialEq>(viewer: Viewer, shown: &T, told: &T) {
    if shown == told {
        return;
    }
    let lines = [shown, told].map(|it| format!("{it:#?}"));
    let at = lines[0].lines().zip(lines[1].lines()).position(|(one, other)| one != other).unwrap_or(0);
    let lines =
        lines.map(|all| all.lines().skip(at.saturating_sub(8)).take(12).collect::<Vec<_>>().join("\n"));
    panic!("{viewer} is shown\n{}\nbut was told\n{}", lines[0], lines[1]);
}

/// Whether somebody may call for the timer, or for going on.
fn may_call(state: &State, seat: Seat) -> bool {
    moves_of::<Obscurio>(state, Actor::Seat(seat)).contains(&Move::CallTime)
}

/// Who is waited for, which clock is seen, who may talk, and what is wanted of whoever looks: it follows from what is shown.
fn manners(state: &State, viewer: Viewer, ledger: &Ledger) {
    let open = Obscurio::open(state);
    let awake = Obscurio::own(state, viewer).awake;
    let awaited = Obscurio::awaited(state, viewer);
    let seats: Vec<Seat> = awaited.seats.iter().collect();
    let timers: Vec<Timer> = awaited.timers.iter().collect();
    let night = open.phase == Phase::EyesClosed;
    let clock = ledger.clock().filter(|_| !night || awake);
    assert_eq!(timers, clock.into_iter().collect::<Vec<_>>(), "the clock {viewer} sees");
    assert_eq!(seats, waits_for(state, ledger, &open, awake), "for whom {viewer} waits");
    assert_eq!(Obscurio::hides_presence(state), night);
    let Viewer::Seat(seat) = viewer else { return };
    let talk = match open.phase {
        Phase::Over => Talk::FREE,
        _ if ledger.is_grimoire() || ledger.is_removed(seat) => Talk::SILENT,
        Phase::Debate { .. } => Talk::FREE,
        Phase::EyesClosed | Phase::Vote { .. } => Talk::SILENT,
        _ if ledger.is_watched() => Talk::SILENT,
        _ => Talk::FREE,
    };
    assert_eq!(Obscurio::talk(state, seat), talk, "whether {seat} may talk");
    let hushed = matches!(open.phase, Phase::DoorsLockedWatched { .. }) && !ledger.is_grimoire();
    assert_eq!(
        Obscurio::is_sealed(state, seat),
        hushed || awake && !ledger.is_grimoire(),
        "{seat} is sealed"
    );
    if Obscurio::pending(state).seats.contains(seat) {
        assert_eq!(Obscurio::need(state, seat), need(state, seat, ledger, &open), "what is wanted of {seat}");
    }
}

/// What somebody still has to do: who has decided is asked again only to join those who want to go on (RUL-OBS-37).
fn need(state: &State, seat: Seat, ledger: &Ledger, open: &Open) -> Need {
    let own = Obscurio::own(state, Viewer::Seat(seat));
    let wizard = open.wizards.iter().find(|wizard| wizard.seat == seat);
    let is = |flag: fn(&WizardView) -> bool| wizard.is_some_and(flag);
    let held = is(|it| it.token == TokenView::Hand && it.second.is_none_or(|it| it == TokenView::Hand));
    let decided = match open.phase {
        Phase::EyesClosed | Phase::Debate { .. } => return Need::Moment,
        Phase::Riddle | Phase::ClueShown if ledger.is_grimoire() => return Need::Moment,
        Phase::Riddle => true,
        Phase::ClueShown if is(|it| it.ready) => true,
        Phase::ClueShown => return Need::Moment,
        _ if ledger.is_grimoire() => return Need::Nothing,
        Phase::DoorsLocked { .. } | Phase::DoorsLockedWatched { .. } => own.answered,
        Phase::DoorsWatched => held,
        Phase::Doors => is(|it| it.confirmed),
        Phase::Vote { .. } | Phase::Over => is(|it| it.voted),
    };
    match decided {
        _ if ledger.rung && open.calls > 0 && may_call(state, seat) => Need::Moment,
        true => Need::Nothing,
        false => Need::Answer,
    }
}

/// OBS-17.7: Everybody knows who has yet to act, except in the night, and while the Watcher guards locked Doors. Who could go on
/// without the Grimoire is not waited for before somebody asks for it.
fn waits_for(state: &State, ledger: &Ledger, open: &Open, awake: bool) -> Vec<Seat> {
    let acts = |seat: Seat| !moves_of::<Obscurio>(state, Actor::Seat(seat)).is_empty();
    let pressed = |seat: Seat| ledger.rung && open.calls > 0 && may_call(state, seat);
    let looks = |seat: Seat| open.wizards.iter().any(|it| it.seat == seat && !it.ready);
    let waits = |seat: &Seat| {
        acts(*seat)
            && match open.phase {
                Phase::EyesClosed => awake,
                Phase::DoorsLockedWatched { .. } => ledger.is(*seat),
                Phase::Riddle => *seat == open.grimoire || ledger.is(*seat) || pressed(*seat),
                Phase::ClueShown => {
                    *seat == open.grimoire || ledger.is(*seat) || pressed(*seat) || looks(*seat)
                }
                _ => true,
            }
    };
    state.seats().filter(waits).collect()
}

/// What may be read of a line (OBS-17.1). Of a turn that is over the pictures are all open; of this one they are as long as
/// they may be looked at. Who was asleep, who changed their mind and who answered in secret is not told later either.
fn reads(state: &State, open: &Open, viewer: Viewer, event: &Event, past: bool) -> Option<Event> {
    let is = |seat: Seat| viewer == Viewer::Seat(seat);
    let (grimoire, traitor) = (is(open.grimoire), state.traitor.is_some_and(is));
    let awake = grimoire || traitor;
    let riddle = !past && matches!(open.phase, Phase::Riddle | Phase::ClueShown);
    let night = !past && open.phase == Phase::EyesClosed;
    let exit = past || open.exit_door.is_some();
    let book = past || riddle || open.book.is_some();
    let mut told = *event;
    let reads = match &mut told {
        Event::HolderFilled { cards } => {
            *cards = cards.filter(|_| grimoire && riddle && open.turn == 1);
            true
        }
        Event::LoyaltyDealt { seat, .. } => is(*seat),
        Event::TraitorIs { .. } => grimoire,
        Event::ExitDrawn { card, .. } => {
            *card = card.filter(|_| exit || riddle);
            grimoire
        }
        Event::PagesDrawn { cards, .. } => {
            *cards = cards.filter(|_| book);
            grimoire
        }
        Event::Landed { perch, .. } => {
            *perch = perch.filter(|_| book);
            grimoire
        }
        Event::BookShown { pages, butterflies, .. } => {
            let filtered = !past && open.traps.iter().any(|it| FILTERS.contains(it));
            *pages = pages.filter(|_| book && (grimoire || !filtered));
            *butterflies = butterflies.filter(|_| book);
            true
        }
        Event::HolderOpened { cards, .. } => {
            *cards = cards.filter(|_| night);
            awake
        }
        Event::Picked { card, refill, .. } => {
            *card = card.filter(|_| night || traitor && !past);
            *refill = refill.filter(|_| night);
            awake
        }
        Event::ExitShown { card, .. } => {
            *card = card.filter(|_| exit || night && traitor);
            awake
        }
        Event::HolderClosed { .. } | Event::EyesMayOpen { .. } | Event::NightEnded { .. } => awake,
        Event::DoorOpened { door, card, .. } => {
            *card = card.filter(|_| past || open.doors[usize::from(*door) - 1].is_some());
            true
        }
        Event::Held { seat, door, again, .. } if !is(*seat) => {
            *door = None;
            !*again
        }
        Event::Voted { seat, target, again } if !is(*seat) => {
            *target = None;
            !*again
        }
        Event::Answered { seat, secret: true, .. } => is(*seat),
        Event::TimeCalled { seat, secret: true } => {
            *seat = seat.filter(|seat| is(*seat));
            true
        }
        _ => true,
    };
    reads.then_some(told)
}

/// Whoever has kept a question of another turn or phase does not answer one of this (OBS-0.3).
fn questions_differ(state: &State, met: &mut BTreeMap<(Seat, u64), String>) {
    for seat in Obscurio::pending(state).seats.iter() {
        let moves = moves_of::<Obscurio>(state, Actor::Seat(seat));
        let asked = format!("turn {} {:?} {moves:?}", state.turn, Obscurio::open(state).phase);
        let question = Obscurio::question(state, seat);
        let before = met.entry((seat, question)).or_insert_with(|| asked.clone());
        assert_eq!(*before, asked, "the question is the same");
    }
}

/// Whether whoever made this move may take it back: what one says openly of oneself, until something follows from it. All else
/// shows a card, ends a phase, or would tell by being final that somebody has changed their mind (OBS-6.6, RUL-OBS-38).
fn is_free(mv: Move, openly: bool, news: &[Event]) -> bool {
    let follows =
        |event: &Event| matches!(event, Event::TimeNoted { .. } | Event::SandTurned { .. } | Event::TimeUp);
    let own = match mv {
        Move::Ready | Move::Stand(..) | Move::Confirm | Move::Withdraw | Move::ReadyToVote => true,
        Move::CallTime => openly,
        _ => false,
    };
    own && !news.iter().any(follows)
}

/// OBS-12.4: at the end everything is open.
fn reveal(state: &State, log: &[Event], open: &mut Open, own: &mut Own) {
    let picks: Vec<Card> = log
        .iter()
        .filter_map(|event| if let Event::Picked { card, .. } = event { *card } else { None })
        .collect();
    for wizard in &mut open.wizards {
        wizard.card = match state.traitor {
            None => LoyaltyView::None,
            Some(traitor) if traitor == wizard.seat => LoyaltyView::Traitor,
            Some(_) => LoyaltyView::Loyal,
        };
    }
    let escaped = log.contains(&Event::Ended { end: End::Escaped });
    let deck = state.deck.iter().rev().collect();
    open.end =
        Some(EndView { escaped, traitor: state.traitor, picks: picks.clone(), holder: state.holder, deck });
    own.traitor = state.traitor;
    (own.pages, own.holder, own.picks) = (state.pages, state.holder, picks);
    own.butterflies =
        open.last_turn.iter().filter_map(|last| last.book.clone()).flat_map(|book| book.1).collect();
    (own.holds, own.answered, own.may_call) = (Vec::new(), false, false);
}

fn plays_by_the_ledger(options: Options, seed: u64, led: bool) {
    let mut luck = Chance::fast(seed);
    let (mut scratch, mut events) = (Vec::new(), Events::new());
    let mut state = Obscurio::deal(&options, Obscurio::RULES, Seed::Fast(seed), &mut events);
    let viewers = state.seats().map(Viewer::Seat).chain([Viewer::Spectator]);
    let mut readers: Vec<Reader> = viewers.map(|viewer| Reader::new(&state, viewer)).collect();
    let mut log = events.take();
    let (mut whole, mut questions) = (Vec::new(), BTreeMap::new());
    loop {
        questions_differ(&state, &mut questions);
        readers.iter().for_each(|reader| reader.look(&state, &log));
        if state.end.is_some() {
            whole.extend(log);
            for viewer in state.seats().map(Viewer::Seat).chain([Viewer::Spectator]) {
                let told: Vec<_> =
                    whole.iter().filter_map(|event| Obscurio::tell(&state, viewer, event)).collect();
                assert_eq!(told, whole, "{viewer} reads everything");
            }
            return;
        }
        let way = if led { find_the_way(&state, &mut luck) } else { None };
        let (actor, mv) = way.unwrap_or_else(|| {
            let actors: Vec<Actor> = Obscurio::pending(&state).actors().collect();
            let actor = actors[luck.below(actors.len() as u32) as usize];
            (actor, Obscurio::any_move(&state, actor, &mut luck, &mut scratch))
        });
        let openly = state.choosing().is_some_and(|choosing| !choosing.watched);
        Obscurio::play(&mut state, actor, mv, &mut events).unwrap();
        let settled = events.settled_by(actor);
        let news = events.take();
        let wanted = if is_free(mv, openly, &news) { Settled::Open } else { Settled::BySecret };
        assert_eq!(settled, wanted, "how far {mv} is settled");
        let next = news.iter().position(|event| matches!(event, Event::TrapsDrawn { .. }));
        log.extend(&news[..next.unwrap_or(news.len())]);
        if let Some(next) = next {
            for reader in &mut readers {
                (reader.before, reader.last) = reader.read(&state, &log);
                reader.reads(&state, &log, true);
            }
            whole.extend(std::mem::take(&mut log));
            log = news[next..].to_vec();
        }
    }
}

#[test]
fn what_is_shown_is_what_was_told() {
    with_each(&tables(), |number, table| {
        plays_by_the_ledger(table.options, 50 + number as u64, number % 2 == 0);
        plays_by_the_ledger(table.options, 150 + number as u64, true);
    });
}
