//! What does a program get when something was not done? A status, a code that stays, and a sentence for people.

use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use hall::tables::commit::Refusal;
use hall::tables::open::NotOpened;
use serde_json::{Value, json};
use words::Lang;
use words::full::Full;
use words::problem::Problem;

use crate::metrics::Refused;

/// An error as the interface words it.
#[derive(Clone, Debug)]
pub struct ApiError {
    status: StatusCode,
    code: &'static str,
    text: String,
    rule: Option<&'static str>,
    /// Which of several moves, from 0.
    index: Option<usize>,
}

impl ApiError {
    pub fn new(problem: Problem, lang: Lang) -> ApiError {
        let (status, code) = status_and_code(&problem);
        ApiError { status, code, text: problem.say(lang), rule: None, index: None }
    }

    pub fn refused(refusal: Refusal, lang: Lang) -> ApiError {
        match refusal {
            Refusal::Problem(problem) => ApiError::new(problem, lang),
            Refusal::RulesFailed(_) => ApiError::new(Problem::RulesFailed, lang),
            Refusal::Declined(declined) => ApiError {
                status: StatusCode::UNPROCESSABLE_ENTITY,
                code: declined.code,
                text: declined.say(lang).to_string(),
                rule: declined.rule,
                index: Some(declined.index),
            },
        }
    }

    pub fn code(&self) -> &'static str {
        self.code
    }

    pub fn json(&self) -> Value {
        let mut error = json!({"code": self.code, "text": self.text, "rule": self.rule});
        if let Some(index) = self.index {
            error["index"] = index.into();
        }
        json!({ "error": error })
    }

    pub fn not_opened(not_opened: NotOpened, lang: Lang) -> ApiError {
        match not_opened {
            NotOpened::Problem(problem) => ApiError::new(problem, lang),
            NotOpened::Rule { rule, why } => ApiError {
                status: StatusCode::UNPROCESSABLE_ENTITY,
                code: "illegal",
                text: why,
                rule: Some(rule),
                index: None,
            },
        }
    }
}

impl IntoResponse for ApiError {
    fn into_response(self) -> Response {
        let mut response = super::answer(self.status, &self.json());
        response.extensions_mut().insert(Refused(self.code));
        response
    }
}

