//! What is written on a card in hand about what it would do now?

use grimoire::foretell::{Foretold, Link, Standing};

use crate::Lang;

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
    let only = only.then_some(("quill", lang.pick("Tu única carta", "Your only card"), Tone::Plain));
    let trump = it.trump.then(|| ("trump", lang.pick("Triunfo", "Trump"), Tone::Plain));
    let choice = it.choice.then(|| ("hand", lang.pick("Luego eliges", "Then you choose"), Tone::Plain));
    let all = [only, standing(lang, it.standing), trump, link(lang, it), choice];
    all.into_iter().flatten().map(|(mark, says, tone)| Promise { mark, says, tone }).collect()
}

fn standing(lang: Lang, standing: Standing) -> Option<(&'static str, &'static str, Tone)> {
    match standing {
        Standing::Behind => None,
        Standing::Leads => Some(("crown", lang.pick("En cabeza", "Takes the lead"), Tone::Good)),
        Standing::Wins => Some(("crown", lang.pick("Gana el Capítulo", "Wins the Chapter"), Tone::Good)),
        Standing::CostsLife => Some(("life-out", lang.pick("Te cuesta Vida", "Costs you a Life"), Tone::Bad)),
    }
}

fn link(lang: Lang, it: &Foretold) -> Option<(&'static str, &'static str, Tone)> {
    match it.link {
        Link::Starts => Some(("chain", lang.pick("Abre Cadena", "Starts Chain"), Tone::Plain)),
        Link::Keeps => Some(("chain", lang.pick("Encadena", "Keeps Chain"), Tone::Plain)),
        Link::Breaks if it.silenced => {
            Some(("chain-broken", lang.pick("Rompe: silencio", "Breaks: silenced"), Tone::Bad))
        }
        Link::Breaks => Some(("chain-broken", lang.pick("Rompe Cadena", "Breaks Chain"), Tone::Bad)),
        Link::Spares | Link::Late if it.silenced => {
            Some(("silence", lang.pick("Silenciado", "Silenced"), Tone::Bad))
        }
        Link::Spares | Link::Late => None,
    }
}
