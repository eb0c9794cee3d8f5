//! Can one person keep all others waiting by asking for something that takes long? Tables are woken and looked back at a
//! few at a time, away from everybody else.

use crate::common::{Folder, Service, Setup};
use crate::fragile::Fragile;
use axum::http::StatusCode;
use futures_util::future::join_all;
use pages::Face;

fn served(games: &'static [&'static dyn Face], folder: Folder) -> Service {
    Service::set_up(folder, Setup { games, ..Setup::default() })
}

#[tokio::test]
async fn a_crowd_wakes_a_sleeping_table_hardly_more_than_once() {
    let (games, crack) = Fragile::hall();
    let service = served(games, Folder::new());
    let open = service.duel().await;
    for _ in 0..5 {
        service.step(&open).await.unwrap();
    }
    let asleep = served(games, service.left_behind(&[]));
    let before = crack.replayed();
    let path = format!("/t/{}", open.id);
    let pages = join_all((0..40).map(|_| asleep.page(&path, ""))).await;
    assert!(pages.iter().all(|page| page.status == StatusCode::OK));
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    let woken = crack.replayed() - before;
    assert!((1..=cores).contains(&woken), "its log was played again {woken} times");
}

/// However many tables are opened in a minute, those that nobody looks at are not all kept in memory; and none is lost.
#[tokio::test]
async fn of_many_tables_nobody_looks_at_only_the_last_used_stay_awake() {
    let service = served(pages::FACES, Folder::new());
    let mut opened = Vec::new();
    for _ in 0..540 {
        opened.push(service.duel().await);
    }
    let awake = service.app.awake();
    assert!((256..=514).contains(&awake), "{awake} of 540 are awake");
    for open in [&opened[0], &opened[270], &opened[539]] {
        service.step(open).await.expect("it goes on");
    }
}

/// However long somebody's look at an earlier moment takes, those at the table go on.
#[tokio::test]
async fn whoever_looks_back_holds_up_nobody() {
    let (games, crack) = Fragile::hall();
    let service = served(games, Folder::new());
    let open = service.duel().await;
    for _ in 0..12 {
        service.step(&open).await.unwrap();
    }
    crack.hold(true);
    let (path, replay) = (format!("/t/{}?at=last", open.id), format!("/t/{}/replay?at=3", open.id));
    let looks =
        join_all((0..20).map(|number| service.page(if number % 2 == 0 { &path } else { &replay }, "")));
    let moves = async {
        for _ in 0..6 {
            service.step(&open).await.unwrap();
        }
        crack.hold(false);
    };
    let (looks, ()) = tokio::join!(looks, moves);
    assert!(looks.iter().all(|page| page.status == StatusCode::OK), "and they see what they wanted to");
}

/// A long log comes in pages, and all of them together are the log.
#[tokio::test]
async fn a_long_log_comes_in_pages() {
    let (games, crack) = Fragile::hall();
    let service = served(games, Folder::new());
    let open = service.duel().await;
    for _ in 0..12 {
        service.step(&open).await.unwrap();
    }
    crack.stretch(2_345);
    let page = async |query: &str| {
        let lines = service.get(&open.path(&format!("/log{query}")), None).await.json();
        lines.as_array().expect("lines").clone()
    };
    let first = page("").await;
    assert_eq!((first.len(), &first), (1_000, &page("?from=0").await));
    let whole = [first, page("?from=1000").await, page("?from=2000").await].concat();
    assert_eq!(whole.len(), 2_345);
    assert_eq!(page("?from=777").await, whole[777..1_777]);
    assert!(page("?from=2345").await.is_empty() && page("?from=99999999").await.is_empty());
    let wrong = service.get(&open.path("/log?from=-1"), None).await;
    assert_eq!((wrong.status, wrong.code().as_str()), (StatusCode::BAD_REQUEST, "malformed"));
}
