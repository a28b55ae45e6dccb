//! The search budget of a bot.

/// The search budget of one decision: a number of nodes, and a function that stops the search early. A budget of nodes
/// alone makes the choice reproducible. The domain has no clock, so the caller passes a function that reads one.
#[derive(Clone, Copy)]
pub struct Budget<'a> {
    nodes: u32,
    stop: &'a dyn Fn() -> bool,
}

impl Budget<'static> {
    /// A good decision in well under a second on a small machine.
    pub const USUAL: Self = Self::nodes(800);

    /// Returns a budget of nodes without a time limit.
    #[must_use]
    pub const fn nodes(nodes: u32) -> Self {
        Self { nodes, stop: &|| false }
    }
}

impl<'a> Budget<'a> {
    /// Returns a budget of at most this many nodes that ends when `stop` returns true. It is called after every node.
    #[must_use]
    pub const fn until(nodes: u32, stop: &'a dyn Fn() -> bool) -> Self {
        Self { nodes, stop }
    }

    /// Returns whether the budget is used up after this many nodes.
    #[must_use]
    pub fn is_spent(&self, nodes: u32) -> bool {
        nodes >= self.nodes || (self.stop)()
    }
}
