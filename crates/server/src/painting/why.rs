//! Why? What moves would bring to whoever makes them, and why others cannot be made, told to that seat alone.

use std::sync::Arc;

use games::{Session, Why};
use hall::tables::play::MOST_MOVES;
use hall::tables::{Rights, Table};
use hall::{Hall, Source};
use pages::{Explained, Reason};
use table::{Actor, Seat, Viewer};
use words::problem::Problem;
use words::{Lang, Names};

/// More than anybody reads; the page of all moves ends there.
const MOST_EXPLAINED: usize = 60;

/// What these moves of a seat would bring together; each of those it can make, if none is named.
pub async fn explain(
    (hall, from): (&Hall, Source),
    table: &Arc<Table>,
    rights: Rights,
    (seat, lang): (Seat, Lang),
    moves: Vec<String>,
) -> Result<Vec<Explained>, Problem> {
    rights.holds(seat)?;
    if moves.len() > MOST_MOVES {
        return Err(Problem::Malformed("move".to_owned()));
    }
    let (session, names, logged) = {
        let state = table.state();
        state.by_hand(seat)?;
        (state.session.boxed_clone(), state.names_for(lang, Viewer::Seat(seat)), state.logged)
    };
    let table = table.clone();
    hall.run_background_for(from, move || {
        table.ask_about(logged, &Vec::new, || explained(session.as_ref(), (seat, lang, &names), &moves))
    })
    .await?
}

fn explained(
    session: &dyn Session,
    (seat, lang, names): (Seat, Lang, &Names),
    moves: &[String],
) -> Vec<Explained> {
    let viewer = Viewer::Seat(seat);
    if session.question(seat).is_none() {
        return vec![Explained { says: None, reason: Reason::NotAsked(session.prompt(lang, names, viewer)) }];
    }
    let about = |moves: &[&str]| match session.explain(lang, names, seat, moves) {
        Why::Not(declined) => {
            let why = declined.say(lang).clone();
            Explained { says: None, reason: Reason::Not { why, rule: declined.rule } }
        }
        Why::Brings { lines, certain } => {
            let says = moves.last().and_then(|mv| session.move_name(lang, names, viewer, mv));
            Explained { says, reason: Reason::Brings { lines, certain } }
        }
    };
    if moves.is_empty() {
        let legal = session.legal(Actor::Seat(seat));
        return legal.iter().take(MOST_EXPLAINED).map(|mv| about(&[mv])).collect();
    }
    let moves: Vec<&str> = moves.iter().map(String::as_str).collect();
    vec![about(&moves)]
}
