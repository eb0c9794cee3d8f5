//! What is the same for every game, in English? Each game has its own words in its own folder.

pub mod arranged_words;
pub mod branch_words;
pub mod dates;
pub mod deal_words;
pub mod example_words;
pub mod full;
pub mod grammar;
pub mod hall_lines;
pub mod page;
pub mod page_lines;
pub mod practice_words;
pub mod problem;
pub mod story_words;
pub mod why_words;
