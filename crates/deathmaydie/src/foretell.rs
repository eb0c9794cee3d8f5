//! What does the end of this turn bring, as far as it can be known? From what everybody sees.

use serde::Serialize;

use crate::coming::Coming;
use crate::content::{Dice, Investigator, Mythos, SYMBOLS_TO_ADVANCE, Stage, TRACK_FIRST_RED, TRACK_LEN};
use crate::ids::Deck;
use crate::setup;
use crate::state::Phase;
use crate::view::Open;

/// The rest of a turn, in the order of the book.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Forecast {
    pub who: Investigator,
    /// Whether the Mythos card is still to come: it may change everything after it.
    pub mythos: bool,
    /// Who attacks if nobody moves, and with how many dice. Where nobody does, one investigates.
    pub attackers: Vec<(String, Dice)>,
    /// Whether that step is still to come.
    pub encounter: bool,
    /// Dice of the Fire roll.
    pub fire: u8,
    /// How likely the Elder One advances at the end of this turn, in thousandths.
    pub advance: u16,
    /// Where to.
    pub to: u8,
    /// Whether that would be the end.
    pub ends: bool,
    /// Whether it surely comes to the map.
    pub arrives: bool,
    /// Who moves or appears then, as the board stands.
    pub coming: Vec<Coming>,
    /// Stages whose text speaks at the end of this turn.
    pub stages: Vec<Stage>,
}

/// Nothing before the first turn and after the end.
pub fn forecast(view: &Open) -> Option<Forecast> {
    let who = view.active.filter(|_| view.end.is_none())?;
    let sheet = view.investigators.iter().find(|sheet| sheet.who == who && sheet.alive)?;
    let encounter = view.phase < Phase::Encounter;
    let here = view.foes.iter().filter(|foe| encounter && foe.space == sheet.space);
    let on_track = view.stage == 1;
    let advance = advance(view);
    Some(Forecast {
        who,
        mythos: view.draws_mythos(),
        attackers: here.map(|foe| (foe.name.clone(), foe.dice)).collect(),
        encounter,
        fire: if view.phase < Phase::Fire { sheet.fire } else { 0 },
        advance,
        to: (view.track + 1).min(TRACK_LEN),
        ends: view.track + 1 >= TRACK_LEN,
        arrives: on_track && (view.disrupted || view.track + u8::from(advance == 1000) >= TRACK_FIRST_RED),
        coming: view.coming.clone(),
        stages: speaking(view),
    })
}

/// The Stages in force whose end-of-turn text does something.
fn speaking(view: &Open) -> Vec<Stage> {
    view.revealed().filter(|stage| !stage.row().end_of_turn.is_empty()).collect()
}

/// The order of the deck is hidden, what is in it is not: all that does not lie in the discards.
fn advance(view: &Open) -> u16 {
    let needed = usize::from(SYMBOLS_TO_ADVANCE);
    // Whoever is asked something while the discards are checked is asked by an advance that has come already.
    if view.phase >= Phase::Discards {
        return 0;
    }
    let read = view.mythos_read.iter().filter(|card| card.row().symbol).count();
    if view.symbols + read >= needed {
        return 1000;
    }
    if !view.draws_mythos() || view.symbols + read + 1 < needed || view.mythos_deck == 0 {
        return 0;
    }
    let in_game = |card: &Mythos| view.decks().contains(&card.row().deck) && card.is_of(view.rules);
    let all = Mythos::ALL.into_iter().filter(|card| card.row().symbol && in_game(card)).count();
    // A card that makes one draw again bears no symbol: what decides is the first that does not.
    let again = Mythos::ALL.into_iter().filter(|card| card.row().again && in_game(card));
    let seen = |card: &Mythos| view.mythos_discard.contains(card) || view.mythos_read.contains(card);
    let again = again.filter(|card| !seen(card)).count();
    let left = all.saturating_sub(view.symbols + read);
    let last = view.mythos_deck.saturating_sub(again.min(view.mythos_deck));
    (left.min(last) * 1000).checked_div(last).unwrap_or(0) as u16
}

impl Open {
    /// Whether a Mythos card is still to be drawn this turn.
    fn draws_mythos(&self) -> bool {
        let again = self.mythos_read.iter().any(|card| card.row().again);
        self.phase < Phase::Mythos || self.phase == Phase::Mythos && again
    }

    /// The decks the Mythos cards of this game come from.
    pub fn decks(&self) -> Vec<Deck> {
        let mut decks = vec![setup::episode_deck(self.episode), setup::elder_deck(self.elder)];
        let slots = [Deck::UnknownA, Deck::UnknownB];
        decks.extend(slots.into_iter().take(self.unknown.len()));
        decks
    }
}
