//! How many tables may one address have open? So many unfinished ones; what is finished makes room.

use std::sync::Arc;

use words::Lang;
use words::full::Full;
use words::problem::Problem;

use super::open::{self, NotOpened, Wish};
use super::table::Table;
use crate::Hall;
use crate::source::Source;
use crate::unfinished::{MOST_OPEN, Place};

/// Opens a table for somebody at this address.
pub async fn open(hall: Hall, from: Source, lang: Lang, wish: Wish) -> Result<Arc<Table>, NotOpened> {
    let place = place(&hall, from).await?;
    let table = open::open(hall.clone(), lang, wish).await?;
    place.taken_by(table.id);
    Ok(table)
}

/// A place among the unfinished tables of this address.
pub(super) async fn place(hall: &Hall, from: Source) -> Result<Place<'_>, Problem> {
    let tables = match hall.capacity.unfinished.place_for_another(from) {
        Ok(place) => return Ok(place),
        Err(tables) => tables,
    };
    let finished = hall.store.finished(tables).await.map_err(|_| Problem::NotStored)?;
    hall.capacity.unfinished.finished(from, &finished);
    hall.capacity.unfinished.place_for_another(from).map_err(|_| Problem::Full(Full::OpenTables(MOST_OPEN)))
}
