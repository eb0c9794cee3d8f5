//! Why does Obscurio refuse a move, in English, and what helps?

use obscurio::Reason;

/// Why not, and what instead.
pub fn refusal(reason: Reason) -> &'static str {
    match reason {
        Reason::TooManyOrTooFew => "Two to eight play Obscurio.",
        Reason::UnknownOption => "There is no such option. Choose one of those offered.",
        Reason::NobodyThere => "Nobody sits there. Choose another seat.",
        Reason::OneCharacterEach => "Name one character for each wizard; two if there is only one wizard.",
        Reason::CharacterTwice => "Every wizard needs a different character.",
        Reason::GameOver => "The game is over. You can look back at it or play another.",
        Reason::NotNow => "This is not the moment for that. Choose one of the moves offered.",
        Reason::NoSuchTimer => "That timer is not running, and only time stops it.",
        Reason::NotTheGrimoire => "The Grimoire does that.",
        Reason::NotTheTraitor => "That is not for you to do.",
        Reason::NotAWizard => "That is for the wizards: watch, and keep still.",
        Reason::NotASpot => "No butterfly can land there. Look at the traps in play and choose another spot.",
        Reason::MustMarkMore => "A butterfly is still missing before the book can be shown.",
        Reason::WizardsStillLook => "Somebody is still looking at the book. Wait a little longer.",
        Reason::AlreadyReady => "You have said so. Now the others have to.",
        Reason::EnoughPicked => "You can slip in no more cards this turn. Close the holder.",
        Reason::HolderClosed => "The holder is closed already.",
        Reason::NoSuchToken => "There is a companion only in a game of two.",
        Reason::NoSuchDoor => "That door is not in sight. Choose another.",
        Reason::AlreadyThere => "That is your choice already.",
        Reason::NotPlacedYet => "Choose a door before you confirm.",
        Reason::AlreadyConfirmed => "You have confirmed. Now the others have to.",
        Reason::NotConfirmed => "You had not confirmed: change doors whenever you like.",
        Reason::AlreadyAnswered => "You have answered this door, and there is no way back.",
        Reason::NotDecidedYet => "Decide first: only those who have chosen may hurry the timer.",
        Reason::AlreadyCalled => "You have asked for it. Most of the others have to as well.",
        Reason::NotATarget => "You cannot point at them. Choose another wizard whose card is face down.",
        Reason::NoVote => "There is nobody left for you to point at: the others vote.",
    }
}
