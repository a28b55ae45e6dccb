//! The schemas match the values of random games.

use jsonschema::Validator;
use salon_domain::kernel::{Chance, Viewer};
use salon_domain::rulesets::all;
use serde_json::Value;

use super::{choose, deal, legal};

fn validator(schema: &schemars::Schema) -> Validator {
    jsonschema::draft202012::new(schema.as_value()).expect("the schema itself is valid")
}

fn check(what: &str, validator: &Validator, value: &Value) {
    if let Err(error) = validator.validate(value) {
        panic!("a {what} is not what its schema says: {error} at {}\n{value}", error.instance_path());
    }
}

fn parse(json: &serde_json::value::RawValue) -> Value {
    serde_json::from_str(json.get()).unwrap()
}

#[test]
fn the_values_of_random_games_match_their_schemas() {
    for ruleset in all() {
        let schemas = ruleset.schemas();
        let (view, event) = (validator(&schemas.view), validator(&schemas.event));
        let (command, tally) = (validator(&schemas.command), validator(&schemas.tally));
        check("list of components", &validator(&schemas.components), &ruleset.components());
        for number in 0..24 {
            let mut chance = Chance::public(number);
            let mut game = deal(ruleset, number).0;
            while let Some((seat, chosen)) = choose(&*game, &mut chance) {
                let viewers = [Viewer::Seat(seat), Viewer::Spectator];
                for viewer in viewers {
                    check("view", &view, &parse(&game.view(viewer)));
                    for score in parse(&game.score(viewer)).as_array().unwrap() {
                        check("tally", &tally, &score["tally"]);
                    }
                }
                for listed in legal(&*game, seat) {
                    check("command", &command, &listed);
                }
                let accepted = game.decide(seat, Value::Array(vec![chosen]).to_string().as_bytes()).unwrap();
                // A record file contains the stored form.
                for stored in accepted.events.stored() {
                    check("stored event", &event, &parse(&stored));
                }
                for viewer in viewers {
                    for seen in accepted.events.seen(viewer) {
                        check("event", &event, &parse(&seen));
                    }
                }
                game = accepted.game;
            }
        }
    }
}

#[test]
fn the_schemas_refuse_unknown_fields_and_kinds() {
    for ruleset in all() {
        let schemas = ruleset.schemas();
        let (command, options) = (validator(&schemas.command), validator(&schemas.options));
        let game = deal(ruleset, 0).0;
        let mut chosen = legal(&*game, game.awaiting()[0].seat)[0].clone();
        check("command", &command, &chosen);
        chosen["no_such_field"] = Value::Bool(true);
        assert!(!command.is_valid(&chosen), "unknown fields");
        assert!(!command.is_valid(&serde_json::json!({"kind": "no_such_command"})));
        assert!(!options.is_valid(&serde_json::json!({"no_such_option": 1})));
        assert!(options.is_valid(&serde_json::json!({})), "all options have defaults");
    }
}

#[test]
fn the_schemas_of_components_refuse_unknown_fields() {
    for ruleset in all() {
        let mut components = ruleset.components();
        components["no_such_field"] = Value::Bool(true);
        assert!(!validator(&ruleset.schemas().components).is_valid(&components), "{}", ruleset.about().key);
    }
}

#[test]
fn every_kind_is_named_in_its_schema() {
    for ruleset in all() {
        let (about, schemas) = (ruleset.about(), ruleset.schemas());
        let (command, event) = (schemas.command.as_value().to_string(), schemas.event.as_value().to_string());
        for kind in about.commands {
            assert!(command.contains(&format!("\"{kind}\"")), "{kind}");
        }
        for kind in about.events {
            assert!(event.contains(&format!("\"{kind}\"")), "{kind}");
        }
    }
}
