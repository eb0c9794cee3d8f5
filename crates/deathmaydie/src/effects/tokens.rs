//! What happens to Episode tokens: moved, turned, taken, laid, shown (CONTENT.md §15.3)?

use super::Now;
use crate::content::Token;
use crate::effect::{Afterwards, Destination, Effects, Heading, Mod, Part, Trigger};
use crate::events::Event;
use crate::frames::{Among, Ctx, Frame, Picks, Thing};
use crate::ids::{Face, Value};
use crate::map::{Site, Sites};
use crate::people::Inv;
use crate::state::{CHIPS, Lie, State, luck};

impl Now<'_> {
    /// One token after the other moves; freely one step at a time, otherwise to an end of the shortest ways.
    pub(super) fn move_chips(&mut self, chips: u32, steps: u8, heading: Heading, ctx: Ctx, picks: Picks) {
        if chips == 0 {
            return;
        }
        let chip = chips.trailing_zeros() as u8;
        let rest =
            Frame::MoveChips { chips: chips & (chips - 1), steps, heading, ctx, picks: Picks::default() };
        let Lie::On(from) = self.state.chips[chip as usize].place else { return self.push(rest) };
        let again = Frame::MoveChips { chips, steps, heading, ctx, picks };
        let (goals, first) = match heading {
            Heading::Freely => {
                self.push(rest);
                return self.lead_chip(chip, steps, ctx.by);
            }
            Heading::AwayFrom(space) => {
                let away = self.state.graph().away(from, self.state.site(space));
                (if away.is_empty() { Sites::one(from) } else { away }, true)
            }
            Heading::Toward(spot) => (self.state.any_of(spot, &ctx), false),
            Heading::TowardNearest(token, face, space) => {
                (self.state.nearest_with(from, token, face, space), false)
            }
        };
        let Some(goal) = self.chosen_site(0, goals, picks, again, ctx.by) else { return };
        let to = if first {
            goal
        } else {
            let ends = self.state.graph().toward(from, goal, steps);
            let which = usize::from(goals.len() > 1);
            let Some(end) = self.chosen_site(which, ends, picks, again, ctx.by) else { return };
            end
        };
        self.push(rest);
        if to != from {
            self.slide_chip(chip, to);
        }
    }

    fn chosen_site(
        &mut self,
        which: usize,
        sites: Sites,
        picks: Picks,
        again: Frame,
        by: Inv,
    ) -> Option<Site> {
        if sites.len() <= 1 {
            return sites.first();
        }
        if let Some(Thing::Site(site)) = picks.get(which) {
            return Some(site);
        }
        self.push(again);
        self.push(Frame::Pick { by, among: Among::Sites(sites) });
        None
    }

    fn lead_chip(&mut self, chip: u8, left: u8, by: Inv) {
        if left > 0 {
            self.push(Frame::LeadChip { chip, left, by, picks: Picks::default() });
        }
    }

    /// A token goes where somebody likes, a space at a time.
    pub(super) fn lead(&mut self, chip: u8, left: u8, by: Inv, picks: Picks) {
        let Lie::On(from) = self.state.chips[chip as usize].place else { return };
        match picks.get(0) {
            None => {
                self.push(Frame::LeadChip { chip, left, by, picks });
                self.push(Frame::PushTo { by, sites: self.state.graph().around(from) });
            }
            Some(Thing::Site(to)) => {
                self.lead_chip(chip, left - 1, by);
                self.slide_chip(chip, to);
            }
            Some(_) => {}
        }
    }

    fn slide_chip(&mut self, chip: u8, to: Site) {
        let from = self.state.chips[chip as usize].last;
        let token = self.state.chips[chip as usize].token;
        let (left, reached) = (self.state.space(from), self.state.space(to));
        self.tell(Event::TokenMoved { token, from: left, to: reached });
        self.lay_chip(chip, Lie::On(to));
    }

    /// Puts a token somewhere; rules of the Episode may wait for it there.
    pub(super) fn lay_chip(&mut self, chip: u8, place: Lie) {
        let it = &mut self.state.chips[chip as usize];
        it.place = place;
        let token = it.token;
        if let Lie::On(site) = place {
            it.last = site;
            let there = self.state.space(site);
            let told = |ctx: Ctx| Ctx { this: Thing::Chip(chip), ..ctx };
            self.cue_table(|trigger| trigger == Trigger::TokenAt(token, there), told);
        }
        self.state.join_passages();
    }

    pub(super) fn turn_chip(&mut self, chip: u8, face: Face) {
        let it = &mut self.state.chips[chip as usize];
        it.face = face;
        let token = it.token;
        self.tell(Event::TokenTurned { token, face });
    }

    pub(super) fn take_chip(&mut self, chip: u8, who: Inv) {
        let token = self.state.chips[chip as usize].token;
        self.tell(Event::TokenTaken { token, who: self.name(who) });
        self.lay_chip(chip, Lie::Held(who));
    }

    /// Out of the game, into the pile, onto a space, or onto another token.
    pub(super) fn give_chips(&mut self, chips: u32, to: Destination, site: Option<Site>) {
        for chip in (0..self.state.chip_count).filter(|chip| chips & 1 << chip != 0) {
            let token = self.state.chips[chip as usize].token;
            match (to, site) {
                (Destination::OutOfGame, _) => {
                    self.tell(Event::TokenRemoved { token });
                    self.lay_chip(chip, Lie::OutOfGame);
                }
                (Destination::Onto(_), Some(site)) => {
                    self.tell(Event::TokenPut { token, space: self.state.space(site) });
                    self.lay_chip(chip, Lie::On(site));
                }
                _ => {
                    self.tell(Event::TokenReturned { token });
                    self.lay_chip(chip, Lie::Pile);
                }
            }
        }
        if to == Destination::ThePile {
            self.mix_pile();
        }
    }

    /// Nobody knows any longer which of the tokens in the pile is which.
    pub(super) fn mix_pile(&mut self) {
        let state = &mut *self.state;
        let piled = |chip: &usize, state: &State| {
            state.chips[*chip].place == Lie::Pile && state.chips[*chip].value.is_some()
        };
        let places: Vec<usize> =
            (0..usize::from(state.chip_count)).filter(|chip| piled(chip, state)).collect();
        if places.is_empty() {
            return;
        }
        let mut values: Vec<Option<Value>> = places.iter().map(|chip| state.chips[*chip].value).collect();
        values.sort_unstable();
        self.luck(luck::TOKENS)
            .shuffle_named(&mut values, |value| value.map_or_else(String::new, value_name));
        for (chip, value) in places.into_iter().zip(values) {
            let it = &mut self.state.chips[chip];
            (it.value, it.seen, it.face) = (value, false, Face::Down);
        }
    }

    /// A hidden token is turned up for all to see.
    pub(super) fn show_chip(&mut self, chip: u8) -> Option<Value> {
        self.events.settle();
        let it = &mut self.state.chips[chip as usize];
        (it.face, it.seen) = (Face::Up, true);
        let (token, value) = (it.token, it.value);
        self.tell(Event::TokenShown { token, value });
        value
    }

    /// What its value brings, and where it goes then.
    pub(super) fn reveal(
        &mut self,
        chip: u8,
        then: &'static [(Value, Effects)],
        after: Afterwards,
        ctx: Ctx,
    ) {
        let value = self.show_chip(chip);
        match after {
            Afterwards::Removed => self.give_chips(1 << chip, Destination::OutOfGame, None),
            Afterwards::TurnedBack => self.state.chips[chip as usize].face = Face::Down,
        }
        let branch = then.iter().find(|(wanted, _)| Some(*wanted) == value);
        if let Some((_, effects)) = branch {
            self.push(Frame::Do { effects, ctx });
        }
    }

    /// Two tokens are turned up and compared.
    pub(super) fn compare(&mut self, pair: [u8; 2], same: Effects, differ: Effects, ctx: Ctx) {
        let [one, other] = pair.map(|chip| self.show_chip(chip));
        let effects = if one == other { same } else { differ };
        let ctx = Ctx { this: Thing::Chip(pair[0]), bound: Thing::Chip(pair[1]), ..ctx };
        self.push(Frame::Do { effects, ctx });
    }

    /// Tokens put aside come to a space.
    pub(super) fn put_chips(&mut self, token: Token, count: u8, site: Site) {
        for _ in 0..count {
            let aside =
                self.state.chips_of(token).find(|chip| self.state.chips[*chip as usize].place == Lie::Pile);
            let Some(chip) = aside else { return };
            self.tell(Event::TokenPut { token, space: self.state.space(site) });
            self.lay_chip(chip, Lie::On(site));
        }
    }
}

