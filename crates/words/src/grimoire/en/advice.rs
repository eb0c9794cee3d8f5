//! Why is a move of Grimoire good, in English?

use grimoire::advice::Advice;

use super::element;
use crate::say;
use crate::sentence::Sentence;
use crate::speak::Names;

/// The reason of a hint as one sentence.
pub fn advice(names: &Names, advice: Advice) -> Sentence {
    match advice {
        Advice::OnlyMove => "It is the only move you have.".into(),
        Advice::Wins => "It wins the Chapter: nobody plays after you.".into(),
        Advice::LeadsWithTrump => "It takes the lead, and only a stronger Trump beats it.".into(),
        Advice::Leads => "It takes the lead in the Chapter.".into(),
        Advice::PartnerWins(seat) => {
            say!("{} is winning already: keep your strong cards.", names.seat(seat))
        }
        Advice::Acts => "Its effect changes the other Spells of the Chapter.".into(),
        Advice::NothingLeads => "None of your cards takes the lead: let go of the one you need least.".into(),
        Advice::KeepsStrong => "Your strong cards are worth more in another Chapter.".into(),
        Advice::NothingSaves => "No card saves you here: let go of the one you need least.".into(),
        Advice::HitsLeader(seat) => say!("It is the Spell {} is winning with.", names.seat(seat)),
        Advice::HitsRival(seat) => say!("It is {}’s, who plays against you.", names.seat(seat)),
        Advice::HelpsOwn => "It makes a Spell of your own side better.".into(),
        Advice::NewTrump(Some(trump)) => say!("{} becomes Trump, which suits you.", element(trump)),
        Advice::NewTrump(None) => "There is no Trump any more then.".into(),
        Advice::KeepsTitle => "This Title Spell suits you better than your cards.".into(),
        Advice::AllAlike => "Face down they are all alike: take any.".into(),
    }
}
