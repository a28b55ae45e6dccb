//! Rulings 19 to 35, where the rulebook is unclear.

use super::super::command::Command;
use super::super::event::EndCause;
use super::super::pieces::{
    Artist, AssistantSource, Contract, DisplaySpace, Form, GoalCard, Location, Occupant, Offer, Owner, PieceKind,
    RenownedDestination,
};
use super::super::player::HeldContract;
use super::super::state::{Stage, State};
use super::super::{Decision, Event, Rejection};
use super::builder::*;
use super::scoring::{column, over, scores};
use super::solo::{done, place_lacerda};

/// Returns a game in which Blue has no location action anywhere, with the given change.
pub(super) fn stuck(change: impl FnOnce(&mut State)) -> TestGame {
    awaiting_move(2, |s| {
        for artist in Artist::ALL {
            discover(s, artist, 4, 6);
        }
        let player = s.player_mut(BLUE);
        player.money = 0;
        player.influence = 0;
        player.contracts.0 =
            [0, 1, 2].map(|which| Some(HeldContract { assistant: true, ..contract(Form::Photo, which) }));
        change(s);
    })
}

#[test]
fn ruling_19_a_player_without_actions_only_moves() {
    let mut play = stuck(|_| {});
    assert_eq!(play.legal().len(), 4, "any location");
    let events = play.accept(Command::MoveTo { location: Location::SalesOffice });
    assert!(events.contains(&Event::Finished { seat: BLUE }));
    assert_eq!(play.s().turn, seat(1));

    let play = stuck(|s| s.player_mut(BLUE).money = 6);
    let to = |location| Command::MoveTo { location };
    assert_eq!(play.legal(), [to(Location::ArtistsColony), to(Location::MediaCenter)]);
    assert_eq!(
        play.rejected(to(Location::SalesOffice)),
        Rejection::NothingToDoThere { location: Location::SalesOffice },
        "an action must be taken while one is possible"
    );
}

#[test]
fn ruling_19_a_move_may_rely_on_an_executive_action() {
    let mut play = stuck(|s| {
        s.player_mut(BLUE).money = 6;
        s.player_mut(BLUE).tickets = counts(1, 0, 0);
        s.plaza = counts(1, 0, 0);
    });
    play.accept(Command::MoveTo { location: Location::InternationalMarket });
    // The only legal command moves a visitor into the lobby, which opens the first column.
    assert_eq!(play.blue().lobby, counts(1, 0, 0));
    assert!(play.can(Command::MakeOffer { offer: Offer::Six, column: column(1) }));
    assert_eq!(play.rejected(Command::Finish {}), Rejection::MustAct);
}

#[test]
fn ruling_20_a_short_contract_deck_is_reshuffled() {
    let set =
        |numbers: std::ops::Range<u8>| numbers.filter_map(Contract::new).fold(0, |set, contract| set | contract.bit());
    let mut play = acting(2, Location::SalesOffice, |s| {
        for (at, pile) in s.contracts.display.0.iter_mut().enumerate() {
            pile.clear();
            pile.push(Contract::new(at as u8).unwrap());
        }
        s.contracts.deck = set(4..7);
        s.contracts.discards = set(7..20);
    });
    let events = play.accept(Command::RevealContracts {});
    assert!(matches!(events[1], Event::ContractsReshuffled { .. }));
    assert_eq!((play.s().contracts.deck.count_ones(), play.s().contracts.discards), (16, 0));
    assert!(play.s().contracts.display.0.iter().all(|pile| pile.len() == 1));

    let mut play = acting(2, Location::SalesOffice, |s| {
        s.contracts.discards = s.contracts.deck;
        s.contracts.deck = 0;
        no_executive(s);
    });
    let space = DisplaySpace::new(0).unwrap();
    let events = play.accept(Command::SignContract { space, slot: slot(0) });
    assert!(
        events.iter().any(|event| matches!(event, Event::ContractsReshuffled { .. })),
        "an empty deck is reshuffled to refill"
    );
    assert_eq!(play.s().contracts.deck.count_ones(), 15);
}

#[test]
fn ruling_21_two_players_do_not_use_the_middle_column() {
    let play = acting(2, Location::InternationalMarket, |s| {
        s.player_mut(BLUE).lobby = counts(1, 1, 1);
        hang_painting(s);
    });
    let column = column(2);
    assert_eq!(play.rejected(Command::MakeOffer { offer: Offer::One, column }), Rejection::ColumnUnused);
    assert_eq!(play.rejected(Command::TakeReputationTile { row: Form::Painting, column }), Rejection::ColumnUnused);
}

fn hang_painting(s: &mut State) {
    discover(s, Artist::BluePainting, 3, 3);
    hang(s, BLUE, Artist::BluePainting);
}