pub fn value_name(value: Value) -> String {
    format!("{value:?}").to_lowercase()
}

impl State {
    /// The nearest spaces with such a token; if there is none, the space named.
    fn nearest_with(&self, from: Site, token: Token, face: Face, otherwise: crate::content::Space) -> Sites {
        let shows = |chip: &u8| self.chips[*chip as usize].face == face;
        let sites =
            self.chips_of(token).filter(shows).fold(Sites::NONE, |all, chip| all.or(self.chip_sites(chip)));
        if sites.is_empty() {
            return Sites::one(self.site(otherwise));
        }
        let far = self.graph().distances(Sites::one(from));
        let least = sites.iter().map(|site| far[site.index()]).min();
        sites.iter().filter(|site| Some(far[site.index()]) == least).collect()
    }

    /// One of each set of tokens nobody can tell apart.
    pub fn distinct_chips(&self, chips: u32) -> u32 {
        let look = |chip: usize| {
            let it = &self.chips[chip];
            (it.token, it.place, it.face, it.seen.then_some(it.value))
        };
        (0..CHIPS).filter(|chip| chips & 1 << chip != 0).fold(0, |kept, chip| {
            let known = (0..chip).any(|other| kept & 1 << other != 0 && look(other) == look(chip));
            if known { kept } else { kept | 1 << chip }
        })
    }

    /// Which spaces are adjacent: passages, Staircases and Tunnels, but for Locks (DMD-5.1 to 5.10).
    pub fn join_passages(&mut self) {
        let row = self.episode.row();
        let is_wall = |token: Token| {
            let mut rules = self.episode.rules(self.rules).flat_map(|rule| rule.row().does);
            rules.any(|it| matches!(it.part, Part::Lasting(Mod::Wall(wall, _)) if wall == token))
        };
        let locked: Vec<(Site, Site)> = self.chips[..usize::from(self.chip_count)]
            .iter()
            .filter(|chip| is_wall(chip.token))
            .filter_map(
                |chip| if let Lie::Between(one, other) = chip.place { Some((one, other)) } else { None },
            )
            .collect();
        self.graphs = Default::default();
        for [one, other] in row.passages.iter().chain(&row.stairs).chain(&row.tunnel) {
            let (one, other) = (self.site(*one), self.site(*other));
            self.graphs[1].join(one, other);
            if !locked.contains(&(one, other)) {
                self.graphs[0].join(one, other);
            }
        }
    }
}
