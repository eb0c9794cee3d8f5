//! How does the log say in English what becomes of an investigator: dice, Stress, Wounds, Sanity and cards?

use deathmaydie::Event;
use deathmaydie::content::Investigator;
use deathmaydie::dice::DieFace;
use deathmaydie::moves::{Meter, Using};

use super::dice;
use super::names::{at, the_foe, who};
use super::picks::option_of;
use crate::deathmaydie::naming;
use crate::grammar::{counted, list};
use crate::sentence::{Piece, Sentence};
use crate::{Lang, say};

pub fn sentence(event: &Event) -> Option<Sentence> {
    use Event::*;
    Some(match *event {
        Thrown { die, .. } => say!("{}: {}.", Sentence::from(dice::kind(die)).capital(), dice::face(die)),
        Rerolled { who: it, from, to, stress } => rerolled(it, from, to, stress),
        Converted { who: it, what, count } => {
            say!("{} converts {} with {}.", who(it), counted(count, "symbol", "symbols"), by(it, what))
        }
        Tallied { who: it, success, elder, tentacle } => {
            say!("{}’s result: {}.", who(it), dice::symbols(success, elder, tentacle))
        }
        CaughtFire { who: it, count } => say!("{} takes {}.", who(it), fire(count)),
        Burns { who: it, count } => say!("{} burns: {} for Fire.", who(it), counted(count, "die", "dice")),
        FireOut { who: it, count } => say!("{} puts out {}.", who(it), fire(count)),
        StressRose { who: it, count } => say!("{} takes {count} Stress.", who(it)),
        Prevented { who: it, what, count } => say!("{} prevents {count} with {}.", who(it), by(it, what)),
        Redirected { who: it, foe, count } => {
            say!("{} turns {} on {}.", who(it), counted(count, "Wound", "Wounds"), the_foe(foe))
        }
        Wounded { who: it, count } => say!("{} suffers {}.", who(it), counted(count, "Wound", "Wounds")),
        SanityLost { who: it, count } => say!("{} loses {count} Sanity.", who(it)),
        ThresholdReached { who: it, number, die: false } => {
            say!("{} reaches Insanity Threshold {number}.", who(it))
        }
        ThresholdReached { who: it, number, die: true } => {
            say!("{} reaches Insanity Threshold {number} and gains a bonus die.", who(it))
        }
        InsanityDealt { who: it, insanity } => {
            say!("{}’s Insanity: {}.", who(it), naming::insanity(Lang::En, insanity))
        }
        InsanityStruck { who: it, insanity } => {
            say!("Insanity takes hold of {}: {}.", who(it), naming::insanity(Lang::En, insanity))
        }
        Levelled { who: it, what, level } => {
            say!("{} raises {} to level {level}.", who(it), naming::ability(Lang::En, it, what))
        }
        Healed { who: it, stress: 0, wounds: 0 } => say!("{} has nothing to heal.", who(it)),
        Healed { who: it, stress, wounds } => say!("{} heals {}.", who(it), points(stress, wounds)),
        FatigueCame { who: it, meter } => {
            say!("{} receives 1 Fatigue token on the {} track.", who(it), track(meter))
        }
        FatigueWent { who: it, meter } => {
            say!("{} removes 1 Fatigue token from the {} track.", who(it), track(meter))
        }
        Avoided { who: it } => say!("{} pays and is spared.", who(it)),
        Eliminated { who: it, space } => say!("{} is eliminated {}.", who(it), at(space)),
        Sacrificed { who: it } => say!("{} dies for the others.", who(it)),
        _ => return cards(event),
    })
}

fn by(owner: Investigator, using: Using) -> Piece {
    naming::ability(Lang::En, owner, using.what)
}

fn fire(count: u8) -> Sentence {
    counted(count, "Fire token", "Fire tokens")
}

pub fn track(meter: Meter) -> &'static str {
    match meter {
        Meter::Stress => "Stress",
        Meter::Wounds => "Wound",
    }
}

fn rerolled(it: Investigator, from: DieFace, to: DieFace, stress: bool) -> Sentence {
    let (kind, from, to) = (dice::kind(from), dice::face(from), dice::face(to));
    match stress {
        true => say!("{} takes 1 Stress and rerolls a {kind} ({from}): {to}.", who(it)),
        false => say!("{} rerolls a {kind} ({from}): {to}.", who(it)),
    }
}

pub fn points(stress: u8, wounds: u8) -> Sentence {
    let stress = (stress > 0).then(|| say!("{stress} Stress"));
    let wounds = (wounds > 0).then(|| counted(wounds, "Wound", "Wounds"));
    list(Lang::En, stress.into_iter().chain(wounds))
}

fn cards(event: &Event) -> Option<Sentence> {
    use Event::*;
    Some(match *event {
        RelicTaken { who: it, relic, transformed } => {
            say!("{} receives {}.", who(it), naming::relic(Lang::En, relic, transformed))
        }
        RelicsTurned { who: it } => say!("{}’s Relics transform.", who(it)),
        Used { who: it, what } => say!("{} uses {}.", who(it), by(it, what)),
        CompanionWounded { who: it, card } => {
            say!("{} suffers 1 Wound in {}’s place.", naming::companion(Lang::En, card), who(it))
        }
        CompanionLost { who: it, card } => say!("{} loses {}.", who(it), naming::companion(Lang::En, card)),
        Investigated { who: it, card } => {
            say!("{} investigates and discovers {}.", who(it), naming::discovery(Lang::En, card))
        }
        Claimed { who: it, card, side } => say!("{} claims {}.", who(it), naming::side(Lang::En, card, side)),
        Turned { who: it, card, side } => {
            say!("{} takes the other side: {}.", who(it), naming::side(Lang::En, card, side))
        }
        CardDiscarded { card } => say!("{} is discarded.", naming::discovery(Lang::En, card)),
        Given { card, from, to } => {
            say!("{} gives {} to {}.", who(from), naming::discovery(Lang::En, card), who(to))
        }
        Declined { who: it } => say!("{} would rather not.", who(it)),
        Chose { who: it, of, option } => say!("{} chooses “{}”.", who(it), option_of(of, option)),
        _ => return None,
    })
}
