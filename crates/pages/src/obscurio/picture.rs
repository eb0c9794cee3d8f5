//! Which pictures may this viewer see, how are they painted, and how do they stand on the page?

use std::sync::OnceLock;

use ::obscurio::book::Page;
use ::obscurio::cards::Trap;
use ::obscurio::pictures::{Card, Template};
use ::obscurio::view::PageView;
use ::obscurio::{Obscurio, State, View};
use art::obscurio::Filters;
use maud::{Markup, html};
use words::Lang;
use words::obscurio::{card_words, pictures};

use super::{TableScene, art as drawn, mark, words_of};
use crate::board::Board;
use crate::picture::Painting;

/// Everything in sight of this viewer: cards by their name; a Page under a filter by where it lies, because what it is
/// has not been said.
pub fn in_sight(view: &View) -> Vec<String> {
    if view.end.is_some() {
        return Card::ALL.iter().map(|card| card.name().to_owned()).collect();
    }
    let last = view.last_turn.iter();
    let last = last.flat_map(|last| last.doors.iter().chain(last.book.iter().flat_map(|(pages, _)| pages)));
    let own = view.own.exit.iter().chain(view.own.pages.iter().flatten());
    let held = view.own.holder.iter().flatten().chain(&view.own.picks);
    let open = view.doors.iter().flatten().chain(last).chain(own).chain(held);
    let mut names: Vec<String> = open.map(|card| card.name().to_owned()).collect();
    if view.own.pages.is_some() && is_veiled(view) {
        names.extend(Page::BOTH.map(|page| veiled_name(view.turn, page)));
    }
    if let Some(book) = &view.book {
        names.extend(Page::BOTH.map(|page| page_name(view, page, &book.pages[page as usize])));
    }
    names.sort_unstable();
    names.dedup();
    names
}

/// Whether a filter lies on the Pages.
pub fn is_veiled(view: &View) -> bool {
    view.traps.iter().any(|trap| matches!(trap, Trap::TwilightCorridor | Trap::MagicMist))
}

/// A Page as the others will see it through its filter.
pub fn veiled(scene: &TableScene, page: Page) -> String {
    scene.chrome.pictures.of(&veiled_name(scene.view.turn, page))
}

/// A Page as its address knows it. Another turn is another picture.
fn page_name(view: &View, page: Page, shown: &PageView) -> String {
    match shown {
        PageView::Bare(card) => card.name().to_owned(),
        PageView::Filtered(_) => veiled_name(view.turn, page),
    }
}

fn veiled_name(turn: u8, page: Page) -> String {
    format!("{} {turn}", side(page))
}

pub fn side(page: Page) -> &'static str {
    match page {
        Page::Left => "left",
        Page::Right => "right",
    }
}

/// Painted from the truth: what a filter hides is on the table, and not in anybody's view.
pub fn paint(state: &State, picture: &str) -> Option<Painting> {
    if let Ok(card) = picture.parse() {
        return Some(painting(card, Filters::default()));
    }
    let page = Page::BOTH.into_iter().find(|page| veiled_name(state.turn, *page) == picture)?;
    let mist = state.traps.contains(Trap::MagicMist).then(|| page.mist());
    let filters = Filters { red: state.traps.contains(Trap::TwilightCorridor), mist };
    Some(painting(state.pages?[page as usize], filters))
}

fn painting(card: Card, filters: Filters) -> Painting {
    Painting { mime: "image/svg+xml", body: painted(card, filters).as_bytes().to_vec() }
}

/// Each picture is painted once.
fn painted(card: Card, filters: Filters) -> &'static str {
    const VEILS: usize = 6;
    static PAINTED: [[OnceLock<String>; VEILS]; Card::COUNT] =
        [const { [const { OnceLock::new() }; VEILS] }; Card::COUNT];
    let veil = usize::from(filters.red) * 3 + filters.mist.map_or(0, |mist| mist as usize + 1);
    PAINTED[card.index()][veil].get_or_init(|| art::obscurio::page(card, filters, "p"))
}

/// As everybody finds it on the shelf.
pub fn bare(card: Card) -> &'static str {
    painted(card, Filters::default())
}

/// A picture one can look at closely: under which name, where it comes from, and what a screen reader says of it.
pub struct Look {
    /// The name of the place it lies at, never of what it is.
    pub place: String,
    pub source: String,
    pub says: String,
    /// Where its spots are; nothing for a picture that only shows through a filter.
    pub template: Option<Template>,
    /// What lies on it.
    pub over: Markup,
}

impl Look {
    pub fn card(scene: &TableScene, place: impl Into<String>, card: Card) -> Look {
        Look {
            place: place.into(),
            source: scene.chrome.pictures.of(card.name()),
            says: pictures::illusion(scene.chrome.lang, card),
            template: Some(card.row().template),
            over: html! {},
        }
    }

    pub fn page(scene: &TableScene, page: Page, shown: &PageView) -> Look {
        let template = match shown {
            PageView::Bare(card) => Some(card.row().template),
            PageView::Filtered(_) => None,
        };
        Look {
            place: side(page).to_owned(),
            source: scene.chrome.pictures.of(&page_name(scene.view, page, shown)),
            says: pictures::page(scene.chrome.lang, shown),
            template,
            over: html! {},
        }
    }

    pub fn with(self, over: Markup) -> Look {
        Look { over, ..self }
    }

    pub fn class(&self) -> String {
        self.template.map_or("card illusion".to_owned(), |template| format!("card illusion t-{template}"))
    }

    /// The picture itself and what lies on it.
    pub fn inside(&self, alt: bool) -> Markup {
        html! {
            img.painted src=(self.source) alt=(if alt { self.says.as_str() } else { "" }) width="204" height="204" decoding="async";
            (self.over)
        }
    }

    /// To be looked at: pressing it holds it up, and without script leads to the picture.
    pub fn looked_at(&self) -> Markup {
        self.missed(None)
    }

    /// The same for what somebody could mean to press: held up, it says why that cannot be.
    pub fn missed(&self, why: Option<String>) -> Markup {
        html! {
            a class=(self.class()) href=(self.source) data-why=[why] data-card=(self.place) { (self.inside(true)) }
        }
    }

    /// A way to hold it up where pressing the picture does something else.
    pub fn loupe(&self, scene: &TableScene) -> Markup {
        let words = words_of(scene);
        html! {
            a.loupe href=(self.source) data-card=(self.place) title=(words.enlarge)
                aria-label={ (words.enlarge) ": " (self.says) } { (mark("loupe")) }
        }
    }
}

/// A card on the shelf: an Illusion or a Trap.
pub fn on_the_shelf(lang: Lang, id: &str) -> Option<Markup> {
    if let Ok(card) = id.parse::<Card>() {
        let source = &Obscurio::files().picture(card.name())?.path;
        return Some(html! {
            div.card.illusion.big { img.painted src=(source) alt=(pictures::illusion(lang, card)) width="204" height="204" loading="lazy"; }
        });
    }
    let words = card_words::find(lang, id)?;
    let art_id = if id.parse::<Trap>().is_ok() { format!("trap-{id}") } else { id.to_owned() };
    Some(html! {
        div.card.trap-card.big { (drawn("trap-art", &art_id)) strong { (words.name) } p { (words.text) } }
    })
}
