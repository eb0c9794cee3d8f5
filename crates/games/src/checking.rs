//! Can these moves be made one after the other? Tried on a copy, and never past a point where chance or a secret speaks.

use table::{Actor, Events};
use words::problem::Problem;
use words::{Lang, Names, Sentence};

use crate::session::Declined;
use crate::telling::ToldGame;

/// Which of these moves is refused, if any, and why.
pub fn check<G: ToldGame>(now: &G::State, moves: &[(Actor, &str)], names: &Names) -> Result<(), Declined> {
    let mut state = now.clone();
    let mut events = Events::silent();
    for (index, (actor, text)) in moves.iter().enumerate() {
        let decline = |code, problem: &Problem| {
            let say = |lang| Sentence::from(problem.say(lang));
            Declined { index, code, rule: None, es: say(Lang::Es), en: say(Lang::En) }
        };
        if events.is_settled() {
            return Err(decline("too-far-ahead", &Problem::TooFarAhead));
        }
        let mv = text.parse().map_err(|_| decline("illegal", &Problem::NotAMove((*text).to_owned())))?;
        G::play(&mut state, *actor, mv, &mut events).map_err(|refusal| {
            let say = |lang| G::refusal(lang, names, &refusal);
            let (es, en) = (say(Lang::Es), say(Lang::En));
            Declined { index, code: "illegal", rule: Some(refusal.rule), es, en }
        })?;
    }
    Ok(())
}
