//! `conclave play`: a game in the terminal, against bots or with friends at one keyboard.

use std::collections::BTreeSet;
use std::io::{self, BufRead, IsTerminal, Write};
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use bots::{Budget, Strength};
use games::{AnyGame, Session};
use table::asked::Running;
use table::{Actor, Entry, Logged, Need, Seat, SeatSet, Seed, TakeBack, Timer, Viewer};
use words::rules::find;
use words::{CardWords, Lang, Names, Sentence, Tone};

use crate::answer::{Answer, read_answer};
use crate::args::Play;
use crate::{Stop, paper, say};

/// How much the bots think about a move here.
const ITERATIONS: u32 = 3_000;

pub fn run(lang: Lang, args: &Play) -> Result<(), Stop> {
    let game = args.set.game(lang)?;
    let seats = args.set.seats(lang)?;
    let strength: Strength =
        args.bots.parse().map_err(|_| Stop::misuse(say::unknown_bot(lang, &args.bots)))?;
    if let Some(seat) = args.you.iter().find(|seat| **seat >= seats) {
        return Err(Stop::misuse(say::no_such_seat(lang, *seat, seats)));
    }
    let seed = args.seed.map_or_else(fresh_seed, Seed::Fast);
    let session = game
        .open(lang, seats, &args.set.settings(lang)?, seed)
        .map_err(|bad| Stop::misuse(say::bad_set_up(lang, &bad)))?;
    let you: SeatSet = args.you.iter().map(|seat| Seat(*seat)).collect();
    let names = (0..seats).map(|seat| say::seat_name(lang, seat, you.contains(Seat(seat)), &args.bots));
    let names = Names::new(names.collect());
    Game { lang, game, session, names, you, strength, told: 0, read: BTreeSet::new(), board: None }
        .play(&mut io::stdin().lock())
}

fn fresh_seed() -> Seed {
    let mut key = [0; 32];
    getrandom::fill(&mut key).expect("the operating system gives random numbers");
    Seed::Sealed(key)
}

struct Game {
    lang: Lang,
    game: &'static dyn AnyGame,
    session: Box<dyn Session>,
    names: Names,
    you: SeatSet,
    strength: Strength,
    /// Log lines already printed.
    told: usize,
    /// The cards whose text has been printed, by id.
    read: BTreeSet<String>,
    /// The board as a seat read it last.
    board: Option<(Seat, String)>,
}

impl Game {
    fn play(mut self, input: &mut impl BufRead) -> Result<(), Stop> {
        self.session.begin(now_ms());
        while let Some(actor) = self.who_is_wanted() {
            if self.ring_what_has_run_out() {
                continue;
            }
            match actor {
                Actor::Seat(seat) if self.you.contains(seat) => {
                    if !self.turn(seat, input) {
                        println!("{}", say::until_next_time(self.lang));
                        return Ok(());
                    }
                }
                Actor::Seat(seat) => {
                    let mv = self.think(seat, self.strength);
                    self.follow(actor, mv);
                }
                Actor::Clock => self.wait_for_the_clock(),
            }
        }
        // Whoever plays alone is spoken to until the end.
        let alone = self.you.iter().next().filter(|_| self.you.len() == 1);
        let viewer = alone.map_or(Viewer::Spectator, Viewer::Seat);
        self.tell_news(viewer);
        println!();
        let names = self.names.clone().read_by(viewer);
        paper::print("", &self.session.prompt(self.lang, &names, viewer).to_string());
        Ok(())
    }

    /// Somebody the table waits for: whoever has answered is not asked again. Where several may act at once, bots go
    /// first, so that a person sees what they think. If nobody is wanted, a timer runs.
    fn who_is_wanted(&self) -> Option<Actor> {
        let wanted = |actor: &Actor| match actor {
            Actor::Seat(seat) => self.session.need(*seat) != Need::Nothing,
            Actor::Clock => true,
        };
        let turn = |actor: &Actor| match actor {
            Actor::Seat(seat) => u8::from(self.you.contains(*seat)),
            Actor::Clock => 2,
        };
        self.session.pending().actors().filter(wanted).min_by_key(turn)
    }

    /// Timers that ran out while somebody thought ring before anything else happens.
    fn ring_what_has_run_out(&mut self) -> bool {
        let late = |running: &&Running| running.deadline() <= now_ms();
        let Some(timer) = self.session.timers().iter().find(late).map(|running| running.timer) else {
            return false;
        };
        self.ring(timer);
        true
    }

    /// Nobody is asked: the next timer is waited for.
    fn wait_for_the_clock(&mut self) {
        let next = self.session.timers().iter().copied().min_by_key(|running| running.deadline());
        let next = next.expect("the clock is pending");
        std::thread::sleep(Duration::from_millis(next.deadline().saturating_sub(now_ms())));
        self.ring(next.timer);
    }

    fn ring(&mut self, timer: Timer) {
        let mv = self.session.ring(timer).expect("a timer that runs rings");
        self.follow(Actor::Clock, mv);
    }

    /// How long every timer this seat may see still runs.
    fn tell_time(&self, viewer: Viewer) {
        let seen = self.session.awaited(viewer).timers;
        for running in self.session.timers().iter().filter(|running| seen.contains(running.timer)) {
            let left = running.deadline().saturating_sub(now_ms()).div_ceil(1000);
            println!("{}: {left} s", self.session.timer_name(self.lang, running.timer.name));
        }
    }

    fn think(&self, seat: Seat, strength: Strength) -> String {
        let luck = self.session.made(Viewer::Seat(seat)) as u64;
        let task =
            self.session.bot_task(seat, strength, luck_of(seat), &[]).expect("whoever is pending is asked");
        task(Budget::Iterations(ITERATIONS), luck).mv
    }

