//! `conclave serve`: the tables, live, on this machine.

use server::NotStarted;
use words::Lang;

use crate::args::Serve;
use crate::{Stop, say};

pub fn run(lang: Lang, serve: &Serve) -> Result<(), Stop> {
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build();
    let cannot = |why: String| Stop::failure(say::cannot_serve(lang, &serve.listen.to_string(), &why));
    let runtime = runtime.map_err(|error| cannot(error.to_string()))?;
    runtime.block_on(async {
        let bound = server::bind(serve.listen, &serve.data).await.map_err(|error| match error {
            NotStarted::Folder(bad) => Stop::failure(format!("{}.", bad.say(lang))),
            NotStarted::Address(error) => cannot(error.to_string()),
        })?;
        println!("{}", say::open_in_browser(lang, &bound.address().to_string()));
        bound.run().await.map_err(|error| cannot(error.to_string()))
    })
}
