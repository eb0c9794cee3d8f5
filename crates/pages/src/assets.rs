//! Which files does a page need, and under which names may browsers keep them for ever?

use std::sync::{LazyLock, OnceLock};

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
    include_str!("style/story.css"),
    include_str!("style/hall.css"),
    include_str!("style/leaf.css"),
    include_str!("style/guide.css"),
    include_str!("style/why.css"),
    include_str!("style/phone.css"),
];

/// What a game's pages need besides: its look, its pictures, and what its script does. Loaded only where it is played.
#[derive(Debug)]
pub struct GameFiles {
    pub style: Asset,
    pub sprite: Asset,
    pub script: Option<Asset>,
    /// Pictures too large for a sprite, each in a file of its own, by their names.
    pictures: Vec<(&'static str, Asset)>,
    /// Its book's cover in the hall.
    cover: OnceLock<Asset>,
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
        GameFiles { style, sprite, script, pictures: Vec::new(), cover: OnceLock::new(), build }
    }

    /// With pictures that everybody may see.
    #[must_use]
    pub fn with_pictures(
        self,
        pictures: impl IntoIterator<Item = (&'static str, &'static str)>,
    ) -> GameFiles {
        let file =
            |(name, svg): (&'static str, &str)| (name, hashed("/art/", name, "svg", SVG, svg.to_owned()));
        GameFiles { pictures: pictures.into_iter().map(file).collect(), ..self }
    }

    /// The cover as a file, once somebody has painted it.
    pub fn cover(&self, painted: &'static str) -> &Asset {
        self.cover.get_or_init(|| hashed("/art/", "cover", "svg", SVG, painted.to_owned()))
    }

    pub fn picture(&self, name: &str) -> Option<&Asset> {
        self.pictures.iter().find(|(known, _)| *known == name).map(|(_, file)| file)
    }

    /// Changes whenever any file does that a table of this game needs: an old page must not talk to a new server.
    pub fn build(&self) -> &str {
        &self.build
    }

    pub fn all(&self) -> impl Iterator<Item = &Asset> {
        let pictures = self.pictures.iter().map(|(_, file)| file);
        [&self.style, &self.sprite].into_iter().chain(&self.script).chain(pictures)
    }
}

/// Files whose names stay, since browsers look for them there.
pub const LASTING: [&str; 4] = ["/favicon.svg", "/favicon-turn.svg", "/app.webmanifest", "/worker.js"];

struct Shared {
    sprite: Asset,
    hall: Asset,
    table_top: Asset,
    style: Asset,
    client: Asset,
    clock: Asset,
    guide: Asset,
    replay: Asset,
    rules: Asset,
    turn: Asset,
    why: Asset,
    together: Asset,
    lasting: [Asset; 4],
    build: String,
}

static SHARED: LazyLock<Shared> = LazyLock::new(|| {
    let script = |name: &str, body: &str| hashed("/assets/", name, "js", JS, body.to_owned());
    let style = hashed("/assets/", "conclave", "css", CSS, with_backdrops(&STYLES.concat()));
    let client = script("conclave", concat!(include_str!("client.js"), "\n", include_str!("keys.js")));
    let clock = script("clock", include_str!("clock.js"));
    let scripts = fingerprint(concat!(include_str!("turn.js"), include_str!("why.js")).as_bytes());
    let build = fingerprint([style.path.as_str(), &client.path, &clock.path, &scripts].concat().as_bytes());
    Shared {
        sprite: hashed("/art/", "common", "svg", SVG, art::common_sprite().to_owned()),
        hall: backdrop("scene", art::library_hall()),
        table_top: backdrop("table", art::table_top()),
        style,
        client,
        clock,
        guide: script("guide", include_str!("guide.js")),
        replay: script("replay", include_str!("replay.js")),
        rules: script("rules", include_str!("rules.js")),
        turn: script("turn", include_str!("turn.js")),
        why: script("why", include_str!("why.js")),
        together: script("together", include_str!("together.js")),
        lasting: [
            lasting(LASTING[0], SVG, art::favicon()),
            lasting(LASTING[1], SVG, art::covers::turn_icon()),
            lasting(LASTING[2], "application/manifest+json", include_str!("app.webmanifest")),
            lasting(LASTING[3], JS, include_str!("worker.js")),
        ],
        build,
    }
});

fn lasting(path: &str, mime: &'static str, body: &str) -> Asset {
    Asset { path: path.to_owned(), mime, body: body.to_owned(), immutable: false }
}

/// The files that are there whatever is played.
pub fn assets() -> impl Iterator<Item = &'static Asset> {
    let Shared {
        sprite,
        hall,
        table_top,
        style,
        client,
        clock,
        guide,
        replay,
        rules,
        turn,
        why,
        together,
        lasting,
        build: _,
    } = &*SHARED;
    [sprite, hall, table_top, style, client, clock, guide, replay, rules, turn, why, together]
        .into_iter()
        .chain(lasting)
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

/// What says outside the tab that it is one's turn.
pub(crate) fn turn_script() -> &'static str {
    &SHARED.turn.path
}

/// What answers whoever asks why.
pub(crate) fn why_script() -> &'static str {
    &SHARED.why.path
}

/// What tables with a lesson need besides.
pub(crate) fn guide_script() -> &'static str {
    &SHARED.guide.path
}

/// What replays need besides.
pub(crate) fn replay_script() -> &'static str {
    &SHARED.replay.path
}

/// What a game read together needs.
pub(crate) fn shared_review_script() -> &'static str {
    &SHARED.together.path
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