#[test]
fn ruling_22_a_player_without_an_offer_gets_no_work() {
    let play = over(4, |s| s.market.lower[Offer::One][column(1)] = Some(Owner::Seat(seat(2))));
    assert_eq!(super::super::rules::auction::bidders(play.s()).as_slice(), [Owner::Seat(seat(2))]);
}

#[test]
fn ruling_23_a_renowned_work_without_an_artist_is_worth_0() {
    let play = over(2, |s| {
        for artist in Artist::of(Form::Photo) {
            s.artists[artist].fame = None;
        }
        s.player_mut(BLUE).renowned = Some((work(Form::Photo, 0), RenownedDestination::Gallery));
    });
    assert_eq!(scores(&play)[BLUE].tally.renowned, Some(0));
}

#[test]
fn ruling_24_renowned_works_do_not_count_for_tiles() {
    let play = over(2, |s| {
        let player = s.player_mut(BLUE);
        player.renowned = Some((work(Form::Digital, 0), RenownedDestination::Sold));
        player.dealer = GoalCard::new(0).unwrap();
        player.tiles.0[0] = Some(tile(11));
        player.tiles.0[1] = Some(tile(12));
        player.tiles.0[2] = Some(tile(13));
    });
    let score = &scores(&play)[BLUE];
    assert_eq!(score.tie_breaks[0], 1);
    assert_eq!(score.tally.dealer, Some(vec![5, 0, 0]));
    assert!(score.tally.tiles.iter().all(|tile| tile.money == 0));
}

#[test]
fn ruling_25_assistants_in_play_are_counted_everywhere() {
    let play = over(2, |s| {
        leave(s, BLUE, Location::MediaCenter);
        s.market.upper[Form::Photo][column(1)] = Some(Owner::Seat(BLUE));
        s.market.lower[Offer::Six][column(3)] = Some(Owner::Seat(BLUE));
        s.player_mut(BLUE).contracts[slot(1)] = Some(HeldContract { assistant: true, ..contract(Form::Photo, 0) });
        s.player_mut(BLUE).dismissed = 1;
    });
    assert_eq!(play.s().assistants_in_play(BLUE), 2 + 1 + 1 + 1 + 1);
}

#[test]
fn ruling_26_a_goal_scores_once() {
    let play = over(2, |s| {
        let player = s.player_mut(BLUE);
        player.dealer = GoalCard::new(0).unwrap();
        for which in 0..4 {
            sold(player, Form::Digital, which);
        }
    });
    assert_eq!(scores(&play)[BLUE].tally.dealer, Some(vec![5, 0, 0]));
}

#[test]
fn ruling_27_a_work_at_fame_1_is_worth_0() {
    let play = over(2, |s| {
        discover(s, Artist::BlueDigital, 1, 1);
        hang(s, BLUE, Artist::BlueDigital);
    });
    assert_eq!(scores(&play)[BLUE].tally.exhibition, 0);
}

#[test]
fn ruling_28_the_commission_of_a_celebrity_is_a_masterpiece() {
    let artist = Artist::RedSculpture;
    let mut play = buying(&for_sale(artist, 10, 19, ONE_VIP), |s| {
        s.player_mut(BLUE).commission = Some(artist);
        for other in [Artist::BluePhoto, Artist::BluePhoto, Artist::BlueDigital] {
            discover(s, other, 4, 6);
            hang(s, BLUE, other);
        }
        s.player_mut(BLUE).start_tile = None;
        no_executive(s);
    });
    let events = play.accept(Command::BuyWork { artist });
    assert_eq!(play.blue().money, 0);
    assert!(!events.iter().any(|event| matches!(event, Event::FameRaised { .. } | Event::CelebrityMade { .. })));
    assert!(play.s().exhibits_masterpiece(BLUE));
    assert_eq!(play.blue().works.len(), 4, "a masterpiece opens the fourth art slot");
}

#[test]
fn ruling_29_kicked_out_pieces_go_home_in_the_last_round() {
    for piece in [PieceKind::Gallerist, PieceKind::Assistant] {
        let mut play = awaiting_move(2, |s| {
            s.locations[Location::MediaCenter] = Some(Occupant { owner: Owner::Seat(seat(1)), piece });
            s.last_round = true;
            s.ending = true;
        });
        play.accept(Command::MoveTo { location: Location::MediaCenter });
        assert_eq!(play.s().waiting, None);
        let desks = if piece == PieceKind::Assistant { 3 } else { 2 };
        assert_eq!(play.player(1).desks, desks);
    }
}

#[test]
fn ruling_30_lacerdas_first_placement_is_no_move() {
    let mut play = done(Location::ArtistsColony, |_| {});
    let events = play.accept(Command::Finish {});
    assert!(events.contains(&Event::LacerdaArrived { location: Location::InternationalMarket }));
    assert_eq!(play.s().market.in_upper(Owner::Lacerda), 0);
}

