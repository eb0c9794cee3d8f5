//! Which of several? Enemies, spaces, people, tokens and cards, by what the text is going to do with them.

use deathmaydie::content::{Face, Space, Token};
use deathmaydie::effect::{Choice, Effect, Part, Trigger};
use deathmaydie::figures::Foe;
use deathmaydie::frames::{Ctx, Frame};
use deathmaydie::map::{Site, Sites, UNREACHABLE};
use deathmaydie::moves::Named;
use deathmaydie::people::Inv;
use deathmaydie::state::{Lie, Stand};
use deathmaydie::{Move, State};

use super::sight::hurt;
use super::{pain, uses};

/// What is going to be done with the pick.
fn below(state: &State) -> Option<Frame> {
    state.stack.frames().iter().rev().nth(1).copied()
}

fn next_effect(state: &State) -> Option<Effect> {
    match below(state)? {
        Frame::Effect { effects, .. } => effects.first().copied(),
        _ => None,
    }
}

pub(super) fn pick(state: &State, who: Inv, mv: Move) -> f32 {
    match mv {
        Move::Pick(Named::Foe(foe)) => enemy(state, foe),
        Move::Pick(Named::Space(space)) => place(state, state.site(space)),
        Move::Pick(Named::Investigator(person)) => state.person(person).map_or(0.0, |it| somebody(state, it)),
        Move::Pick(Named::Token(token, number)) => piece(state, who, token, number),
        Move::Pick(Named::Card(card)) => {
            let worth = state.card_number(card).map_or(0.0, |it| uses::side(state, who, state.shown(it)));
            if matches!(next_effect(state), Some(Effect::Steal)) { worth } else { -worth }
        }
        // Stopping where one is.
        _ => match below(state) {
            Some(Frame::LeadChip { chip, .. }) => led(state, chip, state.chips[usize::from(chip)].place),
            Some(Frame::Push { foe, .. }) => state.foe_site(foe).map_or(0.0, |site| lonely(state, site)),
            _ => 0.0,
        },
    }
}

/// The worst of them for what we do, the mildest for what is done to us.
fn enemy(state: &State, foe: Foe) -> f32 {
    let worst = hurt(state, foe);
    let left = f32::from(state.health(foe)) - f32::from(state.figures[foe.index()].wounds);
    match (next_effect(state), below(state)) {
        (Some(Effect::Hurt(..)), _) | (_, Some(Frame::Redirect { .. })) => worst - 0.5 * left,
        (Some(Effect::Kill(_) | Effect::Push(..)), _) => worst + 0.2 * left,
        _ => -worst,
    }
}

/// How far a space is from everybody.
fn lonely(state: &State, site: Site) -> f32 {
    let people: Sites = state.living().iter().map(|inv| state.sheet(inv).site).collect();
    f32::from(state.graph().distances(people)[site.index()].min(6))
}

fn place(state: &State, site: Site) -> f32 {
    match below(state) {
        Some(Frame::Go { .. } | Frame::Push { .. }) => {
            let crowd = state.foes_at(Sites::one(site)).len() as f32;
            lonely(state, site) + 0.1 * crowd
        }
        Some(Frame::LeadChip { chip, .. }) => led(state, chip, Lie::On(site)),
        Some(Frame::MoveChips { chips, .. }) => led(state, chips.trailing_zeros() as u8, Lie::On(site)),
        _ => match next_effect(state) {
            Some(Effect::Fire(..) | Effect::Summon(..) | Effect::Place(..)) => lonely(state, site),
            // A Bone goes back to where it is fetched most easily.
            _ => -lonely(state, site),
        },
    }
}

/// Where a token is wanted.
fn led(state: &State, chip: u8, place: Lie) -> f32 {
    let token = state.chips[usize::from(chip)].token;
    let goal = match token {
        Token::Juror => Space::E1Square,
        Token::Victim => Space::E3Stairs,
        Token::Townsfolk => Space::E5Entrance,
        _ => return 0.0,
    };
    let Lie::On(site) = place else { return 0.0 };
    let far = state.graph().distance(site, state.site(goal));
    let open = |it: u8| {
        let it = &state.chips[usize::from(it)];
        it.face == Face::Open && it.place == Lie::On(site)
    };
    let booth = token == Token::Townsfolk
        && (state.chips_of(Token::Booth).any(open) || state.space(site) == Space::E5Bigtop);
    -f32::from(far.min(20)) - if booth { 3.0 } else { 0.0 }
}

