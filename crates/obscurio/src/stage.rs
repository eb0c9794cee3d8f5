//! Which position do the `given` lines of a scenario describe? (OBS-20.1)
//!
//! Without a word: five players at the Doors, S0 is the Grimoire, the next seat the Traitor; holder I01–I08, Exit I09,
//! Pages I10 and I11, and the rest of the deck in order; no Traps. At the Doors lie I12 I13 I09 I14 I15 I16: the Exit is
//! at Door 3. What lies before the phase of the story is played as plainly as the Traps allow.

use std::str::FromStr;

use table::scenario::{Many, Said};
use table::{Actor, Events, Game, Run, Seat, Seed};

use crate::book::Perch;
use crate::cards::Trap;
use crate::effects::Now;
use crate::moves::{Bell, Move};
use crate::options::Options;
use crate::pictures::Card;
use crate::state::{COHESION, Frame, HOLDER, State};
use crate::{Obscurio, setup};

type Written = Result<(), String>;

/// Where a story begins.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub enum Opening {
    /// Before Traps are drawn.
    Traps,
    Riddle,
    Clue,
    Night,
    #[default]
    Doors,
    /// The Accusation: the Doors of this turn are open, and nobody stands anywhere unless it is said.
    Debate,
    Vote,
}

impl FromStr for Opening {
    type Err = ();

    fn from_str(text: &str) -> Result<Opening, ()> {
        Ok(match text {
            "traps" => Opening::Traps,
            "riddle" => Opening::Riddle,
            "clue" => Opening::Clue,
            "night" => Opening::Night,
            "doors" => Opening::Doors,
            "debate" => Opening::Debate,
            "vote" => Opening::Vote,
            _ => return Err(()),
        })
    }
}

/// A position as far as it is described.
pub struct Position {
    state: State,
    pub rules: u16,
    pub phase: Opening,
    pub grimoire: Option<Seat>,
    pub traitor: Option<Seat>,
    pub turn: Option<u8>,
    pub progress: Option<u8>,
    pub light: Option<u8>,
    pub dark: Option<u8>,
    pub extra: Option<u8>,
    pub space: Option<u8>,
    pub bag: Option<Vec<Trap>>,
    pub exit: Option<Card>,
    pub doors: Option<Vec<Card>>,
    pub exposed: Vec<Seat>,
    pub picks: Vec<Card>,
    traps: Vec<Trap>,
    holder: Vec<Card>,
    butterflies: Vec<Perch>,
    kept: Vec<(Seat, u8)>,
    standing: Vec<(Seat, u8)>,
    pages: Option<[Card; 2]>,
    deck: Vec<Card>,
    /// The given cards are the whole deck; the rest has been discarded.
    whole_deck: bool,
}

pub fn traps(it: &mut Position, said: &Said) -> Written {
    it.traps = said.list()?;
    Ok(())
}

/// `top …`: these first; alone, these are all, and whatever lies nowhere else has been discarded.
pub fn deck(it: &mut Position, said: &Said) -> Written {
    (it.deck, it.whole_deck) = match said.many()? {
        Many::Top(cards) => (cards, false),
        Many::Exactly(cards) => (cards, true),
        _ => return Err("say what is on top, or all of it".to_owned()),
    };
    Ok(())
}

pub fn pages(it: &mut Position, said: &Said) -> Written {
    let [left, right] = said.list::<Card>()?[..] else { return Err("a Book has two Pages".to_owned()) };
    it.pages = Some([left, right]);
    Ok(())
}

/// All eight, in the order of the slots.
pub fn holder(it: &mut Position, said: &Said) -> Written {
    it.holder = said.list()?;
    if it.holder.len() == HOLDER { Ok(()) } else { Err(format!("a holder has {HOLDER} slots")) }
}

