//! The program: serve, back up, check, play, simulate, replay, rules. One command runs Conclave.
#![forbid(unsafe_code)]

mod answer;
mod archive;
mod args;
mod backup;
mod check;
mod games;
mod help_es;
mod log;
mod paper;
mod play;
mod replay;
mod rules;
mod say;
mod serve;
mod simulate;

use std::process::ExitCode;

use args::Command;

/// Pages are made of many small strings, and this allocator is made for those.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

/// Why the program stops early: a sentence for the person, and the exit code.
pub struct Stop {
    pub text: String,
    pub code: u8,
}

impl Stop {
    /// The command was not understood: exit code 2.
    pub fn misuse(text: impl Into<String>) -> Stop {
        Stop { text: text.into(), code: 2 }
    }

    /// The command was understood and did not work out: exit code 1.
    pub fn failure(text: impl Into<String>) -> Stop {
        Stop { text: text.into(), code: 1 }
    }
}

fn main() -> ExitCode {
    let lang = args::language();
    let done = args::read(lang).and_then(|command| match command {
        Command::Serve(serve) => serve::run(lang, &serve),
        Command::Games { json } => games::run(lang, json),
        Command::Simulate(simulate) => simulate::run(lang, &simulate),
        Command::Play(play) => play::run(lang, &play),
        Command::Replay { file, data } => replay::run(lang, &file, &data),
        Command::Backup { to, data } => backup::run(lang, &data, &to),
        Command::Check { data } => check::run(lang, &data),
        Command::Rules(rules) => rules::run(lang, &rules),
        Command::Archive(archive) => archive::run(lang, &archive),
    });
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(stop) => {
            eprintln!("conclave: {}", stop.text);
            ExitCode::from(stop.code)
        }
    }
}
