//! One of everything that can happen in Death May Die, and every reason to refuse a move.

use deathmaydie::content::{
    Action, Counter, Discovery, Elder, Episode, Insanity, Investigator, Mythos, Relic, Skill, Space, Token,
};
use deathmaydie::dice::DieFace;
use deathmaydie::end::End;
use deathmaydie::events::Deed;
use deathmaydie::figures::Foe;
use deathmaydie::ids::{Face, Kind, Side, Value};
use deathmaydie::moves::{Ability, Meter, Using};
use deathmaydie::question::Origin;
use deathmaydie::{Event, Reason};

const MIKE: Investigator = Investigator::Mike;
const RUTH: Investigator = Investigator::Ruth;

fn card(id: &str) -> Discovery {
    id.parse().expect("a card")
}

fn foe(name: &str) -> Foe {
    name.parse().expect("a figure")
}

fn using(what: Ability) -> Using {
    Using { what, which: 0 }
}

/// What it is called.
pub fn name(event: &Event) -> String {
    let told = format!("{event:?}");
    told.split(' ').next().unwrap_or_default().to_owned()
}

pub fn samples() -> Vec<Event> {
    [of_setup(), of_moves(), of_dice(), of_foes(), of_sheets(), of_cards(), of_tokens(), of_the_elder()]
        .concat()
}

fn of_setup() -> Vec<Event> {
    use Event::*;
    vec![
        Set { episode: Episode::E1, elder: Elder::Tsathoggua },
        Joined { who: MIKE },
        InsanityDealt { who: MIKE, insanity: Insanity::Pyromania },
        UnknownCame { slot: 0, kind: Kind::Gug },
        UnknownCame { slot: 1, kind: Kind::Unnamable },
        RelicTaken { who: RUTH, relic: Relic::Sword, transformed: false },
        RelicTaken { who: RUTH, relic: Relic::Sword, transformed: true },
        RelicsTurned { who: RUTH },
        TurnBegan { who: MIKE },
    ]
}

fn of_moves() -> Vec<Event> {
    use Event::*;
    let (from, to) = (Space::E1Square, Space::E1Pub);
    vec![
        Acted { who: MIKE, deed: Deed::Run },
        Acted { who: MIKE, deed: Deed::Attack },
        Acted { who: MIKE, deed: Deed::Rest },
        Acted { who: MIKE, deed: Deed::Trade },
        Acted { who: MIKE, deed: Deed::Task(Action::GatherTheJury) },
        Used { who: MIKE, what: using(Ability::Signature) },
        Used { who: MIKE, what: using(Ability::Skill(Skill::Swiftness)) },
        Used { who: MIKE, what: using(Ability::Card(card("e1-d03"))) },
        Used { who: MIKE, what: using(Ability::Relic(Relic::Key)) },
        Stepped { who: MIKE, from, to },
        Placed { who: MIKE, to },
        Sneaked { who: RUTH, past: foe("ghast-2") },
        Sneaked { who: RUTH, past: foe("unnamable-1") },
        Followed { foe: foe("ghast-2"), to },
        Followed { foe: Foe::ELDER, to: from },
        CaughtFire { who: MIKE, count: 1 },
        CaughtFire { who: MIKE, count: 2 },
        Burns { who: MIKE, count: 1 },
        Burns { who: MIKE, count: 2 },
        FireOut { who: MIKE, count: 1 },
        SpaceBurns { space: from, count: 1 },
        SpaceBurns { space: to, count: 2 },
        SpaceDoused { space: from, count: 1 },
        SpaceDoused { space: to, count: 2 },
    ]
}

fn of_dice() -> Vec<Event> {
    use Event::*;
    let mut all = vec![
        Attacks { who: MIKE, target: foe("ghast-2") },
        Attacks { who: MIKE, target: foe("unnamable-1") },
        Attacks { who: MIKE, target: Foe::ELDER },
        EnemyAttacks { foe: foe("serpent-1"), who: RUTH },
        EnemyAttacks { foe: Foe::ELDER, who: RUTH },
    ];
    all.extend(DieFace::ALL.map(|die| Thrown { who: MIKE, die }));
    all.extend([
        Rerolled { who: MIKE, from: DieFace::Blank, to: DieFace::SuccessTentacle, stress: true },
        Rerolled { who: MIKE, from: DieFace::BonusElder, to: DieFace::BonusSuccess, stress: false },
        Converted { who: MIKE, what: using(Ability::Skill(Skill::Arcane)), count: 1 },
        Converted { who: MIKE, what: using(Ability::Relic(Relic::Book)), count: 2 },
        Tallied { who: MIKE, success: 0, elder: 0, tentacle: 0 },
        Tallied { who: MIKE, success: 1, elder: 0, tentacle: 2 },
        Tallied { who: RUTH, success: 3, elder: 1, tentacle: 1 },
    ]);
    all
}

