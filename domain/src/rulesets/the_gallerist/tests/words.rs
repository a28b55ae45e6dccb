//! Texts for people: whole games in every language, and exact sentences.

use std::collections::BTreeSet;
use std::fmt::Write;

use super::super::command::Command;
use super::super::event::Event;
use super::super::pieces::{Artist, AssistantSource, Location, LocationAction, Visitor};
use super::super::{Decision, Rejection, TheGallerist};
use super::builder::*;
use crate::kernel::samples::{seed, tables_for, version_of, viewers};
use crate::kernel::steered_play::SteeredPlay;
use crate::kernel::words::message_id;
use crate::kernel::{Game, HasKind, Language, Names, Presented, Ruleset, Scene, Seat, Seats, Speech, Viewer, Words};

/// Checks that a text is fit to be read: no placeholder, no name of the code, no missing word.
fn check(text: &str, what: &str) {
    let bad = ["{", "}", "–", "  ", " .", "..", "_", " ,", "( ", "()", "'"];
    assert!(!text.is_empty() && !bad.iter().any(|bad| text.contains(bad)), "{what}: {text}");
    assert_eq!(text.trim(), text, "{what}");
}

/// Checks that French punctuation follows a no-break space.
fn check_spacing(text: &str, language: Language) {
    let plain = [" :", " ;", " ?", " !"];
    assert!(language != Language::Fr || !plain.iter().any(|plain| text.contains(plain)), "{text}");
}

fn check_sentence(text: &str, what: &str) {
    check(text, what);
    assert!(text.ends_with('.'), "a sentence ends with a full stop: {what}: {text}");
    let capital = text.chars().next().is_some_and(|first| !first.is_lowercase());
    assert!(capital, "a sentence begins with a capital letter: {what}: {text}");
}

fn check_words(words: &Words, what: &str) {
    check(&words.label, what);
    assert!(!words.label.ends_with('.'), "a label has no full stop: {what}: {}", words.label);
    check_sentence(&words.sentence, what);
}

fn names() -> Names {
    Names::new(["Ada", "Bob", "Élise", "Max"].map(|name| Some(name.to_owned())).to_vec())
}

fn check_choices(choices: &[Presented], language: Language) {
    let mut labels = BTreeSet::new();
    for choice in choices {
        let what = format!("{language:?} {}", choice.group);
        check_words(&choice.words, &what);
        check_spacing(&choice.words.sentence, language);
        assert!(labels.insert((choice.group, &choice.words.label)), "two choices {what}: {}", choice.words.label);
        check(&TheGallerist::messages().text(language, &message_id("group", choice.group), &crate::args![]), &what);
    }
}

/// Checks everything that each viewer reads before a decision, and appends what the awaited seat reads to the log.
fn check_position(game: &Game<TheGallerist>, language: Language, log: &mut String) {
    let names = names();
    let speech = Speech { language, names: &names };
    for viewer in viewers(game.table().seats) {
        let scene = Scene::<TheGallerist>::of(game.state(), viewer);
        let status = TheGallerist::say_status(&scene, &speech);
        check_words(&status, "status");
        for score in scene.score.values() {
            for line in TheGallerist::explain(&score.tally, language) {
                check(&line.name, &line.key);
                check_sentence(&line.explanation, &line.key);
            }
        }
        for (seat, decision) in scene.awaiting.iter() {
            let words = TheGallerist::say_decision(&scene, &speech, seat, decision);
            check(&words.label, decision.kind());
            check_sentence(&words.sentence, decision.kind());
            check_sentence(&words.why, decision.kind());
            if viewer.is(seat) {
                writeln!(log, "{}\n? {} ({}) {}", status.sentence, words.label, words.sentence, words.why).unwrap();
                let choices = TheGallerist::present(&scene, &speech, seat, &game.legal(seat));
                check_choices(&choices, language);
                for choice in &choices {
                    let Presented { words, group, parts, .. } = choice;
                    writeln!(log, "    [{group}] {} | {} {parts:?}", words.label, words.sentence).unwrap();
                }
            }
        }
    }
}

