//! What if? Somebody alone with bots leaves their running game from their own past, for a world dealt anew. Nobody else does,
//! nothing from before goes with them, and the game they left stays as it is.

use axum::http::StatusCode;
use rusqlite::Connection;
use serde_json::json;

use crate::common::{Open, Reply, Service};

/// Ana and a bot, some moves into a duel.
async fn alone(service: &Service) -> Open {
    let sitters = json!([{"who": "person", "name": "Ana"}, {"who": "bot", "strength": "quick"}]);
    let wish =
        json!({"game": "grimoire", "settings": {"mode": "duel"}, "sitters": sitters, "pace": "instant"});
    let open = service.open(wish).await;
    for _ in 0..4 {
        plays(service, &open).await;
    }
    service.asked(&open).await;
    open
}

/// Makes a move; says whether the game goes on.
async fn plays(service: &Service, open: &Open) -> bool {
    let view = service.asked(open).await;
    let body = json!({"question": view["question"], "moves": [view["moves"][0]]});
    if view["over"].is_null() {
        service.post(&open.path("/moves"), Some(open.key(0)), body).await;
    }
    view["over"].is_null()
}

fn cookie(open: &Open) -> String {
    format!("seat-{}={}.{}; lang=en; pace=instant", open.id, open.host, open.key(0))
}

async fn leave(service: &Service, open: &Open, cookies: &str, at: usize) -> Reply {
    let fields = format!("at={at}&as=S0&seat=S0&name=Ana&fill=quick");
    service.form(&format!("/t/{}/branch", open.id), cookies, &fields).await
}

/// The moment one can still look back at that is nearest to this one: in some games memory is part of the game.
async fn near(service: &Service, open: &Open, at: usize) -> usize {
    let page = service.page(&format!("/t/{}?at={at}&as=S0", open.id), &cookie(open)).await;
    let (_, rest) = page.text().split_once("/branch?at=").expect("a way out of it");
    rest.split('&').next().unwrap().parse().unwrap()
}

async fn left(service: &Service, open: &Open, at: usize) -> Open {
    let at = near(service, open, at).await;
    let reply = leave(service, open, &cookie(open), at).await;
    assert_eq!(reply.status, StatusCode::SEE_OTHER, "{}", reply.text());
    let id = reply.location().trim_start_matches("/t/").to_owned();
    let cookies = reply.cookies();
    let (_, keys) = cookies.split_once(&format!("seat-{id}=")).expect("whoever leaves sits there");
    let keys: Vec<&str> = keys.split(';').next().unwrap().split('.').collect();
    Open { id, host: keys[0].to_owned(), seats: vec![(0, keys[1].to_owned())] }
}

/// Everything that is stored of a table.
fn stored(service: &Service, open: &Open) -> Vec<String> {
    let storage = Connection::open(service.folder.0.join("conclave.db")).unwrap();
    let sql = "SELECT settings || seed || sitters || beginning || over FROM tables WHERE name = ?1
               UNION ALL SELECT seq || ' ' || at || ' ' || line || hex(hash) FROM entries
               WHERE table_id = (SELECT id FROM tables WHERE name = ?1)";
    let mut rows = storage.prepare(sql).unwrap();
    let rows = rows.query_map([&open.id], |row| row.get(0)).unwrap();
    rows.map(Result::unwrap).collect()
}

fn seed(service: &Service, open: &Open) -> String {
    let storage = Connection::open(service.folder.0.join("conclave.db")).unwrap();
    storage.query_row("SELECT seed FROM tables WHERE name = ?1", [&open.id], |row| row.get(0)).unwrap()
}

#[tokio::test]
async fn whoever_plays_alone_goes_another_way_and_their_game_waits() {
    let service = Service::new();
    let open = alone(&service).await;
    let (own, table) = (cookie(&open), format!("/t/{}", open.id));
    let before = (stored(&service, &open), service.page(&table, &own).await.body);
    let at = near(&service, &open, 2).await;
    let way = format!("{table}/branch?at={at}&amp;as=S0");
    assert!(service.page(&format!("{table}/replay?at={at}&as=S0"), &own).await.text().contains(&way));
    for (path, cookies) in [("?at=2", ""), ("/replay?at=2&as=spectator", own.as_str())] {
        let page = service.page(&format!("{table}{path}"), cookies).await;
        assert!(!page.text().contains("/branch?"), "{path} is not one's own past");
    }
    let ask = service.page(&way.replace("&amp;", "&"), &own).await;
    assert!(ask.text().contains("is dealt anew"), "{}", ask.text());
    let branch = left(&service, &open, 2).await;
    let path = format!("/t/{}", branch.id);
    let page = service.page(&path, &cookie(&branch)).await;
    assert!(page.text().contains("This game left another one halfway"));
    assert!(page.text().contains(&format!("href=\"{table}\"")), "whoever left finds the way back");
    assert!(!service.page(&path, "").await.text().contains(&table), "and nobody else is led there");
    while plays(&service, &branch).await {}
    assert_eq!(service.page(&format!("{path}/story"), "").await.status, StatusCode::OK);
    assert_eq!((stored(&service, &open), service.page(&table, &own).await.body), before);
    assert!(plays(&service, &open).await, "the game that was left goes on");
}

