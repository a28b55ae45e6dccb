//! Novices bring most games to the end conditions of the rulebook.

use salon_domain::kernel::bots::Level;
use salon_domain::kernel::samples::seed;
use salon_domain::kernel::{Chance, Game, Ruleset, Seats, Table};
use salon_domain::rulesets::the_gallerist::TheGallerist;
use salon_domain::rulesets::the_gallerist::event::EndCause;

use crate::small_budget;

const GAMES: u64 = 60;

#[test]
fn nine_of_ten_novice_games_end_by_the_rulebook_conditions() {
    let mut by_the_book = 0;
    for number in 0..GAMES {
        let table = Table::<TheGallerist>::new(Seats::new(4).unwrap());
        let (mut game, _) = Game::open(table, seed(number)).unwrap();
        let mut chance = Chance::public(number);
        while let Some((seat, _)) = TheGallerist::awaiting(game.state()).iter().next() {
            let commands = game.choose(seat, Level::Novice, chance.number(), &small_budget()).unwrap();
            game.submit(seat, &commands).unwrap();
        }
        by_the_book += u64::from(game.state().ended_by == Some(EndCause::Conditions));
    }
    assert!(by_the_book * 10 >= GAMES * 9, "{by_the_book} of {GAMES} games");
}
