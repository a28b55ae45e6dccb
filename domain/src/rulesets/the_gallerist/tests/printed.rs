//! Compares the printed components with the counts of the rulebook.

use super::super::components::{self, TileCriterion, printed};
use super::super::pieces::{Artist, Bonus, Contract, Form, GoalCard, ReputationTile, Work};

#[test]
fn every_form_has_the_same_eight_works() {
    for form in Form::ALL {
        let works: Vec<_> = Work::ALL.into_iter().filter(|work| printed().work(*work).form == form).collect();
        assert_eq!(works.len(), 8);
        let fame: Vec<u8> = works.iter().map(|work| printed().work(*work).fame).collect();
        assert_eq!(fame, [0, 0, 0, 0, 1, 1, 1, 2]);
        let tickets: Vec<u8> = works.iter().map(|work| printed().work(*work).tickets()).collect();
        assert_eq!(tickets, [1, 1, 1, 1, 2, 2, 2, 2]);
        assert!(works.iter().all(|work| work.number() / 8 == form as u8), "stacks are found by number");
    }
}

#[test]
fn every_artist_has_two_tiles() {
    for artist in Artist::ALL {
        let tiles: Vec<_> = printed().artists.iter().filter(|tile| tile.artist() == artist).collect();
        assert_eq!(tiles.len(), 2);
        let modest = matches!(artist.form(), Form::Digital | Form::Photo);
        let fame: Vec<u8> = tiles.iter().map(|tile| tile.initial_fame).collect();
        let expected = match (modest, artist.is_red()) {
            (true, false) => [1, 4],
            (true, true) => [5, 8],
            (false, false) => [3, 5],
            (false, true) => [7, 10],
        };
        assert_eq!(fame, expected);
    }
}

#[test]
fn every_form_has_five_contracts() {
    let count = |bonus: Bonus| {
        Contract::ALL.into_iter().filter(|contract| printed().contract(*contract).bonus == bonus).count()
    };
    assert_eq!(Contract::ALL.len(), 20);
    assert_eq!(count(Bonus::Contract), 4);
    assert_eq!(count(Bonus::Assistant), 4);
    assert_eq!(count(Bonus::BagVisitor), 4);
    assert_eq!(count(Bonus::PlazaVipOrInvestor), 4);
    assert_eq!(count(Bonus::Influence), 2);
    assert_eq!(count(Bonus::Investment), 2);
}

#[test]
fn component_counts_match_the_rulebook() {
    let p = printed();
    assert_eq!(p.artist_bonuses.len(), 10);
    assert_eq!(u32::from(p.tokens_per_level) * 5, 20, "promotion tokens");
    assert_eq!(ReputationTile::ALL.len(), 20);
    assert_eq!(GoalCard::ALL.len(), 4);
    assert_eq!(p.tables[3].visitors.total(), 40);
    assert_eq!(u32::from(p.tables[3].tickets) * 3, 60);
    assert_eq!(p.tables[3].easels, 3);
    assert_eq!(p.queue.len() as u8 + p.office.assistants, 10, "assistants of a player");
    assert_eq!(p.tiles[ReputationTile::ALL[0]].per, TileCriterion::ThreeInfluence);
    assert_eq!(p.influence.end_money(35), 20);
    assert_eq!(p.influence.end_money(10), 3);
}

#[test]
fn ranks_match_the_artist_tiles() {
    let fame = &printed().fame;
    let from = |initial: u8| (1..=6).map(move |rank| (0..=19).find(|at| fame.rank(initial, *at) == rank).unwrap());
    assert_eq!(from(1).collect::<Vec<_>>(), [2, 5, 8, 11, 15, 19]);
    assert_eq!(from(3).collect::<Vec<_>>(), [2, 5, 8, 11, 15, 19]);
    assert_eq!(from(4).collect::<Vec<_>>(), [2, 6, 9, 12, 15, 19]);
    assert_eq!((0..=6).map(|rank| fame.value(rank)).collect::<Vec<_>>(), [0, 5, 8, 11, 14, 17, 20]);
}

#[test]
fn clients_get_exactly_the_data_file() {
    let file: serde_json::Value = serde_json::from_str(components::FILE).unwrap();
    assert_eq!(serde_json::to_value(components::file()).unwrap(), file);
}
