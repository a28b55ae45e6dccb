//! Facts 51 to 55: the solo game against Lacerda.

use super::super::command::Command;
use super::super::options::SoloGoalLevel;
use super::super::pieces::{Artist, Form, GoalCard, Location, Occupant, Offer, Owner, PieceKind};
use super::super::state::{Stage, State};
use super::super::{Decision, Event, Rejection};
use super::builder::*;
use super::scoring::{column, over, scores};

const HIS_PAWN: Option<Occupant> = Some(Occupant { owner: Owner::Lacerda, piece: PieceKind::Gallerist });
const HIS_ASSISTANT: Option<Occupant> = Some(Occupant { owner: Owner::Lacerda, piece: PieceKind::Assistant });

/// Puts Lacerda on a location.
pub(super) fn place_lacerda(s: &mut State, at: Location) {
    let lacerda = s.lacerda.as_mut().unwrap();
    lacerda.at = Some(at);
    s.locations[at] = HIS_PAWN;
}

/// Returns a solo game in which Blue has taken its location action and may still spend a ticket.
pub(super) fn done(at: Location, change: impl FnOnce(&mut State)) -> TestGame {
    acting(1, at, |s| {
        s.acted = true;
        s.plaza = counts(1, 0, 0);
        s.player_mut(BLUE).tickets = counts(1, 0, 0);
        change(s);
    })
}

#[test]
fn fact_51_lacerda_moves_clockwise_and_leaves_assistants() {
    let mut play = done(Location::SalesOffice, |_| {});
    play.accept(Command::Finish {});
    assert_eq!(play.s().locations[Location::MediaCenter], HIS_PAWN);
    assert_eq!(play.s().lacerda.unwrap().supply, 10);

    let mut play = done(Location::SalesOffice, |s| place_lacerda(s, Location::ArtistsColony));
    play.accept(Command::Finish {});
    assert_eq!(play.s().locations[Location::MediaCenter], HIS_PAWN);
    assert_eq!(play.s().locations[Location::ArtistsColony], HIS_ASSISTANT);
    assert_eq!(play.s().lacerda.unwrap().supply, 9);
    assert_eq!(play.decision(), Some(Decision::Move));

    let mut kicked = done(Location::MediaCenter, |s| place_lacerda(s, Location::ArtistsColony));
    kicked.accept(Command::Finish {});
    assert_eq!(kicked.awaited(), Some((BLUE, Decision::KickedOut)), "he kicks the player out");
    assert_eq!(
        kicked.rejected(Command::BuyWork { artist: Artist::BluePhoto }),
        Rejection::ActionElsewhere { action: super::super::pieces::LocationAction::BuyWork }
    );
}

#[test]
fn fact_52_kicking_lacerda_out_discards_a_ticket() {
    let ready = |tickets| {
        awaiting_move(1, |s| {
            place_lacerda(s, Location::MediaCenter);
            s.locations[Location::SalesOffice] = HIS_ASSISTANT;
            s.lacerda.as_mut().unwrap().supply = 9;
            s.box_office = tickets;
        })
    };
    let mut play = ready(counts(5, 4, 3));
    let events = play.accept(Command::MoveTo { location: Location::MediaCenter });
    assert!(events.contains(&Event::LacerdaDiscarded { ticket: P }));
    assert_eq!((play.s().box_office, play.s().discards), (counts(4, 4, 3), counts(1, 0, 0)));
    assert!(play.s().lacerda.unwrap().out);

    let mut play = ready(counts(5, 5, 3));
    play.accept(Command::MoveTo { location: Location::SalesOffice });
    assert_eq!(play.decision(), Some(Decision::DiscardTicket), "of tied stacks the player chooses");
    assert_eq!(play.rejected(Command::DiscardTicket { ticket: W }), Rejection::NotTheLargestStack { ticket: W });
    play.accept(Command::DiscardTicket { ticket: B });
    assert_eq!(play.s().box_office, counts(5, 4, 3));
    assert_eq!(play.s().lacerda.unwrap().supply, 10, "the assistant went back to his supply");
}

