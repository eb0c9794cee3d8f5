//! Turns `content/` into the rows the rules play with.

use content::Shape::{Number, Record};
use content::{Book, Family};

fn main() {
    let mut book = Book::open("content");
    book.rules(
        "lanterns.toml",
        &Family {
            name: "Lamp",
            about: "Every lantern there is, from faint to bright.",
            row: Record("LampRow", &[("light", Number)]),
        },
    );
    book.close();
}
