//! Texts of mails in English.

use chrono::{DateTime, Datelike, Timelike};
use chrono_tz::Tz;

use crate::notices::mail::{
    letter::{Letter, Link},
    words::{Words, listed},
};

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

/// In English 1 is singular; 0 and 2 or more are plural.
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
                format!("This address was entered for the account “{account}”. Please confirm that it is yours."),
                "The link is valid for 24 hours.".to_owned(),
            ],
            "Confirm the address",
        );
        letter.closing.push("If this was not you, you can ignore this mail: nothing will happen.".to_owned());
        letter
    }

    fn address_taken(&self, own: &str, other: &str) -> Letter {
        letter(
            "Your address was entered for another account".to_owned(),
            vec![
                format!(
                    "This address was entered for the account “{other}”, but it already belongs to your account “{own}”."
                ),
                "Nothing has changed, and you do not have to do anything. If you forgot your password, you can ask for a new one."
                    .to_owned(),
            ],
            "",
        )
    }

    fn address_changed(&self, account: &str) -> Letter {
        letter(
            "Your address was changed".to_owned(),
            vec![
                format!("Mails for the account “{account}” go to another address from now on."),
                "If this was not you, another person knows your password: please contact the operators of this server."
                    .to_owned(),
            ],
            "",
        )
    }

    fn password_reset(&self, account: &str) -> Letter {
        let mut letter = letter(
            "A new password".to_owned(),
            vec![
                format!("A new password was requested for the account “{account}”."),
                "The link is valid for 2 hours and works once. A new password signs you out on all devices.".to_owned(),
            ],
            "Set a new password",
        );
        letter.closing.push("If this was not you, you can ignore this mail: your password stays the same.".to_owned());
        letter
    }

    fn token(&self, token: &str) -> String {
        format!("If the link does not work, this is the code it contains: {token}")
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
        "Stop mails about games".to_owned()
    }

    fn unsubscribe_page(&self) -> [&'static str; 3] {
        ["Stop mails", "Do you want to stop all mails about games?", "Stop mails"]
    }

    fn unsubscribed(&self) -> &'static str {
        "You will get no more mails about games. You can change this in your settings."
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
    fn only_one_is_singular() {
        assert_eq!([0, 1, 2].map(games), ["0 games are waiting", "1 game is waiting", "2 games are waiting"]);
        assert_eq!([1, 2].map(more), ["And 1 more game.", "And 2 more games."]);
    }

    #[test]
    fn placings_are_ordinals() {
        let found = [1, 2, 3, 4, 11, 12, 13, 21, 112].map(ordinal);
        assert_eq!(found, ["1st", "2nd", "3rd", "4th", "11th", "12th", "13th", "21st", "112th"]);
    }

    #[test]
    fn times_are_in_the_readers_time_zone() {
        let at = chrono_tz::Europe::Paris.with_ymd_and_hms(2026, 3, 1, 8, 5, 0).unwrap();
        assert_eq!(English.moment(&at), "Sunday, 1 March 2026 at 08:05 (Europe/Paris)");
    }

    #[test]
    fn names_are_joined_with_and() {
        let names =
            |names: &[&str]| English.game_with("Go", &names.iter().map(|n| (*n).to_owned()).collect::<Vec<_>>());
        assert_eq!(names(&[]), "Go");
        assert_eq!(names(&["Ada"]), "Go with Ada");
        assert_eq!(names(&["Ada", "Bob", "Eve"]), "Go with Ada, Bob and Eve");
    }
}
