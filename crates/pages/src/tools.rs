//! What can one ask of the table besides playing? Take back, a hint, a look back, a word to the others.

use maud::{Markup, html};
use table::company::{Pace, Sitter};
use table::{Seat, Talk, Voice};
use words::page::page;
use words::page_lines;
use words::practice_words::practice;
use words::story_words::story;

use crate::branch;
use crate::chrome::{Place, Spoken, TableChrome, Undo};
use crate::hint;
use crate::page_diff::{PageDiff, slot};
use crate::part::Part;
use crate::sentence::Plain;
use crate::sprites::icon;
use crate::table::form_start;
use crate::why;

/// The row of small tools. Each has a place that stays, also while there is nothing to press: what is pressed twice never
/// meets another tool. Those that come and go with every move are parts of their own.
pub fn draw(chrome: &TableChrome, diff: &mut PageDiff) {
    let playing = chrome.own_seat().is_some() && chrome.live && !chrome.over;
    let asks = chrome.may_ask_advice();
    let mut parts = Vec::new();
    if playing {
        parts.push(Part::new("tool-undo", &chrome.undo, || undo(chrome)));
        parts.push(Part::new("tool-hint", asks, || asking(chrome, "hint", "hint", page(chrome.lang).hint)));
        if chrome.practice {
            let label = practice(chrome.lang).ask;
            parts.push(Part::new("tool-weigh", asks, || asking(chrome, "weigh", "course", label)));
        }
        if plays_with_people(chrome) {
            parts.push(Part::new("tool-nudge", chrome.may_nudge(), || nudge(chrome)));
        }
    }
    let made_from = (
        chrome.latest > 0,
        &chrome.hint,
        &chrome.weighed,
        chrome.practice,
        chrome.pace,
        chrome.muted_by_rules,
        parts.len(),
    );
    diff.framed("side-tools", made_from, || frame(chrome, playing), parts);
}

fn frame(chrome: &TableChrome, playing: bool) -> Markup {
    let words = page(chrome.lang);
    html! {
        section #side-tools.tools {
            h2.unseen { (words.tools) }
            div.toolbar {
                @if playing {
                    (slot()) (slot())
                    @if chrome.practice { (slot()) }
                    (why::tool(chrome))
                    @if plays_with_people(chrome) { (slot()) }
                }
                @if chrome.over {
                    (link(&format!("/t/{}/story", chrome.id), "course", story(chrome.lang).title, story(chrome.lang).title))
                    (link(&format!("/t/{}/replay", chrome.id), "replay", words.replay, words.replay))
                }
                @else { (look_back(chrome)) }
                @if playing { (pace(chrome)) }
                (link(&format!("/t/{}/report", chrome.id), "bug", words.report_short, words.report))
            }
            @if let Some(hint) = &chrome.hint {
                p.hint { (icon("hint")) span { (hint::advice(chrome, hint)) } }
            }
            @if chrome.practice && !chrome.over { p.small.practising { (icon("course")) (practice(chrome.lang).here) } }
            (branch::told(chrome))
            @if let Some(weighed) = &chrome.weighed { (branch::best(chrome.lang, weighed)) }
            (own_seats(chrome))
        }
    }
}

/// A tool that leads elsewhere.
fn link(to: &str, mark: &str, label: &str, help: &str) -> Markup {
    html! { a.tool href=(Plain(to)) title=(Plain(help)) { (icon(mark)) span { (Plain(label)) } } }
}

/// The place of a tool that is of no use now.
fn idle(mark: &str, label: &str) -> Markup {
    html! { button.tool type="button" disabled { (icon(mark)) span { (Plain(label)) } } }
}

fn look_back(chrome: &TableChrome) -> Markup {
    let label = page(chrome.lang).look_back;
    if chrome.live && chrome.latest > 0 {
        link(&format!("/t/{}?at=last", chrome.id), "eye", label, label)
    } else {
        idle("eye", label)
    }
}

/// Advice, where it may be asked for.
fn asking(chrome: &TableChrome, action: &str, mark: &str, label: &str) -> Markup {
    press(chrome, action, (mark, label), chrome.may_ask_advice())
}

fn plays_with_people(chrome: &TableChrome) -> bool {
    let person =
        |place: &Place| matches!(place.sitter, Sitter::Person(_)) && !chrome.mine.contains(place.seat);
    chrome.seats.iter().any(person)
}

/// A word to whoever keeps the others waiting, where people do.
fn nudge(chrome: &TableChrome) -> Markup {
    press(chrome, "nudge", ("bell", page(chrome.lang).nudge), chrome.may_nudge())
}

/// How fast the bots play: a press chooses the next pace.
fn pace(chrome: &TableChrome) -> Markup {
    let words = page(chrome.lang);
    let bots = chrome.seats.iter().any(|place| matches!(place.sitter, Sitter::Bot(_)));
    let (name, next) = match chrome.pace {
        Pace::Calm => (words.pace_calm, Pace::Normal),
        Pace::Normal => (words.pace_normal, Pace::Quick),
        Pace::Quick | Pace::Instant => (words.pace_quick, Pace::Calm),
    };
    html! {
        @if bots && chrome.muted_by_rules { (idle("hourglass", name)) } @else if bots {
            form method="post" action={ "/t/" (chrome.id) "/pace" } data-live {
                button.tool type="submit" name="pace" value=(next.name()) title=(words.pace) aria-label={ (words.pace) ": " (name) } {
                    (icon("hourglass")) span { (name) }
                }
            }
        }
    }
}

