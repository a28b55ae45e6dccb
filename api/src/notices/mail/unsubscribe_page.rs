//! The HTML page behind the unsubscribe link, for people who open it in a browser.

use crate::{model::texts::Locale, notices::mail::words};

/// Returns the page that asks for confirmation. Opening it changes nothing, because mail programs prefetch links.
pub fn unsubscribe_page(locale: Locale) -> String {
    let [title, question, label] = words::of(locale).unsubscribe_page();
    page(locale, title, &format!("<p>{question}</p><form method=\"post\"><button>{label}</button></form>"))
}

/// Returns the page that confirms the end of mails.
pub fn unsubscribed_page(locale: Locale) -> String {
    let [title, ..] = words::of(locale).unsubscribe_page();
    page(locale, title, &format!("<p>{}</p>", words::of(locale).unsubscribed()))
}

fn page(locale: Locale, title: &str, body: &str) -> String {
    format!(
        "<!doctype html><html lang=\"{}\"><head><meta charset=\"utf-8\"><meta name=\"viewport\" \
        content=\"width=device-width\"><title>{title}</title></head><body><h1>{title}</h1>{body}</body></html>",
        locale.as_str()
    )
}
