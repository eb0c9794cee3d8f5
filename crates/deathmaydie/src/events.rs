//! What happened, as data. Nothing that is told is a secret: what is hidden is hidden from everybody (DMD-25.10).

use crate::content::{Counter, Discovery, Episode, Insanity, Investigator, Mythos, Relic, Space, Token};
pub use crate::deed::Deed;
use crate::dice::DieFace;
use crate::figures::Foe;
use crate::ids::{Face, Kind, Side, Value};
use crate::moves::{Ability, Meter, Using};
use crate::question::Origin;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Event {
    Set {
        episode: Episode,
        elder: crate::content::Elder,
    },
    Joined {
        who: Investigator,
    },
    InsanityDealt {
        who: Investigator,
        insanity: Insanity,
    },
    UnknownCame {
        slot: u8,
        kind: Kind,
    },
    RelicTaken {
        who: Investigator,
        relic: Relic,
        transformed: bool,
    },
    RelicsTurned {
        who: Investigator,
    },
    TurnBegan {
        who: Investigator,
    },
    Acted {
        who: Investigator,
        deed: Deed,
    },
    Used {
        who: Investigator,
        what: Using,
    },
    Stepped {
        who: Investigator,
        from: Space,
        to: Space,
    },
    Placed {
        who: Investigator,
        to: Space,
    },
    Sneaked {
        who: Investigator,
        past: Foe,
    },
    Followed {
        foe: Foe,
        to: Space,
    },
    CaughtFire {
        who: Investigator,
        count: u8,
    },
    /// A Fire roll, with a die for each token.
    Burns {
        who: Investigator,
        count: u8,
    },
    FireOut {
        who: Investigator,
        count: u8,
    },
    SpaceBurns {
        space: Space,
        count: u8,
    },
    SpaceDoused {
        space: Space,
        count: u8,
    },
    Attacks {
        who: Investigator,
        target: Foe,
    },
    EnemyAttacks {
        foe: Foe,
        who: Investigator,
    },
    Thrown {
        who: Investigator,
        die: DieFace,
    },
    Rerolled {
        who: Investigator,
        from: DieFace,
        to: DieFace,
        stress: bool,
    },
    Converted {
        who: Investigator,
        what: Using,
        count: u8,
    },
    Tallied {
        who: Investigator,
        success: u8,
        elder: u8,
        tentacle: u8,
    },
    FoeWounded {
        foe: Foe,
        count: u8,
        space: Space,
    },
    FoeMended {
        foe: Foe,
        count: u8,
    },
    FoeDied {
        foe: Foe,
        space: Space,
        by: Option<Investigator>,
    },
    FoeMoved {
        foe: Foe,
        from: Space,
        to: Space,
    },
    FoePlaced {
        foe: Foe,
        to: Space,
    },
    Summoned {
        foe: Foe,
        space: Space,
    },
    NobodyLeft {
        kind: Kind,
    },
    BecameCosmic {
        foe: Foe,
    },
    StressRose {
        who: Investigator,
        count: u8,
    },
    Prevented {
        who: Investigator,
        what: Using,
        count: u8,
    },
    Redirected {
        who: Investigator,
        foe: Foe,
        count: u8,
    },
    Wounded {
        who: Investigator,
        count: u8,
    },
    CompanionWounded {
        who: Investigator,
        card: Discovery,
    },
    CompanionLost {
        who: Investigator,
        card: Discovery,
    },
    SanityLost {
        who: Investigator,
        count: u8,
    },
    ThresholdReached {
        who: Investigator,
        number: u8,
        die: bool,
    },
    InsanityStruck {
        who: Investigator,
        insanity: Insanity,
    },
    Levelled {
        who: Investigator,
        what: Ability,
        level: u8,
    },
    Healed {
        who: Investigator,
        stress: u8,
        wounds: u8,
    },
    FatigueCame {
        who: Investigator,
        meter: Meter,
    },
    FatigueWent {
        who: Investigator,
        meter: Meter,
    },
    Avoided {
        who: Investigator,
    },
    Eliminated {
        who: Investigator,
        space: Space,
    },
    MythosDrawn {
        card: Mythos,
    },
    MythosShuffled,
    Investigated {
        who: Investigator,
        card: Discovery,
    },
    Claimed {
        who: Investigator,
        card: Discovery,
        side: Side,
    },
    Turned {
        who: Investigator,
        card: Discovery,
        side: Side,
    },
    CardDiscarded {
        card: Discovery,
    },
    Given {
        card: Discovery,
        from: Investigator,
        to: Investigator,
    },
    TokenGiven {
        token: Token,
        from: Investigator,
        to: Investigator,
    },
    Declined {
        who: Investigator,
    },
    TokenMoved {
        token: Token,
        from: Space,
        to: Space,
    },
    TokenTurned {
        token: Token,
        face: Face,
    },
    TokenShown {
        token: Token,
        value: Option<Value>,
    },
    TokenTaken {
        token: Token,
        who: Investigator,
    },
    TokenPut {
        token: Token,
        space: Space,
    },
    TokenReturned {
        token: Token,
    },
    TokenRemoved {
        token: Token,
    },
    Counted {
        counter: Counter,
        now: i8,
    },
    Chose {
        who: Investigator,
        of: Origin,
        option: u8,
    },
    RitualBroken,
    Advanced {
        space: u8,
    },
    StageRevealed {
        stage: u8,
    },
    PlaceDrawn {
        space: Space,
    },
    StageDefeated {
        stage: u8,
    },
    Sacrificed {
        who: Investigator,
    },
    Ended {
        end: crate::end::End,
    },
}
