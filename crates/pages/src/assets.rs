//! Which files does a page need, and under which names may browsers keep them for ever?

use std::sync::LazyLock;

/// A file served beside the pages. Its name changes when its contents do, unless `path` says otherwise.
#[derive(Clone, Debug)]
pub struct Asset {
    pub path: String,
    pub mime: &'static str,
    pub body: String,
    /// Whether the name carries a hash, so that it can be kept for ever.
    pub immutable: bool,
}

const SVG: &str = "image/svg+xml";
const JS: &str = "text/javascript; charset=utf-8";

static STYLES: [&str; 17] = [
    include_str!("style/base.css"),
    include_str!("style/card.css"),
    include_str!("style/table.css"),
    include_str!("style/hand.css"),
    include_str!("style/side.css"),
    include_str!("style/pages.css"),
    include_str!("style/lobby.css"),
    include_str!("style/phone.css"),
    include_str!("style/madness/table.css"),
    include_str!("style/madness/book.css"),
    include_str!("style/madness/track.css"),
    include_str!("style/madness/market.css"),
    include_str!("style/madness/people.css"),
    include_str!("style/madness/own.css"),
    include_str!("style/madness/pay.css"),
    include_str!("style/madness/story.css"),
    include_str!("style/madness/phone.css"),
];

struct Files {
    all: Vec<Asset>,
    build: String,
}

static FILES: LazyLock<Files> = LazyLock::new(|| {
    let art = [
        ("common", art::common_sprite()),
        ("grimoire", art::grimoire_sprite()),
        ("madness", art::madness_sprite()),
        ("scene", art::library_hall()),
        ("table", art::table_top()),
    ];
    let mut all: Vec<Asset> = art.map(|(name, svg)| hashed("/art/", name, "svg", SVG, svg.to_owned())).into();
    let style = STYLES.concat() + &element_inks();
    let style = style.replace("@SCENE@", &all[3].path).replace("@TABLE@", &all[4].path);
    all.push(hashed("/assets/", "conclave", "css", "text/css; charset=utf-8", style));
    let script = include_str!("client.js").to_owned();
    all.push(hashed("/assets/", "conclave", "js", JS, script));
    all.push(hashed("/assets/", "pay", "js", JS, include_str!("pay.js").to_owned()));
    all.push(hashed("/assets/", "rules", "js", JS, include_str!("rules.js").to_owned()));
    let build = fingerprint(all.iter().map(|asset| asset.path.as_str()).collect::<String>().as_bytes());
    let favicon = art::favicon().to_owned();
    all.push(Asset { path: "/favicon.svg".to_owned(), mime: SVG, body: favicon, immutable: false });
    Files { all, build }
});

/// Every file, ready to be served.
pub fn assets() -> &'static [Asset] {
    &FILES.all
}

/// Changes whenever any file does: an old page must not talk to a new server.
pub fn build() -> &'static str {
    &FILES.build
}

pub(crate) fn common_sprite() -> &'static str {
    &FILES.all[0].path
}

pub(crate) fn grimoire_sprite() -> &'static str {
    &FILES.all[1].path
}

pub(crate) fn madness_sprite() -> &'static str {
    &FILES.all[2].path
}

pub(crate) fn style() -> &'static str {
    &FILES.all[5].path
}

pub(crate) fn script() -> &'static str {
    &FILES.all[6].path
}

/// What one game's tables need besides.
pub(crate) fn script_of(game: &str) -> Option<&'static str> {
    (game == "madness").then(|| FILES.all[7].path.as_str())
}

/// What the rulebooks need besides.
pub(crate) fn rules_script() -> &'static str {
    &FILES.all[8].path
}

fn hashed(folder: &str, name: &str, ending: &str, mime: &'static str, body: String) -> Asset {
    let path = format!("{folder}{name}-{}.{ending}", fingerprint(body.as_bytes()));
    Asset { path, mime, body, immutable: true }
}

/// FNV-1a: tells versions apart, guards nothing. Short, since pages say these names often.
fn fingerprint(bytes: &[u8]) -> String {
    let step = |hash: u32, byte: &u8| (hash ^ u32::from(*byte)).wrapping_mul(0x0100_0193);
    format!("{:08x}", bytes.iter().fold(0x811c_9dc5, step))
}

/// One class for each Element, with the inks the art was painted in.
fn element_inks() -> String {
    let rule = |ink: &art::ElementInk| {
        format!(".el-{}{{--ei:{};--eg:{};--et:{}}}", ink.id, ink.dark, ink.light, ink.tint)
    };
    art::ELEMENT_INKS.iter().chain(&art::MADNESS_INKS).map(rule).collect()
}
