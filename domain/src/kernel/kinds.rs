//! The names of an enum's variants in JSON and in error codes.

/// An enum whose variants have stable names: event kinds, command kinds, rejection codes.
pub trait HasKind {
    /// The names of all variants, in the order of declaration.
    const KINDS: &'static [&'static str];

    /// Returns the name of this value's variant.
    fn kind(&self) -> &'static str;
}

impl<T> HasKind for T
where
    T: strum::VariantNames,
    for<'a> &'a T: Into<&'static str>,
{
    const KINDS: &'static [&'static str] = T::VARIANTS;

    fn kind(&self) -> &'static str {
        self.into()
    }
}
