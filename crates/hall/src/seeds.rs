//! Where do new tables get their seed and their name? From the system; in tests, from the test. No request reaches this.

use table::Seed;

use crate::secrets;

/// The sources of what every new table begins with.
pub struct Seeds {
    pub seed: Box<dyn Fn() -> Seed + Send + Sync>,
    /// The name in the table's address. In production nobody can guess the name of another table.
    pub name: Box<dyn Fn() -> String + Send + Sync>,
}

impl Default for Seeds {
    fn default() -> Seeds {
        Seeds { seed: Box::new(|| Seed::Sealed(secrets::random())), name: Box::new(secrets::table_name) }
    }
}
