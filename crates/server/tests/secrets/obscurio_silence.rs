//! Whoever must be silent at a table of Obscurio tries everything else that others might see (OBS-16.1, OBS-16.5).

use axum::http::StatusCode;
use serde_json::{Value, json};
use table::Seed;

use crate::obscurio::Night;
use crate::obscurio_worlds::{does, luck, to_the_watcher};
use crate::{followed, quiet, same};

const GRIMOIRE: usize = 0;

/// Five people; the first one is the Grimoire, and has seen the Exit.
async fn with_grimoire() -> Night {
    let mut night = Night::opens(luck(Seed::Fast(3)), json!({"grimoire_seat": "1"})).await;
    night.asleep = vec![1, 2, 3, 4];
    night
}

/// What the others and a stranger see when they look.
async fn seen(night: &Night) -> Vec<String> {
    let (id, mut seen) = (&night.open.id, Vec::new());
    let mut people: Vec<String> =
        night.asleep.iter().map(|seat| format!("seat-{id}={}", night.open.key(*seat))).collect();
    people.push(String::new());
    for cookie in &people {
        for path in [format!("/t/{id}"), format!("/t/{id}?at=last"), "/".to_owned()] {
            seen.push(night.service.page(&path, cookie).await.text().to_owned());
        }
    }
    for key in night.asleep.iter().map(|seat| Some(night.open.key(*seat))).chain([None]) {
        for path in ["", "/log"] {
            seen.push(night.service.get(&night.open.path(path), key).await.text().to_owned());
        }
    }
    seen
}

async fn unseen(night: &Night, before: &[String], what: &str) {
    for (before, after) in before.iter().zip(seen(night).await) {
        same(what, before, &after);
    }
}

async fn tries(night: &Night, key: &str, path: &str, body: Value) -> (StatusCode, String) {
    let reply = night.service.post(&night.open.path(path), Some(key), body).await;
    (reply.status, reply.text().to_owned())
}

async fn called(night: &Night, seat: usize) -> Value {
    night.service.get(&night.open.path(""), None).await.json()["seats"][seat].clone()
}

#[tokio::test]
async fn the_grimoire_changes_nothing_that_others_see() {
    let night = with_grimoire().await;
    let before = seen(&night).await;
    let own = night.open.key(GRIMOIRE).to_owned();
    // Whoever opened the table may be the Grimoire, whether they say so or not.
    let both = format!("{own}.{}", night.open.host);
    for key in [&own, &both, &night.open.host] {
        for (path, body, code) in [
            ("/pace", json!({"pace": "calm"}), "hushed"),
            ("/pace", json!({"pace": "quick"}), "hushed"),
            ("/think", json!({"think": "60 move"}), "hushed"),
            ("/seats/0", json!({"who": "person", "name": "Door 3"}), "hushed"),
            ("/undo", json!({"seat": GRIMOIRE}), "nothing-to-undo"),
            ("/nudge", json!({"seat": GRIMOIRE}), "no-voice"),
            ("/say", json!({"seat": GRIMOIRE, "text": "door 3"}), "no-voice"),
        ] {
            let (status, text) = tries(&night, key, path, body).await;
            assert!(status.is_client_error(), "{path}: {status} {text}");
            assert!(*key != both || text.contains(code), "{path}: {text}");
            unseen(&night, &before, path).await;
        }
    }
    let page =
        night.service.page(&format!("/t/{}", night.open.id), &format!("seat-{}={both}", night.open.id)).await;
    for way in ["/pace\"", "/think\"", "/nudge\"", "/say\""] {
        assert!(
            !page.text().contains(&format!("action=\"/t/{}{way}", night.open.id)),
            "{way} is not offered"
        );
    }
}

/// To sit down under one's own name again is no news.
#[tokio::test]
async fn the_grimoires_own_name_is_no_message_either() {
    let mut night = with_grimoire().await;
    night.follow().await;
    let before = seen(&night).await;
    let (status, text) =
        tries(&night, night.open.key(GRIMOIRE), "/seats/0", json!({"who": "person", "name": "W0"})).await;
    assert_eq!(status, StatusCode::OK, "{text}");
    unseen(&night, &before, "the same name").await;
}

/// Coming and going in a rhythm, and looking on seven times at once, would be a number.
#[tokio::test]
async fn nobody_sees_the_grimoire_come_and_go_or_look_on_many_times() {
    let night = with_grimoire().await;
    let before = seen(&night).await;
    let (page, line) = (format!("/t/{}/ws", night.open.id), night.open.path("/stream"));
    let cookie = || ("cookie", format!("seat-{}={}", night.open.id, night.open.key(GRIMOIRE)));
    let mut here = vec![followed(night.address, &page, Some(cookie())).await];
    quiet(&mut here).await;
    unseen(&night, &before, "the Grimoire is here").await;
    for _ in 0..3 {
        here.push(followed(night.address, &page, None).await);
        here.push(followed(night.address, &line, None).await);
    }
    quiet(&mut here).await;
    unseen(&night, &before, "many look on").await;
    drop(here);
    unseen(&night, &before, "all are gone").await;
}

