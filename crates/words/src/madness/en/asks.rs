//! What does The Big Book of Madness ask in English?

use madness::bill::price;
use madness::cards::{Element, Filter, Page, Spell};
use madness::frames::{Action, Cause, Deed};
use madness::options::Edition;
use madness::view::Coming;
use madness::{Ask, Asked, View};
use table::Seat;

use super::{by, card, cost, element, ending, name, offers};
use crate::Lang;
use crate::grammar::list;
use crate::madness::naming::{after, amounts, madness_in_hand, source};
use crate::say;
use crate::sentence::{Piece, Sentence};
use crate::speak::Names;

/// Who is being waited for and for what; or how the game ended.
pub fn prompt(names: &Names, view: &View) -> Sentence {
    if let Some(end) = view.end {
        return say!("The game is over. {}", ending(end));
    }
    let Some(asked) = &view.own.asked else { return "The table is getting ready.".into() };
    names.say(Seat(asked.seat), || yours(names, view, asked), |name| theirs(name, view, asked))
}

fn yours(names: &Names, view: &View, asked: &Asked) -> Sentence {
    let asks = match &asked.ask {
        Ask::Magician { .. } => "choose your Magician: each has an ability and a deck of its own.".into(),
        Ask::Turn => turn(names, view),
        Ask::Granted { left, avatar: false } => say!("take {}, or pass.", actions(*left)),
        Ask::Granted { left, avatar: true } => {
            say!("take {} paid by the support pool, which keeps its cards; or pass.", actions(*left))
        }
        Ask::LastWindow => last_window(view, asked.seat),
        Ask::Pay { action, missing, any, avatar } => pay(view, *action, (*missing, *any), *avatar),
        Ask::Cards { deed, filter, to, least, most, chosen } => {
            let goal = say!("{} {}", verb(*deed), counted(*filter, *least, *most));
            let goal = say!("{goal}{}", goes(names, *deed, *to, *most));
            let goal = if (*least, *most) == (0, 1) { say!("{goal}, if you like") } else { goal };
            match (asked.cause, *chosen) {
                (Some(Cause::Recuperation), 0) => say!("you hold more than six cards: {goal}."),
                (_, 0) => say!("{goal}."),
                (_, chosen) => say!("{goal}; {chosen} so far."),
            }
        }
        Ask::Swap { picked } => match picked.len() {
            0 | 1 => say!("choose 2 cards of your hand to swap; {} so far.", picked.len()),
            chosen => say!("choose 2 cards of your support to take for them; {} so far.", chosen - 2),
        },
        Ask::Targets { gift: true, .. } => "choose who receives your cards.".into(),
        Ask::Targets { left, .. } => match (asked.cause, *left) {
            (Some(Cause::Failure(_)), _) => "choose who bears it.".into(),
            (_, 1) => "choose a player.".into(),
            (_, left) => say!("choose {left} players."),
        },
        Ask::May => may(asked.cause).into(),
        Ask::Refresh { left: 1 } => "choose an exhausted Spell to refresh.".into(),
        Ask::Refresh { left } => say!("choose {left} exhausted Spells to refresh."),
        Ask::NeutralizeSpell { element, for_curse } => silence(view, *element, *for_curse),
        Ask::NeutralizeCurse { left: 1 } => "choose a Curse to neutralize.".into(),
        Ask::NeutralizeCurse { left } => say!("choose {left} Curses to neutralize."),
        Ask::Element { value, left } => element_card(asked, *value, *left),
        Ask::Forget { learning } => say!(
            "you have no room for {}: choose which of your Spells you destroy.",
            offers::on_offer(view, *learning)
        ),
        Ask::Private => "make your choice.".into(),
    };
    after(asked.cause.and_then(by), asks)
}

fn actions(left: u8) -> Sentence {
    if left == 1 { "an Action".into() } else { say!("up to {left} Actions") }
}

