//! Can the checks of secrets fail? Games that tell something: every one must be found, and called by its name.

use crate::twins::is_found;
use lanterns::view::{Open, Own};
use lanterns::{Event, Lamp, Lanterns, Move, Reason, State};
use table::{Actor, Chance, Events, Game, Pending, Refusal, Seat, Talk, Twin, Viewer};

flaw!(SeatSees {
    fn own(state: &State, viewer: Viewer) -> Own {
        let mut own = Lanterns::own(state, viewer);
        if own.seat.is_some() {
            own.in_the_box[0] = Some(state.in_the_box[0]);
        }
        own
    }
});
flaw!(OnlookerSees {
    fn own(state: &State, viewer: Viewer) -> Own {
        let mut own = Lanterns::own(state, viewer);
        if viewer == Viewer::Spectator {
            own.moth = Some(state.moth);
        }
        own
    }
});
flaw!(EverybodySees {
    fn open(state: &State) -> Open {
        Open { brightest: state.in_the_box[0].light(), ..Lanterns::open(state) }
    }
});

#[test]
fn a_leaking_view_is_found() {
    is_found::<SeatSees>("sees a hidden card");
    is_found::<EverybodySees>("sees a hidden card");
    is_found::<OnlookerSees>("who looks on sees a hidden card");
}

flaw!(LogTells {
    fn tell(now: &State, viewer: Viewer, event: &Event) -> Option<Event> {
        match (event, viewer) {
            // Whoever is no Moth hears a little more.
            (Event::Dusk { .. }, Viewer::Seat(seat)) if seat != now.moth => {
                Some(Event::Over { winner: seat, moth: now.moth })
            }
            _ => Lanterns::tell(now, viewer, event),
        }
    }
});
flaw!(OnlookersLogTells {
    fn tell(now: &State, viewer: Viewer, event: &Event) -> Option<Event> {
        match (event, viewer) {
            (Event::Dusk { .. }, Viewer::Spectator) => Some(Event::Over { winner: Seat(0), moth: now.moth }),
            _ => Lanterns::tell(now, viewer, event),
        }
    }
});

#[test]
fn a_log_that_tells_is_found() {
    is_found::<LogTells>("log tells a secret");
    is_found::<OnlookersLogTells>("spectator's log tells a secret");
}

flaw!(NewsTells {
    fn play(
        state: &mut State,
        actor: Actor,
        mv: Move,
        events: &mut Events<Event>,
    ) -> Result<(), Refusal<Reason>> {
        Lanterns::play(state, actor, mv, events)?;
        events.tell(Event::Showed { seat: state.moth, lamp: Lamp::One });
        Ok(())
    }
});

#[test]
fn news_that_tells_is_found() {
    is_found::<NewsTells>("the news of");
}

/// Whoever sits to the left of the Moth must keep their brightest lantern for the last night.
fn keeps(state: &State, actor: Actor, mv: Move) -> bool {
    let Actor::Seat(seat) = actor else { return false };
    let hand = state.hands[seat.index()];
    let brightest = hand.iter().last().filter(|_| hand.len() > 1 && seat == state.moth.left(3));
    brightest.is_some_and(|lamp| mv == Move::Light(lamp))
}
flaw!(MovesTell {
    fn moves(state: &State, actor: Actor, into: &mut Vec<Move>) {
        Lanterns::moves(state, actor, into);
        into.retain(|mv| !keeps(state, actor, *mv));
    }
    fn play(
        state: &mut State,
        actor: Actor,
        mv: Move,
        events: &mut Events<Event>,
    ) -> Result<(), Refusal<Reason>> {
        if keeps(state, actor, mv) {
            return Err(Refusal::new("LAN-4", Reason::NotYours));
        }
        Lanterns::play(state, actor, mv, events)
    }
});

#[test]
fn moves_that_tell_are_found() {
    is_found::<MovesTell>("moves tell a secret");
}

flaw!(Betrayed {
    fn awaited(state: &State, _viewer: Viewer) -> Pending {
        Lanterns::pending(state)
    }
});
flaw!(Forgotten {
    fn awaited(state: &State, _viewer: Viewer) -> Pending {
        Lanterns::awaited(state, Viewer::Spectator)
    }
});
flaw!(LongerForTheMoth {
    fn awaited(state: &State, viewer: Viewer) -> Pending {
        let awaited = Lanterns::awaited(state, viewer);
        if viewer.sees_seat(state.moth.left(3)) { Pending::seats(awaited.seats) } else { awaited }
    }
});

