//! Which moments of a game are worth a look, and which may be looked at again?

use table::Viewer;
use words::{Lang, Names, Tone};

use crate::kit::Complete;
use crate::live::Live;
use crate::session::Session;

impl<G: Complete> Live<G> {
    pub(crate) fn has_loud_news(&self) -> bool {
        let nobody = Names::new(vec![String::new(); self.seats().into()]);
        let is_loud =
            |event| G::line(Lang::En, &nobody, event).is_some_and(|line| line.tone == Tone::Milestone);
        self.replay.news().iter().any(|(_, event)| is_loud(event))
    }

    /// The table at this moment; while the game goes on, only if everything one reads there can still be read.
    pub(crate) fn at_moment(&self, viewer: Viewer, made: usize) -> Option<Box<dyn Session>> {
        let moment = self.replay.moment(viewer, made)?;
        let may_look = self.outcome().is_some() || self.replay.still_readable(viewer, &[moment]) == [true];
        may_look.then(|| Box::new(Live { replay: self.replay.at(moment), guided: None }) as Box<dyn Session>)
    }

    /// Which of these may be looked at.
    pub(crate) fn readable_moments(&self, viewer: Viewer, moments: &[usize]) -> Vec<bool> {
        let all = self.replay.moments(viewer);
        let known: Vec<usize> = moments.iter().map_while(|made| all.get(*made)).copied().collect();
        let over = self.outcome().is_some();
        let mut readable =
            if over { vec![true; known.len()] } else { self.replay.still_readable(viewer, &known) };
        readable.resize(moments.len(), false);
        readable
    }
}
