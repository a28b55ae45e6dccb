//! The page behind the link that ends mails: for a person who follows it in a browser.

use super::words;
use crate::accounts::Locale;

/// Asks whether mails shall end. Looking at it changes nothing: programs follow links, too.
pub fn ask_to_unsubscribe(locale: Locale) -> String {
    let [title, question, label] = words::of(locale).unsubscribe_page();
    page(locale, title, &format!("<p>{question}</p><form method=\"post\"><button>{label}</button></form>"))
}

/// Says that they did.
pub fn told_unsubscribed(locale: Locale) -> String {
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
