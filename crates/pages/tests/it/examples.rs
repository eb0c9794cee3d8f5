//! Cards that show themselves: every card has an example with a move, and each can be told and drawn, in every language.

use pages::chrome::Theme;
use pages::{FACES, Reader};
use words::Lang;

fn reader(lang: Lang) -> Reader {
    Reader { lang, theme: Theme::Auto, path: "/".to_owned() }
}

#[test]
fn every_card_shows_itself_in_at_least_one_step() {
    for game in FACES {
        let still = |id: &str| game.example_page(&reader(Lang::En), id, 1).is_none();
        let cards = game.cards(Lang::En);
        let still: Vec<&str> = cards.iter().map(|card| card.id).filter(|id| still(id)).collect();
        assert!(
            still.is_empty(),
            "{}: {} of {} show nothing: {still:?}",
            game.name(),
            still.len(),
            cards.len()
        );
    }
}

#[test]
fn every_example_is_told_and_drawn_step_by_step_in_every_language() {
    for game in FACES {
        for card in game.cards(Lang::En) {
            for lang in Lang::ALL {
                let page = game.card_page(&reader(lang), card.id).unwrap();
                let mut step = 0;
                while let Some(page) = game.example_page(&reader(lang), card.id, step) {
                    assert!(page.contains("class=\"what\""), "{} {step}", card.id);
                    step += 1;
                }
                let link = format!("/cards/{}/{}/example?step=0", game.name(), card.id);
                assert_eq!(page.contains(&link), step > 0, "{} of {}", card.id, game.name());
            }
        }
    }
}

#[test]
fn an_example_is_the_game_itself() {
    let game = pages::face("grimoire").unwrap();
    let page = |step| game.example_page(&reader(Lang::En), "FIR-2", step).unwrap();
    assert!(!page(0).contains("id=\"t-FIR-2\""), "before it is played it lies nowhere");
    let last = (1..).take_while(|step| game.example_page(&reader(Lang::En), "FIR-2", *step).is_some()).last();
    assert!(page(last.unwrap()).contains("id=\"t-FIR-2\""), "and then it does");
    let words = game.card_page(&reader(Lang::Es), "FIR-2").unwrap();
    assert!(words.contains("Un ejemplo") && words.contains("Pira"), "in the reader's language");
    assert!(game.example_page(&reader(Lang::En), "FIR-2", 999).is_none());
    assert!(game.example_page(&reader(Lang::En), "../x", 0).is_none());
}
