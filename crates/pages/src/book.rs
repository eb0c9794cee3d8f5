//! A book taken from the shelf: what it is, how one plays it, a table to open, and two minutes of rules.

use maud::{Markup, html};
use table::{OptionRow, Settings};
use words::page::page;
use words::{Glance, Label, Lang, hall_lines};

use crate::assets::GameFiles;
use crate::board::Board;
use crate::choices::{Choice, cards, for_practice, more};
use crate::chrome::Notice;
use crate::deals::leading_there;
use crate::document::{Document, Reader, in_the_hall};
use crate::home::{Spine, facts, jacket, name_input};
use crate::link_preview::{self, Preview};
use crate::people::think_choices;
use crate::sprites::{icon, of_game};

/// A game with the ways it can be played.
#[derive(Clone, Debug)]
pub struct GameCard {
    pub name: &'static str,
    pub title: Label,
    /// The same as its cover shows it: in large letters, and what stands below them.
    pub title_lines: (&'static str, Option<&'static str>),
    pub glance: Glance,
    pub files: &'static GameFiles,
    /// The address of its cover.
    pub cover: &'static str,
    /// The first option decides who plays whom: its label, its key and its values with the seats they need.
    pub first: Label,
    pub key: &'static str,
    pub ways: Vec<Way>,
    pub options: Vec<Choice>,
    /// How to play, step by step, each with a picture of the game's sprite if there is one.
    pub primer: Vec<(&'static str, Option<&'static str>)>,
    /// How strong the bots are that fill the seats, unless somebody wants others.
    pub company: &'static str,
    /// Whether it has lessons.
    pub teaches: bool,
}

/// One way to play and for how many; the usual number first.
#[derive(Clone, Debug)]
pub struct Way {
    pub value: &'static str,
    pub label: Label,
    pub seats: &'static [u8],
}

/// A book lying open.
#[derive(Clone, Debug)]
pub struct BookPage {
    pub reader: Reader,
    /// Where this service is for the reader.
    pub origin: String,
    pub game: GameCard,
    /// What the reader was called the last time.
    pub my_name: Option<String>,
    pub notice: Option<Notice>,
}

/// The card of a game, read off its options.
pub fn game_card<G: Board>(lang: Lang, teaches: bool) -> GameCard {
    let rows: &'static [OptionRow] = G::options();
    let (first, rest) = rows.split_first().expect("a game offers at least one option");
    let way = |value: &&'static str| Way {
        value,
        label: G::option_value(lang, first, value),
        seats: G::seat_counts(&Settings::default().with(first.key, value)),
    };
    let pictures = G::primer_pictures().iter().copied().map(Some).chain(std::iter::repeat(None));
    GameCard {
        name: G::NAME,
        title: G::title(lang),
        title_lines: G::title_lines(lang),
        glance: G::glance(lang),
        files: G::files(),
        cover: &G::files().cover(G::cover()).path,
        first: G::option(lang, first),
        key: first.key,
        ways: first.values.iter().map(way).collect(),
        options: rest.iter().map(|row| Choice::of::<G>(lang, row)).collect(),
        primer: G::rulebook(lang).primer.iter().copied().zip(pictures).collect(),
        company: G::COMPANY,
        teaches,
    }
}

impl GameCard {
    /// The fewest and the most who can play, whichever way.
    pub fn players(&self) -> (u8, u8) {
        let counts = || self.ways.iter().flat_map(|way| way.seats.iter().copied());
        (counts().min().unwrap_or(1), counts().max().unwrap_or(1))
    }

    /// As it stands on the shelf.
    pub fn spine(&self) -> Spine {
        Spine {
            name: self.name,
            title: self.title_lines,
            glance: self.glance,
            cover: self.cover,
            players: self.players(),
        }
    }
}

/// The page of a book.
pub fn book_page(of: &BookPage) -> String {
    let (lang, game) = (of.reader.lang, &of.game);
    let spine = game.spine();
    let body = html! {
        main #main.lying-open {
            @if let Some(notice) = &of.notice { p.notice role="alert" { (notice.text) } }
            div.two-pages {
                (left(lang, game, &spine))
                (table_form(lang, of))
            }
            (primer(lang, game))
        }
    };
    let (least, most) = spine.players;
    let players = hall_lines::players(lang, least, most);
    let about = hall_lines::in_short(game.title.help, &players, &hall_lines::minutes(&game.glance));
    let head = link_preview::tags(&Preview {
        lang,
        origin: &of.origin,
        path: &of.reader.path,
        title: game.title.name,
        about: &about,
        game: Some(game.name),
    });
    let known = Some((game.name, game.files));
    in_the_hall(&Document {
        reader: &of.reader,
        title: game.title.name,
        game: known,
        class: "lobby at-book",
        head,
        body,
    })
}

