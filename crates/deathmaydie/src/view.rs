//! What does everybody see? All but the order of the decks and the hidden faces of tokens (DMD-25.7, DMD-25.8).

use serde::Serialize;
use table::{Seat, Viewer};

use crate::coming::{self, Coming};
use crate::content::{
    Counter, Dice, Discovery, Elder, Episode, Insanity, Investigator, Mythos, Relic, Skill, Space, Token,
};
use crate::end::End;
use crate::figures::Foe;
use crate::frames::{Decision, Frame};
use crate::ids::{Face, Kind, Side, Value};
use crate::people::Inv;
use crate::proposed;
use crate::prospects::{self, Ahead};
use crate::question::{self, Question};
use crate::roll_view::roll;
pub use crate::roll_view::{RollView, Rolled};
use crate::routes::{self, Route, Strike};
use crate::state::{CARDS, CardPlace, Lie, Phase, State};

/// What everybody sees.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Open {
    /// The version of the rules the game was begun with.
    pub rules: u16,
    pub episode: Episode,
    pub elder: Elder,
    pub phase: Phase,
    pub turn: u16,
    /// How many decisions have been taken.
    pub decisions: u32,
    pub active: Option<Investigator>,
    pub actions_left: u8,
    pub investigators: Vec<SheetView>,
    pub foes: Vec<FoeView>,
    /// Figures of each kind that can still be summoned.
    pub reserve: Vec<(Kind, u8)>,
    pub tokens: Vec<TokenView>,
    pub counters: Vec<(Counter, i8)>,
    pub fire: Vec<(Space, u8)>,
    pub passages: Vec<(Space, Space)>,
    pub mythos_deck: usize,
    /// The one discarded last comes last.
    pub mythos_discard: Vec<Mythos>,
    pub symbols: usize,
    /// Cards whose text is being read: they are discarded after it.
    pub mythos_read: Vec<Mythos>,
    pub discovery_deck: usize,
    pub discovery_discard: Vec<Discovery>,
    pub relic_pool: usize,
    pub track: u8,
    pub stage: u8,
    pub disrupted: bool,
    pub unknown: Vec<Kind>,
    pub roll: Option<RollView>,
    /// Whose answer is awaited, and to what kind of question.
    pub asked: Option<AskedView>,
    /// That question, with what one must know to answer it.
    pub question: Option<Question>,
    /// The rolls its answers lead to.
    pub ahead: Vec<Ahead>,
    /// Enemies that surely move or appear at the end of this turn, as the board stands.
    pub coming: Vec<Coming>,
    pub end: Option<End>,
}

/// Who has to decide what.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct AskedView {
    pub seat: Seat,
    pub who: Investigator,
    pub decision: Decision,
}