/// The seats of one device, to switch between them.
fn own_seats(chrome: &TableChrome) -> Markup {
    let words = page(chrome.lang);
    html! {
        @if chrome.mine.len() > 1 {
            nav.row.own aria-label=(words.switch_seat) {
                span { (words.switch_seat) }
                @for seat in chrome.mine.iter() {
                    a.tool href={ "/t/" (chrome.id) "?as=" (seat) }
                        aria-current=[(chrome.own_seat() == Some(seat)).then_some("page")] { (chrome.names.of(seat)) }
                }
            }
        }
    }
}

/// A tool that is one press, while it is of use.
fn press(chrome: &TableChrome, action: &str, (mark, label): (&str, &str), of_use: bool) -> Markup {
    // What is refused is not offered: no address, and nothing to send there.
    let to = of_use.then(|| format!("/t/{}/{action}", chrome.id));
    html! {
        form id={ "tool-" (Plain(action)) } method="post" action=[to] data-live {
            @if of_use { (form_start(chrome)) }
            button.tool type="submit" disabled[!of_use] { (icon(mark)) span { (Plain(label)) } }
        }
    }
}

/// Bots never say no, so that whoever plays with them alone need not ask.
fn undo(chrome: &TableChrome) -> Markup {
    let words = page(chrome.lang);
    let is_person = |place: &Place| matches!(place.sitter, Sitter::Person(_));
    let others = chrome.seats.iter().filter(|place| !chrome.mine.contains(place.seat)).any(is_person);
    let (label, of_use) = match chrome.undo {
        Undo::Ask if others => (words.undo_ask, true),
        Undo::Free | Undo::Ask => (words.undo, true),
        Undo::Nothing | Undo::Asked { .. } => (words.undo, false),
    };
    press(chrome, "undo", ("undo", label), of_use)
}

/// Somebody asked everybody to agree to a take-back.
pub fn undo_question(chrome: &TableChrome) -> Markup {
    let Undo::Asked { by, waiting } = chrome.undo else { return html! {} };
    let mine = chrome.own_seat().filter(|seat| waiting.contains(*seat));
    let names: Vec<&str> = waiting.iter().map(|seat| chrome.names.of(seat)).collect();
    html! {
        section.ribbon.ask {
            h2 { (icon("undo")) (page_lines::asks_undo(chrome.lang, chrome.names.of(by))) }
            @if let Some(seat) = mine { (answer(chrome, seat)) }
            @else { p { (page_lines::undo_waits(chrome.lang, &names.join(", "))) } }
        }
    }
}

fn answer(chrome: &TableChrome, seat: Seat) -> Markup {
    let words = page(chrome.lang);
    html! {
        form.row method="post" action={ "/t/" (chrome.id) "/undo/answer" } data-live {
            input type="hidden" name="seat" value=(seat);
            button.gold type="submit" name="agree" value="yes" { (icon("check")) (words.agree) }
            button type="submit" name="agree" value="no" { (icon("cross")) (words.refuse) }
        }
    }
}

/// What was said, and what may be said.
pub fn talk(chrome: &TableChrome) -> Markup {
    let words = page(chrome.lang);
    let recent = &chrome.said[chrome.said.len().saturating_sub(30)..];
    html! {
        section #side-talk.panel.talk {
            h2 { (icon("chat")) (words.talk) }
            @if !recent.is_empty() {
                div #said.said role="log" tabindex="0" aria-label=(words.talk) {
                    // Drawn from the bottom up, so that what was said last is in sight.
                    div { @for said in recent { (line(chrome, said)) } }
                }
            }
            @if chrome.live && chrome.own_seat().is_some() { (speak(chrome)) }
        }
    }
}

fn line(chrome: &TableChrome, said: &Spoken) -> Markup {
    html! {
        p.line { strong { bdi { (said.name) } } " "
            @if said.private { small { "(" (page(chrome.lang).private) ") " } }
            bdi { (said.text) } }
    }
}

fn speak(chrome: &TableChrome) -> Markup {
    let words = page(chrome.lang);
    let Talk { to_all, to_partners, .. } = chrome.talk;
    if chrome.talk.is_silent() {
        return html! { p.small.silence { (words.no_voice) } };
    }
    let writes = to_all.max(to_partners) == Voice::Free;
    html! {
        @if writes {
            form.row method="post" action={ "/t/" (chrome.id) "/say" } data-live data-reset {
                (form_start(chrome))
                input #say-text type="text" name="text" required maxlength="200" autocomplete="off"
                    placeholder=(words.say_hint) aria-label=(words.say_hint);
                @if to_partners == Voice::Free {
                    select name="to" aria-label=(words.say) {
                        option value="team" { (words.to_partner) }
                        @if to_all == Voice::Free { option value="all" { (words.to_all) } }
                    }
                }
                button type="submit" { (words.say) }
            }
        }
        details #phrases.phrases {
            summary { (words.phrases) }
            form method="post" action={ "/t/" (chrome.id) "/say" } data-live {
                (form_start(chrome))
                @for (phrase, said) in &chrome.phrases {
                    button.chip.own type="submit" name="phrase" value=(phrase) { (said) }
                }
                @for (id, text) in page_lines::phrases(chrome.lang) {
                    button.chip type="submit" name="phrase" value=(id) { (text) }
                }
            }
            @if !writes { p.small { (words.only_phrases) } }
        }
    }
}
