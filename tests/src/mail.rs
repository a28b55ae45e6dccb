//! Mails as a mail program reads them.

use mail_parser::{MessageParser, MessagePart, MimeHeaders};

/// A parsed mail.
#[derive(Debug, Clone)]
pub struct Mail {
    /// The `Message-ID`.
    pub id: String,
    /// The recipients: decoded names and addresses.
    pub to: Vec<(String, String)>,
    /// The subject.
    pub subject: String,
    /// The plain text part.
    pub text: String,
    /// The HTML part.
    pub html: String,
    /// The pictures: `Content-ID`, media type and bytes.
    pub pictures: Vec<(String, String, Vec<u8>)>,
    /// All headers, unfolded.
    pub headers: Vec<(String, String)>,
    /// The Unix time of the `Date` header, in seconds.
    pub date: i64,
}

/// Returns a part of a mail as a picture, if it is one.
fn picture(part: &MessagePart<'_>) -> Option<(String, String, Vec<u8>)> {
    let kind = part.content_type().filter(|kind| kind.ctype() == "image")?;
    let media_type = format!("image/{}", kind.subtype().unwrap_or_default());
    Some((part.content_id().unwrap_or_default().to_owned(), media_type, part.contents().to_vec()))
}

impl Mail {
    /// Parses a mail.
    ///
    /// # Panics
    /// When it is malformed.
    #[must_use]
    pub fn read(data: &[u8]) -> Self {
        let message = MessageParser::default().parse(data).expect("a mail");
        let unfolded = |value: &str| value.split("\r\n").map(str::trim).collect::<Vec<_>>().join(" ");
        Self {
            id: message.message_id().expect("an id").to_owned(),
            to: message.to().into_iter().flat_map(|to| to.iter()).map(named).collect(),
            subject: message.subject().expect("a subject").to_owned(),
            text: message.body_text(0).expect("a text").into_owned(),
            html: message.body_html(0).expect("HTML").into_owned(),
            pictures: message.parts.iter().filter_map(picture).collect(),
            headers: message.headers_raw().map(|(name, value)| (name.to_owned(), unfolded(value.trim()))).collect(),
            date: message.date().expect("a date").to_timestamp(),
        }
    }

    /// Returns a header, or `None` when it is missing.
    ///
    /// # Panics
    /// When it occurs twice.
    #[must_use]
    pub fn header(&self, name: &str) -> Option<&str> {
        let mut found = self.headers.iter().filter(|(it, _)| it.eq_ignore_ascii_case(name));
        let (first, second) = (found.next(), found.next());
        assert!(second.is_none(), "{name} occurs twice");
        first.map(|(_, value)| value.as_str())
    }

    /// Returns the token in the text.
    ///
    /// # Panics
    /// When there is none.
    #[must_use]
    pub fn token(&self) -> String {
        let start = self.text.find("salon_mt_").expect("a token");
        let token = self.text[start..].split(|c: char| !c.is_ascii_alphanumeric() && c != '_' && c != '-');
        token.into_iter().next().expect("a token").to_owned()
    }
}

fn named(address: &mail_parser::Addr<'_>) -> (String, String) {
    let text = |it: Option<&str>| it.unwrap_or_default().to_owned();
    (text(address.name()), text(address.address()))
}
