//! Two tables of Obscurio that differ in one secret, byte by byte: who the Traitor is, and what is chosen behind the
//! Watcher's back.

use futures_util::StreamExt;
use obscurio::state::Token;
use obscurio::{Move, Obscurio, Options, State};
use serde_json::json;
use server::seeds::Seeds;
use table::script::Script;
use table::{Actor, Events, Game, Seed};
use tokio_tungstenite::tungstenite::Message;

use crate::obscurio::Night;
use crate::same;

/// Loyal in both worlds.
const ANA: usize = 1;

pub fn luck(seed: Seed) -> Seeds {
    Seeds { seed: Box::new(move || seed.clone()), name: Box::new(|| "secrettable".to_owned()) }
}

/// The same luck for everything but for who is dealt the Traitor's card. Whoever looks back deals again.
fn with_traitor(seat: &str) -> Seeds {
    let mut script = Script::new(11);
    (0..2_000).for_each(|_| script.add("loyalty", &[seat]));
    luck(Seed::Scripted(Box::leak(Box::new(script))))
}

/// What Ana and somebody who looks on were ever shown, and could ask for.
struct Heard {
    night: Night,
    told: Vec<String>,
}

impl Heard {
    async fn at(luck: Seeds) -> Heard {
        let settings = json!({"clock": "untimed", "grimoire_seat": "1", "difficulty": "expert"});
        let mut night = Night::opens(luck, settings).await;
        (night.asleep, night.hints) = (vec![ANA], false);
        night.follow().await;
        Heard { night, told: Vec::new() }
    }

    /// A move everybody sees: each of them gets one message.
    async fn openly(&mut self, word: &str) {
        self.night.whoever_can(word).await;
        self.all_are_told(word).await;
    }

    async fn all_are_told(&mut self, word: &str) {
        for (index, socket) in self.night.sockets.iter_mut().enumerate() {
            match socket.next().await.expect("a stream").unwrap() {
                message @ (Message::Text(_) | Message::Binary(_)) => {
                    self.told.push(format!("to {index} after {word}: {message}"));
                }
                other => panic!("to {index} after {word}: {other:?}"),
            }
        }
    }

    async fn ask_for_everything(&mut self, when: &str) {
        for (what, reply) in self.night.everything().await {
            self.told.push(format!("{what} {when}: {reply}"));
        }
        crate::quiet(&mut self.night.sockets).await;
    }

    /// A whole turn, the same in both worlds; the Traitor only closes the holder.
    async fn turn(&mut self) {
        while self.night.who_can("show").await.is_none() {
            self.night.whoever_can("butterfly").await;
        }
        for word in ["show", "ready", "ready", "ready", "ready", "close eyes"] {
            self.openly(word).await;
        }
        self.ask_for_everything("in the night").await;
        self.openly("close holder").await;
        for word in ["stand 1", "take", "confirm"] {
            for _ in 0..4 {
                if self.night.who_can(word).await.is_some() {
                    self.openly(word).await;
                }
            }
        }
    }
}

/// Turns until all light is gone, then an Accusation that finds nobody.
async fn heard(traitor: &str) -> Vec<String> {
    let mut heard = Heard::at(with_traitor(traitor)).await;
    let seat = traitor[1..].parse().expect("a seat");
    let own = heard.night.service.view(&heard.night.open, seat).await.to_string();
    assert!(own.contains("\"role\":\"traitor\""), "the worlds differ: {own}");
    heard.ask_for_everything("after the deal").await;
    while heard.night.who_can("ready to vote").await.is_none() {
        heard.turn().await;
    }
    for _ in 0..4 {
        heard.openly("ready to vote").await;
    }
    heard.ask_for_everything("before the vote").await;
    for _ in 0..3 {
        heard.openly("vote S4").await;
    }
    // Those who have voted could vote for S1 as well, but nobody would be told of it.
    heard.night.plays(4, "vote S1").await;
    heard.all_are_told("vote S1").await;
    heard.ask_for_everything("after the vote").await;
    heard.told
}

