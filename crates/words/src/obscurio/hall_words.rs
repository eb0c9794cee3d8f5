//! What do the scenes of an Obscurio table say, beside the short words of `table_words`?

use obscurio::view::NightLimit;

use super::{en, es};
use crate::lang::{Lang, spoken};

pub struct HallWords {
    pub illusions: &'static str,
    /// Under the button that lands a Butterfly.
    pub final_landing: &'static str,
    pub found: &'static str,
    pub missed: &'static str,
    pub whole_page: &'static str,
    /// While all point in secret.
    pub all_point: &'static str,
    /// Above an Accusation that is over.
    pub accusation_was: &'static str,
    /// Whoever talks elsewhere reads no written talk, and large cues instead.
    pub by_voice: &'static str,
}

/// What those whose eyes are closed are told about how long that may last: the same whatever happens meanwhile.
pub fn night_limit(lang: Lang, limit: NightLimit) -> String {
    match limit {
        NightLimit::Clock(ms) => spoken!(lang, hall_words::night_lasts(ms.div_ceil(1000))),
        NightLimit::Grimoire => spoken!(lang, hall_words::NIGHT_MAY_END).to_owned(),
    }
}

pub fn hall(lang: Lang) -> &'static HallWords {
    spoken!(lang, &hall_words::WORDS)
}