/// Where they have landed, in this order.
pub fn butterflies(it: &mut Position, said: &Said) -> Written {
    let perch = |word: &String| word.replacen('-', " ", 1).parse().map_err(|()| format!("{word} is no spot"));
    it.butterflies = said.list::<String>()?.iter().map(perch).collect::<Result<_, _>>()?;
    Ok(())
}

/// Cohesion on a Character card.
pub fn keeps(it: &mut Position, said: &Said) -> Written {
    it.kept.push((said.subject()?, said.one()?));
    Ok(())
}

/// Where a token stands, or is held.
pub fn token(it: &mut Position, said: &Said) -> Written {
    it.standing.push((said.subject()?, said.one()?));
    Ok(())
}

impl Position {
    pub fn new(options: Options, seed: Seed) -> Position {
        Position {
            state: setup::blank(options, Obscurio::RULES, seed),
            rules: Obscurio::RULES,
            phase: Opening::default(),
            grimoire: options.grimoire,
            traitor: None,
            turn: None,
            progress: None,
            light: None,
            dark: None,
            extra: None,
            space: None,
            bag: None,
            exit: None,
            doors: None,
            exposed: Vec::new(),
            picks: Vec::new(),
            traps: Vec::new(),
            holder: Vec::new(),
            butterflies: Vec::new(),
            kept: Vec::new(),
            standing: Vec::new(),
            pages: None,
            deck: Vec::new(),
            whole_deck: false,
        }
    }

    pub fn place(mut self) -> Result<State, String> {
        self.state.rules = self.rules;
        self.give_roles()?;
        self.count()?;
        self.lay_cards()?;
        if self.phase == Opening::Traps {
            self.state.turn -= 1;
            self.state.stack.push(Frame::StartTurn);
            Now { state: &mut self.state, events: &mut Events::silent() }.run();
        } else {
            self.state.stack.push(Frame::Riddle);
            self.go_on()?;
        }
        Ok(self.state)
    }

    fn give_roles(&mut self) -> Written {
        let state = &mut self.state;
        state.grimoire = self.grimoire.unwrap_or(Seat(0));
        setup::give_characters(state);
        state.exposed = self.exposed.iter().copied().collect();
        if state.options.has_traitor() {
            state.traitor = Some(self.traitor.unwrap_or(state.grimoire.left(state.options.seats)));
        }
        let wizards = state.wizards();
        let fits = self.exposed.iter().chain(&state.traitor).all(|seat| wizards.contains(*seat));
        if fits { Ok(()) } else { Err("only Wizards have Loyalty cards".to_owned()) }
    }

    fn count(&mut self) -> Written {
        let state = &mut self.state;
        let light = if self.phase >= Opening::Debate { 0 } else { state.light };
        state.light = self.light.unwrap_or(light);
        state.dark = self.dark.unwrap_or(state.dark);
        self.kept.iter().for_each(|(seat, count)| state.wrong[seat.index()] = *count);
        let used = state.light + state.dark + state.wrong.iter().sum::<u8>();
        state.boxed = COHESION.checked_sub(used).ok_or("there are 30 Cohesion tokens")?;
        state.progress = self.progress.unwrap_or(1);
        state.turn = self.turn.unwrap_or(1);
        state.extra_traps = self.extra.unwrap_or(0);
        state.traps = self.traps.iter().copied().collect();
        if let Some(bag) = &self.bag {
            state.bag = bag.iter().copied().collect();
        }
        state.bag = state.bag.minus(state.traps);
        Ok(())
    }

    fn lay_cards(&mut self) -> Written {
        let mut free = Card::ALL.to_vec();
        let given = self.deck.iter().chain(&self.exit).chain(self.pages.iter().flatten()).chain(&self.holder);
        for card in given {
            let place = free.iter().position(|it| it == card).ok_or(format!("{card} is given twice"))?;
            free.remove(place);
        }
        let state = &mut self.state;
        if state.options.has_traitor() {
            let given = self.holder.clone();
            let cards = if given.is_empty() { free.drain(..HOLDER).collect() } else { given };
            state.holder = cards.try_into().ok();
        }
        if self.phase > Opening::Traps {
            state.exit = Some(self.exit.unwrap_or_else(|| free.remove(0)));
            state.pages = Some(self.pages.unwrap_or_else(|| [free.remove(0), free.remove(0)]));
        }
        if self.whole_deck {
            state.discard.refill(free);
            free = Vec::new();
        }
        let deck: Vec<Card> = self.deck.iter().copied().chain(free).collect();
        state.deck.refill(deck.into_iter().rev());
        Ok(())
    }