/// Plays a game and checks every text of it in every language; returns a log in each.
fn play(seats: u8, number: u64) -> [String; 2] {
    let mut steered = SteeredPlay::<TheGallerist>::new(number);
    let tables = tables_for::<TheGallerist>(Seats::new(seats).unwrap());
    let mut table = tables[number as usize % tables.len()].clone();
    table.version = version_of::<TheGallerist>(number);
    let mut game = if number.is_multiple_of(2) {
        Game::open(table, seed(number)).unwrap().0
    } else {
        steered.deal(table, seed(number)).unwrap()
    };
    let mut random = crate::kernel::random_play::RandomPlay::<TheGallerist>::new(number);
    let mut logs = [String::new(), String::new()];
    for _ in 0..5_000 {
        for (language, log) in Language::ALL.into_iter().zip(&mut logs) {
            check_position(&game, language, log);
        }
        let chosen = if number.is_multiple_of(3) { random.choose(&game) } else { steered.choose(&game).unwrap() };
        let Some((seat, command)) = chosen else { return logs };
        let mut events = Vec::new();
        game.play_listed(seat, &command, &mut events).unwrap();
        let names = names();
        for (language, log) in Language::ALL.into_iter().zip(&mut logs) {
            for event in &events {
                let seen = TheGallerist::disclose(event, Viewer::Seat(seat));
                let words = TheGallerist::say_event(&seen, &Speech { language, names: &names });
                check_words(&words, event.kind());
                check_spacing(&words.sentence, language);
                writeln!(log, "- [{}] {}", words.label, words.sentence).unwrap();
            }
        }
    }
    panic!("the game does not end");
}

#[test]
fn every_text_of_whole_games_can_be_read() {
    for (seats, number) in (1..=4).flat_map(|seats| (0..4).map(move |number| (seats, number))) {
        for log in play(seats, number * 4 + u64::from(seats)) {
            assert!(!log.is_empty(), "a game of {seats} seats has a log");
        }
    }
}

const DECISIONS: [Decision; 15] = [
    Decision::ChooseStart,
    Decision::Move,
    Decision::Act,
    Decision::KickedOut,
    Decision::Pay,
    Decision::RaiseFame,
    Decision::TakeTicket,
    Decision::WelcomeVisitor,
    Decision::SignContract,
    Decision::SendVisitor,
    Decision::TurnContract,
    Decision::CoverSpace,
    Decision::PlaceAssistant,
    Decision::DiscardTicket,
    Decision::TakeRenownedWork,
];

#[test]
fn every_rejection_component_and_decision_has_words() {
    let (artist, ticket, visitor) = (Artist::RedPhoto, Visitor::Investor, Visitor::Collector);
    let location = Location::MediaCenter;
    let mut rejections: Vec<Rejection> = DECISIONS.map(|awaited| Rejection::WrongDecision { awaited }).to_vec();
    rejections.extend([
        Rejection::StartTaken { location },
        Rejection::NothingToDoThere { location },
        Rejection::NoAssistantThere { from: AssistantSource::Desk },
        Rejection::ActionElsewhere { action: LocationAction::BuyWork },
        Rejection::NotEnoughInfluence { needed: 1 },
        Rejection::AlreadyDiscovered { artist },
        Rejection::NotDiscovered { artist },
        Rejection::NoSignature { artist },
        Rejection::Retired { artist },
        Rejection::CannotPay { price: 4 },
        Rejection::PaymentOutOfRange { least: 0, most: 2 },
        Rejection::FameOutOfRange { least: 0, most: 2 },
        Rejection::FameNotForThisArtist { artist },
        Rejection::WrongTicket { ticket },
        Rejection::TicketsGone { ticket },
        Rejection::WrongExchange { ticket },
        Rejection::TicketNotInHand { ticket },
        Rejection::NoSuchVisitor { visitor },
        Rejection::VisitorNotMeant { visitor },
        Rejection::NotExhibited { artist },
        Rejection::HireOutOfRange { most: 2 },
        Rejection::FullyPromoted { artist },
        Rejection::NoToken { level: 3 },
        Rejection::NotTheLargestStack { ticket },
    ]);
    let plain = [
        Rejection::NotAwaited,
        Rejection::MustMove,
        Rejection::NotOnALocation,
        Rejection::AlreadyLeaving,
        Rejection::ActionAlreadyTaken,
        Rejection::OneActionOnly,
        Rejection::ExecutiveAlreadyTaken,
        Rejection::MustAct,
        Rejection::LeavesNoAction,
        Rejection::CommissionOutstanding,
        Rejection::NoWorkLeft,
        Rejection::NoPlaceInGallery,
        Rejection::TooManyCollectors,
        Rejection::NoContractThere,
        Rejection::BonusTaken,
        Rejection::SlotInUse,
        Rejection::NoSlotFree,
        Rejection::AlreadyRevealed,
        Rejection::MustSign,
        Rejection::ContractFulfilled,
        Rejection::WrongForm,
        Rejection::ColumnUnused,
        Rejection::ColumnClosed,
        Rejection::RowClosed,
        Rejection::PlaceTaken,
        Rejection::NoReputationSpace,
        Rejection::SpaceCovered,
        Rejection::NoAssistant,
        Rejection::NotOnTheEasels,
    ];
    rejections.extend(plain);
    let kinds: BTreeSet<&str> = rejections.iter().map(HasKind::kind).collect();
    assert_eq!(kinds.len(), Rejection::KINDS.len(), "every rejection is in the list");
    for language in Language::ALL {
        for rejection in &rejections {
            check_words(&TheGallerist::say_rejection(rejection, language), rejection.kind());
        }
        let components = TheGallerist::say_components(language);
        let ids: BTreeSet<(&str, &str)> = components.iter().map(|one| (one.kind, one.id.as_str())).collect();
        assert_eq!(ids.len(), components.len(), "ids of a kind differ");
        for component in &components {
            check_words(&component.words, component.kind);
        }
        for kind in Decision::KINDS {
            let awaited =
                TheGallerist::messages().attribute(language, &message_id("decision", kind), "awaited", &crate::args![]);
            check(&awaited, kind);
        }
    }
}

