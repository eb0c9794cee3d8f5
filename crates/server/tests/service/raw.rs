//! Requests as bytes: what no library would send, but a proxy or an attacker might.

use std::net::SocketAddr;

use axum::http::StatusCode;
use serde_json::json;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

use crate::common::{Folder, Service};
use crate::limits::behind_a_proxy;

/// Everything that is answered to these bytes until the server hangs up.
pub async fn answered(address: SocketAddr, bytes: &str) -> String {
    let mut stream = TcpStream::connect(address).await.unwrap();
    stream.write_all(bytes.as_bytes()).await.unwrap();
    let mut answer = Vec::new();
    // Whoever is hung up on in the middle of what they send may be told so by the system.
    let _ = stream.read_to_end(&mut answer).await;
    String::from_utf8_lossy(&answer).into_owned()
}

fn statuses(answer: &str) -> Vec<&str> {
    answer.split("HTTP/1.1 ").skip(1).map(|rest| &rest[..3]).collect()
}

/// Two lengths are two bodies: what one reader takes for the end of it another takes for the next request.
#[tokio::test]
async fn a_body_has_one_length() {
    let service = Service::new();
    let address = service.listen();
    let hidden = format!("GET /offline HTTP/1.1\r\nhost: {address}\r\nconnection: close\r\n\r\n");
    let lengths = [
        "content-length: 4\r\ntransfer-encoding: chunked\r\n",
        "transfer-encoding: chunked\r\ncontent-length: 4\r\n",
        "Transfer-Encoding : chunked\r\ncontent-length: 4\r\n",
        "transfer-encoding:\tCHUNKED\r\ncontent-length: 4\r\n",
        "transfer-encoding: chunked\r\n",
        "content-length: 4\r\ncontent-length: 5\r\n",
        "content-length: +4\r\n",
    ];
    for length in lengths {
        let head = format!(
            "POST /settings HTTP/1.1\r\nhost: {address}\r\n\
             content-type: application/x-www-form-urlencoded\r\n{length}\r\n"
        );
        let answer = answered(address, &format!("{head}0\r\n\r\n{hidden}")).await;
        assert_eq!(statuses(&answer).first(), Some(&"400"), "{length}: {answer}");
        if length.contains("content-length") {
            assert_eq!(statuses(&answer), ["400"], "what follows is answered to nobody: {length}");
        }
    }
}

/// What does not say for whom it is, or says it twice, could be taken for different requests.
#[tokio::test]
async fn a_request_says_for_whom_it_is() {
    let service = Service::new();
    let address = service.listen();
    let asked = async |target: &str, hosts: &str| {
        answered(address, &format!("GET {target} HTTP/1.1\r\n{hosts}connection: close\r\n\r\n")).await
    };
    let own = format!("host: {address}\r\n");
    let whole = format!("http://{address}/offline");
    for (target, hosts) in [("/offline", own.clone()), (whole.as_str(), own.clone())] {
        let good = asked(target, &hosts).await;
        assert_eq!(statuses(&good), ["200"], "{target} {hosts} {good}");
    }
    let bad = [
        ("/offline", String::new()),
        ("/offline", format!("{own}{own}")),
        ("/offline", format!("{own}host: x.example\r\n")),
        ("/offline", "host: \r\n".to_owned()),
        ("/offline", "host: a/b\r\n".to_owned()),
        ("/offline", "host: a b\r\n".to_owned()),
        ("/offline", "host: \"><script>\r\n".to_owned()),
        (&whole, String::new()),
        (&whole, "host: x.example\r\n".to_owned()),
        (&whole, format!("{own}{own}")),
    ];
    for (target, hosts) in bad {
        let refused = asked(target, &hosts).await;
        assert_eq!(statuses(&refused), ["400"], "{target} {hosts} {refused}");
    }
}

