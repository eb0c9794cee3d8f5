//! What is shown of a table: pages for people, lines of JSON for programs. Made once after each change for all who are told of it
//! and see the same.

mod around;
pub mod json_lines;
pub mod look_back;
mod practice;
mod show;
pub mod sitters;
pub mod why;

use std::any::Any;

use games::AnyGame;
use hall::painter::Painter;
use hall::tables::Table;
use hall::tables::seats::TableKeys;
use pages::{Face, SharedParts};
use parking_lot::Mutex;

use json_lines::{JsonLines, SeatsJson};
pub use show::{PageReader, news, picture, show};

/// What is painted of one table.
pub struct TablePainter {
    pub face: &'static dyn Face,
    /// What the addresses of pictures are made with.
    picture_key: [u8; 32],
    lines: Mutex<JsonLines>,
    seats: Mutex<SeatsJson>,
    /// What several pages show alike, until everybody has been told of a change.
    shared_parts: Mutex<SharedParts>,
}

impl TablePainter {
    /// The painter of a table of this game, which is one of these.
    pub fn new(faces: &[&'static dyn Face], game: &dyn AnyGame, keys: &TableKeys) -> TablePainter {
        let face = faces.iter().copied().find(|face| face.name() == game.name());
        TablePainter {
            face: face.expect("the hall has the games of its server"),
            picture_key: keys.derive(&["picture"]),
            lines: Mutex::default(),
            seats: Mutex::default(),
            shared_parts: Mutex::default(),
        }
    }
}

impl Painter for TablePainter {
    fn begin(&self, version: u64) {
        self.lines.lock().begin(version);
    }

    fn end(&self) {
        self.lines.lock().forget();
        self.shared_parts.lock().forget();
    }
}

/// The painter that this server gave to the table.
pub fn painter(table: &Table) -> &TablePainter {
    let painter: &dyn Any = table.painter.as_ref();
    painter.downcast_ref().expect("every table of this server has such a painter")
}

/// The game of this table, as it is drawn.
pub fn face(table: &Table) -> &'static dyn Face {
    painter(table).face
}
