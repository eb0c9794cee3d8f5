//! A table kept by hand: what is printed on the cards and what the rules say, written down once more and as plainly as possible
//! (RULES 17.3 to 17.6, CONTENT 2 and 5). It knows nothing of how the game works it out. `by_hand.rs` plays on both.

use std::collections::BTreeSet;

use grimoire::cards::{Card, Element, Power};
use grimoire::chapter::{Chain, Links};
use grimoire::events::{Deed, Final, Why};
use grimoire::view::{FinishedView, SpellView, TitleView};
use grimoire::{Event, Mode, Options, Question};
use table::Seat;

/// Above every number.
const F: i32 = 1_000;

fn number(power: Power) -> i32 {
    if power.is_flux() { F } else { power.0.into() }
}

fn power(number: i32) -> Power {
    if number == F { Power::FLUX } else { Power(number as u8) }
}

/// A Spell lying in the Chapter.
#[derive(Clone)]
pub struct Lying {
    pub card: Card,
    pub player: Seat,
    base: (i32, Element),
    now: (i32, Element),
    pub silenced: bool,
    gone: bool,
    touched: BTreeSet<usize>,
}

/// When a Spell acts.
#[derive(PartialEq)]
enum When {
    Never,
    Played,
    /// A Spell of this printed Element is played, this one included.
    Spell(Element),
    /// Another Spell is played.
    Other,
    /// The Chapter has ended.
    End,
}

fn when(card: Card) -> When {
    use Card::*;
    match card {
        Ignition | Forge | Incineration | Landslide | Collision | Gravity | Breeze | Mirage | Gust | Gale
        | Storm | Dew | Torrent | Frost | Fracture | Overload | Arc | Discharge | Thunder | Graft | Grove
        | Alloy | Anvil | Magnet => When::Played,
        Flash => When::Spell(Element::Fire),
        Spark => When::Spell(Element::Lightning),
        Vine => When::Spell(Element::Wood),
        Sediment | Freeze | Hail | Deadbolt => When::Other,
        Calm | Recycle | Harvest => When::End,
        _ => When::Never,
    }
}

fn cannot_be_silenced(card: Card) -> bool {
    matches!(card, Card::Collision | Card::Storm | Card::Thunder | Card::Anvil)
}

/// Spells whose text holds all the time and says something about Power or Element.
fn is_constant(card: Card) -> bool {
    matches!(card, Card::Pyre | Card::Whirlpool | Card::Blizzard | Card::Sprout)
}

fn is_special(element: Element) -> bool {
    matches!(element, Element::Light | Element::Shadow)
}

/// What is asked, and for which Spell.
#[derive(Clone, Copy, PartialEq)]
pub enum Asked {
    Reveal(Seat),
    Play(Seat),
    Target(usize),
    Swap(usize),
}

#[derive(Clone)]
pub struct Table {
    options: Options,
    pub round: u16,
    pub chapter: u8,
    pub dealer: Seat,
    pub leader: Seat,
    pub hands: [BTreeSet<Card>; 4],
    /// Hands of the eliminated, face down.
    pub out: usize,
    pub title: Option<(Card, Element)>,
    pub buried: Vec<Card>,
    pub elements: Vec<Card>,
    pub draws: Vec<Card>,
    pub discard: BTreeSet<Card>,
    pub spells: Vec<Lying>,
    chain: Chain,
    pub scores: Vec<u16>,
    pub lives: Vec<u8>,
    /// Who still plays in this Chapter, the next one first.
    to_play: Vec<Seat>,
    /// Spells that wait for their turn to act, and the one that set them off.
    queue: Vec<usize>,
    trigger: usize,
    /// Whose base the step that is being carried out has changed.
    acted_on: BTreeSet<usize>,
    pub asked: Option<Asked>,
    pub ended: Option<FinishedView>,
    pub winner: Option<u8>,
    pub told: Vec<Event>,
}

