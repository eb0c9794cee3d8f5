//! How much one address can do, who counts as one, and what stands behind a proxy.

use std::time::Duration;

use crate::common::{Folder, Reply, Service};
use axum::body::Body;
use axum::http::{Request, StatusCode};
use serde_json::{Value, json};
use server::ServerConfig;

/// A service behind a proxy on this machine.
pub fn behind_a_proxy() -> ServerConfig {
    ServerConfig { proxies: vec!["127.0.0.1".parse().unwrap()], ..ServerConfig::default() }
}

async fn open_from(service: &Service, address: &str, body: &str) -> Reply {
    let request = Request::post("/api/v2/tables")
        .header("content-type", "application/json")
        .header("x-forwarded-for", address);
    service.send(request.body(Body::from(body.to_owned())).unwrap()).await
}

const OPENING: &str = "{\"game\":\"grimoire\"}";

#[tokio::test]
async fn one_address_cannot_open_tables_without_end() {
    let service = Service::run_as(Folder::new(), behind_a_proxy());
    let addresses: [&dyn Fn(u16) -> String; 2] =
        [&|_| "192.0.2.7".to_owned(), &|number| format!("2001:db8::{number:x}")];
    for address in addresses {
        let mut opened = 0;
        for number in 0..40 {
            let reply = open_from(&service, &address(number), OPENING).await;
            match reply.status {
                StatusCode::CREATED => opened += 1,
                status => {
                    assert_eq!(
                        (status, reply.code()),
                        (StatusCode::TOO_MANY_REQUESTS, "too-often".to_owned())
                    );
                }
            }
        }
        assert_eq!(opened, 20);
    }
}

/// Pages are drawn for whoever asks. Whoever asks without end waits; others, and files that browsers keep, do not.
#[tokio::test]
async fn one_address_cannot_have_pages_drawn_without_end() {
    let service = Service::run_as(Folder::new(), behind_a_proxy());
    let read = async |address: &str, path: &str| {
        let request = Request::get(path).header("x-forwarded-for", address);
        service.send(request.body(Body::empty()).unwrap()).await.status
    };
    let style = pages::assets().find(|asset| asset.immutable).expect("a stylesheet").path.clone();
    let mut tries = 0;
    while read("192.0.2.7", "/offline").await == StatusCode::OK {
        tries += 1;
        assert!(tries < 20_000, "nobody is ever told to wait");
    }
    assert!(tries >= 600, "{tries} pages are too few for a room full of friends");
    assert_eq!(read("192.0.2.7", "/api/v2/tables").await, StatusCode::TOO_MANY_REQUESTS);
    assert_eq!(read("192.0.2.7", &style).await, StatusCode::OK);
    assert_eq!(read("192.0.2.8", "/offline").await, StatusCode::OK);
}

#[tokio::test]
async fn refused_openings_take_nobodys_room() {
    let config = ServerConfig { most_tables: 3, ..ServerConfig::default() };
    let service = Service::run_as(Folder::new(), config);
    for _ in 0..20 {
        let reply = service.post("/api/v2/tables", None, json!({"game": "grimoire", "seats": 9})).await;
        assert_eq!(reply.status, StatusCode::UNPROCESSABLE_ENTITY, "{}", reply.text());
    }
    for _ in 0..3 {
        service.duel().await;
    }
    let full = service.post("/api/v2/tables", None, json!({"game": "grimoire"})).await;
    assert_eq!(full.code(), "too-many-tables");
}

/// A form as a browser posts it, from this origin and to this host.
fn post(origin: &str, host: &str) -> Request<Body> {
    let fields = "game=grimoire&name=Ana&set.mode=duel";
    Request::post("/tables")
        .header("content-type", "application/x-www-form-urlencoded")
        .header("host", host)
        .header("origin", origin)
        .body(Body::from(fields))
        .unwrap()
}

#[tokio::test]
async fn the_public_address_is_ours_whatever_a_proxy_makes_of_the_host() {
    let public = "https://games.example.org";
    let config = ServerConfig { public: Some(public.parse().unwrap()), ..behind_a_proxy() };
    let service = Service::run_as(Folder::new(), config);
    let opened = service.send(post(public, "127.0.0.1:7777")).await;
    assert_eq!(opened.status, StatusCode::SEE_OTHER, "{}", opened.text());
    for cookie in opened.headers.get_all("set-cookie") {
        assert!(cookie.to_str().unwrap().ends_with("; Secure"), "{cookie:?}");
    }
    assert_eq!(opened.headers["strict-transport-security"], "max-age=31536000");
    let page = service.page(opened.location(), &opened.cookies()).await;
    assert!(page.text().contains("https://games.example.org/t/"), "links lead to where people are");
    for elsewhere in
        ["https://evil.example", "http://games.example.org", "https://games.example.org:8443", "null"]
    {
        let refused = service.send(post(elsewhere, "127.0.0.1:7777")).await;
        assert_eq!(refused.status, StatusCode::FORBIDDEN, "{elsewhere}");
    }
}