/// Leaving is always possible, but a seat that must be silent keeps its name and is no semaphore.
#[tokio::test]
async fn a_silent_seat_keeps_its_name_and_does_not_change_hands_again_and_again() {
    let night = with_grimoire().await;
    let (own, named) = (night.open.key(GRIMOIRE).to_owned(), json!({"who": "person", "name": "W0"}));
    let message = json!({"who": "person", "name": "Door 3"});
    let (status, text) = tries(&night, &own, "/seats/0", json!({"who": "nobody"})).await;
    assert_eq!(status, StatusCode::OK, "{text}");
    let sat = night.service.post(&night.open.path("/seats/0"), None, message.clone()).await;
    assert_eq!(sat.status, StatusCode::OK, "whoever comes may sit there: {}", sat.text());
    assert_eq!(called(&night, GRIMOIRE).await, named, "but is called as the seat was");
    let key = sat.json()["secret"].as_str().unwrap().to_owned();
    for again in [json!({"who": "nobody"}), json!({"who": "bot", "strength": "quick"})] {
        let (status, text) = tries(&night, &key, "/seats/0", again).await;
        assert_eq!(status, StatusCode::TOO_MANY_REQUESTS, "{text}");
    }
    assert_eq!(called(&night, GRIMOIRE).await, named);
}

#[tokio::test]
async fn a_lent_silent_seat_comes_back_under_its_name_and_its_bot_stays_as_it_is() {
    let night = with_grimoire().await;
    let own = night.open.key(1).to_owned();
    // At night everybody is silent, and the bot of somebody who sleeps has nothing to do.
    let asleep = Night::falls().await;
    let (seat, key) = (asleep.asleep[0], asleep.open.key(asleep.asleep[0]).to_owned());
    let path = format!("/seats/{seat}");
    let (status, text) = tries(&asleep, &key, &path, json!({"who": "bot", "strength": "quick"})).await;
    assert_eq!(status, StatusCode::OK, "{text}");
    let (status, text) = tries(&asleep, &key, &path, json!({"who": "bot", "strength": "strong"})).await;
    assert_eq!((status, text.contains("hushed")), (StatusCode::FORBIDDEN, true), "{text}");
    let (status, text) = tries(&asleep, &key, &path, json!({"who": "person", "name": "Door 3"})).await;
    assert_eq!(status, StatusCode::OK, "{text}");
    assert_eq!(called(&asleep, seat).await["name"], format!("W{seat}"));
    // Whoever may speak is called what they like.
    let (status, text) = tries(&night, &own, "/seats/1", json!({"who": "person", "name": "Bea"})).await;
    assert_eq!((status, called(&night, 1).await["name"] == "Bea"), (StatusCode::OK, true), "{text}");
}

/// Under the Watcher, ready and not ready and ready again would be a word.
#[tokio::test]
async fn the_watcher_lets_nobody_take_back_a_sign() {
    let (seed, way) = to_the_watcher();
    let settings = json!({"clock": "untimed", "grimoire_seat": "1", "difficulty": "expert"});
    let mut night = Night::opens(luck(Seed::Fast(seed)), settings).await;
    night.asleep = vec![0, 1, 2, 3, 4];
    let last = way.iter().rposition(|(_, mv)| mv == "show").expect("the Book was shown");
    for (seat, mv) in &way[..=last] {
        does(&night, *seat, mv).await;
    }
    let seat = 1;
    does(&night, seat, "ready").await;
    let before = seen(&night).await;
    let (status, text) = tries(&night, night.open.key(seat), "/undo", json!({})).await;
    assert_eq!((status, text.contains("nothing-to-undo")), (StatusCode::CONFLICT, true), "{text}");
    unseen(&night, &before, "nothing was taken back").await;
}

/// Nobody is there to read a sign: alone among bots the Grimoire arranges the table as it likes.
#[tokio::test]
async fn among_bots_the_grimoire_may_change_what_it_likes() {
    let night = with_grimoire().await;
    for seat in 1..5 {
        let body = json!({"who": "nobody"});
        let (status, text) = tries(&night, night.open.key(seat), &format!("/seats/{seat}"), body).await;
        assert_eq!(status, StatusCode::OK, "{text}");
    }
    let own = night.open.key(GRIMOIRE).to_owned();
    let (status, text) = tries(&night, &own, "/fill", json!({"strength": "random"})).await;
    assert_eq!(status, StatusCode::OK, "{text}");
    for (path, body) in
        [("/pace", json!({"pace": "calm"})), ("/seats/0", json!({"who": "person", "name": "Ana"}))]
    {
        let (status, text) = tries(&night, &own, path, body).await;
        assert_eq!(status, StatusCode::OK, "{path}: {text}");
    }
    assert_eq!(called(&night, GRIMOIRE).await["name"], "Ana");
}
