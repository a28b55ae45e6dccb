//! A toy game with one secret card for each seat that leaks it in a chosen place, to test the leak check.

use std::ops::RangeInclusive;
use std::sync::LazyLock;

use salon_domain::args;
use salon_domain::kernel::score::rank;
use salon_domain::kernel::{
    Awaiting, BySeat, Census, Chance, ComponentWords, DecisionWords, HasKind, Language, Line, Messages, Presented,
    Ruleset, Scene, Score, Seat, Speaker, Speech, Table, Turn, Viewer, Words,
};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// The place where the toy leaks.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Leak {
    None,
    View,
    Score,
    Legal,
    Awaiting,
    Event,
    Refusal,
    /// Only in the picture.
    Picture,
    /// Only in the words of the status.
    Status,
    /// Only in the words of a decision.
    Decision,
    /// Only in the words of a choice.
    Choice,
    /// Only in the parts that a choice names.
    Parts,
    /// Only in the words of an event.
    EventWords,
    /// `imagine` invents cards.
    Census,
    /// `imagine` deals nothing again.
    Lazy,
}

/// Two seats, a card each; a seat waits twice, then shows its card. `LEAK` is a [`Leak`].
pub struct Toy<const LEAK: u8>;

#[derive(
    Clone,
    Copy,
    Debug,
    Default,
    PartialEq,
    Serialize,
    Deserialize,
    JsonSchema,
    strum::VariantNames,
    strum::IntoStaticStr,
)]
pub enum Edition {
    #[default]
    Only,
}

#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize, JsonSchema)]
pub struct Options {}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct State {
    cards: Vec<u8>,
    waited: Vec<u8>,
    shown: Vec<bool>,
}

impl State {
    fn card(&self, seat: Seat) -> u8 {
        *self.cards.get(seat.index()).unwrap()
    }

    fn waited(&self, seat: Seat) -> u8 {
        *self.waited.get(seat.index()).unwrap()
    }

    fn shown(&self, seat: Seat) -> bool {
        *self.shown.get(seat.index()).unwrap()
    }

    /// Returns hidden information: whether the card of the other seat is odd.
    fn secret(&self, seat: Seat) -> u8 {
        let other = Seat::new(1 - seat.number()).unwrap();
        if self.shown(other) { 0 } else { self.card(other) % 2 }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Serialize, JsonSchema, strum::VariantNames, strum::IntoStaticStr)]
pub enum Decision {
    Calm,
    Nervous,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema, strum::VariantNames, strum::IntoStaticStr)]
#[serde(tag = "kind", deny_unknown_fields)]
pub enum Command {
    Wait {},
    Show {},
    /// Legal as long as the seat has not waited.
    Cough {},
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, strum::VariantNames, strum::IntoStaticStr)]
pub enum Event {
    Waited { seat: Seat, secret: u8 },
    Shown { seat: Seat, card: u8 },
}

#[derive(Clone, Debug, PartialEq, Serialize, thiserror::Error, strum::VariantNames, strum::IntoStaticStr)]
pub enum Rejection {
    #[error("not now")]
    NotNow,
    #[error("not now, and the other's card is odd")]
    NotNowWhileOdd,
}

#[derive(Serialize, JsonSchema)]
pub struct View {
    cards: Vec<Option<u8>>,
    waited: Vec<u8>,
    /// What the picture shows and what is said, though the view does not have it.
    #[serde(skip)]
    drawn: Vec<u8>,
    #[serde(skip)]
    said: Vec<u8>,
}

#[derive(Serialize, JsonSchema)]
pub enum Seen {
    Waited {
        seat: Seat,
        leaked: Option<u8>,
        #[serde(skip)]
        said: u8,
    },
    Shown {
        seat: Seat,
        card: u8,
    },
}

/// The messages: `$secret` is 0 unless the toy leaks there.
static MESSAGES: LazyLock<Messages> = LazyLock::new(|| {
    const SOURCE: &str = "said = Said { $what } { $secret }.\n    .label = { $what } { $secret }\ngroup-all = All\n";
    Messages::new([SOURCE, SOURCE])
});

