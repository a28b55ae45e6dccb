//! Ids: the schema of every value that is an id or a name says what it points to, and everything that it points to has words.

use std::collections::{BTreeSet, HashSet};

use salon_domain::kernel::samples::viewers;
use salon_domain::kernel::words::message_id;
use salon_domain::kernel::{HasKind, Language, Ruleset, Seats, Viewer};
use schemars::schema_for;
use serde_json::Value;

use super::moments::{Moment, recorded};

/// The extension of a schema that names the kind of component an id points to.
const COMPONENT: &str = "x-component";
/// The extension of a schema that names the prefix of the vocabulary that a value belongs to.
const VOCABULARY: &str = "x-vocabulary";
/// What a value can belong to beside the vocabulary of its ruleset: a seat is called by its player or colour, a cell by its
/// coordinates, and an amount is a number.
const OF_THE_KERNEL: [&str; 3] = ["seat", "cell", "amount"];
/// The bounds that types of numbers have: a number with another maximum counts something printed.
const BOUNDS_OF_TYPES: [u64; 3] = [u8::MAX as u64, u16::MAX as u64, u32::MAX as u64];

/// Follows values along their schema and collects the ids of components.
struct Walker<'a> {
    document: &'a Value,
    /// The kind and the id of each component found.
    ids: BTreeSet<(String, String)>,
    /// The prefix and the value of each word of the vocabulary found.
    names: BTreeSet<(String, String)>,
}

impl<'a> Walker<'a> {
    const fn new(document: &'a Value) -> Self {
        Self { document, ids: BTreeSet::new(), names: BTreeSet::new() }
    }

    fn resolve<'s>(&self, schema: &'s Value) -> &'s Value
    where
        'a: 's,
    {
        let target = schema.get("$ref").and_then(Value::as_str).and_then(|it| it.strip_prefix('#'));
        target.and_then(|target| self.document.pointer(target)).unwrap_or(schema)
    }

    fn walk(&mut self, schema: &'a Value, value: &Value) {
        if let Some(kind) = schema.get(COMPONENT).and_then(Value::as_str) {
            collect(&mut self.ids, kind, value);
        }
        if let Some(prefix) = schema.get(VOCABULARY).and_then(Value::as_str) {
            collect(&mut self.names, prefix, value);
        }
        let target = self.resolve(schema);
        if !std::ptr::eq(target, schema) {
            self.walk(target, value);
        }
        for key in ["oneOf", "anyOf", "allOf"] {
            for alternative in schema.get(key).and_then(Value::as_array).into_iter().flatten() {
                if self.fits(alternative, value) {
                    self.walk(alternative, value);
                }
            }
        }
        for (name, value) in value.as_object().into_iter().flatten() {
            if let Some(property) = schema.get("properties").and_then(|it| it.get(name)) {
                self.walk(property, value);
            }
        }
        for (index, value) in value.as_array().into_iter().flatten().enumerate() {
            let item = schema.get("prefixItems").and_then(|items| items.get(index)).or_else(|| schema.get("items"));
            if let Some(item) = item {
                self.walk(item, value);
            }
        }
    }

    /// Returns whether a value can be one of this schema: by type, constants and required fields.
    fn fits(&self, schema: &'a Value, value: &Value) -> bool {
        let schema = self.resolve(schema);
        let is = |name: &Value| match name.as_str() {
            Some("null") => value.is_null(),
            Some("object") => value.is_object(),
            Some("array") => value.is_array(),
            Some("string") => value.is_string(),
            Some("integer" | "number") => value.is_number(),
            Some("boolean") => value.is_boolean(),
            _ => true,
        };
        let typed = match schema.get("type") {
            Some(Value::Array(names)) => names.iter().any(is),
            Some(name) => is(name),
            None => true,
        };
        let constant = schema.get("const").is_none_or(|only| only == value);
        let listed = schema.get("enum").and_then(Value::as_array).is_none_or(|values| values.contains(value));
        let required = schema.get("required").and_then(Value::as_array).into_iter().flatten().filter_map(Value::as_str);
        let complete = required.into_iter().all(|name| value.get(name).is_some());
        let properties = schema.get("properties").and_then(Value::as_object).into_iter().flatten();
        let tagged = properties.into_iter().all(|(name, property)| {
            property.get("const").is_none_or(|only| value.get(name).is_none_or(|found| found == only))
        });
        typed && constant && listed && complete && tagged
    }
}

/// Collects a value, or the items of a list. An object is no value: its fields say themselves what they are.
fn collect(found: &mut BTreeSet<(String, String)>, kind: &str, value: &Value) {
    match value {
        Value::Null | Value::Object(_) => {}
        Value::Array(items) => items.iter().for_each(|item| collect(found, kind, item)),
        Value::String(id) => drop(found.insert((kind.to_owned(), id.clone()))),
        other => drop(found.insert((kind.to_owned(), other.to_string()))),
    }
}

