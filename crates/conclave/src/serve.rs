//! `conclave serve`: the tables, live, on this machine.

use server::Public;
use words::Lang;

use crate::args::Serve;
use crate::{Stop, say};

pub fn run(lang: Lang, serve: &Serve) -> Result<(), Stop> {
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build();
    let cannot = |why: String| Stop::failure(say::cannot_serve(lang, &serve.listen.to_string(), &why));
    let runtime = runtime.map_err(|error| cannot(error.to_string()))?;
    runtime.block_on(async {
        let bound = server::bind_house(serve.listen, &serve.data, serve.house()).await;
        let bound = bound.map_err(|error| cannot(error.to_string()))?;
        let address = format!("http://{}", bound.address());
        println!("{}", say::open_in_browser(lang, serve.public.as_ref().map_or(&address, Public::origin)));
        bound.run().await.map_err(|error| cannot(error.to_string()))
    })
}
