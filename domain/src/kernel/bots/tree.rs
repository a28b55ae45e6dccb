//! The tree of a search: which commands were tried at each node, how often, and with what success.

use crate::kernel::ruleset::Ruleset;
use crate::kernel::seat::Seat;

/// How much the uncertain is tried, in standard deviations of what comes out.
const CURIOSITY: f64 = 0.7;
/// How many commands are compared at a node to begin with; more as it is visited more often.
const WIDTH: f64 = 3.0;
/// How often a command is tried before a node grows below it.
const RIPE: u32 = 2;

/// The tree.
pub(super) struct Tree<R: Ruleset> {
    nodes: Vec<Node<R>>,
    spread: Spread,
}

/// A node: a seat and what it might do, what looks best first.
struct Node<R: Ruleset> {
    seat: Seat,
    choices: Vec<Choice<R>>,
    visits: u32,
}

struct Choice<R: Ruleset> {
    command: R::Command,
    /// How much worse it looks than the best, before anything is tried.
    handicap: f64,
    visits: u32,
    total: f64,
    below: Option<NodeAt>,
}

/// A node of the tree that gave this out.
#[derive(Clone, Copy)]
pub(super) struct NodeAt(usize);

/// A choice at a node of the tree that gave this out.
#[derive(Clone, Copy)]
pub(super) struct ChoiceAt {
    node: NodeAt,
    place: usize,
}

impl<R: Ruleset> Tree<R> {
    /// The node the search begins at.
    pub(super) const ROOT: NodeAt = NodeAt(0);

    /// A tree with only its root: what the seat might do, the best looking first.
    pub(super) fn new(seat: Seat, ranked: Vec<(f64, R::Command)>) -> Self {
        Self { nodes: vec![Node::new(seat, ranked)], spread: Spread::default() }
    }

    #[expect(clippy::indexing_slicing, reason = "the tree gives places out itself, and never takes a node away")]
    fn node(&self, at: NodeAt) -> &Node<R> {
        &self.nodes[at.0]
    }

    #[expect(clippy::indexing_slicing, reason = "the tree gives places out itself, and never takes a choice away")]
    fn choice(&self, at: ChoiceAt) -> &Choice<R> {
        &self.node(at.node).choices[at.place]
    }

    #[expect(clippy::indexing_slicing, reason = "the tree gives places out itself, and never takes a choice away")]
    fn choice_mut(&mut self, at: ChoiceAt) -> &mut Choice<R> {
        &mut self.nodes[at.node.0].choices[at.place]
    }

    /// Whose decision a node is.
    pub(super) fn seat(&self, at: NodeAt) -> Seat {
        self.node(at).seat
    }

    /// Whose decision it is, and what it would do.
    pub(super) fn command(&self, at: ChoiceAt) -> (Seat, R::Command) {
        (self.node(at.node).seat, self.choice(at).command.clone())
    }

    /// How often this was tried.
    pub(super) fn visits(&self, at: ChoiceAt) -> u32 {
        self.choice(at).visits
    }

    /// The node that grew below a choice.
    pub(super) fn below(&self, at: ChoiceAt) -> Option<NodeAt> {
        self.choice(at).below
    }

    /// Whether this was tried often enough for a node below it.
    pub(super) fn is_ripe(&self, at: ChoiceAt) -> bool {
        self.choice(at).visits >= RIPE
    }

    /// Lets a node grow below a choice.
    pub(super) fn grow(&mut self, at: ChoiceAt, seat: Seat, ranked: Vec<(f64, R::Command)>) {
        if !ranked.is_empty() {
            let grown = NodeAt(self.nodes.len());
            self.nodes.push(Node::new(seat, ranked));
            self.choice_mut(at).below = Some(grown);
        }
    }

    /// The choice at the root to be tried next.
    pub(super) fn select_first(&self) -> Option<ChoiceAt> {
        self.select_where(Self::ROOT, |_| true)
    }

    /// The choice to be tried next at a node, of those that are possible this time; none if none is.
    pub(super) fn select(&self, at: NodeAt, possible: &[R::Command]) -> Option<ChoiceAt> {
        self.select_where(at, |command| possible.contains(command))
    }

    /// What did well or was tried seldom, among the best looking ones: of more and more the more often it is asked.
    fn select_where(&self, at: NodeAt, possible: impl Fn(&R::Command) -> bool) -> Option<ChoiceAt> {
        let node = self.node(at);
        let width = (WIDTH + f64::from(node.visits).sqrt()) as usize;
        let wonder = CURIOSITY * self.spread.deviation() * f64::from(node.visits + 1).ln().sqrt();
        let open = node.choices.iter().enumerate().filter(|(_, choice)| possible(&choice.command)).take(width);
        let mut best = None;
        let mut most = f64::NEG_INFINITY;
        for (place, choice) in open {
            let hope = choice.hope(wonder);
            if hope > most {
                (best, most) = (Some(ChoiceAt { node: at, place }), hope);
            }
        }
        best
    }

    /// Remembers what came out for each seat along the way.
    pub(super) fn learn(&mut self, way: &[ChoiceAt], outcome: impl Fn(Seat) -> f64) {
        let mut first = None;
        for at in way {
            let seat = self.seat(at.node);
            let worth = match first {
                Some((same, worth)) if same == seat => worth,
                _ => outcome(seat),
            };
            if first.is_none() {
                first = Some((seat, worth));
                self.spread.add(worth);
            }
            let choice = self.choice_mut(*at);
            choice.visits += 1;
            choice.total += worth;
            if let Some(node) = self.nodes.get_mut(at.node.0) {
                node.visits += 1;
            }
        }
    }

    /// The command of the root that was tried most often; of several the one that did better, then that looked better.
    pub(super) fn most_tried(self) -> Option<R::Command> {
        let root = self.nodes.into_iter().next()?;
        let order = |one: &Choice<R>, other: &Choice<R>| {
            one.visits.cmp(&other.visits).then_with(|| one.mean().total_cmp(&other.mean()))
        };
        // Of equals the last is taken: turned round, that is the one that looked best.
        root.choices.into_iter().rev().max_by(order).map(|choice| choice.command)
    }
}

impl<R: Ruleset> Node<R> {
    fn new(seat: Seat, ranked: Vec<(f64, R::Command)>) -> Self {
        let best = ranked.first().map_or(0.0, |(worth, _)| *worth);
        let choices = ranked.into_iter().map(|(worth, command)| Choice {
            command,
            handicap: best - worth,
            visits: 0,
            total: 0.0,
            below: None,
        });
        Self { seat, choices: choices.collect(), visits: 0 }
    }
}

impl<R: Ruleset> Choice<R> {
    fn mean(&self) -> f64 {
        self.total / f64::from(self.visits.max(1))
    }

    /// What may be hoped of it: the mean, more the less it was tried, less the worse it looked before.
    fn hope(&self, wonder: f64) -> f64 {
        if self.visits == 0 {
            return f64::INFINITY;
        }
        let visits = f64::from(self.visits);
        self.mean() + wonder / visits.sqrt() - self.handicap / (visits + 1.0)
    }
}

/// The deviation of all outcomes, as they come in: what counts as much and little in this game.
#[derive(Default)]
struct Spread {
    count: f64,
    mean: f64,
    squares: f64,
}

impl Spread {
    fn add(&mut self, value: f64) {
        self.count += 1.0;
        let away = value - self.mean;
        self.mean += away / self.count;
        self.squares += away * (value - self.mean);
    }

    fn deviation(&self) -> f64 {
        if self.count < 2.0 { 1.0 } else { (self.squares / self.count).sqrt() }
    }
}
