//! People at a table: cookies, links, forms with and without script, and what no page may show.

use crate::common::Service;
use axum::body::Body;
use axum::http::{Request, StatusCode};

/// Opens a duel as a browser does; the cookies and the table's name.
async fn open(service: &Service, name: &str) -> (String, String) {
    let reply =
        service.form("/tables", "", &format!("game=grimoire&set.mode=duel&fill=nobody&name={name}")).await;
    assert_eq!(reply.status, StatusCode::SEE_OTHER, "{}", reply.text());
    (reply.cookies(), reply.location().trim_start_matches("/t/").to_owned())
}

fn between<'a>(text: &'a str, start: &str, end: &str) -> &'a str {
    let (_, rest) = text.split_once(start).unwrap_or_else(|| panic!("{start} is missing"));
    rest.split_once(end).unwrap().0
}

#[tokio::test]
async fn a_link_gives_a_seat_and_two_people_play() {
    let service = Service::new();
    let (ana, id) = open(&service, "Ana").await;
    let page = service.page(&format!("/t/{id}"), &ana).await;
    let link = format!("/t/{id}/join/{}", &between(page.text(), "/join/", "\"")[..26]);
    let sat = service.form(&link, "", "name=Bea").await;
    assert_eq!(sat.status, StatusCode::SEE_OTHER, "{}", sat.text());
    let bea = sat.cookies();
    let mut moved = 0;
    for (cookies, seat) in [(&ana, "S0"), (&bea, "S1")].into_iter().cycle().take(6) {
        let page = service.page(&format!("/t/{id}"), cookies).await;
        let Some((_, rest)) = page.text().split_once("name=\"move\" value=\"") else { continue };
        let mv = rest.split('"').next().unwrap().replace(' ', "+");
        let question = between(page.text(), "name=\"question\" value=\"", "\"");
        let fields = format!("seat={seat}&question={question}&move={mv}");
        let reply = service.live(&format!("/t/{id}/move"), cookies, &fields).await;
        assert_eq!(reply.status, StatusCode::NO_CONTENT, "{}", reply.text());
        let stale = service.live(&format!("/t/{id}/move"), cookies, &fields).await;
        assert_eq!(stale.status, StatusCode::CONFLICT);
        assert!(stale.json()["text"].is_string());
        moved += 1;
    }
    assert!(moved >= 2);
}

#[tokio::test]
async fn without_script_a_refusal_is_shown_once() {
    let service = Service::new();
    let (ana, id) = open(&service, "Ana").await;
    let refused = service.form(&format!("/t/{id}/move"), &ana, "seat=S0&question=99&move=x").await;
    assert_eq!((refused.status, refused.location()), (StatusCode::SEE_OTHER, format!("/t/{id}").as_str()));
    let both = format!("{ana}; {}", refused.cookies());
    let page = service.page(&format!("/t/{id}"), &both).await;
    assert!(page.text().contains("The table has moved on"));
    assert!(page.cookies().contains("notice="));
    assert!(!service.page(&format!("/t/{id}"), &ana).await.text().contains("The table has moved on"));
}

#[tokio::test]
async fn no_page_shows_another_seats_secret_or_cards() {
    let service = Service::new();
    let (ana, id) = open(&service, "Ana").await;
    let bea = service.form(&format!("/t/{id}/sit"), "", "seat=S1&name=Bea").await.cookies();
    let secret = |cookies: &str| {
        cookies.split(['=', ';', '.']).filter(|part| part.len() == 26).map(str::to_owned).collect::<Vec<_>>()
    };
    let pages = [
        service.page(&format!("/t/{id}"), &ana).await,
        service.page(&format!("/t/{id}"), &bea).await,
        service.page(&format!("/t/{id}"), "").await,
    ];
    for (index, own) in [secret(&ana), secret(&bea)].iter().enumerate() {
        assert!(!own.is_empty());
        for (other, page) in pages.iter().enumerate().filter(|(other, _)| *other != index) {
            for secret in own {
                assert!(
                    !page.text().contains(secret.as_str()),
                    "page {other} shows a secret of seat {index}"
                );
            }
        }
    }
    let hand = |page: &str| {
        let cards = page.split("data-card=\"").skip(1).map(|rest| rest.split('"').next().unwrap().to_owned());
        cards.collect::<std::collections::BTreeSet<_>>()
    };
    let [of_ana, of_bea, of_nobody] = pages.each_ref().map(|page| hand(page.text()));
    let common: Vec<_> = of_ana.intersection(&of_bea).filter(|card| !of_nobody.contains(*card)).collect();
    assert!(common.is_empty(), "both see {common:?} and a spectator does not");
    assert!(of_ana.len() > of_nobody.len());
}

