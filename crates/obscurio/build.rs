//! Turns `content/` into the pictures the rules know.

use content::Shape::{Array, Code, List, Number, Opt, Record, Ref};
use content::{Book, Family, Shape};

const MOTIF: Shape = Record(
    "MotifRow",
    &[
        ("class", Ref("Class")),
        ("shapes", List(&Ref("Shape"))),
        ("colours", List(&Ref("Colour"))),
        ("materials", List(&Ref("Material"))),
        ("places", List(&Ref("Place"))),
        ("moods", List(&Ref("Mood"))),
        ("concepts", List(&Ref("Concept"))),
        ("related", List(&Ref("Motif"))),
        ("opposite", List(&Ref("Motif"))),
        ("fits", List(&Ref("Fit"))),
        ("looks", List(&Ref("Look"))),
    ],
);
const PALETTE: Shape = Record(
    "PaletteRow",
    &[
        ("sky", Array(&Code)),
        ("ground", Code),
        ("ink", Code),
        ("light", Code),
        ("families", Array(&Ref("Colour"))),
        ("tones", Array(&Code)),
    ],
);
const SLOT: Shape = Record(
    "Slot",
    &[
        ("fits", List(&Ref("Fit"))),
        ("at", Array(&Number)),
        ("half", Number),
        ("anchors", Opt(&List(&Array(&Number)))),
    ],
);
const TEMPLATE: Shape = Record("TemplateRow", &[("field", Array(&Number)), ("slots", List(&SLOT))]);
const ELEMENT: Shape =
    Record("Element", &[("motif", Ref("Motif")), ("look", Opt(&Ref("Look"))), ("colour", Ref("Colour"))]);
const ILLUSION: Shape = Record(
    "Illusion",
    &[
        ("template", Ref("Template")),
        ("palette", Ref("Palette")),
        ("theme", Ref("Theme")),
        ("mood", Ref("Mood")),
        ("elements", List(&ELEMENT)),
    ],
);

fn main() {
    let mut book = Book::open("content");
    let mut family = |file: &str, name, about, row| book.rules(file, &Family { name, about, row });
    family("motifs.toml", "Motif", "Everything there is in the pictures.", MOTIF);
    family("palettes.toml", "Palette", "The light a picture is painted in.", PALETTE);
    family("templates.toml", "Template", "How a picture is arranged.", TEMPLATE);
    family("illusions.toml", "Card", "The 84 Illusions.", ILLUSION);
    book.close();
}
