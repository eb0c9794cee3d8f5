//! How is an Action paid? A sheet with the cards one could give, the cheapest chosen; one press declares and pays.

use ::madness::bill::Bill;
use ::madness::cards::{Card, Element};
use ::madness::frames::{Action, Place};
use ::madness::pay::{Coin, Cost};
use ::madness::tally::{Account, Choice};
use ::madness::{Ask, Madness, Move};
use maud::{Markup, html};
use table::Seat;
use words::madness::table_words;
use words::page::page;
use words::{Sentence, Speak};

use super::players::support_name;
use super::pressable::sheet_id;
use super::{TableScene, card, card_name, spells, words_of};
use crate::sprites::icon;
use crate::table::move_start;

/// Every sheet of the moment, shut until its thing is pressed; a payment under way lies open.
pub fn sheets(scene: &TableScene) -> Markup {
    let actions: Vec<Move> = scene.moves.iter().copied().filter(|mv| mv.action().is_some()).collect();
    html! {
        section #pay.pay {
            @for group in actions.chunk_by(|a, b| sheet_id(*a) == sheet_id(*b)) { (sheet(scene, group)) }
            @if !scene.moves.is_empty() { (under_way(scene)) }
        }
    }
}

/// The sheet of one thing: for a Spell, one form for each Power.
fn sheet(scene: &TableScene, moves: &[Move]) -> Markup {
    let (lang, words, id) = (scene.chrome.lang, words_of(scene), sheet_id(moves[0]));
    html! {
        div.pay-sheet popover id=(id) aria-labelledby={ (id) "-h" } {
            header { (about(scene, moves[0])) h2 id={ (id) "-h" } { (title(scene, moves[0])) }
                button.quiet.shut-sheet type="button" popovertarget=(id) popovertargetaction="hide" aria-label=(page(lang).close) { (icon("cross")) }
            }
            @if moves.len() > 1 {
                fieldset.powers { legend { (words.power) }
                    @for (power, mv) in (1u8..).zip(moves) {
                        label.pill { input type="radio" name={ "power-" (id) } value=(power) checked[power == 1];
                            span { "×" (power) @if let Some(cost) = price(scene, *mv) { " " (card::cost(lang, cost)) } } }
                    }
                }
            }
            @for (power, mv) in (1u8..).zip(moves) { (form(scene, *mv, power)) }
        }
    }
}

fn price(scene: &TableScene, mv: Move) -> Option<[u8; 4]> {
    match ::madness::bill::cost(scene.view, mv.action()?)? {
        Cost::Exactly(cost) => Some(cost),
        Cost::AnyOne(_) => None,
    }
}

/// What is bought, by name.
fn title(scene: &TableScene, mv: Move) -> Sentence {
    Madness::move_name(scene.chrome.lang, &scene.chrome.names, scene.view, mv)
}

/// The thing itself, small, beside the title.
fn about(scene: &TableScene, mv: Move) -> Markup {
    let view = scene.view;
    match mv.action() {
        Some(Action::Cast(spell, _)) => card::art(&format!("spell-{spell}"), "scene", (200, 140)),
        Some(Action::Learn(element)) => {
            let top = view.library.iter().find(|shelf| shelf.element == element).and_then(|shelf| shelf.top);
            html! { @if let Some(spell) = top { (card::art(&format!("spell-{spell}"), "scene", (200, 140))) } }
        }
        Some(Action::Acquire(held)) => {
            html! { span.small-card.(card::ink(held.element())) { (card::face(held)) } }
        }
        Some(Action::Destroy(slot)) => {
            let curse = view.board.iter().find(|curse| curse.slot == slot);
            html! { @if let Some(curse) = curse { (card::art(&format!("curse-{}", curse.curse), "scene", (200, 140))) } }
        }
        Some(Action::Cure(_)) => html! { span.small-card { (card::face(Card::MADNESS)) } },
        None => html! {},
    }
}

/// What the Action does, in the words of its card.
fn effect(scene: &TableScene, mv: Move, power: u8) -> Markup {
    let (lang, edition) = (scene.chrome.lang, scene.view.edition);
    match mv.action() {
        Some(Action::Cast(spell, _)) => card::text(lang, spell, edition, power),
        Some(Action::Learn(element)) => {
            let top =
                scene.view.library.iter().find(|shelf| shelf.element == element).and_then(|shelf| shelf.top);
            html! { @if let Some(spell) = top { (spells::read_out(scene, spell)) } }
        }
        Some(Action::Destroy(slot)) => {
            let curse = scene.view.board.iter().find(|curse| curse.slot == slot);
            html! { @if let Some(curse) = curse { (card::text(lang, curse.curse, edition, 1)) } }
        }
        Some(Action::Acquire(_) | Action::Cure(_)) | None => html! {},
    }
}

/// Declares and pays at one press.
fn form(scene: &TableScene, mv: Move, power: u8) -> Markup {
    let chrome = scene.chrome;
    let seat = scene.view.own.me.map(Seat);
    let Some(bill) = seat.zip(mv.action()).and_then(|(seat, action)| Bill::of(scene.view, seat, action))
    else {
        return html! {};
    };
    html! {
        form.bill.{ "power-" (power) } method="post" action={ "/t/" (chrome.id) "/move" } data-live data-pay {
            (move_start(chrome))
            input type="hidden" name="move" value=(mv);
            p.effect { (effect(scene, mv, power)) }
            (coins(scene, &bill, &format!("{}-{power}", sheet_id(mv))))
            button.gold.large type="submit" autofocus { (icon("check")) (title(scene, mv)) }
        }
    }
}

