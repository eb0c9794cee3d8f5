//! One game with its types erased, as pages show it.

use arena::{GameEntry, GameSession, Observing, Playing, rules};
use games::{AnyGame, Example, Session, ToldGame};
use table::checks::moves_of;
use table::company::Sitter;
use table::{Actor, Viewer};
use words::{CardWords, Lang};

use crate::assets::{Asset, GameFiles};
use crate::board::{Board, Scene};
use crate::book::{GameCard, game_card};
use crate::chrome::{Place, TableChrome};
use crate::document::Reader;
use crate::example::{ExampleTold, example_page};
use crate::page_diff::{PageDiff, PageFingerprints, SharedParts};
use crate::picture::{Addresses, Painting};
use crate::{cards, exhibit, link_preview, result, rulebook};

/// A game that can be played, spoken of and drawn.
pub trait Face: AnyGame {
    /// What its pages need besides what every page does.
    fn files(&self) -> &'static GameFiles;
    /// All its cards, in the order of the shelves.
    fn cards(&self, lang: Lang) -> Vec<&'static CardWords>;
    /// The cover of its book, as a file.
    fn cover(&self) -> &'static Asset;
    /// The picture links to it show elsewhere, as a drawing.
    fn preview_picture(&self) -> String;
    /// The game's book, with the ways to play it.
    fn game_card(&self, lang: Lang) -> GameCard;
    /// The rules, or what a search finds in them.
    fn rules_page(&self, reader: &Reader, query: Option<&str>) -> String;
    /// One rule among its neighbours.
    fn rule_page(&self, reader: &Reader, id: &str) -> Option<String>;
    fn cards_page(&self, reader: &Reader) -> String;
    fn card_page(&self, reader: &Reader, id: &str) -> Option<String>;
    /// A step of the example that shows this card, as the table looks then.
    fn example_page(&self, reader: &Reader, id: &str, step: usize) -> Option<String>;
    /// A picture on that page.
    fn example_picture(&self, id: &str, step: usize, token: &str) -> Option<Painting>;
    /// Draws the game's part of the page of a table, from a session of this game.
    fn draw(&self, session: &dyn Session, chrome: &TableChrome, diff: &mut PageDiff);
    /// The picture at this address, if it is one this viewer may see in this session.
    fn picture(
        &self,
        session: &dyn Session,
        viewer: Viewer,
        addresses: &Addresses,
        token: &str,
    ) -> Option<Painting>;
}

macro_rules! lists {
    ($($rules:ident :: $game:ident),+; and the example $example_rules:ident :: $example:ident) => {
        /// Every game Conclave can play.
        pub static FACES: &[&dyn Face] = &[$(&GameEntry::<rules::$rules::$game>::NEW),+];

        /// The same and the example, which is for those who write a game or test what games share.
        pub static FACES_WITH_EXAMPLE: &[&dyn Face] = &[
            $(&GameEntry::<rules::$rules::$game>::NEW,)+
            &GameEntry::<rules::$example_rules::$example>::NEW,
        ];
    };
}

arena::with_games!(lists);

/// The game with this name; the example too.
pub fn face(name: &str) -> Option<&'static dyn Face> {
    FACES_WITH_EXAMPLE.iter().copied().find(|face| face.name() == name)
}

/// The session with its types. A table is drawn by the face of its own game.
fn typed<G: ToldGame>(session: &dyn Session) -> &GameSession<G> {
    session.as_any().downcast_ref().expect("a session of this game")
}

/// An example as pages tell it.
fn shown<G: Board>(example: &Example, lang: Lang, step: usize) -> ExampleTold {
    let names = exhibit::exhibit::<G>(lang, example.steps[0].after.seats(), Viewer::Referee).names;
    let steps = example.told(lang, &names);
    ExampleTold { rules: example.rules.clone(), names, steps, step }
}

