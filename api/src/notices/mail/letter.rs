//! The content of a mail, and how it is rendered as plain text and as HTML.

use std::fmt::Write;

use html_escape::encode_safe;

/// A link with its label.
#[derive(Clone, Debug)]
pub(super) struct Link {
    pub(super) label: String,
    pub(super) url: String,
}

/// A game in a digest.
#[derive(Clone, Debug)]
pub(super) struct Item {
    pub(super) link: Link,
    /// Further lines, such as since when it waits and why.
    pub(super) details: Vec<String>,
}

/// The content of a mail. All fields are plain text; rendering as HTML escapes them.
#[derive(Clone, Debug, Default)]
pub(super) struct Letter {
    pub(super) subject: String,
    pub(super) greeting: String,
    pub(super) paragraphs: Vec<String>,
    pub(super) items: Vec<Item>,
    pub(super) button: Option<Link>,
    /// What the decision is about, shown in HTML only.
    pub(super) picture: Option<MailPicture>,
    pub(super) closing: Vec<String>,
    /// The link to the page that asks before it unsubscribes.
    pub(super) unsubscribe: Option<Link>,
    /// The address to which mail programs send a POST to unsubscribe.
    pub(super) one_click: Option<String>,
}

/// A picture with its description for readers who do not see it.
#[derive(Clone, Debug)]
pub(super) struct MailPicture {
    pub(super) png: Vec<u8>,
    pub(super) description: String,
}

/// The content id of the picture.
pub(super) const PICTURE: &str = "wall";

/// Removes line breaks and control characters, so that a name cannot inject a header or another line.
pub(super) fn one_line(text: &str) -> String {
    let spaced = text.chars().map(|c| if c.is_control() || matches!(c, '\u{2028}' | '\u{2029}') { ' ' } else { c });
    spaced.collect::<String>().split_whitespace().collect::<Vec<_>>().join(" ")
}

impl Letter {
    /// Renders the letter as plain text.
    pub(super) fn text(&self) -> String {
        let mut parts = vec![self.greeting.clone()];
        parts.extend(self.paragraphs.iter().cloned());
        parts.extend(self.items.iter().map(|item| {
            let details: String = item.details.iter().map(|detail| format!("\n  {detail}")).collect();
            format!("- {}{details}\n  {}", item.link.label, item.link.url)
        }));
        parts.extend(self.button.iter().map(|link| format!("{}:\n{}", link.label, link.url)));
        parts.extend(self.closing.iter().cloned());
        parts.extend(self.unsubscribe.iter().map(|link| format!("-- \n{}: {}", link.label, link.url)));
        let mut text = parts.join("\n\n");
        text.push('\n');
        text
    }

    /// Renders the letter as HTML with this language tag.
    pub(super) fn html(&self, language: &str) -> String {
        let mut body = String::new();
        paragraph(&mut body, &self.greeting);
        for text in &self.paragraphs {
            paragraph(&mut body, text);
        }
        self.html_items(&mut body);
        if let Some(link) = &self.button {
            let style = "display:inline-block;padding:10px 18px;background:#7a2e2e;color:#ffffff;text-decoration:none;\
                border-radius:4px";
            let _ =
                write!(body, "<p><a href=\"{}\" style=\"{style}\">{}</a></p>", attribute(&link.url), safe(&link.label));
        }
        if let Some(picture) = &self.picture {
            let alt = attribute(&picture.description);
            let _ = write!(body, "<p><img src=\"cid:{PICTURE}\" alt=\"{alt}\" style=\"max-width:100%\"></p>");
        }
        for text in &self.closing {
            paragraph(&mut body, text);
        }
        if let Some(link) = &self.unsubscribe {
            let _ = write!(
                body,
                "<p style=\"font-size:12px;color:#666666\"><a href=\"{}\" style=\"color:#666666\">{}</a></p>",
                attribute(&link.url),
                safe(&link.label)
            );
        }
        format!(
            "<!doctype html><html lang=\"{language}\"><head><meta charset=\"utf-8\"><title>{}</title></head>\
            <body style=\"font-family:sans-serif;color:#222222;max-width:600px\">{body}</body></html>",
            safe(&self.subject)
        )
    }

    fn html_items(&self, body: &mut String) {
        if self.items.is_empty() {
            return;
        }
        body.push_str("<ul>");
        for item in &self.items {
            let _ = write!(body, "<li><a href=\"{}\">{}</a>", attribute(&item.link.url), safe(&item.link.label));
            for detail in &item.details {
                let _ = write!(body, "<br>{}", safe(detail));
            }
            body.push_str("</li>");
        }
        body.push_str("</ul>");
    }
}

fn paragraph(body: &mut String, text: &str) {
    let _ = write!(body, "<p>{}</p>", safe(text));
}

fn safe(text: &str) -> String {
    encode_safe(text).into_owned()
}

fn attribute(text: &str) -> String {
    html_escape::encode_double_quoted_attribute(text).into_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_escaped_in_html() {
        let letter = Letter {
            subject: "<b>".to_owned(),
            greeting: "Hello <script>alert('x')</script> & \"co\"".to_owned(),
            items: vec![Item {
                link: Link { label: "<i>".to_owned(), url: "https://x/\"><img>".to_owned() },
                details: vec!["<u>".to_owned(), "<s>".to_owned()],
            }],
            ..Letter::default()
        };
        let html = letter.html("en");
        for markup in ["<script", "<b>", "<i>", "<u>", "<s>", "<img"] {
            assert!(!html.contains(markup), "{markup} in {html}");
        }
        assert!(letter.text().contains("<script>"), "plain text is plain");
    }

    #[test]
    fn one_line_removes_line_breaks() {
        assert_eq!(one_line("Ada\r\nBcc: eve@example.org\u{2028}x\0"), "Ada Bcc: eve@example.org x");
    }
}
