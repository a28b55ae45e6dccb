//! Exact sentences in both languages.

use super::craft::{Craft, ME, accept, at, begun, craft, id, painting, refused, seat, sized, small};
use crate::kernel::{Game, Language, Names, Presented, Ruleset, Scene, Speech, Viewer};
use crate::rulesets::art_society::command::{Command, Decision};
use crate::rulesets::art_society::components::{Decor, Frame, Genre, PaintingId, components};
use crate::rulesets::art_society::event::{EarnedDecor, EndTrigger, Event};
use crate::rulesets::art_society::rejection::Rejection;
use crate::rulesets::art_society::state::{DecorDue, Edition, Phase};
use crate::rulesets::art_society::wall::Tile;
use crate::rulesets::art_society::{ArtSociety, Card};

fn names() -> Names {
    Names::new(["Ada", "Bob"].map(|name| Some(name.to_owned())).to_vec())
}

fn in_both<T>(say: impl Fn(&Speech<'_>) -> T) -> [T; 2] {
    Language::ALL.map(|language| say(&Speech { language, names: &names() }))
}

fn shown(game: &Game<ArtSociety>, command: Command) -> [Presented; 2] {
    let scene = Scene::of(game.state(), Viewer::Seat(ME));
    in_both(|speech| ArtSociety::present(&scene, speech, ME, &[command]).remove(0))
}

fn sentences(game: &Game<ArtSociety>, command: Command) -> [String; 2] {
    shown(game, command).map(|shown| shown.words.sentence)
}

fn said(event: &Event, viewer: Viewer) -> [String; 2] {
    in_both(|speech| ArtSociety::say_event(&event.disclose(viewer), speech).sentence)
}

/// A gold City Life 3x2 to hang, with gold portraits on the wall below and to the right of B2.
fn gold_frames(portraits: usize) -> Game<ArtSociety> {
    let mut craft = craft(2, Edition::Second).paint(ME, small(Genre::StillLife, 0), 4, 7).decor(ME, Decor::Tall3, 6, 6);
    let gold = [painting(2, 2, Genre::Portrait, Frame::Gold), painting(2, 2, Genre::Landscape, Frame::Gold)];
    for (painting, (x, y)) in gold.into_iter().zip([(4, 5), (2, 5)]).take(portraits) {
        craft = craft.paint(ME, painting, x, y);
    }
    craft.taken(ME, painting(3, 2, Genre::CityLife, Frame::Gold)).game()
}

#[test]
fn hanging_says_how_many_frames_it_touches_and_what_it_earns() {
    let none = sentences(&gold_frames(0), Command::HangPainting { at: at(7, 6) });
    assert_eq!(
        none,
        [
            "Hang City Life 3×2 at H7: touches no gold frame.",
            "Accrocher la scène urbaine 3×2 en H7\u{a0}: ne touche aucun cadre doré.",
        ]
    );
    let one = sentences(&gold_frames(1), Command::HangPainting { at: at(3, 3) });
    assert_eq!(
        one,
        [
            "Hang City Life 3×2 at D4: touches 1 gold frame, earns decor of up to 1 shield and lies in the eyeline.",
            "Accrocher la scène urbaine 3×2 en D4\u{a0}: touche 1 cadre doré, rapporte un décor de 1 bouclier au plus et se \
         trouve dans la ligne de vue.",
        ]
    );
    let two = sentences(&gold_frames(2), Command::HangPainting { at: at(3, 3) });
    assert_eq!(
        two,
        [
            "Hang City Life 3×2 at D4: touches 2 gold frames, earns decor of up to 2 shields and lies in the eyeline.",
            "Accrocher la scène urbaine 3×2 en D4\u{a0}: touche 2 cadres dorés, rapporte un décor de 2 boucliers au plus et \
         se trouve dans la ligne de vue.",
        ]
    );
}

#[test]
fn hanging_says_what_the_rules_then_do() {
    for portraits in 0..=2 {
        let game = gold_frames(portraits);
        for command in game.legal(ME).into_iter().filter(|command| matches!(command, Command::HangPainting { .. })) {
            let [english, _] = sentences(&game, command);
            let events = game.decide(ME, &[command]).unwrap().events;
            let shields = events.iter().find_map(|event| match event {
                Event::DecorEarned(EarnedDecor { shields, .. }) => Some(*shields),
                _ => None,
            });
            assert_eq!(english.contains("earns decor"), shields.is_some(), "{english}");
            assert!(shields.is_none_or(|shields| english.contains(&format!("up to {shields} shield"))), "{english}");
        }
    }
}

#[test]
fn hanging_names_the_cell_and_the_piece() {
    let [english, french] = shown(&gold_frames(0), Command::HangPainting { at: at(7, 6) });
    let city_life = painting(3, 2, Genre::CityLife, Frame::Gold);
    assert_eq!(
        (english.group, english.parts, english.piece),
        ("hang", vec!["wall.0.H7".to_owned()], Some(format!("piece.{city_life}")))
    );
    assert_eq!([english.words.label, french.words.label], ["H7", "H7"]);
}

#[test]
fn a_faux_pas_is_said() {
    let game = craft(2, Edition::Second)
        .paint(ME, painting(2, 2, Genre::Portrait, Frame::Wood), 0, 7)
        .taken(ME, painting(2, 2, Genre::Portrait, Frame::Black))
        .game();
    assert_eq!(
        sentences(&game, Command::HangPainting { at: at(2, 7) }),
        [
            "Hang Portrait 2×2 at C8: touches no black frame and makes a faux pas with 1 painting of its type.",
            "Accrocher le portrait 2×2 en C8\u{a0}: ne touche aucun cadre noir et fait une faute de goût avec 1 \
             tableau de son genre.",
        ]
    );
}

#[test]
fn decor_is_pointed_at_before_its_cell() {
    let mut game = gold_frames(2);
    accept(&mut game, ME, Command::HangPainting { at: at(3, 3) });
    let [english, french] = shown(&game, Command::HangDecor { decor: Decor::Wide2, at: at(7, 7) });
    assert_eq!(english.parts, ["decor.2x1", "wall.0.H8"]);
    assert_eq!(english.piece.as_deref(), Some("piece.decor.2x1"));
    assert_eq!([english.words.label, french.words.label], ["2×1 at H8", "2×1 en H8"]);
    assert_eq!(
        [english.words.sentence, french.words.sentence],
        ["Hang a 2×1 decor tile (2 shields) at H8.", "Accrocher un décor 2×1 (2 boucliers) en H8.",]
    );
}

#[test]
fn the_assistants_tile_has_a_label_of_its_own_and_its_piece() {
    let game = craft(2, Edition::Second)
        .paint(ME, small(Genre::StillLife, 0), 4, 7)
        .assistant(ME, Tile::Decor(Decor::Single))
        .taken(ME, small(Genre::Portrait, 0))
        .game();
    let [english, _] = shown(&game, Command::HangAssistantTile { at: at(6, 7) });
    assert_eq!(english.words.label, "G8 (assistant)");
    assert_eq!(english.words.sentence, "Hang a 1×1 decor tile from your assistant at G8.");
    assert_eq!(english.parts, ["assistant.0", "wall.0.G8"]);
    assert_eq!(english.piece.as_deref(), Some("piece.decor.1x1"));
}

#[test]
fn paintings_of_one_type_and_size_differ_by_their_frames() {
    let mut game = begun(2, Edition::Second);
    let mut state = game.state().clone();
    let offered = [(Genre::CityLife, 0), (Genre::CityLife, 1), (Genre::Portrait, 0)];
    let offered: Vec<PaintingId> = offered.iter().map(|(genre, nth)| small(*genre, *nth)).collect();
    (state.phase, state.taken) = (Phase::Hanging, 0);
    state.auction = offered.iter().copied().collect();
    state.order = state.seats.iter().collect();
    game = Game::resume(game.table().clone(), game.seed().clone(), state, 0);
    let scene = Scene::of(game.state(), Viewer::Seat(ME));
    let takes: Vec<Command> = offered.iter().map(|painting| Command::TakePainting { painting: *painting }).collect();
    let labels = in_both(|speech| {
        let shown = ArtSociety::present(&scene, speech, ME, &takes);
        shown.into_iter().map(|shown| shown.words.label).collect::<Vec<_>>()
    });
    assert_eq!(
        labels,
        [
            ["City Life 2×2, gold frame", "City Life 2×2, shell frame", "Portrait 2×2"],
            ["Scène urbaine 2×2, cadre doré", "Scène urbaine 2×2, cadre en nacre", "Portrait 2×2"],
        ]
    );
    assert_eq!(
        sentences(&game, takes[2])[0],
        "Take Portrait 2×2: shell frame, value 3, worth 2 points at the present prestige of its type."
    );
}

#[test]
fn type_size_and_frame_tell_all_paintings_of_the_supply_apart() {
    let supply = || components().paintings.iter().filter(|painting| !painting.is_starting());
    let mut faces: Vec<_> = supply().map(|painting| (painting.genre, painting.size(), painting.frame)).collect();
    faces.sort();
    faces.dedup();
    assert_eq!(faces.len(), supply().count());
}

#[test]
fn a_bid_says_which_one_it_replaces() {
    let mut game = begun(2, Edition::Second);
    super::craft::open_auction(&mut game);
    let bid = |card| Command::PlaceBid { card: Card::new(card) };
    assert_eq!(sentences(&game, bid(7)), ["Seal a bid of 7.", "Sceller une mise de 7."]);
    accept(&mut game, ME, bid(5));
    assert_eq!(
        sentences(&game, bid(7)),
        ["Replace your sealed bid of 5 with a bid of 7.", "Remplacer votre mise scellée de 5 par une mise de 7.",]
    );
}

#[test]
fn a_decision_says_why_it_is_asked() {
    let mut game = gold_frames(0);
    let mut state = game.state().clone();
    state.players[ME].bids.play(Card::new(12));
    game = Game::resume(game.table().clone(), game.seed().clone(), state, 0);
    let scene = Scene::of(game.state(), Viewer::Seat(ME));
    let [english, french] = in_both(|speech| ArtSociety::say_decision(&scene, speech, ME, Decision::HangPainting));
    assert_eq!([english.label, french.label], ["Hang City Life 3×2", "Accrocher la scène urbaine 3×2"]);
    assert_eq!(
        [english.sentence, french.sentence],
        [
            "Hang City Life 3×2 with a gold frame or give it to your assistant.",
            "Accrochez la scène urbaine 3×2 au cadre doré ou confiez ce tableau à votre assistant.",
        ]
    );
    assert_eq!(
        [english.why, french.why],
        ["You took it with your bid of 12.", "Vous avez pris ce tableau avec votre mise de 12.",]
    );
}

#[test]
fn a_refusal_says_its_number() {
    let mut game = gold_frames(1);
    accept(&mut game, ME, Command::HangPainting { at: at(3, 3) });
    let rejection = refused(&game, ME, Command::HoldDecor { decor: Decor::Wide2 });
    assert_eq!(rejection, Rejection::DecorTooDear { left: 1 });
    assert_eq!(
        Language::ALL.map(|language| ArtSociety::say_rejection(&rejection, language).sentence),
        [
            "That decor tile has more shields than you may still take: 1 shield.",
            "Ce décor a plus de boucliers que vous ne pouvez encore en prendre\u{a0}: 1 bouclier.",
        ]
    );
    let not_offered = Rejection::NotInAuction { painting: id("P001") };
    assert_eq!(not_offered.to_string(), "You cannot take City Life 2×2: it is not up for auction.");
}

#[test]
fn events_name_the_players() {
    let order = vec![seat(1), seat(0)];
    let bids = [Card::new(3), Card::new(12)].into_iter().collect();
    assert_eq!(
        said(&Event::BidsRevealed { bids, order }, Viewer::Spectator),
        [
            "All bids are revealed: Bob takes first with a bid of 12, then Ada with a bid of 3.",
            "Toutes les mises sont révélées\u{a0}: Bob prend en premier avec une mise de 12, puis Ada avec une mise de 3.",
        ]
    );
    let swapped = Event::DecorSwapped { owner: ME, removed: Vec::new(), hung: Vec::new() };
    assert!(said(&swapped, Viewer::Spectator)[1].starts_with("Des décors du mur d’Ada sont échangés"));
    let ended = Event::GameEnded { triggers: vec![EndTrigger::WallFull, EndTrigger::HandsEmpty] };
    assert_eq!(
        said(&ended, Viewer::Spectator),
        [
            "The game is over: a wall is full and all bid cards are played.",
            "La partie est terminée\u{a0}: un mur est complet et toutes les cartes Enchère sont jouées.",
        ]
    );
}

#[test]
fn a_sealed_card_is_said_to_its_seat_only() {
    let sealed = Event::BidSealed { seat: ME, card: Card::new(7) };
    assert_eq!(said(&sealed, Viewer::Seat(ME)), ["Ada seals a bid of 7.", "Ada scelle une mise de 7."]);
    for viewer in [Viewer::Seat(seat(1)), Viewer::Spectator] {
        assert_eq!(said(&sealed, viewer), ["Ada seals a bid.", "Ada scelle une mise."]);
    }
}

#[test]
fn a_shared_victory_names_all_winners() {
    let full = |craft: Craft, seat, nth| craft.paint(seat, sized(2, 2, nth), 0, 7).fill_except(seat, &[]);
    let mut state = full(full(craft(2, Edition::Second), ME, 0), seat(1), 4).state;
    state.phase = Phase::Over;
    let scene = Scene::of(&state, Viewer::Spectator);
    let [english, french] = in_both(|speech| ArtSociety::say_status(&scene, speech));
    assert_eq!([english.label, french.label], ["Ada and Bob share the victory", "Ada et Bob partagent la victoire"]);
    assert_eq!(
        [english.sentence, french.sentence],
        [
            "The game ended in round 1. Ada and Bob share the victory with 111 points.",
            "La partie s’est terminée à la manche 1. Ada et Bob partagent la victoire avec 111 points.",
        ]
    );
}

#[test]
fn decor_can_be_freed_and_declined_in_words() {
    let single = Decor::Single;
    let mut craft = craft(2, Edition::First)
        .paint(ME, small(Genre::StillLife, 0), 4, 7)
        .decor(ME, single, 6, 7)
        .decor(ME, single, 7, 7)
        .supply(single, 0)
        .taken(ME, small(Genre::Portrait, 0));
    craft.state.players[ME].turn.pending = false;
    craft.state.players[ME].turn.decor = Some(DecorDue { left: 1, several: false, begun: false, freed: false });
    let game = craft.game();
    let (free, forgo) = (Command::FreeDecor { decor: single }, Command::ForgoDecor {});
    assert!(game.legal(ME).contains(&free) && game.legal(ME).contains(&forgo));
    let [english, french] = shown(&game, free);
    assert_eq!([english.words.label, french.words.label], ["Free 1×1", "Libérer 1×1"]);
    assert_eq!(english.parts, ["decor.1x1", "wall.0"]);
    assert_eq!(
        [english.words.sentence, french.words.sentence],
        [
            "Swap decor tiles on your wall so that a 1×1 decor tile (1 shield) returns to the supply.",
            "Échanger des décors de votre mur pour qu’un décor 1×1 (1 bouclier) retourne dans la réserve.",
        ]
    );
    assert_eq!(
        sentences(&game, forgo),
        [
            "Decline the decor you may still take: 1 shield.",
            "Renoncer au décor que vous pouvez encore prendre\u{a0}: 1 bouclier.",
        ]
    );
    let forgone = Event::DecorForgone { seat: ME, shields: 1 };
    assert_eq!(
        said(&forgone, Viewer::Spectator),
        [
            "Ada declines the rest of the earned decor: 1 shield.",
            "Ada renonce au reste du décor gagné\u{a0}: 1 bouclier.",
        ]
    );
}
