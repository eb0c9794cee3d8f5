//! Which actions are possible, and what could they do (DMD-8.3 to 8.6, CONTENT.md §15.1)?

use crate::abilities::Owned;
use crate::content::{ACTIONS, Action, Investigator};
use crate::effect::{Choice, Deed, Effect, Flames, Foes, Mod, Numbered, Part, Set, Tokens, Use, Who};
use crate::effects::offer_bit;
use crate::figures::FoeSet;
use crate::frames::{Ctx, Deal, Frame, Source, Thing};
use crate::map::Sites;
use crate::moves::Move;
use crate::people::{INVS, Inv};
use crate::state::{CARDS, Lie, State};

/// Everything the active investigator may do in step 1 (`DEC-ACT`).
pub fn actions(state: &State, into: &mut Vec<Move>) {
    let who = state.active;
    if !state.is_living(who) {
        return;
    }
    basic(state, who, state.has_action(), into);
    for it in state.usable(who) {
        into.extend(state.using(it.source, it.which).map(Move::Use));
    }
    into.push(Move::EndActions);
}

/// One action that somebody else pays for.
pub fn free_actions(state: &State, who: Inv, into: &mut Vec<Move>) {
    if state.is_living(who) {
        basic(state, who, true, into);
        into.push(Move::Done);
    }
}

/// Cards without a time of their own, between two steps or two attacks of a Fight (DMD-25.6). After the last attack the next
/// step has its own window.
pub fn window(state: &State, into: &mut Vec<Move>) {
    let who = state.active;
    let fighting = state.stack.frames().iter().rev().nth(1) == Some(&Frame::Fight);
    if !state.is_living(who) || fighting && state.still_to_attack().is_empty() {
        return;
    }
    let any_time = |it: &Owned| matches!(it.ability.part, Part::Use(Use::AnyTime, _));
    for it in state.usable(who).into_iter().filter(any_time) {
        into.extend(state.using(it.source, it.which).map(Move::Use));
    }
    into.push(Move::Done);
}

/// Run, Attack, Rest, Trade and the two actions of the Episode.
fn basic(state: &State, who: Inv, paid: bool, into: &mut Vec<Move>) {
    let free = |deed: Deed| paid || !state.free_uses(who, deed).is_empty();
    let mut offer = |possible: bool, mv: Move| into.extend(possible.then_some(mv));
    offer(free(Deed::Run) && !state.step_sites(who).is_empty(), Move::Run);
    let shot = !state.free_uses(who, Deed::AttackAway).is_empty() && !state.reach(who, true).is_empty();
    offer(shot || paid && !state.reach(who, false).is_empty(), Move::Attack);
    offer(paid && state.is_safe(state.sheet(who).site), Move::Rest);
    let company = || !state.others_within(who, 0).is_empty();
    let trades = || company() && state.trades(Deal { who, offered: 0 }).next().is_some();
    offer(free(Deed::Trade) && trades(), Move::Trade);
    for action in state.episode.actions() {
        offer(free(Deed::Task(action)) && state.can_task(who, action), Move::Task(action));
    }
}

/// The first target, then further ones in its space while more are allowed (`DEC-TARGET`).
pub fn targets(state: &State, who: Inv, chosen: FoeSet, paid: bool, into: &mut Vec<Move>) {
    let Some(first) = chosen.first() else {
        let away = !paid && !state.has_action();
        return into.extend(state.distinct(state.reach(who, away)).iter().map(Move::Target));
    };
    let more = state.more_targets(who, state.attack_reason(who, first));
    if chosen.len() as i16 <= more
        && let Some(site) = state.foe_site(first)
    {
        let there = state.vulnerable(state.foes_at(Sites::one(site))).minus(chosen);
        into.extend(state.distinct(there).iter().map(Move::Target));
    }
    into.push(Move::Done);
}

impl State {
    /// Whether an action is left.
    pub fn has_action(&self) -> bool {
        self.actions_left() > 0
    }

    /// A level gained in mid-turn counts at once (DMD-8.2, RUL-DMD-8).
    pub fn actions_left(&self) -> u8 {
        let more = self.sum(self.active, |change, _| match change {
            Mod::MoreActions(more) => i16::from(*more),
            _ => 0,
        });
        (i16::from(ACTIONS) + more - i16::from(self.acted)).max(0) as u8
    }

    /// Ways to do this for free that are not used up.
    pub fn free_uses(&self, who: Inv, deed: Deed) -> Vec<Owned> {
        let fits = |part: Part| matches!(part, Part::Lasting(Mod::FreeAction(it)) if it == deed);
        let free = self.owned(who, |ability| fits(ability.part));
        self.still_usable(who, free)
    }

    /// Free and special actions of cards, Relics and skills that would do something (CONTENT.md §15.1).
    pub fn usable(&self, who: Inv) -> Vec<Owned> {
        let fits = |part: Part| match part {
            Part::Use(Use::Special, _) => self.has_action(),
            Part::Use(..) => true,
            _ => false,
        };
        let mut all = self.still_usable(who, self.owned(who, |ability| fits(ability.part)));
        all.retain(|it| match it.ability.part {
            Part::Use(when, effects) => {
                let ctx = self.ctx(who, it.source);
                // An action must do what it begins with; what has no time of its own, anything.
                let counts = if when == Use::AnyTime { effects.len() } else { 1 };
                effects.iter().take(counts).any(|effect| self.can_do(effect, &ctx))
            }
            _ => false,
        });
        all
    }

