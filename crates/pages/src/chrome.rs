//! The table around the game: who sits where, what one may ask of the others, what is being said.
//! The server fills it in for one viewer; pages only read it.

use games::guide::{Guide, Speech};
use table::company::{Pace, Phrase, Sitter, Think};
use table::{Seat, SeatSet, Viewer};
use words::{Label, Lang, Names, Sentence};

use crate::assets::GameFiles;
use crate::branch::Weighed;
use crate::hint::Hint;
use crate::picture::Addresses;
use crate::shared_review::SharedReview;

/// Everything about a table that is not the game, for one viewer.
#[derive(Clone, Debug)]
pub struct TableChrome {
    /// The table's id in links.
    pub id: String,
    pub game: &'static str,
    /// What the game is called, and what it is in one line.
    pub title: Label,
    /// What its pages need besides what every page does.
    pub files: &'static GameFiles,
    pub lang: Lang,
    pub theme: Theme,
    /// Through whose eyes the page is made.
    pub viewer: Viewer,
    /// The seats this device plays: several for pass and play.
    pub mine: SeatSet,
    /// Whether this device opened the table and may arrange its seats.
    pub host: bool,
    pub seats: Vec<Place>,
    pub names: Names,
    /// Where pictures are that only this viewer may see.
    pub pictures: Addresses,
    /// Moves made so far, as far as this viewer knows.
    pub at: usize,
    /// The same at the live table; more than `at` when looking back.
    pub latest: usize,
    /// Where one can go from here, when looking back.
    pub steps: Steps,
    /// When the move shown was made, in milliseconds since 1970; only when looking back, and if it was noted.
    pub when: Option<u64>,
    /// The question to this viewer: every choice on the page answers it.
    pub question: Option<u32>,
    /// The seats the table waits for, as far as this viewer may know.
    pub pending: SeatSet,
    /// Whether the question to this viewer is a secret: nothing around them may tell that they are asked.
    pub sealed: bool,
    /// Whether this reader must be silent before other people: nothing they could change may speak for them.
    pub muted_by_rules: bool,
    /// Who waits for this viewer and has said so.
    pub nudge: Option<Nudge>,
    /// The people whose words this viewer does not want to read.
    pub muted: SeatSet,
    /// What runs out, and when.
    pub clocks: Vec<Clock>,
    pub over: bool,
    /// Whether this is the live table rather than a look back or a replay.
    pub live: bool,
    /// The people for whom bots wait, since they may still be looking at how a part of the game ended.
    pub readers: SeatSet,
    pub pace: Pace,
    /// How long people may think about a move.
    pub think: Think,
    pub undo: Undo,
    pub said: Vec<Spoken>,
    /// Whether this viewer may write freely, and to which partners.
    pub talk: table::Talk,
    /// The game's own phrases that can be said with one press: as they are sent, and what they say.
    pub phrases: Vec<(String, Sentence)>,
    /// What a bot would do, when asked.
    pub hint: Option<Hint>,
    /// Whether the best moves may be asked for while playing, and those that were.
    pub practice: bool,
    pub weighed: Option<Weighed>,
    /// Who leads through the finished game, and what was said about it.
    pub shared_review: Option<SharedReview>,
    /// What the voice of a lesson says to its learner.
    pub guide: Option<Guide>,
    /// A refusal to show on pages without script.
    pub notice: Option<Notice>,
    /// The table where the same people play again, once somebody asked for it.
    pub rematch: Option<String>,
    /// The game this one branched off from.
    pub beginning: Option<Origin>,
    /// Whether the reader may go another way from their own past while the game goes on.
    pub may_part: bool,
    pub watchers: usize,
    /// The table's own address, to be sent to friends.
    pub link: String,
    /// What the reader was called the last time they sat down somewhere.
    pub my_name: Option<String>,
}

/// Where a game comes from that goes its own way.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Origin {
    /// A moment of a finished game: which, and after how many moves.
    Moment { table: String, at: usize },
    /// One's own past in a running game; only whoever left it is led back.
    Past { table: Option<String> },
}

