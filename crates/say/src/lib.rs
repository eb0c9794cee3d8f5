//! How is a sentence written down so that one can still read it? `say!("{name} plays {spell}.")`, like `format!`, but
//! what stands in braces stays the thing it is: a card, a seat, a place. Only `words` has use for it.
#![forbid(unsafe_code)]

use proc_macro::{Delimiter, Group, Ident, Literal, Punct, Spacing, Span, TokenStream, TokenTree};

/// A `words::Sentence` from a pattern and what stands in its braces: `{name}` for something in sight, `{}` for the next
/// argument. Everything named must be `words::Say`.
#[proc_macro]
pub fn say(input: TokenStream) -> TokenStream {
    match sentence(input) {
        Ok(tokens) => tokens,
        Err((span, problem)) => refuse(span, problem),
    }
}

type Problem = (Span, &'static str);

fn sentence(input: TokenStream) -> Result<TokenStream, Problem> {
    let mut arguments = split(input).into_iter();
    let (pattern, span) = literal(arguments.next())?;
    let mut sentence: TokenStream =
        "::words::Sentence::new()".parse().map_err(|_| (span, "cannot happen"))?;
    for part in parts(&pattern).map_err(|problem| (span, problem))? {
        sentence.extend(with(match part {
            Part::Text(text) => text.parse().map_err(|_| (span, "this is not text"))?,
            Part::Named(name) => borrowed(Ident::new(name, span)),
            Part::Next => arguments.next().ok_or((span, "more {} than arguments"))?,
        }));
    }
    match arguments.next() {
        None => Ok(sentence),
        Some(_) => Err((span, "more arguments than {}")),
    }
}

/// `.with(said)`.
fn with(said: TokenStream) -> [TokenTree; 3] {
    [
        Punct::new('.', Spacing::Alone).into(),
        Ident::new("with", Span::call_site()).into(),
        Group::new(Delimiter::Parenthesis, said).into(),
    ]
}

/// `&name`: what is named can be named again.
fn borrowed(name: Ident) -> TokenStream {
    [TokenTree::from(Punct::new('&', Spacing::Alone)), name.into()].into_iter().collect()
}

/// The arguments between the commas.
fn split(input: TokenStream) -> Vec<TokenStream> {
    let mut arguments = vec![TokenStream::new()];
    for token in input {
        match (&token, arguments.last_mut()) {
            (TokenTree::Punct(punct), _) if punct.as_char() == ',' => arguments.push(TokenStream::new()),
            (_, Some(last)) => last.extend([token]),
            (_, None) => {}
        }
    }
    arguments.pop_if(|last| last.is_empty());
    arguments
}

/// The pattern as it stands in the source, without its quotes.
fn literal(argument: Option<TokenStream>) -> Result<(String, Span), Problem> {
    let token = argument.and_then(|argument| argument.into_iter().next());
    let Some(token) = token else { return Err((Span::call_site(), "what is said?")) };
    let source = token.to_string();
    let inside = source.strip_prefix('"').and_then(|rest| rest.strip_suffix('"'));
    inside
        .map(|inside| (inside.to_owned(), token.span()))
        .ok_or((token.span(), "a sentence begins with its text"))
}

enum Part<'a> {
    /// Text, again as a literal.
    Text(String),
    Named(&'a str),
    Next,
}

fn parts(pattern: &str) -> Result<Vec<Part<'_>>, &'static str> {
    let mut parts = Vec::new();
    let mut pieces = pattern.split('{');
    let text = |text: &str, parts: &mut Vec<Part>| {
        if text.contains('}') {
            return Err("a } without its {");
        }
        if !text.is_empty() {
            parts.push(Part::Text(format!("\"{text}\"")));
        }
        Ok(())
    };
    text(pieces.next().unwrap_or_default(), &mut parts)?;
    for piece in pieces {
        let (name, rest) = piece.split_once('}').ok_or("a { without its }")?;
        let is_name = name.chars().all(|letter| letter.is_alphanumeric() || letter == '_');
        parts.push(match name {
            "" => Part::Next,
            name if is_name => Part::Named(name),
            _ => return Err("braces hold a name or nothing"),
        });
        text(rest, &mut parts)?;
    }
    Ok(parts)
}

fn refuse(span: Span, problem: &str) -> TokenStream {
    let mut message = Literal::string(problem);
    message.set_span(span);
    let message = Group::new(Delimiter::Parenthesis, TokenTree::from(message).into());
    let tokens: [TokenTree; 3] =
        [Ident::new("compile_error", span).into(), Punct::new('!', Spacing::Alone).into(), message.into()];
    tokens.into_iter().collect()
}
