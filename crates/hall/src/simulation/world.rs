//! What lasts over restarts: chance, time, what is stored, and what people know.

use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};

use bots::Strength;
use games::AnyGame;
use store::MemoryStore;
use table::company::{Bot, Pace, Sitter};
use table::{Chance, Seed, Settings};
use words::Lang;

use super::disk::{Disk, Trouble};
use crate::clock::ManualClock;
use crate::seeds::Seeds;
use crate::tables::open::{Sitters, Wish};
use crate::test_hall::hall_at;
use crate::thinking::SearchLimit;
use crate::workers::Workers;
use crate::{Environment, Hall};

/// 15 January 2027, 08:00 UTC.
const BEGINNING_MS: u64 = 1_800_000_000_000;

/// How the table of a story begins.
#[derive(Clone, Debug)]
pub enum Opening {
    Table(Wish),
    Lesson { game: String, lesson: String },
}

/// Everything a story is made of.
pub struct World {
    pub chance: Chance,
    pub clock: ManualClock,
    pub store: MemoryStore,
    pub disk: Disk,
    pub trouble: Trouble,
    /// What happened, in lines.
    pub story: Vec<String>,
    /// The words that were asked, each with whether it was done.
    pub asked: Vec<(&'static str, bool)>,
    /// The table's name, once it is open.
    pub table: Option<String>,
    /// Secrets that once opened something.
    pub old_keys: Vec<String>,
    pub steps_left: u32,
    /// How many wishes there have been.
    pub wishes: usize,
    names: Arc<AtomicU32>,
    folder: PathBuf,
}

impl World {
    pub fn new(seed: u64) -> World {
        let mut chance = Chance::fast(seed);
        let folder = std::env::temp_dir().join("conclave-simulation");
        if !folder.join("key").exists() {
            std::fs::create_dir_all(&folder).expect("there is a folder for temporary files");
            // Whole or not at all: several simulations may begin at once.
            let own = folder.join(format!("key-{}", std::process::id()));
            std::fs::write(&own, [7; 32]).expect("it can be written to");
            std::fs::rename(own, folder.join("key")).expect("and renamed in");
        }
        World {
            trouble: Trouble::of(&mut chance),
            steps_left: 6 + chance.below(14),
            chance,
            clock: ManualClock::at(BEGINNING_MS),
            store: MemoryStore::new(),
            disk: Disk::default(),
            story: Vec::new(),
            asked: Vec::new(),
            table: None,
            old_keys: Vec::new(),
            wishes: 0,
            names: Arc::default(),
            folder,
        }
    }

    pub fn tell(&mut self, line: String) {
        let seconds = (self.clock.now_ms() - BEGINNING_MS) as f64 / 1_000.0;
        self.story.push(format!("{seconds:>9.3} {line}"));
    }

    /// The service, as it starts.
    pub fn service(&mut self) -> Hall {
        let (numbers, seed) = (self.names.clone(), self.chance.long_word());
        let seeds = Seeds {
            seed: Box::new(move || Seed::Fast(seed)),
            name: Box::new(move || format!("simulated{:03}", numbers.fetch_add(1, Ordering::Relaxed))),
        };
        let environment = Environment {
            seeds,
            clock: self.clock.clock(),
            search: SearchLimit::Iterations(2),
            workers: Workers::Inline,
        };
        self.store.work();
        let hall = hall_at(&self.folder, environment, self.store.clone());
        self.disk.spin(&self.store, &self.clock, self.trouble, self.chance.long_word());
        hall
    }

    /// Mostly a table of any game; sometimes one that is soon over, or a lesson.
    pub fn opening(&mut self) -> Opening {
        match self.chance.below(8) {
            0 => self.lesson(),
            1 => {
                self.steps_left += 50;
                Opening::Table(self.short_game())
            }
            _ => Opening::Table(self.wish()),
        }
    }

    fn lesson(&mut self) -> Opening {
        let lessons: Vec<(&str, &str)> = games::GAMES
            .iter()
            .flat_map(|game| game.lessons(Lang::En).into_iter().map(|lesson| (game.name(), lesson.name)))
            .collect();
        let (game, lesson) = lessons[self.chance.below(lessons.len() as u32) as usize];
        Opening::Lesson { game: game.to_owned(), lesson: lesson.to_owned() }
    }

    /// The example, which is over after some fifteen moves, for two people.
    fn short_game(&mut self) -> Wish {
        let is_example = |game: &&&dyn AnyGame| games::GAMES.iter().all(|other| other.name() != game.name());
        let example = games::WITH_EXAMPLE.iter().find(is_example).expect("there is an example");
        let people = ["Ana", "Bea"].map(|name| Sitter::Person(name.to_owned()));
        let (game, seats) = (example.name().to_owned(), Some(2));
        let settings = Settings::default();
        Wish { game, seats, settings, sitters: Sitters::Each(people.into()), ..self.wish() }
    }

    /// A table of any game, for people and a bot or two.
    pub fn wish(&mut self) -> Wish {
        let chance = &mut self.chance;
        let game = games::WITH_EXAMPLE[chance.below(games::WITH_EXAMPLE.len() as u32) as usize];
        let counts = game.seat_counts(&Settings::default());
        let seats = counts[chance.below(counts.len() as u32) as usize];
        let names = ["Ana", "Bea", "Cleo", "Dora", "Eva", "Flor", "Gala", "Hilda"];
        let sitters = (0..usize::from(seats)).map(|seat| match chance.below(6) {
            0 => Sitter::Bot(Bot::of(Strength::Random.to_string())),
            1 if seat > 0 => Sitter::Nobody,
            _ => Sitter::Person(names[seat % names.len()].to_owned()),
        });
        let sitters: Vec<Sitter> = sitters.collect();
        Wish {
            game: game.name().to_owned(),
            seats: Some(seats),
            settings: Settings::default(),
            sitters: Sitters::Each(sitters),
            pace: [Pace::Quick, Pace::Normal, Pace::Calm][chance.below(3) as usize],
            answers_forced: chance.below(2) == 0,
            listed: chance.below(2) == 0,
            practice: chance.below(6) == 0,
            rehearse: None,
        }
    }
}
