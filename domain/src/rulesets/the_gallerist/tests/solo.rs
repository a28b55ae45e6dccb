//! Facts 51 to 55: alone against Lacerda.

use super::super::command::Command;
use super::super::options::Ambition;
use super::super::pieces::{Artist, Card, Form, Location, Occupant, Offer, Owner, Piece};
use super::super::state::{Stage, State};
use super::super::{Decision, Event, Rejection};
use super::builder::*;
use super::scoring::{column, over, scores};

const HIS_PAWN: Option<Occupant> = Some(Occupant { owner: Owner::Lacerda, piece: Piece::Gallerist });
const HIS_ASSISTANT: Option<Occupant> = Some(Occupant { owner: Owner::Lacerda, piece: Piece::Assistant });

/// Lacerda stands there.
pub(super) fn house(s: &mut State, at: Location) {
    let house = s.lacerda.as_mut().unwrap();
    house.at = Some(at);
    s.locations[at] = HIS_PAWN;
}

/// Blue has acted at a location and holds a ticket to think about.
pub(super) fn done(at: Location, change: impl FnOnce(&mut State)) -> Play {
    acting(1, at, |s| {
        s.acted = true;
        s.plaza = crowd(1, 0, 0);
        s.player_mut(BLUE).tickets = crowd(1, 0, 0);
        change(s);
    })
}

#[test]
fn fact_51_lacerda_comes_opposite_after_the_first_turn_and_then_walks_clockwise_leaving_assistants() {
    let mut play = done(Location::SalesOffice, |_| {});
    play.ok(Command::Finish {});
    assert_eq!(play.s().locations[Location::MediaCenter], HIS_PAWN);
    assert_eq!(play.s().lacerda.unwrap().supply, 10);

    let mut play = done(Location::SalesOffice, |s| house(s, Location::ArtistsColony));
    play.ok(Command::Finish {});
    assert_eq!(play.s().locations[Location::MediaCenter], HIS_PAWN);
    assert_eq!(play.s().locations[Location::ArtistsColony], HIS_ASSISTANT);
    assert_eq!(play.s().lacerda.unwrap().supply, 9);
    assert_eq!(play.decision(), Some(Decision::Move));

    let mut kicked = done(Location::MediaCenter, |s| house(s, Location::ArtistsColony));
    kicked.ok(Command::Finish {});
    assert_eq!(kicked.awaited(), Some((BLUE, Decision::KickedOut)), "he kicks the player out");
    assert_eq!(
        kicked.no(Command::BuyWork { artist: Artist::BluePhoto }),
        Rejection::ActionElsewhere { action: super::super::pieces::Action::BuyWork }
    );
}

#[test]
fn fact_52_kicking_him_out_takes_a_ticket_from_the_largest_stack() {
    let ready = |tickets| {
        craft(1, |s| {
            house(s, Location::MediaCenter);
            s.locations[Location::SalesOffice] = HIS_ASSISTANT;
            s.lacerda.as_mut().unwrap().supply = 9;
            s.box_office = tickets;
        })
    };
    let mut play = ready(crowd(5, 4, 3));
    let events = play.ok(Command::MoveTo { location: Location::MediaCenter });
    assert!(events.contains(&Event::LacerdaDiscarded { ticket: P }));
    assert_eq!((play.s().box_office, play.s().discards), (crowd(4, 4, 3), crowd(1, 0, 0)));
    assert!(play.s().lacerda.unwrap().out);

    let mut play = ready(crowd(5, 5, 3));
    play.ok(Command::MoveTo { location: Location::SalesOffice });
    assert_eq!(play.decision(), Some(Decision::DiscardTicket), "of tied stacks the player chooses");
    assert_eq!(play.no(Command::DiscardTicket { ticket: W }), Rejection::NotTheLargestStack { ticket: W });
    play.ok(Command::DiscardTicket { ticket: B });
    assert_eq!(play.s().box_office, crowd(5, 4, 3));
    assert_eq!(play.s().lacerda.unwrap().supply, 10, "the assistant went back to his supply");
}

