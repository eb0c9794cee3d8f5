//! What may be said at the table, and who hears it?

use std::sync::Arc;

use games::AnyGame;
use pages::chrome::Words;
use table::{Entry, Seat, Voice};
use words::problem::Problem;
use words::{Lang, page_lines};

use super::core::{hearers_text, words_text};
use super::table::{Rights, Table};
use crate::App;

const LONGEST: usize = 200;

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

/// Only known phrases and things one can point at; free text on one line.
fn tidy(words: Words, game: &dyn AnyGame) -> Result<Words, Problem> {
    match words {
        Words::Phrase(id) | Words::Ping { id, .. } => {
            let phrase = page_lines::phrases(Lang::En).iter().any(|(known, _)| *known == id);
            let known = phrase || game.ping(Lang::En, &id).is_some();
            if known { Ok(Words::Phrase(id)) } else { Err(Problem::BadWords) }
        }
        Words::Free(text) => {
            // One line, whatever was typed: the log is made of lines.
            let text = text.split_whitespace().collect::<Vec<_>>().join(" ");
            let fits = (1..=LONGEST).contains(&text.chars().count()) && !text.contains(char::is_control);
            if fits { Ok(Words::Free(text)) } else { Err(Problem::BadWords) }
        }
    }
}
