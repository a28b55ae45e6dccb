//! The message catalogue of a ruleset: one Fluent file for each language.

use std::borrow::Cow;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use unic_langid::langid;

use crate::kernel::language::Language;

/// Space for a text of usual length, so that it is not moved while it grows.
const TEXT_CAPACITY: usize = 96;

/// The messages of a ruleset in every language.
///
/// The value of a message is its sentence; the attribute `label` is the short form.
pub struct Messages {
    sources: [&'static str; Language::ALL.len()],
    bundles: [FluentBundle<FluentResource>; Language::ALL.len()],
}

impl Messages {
    /// Parses the files, in the order of [`Language::ALL`].
    ///
    /// # Panics
    /// If a file has an error. The files are part of the program, and a test reads all of them.
    #[must_use]
    pub fn new(sources: [&'static str; Language::ALL.len()]) -> Self {
        let [en, fr] = sources;
        Self { sources, bundles: [bundle(Language::En, en), bundle(Language::Fr, fr)] }
    }

    /// Returns the Fluent file of a language.
    #[must_use]
    pub const fn source(&self, language: Language) -> &'static str {
        let [en, fr] = self.sources;
        match language {
            Language::En => en,
            Language::Fr => fr,
        }
    }

    /// Returns whether the language has this message.
    #[must_use]
    pub fn has(&self, language: Language, id: &str) -> bool {
        self.bundle(language).has_message(id)
    }

    /// Returns whether the message of the language has this attribute.
    #[must_use]
    pub fn has_attribute(&self, language: Language, id: &str, attribute: &str) -> bool {
        self.bundle(language).get_message(id).is_some_and(|message| message.get_attribute(attribute).is_some())
    }

    /// Formats the value of a message.
    #[must_use]
    pub fn text(&self, language: Language, id: &str, args: &FluentArgs<'_>) -> String {
        self.format(language, id, None, args)
    }

    /// Formats an attribute of a message.
    #[must_use]
    pub fn attribute(&self, language: Language, id: &str, attribute: &str, args: &FluentArgs<'_>) -> String {
        self.format(language, id, Some(attribute), args)
    }

    const fn bundle(&self, language: Language) -> &FluentBundle<FluentResource> {
        let [en, fr] = &self.bundles;
        match language {
            Language::En => en,
            Language::Fr => fr,
        }
    }

    /// Formats a pattern. A missing message or argument is a fault of the catalogue: tests panic, people read the
    /// English text or a dash.
    fn format(&self, language: Language, id: &str, attribute: Option<&str>, args: &FluentArgs<'_>) -> String {
        let found = [language, Language::En].into_iter().find_map(|language| {
            let bundle = self.bundle(language);
            let message = bundle.get_message(id)?;
            let pattern = match attribute {
                None => message.value()?,
                Some(name) => message.get_attribute(name)?.value(),
            };
            let mut errors = Vec::new();
            let mut text = String::with_capacity(TEXT_CAPACITY);
            let written = bundle.write_pattern(&mut text, pattern, Some(args), &mut errors);
            debug_assert!(written.is_ok());
            debug_assert!(errors.is_empty(), "{id} ({language:?}): {errors:?}");
            Some((language, text))
        });
        debug_assert!(
            found.as_ref().is_some_and(|(found, _)| *found == language),
            "the message {id} {attribute:?} is missing in {language:?}"
        );
        found.map_or_else(|| "–".to_owned(), |(_, text)| text)
    }
}

fn bundle(language: Language, source: &str) -> FluentBundle<FluentResource> {
    let locale = match language {
        Language::En => langid!("en"),
        Language::Fr => langid!("fr"),
    };
    let mut bundle = FluentBundle::new_concurrent(vec![locale]);
    bundle.set_use_isolating(false);
    bundle.set_formatter(Some(format_integer));
    let resource = FluentResource::try_new(source.to_owned()).unwrap_or_else(|(resource, errors)| {
        debug_assert!(errors.is_empty(), "{language:?}: {errors:?}");
        resource
    });
    let added = bundle.add_resource(resource);
    debug_assert!(added.is_ok(), "{language:?}: a message is defined twice: {added:?}");
    let added = bundle.add_builtins();
    debug_assert!(added.is_ok());
    let added = bundle.add_function("DE", |arguments, _| de(arguments));
    debug_assert!(added.is_ok());
    bundle
}

/// Writes whole numbers without options much faster than Fluent, which formats every number as a float.
fn format_integer<M>(value: &FluentValue<'_>, _: &M) -> Option<String> {
    let FluentValue::Number(number) = value else { return None };
    let whole = number.value as i64;
    let plain = number.options.minimum_fraction_digits.is_none() && whole as f64 == number.value;
    plain.then(|| whole.to_string())
}

/// The function `DE($name)` of French messages: "de Bob", but "d'Ada".
fn de<'a>(arguments: &[FluentValue<'a>]) -> FluentValue<'a> {
    let name = match arguments.first() {
        Some(FluentValue::String(name)) => name.clone(),
        _ => Cow::Borrowed(""),
    };
    let vowel = name
        .chars()
        .next()
        .is_some_and(|letter| "aeiouyàâäéèêëîïôöùûüœ".contains(letter.to_lowercase().next().unwrap_or(letter)));
    FluentValue::String(Cow::Owned(if vowel { format!("d’{name}") } else { format!("de {name}") }))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::args;

    fn messages() -> Messages {
        Messages::new([
            "paintings = { $n ->
    [one] one painting
   *[other] { $n } paintings
}
bid = Seal a bid of { $card }.
    .label = Bid { $card }
place = { NUMBER($n, type: \"ordinal\") ->
    [one] { $n }st
    [two] { $n }nd
    [few] { $n }rd
   *[other] { $n }th
}
",
            "paintings = { $n ->
    [one] { $n } tableau
   *[other] { $n } tableaux
}
bid = Mise scellée { DE($name) }.
    .label = Miser { $card }
place = { NUMBER($n, type: \"ordinal\") ->
    [one] { $n }re
   *[other] { $n }e
}
",
        ])
    }

    #[test]
    fn plurals_follow_the_language() {
        let messages = messages();
        let text = |language, n: u8| messages.text(language, "paintings", &args!["n" => n]);
        assert_eq!([0, 1, 2].map(|n| text(Language::En, n)), ["0 paintings", "one painting", "2 paintings"]);
        assert_eq!([0, 1, 2].map(|n| text(Language::Fr, n)), ["0 tableau", "1 tableau", "2 tableaux"]);
    }

    #[test]
    fn names_that_begin_with_a_vowel_are_elided_in_french() {
        let messages = messages();
        let text = |name: &'static str| messages.text(Language::Fr, "bid", &args!["name" => name]);
        assert_eq!(
            ["Ada", "Bob", "Élise"].map(text),
            ["Mise scellée d’Ada.", "Mise scellée de Bob.", "Mise scellée d’Élise."]
        );
    }

    #[test]
    fn ordinals_follow_the_language() {
        let messages = messages();
        let text = |language, n: u8| messages.text(language, "place", &args!["n" => n]);
        let english = [1, 2, 3, 4, 11, 12, 13, 21].map(|n| text(Language::En, n));
        assert_eq!(english, ["1st", "2nd", "3rd", "4th", "11th", "12th", "13th", "21st"]);
        assert_eq!([1, 2, 21].map(|n| text(Language::Fr, n)), ["1re", "2e", "21e"]);
    }

    #[test]
    fn a_label_is_an_attribute() {
        assert_eq!(messages().attribute(Language::En, "bid", "label", &args!["card" => 7]), "Bid 7");
    }
}
