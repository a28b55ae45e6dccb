//! Random games to the end, with everything that must hold at every step.

use super::super::TheGallerist;
use crate::kernel::{Chance, Game, Ruleset, Seats, Seed, Table};

fn play(seats: u8, number: u64) -> (usize, usize, u16) {
    let mut seed = [0; 32];
    seed[..8].copy_from_slice(&number.to_le_bytes());
    let table = Table::<TheGallerist>::new(Seats::new(seats).unwrap());
    let (mut game, _) = Game::open(table, Seed::new(seed)).unwrap();
    let census = TheGallerist::census(game.state());
    let mut chance = Chance::public(number);
    let (mut events, mut legal) = (Vec::new(), Vec::new());
    let mut decisions = 0;
    while let Some((seat, _)) = TheGallerist::awaiting(game.state()).iter().next() {
        game.legal_into(seat, &mut legal);
        assert!(legal.len() > 1, "a decision has at least two answers: {:?}", game.state());
        let command = *chance.pick(&legal).unwrap();
        game.play_listed(seat, &command, &mut events).unwrap();
        assert_eq!(TheGallerist::census(game.state()), census, "after {command:?}");
        decisions += 1;
        assert!(decisions < 20_000, "the game does not end: {:?}", game.state());
    }
    (decisions, events.len(), game.state().round)
}

#[test]
fn random_games_end_for_every_number_of_seats_and_lose_no_component() {
    for seats in 1..=4 {
        let mut total = (0, 0, 0);
        for number in 0..8 {
            let one = play(seats, number);
            total = (total.0 + one.0, total.1 + one.1, total.2 + one.2);
        }
        println!("{seats} seats: decisions, events, rounds of 8 games {total:?}");
    }
}
