//! Who stands on the map? Investigators as medallions, enemies as dark shapes on a base, Elder Ones twice their size.

mod elders;
mod enemies;
mod investigators;

use super::Sheet;

pub use elders::azathoth as elder_at_the_centre;
pub use investigators::colour;

pub fn lay(sheet: &mut Sheet) {
    investigators::lay(sheet);
    enemies::lay(sheet);
    elders::lay(sheet);
}
