//! How long a bot may think.

/// How long a bot may think about one decision. Nodes alone make its choice repeatable; a clock does not, and the domain has
/// none: whoever has one says when to stop.
#[derive(Clone, Copy)]
pub struct Budget<'a> {
    nodes: u32,
    stop: &'a dyn Fn() -> bool,
}

impl Budget<'static> {
    /// Enough for a good decision in well under a second on a small machine.
    pub const USUAL: Self = Self::nodes(800);

    /// So many nodes, however long they take.
    #[must_use]
    pub const fn nodes(nodes: u32) -> Self {
        Self { nodes, stop: &|| false }
    }
}

impl<'a> Budget<'a> {
    /// At most so many nodes, and none more once `stop` says so. It is asked after every node.
    #[must_use]
    pub const fn until(nodes: u32, stop: &'a dyn Fn() -> bool) -> Self {
        Self { nodes, stop }
    }

    /// Whether there is anything left after so many nodes.
    #[must_use]
    pub fn is_spent(&self, nodes: u32) -> bool {
        nodes >= self.nodes || (self.stop)()
    }
}
