//! `conclave serve`: the tables, live, on this machine.

use server::App;
use words::Lang;

use crate::args::Serve;
use crate::{Stop, say};

pub fn run(lang: Lang, serve: &Serve) -> Result<(), Stop> {
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build();
    let cannot = |why: String| Stop::failure(say::cannot_serve(lang, &serve.listen.to_string(), &why));
    let runtime = runtime.map_err(|error| cannot(error.to_string()))?;
    runtime.block_on(async {
        let games = if serve.example { ::games::WITH_EXAMPLE } else { ::games::GAMES };
        let app = App::with_games(&serve.data, games);
        let bound = app.and_then(|app| server::bind_app(serve.listen, app));
        let bound = bound.map_err(|error| cannot(error.to_string()))?;
        println!("{}", say::open_in_browser(lang, &bound.address().to_string()));
        bound.run().await.map_err(|error| cannot(error.to_string()))
    })
}
