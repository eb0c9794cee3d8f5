//! What would a command change? Decided from what is true at that moment, rights and rules together, without changing anything.

use games::Session;
use table::{By, Entry, Logged, Seat};
use words::problem::Problem;

use super::command::{Command, Deletion, OfSeat, strength};
use super::commit::{Answer, Commit, Note, Refusal};
use super::rights::Rights;
use super::state::TableState;
use super::table::guarded;
use table::company::{Bot, Sitter};

impl TableState {
    /// Checks rights and rules and says what would be stored. The caller holds `write_lock`, so that it still holds when it is.
    pub fn decide(&self, command: Command, rights: Rights, now: u64) -> Result<Commit, Refusal> {
        match command {
            Command::Move(mv) => self.decide_move(mv, rights, now),
            Command::Undo(of) => self.decide_undo(self.own_seat(rights, of)?, now),
            Command::Answer(agreement) => self.decide_answer(agreement, rights, now),
            Command::Say(speech) => self.decide_say(speech, rights, now),
            Command::GoOn(of) => {
                let seat = self.own_seat(rights, of)?;
                Ok(Commit::noted(now, Note::Seen(seat), Answer::Nothing))
            }
            Command::Nudge(of) => self.decide_nudge(self.own_seat(rights, of)?, rights, now),
            Command::Heard(hearing) => self.decide_heard(hearing, rights, now),
            Command::Lead(leading) => self.decide_lead(leading, rights, now),
            Command::Remark(remark) => self.decide_remark(remark, rights, now),
            Command::Pace(wish) => self.decide_pace(&wish.pace, rights, now),
            Command::Think(wish) => self.decide_think(&wish.think, rights, now),
            Command::Fill(filling) => self.decide_fill(strength(&filling.strength)?, rights, now),
            Command::Bot(wish) => {
                let bot = Sitter::Bot(Bot::of(strength(&wish.strength)?));
                self.decide_give(self.seat_of(rights, wish.seat)?, bot, rights, now)
            }
            Command::Stand(OfSeat { seat }) => {
                self.decide_give(self.seat_of(rights, seat)?, Sitter::Nobody, rights, now)
            }
            Command::Sit(sitting) => {
                self.decide_sit(self.seat_of(rights, sitting.seat)?, &sitting.name, rights, now)
            }
            Command::Accept { invitation, name } => {
                let seat = self.invited(&invitation).ok_or(Problem::LinkUsed)?;
                self.decide_sit(seat, &name, rights, now)
            }
            Command::Delete(Deletion { sure }) => TableState::decide_delete(sure, rights, now),
            // What these say is worked out before, and shown if it is still true.
            Command::Hint(of) => self.may_be_advised(self.own_seat(rights, of)?, now),
            Command::Weigh(of) => self.may_weigh(self.own_seat(rights, of)?, now),
            Command::Advise { seat, question, mv } => {
                rights.holds(seat)?;
                self.is_asked(seat, question)?;
                Ok(Commit::noted(now, Note::Hint(seat, mv.clone()), Answer::Hint(mv)))
            }
            Command::ShowWeighed { seat, question, found } => {
                rights.holds(seat)?;
                self.is_asked(seat, question)?;
                Ok(Commit::noted(now, Note::Weighed(seat, found.clone()), Answer::Weighed(found)))
            }
            Command::Own(own) => self.decide_own(own, rights, now),
        }
    }

    /// The end of the table, for its host.
    fn decide_delete(sure: bool, rights: Rights, now: u64) -> Result<Commit, Refusal> {
        if !sure {
            return Err(Problem::Malformed("sure".to_owned()).into());
        }
        if !rights.host {
            return Err(Problem::HostOnly.into());
        }
        Ok(Commit { deletes: true, ..Commit::nothing(now, Answer::Nothing) })
    }

    /// Of one's own seats the one asked for, or the only one.
    pub(super) fn own_seat(&self, rights: Rights, OfSeat { seat }: OfSeat) -> Result<Seat, Problem> {
        let seat = self.seat_of(rights, seat)?;
        rights.holds(seat)?;
        Ok(seat)
    }

    /// Entries for the log, followed on a copy of the game: rules that fail have done so before anything is stored.
    pub(super) fn entered(&self, now: u64, entries: Vec<Entry>) -> Result<Commit, Refusal> {
        let game = match guarded(|| self.ahead(now, &entries)) {
            Ok(Ok(game)) => game,
            Ok(Err(_)) | Err(_) => return Err(Refusal::RulesFailed(entries)),
        };
        Ok(Commit { entries, game, ..Commit::nothing(now, Answer::Nothing) })
    }

    /// The game as these entries would leave it; nothing if they do not concern it.
    pub fn ahead(&self, at: u64, entries: &[Entry]) -> Result<Option<Box<dyn Session>>, String> {
        let concerns_game = |entry: &Entry| match entry {
            Entry::Move { .. } | Entry::Undo { .. } | Entry::Sit { .. } | Entry::Heard { .. } => true,
            Entry::Say { .. }
            | Entry::Late { .. }
            | Entry::Opened { .. }
            | Entry::Pace { .. }
            | Entry::Think { .. }
            | Entry::Rematch { .. } => false,
        };
        if !entries.iter().any(concerns_game) {
            return Ok(None);
        }
        let mut ahead = self.session.boxed_clone();
        for entry in entries {
            ahead.follow(&Logged { at, entry: entry.clone() })?;
        }
        Ok(Some(ahead))
    }