#[test]
fn ruling_31_a_kicked_out_lacerda_leaves_no_assistant() {
    let mut play = done(Location::SalesOffice, |s| {
        let lacerda = s.lacerda.as_mut().unwrap();
        lacerda.at = Some(Location::SalesOffice);
        lacerda.out = true;
    });
    play.accept(Command::Finish {});
    let lacerda = play.s().lacerda.unwrap();
    assert_eq!((lacerda.at, lacerda.out, lacerda.supply), (Some(Location::ArtistsColony), false, 10));
    assert_eq!(play.s().gallerist(BLUE), Some(Location::SalesOffice));
}

#[test]
fn ruling_32_lacerdas_discards_can_trigger_the_end() {
    let mut play = awaiting_move(1, |s| {
        place_lacerda(s, Location::MediaCenter);
        s.box_office = counts(1, 0, 0);
        s.player_mut(BLUE).influence = 0;
    });
    play.accept(Command::MoveTo { location: Location::MediaCenter });
    assert_eq!(play.s().box_office, counts(0, 0, 0));
    let mut events = Vec::new();
    while !play.s().last_round {
        let command = play.legal()[0];
        events.extend(play.accept(command));
    }
    assert!(events.iter().any(|event| matches!(event, Event::IntermediateScored { .. })));
    assert!(events.contains(&Event::EndTriggered { cause: Some(EndCause::Conditions) }));
}

#[test]
fn ruling_33_lacerda_without_supply_reuses_an_assistant() {
    let assistant = Some(Occupant { owner: Owner::Lacerda, piece: PieceKind::Assistant });
    let moving = |change: &dyn Fn(&mut State)| {
        let mut play = done(Location::SalesOffice, |s| {
            place_lacerda(s, Location::ArtistsColony);
            s.lacerda.as_mut().unwrap().supply = 0;
            change(s);
        });
        play.accept(Command::Finish {});
        play
    };
    let displaced = moving(&|s| s.locations[Location::MediaCenter] = assistant);
    assert_eq!(displaced.s().locations[Location::ArtistsColony], assistant);
    assert_eq!(displaced.s().lacerda.unwrap().supply, 0);
    let called = moving(&|s| s.locations[Location::InternationalMarket] = assistant);
    assert_eq!(called.s().locations[Location::ArtistsColony], assistant);
    assert_eq!(called.s().locations[Location::InternationalMarket], None);
    let without = moving(&|_| {});
    assert_eq!(without.s().locations[Location::ArtistsColony], None);
}

#[test]
fn ruling_34_lacerda_counts_for_majorities_and_the_auction() {
    let play = over(1, |s| {
        s.market.upper[Form::Photo][column(1)] = Some(Owner::Lacerda);
        s.market.lower[Offer::One][column(1)] = Some(Owner::Lacerda);
        s.market.lower[Offer::Three][column(1)] = Some(Owner::Seat(BLUE));
        s.market.lower[Offer::Six][column(1)] = Some(Owner::Lacerda);
    });
    assert_eq!(scores(&play)[BLUE].tally.majorities, [3, 0, 0]);
    let order = super::super::rules::auction::bidders(play.s());
    assert_eq!(order.as_slice(), [Owner::Lacerda, Owner::Seat(BLUE)]);

    let mut play = done(Location::SalesOffice, |s| {
        s.last_round = true;
        s.ending = true;
        s.intermediate = true;
        s.market.lower[Offer::Six][column(1)] = Some(Owner::Lacerda);
        s.market.lower[Offer::One][column(1)] = Some(Owner::Seat(BLUE));
    });
    play.accept(Command::Finish {});
    assert_eq!(play.s().stage, Stage::Over, "he took the only renowned work");
    assert!(play.blue().renowned.is_none() && play.s().lacerda.unwrap().renowned.is_some());
}

#[test]
fn ruling_35_a_sold_masterpiece_counts_as_acquired() {
    let artist = Artist::RedPhoto;
    let mut play = acting(1, Location::SalesOffice, |s| {
        discover(s, artist, 5, 19);
        hang(s, BLUE, artist);
        s.player_mut(BLUE).contracts[slot(0)] = Some(contract(Form::Photo, 0));
        s.player_mut(BLUE).desks = 0;
    });
    play.accept(Command::SellWork { artist, slot: slot(0) });
    assert_eq!(play.blue().sold_masterpieces, 1);
    assert_eq!(play.blue().money, 30);
    assert_eq!(play.decision(), Some(Decision::TurnContract));
    assert!(!play.s().has_assistant(BLUE, AssistantSource::Desk));
}
