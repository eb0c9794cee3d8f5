//! How does a game begin (section 3)? The board first, then the investigators, then everything that is drawn.

use table::{Events, Luck, Run, Seed, Stack};

use crate::content::{
    Counter, Elder, Episode, Insanity, Investigator, Laid, Mythos, Relic, TRACK_START, Token, Track, Unknown,
};
use crate::effects::{Now, blank_roll, value_name};
use crate::events::Event;
use crate::figures::{FOES, Foe, FoeSet, kind_name};
use crate::frames::{Ctx, Frame, Source, Thing};
use crate::ids::{Deck, Gate, Kind, Side, Value};
use crate::map::{SITES, Site};
use crate::options::Options;
use crate::people::{INVS, Inv};
use crate::pile::Pile;
use crate::rolls;
use crate::state::{
    CARDS, CHIPS, Card, CardPlace, Chip, Figure, Lie, Phase, RelicCard, Sheet, Stand, State, luck,
};

/// The board of an Episode against an Elder One, everybody on the start space, nothing drawn yet.
pub fn blank(options: Options, rules: u16, seed: Seed, episode: Episode, elder: Elder) -> State {
    let first_space = episode.spaces().next().map_or(0, |space| space.index() as u8);
    let start = Site(episode.row().start.index() as u8 - first_space);
    let mut state = State {
        options,
        rules,
        seed,
        luck: Luck::NEW,
        decisions: 0,
        episode,
        first_space,
        elder,
        count: options.investigators(),
        sheets: [sheet(start); INVS],
        active: Inv(0),
        turn: 0,
        acted: 0,
        phase: Phase::SetUp,
        graphs: Default::default(),
        figures: [Figure { place: Stand::Boxed, last: start, wounds: 0, cosmic: false }; FOES],
        killed: [0; Kind::COUNT],
        chips: [no_chip(start); CHIPS],
        chip_count: 0,
        counters: [0; Counter::COUNT],
        fire: [0; SITES],
        cards: [Card { place: CardPlace::Deck, side: Side::Left, wounds: 0, used: [0; 2] }; CARDS],
        discovery: Pile::new(0),
        mythos: Pile::new(Mythos::ALL[0]),
        mythos_discard: Pile::new(Mythos::ALL[0]),
        relics: [RelicCard { holder: None, transformed: false, used: [0; 2] }; Relic::COUNT],
        relic_pool: Pile::new(Relic::ALL[0]),
        track: TRACK_START,
        stage: 1,
        disrupted: false,
        unknown: [None; 2],
        places: 0b1111,
        ties_left: 0,
        attacked: FoeSet::NONE,
        roll: no_roll(),
        stack: Stack::new(Frame::Begin),
        end: None,
    };
    lay_out(&mut state);
    state
}

/// Before the first roll.
fn no_roll() -> rolls::Roll {
    let (you, by) = (Inv(0), Inv(0));
    let (this, bound) = (Thing::Nothing, Thing::Nothing);
    let ctx = Ctx { you, by, this, bound, from: Source::Rules, main: 0, amount: 0, gates: [None; 2] };
    blank_roll(you, rolls::Reason::Fire, Default::default(), ctx)
}

fn sheet(start: Site) -> Sheet {
    Sheet {
        investigator: Investigator::ALL[0],
        insanity: Insanity::ALL[0],
        tally: 0,
        site: start,
        stress: Track::Stress.row().first,
        wounds: Track::Wounds.row().first,
        sanity: Track::Sanity.row().first,
        levels: [1; 3],
        fire: 0,
        fatigue: [0; 2],
        alive: true,
        turns: 0,
        used: 0,
        used_in_run: 0,
    }
}

fn no_chip(start: Site) -> Chip {
    let (token, place) = (Token::ALL[0], Lie::OutOfGame);
    Chip { token, place, last: start, face: crate::ids::Face::Up, value: None, seen: false }
}

