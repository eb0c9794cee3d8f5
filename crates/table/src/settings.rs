//! How a game is set up: its options as names and values, the same on the command line, in a form and in a record.

use std::collections::BTreeMap;

/// One option a game offers. Words for it live in `words` under the same key and values.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OptionRow {
    pub key: &'static str,
    pub values: &'static [&'static str],
    pub default: &'static str,
    /// Instead of a value, some of these, separated by commas. The game says how many and in which order.
    pub list_of: &'static [&'static str],
    /// Instead of a value, a whole number between these two.
    pub range: Option<(u32, u32)>,
}

impl OptionRow {
    pub const fn new(key: &'static str, values: &'static [&'static str], default: &'static str) -> OptionRow {
        OptionRow { key, values, default, list_of: &[], range: None }
    }

    pub const fn or_list_of(self, list_of: &'static [&'static str]) -> OptionRow {
        OptionRow { list_of, ..self }
    }

    /// A number between `least` and `most`, both included.
    pub const fn number(key: &'static str, (least, most): (u32, u32), default: &'static str) -> OptionRow {
        OptionRow { range: Some((least, most)), ..OptionRow::new(key, &[], default) }
    }

    /// Whether this is a number in range, written as numbers are.
    fn is_number(&self, value: &str) -> bool {
        let number = value.parse::<u32>().ok().filter(|number| number.to_string() == value);
        matches!((number, self.range), (Some(number), Some((least, most))) if (least..=most).contains(&number))
    }
}

/// The options somebody chose, by key. What is not set has its default.
#[derive(Clone, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct Settings(BTreeMap<String, String>);

/// Why settings do not fit a game: the key or value it does not know.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Misfit {
    NotAPair(String),
    UnknownKey(String),
    UnknownValue { key: String, value: String },
}

impl Settings {
    /// The lesson taught at a table, by name, and the position it began with. No game offers these: nobody can ask for
    /// them, and `check` refuses them.
    pub const LESSON: &'static str = "lesson";
    pub const STAGE: &'static str = "stage";
    /// What was played before a game left a running one (`Record::parted`). The same holds for it.
    pub const PARTED: &'static str = "parted";

    /// Reads `key=value`; a later pair replaces an earlier one.
    pub fn set_pair(&mut self, pair: &str) -> Result<(), Misfit> {
        let (key, value) = pair.split_once('=').ok_or_else(|| Misfit::NotAPair(pair.to_owned()))?;
        self.set(key.trim(), value.trim());
        Ok(())
    }

    pub fn set(&mut self, key: &str, value: &str) {
        self.0.insert(key.to_owned(), value.to_owned());
    }

    pub fn with(mut self, key: &str, value: &str) -> Settings {
        self.set(key, value);
        self
    }

    /// The chosen value, or the option's default.
    pub fn value<'a>(&'a self, row: &OptionRow) -> &'a str {
        self.0.get(row.key).map_or(row.default, String::as_str)
    }

    /// What stands under this key, if anything was set.
    pub fn get(&self, key: &str) -> Option<&str> {
        self.0.get(key).map(String::as_str)
    }

    /// The same without what no game offers: what somebody chose, and what a new game is set up with.
    #[must_use]
    pub fn chosen(self) -> Settings {
        self.without(&[Settings::LESSON, Settings::STAGE, Settings::PARTED])
    }

    #[must_use]
    pub fn without(mut self, keys: &[&str]) -> Settings {
        self.0.retain(|key, _| !keys.contains(&key.as_str()));
        self
    }

    pub fn pairs(&self) -> impl Iterator<Item = (&str, &str)> {
        self.0.iter().map(|(key, value)| (key.as_str(), value.as_str()))
    }

    /// Everything set must be offered.
    pub fn check(&self, rows: &[OptionRow]) -> Result<(), Misfit> {
        for (key, value) in self.pairs() {
            let row = rows.iter().find(|row| row.key == key);
            let row = row.ok_or_else(|| Misfit::UnknownKey(key.to_owned()))?;
            let unlisted = value.split(',').find(|item| !row.list_of.contains(item));
            if let Some(unlisted) = unlisted.filter(|_| !row.values.contains(&value) && !row.is_number(value))
            {
                // Of a list, only the part that is wrong.
                let wrong = if row.list_of.is_empty() { value } else { unlisted };
                return Err(Misfit::UnknownValue { key: key.to_owned(), value: wrong.to_owned() });
            }
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_number_is_written_as_numbers_are() {
        let rows = [OptionRow::number("pause", (100, 60_000), "500")];
        let fits = |value: &str| Settings::default().with("pause", value).check(&rows).is_ok();
        assert!(["100", "500", "60000"].into_iter().all(fits));
        assert!(
            !["99", "60001", "+500", "0500", "5e2", "-1", "", "500,500", "99999999999"].into_iter().any(fits)
        );
    }

    #[test]
    fn a_list_may_stand_where_one_is_offered() {
        let rows = [
            OptionRow::new("cast", &["choose"], "choose").or_list_of(&["ana", "bea"]),
            OptionRow::new("pace", &["slow", "fast"], "slow"),
        ];
        let misfit = |key: &str, value: &str| Settings::default().with(key, value).check(&rows).err();
        for fine in ["choose", "bea", "bea,ana", "ana,ana"] {
            assert_eq!(misfit("cast", fine), None, "{fine}");
        }
        let unknown = |key: &str, value: &str| {
            Some(Misfit::UnknownValue { key: key.to_owned(), value: value.to_owned() })
        };
        assert_eq!(misfit("cast", "ana,eva"), unknown("cast", "eva"));
        assert_eq!(misfit("cast", "ana,"), unknown("cast", ""));
        assert_eq!(misfit("pace", "slow,fast"), unknown("pace", "slow,fast"));
    }
}
