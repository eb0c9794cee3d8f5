//! Turns `content/` into the rows the rules play with.

use content::Shape::{Array, Code, Flag, List, Number, Opt, Record, Ref};
use content::{Book, Family, Shape};

/// What a card does: blocks over the words of `cards/text.rs`.
const TEXT: Shape = List(&Code);

fn main() {
    let mut book = Book::open("content");
    let mut family = |file: &str, name, about, row| book.rules(file, &Family { name, about, row });
    family(
        "elements.toml",
        "Element",
        "The four Elements, in the order of the rulebooks.",
        Record("Nothing", &[]),
    );
    family(
        "cards.toml",
        "Card",
        "An Element card (Element and value) or a Madness. Cards of one kind are interchangeable.",
        Record("CardRow", &[("element", Opt(&Ref("Element"))), ("value", Number), ("printed", Number)]),
    );
    family(
        "spells.toml",
        "Spell",
        "Every Spell there is.",
        Record(
            "SpellRow",
            &[("element", Ref("Element")), ("level", Number), ("basic", Flag), ("text", TEXT)],
        ),
    );
    family(
        "curses.toml",
        "Curse",
        "Every Curse there is.",
        Record("CurseRow", &[("element", Opt(&Ref("Element"))), ("text", TEXT)]),
    );
    family(
        "monsters.toml",
        "Monster",
        "Every Monster: behind the four covers, then behind the twelve pages.",
        Record("MonsterRow", &[("curses", Array(&Ref("Element"))), ("waits", Flag), ("arrival", TEXT)]),
    );
    family(
        "pages.toml",
        "Page",
        "A page's front: the twelve of the inside and the final page.",
        Record(
            "PageRow",
            &[("behind", Opt(&Ref("Monster"))), ("arrival", Opt(&TEXT)), ("bonus", TEXT), ("failure", TEXT)],
        ),
    );
    family(
        "magicians.toml",
        "Magician",
        "Who a player can be.",
        Record("MagicianRow", &[("element", Ref("Element")), ("ones", Array(&Number)), ("ability", Code)]),
    );
    book.close();
}