    fn follow(&mut self, actor: Actor, text: String) {
        self.log(Entry::Move { actor, text });
    }

    /// One decision of a person. `false` when they leave.
    fn turn(&mut self, seat: Seat, input: &mut impl BufRead) -> bool {
        let viewer = Viewer::Seat(seat);
        self.tell_news(viewer);
        let names = self.names.clone().read_by(viewer);
        println!();
        self.tell_board(seat);
        paper::print("", &self.session.prompt(self.lang, &names, viewer).to_string());
        self.tell_time(viewer);
        let moves = self.session.legal(Actor::Seat(seat));
        for (number, mv) in moves.iter().enumerate() {
            let name = self.move_name(&names, viewer, mv);
            paper::print(&format!("  {:>2}  ", number + 1), &name.to_string());
            self.explain(&name, "      ");
        }
        loop {
            print!("{}: ", say::how_to_answer(self.lang));
            let _ = io::stdout().flush();
            let answer = read_answer(input, &moves);
            // What is piped in leaves no line of its own.
            if !io::stdin().is_terminal() {
                println!();
            }
            match answer {
                Answer::Quit => return false,
                Answer::Move(text) => {
                    self.follow(Actor::Seat(seat), text);
                    return true;
                }
                Answer::Undo if self.undo(seat) => return true,
                Answer::Undo => println!("{}", say::nothing_to_undo(self.lang)),
                Answer::Hint => {
                    let name = self.move_name(&names, viewer, &self.think(seat, Strength::Strong));
                    paper::print("", &say::a_bot_would(self.lang, &name.to_string()));
                }
                Answer::Board => {
                    paper::print_all(&self.session.board(self.lang, &names, viewer));
                }
                Answer::Card(name) => self.show_card(&name),
                Answer::Rule(id) => match find(self.game.rules(self.lang), &id) {
                    Some(rule) => paper::print(&format!("{}  ", rule.id), rule.text),
                    None => println!("{}", say::unknown_rule(self.lang, &id, self.game.name())),
                },
                Answer::Nothing => println!("{}", say::not_understood(self.lang)),
            }
        }
    }

    /// The board, or what has changed on a long one since this seat read it.
    fn tell_board(&mut self, seat: Seat) {
        let viewer = Viewer::Seat(seat);
        let board = self.session.board(self.lang, &self.names.clone().read_by(viewer), viewer);
        let read =
            self.board.take().filter(|(reader, _)| *reader == seat).map_or(String::new(), |(_, read)| read);
        let news = paper::changed(&board, &read);
        if !news.is_empty() {
            paper::print_all(&news);
            println!();
        }
        self.board = Some((seat, board));
    }

    fn move_name(&self, names: &Names, viewer: Viewer, mv: &str) -> Sentence {
        self.session.move_name(self.lang, names, viewer, mv).unwrap_or_else(|| mv.to_owned().into())
    }

    /// Prints what is written on the cards a sentence names, the first time they are named in a game.
    fn explain(&mut self, sentence: &Sentence, indent: &str) {
        for id in sentence.cards() {
            let words = self.game.card_words(self.lang, id).filter(|words| !words.text.is_empty());
            if let Some(words) = words.filter(|_| self.read.insert(id.to_owned())) {
                paper::print(indent, &on_card(words));
            }
        }
    }

    /// All cards of the game, in the order of its shelves.
    fn cards(&self) -> Vec<&'static CardWords> {
        pages::face(self.game.name()).map_or(Vec::new(), |face| face.cards(self.lang))
    }

    /// Prints the card somebody asks for by its name, or by how its name begins.
    fn show_card(&self, typed: &str) {
        let typed = typed.to_lowercase();
        let cards = self.cards();
        let called = |fits: &dyn Fn(&str) -> bool| {
            cards.iter().find(|card| fits(&card.name.to_lowercase()) || card.id.to_lowercase() == typed)
        };
        match called(&|name| name == typed).or_else(|| called(&|name| name.starts_with(&typed))) {
            Some(card) => paper::print("  ", &on_card(card)),
            None => println!("{}", say::unknown_card(self.lang, &typed)),
        }
    }

    /// Prints what the viewer has not read yet.
    fn tell_news(&mut self, viewer: Viewer) {
        let names = self.names.clone().read_by(viewer);
        let lines = self.session.lines(self.lang, &names, viewer);
        let told = self.told;
        for (_, line) in lines.iter().filter(|(number, _)| *number >= told) {
            paper::print("  ", &line.sentence.to_string());
            if line.tone != Tone::Detail {
                self.explain(&line.sentence, "      ");
            }
        }
        self.told = self.session.made(viewer) + 1;
    }

    /// Back to this seat's last decision, unless luck or a secret has spoken since: bots always agree to the rest.
    fn undo(&mut self, seat: Seat) -> bool {
        let keep = match self.session.take_back(seat, false) {
            TakeBack::Free { keep } | TakeBack::Agreed { keep, luck: false } => keep,
            TakeBack::Agreed { .. } | TakeBack::Never => return false,
        };
        self.log(Entry::Undo { keep, by: seat });
        self.told = self.session.made(Viewer::Seat(seat)) + 1;
        true
    }

    fn log(&mut self, entry: Entry) {
        self.session.follow(&Logged { at: now_ms(), entry }).expect("what is offered is accepted");
    }
}

/// Milliseconds since 1970.
fn now_ms() -> u64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_millis() as u64)
}

/// What makes a bot at this seat differ from the others.
fn luck_of(seat: Seat) -> u64 {
    u64::from(seat.0) + 1
}

/// A card as one reads it out.
fn on_card(card: &CardWords) -> String {
    format!("{}: {}", card.name, card.text)
}