/// What can be done, and what happens if nothing is done about it.
fn turn(names: &Names, view: &View) -> Sentence {
    let offer = "your turn: activate or learn Spells, acquire cards, destroy a Curse, cure a Madness, \
                 or end your turn.";
    let threat = view.forecast.first().and_then(|coming| threat(names, view, coming));
    let madness = madness_in_hand(view);
    let warning = (madness >= 5).then(|| say!("Careful: {madness} Madness in hand, and six is too many."));
    [threat, warning].into_iter().flatten().fold(offer.into(), |said, more| say!("{said} {more}"))
}

/// What the very next turn brings.
pub fn threat(names: &Names, view: &View, coming: &Coming) -> Option<Sentence> {
    let when = names.say(Seat(coming.seat), || "On your next turn", |name| say!("On {name}’s turn"));
    if coming.escapes {
        let monster = super::monster(view.book.as_ref()?.monster);
        return Some(say!("{when} {monster} escapes if a Curse is left."));
    }
    let striking = coming.curses.iter().filter(|(_, _, strikes)| *strikes);
    let striking: Vec<Piece> = striking.map(|(_, curse, _)| name(*curse)).collect();
    match striking.as_slice() {
        [] => None,
        [one] => Some(say!("{when} {one} strikes.")),
        _ => Some(say!("{when} {} strike.", list(Lang::En, striking))),
    }
}

fn last_window(view: &View, seat: u8) -> Sentence {
    match view.own.players.get(usize::from(seat)).and_then(|player| player.magician) {
        Some(magician) => {
            say!("your turn is ending: use {}’s ability now, or leave it.", name(magician))
        }
        None => "your turn is ending: use your ability now, or leave it.".into(),
    }
}

/// "Pay 4 Fire for Combustion with Power 2: 3 so far."
fn pay(view: &View, action: Option<Action>, (missing, any): ([u8; 4], u8), avatar: bool) -> Sentence {
    let with = if avatar { " with the support pool" } else { "" };
    let goal = goal(view, action);
    if any > 0 {
        return say!("pay {any} of any one Element{with}{goal}.");
    }
    let whole = action.map_or(missing, |action| price(view, action, missing));
    let sum = |cost: [u8; 4]| amounts(cost).map(|(amount, _)| amount).sum::<u8>();
    if sum(whole) <= sum(missing) {
        return say!("pay {}{with}{goal}.", cost(whole));
    }
    match amounts(whole).count() {
        1 => say!("pay {}{with}{goal}: {} so far.", cost(whole), sum(whole) - sum(missing)),
        _ => say!("pay {}{with}{goal}: {} to go.", cost(whole), cost(missing)),
    }
}

/// What a payment is for.
fn goal(view: &View, action: Option<Action>) -> Sentence {
    match action {
        Some(Action::Cast(spell, 1)) => say!(" for {}", name(spell)),
        Some(Action::Cast(spell, power)) => say!(" for {} with Power {power}", name(spell)),
        Some(Action::Learn(element)) => say!(" to learn {}", offers::on_offer(view, element)),
        Some(Action::Acquire(wanted)) => say!(" to acquire {}", card(wanted)),
        Some(Action::Destroy(slot)) => say!(" to destroy {}", offers::curse(view, slot)),
        Some(Action::Cure(_)) => " to cure a Madness".into(),
        None => Sentence::new(),
    }
}

/// What one may do or leave.
fn may(cause: Option<Cause>) -> &'static str {
    match cause {
        Some(Cause::Spell(Spell::PowerOfTheInferno)) => "will you discard and then draw as many?",
        Some(Cause::Spell(Spell::Forge)) => {
            "will you destroy an Element card of your hand for the next-higher one?"
        }
        Some(Cause::Bonus(Page::P04)) => {
            "will you destroy a card of your discard pile and take the next-higher one into hand?"
        }
        Some(Cause::Bonus(Page::P05)) => {
            "will you discard a card of value 1 and put one of value 3 on your deck?"
        }
        _ => "do you want to?",
    }
}

fn verb(deed: Deed) -> &'static str {
    match deed {
        Deed::Discard => "discard",
        Deed::Destroy => "destroy",
        Deed::Support => "place",
        Deed::ToHand => "take",
        Deed::OnDeck => "put",
        Deed::Cure => "cure",
        Deed::Give => "give",
    }
}

