//! How much may one address ask for? Buckets that fill up slowly, for what costs something.

use std::collections::HashMap;
use std::time::{Duration, Instant};

use hall::clock::Clock;
use hall::source::HOMES_OF_A_SITE;
use hall::tables::command::Command;
use hall::{Budget, Net, Source};
use parking_lot::Mutex;
use words::problem::Problem;

/// Something that costs the machine or the others at a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum RateClass {
    /// A page, or what a program reads: everything that is drawn anew for whoever asks.
    Read,
    Open,
    /// A table of a deal that is the same for all: few would play the same more often.
    Deal,
    Sit,
    Say,
    Hint,
    Move,
    Connect,
    /// A look at an earlier moment, or at a picture of it.
    Look,
    Report,
    /// A picture nobody has asked for yet.
    Paint,
    /// Milliseconds of work in the background.
    Work,
}

impl RateClass {
    /// What a command costs the address that asks for it.
    pub fn of_command(command: &Command) -> RateClass {
        match command {
            Command::Move(_)
            | Command::Undo(_)
            | Command::Answer(_)
            | Command::GoOn(_)
            | Command::Heard(_)
            | Command::Lead(_)
            | Command::Advise { .. }
            | Command::ShowWeighed { .. }
            | Command::Own(_) => RateClass::Move,
            Command::Say(_) | Command::Nudge(_) | Command::Remark(_) => RateClass::Say,
            Command::Hint(_) | Command::Weigh(_) => RateClass::Hint,
            Command::Pace(_)
            | Command::Think(_)
            | Command::Fill(_)
            | Command::Bot(_)
            | Command::Stand(_)
            | Command::Sit(_)
            | Command::Delete(_)
            | Command::Accept { .. } => RateClass::Sit,
        }
    }

    /// How many at once, and how many a second in the long run.
    fn allowance(self) -> (f32, f32) {
        match self {
            RateClass::Read => (600.0, 60.0),
            RateClass::Open => (20.0, 0.2),
            RateClass::Deal => (40.0, 40.0 / 86_400.0),
            RateClass::Sit => (60.0, 1.0),
            RateClass::Say => (20.0, 1.0),
            RateClass::Hint => (10.0, 0.5),
            RateClass::Move => (400.0, 100.0),
            RateClass::Connect => (120.0, 10.0),
            RateClass::Look => (400.0, 60.0),
            RateClass::Report => (10.0, 0.2),
            RateClass::Paint => (20.0, 0.5),
            RateClass::Work => (4_000.0, 250.0),
        }
    }
}

pub struct Limits {
    clock: Clock,
    buckets: Mutex<HashMap<(Net, RateClass), Bucket>>,
}

struct Bucket {
    left: f32,
    since: Instant,
    most: f32,
    per_second: f32,
}

impl Bucket {
    fn filled(&self, now: Instant) -> f32 {
        self.left + self.per_second * now.duration_since(self.since).as_secs_f32()
    }
}

impl Limits {
    pub fn new(clock: Clock) -> Limits {
        Limits { clock, buckets: Mutex::default() }
    }

    /// Takes one from the bucket of this address, and of the site it belongs to.
    pub fn take(&self, from: Source, class: RateClass) -> Result<(), Problem> {
        let Source::Net(home) = from else { return Ok(()) };
        let now = self.clock.instant();
        let mut buckets = self.buckets.lock();
        if let Some(site) = home.site() {
            fill_and_take(&mut buckets, (site, class), HOMES_OF_A_SITE, now)?;
        }
        fill_and_take(&mut buckets, (home, class), 1.0, now)
    }
}

impl Budget for Limits {
    fn afford(&self, home: Net) -> Result<(), Problem> {
        let now = self.clock.instant();
        let dry = |bucket: &Bucket| bucket.filled(now) <= 0.0;
        let dry = self.buckets.lock().get(&(home, RateClass::Work)).is_some_and(dry);
        if dry { Err(Problem::TooOften) } else { Ok(()) }
    }

    fn charge(&self, home: Net, worked: Duration) {
        let now = self.clock.instant();
        let (most, per_second) = RateClass::Work.allowance();
        let mut buckets = self.buckets.lock();
        let full = Bucket { left: most, since: now, most, per_second };
        let bucket = buckets.entry((home, RateClass::Work)).or_insert(full);
        bucket.left = bucket.filled(now).min(most) - worked.as_secs_f32() * 1_000.0;
        bucket.since = now;
    }

    fn forget_the_calm(&self) {
        let now = self.clock.instant();
        self.buckets.lock().retain(|_, bucket| bucket.filled(now) < bucket.most);
    }
}

