//! How does a table begin?

use std::sync::Arc;

use bots::Strength;
use games::{AnyGame, BadSetUp, Session};
use store::{NewTable, NotStored};
use table::company::{Bot, Pace, Sitter};
use table::settings::Misfit;
use table::written::sit_entry;
use table::{By, Entry, Hand, Record, Seat, Seed, Settings};
use words::Lang;
use words::problem::Problem;

use super::beginning::Beginning;
use super::commit::Refusal;
use super::seats::{TableKeys, may_be_called};
use super::state::TableState;
use super::table::{Table, guarded};
use crate::rehearsal::Rehearse;
use crate::{Hall, automatic_moves, rehearsal, text};

/// What somebody asks for when they open a table.
#[derive(Clone, Debug)]
pub struct Wish {
    pub game: String,
    pub seats: Option<u8>,
    pub settings: Settings,
    pub sitters: Sitters,
    pub pace: Pace,
    pub answers_forced: bool,
    /// Whether strangers find it in the lobby.
    pub listed: bool,
    /// Whether it is opened for practice.
    pub practice: bool,
    /// How a test wants it to begin.
    pub rehearse: Option<Rehearse>,
}

/// Who is to sit where from the start.
#[derive(Clone, Debug)]
pub enum Sitters {
    /// The host in the first seat, the rest empty or with bots.
    Host {
        name: String,
        fill: Option<Strength>,
    },
    Each(Vec<Sitter>),
}

/// Why no table was opened.
#[derive(Clone, Debug)]
pub enum NotOpened {
    Problem(Problem),
    /// A rule of the game, in the reader's language.
    Rule {
        rule: &'static str,
        why: String,
    },
}

impl From<Problem> for NotOpened {
    fn from(problem: Problem) -> NotOpened {
        NotOpened::Problem(problem)
    }
}

pub async fn open(hall: Hall, lang: Lang, wish: Wish) -> Result<Arc<Table>, NotOpened> {
    hall.not_closing()?;
    let game = hall.game(&wish.game)?;
    wish.settings.check(game.options()).map_err(|misfit| Problem::BadSetting(misfit_text(misfit)))?;
    let (seed, settings) = rehearsal::beginning(&hall, wish.rehearse.as_ref(), &wish.settings)?;
    let usual = game.seat_counts(&wish.settings).first().copied().unwrap_or(2);
    let seats = wish.seats.unwrap_or(usual);
    let room = hall.capacity.room_for_another()?;
    let session = match settings.get(Settings::STAGE) {
        Some(_) => staged(game, seats, &settings, &seed)?,
        None => guarded(|| game.open(lang, seats, &settings, seed.clone()))?.map_err(not_set_up)?,
    };
    let sitters = seated(&wish.sitters, session.seats())?;
    let start = Start {
        game,
        settings: &settings,
        seed,
        sitters,
        pace: wish.pace,
        answers_forced: wish.answers_forced,
        listed: wish.listed,
        rules: game.rules_version(),
        beginning: if wish.practice { Beginning::Practice } else { Beginning::Fresh },
        played: Vec::new(),
    };
    let table = begin(&hall, session, start).await?;
    room.taken();
    Ok(table)
}

/// The game in a position a test has described; how many sit there is part of it.
fn staged(
    game: &'static dyn AnyGame,
    seats: u8,
    settings: &Settings,
    seed: &Seed,
) -> Result<Box<dyn Session>, Problem> {
    let record = Record {
        game: game.name().to_owned(),
        rules: game.rules_version(),
        seats,
        settings: settings.clone(),
        seed: seed.clone(),
        entries: Vec::new(),
    };
    guarded(|| game.replay(&record))?
        .map_err(|bad| Problem::Malformed(format!("rehearse.stage: {}", bad.why)))
}

