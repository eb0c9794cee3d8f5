//! What is a viewer to be told about this moment? One of these, whatever the language: who is awaited, and for what, as
//! far as this viewer may know.

use obscurio::book::Landing;
use obscurio::cards::{Trap, TrapSet};
use obscurio::state::Token;
use obscurio::view::{LoyaltyView, Phase, Role, TokenView, WizardView};
use obscurio::{Obscurio, View};
use table::{Game, Seat};

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Moment {
    Over(Ending),
    Riddle(Riddle),
    Clue(Clue),
    Night(Night),
    Doors(Doors),
    Accusation(Accusation),
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Riddle {
    /// The Grimoire has yet to point at something.
    Mark(Demand),
    /// One Butterfly does not do.
    MarkAgain(Demand),
    MarkOrShow,
    Show,
    By(Seat),
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Clue {
    /// In silence while the Watcher is awake; for the last time before a Dark Night.
    Look {
        hushed: bool,
        dark: bool,
    },
    Looked(Vec<Seat>),
    /// The Grimoire goes on, to the night or straight to the Doors; under version 1 not while somebody looks.
    Call {
        still: Vec<Seat>,
        night: bool,
        may: bool,
    },
    /// An unmasked Traitor has no part in it.
    Unmasked,
    TheyLook,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Night {
    Pick {
        left: usize,
        spies: bool,
    },
    Closed,
    /// Told to those who are awake and not the Traitor; without a clock they may end it after a while.
    TraitorPicks {
        traitor: Seat,
        may_end: bool,
    },
    TraitorPicked,
    Asleep,
    AllAsleep,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Doors {
    Stand {
        two: bool,
    },
    BeSure,
    Sure(Vec<Seat>),
    Answer {
        door: u8,
        two: bool,
        hushed: bool,
    },
    /// In silence nobody says who is awaited.
    Answered {
        hushed: bool,
    },
    Hold {
        two: bool,
    },
    Held(Vec<(Token, u8)>),
    /// The Grimoire and an unmasked Traitor have no part in it.
    KeepStill,
    /// The Grimoire of a single Wizard who does not decide may turn the timer.
    MayTurn,
    TheyChoose {
        hushed: bool,
    },
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Accusation {
    Debate,
    Debated(Vec<Seat>),
    NobodyToAccuse,
    GrimoireKnows,
    TheyDebate,
    Vote,
    Voted(Seat),
    TheyVote,
}

/// What the Traps want of the Butterflies.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Demand {
    pub union: bool,
    pub bottom: bool,
    pub mist: bool,
}

/// How it ended for the reader.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ending {
    /// Also told to whoever looked on.
    Escaped,
    EscapedFromYou,
    LostTo(Seat),
    LostToYou,
    /// Two or three players, no Traitor.
    Lost,
}

pub fn of(view: &View) -> Moment {
    match view.phase {
        Phase::Over => Moment::Over(ending(view)),
        Phase::Riddle => Moment::Riddle(riddle(view)),
        Phase::ClueShown => Moment::Clue(clue(view)),
        Phase::EyesClosed => Moment::Night(night(view)),
        Phase::Doors | Phase::DoorsLocked { .. } | Phase::DoorsWatched | Phase::DoorsLockedWatched { .. } => {
            Moment::Doors(doors(view))
        }
        Phase::Debate { .. } => Moment::Accusation(debate(view)),
        Phase::Vote { .. } => Moment::Accusation(vote(view)),
    }
}

fn ending(view: &View) -> Ending {
    let end = view.end.as_ref();
    let you = view.own.role == Some(Role::Traitor);
    match (end.is_some_and(|end| end.escaped), end.and_then(|end| end.traitor)) {
        (true, _) if you => Ending::EscapedFromYou,
        (true, _) => Ending::Escaped,
        (false, Some(_)) if you => Ending::LostToYou,
        (false, Some(traitor)) => Ending::LostTo(traitor),
        (false, None) => Ending::Lost,
    }
}

fn riddle(view: &View) -> Riddle {
    let traps: TrapSet = view.traps.iter().copied().collect();
    let demand = Demand {
        union: traps.contains(Trap::ButterflyUnion),
        bottom: traps.contains(Trap::BottomButterfly),
        mist: traps.contains(Trap::MagicMist),
    };
    let (Some(Role::Grimoire), Some(pages)) = (view.own.role, view.own.pages) else {
        return Riddle::By(view.grimoire);
    };
    match view.own.butterflies[..] {
        [] => Riddle::Mark(demand),
        [first] if Landing::on(pages, traps, Obscurio::RULES).is_complete([Some(first), None]) => {
            Riddle::MarkOrShow
        }
        [_] => Riddle::MarkAgain(demand),
        _ => Riddle::Show,
    }
}

fn clue(view: &View) -> Clue {
    // Under version 1 an unmasked Traitor was asked as well.
    let asked = |wizard: &WizardView| view.night_limit.is_none() || !is_out(wizard);
    let still = who(view, |wizard| !wizard.ready && asked(wizard));
    match me(view) {
        Some(me) if !asked(me) => Clue::Unmasked,
        Some(me) if !me.ready => {
            let dark = view.traps.contains(&Trap::DarkNight);
            Clue::Look { hushed: is_watched(view) || is_out(me), dark }
        }
        Some(_) => Clue::Looked(still),
        None if view.own.role.is_some() => {
            let night = view.wizards.iter().any(|wizard| wizard.card != LoyaltyView::None);
            Clue::Call { still, night, may: view.own.may_call }
        }
        None => Clue::TheyLook,
    }
}

fn night(view: &View) -> Night {
    match (view.own.role, view.own.picks_left) {
        (Some(Role::Traitor), Some(left)) => Night::Pick { left, spies: view.own.exit.is_some() },
        (Some(Role::Traitor), None) => Night::Closed,
        (_, None) if view.own.awake => Night::TraitorPicked,
        (_, Some(_)) => {
            let may_end = view.own.may_call;
            view.own.traitor.map_or(Night::TraitorPicked, |traitor| Night::TraitorPicks { traitor, may_end })
        }
        (Some(_), _) => Night::Asleep,
        (None, _) => Night::AllAsleep,
    }
}

fn doors(view: &View) -> Doors {
    let hushed = is_watched(view);
    let Some(me) = me(view).filter(|me| !is_out(me)) else {
        return match view.own.role {
            Some(_) if view.own.may_call => Doors::MayTurn,
            Some(_) => Doors::KeepStill,
            None => Doors::TheyChoose { hushed },
        };
    };
    let two = me.second.is_some();
    let placed = |token: TokenView| matches!(token, TokenView::Door(_));
    match view.phase {
        Phase::DoorsLocked { opened: door } | Phase::DoorsLockedWatched { opened: door } => {
            if view.own.answered { Doors::Answered { hushed } } else { Doors::Answer { door, two, hushed } }
        }
        Phase::DoorsWatched if view.own.holds.len() < 1 + usize::from(two) => Doors::Hold { two },
        Phase::DoorsWatched => {
            Doors::Held(view.own.holds.iter().map(|(_, token, door)| (*token, *door)).collect())
        }
        _ if me.confirmed => Doors::Sure(who(view, |wizard| !wizard.confirmed && !is_out(wizard))),
        _ if placed(me.token) && me.second.is_none_or(placed) => Doors::BeSure,
        _ => Doors::Stand { two },
    }
}

fn debate(view: &View) -> Accusation {
    let Some(me) = me(view) else {
        return if view.own.role.is_some() { Accusation::GrimoireKnows } else { Accusation::TheyDebate };
    };
    if !has_target(view, me.seat) {
        Accusation::NobodyToAccuse
    } else if me.ready {
        Accusation::Debated(who(view, |wizard| !wizard.ready && has_target(view, wizard.seat)))
    } else {
        Accusation::Debate
    }
}

fn vote(view: &View) -> Accusation {
    let Some(me) = me(view) else { return Accusation::TheyVote };
    let mine = view.own.votes.iter().find(|(voter, _)| *voter == me.seat);
    match mine {
        Some((_, target)) => Accusation::Voted(*target),
        None if has_target(view, me.seat) => Accusation::Vote,
        None => Accusation::NobodyToAccuse,
    }
}

/// The Door that was opened last.
pub fn opened(view: &View) -> u8 {
    match view.phase {
        Phase::DoorsLocked { opened } | Phase::DoorsLockedWatched { opened } => opened,
        _ => view.doors.len() as u8,
    }
}

/// The reader among the Wizards.
fn me(view: &View) -> Option<&WizardView> {
    view.wizards.iter().find(|wizard| Some(wizard.seat) == view.own.seat)
}

fn who(view: &View, is: impl Fn(&WizardView) -> bool) -> Vec<Seat> {
    view.wizards.iter().filter(|wizard| is(wizard)).map(|wizard| wizard.seat).collect()
}

fn is_out(wizard: &WizardView) -> bool {
    wizard.token == TokenView::Removed
}

fn is_watched(view: &View) -> bool {
    view.progress == view.last_space
}

/// Whether somebody else's card lies face down.
fn has_target(view: &View, voter: Seat) -> bool {
    view.wizards.iter().any(|wizard| wizard.seat != voter && wizard.card == LoyaltyView::Down)
}