impl Table {
    pub fn new(options: Options, dealer: Seat) -> Table {
        let parties = if options.mode == Mode::Teams { 2 } else { usize::from(options.seats) };
        Table {
            options,
            round: 0,
            chapter: 0,
            dealer,
            leader: Seat(0),
            hands: Default::default(),
            out: 0,
            title: None,
            buried: Vec::new(),
            elements: Vec::new(),
            draws: Vec::new(),
            discard: BTreeSet::new(),
            spells: Vec::new(),
            chain: Chain::NotStarted,
            scores: vec![0; parties],
            lives: vec![if options.mode == Mode::Survival { 2 } else { 0 }; usize::from(options.seats)],
            to_play: Vec::new(),
            queue: Vec::new(),
            trigger: 0,
            acted_on: BTreeSet::new(),
            asked: None,
            ended: None,
            winner: None,
            told: Vec::new(),
        }
    }

    pub fn tell(&mut self, deed: Deed) {
        self.told.push(Event { round: self.round, chapter: self.chapter, deed });
    }

    fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        (0..self.options.seats).map(Seat)
    }

    fn after(&self, seat: Seat) -> Seat {
        Seat((seat.0 + 1) % self.options.seats)
    }

    pub fn is_in(&self, seat: Seat) -> bool {
        self.options.mode != Mode::Survival || self.lives[seat.index()] > 0
    }

    pub fn party(&self, seat: Seat) -> usize {
        if self.options.mode == Mode::Teams { seat.index() % 2 } else { seat.index() }
    }

    /// The cards have been dealt: GRI-3.3, GRI-12.2.
    pub fn deal(&mut self, hands: [BTreeSet<Card>; 4], elements: Vec<Card>, draws: Vec<Card>) {
        self.round += 1;
        self.chapter = 0;
        (self.hands, self.elements, self.draws) = (hands, elements, draws);
        self.buried.clear();
        self.discard.clear();
        self.out = 0;
        if self.options.mode == Mode::Survival {
            self.lives.fill(2);
        }
        self.tell(Deed::Dealt { dealer: self.dealer });
        self.leader = self.after(self.dealer);
        self.begin_chapter();
    }

    /// GRI-3.2, GRI-11.3: Duel draws, dealer first; then the Title Spell.
    fn begin_chapter(&mut self) {
        self.chapter += 1;
        self.spells.clear();
        self.chain = Chain::NotStarted;
        let mut order = vec![self.leader];
        if self.options.mode == Mode::Duel {
            for seat in [self.dealer, self.after(self.dealer)] {
                if !self.draws.is_empty() {
                    let card = self.draws.remove(0);
                    self.hands[seat.index()].insert(card);
                    self.tell(Deed::Drew { seat, card: Some(card) });
                }
            }
            let other = self.after(self.leader);
            order = vec![self.leader, other, self.leader, other];
        } else {
            let mut seat = self.after(self.leader);
            while seat != self.leader {
                if self.is_in(seat) {
                    order.push(seat);
                }
                seat = self.after(seat);
            }
        }
        let card = self.elements.remove(0);
        self.title = Some((card, card.element()));
        self.tell(Deed::TitleRevealed { card });
        self.tell(Deed::Leads { seat: self.leader });
        self.to_play = order;
        self.next_play();
    }

    fn next_play(&mut self) {
        if self.to_play.is_empty() {
            return self.end_chapter();
        }
        self.asked = Some(Asked::Play(self.to_play.remove(0)));
    }

    /// RULES 17.3.
    pub fn play(&mut self, seat: Seat, card: Card) {
        self.ended = None;
        assert!(self.hands[seat.index()].remove(&card), "{seat} holds {card}");
        let printed = (number(card.power()), card.element());
        let me = self.spells.len();
        self.spells.push(Lying {
            card,
            player: seat,
            base: printed,
            now: printed,
            silenced: false,
            gone: false,
            touched: BTreeSet::new(),
        });
        self.tell(Deed::Played { seat, card });
        self.link(me);
        self.work_out(card);
        self.trigger = me;
        self.queue = (0..=me).filter(|other| self.is_set_off(*other, me)).collect();
        self.go_on();
    }

    fn is_set_off(&self, other: usize, by: usize) -> bool {
        match when(self.spells[other].card) {
            When::Played => other == by,
            When::Spell(element) => self.spells[by].card.element() == element,
            When::Other => other != by,
            When::Never | When::End => false,
        }
    }

    /// Section 5.
    fn link(&mut self, me: usize) {
        let card = self.spells[me].card;
        let element = card.element();
        if is_special(element) {
            return self.tell(Deed::ChainUntouched { card });
        }
        match self.chain {
            Chain::NotStarted => {
                self.chain = Chain::Active(element);
                self.tell(Deed::ChainStarted { card, element });
            }
            Chain::Active(chain) if chain == element => self.tell(Deed::ChainContinued { card, element }),
            Chain::Active(chain) => {
                self.chain = Chain::Broken;
                self.tell(Deed::ChainBroken { card, element: chain });
                self.silence(me, None);
            }
            Chain::Broken => {}
        }
    }

    fn silence(&mut self, at: usize, by: Option<usize>) {
        let card = self.spells[at].card;
        if cannot_be_silenced(card) {
            self.tell(Deed::NotSilenced { card });
        } else if !self.spells[at].silenced {
            self.spells[at].silenced = true;
            let by = by.map(|by| self.spells[by].card);
            self.tell(Deed::Silenced { card, by });
        }
    }

    fn there(&self) -> Vec<usize> {
        (0..self.spells.len()).filter(|at| !self.spells[*at].gone).collect()
    }

    fn others(&self, me: usize) -> Vec<usize> {
        self.there().into_iter().filter(|at| *at != me).collect()
    }

    fn of(&self, element: Element) -> Vec<usize> {
        self.there().into_iter().filter(|at| self.spells[*at].now.1 == element).collect()
    }

    /// The next one that waits acts, up to a choice; then the next play.
    fn go_on(&mut self) {
        self.asked = None;
        while !self.queue.is_empty() {
            let me = self.queue.remove(0);
            if self.spells[me].silenced || self.spells[me].gone {
                continue;
            }
            if !self.may_act(me) {
                self.tell(Deed::Fizzled { card: self.spells[me].card });
                continue;
            }
            self.tell(Deed::Activated { card: self.spells[me].card });
            self.act(me);
            if self.asked.is_some() {
                return;
            }
        }
        if self.ended.is_some() { self.sweep() } else { self.next_play() }
    }

    /// What a Spell needs to act at all, the last column of CONTENT.
    fn may_act(&self, me: usize) -> bool {
        use Card::*;
        let player = self.spells[me].player;
        let won = self.party(player) == self.party(self.leader);
        let other = |element: Element| self.of(element).into_iter().any(|at| at != me);
        match self.spells[me].card {
            Flash => self.of(Element::Fire).len() >= 2,
            Collision | Gust | Dew | Calm | Frost | Graft | Magnet => !self.others(me).is_empty(),
            Breeze => self.title.is_some() && !self.hands[player.index()].is_empty(),
            Mirage | Discharge => self.title.is_some(),
            Gale => self.title.is_some_and(|title| title.1 != Element::Wind),
            Torrent => self.title.is_some_and(|title| title.1 != Element::Water),
            Recycle => !won,
            Harvest => won && !self.may_be_chosen(me).is_empty(),
            Overload => other(Element::Lightning),
            Grove => other(Element::Wood),
            Arc => me > 0,
            Alloy | Deadbolt => self.chain == Chain::Broken,
            _ => true,
        }
    }

    /// Which Spells its player may choose from.
    pub fn may_be_chosen(&self, me: usize) -> Vec<usize> {
        let weaker = |at: &usize| self.spells[*at].now.0 < self.spells[me].now.0;
        let all = self.others(me);
        if self.spells[me].card == Card::Harvest { all.into_iter().filter(weaker).collect() } else { all }
    }

    fn act(&mut self, me: usize) {
        use Card::*;
        let (own, title) = (self.spells[me].now, self.title.map(|title| title.1));
        let trigger = self.trigger;
        match self.spells[me].card {
            Ignition => self.turn(me, vec![me], Element::Light, true),
            Flash => self.turn_title(me, Element::Fire),
            Forge => self.add(me, vec![me], 2, false),
            Incineration => {
                let all = self.others(me);
                let all = all.into_iter().filter(|at| self.spells[*at].now.1 != Element::Fire).collect();
                self.add(me, all, -2, false);
            }
            Landslide => self.add(me, vec![me], 2 * self.others(me).len() as i32, false),
            Sediment => self.add(me, vec![me], 1, false),
            Gravity | Fracture => {
                let all = self.others(me);
                let all = all.into_iter().filter(|at| self.spells[*at].now.0 > own.0).collect();
                self.set(me, all, if self.spells[me].card == Gravity { 4 } else { 1 }, false);
            }
            Mirage => self.turn(me, vec![me], title.unwrap(), false),
            Gale => {
                let all = self.of(title.unwrap()).into_iter().filter(|at| *at != me).collect();
                self.turn(me, all, Element::Wind, false);
            }
            Storm => {
                self.restore(me, self.there(), false);
                if let Some((card, _)) = self.title {
                    self.turn_title(me, card.element());
                }
            }
            Torrent => {
                let (card, _) = self.title.take().unwrap();
                self.discard.insert(card);
                self.tell(Deed::TitleDiscarded { card, by: self.spells[me].card });
            }
            Recycle => self.goes_to_hand(me, me),
            Freeze | Deadbolt => {
                self.silence(trigger, Some(me));
                self.work_out(self.spells[me].card);
            }
            Hail => self.add(me, vec![trigger], -1, true),
            Spark => self.add(me, vec![me], 2, false),
            Overload => self.set(me, vec![me], F, false),
            Arc => {
                self.set(me, vec![me], self.spells[me - 1].now.0, false);
                self.add(me, vec![me], 1, false);
            }
            Discharge => {
                let all = self.of(title.unwrap()).into_iter().filter(|at| *at != me).collect();
                self.add(me, all, -3, false);
            }
            Thunder => {
                self.others(me).into_iter().for_each(|at| self.silence(at, Some(me)));
                self.work_out(Thunder);
            }
            Vine => self.add(me, self.of(Element::Wood), 1, false),
            Grove => self.turn_title(me, Element::Wood),
            Alloy => self.add(me, vec![me], 4, false),
            Anvil => self.add(me, vec![me], 3, false),
            Breeze => self.asked = Some(Asked::Swap(me)),
            Collision | Gust | Dew | Calm | Frost | Graft | Magnet | Harvest => {
                self.asked = Some(Asked::Target(me));
            }
            card => panic!("{card} does not act"),
        }
    }

    /// The player has chosen.
    pub fn choose(&mut self, target: usize) {
        let Some(Asked::Target(me)) = self.asked else { panic!("nothing is to be chosen") };
        let by = self.spells[me].card;
        let chosen = self.spells[target].card;
        self.tell(Deed::Chose { seat: self.spells[me].player, target: chosen, by });
        match by {
            Card::Collision => self.set(me, vec![target], 1, true),
            Card::Magnet => self.set(me, vec![target], 4, true),
            Card::Gust => {
                self.silence(target, Some(me));
                self.work_out(by);
            }
            Card::Dew => self.restore(me, vec![target], true),
            Card::Frost => self.add(me, vec![target], -3, true),
            Card::Graft => {
                self.turn(me, vec![target], Element::Wood, true);
                self.add(me, vec![me], 2, false);
            }
            _ => self.goes_to_hand(me, target),
        }
        self.go_on();
    }

    pub fn swap(&mut self, new: Option<Card>) {
        let Some(Asked::Swap(me)) = self.asked else { panic!("nothing is to be exchanged") };
        let (seat, by) = (self.spells[me].player, self.spells[me].card);
        match (new, self.title) {
            (Some(new), Some((old, _))) => {
                self.hands[seat.index()].remove(&new);
                self.hands[seat.index()].insert(old);
                self.title = Some((new, new.element()));
                self.tell(Deed::TitleSwapped { seat, old, new, by });
            }
            _ => self.tell(Deed::Declined { seat, by }),
        }
        self.go_on();
    }

    fn goes_to_hand(&mut self, me: usize, target: usize) {
        let seat = self.spells[me].player;
        let card = self.spells[target].card;
        self.spells[target].gone = true;
        self.hands[seat.index()].insert(card);
        self.tell(Deed::ToHand { seat, card, by: self.spells[me].card });
    }

    /// Changes the base of these Spells. Of one that was aimed at it is told if it stays as it was.
    fn change(&mut self, me: usize, all: Vec<usize>, aimed: bool, to: impl Fn(&Lying) -> (i32, Element)) {
        let by = self.spells[me].card;
        for at in all {
            let spell = &mut self.spells[at];
            let (mut power, element) = to(spell);
            if spell.card == Card::Plating {
                power = spell.base.0;
            }
            let card = spell.card;
            if spell.base != (power, element) {
                spell.base = (power, element);
                spell.touched.insert(me);
                self.acted_on.insert(at);
            } else if aimed {
                self.tell(Deed::Unmoved { card, by });
            }
        }
        self.work_out(by);
    }

    fn add(&mut self, me: usize, all: Vec<usize>, amount: i32, aimed: bool) {
        let more = |power: i32| if power == F { F } else { (power + amount).max(1) };
        self.change(me, all, aimed, |spell| (more(spell.base.0), spell.base.1));
    }

    fn set(&mut self, me: usize, all: Vec<usize>, power: i32, aimed: bool) {
        self.change(me, all, aimed, |spell| (power, spell.base.1));
    }

    /// A Spell's own change is not aimed at anybody.
    fn turn(&mut self, me: usize, all: Vec<usize>, element: Element, aimed: bool) {
        let aimed = aimed && all != [me];
        self.change(me, all, aimed, |spell| (spell.base.0, element));
    }

    fn restore(&mut self, me: usize, all: Vec<usize>, aimed: bool) {
        self.change(me, all, aimed, |spell| (number(spell.card.power()), spell.card.element()));
    }

    fn turn_title(&mut self, me: usize, element: Element) {
        let by = self.spells[me].card;
        let Some((card, _)) = self.title.filter(|title| title.1 != element) else { return };
        if self.spells.iter().any(|spell| spell.card == Card::Sturdiness && !spell.silenced) {
            return self.tell(Deed::TitleLocked { by, lock: Card::Sturdiness });
        }
        self.title = Some((card, element));
        self.tell(Deed::TitleElement { card, to: element, by });
    }

    /// RULES 17.4.
    fn work_out(&mut self, cause: Card) {
        let before: Vec<(i32, Element)> = self.spells.iter().map(|spell| spell.now).collect();
        let bases: Vec<(i32, Element)> = self.spells.iter().map(|spell| spell.base).collect();
        let mut now = bases.clone();
        let mut converted = BTreeSet::new();
        let constants: Vec<usize> = (0..now.len())
            .filter(|at| is_constant(self.spells[*at].card) && !self.spells[*at].silenced)
            .collect();
        loop {
            let elements: Vec<Element> = now.iter().map(|it| it.1).collect();
            let count = |element: Element| elements.iter().filter(|it| **it == element).count() as i32;
            for at in 0..now.len() {
                let mut bonus = 0;
                for source in &constants {
                    bonus += match self.spells[*source].card {
                        Card::Pyre if *source == at => {
                            3 * (count(Element::Fire) - i32::from(elements[at] == Element::Fire))
                        }
                        Card::Sprout if *source == at => elements.len() as i32 - 1,
                        Card::Whirlpool if *source != at => -count(Element::Water),
                        Card::Blizzard if *source != at && elements[at] != Element::Ice => -1,
                        _ => 0,
                    };
                }
                let fixed = bases[at].0 == F || self.spells[at].card == Card::Plating;
                now[at].0 = if fixed { bases[at].0 } else { (bases[at].0 + bonus).max(1) };
            }
            let mut turned = Vec::new();
            for source in constants.iter().filter(|source| self.spells[**source].card == Card::Whirlpool) {
                let low = |at: &usize| at != source && now[*at].0 < now[*source].0 && !converted.contains(at);
                turned.extend((0..now.len()).filter(low));
            }
            if turned.iter().all(|at| now[*at].1 == Element::Water) {
                break;
            }
            for at in turned {
                now[at].1 = Element::Water;
                converted.insert(at);
            }
        }
        for (at, now) in now.iter().enumerate() {
            self.spells[at].now = *now;
        }
        for at in 0..now.len() {
            let by = self.changer(at, cause);
            let card = self.spells[at].card;
            if before[at].1 != now[at].1 {
                self.tell(Deed::ElementChanged { card, from: before[at].1, to: now[at].1, by });
            }
            if before[at].0 != now[at].0 {
                self.tell(Deed::PowerChanged { card, from: power(before[at].0), to: power(now[at].0), by });
            }
        }
        self.acted_on.clear();
    }

    /// Who is named for a change of this Spell: whoever just acted on it, else the first constant that speaks of it.
    fn changer(&self, at: usize, cause: Card) -> Card {
        if self.acted_on.contains(&at) { cause } else { self.presser(at).unwrap_or(cause) }
    }

    /// The first constant that says anything of this Spell.
    fn presser(&self, at: usize) -> Option<Card> {
        let speaks = |source: &usize| {
            let spell = &self.spells[*source];
            !spell.silenced
                && match spell.card {
                    Card::Pyre | Card::Sprout => *source == at,
                    Card::Whirlpool | Card::Blizzard => *source != at,
                    _ => false,
                }
        };
        (0..self.spells.len()).find(speaks).map(|source| self.spells[source].card)
    }

    /// GRI-4.9, RUL-GRI-43: the strongest first.
    pub fn ranking(&self) -> Vec<usize> {
        let inverted = self.spells.iter().any(|spell| spell.now.1 == Element::Shadow);
        let key = |at: &usize| {
            let (power, element) = self.spells[*at].now;
            let class = if self.is_trump(*at) { 2 } else { i32::from(element == Element::Light) };
            (-class, if inverted { power } else { -power }, *at)
        };
        let mut order: Vec<usize> = (0..self.spells.len()).collect();
        order.sort_by_key(key);
        order
    }

    fn trump(&self) -> Option<Element> {
        self.title.map(|title| title.1).filter(|element| !is_special(*element))
    }

    fn is_trump(&self, at: usize) -> bool {
        self.trump() == Some(self.spells[at].now.1)
    }

    fn standing(&self, at: usize) -> Final {
        let spell = &self.spells[at];
        Final { card: spell.card, power: power(spell.now.0), element: spell.now.1, trump: self.is_trump(at) }
    }

    /// RULES 17.6.
    fn end_chapter(&mut self) {
        let ranking = self.ranking();
        let (first, last) = (ranking[0], ranking[ranking.len() - 1]);
        let points = match self.options.mode {
            Mode::Survival => 0,
            _ if self.chapter == 6 => 2,
            _ => 1,
        };
        self.ended = Some(FinishedView {
            chapter: self.chapter,
            title: self.title_view(),
            spells: self.spell_views(),
            winner: first + 1,
            weakest: last + 1,
            points,
        });
        self.leader = self.spells[first].player;
        self.tell(Deed::ChapterWon { seat: self.leader, spell: Some(self.standing(first)), points });
        let mut round_over = self.chapter == 6;
        if self.options.mode == Mode::Survival {
            round_over |= self.take_life(last);
            if self.chapter == 6 && self.options.seats == 4 {
                self.score(self.leader, Why::FinalChapter);
            }
        } else {
            let own = self.party(self.leader);
            self.scores[own] += u16::from(points);
            if self.scores[own] >= 15 && self.scores[own] >= self.scores[1 - own] + 2 {
                return self.win(own);
            }
        }
        if round_over {
            return self.end_round();
        }
        let acts =
            |at: &usize| when(self.spells[*at].card) == When::End && self.is_in(self.spells[*at].player);
        self.queue = (0..self.spells.len()).filter(acts).collect();
        self.trigger = 0;
        self.go_on();
    }

    /// GRI-12.6 to GRI-12.9. Says whether the round is over.
    fn take_life(&mut self, last: usize) -> bool {
        let loser = self.spells[last].player;
        let left = self.lives[loser.index()] - 1;
        self.lives[loser.index()] = left;
        self.tell(Deed::LifeLost { seat: loser, spell: Some(self.standing(last)), left });
        if left > 0 {
            return false;
        }
        self.tell(Deed::Eliminated { seat: loser });
        self.out += std::mem::take(&mut self.hands[loser.index()]).len();
        let left: Vec<Seat> = self.seats().filter(|seat| self.is_in(*seat)).collect();
        left.iter().for_each(|seat| self.score(*seat, Why::SomebodyFell));
        if let [only] = left[..] {
            self.score(only, Why::LastStanding);
        }
        left.len() == 1
    }

    fn score(&mut self, seat: Seat, why: Why) {
        self.scores[seat.index()] += 1;
        self.tell(Deed::Scored { seat, points: 1, why });
    }

    fn sweep(&mut self) {
        let left = self.there();
        self.discard.extend(left.into_iter().map(|at| self.spells[at].card));
        self.buried.extend(self.title.map(|title| title.0));
        self.begin_chapter();
    }

    /// GRI-8.6, GRI-12.14.
    fn end_round(&mut self) {
        self.tell(Deed::RoundOver { round: self.round });
        let most = *self.scores.iter().max().unwrap();
        let leaders: Vec<usize> = (0..self.scores.len()).filter(|at| self.scores[*at] == most).collect();
        if self.options.mode == Mode::Survival && most >= 10 && leaders.len() == 1 {
            return self.win(leaders[0]);
        }
        self.dealer = self.after(self.dealer);
        self.asked = None;
    }

    fn win(&mut self, party: usize) {
        self.winner = Some(party as u8);
        self.asked = None;
        let winners = self.seats().filter(|seat| self.party(*seat) == party).collect();
        self.tell(Deed::GameOver { party: party as u8, winners });
    }

    /// Whether the round is over and the next one is to be dealt.
    pub fn awaits_deal(&self) -> bool {
        self.asked.is_none() && self.winner.is_none()
    }

    pub fn question(&self) -> Option<(Seat, Question)> {
        Some(match self.asked? {
            Asked::Reveal(seat) => (seat, Question::RevealFlux),
            Asked::Play(seat) => (seat, Question::PlaySpell),
            Asked::Target(me) => (self.spells[me].player, Question::ChooseFor(self.spells[me].card)),
            Asked::Swap(me) => (self.spells[me].player, Question::SwapTitle),
        })
    }

    pub fn title_view(&self) -> Option<TitleView> {
        self.title.map(|(card, element)| TitleView { card, element, trump: self.trump() })
    }

    pub fn chain(&self) -> (Chain, Links) {
        let basic: Vec<Card> =
            self.spells.iter().map(|spell| spell.card).filter(|card| !is_special(card.element())).collect();
        let element = basic.first().map(|card| card.element());
        let breaker = basic.iter().position(|card| Some(card.element()) != element);
        let links =
            Links { element, count: breaker.unwrap_or(basic.len()), breaker: breaker.map(|at| basic[at]) };
        (self.chain, links)
    }

    pub fn spell_views(&self) -> Vec<SpellView> {
        let ranking = self.ranking();
        let view = |(at, spell): (usize, &Lying)| SpellView {
            index: at + 1,
            card: spell.card,
            player: spell.player,
            power: power(spell.now.0),
            element: spell.now.1,
            printed_power: spell.card.power(),
            printed_element: spell.card.element(),
            silenced: spell.silenced,
            trump: self.is_trump(at),
            gone: spell.gone,
            changed_by: self.changed_by(at),
            rank: ranking.iter().position(|it| *it == at).unwrap() + 1,
        };
        self.spells.iter().enumerate().map(view).collect()
    }

    /// Who made a Spell what it is: effects in play order, then the first constant, where constants change it.
    fn changed_by(&self, at: usize) -> Vec<Card> {
        let spell = &self.spells[at];
        if spell.now == (number(spell.card.power()), spell.card.element()) {
            return Vec::new();
        }
        let mut by: Vec<Card> = spell.touched.iter().map(|by| self.spells[*by].card).collect();
        if spell.now != spell.base {
            let constant = self.presser(at);
            by.extend(constant.filter(|card| !by.contains(card)));
        }
        by
    }
}
