//! What can be learned by trying? Nothing that chance or a secret has yet to say, and nothing by taking back.

use std::collections::BTreeSet;

use crate::common::{Open, Service};
use axum::http::StatusCode;
use serde_json::{Value, json};

/// Where a list of moves was refused, and by what name.
async fn refusal(service: &Service, open: &Open, seat: usize, moves: &[&str]) -> (u64, String) {
    let view = service.view(open, seat).await;
    let body = json!({"question": view["question"], "moves": moves});
    let reply = service.post(&open.path("/moves"), Some(open.key(seat)), body).await;
    assert_eq!(reply.status, StatusCode::UNPROCESSABLE_ENTITY, "{}", reply.text());
    let error = &reply.json()["error"];
    (error["index"].as_u64().unwrap(), error["code"].as_str().unwrap().to_owned())
}

fn moves_of(view: &Value) -> Vec<String> {
    view["moves"].as_array().unwrap().iter().map(|mv| mv.as_str().unwrap().to_owned()).collect()
}

/// Posts `[first, guess, nonsense]` for every card there is: where it stops must not depend on what will be drawn.
#[tokio::test]
async fn a_list_of_moves_does_not_tell_the_future() {
    let service = Service::new();
    let open = service.duel().await;
    let elements = ["FIR", "EAR", "WIN", "WAT", "LIG"];
    let cards: Vec<String> =
        elements.iter().flat_map(|of| (1..=6).map(move |number| format!("play {of}-{number}"))).collect();
    let mut chance_spoke = 0;
    for _ in 0..40 {
        let seen = service.get(&open.path(""), None).await.json();
        let Some(seat) = seen["asked"][0].as_u64().map(|seat| seat as usize) else { break };
        let held: BTreeSet<String> = moves_of(&service.view(&open, seat).await).into_iter().collect();
        let first = held.first().unwrap().clone();
        let mut answers = BTreeSet::new();
        for guess in cards.iter().filter(|guess| !held.contains(*guess)) {
            answers.insert(refusal(&service, &open, seat, &[&first, guess, "nonsense"]).await);
        }
        assert!(answers.len() <= 1, "a guess is told from another: {answers:?}");
        chance_spoke += usize::from(answers.iter().any(|(_, code)| code == "too-far-ahead"));
        service.step(&open).await;
    }
    assert!(chance_spoke > 0, "cards are drawn in a duel");
}

#[tokio::test]
async fn nothing_is_taken_back_once_everything_is_open() {
    let service = Service::new();
    let open = service.duel().await;
    let mut last = 0;
    while let Some((seat, _)) = service.step(&open).await {
        last = seat;
    }
    assert!(!service.view(&open, last).await["over"].is_null());
    let undone = service.post(&open.path("/undo"), Some(open.key(last)), json!({})).await;
    assert_eq!((undone.status, undone.code().as_str()), (StatusCode::CONFLICT, "nothing-to-undo"));
    let cookies = format!("seat-{}={}", open.id, open.key(last));
    let page = service.page(&format!("/t/{}", open.id), &cookies).await;
    assert!(!page.text().contains("/undo\""), "the page does not offer it either");
}

/// When a move is taken back.
#[derive(Clone, Copy, Debug)]
enum Moment {
    /// While the bot thinks, or has not begun to.
    AtOnce,
    /// When it knows what to do and rests before it does.
    BeforeItMoves,
    AfterItMoved,
}

/// Takes a move back before, while and after a bot answers it: no panic, no report, and the table can be looked at.
#[tokio::test]
async fn taking_back_while_a_bot_thinks_harms_nothing() {
    let service = Service::new();
    let sitters = json!([{"who": "person", "name": "Ana"}, {"who": "bot", "strength": "strong"}]);
    let wish = json!({"game": "grimoire", "settings": {"mode": "duel"}, "sitters": sitters, "pace": "quick"});
    for moment in [Moment::AtOnce, Moment::BeforeItMoves, Moment::AfterItMoved] {
        let open = service.open(wish.clone()).await;
        let view = service.asked(&open).await;
        let body = json!({"question": view["question"], "moves": [view["moves"][0]]});
        service.post(&open.path("/moves"), Some(open.key(0)), body).await;
        match moment {
            Moment::AtOnce => {}
            Moment::BeforeItMoves => drop(service.settled().await),
            Moment::AfterItMoved => drop(service.asked(&open).await),
        }
        service.post(&open.path("/undo"), Some(open.key(0)), json!({})).await;
        service.settled().await;
        assert_eq!(service.get(&open.path(""), None).await.status, StatusCode::OK, "{moment:?}");
        service.asked(&open).await;
    }
    let reports = std::fs::read_dir(service.folder.0.join("reports")).map_or(0, Iterator::count);
    assert_eq!(reports, 0, "nothing failed, so nothing is reported");
}

#[tokio::test]
async fn bots_play_by_themselves_and_agree_to_everything() {
    let service = Service::new();
    let bot = json!({"who": "bot", "strength": "quick"});
    let sitters = json!([{"who": "person", "name": "Ana"}, bot, bot, bot]);
    let wish =
        json!({"game": "grimoire", "settings": {"mode": "teams"}, "sitters": sitters, "pace": "quick"});
    let open = service.open(wish).await;
    let at = async || service.get(&open.path(""), None).await.json()["at"].as_u64().unwrap();
    let asked = async || service.get(&open.path(""), None).await.json()["asked"] == json!([0]);
    let mut taken_back = false;
    for _ in 0..8 {
        service.until(asked).await;
        service.step(&open).await.unwrap();
        let made = at().await;
        service.until(async || at().await > made || asked().await).await;
        // Until luck has spoken: then not even bots can give back what was seen.
        let undone = service.post(&open.path("/undo"), Some(open.key(0)), json!({})).await.json();
        taken_back |= undone["asked"] == json!(false);
        if taken_back {
            break;
        }
    }
    assert!(taken_back, "bots agree while nobody has learned anything");
}
