//! What a seat may do: the moves, their text, and which of them are legal now.

use std::fmt;
use std::str::FromStr;

use serde::Serialize;
use table::moves;
use table::{Actor, Chance, Pending, Refusal, Seat};

use crate::cards::row::Targets;
use crate::cards::{Card, CardSet};
use crate::changes;
use crate::state::{Frame, Mode, State};

moves! {
    /// A decision. Numbers in the text count from 1, as people do.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
    pub enum Move {
        /// Turn over a face-down Flux while the Tome deck is built.
        Reveal(slot: u8 as FromOne) = "reveal {slot}",
        /// Play a Spell from hand.
        Play(card: Card) = "play {card}",
        /// Choose the Spell with this play index.
        Target(index: u8 as FromOne) = "target {index}",
        /// Exchange the Title Spell with this card from hand.
        Swap(card: Card) = "swap {card}",
        Decline = "decline",
    }
}

/// An index as people count.
struct FromOne(u8);

impl fmt::Display for FromOne {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        (u16::from(self.0) + 1).fmt(f)
    }
}

impl FromStr for FromOne {
    type Err = ();

    fn from_str(text: &str) -> Result<FromOne, ()> {
        text.parse::<u8>().ok().and_then(|number| number.checked_sub(1)).map(FromOne).ok_or(())
    }
}

/// Why a move or a set-up is refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reason {
    GameOver,
    /// It is this seat's turn.
    NotYourTurn(Seat),
    /// The card is not in this hand.
    NotInHand(Card),
    /// The table asks for something else first.
    AnswerFirst(Question),
    /// No such Spell lies in the Chapter, or it may not be chosen.
    NotATarget,
    /// That Flux was turned over before, or does not exist.
    NotASlot,
    /// This mode is not played with that many seats.
    WrongSeats {
        seats: u8,
    },
    /// Nothing of that name is offered.
    UnknownOption,
    /// Team talk needs teams.
    TeamTalkWithoutTeams,
}

/// What the table wants to know, in general terms.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Hash)]
#[serde(rename_all = "snake_case")]
pub enum Question {
    RevealFlux,
    PlaySpell,
    /// A target for this Spell's effect.
    ChooseFor(Card),
    /// Whether and what to exchange with the Title Spell.
    SwapTitle,
}

impl State {
    /// The question on top of the stack and who owes the answer.
    #[inline]
    pub fn question(&self) -> Option<(Seat, Question)> {
        match self.stack.top()? {
            // Nearly always; the others need a look at the Chapter.
            Frame::AskPlay { seat } => Some((seat, Question::PlaySpell)),
            frame => self.rare_question(frame),
        }
    }

    #[inline(never)]
    fn rare_question(&self, frame: Frame) -> Option<(Seat, Question)> {
        match frame {
            Frame::AskReveal { seat } => Some((seat, Question::RevealFlux)),
            Frame::AskTarget { spell, .. } => {
                let spell = &self.chapter.spells()[spell as usize];
                Some((spell.player, Question::ChooseFor(spell.card)))
            }
            Frame::AskSwap { spell } => {
                Some((self.chapter.spells()[spell as usize].player, Question::SwapTitle))
            }
            _ => None,
        }
    }

    #[inline]
    pub(crate) fn pending(&self) -> Pending {
        self.question().map_or(Pending::NOBODY, |(seat, _)| Pending::seat(seat))
    }

    pub(crate) fn legal(&self, actor: Actor, into: &mut Vec<Move>) {
        let Some((seat, _)) = self.question() else { return };
        if actor != Actor::Seat(seat) {
            return;
        }
        match self.stack.top() {
            Some(Frame::AskReveal { .. }) => {
                into.extend(
                    (0..self.tome.slots()).filter(|slot| self.tome.is_face_down(*slot)).map(Move::Reveal),
                );
            }
            Some(Frame::AskPlay { .. }) => into.extend(self.hands[seat.index()].iter().map(Move::Play)),
            Some(Frame::AskTarget { spell, step, .. }) => {
                let targets = changes::candidates(self, spell, chosen_filter(self, spell, step));
                into.extend((0..4).filter(|index| targets >> index & 1 == 1).map(Move::Target));
            }
            Some(Frame::AskSwap { .. }) => {
                into.extend(self.hands[seat.index()].iter().map(Move::Swap));
                into.push(Move::Decline);
            }
            _ => {}
        }
    }

