//! What is shown of a book where only a picture fits? A preview for links, and the marks of the app itself.

use crate::pen::Pen;

/// A book on the table of the library, 1200 × 630, as places that show links like it. Without a cover, the library alone.
pub fn preview(cover: Option<&str>) -> String {
    let mut pen = Pen::new("preview", super::binding::PLAIN.hue);
    pen.raw(r##"<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630" viewBox="0 0 1200 630"><defs><radialGradient id="night" cx=".5" cy=".5" r=".75"><stop offset="0" stop-color="#0d0907" stop-opacity=".15"/><stop offset="1" stop-color="#0d0907" stop-opacity=".9"/></radialGradient></defs>"##);
    pen.raw(r#"<g transform="translate(-240 0) scale(1.05)">"#);
    pen.raw(&within(crate::library_hall(), "l"));
    pen.raw("</g>");
    if let Some(cover) = cover {
        pen.raw(r##"<rect width="1200" height="630" fill="#0d0907" opacity=".55"/><rect width="1200" height="630" fill="url(#night) none"/><g transform="translate(600 318) rotate(-4) scale(1.36)"><rect x="-146" y="-196" width="306" height="420" rx="10" fill="#000" opacity=".45"/><rect x="-146" y="-204" width="302" height="418" rx="6" fill="#d9c79a"/><path d="M-146 204H156M-146 208H156M154-204V212" stroke="#8a7446" stroke-width="1.4"/><g transform="translate(-150 -210)">"##);
        pen.raw(&within(cover, "c"));
        pen.raw("</g></g>");
    }
    pen.raw("</svg>");
    pen.done()
}

/// A picture inside another: its names must not meet those outside.
fn within(svg: &str, prefix: &str) -> String {
    svg.replace("id=\"", &format!("id=\"{prefix}-")).replace("url(#", &format!("url(#{prefix}-"))
}

const BOOK: &str = r##"<path fill="#8a3a1c" stroke="#c9a24b" stroke-width="1.5" d="M7 5h16a2 2 0 0 1 2 2v20H9a2 2 0 0 1-2-2z"/><path d="M7 25a2 2 0 0 1 2-2h16" fill="none" stroke="#f3e7cf" stroke-width="1.5"/><path fill="#f3e7cf" d="M9.5 14.5c3-5 10-5 13 0-3 5-10 5-13 0z"/><circle cx="16" cy="14.5" r="3.2" fill="#1b1511"/><circle cx="15" cy="13.5" r="1" fill="#ffe3a1"/>"##;

/// The app among others on a phone: the book with room around it, since every phone cuts another shape.
pub fn app_icon() -> String {
    format!(
        r##"<svg xmlns="http://www.w3.org/2000/svg" width="512" height="512" viewBox="0 0 32 32"><defs><radialGradient id="g" cx=".5" cy=".45" r=".7"><stop offset="0" stop-color="#4a3121"/><stop offset="1" stop-color="#120d0a"/></radialGradient></defs><rect width="32" height="32" fill="url(#g) #1b1511"/><g transform="translate(3.2 3.2) scale(.8)">{BOOK}</g></svg>"##
    )
}

/// The mark for browser tabs while it is one's turn: the same book with a lit candle's flame over its corner.
pub fn turn_icon() -> &'static str {
    r##"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="7" fill="#1b1511"/><path fill="#8a3a1c" stroke="#c9a24b" stroke-width="1.5" d="M7 5h16a2 2 0 0 1 2 2v20H9a2 2 0 0 1-2-2z"/><path d="M7 25a2 2 0 0 1 2-2h16" fill="none" stroke="#f3e7cf" stroke-width="1.5"/><path fill="#f3e7cf" d="M9.5 14.5c3-5 10-5 13 0-3 5-10 5-13 0z"/><circle cx="16" cy="14.5" r="3.2" fill="#1b1511"/><circle cx="23" cy="9" r="9" fill="#1b1511"/><circle cx="23" cy="9" r="7.4" fill="#f4c04e"/><path fill="#7d2a10" d="M23 3.500c4 4 3.600 9.500 0 10.500-3.600-1-4-6.500 0-10.500z"/></svg>"##
}