/// Whoever asks chooses the host; only one that is certain begins our links.
#[tokio::test]
async fn a_host_of_their_own_is_in_no_link() {
    let service = Service::new();
    let address = service.listen();
    let open = service.duel().await;
    let stand = service.post(&open.path("/seats/1"), Some(&open.host), json!({"who": "nobody"})).await;
    assert_eq!(stand.status, StatusCode::OK, "{}", stand.text());
    let join = service.page(&format!("/t/{}", open.id), &format!("seat-{}={}", open.id, open.host)).await;
    let (_, code) = join.text().split_once("/join/").expect("an invitation");
    let code = &code[..26];
    let cookie = format!("cookie: seat-{}={}.{}\r\n", open.id, open.host, open.key(0));
    let read = async |method: &str, path: &str, host: &str| {
        let text = format!(
            "{method} {path} HTTP/1.1\r\nhost: {host}\r\n{cookie}content-length: 0\r\nconnection: close\r\n\r\n"
        );
        answered(address, &text).await
    };
    let table = format!("/t/{}", open.id);
    let (invitation, carry) = (format!("{table}/join/{code}"), format!("{table}/carry"));
    let all = [("GET", "/"), ("GET", "/g/grimoire"), ("GET", &table), ("GET", &invitation), ("POST", &carry)];
    for (method, path) in all {
        let page = read(method, path, "evil.example").await;
        assert_eq!(statuses(&page), ["200"], "{path}");
        assert!(!page.contains("evil.example"), "{path}");
        let page = read(method, path, "127.0.0.1:7777").await;
        assert!(page.contains("http://127.0.0.1:7777"), "{path}: {page}");
    }
    let page = read("GET", &table, "evil.example").await;
    assert!(
        page.contains(&format!("value=\"{table}/join/{code}\"")),
        "links lead there all the same: {page}"
    );
}

/// A name of another site that points here would let its pages read what only operators may.
#[tokio::test]
async fn operators_ask_by_address() {
    let service = Service::new();
    let here: SocketAddr = "127.0.0.1:0".parse().unwrap();
    let bound = server::bind_app(here, service.app.clone()).unwrap().with_admin(here).unwrap();
    let admin = bound.admin_address().unwrap();
    tokio::spawn(bound.run());
    for path in ["/metrics", "/health/live", "/health/ready", "/nothing"] {
        let asked = async |hosts: &str| {
            answered(admin, &format!("GET {path} HTTP/1.1\r\n{hosts}connection: close\r\n\r\n")).await
        };
        let status = if path == "/nothing" { "404" } else { "200" };
        for good in [format!("host: {admin}\r\n"), "host: localhost:7778\r\n".to_owned()] {
            assert_eq!(statuses(&asked(&good).await), [status], "{path} {good}");
        }
        for bad in ["", "host: evil.example\r\n", "host: 127.0.0.1.evil.example:80\r\n", "host: x\r\n"] {
            assert_eq!(statuses(&asked(bad).await), ["421"], "{path} {bad}");
        }
    }
}

/// Behind a proxy each line comes over a connection of the proxy's: they are counted for those who follow a table over them.
#[tokio::test]
async fn one_address_has_no_more_lines_through_a_proxy_than_without() {
    let config = server::ServerConfig { most_connections: Some(80), ..behind_a_proxy() };
    let service = Service::run_as(Folder::new(), config);
    let address = service.listen();
    let mut tables = Vec::new();
    for _ in 0..4 {
        tables.push(service.duel().await);
    }
    let follow = async |from: &str, number: usize| {
        let open = &tables[number % 4];
        let mut stream = TcpStream::connect(address).await.unwrap();
        let request = format!(
            "GET {} HTTP/1.1\r\nhost: x\r\nx-forwarded-for: {from}\r\nauthorization: Bearer {}\r\n\r\n",
            open.path("/stream"),
            open.key(number % 2)
        );
        stream.write_all(request.as_bytes()).await.unwrap();
        // Its first line has come once it is counted.
        let mut heard = Vec::new();
        while !heard.ends_with(b"}\n\r\n") {
            let mut bytes = [0; 4096];
            let count = stream.read(&mut bytes).await.unwrap();
            assert!(count > 0, "{}", String::from_utf8_lossy(&heard));
            heard.extend_from_slice(&bytes[..count]);
        }
        stream
    };
    let honest = follow("192.0.2.8", 0).await;
    let mut held = Vec::new();
    for number in 0..45 {
        held.push(follow("192.0.2.7", number).await);
    }
    let mut hung_up = 0;
    for stream in &held {
        let mut byte = [0];
        // Those who were hung up on have nothing more to read; the others are still being told.
        hung_up += usize::from(
            !matches!(stream.try_read(&mut byte), Err(error) if error.kind() == std::io::ErrorKind::WouldBlock),
        );
    }
    assert_eq!(held.len() - hung_up, 20, "a quarter of all lines");
    let mut byte = [0];
    let still = honest.try_read(&mut byte).expect_err("nothing is new");
    assert_eq!(still.kind(), std::io::ErrorKind::WouldBlock, "others keep theirs");
}
