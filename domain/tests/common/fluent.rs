//! Reads Fluent files: the patterns of each message, with their texts, variables and references.

use std::collections::{BTreeMap, BTreeSet};

use fluent_syntax::ast::{CallArguments, Entry, Expression, InlineExpression, Pattern, PatternElement};

/// The patterns of a message by name: the value has an empty name, an attribute its own.
pub type Message = BTreeMap<String, Said>;

/// What a pattern consists of.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Said {
    /// The texts between placeables, those of selected variants included.
    pub texts: Vec<String>,
    /// The variables.
    pub variables: BTreeSet<String>,
    /// The ids of other messages.
    pub references: BTreeSet<String>,
    /// Whether the pattern is one text without placeables.
    pub plain: bool,
}

/// Parses a Fluent file that has no errors.
pub fn messages(source: &str) -> BTreeMap<String, Message> {
    let resource = fluent_syntax::parser::parse(source).unwrap_or_else(|(_, errors)| panic!("{errors:?}"));
    let mut found = BTreeMap::new();
    for entry in &resource.body {
        let (id, value, attributes) = match entry {
            Entry::Message(message) => (message.id.name.to_owned(), message.value.as_ref(), &message.attributes),
            Entry::Term(term) => (format!("-{}", term.id.name), Some(&term.value), &term.attributes),
            _ => continue,
        };
        let mut patterns: Message = value.map(|value| (String::new(), read(value))).into_iter().collect();
        patterns.extend(attributes.iter().map(|it| (it.id.name.to_owned(), read(&it.value))));
        assert!(found.insert(id.clone(), patterns).is_none(), "{id} is defined twice");
    }
    found
}

/// Returns the texts of a message.
pub fn texts(message: &Message) -> impl Iterator<Item = &str> {
    message.values().flat_map(|said| said.texts.iter().map(String::as_str))
}

/// Returns the ids of the messages that a message refers to.
pub fn references(message: &Message) -> BTreeSet<String> {
    message.values().flat_map(|said| said.references.iter().cloned()).collect()
}

fn read(pattern: &Pattern<&str>) -> Said {
    let mut said = Said::default();
    said.pattern(pattern);
    said.plain = pattern.elements.iter().all(|element| matches!(element, PatternElement::TextElement { .. }));
    said
}

impl Said {
    fn pattern(&mut self, pattern: &Pattern<&str>) {
        for element in &pattern.elements {
            match element {
                PatternElement::TextElement { value } => self.texts.push((*value).to_owned()),
                PatternElement::Placeable { expression } => self.expression(expression),
            }
        }
    }

    fn expression(&mut self, expression: &Expression<&str>) {
        match expression {
            Expression::Select { selector, variants } => {
                self.inline(selector);
                variants.iter().for_each(|variant| self.pattern(&variant.value));
            }
            Expression::Inline(inline) => self.inline(inline),
        }
    }

    fn inline(&mut self, inline: &InlineExpression<&str>) {
        match inline {
            InlineExpression::VariableReference { id } => drop(self.variables.insert(id.name.to_owned())),
            InlineExpression::MessageReference { id, .. } => drop(self.references.insert(id.name.to_owned())),
            InlineExpression::TermReference { id, arguments, .. } => {
                self.references.insert(format!("-{}", id.name));
                arguments.iter().for_each(|arguments| self.arguments(arguments));
            }
            InlineExpression::FunctionReference { arguments, .. } => self.arguments(arguments),
            InlineExpression::Placeable { expression } => self.expression(expression),
            InlineExpression::StringLiteral { value } => self.texts.push((*value).to_owned()),
            InlineExpression::NumberLiteral { .. } => {}
        }
    }

    fn arguments(&mut self, arguments: &CallArguments<&str>) {
        arguments.positional.iter().for_each(|inline| self.inline(inline));
        arguments.named.iter().for_each(|named| self.inline(&named.value));
    }
}
