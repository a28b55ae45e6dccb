//! A higher level plays better; `script/bench-bots` measures by how much.

use salon_domain::kernel::bots::{Budget, Level};
use salon_domain::kernel::samples::seed;
use salon_domain::kernel::{Chance, Game, Ruleset, Seat, Seats, Table, Viewer};
use salon_domain::rulesets::{RulesetVisitor, visit_all};

/// Returns how many games of two players the first level wins; a shared victory counts half. The levels alternate seats.
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
fn an_amateur_beats_a_novice_in_three_of_four_games() {
    struct Check;
    impl RulesetVisitor for Check {
        fn visit<R: Ruleset>(&mut self) {
            let won = wins::<R>(Level::Amateur, Level::Novice, 40, &Budget::nodes(0));
            assert!(won >= 30.0, "{}: an amateur wins {won} of 40 games", R::KEY);
        }
    }
    visit_all(&mut Check);
}

#[test]
fn a_master_with_a_small_budget_beats_an_amateur() {
    struct Check;
    impl RulesetVisitor for Check {
        fn visit<R: Ruleset>(&mut self) {
            let won = wins::<R>(Level::Master, Level::Amateur, 8, &Budget::nodes(24));
            assert!(won >= 6.0, "{}: a master wins {won} of 8 games", R::KEY);
        }
    }
    visit_all(&mut Check);
}