#[tokio::test]
async fn names_are_text_and_never_markup() {
    let service = Service::new();
    let (ana, id) = open(&service, "%3Cscript%3Ea()%3C%2Fscript%3E").await;
    for path in [format!("/t/{id}"), "/".to_owned()] {
        let page = service.page(&path, &ana).await;
        assert!(!page.text().contains("<script>a()"), "{path}");
        assert!(page.text().contains("&lt;script&gt;"), "{path}");
    }
    let long = service.form("/tables", "", &format!("game=grimoire&name={}", "x".repeat(25))).await;
    assert_eq!(long.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert!(long.text().contains("1 to 24"));
}

#[tokio::test]
async fn every_answer_carries_the_guarding_headers() {
    let service = Service::new();
    for path in ["/", "/g/grimoire", "/rules/grimoire", "/nothing", "/t/nothing"] {
        let reply = service.page(path, "").await;
        let policy = reply.headers["content-security-policy"].to_str().unwrap();
        assert!(policy.starts_with("default-src 'none'"), "{path}");
        for name in ["x-content-type-options", "referrer-policy", "permissions-policy", "cache-control"] {
            assert!(reply.headers.contains_key(name), "{path} lacks {name}");
        }
        assert!(!reply.text().contains(" style="), "{path} has inline style");
    }
    for path in ["/api/v2/tables", "/api/nothing"] {
        let headers = service.page(path, "").await.headers;
        assert_eq!(headers["x-content-type-options"], "nosniff", "{path}");
        assert_eq!(headers["cache-control"], "no-store", "{path}");
    }
    let asset = pages::assets().next().unwrap();
    let reply = service.page(&asset.path, "").await;
    assert!(reply.headers["cache-control"].to_str().unwrap().contains("immutable"));
}

#[tokio::test]
async fn forms_from_other_sites_do_nothing() {
    let service = Service::new();
    let (ana, id) = open(&service, "Ana").await;
    let post = |name: &'static str, value: &'static str| {
        Request::post(format!("/t/{id}/stand"))
            .header("host", "conclave.example")
            .header("content-type", "application/x-www-form-urlencoded")
            .header("cookie", &ana)
            .header(name, value)
            .body(Body::from("seat=S0"))
            .unwrap()
    };
    for (name, value) in [
        ("origin", "https://evil.example"),
        ("origin", "null"),
        ("sec-fetch-site", "cross-site"),
        ("sec-fetch-site", "same-site"),
    ] {
        assert_eq!(service.send(post(name, value)).await.status, StatusCode::FORBIDDEN, "{name}: {value}");
    }
    let own = service.send(post("origin", "http://conclave.example")).await;
    assert_eq!(own.status, StatusCode::SEE_OTHER);
}

#[tokio::test]
async fn one_looks_back_only_at_what_may_be_remembered() {
    let service = Service::new();
    let open = service.duel().await;
    let mut first_of_second_chapter = None;
    for made in 1..40 {
        service.step(&open).await.unwrap();
        let view = service.view(&open, 0).await;
        if view["open"]["chapter"] == 2 && !view["open"]["spells"].as_array().unwrap().is_empty() {
            first_of_second_chapter = Some(made);
            break;
        }
    }
    let now = first_of_second_chapter.expect("a second Chapter");
    let cookies = format!("seat-{}={}", open.id, open.key(0));
    // What may not be shown leads to the nearest moment that may.
    let look = async |at: usize| {
        let page = service.page(&format!("/t/{}?at={at}", open.id), &cookies).await;
        between(page.text(), "Move ", " of").to_owned()
    };
    assert_eq!(look(now).await, now.to_string());
    assert_ne!(look(1).await, "1", "a Chapter that is over");
    assert_eq!(look(now + 1).await, now.to_string(), "the future");
    let spying = service.page(&format!("/t/{}/replay?as=S1", open.id), &cookies).await;
    assert_eq!(spying.status, StatusCode::FORBIDDEN);
    let above = service.page(&format!("/t/{}/replay?as=all", open.id), &cookies).await;
    assert_eq!(above.status, StatusCode::FORBIDDEN);
    while service.step(&open).await.is_some() {}
    for eyes in ["S0", "S1", "all", "spectator"] {
        let page = service.page(&format!("/t/{}/replay?at=1&as={eyes}", open.id), "").await;
        assert_eq!(page.status, StatusCode::OK, "{eyes}");
    }
}

#[tokio::test]
async fn people_keep_their_seats_when_they_play_again() {
    let service = Service::new();
    let open = service.duel().await;
    while service.step(&open).await.is_some() {}
    let (id, browser) = (&open.id, |seat| format!("seat-{}={}", open.id, open.key(seat)));
    let went = service.form(&format!("/t/{id}/rematch"), &browser(0), "").await;
    let next = went.location().to_owned();
    assert_ne!(next, format!("/t/{id}"));
    let waiting = service.page(&next, &went.cookies()).await;
    assert!(waiting.text().contains("Waiting for Bea"), "one press, and the table waits for the others");
    let old = service.page(&format!("/t/{id}"), &browser(1)).await;
    assert!(old.text().contains(&format!("/t/{id}/rematch")), "who is still there reads of it");
    let followed = service.page(&format!("/t/{id}/rematch"), &browser(1)).await;
    assert_eq!(followed.location(), next);
    let page = service.page(&next, &followed.cookies()).await;
    assert!(page.text().contains("data-as=\"S1\"") && !page.text().contains("Waiting for"));
}

#[tokio::test]
async fn a_name_is_remembered() {
    let service = Service::new();
    let (ana, _) = open(&service, "Ana+Mar%C3%ADa").await;
    assert!(service.page("/g/grimoire", &ana).await.text().contains("value=\"Ana María\""));
    let (_, other) = open(&service, "Bea").await;
    assert!(service.page(&format!("/t/{other}"), &ana).await.text().contains("value=\"Ana María\""));
    let forged = service.page("/g/grimoire", "name=e280ae416e61").await;
    assert!(!forged.text().contains('\u{202e}'), "what no name may be is not shown");
}

#[tokio::test]
async fn what_was_said_keeps_the_name_of_who_said_it() {
    let service = Service::new();
    let (ana, id) = open(&service, "Ana").await;
    let bea = service.form(&format!("/t/{id}/sit"), "", "seat=S1&name=Bea").await.cookies();
    service.live(&format!("/t/{id}/say"), &bea, "seat=S1&phrase=hello").await;
    service.live(&format!("/t/{id}/stand"), &bea, "seat=S1").await;
    let path = format!("/t/{id}");
    let said = async |cookies: &str| {
        let page = service.page(&path, cookies).await;
        between(page.text(), "id=\"said\"", "</div>").to_owned()
    };
    assert!(said(&ana).await.contains("<bdi>Bea</bdi>"));
    service.live(&format!("/t/{id}/fill"), &ana, "strength=quick").await;
    assert!(said(&ana).await.contains("<bdi>Bea</bdi>"));
    let line = service.get(&format!("/api/v2/tables/{id}"), None).await.json();
    assert_eq!(line["said"][0]["name"], "Bea");
}

#[tokio::test]
async fn what_people_write_cannot_be_invisible_or_turn_the_page_around() {
    let service = Service::new();
    for (name, status) in [
        ("%E2%80%8B", StatusCode::UNPROCESSABLE_ENTITY),
        ("%E3%85%A4", StatusCode::UNPROCESSABLE_ENTITY),
        ("%E2%80%AEAna", StatusCode::UNPROCESSABLE_ENTITY),
        ("%F0%9F%91%A9%E2%80%8D%F0%9F%9A%80", StatusCode::SEE_OTHER),
    ] {
        let reply = service.form("/tables", "", &format!("game=grimoire&set.mode=duel&name={name}")).await;
        assert_eq!(reply.status, status, "{name}");
    }
    let (ana, id) = open(&service, "%D7%93%D7%A0%D7%94").await;
    let text = "seat=S0&text=%E2%80%AEolleh";
    let said = service.live(&format!("/t/{id}/say"), &ana, text).await;
    assert_eq!(said.status, StatusCode::NO_CONTENT, "{}", said.text());
    let page = service.page(&format!("/t/{id}"), &ana).await;
    assert!(page.text().contains("<bdi>olleh</bdi>"), "{}", page.text());
    assert!(page.text().contains("\u{2068}דנה\u{2069}"), "a name from right to left stays in its place");
}

#[tokio::test]
async fn looking_back_never_leads_nowhere() {
    let service = Service::new();
    let open = service.duel().await;
    let cookies = format!("seat-{}={}", open.id, open.key(0));
    for _ in 0..12 {
        service.step(&open).await;
    }
    for at in 0..=14 {
        let page = service.page(&format!("/t/{}?at={at}", open.id), &cookies).await;
        assert_eq!(page.status, StatusCode::OK, "moment {at}");
        assert!(page.text().contains("id=\"board\""), "moment {at} shows a table");
    }
    while service.step(&open).await.is_some() {}
    let made = service.view(&open, 0).await["at"].as_u64().unwrap();
    for (at, eyes) in (0..=made).flat_map(|at| ["S0", "S1", "spectator", "all"].map(|eyes| (at, eyes))) {
        let page = service.page(&format!("/t/{}/replay?at={at}&as={eyes}", open.id), "").await;
        assert_eq!(page.status, StatusCode::OK, "moment {at} as {eyes}");
    }
}
