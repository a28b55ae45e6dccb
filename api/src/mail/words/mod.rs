//! What mails say, a file for each language.

mod en;
mod fr;

use chrono::DateTime;
use chrono_tz::Tz;

use super::letter::Letter;
use crate::accounts::Locale;

/// A language. Letters come with a label for their button; where it leads is known to whoever asks.
pub(super) trait Words: Sync {
    /// The first line.
    fn greeting(&self, name: &str) -> String;
    /// Prove the address of this account.
    fn verification(&self, account: &str) -> Letter;
    /// Your address was given for somebody's account.
    fn address_taken(&self, own: &str, other: &str) -> Letter;
    /// Your account has another address from now on.
    fn address_changed(&self, account: &str) -> Letter;
    /// Set a new password for this account.
    fn password_reset(&self, account: &str) -> Letter;
    /// For clients that cannot follow the link.
    fn token(&self, token: &str) -> String;
    /// A game waits for you, perhaps until some moment.
    fn your_turn(&self, game: &str, deadline: Option<&str>) -> Letter;
    /// A game does not wait much longer.
    fn reminder(&self, game: &str, deadline: &str) -> Letter;
    /// A game is over.
    fn finished(&self, game: &str, placing: u8, seats: usize) -> Letter;
    /// Somebody asks you to a table.
    fn invitation(&self, from: &str, game: &str) -> Letter;
    /// So many games wait for you, of which so many are not named.
    fn digest(&self, count: usize, unnamed: usize) -> Letter;
    /// Since when a game waits.
    fn since(&self, moment: &str) -> String;
    /// A name of somebody who is a program.
    fn bot(&self, name: &str) -> String;
    /// What is played and with whom.
    fn game_with(&self, game: &str, others: &[String]) -> String;
    /// What is written on the link that ends mails.
    fn unsubscribe(&self) -> String;
    /// The page that asks whether mails shall end, and says that they did: title, sentence, label of the button.
    fn unsubscribe_page(&self) -> [&'static str; 3];
    /// What that page says afterwards.
    fn unsubscribed(&self) -> &'static str;
    /// A moment, as people there write it.
    fn moment(&self, at: &DateTime<Tz>) -> String;
}

/// The words of a language.
pub(super) fn of(locale: Locale) -> &'static dyn Words {
    match locale {
        Locale::En => &en::English,
        Locale::Fr => &fr::French,
    }
}

/// Names one after the other, the last with its conjunction.
fn listed(names: &[String], and: &str) -> String {
    match names.split_last() {
        None => String::new(),
        Some((only, [])) => only.clone(),
        Some((last, before)) => format!("{} {and} {last}", before.join(", ")),
    }
}