/// What one viewer sees besides: whether they are asked (DMD-25.10), and how far what they could do would take them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Own {
    pub asked: bool,
    pub routes: Vec<Route>,
    pub strikes: Vec<Strike>,
    /// Several answers that nearly everybody would give, in one go.
    pub proposed: Vec<String>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct SheetView {
    pub seat: Seat,
    pub who: Investigator,
    pub alive: bool,
    pub space: Space,
    pub stress: u8,
    pub wounds: u8,
    pub sanity: u8,
    pub fatigue: [u8; 2],
    pub fire: u8,
    /// The signature skill, then the printed skills and those of cards.
    pub signature: u8,
    /// The levels of the two printed skills, without what cards lend.
    pub printed: [u8; 2],
    pub skills: Vec<(Skill, u8)>,
    pub insanity: Option<Insanity>,
    pub tally: u8,
    pub dice: u8,
    pub cards: Vec<CardView>,
    pub relics: Vec<(Relic, bool)>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct CardView {
    pub card: Discovery,
    pub side: Side,
    pub wounds: u8,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct FoeView {
    /// `ghast-2`, or `elder`.
    pub name: String,
    pub kind: Option<Kind>,
    pub space: Space,
    pub wounds: u8,
    pub health: u8,
    pub cosmic: bool,
    /// It has attacked in the Fight under way.
    pub attacked: bool,
    pub dice: Dice,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct TokenView {
    pub token: Token,
    pub number: u8,
    pub spaces: [Option<Space>; 2],
    pub holder: Option<Investigator>,
    pub face: Face,
    /// Only of a token that lies face up.
    pub value: Option<Value>,
}

pub fn own(state: &State, viewer: Viewer) -> Own {
    let pending = state.pending().seats;
    Own {
        asked: matches!(viewer, Viewer::Seat(seat) if pending.contains(seat)),
        routes: routes::routes(state, viewer),
        strikes: routes::strikes(state, viewer),
        proposed: proposed::proposed(state, viewer),
    }
}

impl State {
    /// The Mythos cards whose text is being read, the first one first.
    pub fn mythos_read(&self) -> impl Iterator<Item = Mythos> {
        self.stack.frames().iter().filter_map(|frame| match frame {
            Frame::Discard(card) => Some(*card),
            _ => None,
        })
    }
}

pub fn open(state: &State) -> Open {
    let began = state.phase != Phase::SetUp;
    let asked = state.stack.top().and_then(|frame| frame.asks(state)).filter(|_| state.end.is_none());
    Open {
        rules: state.rules,
        episode: state.episode,
        elder: state.elder,
        phase: state.phase,
        turn: state.turn,
        decisions: state.decisions,
        active: began.then(|| state.name(state.active)),
        actions_left: state.actions_left(),
        investigators: (0..state.count).map(Inv).map(|who| sheet(state, who)).collect(),
        foes: state.foes().iter().map(|foe| figure(state, foe)).collect(),
        reserve: Kind::ALL.into_iter().map(|kind| (kind, state.reserve(kind))).collect(),
        tokens: (0..state.chip_count).filter_map(|chip| token(state, chip)).collect(),
        counters: state.episode.counters().map(|it| (it, state.counters[it.index()])).collect(),
        fire: state
            .episode
            .spaces()
            .map(|space| (space, state.fire[state.site(space).index()]))
            .filter(|(_, count)| *count > 0)
            .collect(),
        passages: state.passages(),
        mythos_deck: state.mythos.len(),
        mythos_discard: state.mythos_discard.as_slice().to_vec(),
        symbols: state.mythos_discard.iter().filter(|card| card.row().symbol).count(),
        mythos_read: state.mythos_read().collect(),
        discovery_deck: state.discovery.len(),
        discovery_discard: (0..CARDS as u8)
            .filter(|card| state.cards[*card as usize].place == CardPlace::Discarded)
            .map(|card| state.discovery(card))
            .collect(),
        relic_pool: state.relic_pool.len(),
        track: state.track,
        stage: state.stage,
        disrupted: state.disrupted,
        unknown: state.unknown.into_iter().flatten().collect(),
        roll: state.is_rolling().then(|| roll(state)),
        asked: asked.and_then(|who| {
            let decision = Decision::of(state)?;
            Some(AskedView { seat: state.seat(who), who: state.name(who), decision })
        }),
        question: question::question(state),
        ahead: prospects::ahead(state),
        coming: coming::coming(state),
        end: state.end,
    }
}

fn sheet(state: &State, who: Inv) -> SheetView {
    let sheet = state.sheet(who);
    let began = state.phase != Phase::SetUp;
    SheetView {
        seat: state.seat(who),
        who: sheet.investigator,
        alive: sheet.alive,
        space: state.space(sheet.site),
        stress: sheet.stress,
        wounds: sheet.wounds,
        sanity: sheet.sanity,
        fatigue: sheet.fatigue,
        fire: sheet.fire,
        signature: sheet.levels[0],
        printed: [sheet.levels[1], sheet.levels[2]],
        skills: Skill::ALL
            .into_iter()
            .map(|it| (it, state.level(who, it)))
            .filter(|(_, it)| *it > 0)
            .collect(),
        insanity: began.then_some(sheet.insanity),
        tally: sheet.tally,
        dice: sheet.won_dice(),
        cards: state.held(who).map(|(card, _)| held(state, card)).collect(),
        relics: state.relics_of(who).map(|it| (it, state.relics[it.index()].transformed)).collect(),
    }
}

fn held(state: &State, card: u8) -> CardView {
    let it = &state.cards[card as usize];
    CardView { card: state.discovery(card), side: it.side, wounds: it.wounds }
}

fn figure(state: &State, foe: Foe) -> FoeView {
    let it = &state.figures[foe.index()];
    FoeView {
        name: foe.to_string(),
        kind: foe.kind(),
        space: state.space(it.last),
        wounds: it.wounds,
        health: state.health(foe),
        cosmic: it.cosmic,
        attacked: state.attacked_now().contains(foe),
        dice: state.foe_dice(foe),
    }
}

/// Nothing of a token that is out of the game or in a pile.
fn token(state: &State, chip: u8) -> Option<TokenView> {
    let it = &state.chips[chip as usize];
    let (spaces, holder) = match it.place {
        Lie::OutOfGame | Lie::Pile => return None,
        Lie::On(site) => ([Some(state.space(site)), None], None),
        Lie::Between(one, other) => ([Some(state.space(one)), Some(state.space(other))], None),
        Lie::Held(who) => ([None; 2], Some(state.name(who))),
    };
    let number = state.chips_of(it.token).position(|other| other == chip).unwrap_or(0) as u8 + 1;
    let value = it.value.filter(|_| it.face == Face::Up);
    Some(TokenView { token: it.token, number, spaces, holder, face: it.face, value })
}
