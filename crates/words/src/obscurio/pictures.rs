//! What does a picture show, for whoever cannot see it? Its motifs, and nothing more: no colours, no mood, no ideas
//! (RUL-OBS-35). Never written where somebody who sees the picture would read it.

use obscurio::pictures::{Card, Motif, Spot};
use obscurio::view::PageView;

use super::{card_words, en, es};
use crate::grammar::list;
use crate::lang::{Lang, spoken};
use crate::sentence::Sentence;

/// "A tower, a candle and a gear."
pub fn illusion(lang: Lang, card: Card) -> String {
    shown(lang, card.row().elements.iter().map(|element| element.motif))
}

/// A Page as it lies on the table: what the mist hides is not named.
pub fn page(lang: Lang, page: &PageView) -> String {
    match page {
        PageView::Bare(card) => illusion(lang, *card),
        PageView::Filtered(page) => shown(lang, page.elements.iter().map(|element| element.motif)),
    }
}

/// A spot of a picture: "the tower".
pub fn spot(lang: Lang, card: Card, spot: Spot) -> &'static str {
    let motif = |at: u8| card.row().elements.get(usize::from(at)).map(|element| element.motif);
    called(lang, spot, motif)
}

/// A spot of a Page as it lies on the table.
pub fn spot_of(lang: Lang, page: &PageView, spot: Spot) -> &'static str {
    match page {
        PageView::Bare(card) => self::spot(lang, *card, spot),
        PageView::Filtered(page) => called(lang, spot, |at| {
            page.elements.iter().find(|element| element.spot == at).map(|element| element.motif)
        }),
    }
}

fn called(lang: Lang, spot: Spot, motif: impl Fn(u8) -> Option<Motif>) -> &'static str {
    match spot {
        Spot::Element(at) => {
            motif(at).map_or(spoken!(lang, pictures::DETAIL), |motif| card_words::motif(lang, motif).the)
        }
        Spot::Field => spoken!(lang, pictures::COLOUR),
        Spot::Bottom => spoken!(lang, pictures::WHOLE_PAGE),
    }
}

fn shown(lang: Lang, motifs: impl Iterator<Item = Motif>) -> String {
    let all: Sentence = list(lang, motifs.map(|motif| card_words::motif(lang, motif).a)).capital();
    format!("{all}.")
}
