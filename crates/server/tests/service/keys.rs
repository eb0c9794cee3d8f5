//! A seat's key belongs to whoever sits there now: attacks on seats by hosts, strangers and former sitters.

use crate::common::{Open, Reply, Service};
use axum::http::StatusCode;
use serde_json::{Value, json};

/// Opens a table as a browser does; the host's cookies and the table's path.
async fn open_page(service: &Service, rest: &str) -> (String, String) {
    let reply = service.form("/tables", "", &format!("game=grimoire&name=Ana&{rest}")).await;
    assert_eq!(reply.status, StatusCode::SEE_OTHER, "{}", reply.text());
    (reply.cookies(), reply.location().to_owned())
}

async fn sit(service: &Service, path: &str, cookies: &str, fields: &str) -> String {
    let reply = service.form(&format!("{path}/sit"), cookies, fields).await;
    assert_eq!(reply.status, StatusCode::SEE_OTHER, "{}", reply.text());
    assert!(reply.cookies().contains("seat-"), "nobody sat down: {}", reply.cookies());
    reply.cookies()
}

/// Everything in a text that could be a secret.
fn secrets(text: &str) -> Vec<&str> {
    text.split(|letter: char| !letter.is_ascii_alphanumeric()).filter(|part| part.len() == 26).collect()
}

fn api(path: &str) -> String {
    format!("/api/v2/tables/{}", path.trim_start_matches("/t/"))
}

/// The address after an invitation's beginning, as the host's page carries it.
fn invitations(page: &Reply) -> Vec<String> {
    let links = page.text().split("/join/").skip(1).map(|rest| rest[..26].to_owned());
    links.collect::<std::collections::BTreeSet<_>>().into_iter().collect()
}

async fn played_out(service: &Service) -> Open {
    let duel = service.duel().await;
    while service.step(&duel).await.is_some() {}
    duel
}

async fn rematch(service: &Service, old: &Open, key: &str) -> Value {
    service.post(&old.path("/rematch"), Some(key), json!({})).await.json()
}

fn seats_of(keys: &Value) -> Vec<u64> {
    let seats = keys["seats"].as_array().map(Vec::as_slice).unwrap_or_default();
    seats.iter().map(|key| key["seat"].as_u64().unwrap()).collect()
}

/// A browser that holds this secret goes to the next table; what it holds there.
async fn follow(service: &Service, old: &Open, key: &str) -> (String, Vec<String>) {
    let cookies = format!("seat-{}={key}", old.id);
    let went = service.page(&format!("/t/{}/rematch", old.id), &cookies).await;
    assert_eq!(went.status, StatusCode::SEE_OTHER, "{}", went.text());
    let kept = went.cookies();
    (went.location().to_owned(), secrets(&kept).into_iter().map(str::to_owned).collect())
}

#[tokio::test]
async fn a_stranger_at_the_old_table_gets_nobodys_seat_at_the_next() {
    let service = Service::new();
    let old = played_out(&service).await;
    let next = rematch(&service, &old, old.key(0)).await;
    assert_eq!(seats_of(&next), [0], "who asks gets their own seat: {next}");
    let left = service.post(&old.path("/seats/1"), Some(old.key(1)), json!({"who": "nobody"})).await;
    assert_eq!(left.status, StatusCode::OK);
    let eva = service.post(&old.path("/seats/1"), None, json!({"who": "person", "name": "Eva"})).await.json();
    let eva = eva["secret"].as_str().expect("the seat was free");
    assert_eq!(seats_of(&rematch(&service, &old, eva).await), [0u64; 0], "a stranger gets no key");
    assert!(follow(&service, &old, eva).await.1.is_empty(), "nor as a browser");
    let (path, held) = follow(&service, &old, old.key(1)).await;
    let [key] = held.as_slice() else { panic!("who sat there gets one key: {held:?}") };
    let view = service.get(&api(&path), Some(key)).await.json();
    assert_eq!((&view["own"]["you"], &view["seats"][1]["name"]), (&json!(1), &json!("Bea")));
}

#[tokio::test]
async fn a_host_who_removes_somebody_gets_nobodys_seat_at_the_next() {
    let service = Service::new();
    let old = played_out(&service).await;
    rematch(&service, &old, &old.host).await;
    service.post(&old.path("/seats/1"), Some(&old.host), json!({"who": "nobody"})).await;
    let body = json!({"who": "person", "name": "Bea"});
    let taken = service.post(&old.path("/seats/1"), Some(&old.host), body).await.json();
    let both = format!("{}.{}", old.host, taken["secret"].as_str().unwrap());
    let keys = rematch(&service, &old, &both).await;
    assert_eq!(seats_of(&keys), [0u64; 0], "{keys}");
    let (path, held) = follow(&service, &old, &both).await;
    for secret in &held {
        let view = service.get(&api(&path), Some(secret)).await.json();
        assert_eq!(view["own"]["you"], Value::Null, "the host looks on");
    }
}