fn goes(names: &Names, deed: Deed, to: Option<u8>, most: u8) -> Sentence {
    match deed {
        Deed::Discard | Deed::Destroy | Deed::Cure => Sentence::new(),
        Deed::Support => " in support".into(),
        Deed::ToHand => " into your hand".into(),
        Deed::OnDeck if most > 1 => " on top of your deck, the last one uppermost".into(),
        Deed::OnDeck => " on top of your deck".into(),
        Deed::Give => to.map_or(Sentence::new(), |seat| say!(" to {}", names.seat(Seat(seat)))),
    }
}

/// "2 Fire cards", "up to 1 card", "1 or 2 Madness".
fn counted(filter: Filter, least: u8, most: u8) -> Sentence {
    let number: Sentence = match (least, most) {
        (least, most) if least == most => most.into(),
        (0, most) if most > 1 => say!("up to {most}"),
        (0, most) => most.into(),
        (least, most) => say!("{least} or {most}"),
    };
    let s = if most == 1 { "" } else { "s" };
    match filter {
        Filter::Any => say!("{number} card{s}"),
        Filter::AnyElement => say!("{number} Element card{s}"),
        Filter::Of(of) => say!("{number} {} card{s}", element(of)),
        Filter::ValueOne => say!("{number} card{s} of value 1"),
        Filter::ValueTwoOrMore => say!("{number} card{s} of value 2 or 3"),
        Filter::Madness => say!("{number} Madness"),
    }
}

fn silence(view: &View, of: Option<Element>, for_curse: bool) -> Sentence {
    let until = match (for_curse, view.edition) {
        (true, Edition::English) => "until the Curse leaves play",
        (true, Edition::Spanish) | (false, _) => "until the next Monster",
    };
    match of {
        Some(of) => say!("choose one of your {} Spells to turn face down {until}.", element(of)),
        None => say!("choose one of your Spells to turn face down {until}."),
    }
}

fn element_card(asked: &Asked, value: u8, left: u8) -> Sentence {
    match (asked.cause, left) {
        (Some(Cause::Compensation), _) => say!("choose a card of value {value} for breaking the Curse."),
        (_, 1) => say!("choose an Element card of value {value} from the table."),
        (_, left) => say!("choose {left} Element cards of value {value} from the table, one by one."),
    }
}

fn theirs(name: Piece, view: &View, asked: &Asked) -> Sentence {
    let it = asked.cause.and_then(source).map(super::name);
    match &asked.ask {
        Ask::Magician { .. } => say!("{name} is choosing a Magician."),
        Ask::Turn => say!("It is {name}’s turn."),
        Ask::Granted { left: 1, .. } => say!("{name} may take an Action, thanks to {it}."),
        Ask::Granted { left, .. } => say!("{name} may take up to {left} Actions, thanks to {it}."),
        Ask::LastWindow => say!("{name} may still use an ability before the turn ends."),
        Ask::Pay { action, .. } => say!("{name} is paying{}.", goal(view, *action)),
        Ask::Cards { .. } if asked.cause == Some(Cause::Recuperation) => {
            say!("{name} is discarding down to six cards.")
        }
        Ask::Cards { .. } | Ask::Swap { .. } => say!("{name} is choosing cards for {it}."),
        Ask::Targets { gift: true, .. } => say!("{name} is choosing who receives cards for {it}."),
        Ask::Targets { .. } => say!("{name} is choosing whom {it} is for."),
        Ask::May => say!("{name} is deciding about {it}."),
        Ask::Refresh { .. } | Ask::NeutralizeSpell { .. } => say!("{name} is choosing a Spell for {it}."),
        Ask::NeutralizeCurse { .. } => say!("{name} is choosing a Curse for {it}."),
        Ask::Element { .. } if it.is_none() => {
            say!("{name} is choosing a reward for breaking the Curse.")
        }
        Ask::Element { .. } => say!("{name} is choosing a card from the table for {it}."),
        Ask::Forget { .. } => say!("{name} is choosing which Spell to destroy."),
        Ask::Private if it.is_none() => say!("{name} is choosing."),
        Ask::Private => say!("{name} is choosing for {it}."),
    }
}
