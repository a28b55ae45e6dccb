//! The JSON edge as this game meets it: the codes a client may rely on.

use crate::kernel::Seat;
use crate::kernel::catalogue::{AnyGame, TableChoice};
use crate::kernel::samples::seed;
use crate::rulesets::find;

fn game() -> Box<dyn AnyGame> {
    let choice = TableChoice { edition: Some("1.1"), seats: 2, options: Some("{}") };
    find("art_society").unwrap().open(&choice, seed(1)).unwrap().game
}

fn code(game: &dyn AnyGame, commands: &str) -> &'static str {
    game.decide(Seat::FIRST, commands.as_bytes()).err().unwrap().code()
}

#[test]
fn a_command_out_of_turn_has_its_own_code() {
    let game = game();
    assert_eq!(code(&*game, r#"[{"kind":"place_bid","card":3}]"#), "not_bidding");
    assert_eq!(code(&*game, r#"[{"kind":"offer_stack","w":2,"h":2}]"#), "no_auction_to_open");
    assert_eq!(code(&*game, r#"[{"kind":"take_painting","painting":"P001"}]"#), "not_your_turn_to_take");
    assert_eq!(code(&*game, r#"[{"kind":"hold_decor","decor":"1x1"}]"#), "no_decor_earned");
    assert_eq!(code(&*game, r#"[{"kind":"take_down"}]"#), "nothing_to_take_down");
    assert_eq!(code(&*game, r#"[{"kind":"finish_turn"}]"#), "turn_not_finished");
}

#[test]
fn a_cell_outside_the_wall_has_its_own_code() {
    let game = game();
    for cell in [r#"{"x":12,"y":0}"#, r#"{"x":0,"y":9}"#, r#"{"x":11,"y":3}"#, r#"{"x":255,"y":255}"#] {
        assert_eq!(code(&*game, &format!(r#"[{{"kind":"hang_painting","at":{cell}}}]"#)), "outside_wall", "{cell}");
    }
    for cell in
        [r#"{"x":-1,"y":0}"#, r#"{"x":256,"y":0}"#, r#"{"x":1.5,"y":0}"#, r#"{"x":1}"#, r#"{"x":1,"y":1,"z":1}"#]
    {
        let commands = format!(r#"[{{"kind":"hang_painting","at":{cell}}}]"#);
        assert_eq!(code(&*game, &commands), "malformed_commands", "{cell}");
    }
}

#[test]
fn a_missing_card_or_painting_has_its_own_code() {
    let mut game = game();
    let mut send = |seat: u8, commands: &str| {
        game = game.decide(Seat::new(seat).unwrap(), commands.as_bytes()).unwrap().game;
        game.awaiting()[0].seat
    };
    send(0, r#"[{"kind":"hang_painting","at":{"x":5,"y":3}}]"#);
    let auctioneer = send(1, r#"[{"kind":"hang_painting","at":{"x":5,"y":3}}]"#);
    let offer = r#"{"kind":"offer_stack","w":2,"h":2}"#;
    send(auctioneer.number(), &format!("[{offer},{offer},{offer}]"));
    let card = |card: u32| format!(r#"[{{"kind":"place_bid","card":{card}}}]"#);
    assert_eq!(code(&*game, &card(0)), "card_not_in_hand");
    assert_eq!(code(&*game, &card(21)), "card_not_in_hand");
    assert_eq!(code(&*game, &card(256)), "malformed_commands");
    for (seat, value) in [(0, 9), (1, 3)] {
        game = game.decide(Seat::new(seat).unwrap(), card(value).as_bytes()).unwrap().game;
    }
    assert_eq!(code(&*game, r#"[{"kind":"take_painting","painting":"P116"}]"#), "not_in_auction");
    for name in ["P000", "P117", "P1", "p001", "P0001", "", "P256"] {
        let commands = format!(r#"[{{"kind":"take_painting","painting":"{name}"}}]"#);
        assert_eq!(code(&*game, &commands), "malformed_commands", "{name}");
    }
}

#[test]
fn a_command_without_fields_refuses_unknown_fields() {
    let game = game();
    for kind in ["hold_painting", "store_excess", "forgo_decor", "take_down", "finish_turn"] {
        assert_eq!(code(&*game, &format!(r#"[{{"kind":"{kind}","extra":1}}]"#)), "malformed_commands");
    }
}
