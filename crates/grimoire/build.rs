//! Turns `content/` into the rows the rules play with.

use content::Shape::{Code, Name, Opt, Record, Ref, Text};
use content::{Book, Family};

fn main() {
    let mut book = Book::open("content");
    book.rules(
        "elements.toml",
        &Family {
            name: "Element",
            about: "The ten Elements, in the order in which cards are listed.",
            row: Record("ElementRow", &[("code", Text)]),
        },
    );
    book.rules(
        "spells.toml",
        &Family {
            name: "Card",
            about: "The sixty Spells, ordered by Element, then by printed Power.",
            row: Record(
                "Row",
                &[
                    ("name", Name),
                    ("element", Ref("Element")),
                    ("power", Code),
                    ("attribute", Opt(&Ref("Attribute"))),
                    ("text", Code),
                ],
            ),
        },
    );
    book.close();
}
