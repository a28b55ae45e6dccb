//! The master: a Monte Carlo tree search over what might be hidden (information sets) and what the others might do.
//!
//! A node of its budget is one try: it selects a command at the root, imagines a state anew, and plays on, down the tree as
//! long as nothing is uncovered that would be something else in the next imagined state, then by a quick policy, until the
//! ruleset's evaluation judges where that led.

use super::amateur;
use super::budget::Budget;
use super::eyes::{Eyes, Imagined};
use super::tree::Tree;
use crate::kernel::chance::Chance;
use crate::kernel::ruleset::Ruleset;
use crate::kernel::seat::Seat;

/// How many decisions the policy looks ahead, below the tree.
const HORIZON: u32 = 16;
/// How many commands the policy compares at each of them.
const COMPARED: usize = 6;

/// The command that was tried most often: the search tries again what did well.
pub(super) fn choose<R: Ruleset>(eyes: &Eyes<'_, R>, chance: &mut Chance, budget: &Budget<'_>) -> Option<R::Command> {
    let mut ranked = amateur::rank(eyes, chance);
    if ranked.len() < 2 {
        return ranked.pop().map(|(_, command)| command);
    }
    let tree = Tree::new(eyes.seat(), ranked);
    let mut search = Search { eyes, tree, number: chance.number(), commands: Vec::new() };
    let mut nodes = 0;
    while !budget.is_spent(nodes) {
        search.try_once();
        nodes += 1;
    }
    search.tree.most_tried()
}

struct Search<'a, R: Ruleset> {
    eyes: &'a Eyes<'a, R>,
    tree: Tree<R>,
    number: u64,
    commands: Vec<R::Command>,
}

impl<R: Ruleset> Search<'_, R> {
    fn try_once(&mut self) -> Option<()> {
        let mut at = self.tree.select_first()?;
        let mut way = Vec::new();
        // Each command of the root meets the same imagined states one after another: what they differ in is not luck.
        let mut chance = Chance::public(self.number ^ u64::from(self.tree.visits(at)));
        let mut position = self.eyes.imagine(&mut chance);
        loop {
            let (seat, command) = self.tree.command(at);
            way.push(at);
            if position.play(seat, &command)?.uncovered {
                break;
            }
            let Some(mover) = self.mover(&position) else { break };
            let Some(below) = self.tree.below(at) else {
                if self.tree.is_ripe(at) {
                    self.tree.grow(at, mover, amateur::rank_once(&position.eyes(mover), &mut chance));
                }
                break;
            };
            if self.tree.seat(below) != mover {
                break;
            }
            position.sensible(mover, &mut self.commands);
            let Some(next) = self.tree.select(below, &self.commands) else { break };
            at = next;
        }
        self.play_on(&mut position, &mut chance);
        self.tree.learn(&way, |seat| position.evaluate(seat));
        Some(())
    }

    /// The seat that decides next in the tree: the own one, or another that is awaited alone. What several others decide at
    /// once they decide without knowing of each other, which a tree would not show.
    fn mover(&self, position: &Imagined<R>) -> Option<Seat> {
        let mut awaited = position.awaited();
        let own = awaited.clone().find(|seat| *seat == self.eyes.seat());
        own.or_else(|| awaited.next().filter(|_| awaited.len() == 0))
    }

    /// Plays on by the policy: each seat takes the best of a few commands, as they look with what that seat may know.
    fn play_on(&mut self, position: &mut Imagined<R>, chance: &mut Chance) {
        for _ in 0..HORIZON {
            let Some(seat) = position.awaited().next() else { return };
            position.sensible(seat, &mut self.commands);
            let chosen = amateur::glance(&position.eyes(seat), chance, &mut self.commands, COMPARED);
            if chosen.and_then(|command| position.play(seat, &command)).is_none() {
                return;
            }
        }
    }
}
