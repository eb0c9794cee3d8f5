//! Which rule and how much weight belong to a log line of Death May Die?

use deathmaydie::Event;
use deathmaydie::end::End;
use deathmaydie::events::Deed;

use crate::speak::Tone;

/// The rule behind the line.
pub fn rule(event: &Event) -> &'static str {
    use Event::*;
    match event {
        Set { .. } => "DMD-1.2",
        Joined { .. } => "DMD-3.8",
        InsanityDealt { .. } => "DMD-3.11",
        UnknownCame { .. } => "DMD-23.10",
        RelicTaken { .. } => "DMD-23.13",
        RelicsTurned { .. } => "DMD-23.9",
        TurnBegan { .. } => "DMD-4.2",
        Acted { deed, .. } => deed_rule(*deed),
        Used { .. } => "DMD-8.4",
        Stepped { .. } => "DMD-8.10",
        Placed { .. } | FoePlaced { .. } => "DMD-5.16",
        Sneaked { .. } => "DMD-18.20",
        Followed { .. } => "DMD-8.13",
        CaughtFire { .. } => "DMD-8.16",
        Burns { .. } | FireOut { .. } => "DMD-12.3",
        SpaceBurns { .. } | SpaceDoused { .. } => "DMD-13.1",
        Attacks { .. } => "DMD-8.20",
        EnemyAttacks { .. } => "DMD-10.8",
        Thrown { .. } => "DMD-7.1",
        Rerolled { stress: true, .. } => "DMD-7.10",
        Rerolled { stress: false, .. } => "DMD-7.11",
        Converted { .. } => "DMD-7.13",
        Tallied { .. } => "DMD-7.16",
        FoeWounded { .. } | FoeDied { .. } => "DMD-8.23",
        FoeMended { .. } => "DMD-21.2",
        FoeMoved { .. } => "DMD-5.13",
        Summoned { .. } | NobodyLeft { .. } => "DMD-9.5",
        BecameCosmic { .. } => "DMD-14.30",
        _ => rule_of_sheets(event),
    }
}

fn rule_of_sheets(event: &Event) -> &'static str {
    use Event::*;
    match event {
        StressRose { .. } => "DMD-6.3",
        Prevented { .. } | Redirected { .. } | Wounded { .. } => "DMD-6.11",
        CompanionWounded { .. } => "DMD-11.7",
        CompanionLost { .. } => "DMD-11.8",
        SanityLost { .. } => "DMD-20.2",
        ThresholdReached { .. } => "DMD-20.4",
        InsanityStruck { .. } => "DMD-20.9",
        Levelled { .. } => "DMD-20.6",
        Healed { .. } => "DMD-6.8",
        FatigueCame { .. } | Avoided { .. } => "DMD-14.20",
        FatigueWent { .. } => "DMD-14.25",
        Eliminated { .. } => "DMD-16.1",
        MythosDrawn { .. } => "DMD-9.1",
        MythosShuffled => "DMD-12.6",
        Investigated { .. } => "DMD-10.3",
        Claimed { .. } => "DMD-11.2",
        Turned { .. } => "DMD-11.10",
        CardDiscarded { .. } => "DMD-11.4",
        Given { .. } | TokenGiven { .. } => "DMD-8.40",
        Declined { .. } => "DMD-22.3",
        TokenShown { .. } => "DMD-25.8",
        RitualBroken => "DMD-15.2",
        Advanced { .. } => "DMD-12.6",
        StageRevealed { .. } => "DMD-14.3",
        PlaceDrawn { .. } => "DMD-24.3",
        StageDefeated { .. } => "DMD-14.10",
        Sacrificed { .. } => "RUL-DMD-58",
        Ended { end: End::Won } => "DMD-17.1",
        Ended { .. } => "DMD-17.2",
        _ => "DMD-1.3",
    }
}

fn deed_rule(deed: Deed) -> &'static str {
    match deed {
        Deed::Run => "DMD-8.10",
        Deed::Attack => "DMD-8.20",
        Deed::Rest => "DMD-8.30",
        Deed::Trade => "DMD-8.40",
        Deed::Task(_) => "DMD-8.50",
        Deed::Leave | Deed::Mind => "DMD-22.1",
    }
}

/// How loud the line is: as loud as any move, unless it is a turning point or a trifle.
pub fn tone(event: &Event) -> Tone {
    use Event::*;
    match event {
        TurnBegan { .. }
        | ThresholdReached { .. }
        | InsanityStruck { .. }
        | Eliminated { .. }
        | RitualBroken
        | Advanced { .. }
        | StageRevealed { .. }
        | StageDefeated { .. }
        | Sacrificed { .. }
        | Ended { .. } => Tone::Milestone,
        Stepped { .. }
        | Followed { .. }
        | Thrown { .. }
        | Rerolled { .. }
        | Converted { .. }
        | NobodyLeft { .. }
        | MythosShuffled
        | CardDiscarded { .. }
        | TokenReturned { .. } => Tone::Detail,
        _ => Tone::Plain,
    }
}
