//! The same deal for all: equal tables, and nobody who has not played it learns anything while others still may.

use std::time::Duration;

use axum::body::Body;
use axum::http::{Request, StatusCode};
use serde_json::json;

use crate::common::{Folder, Open, Service};
use crate::limits::behind_a_proxy;

/// Sits down to the deal of the day; the table, its key and the cookies.
pub async fn sit_down(service: &Service, name: &str) -> (Open, String) {
    sit_down_to(service, "grimoire", name).await
}

async fn sit_down_to(service: &Service, game: &str, name: &str) -> (Open, String) {
    let fields = format!("game={game}&span=day&name={name}");
    let reply = service.form("/deals", "pace=instant", &fields).await;
    assert_eq!(reply.status, StatusCode::SEE_OTHER, "{}", reply.text());
    let id = reply.location().trim_start_matches("/t/").to_owned();
    let cookies = reply.cookies();
    let (_, keys) = cookies.split_once(&format!("seat-{id}=")).unwrap();
    let keys: Vec<String> = keys.split(';').next().unwrap().split('.').map(str::to_owned).collect();
    (Open { id, host: keys[0].clone(), seats: vec![(0, keys[1].clone())] }, cookies)
}

/// Plays to the end, the same way whenever the same is asked. Some questions have one answer, and the table may be quicker to
/// give it: only the number of a question says which move is made.
pub async fn play_out(service: &Service, open: &Open) {
    loop {
        let view = service.asked(open).await;
        if !view["over"].is_null() {
            return;
        }
        let (question, moves) = (view["question"].as_u64().unwrap(), view["moves"].as_array().unwrap());
        let mv = &moves[question as usize * 7 % moves.len()];
        let body = json!({"question": question, "moves": [mv]});
        service.post(&open.path("/moves"), Some(open.key(0)), body).await;
    }
}

#[tokio::test]
async fn everybody_gets_the_same_deal_and_is_compared() {
    let service = Service::new();
    let (ana, _) = sit_down(&service, "Ana").await;
    let (bea, _) = sit_down(&service, "Bea").await;
    let (of_ana, of_bea) = (service.asked(&ana).await, service.asked(&bea).await);
    assert_eq!(of_ana["own"], of_bea["own"], "both begin with the same hand");
    tokio::join!(play_out(&service, &ana), play_out(&service, &bea));
    let page = service.page("/deals", "lang=en").await;
    let (_, results) = page.text().split_once("id=\"grimoire-day\"").unwrap();
    let (results, _) = results.split_once("</section>").unwrap();
    assert!(results.contains("Ana") && results.contains("Bea"), "{results}");
    assert!(!page.text().contains(&ana.id), "results lead to no table while the deal is open");
}

/// One person under ever new names takes no place from others.
#[tokio::test]
async fn many_names_of_one_address_are_a_household_and_no_more() {
    let service = Service::run_as(Folder::new(), behind_a_proxy());
    let played = async |name: &str, from: &str| {
        let request = Request::post("/deals")
            .header("content-type", "application/x-www-form-urlencoded")
            .header("x-forwarded-for", from)
            .header("cookie", "pace=instant");
        let body = Body::from(format!("game=grimoire&span=day&name={name}"));
        let opened = service.send(request.body(body).unwrap()).await;
        assert_eq!(opened.status, StatusCode::SEE_OTHER, "{}", opened.text());
        let cookies = opened.cookies();
        let id = opened.location().trim_start_matches("/t/").to_owned();
        let (_, keys) = cookies.split_once(&format!("seat-{id}=")).unwrap();
        let keys: Vec<String> = keys.split(';').next().unwrap().split('.').map(str::to_owned).collect();
        play_out(&service, &Open { id, host: keys[0].clone(), seats: vec![(0, keys[1].clone())] }).await;
        // Whoever plays is not in a hurry.
        service.clock.advance(Duration::from_secs(60));
    };
    for number in 1..=6 {
        played(&format!("Eve{number}"), "192.0.2.7").await;
    }
    played("Ana", "192.0.2.8").await;
    let page = service.page("/deals", "lang=en").await;
    let (_, results) = page.text().split_once("id=\"grimoire-day\"").unwrap();
    let (results, _) = results.split_once("</section>").unwrap();
    assert!(results.contains("Ana"), "{results}");
    assert_eq!((1..=6).filter(|number| results.contains(&format!("Eve{number}"))).count(), 4, "{results}");
}

/// The whole game, line by line: whoever makes the same moves meets the same bots.
#[tokio::test]
async fn bots_play_alike_at_every_table_of_a_deal() {
    let service = Service::new();
    for game in ["grimoire", "madness", "deathmaydie"] {
        let told = async || {
            let (open, _) = sit_down_to(&service, game, "Ana").await;
            play_out(&service, &open).await;
            service.get(&open.path("/log"), Some(open.key(0))).await.json()
        };
        let (one, other) = tokio::join!(told(), told());
        assert!(one.as_array().unwrap().len() > 20, "{game} {one}");
        assert_eq!(one, other, "{game}");
    }
}

