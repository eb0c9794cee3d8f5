//! The hall and its books, what links show elsewhere, and whose turn it is at one's own tables.

use axum::http::StatusCode;
use serde_json::json;

use crate::common::{Open, Service};

async fn opened(service: &Service) -> (String, String) {
    let reply = service.form("/tables", "", "game=grimoire&set.mode=duel&fill=nobody&name=Ana").await;
    assert_eq!(reply.status, StatusCode::SEE_OTHER, "{}", reply.text());
    (reply.cookies(), reply.location().to_owned())
}

/// The cookie of this name among those somebody was given.
fn cookie<'a>(cookies: &'a str, name: &str) -> &'a str {
    cookies.split("; ").find(|pair| pair.starts_with(&format!("{name}="))).expect("it was given")
}

#[tokio::test]
async fn every_book_on_the_shelf_opens_and_says_what_it_is() {
    let service = Service::new();
    for (lang, players, minutes) in
        [("lang=es", "2–4 personas", "30–45 min"), ("lang=en", "2–4 players", "30–45 min")]
    {
        let hall = service.page("/", lang).await;
        assert!(hall.text().contains("href=\"/deals\""), "the deals of the day");
        for game in pages::FACES {
            assert!(
                hall.text().contains(&format!("href=\"/g/{}\"", game.name())),
                "{} is missing",
                game.name()
            );
            let book = service.page(&format!("/g/{}", game.name()), lang).await;
            assert_eq!(book.status, StatusCode::OK);
            assert!(book.text().contains(&format!("href=\"/rules/{}\"", game.name())), "its rules");
            assert!(book.text().contains(&format!("href=\"/deals#{}-day\"", game.name())), "its deals");
            assert!(book.text().contains(&format!("href=\"/cards/{}\"", game.name())), "its cards");
            let cover = service.page(&game.cover().path, "").await;
            assert_eq!(
                (cover.status, cover.headers["content-type"].as_bytes()),
                (StatusCode::OK, &b"image/svg+xml"[..])
            );
        }
        assert!(hall.text().contains(players) && hall.text().contains(minutes));
        assert!(!hall.text().contains("<form class=\"book\""), "a hall is no form");
    }
    assert_eq!(service.page("/g/nothing", "").await.status, StatusCode::NOT_FOUND);
}

