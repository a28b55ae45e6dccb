//! Whole games: they end, keep every component, replay, and score.

use salon_domain::kernel::random_play::RandomPlay;
use salon_domain::kernel::record::Difference;
use salon_domain::kernel::samples::{Recorded, seed, tables_for, version_of};
use salon_domain::kernel::{Census, Game, Language, Move, Record, Ruleset, Seats, Table, Viewer};

use super::common::samples;
use super::walk::{MAX_DECISIONS, Walk, walks};

/// Games for each ruleset and number of seats.
const GAMES: u64 = 1_000;

fn check_state<R: Ruleset>(walk: &Walk<R>, dealt: &Census) {
    let game = &walk.table.game;
    assert_eq!(&R::census(game.state()), dealt, "no component is lost or duplicated");
    let json = serde_json::to_string(game.state()).unwrap();
    let read: R::State = serde_json::from_str(&json).unwrap();
    assert_eq!(&read, game.state(), "a cached state is the state");
}

fn play<R: Ruleset>(walk: &mut Walk<R>, every: usize) {
    let dealt = R::census(walk.table.game.state());
    for step in 0..MAX_DECISIONS {
        if step % every == 0 {
            check_state(walk, &dealt);
        }
        if !walk.step() {
            check_state(walk, &dealt);
            return;
        }
    }
    panic!("the game does not end");
}

fn check_replay<R: Ruleset>(walk: &Walk<R>) {
    let Recorded { game, record } = &walk.table;
    let folded = record.fold();
    assert_eq!(folded.state(), game.state(), "the events lead to the state");
    assert_eq!(folded.seq(), game.seq());
    let written = serde_json::to_string(record).unwrap();
    let read: Record<R> = serde_json::from_str(&written).unwrap();
    let replayed = read.verify().unwrap();
    assert_eq!(replayed.scores, R::score(game.state(), Viewer::Spectator), "the record verifies");
    assert_eq!(replayed.awaiting.len(), record.moves.len() + 1, "after the deal and after each move");
    assert_eq!(replayed.awaiting.last(), Some(&R::awaiting(game.state())));
}

pub fn end_conserve_and_replay<R: Ruleset>(seats: Seats) {
    walks::<R>(seats, samples(GAMES), |number, mut walk| {
        // Every step of every eighth game, every 41st step of the others.
        play(&mut walk, if number % 8 == 0 { 1 } else { 41 });
        check_replay(&walk);
        for seat in walk.table.game.table().seats.iter() {
            assert!(walk.table.game.legal(seat).is_empty(), "nothing is legal once the game is over");
        }
    });
}

/// Counts the components after every move of every fourth game, and after every 31st decision of the others.
pub fn conserve_at_every_step<R: Ruleset>(seats: Seats) {
    let mut players = RandomPlay::<R>::new(7);
    let mut events = Vec::new();
    for (number, table) in (0..samples(GAMES)).zip(tables_for::<R>(seats).iter().cycle()) {
        let table = Table { version: version_of::<R>(number), ..table.clone() };
        let (mut game, _) = Game::<R>::open(table, seed(number)).unwrap();
        let dealt = R::census(game.state());
        events.clear();
        while let Some((seat, command)) = players.choose(&game) {
            game.play_listed(seat, &command, &mut events).unwrap();
            if number.is_multiple_of(4) || players.decisions.is_multiple_of(31) {
                assert_eq!(R::census(game.state()), dealt, "{seat} {command:?} loses or duplicates a component");
            }
            assert!(events.len() < MAX_DECISIONS, "the game does not end");
        }
        assert!(game.is_over(), "an awaited seat has no legal command");
    }
}

pub fn are_reproducible<R: Ruleset>(seats: Seats) {
    walks::<R>(seats, 40, |_, mut walk| {
        while walk.step() {}
        let first = &walk.table.record;
        let mut again = Recorded::<R>::deal(first.table.clone(), first.seed.clone()).unwrap();
        for played in &first.moves {
            again.submit(played.seat, played.commands.clone()).unwrap();
        }
        assert_eq!(serde_json::to_string(first).unwrap(), serde_json::to_string(&again.record).unwrap());
    });
}

/// Returns the difference that verifying finds after this change to a finished record.
fn difference<R: Ruleset>(walk: &Walk<R>, change: impl FnOnce(&mut Record<R>)) -> Difference {
    let json = serde_json::to_string(&walk.table.record).unwrap();
    let mut record: Record<R> = serde_json::from_str(&json).unwrap();
    change(&mut record);
    record.verify().expect_err("a changed record does not verify")
}

pub fn refuse_changed_records<R: Ruleset>(seats: Seats) {
    walks::<R>(seats, 6, |_, mut walk| {
        while walk.step() {}
        let other = salon_domain::kernel::samples::seed(u64::MAX);
        assert_eq!(difference(&walk, |record| record.seed = other.clone()), Difference::Commitment);
        let both = difference(&walk, |record| {
            record.seed = other.clone();
            record.commitment = other.commitment();
        });
        assert_eq!(both, Difference::Opening);
        assert_eq!(difference(&walk, |record| record.ruleset = "none".into()), Difference::Ruleset("none".into()));
        assert!(matches!(difference(&walk, |record| record.table.version = 0), Difference::Table(_)));
        let last = walk.table.record.moves.len() - 1;
        let lost = difference(&walk, |record| record.moves.last_mut().unwrap().events.clear());
        assert_eq!(lost, Difference::Events { at: last });
        let twice = difference(&walk, |record| {
            let Move { seat, by, commands, events } = record.moves.last().unwrap();
            let again = Move { seat: *seat, by: *by, commands: commands.clone(), events: events.clone() };
            record.moves.push(again);
        });
        assert!(matches!(twice, Difference::Refused { at, .. } if at == last + 1));
        let nothing = difference(&walk, |record| {
            let Move { seat, by, .. } = *record.moves.last().unwrap();
            record.moves.push(Move { seat, by, commands: Vec::new(), events: Vec::new() });
        });
        assert_eq!(nothing, Difference::Empty { at: last + 1 });
    });
}

pub fn score_soundly<R: Ruleset>(seats: Seats) {
    walks::<R>(seats, samples(GAMES), |_, mut walk| {
        while walk.step() {}
        let scores = R::score(walk.table.game.state(), Viewer::Spectator);
        let scores = scores.values();
        for score in scores {
            let better = scores.iter().filter(|other| other.placing < score.placing).count();
            let lost_alone = scores.len() == 1 && score.placing == 2;
            let placing = usize::from(score.placing);
            assert!(lost_alone || better + 1 == placing, "the placing is one more than the number of better seats");
            for language in [Language::En, Language::Fr] {
                let lines = R::explain(&score.tally, language);
                assert_eq!(lines.iter().map(|line| line.points).sum::<i32>(), score.points, "the lines add up");
                assert!(lines.iter().all(|line| !line.name.is_empty() && !line.explanation.is_empty()));
            }
        }
    });
}
