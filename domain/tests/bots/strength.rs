//! The better a bot is called, the better it plays. How much better, `script/bench-bots` measures.

use salon_domain::kernel::bots::{Budget, Level};
use salon_domain::kernel::samples::seed;
use salon_domain::kernel::{Chance, Game, Ruleset, Seat, Seats, Table, Viewer};
use salon_domain::rulesets::{Visitor, visit_all};

/// How many games of two the first level wins, a shared victory counted half; each begins in both seats.
fn wins<R: Ruleset>(one: Level, other: Level, games: u64, budget: &Budget<'_>) -> f64 {
    let mut wins = 0.0;
    for number in 0..games {
        let own = Seat::new((number % 2) as u8).unwrap();
        let (mut game, _) = Game::<R>::open(Table::new(Seats::new(2).unwrap()), seed(number)).unwrap();
        let mut chance = Chance::public(number);
        loop {
            let awaited: Vec<Seat> = R::awaiting(game.state()).iter().map(|(seat, _)| seat).collect();
            let Some(&seat) = chance.pick(&awaited) else { break };
            let level = if seat == own { one } else { other };
            let commands = game.choose(seat, level, chance.number(), budget).unwrap();
            game.submit(seat, &commands).unwrap();
        }
        let scores = R::score(game.state(), Viewer::Spectator);
        let first = scores.values().iter().filter(|score| score.placing == 1).count();
        if scores[own].placing == 1 {
            wins += 1.0 / first as f64;
        }
    }
    wins
}

#[test]
fn an_amateur_beats_a_novice_at_least_three_times_in_four() {
    struct Check;
    impl Visitor for Check {
        fn visit<R: Ruleset>(&mut self) {
            let won = wins::<R>(Level::Amateur, Level::Novice, 40, &Budget::nodes(0));
            assert!(won >= 30.0, "{}: an amateur wins {won} of 40 games", R::KEY);
        }
    }
    visit_all(&mut Check);
}

#[test]
fn a_master_mostly_beats_an_amateur_though_it_hardly_thinks() {
    struct Check;
    impl Visitor for Check {
        fn visit<R: Ruleset>(&mut self) {
            let won = wins::<R>(Level::Master, Level::Amateur, 8, &Budget::nodes(24));
            assert!(won >= 6.0, "{}: a master wins {won} of 8 games", R::KEY);
        }
    }
    visit_all(&mut Check);
}
