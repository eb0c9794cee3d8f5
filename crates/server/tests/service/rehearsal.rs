//! A config that rehearses for tests: the same seed gives the same table, whatever was opened before it, and a table begins
//! where a test wants it to. Nobody can ask an ordinary config for any of that.

use axum::http::StatusCode;
use serde_json::{Value, json};
use server::ServerConfig;

use crate::common::{Folder, Service};

fn rehearsing(seed: u64) -> Service {
    Service::run_as(Folder::new(), ServerConfig { rehearsal: Some(seed), ..ServerConfig::default() })
}

fn bots(strength: &str, count: usize) -> Value {
    json!(vec![json!({"who": "bot", "strength": strength}); count])
}

/// The moves of a duel between random bots. Whoever asks for a table is answered once everything has
/// happened there that happens by itself, so the first answer is the whole game.
async fn played(service: &Service, rehearse: Value) -> String {
    let wish = json!({
        "game": "grimoire", "settings": {"mode": "duel"}, "sitters": bots("random", 2), "pace": "instant",
        "rehearse": rehearse,
    });
    let open = service.open(wish).await;
    assert!(!service.get(&open.path(""), None).await.json()["over"].is_null(), "it is over by then");
    service.get(&open.path("/log"), None).await.text().to_owned()
}

#[tokio::test]
async fn the_same_seed_plays_the_same_whatever_was_opened_before() {
    let (one, other) = (rehearsing(1), rehearsing(1));
    let first = played(&one, json!({"seed": 7})).await;
    played(&other, json!({"seed": 8})).await;
    assert_eq!(played(&other, json!({"seed": 7})).await, first);
    assert_ne!(played(&other, json!({"seed": 9})).await, first);
    // A table whose seed nobody names has the luck of the house.
    assert_eq!(played(&other, Value::Null).await, played(&one, Value::Null).await);
    assert_ne!(played(&rehearsing(2), Value::Null).await, played(&one, Value::Null).await);
}

#[tokio::test]
async fn strong_bots_imagine_the_same_however_busy_the_machine_is() {
    let wish = json!({
        "game": "grimoire", "settings": {"mode": "duel"}, "pace": "instant", "rehearse": {"seed": 3},
        "sitters": [{"who": "person", "name": "Ana"}, {"who": "bot", "strength": "strong"}],
    });
    let mut hints = Vec::new();
    for _ in 0..2 {
        let service = rehearsing(1);
        let open = service.open(wish.clone()).await;
        let reply = service.post(&open.path("/hint"), Some(open.key(0)), json!({})).await;
        assert_eq!(reply.status, StatusCode::OK, "{}", reply.text());
        hints.push(reply.text().to_owned());
    }
    assert_eq!(hints[0], hints[1]);
}

#[tokio::test]
async fn tables_have_the_same_names_in_the_same_order_also_after_a_restart() {
    let config = || ServerConfig { rehearsal: Some(5), ..ServerConfig::default() };
    let service = rehearsing(5);
    let names = [service.duel().await.id, service.duel().await.id, service.duel().await.id];
    let again = rehearsing(5);
    assert_eq!(again.duel().await.id, names[0]);
    let Service { router, app, folder, .. } = again;
    drop((router, app));
    let restarted = Service::run_as(folder, config());
    assert_eq!(restarted.duel().await.id, names[1]);
    assert_eq!(rehearsing(5).duel().await.id, names[0]);
    assert_ne!(rehearsing(6).duel().await.id, names[0]);
}

const STAGE: &str =
    "seats 2, difficulty I, seed 5, S0 hand fire-1*3 earth-1 water-1 air-1, S0 spells ice growth";

#[tokio::test]
async fn a_table_begins_where_a_test_wants_it_to_and_stays_there_after_a_restart() {
    let service = rehearsing(1);
    let people = json!([{"who": "person", "name": "Ana"}, {"who": "person", "name": "Bea"}]);
    let wish = json!({"game": "madness", "sitters": people, "rehearse": {"stage": STAGE}});
    let open = service.open(wish.clone()).await;
    let begins = service.view(&open, 0).await;
    assert_eq!(
        begins["moves"],
        json!(["cast ice", "cast growth", "acquire fire-2", "acquire fire-3", "end"])
    );
    let Service { router, app, folder, .. } = service;
    drop((router, app));
    let restarted = Service::run_as(folder, ServerConfig { rehearsal: Some(1), ..ServerConfig::default() });
    assert_eq!(restarted.view(&open, 0).await, begins);
    let nonsense = json!({"game": "madness", "rehearse": {"stage": "seats 2, the moon is green"}});
    let refused = restarted.post("/api/v2/tables", None, nonsense).await;
    assert_eq!(refused.status, StatusCode::BAD_REQUEST, "{}", refused.text());
    assert!(refused.text().contains("the moon is green"), "{}", refused.text());
}

#[tokio::test]
async fn an_ordinary_house_lets_nobody_choose_their_luck_or_their_position() {
    let service = Service::new();
    for rehearse in [json!({"seed": 7}), json!({"stage": STAGE}), json!({})] {
        let wish = json!({"game": "madness", "sitters": bots("quick", 2), "rehearse": rehearse});
        let refused = service.post("/api/v2/tables", None, wish).await;
        assert_eq!(refused.status, StatusCode::BAD_REQUEST, "{}", refused.text());
    }
    for field in ["rehearse.seed=7", "rehearse.stage=seats+2", "set.stage=seats+2"] {
        let refused = service.form("/tables", "", &format!("game=madness&name=Ana&seats=2&{field}")).await;
        assert_ne!(refused.status, StatusCode::SEE_OTHER, "{field}");
        assert!(refused.status.is_client_error(), "{field}: {}", refused.status);
    }
    let opened = service.form("/tables", "", "game=madness&name=Ana&seats=2").await;
    assert_eq!(opened.status, StatusCode::SEE_OTHER, "without them it opens: {}", opened.text());
}
