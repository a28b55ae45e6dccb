//! The search tree: visits and results of each command at each node.

use crate::kernel::ruleset::Ruleset;
use crate::kernel::seat::Seat;

/// The exploration weight of UCB, in standard deviations of the results.
const EXPLORATION: f64 = 0.7;
/// The number of commands considered at a new node. It grows with the visits (progressive widening).
const INITIAL_WIDTH: f64 = 3.0;
/// The number of visits of a command before it gets a child node.
const VISITS_BEFORE_EXPANSION: u32 = 2;

/// A search tree.
pub(super) struct Tree<R: Ruleset> {
    nodes: Vec<Node<R>>,
    spread: Spread,
}

/// A node: the deciding seat and its commands, the best evaluation first.
struct Node<R: Ruleset> {
    seat: Seat,
    branches: Vec<Branch<R>>,
    visits: u32,
}

struct Branch<R: Ruleset> {
    command: R::Command,
    /// The difference to the best evaluation before the search.
    handicap: f64,
    visits: u32,
    total: f64,
    child: Option<NodeIndex>,
}

/// The index of a node in its tree.
#[derive(Clone, Copy)]
pub(super) struct NodeIndex(usize);

/// The index of a branch in its tree.
#[derive(Clone, Copy)]
pub(super) struct BranchIndex {
    node: NodeIndex,
    branch: usize,
}

impl<R: Ruleset> Tree<R> {
    /// The root.
    pub(super) const ROOT: NodeIndex = NodeIndex(0);

    /// Returns a tree with only its root: the commands of the seat, the best evaluation first.
    pub(super) fn new(seat: Seat, ranked: Vec<(f64, R::Command)>) -> Self {
        Self { nodes: vec![Node::new(seat, ranked)], spread: Spread::default() }
    }

    #[expect(clippy::indexing_slicing, reason = "the tree makes every index and never removes a node")]
    fn node(&self, at: NodeIndex) -> &Node<R> {
        &self.nodes[at.0]
    }

    #[expect(clippy::indexing_slicing, reason = "the tree makes every index and never removes a branch")]
    fn branch(&self, at: BranchIndex) -> &Branch<R> {
        &self.node(at.node).branches[at.branch]
    }

    #[expect(clippy::indexing_slicing, reason = "the tree makes every index and never removes a branch")]
    fn branch_mut(&mut self, at: BranchIndex) -> &mut Branch<R> {
        &mut self.nodes[at.node.0].branches[at.branch]
    }

    /// Returns the seat that decides at a node.
    pub(super) fn seat(&self, at: NodeIndex) -> Seat {
        self.node(at).seat
    }

    /// Returns the seat and the command of a branch.
    pub(super) fn command(&self, at: BranchIndex) -> (Seat, R::Command) {
        (self.node(at.node).seat, self.branch(at).command.clone())
    }

    /// Returns the visits of a branch.
    pub(super) fn visits(&self, at: BranchIndex) -> u32 {
        self.branch(at).visits
    }

    /// Returns the child node of a branch.
    pub(super) fn child(&self, at: BranchIndex) -> Option<NodeIndex> {
        self.branch(at).child
    }

    /// Returns whether a branch was visited often enough for a child node.
    pub(super) fn may_expand(&self, at: BranchIndex) -> bool {
        self.branch(at).visits >= VISITS_BEFORE_EXPANSION
    }

    /// Adds a child node to a branch.
    pub(super) fn expand(&mut self, at: BranchIndex, seat: Seat, ranked: Vec<(f64, R::Command)>) {
        if !ranked.is_empty() {
            let child = NodeIndex(self.nodes.len());
            self.nodes.push(Node::new(seat, ranked));
            self.branch_mut(at).child = Some(child);
        }
    }

    /// Returns the branch of the root to visit next.
    pub(super) fn select_first(&self) -> Option<BranchIndex> {
        self.select_where(Self::ROOT, |_| true)
    }

