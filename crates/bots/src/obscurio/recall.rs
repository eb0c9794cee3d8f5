//! What does a bot remember? The turns so far: clue, Doors, who stood where, and who said what.

use obscurio::book::{Page, Perch};
use obscurio::cards::{Trap, TrapSet};
use obscurio::pictures::{Card, Clue};
use obscurio::state::{Book, MOST_SEATS, Token};
use obscurio::view::{Open, TokenView};
use obscurio::{Event, Obscurio, Remark, State};
use table::{Chance, Eyes, Seat};

/// One turn as one seat has lived it.
#[derive(Clone, Debug, Default)]
pub struct Turn {
    pub number: u8,
    pub traps: TrapSet,
    pages: Option<[Card; 2]>,
    pub butterflies: Vec<Perch>,
    /// Those laid or opened so far; none for a hidden one.
    pub doors: Vec<Option<Card>>,
    pub exit: Option<u8>,
    /// By seat: the Door its own token is at; 0 for none.
    pub stood: [u8; MOST_SEATS],
    /// By seat: how often it has put a token somewhere.
    pub moved: [u8; MOST_SEATS],
    pub remarks: Vec<(Seat, Remark)>,
}

impl Turn {
    /// The clue as it was shown: under red glass nobody saw colours, under mist only what was clear.
    pub fn clues(&self) -> Vec<Clue> {
        let Some(pages) = self.pages else { return Vec::new() };
        self.butterflies.iter().map(|perch| clue(pages, self.traps, *perch)).collect()
    }

    /// What this seat said, in order.
    pub fn said_by(&self, seat: Seat) -> impl DoubleEndedIterator<Item = Remark> {
        self.remarks.iter().filter(move |(by, _)| *by == seat).map(|(_, remark)| *remark)
    }

    /// Whether the Exit has been pointed out.
    pub fn is_resolved(&self) -> bool {
        self.exit.is_some()
    }
}

/// A Butterfly through whatever lies on its Page.
pub fn clue(pages: [Card; 2], traps: TrapSet, Perch { page, spot }: Perch) -> Clue {
    let mist = traps.contains(Trap::MagicMist).then(|| Page::mist(page));
    Clue { page: pages[page as usize], spot, red: traps.contains(Trap::TwilightCorridor), mist }
}

/// A seat's memory of the game.
#[derive(Clone, Debug)]
pub struct Past {
    turns: Vec<Turn>,
    /// The Exit of this turn, if Espionage showed it.
    pub spied: Option<Card>,
    /// A world like this one as far as the seat knows: what it was shown, it still knows.
    pub world: State,
}

impl Past {
    pub fn of(eyes: &Eyes<Obscurio>) -> Past {
        let world = eyes.imagine(&mut Chance::fast(0));
        let mut past = Past { turns: vec![Turn::default()], spied: None, world };
        let mut heard = eyes.heard().iter().peekable();
        for (at, event) in eyes.memory().iter().enumerate() {
            while let Some(said) = heard.next_if(|said| said.after <= at) {
                past.now_mut().remarks.extend(Remark::read(&said.phrase).map(|remark| (said.seat, remark)));
            }
            past.hear(*event);
        }
        let last = heard.filter_map(|said| Some((said.seat, Remark::read(&said.phrase)?)));
        let last: Vec<_> = last.collect();
        past.now_mut().remarks.extend(last);
        past.catch_up(&eyes.view().open);
        past.look_at_the_book();
        past
    }

    /// This turn.
    pub fn now(&self) -> &Turn {
        self.turns.last().expect("there is always a turn")
    }

    fn now_mut(&mut self) -> &mut Turn {
        self.turns.last_mut().expect("there is always a turn")
    }

    /// The turns whose Exit is known by now.
    pub fn resolved(&self) -> impl Iterator<Item = &Turn> {
        self.turns.iter().filter(|turn| turn.is_resolved())
    }

    /// Whoever comes in the middle of a turn, to a table that begins with a position, has been told nothing of it and sees
    /// what lies there.
    fn catch_up(&mut self, open: &Open) {
        if self.turns.len() > 1 {
            return;
        }
        let shown = self.world.book != Book::Turned;
        let (traps, butterflies) = (self.world.traps, self.world.butterflies);
        let now = self.now_mut();
        (now.number, now.traps, now.exit) = (open.turn, traps, open.exit_door);
        now.butterflies = butterflies.into_iter().flatten().filter(|_| shown).collect();
        now.doors = open.doors.clone();
        for wizard in &open.wizards {
            if let TokenView::Door(door) = wizard.token {
                now.stood[wizard.seat.index()] = door;
            }
        }
    }

    /// Whoever was shown the Book remembers it, also after a Dark Night.
    fn look_at_the_book(&mut self) {
        let seen = self.world.book != Book::Turned;
        let pages = self.world.pages.filter(|_| seen);
        let now = self.now_mut();
        now.pages = now.pages.or(pages);
    }

    fn hear(&mut self, event: Event) {
        let now = self.now_mut();
        match event {
            Event::TrapsDrawn { turn, traps } => {
                self.turns.push(Turn { number: turn, traps, ..Turn::default() });
                self.spied = None;
            }
            Event::BookShown { butterflies: Some(butterflies), .. } => {
                now.butterflies = butterflies.into_iter().flatten().collect();
            }
            Event::ExitShown { card, .. } => self.spied = card,
            Event::DoorOpened { card, .. } => now.doors.push(card),
            Event::Stood { seat, token: Token::Own, door }
            | Event::Answered { seat, token: Token::Own, door, takes: true, .. } => {
                now.stood[seat.index()] = door;
                now.moved[seat.index()] += 1;
            }
            Event::Placed { seat, token: Token::Own, door } => now.stood[seat.index()] = door.unwrap_or(0),
            Event::ExitWas { door, .. } => now.exit = Some(door),
            Event::TurnEnded { pages, .. } => now.pages = Some(pages),
            _ => {}
        }
    }
}
