//! What holds in every game: the shared checks over Episodes, Elder Ones, seats and options, and nothing lost or twice.

use std::collections::BTreeSet;
use std::sync::Mutex;

use deathmaydie::content::{
    COSMIC_TOKENS, Elder, Episode, FATIGUE_TOKENS, FIRE_ON_SPACES, HEALTH, Mythos, Relic, SANITY_SKULL,
    STRESS_MAX,
};
use deathmaydie::figures::Foe;
use deathmaydie::frames::{Decision, Frame};
use deathmaydie::ids::{Kind, Value};
use deathmaydie::options::Options;
use deathmaydie::people::Inv;
use deathmaydie::state::{CardPlace, Lie, Phase, Stand, State};
use deathmaydie::universe::universe;
use deathmaydie::{DeathMayDie, Move};
use table::checks::{Check, with_each};
use table::{Events, Game, Seed};

/// Nothing lost, nothing twice, every marker on its track.
fn invariants(state: &State) -> Result<(), String> {
    let so = |it: bool, what: &str| if it { Ok(()) } else { Err(what.to_owned()) };
    for sheet in &state.sheets[..usize::from(state.count)] {
        so(
            sheet.stress <= STRESS_MAX && sheet.wounds <= HEALTH && sheet.sanity <= SANITY_SKULL,
            "a marker is off",
        )?;
        so(!sheet.alive || sheet.fatigue[0] <= sheet.stress && sheet.fatigue[1] <= sheet.wounds, "Fatigue")?;
        so(sheet.levels.iter().all(|level| (1..=4).contains(level)), "a level")?;
        let alive = sheet.wounds < HEALTH && sheet.sanity < SANITY_SKULL;
        // Wounds that land together are looked at together (RUL-DMD-63).
        let together = state.stack.frames().iter().any(|frame| matches!(frame, Frame::Sweep { .. }));
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

fn tables() -> Vec<Check<DeathMayDie>> {
    let mut all = Vec::new();
    for episode in Episode::ALL {
        for elder in Elder::ALL {
            for seats in 1..=5 {
                let number = all.len() as u8;
                let options = Options {
                    unknown: number % 3,
                    relics: number % 2 == 1,
                    random_elder_place: number % 4 == 3,
                    ..Options::standard(seats, episode, elder)
                };
                all.push(Check { options, universe: universe(episode), invariants, longest: 100_000 });
            }
        }
    }
    all
}

#[test]
fn everything_holds_at_every_step() {
    with_each(&tables(), |number, table| {
        if number.is_multiple_of(7) {
            table.everything(number as u64, 1);
        }
    });
}

#[test]
fn hundreds_of_games_play_out() {
    with_each(&tables(), |number, table| {
        (0..10).for_each(|game| table.plays_out(1_000 * number as u64 + game));
    });
}

#[test]
#[ignore = "minutes: cargo xtask deep"]
fn everything_holds_in_hundreds_of_games() {
    with_each(&tables(), |number, table| table.everything(1_000_000 * (1 + number as u64), 4));
}

#[test]
#[ignore = "minutes: cargo xtask deep"]
fn tens_of_thousands_of_games_play_out() {
    with_each(&tables(), |number, table| {
        let mut met = BTreeSet::new();
        for game in 0..250 {
            table.plays_out(2_000_000 * (1 + number as u64) + game);
            plays_late(&table.options, 3_000_000 * (1 + number as u64) + game, &mut met);
        }
    });
}

#[test]
fn a_state_is_small() {
    assert!(size_of::<State>() <= 8192, "{} bytes", size_of::<State>());
}

#[test]
fn moves_are_listed_in_order() {
    let all = universe(Episode::E2);
    assert!(all.is_sorted());
    for mv in all {
        assert_eq!(mv.to_string().parse::<Move>(), Ok(mv), "{mv}");
    }
    assert_eq!(DeathMayDie::NAME, "deathmaydie");
}

/// What chance brings to light: no move that told of it can be taken back.
const CHANCE: [&str; 9] = [
    "Thrown",
    "Rerolled",
    "MythosDrawn",
    "MythosShuffled",
    "Investigated",
    "TokenShown",
    "PlaceDrawn",
    "InsanityDealt",
    "UnknownCame",
];

/// Plays on from a position that chance alone seldom reaches: the Ritual disrupted or the Elder One on the board, and
/// investigators who are mended now and then, so that some of them see the Final Stage.
fn plays_late(options: &Options, seed: u64, met: &mut BTreeSet<String>) {
    let mut luck = Seed::Fast(seed).stream("random play", 0);
    let mut state = DeathMayDie::deal(options, 1, Seed::Fast(seed), &mut Events::silent());
    let mut scratch = Vec::new();
    let mut events = Events::new();
    for step in 0..100_000 {
        let Some(actor) = DeathMayDie::pending(&state).actors().next() else { break };
        invariants(&state).unwrap_or_else(|broken| panic!("seed {seed}: {broken}\n{state:?}"));
        if Decision::of(&state) == Some(Decision::Act) {
            state.disrupted |= seed.is_multiple_of(2) && state.turn > 3;
            if step % 50 < 25 || seed.is_multiple_of(3) {
                mend(&mut state);
            }
            if seed.is_multiple_of(3) {
                state.track = state.track.min(6);
            }
        }
        met.extend(Decision::of(&state).map(|decision| format!("DEC {decision:?}")));
        let moves = table::checks::moves_of::<DeathMayDie>(&state, actor);
        let listed = |mv: Move| moves.contains(&mv).then_some(mv);
        let fights = luck.below(3) > 0;
        let mv = listed(Move::Attack)
            .filter(|_| fights)
            .or_else(|| listed(Move::Target(Foe::ELDER)))
            .unwrap_or_else(|| DeathMayDie::any_move(&state, actor, &mut luck, &mut scratch));
        DeathMayDie::play(&mut state, actor, mv, &mut events).expect("a listed move");
        let settled = events.is_settled();
        for event in events.take() {
            let told = format!("{event:?}");
            let chance = CHANCE.iter().any(|kind| told.starts_with(kind));
            assert!(settled || !chance, "seed {seed}: {mv} could be taken back after {told}");
            met.insert(told.split(' ').next().unwrap_or_default().to_owned());
        }
    }
    let end = state.end.unwrap_or_else(|| panic!("seed {seed}: the game does not end"));
    met.insert(format!("{end:?} {}", state.stage));
}

/// Markers go back as far as Fatigue lets them.
fn mend(state: &mut State) {
    for sheet in state.sheets.iter_mut().filter(|sheet| sheet.alive) {
        (sheet.stress, sheet.wounds) = (sheet.fatigue[0], sheet.fatigue[1]);
        if sheet.sanity > 16 {
            sheet.sanity = 13;
        }
    }
}

/// What these games meet: without it, passing would say little.
#[test]
fn late_games_play_out_and_meet_everything() {
    let all = Mutex::new(BTreeSet::new());
    with_each(&tables(), |number, table| {
        let mut met = BTreeSet::new();
        (0..6).for_each(|game| plays_late(&table.options, 1_000 * number as u64 + game, &mut met));
        all.lock().unwrap().append(&mut met);
    });
    let met = all.into_inner().unwrap();
    assert_eq!(met.iter().filter(|it| it.starts_with("DEC")).count(), Decision::COUNT, "{met:?}");
    for wanted in
        ["Won 4", "AllDead", "Track", "TooEarly 1", "Sacrificed", "RelicsTurned", "Redirected", "PlaceDrawn"]
    {
        assert!(met.iter().any(|it| it.starts_with(wanted)), "never met {wanted}: {met:?}");
    }
}
