//! What is said in Spanish around an example?

use crate::example_words::ExampleWords;

pub static WORDS: ExampleWords = ExampleWords {
    title: "Un ejemplo",
    see: "ver la mesa",
    step_by_step: "Verlo paso a paso",
    begins: "Así empieza.",
    still: "Aquí nadie tiene que hacer nada: basta con que esté.",
    back: "Volver a la carta",
};

pub fn does(name: &str) -> String {
    format!("{name}:")
}

pub fn step_of(step: usize, last: usize) -> String {
    format!("Paso {step} de {last}")
}
