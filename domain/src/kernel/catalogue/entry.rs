//! The implementation of [`AnyRuleset`] for every typed ruleset.

use schemars::{JsonSchema, Schema, SchemaGenerator};
use serde_json::Value;

use super::any_events::{AnyEvents, TypedEvents};
use super::any_game::AnyGame;
use super::any_ruleset::{
    About, AnyRuleset, Dealt, OptionWords, RulesetWords, Schemas, Stored, TableChoice, Unreadable, Verified,
};
use super::parse;
use crate::args;
use crate::kernel::chance::{Chance, Purpose, Seed};
use crate::kernel::game::Game;
use crate::kernel::json::{Json, write};
use crate::kernel::kinds::HasKind;
use crate::kernel::language::Language;
use crate::kernel::record::{Difference, Record};
use crate::kernel::refusal::{CommandError, Refusal};
use crate::kernel::ruleset::Ruleset;
use crate::kernel::variants::option_values;
use crate::kernel::words::{ComponentWords, Messages, Speaker, Speech, Words, message_id};

/// The kind of the words of a game among the components.
const TERM: &str = "term";

/// A typed ruleset behind [`AnyRuleset`].
pub struct Entry<R>(std::marker::PhantomData<fn() -> R>);

impl<R: Ruleset> Entry<R> {
    /// The entry of this ruleset.
    pub const NEW: Self = Self(std::marker::PhantomData);
}

impl<R: Ruleset> AnyRuleset for Entry<R> {
    fn about(&self) -> About {
        About {
            key: R::KEY,
            title: R::TITLE,
            version: *R::VERSIONS.end(),
            fewest_seats: *R::SEATS.start(),
            most_seats: *R::SEATS.end(),
            editions: R::Edition::KINDS,
            default_edition: R::Edition::default().kind(),
            decisions: R::Decision::KINDS,
            commands: R::Command::KINDS,
            events: R::Event::KINDS,
            rejections: R::Rejection::KINDS,
        }
    }

    fn schemas(&self) -> Schemas {
        Schemas {
            options: schema_of::<R::Options>(),
            command: schema_of::<R::Command>(),
            view: schema_of::<R::View>(),
            event: schema_of::<R::Seen>(),
            tally: schema_of::<R::Tally>(),
            components: schema_of::<R::Components>(),
        }
    }

    fn components(&self) -> Value {
        serde_json::to_value(R::components()).unwrap_or_default()
    }

    fn messages(&self) -> &'static Messages {
        R::messages()
    }

    fn decision_name(&self, decision: &str, language: Language) -> Option<String> {
        R::Decision::KINDS
            .contains(&decision)
            .then(|| R::messages().attribute(language, &message_id("decision", decision), "name", &args![]))
    }

    fn words(&self, language: Language) -> RulesetWords {
        let speaker = Speaker::new(R::messages(), Speech::in_language(language));
        let named = |prefix: &str, kind: &str| speaker.words(&message_id(prefix, kind), &args![]);
        let options = option_values(schema_of::<R::Options>().as_value()).into_iter().map(|(option, values)| {
            let prefix = format!("option-{option}");
            let values = values.into_iter().map(|value| (value.clone(), named(&prefix, &value))).collect();
            let words = named("option", &option);
            (option, OptionWords { words, values })
        });
        let vocabulary = R::VOCABULARY.iter().map(|(prefix, kinds)| {
            (
                (*prefix).to_owned(),
                kinds.iter().map(|kind| ((*kind).to_owned(), speaker.name_of(prefix, kind))).collect(),
            )
        });
        let total = ("total".to_owned(), speaker.name_of("score", "total"));
        let score = ("score".to_owned(), [total].into_iter().collect());
        RulesetWords {
            editions: R::Edition::KINDS.iter().map(|kind| ((*kind).to_owned(), named("edition", kind))).collect(),
            options: options.collect(),
            vocabulary: vocabulary.chain([score]).collect(),
            phases: R::PHASES.iter().map(|kind| ((*kind).to_owned(), named("phase", kind))).collect(),
            components: R::say_components(language).into_iter().chain(terms::<R>(&speaker)).collect(),
        }
    }

    fn check(&self, choice: &TableChoice<'_>) -> Result<Json, Refusal> {
        Ok(write(&parse::table::<R>(choice)?))
    }

    fn open(&self, choice: &TableChoice<'_>, seed: Seed) -> Result<Dealt, Refusal> {
        let table = parse::table(choice)?;
        let (game, opening) = Game::<R>::open(table, seed).map_err(|rejection| Refusal::rule::<R>(None, &rejection))?;
        Ok(Dealt { game: Box::new(game), opening: write(&opening) })
    }

    fn resume(&self, stored: &Stored<'_>) -> Result<Box<dyn AnyGame>, Unreadable> {
        let table = parse::stored_table(stored.table)?;
        let mut game = match stored.snapshot {
            Some((seq, json)) => {
                let state = serde_json::from_str(json).map_err(|error| Unreadable::because("the snapshot", error))?;
                Game::<R>::resume(table, stored.seed.clone(), state, seq)
            }
            None => {
                let opening: R::Opening =
                    serde_json::from_str(stored.opening).map_err(|error| Unreadable::because("the opening", error))?;
                // `begin` may rely on a deal that `open` made, so any other deal is refused here.
                if R::open(&table, &mut Chance::of(&stored.seed, Purpose::Deal)) != opening {
                    return Err(Unreadable(Difference::Opening.to_string()));
                }
                Game::<R>::dealt(table, stored.seed.clone(), &opening)
            }
        };
        game.fold(&parse::events::<R>(stored.events)?);
        Ok(Box::new(game))
    }

    fn read_events(&self, events: &[&str]) -> Result<Box<dyn AnyEvents>, Unreadable> {
        Ok(Box::new(TypedEvents::<R>(parse::events::<R>(events)?)))
    }

    fn read_commands(&self, commands: &[u8]) -> Result<(), Refusal> {
        let commands = parse::commands::<R>(commands)?;
        let mut never_legal = commands.iter().enumerate().filter_map(|(index, it)| Some((index, R::never_legal(it)?)));
        match never_legal.next() {
            Some((index, rejection)) => Err(CommandError::<R>::Rule { index, rejection }.into()),
            None => Ok(()),
        }
    }

    fn verify(&self, record: &str) -> Result<Verified, Unreadable> {
        let record: Record<R> =
            serde_json::from_str(record).map_err(|error| Unreadable::because("the record", error))?;
        let replayed = record.verify().map_err(|difference| Unreadable(difference.to_string()))?;
        Ok(Verified {
            scores: write(&replayed.scores),
            placings: replayed.scores.values().iter().map(|score| score.placing).collect(),
            awaiting: replayed.awaiting.iter().map(parse::awaited_seats::<R>).collect(),
        })
    }
}

/// Says what the words of the game mean, each also under its other form if it has one.
fn terms<R: Ruleset>(say: &Speaker<'_>) -> Vec<ComponentWords> {
    let mut terms = Vec::with_capacity(R::TERMS.len());
    for kind in R::TERMS {
        let id = message_id("term", kind);
        let words = say.words(&id, &args![]);
        let other_form = say.has_attribute(&id, "also").then(|| ComponentWords {
            kind: TERM,
            id: format!("{kind}.also"),
            words: Words { label: say.attribute(&id, "also", &args![]), ..words.clone() },
        });
        terms.push(ComponentWords { kind: TERM, id: (*kind).to_owned(), words });
        terms.extend(other_form);
    }
    terms
}

fn schema_of<T: JsonSchema>() -> Schema {
    SchemaGenerator::default().into_root_schema_for::<T>()
}