/// Returns the values of an extension in a schema.
fn kinds_in(extension: &str, schema: &Value, found: &mut BTreeSet<String>) {
    match schema {
        Value::Object(members) => {
            found.extend(members.get(extension).and_then(Value::as_str).map(str::to_owned));
            members.values().for_each(|member| kinds_in(extension, member, found));
        }
        Value::Array(items) => items.iter().for_each(|item| kinds_in(extension, item, found)),
        _ => {}
    }
}

/// Finds the values of a schema that look like ids or names and do not say what they point to.
struct Unmarked<'a> {
    document: &'a Value,
    seen: HashSet<(String, bool)>,
    found: BTreeSet<String>,
}

impl<'a> Unmarked<'a> {
    fn of(document: &'a Value) -> BTreeSet<String> {
        let mut unmarked = Self { document, seen: HashSet::new(), found: BTreeSet::new() };
        unmarked.walk(document, "", false);
        unmarked.found
    }

    /// Whether a schema is that of a text, of one of several texts, or of a number that something printed bounds.
    fn is_like_an_id(schema: &Value) -> bool {
        let is = |name: &str| match schema.get("type") {
            Some(Value::Array(names)) => names.iter().any(|it| it == name),
            Some(it) => it == name,
            None => false,
        };
        let most = schema.get("maximum").and_then(Value::as_u64);
        let text = is("string") || schema.get("const").is_some_and(Value::is_string);
        text || (is("integer") && most.is_some_and(|most| !BOUNDS_OF_TYPES.contains(&most)))
    }

    fn walk(&mut self, schema: &'a Value, path: &str, marked: bool) {
        let marked = marked || [COMPONENT, VOCABULARY].iter().any(|extension| schema.get(*extension).is_some());
        if let Some(target) = schema.get("$ref").and_then(Value::as_str).and_then(|it| it.strip_prefix('#'))
            && self.seen.insert((target.to_owned(), marked))
            && let Some(schema) = self.document.pointer(target)
        {
            let name = target.rsplit('/').next().unwrap_or_default();
            self.walk(schema, name, marked);
        }
        if !marked && Self::is_like_an_id(schema) {
            self.found.insert(path.to_owned());
        }
        for key in ["oneOf", "anyOf", "allOf", "prefixItems"] {
            let alternatives = schema.get(key).and_then(Value::as_array).into_iter().flatten();
            alternatives.for_each(|alternative| self.walk(alternative, path, marked));
        }
        for key in ["items", "additionalProperties"] {
            schema.get(key).into_iter().for_each(|items| self.walk(items, path, marked));
        }
        for (name, property) in schema.get("properties").and_then(Value::as_object).into_iter().flatten() {
            // A constant tells the variants of an enum apart.
            if property.get("const").is_none() {
                self.walk(property, &format!("{path}.{name}"), false);
            }
        }
    }
}

/// Returns whether a value of the vocabulary has a name in every language.
fn has_a_name<R: Ruleset>(prefix: &str, value: &str) -> bool {
    let id = message_id(prefix, value);
    let listed = match prefix {
        "edition" => R::Edition::KINDS.contains(&value),
        _ => R::VOCABULARY.iter().any(|(known, kinds)| *known == prefix && kinds.contains(&value)),
    };
    listed && Language::ALL.into_iter().all(|language| R::messages().has(language, &id))
}

/// Schemas of what clients see and send: views, events, commands and components.
fn schemas<R: Ruleset>() -> [Value; 4] {
    [
        schema_for!(R::View).to_value(),
        schema_for!(R::Seen).to_value(),
        schema_for!(R::Command).to_value(),
        schema_for!(R::Components).to_value(),
    ]
}

fn json<T: serde::Serialize>(value: &T) -> Value {
    serde_json::to_value(value).unwrap()
}

