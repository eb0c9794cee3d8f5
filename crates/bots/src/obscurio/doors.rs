//! Where does a Wizard stand, and what do they say about it? The Traitor among them, too.

use obscurio::book::Perch;
use obscurio::state::Token;
use obscurio::view::{Phase, View};
use obscurio::{Move, Remark, Stance};
use table::Seat;

use super::belief::{Belief, door_score};
use super::mind::Mind;
use super::recall::{Past, Turn};
use super::suspicion::Suspicion;

/// How often a Wizard puts a token somewhere in one turn before they are sure.
const CHANGES: u8 = 3;
/// Below this, a second Door is worth a token of its own; above that, it is not hopeless.
const UNSURE: f64 = 0.5;
const HOPEFUL: f64 = 0.25;
/// How many times likelier the first Door must be than the second for a spare token to stand there as well.
const ROOM: f64 = 3.0;
/// What somebody else likes and one finds less likely than this is worth a doubt.
const DOUBTFUL: f64 = 0.12;
/// How good a locked Door must look: the first one, and the last but one; with two clues, and with one.
const LOCKED: [(f64, f64); 2] = [(1.35, 1.00), (0.75, 0.55)];
/// What the word of a trusted Wizard is worth at a locked Door.
const WORD: f64 = 0.15;
/// How much the Traitor shuns what may be the Exit.
const SHUNS: f64 = 1.2;
/// As long as this much Cohesion is left, a suspected Traitor plays along.
const SAFE: f64 = 0.3;

/// What one Wizard thinks of the Doors.
pub struct Choice<'a> {
    past: &'a Past,
    view: &'a View,
    mind: &'a Mind,
    me: Seat,
    own: Belief,
    pooled: Belief,
    suspicion: Suspicion,
    /// For a Traitor who misleads: what they believe themselves.
    secret: Option<Belief>,
}

