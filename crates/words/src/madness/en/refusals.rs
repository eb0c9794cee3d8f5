//! Why does The Big Book of Madness refuse a move, in English, and what helps?

use madness::Reason;

use crate::sentence::Sentence;

/// Why not, and what instead.
pub fn refusal(reason: Reason) -> Sentence {
    text(reason).into()
}

fn text(reason: Reason) -> &'static str {
    match reason {
        Reason::TooManyOrTooFew => "This Book takes 2 to 5 players.",
        Reason::UnknownOption => "That is not one of the options. Choose one of those offered.",
        Reason::NobodyThere => "Nobody sits there, so nobody there can begin. Choose another seat.",
        Reason::GameOver => "The game is over. You can look back at it or play again.",
        Reason::NotAsked => "It is not for you to decide now. Your moment will come.",
        Reason::NotAnAnswer => "That does not answer the question. Choose one of the moves offered.",
        Reason::OneMagicianEach => "Name one Magician for each player.",
        Reason::MagicianTwice => "Every player needs a different Magician.",
        Reason::MagicianTaken => "That Magician is already taken. Choose another one.",
        Reason::NotYourSpell => "That Spell cannot be chosen. Choose one of those in front of you.",
        Reason::SpellExhausted => "That Spell is exhausted. It will be ready at the start of your turn.",
        Reason::SpellNeutralized => "That Spell is neutralized: it stays face down for now.",
        Reason::SpellResolving => "That Spell is still taking effect. It cannot be activated within itself.",
        Reason::NobodyElse => "That Spell is for other players, and nobody else is left.",
        Reason::LibraryEmpty => "That library deck is empty. Learn from another one.",
        Reason::NotForSale => "Only cards of value 2 and 3 can be acquired.",
        Reason::StackEmpty => "There are none of those left on the table. Choose another card.",
        Reason::NoCurseThere => "There is no Curse there that can be chosen. Choose another one.",
        Reason::CurseNeutralized => "That Curse is neutralized: nothing can destroy it until it wakes up.",
        Reason::NoMadnessThere => "There is no Madness there to cure.",
        Reason::CannotPay => "You cannot pay for that, even with everybody’s support.",
        Reason::AbilityAlwaysOn => "That ability works by itself: there is nothing to use.",
        Reason::AbilityUsed => "You have already used your ability this turn.",
        Reason::AbilityNotNow => "Abilities are for your own turn only.",
        Reason::AbilityVain => "Your ability would do nothing now. Keep it for later.",
        Reason::MadnessNeverPays => "Madness never pays. Choose an Element card.",
        Reason::OnlyThePool => "Avatar is paid by the support pool alone. Choose a card in support.",
        Reason::NotThere => "That card is not there. Choose one of those offered.",
        Reason::NotWild => "Only Zephyr’s first Air 1 of the turn may count as another Element.",
        Reason::NotNeeded => "No more of that Element is needed. Choose what is still missing.",
        Reason::Redundant => "With that card another one would be wasted. Choose a card that is needed.",
        Reason::WrongCard => "That card does not fit what is asked. Choose another one.",
        Reason::MustGoOn => "You are not done yet: choose another card.",
        Reason::NotATarget => "That player cannot be chosen. Choose one of those offered.",
        Reason::NotRefreshable => "That Spell cannot be refreshed. Choose an exhausted one that is face up.",
    }
}
