//! `GET /`: the hall, with its books and the tables one sits at, can join or can watch.

use axum::extract::State;
use axum::response::{IntoResponse, Response};
use hall::secrets;
use hall::tables::lobby;
use hall::tables::{Table, TableState, find};
use pages::chrome::Notice;
use pages::{HomePage, PublicTable, Reader, TableRow};
use store::Listed;
use table::company::Sitter;
use table::{Seat, SeatSet, Viewer};

use super::{cookies, refuse};
use crate::App;
use crate::painting::face;
use crate::request::Caller;

pub async fn home(State(app): State<App>, caller: Caller) -> Response {
    page(&app, &caller, None).await.into_response()
}

/// So many tables of each kind are a lobby one can take in at a glance.
const MOST_SHOWN: usize = 12;

pub async fn page(
    app: &App,
    caller: &Caller,
    notice: Option<Notice>,
) -> ([(axum::http::HeaderName, axum::http::HeaderValue); 1], String) {
    let mut tables = Vec::new();
    let own = cookies::tables(caller);
    for (name, seats, proof) in &own {
        // A table that is gone is no reason not to show the others.
        if let Ok(table) = find(&app.hall, name).await {
            let seats = if secrets::same(proof, &table.proof(*seats)) { *seats } else { SeatSet::NONE };
            tables.push(row(&table, seats, caller));
        }
    }
    // Without the lobby one can still play.
    let lobby = lobby::look(&app.hall, MOST_SHOWN + own.len()).await.unwrap_or_default();
    let strangers = |listed: Vec<Listed>| {
        let others = listed.iter().filter(|listed| own.iter().all(|(name, ..)| *name != listed.name));
        others.filter_map(|listed| public(app, caller, listed)).take(MOST_SHOWN).collect()
    };
    let reader = Reader { lang: caller.lang, theme: caller.theme, path: "/".to_owned() };
    let books = app.faces.iter().map(|game| game.game_card(caller.lang).spine()).collect();
    let (open, running) = (strangers(lobby.open), strangers(lobby.running));
    let origin = caller.links.clone();
    ([refuse::HTML], pages::home(&HomePage { reader, origin, books, tables, open, running, notice }))
}

/// A table of others, from what is stored beside its log; if it is awake, also how far it is.
fn public(app: &App, caller: &Caller, listed: &Listed) -> Option<PublicTable> {
    let game = app.face(&listed.game).ok()?;
    let first = game.options().first()?;
    let way = (
        game.option(caller.lang, first),
        game.option_value(caller.lang, first, listed.settings.value(first)),
    );
    let awake = app.hall.tables.peek(&listed.name);
    let (progress, watchers) = awake.map_or((None, 0), |table| {
        let state = table.state();
        (progress(&table, &state, caller), state.seen_watchers())
    });
    Some(PublicTable {
        id: listed.name.clone(),
        title: game.title(caller.lang).name,
        way: (way.0.name, way.1.name),
        sitters: listed.sitters.clone(),
        progress,
        watchers,
    })
}

/// Where the game is; nothing if the rules cannot tell.
fn progress(table: &Table, state: &TableState, caller: &Caller) -> Option<String> {
    table.ask(state, &Vec::new, || state.session.progress(caller.lang).to_string()).ok()
}

/// One's own table. Without a proof of sitting there, only what everybody may know of it.
fn row(table: &Table, seats: SeatSet, caller: &Caller) -> TableRow {
    let state = table.state();
    let names = Seat::all(state.sitters.len() as u8)
        .filter(|seat| !matches!(state.sitters[seat.index()], Sitter::Nobody))
        .map(|seat| state.names(caller.lang).of(seat).to_owned())
        .collect();
    let over = state.session.outcome().is_some();
    let awaited = |seat: Seat| state.session.awaited(Viewer::Seat(seat)).seats.contains(seat);
    let my_turn = !over && seats.iter().any(|seat| state.by_hand(seat).is_ok() && awaited(seat));
    let progress = progress(table, &state, caller).unwrap_or_default();
    TableRow {
        id: table.name.clone(),
        title: table.game.title(caller.lang).name,
        cover: &face(table).cover().path,
        names,
        progress,
        my_turn,
        over,
        seat: seats.iter().next(),
    }
}
