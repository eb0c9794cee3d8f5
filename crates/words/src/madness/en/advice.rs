//! Why is a move of The Big Book of Madness good, in English?

use madness::advice::{Advice, Purpose};

use super::{card, element, name};
use crate::say;
use crate::sentence::Sentence;
use crate::speak::Names;

/// The reason of a hint as one sentence.
pub fn advice(names: &Names, advice: Advice) -> Sentence {
    match advice {
        Advice::Strikes(curse, seat) => names.say(
            seat,
            || say!("Otherwise {} strikes on your next turn.", name(curse)),
            |who| say!("Otherwise {} strikes on {who}’s turn.", name(curse)),
        ),
        Advice::LastCurse(curse) => say!("Without {} no Curse is left, and the Monster falls.", name(curse)),
        Advice::FewerCurses(curse) => say!("Without {} one Curse less keeps the Monster alive.", name(curse)),
        Advice::For(purpose) => self::purpose(purpose).into(),
        Advice::Learns(spell) => say!("{} will serve you for the rest of the game.", name(spell)),
        Advice::Buys(bought) => say!("{} makes every later hand stronger.", card(bought)),
        Advice::Cures => "A Madness pays for nothing and takes the place of a card that would.".into(),
        Advice::Free => "It costs nothing, and only once a turn.".into(),
        Advice::NothingBetter => "Nothing you could pay now is worth its cards.".into(),
        Advice::CheapestWay => "It is the cheapest way to pay.".into(),
        Advice::Needs(wanted) => say!("{} is what the Curses ahead cost.", element(wanted)),
        Advice::LeastUse(chosen) => say!("{} is the card you will miss least.", card(chosen)),
        Advice::MostUse(chosen) => say!("{} is of most use there.", card(chosen)),
        Advice::Best(seat) => {
            names.say(seat, || "You have the most to gain.", |who| say!("{who} has the most to gain."))
        }
        Advice::LeastSpell(spell) => say!("{} is the Spell you will miss least.", name(spell)),
        Advice::Accept => "It brings more than it costs.".into(),
        Advice::Refuse => "It costs more than it brings.".into(),
    }
}

fn purpose(purpose: Purpose) -> &'static str {
    match purpose {
        Purpose::Cards => "More cards in hand are more to pay with.",
        Purpose::Support => "Cards in support stay, and everybody can pay with them.",
        Purpose::ThinDeck => "Without weak cards you draw the good ones more often.",
        Purpose::Cure => "It takes Madness out of your way.",
        Purpose::BetterCards => "Better cards make every later hand stronger.",
        Purpose::Actions => "It gives more than one turn’s worth of Actions.",
        Purpose::Refresh => "An exhausted Spell can be used again.",
        Purpose::Sleep => "A sleeping Curse does not strike.",
        Purpose::Help => "It helps the others more than the cards would help you.",
    }
}