impl<G: ToldGame + Board> Face for GameEntry<G> {
    fn files(&self) -> &'static GameFiles {
        G::files()
    }

    fn cards(&self, lang: Lang) -> Vec<&'static CardWords> {
        let ids = G::shelves(lang).into_iter().flat_map(|(_, ids)| ids);
        ids.filter_map(|id| G::card_words(lang, id)).collect()
    }

    fn cover(&self) -> &'static Asset {
        G::files().cover(G::cover())
    }

    fn preview_picture(&self) -> String {
        link_preview::preview_picture::<G>()
    }

    fn game_card(&self, lang: Lang) -> GameCard {
        game_card::<G>(lang, !G::LESSONS.is_empty())
    }

    fn rules_page(&self, reader: &Reader, query: Option<&str>) -> String {
        rulebook::rules_page::<G>(reader, query)
    }

    fn rule_page(&self, reader: &Reader, id: &str) -> Option<String> {
        rulebook::rules_page_at::<G>(reader, id)
    }

    fn cards_page(&self, reader: &Reader) -> String {
        cards::cards_page::<G>(reader)
    }

    fn card_page(&self, reader: &Reader, id: &str) -> Option<String> {
        let example = games::example_of_card::<G>(id);
        let told = example.map(|example| shown::<G>(&example, reader.lang, 0));
        cards::card_page::<G>(reader, id, told.as_ref())
    }

    fn example_page(&self, reader: &Reader, id: &str, step: usize) -> Option<String> {
        let example = games::example_of_card::<G>(id)?;
        let after = &example.steps.get(step)?.after;
        let mut chrome = exhibit::exhibit::<G>(reader.lang, after.seats(), Viewer::Referee);
        chrome.theme = reader.theme;
        let names = chrome.names.clone();
        let called = |place: &mut Place| place.sitter = Sitter::Person(names.of(place.seat).to_owned());
        chrome.seats.iter_mut().for_each(called);
        chrome.pending = after.awaited(Viewer::Referee).seats;
        chrome.over = after.outcome().is_some();
        chrome.pictures = Addresses::of_example(G::NAME, id, step);
        let (mut fingerprints, mut shared) = (PageFingerprints::default(), SharedParts::default());
        let mut diff = PageDiff::new(&chrome, &mut fingerprints, &mut shared);
        self.draw(after.as_ref(), &chrome, &mut diff);
        let told = shown::<G>(&example, reader.lang, step);
        example_page::<G>(reader, id, &chrome, &diff.finish(), &told)
    }

    fn example_picture(&self, id: &str, step: usize, token: &str) -> Option<Painting> {
        let example = games::example_of_card::<G>(id)?;
        let after = &example.steps.get(step)?.after;
        self.picture(after.as_ref(), Viewer::Referee, &Addresses::of_example(G::NAME, id, step), token)
    }

    fn draw(&self, session: &dyn Session, chrome: &TableChrome, diff: &mut PageDiff) {
        let session = typed::<G>(session);
        let (replay, viewer) = (&session.replay, chrome.viewer);
        let moves =
            &chrome.played_seat().map_or(Vec::new(), |seat| moves_of::<G>(replay.state(), Actor::Seat(seat)));
        let (view, options) = (&G::view(replay.state(), viewer), replay.options());
        // All of it is told once the game is over.
        let made = if session.outcome().is_some() { 0 } else { session.made(viewer) };
        let log = |moves| replay.log_since(viewer, made.saturating_sub(moves));
        let scene =
            Scene { chrome, view, moves, log: &log(G::LATEST), earlier: &|| log(G::REMEMBERED), options };
        G::draw(&scene, diff);
        result::draw_result(&scene, diff);
    }

    fn picture(
        &self,
        session: &dyn Session,
        viewer: Viewer,
        addresses: &Addresses,
        token: &str,
    ) -> Option<Painting> {
        let state = typed::<G>(session).replay.state();
        let pictures = G::pictures(&G::view(state, viewer));
        let shown = pictures.iter().find(|picture| addresses.token(picture) == token)?;
        G::paint(state, shown)
    }
}