fn of_foes() -> Vec<Event> {
    use Event::*;
    let (from, to) = (Space::E1Castle, Space::E1Market);
    vec![
        FoeWounded { foe: foe("ghast-2"), count: 1, space: from },
        FoeWounded { foe: Foe::ELDER, count: 3, space: from },
        FoeMended { foe: foe("gug-1"), count: 2 },
        FoeDied { foe: foe("cultist-7"), space: from, by: Some(MIKE) },
        FoeDied { foe: foe("unnamable-1"), space: to, by: None },
        FoeMoved { foe: foe("dancer-3"), from, to },
        FoePlaced { foe: Foe::ELDER, to },
        Summoned { foe: foe("scion-1"), space: from },
        NobodyLeft { kind: Kind::Cultist },
        NobodyLeft { kind: Kind::Unnamable },
        BecameCosmic { foe: foe("cultist-1") },
    ]
}

fn of_sheets() -> Vec<Event> {
    use Event::*;
    let toughness = using(Ability::Skill(Skill::Toughness));
    vec![
        StressRose { who: MIKE, count: 2 },
        Prevented { who: MIKE, what: toughness, count: 1 },
        Redirected { who: MIKE, foe: foe("ghast-1"), count: 2 },
        Wounded { who: MIKE, count: 1 },
        Wounded { who: RUTH, count: 3 },
        CompanionWounded { who: MIKE, card: card("e1-d03") },
        CompanionLost { who: MIKE, card: card("e1-d01") },
        SanityLost { who: MIKE, count: 2 },
        ThresholdReached { who: MIKE, number: 1, die: false },
        ThresholdReached { who: MIKE, number: 2, die: true },
        InsanityStruck { who: RUTH, insanity: Insanity::Fugue },
        Levelled { who: MIKE, what: Ability::Signature, level: 2 },
        Levelled { who: MIKE, what: Ability::Skill(Skill::Brawling), level: 4 },
        Healed { who: MIKE, stress: 2, wounds: 1 },
        Healed { who: MIKE, stress: 1, wounds: 0 },
        Healed { who: MIKE, stress: 0, wounds: 0 },
        FatigueCame { who: MIKE, meter: Meter::Stress },
        FatigueWent { who: MIKE, meter: Meter::Wounds },
        Avoided { who: RUTH },
        Eliminated { who: MIKE, space: Space::E1Cathedral },
        Eliminated { who: RUTH, space: Space::E1Cathedral },
    ]
}

fn of_cards() -> Vec<Event> {
    use Event::*;
    vec![
        MythosDrawn { card: Mythos::ALL[0] },
        MythosShuffled,
        Investigated { who: MIKE, card: card("e1-d01") },
        Claimed { who: MIKE, card: card("e1-d01"), side: Side::Left },
        Claimed { who: MIKE, card: card("e1-d01"), side: Side::Right },
        Turned { who: MIKE, card: card("e1-d03"), side: Side::Right },
        CardDiscarded { card: card("e1-d03") },
        Given { card: card("e1-d03"), from: MIKE, to: RUTH },
        Declined { who: RUTH },
        Chose { who: MIKE, of: Origin::Mythos("e3-m8".parse().expect("a card")), option: 2 },
    ]
}

fn of_tokens() -> Vec<Event> {
    use Event::*;
    let (token, space) = (Token::Juror, Space::E1Castle);
    vec![
        TokenGiven { token: Token::Key, from: MIKE, to: RUTH },
        TokenMoved { token, from: space, to: Space::E1Square },
        TokenTurned { token, face: Face::Innocent },
        TokenShown { token: Token::Key, value: Some(Value::Two) },
        TokenShown { token: Token::Whisper, value: Some(Value::Howl) },
        TokenTaken { token: Token::Bone, who: MIKE },
        TokenPut { token: Token::Townsfolk, space },
        TokenReturned { token: Token::Key },
        TokenRemoved { token: Token::Lock },
        Counted { counter: Counter::Seals, now: 3 },
    ]
}

fn of_the_elder() -> Vec<Event> {
    use Event::*;
    let mut all = vec![RitualBroken, Advanced { space: 2 }];
    all.extend([2, 3, 4].map(|stage| StageRevealed { stage }));
    all.extend([2, 3, 4].map(|stage| StageDefeated { stage }));
    all.extend([PlaceDrawn { space: Space::E1Pyre }, Sacrificed { who: MIKE }]);
    all.extend([End::Won, End::TooEarly, End::AllDead, End::Track].map(|end| Ended { end }));
    all
}

pub fn reasons() -> Vec<Reason> {
    use Reason::*;
    vec![
        TooManyOrTooFew,
        GameOver,
        NotAsked,
        NotNow,
        Taken,
        NoActionLeft,
        NotSafe,
        NothingToAttack,
        ElderUntouchable,
        NobodyToTradeWith,
        NeedsMissing,
        NotAdjacent,
        MustStep,
        NoSneakLeft,
        NotInReach,
        TooMuchStress,
        NoRerollLeft,
        NoSuchDie,
        CannotPay,
        NotOffered,
        TrackFull,
        FullyLevelled,
        MustChoose,
    ]
}
