//! The texts of mails, one file per language.

mod en;
mod fr;

use chrono::DateTime;
use chrono_tz::Tz;

use crate::{model::texts::Locale, notices::mail::letter::Letter};

/// The texts in one language. Letters have a label for their button; the caller adds its URL.
pub(super) trait Words: Sync {
    /// The first line.
    fn greeting(&self, name: &str) -> String;
    /// Asks to verify the address of this account.
    fn verification(&self, account: &str) -> Letter;
    /// Informs that the reader's address was entered for another account.
    fn address_taken(&self, own: &str, other: &str) -> Letter;
    /// Informs that the address of the account was changed.
    fn address_changed(&self, account: &str) -> Letter;
    /// Offers to set a new password for this account.
    fn password_reset(&self, account: &str) -> Letter;
    /// The token itself, for readers whose client cannot open the link.
    fn token(&self, token: &str) -> String;
    /// A game waits for the reader, until the deadline if there is one.
    fn your_turn(&self, game: &str, deadline: Option<&str>) -> Letter;
    /// The deadline of a decision comes near.
    fn reminder(&self, game: &str, deadline: &str) -> Letter;
    /// A game is over.
    fn finished(&self, game: &str, placing: u8, seats: usize) -> Letter;
    /// An account invites the reader to a table.
    fn invitation(&self, from: &str, game: &str) -> Letter;
    /// `count` games wait for the reader, of which `unnamed` are not listed.
    fn digest(&self, count: usize, unnamed: usize) -> Letter;
    /// Since when a game waits.
    fn since(&self, moment: &str) -> String;
    /// The name of a bot.
    fn bot(&self, name: &str) -> String;
    /// The title of a game with the names of the other players.
    fn game_with(&self, game: &str, others: &[String]) -> String;
    /// The label of the unsubscribe link.
    fn unsubscribe(&self) -> String;
    /// The unsubscribe page: title, question, label of the button.
    fn unsubscribe_page(&self) -> [&'static str; 3];
    /// The text of that page afterwards.
    fn unsubscribed(&self) -> &'static str;
    /// A time as it is written in this language.
    fn moment(&self, at: &DateTime<Tz>) -> String;
}

/// Returns the texts of a language.
pub(super) fn of(locale: Locale) -> &'static dyn Words {
    match locale {
        Locale::En => &en::English,
        Locale::Fr => &fr::French,
    }
}

/// Joins names with commas, and the last one with a conjunction.
fn listed(names: &[String], and: &str) -> String {
    match names.split_last() {
        None => String::new(),
        Some((only, [])) => only.clone(),
        Some((last, before)) => format!("{} {and} {last}", before.join(", ")),
    }
}
