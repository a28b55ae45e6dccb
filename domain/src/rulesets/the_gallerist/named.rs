//! JSON objects with a fixed list of names: deserialising them, and their schema.

use std::fmt;
use std::marker::PhantomData;

use schemars::Schema;
use serde::de::{Deserialize, Deserializer, Error, MapAccess, Visitor};

/// Deserialises an object with exactly these names.
pub(super) fn read<'de, D: Deserializer<'de>, T: Deserialize<'de>, const N: usize>(
    deserializer: D,
    names: [&'static str; N],
) -> Result<[T; N], D::Error> {
    deserializer.deserialize_map(Named { names, of: PhantomData })
}

struct Named<T, const N: usize> {
    names: [&'static str; N],
    of: PhantomData<T>,
}

impl<'de, T: Deserialize<'de>, const N: usize> Visitor<'de> for Named<T, N> {
    type Value = [T; N];

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "an object with {}", self.names.join(", "))
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<[T; N], A::Error> {
        let mut values = [(); N].map(|()| None);
        while let Some(key) = map.next_key::<String>()? {
            let found = self.names.iter().zip(&mut values).find(|(name, _)| **name == key);
            let Some((_, value)) = found else {
                return Err(A::Error::custom(format!("\"{key}\" is none of {}", self.names.join(", "))));
            };
            *value = Some(map.next_value()?);
        }
        let all: Option<Vec<T>> = values.into_iter().collect();
        let all = all.and_then(|values| <[T; N]>::try_from(values).ok());
        all.ok_or_else(|| A::Error::custom(format!("all of {} are needed", self.names.join(", "))))
    }
}

/// Returns the schema of an object with exactly these names.
pub(super) fn schema(value: &Schema, names: &[&'static str]) -> Schema {
    let properties: serde_json::Map<String, serde_json::Value> =
        names.iter().map(|name| ((*name).to_owned(), value.clone().to_value())).collect();
    schemars::json_schema!({
        "type": "object",
        "properties": properties,
        "required": names,
        "additionalProperties": false,
    })
}
