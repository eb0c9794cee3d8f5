//! What greets somebody who comes in: the games, a table to open, the tables one already sits at.

use maud::{Markup, html};
use table::{OptionRow, Settings};
use words::page::page;
use words::{Label, Lang, Speak};

use crate::chrome::Notice;
use crate::document::{Document, Reader, document};
use crate::lobby::{self, PublicTable, TableRow};
use crate::sprites::icon;

/// Everything the first page shows.
#[derive(Clone, Debug)]
pub struct HomePage {
    pub reader: Reader,
    pub games: Vec<GameCard>,
    /// Tables this device sits at, the latest first.
    pub tables: Vec<TableRow>,
    /// Tables of others with a free seat, the newest first.
    pub open: Vec<PublicTable>,
    /// Tables of others to watch, the newest first.
    pub running: Vec<PublicTable>,
    /// What the reader was called the last time.
    pub my_name: Option<String>,
    pub notice: Option<Notice>,
}

/// A game with the ways it can be played.
#[derive(Clone, Debug)]
pub struct GameCard {
    pub name: &'static str,
    pub title: Label,
    /// The first option decides who plays whom: its key and its values with the seats they need.
    pub key: &'static str,
    pub ways: Vec<Way>,
    pub options: Vec<Choice>,
    pub primer: &'static [&'static str],
}

/// One way to play and for how many; the usual number first.
#[derive(Clone, Debug)]
pub struct Way {
    pub value: &'static str,
    pub label: Label,
    pub seats: &'static [u8],
}

/// A further option with its values.
#[derive(Clone, Debug)]
pub struct Choice {
    pub key: &'static str,
    pub label: Label,
    pub values: Vec<(&'static str, Label)>,
    pub default: &'static str,
}

/// The card of a game, read off its options.
pub fn game_card<G: Speak>(lang: Lang) -> GameCard {
    let rows: &'static [OptionRow] = G::options();
    let (first, rest) = rows.split_first().expect("a game offers at least one option");
    let way = |value: &&'static str| Way {
        value,
        label: G::option_value(lang, first, value),
        seats: G::seat_counts(&Settings::default().with(first.key, value)),
    };
    let choice = |row: &OptionRow| Choice {
        key: row.key,
        label: G::option(lang, row),
        values: row.values.iter().map(|value| (*value, G::option_value(lang, row, value))).collect(),
        default: row.default,
    };
    GameCard {
        name: G::NAME,
        title: G::title(lang),
        key: first.key,
        ways: first.values.iter().map(way).collect(),
        options: rest.iter().map(choice).collect(),
        primer: G::primer(lang),
    }
}

/// So many steps of the primer are in sight at once.
const TEASER: usize = 3;

/// The first page.
pub fn home(page_of: &HomePage) -> String {
    let words = page(page_of.reader.lang);
    let body = html! {
        main #main.home {
            section.hero {
                h1 { (words.app) }
                p.tagline { (words.tagline) }
                p.promise { (words.promise) }
            }
            @if let Some(notice) = &page_of.notice { p.notice role="alert" { (notice.text) } }
            (shelf(page_of))
            div.hall.busy[lobby::is_busy(page_of)] {
                (lobby::own(page_of))
                div.games { @for game in &page_of.games { (game_desk(page_of, game)) } }
                div.others { (lobby::others(page_of)) }
            }
        }
    };
    let document_of = Document {
        reader: &page_of.reader,
        title: words.tagline,
        game: None,
        class: "lobby",
        head: html! {},
        body,
    };
    document(&document_of)
}

/// The games by their spines and the tables of others, to go straight to one.
fn shelf(page_of: &HomePage) -> Markup {
    html! {
        nav.spines aria-label=(page(page_of.reader.lang).pick_game) {
            @if page_of.games.len() > 1 {
                @for game in &page_of.games { a.button href={ "#game-" (game.name) } { (icon("rules")) (game.title.name) } }
            }
            (lobby::ways_there(page_of))
        }
    }
}

