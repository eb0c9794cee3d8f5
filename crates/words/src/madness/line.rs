//! Which rule and how much weight belong to a log line of The Big Book of Madness?

use madness::Event;
use madness::cards::{Kind, Spell};
use madness::events::Spot;
use madness::frames::{Action, Cause};

use crate::speak::Tone;

/// The rule behind the line.
pub fn rule(event: &Event) -> &'static str {
    use Event::*;
    match *event {
        Became { .. } => "BBM-3.6",
        FirstPlayer { .. } => "BBM-3.14",
        TurnBegan { .. } => "BBM-5.1",
        ActionsEnded { .. } => "BBM-9.2",
        MarkerMoved { space: 0 } => "BBM-6.4",
        MarkerMoved { .. } => "BBM-6.2",
        PageTurned { round: 1, .. } => "BBM-6.9",
        PageTurned { .. } | RowReached { .. } => "BBM-6.7",
        Vanquished { .. } => "BBM-6.6",
        Escaped { .. } => "BBM-6.5",
        Begins { cause, .. } | Reaches { cause, .. } => cause.rule(),
        NothingToDo { cause: Cause::Curse(_), .. } => "BBM-7.6",
        NothingToDo { cause: Cause::Recuperation, .. } => "BBM-20.2",
        NothingToDo { .. } => "BBM-10.7",
        Declined { cause, .. } if cause.text().iter().any(|block| block.may) => "MOM-8",
        Declined { .. } => "MOM-15",
        Targeted { cause: Cause::Failure(_), .. } => "MOM-17",
        Targeted { .. } => "MOM-6",
        CursePlaced { curse, .. } if curse.kind() == Kind::Multi => "BBM-7.2",
        CursePlaced { .. } => "BBM-7.3",
        CurseStruck { .. } => "BBM-7.6",
        CurseSlept { .. } | CurseWoke { .. } => "BBM-17.10",
        CurseNeutralized { .. } => "BBM-17.9",
        CurseDestroyed { .. } => "BBM-13.1",
        CurseReturned { .. } => "BBM-6.5",
        TokenLaid { .. } => "BBM-17.13",
        SpellCast { power: 1, .. } => "BBM-10.3",
        SpellCast { .. } => "BBM-10.4",
        SpellLearned { .. } | SpellRevealed { .. } => "BBM-11.3",
        SpellDestroyed { .. } => "BBM-11.6",
        SpellRefreshed { cause: Cause::Concentration, .. } => "BBM-5.2",
        SpellRefreshed { .. } => "BBM-10.6",
        SpellNeutralized { .. } | SpellWoke { .. } => "BBM-17.11",
        AbilityUsed { .. } => "BBM-19.1",
        Granted { cause: Cause::Spell(Spell::Avatar), .. } => "MOM-16",
        Granted { .. } => "MOM-15",
        Declared { action, .. } => taken(action),
        Paid { kept: true, .. } => "MOM-16",
        Paid { .. } => "BBM-9.8",
        Moved { from, to, cause, .. } => passage(from, to, cause),
        Reshuffled { cause: Cause::EmptyDeck, .. } => "BBM-16.3",
        Reshuffled { .. } => "BBM-17.5",
        Eliminated { .. } => "BBM-20.6",
        Ended { end } => end.rule(),
    }
}

fn taken(action: Action) -> &'static str {
    match action {
        Action::Cast(..) => "BBM-10.1",
        Action::Learn(_) => "BBM-11.1",
        Action::Acquire(_) => "BBM-12.1",
        Action::Destroy(_) => "BBM-13.1",
        Action::Cure(_) => "BBM-14.2",
    }
}

/// The rule about cards on that way, unless a card made them go it.
fn passage(from: Spot, to: Spot, cause: Cause) -> &'static str {
    match (from, to, cause) {
        (_, _, Cause::SetUp) => "BBM-3.15",
        (Spot::Deck(_), Spot::Hand(_), Cause::Recuperation) => "BBM-20.3",
        (Spot::Hand(_), Spot::Discard(_), Cause::Recuperation) => "BBM-20.2",
        (Spot::Under(_), ..) => "BBM-8.6",
        (_, Spot::Stack, _) => "BBM-17.4",
        (Spot::Table, _, Cause::Action) => "BBM-12.1",
        _ => cause.rule(),
    }
}

/// How loud the line is.
pub fn tone(event: &Event) -> Tone {
    use Event::*;
    match event {
        Begins { cause: Cause::Arrival(_) | Cause::LastArrival, .. }
        | PageTurned { .. }
        | Vanquished { .. }
        | Escaped { .. }
        | CurseStruck { .. }
        | Eliminated { .. }
        | Ended { .. } => Tone::Milestone,
        Moved { cause: Cause::SetUp | Cause::Recuperation | Cause::RoundEnd, .. }
        | Reaches { .. }
        | MarkerMoved { .. }
        | ActionsEnded { .. }
        | NothingToDo { .. }
        | Declared { .. }
        | Paid { .. }
        | SpellRevealed { .. }
        | SpellRefreshed { cause: Cause::Concentration, .. }
        | CurseReturned { .. } => Tone::Detail,
        Begins { .. }
        | Became { .. }
        | FirstPlayer { .. }
        | TurnBegan { .. }
        | RowReached { .. }
        | Declined { .. }
        | Targeted { .. }
        | CursePlaced { .. }
        | CurseSlept { .. }
        | CurseNeutralized { .. }
        | CurseWoke { .. }
        | CurseDestroyed { .. }
        | TokenLaid { .. }
        | SpellCast { .. }
        | SpellLearned { .. }
        | SpellDestroyed { .. }
        | SpellRefreshed { .. }
        | SpellNeutralized { .. }
        | SpellWoke { .. }
        | AbilityUsed { .. }
        | Granted { .. }
        | Moved { .. }
        | Reshuffled { .. } => Tone::Plain,
    }
}
