//! What a stranger finds on the first page: tables to join, tables to watch, and nothing else.

use crate::common::Service;
use axum::http::StatusCode;
use serde_json::{Value, json};

async fn open(service: &Service, rest: &str) -> (String, String) {
    let reply = service.form("/tables", "", &format!("game=grimoire&set.mode=duel&{rest}")).await;
    assert_eq!(reply.status, StatusCode::SEE_OTHER, "{}", reply.text());
    (reply.cookies(), reply.location().to_owned())
}

/// The page's part with this id, if it is there.
fn list<'a>(page: &'a str, id: &str) -> Option<&'a str> {
    let (_, rest) = page.split_once(&format!("<section id=\"{id}\""))?;
    Some(rest.split_once("</section>").expect("a section ends").0)
}

#[tokio::test]
async fn a_stranger_finds_an_open_table_and_sits_down() {
    let service = Service::new();
    assert!(!service.page("/", "").await.text().contains("-tables\""), "an empty chrome has no lists");
    let (ana, path) = open(&service, "fill=nobody&name=Ana").await;
    let home = service.page("/", "").await;
    let tables = list(home.text(), "open-tables").expect("a list of open tables");
    for part in [format!("href=\"{path}\"").as_str(), "Grimoire", "Mode: Duel", "Ana", "1 free seat"] {
        assert!(tables.contains(part), "{part} is missing: {tables}");
    }
    assert!(list(home.text(), "running-tables").is_none());
    let mine = service.page("/", &ana).await;
    assert!(list(mine.text(), "open-tables").is_none(), "one's own table is in one's own list");

    let table = service.page(&path, "").await;
    assert!(table.text().contains("Take the seat"), "who looks on is offered the free seat");
    let sat = service.form(&format!("{path}/sit"), "", "seat=S1&name=Bea").await;
    assert_eq!(sat.status, StatusCode::SEE_OTHER);
    let home = service.page("/", "lang=es").await;
    assert!(list(home.text(), "open-tables").is_none());
    let tables = list(home.text(), "running-tables").expect("a list of running tables");
    for part in [format!("href=\"{path}\"").as_str(), "Ana", "Bea", "Mirar", "Modo: Duelo"] {
        assert!(tables.contains(part), "{part} is missing: {tables}");
    }
}

#[tokio::test]
async fn a_running_table_says_where_it_is_and_is_not_woken_for_it() {
    let service = Service::new();
    service.duel().await;
    let people: Vec<Value> =
        ["Ana", "Bea"].iter().map(|name| json!({"who": "person", "name": name})).collect();
    let madness = service.open(json!({"game": "madness", "sitters": people})).await;
    let shown = async |service: &Service, lang: &str, words: &[&str]| {
        let home = service.page("/", lang).await;
        let tables = list(home.text(), "running-tables").expect("a list of running tables");
        words.iter().for_each(|word| assert!(tables.contains(word), "{word} is missing: {tables}"));
    };
    shown(&service, "lang=en", &["The Book is closed"]).await;
    for _ in 0..2 {
        service.step(&madness).await.expect("everybody chooses a magician");
    }
    shown(&service, "lang=es", &["Ronda 1, Capítulo 1 de 6", "Ronda 1 de 6: "]).await;
    shown(&service, "lang=en", &["Round 1, Chapter 1 of 6", "Round 1 of 6: "]).await;
    let service = service.again().await;
    shown(&service, "lang=es", &["En pausa"]).await;
    shown(&service, "lang=en", &["Paused"]).await;
    assert_eq!(service.app.awake(), 0, "a listing wakes nobody");
}

#[tokio::test]
async fn a_finished_table_leaves_the_lobby() {
    let service = Service::new();
    let duel = service.duel().await;
    let link = format!("href=\"/t/{}\"", duel.id);
    assert!(service.page("/", "").await.text().contains(&link));
    while service.step(&duel).await.is_some() {}
    assert!(!service.page("/", "").await.text().contains(&link));
    let own = service.page("/", &format!("tables={}-1", duel.id)).await;
    assert!(own.text().contains(&link), "who played there can look back");
}

#[tokio::test]
async fn the_lobby_tells_no_secret_and_shows_names_as_text() {
    let service = Service::new();
    let sitters = json!([{"who": "person", "name": "<b>Ana</b>"}, {"who": "nobody"}]);
    let wish = json!({"game": "grimoire", "settings": {"mode": "duel"}, "sitters": sitters});
    let table = service.open(wish).await;
    let home = service.page("/", "").await;
    assert!(home.text().contains("&lt;b&gt;Ana"));
    assert!(!home.text().contains("<b>Ana"));
    let listed = service.get("/api/v2/tables", None).await;
    for (_, secret) in &table.seats {
        assert!(!home.text().contains(secret.as_str()) && !listed.text().contains(secret.as_str()));
    }
    assert!(!home.text().contains(&table.host) && !listed.text().contains(&table.host));
}

#[tokio::test]
async fn a_table_for_friends_is_found_only_by_its_link() {
    let service = Service::new();
    let (ana, path) = open(&service, "fill=nobody&name=Ana&listed=no").await;
    let sitters = json!([{"who": "person", "name": "Bea"}, {"who": "nobody"}]);
    let wish = json!({"game": "grimoire", "settings": {"mode": "duel"}, "sitters": sitters, "listed": false});
    service.open(wish).await;
    let service = service.again().await;
    assert!(list(service.page("/", "").await.text(), "open-tables").is_none());
    let listed = service.get("/api/v2/tables", None).await.json();
    assert_eq!((&listed["open"], &listed["running"]), (&json!([]), &json!([])));
    assert_eq!(service.page(&path, "").await.status, StatusCode::OK);
    assert!(service.page("/", &ana).await.text().contains(&path), "one finds one's own");
    let people = json!([{"who": "person", "name": "Ana"}, {"who": "person", "name": "Bea"}]);
    let wish = json!({"game": "grimoire", "settings": {"mode": "duel"}, "sitters": people, "listed": false});
    let played = service.open(wish).await;
    while service.step(&played).await.is_some() {}
    let next = service.post(&played.path("/rematch"), Some(played.key(0)), json!({})).await;
    assert_eq!(next.status, StatusCode::OK, "{}", next.text());
    assert!(!service.page("/", "").await.text().contains("-tables\""), "nor is the next game listed");
}

#[tokio::test]
async fn a_full_room_shows_the_newest_tables() {
    let service = Service::new();
    let mut ids = Vec::new();
    for number in 0..15 {
        let sitters = json!([{"who": "person", "name": format!("Ana {number}")}, {"who": "nobody"}]);
        let wish: Value = json!({"game": "grimoire", "settings": {"mode": "duel"}, "sitters": sitters});
        ids.push(service.open(wish).await.id);
    }
    let service = service.again().await;
    let home = service.page("/", "").await;
    let tables = list(home.text(), "open-tables").expect("a list of open tables");
    let shown: Vec<&str> =
        tables.split("href=\"/t/").skip(1).map(|rest| rest.split('"').next().unwrap()).collect();
    let newest: Vec<&str> = ids.iter().rev().take(12).map(String::as_str).collect();
    assert_eq!(shown, newest);
    assert_eq!(service.app.awake(), 0, "nobody was woken to be listed");
}
