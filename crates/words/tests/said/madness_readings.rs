//! Do the words on the cards of The Big Book of Madness say what their rows do? Row, English and Spanish side by
//! side, for a person to read.

use std::fmt::Write;

use madness::cards::magicians::Ability;
use madness::cards::text::{Mode, To, Until, Whose, Zone};
use madness::cards::{Block, Card, Element, Filter, Kind, Magician, Num, Op, Who};
use words::Lang;
use words::madness::card_words::{self, AnyCard};

use crate::madness_cards::marked;

/// One card: its row read aloud, then its words in both languages.
fn entry(text: &mut String, card: AnyCard, row: &str) {
    let _ = writeln!(text, "{}\n  row {row}", card.id());
    for lang in [Lang::En, Lang::Es] {
        let (name, said) = (card_words::of(lang, card).name, marked(lang, card));
        let _ = writeln!(text, "  {}  {name}: {said}", lang.code());
    }
}

#[test]
fn every_card_reads_as_its_row_says() {
    let mut text = String::new();
    for card in AnyCard::all() {
        entry(&mut text, card, &row(card));
    }
    crate::support::compare("snapshots/madness_cards.txt", &text);
}

fn row(card: AnyCard) -> String {
    match card {
        AnyCard::Magician(it) => format!("{}; {}", deck(it), ability(it.ability())),
        AnyCard::Spell(it) => format!("{} level {}: {}", it.element(), it.level(), blocks(it.text())),
        AnyCard::Curse(it) => {
            let kind = match it.kind() {
                Kind::Linked(element) => element.name(),
                Kind::Multi => "multi",
            };
            format!("{kind}: {}", blocks(it.text()))
        }
        AnyCard::Monster(it) => {
            let row = it.row();
            let waits = if row.waits { ", after its Curses" } else { "" };
            let curses = row.curses.map(Element::name).join(" ");
            format!("{curses}; arrives{waits}: {}", blocks(row.arrival))
        }
        AnyCard::Page(it) => {
            let row = it.row();
            let last = row.arrival.map_or(String::new(), |arrival| format!("arrival: {}; ", blocks(arrival)));
            format!("{last}bonus: {}; failure: {}", blocks(row.bonus), blocks(row.failure))
        }
        AnyCard::Card(it) => match it.element() {
            Some(element) => format!("pays {} {element}; {} in the box", it.value(), it.printed()),
            None => format!("pays nothing; {} in the box", it.printed()),
        },
    }
}

fn deck(magician: Magician) -> String {
    let deck = magician.starting_deck(false);
    let kinds = Card::all().filter(|card| deck.has(*card));
    kinds.map(|card| format!("{card}*{}", deck.count(card))).collect::<Vec<_>>().join(" ")
}

fn ability(ability: Ability) -> String {
    match ability {
        Ability::WideSupport => "always: support 4 (en) or 5 (es)".to_owned(),
        Ability::WildAir => "once a turn: an air-1 pays as another Element".to_owned(),
        Ability::Once(text) => format!("once a turn: {}", blocks(text)),
        Ability::DrawsForCurses => "always: draw 1 for a Curse destroyed".to_owned(),
        Ability::WideMind => "always: 6 Spells".to_owned(),
    }
}

fn blocks(text: &[Block]) -> String {
    text.iter().map(block).collect::<Vec<_>>().join(", then ")
}

fn block(block: &Block) -> String {
    let may = if block.may { " may" } else { "" };
    let steps: Vec<String> = block.steps.iter().map(|step| op(*step)).collect();
    format!("{}{may} {}", who(block.who), steps.join(", then "))
}

fn who(who: Who) -> String {
    match who {
        Who::You => "you".to_owned(),
        Who::Others(count) => format!("{} other players", num(count)),
        Who::Players(count) => format!("{} players", num(count)),
        Who::OnePlayer => "one player of the active one's choice".to_owned(),
        Who::Each => "each".to_owned(),
        Who::EachOther => "each other".to_owned(),
        Who::Active => "the active player".to_owned(),
        Who::Nobody => "the table:".to_owned(),
    }
}

fn num(num: Num) -> String {
    match num {
        Num::Just(count) => count.to_string(),
        Num::Power(count) => format!("⟨{count}⟩"),
        Num::All => "all".to_owned(),
        Num::AsMany => "as many".to_owned(),
    }
}

