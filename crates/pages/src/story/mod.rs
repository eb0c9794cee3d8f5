//! What decided a finished game? The course as a drawing and in words, the moments that counted, and who did what best, each
//! leading to its moment in the replay.

mod card;
mod chart;
mod course;

use maud::{Markup, html};
use words::page::page;
use words::story_words::{self, story};
use words::tale::{Feat, Turn};
use words::{Kind, Label, Piece, Sentence, Story, page_lines};

use crate::assets::GameFiles;
use crate::document::{Document, Reader, document};
use crate::sentence::plain_chip;
use crate::sprites::icon;

pub use card::share_card;
pub(crate) use course::Plot;

/// One finished game and how to lead to it.
pub struct StoryPage<'a> {
    pub reader: Reader,
    pub game: (&'static str, &'static GameFiles),
    pub title: Label,
    pub table: &'a str,
    /// Where links to hand out begin.
    pub origin: &'a str,
    pub story: &'a Story,
    /// Whether there is a picture of it to share.
    pub picture: bool,
}

/// The whole page.
pub fn story_page(of: &StoryPage) -> String {
    let lang = of.reader.lang;
    let words = story(lang);
    let body = html! {
        main #main.reading.tale {
            p.over-title { (of.title.name) }
            h1 { (words.title) }
            p.how-it-ended { (icon("crown")) (of.story.ended) }
            (chart::figure(lang, of.story))
            (turns(of))
            (feats(of))
            (ways_on(of))
        }
    };
    let document_of = Document {
        reader: &of.reader,
        title: words.title,
        game: Some(of.game),
        class: "paper tale-page",
        head: preview(of),
        body,
    };
    document(&document_of)
}

/// What a link to this page shows where it is shared.
fn preview(of: &StoryPage) -> Markup {
    let title = format!("{}: {}", of.title.name, story(of.reader.lang).title);
    html! {
        meta property="og:type" content="article";
        meta property="og:title" content=(title);
        meta property="og:description" content=(of.story.ended);
        @if !of.origin.is_empty() { meta property="og:url" content=(link(of)); }
        @if of.picture && !of.origin.is_empty() {
            meta property="og:image" content={ (link(of)) ".png?lang=" (of.reader.lang.code()) };
            meta property="og:image:width" content=(card::SIZE.0);
            meta property="og:image:height" content=(card::SIZE.1);
            meta name="twitter:card" content="summary_large_image";
        }
    }
}

fn link(of: &StoryPage) -> String {
    format!("{}/t/{}/story", of.origin, of.table)
}

/// Where a moment can be seen with all cards open.
fn moment(of: &StoryPage, at: usize) -> String {
    format!("/t/{}/replay?at={at}&as=all", of.table)
}

fn turns(of: &StoryPage) -> Markup {
    let lang = of.reader.lang;
    html! {
        section.turnings aria-labelledby="turns" {
            h2 #turns { (story(lang).turns) }
            ol { @for (index, turn) in of.story.turns.iter().enumerate() { (one_turn(of, index + 1, turn)) } }
        }
    }
}

fn one_turn(of: &StoryPage, number: usize, turn: &Turn) -> Markup {
    let lang = of.reader.lang;
    let latest = of.story.stood.len().saturating_sub(1);
    html! {
        li id={ "turn-" (number) } {
            span.turn-no aria-hidden="true" { (number) }
            div {
                p.why { strong { (story_words::turning(lang, turn.why)) } " " small { (page_lines::move_of(lang, turn.at, latest)) } }
                p { (named(of.game.0, &turn.said)) }
                (stand(of.story, turn.at))
            }
            a.button href=(moment(of, turn.at)) aria-label={ (story(lang).see) ": " (turn.said) } { (icon("eye")) span { (story(lang).see) } }
        }
    }
}

/// Where the course stood then.
fn stand(told: &Story, at: usize) -> Markup {
    html! {
        @if let Some(stood) = told.stood.get(at) {
            @if let [only] = stood.as_slice() { p.stood-at { (told.course.title) ": " b { (only) (told.course.unit) } } }
            @else {
                ul.stood-at { @for (who, value) in told.course.lines.iter().zip(stood) {
                    li { (who) " " b { (value) (told.course.unit) } }
                } }
            }
        }
    }
}

fn feats(of: &StoryPage) -> Markup {
    let lang = of.reader.lang;
    html! {
        @if !of.story.feats.is_empty() {
            section.feats aria-labelledby="feats" {
                h2 #feats { (story(lang).feats) }
                ul { @for feat in &of.story.feats { (one_feat(of, feat)) } }
            }
        }
    }
}

fn one_feat(of: &StoryPage, feat: &Feat) -> Markup {
    html! {
        li {
            a.feat href=(moment(of, feat.at)) {
                span.title { (feat.title) }
                strong { (feat.who) }
                span { (feat.what) }
                small { (icon("eye")) (story(of.reader.lang).see) }
            }
        }
    }
}

/// The picture, the link, and what to do next.
fn ways_on(of: &StoryPage) -> Markup {
    let lang = of.reader.lang;
    let (words, all) = (story(lang), page(lang));
    let source = format!("/t/{}/story.png?lang={}", of.table, lang.code());
    html! {
        section.share aria-labelledby="share" {
            h2 #share { (words.share) }
            @if of.picture {
                a href=(source) {
                    img src=(source) width=(card::SIZE.0) height=(card::SIZE.1) loading="lazy" alt=(words.picture);
                }
            }
            p.row {
                span.row.keep {
                    input.unseen type="text" readonly tabindex="-1" aria-hidden="true" value=(link(of));
                    button.gold type="button" data-copy=(link(of)) data-done=(all.copied) { (icon("link")) span { (all.copy_link) } }
                }
                a.button href={ "/t/" (of.table) "/replay" } { (icon("replay")) (all.replay) }
                a.button href={ "/t/" (of.table) } { (icon("candle")) (all.go_on) }
            }
        }
    }
}

/// A sentence away from its board: cards can be looked at, everything else is called by its name.
fn named(game: &str, said: &Sentence) -> Markup {
    html! { @for piece in said.pieces() { @match piece {
        Piece::Thing(Kind::Card, id, called) => (plain_chip(game, id, called)),
        Piece::Text(text) => (text),
        Piece::Seat(..) | Piece::Thing(..) => b.named { (piece.text()) },
    } } }
}
