//! What decided a finished game: its course move by move, the moments that counted, and who did what best.

use table::{Outcome, Replay, Seat, Viewer};
use words::tale::{Story, Turn, Turning};
use words::{Lang, Names, Sentence, Tone};

use crate::telling::ToldGame;

/// So many moments can be taken in at a glance.
const MOST_TURNS: usize = 9;

/// The story of a game; none while it goes on.
pub fn story<G: ToldGame>(replay: &Replay<G>, lang: Lang, names: &Names) -> Option<Story> {
    let outcome = G::outcome(replay.state())?;
    let stood = stood(replay);
    let log = replay.log(Viewer::Referee);
    let parts = log.iter().filter_map(|(at, event)| Some((*at, G::part(lang, event)?))).collect();
    let said = |at: usize| loudest::<G>(lang, names, &log, at);
    let mut turns = turning_points(&stood, outcome);
    let named = log.iter().filter(|(_, event)| G::is_moment(event)).map(|(at, _)| (*at, Turning::Moment));
    for moment in named {
        if turns.iter().all(|(at, _)| *at != moment.0) {
            turns.push(moment);
        }
    }
    turns.truncate(MOST_TURNS);
    turns.sort_by_key(|(at, _)| *at);
    Some(Story {
        ended: G::prompt(lang, names, &G::view(replay.state(), Viewer::Spectator)),
        course: G::course(lang, names, replay.options()),
        parts,
        turns: turns.into_iter().filter_map(|(at, why)| Some(Turn { at, why, said: said(at)? })).collect(),
        feats: G::feats(lang, names, &log),
        stood,
    })
}

/// Where every line stood at each moment that can be looked at.
fn stood<G: ToldGame>(replay: &Replay<G>) -> Vec<Vec<i16>> {
    let mut stood = Vec::new();
    let mut again = replay.at(0);
    let mut made = 0;
    for number in 0..=replay.made(Viewer::Referee) {
        let Some(moment) = replay.moment(Viewer::Referee, number) else { break };
        for played in &replay.moves()[made..moment] {
            if again.play_at(played.actor, played.mv, played.at).is_err() {
                return stood;
            }
        }
        made = moment;
        stood.push(standing::<G>(again.state()));
    }
    stood
}

fn standing<G: ToldGame>(state: &G::State) -> Vec<i16> {
    if G::ODDS { vec![(G::worth(state, Seat(0)) * 100.0).round() as i16] } else { G::standing(state) }
}

/// How far the winner was ahead of everybody else, or where all stood together.
fn edge(line: &[i16], winner: usize) -> i16 {
    let others = line.iter().enumerate().filter(|(index, _)| *index != winner).map(|(_, value)| *value);
    match (line.get(winner).or(line.first()), others.max()) {
        (Some(own), Some(best)) if line.len() > 1 => own - best,
        (Some(own), _) => *own,
        (None, _) => 0,
    }
}

/// How a finished game went for one seat.
pub fn mark<G: ToldGame>(state: &G::State, seat: Seat) -> Option<(bool, i16)> {
    let outcome = G::outcome(state)?;
    let (won, line) = (outcome.winners.contains(seat), standing::<G>(state));
    let own = match line.len() {
        2 if won => usize::from(outcome.party),
        2 => 1 - usize::from(outcome.party).min(1),
        _ => seat.index(),
    };
    Some((won, edge(&line, if line.len() > 1 { own } else { 0 })))
}

/// Where the course turned, the weightiest first, and the end.
fn turning_points(stood: &[Vec<i16>], outcome: Outcome) -> Vec<(usize, Turning)> {
    let rivals = stood.first().is_some_and(|line| line.len() > 1);
    let winner = usize::from(outcome.party);
    let edges: Vec<i16> = stood.iter().map(|line| edge(line, if rivals { winner } else { 0 })).collect();
    let last = edges.len().saturating_sub(1);
    let steps = || edges.windows(2).enumerate().map(|(at, pair)| (at + 1, pair[1] - pair[0]));
    // The end itself is named as such.
    let before = || steps().filter(|(at, _)| *at < last);
    let leap = before().filter(|(_, step)| *step > 0).max_by_key(|(at, step)| (*step, usize::MAX - at));
    let blow = before().filter(|(_, step)| *step < 0).min_by_key(|(at, step)| (*step, *at));
    let behind = edges.iter().rposition(|edge| *edge <= 0).filter(|at| rivals && *at < last);
    let found = [
        behind.map(|at| (at + 1, Turning::ForGood)),
        blow.map(|(at, _)| (at, Turning::Blow)),
        leap.map(|(at, _)| (at, Turning::Leap)),
        Some((last, Turning::End)),
    ];
    let mut turns: Vec<(usize, Turning)> = Vec::new();
    for turn in found.into_iter().flatten() {
        if turns.iter().all(|(at, _)| *at != turn.0) {
            turns.push(turn);
        }
    }
    turns
}

/// What the log says loudest of this move.
fn loudest<G: ToldGame>(lang: Lang, names: &Names, log: &[(usize, G::Event)], at: usize) -> Option<Sentence> {
    let weight =
        |event: &G::Event, line: &words::Line| (!G::is_routine(event), G::is_moment(event), line.tone);
    let mut loudest = None;
    for (_, event) in log.iter().filter(|(made, _)| *made == at) {
        let Some(line) = G::line(lang, names, event).filter(|line| line.tone > Tone::Detail) else {
            continue;
        };
        let weight = weight(event, &line);
        if loudest.as_ref().is_none_or(|(most, _)| weight > *most) {
            loudest = Some((weight, line.sentence));
        }
    }
    loudest.map(|(_, said)| said)
}

#[cfg(test)]
mod tests {
    use super::*;
    use table::SeatSet;

    fn turns(stood: &[&[i16]], party: u8) -> Vec<(usize, Turning)> {
        let stood: Vec<Vec<i16>> = stood.iter().map(|line| line.to_vec()).collect();
        turning_points(&stood, Outcome { party, winners: SeatSet::NONE })
    }

    #[test]
    fn rivals_turn_where_the_winner_goes_ahead_for_good() {
        let course: [&[i16]; 7] = [&[0, 0], &[1, 0], &[1, 2], &[2, 2], &[5, 2], &[5, 4], &[7, 4]];
        assert_eq!(
            turns(&course, 0),
            [(4, Turning::ForGood), (2, Turning::Blow), (6, Turning::End)],
            "the leap is the moment it was decided and is named once"
        );
    }

    #[test]
    fn those_who_play_together_have_a_leap_and_a_blow() {
        assert_eq!(
            turns(&[&[50], &[40], &[70], &[20], &[100]], 0),
            [(3, Turning::Blow), (2, Turning::Leap), (4, Turning::End)]
        );
    }
}
