//! Words of whole games: everything that a viewer can read has words in every language.

use std::collections::{BTreeMap, BTreeSet};

use super::craft::{EDITIONS, id, table};
use crate::kernel::samples::{seed, viewers};
use crate::kernel::steered_play::SteeredPlay;
use crate::kernel::{Chance, Game, HasKind, Language, Names, Ruleset, Scene, Seat, Speech, Viewer};
use crate::rulesets::art_society::command::{Command, Decision};
use crate::rulesets::art_society::components::Decor;
use crate::rulesets::art_society::event::Event;
use crate::rulesets::art_society::{ArtSociety, Card, Rejection};

/// The maximum number of decisions of a game. No game takes that many.
const MAX_DECISIONS: usize = 50_000;

/// Kinds of commands and events that these games need not reach. `words.rs` has their sentences.
const RARE: [&str; 3] = ["free_decor", "forgo_decor", "decor_forgone"];

/// What was said so far.
#[derive(Default)]
struct Heard {
    commands: BTreeSet<&'static str>,
    decisions: BTreeSet<&'static str>,
    events: BTreeSet<&'static str>,
    texts: usize,
}

fn check_text(text: &str) {
    let placeholder = text.contains(['{', '}', '$', '_']) || text.contains("  ");
    assert!(!text.is_empty() && !placeholder && text.trim() == text, "{text:?}");
    assert!(!["P0", "P1"].iter().any(|id| text.contains(id)), "an id: {text:?}");
}

fn check_sentence(text: &str) {
    check_text(text);
    assert!(text.ends_with('.') && !text.ends_with(".."), "no sentence: {text:?}");
    let first = text.chars().next().unwrap();
    assert!(first.is_uppercase() || first.is_numeric(), "begins in lower case: {text:?}");
}

fn check_label(text: &str) {
    check_text(text);
    assert!(!text.ends_with('.') && text.chars().count() <= 50, "no label: {text:?}");
}

impl Heard {
    fn commands(&mut self, scene: &Scene<ArtSociety>, speech: &Speech<'_>, seat: Seat, commands: &[Command]) {
        let shown = ArtSociety::present(scene, speech, seat, commands);
        assert_eq!(shown.len(), commands.len());
        let mut labels = BTreeSet::new();
        for (shown, command) in shown.iter().zip(commands) {
            check_sentence(&shown.words.sentence);
            check_label(&shown.words.label);
            check_text(&ArtSociety::messages().text(
                speech.language,
                &format!("group-{}", shown.group),
                &crate::args![],
            ));
            assert!(labels.insert(&shown.words.label), "twice: {:?}", shown.words);
            assert_eq!(shown.piece.is_some(), command.cell().is_some() || command.kind() == "hold_decor");
            self.commands.insert(command.kind());
            self.texts += 2;
        }
    }

    fn position(&mut self, game: &Game<ArtSociety>, names: &Names) {
        for viewer in viewers(game.table().seats) {
            let scene = Scene::<ArtSociety>::of(game.state(), viewer);
            for language in Language::ALL {
                let speech = Speech { language, names };
                let status = ArtSociety::say_status(&scene, &speech);
                check_sentence(&status.sentence);
                check_label(&status.label);
                let Viewer::Seat(seat) = viewer else { continue };
                self.commands(&scene, &speech, seat, &game.legal(seat));
                if let Some(decision) = scene.awaiting.decision_of(seat) {
                    let words = ArtSociety::say_decision(&scene, &speech, seat, decision);
                    check_label(&words.label);
                    check_sentence(&words.sentence);
                    check_sentence(&words.why);
                    self.decisions.insert(decision.kind());
                }
                for (_, score) in scene.score.iter() {
                    for line in ArtSociety::explain(&score.tally, language) {
                        check_label(&line.name);
                        check_sentence(&line.explanation);
                    }
                }
            }
        }
    }

    fn events(&mut self, game: &Game<ArtSociety>, events: &[Event], names: &Names) {
        for event in events {
            self.events.insert(event.kind());
            for viewer in viewers(game.table().seats) {
                for language in Language::ALL {
                    let words = ArtSociety::say_event(&event.disclose(viewer), &Speech { language, names });
                    check_sentence(&words.sentence);
                    check_label(&words.label);
                }
            }
        }
    }
}

