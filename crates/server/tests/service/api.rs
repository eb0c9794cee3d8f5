//! Programs at a table: opening, moving, taking back, talking, playing again, and every refusal on the way.

use crate::common::Service;
use axum::http::StatusCode;
use serde_json::json;

#[tokio::test]
async fn a_whole_game_is_played_and_told() {
    let service = Service::new();
    let open = service.duel().await;
    let mut moves = 0;
    while service.step(&open).await.is_some() {
        moves += 1;
        assert!(moves < 5000, "a duel ends");
    }
    let seen = service.get(&open.path(""), None).await.json();
    assert_eq!(seen["at"], moves);
    assert!(seen["over"]["winners"].is_array(), "{seen}");
    let after =
        service.post(&open.path("/moves"), Some(open.key(0)), json!({"question": 1, "moves": ["x"]})).await;
    assert_eq!((after.status, after.code()), (StatusCode::CONFLICT, "over".to_owned()));
    let report = service.get(&open.path("/report"), None).await;
    assert!(report.text().starts_with("conclave record 2\ngame grimoire\n"));
    let record = server::open_report(report.text(), &service.folder.0).unwrap();
    assert_eq!(
        games::find("grimoire")
            .unwrap()
            .replay(&record)
            .map(|session| session.made(table::Viewer::Referee))
            .unwrap(),
        moves
    );
}

#[tokio::test]
async fn a_line_of_the_log_comes_whole_and_in_pieces() {
    let service = Service::new();
    let open = service.duel().await;
    let (seat, mv) = service.step(&open).await.unwrap();
    let log = service.get(&open.path("/log"), None).await.json();
    let lines = log.as_array().unwrap();
    for line in lines {
        let pieces = line["pieces"].as_array().unwrap();
        let joined: String = pieces.iter().map(|piece| piece["text"].as_str().unwrap()).collect();
        assert_eq!(line["text"], joined);
    }
    let card = mv.strip_prefix("play ").expect("a duel begins with a card");
    let played = lines.iter().any(|line| {
        let pieces = line["pieces"].as_array().unwrap();
        pieces[0]["seat"] == seat && pieces.iter().any(|piece| piece["card"] == card)
    });
    assert!(played, "{log}");
}

#[tokio::test]
async fn a_stale_choice_changes_nothing() {
    let service = Service::new();
    let open = service.duel().await;
    let (seat, mv) = service.step(&open).await.unwrap();
    let before = service.view(&open, seat).await;
    let again =
        service.post(&open.path("/moves"), Some(open.key(seat)), json!({"question": 1, "moves": [mv]})).await;
    assert_eq!((again.status, again.code()), (StatusCode::CONFLICT, "stale".to_owned()));
    assert_eq!(service.view(&open, seat).await, before);
}

#[tokio::test]
async fn several_moves_are_made_all_or_not_at_all() {
    let service = Service::new();
    let open = service.duel().await;
    let seen = service.get(&open.path(""), None).await.json();
    let seat = seen["asked"][0].as_u64().unwrap() as usize;
    let before = service.view(&open, seat).await;
    let first = before["moves"][0].as_str().unwrap();
    let body = json!({"question": 1, "moves": [first, first]});
    let reply = service.post(&open.path("/moves"), Some(open.key(seat)), body).await;
    assert_eq!((reply.status, reply.code().as_str()), (StatusCode::UNPROCESSABLE_ENTITY, "illegal"));
    assert_eq!(reply.json()["error"]["index"], 1);
    assert!(
        reply.json()["error"]["rule"].as_str().is_some_and(|rule| rule.starts_with("GRI-")),
        "{}",
        reply.text()
    );
    assert_eq!(service.view(&open, seat).await, before);
}

#[tokio::test]
async fn only_the_right_secret_opens_a_seat() {
    let service = Service::new();
    let open = service.duel().await;
    let body = json!({"question": 1, "moves": ["play FIR-1"]});
    let nobody = service.post(&open.path("/moves"), None, body.clone()).await;
    assert_eq!((nobody.status, nobody.code()), (StatusCode::UNAUTHORIZED, "no-secret".to_owned()));
    let guess = service.post(&open.path("/moves"), Some("0123456789abcdefghjkmnpqrs"), body.clone()).await;
    assert_eq!((guess.status, guess.code()), (StatusCode::UNAUTHORIZED, "wrong-secret".to_owned()));
    let other = json!({"seat": 1, "question": 1, "moves": ["play FIR-1"]});
    let other = service.post(&open.path("/moves"), Some(open.key(0)), other).await;
    assert_eq!((other.status, other.code()), (StatusCode::FORBIDDEN, "not-your-seat".to_owned()));
    let gone = service.get("/api/v2/tables/nosuchtable", None).await;
    assert_eq!((gone.status, gone.code()), (StatusCode::NOT_FOUND, "no-such-table".to_owned()));
}

