//! What do friends want? A finger on a Curse, a Spell or a card, and cards given for a Curse, narrow what a bot does.

use madness::cards::{Card, Curse, Element};
use madness::events::Spot;
use madness::frames::Action;
use madness::pay::Cost;
use madness::state::Slot;
use madness::view::View;
use madness::{Event, Madness, Move, bill};
use table::company::Phrase;
use table::{Eyes, Seat};

/// What somebody points at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Wish {
    Curse(Slot, Option<Curse>),
    Spell(Element),
    Card(Card),
}

/// The moves that do as friends asked, or all of them if none does.
pub(super) fn heed(eyes: &Eyes<Madness>, moves: &[Move]) -> Vec<Move> {
    let deciding = moves.iter().any(|mv| matches!(mv, Move::End | Move::Pass));
    if !deciding {
        return moves.to_vec();
    }
    let (view, news) = (eyes.view(), since_last_turn(eyes));
    let wishes: Vec<Wish> = eyes.wishes().filter_map(read).collect();
    let gifts = gifts(news, eyes.seat());
    let asked = moves.iter().copied().find(|mv| wishes.iter().any(|wish| fulfils(&view, news, *wish, *mv)));
    let fitting =
        moves.iter().copied().find(|mv| matches!(mv, Move::Destroy(slot) if uses(&view, *slot, &gifts)));
    if let Some(mv) = asked.or(fitting) {
        return vec![mv];
    }
    let aims: Vec<Slot> = wishes.iter().filter_map(|wish| aim(&view, *wish)).collect();
    let saved =
        |mv: &Move| !aims.iter().any(|slot| uses(&view, *slot, &gifts)) || !spends(&view, *mv, &gifts);
    let kept: Vec<Move> = moves.iter().copied().filter(saved).collect();
    if kept.is_empty() { moves.to_vec() } else { kept }
}

/// What this seat has been told since its own last turn ended.
fn since_last_turn<'a>(eyes: &Eyes<'a, Madness>) -> &'a [Event] {
    let ended = |event: &Event| matches!(event, Event::ActionsEnded { seat } if *seat == eyes.seat());
    let told = eyes.memory();
    &told[told.iter().rposition(ended).map_or(0, |at| at + 1)..]
}

/// The Elements of the cards others have put into this hand.
fn gifts(news: &[Event], seat: Seat) -> Vec<Element> {
    let gift = |event: &Event| match *event {
        Event::Moved { card: Some(card), from: Spot::Hand(giver), to: Spot::Hand(to), .. }
            if to == seat && giver != seat =>
        {
            card.element()
        }
        _ => None,
    };
    news.iter().filter_map(gift).collect()
}

fn read(phrase: &Phrase) -> Option<Wish> {
    let first = phrase.about.first()?;
    match phrase.id.as_str() {
        "curse" => {
            let named = phrase.about.get(1).and_then(|name| name.parse().ok());
            Some(Wish::Curse(first.parse().ok()?, named))
        }
        "spell" => Some(Wish::Spell(first.parse().ok()?)),
        "stack" => Some(Wish::Card(first.parse().ok()?)),
        _ => None,
    }
}

/// Where the Curse lies that is pointed at, if it still does.
fn aim(view: &View, wish: Wish) -> Option<Slot> {
    let Wish::Curse(slot, named) = wish else { return None };
    let lies = view.board.iter().find(|curse| curse.slot == slot)?;
    named.is_none_or(|named| named == lies.curse).then_some(slot)
}

/// Whether a move does what is wished for. Once somebody has learned or got such a thing the finger means no more.
fn fulfils(view: &View, news: &[Event], wish: Wish, mv: Move) -> bool {
    let told = |wanted: &dyn Fn(&Event) -> bool| news.iter().any(wanted);
    match (wish, mv) {
        (Wish::Curse(..), Move::Destroy(slot)) => aim(view, wish) == Some(slot),
        (Wish::Spell(element), Move::Learn(learned)) => {
            let done = |event: &Event| matches!(event, Event::SpellLearned { spell, .. } if spell.element() == element);
            learned == element && !told(&done)
        }
        (Wish::Card(card), Move::Acquire(got)) => {
            let done = |event: &Event| matches!(event, Event::Moved { card: Some(it), from: Spot::Table, .. } if *it == card);
            got == card && !told(&done)
        }
        _ => false,
    }
}

/// Whether the Curse there costs any of these Elements.
fn uses(view: &View, slot: Slot, elements: &[Element]) -> bool {
    let cost = view.board.iter().find(|curse| curse.slot == slot).map_or([0; 4], |curse| curse.cost);
    elements.iter().any(|element| cost[element.index()] > 0)
}

/// Whether a move would spend any of these Elements on something else than a Curse.
fn spends(view: &View, mv: Move, elements: &[Element]) -> bool {
    match mv.action() {
        Some(Action::Destroy(_)) | None => false,
        Some(action) => match bill::cost(view, action) {
            Some(Cost::Exactly(cost)) => elements.iter().any(|element| cost[element.index()] > 0),
            Some(Cost::AnyOne(_)) | None => false,
        },
    }
}
