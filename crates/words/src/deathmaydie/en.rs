//! How does the log of Death May Die read in English? Investigators are spoken of by their names, so that a table with two of
//! them in one seat reads as well as any other.

pub mod asks;
pub mod board_words;
pub mod cards;
pub mod claims;
pub mod dice;
pub mod ending_words;
pub mod foretold;
pub mod labels;
pub mod map_words;
pub mod moves;
pub mod names;
pub mod phrases;
pub mod picks;
pub mod reasons;
pub mod refusals;
pub mod rolling;
pub mod sheet_words;
pub mod sheets;
pub mod table_words;
pub mod tale;

use deathmaydie::Event;
use deathmaydie::content::{Elder, Episode, Investigator, Space, Token};
use deathmaydie::end::End;
use deathmaydie::events::Deed;
use deathmaydie::ids::Kind;

use super::{card_words as on, naming};
use crate::grammar::counted;
use crate::sentence::Sentence;
use crate::{Lang, say};
use names::{a_token, at, the, the_foe, the_token, who};

/// One event as a whole sentence; nothing if it goes without saying.
pub fn sentence(event: &Event) -> Option<Sentence> {
    use Event::*;
    Some(match *event {
        Set { episode, elder } => set(episode, elder),
        Joined { who: it } => say!("{} joins the investigation.", who(it)),
        UnknownCame { slot, kind } => {
            let slot = if slot == 0 { "A" } else { "B" };
            say!("Unknown monster {slot}: {}.", on::enemy(Lang::En, naming::enemy(kind)).name)
        }
        TurnBegan { who: it } => say!("{}’s turn.", who(it)),
        Acted { who: it, deed } => return acted(it, deed),
        Stepped { who: it, from, to } => say!("{} goes from {} to {}.", who(it), the(from), the(to)),
        Placed { who: it, to } => say!("{} appears {}.", who(it), at(to)),
        Sneaked { who: it, past } => say!("{} sneaks past {}.", who(it), the_foe(past)),
        Followed { foe, to } => say!("{} follows to {}.", the_foe(foe).capital(), the(to)),
        SpaceBurns { space, count } => {
            say!("{} {} {}.", counted(count, "Fire token", "Fire tokens"), falls(count), at(space))
        }
        SpaceDoused { space, count } => {
            say!("{} {} put out {}.", counted(count, "Fire token", "Fire tokens"), is(count), at(space))
        }
        Attacks { who: it, target } => say!("{} attacks {}.", who(it), the_foe(target)),
        EnemyAttacks { foe, who: it } => say!("{} attacks {}.", the_foe(foe).capital(), who(it)),
        MythosDrawn { card } => say!("{} comes from the Mythos deck.", naming::mythos(Lang::En, card)),
        MythosShuffled => "The Mythos deck is shuffled anew.".into(),
        RitualBroken => "The Ritual is disrupted! Now the Elder One can be wounded.".into(),
        Advanced { space } => say!("The Elder One advances to space {space} of 8."),
        StageRevealed { stage } => revealed(stage),
        PlaceDrawn { space } => say!("The random location is {}.", the(space)),
        StageDefeated { stage } => say!("{} is defeated!", naming::stage_number(Lang::En, stage)),
        Ended { end } => ended(end).into(),
        _ => of_foes(event).or_else(|| of_tokens(event)).or_else(|| sheets::sentence(event))?,
    })
}

fn falls(count: u8) -> &'static str {
    if count == 1 { "falls" } else { "fall" }
}

fn is(count: u8) -> &'static str {
    if count == 1 { "is" } else { "are" }
}

fn set(episode: Episode, elder: Elder) -> Sentence {
    let (name, elder) = (on::episode(Lang::En, episode).name, on::elder(Lang::En, elder).name);
    say!("{name}: somewhere, a Ritual is calling {elder}.")
}

