//! What may be said at the table, and who hears it?

use std::sync::Arc;

use games::AnyGame;
use table::company::{Phrase, Words};
use table::{Entry, Seat, Voice};
use words::problem::Problem;
use words::{Lang, Names, Sentence, page_lines};

use super::play;
use super::rights::Rights;
use super::table::Table;
use super::written::{hearers_text, words_text};
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
    let words = tidy(saying.words, &table)?;
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
    table.core_mut().talk.speak(saying.seat, app.clock.instant())?;
    let to = hearers_text(saying.to_partners.then_some(allowed.partners));
    let entry = Entry::Say { seat: saying.seat, to, words: words_text(&words) };
    table.commit(&app, &[entry], Vec::new()).await
}

/// What a bot says while it answers this question. That it may not, or has said enough, is no reason not to play.
pub async fn say_as_bot(
    app: &App,
    table: &Table,
    (seat, question): (Seat, u32),
    phrase: Phrase,
) -> Result<(), Problem> {
    let words = tidy(Words::Phrase(phrase), table)?;
    let _lock = table.write_lock.lock().await;
    play::is_asked(&table.core(), seat, question)?;
    if table.core().session.talk(seat).to_all == Voice::Silent {
        return Err(Problem::NoVoice);
    }
    table.core_mut().talk.speak(seat, app.clock.instant())?;
    let entry = Entry::Say { seat, to: hearers_text(None), words: words_text(&words) };
    table.commit(app, &[entry], Vec::new()).await
}

/// What a ready phrase says, if it is one: those of every table, and the game's own.
pub fn sentence(game: &dyn AnyGame, lang: Lang, names: &Names, phrase: &Phrase) -> Option<Sentence> {
    let of_all = page_lines::phrases(lang).iter().find(|(id, _)| phrase.about.is_empty() && *id == phrase.id);
    of_all.map(|(_, text)| Sentence::from(*text)).or_else(|| game.phrase(lang, names, phrase))
}

/// Only known phrases and things one can point at; free text on one line.
fn tidy(words: Words, table: &Table) -> Result<Words, Problem> {
    match words {
        Words::Phrase(phrase) => {
            let core = table.core();
            let said = sentence(table.game, Lang::En, core.names(Lang::En), &phrase);
            said.map(|_| Words::Phrase(phrase)).ok_or(Problem::BadWords)
        }
        Words::Free(text) => {
            // One line, whatever was typed: the log is made of lines.
            Ok(Words::Free(text::talk(&text)?))
        }
    }
}
