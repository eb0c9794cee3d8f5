//! What may be said at the table, and who hears it?

use std::sync::Arc;

use games::AnyGame;
use table::company::{Phrase, Words};
use table::{Entry, Seat, Voice};
use words::problem::Problem;
use words::{Lang, page_lines};

use super::core::{hearers_text, words_text};
use super::table::{Rights, Table};
use crate::{App, text};

/// Something to say: to everybody, or to partners only.
#[derive(Clone, Debug)]
pub struct Saying {
    pub seat: Seat,
    pub words: Words,
    pub to_partners: bool,
}

pub async fn say(app: App, table: Arc<Table>, rights: Rights, saying: Saying) -> Result<(), Problem> {
    rights.holds(saying.seat)?;
    let words = tidy(saying.words, table.game)?;
    let _lock = table.write_lock.lock().await;
    let allowed = table.core().session.talk(saying.seat);
    if saying.to_partners && allowed.partners.is_empty() {
        return Err(Problem::NoPartners);
    }
    let voice = if saying.to_partners { allowed.to_partners } else { allowed.to_all };
    match voice {
        Voice::Silent => return Err(Problem::NoVoice),
        Voice::Phrases if matches!(words, Words::Free(_)) => return Err(Problem::PhrasesOnly),
        Voice::Phrases | Voice::Free => {}
    }
    let to = hearers_text(saying.to_partners.then_some(allowed.partners));
    let entry = Entry::Say { seat: saying.seat, to, words: words_text(&words) };
    table.commit(&app, &[entry], Vec::new()).await
}

/// What a ready phrase says.
pub fn text(game: &dyn AnyGame, lang: Lang, phrase: &Phrase) -> String {
    known(game, lang, phrase).unwrap_or_else(|| phrase.to_string())
}

fn known(game: &dyn AnyGame, lang: Lang, phrase: &Phrase) -> Option<String> {
    let everywhere =
        page_lines::phrases(lang).iter().find(|(id, _)| phrase.about.is_empty() && *id == phrase.id);
    everywhere.map(|(_, text)| (*text).to_owned()).or_else(|| game.ping(lang, &phrase.to_string()))
}

/// Only known phrases and things one can point at; free text on one line.
fn tidy(words: Words, game: &dyn AnyGame) -> Result<Words, Problem> {
    match words {
        Words::Phrase(phrase) if known(game, Lang::En, &phrase).is_some() => Ok(Words::Phrase(phrase)),
        Words::Phrase(_) => Err(Problem::BadWords),
        Words::Free(text) => {
            // One line, whatever was typed: the log is made of lines.
            Ok(Words::Free(text::talk(&text)?))
        }
    }
}
