//! Is a page well made?

use std::collections::BTreeSet;

use pages::Region;

/// The root of a region carries its id.
pub fn is_rooted(region: &Region) {
    let root = &region.html[..region.html.find('>').expect("an element")];
    assert!(root.contains(&format!("id=\"{}\"", region.id)), "{} has another root: {root}", region.id);
}

/// Nothing inline, every id once, every element closed, one first heading.
pub fn is_sound(page: &str) {
    assert!(!page.contains(" style=") && !page.contains("javascript:"), "inline style or script");
    let handler = |name: &str| page.contains(&format!(" {name}="));
    assert!(!["onclick", "onload", "onerror", "onsubmit"].into_iter().any(handler), "an inline handler");
    let mut ids = BTreeSet::new();
    for id in page.split(" id=\"").skip(1).filter_map(|rest| rest.split('"').next()) {
        assert!(ids.insert(id), "id {id} twice");
    }
    assert_eq!(page.matches("<h1").count(), 1, "one first heading");
    is_closed(page);
}

/// A small reader of tags: enough to notice a missing or misplaced end.
fn is_closed(page: &str) {
    const VOID: [&str; 6] = ["meta", "link", "input", "img", "br", "!DOCTYPE"];
    let mut open: Vec<&str> = Vec::new();
    for tag in page.split('<').skip(1) {
        let name = tag.split([' ', '>']).next().unwrap_or_default();
        if let Some(closing) = name.strip_prefix('/') {
            assert_eq!(open.pop(), Some(closing), "</{closing}> closes something else");
        } else if tag.split('>').next().is_some_and(|inside| inside.ends_with('/')) {
            assert_eq!(open.last(), Some(&"svg"), "only inside a picture <{name}> may close itself");
        } else if !VOID.contains(&name) {
            assert!(name != "form" || !open.contains(&"form"), "a form inside a form");
            open.push(name);
        }
    }
    assert_eq!(open, Vec::<&str>::new(), "left open");
}