/// The gate looks for the table before anything else does: not for somebody who asks without end.
#[tokio::test]
async fn nobody_has_tables_looked_for_without_end() {
    let service = Service::run_as(Folder::new(), behind_a_proxy());
    let look = async |address: &str, number: usize| {
        let request = Request::get(format!("/t/nosuch{number}")).header("x-forwarded-for", address);
        service.send(request.body(Body::empty()).unwrap()).await.status
    };
    let mut number = 0;
    while look("192.0.2.7", number).await == StatusCode::NOT_FOUND {
        number += 1;
        assert!(number < 20_000, "one can look for ever");
    }
    assert_eq!(look("192.0.2.7", number).await, StatusCode::TOO_MANY_REQUESTS);
    assert_eq!(look("192.0.2.8", number).await, StatusCode::NOT_FOUND, "others can still look");
}

/// Every window onto a table of an open deal, tried by a stranger, while it runs and when it is over.
#[tokio::test]
async fn nobody_looks_on_while_others_may_still_play_the_deal() {
    let service = Service::new();
    let (open, cookies) = sit_down(&service, "Ana").await;
    service.asked(&open).await;
    let windows = |id: &str| {
        let pages = [
            "",
            "?at=0",
            "/replay",
            "/replay?at=1&as=all",
            "/story",
            "/story.png",
            "/branch?at=1&as=all",
            "/report",
            "/rematch",
        ];
        let api = ["", "/log", "/moves", "/stream"];
        let pages = pages.iter().map(|path| format!("/t/{id}{path}"));
        pages.chain(api.iter().map(|path| format!("/api/v2/tables/{id}{path}"))).collect::<Vec<_>>()
    };
    let other = sit_down(&service, "Bea").await.1;
    for _ in 0..2 {
        for window in windows(&open.id) {
            for shown in ["", other.as_str()] {
                let reply = service.page(&window, shown).await;
                assert_eq!(reply.status, StatusCode::FORBIDDEN, "{window}");
            }
        }
        let sat = service.form(&format!("/t/{}/sit", open.id), "", "seat=S1&name=Eva").await;
        assert_eq!(sat.status, StatusCode::FORBIDDEN);
        assert_eq!(service.page(&format!("/t/{}", open.id), &cookies).await.status, StatusCode::OK);
        play_out(&service, &open).await;
    }
    let own = service.page(&format!("/t/{}/story", open.id), &cookies).await;
    assert_eq!(own.status, StatusCode::OK, "who has finished it reads how it went");
}

#[tokio::test]
async fn an_open_deal_has_no_hints_no_branches_and_no_second_helping() {
    let service = Service::new();
    let (open, cookies) = sit_down(&service, "Ana").await;
    service.asked(&open).await;
    let hint = service.live(&format!("/t/{}/hint", open.id), &cookies, "seat=S0").await;
    assert_eq!(hint.status, StatusCode::FORBIDDEN);
    play_out(&service, &open).await;
    let fields = "at=3&as=all&seat=S0&name=Ana&fill=quick";
    let branch = service.form(&format!("/t/{}/branch", open.id), &cookies, fields).await;
    assert_eq!(
        branch.status,
        StatusCode::FORBIDDEN,
        "a branch would carry the deal to whoever gets its link"
    );
    let weighed = service.page(&format!("/t/{}/replay?at=3&as=all&good=yes", open.id), &cookies).await;
    assert_eq!(weighed.status, StatusCode::FORBIDDEN);
}

#[tokio::test]
async fn who_changes_the_seats_is_not_compared() {
    let service = Service::new();
    let (open, cookies) = sit_down(&service, "Ana").await;
    let weak = service.form(&format!("/t/{}/bot", open.id), &cookies, "seat=S1&strength=random").await;
    assert_eq!(weak.status, StatusCode::SEE_OTHER);
    play_out(&service, &open).await;
    let page = service.page("/deals", "lang=en").await;
    let (_, results) = page.text().split_once("id=\"grimoire-day\"").unwrap();
    assert!(!results.split_once("</section>").unwrap().0.contains("Ana"));
}

#[tokio::test]
async fn a_deal_lasts_over_a_restart_and_stays_shut() {
    let service = Service::new();
    let (open, cookies) = sit_down(&service, "Ana").await;
    let before = service.asked(&open).await["own"].clone();
    let service = service.copy();
    assert_eq!(service.page(&format!("/t/{}", open.id), "").await.status, StatusCode::FORBIDDEN);
    assert_eq!(service.page(&format!("/t/{}", open.id), &cookies).await.status, StatusCode::OK);
    assert_eq!(service.asked(&open).await["own"], before);
    for (fields, status) in [
        ("game=chess&span=day&name=Ana", StatusCode::NOT_FOUND),
        ("game=grimoire&span=year&name=Ana", StatusCode::BAD_REQUEST),
        ("game=grimoire&span=day&name=", StatusCode::UNPROCESSABLE_ENTITY),
    ] {
        assert_eq!(service.form("/deals", "", fields).await.status, status, "{fields}");
    }
}
