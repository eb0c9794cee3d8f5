//! How does the table of Obscurio look as plain text, for a terminal or a screen reader? Pictures are told by their
//! motifs (RUL-OBS-35); what this viewer may not look at is not there.

use std::fmt::Write;

use obscurio::View;
use obscurio::book::{Page, Perch};
use obscurio::pictures::{Card, Motif};
use obscurio::state::Token;
use obscurio::view::{LoyaltyView, PageView, Role, TokenView, WizardView};

use super::board_words::{self, BoardWords};
use super::{card_words, en, es, moment, pictures};
use crate::lang::{Lang, spoken};
use crate::sentence::Sentence;
use crate::speak::Names;

/// Where the game is, in a few words.
pub fn progress(lang: Lang, view: &View) -> Sentence {
    spoken!(lang, board_words::progress(view))
}

/// The position in a few lines.
pub fn board(lang: Lang, names: &Names, view: &View) -> String {
    let writer = Writer { lang, words: board_words::of(lang), names, view };
    let mut text = String::new();
    writer.heading(&mut text);
    writer.book(&mut text);
    writer.holder(&mut text);
    writer.doors(&mut text);
    let _ = writeln!(text, "{}: {}", names.of(view.grimoire), writer.grimoire());
    view.wizards.iter().for_each(|wizard| writer.wizard(&mut text, wizard));
    text
}

struct Writer<'a> {
    lang: Lang,
    words: &'static BoardWords,
    names: &'a Names,
    view: &'a View,
}

