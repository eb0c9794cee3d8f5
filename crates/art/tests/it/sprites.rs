//! Can every page rely on the pictures? Ids, well-formedness, no styles or scripts, contrast.

use std::collections::BTreeMap;

use grimoire::cards::Card;

const ICONS: [&str; 34] = [
    "logo",
    "candle",
    "crown",
    "quill",
    "deck",
    "dealer",
    "chain",
    "chain-broken",
    "silence",
    "trump",
    "life",
    "life-out",
    "hourglass",
    "undo",
    "hint",
    "rules",
    "eye",
    "link",
    "bug",
    "replay",
    "flag",
    "settings",
    "sun",
    "moon",
    "check",
    "cross",
    "chat",
    "swap",
    "play",
    "prev",
    "next",
    "first",
    "last",
    "pause",
];

fn pictures() -> [(&'static str, &'static str); 8] {
    [
        ("common", art::common_sprite()),
        ("grimoire", art::grimoire_sprite()),
        ("madness", art::madness_sprite()),
        ("obscurio", art::obscurio_sprite()),
        ("deathmaydie", art::deathmaydie_sprite()),
        ("scene", art::library_hall()),
        ("table", art::table_top()),
        ("favicon", art::favicon()),
    ]
}

fn ids(svg: &str) -> BTreeMap<&str, usize> {
    let mut counts = BTreeMap::new();
    for rest in svg.split(" id=\"").skip(1) {
        *counts.entry(rest.split('"').next().unwrap()).or_insert(0) += 1;
    }
    counts
}

/// Walks the tags of `svg`; says what is wrong, if anything.
fn fault(svg: &str) -> Option<String> {
    let mut open: Vec<&str> = Vec::new();
    let mut rest = svg;
    while let Some(start) = rest.find('<') {
        let end = rest[start..].find('>')? + start;
        let tag = &rest[start + 1..end];
        let name = tag.trim_start_matches('/').split([' ', '/']).next().unwrap_or("");
        if !tag.matches('"').count().is_multiple_of(2) || tag.contains('<') {
            return Some(format!("broken tag <{tag}>"));
        }
        if tag.starts_with('/') {
            if open.pop() != Some(name) {
                return Some(format!("</{name}> closes something else"));
            }
        } else if !tag.ends_with('/') {
            open.push(name);
        }
        rest = &rest[end + 1..];
    }
    (!open.is_empty()).then(|| format!("left open: {open:?}"))
}

#[test]
fn every_card_has_one_face_and_every_element_one_glyph() {
    let ids = ids(art::grimoire_sprite());
    for card in Card::ALL {
        assert_eq!(ids.get(format!("face-{card}").as_str()), Some(&1), "{card}");
    }
    for ink in &art::ELEMENT_INKS {
        assert_eq!(ids.get(format!("el-{}", ink.id).as_str()), Some(&1), "{}", ink.id);
    }
    assert_eq!(ids.get("back"), Some(&1));
}

#[test]
fn every_shared_mark_is_there() {
    let ids = ids(art::common_sprite());
    for id in ICONS {
        assert_eq!(ids.get(id), Some(&1), "{id}");
    }
    for n in 1..=8 {
        assert!(ids.contains_key(format!("avatar-{n}").as_str()));
    }
    for n in 1..=4 {
        assert!(ids.contains_key(format!("bot-{n}").as_str()));
    }
}

#[test]
fn no_id_is_given_twice() {
    for (name, svg) in pictures() {
        let twice: Vec<_> = ids(svg).into_iter().filter(|(_, n)| *n > 1).collect();
        assert!(twice.is_empty(), "{name}: {twice:?}");
    }
}

#[test]
fn every_reference_leads_somewhere() {
    for (name, svg) in pictures() {
        let ids = ids(svg);
        for rest in svg.split("url(#").skip(1) {
            let id = rest.split(')').next().unwrap();
            assert!(ids.contains_key(id), "{name}: {id}");
        }
    }
}

#[test]
fn pictures_are_well_formed() {
    for (name, svg) in pictures() {
        assert_eq!(fault(svg), None, "{name}");
    }
}

#[test]
fn pictures_carry_no_style_script_or_words() {
    for (name, svg) in pictures() {
        for unwanted in [" style=", "<style", "<script", "<text", "<image", "NaN", "\"inf\"", "href"] {
            assert!(!svg.contains(unwanted), "{name} contains {unwanted}");
        }
    }
}

fn luminance(hex: &str) -> f64 {
    let channel = |i: usize| {
        let v = f64::from(u8::from_str_radix(&hex[i..i + 2], 16).unwrap()) / 255.0;
        if v <= 0.04045 { v / 12.92 } else { ((v + 0.055) / 1.055).powf(2.4) }
    };
    0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5)
}

fn contrast(a: &str, b: &str) -> f64 {
    let (a, b) = (luminance(a), luminance(b));
    (a.max(b) + 0.05) / (a.min(b) + 0.05)
}

#[test]
fn element_inks_can_be_read_on_parchment_and_in_the_dark() {
    for ink in art::ELEMENT_INKS.iter().chain(&art::MADNESS_INKS) {
        assert!(contrast(ink.dark, "#f3e7cf") >= 4.5, "{} on parchment", ink.id);
        assert!(contrast(ink.light, "#1b1511") >= 4.5, "{} in the dark", ink.id);
        assert!(contrast("#2b2118", ink.tint) >= 4.5, "ink on the tint of {}", ink.id);
    }
}