#[tokio::test]
async fn without_a_public_address_nothing_is_promised() {
    let service = Service::new();
    let opened = service.send(post("http://127.0.0.1:7777", "127.0.0.1:7777")).await;
    assert_eq!(opened.status, StatusCode::SEE_OTHER, "{}", opened.text());
    assert!(!opened.headers.contains_key("strict-transport-security"));
    assert!(!format!("{:?}", opened.headers).contains("Secure"));
    let refused = service.send(post("http://127.0.0.1:8888", "127.0.0.1:7777")).await;
    assert_eq!(refused.status, StatusCode::FORBIDDEN);
}

#[tokio::test]
async fn people_behind_a_proxy_do_not_pay_for_each_other() {
    let service = Service::run_as(Folder::new(), behind_a_proxy());
    for _ in 0..30 {
        open_from(&service, "192.0.2.7", OPENING).await;
    }
    assert_eq!(open_from(&service, "192.0.2.8", OPENING).await.status, StatusCode::CREATED);
    // What the client wrote before the proxy's own entry changes nothing.
    let forged = open_from(&service, "198.51.100.1, 192.0.2.7", OPENING).await;
    assert_eq!(forged.status, StatusCode::TOO_MANY_REQUESTS);
    let opened = (0..40).map(|_| open_from(&service, "nonsense", OPENING));
    let mut unreadable = 0;
    for reply in opened {
        unreadable += usize::from(reply.await.status == StatusCode::CREATED);
    }
    assert_eq!(unreadable, 20, "an unreadable address does not switch limits off");
}

#[tokio::test]
async fn a_proxy_nobody_named_is_not_believed() {
    let service = Service::new();
    let mut opened = 0;
    for number in 0..40 {
        let reply = open_from(&service, &format!("192.0.2.{number}"), OPENING).await;
        opened += usize::from(reply.status == StatusCode::CREATED);
    }
    assert_eq!(opened, 20, "the proxy's own address is counted");
}

/// A mind that is changed again and again fills a log like anything else: one after the other, and nobody else waits for it.
#[tokio::test]
async fn a_choice_that_binds_nobody_is_not_made_without_end() {
    let service = Service::new();
    let people: Vec<Value> =
        ["Ana", "Bea", "Cleo", "Dora"].iter().map(|name| json!({"who": "person", "name": name})).collect();
    let open = service.open(json!({"game": "obscurio", "sitters": people, "pace": "instant"})).await;
    // Until somebody stands at a Door and may still go to another.
    let seat = loop {
        let Some((seat, mv)) = service.step(&open).await else {
            // At night nobody is asked before everybody's eyes: it ends by the clock.
            service.clock.advance(Duration::from_secs(60));
            service.until(async || service.view(&open, 0).await["open"]["phase"] != "eyes_closed").await;
            continue;
        };
        if mv.starts_with("stand") {
            break seat;
        }
    };
    let makes = async |seat: usize, mv: &str| {
        let view = service.view(&open, seat).await;
        let mut moves = view["moves"].as_array().unwrap().iter();
        let found = moves.find(|offered| offered.as_str().unwrap().starts_with(mv));
        let body = json!({"question": view["question"], "moves": [found]});
        service.post(&open.path("/moves"), Some(open.key(seat)), body).await
    };
    let mut stood = 0;
    let refused = loop {
        // Who has confirmed owes nothing: standing elsewhere takes that back.
        assert_eq!(makes(seat, "confirm").await.status, StatusCode::OK);
        let reply = makes(seat, "stand").await;
        if reply.status != StatusCode::OK {
            break reply;
        }
        stood += 1;
        assert!(stood < 200, "one can change one's mind for ever");
    };
    assert_eq!(
        (stood, refused.status, refused.code()),
        (40, StatusCode::TOO_MANY_REQUESTS, "too-often".to_owned())
    );
    let other = usize::from(seat == 0);
    assert_eq!(makes(other, "stand").await.status, StatusCode::OK, "the others choose");
    service.clock.advance(Duration::from_secs(60));
    let again = makes(seat, "stand").await;
    assert_eq!(again.status, StatusCode::OK, "a minute later they may again: {}", again.text());
}

/// Taking back freely is bounded as well, and so is asking whether one may.
#[tokio::test]
async fn nobody_takes_back_or_asks_to_without_a_pause() {
    let service = Service::new();
    let open = service.duel().await;
    let undo = async |seat: usize| service.post(&open.path("/undo"), Some(open.key(seat)), json!({})).await;
    let (mut freely, mut asked) = (0, 0);
    let mut refused = Vec::new();
    for _ in 0..400 {
        let Some((seat, _)) = service.step(&open).await else { break };
        let reply = undo(seat).await;
        match (reply.status, reply.json()["asked"] == true) {
            (StatusCode::OK, false) => freely += 1,
            (StatusCode::OK, true) => {
                asked += 1;
                assert_eq!(undo(seat).await.status, StatusCode::OK, "it can always be withdrawn");
            }
            (StatusCode::TOO_MANY_REQUESTS, _) => refused.push(seat),
            (StatusCode::CONFLICT, _) => {}
            other => panic!("{other:?} {}", reply.text()),
        }
    }
    assert!(freely <= 80 && asked <= 6, "{freely} taken back and {asked} wishes of two people in no time");
    assert!(!refused.is_empty(), "{freely} taken back, {asked} asked, and nobody was told to wait");
}
