//! How does a turn go? Its four steps and what they begin (sections 8 to 12).

use super::Now;
use crate::content::{SYMBOLS_TO_ADVANCE, TRACK_FIRST_RED, TRACK_LEN, Unknown};
use crate::effect::{Effects, Trigger};
use crate::end::End;
use crate::events::Event;
use crate::figures::FoeSet;
use crate::frames::{Frame, Source};
use crate::map::Sites;
use crate::people::{Inv, clockwise};
use crate::state::{Phase, State, luck};

/// The steps of a turn, and whether cards may be used just before (DMD-25.6).
const STEPS: [(Phase, bool); 8] = [
    (Phase::Actions, false),
    (Phase::Mythos, true),
    (Phase::Encounter, true),
    (Phase::Effects, true),
    (Phase::Fire, true),
    (Phase::Discards, false),
    (Phase::Summoning, false),
    (Phase::Elder, false),
];

impl Now<'_> {
    /// Limits per turn begin anew for everybody (DMD-25.4).
    pub(super) fn start_turn(&mut self) {
        let state = &mut *self.state;
        state.turn += 1;
        state.acted = 0;
        state.phase = Phase::Start;
        state.sheets.iter_mut().for_each(|sheet| sheet.used = 0);
        state.cards.iter_mut().for_each(|card| card.used = [0; 2]);
        state.relics.iter_mut().for_each(|relic| relic.used = [0; 2]);
        let who = state.active;
        state.sheet_mut(who).turns += 1;
        let first = state.sheet(who).turns == 1;
        self.tell(Event::TurnBegan { who: self.name(who) });
        self.push(Frame::NextTurn);
        for (phase, window) in STEPS.into_iter().rev() {
            self.push(Frame::Phase(phase));
            if window {
                self.push(Frame::Window);
            }
        }
        if first {
            self.cue_owner(who, |trigger| trigger == Trigger::FirstTurn, |ctx| ctx);
        }
    }

    /// Whoever has died skips every step but the check of the discard pile (DMD-16.4).
    pub fn phase(&mut self, phase: Phase) {
        let who = self.state.active;
        if !self.state.is_living(who) && phase != Phase::Discards {
            return;
        }
        self.state.phase = phase;
        match phase {
            Phase::SetUp | Phase::Start => {}
            Phase::Actions => self.push(Frame::Act),
            Phase::Mythos => self.push(Frame::DrawMythos),
            Phase::Encounter => self.encounter(who),
            Phase::Effects => self.cue_owner(who, |trigger| trigger == Trigger::EndOfTurn, |ctx| ctx),
            Phase::Fire => self.burn(who),
            Phase::Discards => self.check_discards(),
            Phase::Summoning => self.check_summoning(),
            Phase::Elder => self.elder_effects(),
        }
    }

    /// Safe or not is decided once (DMD-10.1).
    fn encounter(&mut self, who: Inv) {
        if self.state.is_safe(self.state.sheet(who).site) {
            self.push(Frame::Explore { who, left: 1 });
        } else {
            self.state.attacked = FoeSet::NONE;
            self.push(Frame::Fight);
        }
    }

    pub(super) fn draw_mythos(&mut self) {
        if !self.state.is_living(self.state.active) {
            return;
        }
        if self.state.mythos.is_empty() {
            self.shuffle_mythos();
        }
        let Some(card) = self.state.mythos.pop() else { return };
        self.events.settle();
        self.tell(Event::MythosDrawn { card });
        let who = self.state.active;
        if card.row().again {
            self.push(Frame::DrawMythos);
        }
        self.push(Frame::Discard(card));
        let ctx = self.state.ctx(who, Source::Mythos(card));
        self.push(Frame::Do { effects: card.row().does, ctx });
        self.cue_owner(who, |trigger| trigger == Trigger::Mythos, |ctx| ctx);
    }

    /// Deck and discards become a new deck (DMD-9.8, DMD-12.6).
    pub(super) fn shuffle_mythos(&mut self) {
        while let Some(card) = self.state.mythos_discard.pop() {
            self.state.mythos.push(card);
        }
        // What was known of the order must not outlive the shuffle.
        self.state.mythos.as_mut_slice().sort_unstable();
        let mut chance = self.luck(luck::MYTHOS);
        let deck = self.state.mythos.as_mut_slice();
        chance.shuffle_named(deck, ToString::to_string);
        deck.reverse();
        self.tell(Event::MythosShuffled);
    }

    /// Three symbols or more, one advance (DMD-12.5 to DMD-12.7).
    fn check_discards(&mut self) {
        let symbols = self.state.mythos_discard.iter().filter(|card| card.row().symbol).count();
        if symbols < usize::from(SYMBOLS_TO_ADVANCE) {
            return;
        }
        self.state.track += 1;
        self.tell(Event::Advanced { space: self.state.track });
        if self.state.track >= TRACK_LEN {
            return self.end(End::Track);
        }
        self.push(Frame::ShuffleMythos);
        for kind in self.state.unknown.into_iter().rev().flatten() {
            let card = Unknown::ALL.into_iter().find(|it| it.row().kind == kind);
            self.read_to_active(card.map_or(&[], |it| it.row().advance), Source::Unknown(kind));
        }
        self.read_to_active(self.state.episode.row().advance, Source::Episode);
        self.read_stages(|stage| stage.row().advance);
    }

    /// The texts of all revealed Stages, the first on top.
    fn read_stages(&mut self, text: impl Fn(crate::content::Stage) -> Effects) {
        let stages = self.state.elder.stages();
        for stage in stages[..usize::from(self.state.stage.min(4))].iter().rev() {
            self.read_to_active(text(*stage), Source::Stage(stage.row().number));
        }
    }

    fn read_to_active(&mut self, effects: Effects, from: Source) {
        if !effects.is_empty() {
            let ctx = self.state.ctx(self.state.active, from);
            self.push(Frame::Do { effects, ctx });
        }
    }

    /// On a red space, or after the Ritual is disrupted (DMD-12.8).
    fn check_summoning(&mut self) {
        let due = self.state.track >= TRACK_FIRST_RED || self.state.disrupted;
        if due && !self.state.elder_on_board() {
            self.reveal_stage();
        }
    }

    fn elder_effects(&mut self) {
        self.read_stages(|stage| stage.row().end_of_turn);
    }

    /// The next living investigator clockwise (DMD-12.10).
    pub(super) fn next_turn(&mut self) {
        let next = clockwise(self.state.living(), Inv(self.state.active.0 + 1)).next();
        self.state.active = next.unwrap_or(self.state.active);
        self.push(Frame::StartTurn);
    }

    /// The Ritual is disrupted in the very moment its condition is met (DMD-15.2, DMD-15.3).
    pub(super) fn watch_ritual(&mut self) {
        let state = &*self.state;
        if state.disrupted || state.phase == Phase::SetUp {
            return;
        }
        if !state.holds(state.episode.row().disrupted, &state.ctx(state.active, Source::Episode)) {
            return;
        }
        self.state.disrupted = true;
        self.tell(Event::RitualBroken);
        self.cue_table(|trigger| trigger == Trigger::Broken, |ctx| ctx);
    }

    /// Puts Fire tokens on spaces while there are any (DMD-2.4).
    pub(super) fn set_fire(&mut self, sites: Sites, count: u8) {
        for site in sites.iter() {
            let count = count.min(self.state.fire_left());
            if count > 0 {
                self.state.fire[site.index()] += count;
                self.tell(Event::SpaceBurns { space: self.state.space(site), count });
            }
        }
    }
}

impl State {
    /// Fire tokens that do not lie on a space.
    pub fn fire_left(&self) -> u8 {
        crate::content::FIRE_ON_SPACES.saturating_sub(self.fire.iter().sum())
    }
}
