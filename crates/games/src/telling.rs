//! What is said about a game of `G` in progress.

use std::any::Any;

use arena::{GameSession, PlayableGame, Playing};
use table::{Actor, Game, Seat, ViewOf, Viewer};
use words::{Lang, Line, Names, Sentence, Story, Tale, Tone};

use crate::session::{Declined, Session, Telling};
use crate::why::{self, Why};
use crate::{checking, story};

/// A game that can be played and told.
pub trait ToldGame: PlayableGame + Tale {}

impl<G: PlayableGame + Tale> ToldGame for G {}

fn view<G: ToldGame>(session: &GameSession<G>, viewer: Viewer) -> ViewOf<G> {
    G::view(session.replay.state(), viewer)
}

impl<G: ToldGame> Telling for GameSession<G> {
    fn board(&self, lang: Lang, names: &Names, viewer: Viewer) -> String {
        G::board(lang, names, &view(self, viewer))
    }

    fn progress(&self, lang: Lang) -> Sentence {
        G::progress(lang, &view(self, Viewer::Spectator))
    }

    fn prompt(&self, lang: Lang, names: &Names, viewer: Viewer) -> Sentence {
        G::prompt(lang, names, &view(self, viewer))
    }

    fn lines(&self, lang: Lang, names: &Names, viewer: Viewer) -> Vec<(usize, Line)> {
        let log = self.replay.log(viewer).into_iter();
        log.filter_map(|(number, event)| Some((number, G::line(lang, names, &event)?))).collect()
    }

    fn move_name(&self, lang: Lang, names: &Names, viewer: Viewer, mv: &str) -> Option<Sentence> {
        Some(G::move_name(lang, names, &view(self, viewer), mv.parse().ok()?))
    }

    fn why(&self, lang: Lang, names: &Names, viewer: Viewer, mv: &str) -> Option<Sentence> {
        G::why(lang, names, &view(self, viewer), mv.parse().ok()?)
    }

    fn explain(&self, lang: Lang, names: &Names, seat: Seat, moves: &[&str]) -> Why {
        why::why::<G>(self.replay.state(), seat, moves, (lang, names))
    }

    fn check(&self, moves: &[(Actor, &str)], names: &Names) -> Result<(), Declined> {
        checking::check::<G>(self.replay.state(), moves, names)
    }

    fn party_name(&self, lang: Lang, names: &Names, party: u8) -> Sentence {
        G::party(lang, names, self.replay.options(), party)
    }

    fn timer_name(&self, lang: Lang, name: &'static str) -> String {
        G::timer(lang, name).to_owned()
    }

    fn parts(&self, lang: Lang, viewer: Viewer) -> Vec<(usize, String)> {
        let part = |(made, event): (usize, <G as Game>::Event)| Some((made, G::part(lang, &event)?));
        self.replay.log(viewer).into_iter().filter_map(part).collect()
    }

    fn is_milestone(&self) -> bool {
        let nobody = Names::new(vec![String::new(); self.seats().into()]);
        let is_loud =
            |event| G::line(Lang::En, &nobody, event).is_some_and(|line| line.tone == Tone::Milestone);
        self.replay.news().iter().any(|(_, event)| is_loud(event))
    }

    fn story(&self, lang: Lang, names: &Names) -> Option<Story> {
        story::story(&self.replay, lang, names)
    }

    fn mark(&self, seat: Seat) -> Option<(bool, i16)> {
        story::mark::<G>(self.replay.state(), seat)
    }
}

impl<G: ToldGame> Session for GameSession<G> {
    fn look_back(&self, viewer: Viewer, made: usize) -> Option<Box<dyn Session>> {
        Some(Box::new(self.at_moment(viewer, made)?))
    }

    fn boxed_clone(&self) -> Box<dyn Session> {
        Box::new(self.clone())
    }

    fn as_any(&self) -> &dyn Any {
        self
    }
}
