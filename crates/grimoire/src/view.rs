//! What one viewer may know, built up field by field (RULES 17.2). There is no field a secret could hide in.

use serde::Serialize;
use table::{Seat, SeatSet, Viewer};

use crate::cards::{Card, CardSet, Element, Power};
use crate::chapter::{Chain, Chapter, Links, Spell, Title};
use crate::constants;
use crate::foretell::{self, Foretold};
use crate::moves::Question;
use crate::state::{Editions, Finished, Mode, State};

/// The table as one viewer sees it.
pub type View = table::View<Open, Own>;

/// What everybody sees.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize)]
pub struct Open {
    pub mode: Mode,
    pub editions: Editions,
    pub open_discard: bool,
    pub team_talk: bool,
    pub round: u16,
    pub chapter: u8,
    pub dealer: Seat,
    pub leader: Seat,
    /// The Elements whose Spells are in the deck.
    pub elements: Vec<Element>,
    /// By party: team A and B, or one for each seat.
    pub scores: Vec<u16>,
    pub chain: Chain,
    /// How the Chain of this Chapter went.
    pub links: Links,
    pub title: Option<TitleView>,
    /// Earlier Title Spells of this round, the oldest first.
    pub buried: Vec<Card>,
    pub spells: Vec<SpellView>,
    pub element_deck: usize,
    pub draw_deck: usize,
    pub discard: PileView,
    pub asked: Option<Asked>,
    pub tome: Option<TomeView>,
    /// The Chapter that has just ended, until somebody plays again.
    pub finished: Option<FinishedView>,
    /// The party that has won.
    pub winner: Option<u8>,
}

impl Open {
    /// What this party has scored.
    pub fn score(&self, party: usize) -> u16 {
        self.scores.get(party).copied().unwrap_or_default()
    }

    /// What the other side has scored, where there are two.
    pub fn score_against(&self, party: usize) -> u16 {
        self.score(usize::from(party == 0))
    }
}

/// What not everybody sees alike.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize)]
pub struct Own {
    /// Whose eyes these are; nobody's for spectators and the referee.
    pub you: Option<Seat>,
    pub seats: Vec<SeatView>,
    /// What each card of one's hand would be if it were played, while one has to play.
    pub foretold: Vec<Foretold>,
}

impl Own {
    /// Who scores together as this party.
    pub fn members(&self, party: usize) -> SeatSet {
        self.seats.iter().filter(|seat| seat.party == party).map(|seat| seat.seat).collect()
    }
}

#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize)]
pub struct SeatView {
    pub seat: Seat,
    pub party: usize,
    pub cards: usize,
    /// The cards themselves, for those who may see them.
    pub hand: Option<Vec<Card>>,
    /// Survival only.
    pub lives: Option<u8>,
    /// Still taking turns this round.
    pub playing: bool,
}

#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize)]
pub struct TitleView {
    pub card: Card,
    pub element: Element,
    pub trump: Option<Element>,
}

#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize)]
pub struct SpellView {
    /// Order of play, from 1.
    pub index: usize,
    pub card: Card,
    pub player: Seat,
    pub power: Power,
    pub element: Element,
    pub printed_power: Power,
    pub printed_element: Element,
    pub silenced: bool,
    pub trump: bool,
    /// Taken back to a hand.
    pub gone: bool,
    /// The Spells whose effects made it what it is.
    pub changed_by: Vec<Card>,
    /// Place in the order of strength, from 1.
    pub rank: usize,
}

#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize)]
pub struct PileView {
    pub count: usize,
    /// Only with the option of an open discard pile.
    pub cards: Option<Vec<Card>>,
}

/// Who is being waited for, and for what.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
pub struct Asked {
    pub seat: Seat,
    pub question: Question,
}

/// The Flux Spells laid out to build the Tome deck; face-down ones have no name.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize)]
pub struct TomeView {
    pub special: bool,
    pub slots: Vec<Option<Element>>,
}

#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize)]
pub struct FinishedView {
    pub chapter: u8,
    pub title: Option<TitleView>,
    pub spells: Vec<SpellView>,
    /// Play indices from 1.
    pub winner: usize,
    pub weakest: usize,
    /// What the winner's side scored for it.
    pub points: u8,
}

pub fn own(state: &State, viewer: Viewer) -> Own {
    let you = if let Viewer::Seat(seat) = viewer { Some(seat) } else { None };
    Own {
        you,
        seats: Seat::all(state.options.seats).map(|seat| seat_view(state, viewer, seat)).collect(),
        foretold: you.map_or_else(Vec::new, |seat| foretell::hand(state, seat)),
    }
}

