//! Do the books of the hall hold what they promise? Every picture of a primer exists, and every option says what it changes.

use deathmaydie::DeathMayDie;
use grimoire::Grimoire;
use madness::Madness;
use obscurio::Obscurio;
use pages::{Board, BookPage, GameCard, Reader, book_page, game_card};
use words::Lang;

fn reader(lang: Lang) -> Reader {
    Reader { lang, theme: pages::chrome::Theme::Auto, path: "/g/x".to_owned() }
}

fn holds<G: Board>() {
    for picture in G::primer_pictures() {
        let there = G::files().sprite.body.contains(&format!("id=\"{picture}\""));
        assert!(there, "{} has no picture {picture}", G::NAME);
    }
    for lang in Lang::ALL {
        assert_eq!(
            G::primer_pictures().len(),
            G::rulebook(lang).primer.len(),
            "{}: a picture for each step",
            G::NAME
        );
        let game = game_card::<G>(lang, true);
        let whole = match game.title_lines {
            (large, Some(below)) => format!("{large}: {below}"),
            (alone, None) => alone.to_owned(),
        };
        assert_eq!(whole, game.title.name, "a cover shows the whole title");
        for choice in &game.options {
            for (value, label) in &choice.values {
                assert!(!label.help.is_empty(), "{}: what does {}={value} change?", G::NAME, choice.key);
            }
        }
        let (least, most) = game.players();
        assert!(least < most && game.glance.minutes.0 < game.glance.minutes.1);
        let page = opened(lang, game);
        assert!(page.contains("https://example.org/preview/"));
        assert!(page.contains(&format!("href=\"/learn/{}\"", G::NAME)));
        let untaught = opened(lang, game_card::<G>(lang, false));
        assert!(!untaught.contains("href=\"/learn"), "no way to a place that is not there");
    }
}

fn opened(lang: Lang, game: GameCard) -> String {
    let origin = "https://example.org".to_owned();
    book_page(&BookPage { reader: reader(lang), origin, game, my_name: None, notice: None })
}

#[test]
fn every_book_is_whole() {
    holds::<Grimoire>();
    holds::<Madness>();
    holds::<Obscurio>();
    holds::<DeathMayDie>();
}

#[test]
fn no_two_covers_are_alike() {
    let covers =
        [Grimoire::cover(), Madness::cover(), Obscurio::cover(), DeathMayDie::cover(), art::covers::plain()];
    for (index, cover) in covers.iter().enumerate() {
        assert!(!covers[..index].contains(cover));
        assert!(
            cover.len() < 64 * 1024,
            "a cover is fetched by everybody who comes in: {} bytes",
            cover.len()
        );
    }
}
