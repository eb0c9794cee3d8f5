//! The end of a table that was put away, for whoever opened it.

use words::problem::Problem;

use crate::{Hall, archive, report};

/// Deletes a table that was put away, for whoever opened it.
pub async fn delete_put_away(hall: Hall, name: String) -> Result<(), Problem> {
    let removed = tokio::task::spawn_blocking(move || {
        archive::forget(&hall, &name)?;
        report::forget(&hall, &name)
    });
    removed.await.ok().and_then(Result::ok).ok_or(Problem::NotStored)
}
