//! What can a person read about a Spell or an Element?

/// The words on one Spell. `id` is the Element code and the printed Power: `FIR-2`, `LIG-F`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CardWords {
    pub id: &'static str,
    pub name: &'static str,
    pub text: &'static str,
    /// One line for the mood; it means nothing in play.
    pub flavour: &'static str,
}

/// The words for one Element.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ElementWords {
    /// How card IDs begin.
    pub code: &'static str,
    pub id: &'static str,
    pub name: &'static str,
    /// As it describes a Spell: "Fire", "de Fuego".
    pub of: &'static str,
    pub character: &'static str,
}
