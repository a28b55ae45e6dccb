//! The texts of mails and of chat messages: one Fluent file for each language.

use std::sync::LazyLock;

use chrono::{DateTime, Datelike};
use chrono_tz::Tz;
use salon_domain::args;
use salon_domain::kernel::words::Args;
use salon_domain::kernel::{Language, Messages, Speech};

use crate::{model::texts::Locale, words};

/// The message catalogue.
pub(super) fn messages() -> &'static Messages {
    static MESSAGES: LazyLock<Messages> =
        LazyLock::new(|| Messages::new([include_str!("en.ftl"), include_str!("fr.ftl")]));
    &MESSAGES
}

/// Writes texts in one language.
#[derive(Clone, Copy, Debug)]
pub(super) struct Writer {
    language: Language,
}

impl Writer {
    pub(super) const fn new(locale: Locale) -> Self {
        Self { language: locale.language() }
    }

    /// The language of the texts.
    pub(super) const fn language(self) -> Language {
        self.language
    }

    /// Returns the value of a message.
    pub(super) fn text(self, id: &str, args: &Args<'_>) -> String {
        messages().text(self.language, id, args)
    }

    /// Returns an attribute of a message.
    pub(super) fn attribute(self, id: &str, attribute: &str, args: &Args<'_>) -> String {
        messages().attribute(self.language, id, attribute, args)
    }

    /// Joins names: "Ada, Bob and Eve".
    pub(super) fn list(self, names: &[String]) -> String {
        Speech::in_language(self.language).list(names)
    }

    /// Returns the name of a bot.
    pub(super) fn bot(self, name: &str) -> String {
        self.text("bot", &args!["name" => name])
    }

    /// Returns the title of a game with the names of the other players.
    pub(super) fn game_with(self, title: &str, others: &[String]) -> String {
        match others {
            [] => title.to_owned(),
            others => self.text("game-with", &args!["game" => title, "others" => self.list(others)]),
        }
    }

    /// Says that it is the reader's turn, until a deadline if there is one.
    pub(super) fn turn(self, until: bool, args: &Args<'_>) -> String {
        match until {
            true => words::messages().attribute(self.language, "turn", "until", args),
            false => words::text(self.language, "turn", args),
        }
    }

    /// Says how the game ended for a seat; `None` if it has no placing. In a game for one seat, the second place means that it lost.
    pub(super) fn result(self, seat: u8, placings: &[u8]) -> Option<String> {
        let placing = *placings.get(usize::from(seat))?;
        let others = placings.iter().filter(|other| **other == placing).count().saturating_sub(1);
        let id = match (placing, others, placings.len()) {
            (1, 0, _) => "result-won",
            (1, ..) => "result-shared",
            (_, _, ..=2) => "result-lost",
            _ => "result-placed",
        };
        let args = args!["placing" => placing, "others" => others, "seats" => placings.len()];
        Some(words::text(self.language, id, &args))
    }

    /// Returns a time as it is written in this language.
    pub(super) fn moment(self, at: &DateTime<Tz>) -> String {
        let args = args![
            "weekday" => self.text("weekday", &args!["day" => at.weekday().num_days_from_monday()]),
            "date" => at.day(),
            "month" => self.text("month", &args!["month" => at.month()]),
            // As a text: numbers may be grouped.
            "year" => at.year().to_string(),
            "time" => at.format("%H:%M").to_string(),
            "zone" => at.timezone().name(),
        ];
        self.text("moment", &args)
    }
}

#[cfg(test)]
mod tests {
    use chrono::TimeZone;

    use super::*;

    #[test]
    fn times_are_written_in_the_readers_language_and_time_zone() {
        let at = |month, day| chrono_tz::Europe::Paris.with_ymd_and_hms(2026, month, day, 8, 5, 0).unwrap();
        assert_eq!(Writer::new(Locale::En).moment(&at(3, 1)), "Sunday, 1 March 2026 at 08:05 (Europe/Paris)");
        assert_eq!(Writer::new(Locale::Fr).moment(&at(8, 1)), "samedi 1er août 2026 à 08:05 (Europe/Paris)");
        assert_eq!(Writer::new(Locale::Fr).moment(&at(8, 2)), "dimanche 2 août 2026 à 08:05 (Europe/Paris)");
    }

    #[test]
    fn results_are_said_by_what_they_mean_for_the_reader() {
        let result = |locale, seat, placings: &[u8]| Writer::new(locale).result(seat, placings).unwrap();
        assert_eq!(result(Locale::En, 0, &[1, 2]), "You won.");
        assert_eq!(result(Locale::En, 1, &[1, 2]), "You lost.");
        assert_eq!(result(Locale::En, 0, &[2]), "You lost.", "a game for one seat");
        assert_eq!(result(Locale::En, 0, &[1, 1]), "You share first place with one other player.");
        assert_eq!(result(Locale::En, 2, &[1, 1, 1]), "You share first place with 2 other players.");
        assert_eq!(result(Locale::En, 1, &[1, 2, 3]), "You came second out of 3 players.");
        assert_eq!(result(Locale::En, 2, &[1, 2, 3, 4]), "You came third out of 4 players.");
        assert_eq!(result(Locale::Fr, 1, &[1, 2]), "Vous avez perdu.");
        assert_eq!(result(Locale::Fr, 0, &[1, 1]), "Vous partagez la première place avec un autre joueur.");
        assert_eq!(result(Locale::Fr, 1, &[1, 2, 3]), "Vous finissez deuxième sur 3 joueurs.");
        assert_eq!(Writer::new(Locale::En).result(4, &[1, 2]), None);
    }

    #[test]
    fn the_catalogue_of_mails_and_chat_messages_is_complete_and_used() {
        words::tests::check(messages(), &std::collections::BTreeSet::new());
    }
}
