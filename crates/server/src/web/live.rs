//! `GET /t/{id}/ws`: the regions of a page, sent again when they change.

use std::io::Write as _;

use axum::Extension;
use axum::extract::ws::WebSocketUpgrade;
use axum::extract::ws::rejection::WebSocketUpgradeRejection;
use axum::extract::{Path, RawQuery, State};
use axum::response::Response;
use pages::Shown;
use words::problem::Problem;

use super::refuse;
use super::table::looker;
use crate::audience::{self, Following, Gone, Pass, Showing};
use crate::limits::Act;
use crate::request::{Asker, Fields, Peer};
use crate::tables::arrange::Presence;
use crate::tables::find;
use crate::tables::rooms::Looker;
use crate::wire::{Frame, Kind};
use crate::{App, deflate, now_ms};

/// Packing a smaller message costs the server more than its length costs anybody.
const WORTH_PACKING: usize = 32 << 10;

pub async fn live(
    State(app): State<App>,
    Path(id): Path<String>,
    RawQuery(query): RawQuery,
    asker: Asker,
    peer: Option<Extension<Peer>>,
    upgrade: Result<WebSocketUpgrade, WebSocketUpgradeRejection>,
) -> Response {
    let begun = async {
        app.limits.take(asker.from, Act::Connect)?;
        let upgrade = upgrade.map_err(|_| Problem::WrongMethod)?;
        let Extension(peer) = peer.ok_or(Problem::WrongMethod)?;
        let fields = Fields::read(query.as_deref().unwrap_or(""))?;
        let table = find(&app, &id).await?;
        let shown = asker.seat_cookie(&id);
        let looker = looker(&table, &asker, &fields, shown);
        let presence = Presence::new(&table, looker.viewer)?;
        let seen = fields.get("v").and_then(|version| version.parse().ok()).unwrap_or(0);
        let pass = Pass::new(table, looker.who, shown);
        let page = Page { pass, looker, greeted: false, seen, shown: Shown::default() };
        Ok((upgrade, peer.wire, presence, page))
    };
    match begun.await {
        Err(problem) => refuse::page(&problem, &asker),
        Ok((upgrade, wire, presence, page)) => audience::small(upgrade).on_upgrade(move |socket| {
            let following = Following::begin(socket, wire, presence, page);
            Box::pin(keep(following))
        }),
    }
}

/// Browsers say nothing here, until they leave.
async fn keep(mut following: Following) {
    while following.heard().await.is_some() {}
}

/// One browser's page: what it has already got.
struct Page {
    pass: Pass,
    looker: Looker,
    greeted: bool,
    seen: u64,
    shown: Shown,
}

impl Showing for Page {
    fn news(&mut self) -> Result<Option<Frame>, Gone> {
        let (version, changed) = self.pass.table.news(&self.looker, &mut self.shown).map_err(|_| Gone)?;
        self.pass.check()?;
        let up_to_date = version == self.seen;
        self.seen = version;
        let first = !std::mem::replace(&mut self.greeted, true);
        let changed = if up_to_date { &[][..] } else { &changed[..] };
        if !first && changed.is_empty() {
            return Ok(None);
        }
        let length: usize = changed.iter().map(|region| region.html.len()).sum();
        let mut message = Frame::draft(64 + length);
        let _ = if first {
            let (now, build) = (now_ms(), pages::build());
            writeln!(message, "{{\"v\":{version},\"now\":{now},\"build\":\"{build}\"}}")
        } else {
            writeln!(message, "{{\"v\":{version}}}")
        };
        changed.iter().for_each(|region| message.extend_from_slice(region.html.as_bytes()));
        Ok(Some(pack(Frame::seal(message, Kind::Text))))
    }
}

fn pack(frame: Frame) -> Frame {
    let message = frame.message();
    if message.len() > WORTH_PACKING
        && let Some(small) = deflate::deflate(&message)
    {
        return Frame::new(&small, Kind::Binary);
    }
    frame
}
