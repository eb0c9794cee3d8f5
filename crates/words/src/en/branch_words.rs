//! What is said in English where a game branches?

use crate::branch_words::BranchWords;

pub static WORDS: BranchWords = BranchWords {
    what_if: "What if?",
    lead: "Play on from this moment another way. The original game stays as it is.",
    who: "Who do you want to be?",
    go: "Go on from here",
    luck: "The luck to come is the same: what you decide changes, not the cards that were waiting.",
    own_lead: "Try another way from this moment, at a table of your own with bots. Your game waits as it is.",
    own_luck: "What your seat could not see is dealt anew, and so is the luck to come: nothing your game hides comes to light.",
    own_back: "Back to that moment",
    left: "This game left another one halfway. What could not be seen there was dealt anew.",
    return_to: "Back to that game",
    copy: "Copy the link to this moment",
    back: "Back to the replay",
    original: "See the original game",
    good: "Best moves",
    good_lead: "What a good player would have done here",
    estimate: "Estimate",
    played: "Played",
    instead: "Something else was played:",
    honest: "Worked out by a strong bot from what that seat knew, and nothing else.",
};

pub fn since(at: usize) -> String {
    format!("This game left another one at move {at}.")
}

pub fn would(name: &str) -> String {
    format!("In {name}'s place, a good player would consider")
}
