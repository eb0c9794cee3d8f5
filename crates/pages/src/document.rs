//! What is around every page: head, bar, language and theme.

use maud::{DOCTYPE, Markup, html};
use words::Lang;
use words::page::page;

use crate::assets::{self, GameFiles};
use crate::chrome::Theme;
use crate::sprites::icon;

/// Who reads a page outside the tables, and where to come back to after changing language or theme.
#[derive(Clone, Debug)]
pub struct Reader {
    pub lang: Lang,
    pub theme: Theme,
    pub path: String,
}

/// What makes one page different from another.
pub(crate) struct Document<'a> {
    pub reader: &'a Reader,
    pub title: &'a str,
    /// The game whose rules and cards the bar links to, and its files.
    pub game: Option<(&'static str, &'static GameFiles)>,
    pub class: &'static str,
    pub head: Markup,
    pub body: Markup,
}

/// The whole document.
pub(crate) fn document(document: &Document) -> String {
    let style = document.game.map(|(_, files)| files.style.path.as_str());
    written(document, style)
}

/// The same in the look of the hall, though the bar leads to a game's rules.
pub(crate) fn in_the_hall(document: &Document) -> String {
    written(document, None)
}

fn written(document: &Document, style_of_game: Option<&str>) -> String {
    let words = page(document.reader.lang);
    html! {
        (DOCTYPE)
        html lang=(document.reader.lang.code()) data-theme=(theme_name(document.reader.theme)) {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover";
                meta name="color-scheme" content="dark light";
                title { (document.title) " · Conclave" }
                link rel="stylesheet" href=(assets::style());
                @if let Some(style) = style_of_game { link rel="stylesheet" href=(style); }
                link rel="icon" href="/favicon.svg" type="image/svg+xml";
                link rel="manifest" href="/app.webmanifest";
                link rel="apple-touch-icon" href="/icon/180.png";
                (theme_colour(document.reader.theme))
                script type="module" src=(assets::script()) {}
                (document.head)
            }
            body class=(document.class) {
                a.skip href="#main" { (words.skip) }
                (bar(document))
                (document.body)
                div #alert role="alert" data-see=(words.see_rule) data-offline=(words.offline) data-back=(words.back_soon) {}
                dialog #peek aria-label=(words.illustration) {
                    div.peek-card {}
                    div.peek-why role="status" {}
                    div.peek-act {}
                    form method="dialog" { button.quiet type="submit" { (icon("cross")) (words.close) } }
                }
            }
        }
    }
    .into_string()
}

pub(crate) fn theme_name(theme: Theme) -> &'static str {
    match theme {
        Theme::Auto => "auto",
        Theme::Light => "light",
        Theme::Dark => "dark",
    }
}

/// The colour of what a phone draws around the page.
fn theme_colour(theme: Theme) -> Markup {
    const PAPER: &str = "#efe4d0";
    const NIGHT: &str = "#120e0b";
    html! {
        @match theme {
            Theme::Light => meta name="theme-color" content=(PAPER);,
            Theme::Dark => meta name="theme-color" content=(NIGHT);,
            Theme::Auto => {
                meta name="theme-color" content=(PAPER) media="(prefers-color-scheme: light)";
                meta name="theme-color" content=(NIGHT) media="(prefers-color-scheme: dark)";
            }
        }
    }
}

fn bar(document: &Document) -> Markup {
    let words = page(document.reader.lang);
    html! {
        header.bar {
            a.brand href="/" title=(words.home) { (icon("logo")) span { (words.app) } }
            nav aria-label=(words.main_menu) {
                @if let Some((game, _)) = document.game {
                    a.to-book href={ "/g/" (game) } aria-label=(words.the_book) { (icon("logo")) span { (words.the_book) } }
                    a href={ "/rules/" (game) } aria-label=(words.rules) { (icon("rules")) span { (words.rules) } }
                    a href={ "/cards/" (game) } aria-label=(words.cards) { (icon("deck")) span { (words.cards) } }
                }
            }
            (settings(document.reader))
        }
    }
}

fn settings(reader: &Reader) -> Markup {
    let words = page(reader.lang);
    let (light, dark) = (("light", words.theme_light, "sun"), ("dark", words.theme_dark, "moon"));
    // Whoever has not chosen reads in the light of their system: the stylesheet shows the button for the other one.
    let others = match reader.theme {
        Theme::Light => vec![dark],
        Theme::Dark => vec![light],
        Theme::Auto => vec![light, dark],
    };
    html! {
        form.settings method="post" action="/settings" aria-label=(words.language) {
            input type="hidden" name="back" value=(reader.path);
            @for lang in Lang::ALL {
                button type="submit" name="lang" value=(lang.code()) lang=(lang.code())
                    aria-pressed=(if lang == reader.lang { "true" } else { "false" })
                    aria-label={ (lang.code().to_uppercase()) ", " (page(lang).own_name) }
                    { (lang.code().to_uppercase()) }
            }
            @for (theme, label, mark) in others {
                button type="submit" name="theme" value=(theme) aria-label=(label) title=(label) { (icon(mark)) }
            }
        }
    }
}
