//! The turn and the book: phases, the Invocation track, pages, Curses coming and going, elimination.

use table::Seat;

use super::Now;
use crate::cards::text::{Mode, Zone};
use crate::cards::{Card, Element, Filter, Kind, Monster, Page, Spell};
use crate::end::{End, Flow};
use crate::events::{Event, Spot};
use crate::frames::{Cause, Deed, Frame, Text};
use crate::moves;
use crate::options::Edition;
use crate::state::{CURSE, PAGE, Slot, Spot as BoardSpot, UNTIL_MONSTER};

/// Cards a player holds at the end of the own turn, and the Madness among them that is too much.
const HAND: usize = 6;

impl Now<'_> {
    /// Concentration: every Spell of the active player that is not face down becomes ready.
    pub(super) fn begin(&mut self) {
        let seat = self.state.active;
        self.state.turn += 1;
        self.state.ability_used = false;
        self.tell(Event::TurnBegan { turn: self.state.turn, seat });
        let player = self.state.player_mut(seat);
        let refreshed = player.exhausted.minus(player.neutralized());
        player.exhausted = player.exhausted.minus(refreshed);
        for spell in refreshed.iter() {
            self.tell(Event::SpellRefreshed { seat, spell, cause: Cause::Concentration });
        }
        self.push(Frame::Marker);
    }

    /// The Monster Phase: the marker moves, and its new space is applied.
    pub(super) fn move_marker(&mut self) {
        for frame in [Frame::Recuperate, Frame::Menu, Frame::Wake] {
            self.push(frame);
        }
        let state = &mut *self.state;
        let first = state.monster.is_none();
        state.space = if first { 1 } else { (state.space + 1) % 6 };
        let space = state.space;
        self.tell(Event::MarkerMoved { space });
        match space {
            0 => self.invocation(),
            1 => self.push(Frame::TurnPage),
            _ => {
                for slot in Slot::ALL.iter().rev().filter(|slot| slot.space() == space) {
                    self.push(Frame::Strike(*slot));
                }
            }
        }
    }

    /// Whether the Monster is vanquished or escapes.
    fn invocation(&mut self) {
        let (Some(monster), Some(page)) = (self.state.monster, self.state.page) else { return };
        let seat = self.state.active;
        self.push(Frame::TurnPage);
        if self.state.cursed().next().is_some() {
            self.tell(Event::Escaped { monster });
            self.push(Frame::Escape);
            self.push_text(Text::new(Cause::Failure(page), seat));
        } else {
            self.tell(Event::Vanquished { monster });
            self.push_text(Text::new(Cause::Bonus(page), seat));
        }
    }

    pub(super) fn strike(&mut self, slot: Slot) {
        let spot = *self.state.spot(slot);
        let Some(curse) = spot.curse else { return };
        if spot.asleep > 0 {
            self.tell(Event::CurseSlept { slot, curse });
            return;
        }
        self.tell(Event::CurseStruck { slot, curse });
        self.push_text(Text { slot: Some(slot), ..Text::new(Cause::Curse(curse), self.state.active) });
    }

    /// The round is over: what is left of its Curses goes under the piles.
    pub(super) fn return_curses(&mut self) {
        for slot in Slot::ALL.iter().copied() {
            let spot = self.clear_spot(slot);
            let Some(curse) = spot.curse else { continue };
            self.state.piles[curse.kind().index()].put_under(curse);
            self.tell(Event::CurseReturned { slot, curse });
            for _ in 0..spot.madness {
                self.state.madness += 1;
                self.moved(Card::MADNESS, Spot::Under(slot), Spot::Stack, Cause::RoundEnd, false);
            }
        }
    }

    /// Empties a slot; tokens return to the supply, and Spells its Curse held down turn up again.
    pub(super) fn clear_spot(&mut self, slot: Slot) -> BoardSpot {
        let spot = std::mem::take(self.state.spot_mut(slot));
        for (supply, tokens) in self.state.tokens.iter_mut().zip(spot.tokens) {
            *supply += tokens;
        }
        self.wake_spells(slot.index());
        spot
    }

    fn wake_spells(&mut self, reason: usize) {
        for seat in self.state.seats() {
            let woken = std::mem::take(&mut self.state.player_mut(seat).silenced[reason]);
            for spell in woken.iter() {
                self.tell(Event::SpellWoke { seat, spell });
            }
        }
    }

    pub(super) fn turn_page(&mut self) {
        let first = self.state.monster.is_none();
        let round = if first { 1 } else { self.state.round + 1 };
        let behind = self.state.page.and_then(Page::behind);
        let monster = behind.unwrap_or_else(|| {
            let mut luck = self.luck(PAGE, 0);
            let at = |place: u32| Monster::ALL[place as usize];
            at(luck.pick(Monster::COVERS as u32, |place| at(place).to_string()))
        });
        let page = if round >= 6 { Page::Final } else { self.open_page() };
        if self.state.space != 1 {
            self.state.space = 1;
            self.tell(Event::MarkerMoved { space: 1 });
        }
        self.state.monster = Some(monster);
        self.state.page = Some(page);
        self.tell(Event::PageTurned { round, monster, page });
        self.wake_spells(UNTIL_MONSTER);
        let arrival = Text::new(Cause::Arrival(monster), self.state.active);
        if monster.row().waits {
            self.push_text(arrival);
        }
        self.push(Frame::PlaceCurses);
        if !first {
            self.push(Frame::NextRow);
        }
        if page == Page::Final {
            self.push_text(Text::new(Cause::LastArrival, self.state.active));
        }
        if !monster.row().waits {
            self.push_text(arrival);
        }
    }

    /// The next inside page: any nobody has seen.
    fn open_page(&mut self) -> Page {
        let mut luck = self.luck(PAGE, 0);
        let pages = self.state.pages;
        let unseen =
            || Page::ALL[..Page::INSIDE].iter().copied().filter(|page| pages & (1 << page.index()) != 0);
        let at = |place: u32| unseen().nth(place as usize).unwrap_or(Page::Final);
        let page = at(luck.pick(unseen().count().max(1) as u32, |place| at(place).to_string()));
        self.state.pages &= !(1 << page.index());
        page
    }

    pub(super) fn next_row(&mut self) {
        self.state.round += 1;
        self.tell(Event::RowReached { round: self.state.round });
    }

    /// Multi-element Curses first, then the three of the page.
    pub(super) fn place_curses(&mut self) {
        let multi = self.state.multi_curses(self.state.round);
        let linked = self.state.monster.map_or([Element::Water; 3], |monster| monster.row().curses);
        let kinds = std::iter::repeat_n(Kind::Multi, multi as usize).chain(linked.map(Kind::Linked));
        for kind in kinds {
            let free = Slot::ALL.iter().copied().find(|slot| self.state.spot(*slot).curse.is_none());
            let Some(slot) = free else { return };
            let mut luck = self.luck(CURSE, kind.index());
            let Some(curse) = self.state.piles[kind.index()].draw(&mut luck) else { continue };
            self.state.spot_mut(slot).curse = Some(curse);
            self.tell(Event::CursePlaced { slot, curse });
        }
    }

    /// Curses neutralized in an earlier turn turn face up.
    pub(super) fn wake_curses(&mut self) {
        let turn = self.state.turn;
        for slot in Slot::ALL.iter().copied() {
            let spot = self.state.spot_mut(slot);
            if let Some(curse) = spot.curse.filter(|_| (1..turn).contains(&spot.asleep)) {
                spot.asleep = 0;
                self.tell(Event::CurseWoke { slot, curse });
            }
        }
    }

    pub(super) fn recuperate(&mut self) -> Flow {
        for frame in [Frame::Judge, Frame::SettleAgain, Frame::OfferWindow, Frame::Refill] {
            self.push(frame);
        }
        self.settle_hand()
    }

    /// More than six: Element cards of one's choice are discarded, never Madness.
    pub(super) fn settle_hand(&mut self) -> Flow {
        let seat = self.state.active;
        let over = self.state.player(seat).hand.len().saturating_sub(HAND);
        if over == 0 {
            return Ok(());
        }
        let choice = self.choice(seat, Zone::Hand, Filter::AnyElement, Deed::Discard, Cause::Recuperation);
        self.ask_cards(choice, over as u8, Mode::Must)
    }

    pub(super) fn refill(&mut self) -> Flow {
        let seat = self.state.active;
        while self.state.player(seat).hand.len() < HAND {
            self.draw(seat, Cause::Recuperation)?;
        }
        Ok(())
    }

    pub(super) fn offer_window(&mut self) {
        if moves::check_ability(self.state, self.state.active).is_ok() {
            self.push(Frame::LastWindow);
        }
    }

    /// Who holds six Madness is out. Then the token passes on.
    pub(super) fn judge(&mut self) -> Flow {
        let seat = self.state.active;
        if self.state.player(seat).hand.count(Card::MADNESS) as usize >= HAND {
            self.box_everything(seat);
            self.tell(Event::Eliminated { seat });
        }
        let Some(next) = self.next_in_play(seat) else { return self.end(End::AllEliminated) };
        self.state.active = next;
        self.push(Frame::Begin);
        Ok(())
    }

    fn next_in_play(&self, seat: Seat) -> Option<Seat> {
        let seats = self.state.options.seats;
        let mut next = seat;
        (0..seats).find_map(|_| {
            next = next.left(seats);
            self.state.player(next).in_play.then_some(next)
        })
    }

    /// Where the reason for a Spell lying face down is kept: the Curse, or the next Monster.
    pub(super) fn silence(&mut self, seat: Seat, spell: Spell, until: Option<Slot>, cause: Cause) {
        let reason = match until {
            Some(slot) if self.state.options.edition == Edition::English => slot.index(),
            Some(_) | None => UNTIL_MONSTER,
        };
        self.state.player_mut(seat).silenced[reason].add(spell);
        self.tell(Event::SpellNeutralized { seat, spell, cause });
    }
}
