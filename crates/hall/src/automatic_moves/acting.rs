//! How is something done that is due? By a command of the table's own.

use std::sync::Arc;

use arena::BotChoice;
use table::Seat;
use table::company::TooLate;
use words::problem::Problem;

use super::Due;
use crate::Hall;
use crate::tables::command::{Command, Own};
use crate::tables::commit::{Answer, Refusal};
use crate::tables::{Credentials, Table};
use crate::thinking::{self, Patience};

/// Does what is due, through the one door.
pub async fn act(
    hall: &Hall,
    table: &Arc<Table>,
    due: Due,
    thought: Option<BotChoice>,
) -> Result<Answer, Refusal> {
    let own = match due {
        Due::Bot { seat, question } => {
            Own::BotMove { seat, question, choice: thought.ok_or(Problem::Stale)? }
        }
        Due::Forced { seat, question } => Own::Forced { seat, question },
        Due::Clock { timer } => Own::Ring { timer },
        Due::Late { seat, question } => late(hall, table, seat, question).await?,
        Due::Lapse { .. } => Own::Lapse,
    };
    table.run_here(hall, Command::Own(own), Credentials::Table).await
}

/// Somebody's time to think has passed: a bot makes this one move, or takes the seat until its person returns.
async fn late(hall: &Hall, table: &Arc<Table>, seat: Seat, question: u32) -> Result<Own, Problem> {
    let then = table.state().think.then;
    let mv = match then {
        TooLate::BotMoves => {
            let choice = thinking::about(hall, table, seat, question, Patience::Late).await;
            Some(choice.ok_or(Problem::Stale)?.mv)
        }
        TooLate::BotSits => None,
    };
    Ok(Own::Late { seat, question, mv })
}
