//! Whatever arrives, every address answers clearly and nothing is lost.

use crate::common::Service;
use axum::body::Body;
use axum::http::{Method, Request, StatusCode};
use table::Chance;

const OF_PAGES: &str =
    "move sit bot stand fill undo undo/answer say hint pace rematch report replay ws join/x";
const OF_PROGRAMS: &str =
    "log report moves seats/0 seats/99 seats/x fill undo undo/answer say hint pace rematch nothing";
const OTHERS: &str =
    "/ /tables /settings /rules/grimoire /rules/x /cards/grimoire/x /api/v2/tables /api/v2/games";

fn addresses(id: &str) -> Vec<String> {
    let of_pages = OF_PAGES.split(' ').map(|verb| format!("/t/{id}/{verb}"));
    let of_programs = OF_PROGRAMS.split(' ').map(|verb| format!("/api/v2/tables/{id}/{verb}"));
    let tables = [format!("/t/{id}"), format!("/api/v2/tables/{id}")];
    of_pages.chain(of_programs).chain(tables).chain(OTHERS.split(' ').map(str::to_owned)).collect()
}

#[tokio::test]
async fn nonsense_gets_a_clear_answer_everywhere() {
    let service = Service::new();
    let open = service.duel().await;
    let before = service.view(&open, 0).await;
    let mut chance = Chance::fast(1);
    let kinds =
        ["application/json", "application/x-www-form-urlencoded", "text/plain", "multipart/form-data", ""];
    let bodies = |chance: &mut Chance| -> Vec<Vec<u8>> {
        let noise = (0..chance.below(300)).map(|_| chance.below(256) as u8).collect();
        vec![
            noise,
            Vec::new(),
            b"{\"at\":-1,\"moves\":7}".to_vec(),
            b"{\"at\":1e99,\"moves\":[null]}".to_vec(),
            b"[[[[[[[[[[[[".repeat(100),
            b"seat=S9&at=x&move=%ff&name=%00".to_vec(),
            b"seat=S0&seat=S1&move=&agree=&text=&phrase=".to_vec(),
            "{\"who\":\"person\",\"name\":\"\u{202e}\"}".into(),
        ]
    };
    for path in addresses(&open.id) {
        for method in [Method::GET, Method::POST, Method::PUT, Method::DELETE, Method::OPTIONS, Method::HEAD]
        {
            for kind in kinds {
                for body in bodies(&mut chance) {
                    let request =
                        Request::builder().method(method.clone()).uri(&path).header("content-type", kind);
                    let reply = service.send(request.body(Body::from(body)).unwrap()).await;
                    assert_ne!(reply.status, StatusCode::INTERNAL_SERVER_ERROR, "{method} {path}");
                    if path.starts_with("/api/") && reply.status.is_client_error() && method != Method::HEAD {
                        assert!(!reply.code().is_empty(), "{method} {path}");
                    }
                }
            }
        }
    }
    let after = service.view(&open, 0).await;
    assert_eq!((&before["at"], &before["open"]), (&after["at"], &after["open"]));
}

#[tokio::test]
async fn huge_things_are_refused() {
    let service = Service::new();
    let open = service.duel().await;
    let big = "x".repeat(20_000);
    let body = format!("{{\"at\":0,\"moves\":[\"{big}\"]}}");
    let request = Request::post(open.path("/moves"))
        .header("content-type", "application/json")
        .header("authorization", format!("Bearer {}", open.key(0)));
    let reply = service.send(request.body(Body::from(body)).unwrap()).await;
    assert_eq!((reply.status, reply.code()), (StatusCode::PAYLOAD_TOO_LARGE, "too-large".to_owned()));
    let long = service.get(&format!("/api/v2/tables/{}", "x".repeat(3000)), None).await;
    assert_eq!(long.status, StatusCode::PAYLOAD_TOO_LARGE);
    let wrong = Request::post(open.path("/moves")).header("content-type", "text/plain");
    let wrong = wrong.header("authorization", format!("Bearer {}", open.key(0)));
    let reply = service.send(wrong.body(Body::from("{}")).unwrap()).await;
    assert_eq!((reply.status, reply.code()), (StatusCode::UNSUPPORTED_MEDIA_TYPE, "wrong-kind".to_owned()));
}

#[tokio::test]
async fn what_is_not_text_is_no_address() {
    let service = Service::new();
    for path in ["/t/%ff", "/t/%", "/t/%zz/move", "/api/v2/tables/%c3%28", "/rules/%00", "/t/..%2f..%2fkey"] {
        let reply = service.send(Request::get(path).body(Body::empty()).unwrap()).await;
        assert_eq!(reply.status, StatusCode::NOT_FOUND, "{path}");
    }
}
