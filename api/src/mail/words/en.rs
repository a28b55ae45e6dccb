//! English.

use chrono::{DateTime, Datelike, Timelike};
use chrono_tz::Tz;

use super::{Words, listed};
use crate::mail::letter::{Letter, Link};

pub(super) struct English;

const DAYS: [&str; 7] = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];
const MONTHS: [&str; 12] = [
    "January",
    "February",
    "March",
    "April",
    "May",
    "June",
    "July",
    "August",
    "September",
    "October",
    "November",
    "December",
];

/// One of them is singular, none and many are plural.
fn games(count: usize) -> String {
    if count == 1 { "1 game is waiting".to_owned() } else { format!("{count} games are waiting") }
}

fn more(count: usize) -> String {
    if count == 1 { "And 1 more game.".to_owned() } else { format!("And {count} more games.") }
}

fn ordinal(number: u8) -> String {
    let suffix = match (number % 10, number % 100) {
        (_, 11..=13) => "th",
        (1, _) => "st",
        (2, _) => "nd",
        (3, _) => "rd",
        _ => "th",
    };
    format!("{number}{suffix}")
}

fn letter(subject: String, paragraphs: Vec<String>, label: &str) -> Letter {
    let button = (!label.is_empty()).then(|| Link { label: label.to_owned(), url: String::new() });
    Letter { subject, paragraphs, button, ..Letter::default() }
}

impl Words for English {
    fn greeting(&self, name: &str) -> String {
        format!("Hello {name},")
    }

    fn verification(&self, account: &str) -> Letter {
        let mut letter = letter(
            "Confirm your address".to_owned(),
            vec![
                format!("this address was given for the account “{account}”. Please confirm that it is yours."),
                "The link is good for 24 hours.".to_owned(),
            ],
            "Confirm the address",
        );
        letter.closing.push("If this was not you, ignore this mail: nothing happens.".to_owned());
        letter
    }

    fn address_taken(&self, own: &str, other: &str) -> Letter {
        letter(
            "Your address was given again".to_owned(),
            vec![
                format!(
                    "somebody gave this address for the account “{other}”. It belongs to your account “{own}” already."
                ),
                "Nothing has changed, and there is nothing to do. If you forgot your password, ask for a new one."
                    .to_owned(),
            ],
            "",
        )
    }

    fn address_changed(&self, account: &str) -> Letter {
        letter(
            "Your address was changed".to_owned(),
            vec![
                format!("mails for the account “{account}” go to another address from now on."),
                "If this was not you, somebody else knows your password: tell the people who run this server."
                    .to_owned(),
            ],
            "",
        )
    }

    fn password_reset(&self, account: &str) -> Letter {
        let mut letter = letter(
            "A new password".to_owned(),
            vec![
                format!("somebody asked for a new password for the account “{account}”."),
                "The link is good for 2 hours and once. A new password signs you out everywhere.".to_owned(),
            ],
            "Set a new password",
        );
        letter.closing.push("If this was not you, ignore this mail: the old password stays.".to_owned());
        letter
    }

    fn token(&self, token: &str) -> String {
        format!("If the link does not work, this is the code it carries: {token}")
    }

    fn your_turn(&self, game: &str, deadline: Option<&str>) -> Letter {
        let mut paragraphs = vec![format!("{game} is waiting for you.")];
        paragraphs.extend(deadline.map(|deadline| format!("You have time until {deadline}.")));
        letter(format!("Your turn: {game}"), paragraphs, "Go to the game")
    }

    fn reminder(&self, game: &str, deadline: &str) -> Letter {
        let text = format!("{game} is still waiting for you, but only until {deadline}.");
        letter(format!("Time is running out: {game}"), vec![text], "Go to the game")
    }

    fn finished(&self, game: &str, placing: u8, seats: usize) -> Letter {
        let text = format!("{game} is over. You came {} of {seats}.", ordinal(placing));
        letter(format!("Game over: {game}"), vec![text], "See the result")
    }

    fn invitation(&self, from: &str, game: &str) -> Letter {
        let text = format!("{from} invites you to a game of {game}.");
        letter(format!("{from} invites you to {game}"), vec![text], "See the table")
    }

    fn digest(&self, count: usize, unnamed: usize) -> Letter {
        let text = games(count);
        let mut letter = letter(format!("{text} for you"), vec![format!("{text} for you:")], "");
        letter.closing.extend((unnamed > 0).then(|| more(unnamed)));
        letter
    }

    fn since(&self, moment: &str) -> String {
        format!("since {moment}")
    }

    fn bot(&self, name: &str) -> String {
        format!("{name} (bot)")
    }

    fn game_with(&self, game: &str, others: &[String]) -> String {
        if others.is_empty() { game.to_owned() } else { format!("{game} with {}", listed(others, "and")) }
    }

    fn unsubscribe(&self) -> String {
        "No more mails about games".to_owned()
    }

    fn unsubscribe_page(&self) -> [&'static str; 3] {
        ["No more mails", "Shall we stop sending you mails about games?", "Stop them"]
    }

    fn unsubscribed(&self) -> &'static str {
        "You get no more mails about games. You can change that in your settings."
    }

    fn moment(&self, at: &DateTime<Tz>) -> String {
        let day = DAYS.get(at.weekday().num_days_from_monday() as usize).unwrap_or(&"");
        let month = MONTHS.get(at.month0() as usize).unwrap_or(&"");
        let (date, year) = (at.day(), at.year());
        format!("{day}, {date} {month} {year} at {:02}:{:02} ({})", at.hour(), at.minute(), at.timezone().name())
    }
}

#[cfg(test)]
mod tests {
    use chrono::TimeZone;

    use super::*;

    #[test]
    fn one_is_singular_and_none_and_many_are_plural() {
        assert_eq!([0, 1, 2].map(games), ["0 games are waiting", "1 game is waiting", "2 games are waiting"]);
        assert_eq!([1, 2].map(more), ["And 1 more game.", "And 2 more games."]);
    }

    #[test]
    fn placings_are_ordinals() {
        let found = [1, 2, 3, 4, 11, 12, 13, 21, 112].map(ordinal);
        assert_eq!(found, ["1st", "2nd", "3rd", "4th", "11th", "12th", "13th", "21st", "112th"]);
    }

    #[test]
    fn a_moment_is_told_in_the_readers_zone() {
        let at = chrono_tz::Europe::Paris.with_ymd_and_hms(2026, 3, 1, 8, 5, 0).unwrap();
        assert_eq!(English.moment(&at), "Sunday, 1 March 2026 at 08:05 (Europe/Paris)");
    }

    #[test]
    fn names_are_listed() {
        let names =
            |names: &[&str]| English.game_with("Go", &names.iter().map(|n| (*n).to_owned()).collect::<Vec<_>>());
        assert_eq!(names(&[]), "Go");
        assert_eq!(names(&["Ada"]), "Go with Ada");
        assert_eq!(names(&["Ada", "Bob", "Eve"]), "Go with Ada, Bob and Eve");
    }
}