impl<'a> Choice<'a> {
    pub fn of(mind: &'a Mind, past: &'a Past, view: &'a View, me: Seat) -> Choice<'a> {
        let suspicion = Suspicion::of(mind, past, &view.open, me);
        let own = Belief::own(mind, past.now());
        let pooled = own.pooled(past.now(), me, &suspicion);
        let misleads = view.own.traitor == Some(me) && !plays_along(past, view, &suspicion, me);
        let secret = misleads.then(|| insight(past, view, own));
        Choice { past, view, mind, me, own, pooled, suspicion, secret }
    }

    fn turn(&self) -> &Turn {
        self.past.now()
    }

    /// The Doors in the order this Wizard would stand there.
    fn wanted(&self) -> Vec<u8> {
        match self.secret {
            None => self.pooled.ranked(),
            Some(secret) => self.pooled.ranked_by(|door| self.pooled.of(door) - SHUNS * secret.of(door)),
        }
    }

    /// Whether it is on this Wizard to try the second Door: the last of those nobody has reason to suspect.
    fn is_odd_one_out(&self) -> bool {
        let unsuspected = |seat: &Seat| self.suspicion.guilt(*seat) < UNSURE;
        let trusted: Vec<Seat> = self.suspicion.wizards.iter().filter(unsuspected).collect();
        trusted.len() >= 2 && trusted.last() == Some(&self.me) && self.secret.is_none()
    }

    /// Whether somebody asked all to spread or to stay together: the last word counts.
    fn agreed(&self) -> Option<Remark> {
        let mut said = self.turn().remarks.iter().rev().map(|(_, remark)| *remark);
        said.find(|remark| matches!(remark, Remark::Spread | Remark::Together))
    }

    /// The Door for each token.
    fn target(&self, token: Token) -> u8 {
        let wanted = self.wanted();
        let [first, second, ..] = wanted[..] else { return 1 };
        let (likely, next) = (self.pooled.of(first), self.pooled.of(second));
        // Among friends a room is worth more than the token; with a Traitor about, people keep together.
        let split = match self.agreed() {
            Some(Remark::Together) => false,
            None if !self.suspicion.suspects.is_empty() => likely < UNSURE && next > HOPEFUL,
            _ => next * ROOM > likely,
        };
        let spare = token == Token::Companion || self.is_odd_one_out();
        if split && spare { second } else { first }
    }

    /// What to do while Doors are chosen.
    pub fn answer(&self, moves: &[Move]) -> Move {
        match self.view.open.phase {
            Phase::DoorsLocked { opened } | Phase::DoorsLockedWatched { opened } => {
                self.at_locked(opened, moves)
            }
            Phase::DoorsWatched => self.place(Move::Hold, moves).unwrap_or(moves[0]),
            _ => self.stand(moves),
        }
    }

    /// Where the token the answer is about could stand, each Door with how likely it is the Exit.
    pub fn weigh(&self, best: Move, moves: &[Move]) -> Vec<(Move, Option<f32>)> {
        let Move::Stand(token, door) = best else { return Vec::new() };
        let others = self.wanted().into_iter().filter(|other| *other != door);
        let doors = std::iter::once(door).chain(others).map(|door| (Move::Stand(token, door), door));
        let open = doors.filter(|(mv, _)| moves.contains(mv));
        open.map(|(mv, door)| (mv, Some(self.pooled.of(door) as f32))).collect()
    }

    fn stand(&self, moves: &[Move]) -> Move {
        let is_placed = moves.contains(&Move::Confirm) || moves.contains(&Move::Withdraw);
        let settled = is_placed && self.turn().moved[self.me.index()] >= CHANGES;
        let place = if settled { None } else { self.place(Move::Stand, moves) };
        let sure = [Move::Confirm, Move::Withdraw].into_iter().find(|mv| moves.contains(mv));
        place.or(sure).unwrap_or(moves[0])
    }

    /// The next token that is not where it should be.
    fn place(&self, say: fn(Token, u8) -> Move, moves: &[Move]) -> Option<Move> {
        let put = |token: Token| say(token, self.target(token));
        Token::BOTH.map(put).into_iter().find(|mv| moves.contains(mv))
    }

    /// Whether the Door opened last is good enough, knowing that those before are gone.
    fn at_locked(&self, opened: u8, moves: &[Move]) -> Move {
        let clues = self.turn().clues();
        let score = door_score(self.mind, self.turn(), &clues, usize::from(opened) - 1);
        let doors = self.view.open.doors.len() as u8;
        let (first, last) = LOCKED[usize::from(clues.len() < 2)];
        let way = f64::from(opened - 1) / f64::from(doors - 1);
        let bar = first + (last - first) * way;
        let takes = match self.secret {
            None => opened == doors || score + self.word_about(opened) >= bar,
            Some(secret) => secret.of(opened) < UNSURE && (opened == doors || score >= bar - WORD),
        };
        let answer = |token: Token| if takes { Move::Take(token) } else { Move::Pass(token) };
        Token::BOTH.map(answer).into_iter().find(|mv| moves.contains(mv)).unwrap_or(moves[0])
    }

    /// What the others said about a Door, or did there.
    fn word_about(&self, door: u8) -> f64 {
        let others = self.suspicion.wizards.without(self.me);
        let word = |other: Seat| {
            let stands = self.turn().stood[other.index()] == door;
            let likes = self.turn().said_by(other).any(
                |it| matches!(it, Remark::Door { door: about, stance: Stance::Like, .. } if about == door),
            );
            if stands || likes { WORD * self.suspicion.trust(other) } else { 0.0 }
        };
        others.iter().map(word).sum::<f64>() / (others.len().max(1) as f64).sqrt()
    }

    /// What to say with a move: first one's own opinion; later a doubt about what others like.
    pub fn remark(&self, mv: Move) -> Option<Remark> {
        let silent = self.turn().said_by(self.me).next().is_none();
        match mv {
            Move::Stand(Token::Own, _) if silent => Some(self.opinion()),
            Move::Stand(Token::Own, _) | Move::Confirm => self.doubt(),
            Move::Take(Token::Own) => {
                let door = self.turn().doors.len() as u8;
                Some(Remark::Door { door, stance: Stance::Like, because: self.reason(door) })
            }
            _ => None,
        }
    }

    fn opinion(&self) -> Remark {
        let liked = if self.secret.is_some() { self.wanted() } else { self.own.ranked() };
        let (first, second) = (liked[0], liked[1]);
        if self.own.of(first) < UNSURE && self.own.of(second) > HOPEFUL {
            return Remark::Between(first, second);
        }
        Remark::Door { door: first, stance: Stance::Like, because: self.reason(first) }
    }

    /// A Door somebody likes, which nobody has doubted yet.
    fn doubt(&self) -> Option<Remark> {
        let turn = self.turn();
        let is_doubted = |door: u8| {
            turn.remarks.iter().any(|(_, remark)| {
                matches!(remark, Remark::Door { door: about, stance, .. } if *about == door && *stance != Stance::Like)
            })
        };
        let liked = |(by, remark): &(Seat, Remark)| match remark {
            Remark::Door { door, stance: Stance::Like, .. } if *by != self.me => Some(*door),
            _ => None,
        };
        let seems = |door: u8| match self.secret {
            None => self.own.of(door),
            Some(secret) => self.own.of(door) - secret.of(door) + DOUBTFUL / 2.0,
        };
        let poor =
            |door: &u8| *door != turn.stood[self.me.index()] && seems(*door) < DOUBTFUL && !is_doubted(*door);
        let door = turn.remarks.iter().filter_map(liked).find(poor)?;
        Some(Remark::Door { door, stance: Stance::Doubt, because: None })
    }

    /// The spot that points most at the card of a Door.
    fn reason(&self, door: u8) -> Option<Perch> {
        let card = self.turn().doors.get(usize::from(door) - 1).copied().flatten()?;
        let clues = self.turn().clues();
        let strength = |at: &usize| {
            self.mind.link(&clues[*at], card) + self.mind.mishears(self.turn().number, *at, card)
        };
        let best = (0..clues.len()).max_by(|a, b| strength(a).total_cmp(&strength(b)))?;
        self.turn().butterflies.get(best).copied()
    }
}

/// What the Traitor believes: no card of their own is the Exit, and what Espionage showed is.
fn insight(past: &Past, view: &View, own: Belief) -> Belief {
    let doors = &past.now().doors;
    let Some(exit) = past.spied else {
        return own.without(|at| doors[at].is_some_and(|card| view.own.picks.contains(&card)));
    };
    let lies_open = doors.contains(&Some(exit));
    own.without(|at| doors[at].map_or(lies_open, |card| card != exit))
}

/// Whether a Traitor is so suspected, and has so much time, that they rather help this once.
fn plays_along(past: &Past, view: &View, suspicion: &Suspicion, me: Seat) -> bool {
    let (light, dark) = past.world.options.cohesion();
    let left = f64::from(view.open.light + view.open.dark) / f64::from(light + dark);
    let others = suspicion.suspects.iter().map(|other| suspicion.odds(other));
    left > SAFE && suspicion.odds(me) > others.fold(0.0, f64::max)
}
