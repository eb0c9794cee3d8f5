//! Nothing is lost and nothing is there twice, whatever happens.

use std::collections::BTreeSet;

use deathmaydie::content::{
    COSMIC_TOKENS, Episode, FATIGUE_TOKENS, FIRE_ON_SPACES, HEALTH, Mythos, Relic, SANITY_SKULL, STRESS_MAX,
};
use deathmaydie::figures::Foe;
use deathmaydie::frames::Frame;
use deathmaydie::ids::{Kind, Value};
use deathmaydie::people::Inv;
use deathmaydie::state::{CardPlace, Lie, Phase, Stand, State};

/// Nothing lost, nothing twice, every marker on its track.
pub fn invariants(state: &State) -> Result<(), String> {
    let so = |it: bool, what: &str| if it { Ok(()) } else { Err(what.to_owned()) };
    for sheet in &state.sheets[..usize::from(state.count)] {
        so(
            sheet.stress <= STRESS_MAX && sheet.wounds <= HEALTH && sheet.sanity <= SANITY_SKULL,
            "a marker is off",
        )?;
        so(!sheet.alive || sheet.fatigue[0] <= sheet.stress && sheet.fatigue[1] <= sheet.wounds, "Fatigue")?;
        so(sheet.levels.iter().all(|level| (1..=4).contains(level)), "a level")?;
        let alive = sheet.wounds < HEALTH && sheet.sanity < SANITY_SKULL;
        // Wounds that land together are looked at together (RUL-DMD-63), and so is Sanity (DMD-22.4).
        let waits = |frame: &Frame| {
            matches!(frame, Frame::Sweep { .. } | Frame::Thresholds { .. } | Frame::Threshold(_))
        };
        let together = state.stack.frames().iter().any(waits);
        so(sheet.alive == alive || together || state.end.is_some(), "somebody is neither dead nor alive")?;
    }
    so(state.fire.iter().sum::<u8>() <= FIRE_ON_SPACES, "Fire tokens")?;
    so(state.sheets.iter().map(|it| it.fatigues()).sum::<u8>() <= FATIGUE_TOKENS, "Fatigue tokens")?;
    so(state.figures.iter().filter(|it| it.cosmic).count() <= usize::from(COSMIC_TOKENS), "Cosmic tokens")?;
    figures(state)?;
    tokens(state)?;
    places(state)?;
    if state.phase != Phase::SetUp {
        cards(state)?;
        relics(state)?;
    }
    Ok(())
}

/// Episode tokens are as many as ever, and so are their hidden values.
fn tokens(state: &State) -> Result<(), String> {
    for token in state.episode.tokens() {
        let chips = || state.chips[..usize::from(state.chip_count)].iter().filter(|chip| chip.token == token);
        if chips().count() != usize::from(token.row().count) {
            return Err(format!("{token}: {} tokens", chips().count()));
        }
        let mut values: Vec<Value> = chips().filter_map(|chip| chip.value).collect();
        let mut printed = token.values().to_vec();
        values.sort_unstable();
        printed.sort_unstable();
        if values != printed {
            return Err(format!("{token}: {values:?}"));
        }
    }
    Ok(())
}

/// A random-location token that was drawn stays aside (DMD-24.3).
fn places(state: &State) -> Result<(), String> {
    let drawn = if state.options.random_elder_place { state.stage.clamp(2, 4) - 2 } else { 0 };
    if state.places.count_ones() + u32::from(drawn) == 4 || state.end.is_some() {
        Ok(())
    } else {
        Err(format!("places {:b} at Stage {}", state.places, state.stage))
    }
}

/// Every Relic is held, in the pool, or on offer: in one of them.
fn relics(state: &State) -> Result<(), String> {
    let offered = state.stack.frames().iter().map(|frame| match frame {
        Frame::PickRelic { offered, .. } => offered.count_ones() as usize,
        _ => 0,
    });
    let held = state.relics.iter().filter(|relic| relic.holder.is_some()).count();
    let all = held + state.relic_pool.len() + offered.sum::<usize>();
    if all == Relic::COUNT || state.end.is_some() { Ok(()) } else { Err(format!("{all} Relics")) }
}

fn figures(state: &State) -> Result<(), String> {
    let minions = state.elder.row().minions.map(|it| it.row().kind);
    for kind in Kind::ALL {
        let plays = state.episode.row().monsters.contains(&kind)
            || minions.contains(&kind)
            || state.unknown.contains(&Some(kind));
        let boxed =
            Foe::of(kind).iter().filter(|foe| state.figures[foe.index()].place == Stand::Boxed).count();
        let gone = if state.episode == Episode::E6 && kind == Kind::Unnamable {
            state.killed[kind as usize]
        } else {
            0
        };
        let wanted = if plays { usize::from(gone) } else { Foe::of(kind).len() };
        if boxed != wanted {
            return Err(format!("{kind:?}: {boxed} figures in the box"));
        }
    }
    let stands = matches!(state.figures[Foe::ELDER.index()].place, Stand::On(_));
    if stands == (state.stage >= 2) || state.stage == 2 {
        Ok(())
    } else {
        Err("the Elder One is nowhere".to_owned())
    }
}

fn cards(state: &State) -> Result<(), String> {
    let mut mythos: Vec<Mythos> = state.mythos.iter().chain(state.mythos_discard.iter()).collect();
    let count = mythos.len();
    mythos.sort_unstable();
    mythos.dedup();
    let all = 16 + 2 * usize::from(state.options.unknown);
    if mythos.len() != count || !(all - 1..=all).contains(&count) {
        return Err(format!("{count} Mythos cards"));
    }
    if let Some(card) = mythos.iter().find(|card| !card.is_of(state.rules)) {
        return Err(format!("{card} is not of version {}", state.rules));
    }
    let deck = state.cards.iter().filter(|card| card.place == CardPlace::Deck).count();
    if deck != state.discovery.len() {
        return Err("Discovery cards".to_owned());
    }
    let pile: BTreeSet<u8> = state.discovery.iter().collect();
    let waits = |card: &u8| state.cards[usize::from(*card)].place == CardPlace::Deck;
    if pile.len() != deck || !pile.iter().all(waits) {
        return Err("a Discovery card is twice in the deck".to_owned());
    }
    let dead = |inv: Inv| !state.sheet(inv).alive;
    let lost = state.chips.iter().any(|chip| matches!(chip.place, Lie::Held(who) if dead(who)));
    if lost && state.end.is_none() { Err("the dead hold tokens".to_owned()) } else { Ok(()) }
}
