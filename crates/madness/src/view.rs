//! What one viewer may know, built up field by field: everything a page shows of the table.

use serde::Serialize;
use table::{Seat, Viewer};

use crate::asked::{self, Asked};
use crate::cards::{Card, Cards, Curse, Element, Kind, Magician, Monster, Page, Spell};
use crate::end::End;
use crate::foretell::{self, Foretold};
use crate::frames::Frame;
use crate::options::{Difficulty, Edition, Mode};
use crate::player::{Player, UNTIL_MONSTER};
use crate::state::{Slot, State};

/// The table as one viewer sees it.
pub type View = table::View<Open, Own>;

/// What not everybody sees alike.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Own {
    /// The seat this is seen from.
    pub me: Option<u8>,
    pub players: Vec<PlayerView>,
    /// The question now: to whom, and what about.
    pub asked: Option<Asked>,
    /// What each of one's Spells could do, while one is to take an Action.
    pub foretold: Vec<Foretold>,
}

/// What everybody sees.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Open {
    pub difficulty: Difficulty,
    pub mode: Mode,
    pub edition: Edition,
    pub open_hands: bool,
    pub turn: u8,
    pub active: u8,
    /// Where the Invocation marker stands; 0 is the Invocation space.
    pub space: u8,
    pub round: u8,
    /// Multi-element Curses of each of the six rounds.
    pub round_track: [u8; 6],
    pub book: Option<Book>,
    pub board: Vec<CurseView>,
    /// Curses in each pile: Water, Earth, Fire, Air, multi-element.
    pub piles: [u8; 5],
    /// Cards left on the Madness stack.
    pub madness: u8,
    /// The eight stacks on the table.
    pub table: Vec<(Card, u8)>,
    pub tokens: [u8; 4],
    pub library: Vec<ShelfView>,
    pub destroyed: Destroyed,
    pub forecast: Vec<Coming>,
    pub end: Option<End>,
}

