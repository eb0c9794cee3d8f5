//! Work that takes long: away from the threads that serve others, a few pieces at a time, and with a share for every address.

use std::collections::HashMap;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use tokio::sync::Semaphore;
use words::problem::Problem;

use crate::App;
use crate::limits::{Source, locked};
use crate::net::Net;

/// Whose work runs or waits.
pub struct Background {
    /// Long looks at a game leave half of the cores to others.
    turns: Arc<Semaphore>,
    /// One piece of work at a time for each address: the others of the same address wait behind it and not before anybody
    /// else.
    of_address: Mutex<HashMap<Net, Arc<Semaphore>>>,
}

impl Background {
    pub fn new(cores: usize) -> Background {
        Background { turns: Arc::new(Semaphore::new(cores.div_ceil(2))), of_address: Mutex::default() }
    }

    fn of(&self, address: Net) -> Arc<Semaphore> {
        let mut all = locked(&self.of_address);
        all.retain(|_, share| Arc::strong_count(share) > 1);
        all.entry(address).or_insert_with(|| Arc::new(Semaphore::new(1))).clone()
    }
}

impl App {
    /// Works something out for the service itself.
    pub(crate) async fn aside<T: Send + 'static>(
        &self,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, Problem> {
        let turn = self.background.turns.clone().acquire_owned().await.map_err(|_| Problem::Closing)?;
        let working = self.workers.run(move || {
            let done = work();
            drop(turn);
            done
        });
        working.await.map_err(|_| Problem::RulesFailed)
    }

    /// Works something out for somebody at this address, whose budget pays for the time it takes.
    pub(crate) async fn aside_for<T: Send + 'static>(
        &self,
        from: Source,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, Problem> {
        let Source::Net(address) = from else { return self.aside(work).await };
        self.limits.afford(address)?;
        let share = self.background.of(address);
        let alone = share.acquire_owned().await.map_err(|_| Problem::Closing)?;
        // What waited behind others of the same address may find the budget used up by them.
        self.limits.afford(address)?;
        let app = self.clone();
        self.aside(move || {
            let begun = processor_time();
            let done = work();
            // A test must not depend on how quick the machine is.
            if app.house.rehearsal.is_none() {
                app.limits.charge(address, processor_time().saturating_sub(begun));
            }
            drop(alone);
            done
        })
        .await
    }
}

/// How long this thread has been on a core. Nobody pays for the time a busy machine lets them wait.
#[cfg(unix)]
fn processor_time() -> Duration {
    let time = rustix::time::clock_gettime(rustix::time::ClockId::ThreadCPUTime);
    Duration::new(time.tv_sec.unsigned_abs(), time.tv_nsec.unsigned_abs() as u32)
}

#[cfg(not(unix))]
fn processor_time() -> Duration {
    static BEGUN: std::sync::LazyLock<std::time::Instant> = std::sync::LazyLock::new(std::time::Instant::now);
    BEGUN.elapsed()
}

#[cfg(test)]
mod tests {
    use axum::body::Body;
    use axum::http::{Request, StatusCode};

    use super::*;
    use crate::House;
    use crate::tables::rematch::tests::{played_out, temporary_folder};

    /// Whatever takes long at a table is paid for by the address that asks for it.
    #[tokio::test]
    async fn whoever_has_used_up_their_time_is_refused_and_nobody_else() {
        let folder = temporary_folder("budget");
        let house = House { proxies: vec!["127.0.0.1".parse().unwrap()], ..House::default() };
        let app = App::with_house(&folder, pages::FACES, house).unwrap();
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
}