/// The status and the lasting code of a problem.
pub fn status_and_code(problem: &Problem) -> (StatusCode, &'static str) {
    match problem {
        Problem::NoSuchPage => (StatusCode::NOT_FOUND, "no-such-page"),
        Problem::OldInterface => (StatusCode::GONE, "old-interface"),
        Problem::NoSuchTable => (StatusCode::NOT_FOUND, "no-such-table"),
        Problem::PutAway => (StatusCode::GONE, "put-away"),
        Problem::TableDeleted => (StatusCode::GONE, "table-deleted"),
        Problem::NotForPractice => (StatusCode::CONFLICT, "not-for-practice"),
        Problem::NotAlone => (StatusCode::FORBIDDEN, "not-alone"),
        Problem::NobodyToNudge => (StatusCode::CONFLICT, "nobody-to-nudge"),
        Problem::NoSuchGame => (StatusCode::NOT_FOUND, "no-such-game"),
        Problem::NoSuchSeat => (StatusCode::NOT_FOUND, "no-such-seat"),
        Problem::NoSecret => (StatusCode::UNAUTHORIZED, "no-secret"),
        Problem::WrongSecret => (StatusCode::UNAUTHORIZED, "wrong-secret"),
        Problem::NotYourSeat => (StatusCode::FORBIDDEN, "not-your-seat"),
        Problem::HostOnly => (StatusCode::FORBIDDEN, "host-only"),
        Problem::BotPlays => (StatusCode::CONFLICT, "bot-plays"),
        Problem::SeatTaken => (StatusCode::CONFLICT, "seat-taken"),
        Problem::NameTaken => (StatusCode::CONFLICT, "name-taken"),
        Problem::SeatPlayed => (StatusCode::CONFLICT, "seat-played"),
        Problem::PutOut => (StatusCode::UNAUTHORIZED, "put-out"),
        Problem::BadName => (StatusCode::UNPROCESSABLE_ENTITY, "bad-name"),
        Problem::Stale => (StatusCode::CONFLICT, "stale"),
        Problem::GameOver => (StatusCode::CONFLICT, "over"),
        Problem::NoLesson => (StatusCode::CONFLICT, "no-lesson"),
        Problem::NotOver => (StatusCode::CONFLICT, "not-over"),
        Problem::TwoHands => (StatusCode::CONFLICT, "two-hands"),
        Problem::NothingToTakeBack => (StatusCode::CONFLICT, "nothing-to-undo"),
        Problem::NobodyAsked => (StatusCode::CONFLICT, "nobody-asked"),
        Problem::NotYourTurn => (StatusCode::CONFLICT, "not-your-turn"),
        Problem::PhrasesOnly => (StatusCode::FORBIDDEN, "phrases-only"),
        Problem::NoVoice => (StatusCode::FORBIDDEN, "no-voice"),
        Problem::Hushed => (StatusCode::FORBIDDEN, "hushed"),
        Problem::NoPartners => (StatusCode::FORBIDDEN, "no-partners"),
        Problem::BadWords => (StatusCode::UNPROCESSABLE_ENTITY, "bad-words"),
        Problem::LinkUsed => (StatusCode::GONE, "link-used"),
        Problem::NotYetShown => (StatusCode::FORBIDDEN, "not-yet-shown"),
        Problem::DealOpen => (StatusCode::FORBIDDEN, "deal-open"),
        Problem::BadStrength => (StatusCode::UNPROCESSABLE_ENTITY, "bad-strength"),
        Problem::BadPace => (StatusCode::UNPROCESSABLE_ENTITY, "bad-pace"),
        Problem::BadSeats => (StatusCode::UNPROCESSABLE_ENTITY, "bad-seats"),
        Problem::BadSetting(_) => (StatusCode::UNPROCESSABLE_ENTITY, "bad-setting"),
        Problem::NotAMove(_) => (StatusCode::UNPROCESSABLE_ENTITY, "illegal"),
        Problem::TooFarAhead => (StatusCode::UNPROCESSABLE_ENTITY, "too-far-ahead"),
        Problem::BadThink => (StatusCode::UNPROCESSABLE_ENTITY, "bad-think"),
        Problem::Malformed(_) => (StatusCode::BAD_REQUEST, "malformed"),
        Problem::TooLarge => (StatusCode::PAYLOAD_TOO_LARGE, "too-large"),
        Problem::WrongKind => (StatusCode::UNSUPPORTED_MEDIA_TYPE, "wrong-kind"),
        Problem::WrongMethod => (StatusCode::METHOD_NOT_ALLOWED, "wrong-method"),
        Problem::WrongOrigin => (StatusCode::FORBIDDEN, "wrong-origin"),
        Problem::TooOften => (StatusCode::TOO_MANY_REQUESTS, "too-often"),
        Problem::TooSlow => (StatusCode::REQUEST_TIMEOUT, "too-slow"),
        Problem::Full(Full::Tables) => (StatusCode::SERVICE_UNAVAILABLE, "too-many-tables"),
        Problem::Full(Full::OpenTables(_)) => (StatusCode::TOO_MANY_REQUESTS, "too-many-open"),
        Problem::Full(Full::Minute(_)) => (StatusCode::TOO_MANY_REQUESTS, "talks-too-fast"),
        Problem::Full(Full::Talk(_)) => (StatusCode::FORBIDDEN, "said-enough"),
        Problem::Full(Full::Moves(_) | Full::Choices(_) | Full::Seatings(_) | Full::Arrangements(_)) => {
            (StatusCode::FORBIDDEN, "log-full")
        }
        Problem::Full(Full::Viewers) => (StatusCode::SERVICE_UNAVAILABLE, "too-many-viewers"),
        Problem::NotStored => (StatusCode::SERVICE_UNAVAILABLE, "not-stored"),
        Problem::InDoubt => (StatusCode::SERVICE_UNAVAILABLE, "in-doubt"),
        Problem::TableVanished => (StatusCode::GONE, "table-vanished"),
        Problem::Closing => (StatusCode::SERVICE_UNAVAILABLE, "closing"),
        Problem::RulesFailed => (StatusCode::INTERNAL_SERVER_ERROR, "rules-failed"),
    }
}