/// Figures, tokens and counters as the Episode has them (DMD-3.4, DMD-3.5).
fn lay_out(state: &mut State) {
    let row = state.episode.row();
    let minions = state.elder.row().minions.map(|enemy| enemy.row().kind);
    for kind in row.monsters.into_iter().chain(minions) {
        to_reserve(state, kind);
    }
    for garrison in row.enemies {
        for space in garrison.at {
            let site = state.site(*space);
            set_down(state, garrison.kind, site);
        }
    }
    for token in state.episode.tokens() {
        lay_tokens(state, token);
    }
    for counter in state.episode.counters() {
        state.counters[counter.index()] = counter.row().start as i8;
    }
    state.join_passages();
}

pub fn to_reserve(state: &mut State, kind: Kind) {
    for foe in Foe::of(kind).iter() {
        state.figures[foe.index()].place = Stand::Reserve;
    }
}

/// A figure from the reserve, if one is left.
pub fn set_down(state: &mut State, kind: Kind, site: Site) {
    let free = Foe::of(kind).iter().find(|foe| state.figures[foe.index()].place == Stand::Reserve);
    if let Some(foe) = free {
        state.figures[foe.index()] = Figure { place: Stand::On(site), last: site, wounds: 0, cosmic: false };
    }
}

fn lay_tokens(state: &mut State, token: Token) {
    let row = token.row();
    for number in 0..usize::from(row.count) {
        let place = match row.laid {
            Laid::On(spaces) => spaces.get(number).map_or(Lie::Pile, |space| Lie::On(state.site(*space))),
            Laid::OnLocks => {
                let [one, other] = state.episode.locks()[number];
                Lie::Between(state.site(one), state.site(other))
            }
            Laid::InPile => Lie::Pile,
        };
        let last = if let Lie::On(site) | Lie::Between(site, _) = place { site } else { Site(0) };
        let value = token.values().get(number).copied();
        let chip = Chip { token, place, last, face: row.faces[0], value, seen: false };
        state.chips[usize::from(state.chip_count)] = chip;
        state.chip_count += 1;
    }
}

/// The state before the first decision: whoever sits first chooses an investigator.
pub fn deal(options: Options, rules: u16, seed: Seed, events: &mut Events<Event>) -> State {
    let mut chance = seed.stream("game", 0);
    let drawn = Episode::at(chance.pick(Episode::COUNT as u32, |it| Episode::at(it as u8).to_string()) as u8);
    let episode = options.episode.unwrap_or(drawn);
    let drawn = Elder::at(chance.pick(Elder::COUNT as u32, |it| Elder::at(it as u8).to_string()) as u8);
    let elder = options.elder.unwrap_or(drawn);
    let mut state = blank(options, rules, seed, episode, elder);
    events.tell(Event::Set { episode, elder });
    state.stack.push(Frame::PickInvestigator(Inv(0)));
    Now { state: &mut state, events }.run();
    state
}

