//! What a browser shows: pure functions from a view and a language to HTML. No rules, no state, no fetching.
#![forbid(unsafe_code)]

pub mod assets;
pub mod board;
mod books;
mod cards;
mod easel;
mod grimoire;
mod home;
mod lobby;
mod log;
mod madness;
mod marks;
mod people;
mod replay;
pub mod room;
mod sheet;
mod table;
mod tools;

pub use assets::{Asset, assets, build};
pub use board::{Board, Region, Scene};
pub use books::{rules_page, rules_page_at};
pub use cards::{card_page, cards_page};
pub use easel::{Easel, Prints, Shown};
pub use home::{GameCard, HomePage, error_page, game_card, home};
pub use lobby::{PublicTable, TableRow};
pub use replay::{ReplayPage, replay_page};
pub use sheet::Reader;
pub use table::{draw_room, table_page};
