//! What is a person told in English when there is no more room?

use crate::full::Full;

pub fn say(full: Full) -> String {
    match full {
        Full::Tables => "No more tables fit on this machine.".to_owned(),
        Full::OpenTables(most) => {
            format!("{most} tables opened from here are still unfinished. Finish one of them first.")
        }
        Full::Viewers => "No more people fit around this table.".to_owned(),
        Full::Minute(most) => {
            format!("At this table everybody says up to {most} things a minute. Take a breath.")
        }
        Full::Talk(most) => {
            format!("You have said {most} things at this table, and it keeps no more. The game goes on.")
        }
        Full::Moves(most) => format!(
            "You have made {most} moves, and this table keeps no more of one seat. Let a bot finish for you."
        ),
        Full::Choices(most) => format!(
            "You have changed your mind {most} times at this table, and it keeps no more. What you choose now stands."
        ),
        Full::Seatings(most) => format!(
            "This seat has changed hands {most} times, and the table keeps no more. A bot can still take it."
        ),
        Full::Arrangements(most) => {
            format!("Pace and time to think were changed {most} times. They stay as they are now.")
        }
    }
}