/// Plays a turn after which Lacerda moves to the market.
fn arriving(change: impl FnOnce(&mut State)) -> TestGame {
    let mut play = done(Location::SalesOffice, |s| {
        place_lacerda(s, Location::MediaCenter);
        change(s);
    });
    play.accept(Command::Finish {});
    play
}

#[test]
fn fact_53_lacerda_alternates_between_the_market_parts() {
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
    let space = Some(Owner::Lacerda);
    assert_eq!(fifth.s().market.upper[Form::Photo][column(1)], space, "left to right, then down; no middle column");
    let full = arriving(|s| {
        for row in Form::ALL {
            s.market.upper[row].0 = [Some(Owner::Seat(BLUE)); 3];
        }
    });
    assert_eq!(full.s().market.lower[Offer::One][column(1)], space, "a full part leaves the other");
}

#[test]
fn fact_54_one_more_action_follows_the_last_ticket() {
    let mut play = done(Location::SalesOffice, |s| {
        place_lacerda(s, Location::ArtistsColony);
        s.box_office = counts(0, 0, 0);
        s.intermediate = true;
        s.player_mut(BLUE).tickets = counts(2, 0, 0);
        s.plaza = counts(2, 0, 0);
    });
    let events = play.accept(Command::Finish {});
    assert!(events.contains(&Event::LastRoundBegan {}));
    assert_eq!(play.rejected(Command::MoveTo { location: Location::SalesOffice }), Rejection::MustMove);
    play.accept(Command::MoveTo { location: Location::ArtistsColony });
    let spend = Command::SpendTicket { visitor: P, lobby: None };
    assert_eq!(play.rejected(spend), Rejection::ExecutiveAlreadyTaken, "one action and nothing else");
    play.accept(Command::DiscoverArtist { artist: Artist::RedPainting });
    while play.s().stage != Stage::Over {
        let command = play.legal()[0];
        play.accept(command);
    }
    assert_eq!(play.s().locations[Location::MediaCenter], HIS_PAWN, "he does not move again");
}

/// Plays a turn in which Lacerda is kicked out of the market; returns its events.
fn kick_lacerda_out_of_the_market(last_round: bool) -> Vec<Event> {
    let mut play = awaiting_move(1, |s| {
        place_lacerda(s, Location::InternationalMarket);
        s.box_office = counts(5, 4, 3);
        s.player_mut(BLUE).lobby = counts(1, 0, 0);
        s.intermediate = true;
        s.ending = last_round;
        s.last_round = last_round;
        no_executive(s);
    });
    let mut events = play.accept(Command::MoveTo { location: Location::InternationalMarket });
    while play.s().turn == BLUE && play.s().stage != Stage::Over && !events.contains(&Event::Finished { seat: BLUE }) {
        let command = play.legal()[0];
        events.extend(play.accept(command));
    }
    events
}

#[test]
fn ruling_37_lacerda_places_nothing_in_the_last_round() {
    let placed = |events: &[Event]| events.iter().any(|event| matches!(event, Event::LacerdaPlaced { .. }));
    assert!(placed(&kick_lacerda_out_of_the_market(false)));
    let events = kick_lacerda_out_of_the_market(true);
    assert!(events.contains(&Event::LacerdaDiscarded { ticket: P }), "{events:?}");
    assert!(!placed(&events), "{events:?}");
}

/// What Blue has at the end of a solo game.
struct Ending<'a> {
    level: SoloGoalLevel,
    money: u16,
    tiles: u8,
    masterpieces: u8,
    works: &'a [Artist],
    sales: &'a [Form],
}