fn fill_and_take(
    buckets: &mut HashMap<(Net, RateClass), Bucket>,
    whose: (Net, RateClass),
    times: f32,
    now: Instant,
) -> Result<(), Problem> {
    let (most, per_second) = whose.1.allowance();
    let (most, per_second) = (most * times, per_second * times);
    let bucket = buckets.entry(whose).or_insert(Bucket { left: most, since: now, most, per_second });
    bucket.left = bucket.filled(now).min(most);
    bucket.since = now;
    if bucket.left < 1.0 {
        return Err(Problem::TooOften);
    }
    bucket.left -= 1.0;
    Ok(())
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use axum::body::Body;
    use axum::http::{Request, StatusCode};
    use hall::clock::ManualClock;
    use hall::tables::Table;
    use hall::tables::open::{Sitters, Wish, open};
    use table::Settings;
    use table::company::{Bot, Pace, Sitter};
    use words::Lang;

    use super::*;
    use crate::{App, ServerConfig};

    fn from(text: &str) -> Source {
        Source::of(text.parse().unwrap())
    }

    #[test]
    fn a_bucket_runs_dry_and_only_for_that_address() {
        let limits = Limits::new(ManualClock::at(0).clock());
        let [one, other] = ["192.0.2.1", "192.0.2.2"].map(from);
        let granted = (0..50).filter(|_| limits.take(one, RateClass::Open).is_ok()).count();
        assert_eq!(granted, 20);
        assert!(limits.take(other, RateClass::Open).is_ok());
        assert!(limits.take(one, RateClass::Move).is_ok());
        assert!((0..1000).all(|_| limits.take(Source::Here, RateClass::Open).is_ok()));
    }

    #[test]
    fn whoever_has_many_addresses_is_counted_once() {
        let limits = Limits::new(ManualClock::at(0).clock());
        let granted = |address: &dyn Fn(u32) -> String, tries: u32| {
            (0..tries).filter(|at| limits.take(from(&address(*at)), RateClass::Open).is_ok()).count()
        };
        assert_eq!(granted(&|at| format!("2001:db8:1:1::{at:x}"), 500), 20);
        assert_eq!(granted(&|at| format!("2001:db8:2:{at:x}::1"), 2000), 320);
        assert_eq!(granted(&|_| "2001:db8:3::1".to_owned(), 30), 20);
    }

    #[test]
    fn work_in_the_background_is_paid_for_in_time() {
        let manual = ManualClock::at(0);
        let limits = Limits::new(manual.clock());
        let [one, other] = ["192.0.2.1", "192.0.2.2"].map(|address| Net::home(address.parse().unwrap()));
        limits.charge(one, Duration::from_millis(3_999));
        assert_eq!(limits.afford(one), Ok(()), "a millisecond is left");
        limits.charge(one, Duration::from_millis(501));
        assert_eq!(limits.afford(one), Err(Problem::TooOften));
        assert_eq!(limits.afford(other), Ok(()));
        manual.advance(Duration::from_millis(2_100));
        assert_eq!(limits.afford(one), Ok(()), "a quarter of each second comes back");
    }

    /// Whatever takes long at a table is paid for by the address that asks for it.
    #[tokio::test]
    async fn whoever_has_used_up_their_time_is_refused_and_nobody_else() {
        let folder = std::env::temp_dir().join(format!("conclave-budget-{}", std::process::id()));
        std::fs::create_dir_all(&folder).unwrap();
        let config = ServerConfig { proxies: vec!["127.0.0.1".parse().unwrap()], ..ServerConfig::default() };
        let app = App::with_config(&folder, pages::FACES, config).unwrap();
        let table = played_out(&app).await;
        let [busy, calm] = ["192.0.2.1", "192.0.2.2"];
        let asked = async |path: &str, from: &str| {
            let request = Request::get(path).header("x-forwarded-for", from).body(Body::empty()).unwrap();
            crate::app(app.clone()).answer(request).await.status()
        };
        app.limits.charge(Net::home(busy.parse().unwrap()), Duration::from_secs(1_000));
        let (page, api) = (format!("/t/{}", table.name), format!("/api/v2/tables/{}", table.name));
        let moment = "at=3&as=all";
        for path in [
            format!("{page}/story"),
            format!("{page}/story.png"),
            format!("{page}?at=last"),
            format!("{page}/replay?{moment}"),
            format!("{page}/replay?{moment}&good=yes"),
            format!("{page}/branch?{moment}"),
            format!("{api}/log"),
        ] {
            assert_eq!(asked(&path, busy).await, StatusCode::TOO_MANY_REQUESTS, "{path}");
            assert_eq!(asked(&path, calm).await, StatusCode::OK, "{path}");
        }
        assert_eq!(asked(&page, busy).await, StatusCode::OK, "the table itself costs little");
        for kept in [format!("{page}/story"), format!("{page}/story.png")] {
            assert_eq!(asked(&kept, busy).await, StatusCode::OK, "{kept} was made for somebody else");
        }
        let _ = std::fs::remove_dir_all(&folder);
    }

    /// Opens a table between two bots and waits until they have played it out.
    async fn played_out(app: &App) -> Arc<Table> {
        let bot = Sitter::Bot(Bot::of("random"));
        let wish = Wish {
            game: app.faces[0].name().to_owned(),
            seats: Some(2),
            settings: Settings::default().with("mode", "duel"),
            sitters: Sitters::Each(vec![bot.clone(), bot]),
            pace: Pace::Instant,
            answers_forced: true,
            listed: true,
            practice: false,
            rehearse: None,
        };
        let table = open(app.hall.clone(), Lang::En, wish).await.unwrap();
        let mut changes = table.watch();
        while table.state().session.outcome().is_none() {
            changes.changed().await.unwrap();
        }
        table
    }
}
