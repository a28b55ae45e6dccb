//! Single decisions: legal lists, acceptance, refusals and previews.

use std::collections::HashSet;

use salon_domain::kernel::{Chance, CommandError, Game, Ruleset, Seat, Seats, Viewer};

use super::common::samples;
use super::walk::{MAX_DECISIONS, pool, walks};

fn json<T: serde::Serialize>(value: &T) -> String {
    serde_json::to_string(value).unwrap()
}

/// Returns random candidates.
fn sample<'a, T>(chance: &mut Chance, candidates: &'a [T], count: usize) -> Vec<&'a T> {
    (0..count).filter_map(|_| chance.pick(candidates)).collect()
}

/// Games for each ruleset and number of seats.
const GAMES: u64 = 2_000;
/// One game in 200 is checked at every step.
const EVERY_STEP_ONE_IN: u64 = 200;

/// Calls the check for every seat at random steps of random games: one step in `one_in`, and every step of some games.
fn at_steps<R: Ruleset>(seats: Seats, one_in: u32, mut check: impl FnMut(&Game<R>, Seat, &[R::Command], &mut Chance)) {
    walks::<R>(seats, samples(GAMES), |number, mut walk| {
        for _ in 0..MAX_DECISIONS {
            if number.is_multiple_of(EVERY_STEP_ONE_IN) || walk.chance.below(one_in) == 0 {
                for seat in seats.iter() {
                    let listed = walk.table.game.legal(seat);
                    check(&walk.table.game, seat, &listed, &mut walk.chance);
                }
            }
            if !walk.step() {
                return;
            }
        }
        panic!("the game does not end");
    });
}

pub fn accepted_exactly_if_listed<R: Ruleset>(seats: Seats) {
    let pool = pool::<R>();
    assert!(pool.len() > 10, "there are commands to try");
    at_steps::<R>(seats, 20, |game, seat, listed, chance| {
        let mut tried = game.clone();
        for candidate in sample(chance, &pool, 24) {
            let is_listed = listed.contains(candidate);
            let accepted = game.decide(seat, std::slice::from_ref(candidate));
            assert_eq!(accepted.is_ok(), is_listed, "{seat} {candidate:?}: accepted exactly if listed");
            if !is_listed {
                assert!(tried.submit(seat, std::slice::from_ref(candidate)).is_err());
            }
        }
        assert_eq!(tried.state(), game.state(), "a refusal changes nothing");
        assert_eq!(tried.seq(), game.seq());
    });
}

pub fn all_listed_are_accepted<R: Ruleset>(seats: Seats) {
    at_steps::<R>(seats, 20, |game, seat, listed, _| {
        assert_eq!(listed, game.legal(seat), "the order is stable");
        let different: HashSet<String> = listed.iter().map(json).collect();
        assert_eq!(different.len(), listed.len(), "no command is listed twice");
        for command in listed {
            let decided = game.decide(seat, std::slice::from_ref(command));
            let decided =
                decided.unwrap_or_else(|refused| panic!("{seat} {command:?} is listed but refused: {refused:?}"));
            assert!(!decided.events.is_empty(), "an accepted command has events");
        }
    });
}

pub fn arrays_are_atomic<R: Ruleset>(seats: Seats) {
    let pool = pool::<R>();
    at_steps::<R>(seats, 40, |game, seat, listed, chance| {
        let Some(first) = chance.pick(listed) else { return };
        let mut one = game.clone();
        let mut events = one.submit(seat, std::slice::from_ref(first)).unwrap();
        let mut candidates: Vec<R::Command> = sample(chance, &one.legal(seat), 2).into_iter().cloned().collect();
        candidates.extend(sample(chance, &pool, 4).into_iter().cloned());
        for second in candidates {
            let mut both = game.clone();
            let together = both.submit(seat, &[first.clone(), second.clone()]);
            let mut apart = one.clone();
            match (together, apart.submit(seat, std::slice::from_ref(&second))) {
                // No command may follow one that reveals something hidden: its refusal would leak it.
                (Err(CommandError::AfterUncovering { index }), _) => {
                    assert!(index == 1 && events.iter().any(R::uncovers));
                    assert_eq!(both.state(), game.state(), "the refusal undoes the first command");
                }
                (together, _) if events.iter().any(R::uncovers) => {
                    panic!("{first:?} reveals something hidden, yet {second:?} may follow: {:?}", together.err())
                }
                (Ok(together), Ok(mut later)) => {
                    let length = events.len();
                    events.append(&mut later);
                    assert_eq!(together, events, "an array has the events of its commands");
                    events.truncate(length);
                    assert_eq!(both.state(), apart.state());
                }
                (Err(CommandError::Rule { index, rejection }), Err(CommandError::Rule { rejection: alone, .. })) => {
                    assert_eq!((index, rejection), (1, alone));
                    assert_eq!(both.state(), game.state(), "the second refusal undoes the first command");
                    assert_eq!(both.seq(), game.seq());
                }
                (Err(CommandError::GameOver { index: 1 }), Err(CommandError::GameOver { index: 0 })) => {
                    assert_eq!(both.state(), game.state());
                }
                (together, apart) => panic!("{first:?}, {second:?}: {:?} but {:?}", together.err(), apart.err()),
            }
        }
    });
}

pub fn previews_agree<R: Ruleset>(seats: Seats) {
    let pool = pool::<R>();
    at_steps::<R>(seats, 40, |game, seat, listed, chance| {
        let viewer = Viewer::Seat(seat);
        let mut candidates = sample(chance, listed, 3);
        candidates.extend(sample(chance, &pool, 3));
        for command in candidates {
            let commands = std::slice::from_ref(command);
            match (game.decide(seat, commands), game.preview(seat, commands)) {
                (Ok(decided), Ok(preview)) => {
                    let hidden = decided.events.iter().position(R::uncovers);
                    let seen = decided.events.iter().take(hidden.unwrap_or(usize::MAX));
                    let seen: Vec<R::Seen> = seen.map(|event| R::disclose(event, viewer)).collect();
                    assert_eq!(
                        json(&preview.events),
                        json(&seen),
                        "the events before the first that reveals something"
                    );
                    assert_eq!(preview.stops_at.is_some(), hidden.is_some());
                    assert_eq!(preview.tried, 1);
                    if hidden.is_none() {
                        assert_eq!(json(&preview.view), json(&R::view(&decided.state, viewer)));
                        assert_eq!(json(&preview.score), json(&R::score(&decided.state, viewer)));
                    }
                }
                (Err(real), Err(tried)) => assert_eq!(format!("{real:?}"), format!("{tried:?}")),
                (real, tried) => panic!("{command:?}: {:?} but the preview says {:?}", real.err(), tried.err()),
            }
        }
    });
}
