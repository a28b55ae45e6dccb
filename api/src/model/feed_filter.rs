//! Selects notices of a feed.

/// Which notices of a feed a reader wants.
#[derive(Clone, Debug, Default)]
pub struct FeedFilter {
    /// Only notices of these kinds.
    pub kinds: Option<Vec<String>>,
    /// Only unread notices.
    pub unread: bool,
}
