//! One life of the service, from its start to its end or a crash: people act, time passes, and everything is looked at.

use std::sync::Arc;
use std::time::Duration;

use table::Seat;
use tokio::task::yield_now;
use words::Lang;
use words::problem::Problem;

use super::viewers::Follower;
use super::world::World;
use super::{checks, ending};
use crate::tables::{Table, find, open, registry};
use crate::{Hall, Upcoming};

/// How a life ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum End {
    Restart,
    Over,
}

/// Something wrong, in words.
pub type Wrong = String;

/// The service while it lives.
pub struct Life<'a> {
    pub world: &'a mut World,
    pub hall: Hall,
    pub followers: Vec<Follower>,
    pub deleted: bool,
    /// How often somebody was waited for while the disk had nothing to do.
    idle: u32,
}

pub async fn live(world: &mut World) -> Result<End, Wrong> {
    let hall = world.service();
    let mut life = Life { world, hall, followers: Vec::new(), deleted: false, idle: 0 };
    if life.world.table.is_none() && !life.opens().await {
        return Ok(End::Restart);
    }
    life.somebody_has_used_up_their_share().await?;
    life.settle().await?;
    checks::look(&mut life).await?;
    while life.world.steps_left > 0 {
        life.world.steps_left -= 1;
        if life.step().await? {
            return Ok(End::Restart);
        }
        life.settle().await?;
        checks::look(&mut life).await?;
        if life.deleted {
            return Ok(End::Over);
        }
    }
    ending::others_go_on(&mut life).await?;
    Ok(End::Over)
}