#[tokio::test]
async fn who_the_traitor_is_cannot_be_told_from_anything_sent_or_asked_for() {
    let one = heard("S2").await;
    let other = heard("S3").await;
    assert!(one.len() > 200, "too little was compared");
    for (here, there) in one.iter().zip(&other) {
        same(here.get(..80).unwrap_or(here), here, there);
    }
    assert_eq!(one.len(), other.len());
}

/// A game in which nobody ever goes wrong, up to locked Doors under the Watcher: its luck and its moves.
pub fn to_the_watcher() -> (u64, Vec<(usize, String)>) {
    let found = (0..2_000).find_map(|seed| Some((seed, way_to_the_watcher(seed)?)));
    found.expect("some luck locks the last doors")
}

fn way_to_the_watcher(seed: u64) -> Option<Vec<(usize, String)>> {
    let settings = [("clock", "untimed"), ("grimoire_seat", "1"), ("difficulty", "expert")];
    let settings =
        settings.iter().fold(table::Settings::default(), |all, (name, value)| all.with(name, value));
    let options = Options::read(5, &settings).ok()?;
    let mut state = Obscurio::deal(&options, Obscurio::RULES, Seed::Fast(seed), &mut Events::silent());
    let mut way = Vec::new();
    while state.turn < 8 {
        if state.choosing().is_some_and(|choosing| choosing.locked && choosing.watched) {
            return Some(way);
        }
        let (seat, mv) = plainly(&state)?;
        Obscurio::play(&mut state, Actor::Seat(seat), mv, &mut Events::silent()).ok()?;
        way.push((seat.index(), mv.to_string()));
    }
    None
}

/// What leads on quickly: everybody knows the way.
fn plainly(state: &State) -> Option<(table::Seat, Move)> {
    let exit = state.exit_door().unwrap_or(1);
    let opened = state.choosing().map_or(0, |choosing| choosing.opened);
    let wanted = |mv: &Move| match *mv {
        Move::Stand(Token::Own, door) | Move::Hold(Token::Own, door) => door == exit,
        Move::Take(_) => opened == exit,
        Move::Pass(_) => opened != exit,
        Move::Pick(_) | Move::Withdraw | Move::CallTime => false,
        _ => true,
    };
    for seat in state.pending().seats.iter() {
        let mut moves = Vec::new();
        Obscurio::moves(state, Actor::Seat(seat), &mut moves);
        moves.retain(wanted);
        if let Some(mv) = moves.iter().find(|mv| !matches!(mv, Move::Stand(..))).or(moves.first()) {
            return Some((seat, *mv));
        }
    }
    None
}

pub async fn does(night: &Night, seat: usize, mv: &str) {
    let question = night.service.view(&night.open, seat).await["question"].clone();
    let body = json!({"question": question, "moves": [mv]});
    let done = night.service.post(&night.open.path("/moves"), Some(night.open.key(seat)), body).await;
    assert!(done.status.is_success(), "{seat} {mv}: {}", done.text());
}

#[tokio::test]
async fn behind_the_watchers_back_nobody_learns_who_takes_which_door() {
    let (seed, way) = to_the_watcher();
    let settings = json!({"clock": "untimed", "grimoire_seat": "1", "difficulty": "expert"});
    let mut night = Night::opens(luck(Seed::Fast(seed)), settings).await;
    for (seat, mv) in way {
        does(&night, seat, &mv).await;
    }
    // The Grimoire and two Wizards look on while the others choose.
    (night.asleep, night.hints) = (vec![0, 3, 4], false);
    night.follow().await;
    night.everything().await;
    crate::quiet(&mut night.sockets).await;
    let before = night.everything().await;
    for (seat, mv) in [(1, "take"), (2, "pass")] {
        does(&night, seat, mv).await;
        for ((what, before), (_, after)) in before.iter().zip(night.everything().await) {
            same(&format!("{what} after {seat} {mv}"), before, &after);
        }
    }
    crate::silence(&mut night.sockets).await;
}