    /// Plays up to the phase where the story begins.
    fn go_on(&mut self) -> Written {
        let grimoire = self.state.grimoire;
        for perch in self.butterflies.clone() {
            self.play(grimoire, Move::Butterfly(perch))?;
        }
        if self.phase >= Opening::Clue {
            while self.play(grimoire, Move::ShowBook).is_err() {
                let mut moves = Vec::new();
                Obscurio::moves(&self.state, Actor::Seat(grimoire), &mut moves);
                self.play(grimoire, *moves.last().ok_or("no Butterfly can land")?)?;
            }
        }
        if self.phase >= Opening::Night {
            for seat in self.state.lookers().iter() {
                self.play(seat, Move::Ready)?;
            }
            let traitor = self.state.options.has_traitor();
            self.play(grimoire, if traitor { Move::CloseEyes } else { Move::LayDoors })?;
        }
        if self.phase >= Opening::Night {
            self.pick()?;
        }
        if self.phase >= Opening::Doors {
            if let Some(traitor) = self.state.traitor {
                self.play(traitor, Move::CloseHolder)?;
            }
            if self.state.is_night() {
                Now { state: &mut self.state, events: &mut Events::silent() }
                    .play(Actor::Clock, Move::Ring(Bell::EyesClosed));
            }
            self.lay_doors();
            self.state.space = self.space.unwrap_or(0);
            self.standing.iter().for_each(|(seat, door)| self.state.standing[seat.index()][0] = *door);
        }
        if self.phase >= Opening::Debate {
            let mut events = Events::silent();
            let mut now = Now { state: &mut self.state, events: &mut events };
            now.stage_accusation(self.phase == Opening::Vote);
        }
        Ok(())
    }

    /// The Traitor has taken these cards, each from the slot where it lies by then.
    fn pick(&mut self) -> Written {
        for card in self.picks.clone() {
            let holder = self.state.holder.ok_or("nobody has a holder")?;
            let slot = holder.iter().position(|it| *it == card).ok_or(format!("{card} is not in the holder"))?;
            self.play(self.state.traitor.unwrap_or(self.state.grimoire), Move::Pick(slot as u8 + 1))?;
        }
        Ok(())
    }

    /// The Doors in an order a story can speak of.
    fn lay_doors(&mut self) {
        let exit = self.state.exit;
        let in_order = || {
            let mut doors: Vec<Card> = self.state.doors.iter().filter(|card| Some(*card) != exit).collect();
            doors.sort_unstable();
            exit.into_iter().for_each(|exit| doors.insert(2, exit));
            doors
        };
        let doors = self.doors.clone().unwrap_or_else(in_order);
        self.state.doors.refill(doors);
    }

    fn play(&mut self, seat: Seat, mv: Move) -> Written {
        Obscurio::play(&mut self.state, Actor::Seat(seat), mv, &mut Events::silent())
            .map_err(|refusal| format!("{seat} {mv} is refused by {}", refusal.rule))
    }
}

/// `exit`, `wrong`, `wrong2`, `wrong3`: a Door by what is behind it.
pub fn door(state: &State, word: &str) -> Option<u8> {
    let exit = state.exit_door();
    let mut wrong = (1..=state.doors.len() as u8).filter(|door| Some(*door) != exit);
    match word {
        "exit" => exit,
        "wrong" => wrong.next(),
        "wrong2" => wrong.nth(1),
        "wrong3" => wrong.nth(2),
        _ => None,
    }
}
