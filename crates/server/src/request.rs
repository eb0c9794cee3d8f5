//! Who asks, in which language, and with which fields? Read strictly: what cannot be read is said, never guessed.

use std::convert::Infallible;
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::sync::Arc;
use std::time::Duration;

use axum::body::Bytes;
use axum::extract::{FromRequest, FromRequestParts, Request};
use axum::http::request::Parts;
use axum::http::{Extensions, HeaderMap, HeaderName, header};
use hall::Source;
use hall::tables::Credentials;
use pages::chrome::Theme;
use serde::de::DeserializeOwned;
use table::Seat;
use words::Lang;
use words::problem::Problem;

use crate::App;
use crate::commands::read_json;
use crate::config::ServerConfig;
use crate::connection_slots::{Connected, ConnectionSlots};
use crate::forwarded::CameFrom;
use crate::wire::Wire;

/// The longest body anybody needs to send.
pub const LONGEST_BODY: usize = 16 * 1024;
const SLOWEST_BODY: Duration = Duration::from_secs(10);

/// The page's own module says so.
static LIVE: HeaderName = HeaderName::from_static("x-live");

/// Where a connection comes from, and how to write to it.
#[derive(Clone)]
pub struct Peer {
    pub address: SocketAddr,
    pub wire: Wire,
    pub connection: Arc<Connected>,
    pub connections: Arc<ConnectionSlots>,
}

/// Who asks and how they like to read.
#[derive(Clone, Debug)]
pub struct Caller {
    pub from: Source,
    pub lang: Lang,
    pub theme: Theme,
    /// The page's own module asks, and shows refusals itself.
    pub live: bool,
    /// What links to this service begin with for them: `http://host:port`, or nothing where that is not certain.
    pub links: String,
    /// Whether they came safely: what they keep for us is to travel no other way.
    pub secure: bool,
    cookies: String,
    bearer: Option<String>,
}

impl FromRequestParts<App> for Caller {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Caller, Infallible> {
        Ok(Caller::of(parts, &app.config))
    }
}

impl Caller {
    fn of(parts: &Parts, config: &ServerConfig) -> Caller {
        let headers = &parts.headers;
        let CameFrom { from, origin, links } = config.came_from(peer(&parts.extensions), headers);
        let cookies = headers.get_all(header::COOKIE).iter().filter_map(|value| value.to_str().ok());
        let cookies = cookies.collect::<Vec<_>>().join("; ");
        let theme = match cookie(&cookies, "theme") {
            Some("light") => Theme::Light,
            Some("dark") => Theme::Dark,
            _ => Theme::Auto,
        };
        let lang = cookie(&cookies, "lang").and_then(Lang::from_code).unwrap_or_else(|| language(headers));
        Caller {
            from,
            lang,
            theme,
            live: headers.contains_key(&LIVE),
            links,
            secure: origin.starts_with("https:"),
            bearer: text(headers, &header::AUTHORIZATION)
                .and_then(|value| value.strip_prefix("Bearer "))
                .map(|secret| secret.trim().to_owned()),
            cookies,
        }
    }

    /// The secrets this browser holds for a table.
    pub fn seat_cookie(&self, table: &str) -> &str {
        cookie(&self.cookies, &format!("seat-{table}")).unwrap_or("")
    }

    /// A secret shown by a program.
    pub fn bearer(&self) -> Option<&str> {
        self.bearer.as_deref()
    }

    /// Who a program is at a table, by the secrets it shows.
    pub fn credentials(&self) -> Credentials {
        Credentials::Shown(self.bearer().unwrap_or("").into())
    }

    pub fn cookie(&self, name: &str) -> Option<&str> {
        cookie(&self.cookies, name)
    }
}

/// Whatever secrets for this table a request shows, in a cookie or as a token.
pub fn shown_secrets(headers: &HeaderMap, table: &str) -> String {
    let name = format!("seat-{table}");
    let cookies = headers.get_all(header::COOKIE).iter().filter_map(|value| value.to_str().ok());
    let kept = cookies.filter_map(|cookies| cookie(cookies, &name));
    let bearer =
        text(headers, &header::AUTHORIZATION).and_then(|value| value.strip_prefix("Bearer ")).map(str::trim);
    kept.chain(bearer).collect::<Vec<_>>().join(".")
}