pub fn open(state: &State) -> Open {
    let options = &state.options;
    Open {
        mode: options.mode,
        editions: options.editions,
        open_discard: options.open_discard,
        team_talk: options.team_talk,
        round: state.round,
        chapter: state.chapter.number,
        dealer: state.dealer,
        leader: state.leader,
        elements: elements(state.deck()),
        scores: state.scores[..parties(state)].to_vec(),
        chain: state.chapter.chain,
        links: state.chapter.links(),
        title: state.chapter.title.map(title_view),
        buried: state.buried.cards().to_vec(),
        spells: spell_views(&state.chapter),
        element_deck: state.element_deck.len(),
        draw_deck: state.draw_deck.len(),
        discard: discard_view(state),
        asked: state.question().map(|(seat, question)| Asked { seat, question }),
        tome: tome_view(state),
        finished: state.finished.as_ref().map(|finished| finished_view(options.mode, finished)),
        winner: state.outcome.map(|outcome| outcome.party),
    }
}

pub(crate) fn parties(state: &State) -> usize {
    if state.options.mode == Mode::Teams { 2 } else { state.options.seats as usize }
}

fn elements(deck: CardSet) -> Vec<Element> {
    Element::ALL.into_iter().filter(|element| deck.contains(element.flux())).collect()
}

fn seat_view(state: &State, viewer: Viewer, seat: Seat) -> SeatView {
    let hand = state.hands[seat.index()];
    let lives = state.lives[seat.index()];
    SeatView {
        seat,
        party: state.party(seat),
        cards: hand.len(),
        hand: sees_hand(state, viewer, seat).then(|| hand.iter().collect()),
        lives: (state.options.mode == Mode::Survival).then_some(lives),
        playing: state.is_in(seat),
    }
}

/// One's own hand; with team talk the partner's too (RUL-GRI-40).
pub(crate) fn sees_hand(state: &State, viewer: Viewer, owner: Seat) -> bool {
    let partner = |seat: Seat| state.options.team_talk && state.party(seat) == state.party(owner);
    viewer.sees_seat(owner) || matches!(viewer, Viewer::Seat(seat) if partner(seat))
}

fn title_view(title: Title) -> TitleView {
    TitleView { card: title.card, element: title.element, trump: title.trump() }
}

fn spell_views(chapter: &Chapter) -> Vec<SpellView> {
    let ranking = chapter.ranking();
    let place = |index| ranking.iter().position(|ranked| *ranked == index).map_or(0, |place| place + 1);
    let seen = |(index, spell): (usize, &Spell)| SpellView {
        index: index + 1,
        card: spell.card,
        player: spell.player,
        power: spell.power,
        element: spell.element,
        printed_power: spell.card.power(),
        printed_element: spell.card.element(),
        silenced: spell.silenced,
        trump: chapter.is_trump(spell),
        gone: spell.gone,
        changed_by: changed_by(chapter, index),
        rank: place(index),
    };
    chapter.spells().iter().enumerate().map(seen).collect()
}

/// Spells whose effects still show on this one, and the constant pressing on it.
fn changed_by(chapter: &Chapter, index: usize) -> Vec<Card> {
    let spells = chapter.spells();
    let spell = &spells[index];
    let now = (spell.power, spell.element);
    if now == (spell.card.power(), spell.card.element()) {
        return Vec::new();
    }
    let touching = (0..spells.len()).filter(|by| spell.touched_by >> by & 1 == 1);
    let mut cards: Vec<Card> = touching.map(|by| spells[by].card).collect();
    let by_constant = now != (spell.base_power, spell.base_element);
    let presser = constants::presser(chapter, index).filter(|card| by_constant && !cards.contains(card));
    cards.extend(presser);
    cards
}

fn discard_view(state: &State) -> PileView {
    let hidden: usize = state.out.iter().map(|hand| hand.len()).sum();
    PileView {
        count: state.discard.len() + hidden,
        cards: state.options.open_discard.then(|| state.discard.iter().collect()),
    }
}

fn tome_view(state: &State) -> Option<TomeView> {
    let slots = state.tome.table();
    let face = |slot: u8| (!state.tome.is_face_down(slot)).then(|| slots.elements[slot as usize]);
    slots
        .open
        .then(|| TomeView { special: state.tome.special.open, slots: (0..slots.count).map(face).collect() })
}

fn finished_view(mode: Mode, finished: &Finished) -> FinishedView {
    FinishedView {
        chapter: finished.chapter.number,
        title: finished.chapter.title.map(title_view),
        spells: spell_views(&finished.chapter),
        winner: finished.winner as usize + 1,
        weakest: finished.weakest as usize + 1,
        points: if mode == Mode::Survival { 0 } else { finished.chapter.points() },
    }
}