impl Now<'_> {
    /// Somebody is chosen; then the next seat chooses (DMD-3.8).
    pub(crate) fn join(&mut self, who: Inv, person: Investigator) {
        self.state.sheet_mut(who).investigator = person;
        self.events.tell(Event::Joined { who: person });
        let next = Inv(who.0 + 1);
        let more = next.0 < self.state.count;
        self.state.stack.push(if more { Frame::PickInvestigator(next) } else { Frame::Begin });
    }

    /// Everything that is drawn, in this order (DMD-3.14).
    pub(crate) fn begin(&mut self) {
        let count = self.state.count.into();
        let people = self.state.sheets.map(|sheet| sheet.investigator);
        let named = |index: u32| people[index as usize].to_string();
        self.state.active = Inv(self.luck_for(luck::FIRST).pick(count, named) as u8);
        self.shuffle_decks();
        self.deal_insanities();
        self.deal_values();
        self.bring_unknown();
        self.state.relic_pool.clear();
        Relic::ALL.into_iter().for_each(|relic| self.state.relic_pool.push(relic));
        let mut chance = self.luck_for(luck::RELICS);
        let pool = self.state.relic_pool.as_mut_slice();
        chance.shuffle_named(pool, Relic::to_string);
        pool.reverse();
        self.state.stack.push(Frame::StartTurn);
        if self.state.options.relics {
            let drawn = (0..self.state.count).filter_map(|_| self.state.relic_pool.pop());
            let offered = drawn.fold(0, |all, relic| all | 1 << relic.index());
            let who = self.state.active;
            self.state.stack.push(Frame::PickRelic { who, offered, transformed: false, draft: true });
        }
    }

    fn luck_for(&mut self, purpose: table::Purpose) -> table::Chance {
        self.state.luck.ask(&self.state.seed, self.events, purpose, 0)
    }

    fn shuffle_decks(&mut self) {
        let decks = [episode_deck(self.state.episode), elder_deck(self.state.elder)];
        let rules = self.state.rules;
        let in_game = |card: &Mythos| decks.contains(&card.row().deck) && card.is_of(rules);
        for card in Mythos::ALL.into_iter().filter(in_game) {
            self.state.mythos.push(card);
        }
        self.mix_mythos();
        (0..CARDS as u8).for_each(|card| self.state.discovery.push(card));
        let mut chance = self.luck_for(luck::DISCOVERY);
        let base = self.state.episode;
        let named = |card: &u8| crate::content::Discovery::at(base as u8 * CARDS as u8 + card).to_string();
        chance.shuffle_named(self.state.discovery.as_mut_slice(), named);
        self.state.discovery.as_mut_slice().reverse();
    }

    fn mix_mythos(&mut self) {
        let mut chance = self.luck_for(luck::MYTHOS);
        let deck = self.state.mythos.as_mut_slice();
        chance.shuffle_named(deck, Mythos::to_string);
        deck.reverse();
    }

    /// One each, face up; the rest leave the game unseen (DMD-3.11).
    fn deal_insanities(&mut self) {
        let mut all = Insanity::ALL;
        self.luck_for(luck::INSANITY).shuffle_named(&mut all, Insanity::to_string);
        for (who, insanity) in (0..self.state.count).map(Inv).zip(all) {
            self.state.sheet_mut(who).insanity = insanity;
            let who = self.state.name(who);
            self.events.tell(Event::InsanityDealt { who, insanity });
        }
    }

    /// Hidden values are dealt at random, kind by kind.
    fn deal_values(&mut self) {
        for token in self.state.episode.tokens().filter(|token| !token.values().is_empty()) {
            let mut values: Vec<Value> = token.values().to_vec();
            self.luck_for(luck::TOKENS).shuffle_named(&mut values, |value| value_name(*value));
            let chips: Vec<u8> = self.state.chips_of(token).collect();
            for (chip, value) in chips.into_iter().zip(values) {
                self.state.chips[chip as usize].value = Some(value);
            }
        }
    }

    /// Unknown monsters, their slots and Gates, and their Mythos cards (DMD-23.10 to 23.12, DMD-24.4).
    fn bring_unknown(&mut self) {
        let slots = usize::from(self.state.options.unknown);
        if slots == 0 {
            return;
        }
        let monsters = self.state.episode.row().monsters;
        let mut kinds: Vec<Unknown> =
            Unknown::ALL.into_iter().filter(|it| !monsters.contains(&it.row().kind)).collect();
        let mut gates = Gate::ALL;
        let named = |it: &Unknown| kind_name(it.row().kind).to_owned();
        self.luck_for(luck::UNKNOWN).shuffle_named(&mut kinds, named);
        self.luck_for(luck::UNKNOWN).shuffle_named(&mut gates, |gate| format!("{gate:?}").to_lowercase());
        for (slot, (card, gate)) in kinds.into_iter().zip(gates).take(slots).enumerate() {
            let kind = card.row().kind;
            self.state.unknown[slot] = Some(kind);
            to_reserve(self.state, kind);
            let site = self.state.site(self.state.episode.row().gates[gate as usize]);
            (0..card.row().figures).for_each(|_| set_down(self.state, kind, site));
            self.events.tell(Event::UnknownCame { slot: slot as u8, kind });
            let deck = [Deck::UnknownA, Deck::UnknownB][slot];
            for card in Mythos::ALL.into_iter().filter(|card| card.row().deck == deck) {
                self.state.mythos.push(card);
            }
        }
        self.mix_mythos();
    }
}

pub fn episode_deck(episode: Episode) -> Deck {
    [Deck::E1, Deck::E2, Deck::E3, Deck::E4, Deck::E5, Deck::E6][episode.index()]
}

pub fn elder_deck(elder: Elder) -> Deck {
    [Deck::Tsathoggua, Deck::Azathoth][elder.index()]
}