/// A payment somebody has begun: only the rest of it.
fn under_way(scene: &TableScene) -> Markup {
    let Some(bill) = Bill::under_way(scene.view) else { return html! {} };
    let chrome = scene.chrome;
    html! {
        div.pay-sheet.standing {
            header { h2 { (words_of(scene).pay_with) } }
            form.bill.power-1 method="post" action={ "/t/" (chrome.id) "/move" } data-live data-pay {
                (move_start(chrome))
                (coins(scene, &bill, "pay-rest"))
                button.gold.large type="submit" { (icon("check")) (words_of(scene).pay_with) }
            }
        }
    }
}

/// The cards one could give, place by place, and what they come to.
fn coins(scene: &TableScene, bill: &Bill, id: &str) -> Markup {
    let words = words_of(scene);
    let avatar = matches!(
        scene.view.own.asked.as_ref().map(|asked| &asked.ask),
        Some(Ask::Granted { avatar: true, .. } | Ask::Pay { avatar: true, .. })
    );
    let mut chosen = bill.cheapest.clone();
    let mut is_chosen = |coin: &Coin| {
        let at = chosen.iter().position(|it| it == coin);
        at.map(|at| chosen.remove(at)).is_some()
    };
    html! {
        @if avatar { p.small { (words.kept) } }
        div.coins {
            @for coins in bill.coins.chunk_by(|a, b| a.from == b.from) {
                fieldset { legend { (source(scene, coins[0].from)) }
                    @for (index, coin) in coins.iter().enumerate() {
                        (coin_box(scene, coin, &format!("{id}-{}-{index}", coins[0].from), is_chosen(coin), bill.forced))
                    }
                }
            }
        }
        p.total role="status" { @for account in bill.accounts() { (self::account(scene, bill, &account)) } }
        @if bill.forced { p.small { (words.only_way) } }
    }
}

fn source(scene: &TableScene, place: Place) -> String {
    match place {
        Place::Support(owner) => support_name(scene, owner.0),
        Place::Hand | Place::Discard | Place::Destroyed => words_of(scene).your_hand.to_owned(),
    }
}

/// A card to give. Where there is only one way to pay, nothing is to be named: the boxes only show it.
fn coin_box(scene: &TableScene, coin: &Coin, id: &str, checked: bool, forced: bool) -> Markup {
    let (lang, words) = (scene.chrome.lang, words_of(scene));
    let wild = coin.card.element() != Some(coin.counts_as);
    let name = card_name(lang, coin.card);
    let element = super::book::element_name(scene, coin.counts_as);
    html! {
        label.coin.(card::ink(coin.card.element())) {
            input type="checkbox" id=(id) name="move" value=(Move::from(*coin)) checked[checked] disabled[forced]
                data-coin=(letter(coin.counts_as, coin.card.value()));
            span.card.plain { (card::face(coin.card)) }
            span.coin-name { span.unseen { (name) } @if wild { " " (words.counts_as) " " (element) (card::glyph(coin.counts_as)) } }
        }
    }
}

/// Whether it is enough and what is lost: for the cheapest way, and, where there is a choice, for every other one.
fn account(scene: &TableScene, bill: &Bill, account: &Account) -> Markup {
    let lang = scene.chrome.lang;
    let left = account.left(&bill.cheapest);
    let says = |left: Option<i8>| table_words::comes_to(lang, account.element, left);
    let ways = (!bill.forced).then(|| ways(account));
    let lines = (!bill.forced).then(|| {
        let mut lefts: Vec<i8> = account.choices.iter().map(|choice| choice.left).collect();
        lefts.sort_unstable();
        lefts.dedup();
        let lines = lefts.iter().map(|left| format!("{left}={}", says(Some(*left))));
        lines.chain([format!("over={}", says(None))]).collect::<Vec<_>>().join("|")
    });
    html! {
        span.account.short[left.is_none_or(|left| left > 0)] data-ways=[ways] data-says=[lines] {
            span.needs {
                @match account.element {
                    Some(element) => (card::cost(lang, only(element, account.due))),
                    None => (table_words::of_any(lang, account.due)),
                }
            }
            span.says { (icon("check")) span.sum { (says(left)) } }
        }
    }
}

/// Every choice and what it leaves, as the script looks it up: `=2|j=1|jj=0`.
fn ways(account: &Account) -> String {
    let way = |choice: &Choice| {
        let given: String = choice.given.iter().map(|(element, value)| letter(*element, *value)).collect();
        format!("{given}={}", choice.left)
    };
    account.choices.iter().map(way).collect::<Vec<_>>().join("|")
}

/// Cards that count alike have the same letter.
fn letter(counts_as: Element, value: u8) -> char {
    char::from(b'a' + counts_as.index() as u8 * 3 + value - 1)
}

fn only(element: Element, amount: u8) -> [u8; 4] {
    let mut cost = [0; 4];
    cost[element.index()] = amount;
    cost
}