#[tokio::test]
async fn refusals_speak_the_readers_language() {
    let service = Service::new();
    let reply = service
        .send(
            axum::http::Request::get("/api/v2/tables/nosuchtable")
                .header("accept-language", "es-ES,en;q=0.5")
                .body(axum::body::Body::empty())
                .unwrap(),
        )
        .await;
    assert_eq!(reply.json()["error"]["text"], "Esa mesa no existe. Revisa el enlace.");
}

#[tokio::test]
async fn another_persons_move_is_taken_back_only_with_consent() {
    let service = Service::new();
    let open = service.duel().await;
    let (first, _) = service.step(&open).await.unwrap();
    while service.get(&open.path(""), None).await.json()["asked"][0] == first {
        service.step(&open).await.unwrap();
    }
    let (other, _) = service.step(&open).await.unwrap();
    assert_ne!(first, other);
    let before = service.view(&open, first).await["at"].as_u64().unwrap();
    let asked = service.post(&open.path("/undo"), Some(open.key(first)), json!({})).await.json();
    assert_eq!(asked["asked"], true, "{asked}");
    let line = service.view(&open, other).await;
    assert_eq!(line["undo"]["by"], first);
    assert_eq!(line["undo"]["waiting"], json!([other]));
    let no = service.post(&open.path("/undo/answer"), Some(open.key(other)), json!({"agree": false})).await;
    assert_eq!(no.json()["at"], before);
    service.post(&open.path("/undo"), Some(open.key(first)), json!({})).await;
    let yes = service.post(&open.path("/undo/answer"), Some(open.key(other)), json!({"agree": true})).await;
    assert!(yes.json()["at"].as_u64().unwrap() < before, "{}", yes.text());
}

#[tokio::test]
async fn a_hint_is_a_legal_move_and_only_for_the_one_who_asks() {
    let service = Service::new();
    let open = service.duel().await;
    let seen = service.get(&open.path(""), None).await.json();
    let seat = seen["asked"][0].as_u64().unwrap() as usize;
    let hint = service.post(&open.path("/hint"), Some(open.key(seat)), json!({})).await.json();
    assert!(service.view(&open, seat).await["moves"].as_array().unwrap().contains(&hint["move"]), "{hint}");
    let other = service.post(&open.path("/hint"), Some(open.key(1 - seat)), json!({})).await;
    assert_eq!(other.code(), "not-your-turn");
}

#[tokio::test]
async fn the_same_people_play_again() {
    let service = Service::new();
    let open = service.duel().await;
    while service.step(&open).await.is_some() {}
    let again = service.post(&open.path("/rematch"), Some(open.key(1)), json!({})).await.json();
    let same = service.post(&open.path("/rematch"), Some(open.key(0)), json!({})).await.json();
    assert_eq!(again["table"], same["table"]);
    let path = format!("/api/v2/tables/{}", again["table"].as_str().unwrap());
    let view = service.get(&path, again["seats"][0]["secret"].as_str()).await.json();
    assert_eq!(view["own"]["you"], 1);
    assert_eq!(view["seats"][0]["name"], "Ana");
}

#[tokio::test]
async fn seats_change_hands_and_old_keys_die() {
    let service = Service::new();
    let open = service.duel().await;
    let taken = service.post(&open.path("/seats/1"), None, json!({"who": "person", "name": "Eva"})).await;
    assert_eq!(taken.code(), "seat-taken");
    let away = service.post(&open.path("/seats/1"), Some(open.key(0)), json!({"who": "nobody"})).await;
    assert_eq!(away.code(), "not-your-seat");
    let kicked = service.post(&open.path("/seats/1"), Some(&open.host), json!({"who": "nobody"})).await;
    assert_eq!(kicked.status, StatusCode::OK, "{}", kicked.text());
    assert_eq!(service.get(&open.path(""), Some(open.key(1))).await.code(), "put-out");
    let listed = service.get("/api/v2/tables", None).await.json();
    assert_eq!(listed["open"][0]["table"], open.id.as_str());
    let sat =
        service.post(&open.path("/seats/1"), None, json!({"who": "person", "name": "Eva"})).await.json();
    let view = service.get(&open.path(""), sat["secret"].as_str()).await.json();
    assert_eq!((&view["own"]["you"], &view["seats"][1]["name"]), (&json!(1), &json!("Eva")));
}