/// What came before is nowhere: not a move of it, not its luck, not how much there was.
#[tokio::test]
async fn nothing_goes_back_further_than_where_it_left() {
    let service = Service::new();
    let open = alone(&service).await;
    let branch = left(&service, &open, 5).await;
    let (path, own, luck) = (format!("/t/{}", branch.id), cookie(&branch), seed(&service, &open));
    let report = async || service.page(&format!("{path}/report"), &own).await.text().to_owned();
    assert!(report().await.starts_with("conclave sealed record"));
    let sealed = server::open_report(&report().await, &service.folder.0).expect("whoever runs the server");
    assert!(
        sealed.partings().is_err() && !sealed.to_string().contains(&luck),
        "sealed, and not in it either"
    );
    while plays(&service, &branch).await {}
    let made = service.view(&branch, 0).await;
    let log = service.get(&branch.path("/log"), None).await;
    let played = report().await;
    assert!(
        !played.contains(&luck) && played.contains(&seed(&service, &branch)),
        "its own luck, not the other"
    );
    assert!(played.contains("\nset parted=\n"), "it says that there was something");
    for at in 0..4 {
        let page = service.page(&format!("{path}/replay?at={at}&as=all"), "").await;
        assert_eq!(page.status, StatusCode::OK);
        assert!(!page.text().contains(&luck));
    }
    let moves = played.lines().filter(|line| line.contains(" S0 ") || line.contains(" S1 ")).count();
    let sat = played.lines().filter(|line| line.contains(" sit ")).count();
    assert!(moves > sat, "{made} {}", log.text());
    let first = service.page(&format!("{path}/replay?at=0&as=all"), "lang=en").await;
    assert!(
        first.text().contains(&format!("max=\"{}\"", moves - sat)),
        "every moment there is was played here"
    );
}

#[tokio::test]
async fn nobody_else_leaves_it_and_none_of_them_is_told_anything() {
    let service = Service::new();
    let (open, other) = (alone(&service).await, service.duel().await);
    for _ in 0..9 {
        service.step(&other).await;
    }
    let host = format!("seat-{}={}", open.id, open.host);
    let stolen = format!("seat-{}={}", open.id, other.key(0));
    let table = |open: &Open| format!("/t/{}/branch", open.id);
    let refused = service.page(&format!("{}?at=2&as=S0", table(&other)), "lang=en").await;
    assert_eq!(refused.status, StatusCode::FORBIDDEN);
    for cookies in ["", &host, &stolen] {
        for eyes in ["S0", "S1", "spectator", "all"] {
            for at in ["0", "2", "5", "9999"] {
                let asked = format!("{}?at={at}&as={eyes}", table(&open));
                let look = service.page(&asked, &format!("{cookies}; lang=en")).await;
                assert_eq!(look.status, StatusCode::FORBIDDEN, "{eyes} {at}");
                let told = |reply: &Reply, open: &Open| reply.text().replace(&open.id, "");
                assert_eq!(told(&look, &open), told(&refused, &other), "the same words as anywhere");
                let fields = format!("at={at}&as={eyes}&seat=S0&name=Eva&fill=quick");
                let post = service.form(&table(&open), cookies, &fields).await;
                assert_eq!(post.status, StatusCode::FORBIDDEN, "{eyes} {at}");
            }
        }
    }
    // Through one's own eyes, to one's own seat, and no further than one has come.
    for (fields, status) in [
        ("at=2&as=S1&seat=S0&name=Eva&fill=quick", StatusCode::FORBIDDEN),
        ("at=2&as=spectator&seat=S0&name=Eva&fill=quick", StatusCode::FORBIDDEN),
        ("at=2&as=S0&seat=S1&name=Eva&fill=quick", StatusCode::FORBIDDEN),
        ("at=9999&as=S0&seat=S0&name=Eva&fill=quick", StatusCode::FORBIDDEN),
    ] {
        let post = service.form(&table(&open), &cookie(&open), fields).await;
        assert_eq!(post.status, status, "{fields}");
    }
    // Whoever sat here once does not any more.
    let former = cookie(&open);
    service.live(&format!("/t/{}/stand", open.id), &former, "seat=S0").await;
    assert_eq!(leave(&service, &open, &former.replace(&format!("{}.", open.host), ""), 2).await.status, 403);
}

