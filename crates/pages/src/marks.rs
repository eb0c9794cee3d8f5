//! How does a page refer to a picture? By name in a sprite, never by carrying it along.

use maud::{Markup, html};

use crate::assets;

/// An interface mark that only repeats what the words beside it say.
pub fn icon(id: &str) -> Markup {
    html! {
        svg.icon aria-hidden="true" viewBox="0 0 24 24" { use href={ (assets::common_sprite()) "#" (id) } {} }
    }
}

/// A portrait from the common sprite.
pub fn portrait(id: &str) -> Markup {
    html! {
        svg.portrait aria-hidden="true" viewBox="0 0 64 64" { use href={ (assets::common_sprite()) "#" (id) } {} }
    }
}

/// An Element's glyph, in the current colour.
pub fn glyph(element: &str) -> Markup {
    html! {
        svg.glyph aria-hidden="true" viewBox="0 0 24 24" { use href={ (assets::grimoire_sprite()) "#el-" (element) } {} }
    }
}