fn cookie<'a>(cookies: &'a str, name: &str) -> Option<&'a str> {
    cookies.split(';').find_map(|pair| pair.trim().strip_prefix(name)?.strip_prefix('='))
}

fn text<'a>(headers: &'a HeaderMap, name: &HeaderName) -> Option<&'a str> {
    headers.get(name)?.to_str().ok()
}

/// The language of ours that the reader likes best; of several, the first.
pub fn language(headers: &HeaderMap) -> Lang {
    let wanted = text(headers, &header::ACCEPT_LANGUAGE).unwrap_or("");
    let weighed = |part: &str| {
        let (range, weight) = part.split_once(';').unwrap_or((part, "q=1"));
        let lang = Lang::from_code(&range.trim().get(..2)?.to_ascii_lowercase())?;
        let weight: f32 = weight.trim().strip_prefix("q=")?.parse().ok()?;
        (weight > 0.0).then_some((lang, weight))
    };
    let ours = wanted.split(',').filter_map(weighed);
    let most = ours.reduce(|most, other| if other.1 > most.1 { other } else { most });
    most.map_or(Lang::En, |(lang, _)| lang)
}

/// Where a request came from; one without a socket was asked on this very machine.
pub fn peer(extensions: &Extensions) -> IpAddr {
    extensions.get::<Peer>().map_or(IpAddr::V4(Ipv4Addr::LOCALHOST), |peer| peer.address.ip())
}

/// The fields of a form or of a query, in order, repeated ones too.
#[derive(Clone, Debug, Default)]
pub struct Fields(Vec<(String, String)>);

impl Fields {
    pub fn read(text: &str) -> Result<Fields, Problem> {
        let pairs = text.split('&').filter(|pair| !pair.is_empty());
        let read = |pair: &str| {
            let (name, value) = pair.split_once('=').unwrap_or((pair, ""));
            Some((decoded(&name.replace('+', " "))?, decoded(&value.replace('+', " "))?))
        };
        let fields: Option<Vec<_>> = pairs.map(read).collect();
        fields.map(Fields).ok_or_else(|| Problem::Malformed("form".to_owned()))
    }

    pub fn get(&self, name: &str) -> Option<&str> {
        self.0.iter().find(|(known, _)| known == name).map(|(_, value)| value.as_str())
    }

    pub fn want(&self, name: &str) -> Result<&str, Problem> {
        self.get(name).ok_or_else(|| Problem::Malformed(name.to_owned()))
    }

    pub fn number(&self, name: &str) -> Result<usize, Problem> {
        self.want(name)?.parse().map_err(|_| Problem::Malformed(name.to_owned()))
    }

    pub fn seat(&self) -> Result<Seat, Problem> {
        self.want("seat")?.parse().map_err(|()| Problem::NoSuchSeat)
    }

    pub fn all<'a>(&'a self, name: &'a str) -> impl Iterator<Item = &'a str> {
        self.0.iter().filter(move |(known, _)| known == name).map(|(_, value)| value.as_str())
    }

    /// The fields whose names begin so, without the beginning.
    pub fn beginning<'a>(&'a self, start: &'a str) -> impl Iterator<Item = (&'a str, &'a str)> {
        self.0.iter().filter_map(move |(name, value)| Some((name.strip_prefix(start)?, value.as_str())))
    }
}

/// Undoes `%41`; nothing if that is not text.
pub fn decoded(text: &str) -> Option<String> {
    if !text.contains('%') {
        return Some(text.to_owned());
    }
    let mut bytes = Vec::with_capacity(text.len());
    let mut rest = text.as_bytes();
    while let [first, tail @ ..] = rest {
        if *first == b'%' {
            let digits = std::str::from_utf8(tail.get(..2)?).ok()?;
            bytes.push(u8::from_str_radix(digits, 16).ok()?);
            rest = &tail[2..];
        } else {
            bytes.push(*first);
            rest = tail;
        }
    }
    String::from_utf8(bytes).ok()
}