    /// An Episode action is possible if its needs hold and its first effect can do something.
    pub fn can_task(&self, who: Inv, action: Action) -> bool {
        let row = action.row();
        let main = self.main_number(who, action.number(), Numbered::InAction(action));
        let ctx = Ctx { main, by: who, ..self.ctx(who, Source::Task(action)) };
        self.holds(row.needs, &ctx) && row.does.first().is_none_or(|effect| self.can_do(effect, &ctx))
    }

    pub fn may_choose(&self, choice: &Choice, ctx: &Ctx) -> bool {
        let can_pay = choice.cost.is_none_or(|cost| self.can_pay(ctx.you, cost));
        let does = choice.does.is_empty() || choice.does.iter().any(|effect| self.can_do(effect, ctx));
        self.is_living(ctx.you) && can_pay && does && self.holds(choice.need, ctx)
    }

    /// Whether a step could do anything now.
    pub fn can_do(&self, effect: &Effect, ctx: &Ctx) -> bool {
        let foes = |foes: &Foes| !self.fitting_foes(foes, ctx).is_empty();
        let chips = |tokens: &Tokens| self.chosen_chips(*tokens, ctx).0 != 0;
        match effect {
            Effect::Push(it, _) | Effect::Kill(it) => foes(it),
            Effect::MakeCosmic(it) => foes(it) && self.cosmic_left() > 0,
            Effect::Hurt(it, _) => !self.vulnerable(self.fitting_foes(it, ctx)).is_empty(),
            Effect::Heal(who, _, of) => self.can_heal(*who, *of, ctx),
            Effect::MoveTokens(it, ..)
            | Effect::FlipTokens(it, _)
            | Effect::TakeTokens(it, _)
            | Effect::GiveTokens(it, _)
            | Effect::Reveal(it, ..)
            | Effect::Bind(Set::Pieces(it)) => chips(it),
            Effect::Match(one, other, ..) => chips(one) && chips(other),
            Effect::Choose(choices, _) => choices.iter().any(|choice| self.may_choose(choice, ctx)),
            Effect::Explore(..) => !self.discovery.is_empty() || self.instead_of_exploring(ctx.you).is_some(),
            Effect::Douse(Flames::OnInvestigators(who), _) => {
                self.people(*who, ctx).0.iter().any(|inv| self.sheet(inv).fire > 0)
            }
            Effect::Douse(Flames::OnSpaces(spot), _) => {
                self.any_of(*spot, ctx).iter().any(|site| self.fire[site.index()] > 0)
            }
            Effect::Cancel(_) => self.roll.symbols.tentacle > 0,
            _ => true,
        }
    }

    fn can_heal(&self, who: Who, of: crate::effect::Healing, ctx: &Ctx) -> bool {
        use crate::effect::Healing;
        self.people(who, ctx).0.iter().any(|inv| {
            let (stress, wounds) = self.healable(inv);
            stress > 0 && of != Healing::OfWounds || wounds > 0 && of != Healing::OfStress
        })
    }

    /// What could change hands, and to whom: each thing once, things that look the same as one (DMD-8.40, DMD-8.42).
    pub fn trades(&self, deal: Deal) -> impl Iterator<Item = (Thing, Inv)> + '_ {
        let others = self.others_within(deal.who, 0);
        let here = move |inv: &Inv| self.is_living(*inv) && (*inv == deal.who || others.contains(*inv));
        let cards = (0..CARDS as u8)
            .filter(|card| !matches!(self.shown(*card).held, crate::content::HeldAs::Condition(_)))
            .map(Thing::Card);
        let offered: u32 = (0..self.chip_count)
            .filter(|chip| deal.offered & 1 << offer_bit(Thing::Chip(*chip)) == 0)
            .fold(0, |all, chip| all | 1 << chip);
        let same = self.distinct_chips(offered);
        let tradable = move |chip: &u8| {
            let it = &self.chips[*chip as usize];
            same & 1 << chip != 0 && it.token.row().traded && matches!(it.place, Lie::Held(_))
        };
        let chips = (0..self.chip_count).filter(tradable).map(Thing::Chip);
        let fresh = move |thing: &Thing| deal.offered & 1 << offer_bit(*thing) == 0;
        cards.chain(chips).filter(fresh).flat_map(move |thing| {
            let holder = self.holder(thing).filter(here);
            let to = (0..INVS as u8).map(Inv).filter(move |to| to.0 < self.count && here(to));
            to.filter(move |to| holder.is_some_and(|holder| holder != *to)).map(move |to| (thing, to))
        })
    }

    pub fn carries(&self, who: Inv) -> bool {
        self.sum(who, |change, _| i16::from(matches!(change, Mod::Carry))) > 0
    }

    /// Everybody nobody plays yet (DMD-3.8).
    pub fn free_people(&self, who: Inv, into: &mut Vec<Move>) {
        let taken = |person: &Investigator| {
            (0..who.0).any(|other| self.sheets[usize::from(other)].investigator == *person)
        };
        into.extend(Investigator::ALL.into_iter().filter(|person| !taken(person)).map(Move::Play));
    }
}
