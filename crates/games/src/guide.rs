//! What does the voice of a lesson say? One sentence at a time, and what it means is pointed at where it stands.

use words::Sentence;

/// What the voice of a lesson says to its learner just now.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Guide {
    pub title: &'static str,
    /// Nothing once the lesson is over or has been left.
    pub speaks: Option<Speech>,
    /// What else can be learned, by name and title.
    pub others: Vec<(&'static str, &'static str)>,
}

/// One thing it says.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Speech {
    /// Which of the lesson's steps it is, from 0: what "go on" acknowledges.
    pub step: usize,
    /// How far the lesson is: things said so far, this one included, and in all.
    pub said: (usize, usize),
    /// Nothing while the others play.
    pub says: Option<Sentence>,
    pub rule: Option<&'static str>,
    pub points: Vec<Point>,
    pub wants: Wants,
}

/// What it waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Wants {
    /// To be read.
    Reading,
    /// A press on what is lit.
    Press,
    /// What the others do.
    Others,
    /// Whatever the learner likes.
    Anything,
    /// To be read, and then the table is the learner's.
    Farewell,
}

/// Something on the page: an element with an attribute of this value, or of a class.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Point {
    Attribute(&'static str, String),
    Class(String),
}