fn say(speech: &Speech<'_>, what: &str, secret: u8) -> Words {
    Speaker::new(&MESSAGES, *speech).words("said", &args!["what" => what, "secret" => secret])
}

impl<const LEAK: u8> Toy<LEAK> {
    const fn leaks(leak: Leak) -> bool {
        LEAK == leak as u8
    }

    /// Returns what is said in a place: nothing, or all cards where the toy leaks.
    fn secret_in(leak: Leak, view: &View) -> u8 {
        if Self::leaks(leak) { view.said.iter().fold(0, |sum, card| sum * 7 % 29 + card) } else { 0 }
    }
}

impl<const LEAK: u8> Ruleset for Toy<LEAK> {
    const KEY: &'static str = "toy";
    const TITLE: &'static str = "Toy";
    const VERSIONS: RangeInclusive<u32> = 1..=1;
    const SEATS: RangeInclusive<u8> = 2..=2;
    const VOCABULARY: &'static [(&'static str, &'static [&'static str])] = &[];
    type Edition = Edition;
    type Options = Options;
    type Opening = Vec<u8>;
    type State = State;
    type Decision = Decision;
    type Command = Command;
    type Event = Event;
    type Rejection = Rejection;
    type View = View;
    type Seen = Seen;
    type Tally = ();
    type Components = ();

    fn check(_: &Table<Self>) -> Result<(), Rejection> {
        Ok(())
    }

    fn open(_: &Table<Self>, chance: &mut Chance) -> Vec<u8> {
        let mut deck = vec![1, 2, 3, 4, 5, 6];
        chance.shuffle(&mut deck);
        deck
    }

    fn begin(_: &Table<Self>, opening: &Vec<u8>) -> State {
        State { cards: opening.clone(), waited: vec![0; 2], shown: vec![false; 2] }
    }

    fn awaiting(state: &State) -> Awaiting<Decision> {
        let mut awaiting = Awaiting::none();
        for seat in [0, 1].into_iter().filter_map(Seat::new).filter(|seat| !state.shown(*seat)) {
            let nervous = Self::leaks(Leak::Awaiting) && state.card(seat) > 3;
            awaiting.add(seat, if nervous { Decision::Nervous } else { Decision::Calm });
        }
        awaiting
    }

    fn legal(state: &State, seat: Seat, commands: &mut Vec<Command>) {
        if state.shown(seat) {
            return;
        }
        let impatient = Self::leaks(Leak::Legal) && state.secret(seat) == 1;
        if state.waited(seat) < 2 && !impatient {
            commands.push(Command::Wait {});
        } else {
            commands.push(Command::Show {});
        }
        if state.waited(seat) == 0 {
            commands.push(Command::Cough {});
        }
    }

    fn decide(turn: &mut Turn<'_, Self>, seat: Seat, command: &Command) -> Result<(), Rejection> {
        let mut listed = Vec::new();
        Self::legal(turn.state(), seat, &mut listed);
        if !listed.contains(command) {
            let tells = Self::leaks(Leak::Refusal) && turn.state().secret(seat) == 1;
            return Err(if tells { Rejection::NotNowWhileOdd } else { Rejection::NotNow });
        }
        let secret = turn.state().secret(seat);
        let card = turn.state().card(seat);
        turn.emit(match command {
            Command::Wait {} | Command::Cough {} => Event::Waited { seat, secret },
            Command::Show {} => Event::Shown { seat, card },
        });
        Ok(())
    }

    fn apply(state: &mut State, event: &Event) {
        match event {
            Event::Waited { seat, .. } => *state.waited.get_mut(seat.index()).unwrap() += 1,
            Event::Shown { seat, .. } => *state.shown.get_mut(seat.index()).unwrap() = true,
        }
    }

    fn view(state: &State, viewer: Viewer) -> View {
        let visible = |seat: Seat| viewer.is(seat) || state.shown(seat) || Self::leaks(Leak::View);
        let seats = [0, 1].into_iter().filter_map(Seat::new);
        View {
            cards: seats.map(|seat| visible(seat).then(|| state.card(seat))).collect(),
            waited: state.waited.clone(),
            drawn: if Self::leaks(Leak::Picture) { state.cards.clone() } else { Vec::new() },
            said: state.cards.clone(),
        }
    }

    fn draw(view: &View) -> String {
        format!("{:?} {:?} {:?}", view.cards, view.waited, view.drawn)
    }

    fn disclose(event: &Event, _: Viewer) -> Seen {
        match *event {
            Event::Waited { seat, secret } => {
                Seen::Waited { seat, leaked: Self::leaks(Leak::Event).then_some(secret), said: secret }
            }
            Event::Shown { seat, card } => Seen::Shown { seat, card },
        }
    }

    fn uncovers(event: &Event) -> bool {
        matches!(event, Event::Shown { .. })
    }

    fn imagine(state: &State, viewer: Viewer, chance: &mut Chance) -> State {
        let mut imagined = state.clone();
        let known = |seat: usize| {
            Seat::new(seat as u8).is_some_and(|seat| seat.number() < 2 && (viewer.is(seat) || state.shown(seat)))
        };
        let places: Vec<usize> = (0..imagined.cards.len()).filter(|place| !known(*place)).collect();
        let mut cards: Vec<u8> = places.iter().filter_map(|place| imagined.cards.get(*place).copied()).collect();
        if !Self::leaks(Leak::Lazy) {
            chance.shuffle(&mut cards);
        }
        for (place, card) in places.into_iter().zip(cards) {
            *imagined.cards.get_mut(place).unwrap() = if Self::leaks(Leak::Census) { 6 } else { card };
        }
        imagined
    }

    fn score(state: &State, viewer: Viewer) -> BySeat<Score<()>> {
        let known = |seat| viewer.is(seat) || state.shown(seat) || Self::leaks(Leak::Score);
        let points = |seat| if known(seat) { i32::from(state.card(seat)) } else { 0 };
        rank([0, 1].into_iter().filter_map(Seat::new).map(|seat| (points(seat), Vec::new(), ())).collect())
    }

    fn messages() -> &'static Messages {
        &MESSAGES
    }

    fn present(scene: &Scene<Self>, speech: &Speech<'_>, _: Seat, commands: &[Command]) -> Vec<Presented> {
        let present = |command: &Command| Presented {
            words: say(speech, command.kind(), Self::secret_in(Leak::Choice, &scene.view)),
            group: "all",
            parts: vec![format!("part.{}", Self::secret_in(Leak::Parts, &scene.view))],
            piece: None,
        };
        commands.iter().map(present).collect()
    }

    fn say_decision(scene: &Scene<Self>, speech: &Speech<'_>, _: Seat, decision: Decision) -> DecisionWords {
        let Words { label, sentence } = say(speech, decision.kind(), Self::secret_in(Leak::Decision, &scene.view));
        DecisionWords { label, why: sentence.clone(), sentence }
    }

    fn say_event(event: &Seen, speech: &Speech<'_>) -> Words {
        match event {
            Seen::Waited { said, .. } => say(speech, "waited", if Self::leaks(Leak::EventWords) { *said } else { 0 }),
            Seen::Shown { card, .. } => say(speech, "shown", *card),
        }
    }

    fn say_rejection(rejection: &Rejection, language: Language) -> Words {
        say(&Speech::in_language(language), rejection.kind(), 0)
    }

    fn say_status(scene: &Scene<Self>, speech: &Speech<'_>) -> Words {
        say(speech, "status", Self::secret_in(Leak::Status, &scene.view))
    }

    fn say_components(_: Language) -> Vec<ComponentWords> {
        Vec::new()
    }

    fn explain((): &(), _: Language) -> Vec<Line> {
        Vec::new()
    }

    fn census(state: &State) -> Census {
        let mut census = Census::new();
        state.cards.iter().for_each(|card| *census.entry(card.to_string()).or_default() += 1);
        census
    }

    fn components() {}
}
