//! Every move that could be named at a table with this Episode: what `moves` lists is compared with all of it.

use crate::content::{Discovery, Episode, Investigator, Relic, Skill, Space, Token};
use crate::dice::DieFace;
use crate::figures::{FOES, Foe};
use crate::ids::Side;
use crate::moves::{Ability, Meter, Move, Named, Using, With};

/// Sorted, each once.
pub fn universe(episode: Episode) -> Vec<Move> {
    let mut all = vec![Move::Run, Move::Attack, Move::Rest, Move::Trade, Move::EndActions];
    all.extend([Move::Stop, Move::Follow, Move::Stay, Move::Roll, Move::Suffer, Move::Avoid, Move::Yes]);
    all.extend([Move::No, Move::Decline, Move::Sacrifice, Move::Refuse, Move::Done, Move::Leave, Move::Mind]);
    all.extend(Investigator::ALL.map(Move::Play));
    all.extend(Relic::ALL.map(Move::Take));
    all.extend(episode.actions().map(Move::Task));
    all.extend(episode.spaces().map(Move::Step));
    all.extend(Investigator::ALL.map(Move::Carry));
    all.extend(Side::BOTH.map(Move::Claim));
    let foes = || (0..FOES as u8).map(Foe);
    all.extend(foes().map(Move::Sneak).chain(foes().map(Move::Target)));
    all.extend(foes().map(Move::Wound).chain(foes().map(Move::Face)));
    for die in DieFace::ALL {
        all.extend(With::ALL.map(|with| Move::Reroll(die, with)));
    }
    for what in abilities(episode) {
        all.push(Move::LevelUp(what));
        for which in 0..2 {
            let using = Using { what, which };
            all.push(Move::Use(using));
            all.extend((1..=3).map(|count| Move::Convert(using, count)));
            all.extend((1..=2).map(|count| Move::Prevent(using, count)));
        }
    }
    all.extend(cards(episode).map(Move::Soak));
    all.extend((0..=4).flat_map(|stress| (0..=4).map(move |wounds| Move::Heal(stress, wounds))));
    for meter in Meter::BOTH {
        all.extend([Move::Refresh(meter), Move::Fatigue(meter)]);
        all.extend(Investigator::ALL.map(|who| Move::Mend(who, meter)));
    }
    for number in 1..=3 {
        all.extend([Move::Option(number), Move::First(number), Move::Number(number)]);
    }
    let tokens: Vec<Named> = tokens(episode).collect();
    let held: Vec<Named> = cards(episode).map(Named::Card).chain(tokens.iter().copied()).collect();
    for to in Investigator::ALL.into_iter().take(3) {
        all.extend(held.iter().map(|thing| Move::Give(*thing, to)));
    }
    let spaces: Vec<Space> = episode.spaces().collect();
    all.extend(held.iter().copied().map(Move::Pick));
    all.extend(foes().map(|foe| Move::Pick(Named::Foe(foe))));
    all.extend(spaces.into_iter().map(|space| Move::Pick(Named::Space(space))));
    all.extend(Investigator::ALL.map(|who| Move::Pick(Named::Investigator(who))));
    all.sort_unstable();
    all.dedup();
    all
}

fn cards(episode: Episode) -> impl Iterator<Item = Discovery> {
    Discovery::ALL.into_iter().filter(move |card| card.row().episode == episode)
}

fn tokens(episode: Episode) -> impl Iterator<Item = Named> {
    let numbers = |token: Token| (1..=token.row().count).map(move |number| Named::Token(token, number));
    episode.tokens().flat_map(numbers)
}

fn abilities(episode: Episode) -> Vec<Ability> {
    let mut all = vec![Ability::Signature];
    all.extend(Skill::ALL.map(Ability::Skill));
    all.extend(cards(episode).map(Ability::Card));
    all.extend(Relic::ALL.map(Ability::Relic));
    all
}
