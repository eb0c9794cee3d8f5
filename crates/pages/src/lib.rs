//! What a browser shows: pure functions from a view and a language to HTML. No rules, no state, no fetching.
#![forbid(unsafe_code)]

pub mod assets;
pub mod board;
mod cards;
pub mod chrome;
mod clock;
mod document;
mod grimoire;
mod home;
mod invitation;
mod lanterns;
mod lobby;
mod log;
mod madness;
mod page_diff;
mod people;
mod picture;
mod replay;
mod rulebook;
mod sentence;
mod sprites;
mod table;
mod tools;

pub use assets::{Asset, GameFiles, assets};
pub use board::{Board, Region, Scene};
pub use cards::{card_page, cards_page};
pub use document::Reader;
pub use home::{GameCard, HomePage, error_page, game_card, home};
pub use invitation::{Invitation, invitation, spent_invitation};
pub use lobby::{PublicTable, TableRow};
pub use page_diff::{PageDiff, PageFingerprints, SharedParts};
pub use picture::{Addresses, Painting};
pub use replay::{ReplayPage, eyes, replay_page};
pub use rulebook::{rules_page, rules_page_at};
pub use table::{draw_chrome, table_page};