impl Ending<'_> {
    /// Returns whether Blue wins; the tiles and works earn no money here.
    fn wins(&self) -> bool {
        let play = over(1, |s| {
            s.goal_level = self.level;
            for artist in self.works {
                discover(s, *artist, 4, 1);
                hang(s, BLUE, *artist);
            }
            let player = s.player_mut(BLUE);
            player.money = self.money;
            player.sold_masterpieces = self.masterpieces;
            player.curator = GoalCard::new(0).unwrap();
            player.dealer = GoalCard::new(0).unwrap();
            for (which, form) in self.sales.iter().enumerate() {
                sold(player, *form, which as u8 + 4);
            }
            for (space, number) in (0..self.tiles).zip([10, 19, 20, 2, 3, 4]) {
                player.tiles.0[usize::from(space)] = Some(tile(number));
            }
        });
        let score = &scores(&play)[BLUE];
        assert_eq!(score.placing == 1, score.tally.solo.as_ref().unwrap().reached);
        score.placing == 1
    }
}

/// The works of the lower and of the higher goal of the curator card.
const LOWER_GOAL: [Artist; 3] = [Artist::BluePainting, Artist::BlueSculpture, Artist::BluePhoto];
const HIGHER_GOAL: [Artist; 4] = [Artist::BlueDigital, Artist::RedDigital, Artist::BlueSculpture, Artist::BluePhoto];

#[test]
fn fact_55_an_apprentice_needs_160_money() {
    let ending = |money, tiles, masterpieces| Ending {
        level: SoloGoalLevel::Apprentice,
        money,
        tiles,
        masterpieces,
        works: &LOWER_GOAL,
        sales: &[Form::Digital],
    };
    assert!(ending(145, 4, 1).wins(), "145 and the goals of 10 and 5 make 160");
    assert!(!ending(144, 4, 1).wins());
    assert!(!ending(145, 3, 1).wins());
    assert!(!ending(145, 4, 0).wins());
    assert!(!Ending { sales: &[], ..ending(200, 4, 1) }.wins(), "no goal of the dealer card");
    assert!(!Ending { works: &[Artist::BluePhoto], ..ending(200, 4, 1) }.wins(), "no goal of the curator card");
}

#[test]
fn fact_55_an_experienced_player_needs_the_higher_curator_goal() {
    let ending = |money, tiles, masterpieces| Ending {
        level: SoloGoalLevel::Experienced,
        money,
        tiles,
        masterpieces,
        works: &HIGHER_GOAL,
        sales: &[Form::Digital],
    };
    assert!(ending(160, 5, 2).wins(), "160 and 15 and 5 make 180");
    assert!(!ending(159, 5, 2).wins());
    assert!(!ending(300, 4, 2).wins());
    assert!(!ending(300, 5, 1).wins());
    assert!(!Ending { works: &LOWER_GOAL, ..ending(300, 5, 2) }.wins(), "not the higher goal of the curator card");
}

#[test]
fn fact_55_a_master_needs_35_money_from_the_cards() {
    let ending = |sales| Ending {
        level: SoloGoalLevel::MasterGallerist,
        money: 0,
        tiles: 5,
        masterpieces: 3,
        works: &HIGHER_GOAL,
        sales,
    };
    assert!(!ending(&[Form::Digital, Form::Painting, Form::Sculpture]).wins(), "15 + 5 + 10 are not 35");
    assert!(!ending(&[Form::Digital, Form::Painting, Form::Sculpture, Form::Photo]).wins());
    let play = over(1, |s| {
        s.goal_level = SoloGoalLevel::MasterGallerist;
        for artist in HIGHER_GOAL {
            discover(s, artist, 4, 1);
            hang(s, BLUE, artist);
        }
        let player = s.player_mut(BLUE);
        player.curator = GoalCard::new(0).unwrap();
        player.dealer = GoalCard::new(0).unwrap();
        player.sold_masterpieces = 3;
        for (form, which) in
            [(Form::Digital, 7), (Form::Painting, 6), (Form::Sculpture, 6), (Form::Photo, 6), (Form::Photo, 7)]
        {
            sold(player, form, which);
        }
        for (space, number) in (0..5).zip([10, 19, 20, 2, 3]) {
            player.tiles.0[space] = Some(tile(number));
        }
    });
    assert!(scores(&play)[BLUE].tally.solo.as_ref().unwrap().reached, "15 + 25 of the cards, for any amount of money");
}
