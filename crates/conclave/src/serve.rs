//! `conclave serve`: the tables, live, on this machine.

use server::{App, NotStarted, Public, Say};
use words::Lang;

use crate::args::Serve;
use crate::{Stop, say};

pub fn run(lang: Lang, serve: &Serve) -> Result<(), Stop> {
    if serve.rehearsal.is_some() && serve.public.is_some() {
        return Err(Stop::misuse(say::rehearsal_in_public(lang)));
    }
    crate::log::begin(lang, serve.log.as_deref())?;
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build();
    let cannot = |why: String| Stop::failure(say::cannot_serve(lang, &serve.listen.to_string(), &why));
    let runtime = runtime.map_err(|error| cannot(error.to_string()))?;
    runtime.block_on(async {
        let games = if serve.example { pages::FACES_WITH_EXAMPLE } else { pages::FACES };
        let app = App::with_config(&serve.data, games, serve.config()).map_err(NotStarted::Folder);
        let bound = app.and_then(|app| server::bind_app(serve.listen, app));
        let bound = bound.map_err(|error| match error {
            NotStarted::Folder(bad) => Stop::failure(format!("{}.", bad.say(lang))),
            NotStarted::Address(error) => cannot(error.to_string()),
        })?;
        let bound = match serve.admin {
            Some(admin) => bound.with_admin(admin).map_err(|error| {
                Stop::failure(say::cannot_serve(lang, &admin.to_string(), &error.to_string()))
            })?,
            None => bound,
        };
        let address = format!("http://{}", bound.address());
        println!("{}", say::open_in_browser(lang, serve.public.as_ref().map_or(&address, Public::origin)));
        if let Some(admin) = bound.admin_address() {
            println!("{}", say::operators_look_at(lang, &admin.to_string()));
        }
        bound.run_until(told_to_stop()).await.map_err(|error| cannot(error.to_string()))
    })
}

/// Ctrl+C, or the polite way to end a service.
async fn told_to_stop() {
    let pressed = async {
        // Whoever cannot be told to stop serves on.
        if tokio::signal::ctrl_c().await.is_err() {
            std::future::pending::<()>().await;
        }
    };
    tokio::select! {
        () = pressed => {}
        () = terminated() => {}
    }
}

#[cfg(unix)]
async fn terminated() {
    use tokio::signal::unix::{SignalKind, signal};
    match signal(SignalKind::terminate()) {
        Ok(mut signal) => drop(signal.recv().await),
        Err(_) => std::future::pending().await,
    }
}

#[cfg(not(unix))]
async fn terminated() {
    std::future::pending().await
}