/// Steps and targets tell what a Run and an attack are.
fn acted(it: Investigator, deed: Deed) -> Option<Sentence> {
    Some(match deed {
        Deed::Run | Deed::Attack => return None,
        Deed::Leave => say!("{} lets the table settle ties among enemies.", who(it)),
        Deed::Mind => say!("{} settles ties among enemies again.", who(it)),
        Deed::Rest => say!("{} rests.", who(it)),
        Deed::Trade => say!("{} proposes a trade.", who(it)),
        Deed::Task(action) => say!("{} chooses {}.", who(it), naming::action(Lang::En, action)),
    })
}

fn of_foes(event: &Event) -> Option<Sentence> {
    use Event::*;
    Some(match *event {
        FoeWounded { foe, count, .. } => {
            say!("{} suffers {}.", the_foe(foe).capital(), counted(count, "Wound", "Wounds"))
        }
        FoeMended { foe, count } => {
            say!("{} heals {}.", the_foe(foe).capital(), counted(count, "Wound", "Wounds"))
        }
        FoeDied { foe, space, by: Some(by) } => say!("{} kills {} {}.", who(by), the_foe(foe), at(space)),
        FoeDied { foe, space, by: None } => say!("{} dies {}.", the_foe(foe).capital(), at(space)),
        FoeMoved { foe, from, to } => moved(the_foe(foe), from, to),
        FoePlaced { foe, to } => say!("{} appears {}.", the_foe(foe).capital(), at(to)),
        Summoned { foe, space } => say!("{} answers the call {}.", the_foe(foe).capital(), at(space)),
        NobodyLeft { kind } => nobody_left(kind),
        BecameCosmic { foe } => say!("{} gets a Cosmic token.", the_foe(foe).capital()),
        _ => return None,
    })
}

fn moved(what: Sentence, from: Space, to: Space) -> Sentence {
    say!("{} moves from {} to {}.", what.capital(), the(from), the(to))
}

fn nobody_left(kind: Kind) -> Sentence {
    let words = on::enemy(Lang::En, naming::enemy(kind));
    match naming::is_only(kind) {
        true => say!("{} is in play already, and there is no other.", words.short),
        false => say!("No {} are left in the reserve.", words.plural),
    }
}

fn of_tokens(event: &Event) -> Option<Sentence> {
    use Event::*;
    let a = |token: Token| a_token(token).capital();
    Some(match *event {
        TokenGiven { token, from, to } => say!("{} gives {} to {}.", who(from), a_token(token), who(to)),
        TokenMoved { token, from, to } => moved(a_token(token), from, to),
        TokenTurned { token, face } => say!("{} is now {}.", a(token), on::face(Lang::En, face).name),
        TokenShown { token, value: Some(value) } => {
            say!("{} shows: {}.", the_token(token).capital(), on::value(Lang::En, value).name)
        }
        TokenShown { token, value: None } => say!("{} is turned up.", the_token(token).capital()),
        TokenTaken { token, who: it } => say!("{} takes {}.", who(it), a_token(token)),
        TokenPut { token, space } => say!("{} is put {}.", a(token), at(space)),
        TokenReturned { token } => say!("{} goes back to its pile.", a(token)),
        TokenRemoved { token } => say!("{} leaves the game.", a(token)),
        Counted { counter, now } => {
            say!("{}: {}.", on::counter(Lang::En, counter).name, now.unsigned_abs())
        }
        _ => return None,
    })
}

fn revealed(stage: u8) -> Sentence {
    match stage {
        2 => "The Elder One has come! Its Stage II is revealed.".into(),
        3 => "Stage III of the Elder One is revealed.".into(),
        _ => "The Final Stage of the Elder One is revealed: now or never.".into(),
    }
}

/// How it ended, whoever reads it.
pub fn ended(end: End) -> &'static str {
    match end {
        End::Won => "The Elder One is dead! The world will never know how close it was.",
        End::TooEarly => "An investigator fell before the Elder One came. Nobody is left to stop it.",
        End::AllDead => "All investigators have fallen. The Elder One walks free.",
        End::Track => "The Elder One reaches the end of the track: it wakes, and the world ends.",
    }
}