#[tokio::test]
async fn who_left_the_next_table_does_not_get_the_key_of_who_sits_there_now() {
    let service = Service::new();
    let old = played_out(&service).await;
    let next = rematch(&service, &old, old.key(1)).await;
    let (path, key) = (api(next["link"].as_str().unwrap()), next["seats"][0]["secret"].as_str().unwrap());
    let again = rematch(&service, &old, old.key(1)).await;
    assert_eq!(again["seats"][0]["secret"], key, "an answer that was lost can be had again");
    let left = service.post(&format!("{path}/seats/1"), Some(key), json!({"who": "nobody"})).await;
    assert_eq!(left.status, StatusCode::OK);
    let body = json!({"who": "person", "name": "Eva"});
    assert_eq!(service.post(&format!("{path}/seats/1"), None, body).await.status, StatusCode::OK);
    assert_eq!(seats_of(&rematch(&service, &old, old.key(1)).await), [0u64; 0]);
    assert!(follow(&service, &old, old.key(1)).await.1.is_empty());
}

#[tokio::test]
async fn nobody_opens_the_next_game_in_the_middle_of_this_one() {
    let service = Service::new();
    let duel = service.duel().await;
    service.step(&duel).await.unwrap();
    let refused = service.post(&duel.path("/rematch"), Some(duel.key(0)), json!({})).await;
    assert_eq!((refused.status, refused.code().as_str()), (StatusCode::CONFLICT, "not-over"));
    let cookies = format!("seat-{}={}", duel.id, duel.key(0));
    let page = service.form(&format!("/t/{}/rematch", duel.id), &cookies, "").await;
    assert_eq!(page.location(), format!("/t/{}", duel.id), "one stays where one is");
    assert_eq!(service.get(&duel.path(""), None).await.json()["rematch"], Value::Null);
}

#[tokio::test]
async fn the_next_game_waits_for_its_people() {
    let service = Service::new();
    let old = played_out(&service).await;
    let next = rematch(&service, &old, old.key(0)).await;
    let path = api(next["link"].as_str().unwrap());
    let seats = service.get(&path, None).await.json()["seats"].clone();
    assert_eq!(seats, json!([{"who": "person", "name": "Ana"}, {"who": "kept", "name": "Bea"}]));
    let body = json!({"who": "person", "name": "Eva"});
    let stranger = service.post(&format!("{path}/seats/1"), None, body.clone()).await;
    assert_eq!(stranger.code(), "seat-taken", "a seat is kept for its person");
    assert_eq!(
        service.post(&format!("{path}/seats/1"), next["host"].as_str(), body).await.code(),
        "seat-taken"
    );
    // Nobody waits for ever: a bot begins for whoever is late, and they still find their seat.
    let key = next["seats"][0]["secret"].as_str();
    let filled = service.post(&format!("{path}/fill"), key, json!({"strength": "quick"})).await;
    assert_eq!(filled.status, StatusCode::OK, "{}", filled.text());
    let seats = service.get(&path, None).await.json()["seats"].clone();
    assert_eq!(seats[1], json!({"who": "bot", "strength": "quick", "for": "Bea"}));
    assert_eq!(seats_of(&rematch(&service, &old, old.key(1)).await), [1]);
    assert_eq!(service.get(&path, None).await.json()["seats"][1], json!({"who": "person", "name": "Bea"}));
}

#[tokio::test]
async fn a_lent_seat_shows_its_key_to_nobody_and_gets_a_new_one_when_it_is_taken_back() {
    let service = Service::new();
    let (ana, path) = open_page(&service, "set.mode=duel&fill=nobody").await;
    let bea = sit(&service, &path, "", "seat=S1&name=Bea").await;
    let lent = service.form(&format!("{path}/bot"), &bea, "seat=S1&strength=random").await;
    assert_eq!(lent.status, StatusCode::SEE_OTHER);
    let host_page = service.page(&path, &ana).await;
    for secret in secrets(host_page.text()) {
        let view = service.get(&api(&path), Some(secret)).await;
        assert_eq!(view.status, StatusCode::UNAUTHORIZED, "the host's page carries a key: {}", view.text());
    }
    let stolen = service.form(&format!("{path}/sit"), &ana, "seat=S1&name=Ana").await;
    assert!(!stolen.cookies().contains("seat-"), "the host takes no lent seat");
    let back = sit(&service, &path, &bea, "seat=S1&name=Bea").await;
    let key = |cookies: &str| secrets(cookies)[0].to_owned();
    assert_eq!(
        service.get(&api(&path), Some(&key(&bea))).await.code(),
        "wrong-secret",
        "the old key is dead"
    );
    assert_eq!(service.get(&api(&path), Some(&key(&back))).await.json()["own"]["you"], 1);
    let host_page = service.page(&path, &ana).await;
    assert!(!host_page.text().contains(&key(&back)));
}

