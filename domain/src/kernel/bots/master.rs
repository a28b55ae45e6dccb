//! The master: an information set Monte Carlo tree search.
//!
//! One node of the budget is one iteration: it selects a command at the root, imagines a state, and descends the tree
//! until something hidden is revealed, which could differ in the next imagined state. A quick policy then plays on, and
//! the evaluation of the ruleset is the result.

use super::amateur;
use super::budget::Budget;
use super::information_set::{ImaginedState, InformationSet};
use super::tree::Tree;
use crate::kernel::chance::Chance;
use crate::kernel::ruleset::Ruleset;
use crate::kernel::seat::Seat;

/// The maximum number of decisions of a playout below the tree.
const MAX_PLAYOUT_DECISIONS: u32 = 16;
/// The maximum number of commands that the policy compares at each decision.
const MAX_COMPARED_COMMANDS: usize = 6;

/// Returns the most visited command of the root.
pub(super) fn choose<R: Ruleset>(
    known: &InformationSet<'_, R>,
    chance: &mut Chance,
    budget: &Budget<'_>,
) -> Option<R::Command> {
    let mut ranked = amateur::rank(known, chance);
    if ranked.len() < 2 {
        return ranked.pop().map(|(_, command)| command);
    }
    let tree = Tree::new(known.seat(), ranked);
    let mut search = Search { known, tree, number: chance.number(), commands: Vec::new() };
    let mut nodes = 0;
    while !budget.is_spent(nodes) {
        search.iterate();
        nodes += 1;
    }
    search.tree.most_visited()
}

struct Search<'a, R: Ruleset> {
    known: &'a InformationSet<'a, R>,
    tree: Tree<R>,
    number: u64,
    commands: Vec<R::Command>,
}

impl<R: Ruleset> Search<'_, R> {
    fn iterate(&mut self) -> Option<()> {
        let mut at = self.tree.select_first()?;
        let mut path = Vec::new();
        // Every command of the root gets the same sequence of imagined states, so that their results are comparable.
        let mut chance = Chance::public(self.number ^ u64::from(self.tree.visits(at)));
        let mut position = self.known.imagine(&mut chance);
        loop {
            let (seat, command) = self.tree.command(at);
            path.push(at);
            if position.play(seat, &command)?.uncovered {
                break;
            }
            let Some(mover) = self.mover(&position) else { break };
            let Some(child) = self.tree.child(at) else {
                if self.tree.may_expand(at) {
                    self.tree.expand(at, mover, amateur::rank_once(&position.information_set(mover), &mut chance));
                }
                break;
            };
            if self.tree.seat(child) != mover {
                break;
            }
            position.sensible(mover, &mut self.commands);
            let Some(next) = self.tree.select(child, &self.commands) else { break };
            at = next;
        }
        self.play_on(&mut position, &mut chance);
        self.tree.backpropagate(&path, |seat| position.evaluate(seat));
        Some(())
    }

    /// Returns the seat that decides next in the tree: the own seat, or another one that is awaited alone. Seats that
    /// are awaited together decide without knowing each other's choice, which a tree cannot represent.
    fn mover(&self, position: &ImaginedState<R>) -> Option<Seat> {
        let mut awaited = position.awaited();
        let own = awaited.clone().find(|seat| *seat == self.known.seat());
        own.or_else(|| awaited.next().filter(|_| awaited.len() == 0))
    }

    /// Plays on by the policy: each seat takes the best of a few commands by what that seat knows.
    fn play_on(&mut self, position: &mut ImaginedState<R>, chance: &mut Chance) {
        for _ in 0..MAX_PLAYOUT_DECISIONS {
            let Some(seat) = position.awaited().next() else { return };
            position.sensible(seat, &mut self.commands);
            let chosen = amateur::quick_choice(
                &position.information_set(seat),
                chance,
                &mut self.commands,
                MAX_COMPARED_COMMANDS,
            );
            if chosen.and_then(|command| position.play(seat, &command)).is_none() {
                return;
            }
        }
    }
}