#[tokio::test]
async fn while_other_people_play_it_waits_for_the_end_except_where_all_practise() {
    let service = Service::new();
    let people = json!([{"who": "person", "name": "Ana"}, {"who": "person", "name": "Bea"}]);
    for (practice, status) in [(false, StatusCode::FORBIDDEN), (true, StatusCode::SEE_OTHER)] {
        let wish = json!({"game": "grimoire", "settings": {"mode": "duel"}, "sitters": people,
            "pace": "instant", "practice": practice});
        let open = service.open(wish).await;
        for _ in 0..5 {
            service.step(&open).await;
        }
        let page = service.page(&format!("/t/{}?at=2&as=S0", open.id), &cookie(&open)).await;
        assert_eq!(page.text().contains("/branch?"), practice, "what is refused is not offered");
        let at = if practice { near(&service, &open, 2).await } else { 2 };
        let reply = leave(&service, &open, &cookie(&open), at).await;
        assert_eq!(reply.status, status, "{}", reply.text());
        assert_eq!(reply.text().contains("alone with bots"), !practice, "and it is said why");
        // Whoever a bot plays for may be back any moment.
        let lend = format!("seat-{}={}", open.id, open.key(1));
        let lent = service.live(&format!("/t/{}/bot", open.id), &lend, "seat=S1&strength=quick").await;
        assert!(lent.status.is_success(), "{}", lent.text());
        assert_eq!(leave(&service, &open, &cookie(&open), at).await.status, status);
    }
}

#[tokio::test]
async fn a_deal_that_is_the_same_for_all_and_a_lesson_are_not_left() {
    let service = Service::new();
    let deal = service.form("/deals", "pace=instant", "game=grimoire&span=day&name=Ana").await;
    let lesson = service.form("/learn/grimoire", "", "lesson=first&name=Ana").await;
    for (begun, status) in [(deal, StatusCode::FORBIDDEN), (lesson, StatusCode::NOT_FOUND)] {
        let (table, own) = (begun.location().to_owned(), begun.cookies());
        let fields = "at=0&as=S0&seat=S0&name=Ana&fill=quick";
        let left = service.form(&format!("{table}/branch"), &own, fields).await;
        assert_eq!(left.status, status, "{}", left.text());
        let page = service.page(&format!("{table}?at=0"), &own).await;
        assert!(!page.text().contains("/branch?"));
    }
}

#[tokio::test]
async fn it_outlives_a_restart_and_the_game_it_left() {
    let service = Service::new();
    let open = alone(&service).await;
    let branch = left(&service, &open, 4).await;
    plays(&service, &branch).await;
    service.asked(&branch).await;
    let before = service.view(&branch, 0).await;
    let gone = service.form(&format!("/t/{}/delete", open.id), &cookie(&open), "sure=yes").await;
    assert_eq!(gone.status, StatusCode::OK, "{}", gone.text());
    let service = service.again().await;
    assert_eq!(service.view(&branch, 0).await, before);
    let page = service.page(&format!("/t/{}", branch.id), &cookie(&branch)).await;
    assert!(page.text().contains("This game left another one halfway"));
    while plays(&service, &branch).await {}
    let checked = server::check(&service.folder.0).expect("a folder");
    assert!(checked.wrong.is_empty() && checked.tables == 1, "{:?}", checked.wrong);
}

/// The next game of such a table, and another way from it, running or over: all of it works, none of it goes further back.
#[tokio::test]
async fn what_left_can_be_left_again() {
    let service = Service::new();
    let open = alone(&service).await;
    let luck = seed(&service, &open);
    let branch = left(&service, &open, 3).await;
    for _ in 0..2 {
        plays(&service, &branch).await;
    }
    service.asked(&branch).await;
    let further = left(&service, &branch, 1).await;
    while plays(&service, &further).await {}
    while plays(&service, &branch).await {}
    let fields = "at=0&as=all&seat=S1&name=Eva&fill=quick";
    for over in [&further, &branch] {
        let from_end = service.form(&format!("/t/{}/branch", over.id), "pace=instant", fields).await;
        assert_eq!(from_end.status, StatusCode::SEE_OTHER, "{}", from_end.text());
        let again = service.page(&format!("{}/replay", from_end.location()), &from_end.cookies()).await;
        assert_eq!(again.status, StatusCode::OK);
        let rematch = service.live(&format!("/t/{}/rematch", over.id), &cookie(over), "").await;
        assert!(rematch.status.is_success() || rematch.status.is_redirection(), "{}", rematch.text());
        let report = service.page(&format!("/t/{}/report", over.id), "").await;
        assert!(!report.text().contains(&luck) && report.text().contains("\nset parted=\n"));
    }
    assert!(server::check(&service.folder.0).expect("a folder").wrong.is_empty());
}