    /// Some legal move, without listing them all.
    #[inline]
    pub(crate) fn any_move(&self, chance: &mut Chance, scratch: &mut Vec<Move>) -> Move {
        if let Some(Frame::AskPlay { seat }) = self.stack.top() {
            let hand = self.hands[seat.index()];
            return Move::Play(hand.nth(chance.below(hand.len() as u32)));
        }
        scratch.clear();
        if let Some((seat, _)) = self.question() {
            self.legal(Actor::Seat(seat), scratch);
        }
        scratch[chance.below(scratch.len() as u32) as usize]
    }

    /// Whether this move answers the question on top of the stack.
    #[inline]
    pub(crate) fn check(&self, actor: Actor, mv: Move) -> Result<(), Refusal<Reason>> {
        match (self.stack.top(), actor, mv) {
            (Some(Frame::AskPlay { seat }), Actor::Seat(by), Move::Play(card))
                if by == seat && self.hands[seat.index()].contains(card) =>
            {
                Ok(())
            }
            _ => self.check_closely(actor, mv),
        }
    }

    #[inline(never)]
    fn check_closely(&self, actor: Actor, mv: Move) -> Result<(), Refusal<Reason>> {
        let Some((seat, question)) = self.question() else {
            return Err(Refusal::new(self.end_rule(), Reason::GameOver));
        };
        if actor != Actor::Seat(seat) {
            return Err(Refusal::new(turn_rule(question), Reason::NotYourTurn(seat)));
        }
        let hand = self.hands[seat.index()];
        match (question, mv) {
            (Question::PlaySpell, Move::Play(card)) => in_hand(hand, card, "GRI-3.6"),
            (Question::PlaySpell, Move::Decline) => {
                Err(Refusal::new("GRI-3.6", Reason::AnswerFirst(question)))
            }
            (Question::SwapTitle, Move::Swap(card)) => in_hand(hand, card, "RUL-GRI-21"),
            (Question::SwapTitle, Move::Decline) => Ok(()),
            (Question::RevealFlux, Move::Reveal(slot)) => {
                let face_down = slot < self.tome.slots() && self.tome.is_face_down(slot);
                if face_down { Ok(()) } else { Err(Refusal::new("GRI-10.2", Reason::NotASlot)) }
            }
            (Question::ChooseFor(_), Move::Target(index)) => self.check_target(index),
            _ => Err(Refusal::new(rule_of(question), Reason::AnswerFirst(question))),
        }
    }

    /// The rule by which the game has ended.
    fn end_rule(&self) -> &'static str {
        match self.options.mode {
            Mode::Teams => "GRI-8.2",
            Mode::Duel => "GRI-11.10",
            Mode::Survival => "GRI-12.14",
        }
    }

    fn check_target(&self, index: u8) -> Result<(), Refusal<Reason>> {
        let Some(Frame::AskTarget { spell, step, .. }) = self.stack.top() else {
            return Err(Refusal::new("RUL-GRI-28", Reason::NotATarget));
        };
        let targets = changes::candidates(self, spell, chosen_filter(self, spell, step));
        let legal = index < 4 && targets >> index & 1 == 1;
        if legal { Ok(()) } else { Err(Refusal::new("RUL-GRI-28", Reason::NotATarget)) }
    }
}

fn in_hand(hand: CardSet, card: Card, rule: &'static str) -> Result<(), Refusal<Reason>> {
    if hand.contains(card) { Ok(()) } else { Err(Refusal::new(rule, Reason::NotInHand(card))) }
}

fn chosen_filter(state: &State, spell: u8, step: u8) -> crate::cards::row::Filter {
    match changes::step_of(state, spell, step).targets() {
        Some(Targets::Chosen(filter)) => filter,
        _ => unreachable!("only choices are asked"),
    }
}

/// Why somebody else has to wait: the order of play, or a play that is not resolved yet.
fn turn_rule(question: Question) -> &'static str {
    match question {
        Question::RevealFlux => "GRI-10.2",
        Question::PlaySpell => "GRI-3.5",
        Question::ChooseFor(_) | Question::SwapTitle => "GRI-3.7",
    }
}

fn rule_of(question: Question) -> &'static str {
    match question {
        Question::RevealFlux => "GRI-10.2",
        Question::PlaySpell => "GRI-3.5",
        Question::ChooseFor(_) => "RUL-GRI-28",
        Question::SwapTitle => "RUL-GRI-21",
    }
}
