//! `GET /t/{id}/ws`: the regions of a page, sent again when they change.

use std::io::Write as _;

use axum::Extension;
use axum::extract::ws::WebSocketUpgrade;
use axum::extract::ws::rejection::WebSocketUpgradeRejection;
use axum::extract::{Path, RawQuery, State};
use axum::response::Response;
use hall::audience::{Admission, Gone};
use hall::tables::find;
use pages::PageFingerprints;
use words::problem::Problem;

use super::refuse;
use super::table::reader;
use crate::following::{self, Following, Showing, Viewing};
use crate::limits::RateClass;
use crate::painting::{self, PageReader};
use crate::request::{Caller, Fields, Peer};
use crate::wire::{Kind, Packet};
use crate::{App, deflate};

/// Packing a smaller message costs the server more than its length costs anybody.
const WORTH_PACKING: usize = 32 << 10;

pub async fn live(
    State(app): State<App>,
    Path(id): Path<String>,
    RawQuery(query): RawQuery,
    caller: Caller,
    peer: Option<Extension<Peer>>,
    upgrade: Result<WebSocketUpgrade, WebSocketUpgradeRejection>,
) -> Response {
    let begun = async {
        app.limits.take(caller.from, RateClass::Connect)?;
        let upgrade = upgrade.map_err(|_| Problem::WrongMethod)?;
        let Extension(peer) = peer.ok_or(Problem::WrongMethod)?;
        let fields = Fields::read(query.as_deref().unwrap_or(""))?;
        let table = find(&app.hall, &id).await?;
        let shown = caller.seat_cookie(&id);
        let reader = reader(&table, &caller, &fields, shown);
        let viewing = Viewing::begin(&table, reader.viewer, caller.from, Some(&peer))?;
        let seen = fields.get("v").and_then(|version| u64::from_str_radix(version, 16).ok()).unwrap_or(0);
        let credentials = Admission::new(table, reader.rights, shown);
        let page = Page { credentials, reader, greeted: false, seen, shown: PageFingerprints::default() };
        Ok((upgrade, peer.wire, viewing, page))
    };
    match begun.await {
        Err(problem) => refuse::page(&problem, &caller),
        Ok((upgrade, wire, viewing, page)) => following::small(upgrade).on_upgrade(move |socket| {
            let following = Following::begin(socket, wire, viewing, page);
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
    credentials: Admission,
    reader: PageReader,
    greeted: bool,
    seen: u64,
    shown: PageFingerprints,
}

impl Showing for Page {
    fn news(&mut self) -> Result<Option<Packet>, Gone> {
        if self.credentials.table.is_restless() {
            return Ok(None);
        }
        let changed =
            painting::news(&self.credentials.table, &self.reader, &mut self.shown).map_err(|_| Gone)?;
        let version = self.shown.version();
        self.credentials.check()?;
        let up_to_date = version == self.seen;
        self.seen = version;
        let first = !std::mem::replace(&mut self.greeted, true);
        let changed = if up_to_date { &[][..] } else { &changed[..] };
        if !first && changed.is_empty() {
            return Ok(None);
        }
        let length: usize = changed.iter().map(|region| region.html.len()).sum();
        let mut message = Packet::draft(64 + length);
        let _ = if first {
            let table = &self.credentials.table;
            let (now, build) = (table.clock.now_ms(), painting::face(table).files().build());
            writeln!(message, "{{\"v\":\"{version:016x}\",\"now\":{now},\"build\":\"{build}\"}}")
        } else {
            writeln!(message, "{{\"v\":\"{version:016x}\"}}")
        };
        changed.iter().for_each(|region| message.extend_from_slice(region.html.as_bytes()));
        Ok(Some(pack(Packet::seal(message, Kind::Text))))
    }
}

fn pack(frame: Packet) -> Packet {
    let message = frame.message();
    if message.len() > WORTH_PACKING
        && let Some(small) = deflate::deflate(&message)
    {
        return Packet::new(&small, Kind::Binary);
    }
    frame
}
