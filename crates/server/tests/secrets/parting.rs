//! Two running tables that differ only in what one seat cannot know. Whatever leaves them from that seat's past with the same
//! luck is the same to the last byte, for everybody, while it is played and when all its cards are open.

use std::collections::VecDeque;
use std::sync::Mutex;

use axum::http::StatusCode;
use serde_json::{Value, json};
use server::seeds::Seeds;
use table::Seed;

use crate::common::{Folder, Open, Service};
use crate::{same, served};

const ANA: usize = 0;
/// As long as each other, so that only the letters differ where somebody is led back.
const TRUTHS: [&str; 2] = ["truthone", "truthtwo"];
const BRANCH: &str = "branched";

/// Gives these names and seeds, one after the other.
fn luck(tables: &[(&str, u8)]) -> Seeds {
    let names: VecDeque<String> = tables.iter().map(|(name, _)| (*name).to_owned()).collect();
    let seeds: VecDeque<u8> = tables.iter().map(|(_, seed)| *seed).collect();
    let (names, seeds) = (Mutex::new(names), Mutex::new(seeds));
    Seeds {
        seed: Box::new(move || Seed::Sealed([seeds.lock().unwrap().pop_front().expect("a seed"); 32])),
        name: Box::new(move || names.lock().unwrap().pop_front().expect("a name")),
    }
}

/// Ana makes a move, the same whenever the same is asked.
async fn moves(service: &Service, open: &Open) -> bool {
    let view = service.asked(open).await;
    if !view["over"].is_null() {
        return false;
    }
    let (question, legal) = (view["question"].as_u64().unwrap(), view["moves"].as_array().unwrap());
    let body = json!({"question": question, "moves": [legal[question as usize * 7 % legal.len()]]});
    service.post(&open.path("/moves"), Some(open.key(ANA)), body).await;
    true
}

fn sits(open: &Open) -> String {
    format!("seat-{}={}.{}; lang=en; pace=instant", open.id, open.host, open.key(ANA))
}

/// How many moves Ana knows of, as the slider of her replay has it.
async fn latest(service: &Service, open: &Open) -> usize {
    let replay = service.page(&format!("/t/{}/replay?as=S0", open.id), &sits(open)).await;
    let (_, rest) = replay.text().split_once("name=\"at\" min=\"0\" max=\"").expect("a slider");
    rest.split('"').next().unwrap().parse().unwrap()
}

/// Ana leaves this game from this moment.
async fn leaves(service: &Service, open: &Open, at: usize) -> Open {
    let fields = format!("at={at}&as=S0&seat=S0&name=Ana&fill=quick");
    let reply = service.form(&format!("/t/{}/branch", open.id), &sits(open), &fields).await;
    assert_eq!(reply.status, StatusCode::SEE_OTHER, "{}", reply.text());
    let id = reply.location().trim_start_matches("/t/").to_owned();
    let cookies = reply.cookies();
    let (_, keys) = cookies.split_once(&format!("seat-{id}=")).expect("whoever leaves sits there");
    let keys: Vec<&str> = keys.split(';').next().unwrap().split('.').collect();
    Open { id, host: keys[0].to_owned(), seats: vec![(ANA, keys[1].to_owned())] }
}

