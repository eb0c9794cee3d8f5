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
const CSS: &str = "text/css; charset=utf-8";

/// What every page needs, whatever is played.
const STYLES: &[&str] = &[
    include_str!("style/base.css"),
    include_str!("style/card.css"),
    include_str!("style/table.css"),
    include_str!("style/hand.css"),
    include_str!("style/clock.css"),
    include_str!("style/side.css"),
    include_str!("style/pages.css"),
    include_str!("style/lobby.css"),
    include_str!("style/phone.css"),
];

/// What a game's pages need besides: its look, its pictures, and what its script does. Loaded only where it is played.
#[derive(Debug)]
pub struct GameFiles {
    pub style: Asset,
    pub sprite: Asset,
    pub script: Option<Asset>,
    build: String,
}

impl GameFiles {
    pub fn new(name: &str, styles: &[&str], sprite: &str, script: Option<&str>) -> GameFiles {
        let style = hashed("/assets/", name, "css", CSS, with_backdrops(&styles.concat()));
        let sprite = hashed("/art/", name, "svg", SVG, sprite.to_owned());
        let script = script.map(|script| hashed("/assets/", name, "js", JS, script.to_owned()));
        let script_path = script.as_ref().map_or("", |script| &script.path);
        let paths = [SHARED.build.as_str(), &style.path, &sprite.path, script_path];
        let build = fingerprint(paths.concat().as_bytes());
        GameFiles { style, sprite, script, build }
    }

    /// Changes whenever any file does that a table of this game needs: an old page must not talk to a new server.
    pub fn build(&self) -> &str {
        &self.build
    }

    pub fn all(&self) -> impl Iterator<Item = &Asset> {
        [&self.style, &self.sprite].into_iter().chain(&self.script)
    }
}

struct Shared {
    sprite: Asset,
    hall: Asset,
    table_top: Asset,
    style: Asset,
    client: Asset,
    clock: Asset,
    rules: Asset,
    favicon: Asset,
    build: String,
}

static SHARED: LazyLock<Shared> = LazyLock::new(|| {
    let script = |name: &str, body: &str| hashed("/assets/", name, "js", JS, body.to_owned());
    let style = hashed("/assets/", "conclave", "css", CSS, with_backdrops(&STYLES.concat()));
    let (client, clock) =
        (script("conclave", include_str!("client.js")), script("clock", include_str!("clock.js")));
    let build = fingerprint([style.path.as_str(), &client.path, &clock.path].concat().as_bytes());
    Shared {
        sprite: hashed("/art/", "common", "svg", SVG, art::common_sprite().to_owned()),
        hall: backdrop("scene", art::library_hall()),
        table_top: backdrop("table", art::table_top()),
        style,
        client,
        clock,
        rules: script("rules", include_str!("rules.js")),
        favicon: Asset {
            path: "/favicon.svg".to_owned(),
            mime: SVG,
            body: art::favicon().to_owned(),
            immutable: false,
        },
        build,
    }
});

/// The files that are there whatever is played.
pub fn assets() -> impl Iterator<Item = &'static Asset> {
    let Shared { sprite, hall, table_top, style, client, clock, rules, favicon, build: _ } = &*SHARED;
    [sprite, hall, table_top, style, client, clock, rules, favicon].into_iter()
}

pub(crate) fn common_sprite() -> &'static str {
    &SHARED.sprite.path
}

pub(crate) fn style() -> &'static str {
    &SHARED.style.path
}

pub(crate) fn script() -> &'static str {
    &SHARED.client.path
}

/// What live tables need besides.
pub(crate) fn clock_script() -> &'static str {
    &SHARED.clock.path
}

/// What the rulebooks need besides.
pub(crate) fn rules_script() -> &'static str {
    &SHARED.rules.path
}

fn backdrop(name: &str, svg: &str) -> Asset {
    hashed("/art/", name, "svg", SVG, svg.to_owned())
}

/// Stylesheets name the large pictures by what they are.
fn with_backdrops(style: &str) -> String {
    let path = |name: &str, svg: &str| backdrop(name, svg).path;
    style
        .replace("@SCENE@", &path("scene", art::library_hall()))
        .replace("@TABLE@", &path("table", art::table_top()))
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
pub(crate) fn element_inks(inks: &[art::ElementInk]) -> String {
    let rule = |ink: &art::ElementInk| {
        format!(".el-{}{{--ei:{};--eg:{};--et:{}}}", ink.id, ink.dark, ink.light, ink.tint)
    };
    inks.iter().map(rule).collect()
}
