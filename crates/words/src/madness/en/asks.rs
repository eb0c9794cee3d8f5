//! What does The Big Book of Madness ask in English?

use madness::cards::{Element, Filter, Page, Spell};
use madness::frames::{Action, Cause, Deed};
use madness::options::Edition;
use madness::view::Coming;
use madness::{Ask, Asked, View};
use table::Seat;

use super::{by, card, cost, element, ending, name, offers};
use crate::join::list_en;
use crate::madness::naming::{amounts, capital, madness_in_hand, price, source};
use crate::speak::Names;

/// Who is being waited for and for what; or how the game ended.
pub fn prompt(names: &Names, view: &View) -> String {
    if let Some(end) = view.end {
        return format!("The game is over. {}", ending(end));
    }
    let Some(asked) = &view.asked else { return "The table is getting ready.".to_owned() };
    names.say(Seat(asked.seat), || yours(names, view, asked), |name| theirs(name, view, asked))
}

fn yours(names: &Names, view: &View, asked: &Asked) -> String {
    let asks = match &asked.ask {
        Ask::Magician { .. } => "choose your Magician: each has an ability and a deck of its own.".to_owned(),
        Ask::Turn => turn(names, view),
        Ask::Granted { left, avatar: false } => format!("take {}, or pass.", actions(*left)),
        Ask::Granted { left, avatar: true } => {
            format!("take {} paid by the support pool, which keeps its cards; or pass.", actions(*left))
        }
        Ask::LastWindow => last_window(view, asked.seat),
        Ask::Pay { action, missing, any, avatar } => pay(view, *action, (*missing, *any), *avatar),
        Ask::Cards { deed, filter, to, least, most, chosen } => {
            let goal = format!("{} {}", verb(*deed), counted(*filter, *least, *most));
            let goal = format!("{goal}{}", goes(names, *deed, *to, *most));
            let goal = if (*least, *most) == (0, 1) { format!("{goal}, if you like") } else { goal };
            match (asked.cause, *chosen) {
                (Some(Cause::Recuperation), 0) => format!("you hold more than six cards: {goal}."),
                (_, 0) => format!("{goal}."),
                (_, chosen) => format!("{goal}; {chosen} so far."),
            }
        }
        Ask::Swap { picked } => match picked.len() {
            0 | 1 => format!("choose 2 cards of your hand to swap; {} so far.", picked.len()),
            chosen => format!("choose 2 cards of your support to take for them; {} so far.", chosen - 2),
        },
        Ask::Targets { gift: true, .. } => "choose who receives your cards.".to_owned(),
        Ask::Targets { left, .. } => match (asked.cause, *left) {
            (Some(Cause::Failure(_)), _) => "choose who bears it.".to_owned(),
            (_, 1) => "choose a player.".to_owned(),
            (_, left) => format!("choose {left} players."),
        },
        Ask::May => may(asked.cause).to_owned(),
        Ask::Refresh { left: 1 } => "choose an exhausted Spell to refresh.".to_owned(),
        Ask::Refresh { left } => format!("choose {left} exhausted Spells to refresh."),
        Ask::NeutralizeSpell { element, for_curse } => silence(view, *element, *for_curse),
        Ask::NeutralizeCurse { left: 1 } => "choose a Curse to neutralize.".to_owned(),
        Ask::NeutralizeCurse { left } => format!("choose {left} Curses to neutralize."),
        Ask::Element { value, left } => element_card(asked, *value, *left),
        Ask::Forget { learning } => format!(
            "you have no room for {}: choose which of your Spells you destroy.",
            offers::on_offer(view, *learning)
        ),
        Ask::Private => "make your choice.".to_owned(),
    };
    asked.cause.and_then(by).map_or_else(|| capital(&asks), |by| format!("{by}: {asks}"))
}

fn actions(left: u8) -> String {
    if left == 1 { "an Action".to_owned() } else { format!("up to {left} Actions") }
}

/// What can be done, and what happens if nothing is done about it.
fn turn(names: &Names, view: &View) -> String {
    let offer = "your turn: activate or learn Spells, acquire cards, destroy a Curse, cure a Madness, \
                 or end your turn.";
    let threat = view.forecast.first().and_then(|coming| threat(names, view, coming));
    let madness = madness_in_hand(view);
    let warning = (madness >= 5).then(|| format!("Careful: {madness} Madness in hand, and six is too many."));
    let sentences = [Some(offer.to_owned()), threat, warning];
    sentences.into_iter().flatten().collect::<Vec<_>>().join(" ")
}

/// What the very next turn brings.
fn threat(names: &Names, view: &View, coming: &Coming) -> Option<String> {
    let when =
        names.say(Seat(coming.seat), || "On your next turn".to_owned(), |name| format!("On {name}’s turn"));
    if coming.escapes {
        let monster = super::monster(view.book.as_ref()?.monster);
        return Some(format!("{when} {monster} escapes if a Curse is left."));
    }
    let striking = coming.curses.iter().filter(|(_, _, strikes)| *strikes);
    let striking: Vec<&str> = striking.map(|(_, curse, _)| name(curse.name())).collect();
    match striking.len() {
        0 => None,
        1 => Some(format!("{when} {} strikes.", striking[0])),
        _ => Some(format!("{when} {} strike.", list_en(&striking))),
    }
}

fn last_window(view: &View, seat: u8) -> String {
    match view.players.get(usize::from(seat)).and_then(|player| player.magician) {
        Some(magician) => {
            format!("your turn is ending: use {}’s ability now, or leave it.", name(magician.name()))
        }
        None => "your turn is ending: use your ability now, or leave it.".to_owned(),
    }
}

