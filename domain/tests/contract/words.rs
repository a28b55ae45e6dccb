//! Words: everything that a person reads about a game is said in every language, from what the reader may see.

use std::collections::HashSet;

use salon_domain::kernel::samples::viewers;
use salon_domain::kernel::variants::option_values;
use salon_domain::kernel::words::message_id;
use salon_domain::kernel::{
    Chance, CommandError, Game, HasKind, Language, Names, Presented, Ruleset, Scene, Seat, Seats, Speaker, Speech,
    Viewer,
};
use schemars::schema_for;

use super::moments::{Choosing, Moment, Sampler, moments};
use super::texts::Reader;

/// Commands of other positions that are tried in each sampled position, to see rejections.
const ATTEMPTS: usize = 6;
/// The maximum number of commands that are remembered to be tried.
const MAX_REMEMBERED: usize = 2_000;

/// Names that begin with a consonant, so that they can be replaced by others in French too.
const NAMES: [&str; 4] = ["Zora", "Tomas", "Mirko", "Pilar"];
/// Names that must stay what they are: a selector of messages, markup, a long one, and one that turns the direction of text.
pub fn hostile_names() -> [String; 4] {
    ["none".to_owned(), "<b onload=\"x\">{ $player }&amp;".to_owned(), "x".repeat(200), "🦊\u{202e}]]>".to_owned()]
}

/// Returns names by seat.
pub fn names<T: AsRef<str>>(names: &[T]) -> Names {
    Names::new(names.iter().map(|name| Some(name.as_ref().to_owned())).collect())
}

struct Listener<R: Ruleset> {
    reader: Reader,
    plain: Names,
    hostile: Names,
    said: HashSet<String>,
    remembered: Vec<R::Command>,
    chance: Chance,
}

impl<R: Ruleset> Listener<R> {
    fn new() -> Self {
        Self {
            reader: Reader::of::<R>(),
            plain: names(&NAMES),
            hostile: names(&hostile_names()),
            said: HashSet::new(),
            remembered: Vec::new(),
            chance: Chance::public(16),
        }
    }

    /// Returns whether this is new.
    fn is_new<T: serde::Serialize>(&mut self, value: &T) -> bool {
        self.said.insert(serde_json::to_string(value).unwrap())
    }

    fn event(&mut self, event: &R::Event, viewer: Viewer) {
        let seen = R::disclose(event, viewer);
        if !self.is_new(&seen) {
            return;
        }
        for language in Language::ALL {
            let words = R::say_event(&seen, &Speech { language, names: &self.plain });
            let without_names = R::say_event(&seen, &Speech::in_language(language));
            let hostile = R::say_event(&seen, &Speech { language, names: &self.hostile });
            let replaced = NAMES
                .iter()
                .zip(hostile_names())
                .fold(words.sentence.clone(), |text, (name, other)| text.replace(name, &other));
            if hostile.sentence != replaced {
                self.reader.fault(format!("{}: a name changes the sentence: {}", event.kind(), hostile.sentence));
            }
            self.reader.words(language, event.kind(), &words);
            self.reader.words(language, event.kind(), &without_names);
            if R::uncovers(event) {
                let stop = message_id("stop", event.kind());
                let say = Speaker::new(R::messages(), Speech::in_language(language));
                self.reader.words(language, &stop, &say.words(&stop, &salon_domain::args![]));
            }
        }
    }

    fn rejection(&mut self, rejection: &R::Rejection) {
        if !self.is_new(rejection) {
            return;
        }
        for language in Language::ALL {
            self.reader.words(language, rejection.kind(), &R::say_rejection(rejection, language));
        }
    }

    fn position(&mut self, game: &Game<R>) {
        for viewer in viewers(game.table().seats) {
            let scene = Scene::of(game.state(), viewer);
            for language in Language::ALL {
                let speech = Speech { language, names: &self.plain };
                self.reader.words(language, "status", &R::say_status(&scene, &speech));
            }
            // Most tallies are as they were before.
            for (_, score) in scene.score.iter().filter(|(_, score)| self.is_new(&score.tally)).collect::<Vec<_>>() {
                for language in Language::ALL {
                    for line in R::explain(&score.tally, language) {
                        self.reader.label(language, &line.key, &line.name);
                        self.reader.sentence(language, &line.key, &line.explanation);
                    }
                }
            }
        }
    }

