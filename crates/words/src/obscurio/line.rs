//! Which rule and how much weight belong to a log line of Obscurio?

use obscurio::Event;
use obscurio::moves::Bell;

use crate::speak::Tone;

/// The rule behind the line.
pub fn rule(event: &Event) -> &'static str {
    use Event::*;
    match event {
        HolderFilled { .. } => "OBS-3.4",
        LoyaltyDealt { .. } | TraitorIs { .. } => "OBS-3.6",
        TrapsDrawn { .. } => "OBS-5.1",
        ExitDrawn { .. } => "OBS-6.1",
        PagesDrawn { .. } => "OBS-6.2",
        Landed { .. } => "OBS-6.4",
        BookShown { .. } => "OBS-6.9",
        Ready { .. } => "OBS-6.10",
        EyesClosed { .. } => "OBS-7.2",
        BookGone { .. } => "OBS-13.4",
        HolderOpened { .. } => "OBS-7.3",
        ExitShown { .. } => "OBS-13.8",
        Picked { .. } => "OBS-7.4",
        HolderClosed { .. } | EyesOpened { .. } => "OBS-7.7",
        EyesMayOpen { .. } => "RUL-OBS-13",
        NightEnded { .. } => "RUL-OBS-37",
        DeckShuffled => "RUL-OBS-17",
        DoorOpened { card: Some(_), .. } => "OBS-8.1",
        DoorOpened { card: None, .. } => "OBS-13.9",
        Stood { .. } => "OBS-8.4",
        Confirmed { .. } | Withdrew { .. } | TimeUp => "OBS-8.6",
        Held { .. } => "OBS-14.3",
        Answered { secret: false, .. } => "OBS-13.22",
        Answered { secret: true, .. } => "OBS-14.6",
        TimeCalled { .. } => "RUL-OBS-2",
        SandTurned { .. } => "OBS-8.3",
        Placed { .. } | ExitWas { .. } => "OBS-9.2",
        TimeNoted { .. } => "OBS-9.1",
        Advanced { .. } => "OBS-9.4",
        Stayed => "OBS-9.5",
        WatcherWoke => "OBS-14.1",
        Lost { .. } => "OBS-9.6",
        Danger { .. } => "OBS-9.7",
        AccusationBegan => "OBS-11.1",
        DebateBegan { round: 1 } | ReadyToVote { .. } => "OBS-11.2",
        DebateBegan { .. } => "OBS-11.8",
        VoteBegan { .. } | Voted { .. } | Pointed { .. } => "OBS-11.3",
        Accused { .. } => "OBS-11.5",
        Innocent { .. } => "OBS-11.6",
        Unmasked { .. } => "OBS-11.9",
        TimerRang { bell } => rang(*bell),
        TurnEnded { .. } => "OBS-10.1",
        Ended { end: obscurio::state::End::Escaped } => "OBS-12.1",
        Ended { end: obscurio::state::End::Lost } => "OBS-12.2",
    }
}

fn rang(bell: Bell) -> &'static str {
    match bell {
        Bell::ClueView => "RUL-OBS-12",
        Bell::EyesClosed => "RUL-OBS-13",
        Bell::Night | Bell::Patience => "RUL-OBS-37",
        Bell::Sand => "RUL-OBS-1",
        Bell::Debate => "RUL-OBS-19",
        Bell::Vote => "RUL-OBS-20",
    }
}

/// How loud the line is: as loud as any move, unless it is a turning point or a trifle.
pub fn tone(event: &Event) -> Tone {
    use Event::*;
    match event {
        EyesClosed { .. }
        | ExitWas { .. }
        | WatcherWoke
        | AccusationBegan
        | Accused { .. }
        | Unmasked { .. }
        | Ended { .. } => Tone::Milestone,
        HolderFilled { .. }
        | PagesDrawn { .. }
        | Ready { .. }
        | HolderClosed { .. }
        | EyesMayOpen { .. }
        | NightEnded { .. }
        | DeckShuffled
        | DoorOpened { .. }
        | Confirmed { .. }
        | Withdrew { .. }
        | TimeCalled { .. }
        | Placed { .. }
        | TimeNoted { .. }
        | ReadyToVote { .. }
        | Voted { .. }
        | TimerRang { .. }
        | TurnEnded { .. } => Tone::Detail,
        _ => Tone::Plain,
    }
}