    /// As the log names whoever has these rights: by their seat, or as the host.
    pub(super) fn by(rights: Rights) -> By {
        match rights.seats.iter().next() {
            Some(seat) if !rights.host => By::Seat(seat),
            _ => By::Host,
        }
    }
}

#[cfg(test)]
mod tests {
    use table::{Actor, SeatSet};

    use super::*;
    use crate::automatic_moves::tests::at_night;
    use crate::tables::command::{BotWish, Move, Own};

    /// What happens by itself is nobody's right.
    const NOBODY: Rights = Rights { seats: SeatSet::NONE, host: false };

    /// Decides for somebody who shows this secret.
    fn decided(state: &TableState, command: Command, shown: &str) -> Result<Commit, Refusal> {
        state.decide(command, state.rights([shown]), 5)
    }

    /// Three people at night; the last of them is asked to light their lantern.
    fn people_at_night() -> (TableState, u32, String) {
        let (_, mut state, _) = at_night(1);
        state.sitters = ["Ana", "Bea", "Cleo"].map(|name| Sitter::Person(name.to_owned())).to_vec();
        state.renew_secrets();
        let question = state.session.question(Seat(2)).expect("Cleo is asked").id;
        let light = state.session.legal(Actor::Seat(Seat(2))).into_iter().find(|mv| mv.starts_with("light"));
        (state, question, light.expect("Cleo can light it"))
    }

    /// Whatever one seat has written, the others play on, clocks ring, and everybody can go or be replaced.
    #[test]
    fn a_seat_that_used_up_its_share_stops_nobody_else() {
        let (mut state, question, light) = people_at_night();
        let used = Seat(0);
        state.quota.use_up(used);
        let (ana, cleo) = (state.keys.seat(used, 0), state.keys.seat(Seat(2), 0));
        let host = state.host_secret.clone();
        let mv = Move { seat: None, question, moves: vec![light.clone()] };
        assert!(decided(&state, Command::Move(mv), &cleo).is_ok(), "others move");
        let late = |mv| Command::Own(Own::Late { seat: Seat(2), question, mv });
        assert!(state.decide(late(Some(light)), NOBODY, 5).is_ok(), "time passes");
        assert!(state.decide(late(None), NOBODY, 5).is_ok(), "also into the hands of a bot");
        assert!(decided(&state, Command::Stand(OfSeat::default()), &ana).is_ok(), "one can leave");
        let bot = BotWish { seat: Some(0), strength: "quick".to_owned() };
        assert!(decided(&state, Command::Bot(bot), &host).is_ok(), "the host puts a bot there");
    }

    /// Also when it is their own time that passes, or every seat's share is used up.
    #[test]
    fn clocks_and_lateness_need_no_share() {
        let (mut state, question, light) = people_at_night();
        Seat::all(3).for_each(|seat| state.quota.use_up(seat));
        let cleo = state.keys.seat(Seat(2), 0);
        let mv = Move { seat: None, question, moves: vec![light.clone()] };
        let refused = decided(&state, Command::Move(mv), &cleo).map(|_| ());
        assert!(matches!(refused, Err(Refusal::Problem(Problem::Full(_)))), "{refused:?}");
        for mv in [Some(light.clone()), None] {
            let late = Command::Own(Own::Late { seat: Seat(2), question, mv });
            assert!(state.decide(late, NOBODY, 5).is_ok(), "their time passes");
        }
        let timer = state.session.timers().first().expect("the night ends by itself").timer;
        let ring = Command::Own(Own::Ring { timer });
        assert!(state.decide(ring, NOBODY, 60_000).is_ok(), "and so does the night");
        let choice = arena::BotChoice { mv: light, hesitates: None, says: None };
        state.sitters[2] = Sitter::Bot(Bot::of("quick"));
        let bot = Command::Own(Own::BotMove { seat: Seat(2), question, choice });
        assert!(state.decide(bot, NOBODY, 5).is_ok(), "a bot goes on where a person has used up theirs");
    }

    /// Deciding changes nothing, whoever asks for what.
    #[test]
    fn a_key_is_worth_what_it_is_worth_at_that_moment() {
        let (mut state, question, light) = people_at_night();
        let cleo = state.keys.seat(Seat(2), 0);
        let mv = || Command::Move(Move { seat: Some(2), question, moves: vec![light.clone()] });
        let (version, logged) = (state.version, state.logged);
        assert!(decided(&state, mv(), &cleo).is_ok());
        assert_eq!((state.version, state.logged), (version, logged));
        let stand = decided(&state, Command::Stand(OfSeat { seat: Some(2) }), &state.host_secret);
        state.apply(stand.unwrap_or_else(|_| panic!("the host may")));
        let refused = decided(&state, mv(), &cleo).map(|_| ());
        assert!(matches!(refused, Err(Refusal::Problem(Problem::NotYourSeat))), "{refused:?}");
    }
}
