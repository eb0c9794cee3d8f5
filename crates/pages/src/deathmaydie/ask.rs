//! What is asked now, and how is it answered? On the thing itself where there is one, with words where there is none.

use ::deathmaydie::DeathMayDie;
use ::deathmaydie::Move;
use ::deathmaydie::moves::Named;
use ::deathmaydie::question::{Origin, Question};
use maud::{Markup, html};
use table::Game;
use words::Speak;
use words::deathmaydie::sheet_words::sheet;
use words::page::page;

use super::log::chip;
use super::press::{self, form, open, say};
use super::{TableScene, acts, cards, choose, map, mark, result, trade};
use crate::hint;
use crate::page_diff::PageDiff;
use crate::sentence::sentence;
use crate::sprites::icon;
use crate::why;

/// What the table waits for, in words.
pub fn status(scene: &TableScene, diff: &mut PageDiff) {
    let chrome = scene.chrome;
    let words = page(chrome.lang);
    let mine = chrome.is_my_turn();
    let sign = match (chrome.over, mine) {
        (true, _) => icon("crown"),
        (_, true) => icon("quill"),
        (_, false) => icon("hourglass"),
    };
    let prompt = DeathMayDie::prompt(chrome.lang, &chrome.names, scene.view);
    diff.picture(
        "status",
        html! {
            section #status.status.mine[mine] data-title=(if mine { words.your_turn_mark } else { words.the_table }) {
                h2.unseen { (words.the_turn) }
                p role="status" { (sign) span { (sentence(DeathMayDie::NAME, &prompt, &chip)) } }
                (hint::in_reach(chrome))
            }
        },
    );
}

/// The answers. Scenes that deserve the whole table lie over the map.
pub fn answers(scene: &TableScene, diff: &mut PageDiff) {
    let (over, inside) = match (scene.view.end, &scene.view.question) {
        (Some(end), _) => (true, result::finale(scene, end)),
        (None, Some(question)) => scene_of(scene, question),
        (None, None) => (false, html! {}),
    };
    diff.picture(
        "ask",
        html! { section #ask.ask.over[over] { (form(scene, "answers", &inside)) (press::proposal(scene)) } },
    );
}

fn scene_of(scene: &TableScene, question: &Question) -> (bool, Markup) {
    match question {
        Question::Investigator => (true, choose::people(scene)),
        Question::Relic => (true, choose::relics(scene)),
        Question::Level => (true, choose::level(scene)),
        Question::Claim { card } => (true, choose::claim(scene, *card)),
        Question::Trade => (true, trade::trade(scene)),
        Question::Consent { thing, to } => (true, trade::consent(scene, *thing, *to)),
        Question::Order { waiting } => (true, choose::order(scene, waiting)),
        Question::Choose { of } | Question::May { of } => (true, choose::options(scene, *of)),
        Question::Sacrifice => (true, choose::sacrifice(scene)),
        Question::Act | Question::FreeAct => (false, acts::bar(scene)),
        Question::BeforeRoll
        | Question::Rerolls
        | Question::PerSymbol { .. }
        | Question::Convert { .. }
        | Question::Extra
        | Question::Split { .. } => (false, html! {}),
        Question::Heal { points, .. } => (false, choose::heal(scene, *points)),
        Question::Pick { of, .. } if *of != Origin::Rules => {
            (false, html! { (reminder(scene, *of)) (choices(scene)) })
        }
        Question::Pick { .. } | Question::Path { .. } | Question::Lead { .. } => {
            let read = scene.view.mythos_read.last().copied();
            (
                false,
                html! { @if let Some(card) = read { (reminder(scene, Origin::Mythos(card))) } (choices(scene)) },
            )
        }
        _ => (false, choices(scene)),
    }
}

/// Whose text asks, so that nobody has to remember it.
fn reminder(scene: &TableScene, of: Origin) -> Markup {
    html! { @if let Some((name, text)) = cards::origin(scene, of) { p.reminder { b { (name) } " " (text) } } }
}

/// Everything that answers, each with the picture of what it is about; what ends it comes last and is gold. Where somebody
/// goes is pressed on the map itself; enemies and people both there and here.
fn choices(scene: &TableScene) -> Markup {
    // Whoever is made to walk goes space by space: those are told here, too.
    let runs = matches!(scene.view.question, Some(Question::Step { .. }));
    let place = |mv: &Move| matches!(mv, Move::Pick(Named::Space(_))) || runs && matches!(mv, Move::Step(_));
    let ends = |mv: &Move| {
        matches!(mv, Move::Done | Move::Stop | Move::EndActions | Move::Suffer | Move::Stay | Move::Leave)
    };
    let on_map = scene.moves.iter().any(|mv| map::takes(*mv));
    let shield = best_shield(scene);
    let all = matches!(scene.view.question, Some(Question::Share { .. })) && !press::beyond(scene).is_empty();
    let dress = |mv: Move| match mv {
        Move::Leave => "quiet",
        Move::Suffer if shield.is_some() || all => "choice",
        _ => "gold",
    };
    html! {
        @if on_map { p.reminder { (mark("run")) " " (sheet(scene.chrome.lang).on_map) } }
        div.choices {
            @for mv in open(scene, |mv| !place(mv) && !ends(mv) && Some(*mv) != shield) { (press::chip(scene, mv)) }
            @if let Some(mv) = shield { (say(scene, mv, "gold")) }
            @if all { (press::as_proposed(sheet(scene.chrome.lang).all_yourself, &html! {})) }
            @for mv in open(scene, ends) { (say(scene, mv, dress(mv))) }
        }
    }
}

/// What keeps off most Wounds: nearly everybody wants it, so that it is the press at hand. Lost Sanity has its uses.
fn best_shield(scene: &TableScene) -> Option<Move> {
    let kept_off = |mv: &Move| if let Move::Prevent(_, count) = mv { Some(*count) } else { None };
    let asked = matches!(scene.view.question, Some(Question::PreventWounds { .. }));
    scene.moves.iter().copied().filter(|mv| asked && kept_off(mv).is_some()).max_by_key(kept_off)
}

/// A word with its mark. What cannot be done now stays in its place; an action of the Episode can be read.
pub fn marked(scene: &TableScene, mv: Move, id: &str, class: &str, note: &Markup) -> Markup {
    let inside = html! { (mark(id)) span.choice-words { (press::name(scene, mv)) (note) } };
    let card = if let Move::Task(action) = mv { Some(action.name()) } else { None };
    let hinted = hint::Hint::means(scene.chrome.hint.as_ref(), mv);
    let why = why::not(scene.chrome, mv, card);
    html! {
        @match (press::can(scene, mv), card) {
            (true, _) => button.can.(class).hinted[hinted] type="submit" name="move" value=(mv) data-look=[card] { (inside) },
            (false, Some(card)) => a.cannot.(class) href={ "/cards/deathmaydie/" (card) } data-why=[why] data-card=(card) { (inside) },
            (false, None) => { @if let Some(why) = why { a.cannot.(class) href=(why) data-why="" { (inside) } } @else { span.cannot.(class) { (inside) } } },
        }
    }
}