#[tokio::test]
async fn magicians_can_be_given_as_a_list() {
    let service = Service::new();
    let wish = |list: &str| json!({"game": "madness", "seats": 2, "settings": {"magicians": list}});
    let open = service.open(wish("gale,nerea")).await;
    let players = service.get(&open.path(""), None).await.json()["own"]["players"].clone();
    assert_eq!((&players[0]["magician"], &players[1]["magician"]), (&json!("gale"), &json!("nerea")));
    for (list, code, rule) in [
        ("gale,gandalf", "bad-setting", json!(null)),
        ("gale", "illegal", json!("BBM-3.6")),
        ("gale,gale", "illegal", json!("BBM-3.6")),
    ] {
        let refused = service.post("/api/v2/tables", None, wish(list)).await;
        assert_eq!((refused.code().as_str(), &refused.json()["error"]["rule"]), (code, &rule), "{list}");
    }
}

#[tokio::test]
async fn whoever_lends_their_seat_takes_it_back_before_they_play() {
    let service = Service::new();
    let open = service.duel().await;
    let asked = service.get(&open.path(""), None).await.json()["asked"][0].as_u64().unwrap() as usize;
    let (own, key) = (open.path(&format!("/seats/{asked}")), Some(open.key(asked)));
    let sit = async |who| assert_eq!(service.post(&own, key, who).await.status, StatusCode::OK);
    // While the other seat is free the bot waits, so that what is lent stays asked.
    service
        .post(&open.path(&format!("/seats/{}", 1 - asked)), Some(&open.host), json!({"who": "nobody"}))
        .await;
    sit(json!({"who": "bot", "strength": "random"})).await;
    let view = service.view(&open, asked).await;
    let body = json!({"question": view["question"], "moves": [view["moves"][0]]});
    let refused = service.post(&open.path("/moves"), key, body.clone()).await;
    assert_eq!((refused.status, refused.code().as_str()), (StatusCode::CONFLICT, "bot-plays"));
    assert_eq!(service.post(&open.path("/hint"), key, json!({})).await.code(), "bot-plays");
    assert_eq!(service.post(&open.path("/undo"), key, json!({})).await.code(), "bot-plays");
    let cookies = format!("seat-{}={}; lang=es", open.id, open.key(asked));
    let page = service.page(&format!("/t/{}", open.id), &cookies).await;
    assert!(!page.text().contains("name=\"move\""), "a page offers what can be done");
    assert!(page.text().contains("/sit\""), "and the way back");
    let mv = body["moves"][0].as_str().unwrap().replace(' ', "+");
    let fields = format!("seat=S{asked}&question={}&move={mv}", body["question"]);
    let told = service.live(&format!("/t/{}/move", open.id), &cookies, &fields).await;
    assert_eq!(told.json()["text"], "Un bot juega por ti. Recupera antes tu asiento.");
    let back = service.post(&own, key, json!({"who": "person", "name": "Ana"})).await.json();
    assert_eq!(service.post(&open.path("/moves"), key, body.clone()).await.code(), "wrong-secret");
    let moved = service.post(&open.path("/moves"), back["secret"].as_str(), body).await;
    assert_eq!(moved.status, StatusCode::OK, "{}", moved.text());
}

#[tokio::test]
async fn what_partners_say_in_private_reaches_partners_only() {
    let service = Service::new();
    let names = ["Ana", "Bea", "Clara", "Dora"];
    let sitters: Vec<_> = names.iter().map(|name| json!({"who": "person", "name": name})).collect();
    let settings = json!({"mode": "teams", "easy_team_talk": "true"});
    let open = service.open(json!({"game": "grimoire", "settings": settings, "sitters": sitters})).await;
    let body = json!({"text": "I hold the Flash", "to": "team"});
    let said = service.post(&open.path("/say"), Some(open.key(0)), body).await;
    assert_eq!(said.status, StatusCode::OK, "{}", said.text());
    for (seat, hears) in [(0, true), (1, false), (2, true), (3, false)] {
        let reply = service.get(&open.path(""), Some(open.key(seat))).await;
        assert_eq!(reply.text().contains("I hold the Flash"), hears, "seat {seat}");
    }
    assert!(!service.get(&open.path(""), None).await.text().contains("Flash\""));
}

#[tokio::test]
async fn without_team_talk_partners_have_only_phrases() {
    let service = Service::new();
    let names = ["Ana", "Bea", "Clara", "Dora"];
    let sitters: Vec<_> = names.iter().map(|name| json!({"who": "person", "name": name})).collect();
    let open =
        service.open(json!({"game": "grimoire", "settings": {"mode": "teams"}, "sitters": sitters})).await;
    let say = async |body| service.post(&open.path("/say"), Some(open.key(0)), body).await;
    assert_eq!(say(json!({"text": "hi"})).await.code(), "phrases-only");
    assert_eq!(say(json!({"text": "hi", "to": "team"})).await.code(), "no-partners");
    assert_eq!(say(json!({"phrase": "nonsense"})).await.code(), "bad-words");
    assert_eq!(say(json!({"phrase": "hello"})).await.status, StatusCode::OK);
    assert!(service.get(&open.path(""), None).await.text().contains("\"phrase\":\"hello\""));
}
