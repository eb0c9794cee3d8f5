//! Why does Death May Die refuse a move, in English, and what helps?

use deathmaydie::Reason;

/// Why not, and what instead.
pub fn refusal(reason: Reason) -> &'static str {
    match reason {
        Reason::TooManyOrTooFew => "1 to 5 people play; alone you play two investigators.",
        Reason::GameOver => "The game is over. You can look back at it, or play another.",
        Reason::NotAsked => "Somebody else decides now.",
        Reason::NotNow => "Something else is to be decided now. Choose one of the moves on offer.",
        Reason::Taken => "Somebody plays that investigator already. Choose another.",
        Reason::NoActionLeft => "You have no actions left. Use what is free, or end.",
        Reason::NotSafe => "There are enemies in your space: you can only rest in a Safe space.",
        Reason::NothingToAttack => "No enemy is within your reach. Run toward one.",
        Reason::ElderUntouchable => "Nothing hurts the Elder One until the Ritual is disrupted.",
        Reason::NobodyToTradeWith => "Nobody in your space has anything to trade with you.",
        Reason::NeedsMissing => "Something is missing for that action: read what its card asks for.",
        Reason::NotAdjacent => "That is not one step away. Choose an adjacent space.",
        Reason::AlreadyThere => "You are there already.",
        Reason::TooFar => "That is farther than one Run takes you. Go part of the way.",
        Reason::NoWay => "No open passage leads there now.",
        Reason::StepByStep => {
            "You can get there, but something is decided on the way: choose Run and go step by step."
        }
        Reason::MustStep => "A Run takes at least one step.",
        Reason::NoSneakLeft => "You cannot sneak past more enemies in this Run.",
        Reason::NotInReach => {
            "That enemy is out of your reach: you attack in your own space, unless a card or skill reaches farther."
        }
        Reason::TooMuchStress => "Your Stress is at its highest: it pays for no more rerolls.",
        Reason::NoRerollLeft => "You have no rerolls of that kind left.",
        Reason::NoSuchDie => "No die shows that.",
        Reason::CannotPay => "You cannot pay all of it, and half does not count.",
        Reason::NotOffered => "That is not among what you can choose now.",
        Reason::TrackFull => "No more Fatigue fits there. Put it on the other track.",
        Reason::FullyLevelled => "That skill cannot rise any further. Choose another of yours.",
        Reason::MustChoose => "You have to decide: yes or no.",
    }
}