/// The cover, and what one can look up.
fn left(lang: Lang, game: &GameCard, spine: &Spine) -> Markup {
    let words = page(lang);
    let (title, rest) = spine.title;
    html! {
        section.frontispiece {
            div.lying aria-hidden="true" { (jacket(spine)) }
            div.about-book {
                h1 { (title) @if let Some(rest) = rest { small { (rest) } } }
                p.lead { (game.title.help) }
                (facts(lang, spine))
                p.row.look-up {
                    a.button href={ "/rules/" (game.name) } { (icon("rules")) (words.read_rules) }
                    a.button href={ "/cards/" (game.name) } { (icon("deck")) (words.see_cards) }
                }
            }
        }
    }
}

/// Choose how to play, say your name, sit down.
fn table_form(lang: Lang, of: &BookPage) -> Markup {
    let (words, game) = (page(lang), &of.game);
    // What matters most after the first choice stays in sight; the rest is one press away.
    let (second, rest) = game.options.split_at(game.options.len().min(1));
    html! {
        div.right-page {
            @if game.teaches {
                a.learn href={ "/learn/" (game.name) } { (icon("candle")) span { strong { (words.learn) } span { (words.learn_short) } } }
            }
            form.book method="post" action="/tables" aria-labelledby="open-table" {
                input type="hidden" name="game" value=(game.name);
                h2 #open-table { (words.sit_down_to) }
                (ways(lang, game))
                @for choice in second { (cards(lang, choice)) }
                (fill(lang, game.company))
                div.row.enter {
                    label.field { span.unseen { (words.your_name) } (name_input(lang, of.my_name.as_deref())) }
                    button.gold.large type="submit" { (icon("candle")) (words.open) }
                }
                (more(lang, rest, &html! { (for_practice(lang)) (think(lang)) (found_by(lang)) }))
            }
            (leading_there(lang, Some(game.name)))
        }
    }
}

fn ways(lang: Lang, game: &GameCard) -> Markup {
    let words = page(lang);
    html! {
        fieldset.ways {
            legend { (game.first.name) small { (game.first.help) } }
            @for (index, way) in game.ways.iter().enumerate() {
                label.way {
                    input type="radio" name={ "set." (game.key) } value=(way.value) checked[index == 0];
                    span.way-card { strong { (way.label.name) } span { (way.label.help) } }
                }
            }
        }
        @if let Some(seats) = same_for_all(game) {
            fieldset.seats-wanted { legend { (words.players) } (counts(seats, "seats")) }
        } @else {
            // Only one way asks how many: the others have one answer and the server knows it.
            @for way in game.ways.iter().filter(|way| way.seats.len() > 1) {
                fieldset.counts data-way=(way.value) {
                    legend { (words.players) }
                    (counts(way.seats, &format!("seats.{}", way.value)))
                }
            }
        }
    }
}

/// How many can play, if that is the same however one plays.
fn same_for_all(game: &GameCard) -> Option<&'static [u8]> {
    let seats = game.ways.first()?.seats;
    (seats.len() > 1 && game.ways.iter().all(|way| way.seats == seats)).then_some(seats)
}

/// The numbers to choose from, in order; the usual one, which comes first, is chosen.
fn counts(seats: &[u8], name: &str) -> Markup {
    let mut sorted = seats.to_vec();
    sorted.sort_unstable();
    html! {
        @for count in sorted {
            label.pill { input type="radio" name=(name) value=(count) checked[Some(&count) == seats.first()]; span { (count) } }
        }
    }
}

fn fill(lang: Lang, company: &str) -> Markup {
    let words = page(lang);
    let fills = [
        ("strong", words.fill_strong),
        ("quick", words.fill_quick),
        ("random", words.fill_random),
        ("nobody", words.fill_nobody),
    ];
    html! {
        fieldset.fills {
            legend { (words.others) }
            @for (value, label) in fills {
                label.pill { input type="radio" name="fill" value=(value) checked[value == company]; span { (label) } }
            }
        }
    }
}

/// How long everybody may think, and what happens then.
fn think(lang: Lang) -> Markup {
    html! {
        fieldset {
            legend { label for="think" { (page(lang).think_open) } }
            select #think name="think" { (think_choices(lang, table::company::Think::default())) }
        }
    }
}

/// Whether strangers find the table.
fn found_by(lang: Lang) -> Markup {
    let words = page(lang);
    html! {
        fieldset {
            legend { (words.listed) }
            @for (value, label) in [("yes", words.listed_all), ("no", words.listed_link)] {
                label.pill { input type="radio" name="listed" value=(value) checked[value == "yes"]; span { (label) } }
            }
        }
    }
}

/// Two minutes of rules, with pictures of what one will have in hand.
fn primer(lang: Lang, game: &GameCard) -> Markup {
    html! {
        section.primer.pictured {
            h2 { (page(lang).primer) }
            ol {
                @for (step, picture) in &game.primer {
                    li {
                        @if let Some(picture) = picture { (of_game("step-picture", game.files, "", picture)) }
                        p { (step) }
                    }
                }
            }
        }
    }
}
