//! What does a text do? One step after the other; what needs a choice asks, and comes back with it (CONTENT.md §15.3).

mod foes;
mod people;
mod tokens;

use super::Now;
use crate::content::Counter;
use crate::effect::{Effect, Effects, Foes, Gauge, Pick, Set, Spot, Taking, TokenSet, Tokens, Who};
use crate::events::Event;
use crate::figures::FoeSet;
use crate::frames::{Among, Ctx, Frame, Picks, Source, Thing};
use crate::ids::Kind;
use crate::map::{Site, Sites};
use crate::people::{Inv, Invs, clockwise};
use crate::state::State;

/// A step under way: its text, what it knows, and which choices it has made.
struct Step {
    effects: Effects,
    ctx: Ctx,
    picks: Picks,
    /// How many choices were used up so far.
    used: usize,
}

impl Now<'_> {
    /// The next step of a text.
    pub(in crate::effects) fn read(&mut self, effects: Effects, ctx: Ctx) {
        if effects.is_empty() {
            return;
        }
        self.push(Frame::Do { effects: &effects[1..], ctx });
        self.effect(&effects[..1], ctx, Picks::default());
    }

    /// One step, with the choices made so far.
    pub(in crate::effects) fn effect(&mut self, effects: Effects, ctx: Ctx, picks: Picks) {
        let Some(effect) = effects.first() else { return };
        let mut step = Step { effects, ctx, picks, used: 0 };
        // A step that has to ask has put itself back on the stack.
        let _ = self
            .foes_do(effect, &mut step)
            .or_else(|| self.people_do(effect, &mut step))
            .or_else(|| self.tokens_do(effect, &mut step).or_else(|| self.texts_do(effect, &mut step)));
    }

    /// The one thing meant, or the choice that was made; otherwise asks. `None` while waiting.
    fn choose(&mut self, step: &mut Step, among: Among, by: Inv) -> Option<Option<Thing>> {
        if among.count() <= 1 {
            return Some(among.first());
        }
        let made = step.picks.get(step.used);
        step.used += 1;
        if let Some(thing) = made {
            return Some(Some(thing));
        }
        self.push(Frame::Effect { effects: step.effects, ctx: step.ctx, picks: step.picks });
        self.push(Frame::Pick { by, among });
        None
    }

    /// The enemies meant; one of them where the text says so.
    fn foes_meant(&mut self, step: &mut Step, foes: &Foes, only: FoeSet) -> Option<FoeSet> {
        let fitting = self.state.fitting_foes(foes, &step.ctx).and(only);
        self.one_or_all(step, foes.pick, fitting)
    }

    /// The same of those that are about to move: the nearest is sought on the ways of its kind (DMD-5.10).
    fn movers_meant(&mut self, step: &mut Step, foes: &Foes) -> Option<FoeSet> {
        let fitting = self.state.foes_to_move(foes, &step.ctx);
        self.one_or_all(step, foes.pick, fitting)
    }

    fn one_or_all(&mut self, step: &mut Step, pick: Pick, fitting: FoeSet) -> Option<FoeSet> {
        match pick {
            Pick::All | Pick::Others | Pick::This => Some(fitting),
            Pick::Nearest | Pick::One | Pick::LeastWounded => {
                let among = Among::Foes(self.state.distinct(fitting));
                let thing = self.choose(step, among, step.ctx.by)?;
                Some(if let Some(Thing::Foe(foe)) = thing { FoeSet::one(foe) } else { FoeSet::NONE })
            }
        }
    }

    fn people_meant(&mut self, step: &mut Step, who: Who) -> Option<Invs> {
        let (people, one) = self.state.people(who, &step.ctx);
        if !one {
            return Some(people);
        }
        let thing = self.choose(step, Among::Invs(people), step.ctx.by)?;
        Some(if let Some(Thing::Inv(inv)) = thing { Invs::one(inv) } else { Invs::NONE })
    }

    /// One space: a destination. Which of several Gates a text means is chosen once (RUL-DMD-75).
    fn site_meant(&mut self, step: &mut Step, spot: Spot) -> Option<Option<Site>> {
        let gate = match spot {
            Spot::NearestGate => Some(0),
            Spot::FarthestGate => Some(1),
            _ => None,
        };
        if let Some(chosen) = gate.and_then(|which: usize| step.ctx.gates[which]) {
            return Some(Some(chosen));
        }
        let sites = self.state.any_of(spot, &step.ctx);
        let Some(Thing::Site(site)) = self.choose(step, Among::Sites(sites), step.ctx.by)? else {
            return Some(None);
        };
        if let Some(which) = gate.filter(|_| self.state.rules >= 4) {
            self.set_gate(which, site);
        }
        Some(Some(site))
    }

    fn chips_meant(&mut self, step: &mut Step, tokens: Tokens) -> Option<u32> {
        let (chips, some) = self.state.chosen_chips(tokens, &step.ctx);
        if !some {
            return Some(chips);
        }
        if let Tokens::Such(TokenSet { taking: Taking::Just(count), .. }) = tokens {
            return Some(lowest(chips, count));
        }
        let among = Among::Chips(self.state.distinct_chips(chips));
        let thing = self.choose(step, among, step.ctx.by)?;
        Some(if let Some(Thing::Chip(chip)) = thing { 1 << chip } else { 0 })
    }

    /// Steps about the text itself, and about cards.
    fn texts_do(&mut self, effect: &'static Effect, step: &mut Step) -> Option<()> {
        let ctx = step.ctx;
        match effect {
            Effect::Sacrifice(cancels) => {
                self.push(Frame::Sacrifice { asked: self.state.living(), cancels: *cancels });
            }
            Effect::Claim(side) => {
                if let Source::Card(card) = ctx.from {
                    self.claimed(ctx.you, card, *side);
                }
            }
            Effect::Flip | Effect::Discard => {
                if let Source::Card(card) = ctx.from {
                    if *effect == Effect::Flip { self.flip_card(card) } else { self.discard_card(card) }
                }
            }
            Effect::Cancel(symbol) => self.cancel(*symbol),
            Effect::Count(gauge, by) => self.count(*gauge, *by, &ctx),
            Effect::Roll(check) => self.check(check, ctx),
            Effect::Choose(choices, mode) => self.push(Frame::Choose { choices, mode: *mode, ctx }),
            Effect::When(tests, then, otherwise) => {
                let effects = if self.state.holds(tests, &ctx) { then } else { otherwise };
                self.push(Frame::Do { effects, ctx });
            }
            Effect::For(set, body) => {
                let (people, chips) = match set {
                    Set::People(who) => (self.people_meant(step, *who)?, 0),
                    Set::Pieces(tokens) => (Invs::NONE, self.chips_meant(step, *tokens)?),
                };
                self.lose_together(people);
                self.push(Frame::ForEach { people, chips, next: Thing::Nothing, effects: body, ctx });
            }
            Effect::Bind(set) => self.bind(*set, step)?,
            _ => return None,
        }
        Some(())
    }

    fn bind(&mut self, set: Set, step: &mut Step) -> Option<()> {
        let thing = match set {
            Set::People(who) => self.people_meant(step, who)?.iter().next().map(Thing::Inv),
            Set::Pieces(tokens) => bits(self.chips_meant(step, tokens)?).next().map(Thing::Chip),
        };
        self.set_bound(thing.unwrap_or(Thing::Nothing));
        Some(())
    }

    /// Once for each, from the active investigator on; tokens as they lie (DMD-22.4). Where figures run short, the active
    /// seat says who is next (DMD-9.6).
    pub(in crate::effects) fn for_each(
        &mut self,
        people: Invs,
        chips: u32,
        next: Thing,
        effects: Effects,
        ctx: Ctx,
    ) {
        let among = if people.is_empty() {
            Among::Chips(self.state.distinct_chips(chips))
        } else {
            Among::Invs(people)
        };
        if next == Thing::Nothing && self.state.runs_short(effects, people, chips) && among.count() > 1 {
            self.push(Frame::ForEach { people, chips, next, effects, ctx });
            return self.push(Frame::Pick { by: ctx.by, among });
        }
        let first = clockwise(people, self.state.active).next().map(Thing::Inv);
        let first = first.or_else(|| bits(chips).next().map(Thing::Chip)).unwrap_or_default();
        let this = if next == Thing::Nothing { first } else { next };
        let (people, chips, told) = match this {
            Thing::Inv(you) => (people.without(you), chips, Ctx { you, bound: this, ..ctx }),
            Thing::Chip(chip) => (people, chips & !(1 << chip), Ctx { this, bound: this, ..ctx }),
            _ => return,
        };
        self.push(Frame::ForEach { people, chips, next: Thing::Nothing, effects, ctx });
        if !matches!(this, Thing::Inv(you) if !self.state.is_living(you)) {
            self.push(Frame::Do { effects, ctx: told });
        }
    }

    /// A counter moves within its limits; tokens on a card only grow.
    fn count(&mut self, gauge: Gauge, by: i8, ctx: &Ctx) {
        match gauge {
            Gauge::ThisCard => {
                let sheet = self.state.sheet_mut(ctx.you);
                sheet.tally = sheet.tally.saturating_add_signed(by);
            }
            Gauge::Marker(counter) => self.set_counter(counter, by),
        }
    }

    fn set_counter(&mut self, counter: Counter, by: i8) {
        let most = counter.row().most as i8;
        let value = &mut self.state.counters[counter.index()];
        *value = (*value + by).clamp(0, most);
        let now = *value;
        self.tell(Event::Counted { counter, now });
        self.push(Frame::Sweep { killer: None });
    }
}

impl State {
    /// Whether a text summons for each of these, in several spaces, and fewer figures are left (DMD-9.6).
    pub(in crate::effects) fn runs_short(&self, effects: Effects, people: Invs, chips: u32) -> bool {
        let standing = people.iter().map(Thing::Inv).chain(bits(chips).map(Thing::Chip));
        let sites: Sites = standing.filter_map(|thing| self.site_of(thing)).collect();
        let wanted = people.len() + chips.count_ones() as usize;
        let short = |kind: Kind| (1..wanted).contains(&usize::from(self.reserve(kind)));
        sites.len() > 1
            && effects.iter().any(|effect| matches!(effect, Effect::Summon(kind, ..) if short(*kind)))
    }
}

/// The numbers of the bits that are set.
pub fn bits(set: u32) -> impl Iterator<Item = u8> {
    (0..32).filter(move |bit| set & 1 << bit != 0)
}

/// The lowest so many of a set.
fn lowest(set: u32, count: u8) -> u32 {
    bits(set).take(count.into()).fold(0, |all, bit| all | 1 << bit)
}