impl TableChrome {
    pub fn place(&self, seat: Seat) -> Option<&Place> {
        self.seats.get(seat.index())
    }

    /// The seat whose page this is, if this device may act for it.
    pub fn own_seat(&self) -> Option<Seat> {
        match self.viewer {
            Viewer::Seat(seat) if self.mine.contains(seat) => Some(seat),
            _ => None,
        }
    }

    /// The seat the reader plays now: not while looking back, and not while a bot plays it.
    pub fn played_seat(&self) -> Option<Seat> {
        let lent = |seat: Seat| matches!(self.place(seat), Some(Place { sitter: Sitter::Bot(_), .. }));
        self.own_seat().filter(|seat| self.live && !lent(*seat))
    }

    /// Whether the table waits for the one who reads this page.
    pub fn is_my_turn(&self) -> bool {
        self.played_seat().is_some_and(|seat| self.pending.contains(seat))
    }

    /// Whether the reader sits here and waits for other people, as far as they may know.
    pub fn may_nudge(&self) -> bool {
        let person = |seat: &Seat| matches!(self.place(*seat), Some(Place { sitter: Sitter::Person(_), .. }));
        let sits = self.live && !self.over && !self.mine.is_empty() && !self.talk.is_silent();
        sits && self.pending.iter().any(|seat| !self.mine.contains(seat) && person(&seat))
    }

    /// Whether a bot may be asked what it would do: not while somebody explains.
    pub fn may_ask_advice(&self) -> bool {
        self.is_my_turn() && self.speech().is_none()
    }

    /// What a lesson says just now; nothing where there is none, and nothing when looking back.
    pub fn speech(&self) -> Option<&Speech> {
        self.guide.as_ref().filter(|_| self.live)?.speaks.as_ref()
    }

    /// Another person who shares this device and has to act now: hands must be covered before it is passed on.
    pub fn pass_to(&self) -> Option<Seat> {
        let own = self.own_seat().filter(|own| self.live && !self.pending.contains(*own))?;
        let person =
            |seat: &Seat| self.place(*seat).is_some_and(|place| matches!(place.sitter, Sitter::Person(_)));
        let next = self.pending.iter().find(|seat| self.mine.contains(*seat))?;
        (person(&next) && person(&own)).then_some(next)
    }
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Theme {
    #[default]
    Auto,
    Light,
    Dark,
}

/// One seat and who is in it.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Place {
    pub seat: Seat,
    pub sitter: Sitter,
    /// A person with an open page.
    pub present: bool,
    /// The link that invites somebody to this empty seat, for those who may hand it out.
    pub invite: Option<String>,
    /// Whether the reader may let a bot play for them, as nobody has done anything here for long.
    pub relieve: bool,
}

/// Somebody waits for the reader.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Nudge {
    /// What they are called.
    pub by: String,
    /// Another one each time.
    pub number: u32,
}

/// What taking back would mean for this viewer now.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Undo {
    Nothing,
    /// The viewer's own last move, without asking.
    Free,
    /// Everybody has to agree.
    Ask,
    /// Somebody has asked; these people still have to answer.
    Asked {
        by: Seat,
        waiting: SeatSet,
    },
}

/// The moments around the one looked at, by their numbers.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Steps {
    pub first: Option<usize>,
    pub previous: Option<usize>,
    pub next: Option<usize>,
    pub last: Option<usize>,
}

/// Something that runs out while the table waits.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Clock {
    /// What it is, in the reader's language.
    pub label: String,
    /// When it runs out, in milliseconds since 1970.
    pub deadline: u64,
    /// How long it runs in all, in milliseconds.
    pub length: u32,
}

/// Something said at the table, as the reader hears it.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Spoken {
    pub seat: Seat,
    /// Who said it.
    pub name: String,
    /// The ready phrase, if it was one.
    pub phrase: Option<Phrase>,
    /// In the reader's language.
    pub text: Sentence,
    /// Whether only some can hear it.
    pub private: bool,
    /// Moves made by then, as anybody may know.
    pub at: usize,
}

/// A refusal or an error for the viewer, with the rule behind it.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Notice {
    pub text: String,
    pub rule: Option<&'static str>,
}