#[tokio::test]
async fn a_book_that_cannot_be_played_so_says_why_and_stays_open() {
    let service = Service::new();
    let refused = service.form("/tables", "", "game=madness&seats=9&fill=nobody&name=Ana").await;
    assert_eq!(refused.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert!(refused.text().contains("role=\"alert\"") && refused.text().contains("value=\"madness\""));
    let slow =
        service.form("/tables", "", "game=grimoire&set.mode=duel&fill=nobody&name=Ana&think=soon").await;
    assert_eq!(slow.status, StatusCode::UNPROCESSABLE_ENTITY, "what no time to think is opens no table");
    assert!(!service.page("/", "").await.text().contains("open-tables"));
}

/// People count times in seconds, programs in milliseconds.
#[tokio::test]
async fn times_are_asked_for_in_seconds() {
    let service = Service::new();
    let book = service.page("/g/obscurio", "lang=es").await;
    assert!(book.text().contains("name=\"seconds.vote_ms\" value=\"15\""), "{}", book.text());
    let form =
        |vote: &str| format!("game=obscurio&fill=nobody&name=Ana&seconds.vote_ms={vote}&seconds.space_ms=90");
    for wrong in ["soon", "-1", "1e9", "NaN", "0"] {
        let refused = service.form("/tables", "", &form(wrong)).await;
        assert_eq!(refused.status, StatusCode::UNPROCESSABLE_ENTITY, "{wrong}");
    }
    for vote in ["2.5", "2%2C5"] {
        assert_eq!(service.form("/tables", "", &form(vote)).await.status, StatusCode::SEE_OTHER);
    }
    let open = service.get("/api/v2/tables", None).await.json();
    let times = |table: &serde_json::Value| {
        (table["settings"]["vote_ms"].clone(), table["settings"]["space_ms"].clone())
    };
    let found: Vec<_> = open["open"].as_array().expect("tables").iter().map(times).collect();
    assert_eq!(found, vec![(json!("2500"), json!("90000")); 2]);
}

#[tokio::test]
async fn a_time_to_think_can_be_wished_for_at_the_start() {
    let service = Service::new();
    let fields = "game=grimoire&set.mode=duel&fill=nobody&name=Ana&think=60+move";
    let reply = service.form("/tables", "", fields).await;
    let page = service.page(reply.location(), &reply.cookies()).await;
    let chosen = page.text().split("<option value=\"60 move\"").nth(1).expect("it is offered");
    assert!(chosen.starts_with(" selected"), "{}", &chosen[..40]);
}

/// What a page says about itself to other sites.
fn tags(page: &str) -> String {
    let tags = page.split("<meta ").skip(1).filter_map(|tag| tag.split('>').next());
    tags.filter(|tag| tag.contains("og:") || tag.contains("description")).collect()
}

#[tokio::test]
async fn links_show_the_game_elsewhere_and_nothing_of_the_table() {
    let service = Service::new();
    let (ana, path) = opened(&service).await;
    let page = service.page(&path, &ana).await;
    let said = tags(page.text());
    for part in ["A table of Grimoire", "/preview/grimoire.png", &path, "og:image:width"] {
        assert!(said.contains(part), "{part} is missing: {said}");
    }
    assert!(!said.contains("Ana"), "who sits there is nobody's business");
    let join = format!("{path}/join/");
    let code = page.text().split(&join).nth(1).expect("an invitation")[..26].to_owned();
    let invited = service.page(&format!("{join}{code}"), "").await;
    let said = tags(invited.text());
    assert!(
        said.contains("/preview/grimoire.png") && !said.contains(&code),
        "an invitation is not passed on"
    );
    for (picture, wide) in
        [("/preview/grimoire.png", 1200u32), ("/preview/library.png", 1200), ("/icon/180.png", 180)]
    {
        let sent = service.page(picture, "").await;
        assert_eq!(
            (sent.status, sent.headers["content-type"].as_bytes()),
            (StatusCode::OK, &b"image/png"[..])
        );
        assert_eq!(&sent.body[..8], b"\x89PNG\r\n\x1a\n");
        assert_eq!(sent.body[16..20], wide.to_be_bytes());
        assert_eq!(sent.headers["cross-origin-resource-policy"], "cross-origin");
    }
    for nothing in ["/preview/chess.png", "/preview/grimoire", "/icon/4096.png", "/icon/0.png", "/icon/x.png"]
    {
        assert_eq!(service.page(nothing, "").await.status, StatusCode::NOT_FOUND, "{nothing}");
    }
}

#[tokio::test]
async fn an_app_finds_what_it_needs() {
    let service = Service::new();
    let page = service.page("/", "").await;
    let policy = page.headers["content-security-policy"].to_str().unwrap();
    assert!(policy.contains("manifest-src 'self'"), "{policy}");
    for (path, mime) in [
        ("/app.webmanifest", "application/manifest+json"),
        ("/worker.js", "text/javascript; charset=utf-8"),
        ("/favicon-turn.svg", "image/svg+xml"),
        ("/offline", "text/html; charset=utf-8"),
    ] {
        let sent = service.page(path, "").await;
        assert_eq!(
            (sent.status, sent.headers["content-type"].to_str().unwrap()),
            (StatusCode::OK, mime),
            "{path}"
        );
    }
    let offline = service.page("/offline", "lang=es").await;
    assert!(offline.text().contains("Sin conexión") && offline.text().contains("No connection"));
    let manifest: serde_json::Value = service.page("/app.webmanifest", "").await.json();
    for icon in manifest["icons"].as_array().unwrap() {
        assert_eq!(service.page(icon["src"].as_str().unwrap(), "").await.status, StatusCode::OK, "{icon}");
    }
}

/// What the first page says of this table to whoever shows these cookies.
async fn row(service: &Service, open: &Open, cookies: &str) -> String {
    let home = service.page("/", cookies).await;
    let rows = home.text().split("<div class=\"table-row");
    let own = rows.skip(1).find(|row| row.contains(&format!("href=\"/t/{}\"", open.id)));
    own.expect("one's own table").split("</li>").next().unwrap().to_owned()
}

#[tokio::test]
async fn ones_own_tables_say_whose_turn_it_is_to_whoever_sits_there_alone() {
    let service = Service::new();
    let open = service.duel().await;
    let (asked, _) = service.choice(&open).await;
    let mut given = Vec::new();
    for seat in 0..2 {
        let cookies = format!("seat-{}={}", open.id, open.key(seat));
        let name = ["Ana", "Bea"][seat];
        let sat = service
            .form(&format!("/t/{}/sit", open.id), &cookies, &format!("seat=S{seat}&name={name}"))
            .await;
        given.push(cookie(&sat.cookies(), "tables").to_owned());
    }
    for (seat, tables) in given.iter().enumerate() {
        let row = row(&service, &open, tables).await;
        assert_eq!(row.contains("Your turn"), seat == asked, "{seat}: {row}");
        assert!(row.contains("Ana") && row.contains("Bea") && row.contains("/carry"), "{row}");
    }
    // Somebody who only says so, or shows what proves another seat, is told what everybody may know.
    let proof = given[asked].rsplit('-').next().unwrap();
    let forged = format!("tables={}-{}-{proof}", open.id, if asked == 0 { 2 } else { 1 });
    let all = format!("tables={}-3-{proof}", open.id);
    for cookies in
        [format!("tables={}-{}", open.id, 1 << asked), format!("tables={}-3", open.id), forged, all]
    {
        let row = row(&service, &open, &cookies).await;
        assert!(!row.contains("Your turn") && !row.contains("/carry"), "{cookies}: {row}");
    }
    // Over a restart it holds; once somebody else sits there it does not.
    let service = service.again().await;
    assert!(row(&service, &open, &given[asked]).await.contains("Your turn"));
    let host = format!("seat-{}={}", open.id, open.host);
    service.form(&format!("/t/{}/stand", open.id), &host, &format!("seat=S{asked}")).await;
    service.form(&format!("/t/{}/sit", open.id), "", &format!("seat=S{asked}&name=Eve")).await;
    assert!(
        !row(&service, &open, &given[asked]).await.contains("Your turn"),
        "an old proof is worth nothing"
    );
}

#[tokio::test]
async fn a_finished_table_leads_to_its_replay() {
    let service = Service::new();
    let open = service.duel().await;
    while service.step(&open).await.is_some() {}
    let row = row(&service, &open, &format!("tables={}-1", open.id)).await;
    assert!(row.contains(&format!("/t/{}/replay", open.id)) && !row.contains("Your turn"), "{row}");
}

#[tokio::test]
async fn a_cookie_full_of_nonsense_is_no_reason_not_to_come_in() {
    let service = Service::new();
    let open = service
        .open(json!({"game": "grimoire", "settings": {"mode": "duel"},
        "sitters": [{"who": "person", "name": "Ana"}, {"who": "nobody"}]}))
        .await;
    for cookies in
        ["tables=-.-.-", "tables=a-999-b", "tables=../../x-1-y", &format!("tables={}-255-", open.id)]
    {
        assert_eq!(service.page("/", cookies).await.status, StatusCode::OK, "{cookies}");
    }
}
