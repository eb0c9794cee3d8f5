//! What a person is told when the table cannot do what they asked, whatever the game.

use crate::full::Full;
use crate::lang::{Lang, spoken};
use crate::{en, es};

/// Why something asked of a table was not done.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Problem {
    NoSuchPage,
    /// An address of an earlier version of the interface for programs.
    OldInterface,
    NoSuchTable,
    /// Nobody came back to it for so long that it lies in the archive.
    PutAway,
    /// Whoever opened it wanted it gone.
    TableDeleted,
    NoSuchGame,
    NoSuchSeat,
    /// Nobody said who they are.
    NoSecret,
    /// The secret opens nothing here.
    WrongSecret,
    NotYourSeat,
    HostOnly,
    SeatTaken,
    /// Whoever plays one hand may not look into another.
    TwoHands,
    /// The holder lent the seat to a bot.
    BotPlays,
    BadName,
    /// Somebody else at the table has this name, or one that looks like it.
    NameTaken,
    /// A person has played this seat in a game that others still play.
    SeatPlayed,
    /// The host has given this person's seat away.
    PutOut,
    /// The choice was made on an older state of the table.
    Stale,
    GameOver,
    /// There is no next game before this one has ended.
    NotOver,
    NoLesson,
    NothingToTakeBack,
    NobodyAsked,
    NotYourTurn,
    /// As far as somebody may know, nobody else is waited for.
    NobodyToNudge,
    /// The best moves can be asked for only where everybody knew it beforehand.
    NotForPractice,
    /// Nobody goes another way from a running game while others play it.
    NotAlone,
    PhrasesOnly,
    NoVoice,
    /// Whoever must be silent lets nothing else speak for them.
    MutedByRules,
    NoPartners,
    BadWords,
    LinkUsed,
    NotYetShown,
    /// A deal that is the same for all is still being played by others.
    DealOpen,
    BadStrength,
    BadPace,
    BadThink,
    BadSeats,
    BadSetting(String),
    NotAMove(String),
    /// Moves chosen before anybody could know what they are chosen for.
    TooFarAhead,
    Malformed(String),
    TooLarge,
    WrongKind,
    WrongMethod,
    WrongOrigin,
    TooOften,
    TooSlow,
    /// There is no more room for something.
    Full(Full),
    NotStored,
    /// The disk failed in the middle of saving, and does not say yet how that ended.
    InDoubt,
    /// The table was stored once and is gone.
    TableVanished,
    /// The server is about to stop.
    Closing,
    /// The rules themselves failed; nothing changed and a report was saved.
    RulesFailed,
}

impl Problem {
    /// One or two sentences that help.
    pub fn say(&self, lang: Lang) -> String {
        spoken!(lang, problem::say(self))
    }
}