fn cards(count: Num, filter: Filter, mode: Mode) -> String {
    let most = if mode == Mode::UpTo { "up to " } else { "" };
    let what = match filter {
        Filter::Any => String::new(),
        Filter::AnyElement => " of any Element".to_owned(),
        Filter::Of(element) => format!(" {element}"),
        Filter::ValueOne => " of value 1".to_owned(),
        Filter::ValueTwoOrMore => " of value 2 or 3".to_owned(),
        Filter::Madness => " Madness".to_owned(),
    };
    format!("{most}{}{what}", num(count))
}

fn zone(zone: Zone) -> &'static str {
    match zone {
        Zone::Hand => "hand",
        Zone::Support => "own support",
        Zone::Own => "hand or own support",
        Zone::HandAndPool => "hand or the pool",
        Zone::Discard => "discard",
        Zone::Destroyed => "the destroyed",
    }
}

fn to(to: To) -> &'static str {
    match to {
        To::Hand => "hand",
        To::Discard => "discard",
        To::TopOfDeck => "top of deck",
        To::Support => "support",
    }
}

fn op(op: Op) -> String {
    match op {
        Op::Draw(count) => format!("draw {}", num(count)),
        Op::DrawTo(count) => format!("draw up to {count} in hand"),
        Op::Discard(count, from, filter, mode) => {
            format!("discard {} from {}", cards(count, filter, mode), zone(from))
        }
        Op::Mill(count) => format!("discard {} from the top", num(count)),
        Op::Destroy(count, from, filter, mode) => {
            format!("destroy {} from {}", cards(count, filter, mode), zone(from))
        }
        Op::DestroyTop(count) => format!("destroy {count} from the top"),
        Op::Place(count, mode) => format!("hand to support {}", cards(count, Filter::Any, mode)),
        Op::PlaceTop(count) => format!("top to support {}", num(count)),
        Op::Fetch(count, goal, mode) => {
            format!("discard to {} {}", to(goal), cards(count, Filter::Any, mode))
        }
        Op::GainMadness(count, goal) => format!("{count} Madness to {}", to(goal)),
        Op::BurnMadness(count) => format!("destroy {count} of the Madness stack"),
        Op::Cure(least, most, from) => {
            format!("cure {} to {} from {}", num(least), num(most), zone(from))
        }
        Op::GainAny(count, value, goal) => {
            format!("{} of value {value} of any Element to {}", num(count), to(goal))
        }
        Op::GainHigher(goal) => format!("the next higher to {}", to(goal)),
        Op::GainThree(goal) => format!("its value 3 to {}", to(goal)),
        _ => rare(op),
    }
}

fn rare(op: Op) -> String {
    match op {
        Op::GrantActions(count) => format!("take {} Actions", num(count)),
        Op::AvatarActions(count) => {
            format!("take {} Actions paid by the pool, nothing discarded", num(count))
        }
        Op::Refresh(count, Whose::Own) => format!("refresh {} own", num(count)),
        Op::Refresh(count, Whose::Anybody) => format!("refresh {} of anybody", num(count)),
        Op::NeutralizeSpell(element, until) => {
            let element = element.map_or(String::new(), |element| format!("{element} "));
            let until = match until {
                Until::Edition => "the Curse leaves (en) or the next Monster (es)",
                Until::NextMonster => "the next Monster",
            };
            format!("neutralize 1 own {element}Spell until {until}")
        }
        Op::NeutralizeCurse(count) => format!("neutralize {} Curses", num(count)),
        Op::SealOthers(element) => format!("1 {element} token on every other Curse"),
        Op::SealEach => "1 token of its Element on each linked Curse".to_owned(),
        Op::MadnessUnderCurses => "1 Madness under each Curse".to_owned(),
        Op::Give(count) => format!("give {} from hand to another hand", num(count)),
        Op::Revive(count) => format!("up to {} destroyed Element cards to hand", num(count)),
        Op::Reshuffle => "shuffle discard into deck".to_owned(),
        Op::Exchange => "swap 2 of hand with 2 of own support".to_owned(),
        Op::Divine => "draw 1: cured if Madness, else discarded".to_owned(),
        Op::Win => "players win".to_owned(),
        Op::Lose => "players lose".to_owned(),
        other => unreachable!("{other:?} is read above"),
    }
}
