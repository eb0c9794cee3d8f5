//! The same deal for all: which there are just now, where their luck comes from, and who may look on.
//!
//! The luck is derived from the server's key and the date, so that nobody knows it before playing. Whoever has seen such a
//! game knows the deal: until its time is up, only those who sit at a table see anything of it, running or finished.

use std::sync::Arc;

use bots::Strength;
use table::company::{Bot, Pace, Sitter};
use table::{Seed, Settings};
use words::Lang;
use words::problem::Problem;

use super::beginning::Beginning;
use super::open::{Start, begin};
use super::opening;
use super::seats::may_be_called;
use super::table::{Table, guarded};
use crate::secrets::Key;
use crate::source::Source;
use crate::{Hall, text};

const DAY_MS: u64 = 86_400_000;

/// How long a deal can be played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Span {
    Day,
    /// From Monday to Sunday.
    Week,
}

impl Span {
    pub const BOTH: [Span; 2] = [Span::Day, Span::Week];

    pub fn name(self) -> &'static str {
        match self {
            Span::Day => "day",
            Span::Week => "week",
        }
    }

    pub fn from_name(name: &str) -> Option<Span> {
        Span::BOTH.into_iter().find(|span| span.name() == name)
    }
}

/// One day's or one week's deal of a game, by its number since 1970.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Deal {
    pub span: Span,
    pub number: u64,
}

impl Deal {
    /// The one that is open at this time. 1970 began on a Thursday.
    pub fn at(span: Span, ms: u64) -> Deal {
        let day = ms / DAY_MS;
        Deal { span, number: if span == Span::Day { day } else { (day + 3) / 7 } }
    }

    /// When its time is up, in milliseconds since 1970.
    pub fn ends(self) -> u64 {
        match self.span {
            Span::Day => (self.number + 1) * DAY_MS,
            Span::Week => ((self.number + 1) * 7 - 3) * DAY_MS,
        }
    }

    pub fn is_open(self, now_ms: u64) -> bool {
        now_ms < self.ends()
    }

    pub fn to_text(self) -> String {
        format!("deal {} {}", self.span.name(), self.number)
    }

    /// Luck nobody can know who has not the server's key.
    fn luck(self, key: &Key, game: &str, purpose: &str) -> [u8; 32] {
        key.derive(&["deal", purpose, game, self.span.name(), &self.number.to_string()])
    }

    /// Tells the tables of one address from those of others, within this deal alone; nobody who has not the server's key
    /// learns the address from it.
    fn mark(self, key: &Key, game: &str, from: Source) -> String {
        let address = match from {
            Source::Here => "here".to_owned(),
            Source::Net(home) => home.site().unwrap_or(home).to_string(),
        };
        let purpose = ["deal", "from", game, self.span.name(), &self.number.to_string(), &address];
        hex::encode(&key.derive(&purpose)[..6])
    }

    /// What bots draw their luck from at every table of this deal, so that they play alike.
    pub fn bots_luck(self, key: &Key, game: &str) -> [u8; 32] {
        self.luck(key, game, "bots")
    }
}

/// Opens a table of the deal that is open now: a person in the first seat, quick bots in the others.
pub async fn open(
    hall: Hall,
    from: Source,
    (game, span): (String, Span),
    name: String,
    pace: Pace,
) -> Result<Arc<Table>, Problem> {
    hall.not_closing()?;
    let game = hall.game(&game)?;
    let name = text::name(&name)?;
    let deal = Deal::at(span, hall.clock.now_ms());
    let place = opening::place(&hall, from).await?;
    let room = hall.capacity.room_for_another()?;
    let settings = Settings::default();
    let seats = game.seat_counts(&settings).first().copied().unwrap_or(2);
    let of_the_day = || Seed::Sealed(deal.luck(&hall.key, game.name(), "seed"));
    let seed = hall.config.rehearsal.map_or_else(of_the_day, |_| (hall.seeds.seed)());
    let session = guarded(|| game.open(Lang::En, seats, &settings, seed.clone()))?;
    let mut sitters = vec![Sitter::Bot(Bot::of(Strength::Quick.to_string())); usize::from(seats)];
    let person = Sitter::Person(name);
    may_be_called(&person, &sitters)?;
    sitters[0] = person;
    let start = Start {
        game,
        settings: &settings,
        seed,
        sitters,
        pace,
        answers_forced: true,
        listed: false,
        rules: game.rules_version(),
        beginning: Beginning::Deal(deal, Some(deal.mark(&hall.key, game.name(), from))),
        played: Vec::new(),
    };
    let table = begin(&hall, session.map_err(|_| Problem::BadSeats)?, start).await?;
    room.taken();
    place.taken_by(table.id);
    Ok(table)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_day_ends_at_midnight_and_a_week_on_sunday() {
        // Tuesday, 17 November 2026, noon.
        let noon = 20_774 * DAY_MS + DAY_MS / 2;
        assert_eq!(Deal::at(Span::Day, noon).ends(), 20_775 * DAY_MS);
        let week = Deal::at(Span::Week, noon);
        assert_eq!(week.ends(), 20_780 * DAY_MS, "Monday, 23 November");
        assert_eq!(Deal::at(Span::Week, week.ends() - 1), week);
        assert_ne!(Deal::at(Span::Week, week.ends()), week);
    }

    #[test]
    fn every_game_day_and_server_has_luck_of_its_own() {
        let key = |byte| Key::from_bytes([byte; 32]);
        let deal = Deal { span: Span::Day, number: 20_774 };
        let luck = |key: &Key, deal: Deal, game| deal.luck(key, game, "seed");
        let one = luck(&key(1), deal, "grimoire");
        assert_eq!(one, luck(&key(1), deal, "grimoire"));
        let others = [
            luck(&key(2), deal, "grimoire"),
            luck(&key(1), deal, "madness"),
            luck(&key(1), Deal { number: 20_775, ..deal }, "grimoire"),
            luck(&key(1), Deal { span: Span::Week, ..deal }, "grimoire"),
        ];
        assert!(others.iter().all(|other| *other != one));
    }
}
