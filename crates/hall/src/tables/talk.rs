//! What may be said at the table, and who hears it?

use games::AnyGame;
use table::company::{Phrase, Words};
use table::written::{hearers_text, words_text};
use table::{Entry, Seat, Voice};
use words::problem::Problem;
use words::{Lang, Names, Sentence, page_lines};

use super::command::{OfSeat, Speech};
use super::commit::{Commit, Note, Refusal};
use super::rights::Rights;
use super::state::TableState;
use crate::text;

impl TableState {
    /// Something to say: to everybody, or to partners only.
    pub(super) fn decide_say(&self, speech: Speech, rights: Rights, now: u64) -> Result<Commit, Refusal> {
        let seat = self.own_seat(rights, OfSeat { seat: speech.seat })?;
        let (words, to_partners) = speech.read()?;
        let words = self.tidy(words)?;
        let allowed = self.session.talk(seat);
        if to_partners && allowed.partners.is_empty() {
            return Err(Problem::NoPartners.into());
        }
        let voice = if to_partners { allowed.to_partners } else { allowed.to_all };
        match voice {
            Voice::Silent => return Err(Problem::NoVoice.into()),
            Voice::Phrases if matches!(words, Words::Free(_)) => return Err(Problem::PhrasesOnly.into()),
            Voice::Phrases | Voice::Free => {}
        }
        self.quota.may_speak(seat, now)?;
        let to = hearers_text(to_partners.then_some(allowed.partners));
        let entry = Entry::Say { seat, to, words: words_text(&words) };
        Ok(self.entered(now, vec![entry])?.with(Note::Spoke(seat)))
    }

    /// What a bot says with its move, if it may.
    pub(super) fn says_as_bot(&self, seat: Seat, phrase: Phrase, now: u64) -> Option<Entry> {
        let words = self.tidy(Words::Phrase(phrase)).ok()?;
        let heard =
            self.session.talk(seat).to_all != Voice::Silent && self.quota.may_speak(seat, now).is_ok();
        heard.then(|| Entry::Say { seat, to: hearers_text(None), words: words_text(&words) })
    }

    /// Only known phrases and things one can point at; free text on one line.
    fn tidy(&self, words: Words) -> Result<Words, Problem> {
        match words {
            Words::Phrase(phrase) => {
                let said = sentence(self.game, Lang::En, self.names(Lang::En), &phrase);
                said.map(|_| Words::Phrase(phrase)).ok_or(Problem::BadWords)
            }
            // One line, whatever was typed: the log is made of lines.
            Words::Free(text) => Ok(Words::Free(text::talk(&text)?)),
        }
    }
}

/// What a ready phrase says, if it is one: those of every table, and the game's own.
pub fn sentence(game: &dyn AnyGame, lang: Lang, names: &Names, phrase: &Phrase) -> Option<Sentence> {
    let of_all = page_lines::phrases(lang).iter().find(|(id, _)| phrase.about.is_empty() && *id == phrase.id);
    of_all.map(|(_, text)| Sentence::from(*text)).or_else(|| game.phrase(lang, names, phrase))
}