fn said(event: &Event) -> [String; 2] {
    let names = names();
    Language::ALL.map(|language| TheGallerist::say_event(event, &Speech { language, names: &names }).sentence)
}

#[test]
fn events_name_the_player_in_the_grammar_of_the_language() {
    let seat = Seat::FIRST;
    assert_eq!(said(&Event::TurnBegan { seat }), ["Ada’s turn begins.", "Le tour d’Ada commence."]);
    assert_eq!(
        said(&Event::WorkBought { seat, artist: Artist::BlueDigital, price: 1 }),
        [
            "Ada buys a digital work by the blue digital artist for 1 money.",
            "Ada achète une œuvre numérique de l’artiste numérique bleu pour 1 pièce."
        ]
    );
    assert_eq!(
        said(&Event::TicketSpent { seat, visitor: Visitor::Investor, lobby: Seat::new(1) }),
        [
            "Ada spends a ticket: an Investor is sent from Bob’s lobby to the Plaza.",
            "Ada dépense un billet\u{a0}: un investisseur quitte le hall de Bob pour la Place."
        ]
    );
}

#[test]
fn a_payment_says_what_is_spent_and_what_is_left() {
    // Fact 8: at Influence 13, a price of 5 with 3 money takes the marker back to 8.
    let sale = for_sale(Artist::BluePhoto, 4, 5, ONE_VIP);
    let mut play = buying(&sale, |s| {
        s.player_mut(BLUE).influence = 13;
        s.player_mut(BLUE).money = 3;
    });
    play.accept(Command::BuyWork { artist: Artist::BluePhoto });
    let scene = Scene::<TheGallerist>::of(play.s(), Viewer::Seat(BLUE));
    let said = Language::ALL.map(|language| {
        let pay = Command::Pay { with_influence: 2 };
        TheGallerist::present(&scene, &Speech::in_language(language), BLUE, &[pay]).remove(0).words
    });
    assert_eq!(said[0].label, "Pay 3 money and 5 Influence");
    assert_eq!(said[0].sentence, "Pay with 3 money and 5 Influence: your Influence falls to 8, and you keep 0 money.");
    assert_eq!(said[1].label, "Payer 3 pièces et 5 points d’influence");
    assert_eq!(
        said[1].sentence,
        "Payer avec 3 pièces et 5 points d’influence\u{a0}: votre influence descend à 8, et il vous reste 0 pièce."
    );
    let words = TheGallerist::say_decision(&scene, &Speech::in_language(Language::En), BLUE, Decision::Pay);
    assert_eq!(words.why, "You buy a work by the blue photographer.");
}

#[test]
fn choices_say_their_consequences() {
    let play = awaiting_move(2, |_| {});
    let seat = play.s().turn;
    let scene = Scene::<TheGallerist>::of(play.s(), Viewer::Seat(seat));
    let location = Location::SalesOffice;
    let command = Command::MoveTo { location };
    let choice = Language::ALL
        .map(|language| TheGallerist::present(&scene, &Speech::in_language(language), seat, &[command]).remove(0));
    assert_eq!(choice[0].words.label, "Sales Office");
    assert_eq!(choice[1].words.label, "Bureau des ventes");
    assert_eq!(choice[0].words.sentence, "Move to the Sales Office to sign a contract or to sell a work.");
    assert_eq!(choice[1].words.sentence, "Aller au Bureau des ventes pour signer un contrat ou vendre une œuvre.");
    assert_eq!(
        (choice[0].group, choice[0].parts.as_slice()),
        ("move", ["location.sales_office".to_owned()].as_slice())
    );
}

#[test]
fn a_score_is_money() {
    let said = Language::ALL.map(|language| TheGallerist::say_points(57, &Speech::in_language(language)));
    assert_eq!(said, ["57 money in all", "57 pièces en tout"]);
}
