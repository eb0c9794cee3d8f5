//! What each game draws: its board, from one viewer's view.

use maud::Markup;
use table::{Game, ViewOf};
use words::{Lang, Speak};

use crate::assets::GameFiles;
use crate::chrome::TableChrome;
use crate::page_diff::PageDiff;
use crate::picture::Painting;

/// A part of the page that is sent again when it changes: an element with this id, or those elements in it that changed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Region {
    pub id: &'static str,
    pub html: String,
}

/// An event as a viewer may read it, with the number of moves made by then.
pub type Told<E> = (usize, E);

/// Everything a page of a table is made from.
pub struct Scene<'a, G: Game> {
    pub chrome: &'a TableChrome,
    pub view: &'a ViewOf<G>,
    /// The moves open to this viewer now; empty when looking back.
    pub moves: &'a [G::Move],
    /// The latest of the log; all of it once the game is over.
    pub log: &'a [Told<G::Event>],
    /// The log as far back as pages of this game go, told when somebody asks for it.
    pub earlier: &'a dyn Fn() -> Vec<Told<G::Event>>,
    pub options: &'a G::Options,
}

/// A game that can be shown in a browser.
pub trait Board: Speak {
    /// The game's stylesheet, pictures and script.
    fn files() -> &'static GameFiles;
    /// How strong the bots are that fill the seats unless somebody wants others: `quick`, where they are good company.
    const COMPANY: &'static str = "quick";
    /// The cover of its book in the hall, painted for it.
    fn cover() -> &'static str {
        art::covers::plain()
    }
    /// A picture of its sprite for each step of the primer, by id; steps without one go without.
    fn primer_pictures() -> &'static [&'static str] {
        &[]
    }
    /// How many moves back a page needs the log while a game goes on.
    const REMEMBERED: usize;
    /// How many of them it needs with every move.
    const LATEST: usize = Self::REMEMBERED;
    /// Draws the regions of the board, in page order. Those whose id begins with `side-` stand beside the table.
    fn draw(scene: &Scene<Self>, diff: &mut PageDiff);
    /// What the result is made from, besides who reads it: a fingerprint. It is drawn again only when this changes.
    fn result_from(_scene: &Scene<Self>) -> Option<u64> {
        None
    }
    /// The card that sums up the part of the game that ended last, for as long as it may be read.
    fn result(_scene: &Scene<Self>) -> Option<Markup> {
        None
    }
    /// The pictures of this view that not everybody may see, by the game's own names for what they show and how: a
    /// filter, a moment. What is not listed cannot be had.
    fn pictures(_view: &ViewOf<Self>) -> Vec<String> {
        Vec::new()
    }
    /// Paints one of them, from the truth: what a filter hides is on the table and in nobody's view.
    fn paint(_state: &Self::State, _picture: &str) -> Option<Painting> {
        None
    }
    /// One card with all its words, to be looked at.
    fn card(lang: Lang, id: &str) -> Option<Markup>;
    /// All cards by id, in groups with a heading.
    fn shelves(lang: Lang) -> Vec<(String, Vec<&'static str>)>;
}
