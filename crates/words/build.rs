//! Turns the content and the rulebook of every game into words, in every language.

use content::Shape::{Array, Flat, Id, Lang, List, Made, Marked, Opt, Record, Ref, Text};
use content::{Book, Field, Shape, Words};

const CARD: &[Field] = &[("id", Id), ("name", Text), ("text", Text), ("flavour", Text)];
const CARD_WORDS: Shape = Record("CardWords", CARD);
/// What Spanish articles and adjectives agree with.
const GENDER: &[(&str, &[Field])] = &[("es", &[("gender", Ref("Gender"))])];

fn main() {
    grimoire();
    madness();
    obscurio();
    deathmaydie();
    lanterns();
    for game in ["grimoire", "madness", "obscurio", "deathmaydie", "lanterns"] {
        content::rulebook(&format!("../{game}"), &format!("{game}_rulebook.rs"));
    }
}

fn grimoire() {
    let mut book = Book::open("../grimoire/content");
    let element = &[("id", Id), ("name", Text), ("of", Text), ("character", Text)];
    book.words(
        "elements.toml",
        "grimoire_elements.rs",
        &Words { id: "Element", call: "element", words: Record("ElementWords", element), grammar: GENDER },
    );
    book.words(
        "spells.toml",
        "grimoire_spells.rs",
        &Words { id: "Card", call: "card", words: CARD_WORDS, grammar: GENDER },
    );
    book.close();
}

fn madness() {
    const EDITIONS: Shape = Record("EditionWords", &[("english", Text), ("spanish", Text)]);
    const BY_EDITION: Shape =
        Record("WordsByEdition", &[("card", Flat("CardWords", CARD)), ("editions", Opt(&EDITIONS))]);
    const PAGE: &[Field] = &[
        ("lang", Lang),
        ("id", Id),
        ("name", Text),
        ("arrival", Opt(&Text)),
        ("bonus", Text),
        ("failure", Text),
        ("flavour", Text),
    ];
    let mut book = Book::open("../madness/content");
    let mut family = |file: &str, id, call, words, grammar| {
        let out = format!("madness_{}", file.replace(".toml", ".rs"));
        book.words(file, &out, &Words { id, call, words, grammar });
    };
    let element = &[("id", Id), ("name", Text), ("of", Text), ("the", Text), ("character", Text)];
    family("elements.toml", "Element", "element", Record("ElementWords", element), &[]);
    family("cards.toml", "Card", "element_card", CARD_WORDS, &[]);
    let spell = &[("id", Id), ("name", Text), ("text", Marked), ("flavour", Text)];
    family("spells.toml", "Spell", "spell", Made("spell!", "SpellWords", spell), &[]);
    family("curses.toml", "Curse", "curse", BY_EDITION, &[]);
    family("monsters.toml", "Monster", "monster", CARD_WORDS, GENDER);
    family("pages.toml", "Page", "page", Made("page!", "PageWords", PAGE), &[]);
    family("magicians.toml", "Magician", "magician", BY_EDITION, &[]);
    book.close();
}

fn obscurio() {
    let mut book = Book::open("../obscurio/content");
    let mut family = |file: &str, id, call, words| {
        let out = format!("obscurio_{}", file.replace(".toml", ".rs"));
        book.words(file, &out, &Words { id, call, words, grammar: &[] });
    };
    let character = &[("id", Id), ("name", Text), ("epithet", Text), ("colour", Text)];
    family("characters.toml", "Character", "character", Record("CharacterWords", character));
    let illusion = Made("illusion!", "CardWords", &[("lang", Lang), ("id", Id), ("name", Text)]);
    family("illusions.toml", "Card", "illusion", illusion);
    family("motifs.toml", "Motif", "motif", Record("MotifWords", &[("a", Text), ("the", Text)]));
    family("traps.toml", "Trap", "trap", CARD_WORDS);
    book.close();
}

fn deathmaydie() {
    const NAME: Field = ("name", Text);
    const TEXT: Field = ("text", Text);
    const LEVELS: Field = ("levels", Array(&Text));
    const SIDE: Shape = Record("SideWords", &[NAME, TEXT]);
    let mut book = Book::open("../deathmaydie/content");
    let mut family = |file: &str, id, call, words, grammar| {
        let out = format!("deathmaydie_{}", file.replace(".toml", ".rs"));
        book.words(file, &out, &Words { id, call, words, grammar });
    };
    let name = Record("NameWords", &[NAME]);
    let text = Record("TextWords", &[TEXT]);
    let plural = Record("PluralWords", &[NAME, ("plural", Text)]);
    let choice = Record("ChoiceWords", &[NAME, TEXT, ("options", Opt(&List(&Text)))]);
    family("symbols.toml", "Symbol", "symbol", plural, &[]);
    family("dice.toml", "Die", "die", name, &[]);
    family("tracks.toml", "Track", "track", name, &[]);
    family("tags.toml", "Tag", "tag", name, &[]);
    family("skills.toml", "Skill", "skill", Record("SkillWords", &[NAME, LEVELS]), &[]);
    let investigator = Record("InvestigatorWords", &[NAME, ("skill", Text), LEVELS]);
    family("investigators.toml", "Investigator", "investigator", investigator, GENDER);
    let enemy = Record("EnemyWords", &[NAME, ("short", Text), ("plural", Text), TEXT]);
    family("enemies.toml", "Enemy", "enemy", enemy, &[]);
    family("insanities.toml", "Insanity", "insanity", SIDE, &[]);
    let relic = Record("RelicWords", &[("normal", SIDE), ("transformed", SIDE)]);
    family("relics.toml", "Relic", "relic", relic, &[]);
    family("unknown.toml", "Unknown", "unknown", text, &[]);
    family("elders.toml", "Elder", "elder", name, &[]);
    family("stages.toml", "Stage", "stage", text, &[]);
    family("mythos.toml", "Mythos", "mythos", choice, &[]);
    family("gates.toml", "Gate", "gate", name, &[]);
    let episode = Record("EpisodeWords", &[NAME, ("flavour", Text), ("disrupted", Text), ("advance", Text)]);
    family("episodes.toml", "Episode", "episode", episode, &[]);
    family("spaces.toml", "Space", "space", name, &[("es", &[("article", Text)])]);
    family("faces.toml", "Face", "face", name, &[]);
    family("values.toml", "Value", "value", name, &[]);
    family("tokens.toml", "Token", "token", plural, GENDER);
    family("counters.toml", "Counter", "counter", name, &[]);
    family("actions.toml", "Action", "action", choice, &[]);
    family("rules.toml", "Rule", "rule", text, &[]);
    family("conditions.toml", "Condition", "condition", SIDE, &[]);
    let discovery = Record(
        "DiscoveryWords",
        &[NAME, ("flavour", Text), ("text", Opt(&Text)), ("left", Opt(&SIDE)), ("right", Opt(&SIDE))],
    );
    family("discoveries.toml", "Discovery", "discovery", discovery, &[]);
    book.close();
}

fn lanterns() {
    let card = &[("id", Id), ("name", Text), ("text", Text)];
    let mut book = Book::open("../lanterns/content");
    book.words(
        "lanterns.toml",
        "lanterns_lamps.rs",
        &Words { id: "Lamp", call: "lamp", words: Made("lamp!", "CardWords", card), grammar: &[] },
    );
    book.close();
}