fn arriving(change: impl FnOnce(&mut State)) -> Play {
    let mut play = done(Location::SalesOffice, |s| {
        house(s, Location::MediaCenter);
        change(s);
    });
    play.ok(Command::Finish {});
    play
}

#[test]
fn fact_53_his_assistants_go_to_the_upper_and_lower_part_of_the_market_in_turn() {
    let play = arriving(|_| {});
    let s = play.s();
    assert_eq!(s.market.upper[Form::Digital][column(1)], Some(Owner::Lacerda));
    assert_eq!(s.market.tiles[Form::Digital][column(1)], None, "the tile is discarded");
    let second = arriving(|s| {
        s.market.upper[Form::Digital][column(1)] = Some(Owner::Lacerda);
        s.lacerda.as_mut().unwrap().placed = 1;
    });
    assert_eq!(second.s().market.lower[Offer::One][column(1)], Some(Owner::Lacerda));
    let fifth = arriving(|s| {
        s.market.upper[Form::Digital][column(1)] = Some(Owner::Lacerda);
        s.market.upper[Form::Digital][column(3)] = Some(Owner::Seat(BLUE));
        s.lacerda.as_mut().unwrap().placed = 4;
    });
    let spot = Some(Owner::Lacerda);
    assert_eq!(fifth.s().market.upper[Form::Photo][column(1)], spot, "left to right, then down; no middle column");
    let full = arriving(|s| {
        for row in Form::ALL {
            s.market.upper[row].0 = [Some(Owner::Seat(BLUE)); 3];
        }
    });
    assert_eq!(full.s().market.lower[Offer::One][column(1)], spot, "a full part leaves the other");
}

#[test]
fn fact_54_the_last_ticket_ends_the_round_and_then_comes_one_more_action_elsewhere() {
    let mut play = done(Location::SalesOffice, |s| {
        house(s, Location::ArtistsColony);
        s.box_office = crowd(0, 0, 0);
        s.intermediate = true;
        s.player_mut(BLUE).tickets = crowd(2, 0, 0);
        s.plaza = crowd(2, 0, 0);
    });
    let events = play.ok(Command::Finish {});
    assert!(events.contains(&Event::LastRoundBegan {}));
    assert_eq!(play.no(Command::MoveTo { location: Location::SalesOffice }), Rejection::MustMove);
    play.ok(Command::MoveTo { location: Location::ArtistsColony });
    let spend = Command::SpendTicket { visitor: P, lobby: None };
    assert_eq!(play.no(spend), Rejection::ExecutiveAlreadyTaken, "one action and nothing else");
    play.ok(Command::DiscoverArtist { artist: Artist::RedPainting });
    while play.s().stage != Stage::Over {
        let command = play.legal()[0];
        play.ok(command);
    }
    assert_eq!(play.s().locations[Location::MediaCenter], HIS_PAWN, "he does not move again");
}

/// Lacerda is kicked out of the market, and the rest of the turn follows.
fn kicking_him_out_of_the_market(last_round: bool) -> Vec<Event> {
    let mut play = craft(1, |s| {
        house(s, Location::InternationalMarket);
        s.box_office = crowd(5, 4, 3);
        s.player_mut(BLUE).lobby = crowd(1, 0, 0);
        s.intermediate = true;
        s.ending = last_round;
        s.last_round = last_round;
        no_executive(s);
    });
    let mut events = play.ok(Command::MoveTo { location: Location::InternationalMarket });
    while play.s().turn == BLUE && play.s().stage != Stage::Over && !events.contains(&Event::Finished { seat: BLUE }) {
        let command = play.legal()[0];
        events.extend(play.ok(command));
    }
    events
}

#[test]
fn ruling_37_kicked_out_in_the_last_round_he_discards_a_ticket_but_places_no_assistant() {
    let placed = |events: &[Event]| events.iter().any(|event| matches!(event, Event::LacerdaPlaced { .. }));
    assert!(placed(&kicking_him_out_of_the_market(false)));
    let events = kicking_him_out_of_the_market(true);
    assert!(events.contains(&Event::LacerdaDiscarded { ticket: P }), "{events:?}");
    assert!(!placed(&events), "{events:?}");
}