/// The open spread.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Book {
    pub monster: Monster,
    pub curses: [Element; 3],
    /// Bonus and failure.
    pub page: Page,
    /// The Elements of the next Monster's Curses; the final page shows none.
    pub next_curses: Option<[Element; 3]>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct CurseView {
    pub slot: Slot,
    pub space: u8,
    pub curse: Curse,
    pub kind: Kind,
    pub cost: [u8; 4],
    pub tokens: [u8; 4],
    pub madness: u8,
    pub neutralized: bool,
    /// Its space has been passed: it will not strike any more.
    pub passed: bool,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct ShelfView {
    pub element: Element,
    pub top: Option<Spell>,
    pub left: u8,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Destroyed {
    pub cards: Vec<Card>,
    pub curses: Vec<Curse>,
    pub spells: Vec<(Spell, u8)>,
}

/// Cards with faces, or only how many.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Heap {
    Faces(Vec<Card>),
    Backs { count: u8, top: Option<Card> },
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct PlayerView {
    pub seat: u8,
    pub magician: Option<Magician>,
    pub in_play: bool,
    pub hand: Heap,
    pub deck: u8,
    /// Cards known to lie on the deck, the top one first; no face where only its owner saw it.
    pub known_top: Vec<Option<Card>>,
    pub discard: Heap,
    pub support: Vec<Card>,
    /// Support cards the Avatar under way has used.
    pub marked: Vec<Card>,
    pub support_limit: u8,
    pub spell_limit: u8,
    pub spells: Vec<SpellView>,
    /// It is this player's turn and the ability was used in it.
    pub ability_used: bool,
}

impl PlayerView {
    /// Slots of the support that hold nothing.
    pub fn free_slots(&self) -> usize {
        usize::from(self.support_limit).saturating_sub(self.support.len())
    }
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct SpellView {
    pub spell: Spell,
    pub exhausted: bool,
    pub resolving: bool,
    /// Face down, and until when.
    pub neutralized: Option<Until>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Until {
    CurseLeaves(Slot),
    NextMonster,
}

/// What a coming turn of this round brings.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Coming {
    pub turn: u8,
    /// Whose turn it will be, if nobody is eliminated before.
    pub seat: u8,
    /// 0: the Invocation space, where the Monster escapes if a Curse is left.
    pub space: u8,
    /// The Curses lying there, each with whether it would strike as things stand.
    pub curses: Vec<(Slot, Curse, bool)>,
    /// On the Invocation space: whether the Monster would escape as things stand.
    pub escapes: bool,
}

pub fn own(state: &State, viewer: Viewer) -> Own {
    let me = if let Viewer::Seat(seat) = viewer { Some(seat) } else { None };
    Own {
        me: me.map(|seat| seat.0),
        players: state.seats().map(|seat| player(state, seat, viewer)).collect(),
        asked: asked::asked(state, viewer),
        foretold: me.map_or_else(Vec::new, |seat| foretell::spells(state, seat)),
    }
}

pub fn open(state: &State) -> Open {
    let options = &state.options;
    Open {
        difficulty: options.difficulty,
        mode: options.mode,
        edition: options.edition,
        open_hands: options.open_hands,
        turn: state.turn,
        active: state.active.0,
        space: state.space,
        round: state.round,
        round_track: options.round_track(state.rules),
        book: book(state),
        board: state.cursed().filter_map(|slot| curse(state, slot)).collect(),
        piles: Kind::ALL.map(|kind| state.pile(kind).size() as u8),
        madness: state.madness,
        table: Card::all()
            .filter(|card| card.value() >= 2)
            .map(|card| (card, state.table.count(card)))
            .collect(),
        tokens: state.tokens,
        library: Element::ALL.iter().map(|element| shelf(state, *element)).collect(),
        destroyed: destroyed(state),
        forecast: forecast(state),
        end: state.end,
    }
}

fn book(state: &State) -> Option<Book> {
    let (monster, page) = (state.monster?, state.page?);
    let next_curses = page.behind().map(|next| next.row().curses);
    Some(Book { monster, curses: monster.row().curses, page, next_curses })
}

fn curse(state: &State, slot: Slot) -> Option<CurseView> {
    let spot = state.spot(slot);
    let curse = spot.curse?;
    Some(CurseView {
        slot,
        space: slot.space(),
        curse,
        kind: curse.kind(),
        cost: spot.cost(),
        tokens: spot.tokens,
        madness: spot.madness,
        neutralized: spot.asleep > 0,
        passed: slot.space() <= state.space,
    })
}

fn shelf(state: &State, element: Element) -> ShelfView {
    let shelf = state.library[element.index()];
    ShelfView { element, top: shelf.top, left: shelf.left }
}

fn destroyed(state: &State) -> Destroyed {
    let spells = Spell::ALL.iter().map(|spell| (*spell, state.destroyed_spells[spell.index()]));
    Destroyed {
        cards: state.destroyed.iter().collect(),
        curses: state.destroyed_curses.iter().collect(),
        spells: spells.filter(|(_, count)| *count > 0).collect(),
    }
}

fn player(state: &State, seat: Seat, viewer: Viewer) -> PlayerView {
    let player = state.player(seat);
    let open = state.options.open_hands || viewer.sees_seat(seat);
    let heap = |cards: &Cards, top| {
        if open { Heap::Faces(cards.iter().collect()) } else { Heap::Backs { count: cards.len() as u8, top } }
    };
    let known = player.known.iter().rev();
    PlayerView {
        seat: seat.0,
        magician: player.magician,
        in_play: player.in_play,
        hand: heap(&player.hand, None),
        deck: player.deck_len() as u8,
        known_top: known.map(|(card, seen)| (open || seen).then_some(card)).collect(),
        discard: heap(&player.discard, player.discard_top),
        support: player.support.iter().collect(),
        marked: player.marked.iter().collect(),
        support_limit: player.support_limit(state.options.edition) as u8,
        spell_limit: player.spell_limit() as u8,
        spells: player.spells.iter().map(|it| spell(player, it)).collect(),
        ability_used: state.active == seat && state.ability_used,
    }
}

fn spell(player: &Player, spell: Spell) -> SpellView {
    let reason = player.silenced.iter().position(|set| set.contains(spell));
    SpellView {
        spell,
        exhausted: player.exhausted.contains(spell),
        resolving: player.resolving.contains(spell),
        neutralized: reason.map(|reason| match reason {
            UNTIL_MONSTER => Until::NextMonster,
            slot => Until::CurseLeaves(Slot::ALL[slot]),
        }),
    }
}

/// The turns still to come in this round, up to the Invocation space. Before the Curses of a page are placed nothing can
/// be foretold.
fn forecast(state: &State) -> Vec<Coming> {
    let mut seat = state.active;
    let unknown = state.monster.is_none() || state.frames.frames().contains(&Frame::PlaceCurses);
    let spaces = if unknown || state.end.is_some() { 0..0 } else { state.space + 1..7 };
    let coming = spaces.zip(state.turn + 1..).map(|(space, turn)| {
        seat = next_seat(state, seat);
        let strikes = |slot: Slot| {
            let asleep = state.spot(slot).asleep;
            asleep == 0 || asleep + 1 < turn
        };
        let there = state.cursed().filter(|slot| slot.space() == space);
        let curses = there.filter_map(|slot| Some((slot, state.spot(slot).curse?, strikes(slot)))).collect();
        let escapes = space == 6 && state.cursed().next().is_some();
        Coming { turn, seat: seat.0, space: space % 6, curses, escapes }
    });
    coming.collect()
}

fn next_seat(state: &State, seat: Seat) -> Seat {
    let seats = state.options.seats;
    let mut after = (1..=seats).map(|step| Seat((seat.0 + step) % seats));
    after.find(|next| state.player(*next).in_play).unwrap_or(seat)
}
