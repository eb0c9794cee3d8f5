//! Can anybody work out what a bot will do, or how long it hesitates, from what they know of its table? Its luck comes from
//! a secret of the house: the name of the table is in every link.

use crate::common::{Folder, Service, Setup};
use serde_json::json;
use server::seeds::Seeds;
use table::Seed;

/// A game between bots at a table with the same name and the same luck of the cards, in a config with this key: its log.
async fn played(key: [u8; 32]) -> String {
    let folder = Folder::new();
    std::fs::write(folder.0.join("key"), key).unwrap();
    let seeds = Seeds { seed: Box::new(|| Seed::Fast(5)), name: Box::new(|| "alwaysthesame".to_owned()) };
    let service = Service::set_up(folder, Setup { seeds: Some(seeds), ..Setup::default() });
    let bots = json!([{"who": "bot", "strength": "random"}, {"who": "bot", "strength": "random"}]);
    let wish = json!({"game": "grimoire", "settings": {"mode": "duel"}, "sitters": bots, "pace": "instant"});
    let open = service.open(wish).await;
    service.until(async || !service.get(&open.path(""), None).await.json()["over"].is_null()).await;
    service.get(&open.path("/log"), None).await.text().to_owned()
}

#[tokio::test]
async fn bots_draw_their_luck_from_what_nobody_knows() {
    let (one, again, other) = (played([7; 32]).await, played([7; 32]).await, played([8; 32]).await);
    assert_eq!(one, again, "the same config plays the same");
    assert_ne!(one, other, "but another would not");
}