/// A game lying open on the desk: choose how to play, say your name, sit down.
fn game_desk(page_of: &HomePage, game: &GameCard) -> Markup {
    let lang = page_of.reader.lang;
    let words = page(lang);
    html! {
        section.desk id={ "game-" (game.name) } {
            form.book method="post" action="/tables" {
                input type="hidden" name="game" value=(game.name);
                h2 { (game.title.name) }
                p.lead { (game.title.help) }
                (ways(lang, game))
                (fill(lang))
                div.row.enter {
                    label.field { span.unseen { (words.your_name) }
                        (name_input(lang, page_of.my_name.as_deref())) }
                    button.gold.large type="submit" { (icon("candle")) (words.open) }
                }
                (more(lang, game))
            }
            div.primer {
                h2 { (words.primer) }
                // Enough to want to sit down; the rest one press away.
                ol { @for step in game.primer.iter().take(TEASER) { li { (step) } } }
                @if game.primer.len() > TEASER {
                    details.more-steps {
                        summary { (words.read_on) }
                        ol { @for step in &game.primer[TEASER..] { li { (step) } } }
                    }
                }
                p.row {
                    a.button href={ "/rules/" (game.name) } { (icon("rules")) (words.read_rules) }
                    a.button href={ "/cards/" (game.name) } { (icon("deck")) (words.see_cards) }
                }
            }
        }
    }
}

fn ways(lang: Lang, game: &GameCard) -> Markup {
    let words = page(lang);
    html! {
        fieldset.ways {
            legend { (words.how_to_play) }
            @for (index, way) in game.ways.iter().enumerate() {
                label.way {
                    input type="radio" name={ "set." (game.key) } value=(way.value) checked[index == 0];
                    span.way-card {
                        strong { (way.label.name) }
                        span { (way.label.help) }
                    }
                }
            }
        }
        @if let Some(seats) = same_for_all(game) {
            fieldset { legend { (words.players) } (counts(seats, "seats")) }
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

fn fill(lang: Lang) -> Markup {
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
                label.pill { input type="radio" name="fill" value=(value) checked[value == "quick"]; span { (label) } }
            }
        }
    }
}

/// What is chosen at first; where languages are the choice, the reader's.
fn chosen(lang: Lang, choice: &Choice) -> &str {
    let code = lang.code();
    if choice.values.iter().any(|(value, _)| *value == code) { code } else { choice.default }
}

fn more(lang: Lang, game: &GameCard) -> Markup {
    html! {
        details.more {
            summary { (page(lang).more_options) }
            @for choice in &game.options {
                fieldset {
                    legend { (choice.label.name) small { (choice.label.help) } }
                    @for (value, label) in &choice.values {
                        label.pill { input type="radio" name={ "set." (choice.key) } value=(value) checked[*value == chosen(lang, choice)];
                            span title=(label.help) { (label.name) } }
                    }
                }
            }
            (found_by(lang))
            input type="hidden" name="pace" value="normal";
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

/// Where somebody says what they are called; who has said so before finds it there.
pub(crate) fn name_input(lang: Lang, known: Option<&str>) -> Markup {
    let words = page(lang);
    html! {
        input.large type="text" name="name" required maxlength="24" autocomplete="nickname" dir="auto"
            value=[known] placeholder=(words.name_hint) aria-label=(words.your_name);
    }
}

/// A page for when there is nothing to show: 404 and the like, or our own fault.
pub fn error_page(reader: &Reader, code: u16, why: &str) -> String {
    let words = page(reader.lang);
    let (title, lead) = match code {
        404 => (words.not_found, words.not_found_lead),
        400..500 => (words.not_done, why),
        _ => (words.broken, why),
    };
    let body = html! {
        main #main.home {
            section.hero { h1 { (title) } p.tagline { (lead) } p { a.button.gold href="/" { (words.home) } } }
        }
    };
    document(&Document { reader, title, game: None, class: "lobby", head: html! {}, body })
}
