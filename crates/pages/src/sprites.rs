//! How does a page refer to a picture? By name in a sprite, never by carrying it along.

use maud::Render;

use crate::assets::{self, GameFiles};

/// A picture in a sprite. It writes itself straight into the page, and short: there are a hundred of them on a table. Its
/// shape is the sprite's, its size the stylesheet's.
pub struct Mark<'a> {
    class: &'static str,
    sprite: &'static str,
    prefix: &'static str,
    id: &'a str,
}

impl Render for Mark<'_> {
    fn render_to(&self, page: &mut String) {
        let parts = [
            "<svg class=\"",
            self.class,
            "\" aria-hidden=\"true\"><use href=\"",
            self.sprite,
            "#",
            self.prefix,
            self.id,
            "\"/></svg>",
        ];
        page.reserve(parts.iter().map(|part| part.len()).sum());
        parts.iter().for_each(|part| page.push_str(part));
    }
}

/// An interface mark that only repeats what the words beside it say.
pub fn icon(id: &str) -> Mark<'_> {
    Mark { class: "icon", sprite: assets::common_sprite(), prefix: "", id }
}

/// A portrait from the common sprite.
pub fn portrait(id: &str) -> Mark<'_> {
    Mark { class: "portrait", sprite: assets::common_sprite(), prefix: "", id }
}

/// A picture of a game's own sprite.
pub fn of_game<'a>(
    class: &'static str,
    files: &'static GameFiles,
    prefix: &'static str,
    id: &'a str,
) -> Mark<'a> {
    Mark { class, sprite: &files.sprite.path, prefix, id }
}
