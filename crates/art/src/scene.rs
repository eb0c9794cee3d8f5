//! Where do we sit? The library after midnight and the top of its table.

pub fn library() -> String {
    r##"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1600 600" preserveAspectRatio="xMidYMid slice"><rect width="1600" height="600" fill="#15110e"/></svg>"##.into()
}

pub fn table_top() -> String {
    r##"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 800" preserveAspectRatio="xMidYMid slice"><rect width="1200" height="800" fill="#2a211a"/></svg>"##.into()
}