/// "Pay 4 Fire for Combustion with Power 2: 3 so far."
fn pay(view: &View, action: Option<Action>, (missing, any): ([u8; 4], u8), avatar: bool) -> String {
    let with = if avatar { " with the support pool" } else { "" };
    let goal = goal(view, action);
    if any > 0 {
        return format!("pay {any} of any one Element{with}{goal}.");
    }
    let whole = action.map_or(missing, |action| price(view, action, missing));
    let sum = |cost: [u8; 4]| amounts(cost).map(|(amount, _)| amount).sum::<u8>();
    if sum(whole) <= sum(missing) {
        return format!("pay {}{with}{goal}.", cost(whole));
    }
    match amounts(whole).count() {
        1 => format!("pay {}{with}{goal}: {} so far.", cost(whole), sum(whole) - sum(missing)),
        _ => format!("pay {}{with}{goal}: {} to go.", cost(whole), cost(missing)),
    }
}

/// What a payment is for.
fn goal(view: &View, action: Option<Action>) -> String {
    match action {
        Some(Action::Cast(spell, 1)) => format!(" for {}", name(spell.name())),
        Some(Action::Cast(spell, power)) => format!(" for {} with Power {power}", name(spell.name())),
        Some(Action::Learn(element)) => format!(" to learn {}", offers::on_offer(view, element)),
        Some(Action::Acquire(wanted)) => format!(" to acquire {}", card(wanted)),
        Some(Action::Destroy(slot)) => format!(" to destroy {}", offers::curse(view, slot)),
        Some(Action::Cure(_)) => " to cure a Madness".to_owned(),
        None => String::new(),
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

fn goes(names: &Names, deed: Deed, to: Option<u8>, most: u8) -> String {
    match deed {
        Deed::Discard | Deed::Destroy | Deed::Cure => String::new(),
        Deed::Support => " in support".to_owned(),
        Deed::ToHand => " into your hand".to_owned(),
        Deed::OnDeck if most > 1 => " on top of your deck, the last one uppermost".to_owned(),
        Deed::OnDeck => " on top of your deck".to_owned(),
        Deed::Give => to.map_or(String::new(), |seat| format!(" to {}", names.of(Seat(seat)))),
    }
}

/// "2 Fire cards", "up to 1 card", "1 or 2 Madness".
fn counted(filter: Filter, least: u8, most: u8) -> String {
    let number = match (least, most) {
        (least, most) if least == most => most.to_string(),
        (0, most) if most > 1 => format!("up to {most}"),
        (0, most) => most.to_string(),
        (least, most) => format!("{least} or {most}"),
    };
    let s = if most == 1 { "" } else { "s" };
    match filter {
        Filter::Any => format!("{number} card{s}"),
        Filter::AnyElement => format!("{number} Element card{s}"),
        Filter::Of(of) => format!("{number} {} card{s}", element(of)),
        Filter::ValueOne => format!("{number} card{s} of value 1"),
        Filter::ValueTwoOrMore => format!("{number} card{s} of value 2 or 3"),
        Filter::Madness => format!("{number} Madness"),
    }
}

fn silence(view: &View, of: Option<Element>, for_curse: bool) -> String {
    let until = match (for_curse, view.edition) {
        (true, Edition::English) => "until the Curse leaves play",
        (true, Edition::Spanish) | (false, _) => "until the next Monster",
    };
    match of {
        Some(of) => format!("choose one of your {} Spells to turn face down {until}.", element(of)),
        None => format!("choose one of your Spells to turn face down {until}."),
    }
}

fn element_card(asked: &Asked, value: u8, left: u8) -> String {
    match (asked.cause, left) {
        (Some(Cause::Compensation), _) => format!("choose a card of value {value} for breaking the Curse."),
        (_, 1) => format!("choose an Element card of value {value} from the table."),
        (_, left) => format!("choose {left} Element cards of value {value} from the table, one by one."),
    }
}

fn theirs(name: &str, view: &View, asked: &Asked) -> String {
    let it = asked.cause.and_then(source).map_or("", super::name);
    match &asked.ask {
        Ask::Magician { .. } => format!("{name} is choosing a Magician."),
        Ask::Turn => format!("It is {name}’s turn."),
        Ask::Granted { left: 1, .. } => format!("{name} may take an Action, thanks to {it}."),
        Ask::Granted { left, .. } => format!("{name} may take up to {left} Actions, thanks to {it}."),
        Ask::LastWindow => format!("{name} may still use an ability before the turn ends."),
        Ask::Pay { action, .. } => format!("{name} is paying{}.", goal(view, *action)),
        Ask::Cards { .. } if asked.cause == Some(Cause::Recuperation) => {
            format!("{name} is discarding down to six cards.")
        }
        Ask::Cards { .. } | Ask::Swap { .. } => format!("{name} is choosing cards for {it}."),
        Ask::Targets { gift: true, .. } => format!("{name} is choosing who receives cards for {it}."),
        Ask::Targets { .. } => format!("{name} is choosing whom {it} is for."),
        Ask::May => format!("{name} is deciding about {it}."),
        Ask::Refresh { .. } | Ask::NeutralizeSpell { .. } => format!("{name} is choosing a Spell for {it}."),
        Ask::NeutralizeCurse { .. } => format!("{name} is choosing a Curse for {it}."),
        Ask::Element { .. } if it.is_empty() => {
            format!("{name} is choosing a reward for breaking the Curse.")
        }
        Ask::Element { .. } => format!("{name} is choosing a card from the table for {it}."),
        Ask::Forget { .. } => format!("{name} is choosing which Spell to destroy."),
        Ask::Private if it.is_empty() => format!("{name} is choosing."),
        Ask::Private => format!("{name} is choosing for {it}."),
    }
}
