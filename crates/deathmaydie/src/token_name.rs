//! How does a story call an Episode token?

use std::fmt;
use std::str::FromStr;

use crate::content::Token;

/// A token by its kind and its number there: `juror-2`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TokenName(pub Token, pub u8);

impl fmt::Display for TokenName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}", self.0, self.1)
    }
}

impl FromStr for TokenName {
    type Err = ();

    fn from_str(text: &str) -> Result<TokenName, ()> {
        let (token, number) = text.rsplit_once('-').ok_or(())?;
        Ok(TokenName(token.parse()?, number.parse().map_err(|_| ())?))
    }
}