    /// Returns the branch of a node to visit next among the possible commands, or `None` if none is possible.
    pub(super) fn select(&self, at: NodeIndex, possible: &[R::Command]) -> Option<BranchIndex> {
        self.select_where(at, |command| possible.contains(command))
    }

    /// Returns the possible branch with the highest upper confidence bound.
    fn select_where(&self, at: NodeIndex, possible: impl Fn(&R::Command) -> bool) -> Option<BranchIndex> {
        let node = self.node(at);
        let width = (INITIAL_WIDTH + f64::from(node.visits).sqrt()) as usize;
        let exploration = EXPLORATION * self.spread.deviation() * f64::from(node.visits + 1).ln().sqrt();
        let open = node.branches.iter().enumerate().filter(|(_, branch)| possible(&branch.command)).take(width);
        let mut best = None;
        let mut highest = f64::NEG_INFINITY;
        for (index, branch) in open {
            let bound = branch.upper_bound(exploration);
            if bound > highest {
                (best, highest) = (Some(BranchIndex { node: at, branch: index }), bound);
            }
        }
        best
    }

    /// Adds the result for each seat to every branch of the path.
    pub(super) fn backpropagate(&mut self, path: &[BranchIndex], outcome: impl Fn(Seat) -> f64) {
        let mut first = None;
        for at in path {
            let seat = self.seat(at.node);
            let worth = match first {
                Some((same, worth)) if same == seat => worth,
                _ => outcome(seat),
            };
            if first.is_none() {
                first = Some((seat, worth));
                self.spread.add(worth);
            }
            let branch = self.branch_mut(*at);
            branch.visits += 1;
            branch.total += worth;
            if let Some(node) = self.nodes.get_mut(at.node.0) {
                node.visits += 1;
            }
        }
    }

    /// Returns the most visited command of the root; among equals the one with the better mean, then the better
    /// evaluation.
    pub(super) fn most_visited(self) -> Option<R::Command> {
        let root = self.nodes.into_iter().next()?;
        let order = |one: &Branch<R>, other: &Branch<R>| {
            one.visits.cmp(&other.visits).then_with(|| one.mean().total_cmp(&other.mean()))
        };
        // `max_by` returns the last of equals, so the order is reversed to get the one with the best evaluation.
        root.branches.into_iter().rev().max_by(order).map(|branch| branch.command)
    }
}

impl<R: Ruleset> Node<R> {
    fn new(seat: Seat, ranked: Vec<(f64, R::Command)>) -> Self {
        let best = ranked.first().map_or(0.0, |(worth, _)| *worth);
        let branches = ranked.into_iter().map(|(worth, command)| Branch {
            command,
            handicap: best - worth,
            visits: 0,
            total: 0.0,
            child: None,
        });
        Self { seat, branches: branches.collect(), visits: 0 }
    }
}

impl<R: Ruleset> Branch<R> {
    fn mean(&self) -> f64 {
        self.total / f64::from(self.visits.max(1))
    }

    /// Returns the mean plus an exploration term that shrinks with the visits, minus a penalty for a worse evaluation.
    fn upper_bound(&self, exploration: f64) -> f64 {
        if self.visits == 0 {
            return f64::INFINITY;
        }
        let visits = f64::from(self.visits);
        self.mean() + exploration / visits.sqrt() - self.handicap / (visits + 1.0)
    }
}

/// The running standard deviation of all results (Welford), which sets the scale of the exploration term.
#[derive(Default)]
struct Spread {
    count: f64,
    mean: f64,
    squares: f64,
}

impl Spread {
    fn add(&mut self, value: f64) {
        self.count += 1.0;
        let difference = value - self.mean;
        self.mean += difference / self.count;
        self.squares += difference * (value - self.mean);
    }

    fn deviation(&self) -> f64 {
        if self.count < 2.0 { 1.0 } else { (self.squares / self.count).sqrt() }
    }
}
