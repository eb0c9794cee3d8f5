//! How does a sentence look on a page? What it names stands out where it stands and leads there.

use maud::{Markup, Render, html};
use words::{Kind, Piece, Sentence};

/// How a game shows a card that a sentence names: its id, and what it is called there.
pub type Chip<'a> = &'a dyn Fn(&str, &str) -> Markup;

/// Text as a page writes it. Most of it has nothing in it that markup would take for its own, and is copied as it is.
#[derive(Clone, Copy)]
pub struct Plain<'a>(pub &'a str);

impl Render for Plain<'_> {
    fn render_to(&self, page: &mut String) {
        // All of it, without stopping at the first: that is looked through many bytes at a time.
        let harmful = |found, byte| found | matches!(byte, b'&' | b'<' | b'>' | b'"');
        if self.0.bytes().fold(false, harmful) { self.0.render_to(page) } else { page.push_str(self.0) }
    }
}

/// A sentence of this game with links in it, which writes itself straight into the page. Where links have no place, as on
/// a button, a sentence is its text.
pub struct Linked<'a> {
    game: &'a str,
    said: &'a Sentence,
    chip: Chip<'a>,
}

pub fn sentence<'a>(game: &'a str, said: &'a Sentence, chip: Chip<'a>) -> Linked<'a> {
    Linked { game, said, chip }
}

impl Render for Linked<'_> {
    fn render_to(&self, page: &mut String) {
        for piece in self.said.pieces() {
            match piece {
                Piece::Text(text) => Plain(text).render_to(page),
                Piece::Seat(seat, name) => {
                    html! { b.named data-seat=(seat) { (Plain(name)) } }.render_to(page);
                }
                Piece::Thing(Kind::Card, id, called) => (self.chip)(id, called).render_to(page),
                Piece::Thing(Kind::Rule, id, called) => {
                    html! { a.rule href={ "/rules/" (self.game) "/" (id) } { (called) } }.render_to(page);
                }
                // On the board, which has an element with this id while it is in sight.
                Piece::Thing(kind @ (Kind::Figure | Kind::Place), id, called) => {
                    html! { a.named href={ "#" (kind.name()) "-" (id) } { (called) } }.render_to(page);
                }
            }
        }
    }
}

/// A card without anything beside its name: pressing it shows it.
pub fn plain_chip(game: &str, id: &str, called: &str) -> Markup {
    html! { a.card-chip href={ "/cards/" (Plain(game)) "/" (Plain(id)) } data-card=(Plain(id)) { (Plain(called)) } }
}

#[cfg(test)]
mod tests {
    use super::*;
    use table::Seat;
    use words::{Names, say};

    fn drawn(said: &Sentence) -> String {
        sentence("game", said, &|id, called| plain_chip("game", id, called)).render().into_string()
    }

    #[test]
    fn what_a_sentence_names_is_linked_where_it_stands() {
        let forge = Piece::card("FIR-5", "Forge");
        let door = Piece::thing(Kind::Place, "door-3", "the third door");
        let (wolf, rule) =
            (Piece::thing(Kind::Figure, "wolf-2", "The wolf"), Piece::thing(Kind::Rule, "R-3.6", "§"));
        assert_eq!(
            drawn(&say!("{wolf} takes {forge} to {door}. {rule}")),
            "<a class=\"named\" href=\"#figure-wolf-2\">The wolf</a> takes \
             <a class=\"card-chip\" href=\"/cards/game/FIR-5\" data-card=\"FIR-5\">Forge</a> to \
             <a class=\"named\" href=\"#place-door-3\">the third door</a>. \
             <a class=\"rule\" href=\"/rules/game/R-3.6\">§</a>"
        );
    }

    #[test]
    fn people_are_people_whatever_they_are_called() {
        let names = Names::new(vec!["Forge".into(), "<i>Bea".into()]);
        let (forge, bea) = (names.seat(Seat(0)), names.seat(Seat(1)));
        assert_eq!(
            drawn(&say!("{forge} meets {bea}.")),
            "<b class=\"named\" data-seat=\"S0\">Forge</b> meets <b class=\"named\" data-seat=\"S1\">&lt;i&gt;Bea</b>."
        );
    }
}