/// Every window on a table, for Ana and for somebody who looks on.
async fn windows(service: &Service, open: &Open, over: bool) -> Vec<(String, String)> {
    let (id, mut seen) = (&open.id, Vec::new());
    let mut paths: Vec<String> =
        ["", "?at=0", "?at=2", "?at=last", "/replay", "/replay?at=1&as=S0", "/replay?at=0&as=spectator"]
            .map(str::to_owned)
            .to_vec();
    let late = ["/replay?at=0&as=all", "/replay?at=0&as=S1", "/replay?at=3&as=all", "/branch?at=0&as=all"];
    paths.extend(late.map(str::to_owned));
    paths.extend(["/story", "/story.png?lang=en", "/branch?at=0&as=S0"].map(str::to_owned));
    for cookies in [sits(open), "lang=en".to_owned()] {
        for path in &paths {
            let reply = service.page(&format!("/t/{id}{path}"), &cookies).await;
            let body = String::from_utf8_lossy(&reply.body).into_owned();
            // Only whoever left is led back to where they came from.
            let led = TRUTHS.iter().any(|truth| body.contains(truth));
            assert!(!led || cookies.contains("seat-"), "{path} tells where it comes from");
            let body = TRUTHS.iter().fold(body, |body, truth| body.replace(truth, "truth"));
            seen.push((format!("{path} for {cookies}"), format!("{} {body}", reply.status)));
        }
        let first = service.page("/", &format!("{cookies}; tables={id}-1")).await;
        seen.push(("the hall".to_owned(), first.text().to_owned()));
    }
    for key in [Some(open.key(ANA)), None] {
        for path in ["", "/log"] {
            let reply = service.get(&open.path(path), key).await;
            seen.push((path.to_owned(), format!("{} {}", reply.status, reply.text())));
        }
    }
    let report = service.get(&open.path("/report"), Some(open.key(ANA))).await;
    // Sealed while it is played: then only how long it is can be compared.
    let told = if over { report.text().to_owned() } else { report.body.len().to_string() };
    seen.push(("report".to_owned(), told));
    seen
}

/// A running table, another that looks the same to Ana, and what leaves both with the same luck.
async fn branches(wish: Value, made: usize) -> [(Service, Open); 2] {
    let folder = Folder::new();
    let service =
        served(folder, pages::FACES_WITH_EXAMPLE, luck(&[(TRUTHS[0], 11), (TRUTHS[1], 22), (BRANCH, 33)]));
    let one = service.open(wish).await;
    for _ in 0..made {
        moves(&service, &one).await;
    }
    service.asked(&one).await;
    let at = latest(&service, &one).await;
    let other = leaves(&service, &one, at).await;
    assert_eq!([&one.id, &other.id], TRUTHS);
    let elsewhere = served(service.left_behind(&[]), pages::FACES_WITH_EXAMPLE, luck(&[(BRANCH, 33)]));
    let here = leaves(&service, &one, at).await;
    let there = leaves(&elsewhere, &other, 0).await;
    assert_eq!((here.key(ANA), &here.host), (there.key(ANA), &there.host));
    [(service, here), (elsewhere, there)]
}

async fn are_the_same(wish: Value, made: usize) {
    let [(here, one), (there, other)] = branches(wish, made).await;
    for step in 0..2_000 {
        let over = !here.asked(&one).await["over"].is_null();
        assert_eq!(over, !there.asked(&other).await["over"].is_null());
        // The pages of every eighth step, and of the end.
        if over || step % 8 == 0 {
            let (seen, also) = (windows(&here, &one, over).await, windows(&there, &other, over).await);
            for ((what, seen), (_, also)) in seen.iter().zip(&also) {
                same(&format!("{what} after {step}"), seen, also);
            }
        }
        if over {
            return nothing_of_before(&here, &one).await;
        }
        moves(&here, &one).await;
        moves(&there, &other).await;
    }
    panic!("it does not end");
}

/// The luck of the game that was left is in no window, in any form it is written in.
async fn nothing_of_before(service: &Service, open: &Open) {
    let before: String = "0b".repeat(32);
    for (what, seen) in windows(service, open, true).await {
        assert!(!seen.contains(&before), "{what} tells the luck of the game that was left");
    }
    let report = service.get(&open.path("/report"), None).await;
    assert!(report.text().contains(&"21".repeat(32)), "its own luck is open by now");
}

#[tokio::test]
async fn what_left_two_duels_is_one_game() {
    let sitters = json!([{"who": "person", "name": "Ana"}, {"who": "bot", "strength": "quick"}]);
    let settings = json!({"mode": "duel"});
    let wish = json!({"game": "grimoire", "settings": settings, "sitters": sitters, "pace": "instant", "listed": false});
    are_the_same(wish, 9).await;
}

#[tokio::test]
async fn what_left_two_tables_with_closed_hands_is_one_game() {
    let sitters = json!([{"who": "person", "name": "Ana"}, {"who": "bot", "strength": "quick"}]);
    let settings = json!({"open_hands": "false", "magicians": "random", "first_player": "S0"});
    let wish = json!({"game": "madness", "settings": settings, "sitters": sitters, "pace": "instant", "listed": false});
    are_the_same(wish, 14).await;
}
