//! How people ask for something: one after the other or several at once, and some hang up before they hear an answer.

use std::pin::{Pin, pin};
use std::sync::Arc;
use std::task::Poll;

use table::Seat;
use tokio::task::JoinHandle;

use super::checks;
use super::life::{Life, Wrong, yields};
use super::wishes::{self, Asks, Wish};
use crate::Hall;
use crate::source::Source;
use crate::tables::command::Command;
use crate::tables::commit::{Answer, Refusal};
use crate::tables::{Credentials, Table, rematch};

/// The answer to a command; `None` if the caller hung up first.
type Asked = Option<Result<Answer, Refusal>>;

/// Something that is being asked.
type Asking = Pin<Box<dyn Future<Output = Result<Answer, Refusal>> + Send>>;

impl Life<'_> {
    /// One person asks for something, or up to three at the same time; some of them hang up.
    pub async fn somebody_asks(&mut self) -> Result<(), Wrong> {
        let Some(table) = self.table().await? else { return Ok(()) };
        let at_once = if self.world.chance.below(4) == 0 { 1 + self.world.chance.below(3) } else { 1 };
        // Somebody is removed while they do something.
        let seat = Seat(self.world.chance.below(table.state().sitters.len() as u32) as u8);
        let removal = at_once > 1 && self.world.chance.below(2) == 0;
        let mut asked: Vec<(Wish, JoinHandle<Asked>)> = Vec::new();
        for turn in 0..at_once {
            let word = if turn == 0 { "stand" } else { ["say", "move"][self.world.chance.below(2) as usize] };
            let about = removal.then_some((word, seat));
            self.world.wishes += 1;
            let number = self.world.wishes;
            let wish = {
                let state = table.state();
                wishes::wish(&mut self.world.chance, &state, &self.world.old_keys, number, about)
            };
            // A mark that opens nothing tells whose entries are whose.
            let shows = format!("{}.wish{number}", wish.shows);
            self.remembers_keys(&table);
            let waits = (self.world.chance.below(4) == 0).then(|| self.world.chance.below(7) as usize);
            let hangs_up = waits.map_or(String::new(), |waits| format!(", hangs up after {waits} waits"));
            self.world.tell(format!("wish {number}: {:?}{hangs_up}", wish.asks));
            let Some(asking) = asking(&self.hall, &table, &wish, &shows) else { continue };
            asked.push((Wish { shows, ..wish }, tokio::spawn(cut_off(asking, waits))));
            if self.world.chance.below(2) == 0 {
                yields(self.world.chance.below(4) as usize).await;
            }
        }
        drop(table);
        while !asked.iter().all(|(_, asking)| asking.is_finished()) {
            self.wait_for_the_disk().await?;
        }
        for (wish, asking) in asked {
            let came = asking.await.map_err(|failed| format!("a command ended badly: {failed}"))?;
            checks::answered(self, &wish, &came)?;
        }
        Ok(())
    }

    fn remembers_keys(&mut self, table: &Table) {
        let keys = Seat::all(table.state().sitters.len() as u8).filter_map(|seat| table.seat_key(seat));
        for key in keys.collect::<Vec<_>>() {
            if !self.world.old_keys.contains(&key) {
                self.world.old_keys.push(key);
            }
        }
    }
}

/// Begins to ask; nothing if it is no command at all.
fn asking(hall: &Hall, table: &Arc<Table>, wish: &Wish, shows: &str) -> Option<Asking> {
    let (hall, table) = (hall.clone(), table.clone());
    let caller = Credentials::Shown(shows.into());
    let command = match &wish.asks {
        Asks::PlaysAgain => {
            return Some(Box::pin(async move {
                let opening = rematch::open(hall.clone(), Source::Here, table.clone(), caller);
                crate::spawn_uncancellable(opening).await.map_err(Refusal::Problem)?;
                Ok(Answer::Nothing)
            }));
        }
        Asks::Accepts { invitation, name } => {
            Command::Accept { invitation: invitation.clone(), name: name.clone() }
        }
        Asks::Said(said) => serde_json::from_value(said.clone()).ok()?,
    };
    Some(Box::pin(async move { table.run(&hall, command, caller).await }))
}

/// Waits for something, or hangs up after it has waited so many times.
async fn cut_off<T>(work: impl Future<Output = T>, waits: Option<usize>) -> Option<T> {
    let mut work = pin!(work);
    let mut waited = 0;
    std::future::poll_fn(|context| match work.as_mut().poll(context) {
        Poll::Ready(done) => Poll::Ready(Some(done)),
        Poll::Pending if waits == Some(waited) => Poll::Ready(None),
        Poll::Pending => {
            waited += 1;
            Poll::Pending
        }
    })
    .await
}
