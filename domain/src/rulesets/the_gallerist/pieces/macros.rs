//! Macros that declare enums with JSON names, bounded numbers, and the maps keyed by both.

/// An enum whose variants have stable JSON names, and a map with a value for each variant.
macro_rules! words {
    ($(#[$about:meta])* $name:ident, $schema:literal, $map:ident, $count:literal; $($(#[$doc:meta])* $word:ident),+ $(,)?) => {
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema, strum::IntoStaticStr, strum::VariantNames)]
        #[serde(rename_all = "snake_case")]
        #[strum(serialize_all = "snake_case")]
        #[schemars(rename = $schema)]
        $(#[$about])*
        pub enum $name { $($(#[$doc])* $word),+ }

        impl $name {
            /// All variants, in printed order.
            pub const ALL: [Self; $count] = [$(Self::$word),+];

            /// The stable name.
            #[must_use]
            pub fn name(self) -> &'static str {
                self.into()
            }
        }

        #[doc = concat!("A value for each [`", stringify!($name), "`], an object with their names in JSON.")]
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
        pub struct $map<T>(pub [T; $count]);

        impl<T: Serialize> Serialize for $map<T> {
            fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_map($name::ALL.iter().map(|word| word.name()).zip(&self.0))
            }
        }

        impl<'de, T: Deserialize<'de>> Deserialize<'de> for $map<T> {
            fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                named::read(deserializer, $name::ALL.map(|word| word.name())).map(Self)
            }
        }

        impl<T: JsonSchema> JsonSchema for $map<T> {
            // The name includes the value type: client generators would otherwise number the maps.
            fn schema_name() -> std::borrow::Cow<'static, str> {
                format!("{}_{}", concat!("Gallerist", stringify!($map)), T::schema_name()).into()
            }

            // Different types may have the same schema name, so the id includes the module path.
            fn schema_id() -> std::borrow::Cow<'static, str> {
                format!("{}_{}", concat!(module_path!(), "::", stringify!($map)), T::schema_id()).into()
            }

            fn json_schema(generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
                named::schema(&generator.subschema_for::<T>(), &$name::ALL.map(|word| word.name()))
            }
        }

        map!($map, $name, value => value as usize);
    };
}

/// Access to a map by its key.
macro_rules! map {
    ($map:ident, $key:ty, $value:ident => $number:expr) => {
        impl<T> $map<T> {
            /// Returns the keys with their values.
            pub fn iter(&self) -> impl Iterator<Item = ($key, &T)> {
                <$key>::ALL.iter().copied().zip(self.0.iter())
            }
        }

        impl<T> std::ops::Index<$key> for $map<T> {
            type Output = T;

            #[inline]
            #[expect(clippy::indexing_slicing, reason = "a key's number is always below the number of keys")]
            fn index(&self, $value: $key) -> &T {
                &self.0[$number]
            }
        }

        impl<T> std::ops::IndexMut<$key> for $map<T> {
            #[inline]
            #[expect(clippy::indexing_slicing, reason = "a key's number is always below the number of keys")]
            fn index_mut(&mut self, $value: $key) -> &mut T {
                &mut self.0[$number]
            }
        }
    };
}

/// A number below a printed count, checked when it is deserialised, and a map with a value for each number. The literals are
/// the schema names of both (`{T}` is the name of the map's values) and the description of the map; they are part of the API and
/// stay when a Rust name changes. The last literal is the kind of component that the number is the id of.
macro_rules! number {
    ($(#[$about:meta])* $name:ident, $schema:literal, $map:ident, $map_schema:literal, $map_text:literal, $count:literal $(, $component:literal)?) => {
        $(#[$about])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
        #[serde(try_from = "u8", into = "u8")]
        pub struct $name(u8);

        impl JsonSchema for $name {
            fn schema_name() -> std::borrow::Cow<'static, str> {
                $schema.into()
            }

            fn json_schema(_: &mut schemars::SchemaGenerator) -> schemars::Schema {
                schemars::json_schema!({
                    "type": "integer", "minimum": 0, "maximum": $count - 1 $(, "x-component": $component)?
                })
            }
        }

        impl $name {
            /// The number of values.
            pub const COUNT: u8 = $count;
            /// All values, in order.
            pub const ALL: [Self; $count] = {
                let mut all = [Self(0); $count];
                let mut rest: &mut [Self] = &mut all;
                let mut number = 0;
                while let Some((one, others)) = rest.split_first_mut() {
                    one.0 = number;
                    number += 1;
                    rest = others;
                }
                all
            };

            /// Returns the value with this number, or `None` from [`COUNT`](Self::COUNT) on.
            #[must_use]
            pub const fn new(number: u8) -> Option<Self> {
                if number < $count { Some(Self(number)) } else { None }
            }

            /// Returns the number, from 0.
            #[must_use]
            pub const fn number(self) -> u8 {
                self.0
            }

            /// Returns the bit set that holds this value only.
            #[must_use]
            pub const fn bit(self) -> u32 {
                1 << self.0
            }
        }

        impl TryFrom<u8> for $name {
            type Error = String;

            fn try_from(number: u8) -> Result<Self, String> {
                Self::new(number).ok_or_else(|| format!("{number} is not below {}", $count))
            }
        }

        impl From<$name> for u8 {
            fn from(value: $name) -> u8 {
                value.0
            }
        }

        #[doc = concat!("A value for each [`", stringify!($name), "`].")]
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
        #[serde(transparent)]
        #[schemars(rename = $map_schema)]
        #[schemars(description = $map_text)]
        pub struct $map<T>(pub [T; $count]);

        impl<T: Default> Default for $map<T> {
            fn default() -> Self {
                Self([(); $count].map(|()| T::default()))
            }
        }

        map!($map, $name, value => value.0 as usize);
    };
}

pub(super) use {map, number, words};