#[tokio::test]
async fn no_key_of_an_empty_seat_is_made_before_somebody_sits_there() {
    let service = Service::new();
    let sitters = json!([{"who": "person", "name": "Ana"}, {"who": "nobody"}, {"who": "nobody"}]);
    let settings = json!({"mode": "survival"});
    let wish = json!({"game": "grimoire", "seats": 3, "settings": settings, "sitters": sitters});
    let opened = service.post("/api/v2/tables", None, wish).await.json();
    assert_eq!(seats_of(&opened), [0], "{opened}");
    let path = api(opened["link"].as_str().unwrap());
    let own = [opened["host"].as_str().unwrap(), opened["seats"][0]["secret"].as_str().unwrap()];
    let text = opened.to_string();
    let others: Vec<&str> = secrets(&text).into_iter().filter(|secret| !own.contains(secret)).collect();
    assert_eq!(others.len(), 2, "an invitation for each empty seat: {opened}");
    let looks = async |secret: &str| service.get(&path, Some(secret)).await.status;
    for secret in &others {
        assert_eq!(looks(secret).await, StatusCode::UNAUTHORIZED, "an invitation is no key");
    }
    // Nor does it become one when the guest has sat down.
    let body = json!({"who": "person", "name": "Bea"});
    let bea = service.post(&format!("{path}/seats/1"), None, body).await.json();
    assert_eq!(looks(bea["secret"].as_str().unwrap()).await, StatusCode::OK);
    for secret in &others {
        assert_eq!(looks(secret).await, StatusCode::UNAUTHORIZED, "an invitation is no key");
    }
}

#[tokio::test]
async fn an_invitation_is_spent_by_the_first_who_sits_down() {
    let service = Service::new();
    let (ana, path) = open_page(&service, "set.mode=survival&seats.survival=3&fill=nobody").await;
    let codes = invitations(&service.page(&path, &ana).await);
    assert_eq!(codes.len(), 2, "one for each empty seat");
    let join = format!("{path}/join/{}", codes[0]);
    for _ in 0..2 {
        let opened = service.page(&join, "").await;
        assert_eq!(opened.status, StatusCode::OK, "whoever looks at a link first does not use it up");
        assert!(opened.cookies().is_empty());
        assert!(opened.text().contains("Ana"), "it says who invites");
    }
    let bea = service.form(&join, "", "name=Bea").await;
    assert_eq!(bea.status, StatusCode::SEE_OTHER, "{}", bea.text());
    assert!(bea.location().starts_with(&path) && bea.cookies().contains("seat-"));
    for late in [service.page(&join, "").await, service.form(&join, "", "name=Eva").await] {
        assert_eq!(late.status, StatusCode::GONE);
        assert!(late.text().contains(&format!("href=\"{path}\"")), "they may watch");
        assert!(late.cookies().is_empty());
    }
    let again = service.page(&join, &bea.cookies()).await;
    assert_eq!(
        (again.status, again.location()),
        (StatusCode::SEE_OTHER, path.as_str()),
        "who used it is at home"
    );
    let other = service.page(&format!("{path}/join/{}", codes[1]), "").await;
    assert_eq!(other.status, StatusCode::OK, "the other invitation is still good");
    let left = service.form(&format!("{path}/stand"), &bea.cookies(), "seat=S1").await;
    assert_eq!(left.status, StatusCode::SEE_OTHER);
    assert_eq!(service.page(&join, "").await.status, StatusCode::GONE, "an old invitation stays spent");
    assert!(!invitations(&service.page(&path, &ana).await).contains(&codes[0]));
}

#[tokio::test]
async fn nobodys_page_or_stream_carries_anybody_elses_secret() {
    let service = Service::new();
    let (ana, path) = open_page(&service, "set.mode=teams&fill=nobody").await;
    let bea = sit(&service, &path, "", "seat=S1&name=Bea").await;
    let clara = sit(&service, &path, "", "seat=S2&name=Clara").await;
    service.form(&format!("{path}/bot"), &clara, "seat=S2&strength=random").await;
    let people = [ana, bea, clara, String::new()];
    let own: Vec<Vec<&str>> = people.iter().map(|cookies| secrets(cookies)).collect();
    assert_eq!(own.iter().map(Vec::len).collect::<Vec<_>>(), [2, 1, 1, 0]);
    for (who, cookies) in people.iter().enumerate() {
        let token = own[who].join(".");
        let token = (!token.is_empty()).then_some(token.as_str());
        let mut seen = Vec::new();
        for rest in ["", "/replay", "/report", "?at=0", "/rematch"] {
            seen.push(service.page(&format!("{path}{rest}"), cookies).await);
        }
        seen.push(service.page("/", cookies).await);
        for rest in ["", "/log", "/report"] {
            seen.push(service.get(&format!("{}{rest}", api(&path)), token).await);
        }
        seen.push(service.get("/api/v2/tables", token).await);
        for reply in &seen {
            let mut shown = reply.text().to_owned();
            reply.headers.values().for_each(|value| shown += &format!("\n{value:?}"));
            for (other, theirs) in own.iter().enumerate().filter(|(other, _)| *other != who) {
                assert!(
                    !theirs.iter().any(|secret| shown.contains(secret)),
                    "{who} learns a secret of {other}"
                );
            }
            for found in secrets(reply.text()).into_iter().filter(|found| !own[who].contains(found)) {
                let opens = service.get(&api(&path), Some(found)).await;
                assert_eq!(opens.status, StatusCode::UNAUTHORIZED, "{found} opens something");
            }
        }
    }
}