/// How a table begins.
pub(super) struct Start<'a> {
    pub game: &'static dyn AnyGame,
    pub settings: &'a Settings,
    pub seed: Seed,
    pub sitters: Vec<Sitter>,
    pub pace: Pace,
    pub answers_forced: bool,
    pub listed: bool,
    pub rules: u16,
    pub beginning: Beginning,
    /// What has been played there before anybody sits down.
    pub played: Vec<Entry>,
}

pub(super) async fn begin(
    hall: &Hall,
    session: Box<dyn Session>,
    start: Start<'_>,
) -> Result<Arc<Table>, Problem> {
    let entries = first_entries(&start);
    let name = (hall.seeds.name)();
    let new = NewTable {
        name: name.clone(),
        game: start.game.name().to_owned(),
        rules: start.rules,
        seats: session.seats(),
        settings: start.settings.clone(),
        seed: start.seed.clone(),
        opened: hall.clock.now_ms(),
        entries: entries.clone(),
    };
    let opened = new.opened;
    let id = hall.store.open(new).await.map_err(|why| match why {
        NotStored::Unknown => Problem::InDoubt,
        NotStored::Unavailable | NotStored::Conflict => Problem::NotStored,
    })?;
    hall.counters.opened.add(1);
    tracing::debug!(table = name, game = start.game.name(), "a table is opened");
    let luck = start.beginning.luck(hall, start.game.name(), (&name, &start.seed));
    let mut state = TableState::new(start.game, TableKeys::new(&hall.key, &name), luck, session);
    state.awake_since = hall.clock.now_ms();
    state.rehearsed = hall.config.rehearsal.is_some();
    state.apply(state.entered(opened, entries).map_err(Refusal::problem)?);
    let table = hall.tables.add(Table::new(hall, (name, id, opened), start.game, state));
    automatic_moves::wake(hall, &table);
    Ok(table)
}

/// What the log of a table begins with.
fn first_entries(start: &Start<'_>) -> Vec<Entry> {
    let opened = Entry::Opened {
        pace: start.pace.name().to_owned(),
        answers_forced: start.answers_forced,
        listed: start.listed,
        beginning: start.beginning.to_text(),
    };
    let hand = Hand { by: By::Host, generation: 0 };
    let sits = |(index, sitter): (usize, &Sitter)| {
        (*sitter != Sitter::Nobody).then(|| sit_entry(Seat(index as u8), sitter, hand))
    };
    let sat = start.sitters.iter().enumerate().filter_map(sits);
    std::iter::once(opened).chain(sat).chain(start.played.iter().cloned()).collect()
}

fn seated(sitters: &Sitters, seats: u8) -> Result<Vec<Sitter>, Problem> {
    match sitters {
        Sitters::Host { name, fill } => {
            let rest = fill.map_or(Sitter::Nobody, |strength| Sitter::Bot(Bot::of(strength.to_string())));
            let mut all = vec![rest; seats as usize];
            let host = Sitter::Person(text::name(name)?);
            may_be_called(&host, &all)?;
            *all.first_mut().ok_or(Problem::BadSeats)? = host;
            Ok(all)
        }
        Sitters::Each(each) if each.len() == seats as usize => {
            for (index, sitter) in each.iter().enumerate() {
                let mut others = each.clone();
                others[index] = Sitter::Nobody;
                may_be_called(sitter, &others)?;
            }
            Ok(each.clone())
        }
        Sitters::Each(_) => Err(Problem::BadSeats),
    }
}

fn not_set_up(bad: BadSetUp) -> NotOpened {
    match bad {
        BadSetUp::Settings(misfit) => Problem::BadSetting(misfit_text(misfit)).into(),
        BadSetUp::Rule { rule, why } => NotOpened::Rule { rule, why },
    }
}

fn misfit_text(misfit: Misfit) -> String {
    match misfit {
        Misfit::NotAPair(text) | Misfit::UnknownKey(text) => text,
        Misfit::UnknownValue { key, value } => format!("{key}={value}"),
    }
}
