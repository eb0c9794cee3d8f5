//! Turns `content/` into the rows the rules play with.

use content::Shape::{Array, Code, Flag, List, Number, Opt, Record, Ref};
use content::{Book, Family, Shape};

/// What a card does: blocks over the words of `cards/text.rs`.
const TEXT: Shape = List(&Code);

const CARD: Shape =
    Record("CardRow", &[("element", Opt(&Ref("Element"))), ("value", Number), ("printed", Number)]);
const SPELL: Shape =
    Record("SpellRow", &[("element", Ref("Element")), ("level", Number), ("basic", Flag), ("text", TEXT)]);
const CURSE: Shape = Record(
    "CurseRow",
    &[("element", Opt(&Ref("Element"))), ("first", Opt(&Number)), ("last", Opt(&Number)), ("text", TEXT)],
);
const MONSTER: Shape =
    Record("MonsterRow", &[("curses", Array(&Ref("Element"))), ("waits", Flag), ("arrival", TEXT)]);
const PAGE: Shape = Record(
    "PageRow",
    &[("behind", Opt(&Ref("Monster"))), ("arrival", Opt(&TEXT)), ("bonus", TEXT), ("failure", TEXT)],
);
const MAGICIAN: Shape =
    Record("MagicianRow", &[("element", Ref("Element")), ("ones", Array(&Number)), ("ability", Code)]);

fn main() {
    let mut book = Book::open("content");
    let mut family = |file: &str, name, about, row| book.rules(file, &Family { name, about, row });
    let about = "The four Elements, in the order of the rulebooks.";
    family("elements.toml", "Element", about, Record("Nothing", &[]));
    let about = "An Element card (Element and value) or a Madness. Cards of one kind are interchangeable.";
    family("cards.toml", "Card", about, CARD);
    family("spells.toml", "Spell", "Every Spell there is.", SPELL);
    family("curses.toml", "Curse", "Every Curse there is.", CURSE);
    let about = "Every Monster: behind the four covers, then behind the twelve pages.";
    family("monsters.toml", "Monster", about, MONSTER);
    let about = "A page's front: the twelve of the inside and the final page.";
    family("pages.toml", "Page", about, PAGE);
    family("magicians.toml", "Magician", "Who a player can be.", MAGICIAN);
    book.close();
}