/// Blue has reached all that the two cards ask for, and more.
fn finished(ambition: Ambition, money: u16, tiles: u8, masterpieces: u8, works: &[Artist], sales: &[Form]) -> bool {
    let play = over(1, |s| {
        s.ambition = ambition;
        for artist in works {
            discover(s, *artist, 4, 1);
            hang(s, BLUE, *artist);
        }
        let player = s.player_mut(BLUE);
        player.money = money;
        player.sold_masterpieces = masterpieces;
        player.curator = Card::new(0).unwrap();
        player.dealer = Card::new(0).unwrap();
        for (which, form) in sales.iter().enumerate() {
            sold(player, *form, which as u8 + 4);
        }
        // The tiles that earn nothing here: artists promoted, and so on.
        for (niche, number) in (0..tiles).zip([10, 19, 20, 2, 3, 4]) {
            player.tiles.0[usize::from(niche)] = Some(tile(number));
        }
    });
    let score = &scores(&play)[BLUE];
    assert_eq!(score.placing == 1, score.tally.solo.as_ref().unwrap().reached);
    score.placing == 1
}

#[test]
fn fact_55_the_three_goal_levels_ask_for_cards_tiles_masterpieces_and_money() {
    use Artist::{BlueDigital, BluePainting, BluePhoto, BlueSculpture, RedDigital};
    let small = [BluePainting, BlueSculpture, BluePhoto];
    let large = [BlueDigital, RedDigital, BlueSculpture, BluePhoto];
    let one_sale = [Form::Digital];
    let apprentice =
        |money, tiles, masterpieces| finished(Ambition::Apprentice, money, tiles, masterpieces, &small, &one_sale);
    assert!(apprentice(145, 4, 1), "145 and the goals of 10 and 5 make 160");
    assert!(!apprentice(144, 4, 1));
    assert!(!apprentice(145, 3, 1));
    assert!(!apprentice(145, 4, 0));
    assert!(!finished(Ambition::Apprentice, 200, 4, 1, &small, &[]), "no goal of the dealer card");
    assert!(!finished(Ambition::Apprentice, 200, 4, 1, &[BluePhoto], &one_sale), "no goal of the curator card");

    let experienced = |money, tiles, masterpieces, works: &[Artist]| {
        finished(Ambition::Experienced, money, tiles, masterpieces, works, &one_sale)
    };
    assert!(experienced(160, 5, 2, &large), "160 and 15 and 5 make 180");
    assert!(!experienced(159, 5, 2, &large));
    assert!(!experienced(300, 4, 2, &large));
    assert!(!experienced(300, 5, 1, &large));
    assert!(!experienced(300, 5, 2, &small), "not the highest goal of the curator card");

    let all_sales = [Form::Digital, Form::Painting, Form::Sculpture];
    let five = [Form::Digital, Form::Painting, Form::Sculpture, Form::Photo];
    let master = |tiles, masterpieces, sales: &[Form]| {
        finished(Ambition::MasterGallerist, 0, tiles, masterpieces, &large, sales)
    };
    assert!(!master(5, 3, &all_sales), "15 + 5 + 10 are not 35");
    assert!(!master(5, 3, &five));
    let play = over(1, |s| {
        s.ambition = Ambition::MasterGallerist;
        for artist in large {
            discover(s, artist, 4, 1);
            hang(s, BLUE, artist);
        }
        let player = s.player_mut(BLUE);
        player.curator = Card::new(0).unwrap();
        player.dealer = Card::new(0).unwrap();
        player.sold_masterpieces = 3;
        for (form, which) in
            [(Form::Digital, 7), (Form::Painting, 6), (Form::Sculpture, 6), (Form::Photo, 6), (Form::Photo, 7)]
        {
            sold(player, form, which);
        }
        for (niche, number) in (0..5).zip([10, 19, 20, 2, 3]) {
            player.tiles.0[niche] = Some(tile(number));
        }
    });
    assert!(scores(&play)[BLUE].tally.solo.as_ref().unwrap().reached, "15 + 25 of the cards, whatever the money");
}
