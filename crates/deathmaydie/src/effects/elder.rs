//! How does the Elder One come, and what happens when a Stage falls (section 14)?

use super::Now;
use crate::effect::Effects;
use crate::events::Event;
use crate::figures::Foe;
use crate::frames::{Frame, Source, Thing};
use crate::ids::Gate;
use crate::map::Site;
use crate::people::{Inv, Invs, clockwise};
use crate::state::luck;

impl Now<'_> {
    /// The next Stage lies open and its text is read; earlier ones stay in force (DMD-14.3, DMD-14.11).
    pub(super) fn reveal_stage(&mut self) {
        self.state.stage += 1;
        let stage = self.state.stage;
        self.tell(Event::StageRevealed { stage });
        let card = self.state.elder.stage(stage);
        let ctx = self.state.ctx(self.state.active, Source::Stage(stage));
        self.push(Frame::Do { effects: card.row().reveal, ctx });
    }

    /// A defeated Stage: excess Wounds are lost (DMD-14.10).
    pub(super) fn stage_down(&mut self) {
        if !self.state.is_dying(Foe::ELDER) {
            return;
        }
        self.tell(Event::StageDefeated { stage: self.state.stage });
        self.state.figures[Foe::ELDER.index()].wounds = 0;
        self.reveal_stage();
    }

    /// Where a Stage puts the Elder One: as printed, or drawn for the last two (DMD-24.3).
    pub(super) fn elder_place(&mut self, printed: Site, from: Source) -> Site {
        let Source::Stage(3 | 4) = from else { return printed };
        if !self.state.options.random_elder_place {
            return printed;
        }
        let left: Vec<u8> = (0..4).filter(|place| self.state.places & 1 << place != 0).collect();
        let named = |index: u32| ["red", "yellow", "blue", "start"][left[index as usize] as usize].to_owned();
        let drawn = left[self.luck(luck::PLACES).pick(left.len() as u32, named) as usize];
        self.state.places &= !(1 << drawn);
        let row = self.state.episode.row();
        let space = Gate::ALL.get(drawn as usize).map_or(row.start, |gate| row.gates[*gate as usize]);
        self.tell(Event::PlaceDrawn { space });
        self.state.site(space)
    }

    /// Somebody gives their life, and the next effects do not happen (RUL-DMD-58).
    pub(super) fn sacrifice(&mut self, asked: Invs, cancels: u8, accepted: bool) {
        let Some(who) = clockwise(asked, self.state.active).next() else { return };
        if !accepted {
            return self.push(Frame::Sacrifice { asked: asked.without(who), cancels });
        }
        if let Some(Frame::Do { effects, ctx }) = self.state.stack.pop() {
            let effects: Effects = effects.get(usize::from(cancels)..).unwrap_or(&[]);
            self.push(Frame::Do { effects, ctx });
        }
        self.tell(Event::Sacrificed { who: self.name(who) });
        self.state.sheet_mut(who).wounds = crate::content::HEALTH;
        self.eliminate(who);
    }

    pub(super) fn place_investigator(&mut self, who: Inv, to: Site) {
        self.state.sheet_mut(who).site = to;
        self.tell(Event::Placed { who: self.name(who), to: self.state.space(to) });
        self.set_this(Thing::Inv(who));
    }
}