pub fn of_recorded_games_are_components_with_words<R: Ruleset>() {
    let [views, events, commands, components] = schemas::<R>();
    let (mut view, mut seen) = (Walker::new(&views), Walker::new(&events));
    let mut command = Walker::new(&commands);
    let (mut known_events, mut known_views, mut known_commands) = (HashSet::new(), HashSet::new(), HashSet::new());
    for seats in R::SEATS.filter_map(Seats::new) {
        let all: Vec<Viewer> = viewers(seats).collect();
        recorded::<R>(seats, &mut |moment: &Moment<'_, R>| {
            for event in moment.events.iter().flat_map(|event| all.iter().map(|viewer| R::disclose(event, *viewer))) {
                let happened = json(&event);
                if known_events.insert(happened.to_string()) {
                    seen.walk(&events, &happened);
                }
            }
            for viewer in &all {
                let seen = json(&R::view(moment.game.state(), *viewer));
                // Most of a view is as it was before; what is new is followed.
                for (name, part) in seen.as_object().into_iter().flatten() {
                    if known_views.insert(format!("{name} {part}")) {
                        view.walk(&views, &serde_json::json!({ name.clone(): part }));
                    }
                }
            }
            for legal in seats.iter().flat_map(|seat| moment.game.legal(seat)) {
                let legal = json(&legal);
                if known_commands.insert(legal.to_string()) {
                    command.walk(&commands, &legal);
                }
            }
        });
    }
    let mut printed = Walker::new(&components);
    printed.walk(&components, &json(&R::components()));
    let named: BTreeSet<(String, String)> =
        R::say_components(Language::En).into_iter().map(|it| (it.kind.to_owned(), it.id)).collect();
    let mut found: BTreeSet<String> = BTreeSet::new();
    for (kind, id) in [view.ids, seen.ids, command.ids, printed.ids].into_iter().flatten() {
        assert!(named.contains(&(kind.clone(), id.clone())), "{}: the {kind} {id} has no words", R::KEY);
        found.insert(kind);
    }
    for (prefix, value) in [view.names, seen.names, command.names, printed.names].into_iter().flatten() {
        let known = OF_THE_KERNEL.contains(&prefix.as_str()) || has_a_name::<R>(&prefix, &value);
        assert!(known, "{}: the {prefix} {value} has no name", R::KEY);
        found.insert(prefix);
    }
    let (mut kinds, mut all) = (BTreeSet::new(), BTreeSet::new());
    for schema in [&views, &events, &commands, &components] {
        kinds_in(COMPONENT, schema, &mut kinds);
        kinds_in(VOCABULARY, schema, &mut all);
    }
    all.extend(kinds.iter().cloned());
    assert_eq!(all, found, "every kind of id and of name occurs in a recorded game");
    let with_words: BTreeSet<String> = named.into_iter().map(|(kind, _)| kind).collect();
    assert!(kinds.is_subset(&with_words), "{}: {kinds:?} are components with words, of {with_words:?}", R::KEY);
}

pub fn say_what_they_point_to<R: Ruleset>() {
    let schemas = schemas::<R>();
    let unmarked: Vec<BTreeSet<String>> = schemas.iter().map(Unmarked::of).collect();
    let unmarked: BTreeSet<String> = unmarked.into_iter().flatten().collect();
    assert!(unmarked.is_empty(), "{}: neither {COMPONENT} nor {VOCABULARY}: {unmarked:#?}", R::KEY);
}

pub fn unmarked_ones_are_found() {
    let schema = serde_json::json!({
        "oneOf": [{ "type": "object", "properties": {
            "kind": { "const": "a", "type": "string" },
            "color": { "$ref": "#/$defs/Color" },
            "form": { "$ref": "#/$defs/Form" },
            "space": { "type": "integer", "minimum": 0, "maximum": 3 },
            "money": { "type": "integer", "minimum": 0, "maximum": 255 },
            "works": { "type": "array", "items": { "type": ["string", "null"] }, "x-component": "work" },
            "cards": { "type": "array", "items": { "type": "string" } }
        } }],
        "$defs": {
            "Color": { "oneOf": [{ "const": "blue" }, { "const": "red" }] },
            "Form": { "enum": ["photo"], "type": "string", "x-vocabulary": "form" }
        }
    });
    let found: Vec<String> = Unmarked::of(&schema).into_iter().collect();
    assert_eq!(found, [".cards", ".space", "Color"]);
}

pub fn are_found_along_schemas() {
    let schema = serde_json::json!({
        "oneOf": [
            { "type": "object", "properties": { "kind": { "const": "a" }, "card": { "type": "integer", "x-component": "card" } } },
            { "type": "object", "properties": { "kind": { "const": "b" }, "card": { "$ref": "#/$defs/Tile" },
              "all": { "type": "array", "x-component": "card" } } }
        ],
        "$defs": { "Tile": { "anyOf": [{ "type": "null" }, { "type": "string", "x-component": "tile" }] } }
    });
    let mut walker = Walker::new(&schema);
    walker.walk(&schema, &serde_json::json!({ "kind": "a", "card": 3 }));
    walker.walk(&schema, &serde_json::json!({ "kind": "b", "card": "T1", "all": [5] }));
    walker.walk(&schema, &serde_json::json!({ "kind": "b", "card": null }));
    let ids: Vec<String> = walker.ids.iter().map(|(kind, id)| format!("{kind} {id}")).collect();
    assert_eq!(ids, ["card 3", "card 5", "tile T1"]);
}
