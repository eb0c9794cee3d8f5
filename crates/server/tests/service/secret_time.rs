//! Does a clock tell who has done something in secret? Not even while everybody's time to think runs.

use std::time::Duration;

use crate::common::{Folder, Service, Setup};
use serde_json::{Value, json};

fn can(line: &Value, word: &str) -> Option<String> {
    let moves = line["moves"].as_array().unwrap();
    moves.iter().filter_map(Value::as_str).find(|mv| mv.starts_with(word)).map(str::to_owned)
}

#[tokio::test]
async fn a_secret_move_moves_no_clock_of_anybody_else() {
    let folder = Folder::new();
    let service = Service::set_up(folder, Setup { games: pages::FACES_WITH_EXAMPLE, ..Setup::default() });
    let sitters: Vec<Value> =
        ["Ana", "Bea", "Carlos"].iter().map(|name| json!({"who": "person", "name": name})).collect();
    let open = service.open(json!({"game": "lanterns", "sitters": sitters, "pace": "instant"})).await;
    service.post(&open.path("/think"), Some(&open.host), json!({"think": "60 move"})).await;
    let play = async |seat: usize, line: &Value, mv: &str| {
        let body = json!({"question": line["question"], "moves": [mv]});
        service.post(&open.path("/moves"), Some(open.key(seat)), body).await
    };
    for seat in 0..3 {
        let line = service.view(&open, seat).await;
        if let Some(mv) = can(&line, "nightfall") {
            assert!(line["clocks"].to_string().contains("\"seat\""), "by day time to think runs: {line}");
            play(seat, &line, &mv).await;
        }
    }
    let (mut moth, mut look) = (0, String::new());
    for seat in 0..3 {
        if let Some(mv) = can(&service.view(&open, seat).await, "look") {
            (moth, look) = (seat, mv);
        }
    }
    assert!(!look.is_empty(), "somebody is the Moth");
    let seen = async || {
        let mut seen = vec![service.get(&open.path(""), None).await.json()];
        for seat in (0..3).filter(|seat| *seat != moth) {
            seen.push(service.view(&open, seat).await);
        }
        seen
    };
    let before = seen().await;
    service.clock.advance(Duration::from_millis(40));
    let line = service.view(&open, moth).await;
    assert!(play(moth, &line, &look).await.status.is_success());
    assert_eq!(seen().await, before, "nobody else's line has changed");
}
