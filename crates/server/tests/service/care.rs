//! Looking after a table: a nudge, a bot for somebody who left, not reading somebody, and the end of it all.

use axum::http::StatusCode;
use rusqlite::Connection;
use tokio_tungstenite::tungstenite::Message;

use crate::common::{Open, Service};
use crate::sockets::{bearer, cookie, message, served, socket, text};

fn cookies(open: &Open, seat: usize) -> String {
    format!("seat-{}={}", open.id, open.key(seat))
}

fn host(open: &Open) -> String {
    format!("seat-{}={}", open.id, open.host)
}

#[tokio::test]
async fn whoever_waits_nudges_whoever_is_waited_for_and_not_all_the_time() {
    let service = Service::new();
    let open = service.duel().await;
    let (asked, _) = service.choice(&open).await;
    let (waits, table) = (1 - asked, format!("/t/{}", open.id));
    let nudge = format!("{table}/nudge");
    let page = async |seat: usize, lang: &str| {
        service.page(&table, &format!("{}; {lang}", cookies(&open, seat))).await.text().to_owned()
    };
    assert!(page(waits, "lang=en").await.contains(&format!("action=\"{nudge}\"")), "it is offered");
    assert!(
        !page(asked, "lang=en").await.contains(&format!("action=\"{nudge}\"")),
        "nobody nudges themselves"
    );
    let own = service.live(&nudge, &cookies(&open, asked), &format!("seat=S{asked}")).await;
    assert_eq!(own.status, StatusCode::CONFLICT, "{}", own.text());
    for (who, fields) in [
        ("", "seat=S0"),
        (host(&open).as_str(), "seat=S0"),
        (cookies(&open, asked).as_str(), &format!("seat=S{waits}")),
    ] {
        assert_eq!(service.live(&nudge, who, fields).await.status, StatusCode::FORBIDDEN, "{fields}");
    }
    let given = service.live(&nudge, &cookies(&open, waits), &format!("seat=S{waits}")).await;
    assert_eq!(given.status, StatusCode::NO_CONTENT, "{}", given.text());
    let name = ["Ana", "Bea"][waits];
    assert!(page(asked, "lang=en").await.contains(&format!("{name} gives you a nudge")));
    assert!(
        page(asked, "lang=es").await.contains(&format!("{name} te da un toque")),
        "in each reader's language"
    );
    assert!(!page(waits, "lang=en").await.contains("gives you a nudge"), "nobody else reads of it");
    assert!(!service.page(&table, "").await.text().contains("gives you a nudge"));
    let again = service.live(&nudge, &cookies(&open, waits), &format!("seat=S{waits}")).await;
    assert_eq!(again.status, StatusCode::TOO_MANY_REQUESTS);
    service.step(&open).await.unwrap();
    assert!(!page(asked, "lang=en").await.contains("gives you a nudge"), "answered, and over");
}

#[tokio::test]
async fn the_host_lets_a_bot_play_for_somebody_who_left_and_they_can_come_back() {
    let service = Service::new();
    let open = service.duel().await;
    let table = format!("/t/{}", open.id);
    let stranger = service.live(&format!("{table}/bot"), &cookies(&open, 0), "seat=S1&strength=quick").await;
    assert_eq!(stranger.status, StatusCode::FORBIDDEN, "not just anybody at the table");
    let lent = service.live(&format!("{table}/bot"), &host(&open), "seat=S1&strength=quick").await;
    assert_eq!(lent.status, StatusCode::NO_CONTENT, "{}", lent.text());
    let page = service.page(&table, &cookies(&open, 1)).await;
    assert!(
        page.text().contains("A bot is playing for you") || page.text().contains("class=\"ribbon lent\"")
    );
    let thief = service.live(&format!("{table}/sit"), "", "seat=S1&name=Eve").await;
    assert_eq!(thief.status, StatusCode::CONFLICT, "the seat is not free: {}", thief.text());
    let back = service.form(&format!("{table}/sit"), &cookies(&open, 1), "seat=S1&name=Bea").await;
    assert_eq!(back.status, StatusCode::SEE_OTHER, "{}", back.text());
    let seats = service.get(&open.path(""), None).await.json();
    assert_eq!(seats["seats"][1]["name"], "Bea", "{seats}");
}

#[tokio::test]
async fn whoever_does_not_want_to_read_somebody_does_not_and_nobody_else_knows() {
    let service = Service::new();
    let open = service.duel().await;
    let table = format!("/t/{}", open.id);
    service.live(&format!("{table}/say"), &cookies(&open, 1), "seat=S1&text=Blimey").await;
    let muted = service.form(&format!("{table}/mute"), &cookies(&open, 0), "who=S1&mute=yes").await;
    assert_eq!((muted.status, muted.location()), (StatusCode::SEE_OTHER, table.as_str()));
    let with = format!("{}; {}", cookies(&open, 0), muted.cookies());
    let page = service.page(&table, &with).await;
    assert!(!page.text().contains("Blimey") && page.text().contains("hidden for you"));
    for other in [cookies(&open, 0), cookies(&open, 1), String::new()] {
        let page = service.page(&table, &other).await;
        assert!(page.text().contains("Blimey") && !page.text().contains("hidden for you"));
    }
    let heard = service.form(&format!("{table}/mute"), &with, "who=S1&mute=no").await;
    let with = format!("{}; {}", cookies(&open, 0), heard.cookies());
    assert!(service.page(&table, &with).await.text().contains("Blimey"));
    for (fields, status) in [
        ("who=S9&mute=yes", StatusCode::NOT_FOUND),
        ("who=S1&mute=so", StatusCode::BAD_REQUEST),
        ("", StatusCode::BAD_REQUEST),
    ] {
        assert_eq!(service.form(&format!("{table}/mute"), "", fields).await.status, status, "{fields}");
    }
    // Whoever sits down there later is somebody else.
    service.live(&format!("{table}/stand"), &cookies(&open, 1), "seat=S1").await;
    let sat = service.form(&format!("{table}/sit"), "", "seat=S1&name=Clara").await.cookies();
    service.live(&format!("{table}/say"), &sat, "seat=S1&text=Greetings").await;
    let with = format!("{}; {}", cookies(&open, 0), muted.cookies());
    assert!(service.page(&table, &with).await.text().contains("Greetings"));
}

