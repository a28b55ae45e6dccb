//! Writes texts of a ruleset in one language.

use super::{Args, Messages, Names, Words, kernel_messages};
use crate::args;
use crate::kernel::kinds::HasKind;
use crate::kernel::language::Language;
use crate::kernel::seat::{Seat, Viewer};

/// How texts are written: the language, and the names of the players.
#[derive(Clone, Copy, Debug)]
pub struct Speech<'a> {
    /// The language.
    pub language: Language,
    /// The names of the players.
    pub names: &'a Names,
}

impl Speech<'_> {
    /// Returns a speech without names of players.
    #[must_use]
    pub const fn in_language(language: Language) -> Speech<'static> {
        Speech { language, names: Names::NONE }
    }

    /// Returns the name of the player of a seat, or that of the seat: its colour. No two seats have the same: players of one
    /// name are followed by the colours of their seats, and a colour that is also the name of a player by the number of the seat.
    #[must_use]
    pub fn player(&self, seat: Seat) -> String {
        let colour = || self.kernel("seat", &args!["seat" => seat.number()]);
        let numbered = |name: &str| self.kernel("seat-numbered", &args!["name" => name, "number" => seat.number() + 1]);
        let mut name = match self.names.of(seat) {
            Some(name) if self.names.is_of_another(seat, name.trim()) => {
                self.kernel("player-of-colour", &args!["name" => name.trim(), "colour" => colour()])
            }
            Some(name) => return name.to_owned(),
            None => colour(),
        };
        while self.names.is_of_another(seat, &name) {
            name = numbered(&name);
        }
        name
    }

    /// Returns the name of a seat for this viewer: "Ada (you)".
    #[must_use]
    pub fn player_for(&self, viewer: Viewer, seat: Seat) -> String {
        let name = self.player(seat);
        if viewer.is(seat) { self.kernel("own-seat", &args!["name" => name]) } else { name }
    }

    /// Returns a number of points.
    #[must_use]
    pub fn points(&self, points: i32) -> String {
        // The number as a text has a minus sign instead of a hyphen.
        let written = points.to_string().replace('-', "−");
        self.kernel("points", &args!["points" => points, "written" => written])
    }

    /// Joins texts: "Ada, Bob and Eve".
    #[must_use]
    pub fn list(&self, texts: &[String]) -> String {
        match texts.split_last() {
            None => String::new(),
            Some((only, [])) => only.clone(),
            Some((last, before)) => self.kernel("list", &args!["first" => before.join(", "), "last" => last.as_str()]),
        }
    }

    fn kernel(&self, id: &str, args: &Args<'_>) -> String {
        kernel_messages().text(self.language, id, args)
    }
}

/// Writes texts of one ruleset.
#[derive(Clone, Copy)]
pub struct Speaker<'a> {
    messages: &'static Messages,
    /// The language and the names.
    pub speech: Speech<'a>,
}

impl<'a> Speaker<'a> {
    /// Returns a speaker of these messages.
    #[must_use]
    pub const fn new(messages: &'static Messages, speech: Speech<'a>) -> Self {
        Self { messages, speech }
    }

    /// Returns the sentence of a message.
    #[must_use]
    pub fn text(&self, id: &str, args: &Args<'_>) -> String {
        self.messages.text(self.speech.language, id, args)
    }

    /// Returns the short form of a message.
    #[must_use]
    pub fn label(&self, id: &str, args: &Args<'_>) -> String {
        self.attribute(id, "label", args)
    }

    /// Returns another attribute of a message.
    #[must_use]
    pub fn attribute(&self, id: &str, attribute: &str, args: &Args<'_>) -> String {
        self.messages.attribute(self.speech.language, id, attribute, args)
    }

    /// Returns whether a message has this attribute.
    #[must_use]
    pub fn has_attribute(&self, id: &str, attribute: &str) -> bool {
        self.messages.has_attribute(self.speech.language, id, attribute)
    }

    /// Returns both forms of a message.
    #[must_use]
    pub fn words(&self, id: &str, args: &Args<'_>) -> Words {
        Words { label: self.label(id, args), sentence: self.text(id, args) }
    }

    /// Returns the name of a value of the vocabulary: the label of the message `<prefix>-<kind>`, or its value if it has no
    /// label.
    #[must_use]
    pub fn name(&self, prefix: &str, value: &impl HasKind) -> String {
        self.name_of(prefix, value.kind())
    }

    /// The same by the kind of the value.
    #[must_use]
    pub fn name_of(&self, prefix: &str, kind: &str) -> String {
        let id = message_id(prefix, kind);
        match self.has_attribute(&id, "label") {
            true => self.label(&id, &args![]),
            false => self.text(&id, &args![]),
        }
    }

    /// Returns the name of the player of a seat, or that of the seat.
    #[must_use]
    pub fn player(&self, seat: Seat) -> String {
        self.speech.player(seat)
    }
}

/// Returns the id of the message of a kind: `command` and `place_bid` give `command-place-bid`.
#[must_use]
pub fn message_id(prefix: &str, kind: &str) -> String {
    let mut id = String::with_capacity(prefix.len() + kind.len() + 1);
    id.push_str(prefix);
    id.push('-');
    id.extend(kind.chars().map(|letter| if letter.is_ascii_alphanumeric() { letter } else { '-' }));
    id
}

#[cfg(test)]
mod tests {
    use super::*;

    fn called(names: &[Option<&str>], language: Language) -> Vec<String> {
        let names = Names::new(names.iter().map(|name| name.map(str::to_owned)).collect());
        let speech = Speech { language, names: &names };
        (0..5).filter_map(Seat::new).map(|seat| speech.player(seat)).collect()
    }

    #[test]
    fn players_are_called_by_their_names_and_other_seats_by_their_colours() {
        assert_eq!(called(&[Some("Ada"), None], Language::En), ["Ada", "Orange", "Green", "Purple", "Red"]);
        assert_eq!(called(&[None, Some("Bob")], Language::Fr), ["Bleu", "Bob", "Vert", "Violet", "Rouge"]);
    }

    #[test]
    fn a_seat_whose_colour_is_the_name_of_a_player_is_followed_by_its_number() {
        assert_eq!(called(&[Some("Red"), None], Language::En), ["Red", "Orange", "Green", "Purple", "Red (seat 5)"]);
        assert_eq!(called(&[Some(" rouge ")], Language::Fr)[4], "Rouge (place 5)");
        // Only a player of another seat is mistaken for the seat.
        assert_eq!(called(&[Some("Blue")], Language::En)[0], "Blue");
        assert_eq!(called(&[Some("Red"), Some("Red (seat 5)")], Language::En)[4], "Red (seat 5) (seat 5)");
    }

    #[test]
    fn players_of_one_name_are_followed_by_the_colours_of_their_seats() {
        let names = called(&[Some("Ada"), Some("ada "), None, Some("Bob")], Language::En);
        assert_eq!(names, ["Ada (Blue)", "ada (Orange)", "Green", "Bob", "Red"]);
        let names = called(&[Some("Ada"), Some("Ada"), Some("Ada (Blue)")], Language::En);
        assert_eq!(names.iter().collect::<std::collections::HashSet<_>>().len(), 5, "{names:?}");
    }
}