/// Plays games with scarce supplies and shows one position in three, and every event.
fn hear_games(games: u64) -> Heard {
    let names = Names::new(vec![Some("Ada".to_owned()), None, Some("Bob".to_owned()), None]);
    let mut heard = Heard::default();
    for number in 0..games {
        let edition = EDITIONS[number as usize % EDITIONS.len()];
        let mut play = SteeredPlay::<ArtSociety>::new(number);
        let mut game = play.deal(table(2 + (number / 3 % 3) as u8, edition), seed(number)).unwrap();
        let mut chance = Chance::public(number);
        for _ in 0..MAX_DECISIONS {
            if chance.below(3) == 0 {
                heard.position(&game, &names);
            }
            let Some((seat, command)) = play.choose(&game).unwrap() else { break };
            let events = game.submit(seat, &[command]).unwrap();
            heard.events(&game, &events, &names);
        }
        assert!(game.is_over());
        heard.position(&game, &names);
    }
    heard
}

#[test]
fn everything_in_games_has_words_in_every_language() {
    let heard = hear_games(240);
    let missing = |all: &[&'static str], heard: &BTreeSet<&str>| -> Vec<&'static str> {
        all.iter().copied().filter(|kind| !heard.contains(kind) && !RARE.contains(kind)).collect()
    };
    assert_eq!(missing(Command::KINDS, &heard.commands), Vec::<&str>::new());
    assert!(heard.texts > 100_000, "{} texts", heard.texts);
    assert_eq!(missing(Decision::KINDS, &heard.decisions), Vec::<&str>::new());
    assert_eq!(missing(Event::KINDS, &heard.events), Vec::<&str>::new());
}

#[test]
fn every_component_has_words_and_an_id_of_its_own() {
    for language in Language::ALL {
        let components = ArtSociety::say_components(language);
        let mut ids: BTreeMap<(&str, String), usize> = BTreeMap::new();
        for component in &components {
            check_label(&component.words.label);
            check_sentence(&component.words.sentence);
            *ids.entry((component.kind, component.id.clone())).or_default() += 1;
        }
        assert!(ids.values().all(|count| *count == 1));
        assert_eq!(components.len(), 116 + 5 + 20 + 4);
    }
}

#[test]
fn every_decision_says_what_is_awaited() {
    for language in Language::ALL {
        for kind in Decision::KINDS {
            let id = crate::kernel::words::message_id("decision", kind);
            check_label(&ArtSociety::messages().attribute(language, &id, "awaited", &crate::args![]));
        }
    }
}

/// Every rejection, in the order of declaration.
fn rejections() -> Vec<Rejection> {
    use Rejection::*;
    let (painting, decor) = (id("P013"), Decor::Wide2);
    vec![
        NoAuctionToOpen,
        NotAuctioneer,
        SomebodyStillHangs,
        NoSuchStack { w: 1, h: 7 },
        StackExhausted { w: 3, h: 2 },
        NotBidding,
        CardNotInHand { card: Card::new(7) },
        BidUnchanged,
        NotYourTurnToTake,
        WaitForNoSpace,
        NotInAuction { painting },
        NoPaintingToPlace,
        DecorFirst,
        OutsideWall,
        Overlaps,
        Unattached,
        NotOnStar,
        StartingMustHang,
        AssistantFull,
        AssistantEmpty,
        AssistantJustGiven,
        NotYourTurnToHang,
        PaintingFits,
        NotInMuseum { painting },
        OtherType,
        ExchangeDoesNotFit,
        ExchangedMustHang,
        ExchangePossible,
        NoDecorEarned,
        DecorTooDear { left: 2 },
        DecorGone { decor },
        CannotFree { decor },
        DecorNotDeclinable,
        NothingToTakeDown,
        TurnNotFinished,
    ]
}

#[test]
fn every_rejection_has_words_in_every_language() {
    let kinds: Vec<&str> = rejections().iter().map(HasKind::kind).collect();
    assert_eq!(kinds, Rejection::KINDS);
    for rejection in rejections() {
        let [english, french] = Language::ALL.map(|language| ArtSociety::say_rejection(&rejection, language));
        for words in [&english, &french] {
            check_label(&words.label);
            check_sentence(&words.sentence);
        }
        assert_eq!(rejection.to_string(), english.sentence);
        assert_ne!(english.sentence, french.sentence);
    }
}