impl Writer<'_> {
    fn heading(&self, text: &mut String) {
        let (words, view) = (self.words, self.view);
        let room = (words.room)(view.progress, view.last_space);
        let deck = view.own.deck_count.unwrap_or(view.deck_count);
        let _ = writeln!(text, "{} {}, {room}. {} {deck}.", words.turn, view.turn, words.deck);
        let timer = (words.timer)(usize::from(view.space) + 1, &view.track);
        let _ = writeln!(text, "{} {timer}", (words.cohesion)(view.light, view.dark));
        for trap in &view.traps {
            let trap = card_words::trap(self.lang, *trap);
            let _ = writeln!(text, "  {}: {}", trap.name, trap.text);
        }
        if view.progress == view.last_space {
            let _ = writeln!(text, "  {}", words.watcher);
        }
    }

    /// The Book as this viewer may see it: bare to the Grimoire, through the filters to all others.
    fn book(&self, text: &mut String) {
        let (words, view) = (self.words, self.view);
        if let Some(exit) = view.own.exit {
            let _ = writeln!(text, "{}: {}", words.exit, pictures::illusion(self.lang, exit));
        }
        let (pages, butterflies) = match (view.own.pages, &view.book) {
            (Some(pages), _) => (pages.map(PageView::Bare), &view.own.butterflies),
            (None, Some(book)) => (book.pages.clone(), &book.butterflies),
            (None, None) => return,
        };
        for (side, page) in Page::BOTH.into_iter().zip(&pages) {
            let shown: Vec<String> =
                details(page).into_iter().map(|(at, motif)| self.detail(at, motif)).collect();
            let marks = butterflies.iter().filter(|perch| perch.page == side);
            let marks: String = marks.map(|perch| self.mark(page, perch)).collect();
            let _ = writeln!(text, "{}: {}{marks}", words.pages[side as usize], shown.join(", "));
        }
    }

    /// As moves number it.
    fn detail(&self, at: u8, motif: Motif) -> String {
        format!("{} {}", at + 1, card_words::motif(self.lang, motif).a)
    }

    fn mark(&self, page: &PageView, perch: &Perch) -> String {
        format!("; {} {}", self.words.butterfly, pictures::spot_of(self.lang, page, perch.spot))
    }

    fn holder(&self, text: &mut String) {
        let (words, own) = (self.words, &self.view.own);
        if let Some(holder) = own.holder {
            let _ = writeln!(text, "{}:", words.holder);
            self.pictures(text, &holder);
        }
        if !own.picks.is_empty() {
            let _ = writeln!(text, "{}:", words.picks);
            self.pictures(text, &own.picks);
        }
    }

    fn doors(&self, text: &mut String) {
        for (door, card) in (1..).zip(&self.view.doors) {
            let shut = door > moment::opened(self.view);
            let hidden = if shut { self.words.shut } else { self.words.face_down };
            let shown = card.map_or(format!("{hidden}."), |card| pictures::illusion(self.lang, card));
            let _ = writeln!(text, "  {} {door}: {shown}", self.words.door);
        }
        if let Some(door) = self.view.exit_door {
            let _ = writeln!(text, "{} {door}: {}.", self.words.door, self.words.is_exit);
        }
    }

    fn pictures(&self, text: &mut String, cards: &[Card]) {
        for (at, card) in (1..).zip(cards) {
            let _ = writeln!(text, "  {at}: {}", pictures::illusion(self.lang, *card));
        }
    }

    fn grimoire(&self) -> String {
        let you = self.names.is_you(self.view.grimoire).then_some(self.words.you);
        [Some(self.words.grimoire), you].into_iter().flatten().collect::<Vec<_>>().join(", ")
    }

    /// `Ana: Naia Vell, you, loyal, at door 3, sure, 2 cohesion lost`.
    fn wizard(&self, text: &mut String, wizard: &WizardView) {
        let words = self.words;
        let mut facts = vec![card_words::character(self.lang, wizard.character).name.to_owned()];
        let you = self.names.is_you(wizard.seat);
        facts.extend(you.then(|| words.you.to_owned()));
        facts.extend(self.loyalty(wizard, you).map(str::to_owned));
        facts.push(self.token(wizard.token));
        let mine = self.view.own.holds.iter().filter(|(seat, ..)| *seat == wizard.seat);
        facts.extend(mine.map(|(_, token, door)| self.hold(*token, *door)));
        if let (Some(companion), Some(second)) = (wizard.companion, wizard.second) {
            let name = card_words::character(self.lang, companion).name;
            facts.push(format!("{} {name} {}", words.companion, self.token(second)));
        }
        facts.extend(wizard.confirmed.then(|| words.sure.to_owned()));
        facts.extend(wizard.ready.then(|| words.ready.to_owned()));
        facts.extend(wizard.voted.then(|| words.voted.to_owned()));
        let pointed = self.view.votes.iter().find(|(voter, _)| *voter == wizard.seat);
        facts.extend(pointed.map(|(_, target)| format!("{} {}", words.pointed, self.names.of(*target))));
        facts.extend((wizard.wrong > 0).then(|| (words.wrong)(wizard.wrong)));
        let _ = writeln!(text, "{}: {}", self.names.of(wizard.seat), facts.join(", "));
    }

    /// What lies open, what is the reader's own, and whom the reader knows to be the Traitor.
    fn loyalty(&self, wizard: &WizardView, you: bool) -> Option<&'static str> {
        let own = &self.view.own;
        match wizard.card {
            LoyaltyView::None => None,
            LoyaltyView::Loyal => Some(self.words.loyal),
            LoyaltyView::Traitor => Some(self.words.traitor),
            LoyaltyView::Down if own.traitor == Some(wizard.seat) => Some(self.words.traitor),
            LoyaltyView::Down if you && own.role == Some(Role::Loyal) => Some(self.words.loyal),
            LoyaltyView::Down => None,
        }
    }

    fn token(&self, token: TokenView) -> String {
        match token {
            TokenView::Centre => self.words.centre.to_owned(),
            TokenView::Hand => self.words.hand.to_owned(),
            TokenView::Door(door) => format!("{} {door}", self.words.at_door),
            TokenView::Removed => self.words.removed.to_owned(),
        }
    }

    fn hold(&self, token: Token, door: u8) -> String {
        match token {
            Token::Own => format!("{} {door}", self.words.holds),
            Token::Companion => format!("{} {door} ({})", self.words.holds, self.words.companion),
        }
    }
}

/// What a Page shows, by the spots one can point at.
fn details(page: &PageView) -> Vec<(u8, Motif)> {
    match page {
        PageView::Bare(card) => (0..).zip(card.row().elements.iter().map(|element| element.motif)).collect(),
        PageView::Filtered(page) => page.elements.iter().map(|seen| (seen.spot, seen.motif)).collect(),
    }
}