impl Life<'_> {
    /// Opens the table; where that fails, the service is started again.
    async fn opens(&mut self) -> bool {
        let wish = self.world.wish();
        self.world.tell(format!("a table is opened: {wish:?}"));
        let opening = tokio::spawn(open::open(self.hall.clone(), Lang::En, wish));
        while !opening.is_finished() {
            if self.wait_for_the_disk().await.is_err() {
                return false;
            }
        }
        match opening.await {
            Ok(Ok(table)) => {
                self.world.table = Some(table.name.clone());
                true
            }
            refused => {
                self.world.tell(format!("it is not: {:?}", refused.map(|opened| opened.map(|_| ()))));
                false
            }
        }
    }

    /// Sometimes a seat has written more than it ever may, which takes longer than a story.
    async fn somebody_has_used_up_their_share(&mut self) -> Result<(), Wrong> {
        if self.world.chance.below(6) > 0 {
            return Ok(());
        }
        let Some(table) = self.table().await? else { return Ok(()) };
        let seat = Seat(self.world.chance.below(table.state().sitters.len() as u32) as u8);
        self.world.tell(format!("{seat} has used up its share of the log"));
        table.stage(|state| state.quota.use_up(seat));
        Ok(())
    }

    pub fn name(&self) -> String {
        self.world.table.clone().unwrap_or_default()
    }

    /// The table, if it can be read.
    pub async fn table(&mut self) -> Result<Option<Arc<Table>>, Wrong> {
        let (hall, name) = (self.hall.clone(), self.name());
        let finding = tokio::spawn(async move { find(&hall, &name).await });
        while !finding.is_finished() {
            self.wait_for_the_disk().await?;
        }
        match finding.await {
            Ok(Ok(table)) => Ok(Some(table)),
            Ok(Err(Problem::NotStored | Problem::InDoubt)) => Ok(None),
            Ok(Err(Problem::TableDeleted)) => {
                self.deleted = true;
                Ok(None)
            }
            // Its first append may have been lost.
            other => Err(format!("the table cannot be found: {:?}", other.map(|found| found.map(|_| ())))),
        }
    }

    /// One step of the story; says whether the service is killed.
    async fn step(&mut self) -> Result<bool, Wrong> {
        match self.world.chance.below(100) {
            0..=4 => return Ok(true),
            5..=16 => self.time_passes().await,
            17..=24 => self.somebody_comes_or_goes().await?,
            _ => self.somebody_asks().await?,
        }
        Ok(false)
    }

    async fn time_passes(&mut self) {
        let choices = [50, 400, 2_000, 9_000, 47_000, 70_000, 3_600_000];
        let time = choices[self.world.chance.below(choices.len() as u32) as usize];
        self.world.tell(format!("{time} ms pass"));
        let end = self.world.clock.now_ms() + time;
        // At most so many things happen meanwhile: bots among themselves could play for ever.
        for _ in 0..12 {
            yields(8).await;
            let now = self.world.clock.now_ms();
            let next = match self.hall.upcoming() {
                Upcoming::At(at) if at > now => at,
                Upcoming::Now | Upcoming::At(_) => now + 40,
                Upcoming::Never => break,
            };
            if next >= end {
                break;
            }
            self.world.clock.advance_to(next);
        }
        self.world.clock.advance_to(end);
    }

    async fn somebody_comes_or_goes(&mut self) -> Result<(), Wrong> {
        let Some(table) = self.table().await? else { return Ok(()) };
        let seats = table.state().sitters.len() as u32;
        if !self.followers.is_empty() && self.world.chance.below(2) == 0 {
            let index = self.world.chance.below(self.followers.len() as u32) as usize;
            let gone = self.followers.swap_remove(index);
            self.world.tell(format!("{:?} looks no longer", gone.viewer));
            return Ok(());
        }
        let seat = self.world.chance.below(seats + 1);
        let seat = (seat < seats).then_some(Seat(seat as u8));
        if let Some(follower) = Follower::begin(&table, seat) {
            self.world.tell(format!("{:?} looks on", follower.viewer));
            self.followers.push(follower);
        }
        Ok(())
    }

    /// Lets the disk go on by one call, or others do what they can.
    pub async fn wait_for_the_disk(&mut self) -> Result<(), Wrong> {
        yields(8).await;
        self.idle += 1;
        if self.idle > 1_000 {
            return Err("somebody waits for an answer that does not come".to_owned());
        }
        if self.world.disk.is_busy() {
            self.idle = 0;
            let now = self.world.clock.now_ms();
            let next = self.world.disk.next_wake(now).unwrap_or(now + 100);
            self.world.clock.advance_to(next);
        }
        Ok(())
    }

    /// Waits until nothing is being done any more and everything that is due has happened.
    pub async fn settle(&mut self) -> Result<(), Wrong> {
        // What the service does every few seconds: it would take long to do it as often while hours pass at once.
        let hall = self.hall.clone();
        tokio::spawn(async move { registry::tidy(&hall).await });
        self.idle = 0;
        let mut without_disk = 0;
        for round in 0.. {
            yields(12).await;
            // While it is written slowly bots move, and what they do is written slowly.
            self.world.disk.is_quick(round > 30);
            if self.world.disk.is_busy() {
                self.wait_for_the_disk().await?;
            } else if self.hall.upcoming() != Upcoming::Now {
                self.world.disk.is_quick(false);
                return Ok(());
            } else {
                without_disk += 1;
            }
            if without_disk > 200 || round > 4_000 {
                break;
            }
        }
        Err(format!("something is due and does not happen: {}", self.hall.tables.due()))
    }
}

/// Lets others do what they can.
pub async fn yields(times: usize) {
    for _ in 0..times {
        yield_now().await;
    }
}

/// Lets time pass, and everything happen that is due by then, in its order.
pub async fn leap(life: &mut Life<'_>, time: Duration) -> Result<(), Wrong> {
    let end = life.world.clock.now_ms() + time.as_millis() as u64;
    for _ in 0..400 {
        life.settle().await?;
        match life.hall.upcoming() {
            Upcoming::At(at) if at < end => life.world.clock.advance_to(at),
            _ => break,
        }
    }
    life.world.clock.advance_to(end);
    life.settle().await
}