#[test]
fn an_answer_awaited_from_the_moth_alone_is_found() {
    is_found::<Betrayed>("who must act tells");
    is_found::<Forgotten>("does not know whether it is asked");
    is_found::<LongerForTheMoth>("who must act tells");
}

flaw!(Counted {
    const SECRET_MOVES: bool = false;
});
flaw!(Renumbered {
    fn question(state: &State, seat: Seat) -> u64 {
        Lanterns::question(state, seat) + state.looked_at.iter().filter(|seen| **seen).count() as u64
    }
});
flaw!(Stirs {
    fn play(
        state: &mut State,
        actor: Actor,
        mv: Move,
        events: &mut Events<Event>,
    ) -> Result<(), Refusal<Reason>> {
        Lanterns::play(state, actor, mv, events)?;
        // Open to all, though nobody is told why.
        state.last[0] = if matches!(mv, Move::Look(_)) { Some(Lamp::Fifteen) } else { state.last[0] };
        Ok(())
    }
});

#[test]
fn a_count_that_betrays_is_found() {
    is_found::<Counted>("counts a move it cannot notice");
    is_found::<Renumbered>("when S0 is asked something else tells a secret");
    is_found::<Stirs>("notices a move it was told nothing of");
}

flaw!(Undoable {
    fn play(
        state: &mut State,
        actor: Actor,
        mv: Move,
        events: &mut Events<Event>,
    ) -> Result<(), Refusal<Reason>> {
        // The others can take back what they lit until the Moth has looked.
        let mut unsettled = Events::new();
        Lanterns::play(state, actor, mv, &mut unsettled)?;
        if matches!(mv, Move::Look(_)) {
            events.settle_for_good();
        }
        unsettled.take().into_iter().for_each(|event| events.tell(event));
        Ok(())
    }
});

#[test]
fn an_undo_that_is_gone_after_a_secret_move_is_found() {
    is_found::<Undoable>("notices a move it was told nothing of");
}

flaw!(UnDraws {
    fn play(
        state: &mut State,
        actor: Actor,
        mv: Move,
        events: &mut Events<Event>,
    ) -> Result<(), Refusal<Reason>> {
        let mut unsettled = Events::new();
        Lanterns::play(state, actor, mv, &mut unsettled)?;
        unsettled.take().into_iter().for_each(|event| events.tell(event));
        Ok(())
    }
});

#[test]
fn an_undo_that_un_draws_is_found() {
    is_found::<UnDraws>("can be taken back, although it showed");
}

flaw!(KnowsTheMoth {
    fn redeal(state: &State, seat: Seat, chance: &mut Chance) -> State {
        State { moth: state.moth, ..Lanterns::redeal(state, seat, chance) }
    }
});

flaw!(ImaginesByTheMoth {
    fn redeal(state: &State, seat: Seat, chance: &mut Chance) -> State {
        let mut world = Lanterns::redeal(state, seat, chance);
        if state.moth != seat && state.moth == Seat(1) {
            world.in_the_box.swap(0, 1);
        }
        world
    }
});

#[test]
fn an_imagination_that_knows_the_truth_is_found() {
    is_found::<KnowsTheMoth>("sees the same and imagines something else");
    is_found::<ImaginesByTheMoth>("imagines depends on the truth");
}

flaw!(TalkTells {
    fn talk(state: &State, seat: Seat) -> Talk {
        if seat == state.moth.left(3) { Talk::SILENT } else { Lanterns::talk(state, seat) }
    }
});
flaw!(PresenceTells {
    fn hides_presence(state: &State) -> bool {
        state.moth == Seat(1)
    }
});
flaw!(Unsealed {
    fn is_sealed(_state: &State, _seat: Seat) -> bool {
        false
    }
});
flaw!(SparedTells {
    fn whichever(state: &State, actor: Actor) -> Option<Move> {
        let mut moves = Vec::new();
        Lanterns::moves(state, actor, &mut moves);
        moves.first().copied().filter(|_| actor != Actor::Seat(Seat(0)) && state.moth == Seat(1))
    }
});
flaw!(ForecastTells {
    fn idle(state: &State, actor: Actor) -> Option<Move> {
        Lanterns::idle(state, actor).filter(|_| state.moth != Seat(1))
    }
});

#[test]
fn what_happens_around_the_game_must_not_tell_either() {
    is_found::<TalkTells>("may say tells a secret");
    is_found::<PresenceTells>("who is there tells");
    is_found::<Unsealed>("what others need not decide tells");
    is_found::<SparedTells>("what others need not decide tells");
    is_found::<ForecastTells>("what will happen tells");
}