    fn choices(&mut self, game: &Game<R>, choosing: &Choosing<R>) {
        let Choosing { seat, commands, sampled } = choosing;
        let scene = Scene::of(game.state(), Viewer::Seat(*seat));
        for language in Language::ALL {
            let speech = Speech { language, names: &self.plain };
            let presented = R::present(&scene, &speech, *seat, commands);
            assert_eq!(presented.len(), commands.len(), "one for each command");
            let say = Speaker::new(R::messages(), speech);
            for (command, presented) in commands.iter().zip(&presented) {
                let group = say.text(&message_id("group", presented.group), &salon_domain::args![]);
                self.reader.label(language, presented.group, &group);
                self.reader.choice(language, command.kind(), (&group, &presented.words));
            }
            for fault in alike(&presented) {
                self.reader.fault(format!("{language:?}: {fault}"));
            }
            if *sampled {
                let reversed: Vec<R::Command> = commands.iter().rev().cloned().collect();
                let mut again = R::present(&scene, &speech, *seat, &reversed);
                again.reverse();
                assert_eq!(again, presented, "the result has the order of the commands");
            }
            if let Some(decision) = scene.awaiting.decision_of(*seat) {
                let words = R::say_decision(&scene, &speech, *seat, decision);
                self.reader.label(language, decision.kind(), &words.label);
                self.reader.sentence(language, decision.kind(), &words.sentence);
                self.reader.sentence(language, decision.kind(), &words.why);
            }
        }
        if *sampled {
            self.remember(commands);
            self.attempt(game, *seat);
        }
    }

    fn remember(&mut self, commands: &[R::Command]) {
        if self.remembered.len() < MAX_REMEMBERED {
            self.remembered.extend(self.chance.pick(commands).cloned());
        }
    }

    fn attempt(&mut self, game: &Game<R>, seat: Seat) {
        for _ in 0..ATTEMPTS {
            let Some(command) = self.chance.pick(&self.remembered).cloned() else { return };
            if let Err(CommandError::Rule { rejection, .. }) = game.decide(seat, &[command]) {
                self.rejection(&rejection);
            }
        }
    }
}

/// Returns the choices that cannot be told apart: by the label in their group, or by parts and label.
fn alike(presented: &[Presented]) -> Vec<String> {
    let (mut labels, mut pointed, mut faults) = (HashSet::new(), HashSet::new(), Vec::new());
    for choice in presented {
        let Presented { words, group, parts, .. } = choice;
        if !labels.insert((group, &words.label)) {
            faults.push(format!("two choices of the group {group} are called \"{}\"", words.label));
        }
        if !pointed.insert((parts, &words.label)) {
            faults.push(format!("two choices have the parts {parts:?} and the label \"{}\"", words.label));
        }
    }
    faults
}

pub fn are_said_in_every_language<R: Ruleset>(seats: Seats) {
    let mut listener = Listener::<R>::new();
    let mut sampler = Sampler::new(2, 23);
    moments::<R>(seats, |moment: &Moment<'_, R>| {
        for event in moment.events {
            viewers(seats).for_each(|viewer| listener.event(event, viewer));
        }
        moment.rejection.iter().for_each(|rejection| listener.rejection(rejection));
        let choosing = moment.choosing(&mut sampler);
        if !choosing.is_empty() || moment.game.is_over() {
            listener.position(moment.game);
        }
        choosing.iter().for_each(|choosing| listener.choices(moment.game, choosing));
    });
    listener.reader.finish();
}

pub fn of_components_are_said_in_every_language<R: Ruleset>() {
    let mut reader = Reader::of::<R>();
    let keys = |language| R::say_components(language).into_iter().map(|it| (it.kind, it.id)).collect::<Vec<_>>();
    let english = keys(Language::En);
    assert!(!english.is_empty(), "{} has components", R::KEY);
    let different: HashSet<_> = english.iter().collect();
    assert_eq!(different.len(), english.len(), "no component is named twice");
    for language in Language::ALL {
        assert_eq!(keys(language), english, "the components are the same in every language");
        for component in R::say_components(language) {
            reader.words(language, component.kind, &component.words);
        }
    }
    reader.finish();
}

pub fn of_editions_options_and_phases_are_said_in_every_language<R: Ruleset>() {
    let mut reader = Reader::of::<R>();
    for language in Language::ALL {
        let say = Speaker::new(R::messages(), Speech::in_language(language));
        let mut read = |prefix: &str, kind: &str| {
            let id = message_id(prefix, kind);
            reader.words(language, &id, &say.words(&id, &salon_domain::args![]));
        };
        R::Edition::KINDS.iter().for_each(|kind| read("edition", kind));
        R::PHASES.iter().for_each(|kind| read("phase", kind));
        for (option, values) in option_values(schema_for!(R::Options).as_value()) {
            read("option", &option);
            values.iter().for_each(|value| read(&message_id("option", &option), value));
        }
        for (prefix, kinds) in R::VOCABULARY {
            kinds.iter().for_each(|kind| reader.label(language, prefix, &say.name_of(prefix, kind)));
        }
    }
    reader.finish();
}

pub fn alike_choices_are_found() {
    let choice = |label: &str, group, part: &str| Presented {
        words: salon_domain::kernel::Words { label: label.to_owned(), sentence: String::new() },
        group,
        parts: vec![part.to_owned()],
        piece: None,
    };
    assert!(alike(&[choice("A", "x", "1"), choice("B", "x", "1"), choice("A", "y", "2")]).is_empty());
    assert_eq!(alike(&[choice("A", "x", "1"), choice("A", "x", "2")]).len(), 1);
    assert_eq!(alike(&[choice("A", "x", "1"), choice("A", "y", "1")]).len(), 1);
}
