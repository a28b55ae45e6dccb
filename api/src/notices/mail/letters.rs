//! The letters of all kinds of mails, in the language of the reader. The caller adds the URL of a button.

use salon_domain::args;
use salon_domain::kernel::DecisionWords;
use salon_domain::kernel::words::Args;

use crate::notices::{
    mail::letter::{Letter, Link},
    words::Writer,
};

impl Writer {
    /// Returns a letter whose subject, first paragraph and button are those of a message.
    fn letter(self, id: &str, args: &Args<'_>) -> Letter {
        let button = Link { label: self.attribute(id, "button", args), url: String::new() };
        Letter { button: Some(button), ..self.information(id, args) }
    }

    /// Returns a letter without a button.
    fn information(self, id: &str, args: &Args<'_>) -> Letter {
        Letter {
            subject: self.attribute(id, "subject", args),
            paragraphs: vec![self.text(id, args)],
            ..Letter::default()
        }
    }

    /// Asks to verify the address of this account.
    pub(super) fn verification(self, account: &str) -> Letter {
        self.with_link_advice("mail-verification", account)
    }

    /// Offers to set a new password for this account.
    pub(super) fn password_reset(self, account: &str) -> Letter {
        self.with_link_advice("mail-password-reset", account)
    }

    /// Returns a letter that says how long its link is valid, and what to do if the reader did not ask for it.
    fn with_link_advice(self, id: &str, account: &str) -> Letter {
        let args = args!["account" => account];
        let mut letter = self.letter(id, &args);
        letter.paragraphs.push(self.attribute(id, "valid", &args));
        letter.closing.push(self.attribute(id, "closing", &args));
        letter
    }

    /// Informs that the reader's address was entered for another account.
    pub(super) fn address_taken(self, own: &str, other: &str) -> Letter {
        self.with_advice("mail-address-taken", &args!["own" => own, "other" => other])
    }

    /// Informs that the address of the account was changed.
    pub(super) fn address_changed(self, account: &str) -> Letter {
        self.with_advice("mail-address-changed", &args!["account" => account])
    }

    fn with_advice(self, id: &str, args: &Args<'_>) -> Letter {
        let mut letter = self.information(id, args);
        letter.paragraphs.push(self.attribute(id, "advice", args));
        letter
    }

    /// A game waits for the reader, until the deadline if there is one.
    pub(super) fn your_turn(self, game: &str, deadline: Option<&str>) -> Letter {
        let mut letter = self.letter("mail-your-turn", &args!["game" => game]);
        let until = |deadline: &str| self.attribute("mail-your-turn", "deadline", &args!["deadline" => deadline]);
        letter.paragraphs.extend(deadline.map(until));
        letter
    }

    /// The deadline of a decision comes near.
    pub(super) fn reminder(self, game: &str, deadline: &str) -> Letter {
        self.letter("mail-reminder", &args!["game" => game, "deadline" => deadline])
    }

    /// Says what has to be decided, and why.
    pub(super) fn decision_paragraph(self, words: &DecisionWords) -> String {
        let args = args!["sentence" => words.sentence.as_str(), "why" => words.why.as_str()];
        self.text("mail-decision", &args)
    }

    /// A game is over.
    pub(super) fn finished(self, game: &str, result: &str) -> Letter {
        self.letter("mail-finished", &args!["game" => game, "result" => result])
    }

    /// An account invites the reader to a table.
    pub(super) fn invitation(self, from: &str, game: &str) -> Letter {
        self.letter("mail-invitation", &args!["player" => from, "game" => game])
    }

    /// `count` games wait for the reader, of which `unnamed` are not listed.
    pub(super) fn digest(self, count: usize, unnamed: usize) -> Letter {
        let mut letter = self.information("mail-digest", &args!["count" => count]);
        let more = || self.attribute("mail-digest", "more", &args!["count" => unnamed]);
        letter.closing.extend((unnamed > 0).then(more));
        letter
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::model::texts::Locale;

    #[test]
    fn numbers_of_games_have_the_right_form() {
        let subject = |locale, count| Writer::new(locale).digest(count, 0).subject;
        let english = [0, 1, 2].map(|count| subject(Locale::En, count));
        let expected = ["0 games are waiting for you", "1 game is waiting for you", "2 games are waiting for you"];
        assert_eq!(english, expected);
        let french = [0, 1, 2].map(|count| subject(Locale::Fr, count));
        assert_eq!(french, ["0 partie vous attend", "1 partie vous attend", "2 parties vous attendent"]);
        let more = |locale, unnamed| Writer::new(locale).digest(9, unnamed).closing;
        assert_eq!(more(Locale::En, 1), ["And 1 more game."]);
        assert_eq!(more(Locale::Fr, 2), ["Et 2 autres parties."]);
    }
}