fn rows(service: &Service) -> (i64, i64, i64) {
    let sql =
        "SELECT (SELECT count(*) FROM tables), (SELECT count(*) FROM log), (SELECT count(*) FROM retired)";
    let storage = Connection::open(service.folder.0.join("conclave.db")).unwrap();
    storage.query_row(sql, [], |row| Ok((row.get(0)?, row.get(1)?, row.get(2)?))).unwrap()
}

#[tokio::test]
async fn whoever_opened_a_table_deletes_it_for_everybody_and_for_good() {
    let (service, address) = served().await;
    let (open, other) = (service.duel().await, service.duel().await);
    let table = format!("/t/{}", open.id);
    service.live(&format!("{table}/say"), &cookies(&open, 1), "seat=S1&text=Blimey").await;
    let mut seated = socket(address, &format!("{table}/ws"), &cookie(&open, 1)).await.unwrap();
    let mut looking_on = socket(address, &format!("{table}/ws"), &[]).await.unwrap();
    let mut program = socket(address, &open.path("/stream"), &bearer(open.key(0))).await.unwrap();
    for somebody in
        ["".to_owned(), cookies(&open, 0), cookies(&open, 1), host(&other).replace(&other.id, &open.id)]
    {
        assert_eq!(service.page(&format!("{table}/delete"), &somebody).await.status, StatusCode::FORBIDDEN);
        let tried = service.form(&format!("{table}/delete"), &somebody, "sure=yes").await;
        assert_eq!(tried.status, StatusCode::FORBIDDEN, "only whoever opened it");
    }
    let asked = service.page(&format!("{table}/delete"), &host(&open)).await;
    assert!(asked.text().contains("cannot be undone"), "one is asked first");
    assert_eq!(
        service.form(&format!("{table}/delete"), &host(&open), "").await.status,
        StatusCode::BAD_REQUEST
    );
    assert_eq!(service.page(&table, "").await.status, StatusCode::OK, "nothing has happened yet");

    let gone = service.form(&format!("{table}/delete"), &host(&open), "sure=yes").await;
    assert_eq!(gone.status, StatusCode::OK, "{}", gone.text());
    for socket in [&mut seated, &mut looking_on, &mut program] {
        let code = loop {
            match message(socket).await {
                Message::Close(frame) => break u16::from(frame.expect("a code").code),
                other => assert!(!text(other).contains("table-deleted")),
            }
        };
        assert_eq!(code, 4401, "everybody is sent to look again");
    }
    let left = rows(&service);
    assert_eq!((left.0, left.2), (1, 1), "the other table, and a name that says nothing");
    for rest in ["", "/replay", "/report", "/carry/x", "/join/x", "/delete"] {
        let page = service.page(&format!("{table}{rest}"), &host(&open)).await;
        assert_eq!(page.status, StatusCode::GONE, "{rest}");
        assert!(!page.text().contains("Blimey") && !page.text().contains("Bea"));
    }
    let moved = service
        .post(&open.path("/moves"), Some(open.key(0)), serde_json::json!({"question": 1, "moves": ["x"]}))
        .await;
    assert_eq!(moved.code(), "table-deleted");
    assert_eq!(service.get(&other.path(""), None).await.status, StatusCode::OK, "the other table goes on");
}

#[tokio::test]
async fn nothing_of_a_deleted_table_is_on_the_disk_and_nobody_misses_it() {
    let service = Service::new();
    let (open, other) = (service.duel().await, service.duel().await);
    let table = format!("/t/{}", open.id);
    service.live(&format!("{table}/say"), &cookies(&open, 1), "seat=S1&text=Blimeyblimey").await;
    let gone = service.form(&format!("{table}/delete"), &host(&open), "sure=yes").await;
    assert!(gone.cookies().contains(&format!("seat-{}=", open.id)), "the browser forgets its keys");
    let service = service.again().await;
    let database = std::fs::read(service.folder.0.join("conclave.db")).unwrap();
    let found = |words: &[u8]| database.windows(words.len()).any(|part| part == words);
    assert!(!found(b"Blimeyblimey"), "what was said is written over");
    assert!(found(other.id.as_bytes()), "the file is the right one");
    assert_eq!(service.page(&table, &host(&open)).await.status, StatusCode::GONE);
    assert_eq!(service.page("/", &format!("tables={}-1", open.id)).await.status, StatusCode::OK);
    assert_eq!(rows(&service).0, 1);
}
