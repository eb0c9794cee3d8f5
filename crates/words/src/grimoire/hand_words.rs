//! What is written on a card in hand about what it would do now?

use grimoire::foretell::{Foretold, Link, Standing};

use super::{en, es};
use crate::lang::{Lang, spoken};

/// What can be promised.
pub struct HandWords {
    pub only_card: &'static str,
    pub trump: &'static str,
    pub then_choose: &'static str,
    pub leads: &'static str,
    pub wins: &'static str,
    pub costs_life: &'static str,
    pub starts_chain: &'static str,
    pub keeps_chain: &'static str,
    pub breaks_silenced: &'static str,
    pub breaks_chain: &'static str,
    pub silenced: &'static str,
}

/// Something a play would do: the mark for it, the words, and whether it is a loss.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Promise {
    pub mark: &'static str,
    pub says: &'static str,
    pub tone: Tone,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tone {
    Good,
    Plain,
    Bad,
}

/// What a card would do, the most important first. `only` says that there is no other card to play.
pub fn promises(lang: Lang, it: &Foretold, only: bool) -> Vec<Promise> {
    let words: &HandWords = spoken!(lang, &hand_words::WORDS);
    let only = only.then_some(("quill", words.only_card, Tone::Plain));
    let trump = it.trump.then_some(("trump", words.trump, Tone::Plain));
    let choice = it.choice.then_some(("hand", words.then_choose, Tone::Plain));
    let all = [only, standing(words, it.standing), trump, link(words, it), choice];
    all.into_iter().flatten().map(|(mark, says, tone)| Promise { mark, says, tone }).collect()
}

fn standing(words: &HandWords, standing: Standing) -> Option<(&'static str, &'static str, Tone)> {
    match standing {
        Standing::Behind => None,
        Standing::Leads => Some(("crown", words.leads, Tone::Good)),
        Standing::Wins => Some(("crown", words.wins, Tone::Good)),
        Standing::CostsLife => Some(("life-out", words.costs_life, Tone::Bad)),
    }
}

fn link(words: &HandWords, it: &Foretold) -> Option<(&'static str, &'static str, Tone)> {
    match it.link {
        Link::Starts => Some(("chain", words.starts_chain, Tone::Plain)),
        Link::Keeps => Some(("chain", words.keeps_chain, Tone::Plain)),
        Link::Breaks if it.silenced => Some(("chain-broken", words.breaks_silenced, Tone::Bad)),
        Link::Breaks => Some(("chain-broken", words.breaks_chain, Tone::Bad)),
        Link::Spares | Link::Late if it.silenced => Some(("silence", words.silenced, Tone::Bad)),
        Link::Spares | Link::Late => None,
    }
}
