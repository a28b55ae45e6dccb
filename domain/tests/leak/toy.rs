//! A toy game with one secret card for each seat that leaks it in a chosen place, to test the leak check.

use std::ops::RangeInclusive;

use salon_domain::kernel::{
    Awaiting, BySeat, Census, Chance, Language, Line, Ruleset, Score, Seat, Table, Turn, Viewer, score::rank,
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
    #[serde(skip)]
    drawn: Vec<u8>,
}

#[derive(Serialize, JsonSchema)]
pub enum Seen {
    Waited { seat: Seat, leaked: Option<u8> },
    Shown { seat: Seat, card: u8 },
}

impl<const LEAK: u8> Toy<LEAK> {
    const fn leaks(leak: Leak) -> bool {
        LEAK == leak as u8
    }
}

impl<const LEAK: u8> Ruleset for Toy<LEAK> {
    const KEY: &'static str = "toy";
    const TITLE: &'static str = "Toy";
    const VERSIONS: RangeInclusive<u32> = 1..=1;
    const SEATS: RangeInclusive<u8> = 2..=2;
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
        }
    }

    fn draw(view: &View) -> String {
        format!("{:?} {:?} {:?}", view.cards, view.waited, view.drawn)
    }

    fn disclose(event: &Event, _: Viewer) -> Seen {
        match *event {
            Event::Waited { seat, secret } => Seen::Waited { seat, leaked: Self::leaks(Leak::Event).then_some(secret) },
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

    fn explain((): &(), _: Language) -> Vec<Line> {
        Vec::new()
    }

    fn census(state: &State) -> Census {
        let mut census = Census::new();
        state.cards.iter().for_each(|card| *census.entry(card.to_string()).or_default() += 1);
        census
    }

    fn components() -> serde_json::Value {
        serde_json::Value::Null
    }
}
