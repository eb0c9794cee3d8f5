//! What keeps the service safe around every request: headers, origins, and limits on what may arrive.

use axum::Router;
use axum::extract::Request;
use axum::http::{HeaderMap, HeaderName, HeaderValue, Uri, Version, header};
use axum::response::{IntoResponse, Response};
use hall::Source;
use tower_service::Service;
use words::problem::Problem;

use crate::config::{Public, ServerConfig};
use crate::forwarded::is_host;
use crate::limits::RateClass;
use crate::request::decoded;
use crate::{App, api, deal_gate, request, web};

const LONGEST_ADDRESS: usize = 2048;

/// How long browsers are to remember that this place is only to be reached safely.
const ONE_YEAR: &str = "max-age=31536000";

/// Only our own scripts, styles and pictures; nobody may frame us; a seat link is never told to another site.
const HEADERS: [(&str, &str); 7] = [
    (
        "content-security-policy",
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; \
         manifest-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
    ),
    ("x-content-type-options", "nosniff"),
    ("referrer-policy", "same-origin"),
    ("permissions-policy", "camera=(), geolocation=(), microphone=(), payment=(), usb=()"),
    ("cross-origin-opener-policy", "same-origin"),
    ("cross-origin-resource-policy", "same-origin"),
    ("cache-control", "no-store"),
];

const FOR_PROGRAMS: &[(&str, &str)] = &[
    ("content-security-policy", "default-src 'none'; frame-ancestors 'none'"),
    ("x-content-type-options", "nosniff"),
    ("cache-control", "no-store"),
];

/// The service with everything that must hold for each request. Put around the router by hand: as a layer it would be copied
/// and put in a box for every request.
#[derive(Clone)]
pub struct Guarded {
    app: App,
    inside: Router,
}

impl Guarded {
    pub fn new(inside: Router<App>, app: App) -> Guarded {
        let inside = inside.method_not_allowed_fallback(wrong_method).with_state(app.clone());
        Guarded { app, inside }
    }

    pub async fn answer(self, request: Request) -> Response {
        let Guarded { app, mut inside } = self;
        let for_program = request.uri().path().starts_with("/api/");
        let allowed = match admit(&app, &request) {
            Ok(from) => deal_gate::gate(&app, from, request.uri().path(), request.headers()).await,
            Err(problem) => Err(problem),
        };
        let mut response = match allowed {
            Ok(()) => inside.call(request).await.unwrap_or_else(|never| match never {}),
            Err(problem) => refuse(request.uri(), request.headers(), &problem),
        };
        app.metrics.answered(&response);
        protect(response.headers_mut(), for_program, &app.config);
        response
    }
}

fn protect(headers: &mut HeaderMap, for_program: bool, house: &ServerConfig) {
    // Programs read no markup: what is for browsers' pages would only make their answers longer.
    let needed = if for_program { FOR_PROGRAMS } else { &HEADERS };
    for (name, value) in needed {
        headers.entry(HeaderName::from_static(name)).or_insert(HeaderValue::from_static(value));
    }
    if house.public.as_ref().is_some_and(Public::is_secure) {
        headers.insert(header::STRICT_TRANSPORT_SECURITY, HeaderValue::from_static(ONE_YEAR));
    }
}

/// Whether it may be asked at all; says by whom it is.
fn admit(app: &App, request: &Request) -> Result<Source, Problem> {
    check(request, &app.config)?;
    let from = app.config.source(request::peer(request.extensions()), request.headers());
    if request.method().is_safe() && !is_file(request.uri().path()) {
        app.limits.take(from, RateClass::Read)?;
    }
    Ok(from)
}

/// Made when the server starts, and kept by browsers.
fn is_file(path: &str) -> bool {
    path.starts_with("/assets/") || path.starts_with("/art/")
}

fn check(request: &Request, house: &ServerConfig) -> Result<(), Problem> {
    let (method, uri, headers) = (request.method(), request.uri(), request.headers());
    if uri.path_and_query().is_some_and(|address| address.as_str().len() > LONGEST_ADDRESS) {
        return Err(Problem::TooLarge);
    }
    if is_ambiguous(request) {
        return Err(Problem::Malformed("host".to_owned()));
    }
    // With a length beside it, a proxy may have read another body than the library, which hides the length then.
    if headers.contains_key(header::TRANSFER_ENCODING) {
        return Err(Problem::Malformed("transfer-encoding; send a content-length".to_owned()));
    }
    if decoded(uri.path()).is_none() {
        return Err(Problem::NoSuchPage);
    }
    let upgrade = headers.contains_key(header::UPGRADE);
    if (upgrade || !(method.is_safe())) && !comes_from_here(request, house) {
        return Err(Problem::WrongOrigin);
    }
    Ok(())
}

/// Whether it does not say clearly for which address it is meant, so that a proxy could take it for another's. What comes
/// without a socket was not read from bytes.
fn is_ambiguous(request: &Request) -> bool {
    let mut hosts = request.headers().get_all(header::HOST).iter().map(|host| host.to_str().unwrap_or("?"));
    let (first, second) = (hosts.next(), hosts.next());
    let missing = first.is_none() && request.version() == Version::HTTP_11;
    let strange = first.is_some_and(|host| !is_host(host));
    let other = request.uri().authority().is_some_and(|target| first.is_some_and(|host| target != host));
    (missing || second.is_some() || strange || other) && request.extensions().get::<request::Peer>().is_some()
}

/// From where a browser says that a page asks.
static SITE: HeaderName = HeaderName::from_static("sec-fetch-site");

/// Cookies travel with requests other sites make; those requests say where they come from.
fn comes_from_here(request: &Request, house: &ServerConfig) -> bool {
    let text = |name: &HeaderName| request.headers().get(name).map(|value| value.to_str().unwrap_or("?"));
    let here = || house.came_from(request::peer(request.extensions()), request.headers()).origin;
    text(&SITE).is_none_or(|site| matches!(site, "same-origin" | "none"))
        && text(&header::ORIGIN).is_none_or(|origin| same_place(origin, &here()))
}

/// The scheme is only known for certain where somebody has told us; elsewhere a proxy may have spoken it.
fn same_place(origin: &str, here: &str) -> bool {
    origin == here
        || (here.starts_with("http://") && origin.strip_prefix("https://") == here.strip_prefix("http://"))
}

async fn wrong_method(uri: Uri, headers: HeaderMap) -> Response {
    refuse(&uri, &headers, &Problem::WrongMethod)
}

/// Programs get JSON, people a page.
fn refuse(uri: &Uri, headers: &HeaderMap, problem: &Problem) -> Response {
    let lang = request::language(headers);
    if uri.path().starts_with("/api/") {
        return api::errors::ApiError::new(problem.clone(), lang).into_response();
    }
    web::refuse::page_for(problem, lang)
}
