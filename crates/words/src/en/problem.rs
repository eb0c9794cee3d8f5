//! What is a person told in English when the table cannot do what they asked?

use crate::problem::Problem;

pub fn say(problem: &Problem) -> String {
    let fixed = match problem {
        Problem::BadSetting(text) => return format!("This game has no setting \"{text}\"."),
        Problem::NotAMove(text) => return format!("\"{text}\" is not a move of this game."),
        Problem::TooFarAhead => {
            "Chance or a secret speaks before this move: choose it when you have seen what happens."
        }
        Problem::Malformed(text) => return format!("This could not be read: {text}."),
        Problem::Full(full) => return super::full::say(*full),
        Problem::PutAway => "Nobody came back to this table for long, so it was put away in the archive.",
        Problem::TableDeleted => "Whoever opened this table has deleted it.",
        Problem::NotForPractice => {
            "Only at a table opened for practice can the best moves be asked for while playing."
        }
        Problem::NotAlone => {
            "While a game goes on, \"What if?\" is for whoever plays alone with bots, or at a table for practice."
        }
        Problem::NobodyToNudge => "Nobody else is being waited for just now.",
        Problem::NoSuchPage => "There is nothing at this address.",
        Problem::OldInterface => {
            "This interface has a new version: its addresses begin with /api/v2, see /api/openapi.json."
        }
        Problem::NoSuchTable => "There is no such table. Check the link.",
        Problem::NoSuchGame => "There is no such game on the shelf.",
        Problem::NoSuchSeat => "There is no such seat at this table.",
        Problem::NoSecret => "Say which seat is yours: the seat's secret is missing.",
        Problem::WrongSecret => "This secret opens no seat at this table.",
        Problem::NotYourSeat => "That seat is not yours.",
        Problem::HostOnly => "Only whoever opened the table can do this.",
        Problem::BotPlays => "A bot is playing for you. Take your seat back first.",
        Problem::SeatTaken => "Somebody already sits there.",
        Problem::TwoHands => {
            "You already have a hand in this game. Another seat can be yours once it is over."
        }
        Problem::BadName => "A name has 1 to 24 characters that can be seen.",
        Problem::NameTaken => {
            "Somebody at this table has that name already, or one that looks like it. Choose another."
        }
        Problem::SeatPlayed => "Somebody has played this seat. While the others play on, a bot keeps it.",
        Problem::PutOut => "Whoever opened the table has given your seat away. You can still look on.",
        Problem::Stale => "The table has moved on. Look again and choose anew.",
        Problem::GameOver => "The game is over.",
        Problem::NoLesson => "There is no lesson of yours at this table.",
        Problem::NotOver => "There can be a rematch once this game is over.",
        Problem::NothingToTakeBack => "There is nothing to take back.",
        Problem::NobodyAsked => "Nobody is asking to take anything back.",
        Problem::NotYourTurn => "Nothing is being asked of you just now.",
        Problem::PhrasesOnly => "At this table only the ready phrases may be said for now.",
        Problem::NoVoice => "You may not say anything just now.",
        Problem::MutedByRules => "While you must be silent, change nothing the others can see.",
        Problem::NoPartners => "You have no partner to speak to in private.",
        Problem::BadWords => "Say something of up to 200 characters.",
        Problem::LinkUsed => "This invitation has been used.",
        Problem::NotYetShown => "That moment can be seen once the round or the game is over.",
        Problem::DealOpen => {
            "This deal is the same for all and others may still play it: nobody looks on before its time is up, and there are no hints."
        }
        Problem::BadStrength => "Bots are random, quick or strong.",
        Problem::BadPace => "The pace is calm, normal or quick.",
        Problem::BadThink => "A time to think is `off`, or seconds and what follows: `60 move`, `60 seat`.",
        Problem::BadSeats => "This game is not played with that many seats.",
        Problem::TooLarge => "That is too long.",
        Problem::WrongKind => "This kind of content is not understood here.",
        Problem::WrongMethod => "This cannot be done at this address.",
        Problem::WrongOrigin => "This came from another site and was not done.",
        Problem::TooOften => "That was very often. Wait a moment and try again.",
        Problem::TooSlow => "The request did not arrive in time.",
        Problem::NotStored => "This could not be saved, so nothing was changed. Try again.",
        Problem::InDoubt => {
            "The disk failed in the middle of saving, and it is not known yet whether this was kept. The table waits; look again in a moment."
        }
        Problem::TableVanished => "This server's disk failed, and this table was lost with it. We are sorry.",
        Problem::Closing => "The server is starting again. Back in a moment.",
        Problem::RulesFailed => {
            "The rules stumbled over this. Nothing was changed and a report was saved; try something else."
        }
    };
    fixed.to_owned()
}