/// Whoever can bear it, or needs it.
fn somebody(state: &State, inv: Inv) -> f32 {
    let sheet = state.sheet(inv);
    match next_effect(state) {
        Some(Effect::Heal(_, num, of)) => {
            let ctx = state.ctx(inv, deathmaydie::frames::Source::Rules);
            pain::best_healing(state, inv, state.amount(num, &ctx), of)
        }
        Some(Effect::Fatigue(..)) => {
            -pain::fatigue(sheet, 0).min(pain::fatigue(sheet, 1)) - 0.3 * f32::from(sheet.fatigues())
        }
        Some(Effect::Act(_)) => -f32::from(sheet.wounds),
        _ => -f32::from(sheet.wounds) - 0.4 * f32::from(sheet.stress),
    }
}

fn piece(state: &State, who: Inv, token: Token, number: u8) -> f32 {
    let Some(chip) = state.chips_of(token).nth(usize::from(number.saturating_sub(1))) else { return 0.0 };
    let it = &state.chips[usize::from(chip)];
    let home = |goal: Space| match it.place {
        Lie::On(site) => f32::from(state.graph().distance(site, state.site(goal)).min(20)),
        _ => 0.0,
    };
    match token {
        Token::Juror => (if it.face == Face::Innocent { 2.0 } else { 0.0 }) + 0.1 * home(Space::E1Square),
        Token::Victim => -home(Space::E3Stairs),
        Token::Townsfolk => 0.1 * home(Space::E5Entrance),
        Token::Lock => lock(state, chip),
        Token::Key => known_match(state, who, chip),
        _ => 0.0,
    }
}

/// The Lock that leads on; best one whose number is known to fit a Key.
fn lock(state: &State, chip: u8) -> f32 {
    let Lie::Between(one, other) = state.chips[usize::from(chip)].place else { return 0.0 };
    let spire = state.graphs[1].distances(Sites::one(state.site(Space::E2Spire)));
    let ahead = spire[one.index()].min(spire[other.index()]);
    if ahead == UNREACHABLE { 0.0 } else { -f32::from(ahead) }
}

fn known_match(state: &State, who: Inv, chip: u8) -> f32 {
    let it = &state.chips[usize::from(chip)];
    let here = Sites::one(state.sheet(who).site);
    let fits = |lock: u8| {
        let lock_chip = &state.chips[usize::from(lock)];
        let near = !state.chip_sites(lock).and(here).is_empty();
        near && lock_chip.seen && it.seen && lock_chip.value == it.value
    };
    f32::from(u8::from(state.chips_of(Token::Lock).any(fits)))
}

/// One of the options of a text.
pub(super) fn option(state: &State, choices: &[Choice], ctx: &Ctx, mv: Move) -> f32 {
    let Move::Option(number) = mv else { return 0.0 };
    let Some(choice) = choices.get(usize::from(number) - 1) else { return 0.0 };
    let price = choice.cost.map_or(0.0, |cost| pain::price(state, ctx.you, cost));
    let good: f32 = choice.does.iter().map(|effect| uses::good(state, ctx.you, effect)).sum();
    good - price
}

/// Whether something that may happen should.
pub(super) fn may(state: &State, effects: &[Effect], ctx: &Ctx, mv: Move) -> f32 {
    let good: f32 = effects.iter().map(|effect| uses::good(state, ctx.you, effect)).sum();
    if mv == Move::Yes { 0.1 + good } else { 0.0 }
}

/// Whoever leaves something behind for the others comes last: then there may be nobody to have it.
pub(super) fn passed(state: &State, mv: Move) -> f32 {
    let Move::Pick(Named::Foe(foe)) = mv else { return 0.0 };
    let does = state.card_of(foe).map_or(&[][..], |card| card.row().does);
    let bequeaths = does.iter().any(|it| matches!(it.part, Part::On(Trigger::Death, _)));
    if bequeaths { -1.0 } else { 0.0 }
}

/// The mildest attack first: whoever dies of it has not met the rest.
pub(super) fn face(state: &State, mv: Move) -> f32 {
    let Move::Face(foe) = mv else { return 0.0 };
    let stands = matches!(state.figures[foe.index()].place, Stand::On(_));
    if stands { -hurt(state, foe) } else { 0.0 }
}
