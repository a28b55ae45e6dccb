//! The HTML page behind the unsubscribe link, for people who open it in a browser.

use salon_domain::args;

use crate::{model::texts::Locale, notices::words::Writer};

/// Returns the page that asks for confirmation. Opening it changes nothing, because mail programs prefetch links.
pub fn unsubscribe_page(locale: Locale) -> String {
    let words = Writer::new(locale);
    let question = words.text("unsubscribe-page", &args![]);
    let label = words.attribute("unsubscribe-page", "button", &args![]);
    page(locale, &format!("<p>{question}</p><form method=\"post\"><button>{label}</button></form>"))
}

/// Returns the page that confirms the end of mails.
pub fn unsubscribed_page(locale: Locale) -> String {
    page(locale, &format!("<p>{}</p>", Writer::new(locale).attribute("unsubscribe-page", "done", &args![])))
}

fn page(locale: Locale, body: &str) -> String {
    let title = Writer::new(locale).attribute("unsubscribe-page", "title", &args![]);
    format!(
        "<!doctype html><html lang=\"{}\"><head><meta charset=\"utf-8\"><meta name=\"viewport\" \
        content=\"width=device-width\"><title>{title}</title></head><body><h1>{title}</h1>{body}</body></html>",
        locale.as_str()
    )
}