/// A form that was posted.
pub struct Form(pub Result<Fields, Problem>);

impl FromRequest<App> for Form {
    type Rejection = Infallible;

    async fn from_request(request: Request, app: &App) -> Result<Form, Infallible> {
        let read = async {
            let body = body(app, request, "application/x-www-form-urlencoded").await?;
            let text = std::str::from_utf8(&body).map_err(|_| Problem::Malformed("UTF-8".to_owned()))?;
            Fields::read(text)
        };
        Ok(Form(read.await))
    }
}

/// JSON that was posted; an empty body is an empty object.
pub struct Json<T>(pub Result<T, Problem>);

impl<T: DeserializeOwned> FromRequest<App> for Json<T> {
    type Rejection = Infallible;

    async fn from_request(request: Request, app: &App) -> Result<Json<T>, Infallible> {
        let JsonText(text) = JsonText::from_request(request, app).await?;
        Ok(Json(text.and_then(|text| read_json(if text.is_empty() { b"{}" } else { &text }))))
    }
}

/// JSON that was posted, not yet read.
pub struct JsonText(pub Result<Bytes, Problem>);

impl FromRequest<App> for JsonText {
    type Rejection = Infallible;

    async fn from_request(request: Request, app: &App) -> Result<JsonText, Infallible> {
        Ok(JsonText(body(app, request, "application/json").await))
    }
}

async fn body(app: &App, request: Request, kind: &str) -> Result<Bytes, Problem> {
    let (parts, body) = request.into_parts();
    let found =
        text(&parts.headers, &header::CONTENT_TYPE).map(|found| found.split(';').next().unwrap_or("").trim());
    let length =
        text(&parts.headers, &header::CONTENT_LENGTH).and_then(|length| length.parse().ok()).unwrap_or(0);
    if length > LONGEST_BODY {
        return Err(Problem::TooLarge);
    }
    let reading = axum::body::to_bytes(axum::body::Body::new(body), LONGEST_BODY);
    let bytes = app.hall.clock.timeout(SLOWEST_BODY, reading).await.ok_or(Problem::TooSlow)?;
    let bytes = bytes.map_err(|_| Problem::TooLarge)?;
    let fits = found.is_some_and(|found| found.eq_ignore_ascii_case(kind)) || bytes.is_empty();
    if fits { Ok(bytes) } else { Err(Problem::WrongKind) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn fields_are_read_as_browsers_write_them() {
        let fields = Fields::read("name=Ana+Mar%C3%ADa&move=a&move=b&empty=&set.mode=duel").unwrap();
        assert_eq!(fields.get("name"), Some("Ana María"));
        assert_eq!(fields.all("move").collect::<Vec<_>>(), ["a", "b"]);
        assert_eq!(fields.get("empty"), Some(""));
        assert_eq!(fields.beginning("set.").collect::<Vec<_>>(), [("mode", "duel")]);
        for bad in ["a=%", "a=%4", "a=%zz", "a=%ff"] {
            assert!(Fields::read(bad).is_err(), "{bad}");
        }
    }

    #[test]
    fn the_language_we_speak_that_is_wanted_most_is_chosen() {
        let header = |value: &'static str| {
            let mut headers = HeaderMap::new();
            headers.insert("accept-language", value.parse().unwrap());
            language(&headers)
        };
        assert_eq!(header("fr, es-MX;q=0.8, en;q=0.5"), Lang::Es);
        assert_eq!(header("en-GB,es"), Lang::En);
        assert_eq!(header("en;q=0.3, es;q=0.7"), Lang::Es, "what is wanted most, wherever it stands");
        assert_eq!(header("es;q=0, en;q=0.1"), Lang::En, "what is not wanted at all");
        assert_eq!(header("é"), Lang::En);
    }
}
